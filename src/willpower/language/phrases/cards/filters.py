"""Which cards: kinds, attributes, races, states, and one kind or another."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.base import walk
from willpower.abilities.nouns import (
    AbilityOf,
    All,
    AllOf,
    AnyOf,
    AttributeIs,
    Both,
    Choose,
    ControlledBy,
    Filter,
    GeneralIs,
    InZone,
    ManyAttributes,
    NameIs,
    NoAttribute,
    Not,
    Noun,
    Opponent,
    OtherThan,
    OwnedBy,
    Pred,
    Quantity,
    RaceIs,
    Shares,
    SpellIs,
    StatIs,
    StatusIs,
    StoneTypeIs,
    SubtypeIs,
    Target,
    Targets,
    This,
    TypeIs,
    You,
)
from willpower.abilities.quantities import Count, Stat
from willpower.abilities.words import Subtype

from ...raw import DoneThisWay, OtherThanBefore, Pronoun, SubjectWho, TargetPlayer, ThatPlayer
from ...rows import ADJUNCT_BITS, ROW_BITS, Family, Holes, L, R, each
from ...said_of import of_their_kind, of_those_that_have
from .both import other_too, said_once

ATTRIBUTES = ("light", "fire", "water", "wind", "darkness")

ROWS: list[Family] = []


ZONE_OF_PHRASE: dict[int, int] = {}  # filled when the table is put together: row -> zones it names
ZONE_OF_ADJUNCT: dict[int, int] = {}  # and adjunct -> zones it names
FROM_PHRASE: set[int] = set()  # the rows that say from where


def named_zones(phrase: int) -> int:
    """The zones that a phrase names."""
    zones = ZONE_OF_PHRASE.get(phrase & ((1 << ROW_BITS) - 1), 0)
    rest = phrase >> ROW_BITS
    while rest:
        zones |= ZONE_OF_ADJUNCT.get(rest & ((1 << ADJUNCT_BITS) - 1), 0)
        rest >>= ADJUNCT_BITS
    return zones


def says_from(phrase: int) -> bool:
    """Whether a phrase says from where cards come."""
    return phrase & ((1 << ROW_BITS) - 1) in FROM_PHRASE


def zones_of(preds: tuple[Pred, ...]) -> int:
    """The zones that the phrases of a filter name."""
    zones = 0
    for pred in preds:
        zones |= S.ANYWHERE & ~S.FIELD if pred == OUTSIDE else named_zones(pred.phrase)
    return zones


OUTSIDE = Not(StatusIs("in the field"))  # "that aren't in the field": a filter without zones looks only there


def make_filter(h: Holes) -> Filter | None:
    """The filter of some properties, if they go together."""
    preds = h.get("preds", ())
    if not goes_together(preds) or _of_the_first(preds) or _of_the_excepted(preds):
        return None
    preds = of_their_kind(of_those_that_have(preds))
    zones = zones_of(preds)
    if any(is_extreme(pred) for pred in preds):
        return _among_those(preds, zones)
    return Filter(preds, zones)


def _of_the_first(preds: tuple[Pred, ...]) -> bool:
    """Whether a property stands before two nouns of which the second has its own: "fire" is said of the
    resonator alone in "fire resonator or water addition"."""
    if preds[:2] == CHANT_OR_ABILITY:
        return True
    for n, pred in enumerate(preds):
        if isinstance(pred, AnyOf) and any(isinstance(one, AllOf) for one in pred.preds):
            return any(not isinstance(one, OF_ALL) for one in preds[:n])
    return False


def _of_the_excepted(preds: tuple[Pred, ...]) -> bool:
    """ "All resonators except Dragons you control": yours are those that are excepted."""
    return any(
        isinstance(one, Not) and isinstance(one.pred, AllOf) and isinstance(two, ControlledBy)
        for one, two in pairwise(preds)
    )


CHANT_OR_ABILITY = (TypeIs(S.CHANT), AnyOf((SpellIs("spell"), SpellIs("ability"))))  # of no chant
OF_ALL = (OtherThan, ControlledBy)  # "other" and "your" are said of everything behind them


def is_extreme(pred: Pred) -> bool:
    """ "With the highest ATK", and it is not said among which cards."""
    return isinstance(pred, StatIs) and isinstance(pred.value, Stat) and pred.value.what == EXTREME_OF


def _among_those(preds: tuple[Pred, ...], zones: int) -> Filter | None:
    """ "An Elf you control with the highest ATK": the highest among the cards of which the rest is true."""
    others = tuple(pred for pred in preds if not is_extreme(pred))
    if any(isinstance(one, (Target, Choose, TargetPlayer)) for pred in others for one in walk(pred)):
        return None  # those would be chosen twice
    group = All(Filter(others, zones))
    return Filter(tuple(_of(pred, group) for pred in preds), zones)


def _of(pred: Pred, group: All) -> Pred:
    if isinstance(pred, StatIs) and isinstance(pred.value, Stat) and is_extreme(pred):
        return replace(pred, value=replace(pred.value, what=group))
    return pred


EXTREME_OF = All(Filter())  # stands for the cards of which the rest of a phrase is true


def _flat(preds: tuple[Pred, ...]) -> list[Pred]:
    return [one for pred in preds for one in (pred.preds if isinstance(pred, AnyOf) else (pred,))]


ADDED_TO = tuple(TypeIs(bits) for bits in (S.RESONATOR, S.J_RESONATOR, S.ANY_RULER, S.J_RULER, S.RULER))


def goes_together(preds: tuple[Pred, ...]) -> bool:
    """Magic stones of an attribute are a kind of their own (201.4c), and what follows a property that names
    other cards belongs to those cards."""
    if any(isinstance(pred, AbilityOf) for pred in preds):
        if not any(isinstance(pred, SpellIs) and pred.kind != "spell" for pred in _flat(preds)):
            return False  # only abilities are "of" a card
        if any(isinstance(pred, AnyOf) and pred.preds == EFFECT for pred in preds):
            return False  # "effects of chants" are also those of their spells
    if any(isinstance(pred, Shares) and isinstance(pred.what, Both) for pred in preds):
        return False  # "that shares a race with this card and an addition": the addition stands beside it
    if any(_from_somewhere(pred.what) for pred in preds if isinstance(pred, Shares)):
        return False  # "that shares a race with target resonator from your hand": what is looked for is there
    if any(_of_this_elsewhere(pred) for pred in preds):
        return False  # "with the same name as this card in your graveyard": the cards looked for are there
    for one, following in pairwise(preds):
        if isinstance(one, (OwnedBy, ControlledBy)) and type(following) is type(one):
            return False
        if following == TypeIs(S.MAGIC_STONE) and all(isinstance(p, AttributeIs) for p in _flat((one,))):
            return False
        if isinstance(one, AttributeIs) and isinstance(following, AnyOf):
            if TypeIs(S.MAGIC_STONE) in following.preds:
                return False
        if one in ADDED_TO and following == TypeIs(S.ADDITION):
            return False  # a kind of addition (1406.1a)
        if (
            (isinstance(one, (AbilityOf, Targets, OtherThan)) or _shares_with(one))
            and one.phrase
            and not isinstance(following, TypeIs)
        ):
            if isinstance(one, Shares) and says_from(following.phrase):
                continue
            if not (isinstance(one, OtherThan) and isinstance(one.what, (OtherThanBefore, This))):
                return False
        if isinstance(one, StatIs) and not is_extreme(one) and _measures(one.value):
            if not says_from(following.phrase) and not _not_controlled(one, following):
                return False
    if any(isinstance(pred, ControlledBy) and pred.phrase for pred in preds):
        if zones_of(preds) & NOBODYS and not zones_of(preds) & S.FIELD:
            return False
    return not any(_from_somewhere(noun) for pred in preds for noun in _measured(pred))


NOBODYS = S.GRAVEYARD | S.HAND | S.DECK | S.REMOVED  # cards there have an owner, and nobody controls them


def _not_controlled(one: Pred, following: Pred) -> bool:
    """Whether a zone is named behind cards that somebody controls: it is not theirs."""
    filters = [noun.filter for noun in _measured(one) if isinstance(noun, (All, Choose, Target))]
    controlled = any(isinstance(pred, ControlledBy) for it in filters if it for pred in it.preds)
    return controlled and named_zones(following.phrase) & NOBODYS != 0


def _from_somewhere(noun: Noun) -> bool:
    """Whether a noun says from where its cards come."""
    filter = noun.filter if isinstance(noun, (All, Choose, Target)) else None
    return filter is not None and any(says_from(pred.phrase) for pred in filter.preds)


def _of_this_elsewhere(pred: Pred) -> bool:
    """Whether a property compares with this card in a zone that is named behind it."""
    if isinstance(pred, (Shares, OtherThan)):
        return named_zones(pred.what.phrase) != 0
    if not isinstance(pred, StatIs) or pred.value is None:
        return False
    return any(isinstance(part, This) and named_zones(part.phrase) != 0 for part in walk(pred.value))


def _measured(pred: Pred) -> list[Noun]:
    """The cards whose number or values a property compares with. Where they are is "in" a zone: what is said
    behind them with "from" is where the cards that are compared come from."""
    value = pred.value if isinstance(pred, StatIs) else None
    return [] if value is None else [part.what for part in walk(value) if isinstance(part, (Count, Stat))]


def _measures(value: Quantity | None) -> bool:
    """Whether a number is that of cards named with it."""
    if value is None:
        return False
    found = [part for part in walk(value) if isinstance(part, (Count, Stat))]
    return any(not isinstance(part.what, (DoneThisWay, Pronoun, This)) for part in found)


def _shares_with(pred: Pred) -> bool:
    """Whether a property names other cards that it compares with."""
    if isinstance(pred, Not):
        return _shares_with(pred.pred)
    to = getattr(getattr(pred, "what", None), "to", None)  # "added to resonators you control"
    return isinstance(to, All) or (isinstance(pred, Shares) and isinstance(pred.what, (All, Choose, Target)))


def _looking(h: Holes, zones: int) -> Filter | None:
    """The filter of some properties that looks in certain zones."""
    filter = make_filter(h)
    return None if filter is None else replace(filter, zones=zones)


def one_or_other(h: Holes, rising: bool) -> int:
    """Two bits in one order or the other; 0 if they stand in the wrong one."""
    one, two = h["one"], h["two"]
    return one | two if (one < two if rising else one > two) else 0


def two_bits(bits: int, rising: bool) -> Holes:
    """Two bits again, in the order of the text."""
    low = bits & -bits
    return {"one": low, "two": bits ^ low} if rising else {"one": bits ^ low, "two": low}


# ---- filters --------------------
ROWS += R(
    "onefilter",
    Filter,
    "{preds:pre*} source~sources {preds:post*}",
    build=lambda h: _looking(h, S.ANYWHERE),
)
CARDS_OF = ("onefilter", "Filter", "{preds:pre*} ({preds:head#}|card~cards) {preds:post*}")
for number, cards in (("s", "card"), ("p", "cards")):
    ROWS += R(
        f"onefilter.{number}",
        Filter,
        f"{{preds:pre*}} ({{preds:head.{number}}}|{cards}) {{preds:post*}}",
        build=make_filter if number == "s" else lambda h: _of_many(h),
        said=CARDS_OF,
    )
OF_EITHER = "{preds:pre*} {preds:ofeither} ({preds:head.p}|cards) {preds:post*}"  # "Elf and Human resonators"
ROWS += R("onefilter.p", Filter, OF_EITHER, build=make_filter)
ROWS += R("ofeither", AnyOf, "{preds:onepre,}", build=lambda h: _of_races(h))
ROWS += R(
    "onefilter",
    Filter,
    "{preds:pre*} entity~entities {preds:post*}",  # 307.6
    build=lambda h: _looking(h, zones_of(h["preds"]) or S.FIELD),
)
ROWS += R("onefilter.s", Filter, "{preds:pre*} {preds:namehead} {preds:post*}", build=make_filter)
ROWS += R(
    "onefilter.p",
    Filter,
    "{one:pre+} spells or {two:pre+} card's abilities",
    build=lambda h: Filter(
        (
            AnyOf(
                (
                    AllOf((*h["one"], SpellIs("spell"))),
                    AllOf((SpellIs("ability"), AbilityOf(Filter(h["two"])))),
                )
            ),
        )
    ),
    split=lambda n: {"one": n.preds[0].preds[0].preds[:-1], "two": n.preds[0].preds[1].preds[1].filter.preds},
    tuples="one two",
)
NAMES = ("onefilter", "Filter", "({preds:namehead}|{preds:nameheads}) {preds:post*}")
ROWS += R("onefilter.p", Filter, NAMES[2], build=make_filter)
ROWS += R("bothkinds", Filter, "{preds:nameheads} {preds:post*}", build=make_filter, said=NAMES)
ROWS += R("nameheads", AnyOf, "{preds:namehead1,}", build=lambda h: _several(AnyOf, h))
ROWS += R("namehead", NameIs, "{name:name}")
ROWS += R("namehead", AnyOf, "{preds:namehead1/}", build=lambda h: _several(AnyOf, h))
ROWS += R("namehead1", NameIs, "{name:name}")


def _several(cls: Any, h: Holes, field: str = "preds") -> Any:
    """A list of at least two that differ."""
    return cls(h[field]) if len(h[field]) == len(set(h[field])) > 1 else None


def _or_part(h: Holes) -> AnyOf | None:
    """ "Elf or Human resonator" is a resonator of either race, so a race does not begin such a list; "a
    resonator or regalia card" is a card of either type, so no list either."""
    one, two = h["preds"][0], h["preds"][-1]
    if isinstance(one, TypeIs) and isinstance(two, AllOf) and [type(pred) for pred in two.preds] == [TypeIs]:
        return None
    return None if isinstance(one, RaceIs) else AnyOf(h["preds"])


