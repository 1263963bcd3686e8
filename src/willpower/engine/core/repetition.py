"""The marks of repeated positions and choices (1301), kept as `Memory.loop_marks`."""

from __future__ import annotations

from .ids import PLAYER_A, PlayerId

Likeness = tuple[int, ...]  # a card without its number: definition, side, controller, zone; or a player


class Choice:
    """A choice that stays the same when cards have become other objects. Never changed."""

    __slots__ = ("asked", "card", "kind", "number", "player", "word")

    def __init__(
        self,
        player: PlayerId = PLAYER_A,
        asked: str = "",
        kind: str = "",
        card: Likeness = (),
        number: Likeness = (),
        word: str = "",
    ) -> None:
        self.player = player
        self.asked = asked  # the kind of decision
        self.kind = kind  # of the option
        self.card = card
        self.number = number  # the option's; of an attack what is attacked
        self.word = word

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Choice)
            and self.player == other.player
            and self.asked == other.asked
            and self.kind == other.kind
            and self.card == other.card
            and self.number == other.number
            and self.word == other.word
        )

    def __hash__(self) -> int:
        return hash((self.player, self.asked, self.kind, self.card, self.number, self.word))

    def __repr__(self) -> str:
        return f"Choice({self.player}, {self.asked}, {self.kind}, {self.card}, {self.number}, {self.word!r})"


class Seen:
    """How often a position came through the same choices, and where it last came. Never changed."""

    __slots__ = ("choices", "count", "cycle", "events")

    def __init__(
        self, count: int = 0, cycle: tuple[Choice, ...] | None = None, choices: int = 0, events: int = 0
    ) -> None:
        self.count = count
        self.cycle = cycle  # the choices that led from it to itself; nothing before it came back
        self.choices = choices  # how many choices there were by then
        self.events = events  # how many events


class Growth:
    """How often a position came but for growing life, and the life it had. Never changed."""

    __slots__ = ("count", "life")

    def __init__(self, count: int = 0, life: tuple[int, ...] = ()) -> None:
        self.count = count
        self.life = life


class LoopMarks:
    """The marks of repeated positions in one phase; marks of another phase are dropped."""

    __slots__ = (
        "choices",
        "grown",
        "idle",
        "looks",
        "loop",
        "positions",
        "repeating",
        "rounds",
        "run",
        "stopped",
        "when",
    )

    def __init__(self, of: LoopMarks | None = None, when: int = 0) -> None:
        """Nothing known of a phase, or a copy for a clone."""
        if of is None:
            self.when = when  # the phase the marks belong to
            self.idle = 0  # actions on an empty chase
            self.run = 0  # objects that came on the chase since somebody last had a choice
            self.rounds = 0  # rounds of rule processes in a row, since somebody last had a choice
            self.looks: dict[int, int] = {}  # a rough look at a position and how often it came
            self.repeating = False  # positions repeat: choices are written down from now on
            self.choices: tuple[Choice, ...] = ()
            self.positions: dict[str, Seen] = {}
            self.grown: dict[str, Growth] = {}
            self.loop: tuple[Choice, ...] = ()  # the choices of a loop just performed
            self.stopped: tuple[Choice, ...] = ()  # those of them that are not offered till others are made
        else:
            self.when = of.when
            self.idle = of.idle
            self.run = of.run
            self.rounds = of.rounds
            self.looks = of.looks.copy()
            self.repeating = of.repeating
            self.choices = of.choices
            self.positions = of.positions.copy()
            self.grown = of.grown.copy()
            self.loop = of.loop
            self.stopped = of.stopped
