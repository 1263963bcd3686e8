"""What a continuous effect looks at: only such changes make characteristics be computed anew."""

from __future__ import annotations

import pytest

from engine.build import add, card, make_state
from willpower.abilities.symbols import (
    ADDITION,
    EXTRA_DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    MAGIC_STONE,
    RESONATOR,
    Zone,
)
from willpower.engine.change import actions
from willpower.engine.core.stale import (
    ATTACKS,
    BATTLE,
    CHASES,
    COMING,
    COMING_BITS,
    DAMAGE,
    DECKS,
    DRAWS,
    EVERYTHING,
    FIGHTERS,
    GRAVES,
    HANDS,
    HURTS,
    LIFE,
    LIVES,
    MOVES,
    OTHER_EVENTS,
    OTHER_PLACES,
    PLACE_BITS,
    PLAY,
    PLAYS,
    REMOVALS,
    REVEALING,
    STANDBYS,
    STONE_DECKS,
    STONES,
    THINGS,
    TIME,
    TURNING,
    TURNS,
    WILLS,
    places,
)
from willpower.engine.core.state import State
from willpower.engine.values import characteristics
from willpower.engine.values.characteristics import chars, refresh

TEXTS = [
    ("Each resonator you control gains [+100/+100].", FIGHTERS),
    ("Each magic stone you control gains [+100/+100].", STONES),
    ("Each Beast you control gains [+100/+100].", COMING),
    ("As long as you control another resonator, this card gains [+200/+200].", FIGHTERS),
    ("As long as this card is rested, it gains [+200/+200].", TURNING),
    ("As long as you have 1000 or less life, this card gains [+200/+200].", LIFE),
    ("During your turn, this card gains [+200/+200].", TIME),
    ("Each attacking resonator you control gains [+100/+0].", BATTLE | FIGHTERS),
    ("This card gains [+100/+100] for each resonator in your graveyard.", GRAVES),
    ("This card gains [+100/+100] for each card in your hand.", HANDS),
    ("Each damaged resonator gains [-100/-0].", DAMAGE | FIGHTERS),
    ("As long as you drew a card this turn, this card gains [+200/+200].", DRAWS | MOVES | COMING),
    ("If a resonator you control would be dealt damage, it is dealt that much minus 100 instead.", 0),
]
KINDS = (
    *(TURNING, DAMAGE, LIFE, TIME, BATTLE, REVEALING),
    *(HANDS, GRAVES, DECKS, REMOVALS, CHASES, STANDBYS, STONE_DECKS, OTHER_PLACES),
    *(MOVES, PLAYS, ATTACKS, HURTS, LIVES, TURNS, DRAWS, WILLS, OTHER_EVENTS, STONES, FIGHTERS, THINGS),
)


@pytest.mark.parametrize(("text", "bits"), TEXTS)
def test_a_text_asks_for_what_it_looks_at(text: str, bits: int) -> None:
    assert standing(text).derived.refreshed_by == bits | PLAY


def test_the_kinds_of_changes_are_different_bits() -> None:
    assert sum(KINDS) == EVERYTHING and len(set(KINDS)) == len(KINDS)


@pytest.mark.parametrize(
    ("zone", "bit"), [(HAND, HANDS), (GRAVEYARD, GRAVES), (EXTRA_DECK, OTHER_PLACES), (FIELD, 0)]
)
def test_each_place_has_its_bit(zone: Zone, bit: int) -> None:
    assert places(zone) == PLACE_BITS[zone] == bit


def test_a_card_of_two_types_comes_as_both() -> None:
    assert COMING_BITS[RESONATOR | MAGIC_STONE] == FIGHTERS | STONES
    assert COMING_BITS[0] == COMING_BITS[ADDITION] == THINGS


def standing(*texts: str) -> State:
    """A game in which a card with a text is in the field."""
    g = make_state()
    add(g, card("Hedge Warden", atk=500, defense=500, text=[*texts]), FIELD, 0)
    refresh(g)
    return g


def test_a_change_that_nothing_looks_at_leaves_characteristics_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    g = standing("As long as this card is rested, it gains [+200/+200].")
    monkeypatch.setattr(characteristics, "compute", None)  # would be called
    actions.perform_life(g, 0, -300, "1009.1")
    assert chars(g, 0).atk == 500 and not g.derived.values_stale


def test_a_change_that_something_looks_at_shows() -> None:
    g = standing("As long as you have 3800 or less life, this card gains [+200/+200].")
    assert chars(g, 0).atk == 500
    actions.perform_life(g, 0, -300, "1009.1")
    assert chars(g, 0).atk == 700
