"""Cards and players: all, targets, choices, pronouns."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.nouns import (
    All,
    AllButOne,
    AnyOf,
    Both,
    Choose,
    ControlledBy,
    ControllerOf,
    EachPlayer,
    Filter,
    Host,
    IsOneOf,
    NameIs,
    Opponent,
    OtherThan,
    OwnedBy,
    OwnerOf,
    RulerOf,
    StatIs,
    StatusIs,
    Target,
    This,
    ThisAbility,
    Together,
    TopCards,
    TurnPlayer,
    TypeIs,
    Who,
    You,
)
from willpower.abilities.quantities import ANY_NUMBER, Num, Stat
from willpower.abilities.words import Extreme, StatWord

from ...mentions import SPELL
from ...raw import (
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
from ...rows import ROW_BITS, A, Family, Holes, L, R, each, either
from .filters import as_pred, make_filter, parts_of, usual_zones

ROWS: list[Family] = []

# ---- nouns: all, targets, choices --------------------
NAME_PHRASE: set[int] = set()  # filled when the table is put together: rows that may be nothing but a name


def _is_one_name(filter: Filter) -> bool:
    """ "Destroy <a name>" means a card of that name, not all of them."""
    named = filter.phrase & ((1 << ROW_BITS) - 1) in NAME_PHRASE
    return named and isinstance(filter.preds[0], NameIs)


ROWS += R("thing", All, "each~all {filter:filter#}")
ROWS += R("thing.s", All, "each {filter:bothkinds}", said=("thing", "All", "each~all {filter:filter#}"))
ROWS += R("thing.p", All, "all (the|of the) {filter:filter.p}")
ROWS += R(  # "the cards in your hand": where they are says which
    "thing.p", All, "the {filter:filter.p}", check=lambda h: bool(h["filter"].zones & (S.HAND | S.GRAVEYARD))
)
ROWS += R("bareplural.p", All, "{filter:filter.p}", check=lambda h: not _is_one_name(h["filter"]))
ROWS += R("group.s", All, "(a {filter:filter.s}|{filter:barename}|each {filter:filter.s})")
ROWS += R("barename", Filter, "{preds:namehead} {preds:post*}", build=make_filter)
ROWS += R("group.p", All, "one or more {filter:filter.p}", together=True)
ROWS += R("group.p", All, "{filter:filter.p}")
OTHER = OtherThan(OtherThanBefore())


def other(filter: Filter) -> Filter:
    """The cards of a filter without those named before (B5)."""
    return replace(filter, preds=(OTHER, *filter.preds))


def no_other(filter: Filter) -> Filter:
    return replace(filter, preds=filter.preds[1:])


ROWS += R(
    "group.s",
    All,
    "another {filter:filter.s}",
    build=lambda h: All(other(h["filter"])),
    split=lambda n: {"filter": no_other(n.filter)},
)


def _excepting(noun: Any) -> bool:
    """ "All cards except this card and that one": both are excepted."""
    last = noun.filter.preds[-1:] if isinstance(noun, All) else ()
    return bool(last) and isinstance(last[0], OtherThan) and last[0].phrase != 0


def _apart(parts: tuple[Any, ...]) -> bool:
    """Whether two nouns stand side by side: "a Golem and an Elf from among them" are both from among them."""
    one, two = parts
    return not _excepting(one) and not (isinstance(one, Choose) and isinstance(two, FromAmong))


def _all_apart(parts: tuple[Any, ...]) -> bool:
    return all(_apart(parts[at : at + 2]) for at in range(len(parts) - 1))


def _bare(noun: Any) -> bool:
    """ "All regalia and additions" are all of both."""
    last = noun.filter.preds[-1:] if isinstance(noun, All) else ()
    return bool(last) and isinstance(last[0], TypeIs)


# targets (903.2g)


def _one_of(one: Filter, two: Filter) -> Filter:
    """One target of two kinds: what is said of the second is not said of the first."""
    zones = one.zones if one.zones == two.zones else usual_zones(one) | usual_zones(two)
    return Filter((AnyOf((as_pred(one, zones), as_pred(two, zones))),), zones)


ROWS += R("thing.s", Target, "(a|) target {filter:filter.s}", slot=0)
ROWS += R(
    "thing.s",
    Target,
    "target {one:onefilter.s} or target {two:onefilter.s}",
    build=lambda h: Target(0, _one_of(h["one"], h["two"])),
    split=lambda n: parts_of(n.filter),
)
ROWS += R(
    "thing.s",
    Target,
    "another target {filter:filter.s}",
    build=lambda h: Target(0, other(h["filter"])),
    split=lambda n: {"filter": no_other(n.filter)},
)
ROWS += R(
    "thing.p",
    Target,
    "(({most} target|target {most}) {filter:filter.p}|{most} target ({filter:filter.p} <players:andplayers>|"
    "<players:playersor> {filter:filter.p}))",
    build=lambda h: Target(0, h["filter"], h["most"], h["most"], h.get("players", 0)),
)
ROWS += R(
    "thing.p",
    Target,
    "{most} other target {filter:filter.p}",
    build=lambda h: Target(0, other(h["filter"]), h["most"], h["most"]),
    split=lambda n: {"most": n.most, "filter": no_other(n.filter)},
)
ROWS += R("thing.s", Target, "up to {most:onenumber} target {filter:filter.s}", slot=0, least=Num(0))
ROWS += R("thing.p", Target, "{least:onenumber} or {most} target {filter:filter.p}", slot=0)
ROWS += R(
    "thing.p",
    Target,
    "(any number of|up to {most}) target ({filter:filter.p} <players:orplayers>|<players:playersor> "
    "{filter:filter.p})",
    build=lambda h: Target(0, h["filter"], Num(0), h.get("most", ANY_NUMBER), h["players"]),
)
ROWS += R(
    "thing",
    Target,
    "up to {most} (other|second) target {filter:filter#}",
    build=lambda h: Target(0, other(h["filter"]), Num(0), h["most"]),
    split=lambda n: {"most": n.most, "filter": no_other(n.filter)},
)
SINGLE = "{filter:filter.p} (in|from) a single <zone:graves>"


def _single(h: Holes) -> Target:
    filter = replace(h["filter"], zones=h["zone"])
    return Target(0, filter, Num(0), h["most"], together=Together("same", "zone"))


ROWS += R("thing.p", Target, f"up to {{most}} target {SINGLE}", build=_single)
ROWS += R("aimed", Target, f"up to {{most}} {SINGLE}", build=_single)
ROWS += R("thing.s", Target, "target <players:aimedone>", slot=0, filter=None)
ROWS += R(
    "thing.s",
    Target,
    "target ({filter:filter.s} or <players:aimedplayer>|<players:aimedplayer> or {filter:filter.s})",
    slot=0,
)

# choices (1014): how many of which, one or several
ROWS += A("onepick", Choose, "(a|{least:onenumber}) {filter:filter.s}")
ROWS += A("oneup", Choose, "up to {most:onenumber} {filter:filter.s}", least=Num(0))
ROWS += A(
    "onepick",
    Choose,
    "another {other:filter.s}",
    build=lambda h: {"filter": other(h["other"])},
    split=lambda n: {"other": no_other(n.filter)},
)
ROWS += A(
    "picks", Choose, "({least} {filter:filter.p}|a number of {filter:filter.p} equal to {least:quantity})"
)
ROWS += A(
    "picks", Choose, "up to {most} {filter:filter.p}", least=Num(0), check=lambda h: h["most"] != Num(1)
)
ROWS += A("picks", Choose, "{least} or more {filter:filter.p}", unbounded=True)
ROWS += A("anypicks", Choose, "any number of {filter:filter.p}", least=Num(0), unbounded=True)
ROWS += R("thing.s", Choose, "({*onepick}|{*oneup})")
ROWS += R("thing.p", Choose, "({*picks}|{*anypicks})")
RANDOM = ("({*onepick} (chosen|) at random|a random {filter:filter.s})",
          "({*picks} (chosen|) at random|{least} random {filter:filter.p})")  # fmt: skip
AT_RANDOM = ("thing", "Choose", "|".join(RANDOM))
ROWS += R("thing.s", Choose, RANDOM[0], at_random=True, said=AT_RANDOM)
ROWS += R("thing.p", Choose, RANDOM[1], at_random=True, said=AT_RANDOM)
ROWS += R("named.s", Choose, "{filter:barename}")
ROWS += R("onenumber", Num, "one", n=1)

# this card and what belongs to it
ROWS += R(
    "plain.s",
    This,
    "this card (from (the|your) field|(from|in) (a|its owner's) {*zoned}|)",
)
ROWS += R("plain.s", This, "this card (from|in) your {*zoned} (or {*zoned}|)", yours=True)
ROWS += R("ref1", This, "this card")
ROWS += R("ref1", Pronoun, "it", kind="it")
ROWS += R("ref1", Pronoun, "that (card|resonator|J/resonator|token)", kind="that")
ROWS += R(
    "noun.s", This, "this (resonator|J/resonator|coin|regalia|addition|magic stone|token|J-ruler|ruler)"
)
HOSTS = "(resonator|J/resonator|card|J-ruler|ruler|J/ruler|magic stone|regalia)"
ADDED = "(added|bestowed)"
ROWS += R(
    "thing.s", Host, f"((the|) ({ADDED} {HOSTS}|{HOSTS} with this)|the {HOSTS} this card is {ADDED} to)"
)
ROWS += R("thing.s", RulerOf, "({whose} <types:ruler>|the <types:ruler> <whose:controls>)")
ROWS += R(
    "thing.s",
    TopCards,
    "((the top card of|a card from the top of) {whose} {zone:pile}|the top card of {whose} <zone:piles>)",
    count=Num(1),
)
ROWS += R(
    "thing.p",
    TopCards,
    "(the top {count} cards (of|from) {whose} {zone:pile}|{count} cards from the top of {whose} {zone:pile}|"
    "the top card of {whose} {zone:pile} for each {count:each.s}|"
    "cards equal to {count:quantity} from the top of {whose} {zone:pile}|"
    "(a number of|) cards from the top of {whose} {zone:pile} equal to {count:quantity})",
)
BOTTOM = ("thing", "TopCards", "the bottom (card|{count} cards) of {whose} {zone:pile}")
ROWS += R(
    "thing.s", TopCards, "the bottom card of {whose} {zone:pile}", count=Num(1), bottom=True, said=BOTTOM
)
ROWS += R("thing.p", TopCards, "the bottom {count} cards of {whose} {zone:pile}", bottom=True, said=BOTTOM)

ROWS += R(
    "noun.p",
    Both,
    "{parts:plain,}",
    build=lambda h: Both(h["parts"]) if len(h["parts"]) > 1 and _all_apart(h["parts"]) else None,
)
ROWS += R(  # one of each, or only one of them
    "noun.p",
    Both,
    "a {one:filter.s} and/or a {two:filter.s}",
    build=lambda h: Both((_up_to_one(h["one"]), _up_to_one(h["two"]))),
    split=lambda n: {"one": n.parts[0].filter, "two": n.parts[1].filter},
)


def _up_to_one(filter: Filter) -> Choose:
    return Choose(filter, Num(0), Num(1))


# unlike ones: "this card and Golems you control"
ROWS += R(
    "noun.p",
    Both,
    "({parts:plain.s} and {parts:bareplural.p}|{parts:bareplural.p} and {parts:plain.s})",
    check=lambda h: not any(_bare(part) for part in h["parts"]),
)
ROWS += R(
    "dealt",
    Both,
    "{parts:dealtone} and (to|) ({parts:dealtone}|{parts:bareplural.p})",
    check=lambda h: not _bare(h["parts"][0]),
)
ROWS += R(
    "dealt",
    Both,
    "each player and {filter:filter.s}",
    build=lambda h: Both((EachPlayer(), All(h["filter"]))),
    split=lambda n: {"filter": n.parts[1].filter},
)

# ---- pronouns --------------------
ROWS += R("plain.s", Pronoun, "it", kind="it")
ROWS += R("plain.p", Pronoun, "(they|them|both of them)", kind="it", number="p")
AIMED = ("plain", "Pronoun", "(the chosen|that|those) target~targets")
ROWS += R("plain.s", Pronoun, "(the chosen|that) target", kind="target", said=AIMED)
ROWS += R("plain.p", Pronoun, "(the chosen|those) targets", kind="target", number="p", said=AIMED)
ROWS += R("onlyself.s", Pronoun, "(the chosen|that) target", kind="target", said=AIMED)
ROWS += R("plain.s", Pronoun, "((that|the) <types:thing>|the chosen <types:chosenkind>)", kind="that")
ROWS += R("plain.p", Pronoun, "(both of|) those <types:things>", kind="that", number="p")
ROWS += R(
    "plain.s",
    Pronoun,
    "that (spell|ability|chant spell or ability|spell or ability)",
    kind="that",
    types=SPELL,
)
ROWS += R(
    "plain.p",
    DoneThisWay,
    "((the|all|those) <verb:done> cards|(the|) (cards|resonators|J/resonators|entities) <verb:way> this way)",
)
ROWS += R("plain.s", ThisAbility, "this (ability|spell)")
ROWS += R(
    "plain.p",
    Those,
    "those {preds:post+}",
    build=lambda h: Those(h["preds"]),
    split=lambda n: {"preds": n.filter.preds},
)
ROWS += R("plain.p", TheRest, "(the (rest|others)|(the other cards|the remaining cards))")
ROWS += R("plain.s", TheRest, "the other (card|one|resonator|)")
# of the cards looked at, revealed or found (B6)
AMONG = "((from|) among (them|those cards|the revealed cards)|from it|revealed this way)"
PICKED = {"plain.s": "{*onepick}", "plain.p": "{*picks}", "noun.s": "{*oneup}", "noun.p": "{*anypicks}"}
for category, picked in PICKED.items():
    FOUND = ("plain", "FromAmong", f"({'|'.join(PICKED.values())}) {AMONG}")
    ROWS += R(category, FromAmong, f"{picked} {AMONG}", said=FOUND)
ROWS += R(
    "plain.p",
    FromAmong,
    "all {filter:filter.p} (from among (them|those cards|the revealed cards)|from it)",
    everything=True,
)
OF = "(of|from among) (them|those cards|those resonators|the revealed cards|those revealed cards)"
SOME: dict[str, dict[str, Any]] = {
    "one": {},
    "{least}": {},
    "up to {most}": {"least": Num(0)},
    "any number": {"least": Num(0), "unbounded": True},
}
for words, fixed in SOME.items():
    many = "sp"[words != "one"]
    said = ("plain", "FromAmong", f"({' | '.join(SOME)}) {OF} (at random|)")
    for how, random in (("", False), ("(chosen|) at random", True)):
        ROWS += R(
            f"plain.{many}",
            FromAmong,
            f"{words} {OF} {how}",
            filter=Filter(),
            at_random=random,
            check=lambda h: h.get("least") != Num(1),
            said=said,
            **fixed,
        )
ALL_DONE = (
    "plain",
    "DoneThisWay",
    "(all (the|) (cards|resonators|entities) <verb:way> this way|the <verb:way> (resonators|J/resonators|"
    "entities))",
)
ONE = "(card|resonator|J/resonator|entity|addition|chant|regalia|magic stone|J-ruler|gem)"
ROWS += R("plain.s", DoneThisWay, f"(the {ONE} (<verb:way> this way|you <verb:way>)|the <verb:done> {ONE})")
ROWS += R(
    "plain.p",
    DoneThisWay,
    ALL_DONE[2],
    check=lambda h: h["verb"] != "revealed",  # which of the cards revealed are resonators
)
ROWS += R("plain.p", DoneThisWay, "all (the|) cards revealed this way", verb="revealed", said=ALL_DONE)

# ---- players --------------------
ROWS += R("plainwho.p", You, "you")
ROWS += R("plainwho.s", Opponent, "(your|an|each) opponent")
ROWS += R("plainwho.p", EachPlayer, "(players|both players|all players|you and your opponent each)")
ROWS += R("plainwho.s", EachPlayer, "(each|a) player")
ROWS += R("targetwho.s", TargetPlayer, "target <players:aimedone>")
ROWS += R("plainwho.s", ThatPlayer, "(that player|he or she)")
ROWS += R("they.p", ThatPlayer, "they")
ROWS += R("plainwho.s", TurnPlayer, "the turn player")
HOLDER = "({{what:owning}} {0}|(the|each) {0} of {{what:plain}})"
CONTROLLER = ("plainwho", "ControllerOf", HOLDER.format("(controller|owner)"))
HOLDERS: tuple[tuple[str, type[Who]], ...] = (("controller", ControllerOf), ("owner", OwnerOf))
for words, holder in HOLDERS:
    ROWS += R("plainwho.s", holder, HOLDER.format(words), said=CONTROLLER)
ROWS += R("plainwho.p", ControllerOf, "{what:owning} controllers (each|)")
ROWS += R("plainwho.p", OwnerOf, "{what:owning} owners each")
ROWS += R("whose", You, "your")
ROWS += R("whose", Opponent, "(your|each|a) opponent's")
ROWS += R("whose", EachPlayer, "(any|either|(each|a|either) player's)")
ROWS += R("whose", SubjectWho, "(their|his or her)")
ROWS += R("whose", OwnerOf, "{what:owning} (owner's|owners')")
ROWS += R("whosewho", TargetPlayer, "target <players:aimedone>'s")
ROWS += R("whosewho", ThatPlayer, "that player's")
ROWS += R("whosewho", ControllerOf, "{what:owning} controller's", said=CONTROLLER)
# the card that owns a number or has a player: "its", "that card's"
ROWS += R("owning", Pronoun, "its", kind="its")
ROWS += R("owning", Pronoun, "their", kind="its", number="p")
ROWS += R("owning", Host, f"(the|) (bestowed|added) {HOSTS}'s")
ROWS += R("owning", This, "this card's")
ROWS += R("owning", Pronoun, "(the chosen|that) target's", kind="target")
ROWS += R("owning", Pronoun, "((that|the chosen) <types:thing>'s|that (spell|ability|gem)'s)", kind="that")
ROWS += R("owning", RulerOf, "<whose:own> <types:ruler>'s")
ROWS += R(
    "owning", DoneThisWay, "(the|) <verb:done> (card|resonator|J/resonator|addition|regalia|magic stone)'s"
)

# ---- where cards are, whose they are (behind the noun) --------------------
CONTROLLERS = {
    "(you control|you controlled)": You(),
    "(your opponent controls|your opponent controlled)": Opponent(),
    "that player controls": ThatPlayer(),
    "(they control|they controlled|he or she controls|he or she controlled)": SubjectWho(),
    "target player controls": TargetPlayer(),
}
PLAYING = {"you play": You(), "((your|an) opponent plays|your opponents play)": Opponent()}
ROWS += L("post", ControlledBy, "who", CONTROLLERS)
ROWS += L("post", ControlledBy, "who", PLAYING, played=True)
ROWS += R("post", ControlledBy, "{who:whoever} controls")
ROWS += R("whoever", ControllerOf, "{what:owning} controller", said=CONTROLLER)
ROWS += R("post", ControlledBy, "in <who:own> field", zones=S.FIELD)  # 307.4, 307.8a
ROWS += A("zoned", OwnedBy, "<zones:place>")
ROWS += A("zoneds", OwnedBy, "<zones:places>")
ROWS += R("post", OwnedBy, "(in|from) {who:whose} {*zoned} ((or|and|and/or) {*zoned}|)")
for words, who in each("own", (("your", You()), ("their", SubjectWho())), counted=False):
    ROWS += R("post", OwnedBy, f"(in|from) {words} {{*zoned}} (or|and|and/or) {words} {{*zoned}}", who=who)
ROWS += R(
    "post",
    OwnedBy,
    "(in|from) (a {*zoned}|(any|all|their|their owners'|) {*zoneds}|(any|) {*zoneds} or {*zoneds})",
    who=EachPlayer(),
)
ROWS += R("post", OwnedBy, "in the field", who=EachPlayer(), zones=S.FIELD)
ROWS += R("post", OwnedBy, "you own in all zones", who=You(), zones=S.ANYWHERE)
ROWS += R(
    "post", OwnedBy, "(you own|) from (outside|out of) the game", who=You(), zones=S.OUT_OF_GAME
)  # 317.1

ROWS += R("thing.s", All, "the {filter:filter.s}", check=lambda h: _definite(h["filter"]))


FIGHTING = ("attacking", "blocking", "attacked", "blocked", "unblocked")


def _definite(filter: Filter) -> bool:
    """ "The blocking resonator", "the card removed by this card": there is one that is meant."""
    return any(
        isinstance(pred, IsOneOf) or (isinstance(pred, StatusIs) and pred.status in FIGHTING)
        for pred in filter.preds
    )


SOME_MORE = ("plain", "FromAmong", "(one|{least}|up to {most})")
ROWS += R("plain.s", FromAmong, "one", filter=Filter(), other=True, said=SOME_MORE)
ROWS += R("plain.s", FromAmong, "one (chosen|) at random", filter=Filter(), at_random=True)
MORE: dict[str, dict[str, Any]] = {"{least}": {}, "up to {most}": {"least": Num(0)}}
for words, fixed in MORE.items():
    ROWS += R(
        "plain.p",
        FromAmong,
        words,
        filter=Filter(),
        other=True,
        check=lambda h: h["least"] != Num(1),
        said=SOME_MORE,
        **fixed,
    )

ROWS += R("them", ThatPlayer, "(them|that player|him or her)")

for words in either("{stat:stat}", "cost"):
    ROWS += R(
        "thing.s",
        Choose,
        f"the {{one:onefilter.s}} with the {{most:extreme}} {words} among {{all:bareplural.p}}",
        build=lambda h: _extreme(h, h.get("stat", "total cost"), h["most"]),
        split=lambda n: {
            "one": replace(n.filter, preds=n.filter.preds[:-2]),
            "all": n.filter.preds[-2].what,
            "most": n.filter.preds[-1].value.extreme,
            "stat": n.filter.preds[-1].stat,
        },
    )


def _extreme(h: Holes, stat: StatWord, most: Extreme) -> Choose:
    """The card with the highest or lowest value; if several share it, one of them."""
    one, group = h["one"], h["all"]
    best = StatIs(stat, "=", Stat(stat, group, most))
    return Choose(replace(one, preds=(*one.preds, IsOneOf(group), best)))


ROWS += R("plainwho.p", Opponent, "opponents")

# ---- possessives of what is named here --------------------
ROWS += R("owning", Target, "target {filter:filter.s}'s", slot=0)
ROWS += R("owning", All, "(each {filter:filter.s}'s|{filter:filter.p}')")

# ---- at random from a hidden zone --------------------
for template in ("a {filter:filter.s}", "{least} {filter:filter.p}"):
    for zone_words, zone in each("zone", (("hand", S.HAND), ("graveyard", S.GRAVEYARD)), counted=False):
        ROWS += R(
            "thing.s" if template.startswith("a") else "thing.p",
            Choose,
            f"{template} (chosen|) at random from {{whose:whose}} {zone_words}",
            build=lambda h, zone=zone: _at_random(h, zone),  # type: ignore[misc]
            split=lambda n: {
                "filter": replace(n.filter, preds=n.filter.preds[:-1], zones=0),
                "least": n.least,
                "whose": n.filter.preds[-1].who,
            },
        )


def _at_random(h: Holes, zone: int) -> Choose | None:
    filter = h["filter"]
    if filter.zones:
        return None
    owned = replace(filter, preds=(*filter.preds, OwnedBy(h["whose"])), zones=zone)
    return Choose(owned, h.get("least"), at_random=True)


ROWS += R("plain", DoneThisWay, "the chosen (card~cards|resonator~resonators|entity~entities)", verb="chosen")
ROWS += R("noun.p", FromAmong, "all of (them|those cards)", filter=Filter(), everything=True)

ROWS += R("plain.p", AllButOne, "all but one of (them|those cards)", filter=Filter())  # B28