def _of_both(h: Holes) -> AllOf | None:
    """ "A light and darkness resonator" has both; no card is "a chant and addition card", nor is "a magic
    stone and light entity" one thing."""
    kinds = {type(pred) for pred in h["preds"]}
    return None if TypeIs in kinds else _several(AllOf, h)


def _of_many(h: Holes) -> Filter | None:
    """Cards in the plural, unless each of them would have to be of two races or attributes."""
    return None if any(_is_both(pred) for pred in h["preds"]) else make_filter(h)


def _is_both(pred: Pred) -> bool:
    """Whether a property asks for two races or attributes at once, as "an Elf and Human resonator" does."""
    return isinstance(pred, AllOf) and {type(one) for one in pred.preds} <= {RaceIs, AttributeIs}


def _of_races(h: Holes) -> AnyOf | None:
    """ "Light and darkness resonators" are those of either attribute."""
    return _several(AnyOf, h) if {type(pred) for pred in h["preds"]} in ({RaceIs}, {AttributeIs}) else None


def _of_either(h: Holes) -> AnyOf | None:
    """ "Each chant and addition card" are the cards of either type."""
    return _several(AnyOf, h) if {type(pred) for pred in h["preds"]} == {TypeIs} else None


def _alike(h: Holes) -> AnyOf | None:
    """ "Fire or water": a list of attributes, of races or of states, not of everything."""
    kinds = {type(pred) for pred in h["preds"]}
    return _several(AnyOf, h) if len(kinds) == 1 or kinds == {AttributeIs, RaceIs} else None


