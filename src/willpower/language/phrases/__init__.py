"""The rows of the phrase table, one file for each concept."""

from __future__ import annotations

from types import ModuleType

from . import (
    abilities,
    combined,
    conditions,
    control,
    costs,
    deeds,
    destinations,
    effects_move,
    effects_state,
    filters,
    forbidden,
    game,
    happened,
    limits,
    movements,
    nouns,
    objects,
    playing,
    prevention,
    properties,
    quantities,
    statics,
    thisway,
    triggers,
)

MODULES: tuple[ModuleType, ...] = (
    filters,
    nouns,
    objects,
    properties,
    quantities,
    thisway,
    conditions,
    happened,
    destinations,
    effects_move,
    effects_state,
    control,
    statics,
    forbidden,
    triggers,
    movements,
    deeds,
    limits,
    costs,
    playing,
    prevention,
    abilities,
    game,
    combined,
)
