"""Lasting effects that say what others say already do not pile up (909.4, 1028.1b)."""

from __future__ import annotations

import pytest

from engine.build import add, card, context, make_state
from willpower.abilities.nouns import All, ControlledBy, Filter, You
from willpower.abilities.quantities import Num
from willpower.abilities.statics import AddValues, Cannot, Gains, Static, WeatherIsNow
from willpower.abilities.symbols import FIELD
from willpower.engine.change.lasting_effects import add_lasting
from willpower.engine.storage.save import load_state, save_state
from willpower.engine.values.characteristics import chars
from willpower.engine.values.evaluate.weather import weather_of

MINE = All(Filter((ControlledBy(You()),)))


@pytest.mark.clause("1028.1b")
def test_the_same_weather_again_takes_the_place_of_the_older_one() -> None:
    g = make_state()
    bell = add(g, card("Bell"), FIELD, 0)
    for weather in ("rain", "snow", "rain", "rain", "rain"):
        add_lasting(g, WeatherIsNow(weather, None), context(g, bell), (), "end of turn")
    given = [x.static.weather for x in g.table.lasting if isinstance(x.static, WeatherIsNow)]
    assert given == ["snow", "rain"]
    assert weather_of(g, 0) == "rain"


@pytest.mark.parametrize(
    ("again", "left"), [(Cannot(MINE, "attack"), 1), (Gains(MINE, (AddValues(Num(100), Num(0)),)), 5)]
)
def test_only_what_says_no_more_twice_is_there_once(again: Static, left: int) -> None:
    g = make_state()
    bell = add(g, card("Bell", atk=100, **{"def": 100}), FIELD, 0)
    before = chars(g, bell).atk
    for _ in range(5):
        add_lasting(g, again, context(g, bell), (), "end of turn")
    assert len(g.table.lasting) == left
    assert before is not None and chars(g, bell).atk == before + (500 if left == 5 else 0)


def test_another_time_or_another_player_is_another_effect() -> None:
    g = make_state()
    bell = add(g, card("Bell"), FIELD, 0)
    add_lasting(g, Cannot(MINE, "attack"), context(g, bell), (), "end of turn")
    add_lasting(g, Cannot(MINE, "attack"), context(g, bell), (), "end of game")
    add_lasting(g, Cannot(MINE, "attack"), context(g, bell, 1), (), "end of turn")
    assert len(g.table.lasting) == 3


def test_an_effect_is_known_again_after_loading() -> None:
    """Whatever other games of this process had before it."""
    one = Cannot(All(Filter((ControlledBy(You()),))), "block")
    other = Cannot(All(Filter((ControlledBy(You()),))), "block")
    assert one == other and one is not other
    earlier = make_state()
    add_lasting(earlier, one, context(earlier, add(earlier, card("Bell"), FIELD, 0)), (), "end of turn")
    g = make_state()
    bell = add(g, card("Bell"), FIELD, 0)
    add_lasting(g, other, context(g, bell), (), "end of turn")
    loaded = load_state(save_state(g))
    for game in (g, loaded):
        add_lasting(game, other, context(game, bell), (), "end of turn")
        assert len(game.table.lasting) == 1
