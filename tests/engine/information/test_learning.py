"""What a player has learned of hidden cards and of chance since an earlier moment."""

from __future__ import annotations

import pytest

from engine.build import add, card, make_state
from willpower.abilities.symbols import DECK, FIELD, GRAVEYARD, HAND, STONE_DECK
from willpower.engine.change.actions import perform_shuffle
from willpower.engine.change.triggers import emit
from willpower.engine.change.zones import MoveItem, perform_moves
from willpower.engine.core.events import DID
from willpower.engine.core.happenings import event_of
from willpower.engine.core.state import State
from willpower.engine.information.learning import learned_since


def stone(name: str) -> dict[str, object]:
    return card(name, "Magic Stone")


def table(*stones: str) -> State:
    """Both players with the same stone decks, a deck, a hand and something in their graveyards."""
    g = make_state()
    for player in (0, 1):
        kinds: dict[str, int] = {}
        for name in stones:
            one = add(g, stone(name), STONE_DECK, player)
            g.edit(one).definition = kinds.setdefault(name, g.table.objs[one].definition)
        for n in range(4):
            add(g, card(f"Beast {n}"), DECK, player)
        add(g, card("Held"), HAND, player)
        add(g, card("Buried"), GRAVEYARD, player)
    return g


def moved(g: State, player: int, old: int, new: int) -> State:
    """The first card of a zone goes to another."""
    after = g.clone()
    perform_moves(after, (MoveItem(after.table.players[player].zones[old][0], new),))
    return after


def test_nothing_is_learned_by_what_was_seen_before() -> None:
    g = table("Flint", "Slate")
    assert not learned_since(g, g.clone(), 0)
    assert not learned_since(g, moved(g, 0, HAND, FIELD), 0)
    assert not learned_since(g, moved(g, 0, GRAVEYARD, HAND), 1)


def test_a_called_stone_tells_which_it_was_unless_all_are_alike() -> None:
    g = table("Flint", "Slate")
    assert learned_since(g, moved(g, 0, STONE_DECK, FIELD), 0)
    alike = table("Flint", "Flint", "Flint")
    assert not learned_since(alike, moved(alike, 0, STONE_DECK, FIELD), 0), "they know their own deck"
    assert learned_since(alike, moved(alike, 1, STONE_DECK, FIELD), 0), "and not that of another"


def test_a_drawn_card_is_learned_by_who_draws_it() -> None:
    g = table("Flint")
    drawn = moved(g, 0, DECK, HAND)
    assert learned_since(g, drawn, 0)
    assert not learned_since(g, drawn, 1)
    assert learned_since(g, moved(g, 1, HAND, FIELD), 0)


@pytest.mark.parametrize("zone", [DECK, STONE_DECK])
def test_what_is_looked_at_is_learned_even_if_it_stays(zone: int) -> None:
    g = table("Flint", "Slate")
    after = g.clone()
    emit(after, event_of(DID, player=0, subject=after.table.players[0].zones[zone][0], word="look"))
    assert learned_since(g, after, 0)
    assert not learned_since(g, after, 1)
    assert not learned_since(after, moved(after, 0, zone, FIELD), 0), "it was known then"


def test_what_chance_decided_is_learned() -> None:
    g = table("Flint")
    after = g.clone()
    perform_shuffle(after, 0, DECK)
    assert learned_since(g, after, 0)
    assert learned_since(g, after, 1)


def test_a_card_that_was_known_once_is_learned_again() -> None:
    g = table("Flint", "Slate")
    emit(g, event_of(DID, player=0, subject=g.table.players[0].zones[DECK][0], word="look"))
    perform_shuffle(g, 0, DECK)
    assert learned_since(g, moved(g, 0, DECK, HAND), 0)