def is_card(filter: Filter) -> bool:
    """Whether a filter is about cards, not about abilities."""
    return not any(isinstance(pred, SpellIs) and pred.kind != "spell" for pred in filter.preds)


def only_cards(filter: Filter) -> bool:
    """Whether a filter is about cards alone, not about "Golems or activate abilities of Golems"."""
    kinds = [one for pred in filter.preds for one in walk(pred) if isinstance(one, SpellIs)]
    return all(kind.kind == "spell" for kind in kinds)


ROWS += R("onehead", TypeIs, "<types:typed>")
ROWS += R("onepre", TypeIs, "<types:type>")
ROWS += R("onepre", AttributeIs, "{attributes:attribute}")
ROWS += R("onehead", StoneTypeIs, "{attributes:attribute} magic_stone~magic_stones")
ROWS += R("onepre", StoneTypeIs, "{attributes:attribute} magic stone")  # 201.4c: a "Fire Magic Stone card"
for rising in (True, False):
    ROWS += R(
        "onehead",
        StoneTypeIs,
        "{one:attribute} or {two:attribute} magic_stone~magic_stones",
        build=lambda h, rising=rising: _two_kinds(h, rising),  # type: ignore[misc]
        split=lambda n, rising=rising: two_bits(n.attributes, rising),  # type: ignore[misc]
    )


