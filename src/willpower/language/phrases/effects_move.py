"""Instructions that move cards: draw, discard, destroy, banish, put, return, search, look, reveal."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.effects import (
    AddTo,
    Banish,
    CallStone,
    Destroy,
    Discard,
    Draw,
    Foresee,
    GainGem,
    LookAt,
    Move,
    PlayCard,
    Rearrange,
    Reveal,
    RevealUntil,
    Search,
    Sequence,
    Shuffle,
    Summon,
)
from willpower.abilities.nouns import All, Choose, ChosenIs, Filter, Opponent, OtherThan, OwnedBy, You
from willpower.abilities.quantities import Num

from ..raw import OtherThanBefore, Pronoun, SubjectWho
from ..rows import R, Row
from .filters import either, parts_of

ROWS: list[Row] = []

ROWS += R("act", Draw, "draws~draw a card", count=Num(1))
ROWS += R("act", Draw, "draws~draw {count} cards")
ROWS += R("act", Draw, "draws~draw {count:onenumber} card")
ROWS += R("act", Draw, "draws~draw a card for each {count:each.s}")
ROWS += R("act", Draw, "draws~draw cards equal to {count:quantity}")

# discard (1019): the cards are those of the hand of whoever discards
ROWS += R("act", Discard, "discards~discard {what:handcards}")
ROWS += R("act", Discard, "discards~discard that card", what=Pronoun("that"))
ROWS += R("act", Discard, "discards~discard it", what=Pronoun("it"))
ROWS += R("act", Discard, "discards~discard (them|those cards)", what=Pronoun("it", "p"))
ROWS += R("act", Discard, "discards~discard (your|their|his or her) hand", what=None)
for template, fixed in (
    ("a {filter:filter.s}", {}),
    ("{filter:barename}", {}),
    ("a {filter:filter.s} at random", {"at_random": True}),
    ("{least} {filter:filter.p}", {}),
    ("{least} {filter:filter.p} at random", {"at_random": True}),
    ("up to {most} {filter:filter.p}", {"least": Num(0)}),
    ("any number of {filter:filter.p}", {"least": Num(0), "unbounded": True}),
):
    ROWS += R(
        "handcards",
        Choose,
        template,
        build=lambda h, fixed=fixed: Choose(  # type: ignore[misc]
            Filter(h["filter"].preds, h["filter"].zones or S.HAND, phrase=h["filter"].phrase),
            **({"least": h.get("least"), "most": h.get("most")} | fixed),
        ),
        split=lambda n: {"filter": n.filter, "least": n.least, "most": n.most},
    )

ROWS += R("act", Destroy, "destroys~destroy {what}")
ROWS += R("act", Banish, "banishes~banish {what}")

# ---- put, return, remove --------------------
OWN = "(your|its owner's|their owner's|their owners'|that player's|his or her|their|your opponent's)"
for verb in ("puts~put", "returns~return"):
    ROWS += R(
        "act",
        Move,
        f"{verb} {{what}} (into|to) (its owner's|their owner's|your|his or her|their) hand",
        to=S.HAND,
    )
    ROWS += R("act", Move, f"{verb} {{what}} (into|to) their (owners'|owner's) (hands|hand)", to=S.HAND)
    ROWS += R("act", Move, f"{verb} {{what}} (into|to|in) {OWN} (graveyard|graveyards)", to=S.GRAVEYARD)
    ROWS += R("act", Move, f"{verb} {{what}} (into|to) a graveyard", to=S.GRAVEYARD)
    ROWS += R("act", Move, f"{verb} {{what}} (into|to|onto) (the field|your field)", to=S.FIELD)
    ROWS += R(
        "act", Move, f"{verb} {{what}} (into|to) (the field|your field) rested", to=S.FIELD, rested=True
    )
    ROWS += R("act", Move, f"{verb} {{what}} (into|to) the field under your control", to=S.FIELD, under=You())
    ROWS += R("act", Move, f"{verb} {{what}} into your opponent's field", to=S.FIELD, under=Opponent())
    ROWS += R("act", Move, f"{verb} {{what}} on (the|) top of {OWN} (deck|decks)", to=S.DECK, place="top")
    ROWS += R("act", Move, f"{verb} {{what}} on the bottom of {OWN} (deck|decks)", to=S.DECK, place="bottom")
    for word, place in (("any", "any order"), ("a random", "random")):
        ROWS += R(
            "act",
            Move,
            f"{verb} {{what}} on the bottom of {OWN} (deck|decks) in {word} order",
            to=S.DECK,
            place=f"bottom {place}",
        )
    ROWS += R(
        "act",
        Move,
        f"{verb} {{what}} on (the|) top of {OWN} deck in any order",
        to=S.DECK,
        place="top any order",
    )
    ROWS += R("act", Move, f"{verb} {{what}} on top of {OWN} magic stone deck", to=S.STONE_DECK, place="top")
ROWS += R("act", Rearrange, "puts~put {what} back in any order")
ROWS += R("act", Move, "removes~remove {what} from (the|) game", to=S.REMOVED)
ROWS += R("act", Move, "removes~remove {what} from (the|) game face down", to=S.REMOVED, face_down=True)
ROWS += R("act", Move, f"shuffles~shuffle {{what}} into {OWN} (deck|decks)", to=S.DECK, place="shuffle")

# ---- search, look, reveal, shuffle --------------------
SEARCHED = (
    ("deck", S.DECK),
    ("graveyard", S.GRAVEYARD),
    ("magic stone deck", S.STONE_DECK),
    ("extra deck", S.EXTRA_DECK),
    ("hand", S.HAND),
    ("deck or graveyard", S.DECK | S.GRAVEYARD),
    ("deck , hand and/or graveyard", S.DECK | S.HAND | S.GRAVEYARD),
    ("hand , deck and/or graveyard", S.DECK | S.HAND | S.GRAVEYARD),
)
WANTED: tuple[tuple[str, bool], ...] = (
    ("a {filter:filter.s}", False),
    ("{filter:barename}", False),
    ("{least} {filter:filter.p}", False),
    ("up to {most} {filter:filter.p}", True),
    ("up to {most:onenumber} {filter:filter.s}", True),
    ("any number of {filter:filter.p}", True),
)
for zone_words, zone in SEARCHED:
    for template, up_to in WANTED:
        ROWS += R(
            "act",
            Search,
            f"searches~search {{whose:whose}} {zone_words} for {template}",
            build=lambda h, zone=zone, up_to=up_to: Search(  # type: ignore[misc]
                h["filter"], zone, h["whose"], Num(0) if up_to else h.get("least"), h.get("most")
            ),
            split=lambda n: {"whose": n.whose, "filter": n.filter, "least": n.least, "most": n.most},
        )
ROWS += R("act", Shuffle, "shuffles~shuffle {whose:whose} deck")
ROWS += R("act", Shuffle, "shuffles~shuffle {whose:whose} magic stone deck", zone=S.STONE_DECK)
ROWS += R("act", LookAt, "looks~look at {what}")
ROWS += R("act", LookAt, "looks~look at {what:wholehand}")
ROWS += R("act", Reveal, "reveals~reveal {what}")
ROWS += R("act", Reveal, "reveals~reveal {what:wholehand}")
ROWS += R(
    "wholehand",
    All,
    "{whose:whose} hand",
    build=lambda h: All(Filter((OwnedBy(h["whose"]),), S.HAND)),
    split=lambda n: {"whose": n.filter.preds[0].who},
)
ROWS += R("act", Foresee, "foresees~foresee {count:anynumber}")

# the second half of "put ... into your hand and the rest on the bottom of your deck"
PLACES: tuple[tuple[str, int, str], ...] = (
    ("on the bottom of (your|their owner's|its owner's|their) deck in any order", S.DECK, "bottom any order"),
    (
        "on the bottom of (your|their owner's|its owner's|their) deck in a random order",
        S.DECK,
        "bottom random",
    ),
    ("on the bottom of (your|their owner's|its owner's|their) deck", S.DECK, "bottom"),
    ("on (the|) top of (your|their owner's|its owner's|their) deck in any order", S.DECK, "top any order"),
    ("into (your|their owner's|its owner's|their) graveyard", S.GRAVEYARD, ""),
    ("in your graveyard", S.GRAVEYARD, ""),
    ("into your hand", S.HAND, ""),
)
for words, zone, place in PLACES:
    ROWS += R("putrest", Move, f"{{what:noun.p}} {words}", to=zone, place=place)
ROWS += R("seq", Sequence, "{parts:clause} and {parts:putrest}")
ROWS += R("doseq", Sequence, "{parts:act.p} and {parts:putrest}")
ROWS += R("seq", Sequence, "{parts:clause} and {parts:moregems}")
ROWS += R("seq", Sequence, "{parts:clause} , {parts:manygems}")
ROWS += R("manygems", Sequence, "{parts:moregems} , {parts:manygems}")
ROWS += R("manygems", Sequence, "{parts:moregems} and {parts:moregems}")
for attribute in ("light", "fire", "water", "wind", "darkness"):
    ROWS += R(
        "moregems", GainGem, f"(a|) {attribute} gem", attribute=S.ATTRIBUTE_BY_NAME[attribute], count=Num(1)
    )
for verb in ("puts~put", "returns~return"):
    ROWS += R(
        "act",
        Move,
        f"{verb} {{what}} into (its owner's|their owner's|their owners') field",
        to=S.FIELD,
        as_owner=True,
    )
    ROWS += R(
        "act",
        Move,
        f"{verb} {{what}} into the field under (its owner's|their owner's) control",
        to=S.FIELD,
        as_owner=True,
    )
    ROWS += R("act", Move, f"{verb} {{what}} into your field under your control", to=S.FIELD, under=You())
    ROWS += R(
        "act",
        Move,
        f"{verb} {{what}} on (the|) top or (the|) bottom of {OWN} deck",
        to=S.DECK,
        place="top or bottom",
    )
    ROWS += R("act", Move, f"{verb} {{what}} into its owner's hand as it resolves", to=S.HAND)
    ROWS += R("act", Move, f"{verb} {{what}} into (his or her|their) field", to=S.FIELD)
    ROWS += R(
        "act",
        Move,
        f"{verb} {{what}} on top of {OWN} magic stone (deck|decks) in any order",
        to=S.STONE_DECK,
        place="top any order",
    )
    ROWS += R(
        "act",
        Move,
        f"{verb} {{what}} on the bottom of {OWN} magic stone deck",
        to=S.STONE_DECK,
        place="bottom",
    )
    ROWS += R("act", Move, f"{verb} {{what}} into (the|your) field bestowed to {{to_host:plain}}", to=S.FIELD)
ROWS += R(
    "act", Move, f"shuffles~shuffle {{what}} into {OWN} magic stone deck", to=S.STONE_DECK, place="shuffle"
)
# reveal until (the fitting card is what "that card" means)
for whose_words, who in (("your", You()), ("their", SubjectWho()), ("your opponent's", Opponent())):
    for article in ("a {filter:filter.s}", "{count} {filter:filter.p}"):
        ROWS += R(
            "act",
            RevealUntil,
            f"reveals~reveal cards from the top of {whose_words} deck until (you|they|he or she) "
            f"(reveal|reveals) {article}",
            whose=who,
        )
ROWS += R("act", Discard, "discards~discard {what:allhand}")
ROWS += R(
    "allhand",
    All,
    "all {filter:filter.p}",
    build=lambda h: All(Filter(h["filter"].preds, h["filter"].zones or S.HAND, phrase=h["filter"].phrase)),
    split=lambda n: {"filter": n.filter},
)
ROWS += R(
    "handcards",
    Choose,
    "another {filter:filter.s}",
    build=lambda h: Choose(
        Filter(
            (OtherThan(OtherThanBefore()), *h["filter"].preds),
            h["filter"].zones or S.HAND,
            phrase=h["filter"].phrase,
        )
    ),
    split=lambda n: {"filter": Filter(n.filter.preds[1:], n.filter.zones, phrase=n.filter.phrase)},
)


ROWS += R(
    "wholegrave",
    All,
    "{whose:whose} graveyard",
    build=lambda h: All(Filter((OwnedBy(h["whose"]),), S.GRAVEYARD)),
    split=lambda n: {"whose": n.filter.preds[0].who},
)
ROWS += R("act", Move, f"shuffles~shuffle {{what:wholegrave}} into {OWN} deck", to=S.DECK, place="shuffle")
ROWS += R("act", Move, "removes~remove {what:wholegrave} from the game", to=S.REMOVED)
for verb in ("puts~put", "returns~return"):
    ROWS += R(
        "act",
        Move,
        f"{verb} {{what}} to the field under (its owner's|their owner's|your) control",
        to=S.FIELD,
        as_owner=True,
    )
    ROWS += R("act", Move, f"{verb} {{what}} (into|to) the field attacking", to=S.FIELD, attacking=True)
    ROWS += R(
        "act",
        Move,
        f"{verb} {{what}} (into|to) (the|your) field with a {{counter:counter}} counter on it",
        build=lambda h: Move(h["what"], S.FIELD, counters=((h["counter"], Num(1)),)),
        split=lambda n: {"what": n.what, "counter": n.counters[0][0]},
    )
ROWS += R("clause", PlayCard, "play {what} without paying (its|their) (cost|costs)", optional=False)
ROWS += R("act", Summon, "summons~summon {what}")
ROWS += R("act", Draw, "draws~draw {count} (additional|more) cards")
ROWS += R("act", CallStone, "calls~call a magic stone")
ROWS += R(
    "act",
    Move,
    "puts~put {what} {nth:ordinal} from the top of (its owner's|your) deck",
    to=S.DECK,
    place="nth",
)
ROWS += R("ordinal", Num, "second", n=2)
ROWS += R("ordinal", Num, "third", n=3)
ROWS += R("ordinal", Num, "fourth", n=4)

ROWS += R("manygems", Sequence, "{parts:moregems} , {parts:moregems}")
for zone_words, zone in SEARCHED:
    ROWS += R(
        "act",
        Search,
        f"searches~search {{whose:whose}} {zone_words} for a {{one:onefilter.s}} "
        f"and/or (a|) {{two:onefilter.s}}",
        build=lambda h, zone=zone: Search(  # type: ignore[misc]
            either(h["one"], h["two"]), zone, h["whose"], Num(0), Num(2), distinct="one of each"
        ),
        split=lambda n: {"whose": n.whose, **parts_of(n.filter)},
    )

ROWS += R(
    "act",
    RevealUntil,
    "reveals~reveal cards from the top of your deck until you reveal the named card",
    whose=You(),
    filter=Filter((ChosenIs("name"),), S.ANYWHERE),
)
ROWS += R("act", AddTo, "puts~put {what} on to {to}")
