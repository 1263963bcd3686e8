"""What can be seen of a game at a decision: two games that look alike at every decision are the same game.

Texts are not looked at, only what comes of them: what is asked and offered, what happened, where the cards
are and what they are.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import GONE
from willpower.engine import ABILITY, NOBODY, Game, Obj, State, refresh, weather_of

Look = int
LAST: Final = 12  # events that are looked at one by one


def look(game: Game) -> Look:
    """The game at its decision, or at its end, as one number."""
    g = game.state
    if g.derived.values_stale:
        refresh(g)
    d = g.work.pending
    asked = () if d is None else (d.kind, d.player, tuple([option.key() for option in d.options]))
    players = tuple([(p.life, len(p.will), p.max_hand, weather_of(g, p.number)) for p in g.table.players])
    cards = tuple([_card(o) for o in g.table.objs if o.became == NOBODY and o.zone != GONE])
    count = g.event_count()
    last = g.events_from(max(0, count - LAST))
    happened = (count, *[(e.kind, e.subject, e.object, e.amount, e.player, e.to) for e in last])
    known = _known(g)
    return hash((asked, players, cards, happened, g.table.chase, known, g.over, g.winner, g.turn.number))


def _known(g: State) -> tuple[int, ...]:
    """The orders of the piles: what is rearranged there is seen later."""
    return tuple([i for p in g.table.players for zone in p.zones.values() for i in zone])


def _card(o: Obj) -> tuple[object, ...]:
    c = o.chars
    counters = tuple(sorted(o.counters.items())) if o.counters else ()
    if o.kind == ABILITY:
        return (o.id, o.zone, o.controller, o.x)
    return (
        o.id, o.zone, o.controller, o.face, o.rested, o.face_down, o.revealed, o.damage, counters, o.host,
        o.x, c.names, c.types, c.general, c.stones, c.races, c.attributes, c.cost, c.atk, c.defense,
        c.divinity, c.ab.keywords,
    )  # fmt: skip
