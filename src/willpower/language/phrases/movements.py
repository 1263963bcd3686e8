"""Events of movement: cards enter, leave, are put, returned, removed, discarded, banished (906.7)."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.nouns import All, Both, ControlledBy, Filter, Opponent, This, You
from willpower.abilities.triggers import Moves

from ..rows import R, Row
from .triggers import W, when

ROWS: list[Row] = []


# ---- from where --------------------
ZONES = (
    ("graveyard", S.GRAVEYARD),
    ("hand", S.HAND),
    ("deck", S.DECK),
    ("standby area", S.STANDBY),
    ("removed area", S.REMOVED),
    ("magic stone deck", S.STONE_DECK),
    ("extra deck", S.EXTRA_DECK),
)
FROM: list[tuple[str, dict[str, Any]]] = []
for zone_words, zone in ZONES:
    FROM.append((f"from {{origin_of:whose}} {zone_words}", {"origin": zone}))
    FROM.append((f"from a {zone_words}", {"origin": zone}))
FROM_FIELD: list[tuple[str, dict[str, Any]]] = [
    ("from the field", {"origin": S.FIELD}),
    ("from {origin_of:whose} field", {"origin": S.FIELD}),
]
# 302.6: a card enters the field only from elsewhere
ELSEWHERE = S.ANYWHERE & ~S.HAND

# ---- the field --------------------
INTO = ("the field", "{under:whose} field", "the field under {under:whose} control")
for into in INTO:
    ROWS += when(Moves, f"{{what:watched#}} enters~enter {into}", to=S.FIELD)
    for origin_words, origin in FROM:
        ROWS += when(Moves, f"{{what:watched#}} enters~enter {into} {origin_words}", to=S.FIELD, **origin)
    ROWS += when(
        Moves,
        f"{{what:watched#}} enters~enter {into} from a zone other than your hand",
        to=S.FIELD,
        origin=ELSEWHERE,
    )
for into in INTO[1:]:
    ROWS += when(Moves, f"{{what:watched#}} is~are put into {into}", to=S.FIELD)
    for origin_words, origin in FROM:
        ROWS += when(Moves, f"{{what:watched#}} is~are put into {into} {origin_words}", to=S.FIELD, **origin)
ROWS += when(Moves, "{what:watched#} is~are put into the field", to=S.FIELD, under=You())
for origin_words, origin in FROM:
    ROWS += when(Moves, f"{{what:watched#}} is~are put into the field {origin_words}", to=S.FIELD, **origin)
ROWS += when(Moves, "{what:watched#} is~are summoned", to=S.FIELD, how="summoned")
ROWS += when(Moves, "{what:watched#} leaves~leave the field (for a non- field zone|)", origin=S.FIELD)
ROWS += when(
    Moves, "{what:watched#} leaves~leave {origin_of:whose} field (for a non- field zone|)", origin=S.FIELD
)

# ---- graveyards --------------------
for grave in ("a graveyard", "{to_of:whose} graveyard"):
    ROWS += when(Moves, f"{{what:watched#}} is~are put into {grave} (from anywhere|)", to=S.GRAVEYARD)
    for origin_words, origin in [*FROM[2:], *FROM_FIELD]:
        words = f"{{what:watched#}} is~are put into {grave} {origin_words}"
        ROWS += when(Moves, words, to=S.GRAVEYARD, **origin)
        ROWS += when(Moves, f"{words} by a {{by:byspell}}", to=S.GRAVEYARD, **origin)
    ROWS += when(
        Moves,
        f"{{what:watched#}} is~are put into {grave} from a non- removed area",
        to=S.GRAVEYARD,
        origin=S.ANYWHERE & ~S.REMOVED,
    )
    ROWS += when(
        Moves,
        f"{{what:watched#}} is~are put into {grave} from a non- field zone",
        to=S.GRAVEYARD,
        origin=S.ANYWHERE & ~S.FIELD,
    )
ROWS += R("byspell", All, "{filter:filter.s}")

# ---- by a word of the rules --------------------
for verb in ("destroyed", "banished"):
    ROWS += when(Moves, f"{{what:watched#}} is~are {verb}", origin=S.FIELD, how=verb)
    ROWS += when(Moves, f"{{what:watched#}} is~are {verb} by a {{by:byspell}}", origin=S.FIELD, how=verb)
    ROWS += when(Moves, f"{{what:watched#}} is~are {verb} by {{by:bareplural.p}}", origin=S.FIELD, how=verb)
ROWS += when(Moves, "{what:watched#} is~are discarded", origin=S.HAND, how="discarded")
ROWS += when(Moves, "{what:watched#} is~are discarded by a {by:byspell}", origin=S.HAND, how="discarded")
ROWS += when(
    Moves, "{what:watched#} is~are discarded from {origin_of:whose} hand", origin=S.HAND, how="discarded"
)

# ---- out of the game, into a hand or deck --------------------
ROWS += when(Moves, "{what:watched#} is~are removed from the game", to=S.REMOVED)
for zone_words, zone in (("field", S.FIELD), *ZONES):
    ROWS += when(
        Moves,
        f"{{what:watched#}} in {{origin_of:whose}} {zone_words} is~are removed from the game",
        origin=zone,
        to=S.REMOVED,
    )
    ROWS += when(
        Moves,
        f"{{what:watched#}} is~are removed from (the game from|) {{origin_of:whose}} {zone_words}",
        origin=zone,
        to=S.REMOVED,
    )
    ROWS += when(
        Moves,
        f"{{what:watched#}} is~are removed from (the game from|) a {zone_words}",
        origin=zone,
        to=S.REMOVED,
    )
ROWS += when(
    Moves,
    "{what:watched#} (is~are returned|returns~return) to "
    "(its owner's|their owner's|their owners'|a player's) (hand|hands)",
    origin=S.FIELD,
    to=S.HAND,
)
for who_words, who in (("your", You()), ("your opponent's", Opponent())):
    ROWS += when(
        Moves,
        f"{{what:watched#}} (is~are returned|returns~return) to {who_words} hand",
        origin=S.FIELD,
        to=S.HAND,
        to_of=who,
    )
ROWS += when(Moves, "{what:watched#} is~are put into {to_of:whose} hand", to=S.HAND)
for origin_words, origin in FROM:
    ROWS += when(
        Moves, f"{{what:watched#}} is~are put into {{to_of:whose}} hand {origin_words}", to=S.HAND, **origin
    )

# ---- what players do to cards --------------------
CARDS: tuple[tuple[bool, str], ...] = (
    (False, "a {filter:filter.s}"),
    (True, "one or more {filter:filter.p}"),
)


def _mine(filter: Filter) -> Filter:
    """One banishes and discards only what is one's own (1011.2, 1019.1)."""
    return Filter((*filter.preds, ControlledBy(You())), filter.zones, phrase=filter.phrase)


