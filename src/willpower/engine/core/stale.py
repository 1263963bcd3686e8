"""One way to be stale: whoever changes something says what changed; here stands what must be worked out anew.

Kept from moment to moment are characteristics and standing effects (`derived.values_stale`), the index of
watching abilities (`derived.watch_stale`), whether rule processes must look again (`work.rules_due`), what
each player could play and pay with, and that there was nothing (`derived.news`: the changes since somebody
last looked), and what is remembered for a `derived.version`, which `State.edit` counts up.
`storage/recomputing.py` works all of it out anew and compares, so that a change nobody told of fails at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from willpower.abilities.symbols import (
    ALL_ZONES,
    ASTRAL_RULER,
    CHASE,
    DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    ITEMS,
    J_RULER,
    MAGIC_STONE,
    REMOVED,
    RESONATOR,
    RULER,
    RULER_AREA,
    STANDBY,
    STONE_DECK,
    Zone,
)

from .events import (
    ABILITY_PLAYED,
    ATTACKED,
    BLOCKED,
    CREATED,
    DAMAGED,
    DISCARDED,
    DREW,
    KIND_NAME,
    LIFE_GAINED,
    LIFE_LOST,
    MOVED,
    PLAYED,
    RECOVERED,
    RESTED,
    WILL,
)
from .state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# What standing effects may look at: values are stale only where one of them does (text/facets.py).
TURNING: Final = 1  # cards rest and recover
DAMAGE: Final = 2  # damage on cards
LIFE: Final = 4  # life of players
TIME: Final = 8  # turns, phases and steps
BATTLE: Final = 16  # who attacks and blocks
REVEALING: Final = 32  # hidden cards that are shown
# Cards that come and go outside the field, ruler and item areas: where they do.
HANDS: Final = 1 << 6
GRAVES: Final = 1 << 7
DECKS: Final = 1 << 8
REMOVALS: Final = 1 << 9
CHASES: Final = 1 << 10
STANDBYS: Final = 1 << 11
STONE_DECKS: Final = 1 << 12
OTHER_PLACES: Final = 1 << 13
ELSEWHERE: Final = HANDS | GRAVES | DECKS | REMOVALS | CHASES | STANDBYS | STONE_DECKS | OTHER_PLACES
# What happens: which events.
MOVES: Final = 1 << 14
PLAYS: Final = 1 << 15
ATTACKS: Final = 1 << 16
HURTS: Final = 1 << 17
LIVES: Final = 1 << 18
TURNS: Final = 1 << 19
DRAWS: Final = 1 << 20
WILLS: Final = 1 << 21
OTHER_EVENTS: Final = 1 << 22
EVENTS: Final = MOVES | PLAYS | ATTACKS | HURTS | LIVES | TURNS | DRAWS | WILLS | OTHER_EVENTS
# Cards that come into play and leave it: which.
STONES: Final = 1 << 23
FIGHTERS: Final = 1 << 24  # resonators, J-rulers and rulers
THINGS: Final = 1 << 25  # all others
COMING: Final = STONES | FIGHTERS | THINGS
EVERYTHING: Final = (1 << 26) - 1
# Always looked at: cards in play with their sides, counters, additions and controllers, and that come or go
# with effects of their own; what cards remember; standing effects and weather.
PLAY: Final = 1 << 26
WATCHERS: Final = 1 << 27  # which automatic abilities there are, and where
RULES: Final = 1 << 28  # something that rule processes look at (1200)
# What only those look at who ask what can be played and paid (play/looking.py, pay/supply.py).
VALUES: Final = 1 << 29  # characteristics other than ATK and DEF have been computed, and are others
STANDING: Final = 1 << 30  # standing effects are
CHASING: Final = 1 << 31  # what is on the chase
TURN: Final = 1 << 32  # a turn begins: cards that came before may rest
USES: Final = 1 << 33  # how often something was played or used this turn, battle or game
SOURCES: Final = 1 << 34  # cards come into play and leave it with which will can be made
# What each player has that only they can pay with: their cards that rest and recover, their produced will.
TURNING_OF: Final[tuple[int, ...]] = (1 << 35, 1 << 36)
WILL_OF: Final[tuple[int, ...]] = (1 << 37, 1 << 38)
NUMBERS: Final = 1 << 39  # of characteristics ATK and DEF are others; nothing else is told by it
RECOVERY_OF: Final[tuple[int, ...]] = (1 << 40, 1 << 41)  # of TURNING_OF: cards of theirs recover
HERE: Final = PLAY | VALUES | STANDING  # what the cards in play are, apart from ATK and DEF

_RULES: Final = RULES | DAMAGE | LIFE
_HERE: Final = FIELD | RULER_AREA | ITEMS
_PLACES: Final[dict[Zone, int]] = {
    HAND: HANDS,
    GRAVEYARD: GRAVES,
    DECK: DECKS,
    REMOVED: REMOVALS,
    CHASE: CHASES,
    STANDBY: STANDBYS,
    STONE_DECK: STONE_DECKS,
}
_EVENTS: Final[dict[int, int]] = {
    MOVED: MOVES,
    CREATED: MOVES,
    PLAYED: PLAYS,
    ABILITY_PLAYED: PLAYS,
    ATTACKED: ATTACKS,
    BLOCKED: ATTACKS,
    DAMAGED: HURTS,
    LIFE_GAINED: LIVES,
    LIFE_LOST: LIVES,
    RESTED: TURNS,
    RECOVERED: TURNS,
    DREW: DRAWS,
    DISCARDED: DRAWS,
    WILL: WILLS,
}
# The same as a row, by the number of the kind.
EVENT_BITS: Final = tuple([_EVENTS.get(n, OTHER_EVENTS) for n in range(max(KIND_NAME) + 1)])


def coming(types: int) -> int:
    """The bits of cards with these types (or one of them) that come into play or leave it."""
    found = 0
    if types & MAGIC_STONE:
        found = STONES
    if types & (RESONATOR | J_RULER | RULER):
        found |= FIGHTERS
    if types & ~(MAGIC_STONE | RESONATOR | J_RULER | RULER) or not types:
        found |= THINGS
    return found


# The same by the types of one card, of which there are nine.
COMING_BITS: Final = tuple([coming(types) for types in range(2 * ASTRAL_RULER)])


def places(zones: int) -> int:
    """The bits of cards that come to these zones and leave them, apart from those in play."""
    found = 0
    for zone, bit in _PLACES.items():
        if zones & zone:
            found |= bit
            zones &= ~zone
    return found | OTHER_PLACES if zones & ~_HERE else found


# The same for each zone by itself.
PLACE_BITS: Final[dict[Zone, int]] = {zone: places(zone) for zone in ALL_ZONES}


def events_since(g: State, n: int) -> int:
    """The bits of what happened after the first n events of this turn."""
    found = 0
    for event in g.memory.happened[n:]:
        found |= EVENT_BITS[event.kind]
    return found


def changed(g: State, what: i64) -> None:
    """Mark as stale whatever depends on a change of this kind (bits)."""
    d = g.derived
    a = d.news[0]
    b = d.news[1]
    a.play |= what
    a.pay |= what
    a.idle |= what
    b.play |= what
    b.pay |= what
    b.idle |= what
    d.making |= what
    if what & d.refreshed_by:
        d.values_stale = True
        d.stale_by |= what & d.refreshed_by
    if what & WATCHERS:
        d.watch_stale = True
    if what & (d.watched_facets | _RULES):
        g.work.rules_due = True
