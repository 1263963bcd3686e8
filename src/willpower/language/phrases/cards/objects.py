"""Gems, control, targets named on their own, choices of words and numbers, other sides."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.effects import (
    AddTo,
    Attach,
    ChangeTargets,
    ChooseCards,
    ExchangeControl,
    GainControl,
    GainGem,
    Produce,
    Standby,
    Targeting,
)
from willpower.abilities.nouns import All, Filter, RulerOf, Target, You
from willpower.abilities.quantities import Num

from ...raw import DoneThisWay
from ...rows import A, Family, Holes, R
from .nouns import no_other, other

ROWS: list[Family] = []
EVERY = ("{W}", "{R}", "{U}", "{G}", "{B}")
ATTRIBUTES = ("light", "fire", "water", "wind", "darkness")

# ---- control, battle against each other ----------
ROWS += R("act", GainControl, "(gains~gain|takes~take) control of {what} ({duration}|)")
ROWS += R("special", GainControl, "{duration} , (you|) gain control of {what}")

# ---- targets named on their own ----------
ROWS += R("act.p", Targeting, "target {targets:aimed}")
ROWS += R("bare", Targeting, "target {targets:aimedbare}")
ROWS += R("aimedbare", Target, "{filter:filter.s}", slot=0)
ROWS += R(
    "aimed",
    Target,
    "another {filter:filter.s}",
    build=lambda h: Target(0, other(h["filter"])),
    split=lambda n: {"filter": no_other(n.filter)},
)
ROWS += R(
    "aimed",
    Target,
    "(a {filter:filter.s}|({least}|up to {most}) ({filter:filter.p} <players:orplayers>|"
    "<players:playersor> {filter:filter.p}))",
    build=lambda h: _aimed(h),
)


def _aimed(h: Holes) -> Target:
    """So many exactly, or up to so many."""
    players = h.get("players", 0)
    if "most" in h:
        return Target(0, h["filter"], Num(0), h["most"], players)
    return Target(0, h["filter"], h.get("least"), h.get("least"), players)


ROWS += R(
    "act",
    ChooseCards,
    "(also|) chooses~choose {choice}",
    check=lambda h: not isinstance(h["choice"], DoneThisWay),
)

# ---- additions, attached cards ----------
ROWS += R(
    "act", AddTo, "((adds~add|bestows~bestow|moves~move) {what} (to|on to|onto)|puts~put {what} on to) {to}"
)
ROWS += R("act", Attach, "attaches~attach {what} to {to}")
ROWS += A("instandby", Standby, "(its owner's|their) standby area")
ROWS += A("instandby", Standby, "your standby area", under=You())
ROWS += R(
    "act",
    Standby,
    "puts~put {what} (into {*instandby} (face down|)|face down (into|in) {*instandby})",
)

# ---- rulers and other sides ----------

# ---- gems (1027) ----------
ROWS += R("act", GainGem, "gains~gain {count} gems of any one attribute", attribute=0, same=True)
ROWS += R("act", GainGem, "gains~gain {count} gems of different attributes", attribute=0, different=True)
SAME_AS = "of the same (attribute|attributes) as {like:shared}"
ROWS += R("act", GainGem, f"gains~gain ({{count}} gems|a gem) {SAME_AS}", build=lambda h: _gems(h))


ROWS += R(
    "act",
    GainGem,
    "gains~gain a gem of any attribute (if it|that) doesn't share an attribute with {unlike:group.s}",
    attribute=0,
    count=Num(1),
)


def _gems(h: Holes) -> GainGem:
    return GainGem(0, h.get("count", Num(1)), like=h["like"])


# ---- will that may be spent on some things only ----------
ONLY = "(you can|you may|) spend (this|that) will only to"
ROWS += R(
    "act",
    Produce,
    "produces~produce {one:onewill} and {two:onewill}",
    build=lambda h: Produce((h["one"] + h["two"],)),
    split=lambda n: dict(zip(("one", "two"), _halves(n.choices[0]), strict=True)),
)
ROWS += R(
    "act",
    Produce,
    "produces~produce {count} (will|wills) in any combination of (attributes|{one:onewill} and/or "
    "{two:onewill})",
    build=lambda h: Produce((h["one"], h["two"]) if "one" in h else EVERY, h["count"]),
    split=lambda n: {"count": n.count, "one": n.choices[0], "two": n.choices[1]},
)
ROWS += R(
    "act",
    Produce,
    "produces~produce {count} (will|wills) of any one attribute",
    choices=EVERY,
    same=True,
)


def _halves(symbols: str) -> tuple[str, str]:
    middle = symbols.index("}") + 1
    return symbols[:middle], symbols[middle:]


# ---- targets of others ----------
ROWS += R(
    "act",
    ChangeTargets,
    "(changes~change the (target|targets) of {what} (to {to}|)|chooses~choose (new targets|a new target) "
    "for {what})",
)

ROWS += R(
    "act",
    Produce,
    "produces~produce (one will of|{count} wills of) ((an|any) attribute shared with {of_stones:shared}|"
    "{of_stones:owning} (attribute|attributes)|(an|any) attribute (of {of_stones:plain}|"
    "among (all|) {of_stones:bareplural.p}))",
    build=lambda h: Produce((), same="count" in h, **h),
)
ROWS += R(
    "act",
    Produce,
    "produces~produce (one|a) will of any attribute that (a {filter:filter.s}|{filter:filter.p}) could "
    "produce",
    build=lambda h: Produce((), of_stones=All(h["filter"]), could=True) if _stones(h["filter"]) else None,
    split=lambda n: {"filter": n.of_stones.filter},
)


def _stones(filter: Filter) -> bool:
    """Magic stones have no attribute but that of the will they produce (201.4)."""
    return not filter.zones and any(getattr(one, "types", 0) == S.MAGIC_STONE for one in filter.preds)


ROWS += R(
    "shared",
    DoneThisWay,
    "((the (gem|card|Magic Crest)|all gems) <verb:done> this way|the <verb:done> gem)",
)
ROWS += R("shared", Target, "target {filter:filter.s}", slot=0)
ROWS += R("shared", RulerOf, "your <types:ruler>", whose=You())

ROWS += R(
    "act",
    ExchangeControl,
    "(exchanges~exchange|switches~switch) (the|) control of {first:plain} and {second:plain} "
    "{duration:duration?}",
)
ROWS += R(
    "act",
    Produce,
    "produces~produce one will of <chosen:eachorchosen> attribute",
    build=lambda h: Produce((), chosen=True) if h["chosen"] else Produce(("".join(EVERY),)),
    split=lambda n: {},
)
