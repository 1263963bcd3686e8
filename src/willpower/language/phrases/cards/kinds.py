"""What cards are, said with "is" and "are": races, attributes, values; hand sizes, phases, decks."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.ability import Continuous, Keyword
from willpower.abilities.nouns import AllOf, AnyOf, Filter, KeywordIs, NameIs, RulerOf, StoneTypeIs, This
from willpower.abilities.quantities import Num, Stat
from willpower.abilities.statics import (
    AddAbilitiesOf,
    AddAttributes,
    AddRaces,
    AddValues,
    DeckRule,
    Gains,
    HandSize,
    LoseAbilities,
    ScaleChanges,
    SetAttributes,
    SetRaces,
    SkipsPhase,
)
from willpower.abilities.words import GainedKind

from ...raw import Subject
from ...rows import Family, Holes, L, R, each, either

ROWS: list[Family] = []
SUBJECT = Subject()
OTHERS = "in addition to (its|their) other (races|traits|races or traits|types)"

# ---- races ----------
ROWS += R("vp", Gains, "is~are {mods:kindof#}", what=SUBJECT)
ROWS += R("vp.s", Gains, "'s {mods:kindof.s}", what=SUBJECT)
KINDS = ("kindof", "AddRaces", f"(<race> (and <race>|) {OTHERS}|also <race>)")
ROWS += R(
    "kindof.s",
    AddRaces,
    f"(a {{races:race.s}} (and a {{races:race.s}}|) {OTHERS}|"
    "also a {races:race.s} (and a {races:race.s}|))",
    said=KINDS,
)
ROWS += R(
    "kindof.p",
    AddRaces,
    f"({{races:race.p}} (and {{races:race.p}}|) {OTHERS}|also {{races:race.p}} (and {{races:race.p}}|))",
    said=KINDS,
)
# 1020.1: as with "become", the others are lost
ROWS += R("kindof.p", SetRaces, "{races:race.p}", said=("setraces", "SetRaces", "{races:race.p}"))
CHOSEN: dict[str, Any] = {"races": (), "chosen": -2}
ROWS += R("kindof.sp", AddRaces, f"the chosen race {OTHERS}", **CHOSEN)
ROWS += R("mod", AddRaces, "(the chosen|that) race (in addition to (its|their) other races|)", **CHOSEN)

# ---- attributes ----------
LIST = "{attributes:attributelist}"
EVERY = ("kindof", "SetAttributes", "(every attribute|all attributes)")
SAME = "in addition to (its|their) other attributes"
for category in ("kindof.sp", "becoming"):
    ROWS += R(category, AddAttributes, f"{LIST} {SAME}", said=("kindof", "AddAttributes", f"{LIST} {SAME}"))
ROWS += R("kindof.sp", SetAttributes, LIST)
ROWS += R(
    "becoming",
    SetAttributes,
    f"({LIST}|(the chosen|that) attribute)",
    build=lambda h: SetAttributes(h["attributes"]) if "attributes" in h else SetAttributes(0, -1),
    split=lambda n: {"attributes": n.attributes},
)
for category in ("kindof.sp", "becoming"):
    ROWS += R(category, SetAttributes, EVERY[2], attributes=S.ALL_ATTRIBUTES, said=EVERY)
ROWS += R("mod", AddAttributes, EVERY[2], attributes=S.ALL_ATTRIBUTES, said=EVERY)
ROWS += R(
    "mod",
    AddAttributes,
    "((all|) (the|) (attribute|attributes) of {of:noun}|the same (attribute|attributes) as {of:noun})",
    build=lambda h: _attributes_of(h),
    split=lambda n: {"of": getattr(n.like, "what", None)},
)


def _attributes_of(h: Holes) -> AddAttributes | None:
    """The attributes of another card that is there all the time."""
    return AddAttributes(0, like=Stat("attributes", h["of"])) if isinstance(h["of"], RulerOf) else None


ROWS += R("loss", SetAttributes, "all attributes", attributes=0)

# ---- magic stones of one of several kinds (201.4) ----------
STONES: dict[str, int] = {}
NAMES = tuple(S.ATTRIBUTE_NAME[bit] for bit in S.ATTRIBUTES)
for many in (3, 4, 5):
    for some in combinations(NAMES, many):
        bits = sum(S.ATTRIBUTE_BY_NAME[name] for name in some)
        words = f"{' , '.join(some[:-1])} or {some[-1]}"
        STONES[f"{words} magic_stone~magic_stones"] = bits
ROWS += L("onehead", StoneTypeIs, "attributes", STONES)

# ---- abilities ----------
GAINED: tuple[GainedKind, ...] = ("activate", "automatic", "continuous", "keyword")
OF_KIND: dict[str, GainedKind] = {f"(all|the) {kind} abilities of {{what}}": kind for kind in GAINED} | {
    "(all|the) symbol skills of {what}": "symbol skill",  # 1413.2
    "{what:owning} symbol skills": "symbol skill",
}
ROWS += L("mod", AddAbilitiesOf, "kind", OF_KIND)

# ---- by how much values change (910.1) ----------
OF = "((the|) (ATK or DEF|ATK and/or DEF) of {what}|{what:owning} ATK or DEF)"
CHANGES = (
    ("increase", "increases", "increased", True),
    ("decrease", "decreases", "decreased", False),
    ("reduce", "reduces", "reduced", False),
)
FACTORS = (("(by|) (double|twice) that much", 2), ("(by|) three times that much", 3), ("none", 0))
for verb, verbs, done, up in each(
    "changed", each("changes", each("change", CHANGES, counted=False), 1, False), 2, False
):
    for much, factor in each("amount", FACTORS, counted=False):
        words = f"if a spell or ability would {verb} {OF} , it {verbs} {much} instead"
        ROWS += R("static", ScaleChanges, words, up=up, factor=factor)
    words = f"((the|) ATK (and|or) DEF of {{what}}|{{what:owning}} ATK (and|or) DEF) cannot be {done}"
    ROWS += R("static", ScaleChanges, f"{words} (by spells or abilities|by effects|)", up=up, factor=0)
    for word, stat in each("stat", (("ATK", "atk"), ("DEF", "def")), counted=False):
        words = f"((the|) {word} of {{what}}|{{what:owning}} {word}) cannot be {done}"
        words += " (by spells or abilities|by effects|)"
        ROWS += R("static", ScaleChanges, words, up=up, factor=0, stat=stat)

# ---- hands, phases, decks ----------
ROWS += R(
    "static",
    HandSize,
    "{who:whose} maximum hand size is (increased by {amount}|(reduced|decreased) by {n})",
    build=lambda h: _hand_size(h),
    split=lambda n: {"who": n.who, "amount": n.amount, "n": _opposite(n.amount)},
)


def _opposite(amount: Any) -> Num | None:
    return Num(-amount.n, phrase=amount.phrase) if isinstance(amount, Num) else None


def _hand_size(h: Holes) -> HandSize | None:
    amount = h["amount"] if "amount" in h else _opposite(h["n"])
    return None if amount is None else HandSize(h["who"], amount)


ROWS += R(
    "static",
    SkipsPhase,
    "({who:plainwho#} skips~skip (their|your)|skip your) {phase:phase} (phase|phases)",
    build=lambda h: SkipsPhase(h.get("who"), h["phase"]),
)
ANY = "any number of"
ROWS += R(
    "static",
    DeckRule,
    f"you (can|may) have {ANY} cards named {{name:name}} in your deck",
    build=lambda h: DeckRule("copies", what=Filter((NameIs(h["name"]),))),
    split=lambda n: {"name": n.what.preds[0].name},
)

# ---- what an awakened card gains, said shortly ----------
for stop in either(".", ""):
    ROWS += R(
        "anyability",
        Keyword,
        f"[awakening] {{cost:cost!}} : {{mods:mod,}} {stop}",
        build=lambda h: (
            Keyword(
                keyword="awakening",
                cost=h["cost"],
                abilities=(Continuous(effects=(Gains(This(), h["mods"]),)),),
            )
            if any(isinstance(mod, AddValues) for mod in h["mods"])
            else None
        ),
        split=lambda n: {"cost": n.cost, "mods": n.abilities[0].effects[0].mods},
        tuples="mods",
    )

# "gains ... and loses all other abilities": what is gained stays (909.1d)
ROWS += R(
    "vp",
    Gains,
    "gains~gain {mods:mod,} and loses~lose all other abilities",
    build=lambda h: Gains(SUBJECT, (LoseAbilities(), *h["mods"])),
    split=lambda n: {"mods": n.mods[1:]},
)
ROWS += R("post", AnyOf, "(with|that (has|have)) {preds:keywordword/}", check=lambda h: len(h["preds"]) > 1)
for category, words, listed in (
    ("haskeywords", "{preds:keywordword/}", AnyOf),
    ("haskeywords", "{preds:keywordword,}", AllOf),
):
    ROWS += R(
        category,
        listed,
        words,
        check=lambda h: len(h["preds"]) > 1,
        said=("haskeywords", "AnyOf", "({preds:keywordword/}|{preds:keywordword,})"),
    )
ROWS += R("keywordword", KeywordIs, "{keyword:anykeyword}")
