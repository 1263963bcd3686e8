"""The kinds of events by which triggers can be met."""

from __future__ import annotations

from typing import Final

from willpower.abilities.triggers import (
    Added,
    AtPhase,
    Attacks,
    Battles,
    BecomesTarget,
    Blocks,
    CounterChange,
    DealsDamage,
    Discards,
    Draws,
    Either,
    GainsControl,
    IsAttacked,
    IsBlocked,
    IsCancelled,
    IsDealtDamage,
    IsUnblocked,
    LifeBecomes,
    LifeChanges,
    Moves,
    NthTime,
    PlayerDoes,
    Plays,
    PlaysAbility,
    StateBecomes,
    Trigger,
    Turned,
    WeatherChanges,
    While,
)

from ..core.events import (
    ABILITY_PLAYED,
    ADDED,
    ATTACKED,
    BATTLED,
    BLOCKED,
    CANCELLED,
    CONTROL,
    COUNTERS_PUT,
    COUNTERS_REMOVED,
    DAMAGED,
    DID,
    DISCARDED,
    DREW,
    JUDGED,
    LIFE_GAINED,
    LIFE_LOST,
    MOVED,
    PHASE_BEGAN,
    PHASE_ENDED,
    PLAYED,
    RECOVERED,
    RESTED,
    SHUFFLED,
    STATE,
    TARGETED,
    TURNED,
    UNBLOCKED,
    WEATHER,
    WILL,
)


def kinds_of(trigger: Trigger) -> tuple[int, ...]:
    """The kinds of events a trigger can be met by."""
    if isinstance(trigger, Either):
        out: list[int] = []
        for t in trigger.triggers:
            out += [k for k in kinds_of(t) if k not in out]
        return tuple(out)
    if isinstance(trigger, (While, NthTime)):
        return kinds_of(trigger.trigger)
    if isinstance(trigger, Turned):
        if trigger.how in ("rested", "recovered"):
            return (RESTED,) if trigger.how == "rested" else (RECOVERED,)
        return (TURNED,)
    if isinstance(trigger, AtPhase):
        return (PHASE_BEGAN,) if trigger.point == "beginning" else (PHASE_ENDED,)
    if isinstance(trigger, CounterChange):
        return (COUNTERS_PUT,) if trigger.how == "put" else (COUNTERS_REMOVED,)
    if isinstance(trigger, LifeChanges):
        return (LIFE_GAINED,) if trigger.how == "gain" else (LIFE_LOST,)
    if isinstance(trigger, PlayerDoes):
        if trigger.what == "shuffle":
            return (SHUFFLED,)
        if trigger.what == "god's art":
            return (ABILITY_PLAYED,)
        if trigger.what == "judgment":
            return (JUDGED,)
        return (WILL,) if trigger.what == "produce" else (DID,)
    return _KIND[type(trigger)]


_KIND: Final[dict[type[Trigger], tuple[int, ...]]] = {
    Moves: (MOVED,),
    Attacks: (ATTACKED,),
    IsAttacked: (ATTACKED,),
    Blocks: (BLOCKED,),
    IsBlocked: (BLOCKED,),
    IsUnblocked: (UNBLOCKED,),
    Battles: (BATTLED,),
    IsCancelled: (CANCELLED,),
    LifeBecomes: (LIFE_GAINED, LIFE_LOST),
    WeatherChanges: (WEATHER,),
    GainsControl: (CONTROL,),
    DealsDamage: (DAMAGED,),
    IsDealtDamage: (DAMAGED,),
    Plays: (PLAYED,),
    PlaysAbility: (ABILITY_PLAYED,),
    BecomesTarget: (TARGETED,),
    Draws: (DREW,),
    Discards: (DISCARDED,),
    Added: (ADDED,),
    StateBecomes: (STATE,),
}
