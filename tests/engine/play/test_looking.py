"""What a player can play is remembered until something changes that it depends on (604, 903.2)."""

from __future__ import annotations

import pytest

from engine.build import add, card, make_state
from willpower.abilities.symbols import FIELD, FIRE, HAND
from willpower.engine.change.actions import perform_control, perform_rest, perform_will
from willpower.engine.change.zones import MoveItem, perform_moves
from willpower.engine.core.state import State
from willpower.engine.core.will import Will
from willpower.engine.play import looking
from willpower.engine.play.looking import Window, can_activate, playable
from willpower.engine.storage.recomputing import differences
from willpower.engine.values.characteristics import refresh

STONE = card("Ember Stone", "Magic Stone", text=["{Rest}: Produce {R}."])
BOLT = card("Bolt", "Chant", cost="{R}", text=["[Quickcast]", "Destroy target resonator."])
ADEPT = card("Adept", cost="{R}", atk=300, text=["{Rest}: Destroy target resonator with 100 or less DEF."])


def table() -> State:
    """A game at the first player's main timing."""
    g = make_state()
    g.turn.priority = 0
    refresh(g)
    return g


def count_looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The objects that are looked at from now on."""
    seen: list[int] = []
    cards, abilities = looking.card_verdict, looking.ability_verdict

    def card_verdict(g: State, w: Window, o: object) -> object:
        seen.append(o.id)  # type: ignore[attr-defined]
        return cards(g, w, o)  # type: ignore[arg-type]

    def ability_verdict(g: State, w: Window, o: object, index: int, cost: object) -> object:
        seen.append(o.id)  # type: ignore[attr-defined]
        return abilities(g, w, o, index, cost)  # type: ignore[arg-type]

    monkeypatch.setattr(looking, "card_verdict", card_verdict)
    monkeypatch.setattr(looking, "ability_verdict", ability_verdict)
    return seen


def plays(g: State, ref: int) -> bool:
    return bool(playable(g, Window(g, 0), (ref,)))


@pytest.mark.clause("903.2g")
def test_a_card_without_a_target_is_looked_at_again_when_one_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table()
    add(g, STONE, FIELD)
    bolt = add(g, BOLT, HAND)
    wolf = add(g, card("Wolf", atk=300, defense=300), HAND, 1)
    seen = count_looks(monkeypatch)
    assert not plays(g, bolt) and not plays(g, bolt)
    assert seen == [bolt]
    perform_moves(g, (MoveItem(wolf, FIELD, "put", "1"),))
    assert plays(g, bolt) and plays(g, bolt)
    assert seen == [bolt, bolt]


@pytest.mark.clause("1003.1")
def test_will_is_asked_for_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table()
    stone = add(g, STONE, FIELD)
    wolf = add(g, card("Wolf", cost="{R}", atk=300, defense=300), HAND)
    seen = count_looks(monkeypatch)
    assert plays(g, wolf)
    perform_rest(g, (stone,), "1013.1")
    assert not plays(g, wolf)
    perform_will(g, 0, (FIRE,), stone)
    assert plays(g, wolf)
    assert seen == [wolf]


@pytest.mark.clause("1013.2")
def test_a_rested_card_does_not_rest_again() -> None:
    g = table()
    adept = add(g, ADEPT, FIELD)
    add(g, card("Mouse", atk=100, defense=100), FIELD, 1)
    assert can_activate(g, Window(g, 0), g.table.objs[adept], 0)
    perform_rest(g, (adept,), "1013.1")
    assert not can_activate(g, Window(g, 0), g.table.objs[adept], 0)


def test_a_clone_forgets_nothing_and_tells_nothing() -> None:
    g = table()
    add(g, STONE, FIELD)
    bolt = add(g, BOLT, HAND)
    wolf = add(g, card("Wolf", atk=300, defense=300), HAND, 1)
    assert not plays(g, bolt)
    other = g.clone()
    perform_moves(other, (MoveItem(wolf, FIELD, "put", "1"),))
    assert plays(other, bolt) and not plays(g, bolt)


def test_a_target_that_came_unnoticed_is_found() -> None:
    g = table()
    add(g, STONE, FIELD)
    bolt = add(g, BOLT, HAND)
    mouse = add(g, card("Mouse", atk=100, defense=100), HAND, 1)
    assert not plays(g, bolt)
    assert differences(g) == []
    o = g.edit(mouse)
    o.zone = FIELD
    g.table.field = (*g.table.field, mouse)
    assert differences(g) == [f"whether Bolt #{bolt} can be played was out of date ()"]


def test_will_that_came_unnoticed_is_found() -> None:
    g = table()
    plays(g, add(g, card("Wolf", cost="{R}", atk=300, defense=300), HAND))
    g.edit_player(0).will = (Will(FIRE),)
    assert "what player 0 could pay with was out of date" in differences(g)


@pytest.mark.clause("903.2f")
def test_an_x_without_a_target_is_looked_at_again_when_there_is_will() -> None:
    g = table()
    add(g, STONE, FIELD)
    text = "{X}: Destroy target resonator your opponent controls with total cost X."
    hunter = card("Hunter", text=[text])
    ref = add(g, hunter, FIELD)
    add(g, card("Wolf", cost="{2}{R}", atk=300, defense=300), FIELD, 1)

    def activates() -> bool:
        return can_activate(g, Window(g, 0), g.table.objs[ref], 0)

    assert not activates()
    perform_will(g, 0, (FIRE, FIRE), ref)
    assert activates()


@pytest.mark.clause("707.2")
def test_an_ability_of_a_card_that_another_player_gained_for_good_is_not_remembered() -> None:
    g = table()
    add(g, STONE, FIELD)
    alchemist = add(g, card("Alchemist", text=["{1}: Produce one will of any attribute."]), FIELD)
    assert can_activate(g, Window(g, 0), g.table.objs[alchemist], 0)
    perform_control(g, alchemist, 1, "105.3")
    refresh(g)
    Window(g, 0)
    assert differences(g) == []
