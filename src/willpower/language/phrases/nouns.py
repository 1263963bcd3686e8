"""Cards and players: filters, targets, choices, pronouns."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.nouns import (
    AbilityOf,
    All,
    AllOf,
    AnyOf,
    AttributeIs,
    Both,
    Choose,
    ControlledBy,
    ControllerOf,
    EachPlayer,
    Filter,
    GeneralIs,
    Host,
    InZone,
    ManyAttributes,
    NameIs,
    Not,
    Opponent,
    OtherThan,
    OwnedBy,
    OwnerOf,
    Pred,
    RaceIs,
    RulerOf,
    SpellIs,
    StatIs,
    StatusIs,
    StoneTypeIs,
    SubtypeIs,
    Target,
    Targets,
    This,
    ThisAbility,
    TopCards,
    TurnPlayer,
    TypeIs,
    You,
)
from willpower.abilities.quantities import Count, Num, Stat

from ..mentions import SPELL
from ..raw import (
    DoneThisWay,
    FromAmong,
    OtherThanBefore,
    Pronoun,
    SubjectWho,
    TargetPlayer,
    ThatPlayer,
    TheRest,
    Those,
)
from ..rows import Holes, R, Row

TYPE_WORDS = {
    "resonator~resonators": S.RESONATOR,
    "J/resonator~J/resonators": S.J_RESONATOR,
    "J-ruler~J-rulers": S.J_RULER,
    "ruler~rulers": S.RULER,
    "J/ruler~J/rulers": S.ANY_RULER,
    "magic_stone~magic_stones": S.MAGIC_STONE,
    "addition~additions": S.ADDITION,
    "regalia~regalia": S.REGALIA,
    "regalia~regalias": S.REGALIA,
    "chant~chants": S.CHANT,
    "rune~runes": S.RUNE,
}
SINGLE_TYPE = {
    "resonator": S.RESONATOR,
    "J/resonator": S.J_RESONATOR,
    "J-ruler": S.J_RULER,
    "ruler": S.RULER,
    "J/ruler": S.ANY_RULER,
    "magic stone": S.MAGIC_STONE,
    "addition": S.ADDITION,
    "regalia": S.REGALIA,
    "chant": S.CHANT,
    "rune": S.RUNE,
}
ATTRIBUTES = ("light", "fire", "water", "wind", "darkness")
ROWS: list[Row] = []


def zones_of(preds: tuple[Pred, ...], zone_of_phrase: dict[int, int]) -> int:
    """The zones that the phrases of a filter name."""
    zones = 0
    for pred in preds:
        zones |= zone_of_phrase.get(pred.phrase, 0)
    return zones


ZONE_OF_PHRASE: dict[int, int] = {}  # filled when the table is put together: phrase -> zones it names


def _filter(h: Holes) -> Filter | None:
    preds = h.get("preds", ())
    if not goes_together(preds):
        return None
    return Filter(preds, zones_of(preds, ZONE_OF_PHRASE))


def _flat(preds: tuple[Pred, ...]) -> list[Pred]:
    return [one for pred in preds for one in (pred.preds if isinstance(pred, AnyOf) else (pred,))]


def goes_together(preds: tuple[Pred, ...]) -> bool:
    """Magic stones of an attribute are a kind of their own (201.4c), and what follows a property that names
    other cards belongs to those cards."""
    if any(isinstance(pred, AbilityOf) for pred in preds):
        if not any(isinstance(pred, SpellIs) and pred.kind != "spell" for pred in _flat(preds)):
            return False  # only abilities are "of" a card
    for one, following in pairwise(preds):
        if isinstance(one, AttributeIs) and following == TypeIs(S.MAGIC_STONE):
            return False
        if isinstance(one, AttributeIs) and isinstance(following, AnyOf):
            if TypeIs(S.MAGIC_STONE) in following.preds:
                return False
        if one == TypeIs(S.RESONATOR) and following == TypeIs(S.ADDITION):
            return False  # a kind of addition (1406.1a)
        if (
            isinstance(one, (AbilityOf, Targets, OtherThan))
            and one.phrase
            and not isinstance(following, TypeIs)
        ):
            if not (isinstance(one, OtherThan) and isinstance(one.what, OtherThanBefore)):
                return False
        if isinstance(one, StatIs) and isinstance(one.value, (Count, Stat)):
            return False
    return True


# ---- filters --------------------
ROWS += R("onefilter", Filter, "{preds:pre*} {preds:head#} {preds:post*}", build=_filter)
ROWS += R("onefilter", Filter, "{preds:pre*} card~cards {preds:post*}", build=_filter)
ROWS += R(
    "onefilter",
    Filter,
    "{preds:pre*} entity~entities {preds:post*}",
    build=lambda h: Filter(h["preds"], zones_of(h["preds"], ZONE_OF_PHRASE) or S.FIELD),
)
ROWS += R("onefilter.s", Filter, "{preds:pre*} {preds:namehead} {preds:post*}", build=_filter)
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
ROWS += R("onefilter.p", Filter, "{preds:namehead} {preds:post*}", build=_filter)
ROWS += R("onefilter.p", Filter, "{preds:nameheads} {preds:post*}", build=_filter)
ROWS += R("thing.s", All, "each {filter:eachname}")
ROWS += R("eachname", Filter, "{preds:nameheads} {preds:post*}", build=_filter)
ROWS += R("nameheads", AnyOf, "{preds:namehead1,}", build=lambda h: _several(AnyOf, h))
ROWS += R("namehead", NameIs, "{name:name}")
ROWS += R("namehead", AnyOf, "{preds:namehead1/}", build=lambda h: _several(AnyOf, h))
ROWS += R("namehead1", NameIs, "{name:name}")


def _several(cls: Any, h: Holes, field: str = "preds") -> Any:
    """A list of at least two; one is the thing itself."""
    return cls(h[field]) if len(h[field]) > 1 else None


def _or_part(h: Holes) -> AnyOf | None:
    """ "Elf or Human resonator" is a resonator of either race, so a race does not begin such a list."""
    return None if isinstance(h["preds"][0], RaceIs) else AnyOf(h["preds"])


def _alike(h: Holes) -> AnyOf | None:
    """ "Fire or water": a list of attributes, of races or of states, not of everything."""
    kinds = {type(pred) for pred in h["preds"]}
    return _several(AnyOf, h) if len(kinds) == 1 or kinds == {AttributeIs, RaceIs} else None


def is_card(filter: Filter) -> bool:
    """Whether a filter is about cards, not about abilities."""
    return not any(isinstance(pred, SpellIs) and pred.kind != "spell" for pred in filter.preds)


for word, bits in TYPE_WORDS.items():
    ROWS += R("onehead", TypeIs, word, types=bits)
for word, bits in SINGLE_TYPE.items():
    ROWS += R("onepre", TypeIs, word, types=bits)
for attribute in ATTRIBUTES:
    ROWS += R("onepre", AttributeIs, attribute, attributes=S.ATTRIBUTE_BY_NAME[attribute])
    bit = S.ATTRIBUTE_BY_NAME[attribute]
    ROWS += R("onehead", StoneTypeIs, f"{attribute} magic_stone~magic_stones", attributes=bit)
    for second in ATTRIBUTES:
        two = bit | S.ATTRIBUTE_BY_NAME[second]
        if second != attribute:
            ROWS += R(
                "onehead", StoneTypeIs, f"{attribute} or {second} magic_stone~magic_stones", attributes=two
            )
ROWS += R("onehead", RaceIs, "{race:race#}")
ROWS += R("onehead", SubtypeIs, "resonator addition~additions", subtype="resonator")
ROWS += R("onehead", SpellIs, "spell~spells", kind="spell")
ROWS += R("onehead", SpellIs, "ability~abilities", kind="ability")
ROWS += R("onehead", SpellIs, "activate ability~abilities", kind="activate")
ROWS += R("onehead", SpellIs, "automatic ability~abilities", kind="automatic")
ROWS += R(
    "onehead",
    AnyOf,
    "activate or automatic ability~abilities",
    preds=(SpellIs("activate"), SpellIs("automatic")),
)
ROWS += R("onehead", StatusIs, "token~tokens", status="token")
ROWS += R("onehead", StatusIs, "gem~gems", status="gem", zones=S.ITEMS)
ROWS += R("head", AnyOf, "{preds:onehead#/}", build=lambda h: _several(AnyOf, h))
ROWS += R("head.p", AnyOf, "{preds:onehead.p} and/or {preds:onehead.p}")
ROWS += R("head.p", AnyOf, "{preds:onehead.p,}", build=lambda h: _several(AnyOf, h))
ROWS += R("head.s", AnyOf, "{preds:onehead.s} or {preds:orpart.s}", build=lambda h: _or_part(h))
ROWS += R("head.p", AnyOf, "{preds:onehead.p} or {preds:orpart.p}", build=lambda h: _or_part(h))
ROWS += R("head.p", AnyOf, "{preds:onehead.p} and {preds:orpart.p}")
ROWS += R("orpart", AllOf, "{preds:pre+} {preds:onehead#}", check=lambda h: goes_together(h["preds"]))
ROWS += R("orpart", AllOf, "{preds:pre+} card~cards")
ROWS += R("onepre", RaceIs, "{race:race.s}")
ROWS += R("onepre", GeneralIs, "special", general=S.SPECIAL)
ROWS += R("onepre", GeneralIs, "basic", general=S.BASIC)
ROWS += R("onepre", GeneralIs, "master", general=S.MASTER)
for status in "rested recovered attacking blocking unblocked blocked battling damaged awakened".split():
    ROWS += R("onepre", StatusIs, status, status=status)
ROWS += R("onepre", StatusIs, "face-down", status="face down")
ROWS += R("onepre", StatusIs, "face-up", status="face up")
ROWS += R("onepre", StatusIs, "revealed", status="revealed")
ROWS += R("onepre", StatusIs, "true", status="true")
ROWS += R("onepre", SubtypeIs, "field", subtype="field")
ROWS += R("onepre", StatusIs, "token", status="token")
ROWS += R("onepre", StatusIs, "attacked", status="attacked")
ROWS += R("onepre", ManyAttributes, "multi-attribute")
ROWS += R("onepre", StatusIs, "double-sided", status="double-sided")
ROWS += R("pre", OtherThan, "other", what=OtherThanBefore())
ROWS += R("pre", ControlledBy, "your opponent's", who=Opponent())
ROWS += R("pre", ControlledBy, "(your|of your)", who=You())
ROWS += R("pre", AnyOf, "{preds:onepre/}", build=lambda h: _alike(h))
ROWS += R("pre", Not, "non- {pred:onepre} (,|)")
ROWS += R("pre", AllOf, "{preds:onepre,}", build=lambda h: _several(AllOf, h))

# ---- nouns: all, targets, choices --------------------
ROWS += R("thing.s", All, "each {filter:filter.s}")
ROWS += R("thing.p", All, "all {filter:filter.p}")
ROWS += R("bareplural.p", All, "{filter:filter.p}")
ROWS += R("group.s", All, "a {filter:filter.s}")
ROWS += R("group.s", All, "{filter:barename}")
ROWS += R("barename", Filter, "{preds:namehead} {preds:post*}", build=_filter)
ROWS += R("group.p", All, "one or more {filter:filter.p}")
ROWS += R("group.p", All, "{filter:filter.p}")
ROWS += R("group.s", All, "each {filter:filter.s}")
OTHER = OtherThan(OtherThanBefore())


def _other(filter: Filter) -> Filter:
    return replace(filter, preds=(OTHER, *filter.preds))


def _no_other(filter: Filter) -> Filter:
    return replace(filter, preds=filter.preds[1:])


ROWS += R(
    "group.s",
    All,
    "another {filter:filter.s}",
    build=lambda h: All(_other(h["filter"])),
    split=lambda n: {"filter": _no_other(n.filter)},
)

# targets (903.2g)
ROWS += R("thing.s", Target, "target {filter:filter.s}", slot=0)
ROWS += R("thing.s", Target, "a target {filter:filter.s}", slot=0)
ROWS += R(
    "thing.s",
    Target,
    "another target {filter:filter.s}",
    build=lambda h: Target(0, _other(h["filter"])),
    split=lambda n: {"filter": _no_other(n.filter)},
)
ROWS += R(
    "thing.p",
    Target,
    "{most} target {filter:filter.p}",
    build=lambda h: Target(0, h["filter"], h["most"], h["most"]),
)
ROWS += R(
    "thing.p",
    Target,
    "{most} other target {filter:filter.p}",
    build=lambda h: Target(0, _other(h["filter"]), h["most"], h["most"]),
    split=lambda n: {"most": n.most, "filter": _no_other(n.filter)},
)
ROWS += R("thing.p", Target, "up to {most} target {filter:filter.p}", slot=0, least=Num(0))
ROWS += R("thing.s", Target, "up to {most} target {filter:filter.s}", slot=0, least=Num(0))
ROWS += R(
    "thing.s",
    Target,
    "up to {most} other target {filter:filter.s}",
    build=lambda h: Target(0, _other(h["filter"]), Num(0), h["most"]),
    split=lambda n: {"most": n.most, "filter": _no_other(n.filter)},
)
ROWS += R(
    "thing.p",
    Target,
    "up to {most} other target {filter:filter.p}",
    build=lambda h: Target(0, _other(h["filter"]), Num(0), h["most"]),
    split=lambda n: {"most": n.most, "filter": _no_other(n.filter)},
)
ROWS += R(
    "thing.p",
    Target,
    "target {most} {filter:filter.p}",
    build=lambda h: Target(0, h["filter"], h["most"], h["most"]),
)
ROWS += R(
    "thing.s",
    Target,
    "up to {most:onenumber} second target {filter:filter.s}",
    build=lambda h: Target(0, _other(h["filter"]), Num(0), h["most"]),
    split=lambda n: {"most": n.most, "filter": _no_other(n.filter)},
)
for zone_words, zone in (("graveyard", S.GRAVEYARD), ("removed area", S.REMOVED)):
    for words in ("up to {most} target {filter:filter.p}", "target up to {most} {filter:filter.p}"):
        ROWS += R(
            "thing.p" if words.startswith("up") else "aimedsingle",
            Target,
            f"{words} (in|from) a single {zone_words}",
            build=lambda h, zone=zone: Target(  # type: ignore[misc]
                0, replace(h["filter"], zones=zone), Num(0), h["most"], distinct="same zone"
            ),
            split=lambda n: {"most": n.most, "filter": n.filter},
        )
ROWS += R("thing.p", Target, "any number of target {filter:filter.p}", slot=0, least=Num(0), most=Num(99))
ROWS += R("thing.s", Target, "target {filter:filter.s} or yourself", slot=0, players=3)
ROWS += R("thing.s", Target, "target player", slot=0, filter=None, players=1)
ROWS += R("thing.s", Target, "target opponent", slot=0, filter=None, players=2)
ROWS += R("thing.s", Target, "target {filter:filter.s} or player", slot=0, players=1)
ROWS += R("thing.s", Target, "target player or {filter:filter.s}", slot=0, players=1)
ROWS += R("thing.s", Target, "target {filter:filter.s} or opponent", slot=0, players=2)
ROWS += R("thing.s", Target, "target opponent or {filter:filter.s}", slot=0, players=2)

# choices (1014)
ROWS += R("thing.s", Choose, "a {filter:filter.s}")
ROWS += R("named.s", Choose, "{filter:barename}")
ROWS += R(
    "thing.s",
    Choose,
    "another {filter:filter.s}",
    build=lambda h: Choose(_other(h["filter"])),
    split=lambda n: {"filter": _no_other(n.filter)},
)
ROWS += R("thing.p", Choose, "{least} {filter:filter.p}")
ROWS += R("thing.s", Choose, "{least:onenumber} {filter:filter.s}")
ROWS += R("onenumber", Num, "one", n=1)
ROWS += R("thing.p", Choose, "up to {most} {filter:filter.p}", least=Num(0))
ROWS += R("thing.s", Choose, "up to {most:onenumber} {filter:filter.s}", least=Num(0))
ROWS += R("thing.p", Choose, "any number of {filter:filter.p}", least=Num(0), unbounded=True)
ROWS += R("thing.s", Choose, "a {filter:filter.s} (chosen|) at random", at_random=True)
ROWS += R(
    "thing.s",
    Choose,
    "another {filter:filter.s} chosen at random",
    build=lambda h: Choose(_other(h["filter"]), at_random=True),
    split=lambda n: {"filter": _no_other(n.filter)},
)
ROWS += R("thing.p", Choose, "{least} {filter:filter.p} (chosen|) at random", at_random=True)
ROWS += R("thing.p", Choose, "{least} or more {filter:filter.p}", unbounded=True)

# this card and what belongs to it
ROWS += R("plain.s", This, "this card")
ROWS += R(
    "noun.s", This, "this (resonator|J/resonator|coin|regalia|addition|magic stone|token|J-ruler|ruler)"
)
for zone_words, zone in (
    ("(from|in) your graveyard", S.GRAVEYARD),
    ("(from|in) a graveyard", S.GRAVEYARD),
    ("(from|in) its owner's graveyard", S.GRAVEYARD),
    ("(from|in) your hand", S.HAND),
    ("(from|in) your removed area", S.REMOVED),
    ("(from|in) your standby area", S.STANDBY),
):
    ROWS += R("plain.s", This, f"this card {zone_words}", zones=zone)
ROWS += R("thing.s", Host, "(added|bestowed) (resonator|J/resonator|card|J-ruler|ruler|J/ruler)")
ROWS += R("thing.s", Host, "the (resonator|J/resonator|card|J-ruler|ruler|J/ruler) with this")
ROWS += R("thing.s", Host, "the (added|bestowed) (resonator|J/resonator|card|J-ruler|ruler|J/ruler)")
ROWS += R("thing.s", Host, "(resonator|J/resonator|card|J-ruler|ruler|J/ruler) with this")
ROWS += R("thing.s", RulerOf, "{whose} J/ruler", types=S.ANY_RULER)
ROWS += R("thing.s", RulerOf, "{whose} J-ruler", types=S.J_RULER)
ROWS += R("thing.s", RulerOf, "{whose} ruler", types=S.RULER)
ROWS += R("thing.s", TopCards, "the top card of {whose} deck", count=Num(1))
ROWS += R("thing.p", TopCards, "the top {count} cards of {whose} deck")
ROWS += R("thing.s", TopCards, "the top card of {whose} magic stone deck", count=Num(1), zone=S.STONE_DECK)
ROWS += R("thing.p", TopCards, "the top {count} cards of {whose} magic stone deck", zone=S.STONE_DECK)
ROWS += R("thing.s", TopCards, "the bottom card of {whose} deck", count=Num(1), bottom=True)

ROWS += R("noun.p", Both, "{parts:plain} and {parts:plain}")
ROWS += R("noun.p", Both, "{parts:plain} , {parts:plain} and {parts:plain}")
ROWS += R("dealt", Both, "{parts:dealtone} and {parts:dealtone}")
ROWS += R("dealtone", EachPlayer, "each player")
ROWS += R(
    "dealt",
    Both,
    "each player and {filter:filter.s}",
    build=lambda h: Both((EachPlayer(), All(h["filter"]))),
    split=lambda n: {"filter": n.parts[1].filter},
)

# ---- pronouns --------------------
ROWS += R("plain.s", Pronoun, "it", kind="it")
ROWS += R("plain.p", Pronoun, "(they|them)", kind="it", number="p")
ROWS += R("plain.s", Pronoun, "that card", kind="that")
ROWS += R("plain.p", Pronoun, "those cards", kind="that", number="p")
for word, bits in SINGLE_TYPE.items():
    ROWS += R("plain.s", Pronoun, f"that {word}", kind="that", types=bits)
    plural_word = word if word == "regalia" else word + "s"
    ROWS += R("plain.p", Pronoun, f"those {plural_word}", kind="that", number="p", types=bits)
ROWS += R("plain.s", Pronoun, "that (token|entity|copy)", kind="that")
ROWS += R(
    "plain.s",
    Pronoun,
    "that (spell|ability|chant spell or ability|spell or ability)",
    kind="that",
    types=SPELL,
)
ROWS += R("plain.p", Pronoun, "those (tokens|spells|entities)", kind="that", number="p")
ROWS += R("plain.p", DoneThisWay, "the revealed cards", verb="revealed")
ROWS += R("plain.p", DoneThisWay, "all revealed cards", verb="revealed")
ROWS += R("plain.s", DoneThisWay, "the card you searched", verb="searched")
ROWS += R("plain.s", ThisAbility, "this (ability|spell)")
ROWS += R(
    "plain.p",
    Those,
    "those {preds:post+}",
    build=lambda h: Those(h["preds"]),
    split=lambda n: {"preds": n.filter.preds},
)
ROWS += R("plain.p", TheRest, "the rest")
ROWS += R("plain.p", TheRest, "(the other cards|the remaining cards)")
ROWS += R("plain.s", FromAmong, "a {filter:filter.s} (from|) among (them|those cards)")
ROWS += R("plain.s", FromAmong, "one of (them|those cards)", filter=Filter())
ROWS += R("plain.s", FromAmong, "one from among (them|those cards)", filter=Filter())
ROWS += R(
    "plain.p", FromAmong, "any number of (them|those cards)", filter=Filter(), least=Num(0), unbounded=True
)
ROWS += R("plain.p", FromAmong, "up to {most} {filter:filter.p} from among (them|those cards)", least=Num(0))
ROWS += R(
    "noun.s",
    FromAmong,
    "up to {most:onenumber} {filter:filter.s} from among (them|those cards)",
    least=Num(0),
)
ROWS += R("plain.p", FromAmong, "{least} {filter:filter.p} from among (them|those cards)")
ROWS += R(
    "noun.p",
    FromAmong,
    "any number of {filter:filter.p} from among (them|those cards)",
    least=Num(0),
    unbounded=True,
)
ROWS += R("plain.p", FromAmong, "all {filter:filter.p} from among (them|those cards)", everything=True)
for words in ("(all|the|) (cards|entities|resonators) put into (the|a) field this way",):
    ROWS += R("plain.p", DoneThisWay, words, verb="put")
for words in ("the (card|resonator) put into (the|a) field this way",):
    ROWS += R("plain.s", DoneThisWay, words, verb="put")
for verb in "revealed discarded banished removed destroyed returned drawn".split():
    ROWS += R("plain.s", DoneThisWay, f"the (card|resonator|J/resonator) {verb} this way", verb=verb)
    ROWS += R("plain.p", DoneThisWay, f"the (cards|resonators) {verb} this way", verb=verb)
    ROWS += R("plain.s", DoneThisWay, f"the {verb} (card|resonator|J/resonator)", verb=verb)

# ---- players --------------------
ROWS += R("plainwho.p", You, "you")
ROWS += R("plainwho.s", Opponent, "your opponent")
ROWS += R("plainwho.p", EachPlayer, "players")
ROWS += R("plainwho.s", EachPlayer, "each player")
ROWS += R("plainwho.s", EachPlayer, "a player")
ROWS += R("targetwho.s", TargetPlayer, "target player")
ROWS += R("targetwho.s", TargetPlayer, "target opponent", players=2)
ROWS += R("plainwho.s", ThatPlayer, "(that player|he or she)")
ROWS += R("they.p", ThatPlayer, "they")
ROWS += R("plainwho.s", TurnPlayer, "the turn player")
ROWS += R("plainwho.s", ControllerOf, "{what:owning} controller")
ROWS += R("plainwho.s", OwnerOf, "{what:owning} owner")
ROWS += R("whose", You, "your")
ROWS += R("whose", Opponent, "your opponent's")
ROWS += R("whose", EachPlayer, "(any|each player's|a player's)")
ROWS += R("whose", TargetPlayer, "target player's")
ROWS += R("whose", TargetPlayer, "target opponent's", players=2)
ROWS += R("whose", ThatPlayer, "that player's")
ROWS += R("whose", SubjectWho, "(their|his or her)")
ROWS += R("whose", OwnerOf, "{what:owning} owner's")
ROWS += R("whose", OwnerOf, "{what:owning} owners'")
ROWS += R("whose", ControllerOf, "{what:owning} controller's")
# the card that owns a number or has a player: "its", "that card's"
ROWS += R("owning", Pronoun, "its", kind="its")
ROWS += R("owning", Pronoun, "their", kind="its", number="p")
ROWS += R("owning", Host, "(bestowed|added) (resonator|J/resonator|card)'s")
ROWS += R("owning", This, "this card's")
ROWS += R("owning", Pronoun, "that card's", kind="that")
for word, bits in SINGLE_TYPE.items():
    ROWS += R("owning", Pronoun, f"that {word}'s", kind="that", types=bits)
ROWS += R("owning", Pronoun, "that (spell|ability|token|entity)'s", kind="that")
for who_word, who in (("your", You()), ("your opponent's", Opponent())):
    ROWS += R("owning", RulerOf, f"{who_word} J/ruler's", types=S.ANY_RULER, whose=who)
    ROWS += R("owning", RulerOf, f"{who_word} J-ruler's", types=S.J_RULER, whose=who)
    ROWS += R("owning", RulerOf, f"{who_word} ruler's", types=S.RULER, whose=who)
for verb in "revealed discarded banished removed destroyed returned".split():
    ROWS += R("owning", DoneThisWay, f"the {verb} (card|resonator|J/resonator)'s", verb=verb)

# ---- where cards are, whose they are (behind the noun) --------------------
ROWS += R("post", ControlledBy, "you control", who=You())
ROWS += R("post", ControlledBy, "your opponent controls", who=Opponent())
ROWS += R("post", ControlledBy, "(that player|he or she) controls", who=ThatPlayer())
ROWS += R("post", ControlledBy, "they control", who=SubjectWho())
ROWS += R("post", ControlledBy, "target player controls", who=TargetPlayer())
ROWS += R("post", ControlledBy, "in your field", who=You())
ROWS += R("post", ControlledBy, "in your opponent's field", who=Opponent())
for zone_words, zone in (
    ("graveyard", S.GRAVEYARD),
    ("hand", S.HAND),
    ("deck", S.DECK),
    ("standby area", S.STANDBY),
    ("removed area", S.REMOVED),
    ("magic stone deck", S.STONE_DECK),
    ("ruler area", S.RULER_AREA),
    ("extra deck", S.EXTRA_DECK),
    ("rune area", S.RUNES),
):
    ROWS += R("post", OwnedBy, f"(in|from) {{who:whose}} {zone_words}", zones=zone)
    ROWS += R("post", OwnedBy, f"(in|from) a {zone_words}", who=EachPlayer(), zones=zone)
    plural_zone = zone_words[:-1] + "ies" if zone_words.endswith("y") else zone_words + "s"
    ROWS += R("post", OwnedBy, f"(in|from) all {plural_zone}", who=EachPlayer(), zones=zone)
    ROWS += R("post", OwnedBy, f"(in|from) (their|their owners') {plural_zone}", who=EachPlayer(), zones=zone)
ROWS += R("post", OwnedBy, "in the field", who=EachPlayer(), zones=S.FIELD)
ROWS += R("post", OwnedBy, "(in|from) (your deck or graveyard)", who=You(), zones=S.DECK | S.GRAVEYARD)
ROWS += R("post", OwnedBy, "(in|from) (your hand or graveyard)", who=You(), zones=S.HAND | S.GRAVEYARD)
ROWS += R("post", OwnedBy, "(in|from) (your hand or deck)", who=You(), zones=S.HAND | S.DECK)


# ---- one kind of card or another, each with properties of its own ----------


def as_pred(filter: Filter, zones: int) -> Pred:
    """A filter as one property; it keeps the phrase that made it."""
    preds = filter.preds if filter.zones == zones else (*filter.preds, InZone(filter.zones or S.FIELD))
    return AllOf(preds, phrase=filter.phrase)


def either(one: Filter, two: Filter) -> Filter:
    """Cards that fit one of two filters, wherever each of them looks."""
    zones = one.zones if one.zones == two.zones else (one.zones or S.FIELD) | (two.zones or S.FIELD)
    return Filter((AnyOf((as_pred(one, zones), as_pred(two, zones))),), zones)


def parts_of(filter: Filter) -> dict[str, Pred]:
    """The two filters again."""
    found = filter.preds[0]
    assert isinstance(found, AnyOf)
    one, two = (_without_zone(pred) for pred in found.preds)
    return {"one": one, "two": two}


def _without_zone(pred: Pred) -> Pred:
    assert isinstance(pred, AllOf)
    if pred.preds and isinstance(pred.preds[-1], InZone):
        return replace(pred, preds=pred.preds[:-1])
    return pred


for number, words in (("s", "or a"), ("s", "or"), ("p", "or")):
    ROWS += R(
        f"filter.{number}",
        Filter,
        f"{{one:onefilter.{number}}} {words} {{two:onefilter.{number}}}",
        build=lambda h, words=words: _either(h, words),  # type: ignore[misc]
        split=parts_of,
    )


def _either(h: Holes, words: str) -> Filter | None:
    one, two = h["one"], h["two"]
    plain = not one.zones and not two.zones and len(one.preds) < 2 and len(two.preds) < 2
    named = any(isinstance(pred, (TypeIs, RaceIs, AnyOf)) for pred in two.preds)
    if plain or (words == "or" and (named or not two.zones)):
        return None  # said by a list of nouns
    return either(one, two)