def _theirs(filter: Filter) -> Filter:
    return Filter((*filter.preds, ControlledBy(Opponent())), filter.zones, phrase=filter.phrase)


def _plain(filter: Filter) -> Filter:
    return Filter(filter.preds[:-1], filter.zones, phrase=filter.phrase)


for many, cards in CARDS:
    for who_words, own in (("you banish", _mine), ("your opponent banishes", _theirs)):
        ROWS += when(
            Moves,
            f"{who_words} {cards}",
            build=lambda h, own=own, many=many: Moves(
                All(own(h["filter"]), many), origin=S.FIELD, how="banished"
            ),
            split=lambda n: {"filter": _plain(n.what.filter)},
        )
    for who_words, who in (("you put", You()), ("your opponent puts", Opponent())):
        ROWS += when(
            Moves,
            f"{who_words} {cards} into (the|your|their) field",
            build=lambda h, who=who, many=many: Moves(All(h["filter"], many), to=S.FIELD, under=who),
            split=lambda n: {"filter": n.what.filter},
        )
ROWS += R("event", Moves, f"{W} you discard this card", what=This(), origin=S.HAND, how="discarded")

# ---- this card or another --------------------
ROWS += R("group.s", Both, "{parts:onlyself.s} or {parts:group.s}")

# ---- without being played: not from the chase (702.3) --------------------
UNPLAYED = S.ANYWHERE & ~S.CHASE
for into in INTO:
    for verb in ("enters~enter", "is~are put into"):
        words = f"{{what:watched#}} {verb} {into} without being played"
        ROWS += when(Moves, words, to=S.FIELD, origin=UNPLAYED)
for grave in ("a graveyard", "{to_of:whose} graveyard"):
    ROWS += when(Moves, f"{{what:watched#}} enters~enter {grave} (from anywhere|)", to=S.GRAVEYARD)
    for origin_words, origin in FROM_FIELD:
        ROWS += when(
            Moves, f"{{what:watched#}} enters~enter {grave} {origin_words}", to=S.GRAVEYARD, **origin
        )
