"""The meaning of texts in a game as it is: nouns, filters, quantities, conditions.

This is the door to its modules. Importing it fills the tables of `core`, so that every class of node has its
answer; a class without one fails the tests.
"""

from . import conditions as _conditions
from . import memory as _memory
from . import nouns as _nouns
from . import numbers as _numbers
from . import preds as _preds
from . import statuses as _statuses
from .core import fits_anywhere, holder, holds, number, one_of, player, players, refs
from .memory import happenings
from .nouns import chase_object, moved
from .numbers import combined, counted, divinity_of, maximum_hand, remaining_divinity
from .preds import targets_of
from .scan import candidates, default_zones, fits, fits_as
from .then import look_back, look_up
from .values import compare, completing, divinity, goes_with, qualities, share, stat, together, total_cost

LOADED = (_conditions, _memory, _nouns, _numbers, _preds, _statuses)

__all__ = [
    "LOADED",
    "candidates",
    "chase_object",
    "combined",
    "compare",
    "completing",
    "counted",
    "default_zones",
    "divinity",
    "divinity_of",
    "fits",
    "fits_anywhere",
    "fits_as",
    "goes_with",
    "happenings",
    "holder",
    "holds",
    "look_back",
    "look_up",
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
    "targets_of",
    "together",
    "total_cost",
]
