"""What can be seen of a game at a decision: two games that look alike at every decision are the same game.

Texts are not looked at, only what comes of them: what is asked and offered, what happened, where the cards
are and what they are.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.statics import MayLook
from willpower.abilities.symbols import ANYWHERE, DECK, HIDDEN, STONE_DECK
from willpower.engine import ABILITY, NOBODY, Chars, Game, Obj, Option, State, knowledge, refresh, weather_of

Look = int
# What lies in decks is told by its order; what is said of all cards everywhere is seen elsewhere.
SEEN: Final = ANYWHERE & ~(DECK | STONE_DECK)
LAST: Final = 12  # events that are looked at one by one
MOST_FACES: Final = 4096  # of which the values are remembered


def look(game: Game) -> Look:
    """The game at its decision, or at its end, as one number."""
    g = game.state
    if g.derived.values_stale:
        refresh(g)
    d = g.work.pending
    asked = () if d is None else (d.kind, d.player, tuple([_option(option) for option in d.options]))
    players = tuple([(p.life, len(p.will), p.max_hand, weather_of(g, p.number)) for p in g.table.players])
    cards = tuple([_card(g, o) for o in g.table.objs if o.became == NOBODY and (o.zone & SEEN or o.revealed)])
    count = g.event_count()
    last = g.events_from(max(0, count - LAST))
    happened = (count, *[(e.kind, e.subject, e.object, e.amount, e.player, e.to) for e in last])
    known = _known(g)
    return hash((asked, players, cards, happened, g.table.chase, known, g.over, g.winner, g.turn.number))


def _option(option: Option) -> tuple[object, ...]:
    """An option without the number of the paragraph that it stands in: a text can be divided otherwise."""
    key = option.key()
    return key[:-1] if option.kind == "activate" and option.word.startswith("ability ") else key


def _known(g: State) -> tuple[int, ...]:
    """The orders of the piles: what is rearranged there is seen later; and who may look at which cards."""
    piles = tuple([i for p in g.table.players for zone in p.zones.values() for i in zone])
    if MayLook not in g.derived.active:
        return piles
    known = knowledge(g).known
    return (*piles, *[i for p in g.table.players for i in (NOBODY, *sorted(known[p.number]))])


def _card(g: State, o: Obj) -> tuple[object, ...] | int:
    if o.kind == ABILITY:
        return (o.id, o.zone, o.controller, o.x)
    c = o.chars
    printed = c is g.definitions[o.definition].faces[o.face]
    if printed and o.zone & HIDDEN and not o.revealed:
        return o.id  # it is what its object is
    counters = tuple(sorted(o.counters.items())) if o.counters else ()
    return (
        o.id, o.zone, o.controller, o.face, o.rested, o.face_down, o.revealed, o.damage, counters, o.host,
        o.x, _printed(c) if printed else _values(c),
    )  # fmt: skip


def _values(c: Chars) -> tuple[object, ...]:
    return (
        c.names, c.types, c.general, c.stones, c.races, c.attributes, c.cost, c.atk, c.defense,
        c.divinity, c.ab.keywords,
    )  # fmt: skip


_known_faces: dict[int, tuple[Chars, int]] = {}


def _printed(c: Chars) -> int:
    """The values of a printed face, which never change, as one number."""
    kept = _known_faces.get(id(c))
    if kept is None:
        if len(_known_faces) >= MOST_FACES:
            _known_faces.clear()
        kept = _known_faces[id(c)] = (c, hash(_values(c)))  # held, so that no other has its place
    return kept[1]
