"""Becoming something else: types, races, attributes and values; copies with exceptions (1017, 1020)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import AllConds
from willpower.abilities.effects import Apply, ChooseWord, Effect, May, Sequence
from willpower.abilities.nouns import Choose, Host, RulerOf, This
from willpower.abilities.quantities import Stat
from willpower.abilities.statics import (
    AddAbilities,
    AddAttributes,
    AddRaces,
    AddTypes,
    BecomeCopy,
    Duration,
    EntersWith,
    Gains,
    OnlyWhile,
    SetAttributes,
    SetRaces,
    SetTypes,
    SetValues,
    Static,
)
from willpower.abilities.words import ChoiceKind

from ...raw import Pronoun, Subject
from ...rows import Family, Holes, L, R, each

ROWS: list[Family] = []
SUBJECT = Subject()
ATTRIBUTES = ("light", "fire", "water", "wind", "darkness")
TYPES = (
    ("resonator", S.RESONATOR),
    ("regalia", S.REGALIA),
    ("addition", S.ADDITION),
    ("magic stone", S.MAGIC_STONE),
)

# ---- values, attributes, races and types in one phrase --------------------
WITH = "(with {mods:keywordmod,}|)"


def _something(h: Holes) -> bool:
    """ "Becomes with [Flying]" is no English."""
    mods = h.get("mods", ())
    return any(not isinstance(mod, AddAbilities) for mod in mods) and not (
        len(mods) == 1 and isinstance(mods[0], (SetRaces, SetAttributes, SetTypes))
    )


ROWS += R(
    "vp",
    Gains,
    f"becomes~become a {{mods:size?}} {{mods:newattribute?}} {{mods:setrace?}} {{mods:settype?}} {WITH}",
    what=SUBJECT,
    check=_something,
)
ROWS += R(
    "vp.p",
    Gains,
    f"(become {{mods:size?}} {{mods:newattribute?}} {{mods:setrace?}} {{mods:settypes}} "
    f"{WITH}|become {{mods:size?}} {{mods:newattribute?}} {{mods:setraces}} {WITH})",
    what=SUBJECT,
)
ROWS += R("setraces", SetRaces, "{races:race.p}")
NEW_TYPE = ("settype", "SetTypes", "<type> | <type>s")
MORE_TYPES = ("settype", "AddTypes", "(<type>|<type>s) in addition to (its|their) other (types|type)")
NAMED = "|".join(f"a {word}|{word if 'regalia' in word else word + 's'}" for word, _ in TYPES)
BESIDES = f"in addition to ((its|their) (other|) (types|type)|being ({NAMED}))"
for word, bits in each("type", TYPES, counted=False):
    plural = word if "regalia" in word else word + "s"
    ROWS += R("settypes", SetTypes, plural, types=bits, said=NEW_TYPE)
    for one, category in ((word, "settype"), (plural, "settypes")):
        ROWS += R(category, AddTypes, f"{one} {BESIDES}", types=bits, said=MORE_TYPES)
        ROWS += R("also" + category, AddTypes, f"{one} {BESIDES}", types=bits, said=MORE_TYPES)
ROWS += R(
    "static",
    Gains,
    "treat {what:noun.p} (also|) as {mods:size} {mods:settypes}",
    build=lambda h: _gaining(Gains(h["what"], h["mods"])),
    split=lambda n: {"what": n.what, "mods": n.mods},
)
OF_SIZE = ("vp", "Gains", "(is a|are) {mods:size} {mods:setrace?} ({mods:alsosettype}|{mods:alsosettypes})")
ROWS += R("vp.s", Gains, "is a {mods:size} {mods:setrace?} {mods:alsosettype}", what=SUBJECT, said=OF_SIZE)
ROWS += R("vp.p", Gains, "are {mods:size} {mods:setrace?} {mods:alsosettypes}", what=SUBJECT, said=OF_SIZE)
for word, bits in each("type", TYPES[1:], counted=False):
    ROWS += R("settype", SetTypes, word, types=bits, said=NEW_TYPE)
ROWS += R("newattribute", SetAttributes, "{attributes:attribute}")
PAIRS = [(one, two) for one in ATTRIBUTES for two in ATTRIBUTES if one != two]
for one, two in PAIRS:
    both = S.ATTRIBUTE_BY_NAME[one] | S.ATTRIBUTE_BY_NAME[two]
    first, second = each("attribute", (one, two), counted=False)
    slashed = each("attributes", [f"{one}/{two}"], counted=False)[0]
    ROWS += R("newattribute", SetAttributes, f"({first} and {second}|{slashed})", attributes=both)
ROWS += R(
    "becoming",
    AddRaces,
    "(a {races:race.s} in addition to (its|their) other (races|traits|types)|{races:race.p} "
    "in addition to (its|their) other (races|traits|types))",
)

# ---- "It's still a magic stone": what it was it still is --------------------


def _still(h: Holes) -> Sequence | None:
    """The types are gained, not exchanged (1020.1)."""
    apply: Any = h["becomes"]
    if not isinstance(apply, Apply):
        return None
    statics = tuple(_gaining(static) if isinstance(static, Gains) else static for static in apply.statics)
    return None if statics == apply.statics else Sequence((replace(apply, statics=statics),))


def _standing(effects: tuple[Static, ...]) -> OnlyWhile | None:
    """The same of a continuous ability."""
    kept = tuple(_gaining(one) if isinstance(one, Gains) else one for one in effects)
    return None if kept == effects else OnlyWhile(AllConds(()), kept)


def _gaining(static: Gains) -> Gains:
    return replace(
        static,
        mods=tuple(
            AddTypes(mod.types, mod.general, phrase=mod.phrase) if isinstance(mod, SetTypes) else mod
            for mod in static.mods
        ),
    )


for word, _ in each("type", (*TYPES, ("original type", 0)), counted=False):
    plural = word if "regalia" in word else word + "s"
    still = f"((it's|it is) still (a|an|its) {word}|(they're|they are) still (their|) ({plural}|{word}))"
    ROWS += R(
        "item",
        Sequence,
        f"{{becomes:becomingclause}} . {still}",
        build=_still,
        split=lambda n: {"becomes": n.parts[0]},
        said=("item", "Sequence", "{becomes:becomingclause} . (it's|they're) still <type>"),
    )
    ROWS += R(
        "statement",
        OnlyWhile,
        f"{{effects:clauses}} . {still}",
        build=lambda h: _standing(h["effects"]),
        split=lambda n: {"effects": n.effects},
        said=("item", "Sequence", "{becomes:becomingclause} . (it's|they're) still <type>"),
    )
ROWS += R("becomingclause", Apply, "({statics:clauses} {duration}|{duration} , {statics:clauses})")

# ---- an attribute or a race that is chosen --------------------
ROWS += R("becoming", SetRaces, "the chosen race", races=(), chosen=-2)
CHOSEN_ONE = {"attribute": (SetAttributes(0, -1),), "race": (AddRaces((), -2),)}
ROWS += L("vp", Gains, "mods", {f"is~are the chosen {w}": m for w, m in CHOSEN_ONE.items()}, what=SUBJECT)
CHOSEN: tuple[tuple[str, ChoiceKind, Any], ...] = (
    ("becomes~become (an|the) attribute of your choice", "attribute", SetAttributes(0, -1)),
    ("gains~gain an attribute of your choice", "attribute", AddAttributes(0, -1)),
    ("becomes~become (a|the) race of your choice", "race", SetRaces((), -2)),
    ("gains~gain a race of your choice", "race", AddRaces((), -2)),
)


def _choosing(h: Holes, kind: ChoiceKind, mod: Any) -> Sequence:
    mods = (*h.get("mods", ()), mod)
    return Sequence((ChooseWord(kind, 0), Apply((Gains(h["what"], mods),), h["duration"])))


for words, kind, mod in each("chosen", CHOSEN, counted=False):
    ROWS += R(
        "clause",
        Sequence,
        f"{{what:subject#}} (loses~lose {{mods:loss,}} and|) {words} {{duration}}",
        build=lambda h, kind=kind, mod=mod: _choosing(h, kind, mod),  # type: ignore[misc]
        split=lambda n: {
            "what": n.parts[1].statics[0].what,
            "mods": n.parts[1].statics[0].mods[:-1],
            "duration": n.parts[1].duration,
        },
        tuples="mods",
    )

# ---- copies with exceptions --------------------
EXCEPT = (
    ", except (it has|it gains|it also has|it also gains) {keep:mod,}",
    ", except it's a {keep:addedrace}",
    ", except it's still {keep:stillis}",
    ", except it's still {keep:stillis} and (it|) (has|gains) {keep:mod}",
)
for exception in each("except", (*EXCEPT, ""), counted=False):
    copied = ("becoming", "BecomeCopy", "a copy of {of} <except>")
    ROWS += R("becoming", BecomeCopy, f"a copy of {{of}} {exception}", said=copied)
    ROWS += R("copying", BecomeCopy, f"a copy of {{of:noun}} {exception}", said=copied)
ROWS += R("stillis", AddRaces, "a {races:race.s}")
ROWS += R("addedrace", AddRaces, "{races:race.s} in addition to its other (races|types)")
for word, bits in each("type", TYPES, counted=False):
    ROWS += R("stillis", AddTypes, f"(a|an) {word}", types=bits)


def _entering_as(h: Holes, optional: bool) -> EntersWith | None:
    if not isinstance(h["copy"].of, Choose):
        return None
    copying: Effect = Apply((Gains(This(), (h["copy"],)),), Duration("end of game"))
    return EntersWith(This(), effect=May(copying) if optional else copying)


def _copy_of(node: EntersWith) -> dict[str, object]:
    effect = node.effect.effect if isinstance(node.effect, May) else node.effect
    assert isinstance(effect, Apply) and isinstance(effect.statics[0], Gains)
    return {"copy": effect.statics[0].mods[0]}


ROWS += R(
    "static",
    EntersWith,
    "you may have this card enter (the|your) field as {copy:copying}",
    build=lambda h: _entering_as(h, True),
    split=_copy_of,
)
ROWS += R(
    "static",
    EntersWith,
    "this card enters (the|your) field as {copy:copying}",
    build=lambda h: _entering_as(h, False),
    split=_copy_of,
)
ROWS += R("moretype", AddTypes, "resonator", types=S.RESONATOR)
ROWS += R(
    "vp",
    Gains,
    "becomes~become a {mods:size} {mods:setrace?} {mods:moretype} with {mods:keywordmod,} "
    "in addition to (its|their) other types",
    what=SUBJECT,
)

# ---- ATK and DEF that become a number --------------------
ITS = "({what:owning} <values:values>|(the|) <values:values> of {what})"
ROWS += R(
    "static",
    Gains,
    f"{ITS} (becomes|become|becomes equal to|become equal to|is (equal to|the same as)|are (each|) "
    "(equal to|)|become each equal to) ({value:anynumber}|{like:owning} ATK and DEF|(the|) ATK and DEF of "
    "{like:plain.s})",
    build=lambda h: _set_all(h),
    split=lambda n: {
        "what": n.what,
        "value": n.mods[0].atk or n.mods[0].defense,
        "like": getattr(n.mods[0].atk, "what", None),
    },
)


def _set_all(h: Holes) -> Gains | None:
    """ATK, DEF or both become a number; both become those of a card that was named before."""
    like = h.get("like")
    if like is None:
        return Gains(h["what"], (set_values(h),))
    if h["values"] != (True, True) or not isinstance(like, (Pronoun, This, Host, RulerOf)):
        return None
    return Gains(h["what"], (SetValues(Stat("atk", like), Stat("def", like)),))


def set_values(h: Holes) -> SetValues:
    """ATK, DEF or both."""
    atk, defense = h["values"]
    return SetValues(h["value"] if atk else None, h["value"] if defense else None)
