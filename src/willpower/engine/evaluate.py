"""What texts mean in a game as it is: nouns, filters, quantities, conditions, targets.

This is the door to the evaluate_* modules. Importing it fills the tables of evaluate_core,
so that every class of node has its answer; a class without one fails the tests.
"""

from . import evaluate_conditions as _conditions
from . import evaluate_memory as _memory
from . import evaluate_nouns as _nouns
from . import evaluate_numbers as _numbers
from . import evaluate_preds as _preds
from .evaluate_core import fits_anywhere, holder, holds, number, one_of, player, players, refs
from .evaluate_memory import happenings
from .evaluate_nouns import chase_object, moved
from .evaluate_numbers import counted, divinity_of, maximum_hand, remaining_divinity
from .evaluate_preds import ability_is, targets_of
from .evaluate_scan import candidates, default_zones, fits
from .evaluate_targets import enough_targets, still_legal, target_candidates
from .evaluate_values import compare, divinity, goes_with, qualities, share, stat, together, total_cost

LOADED = (_conditions, _memory, _nouns, _numbers, _preds)

__all__ = [
    "LOADED",
    "ability_is",
    "candidates",
    "chase_object",
    "compare",
    "counted",
    "default_zones",
    "divinity",
    "divinity_of",
    "enough_targets",
    "fits",
    "fits_anywhere",
    "goes_with",
    "happenings",
    "holder",
    "holds",
    "maximum_hand",
    "moved",
    "number",
    "one_of",
    "player",
    "players",
    "qualities",
    "refs",
    "remaining_divinity",
    "share",
    "stat",
    "still_legal",
    "target_candidates",
    "targets_of",
    "together",
    "total_cost",
]
