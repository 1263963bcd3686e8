"""Kinds of events, for triggers, replacement effects and the log."""

from __future__ import annotations

from typing import Final, Literal

MOVED: Final = 1  # a card changed zones; word: the cause
ATTACKED: Final = 2
BLOCKED: Final = 3
DAMAGED: Final = 4  # source dealt amount to object; word "battle" or ""
LIFE_GAINED: Final = 5
LIFE_LOST: Final = 6
RESTED: Final = 7
RECOVERED: Final = 8
PHASE_BEGAN: Final = 9  # a phase, step or turn; word: "main" ...
PLAYED: Final = 10  # a card was played (903.2k)
ABILITY_PLAYED: Final = 11
JUDGED: Final = 12  # 705.3a-i
TARGETED: Final = 13
COUNTERS_PUT: Final = 14
COUNTERS_REMOVED: Final = 15
DREW: Final = 16
DISCARDED: Final = 17
DID: Final = 18  # other things players do; word says what
ADDED: Final = 19
TURNED: Final = 20  # shift, invert, face up ...; word says which
CONTROL: Final = 21
CANCELLED: Final = 22
RESOLVED: Final = 23
TURN_BEGAN: Final = 24
PASSED: Final = 25
CHOSE: Final = 26  # a choice worth telling
WILL: Final = 27  # will was produced
WON: Final = 28
LOST: Final = 29
DRAWN_GAME: Final = 30
SHUFFLED: Final = 31
REVEALED: Final = 32
TRIGGERED: Final = 33
ROLLED: Final = 34
WEATHER: Final = 35
STATE: Final = 36  # 906.9
EFFECT: Final = 37  # a continuous effect began or ended
REPLACED: Final = 38
PAID: Final = 39
ILLEGAL_TARGET: Final = 40
SKIPPED: Final = 41
CREATED: Final = 42
LOOPED: Final = 43
TOLD: Final = 44  # anything else worth telling; word says what
RESOLVING: Final = 45  # the top of the chase begins to resolve
UNBLOCKED: Final = 46  # nothing blocks the attacking card (804.3)
PHASE_ENDED: Final = 47
BATTLED: Final = 48  # two cards begin to battle each other (804.5)

# What else is worth telling (TOLD).
Told = Literal[
    "begins the game",
    "cannot be played",
    "does not move",
    "extra phases",
    "extra turn",
    "game restarts",
    "life",
    "life rounded up",
    "may not battle",
    "not added to itself",
    "removed from battle",
    "to be destroyed",
    "to skip",
    "turn ends",
]
# The kinds of an ability by which a card is simply rested for will, as it is played (907.3).
Kinds = tuple[str, ...]  # what an ability that is played is
WILL_ABILITY: Final = ("activate", "will")
KIND_NAME: Final[dict[int, str]] = {
    MOVED: "moved",
    ATTACKED: "attacked",
    BLOCKED: "blocked",
    DAMAGED: "damaged",
    LIFE_GAINED: "life gained",
    LIFE_LOST: "life lost",
    RESTED: "rested",
    RECOVERED: "recovered",
    PHASE_BEGAN: "phase",
    PHASE_ENDED: "phase",
    PLAYED: "played",
    ABILITY_PLAYED: "ability played",
    JUDGED: "judged",
    TARGETED: "targeted",
    COUNTERS_PUT: "counters put",
    COUNTERS_REMOVED: "counters removed",
    DREW: "drew",
    DISCARDED: "discarded",
    DID: "did",
    ADDED: "added",
    TURNED: "turned",
    CONTROL: "control",
    CANCELLED: "cancelled",
    RESOLVED: "resolved",
    TURN_BEGAN: "turn began",
    PASSED: "passed",
    CHOSE: "chose",
    WILL: "will",
    WON: "won",
    LOST: "lost",
    DRAWN_GAME: "drawn game",
    SHUFFLED: "shuffled",
    REVEALED: "revealed",
    TRIGGERED: "triggered",
    ROLLED: "rolled",
    WEATHER: "weather",
    STATE: "state",
    EFFECT: "effect",
    REPLACED: "replaced",
    PAID: "paid",
    ILLEGAL_TARGET: "illegal target",
    SKIPPED: "skipped",
    CREATED: "created",
    LOOPED: "looped",
    TOLD: "told",
    RESOLVING: "resolving",
    UNBLOCKED: "unblocked",
    BATTLED: "battled",
}