def _two_kinds(h: Holes, rising: bool) -> StoneTypeIs | None:
    bits = one_or_other(h, rising)
    return StoneTypeIs(bits) if bits else None


ROWS += R("onehead", RaceIs, "{race:race#}")
HOSTS = ("resonator", "J/resonator", "J/ruler", "J-ruler", "ruler")  # 1406.1a
ROWS += L("onehead", SubtypeIs, "subtype", {f"{word} addition~additions": word.lower() for word in HOSTS})
SUBTYPES = {f"{word} addition": word.lower() for word in HOSTS}
ROWS += L("onepre", SubtypeIs, "subtype", {**SUBTYPES, "field": "field"})
SPELLS = {
    "spell~spells": "spell",
    "ability~abilities": "ability",
    "activate ability~abilities": "activate",
    "automatic ability~abilities": "automatic",
    "[enter] ability~abilities": "enter",
}
ROWS += L("onehead", SpellIs, "kind", SPELLS)
EFFECT = (SpellIs("ability"), SpellIs("spell"))  # of whichever it is
KINDS = {
    "activate or automatic ability~abilities": (SpellIs("activate"), SpellIs("automatic")),
    "effect~effects": EFFECT,
}
ROWS += L("onehead", AnyOf, "preds", KINDS)
for words, status in each("object", (("token~tokens", "token"), ("gem~gems", "gem")), counted=False):
    ROWS += R("onehead", StatusIs, words, status=status, zones=S.ITEMS if status == "gem" else 0)
