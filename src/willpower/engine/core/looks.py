"""What was found out when a player last looked for something to play, and for how long that holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .battle import Battle
from .decisions import Option
from .ids import ObjId
from .objects import Chars, Writer
from .player_zones import Zones
from .will import Need

if TYPE_CHECKING:
    from mypy_extensions import i64

# Kinds of windows, as bits.
MAIN: Final = 1  # it is main timing for the player (701.2)
WATCHED: Final = 2  # standing effects have a say in playing cards

# Kept options of one card: to play it (at main timing or not), for its will, for standby, to choose it; those
# of its abilities are kept below zero.
OFFERS: Final = 5


class Verdict:
    """Whether a player can play a card or an ability of it, as long as nothing changes that it looks at."""

    __slots__ = (
        "allowed",
        "asked",
        "chars",
        "chased",
        "counted",
        "looks",
        "need",
        "open",
        "options",
        "ref",
        "rests",
        "supply",
        "used",
        "when",
        "whens",
    )

    def __init__(self, ref: ObjId, chars: Chars, when: i64) -> None:
        self.ref = ref
        self.chars = chars  # of the card; with others it is asked anew
        self.when = when  # the kind of window; in another it is asked anew
        self.whens: i64 = MAIN | WATCHED  # the bits of that which matter
        self.looks: i64 = 0  # the kinds of change that make it be asked anew (stale.py)
        self.allowed = False
        self.need: Need | None = None  # the will it costs, asked for each time; None: see `supply`
        self.open = False  # that will was not there, so nothing else was asked yet
        self.supply: object = None  # if not None: with other will than this `asked` is asked first
        # What it asked of that supply and was told; None: something that cannot be asked again so simply.
        self.asked: tuple[tuple[Need, bool], ...] | None = None
        self.chased = True  # it would go on the chase
        self.rests = False  # its card must not be rested
        self.options: tuple[Option, ...] = ()  # once it was offered
        # Where a limit counts the uses of this very card: those it was asked with.
        self.used: dict[int, int] | None = None
        self.counted = False


class Looked:
    """The verdicts by key, and the moment they were last seen to hold. Only the game with its writer changes
    it; a clone makes its own."""

    __slots__ = ("battle", "chase", "events", "known", "phase", "serial", "step", "writer")

    def __init__(self, known: dict[int, Verdict], writer: Writer) -> None:
        self.known = known
        self.writer = writer
        self.serial = 0
        self.phase = ""
        self.step = ""
        self.battle: Battle | None = None
        self.chase: tuple[ObjId, ...] = ()
        self.events = 0


# Cards to be played, cards with abilities to be played, and what those are: characteristics, abilities.
Candidates = tuple[list[ObjId], list[ObjId], list[object]]
Moment = tuple[str, str, Battle | None, tuple[ObjId, ...]]  # phase, step, battle, chase


class Idleness:
    """That a player had nothing to do but pass, and for how long that holds."""

    __slots__ = (
        "battle",
        "candidates",
        "chase",
        "graveyard",
        "hand",
        "looks",
        "phase",
        "runes",
        "standby",
        "step",
        "supply",
    )

    def __init__(
        self, looks: i64, zones: Zones, candidates: Candidates, supply: object, moment: Moment
    ) -> None:
        self.looks = looks  # the kinds of change that make it be asked anew (stale.py)
        self.hand = zones.hand  # the cards that lay where they could be played from
        self.standby = zones.standby
        self.graveyard = zones.graveyard
        self.runes = zones.runes
        self.candidates = candidates  # the cards that were asked for
        self.supply = supply  # what could be paid with; None: nothing was asked for
        self.phase, self.step, self.battle, self.chase = moment
