"""Restarting the game (1033)."""

from __future__ import annotations

import pytest

from engine.decks import card, deck, fresh, keep, names
from willpower.abilities.symbols import (
    DECK,
    EXTRA_DECK,
    FIELD,
    HAND,
    ITEMS,
    RULER_AREA,
    RUNES,
    STONE_DECK,
)
from willpower.engine.change.actions import perform_token
from willpower.engine.change.zones import MoveItem, perform_moves
from willpower.engine.core.ids import NOBODY
from willpower.engine.core.state import State
from willpower.engine.effects.tokens import coin_definition
from willpower.engine.procedures.restart import restart
from willpower.engine.procedures.running import run


def started(runes: bool = False) -> State:
    """A game in its first turn, with cards out of place."""
    king = {"name": "Young King", "type": "J-Ruler", "atk": 800, "def": 800}
    extra = (card("Sign", "Rune", attribute="R"),) if runes else ()
    ruler = card("Old King", "Ruler", attribute="R", back=king)
    g = fresh(deck(ruler=ruler, runes=extra), deck(ruler=ruler), first=0)
    run(g)
    keep(g)
    g.work.pending = None
    hand = g.table.players[0].zones[HAND]
    perform_moves(g, (MoveItem(hand[0], FIELD, "put"), MoveItem(hand[1], FIELD, "put", controller=1)))
    perform_moves(g, (MoveItem(g.table.players[1].zones[STONE_DECK][0], FIELD, "put"),))
    perform_token(g, coin_definition(g, ("{R}",)), 0, ITEMS, "1119.2")
    g.edit_player(0).life = 100
    g.edit_player(0).weather = "Rain"
    return g


@pytest.mark.clause("1033.1", "1033.2")
def test_everything_goes_back_and_the_controller_begins() -> None:
    g = started(runes=True)
    rune = g.table.players[0].zones[RUNES][0]
    g.edit(rune).face_down = False
    turn = g.turn.serial
    restart(g, 1)
    run(g)
    assert g.work.pending is not None and (g.work.pending.kind, g.work.pending.player) == ("exchange", 1)
    keep(g)
    assert g.turn.first_player == g.turn.player == 1 and g.turn.number == 1 and g.turn.serial > turn
    assert g.table.field == () and g.table.chase == () and not g.over
    for p in g.table.players:
        assert p.life == 4000 and p.weather == ""
        assert len(p.zones[HAND]) + len(p.zones[DECK]) == 40
        assert len(p.zones[STONE_DECK]) == 10 and len(p.zones[RULER_AREA]) == 1
        assert not p.zones[ITEMS]
    assert g.table.objs[g.table.players[0].zones[RUNES][0]].face_down
    alive = [o for o in g.table.objs if o.became == NOBODY]
    assert len(alive) == 103 and len({o.serial for o in alive}) == 103


@pytest.mark.clause("1033.2")
def test_a_text_can_say_who_begins() -> None:
    g = started()
    restart(g, 1, (), 0)
    run(g)
    assert g.turn.first_player == 0


@pytest.mark.clause("1033.3")
def test_a_card_that_is_kept_stays_where_it_is() -> None:
    g = started()
    king = g.table.players[0].zones[RULER_AREA][0]
    perform_moves(g, (MoveItem(king, FIELD, "judged", "705.3a", face=1, controller=0),))
    g.edit(king).damage = 300
    restart(g, 0, (king,))
    run(g)
    keep(g)
    assert g.table.field == (king,) and g.table.players[0].zones[RULER_AREA] == ()
    o = g.table.objs[king]
    assert o.base.names == ("Young King",) and o.damage == 0
    assert o.since < g.turn.serial  # it has been there since the turn began
    assert len(g.table.players[1].zones[RULER_AREA]) == 1


def test_the_extra_deck_goes_back_to_the_extra_deck() -> None:
    tales = (card("Tale", "Chant", race=["Story"]),)
    g = fresh(deck(extra=tales), first=0, check=False)
    run(g)
    keep(g)
    g.work.pending = None
    perform_moves(g, (MoveItem(g.table.players[0].zones[EXTRA_DECK][0], HAND, "put"),))
    assert names(g, 0, EXTRA_DECK) == []
    restart(g, 0)
    run(g)
    assert names(g, 0, EXTRA_DECK) == ["Tale"]
