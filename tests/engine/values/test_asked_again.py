"""A change that leaves every answer as it was computes nothing anew; one that does not, does (909)."""

from __future__ import annotations

import pytest

from engine.build import add, card, make_state
from willpower.abilities.symbols import FIELD, GRAVEYARD, HAND
from willpower.engine.change.zones import MoveItem, perform_moves
from willpower.engine.core.stale import TIME, changed
from willpower.engine.core.state import State
from willpower.engine.storage.recomputing import differences
from willpower.engine.values import characteristics
from willpower.engine.values.characteristics import refresh

ELF = card("Elf", race=["Elf"], atk=300, defense=300)
STONE = card("Ember Stone", "Magic Stone", text=["{Rest}: Produce {R}."])


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One entry for each time that continuous effects are applied."""
    seen: list[int] = []
    apply_all = characteristics.apply_all

    def counted(*args: object) -> object:
        seen.append(1)
        return apply_all(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(characteristics, "apply_all", counted)
    return seen


def settle(g: State) -> None:
    """Brings values up to date, if they are not."""
    if g.derived.values_stale:
        refresh(g)


def atk(g: State, ref: int) -> int | None:
    """The ATK of a card, values brought up to date and worked out anew."""
    settle(g)
    assert differences(g) == []
    return g.table.objs[ref].chars.atk


def comes(g: State, ref: int, zone: int = FIELD) -> None:
    """A card goes to a zone."""
    perform_moves(g, (MoveItem(ref, zone, "put", "1"),))


@pytest.mark.clause("909.4")
def test_a_turn_that_begins_is_asked_about_but_applies_nothing_if_the_answer_is_the_same(
    applied: list[int],
) -> None:
    g = make_state()
    elf = add(g, {**ELF, "text": ["During your turn, this card gains [+200/+200]."]}, FIELD)
    assert atk(g, elf) == 500
    applied.clear()
    changed(g, TIME)
    assert g.derived.values_stale
    settle(g)
    assert applied == []
    assert atk(g, elf) == 500
    g.turn.player = 1
    changed(g, TIME)
    assert atk(g, elf) == 300


@pytest.mark.clause("909.4")
def test_cards_that_come_are_counted_only_if_they_are_meant(applied: list[int]) -> None:
    g = make_state()
    lord = add(g, {**ELF, "text": ["Other Elves you control gain [+100/+100]."]}, FIELD)
    elf, wolf, third = add(g, ELF, FIELD), add(g, card("Wolf", atk=300, defense=300), HAND), add(g, ELF, HAND)
    assert atk(g, elf) == 400 and atk(g, lord) == 300
    applied.clear()
    comes(g, wolf)
    settle(g)
    assert applied == []
    comes(g, third)
    assert [atk(g, i) for i in g.table.field] == [300, 400, 300, 400]


@pytest.mark.clause("909.4")
def test_a_number_that_is_counted_anew_is_the_same_or_is_not(applied: list[int]) -> None:
    text = "This card gains [+100/+100] for each Elf in your graveyard."
    g = make_state()
    elf = add(g, {**ELF, "text": [text]}, FIELD)
    wolf, other = add(g, card("Wolf", atk=300, defense=300), HAND), add(g, ELF, HAND)
    assert atk(g, elf) == 300
    applied.clear()
    comes(g, wolf, GRAVEYARD)
    settle(g)
    assert applied == []
    comes(g, other, GRAVEYARD)
    assert atk(g, elf) == 400


@pytest.mark.clause("909.3a")
def test_a_question_about_what_effects_change_is_not_trusted(applied: list[int]) -> None:
    g = make_state()
    add(g, card("Hill", "Addition:Field", text=["Resonators you control gain the race Elf."]), FIELD)
    lord = add(g, {**ELF, "text": ["Other Elves you control gain [+100/+100]."]}, FIELD)
    wolf = add(g, card("Wolf", race=["Beast"], atk=300, defense=300), HAND)
    assert atk(g, lord) == 300
    applied.clear()
    comes(g, wolf)
    settle(g)
    assert applied
    assert atk(g, g.table.field[-1]) == 400
