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
    Move,
    Produce,
    Standby,
    Targeting,
)
from willpower.abilities.nouns import RulerOf, Target, You
from willpower.abilities.quantities import Num

from ...raw import DoneThisWay, Pronoun
from ...rows import R, Row, either

ROWS: list[Row] = []
ATTRIBUTES = ("light", "fire", "water", "wind", "darkness")

# ---- control, battle against each other ----------
ROWS += R("act", GainControl, "gains~gain control of {what}")
ROWS += R("act", GainControl, "gains~gain control of {what} {duration}")
ROWS += R("special", GainControl, "{duration} , (you|) gain control of {what}")

# ---- targets named on their own ----------
ROWS += R("act.p", Targeting, "target {targets:aimed}")
ROWS += R("aimed", Target, "a {filter:filter.s}", slot=0)
ROWS += R("bare", Targeting, "target {targets:aimedbare}")
ROWS += R("aimedbare", Target, "{filter:filter.s}", slot=0)
ROWS += R(
    "aimed",
    Target,
    "{most} {filter:filter.p}",
    build=lambda h: Target(0, h["filter"], h["most"], h["most"]),
)
ROWS += R("aimed", Target, "up to {most} {filter:filter.p}", slot=0, least=Num(0))
ROWS += R(
    "act", ChooseCards, "chooses~choose {choice}", check=lambda h: not isinstance(h["choice"], DoneThisWay)
)

# ---- additions, attached cards ----------
ROWS += R("act", AddTo, "(adds~add|bestows~bestow|moves~move) {what} (to|on to|onto) {to}")
ROWS += R("act", Attach, "attaches~attach {what} to {to}")
ROWS += R("act", Standby, "puts~put {what} into (your|its owner's|their) standby area face down")

# ---- rulers and other sides ----------
ROWS += R("act", Move, "removes~remove {what} inverted from the game", to=S.REMOVED, side="despair")

# ---- gems (1027) ----------
ROWS += R("act", GainGem, "gains~gain {count} gems of any one attribute", attribute=0)
ROWS += R("act", GainGem, "gains~gain {count} gems of different attributes", attribute=0, different=True)
SAME_AS = "of the same (attribute|attributes) as {like:shared}"
ROWS += R("act", GainGem, f"gains~gain {{count}} gems {SAME_AS}", attribute=0)
ROWS += R("act", GainGem, f"gains~gain a gem {SAME_AS}", attribute=0, count=Num(1))

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
    "produces~produce {count} (will|wills) in any combination of attributes",
    choices=("{W}", "{R}", "{U}", "{G}", "{B}"),
)
ROWS += R(
    "act",
    Produce,
    "produces~produce {count} (will|wills) in any combination of {one:onewill} and/or {two:onewill}",
    build=lambda h: Produce((h["one"], h["two"]), h["count"]),
    split=lambda n: {"count": n.count, "one": n.choices[0], "two": n.choices[1]},
)
ROWS += R(
    "act",
    Produce,
    "produces~produce {count} (will|wills) of any one attribute",
    choices=("{W}", "{R}", "{U}", "{G}", "{B}"),
    same=True,
)


def _halves(symbols: str) -> tuple[str, str]:
    middle = symbols.index("}") + 1
    return symbols[:middle], symbols[middle:]


# ---- targets of others ----------
ROWS += R("act", ChangeTargets, "changes~change the target of {what}")
ROWS += R("act", ChangeTargets, "changes~change the target of {what} to {to}")
ROWS += R("act", ChangeTargets, "changes~change the targets of {what}")
ROWS += R("act", ChangeTargets, "chooses~choose (new targets|a new target) for {what}")

ROWS += R("act.p", Targeting, "{targets:aimedsingle}")
ROWS += R(
    "act",
    Produce,
    "produces~produce one will of (an|any) attribute shared with {of_stones:shared}",
    choices=(),
)
ROWS += R(
    "act",
    Produce,
    "produces~produce {count} wills of an attribute shared with {of_stones:shared}",
    choices=(),
    same=True,
)
ROWS += R("shared", DoneThisWay, "the (gem|card|Magic Crest) banished this way", verb="banished")
ROWS += R("shared", RulerOf, "your <types:ruler>", whose=You())
ROWS += R("shared", DoneThisWay, "all gems banished this way", verb="banished")
ROWS += R("shared", DoneThisWay, "the (Magic Crest|card) rested this way", verb="rested")

ROWS += R(
    "act",
    ExchangeControl,
    "(exchanges~exchange|switches~switch) (the|) control of {first:plain} and {second:plain}",
)
ROWS += R("act", Produce, "produces~produce one will of each attribute", choices=("{W}{R}{U}{G}{B}",))
ROWS += R("owning", Pronoun, "that (gem's|token's|spell's|entity's)", kind="that")
ROWS += R("act", Produce, "produces~produce one will of the chosen attribute", choices=(), chosen=True)
for words in either("attribute", "attributes"):
    ROWS += R("act", Produce, f"produces~produce one will of {{of_stones:owning}} {words}", choices=())
