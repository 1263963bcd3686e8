"""The catalogue of deliberate breaks: for each, one rule of the running engine is put wrong."""

from __future__ import annotations

from . import (
    abilities,
    actions,
    battle,
    editions,
    effects,
    general,
    information,
    keywords,
    offers,
    terms,
    turn,
    words,
)
from .kit import Break

CATALOGUE: tuple[Break, ...] = (
    *general.BREAKS,
    *turn.BREAKS,
    *actions.BREAKS,
    *battle.BREAKS,
    *abilities.BREAKS,
    *effects.BREAKS,
    *offers.BREAKS,
    *words.BREAKS,
    *keywords.BREAKS,
    *terms.BREAKS,
    *information.BREAKS,
    *editions.BREAKS,
)
