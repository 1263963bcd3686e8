"""One way to be stale: whoever changes something says what changed; here stands what must be worked out anew.

Kept from moment to moment are characteristics and standing effects (`derived.values_stale`), the index of
watching abilities (`derived.watch_stale`), whether rule processes must look again (`work.rules_due`), what
each player could play and pay with, and that there was nothing (`derived.unseen`: the changes since somebody
last looked), and what is remembered for a `derived.version`, which `State.edit` counts up.
`storage/recomputing.py` works all of it out anew and compares, so that a change nobody told of fails at once.
"""

from __future__ import annotations

from typing import Final

from .state import State

# What standing effects may look at: values are stale only where one of them does (text/facets.py).
TURNING: Final = 1  # cards rest and recover
DAMAGE: Final = 2  # damage on cards
LIFE: Final = 4  # life of players
TIME: Final = 8  # turns, phases and steps
BATTLE: Final = 16  # who attacks and blocks
EVENTS: Final = 32  # anything that happens
REVEALING: Final = 64  # hidden cards that are shown
ELSEWHERE: Final = 128  # cards that come and go outside the field, ruler and item areas
EVERYTHING: Final = 255
# Always looked at: cards in play with their sides, counters, additions and controllers; what cards remember;
# standing effects and weather.
PLAY: Final = 256
WATCHERS: Final = 512  # which automatic abilities there are, and where
RULES: Final = 1024  # something that rule processes look at (1200)
# What only those look at who ask what can be played and paid (play/looking.py, pay/supply.py).
COMING: Final = 2048  # cards come into play and leave it, also where no standing effect looks
VALUES: Final = 8192  # characteristics or standing effects have been computed, and are others
STANDING: Final = 1048576  # standing effects are
CHASING: Final = 16384  # what is on the chase
TURN: Final = 524288  # a turn begins: cards that came before may rest, uses are counted anew
USES: Final = 32768  # how often something was played or used this turn, battle or game
# What each player has that only they can pay with: their cards that rest and recover, their produced will.
TURNING_OF: Final = (65536, 131072)
WILL_OF: Final = (4096, 262144)
HERE: Final = PLAY | COMING | VALUES | STANDING | TURN

_RULES: Final = RULES | DAMAGE | LIFE


def changed(g: State, what: int) -> None:
    """Mark as stale whatever depends on a change of this kind (bits)."""
    d = g.derived
    unseen = d.unseen
    unseen[0] |= what
    unseen[1] |= what
    unseen[2] |= what
    unseen[3] |= what
    unseen[4] |= what
    unseen[5] |= what
    if what & (d.watched_facets | PLAY) or (what & TURN and g.table.lasting):
        d.values_stale = True
    if what & WATCHERS:
        d.watch_stale = True
    if what & _RULES:
        g.work.rules_due = True
