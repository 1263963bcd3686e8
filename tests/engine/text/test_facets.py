"""What a continuous effect looks at: only such changes make characteristics be computed anew."""

from __future__ import annotations

import pytest

from engine.build import add, card, make_state
from willpower.abilities.symbols import FIELD
from willpower.engine.change import actions
from willpower.engine.core.stale import (
    BATTLE,
    DAMAGE,
    ELSEWHERE,
    EVENTS,
    EVERYTHING,
    LIFE,
    REVEALING,
    TIME,
    TURNING,
)
from willpower.engine.core.state import State
from willpower.engine.values import characteristics
from willpower.engine.values.characteristics import chars, refresh

TEXTS = [
    ("Each resonator you control gains [+100/+100].", 0),
    ("Each Beast you control gains [+100/+100].", 0),
    ("As long as you control another resonator, this card gains [+200/+200].", 0),
    ("As long as this card is rested, it gains [+200/+200].", TURNING),
    ("As long as you have 1000 or less life, this card gains [+200/+200].", LIFE),
    ("During your turn, this card gains [+200/+200].", TIME),
    ("Each attacking resonator you control gains [+100/+0].", BATTLE),
    ("This card gains [+100/+100] for each resonator in your graveyard.", ELSEWHERE),
    ("This card gains [+100/+100] for each card in your hand.", ELSEWHERE),
    ("Each damaged resonator gains [-100/-0].", DAMAGE),
]


@pytest.mark.parametrize(("text", "bits"), TEXTS)
def test_a_text_asks_for_what_it_looks_at(text: str, bits: int) -> None:
    assert standing(text).derived.watched_facets == bits


def test_what_happened_this_turn_looks_at_every_event() -> None:
    g = standing("As long as you drew a card this turn, this card gains [+200/+200].")
    assert g.derived.watched_facets & EVENTS
    assert g.derived.watched_facets == EVERYTHING


def test_the_kinds_of_changes_are_different_bits() -> None:
    kinds = (TURNING, DAMAGE, LIFE, TIME, BATTLE, EVENTS, REVEALING, ELSEWHERE)
    assert sum(kinds) == EVERYTHING and len(set(kinds)) == 8


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
