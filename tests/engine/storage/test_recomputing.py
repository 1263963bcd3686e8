"""The debug mode finds every change that nobody told of (core/stale.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.build import add, card, make_state
from willpower.abilities.symbols import FIELD, GRAVEYARD
from willpower.cards.bundled import bundled_decks
from willpower.engine.change import triggers
from willpower.engine.core import stale
from willpower.engine.core.errors import StaleValue
from willpower.engine.core.state import State
from willpower.engine.game import Game
from willpower.engine.procedures.running import CHECKS
from willpower.engine.storage.recomputing import differences, recompute, recomputing
from willpower.engine.values.characteristics import refresh
from willpower.judge.telling.report import OK, judge

LEFT_ALONE = Path(__file__).parents[3] / "judge" / "800" / "a-fighter-that-is-left-alone-is-not-battling.yaml"
RESTED = "As long as this card is rested, it gains [+200/+200]."
POOR = "As long as you have 1000 or less life, this card gains [+200/+200]."
OWN_TURN = "During your turn, this card gains [+200/+200]."
HURT = "Each damaged resonator gains [-100/-0]."
BURIED = "This card gains [+100/+100] for each resonator in your graveyard."


def standing(text: str) -> State:
    """A game in which a card with a text is in the field and everything is up to date."""
    g = make_state()
    add(g, card("Hedge Warden", atk=500, defense=500, text=[text]), FIELD, 0)
    refresh(g)
    triggers.rebuild(g)
    assert differences(g) == []
    return g


def turn(g: State) -> None:
    g.edit(0).rested = True


def impoverish(g: State) -> None:
    g.edit_player(0).life = 500


def pass_the_turn(g: State) -> None:
    g.turn.player = 1 - g.turn.player


def hurt(g: State) -> None:
    g.edit(0).damage = 100


def bury(g: State) -> None:
    o = g.table.objs[0]
    add(g, card("Mole", atk=100, defense=100), GRAVEYARD, o.owner)
    g.derived.values_stale = False


def count(g: State) -> None:
    g.edit(0).counters = {"+100/+100": 1}


@pytest.mark.parametrize(
    ("text", "change"),
    [
        (RESTED, turn),
        (POOR, impoverish),
        (OWN_TURN, pass_the_turn),
        (HURT, hurt),
        (BURIED, bury),
        (HURT, count),
    ],
)
def test_a_change_that_nobody_told_of_is_found(text: str, change: object) -> None:
    g = standing(text)
    assert callable(change)
    change(g)
    assert differences(g) != []
    with pytest.raises(StaleValue, match="out of date"):
        recompute(g)
    stale.changed(g, stale.EVERYTHING | stale.PLAY)
    assert differences(g) == []


def test_an_ability_that_came_unnoticed_is_found() -> None:
    g = standing(RESTED)
    add(g, card("Imp", atk=100, defense=100, text=["[Enter] >>> Draw a card."]), FIELD, 0)
    g.derived.values_stale = False
    g.derived.watch_stale = False
    assert differences(g) == ["the index of watching abilities was out of date"]


def test_games_are_played_with_it_and_without(monkeypatch: pytest.MonkeyPatch) -> None:
    decks = list(bundled_decks().values())
    game = Game.new(decks[0], decks[1], seed=4)
    with recomputing():
        assert [recompute] == CHECKS
        for n in range(40):
            game.apply(n % len(game.decision.options) if game.decision else 0)
    assert CHECKS == []


def test_battling_ends_with_the_card_that_one_battles() -> None:
    with recomputing():
        verdict = judge(LEFT_ALONE)
    assert verdict.verdict == OK, verdict.detail