ROWS += R("head", AnyOf, "{preds:onehead#/}", build=lambda h: _several(AnyOf, h))
ROWS += R(
    "head.p",
    AnyOf,
    "({preds:onehead.p} and/or {preds:onehead.p}|{preds:onehead.p,})",
    build=lambda h: _several(AnyOf, h),
)
PARTS = ("head", "AnyOf", "{preds:onehead#} (or|and) {preds:orpart#}")
ROWS += R("head", AnyOf, "{preds:onehead#!} or {preds:orpart#}", build=lambda h: _or_part(h), said=PARTS)
ROWS += R("head.p", AnyOf, "{preds:onehead.p!} and {preds:orpart.p}", said=PARTS)
ROWS += R(
    "orpart", AllOf, "{preds:pre+} ({preds:onehead#}|card~cards)", check=lambda h: goes_together(h["preds"])
)
EACH_OWN = ("onefilter", "Filter", "{one:pre+} {first:onehead#} (or|and) {two:orpart#} {preds:post*}")
for number, word in (("s", "or"), ("p", "or"), ("p", "and")):
    ROWS += R(
        f"onefilter.{number}",
        Filter,
        f"{{one:pre+}} {{first:onehead.{number}}} {word} {{two:orpart.{number}}} {{preds:post*}}",
        build=lambda h: _each_own(h),
        split=lambda n: _each_own_again(n),
        tuples="one",
        said=EACH_OWN,
    )


