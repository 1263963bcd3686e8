"""The weather of a player (1028)."""

from __future__ import annotations

from willpower.abilities.statics import WeatherIsNow

from ...core.ids import PlayerId
from ...core.state import NO_STATICS, ActiveStatic, State
from .core import freshen, players


def weather_of(g: State, player: PlayerId) -> str:
    """The weather a player has: that of the last effect that gives one (1028.1b), "" for none (1028.1a)."""
    giver = giver_of(g, player)
    if giver is None:
        return g.table.players[player].weather
    assert isinstance(giver.static, WeatherIsNow)
    return giver.static.weather


def giver_of(g: State, player: PlayerId) -> ActiveStatic | None:
    """The continuous effect that gives a player the weather they have; None if none does, or the weather was
    changed for good after it (1028.1b)."""
    if g.derived.values_stale:
        freshen(g)
    p = g.table.players[player]
    giver: ActiveStatic | None = None
    given, stamp = bool(p.weather), p.weather_stamp
    for a in g.derived.active.get(WeatherIsNow, NO_STATICS):
        static = a.static
        assert isinstance(static, WeatherIsNow)
        if player not in players(g, static.who, a.ctx):
            continue
        if static.fixed:
            return a  # 104.4: it cannot change
        if not given or stamp_of(g, a) >= stamp:
            giver, given, stamp = a, True, stamp_of(g, a)
    return giver


def is_fixed(g: State, player: PlayerId) -> bool:
    """Whether an effect keeps a player's weather from changing (104.4)."""
    for a in g.derived.active.get(WeatherIsNow, NO_STATICS):
        static = a.static
        assert isinstance(static, WeatherIsNow)
        if static.fixed and player in players(g, static.who, a.ctx):
            return True
    return False


def stamp_of(g: State, a: ActiveStatic) -> int:
    """Since when an effect applies (909.3b)."""
    for x in g.table.lasting:
        if x.id == a.lasting:
            return x.stamp
    return g.table.objs[a.source].stamp