CHANT_AND_ABILITY = AnyOf((AllOf((TypeIs(S.CHANT), SpellIs("spell"))), SpellIs("ability")))
ROWS += R(
    "onefilter.s",
    Filter,
    "chant spell or ability {preds:post*}",
    build=lambda h: Filter((CHANT_AND_ABILITY, *h.get("preds", ())), zones_of(h.get("preds", ()))),
    split=lambda n: {"preds": n.preds[1:]},
)


def _each_own(h: Holes) -> Filter | None:
    """ "Fire resonators and water additions": each noun has what stands before it."""
    front = h["one"]
    shared = tuple(pred for pred in front if isinstance(pred, OF_ALL))
    own = (*front[len(shared) :], h["first"])
    behind = h.get("preds", ())
    if front[: len(shared)] != shared or len(own) == 1 or isinstance(h["first"], RaceIs):
        return None
    if not goes_together(own) or not goes_together((*h["two"].preds, *behind)):
        return None
    either = AnyOf((AllOf(own), h["two"]))
    return Filter((*shared, either, *behind), zones_of((*own, h["two"], *behind)))


def _each_own_again(filter: Filter) -> Holes:
    at = next(n for n, pred in enumerate(filter.preds) if isinstance(pred, AnyOf))
    either = filter.preds[at]
    assert isinstance(either, AnyOf)
    own, two = either.preds
    assert isinstance(own, AllOf)
    front = (*filter.preds[:at], *own.preds[:-1])
    return {"one": front, "first": own.preds[-1], "two": two, "preds": filter.preds[at + 1 :]}


ROWS += R("onepre", RaceIs, "{race:race.s}")
ROWS += L("onepre", GeneralIs, "general", {name.lower(): bit for bit, name in S.GENERAL_NAME.items()})
STATES = (
    "rested recovered attacking blocking attacked unblocked blocked battling damaged awakened revealed true"
)
STATUS_WORDS = {word: word for word in STATES.split()}
STATUS_WORDS |= {
    "face-down": "face down",
    "face down": "face down",
    "face-up": "face up",
    "face up": "face up",
}
STATUS_WORDS |= {"token": "token", "double-sided": "double-sided"}
ROWS += L("onepre", StatusIs, "status", STATUS_WORDS)
ROWS += R("onepre", ManyAttributes, "multi-attribute") + R("onepre", NoAttribute, "void")
ROWS += R("pre", OtherThan, "other", what=OtherThanBefore())
WHOSE = {
    "(your opponent's|of your opponent's)": Opponent(),
    "(your|of your)": You(),
    "(their|of their|his or her|of his or her)": SubjectWho(),
    "(that player's|of that player's)": ThatPlayer(),
}
ROWS += L("pre", ControlledBy, "who", WHOSE)
ROWS += R("pre", AnyOf, "({preds:onepre/}|{preds:onepre} and/or {preds:onepre})", build=lambda h: _alike(h))
ROWS += R("pre", Not, "non- {pred:onepre} (,|)")
ROWS += R("pre", AllOf, "{preds:onepre,}", build=lambda h: _of_both(h))
ROWS += R("pre", AnyOf, "{preds:onepre,}", build=lambda h: _of_either(h))

# ---- one kind of card or another, each with properties of its own ----------


def usual_zones(filter: Filter) -> int:
    """Where such cards are if the text does not say it: rulers in their area, others in a field."""
    if filter.zones:
        return filter.zones
    types = [pred.types for pred in filter.preds if isinstance(pred, TypeIs)]
    return S.RULER_AREA if types and types[0] == S.RULER else S.FIELD


def as_pred(filter: Filter, zones: int, shared: tuple[Pred, ...] = ()) -> Pred:
    """A filter as one property, with what only the other filter says of both; it keeps the phrase that made
    it."""
    more: tuple[Pred, ...] = () if filter.zones == zones else (InZone(usual_zones(filter)),)
    if shared:
        more = (AllOf((*more, *(replace(pred, phrase=0) for pred in shared)), phrase=0),)
    return AllOf((*filter.preds, *more), phrase=filter.phrase)


def before_head(filter: Filter) -> tuple[Pred, ...]:
    """The properties that stand in front of a noun: "Moon" and "rested" in "rested Moon ruler"."""
    heads = [n for n, pred in enumerate(filter.preds) if isinstance(pred, TypeIs)]
    return filter.preds[: heads[-1]] if heads else ()


def either(one: Filter, two: Filter, front: tuple[Pred, ...] = ()) -> Filter:
    """Cards that fit one of two filters, wherever each of them looks; "a Golem or a chant from your hand" are
    both from there. `front`: what stands in front of the first noun for both of them."""
    origin = [pred for pred in two.preds if isinstance(pred, OwnedBy) and says_from(pred.phrase)]
    if origin and not one.zones and not any(isinstance(pred, (ControlledBy, OwnedBy)) for pred in one.preds):
        there = InZone(two.zones, origin[0].who)
        first = AllOf((*one.preds, there), phrase=one.phrase)
        return Filter((AnyOf((first, AllOf(two.preds, phrase=two.phrase))),), two.zones)
    zones = one.zones if one.zones == two.zones else usual_zones(one) | usual_zones(two)
    whose = tuple(pred for pred in two.preds if isinstance(pred, ControlledBy))[:1]
    if one.zones or any(isinstance(pred, (ControlledBy, OwnedBy)) for pred in one.preds):
        whose = ()
    return Filter((AnyOf((as_pred(one, zones, whose), as_pred(two, zones, front))),), zones)


def parts_of(filter: Filter) -> dict[str, Pred]:
    """The two filters again."""
    found = next(pred for pred in filter.preds if isinstance(pred, AnyOf))  # behind what it is chosen from
    one, two = (_without_zone(pred) for pred in found.preds)
    return {"one": one, "two": two}


def _without_zone(pred: Pred) -> Pred:
    assert isinstance(pred, AllOf)
    if pred.preds and isinstance(pred.preds[-1], (InZone, AllOf)) and not pred.preds[-1].phrase:
        return replace(pred, preds=pred.preds[:-1])
    return pred


OR = ("filter", "Filter", "{one:onefilter#} (or a|or|and/or) {two:onefilter#}")
for number, words in (("s", "or a"), ("s", "or"), ("p", "or"), ("p", "and/or")):
    ROWS += R(
        f"filter.{number}",
        Filter,
        f"{{one:onefilter.{number}}} {words} {{two:onefilter.{number}}}",
        build=lambda h, words=words: _either(h, words),  # type: ignore[misc]
        split=parts_of,
        said=OR,
    )


ROWS += R(  # "each resonator and addition you control": all of both kinds
    "bothkinds",
    Filter,
    "{one:onefilter.s} and {two:onefilter.s}",
    build=lambda h: either(h["one"], other_too(h["one"], h["two"])),
    split=lambda n: said_once(parts_of(n)),
)


def _either(h: Holes, words: str) -> Filter | None:
    one, two = h["one"], h["two"]
    plain = not one.zones and not two.zones and len(one.preds) < 2 and len(two.preds) < 2
    named = any(isinstance(pred, (TypeIs, RaceIs, AnyOf, StoneTypeIs, SubtypeIs)) for pred in two.preds)
    names = bool(one.preds and two.preds) and type(one.preds[-1]) is type(two.preds[0]) is NameIs
    same = words == "and/or" and not set(one.preds).isdisjoint(two.preds)
    if words != "or a" and not same and (plain or named or names or not two.zones):
        return None  # said by a list of nouns or names
    if any(isinstance(pred, Targets) for pred in one.preds):
        return None  # "targeting you or a resonator you control"
    bare = words == "or" and all(
        isinstance(pred, ControlledBy) for pred in two.preds
    )  # "Moon ruler or entity"
    return either(one, two, before_head(one) if bare else ())


ROWS += R("onehead.p", SubtypeIs, "resonator addition", subtype="resonator")
ADDABLE: tuple[Subtype, ...] = ("resonator", "j/resonator", "j/ruler", "j-ruler", "ruler")  # 1406.1a
ROWS += R("onepre", AnyOf, "addable", preds=tuple(SubtypeIs(word) for word in ADDABLE))
