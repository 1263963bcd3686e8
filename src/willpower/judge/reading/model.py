"""A judge file taken apart: cards, start, steps and expectations, each with its line."""

from __future__ import annotations

from dataclasses import dataclass, field

from willpower.cards.card import Card
from willpower.engine import BOTH_PLAYERS, NO_PLAYER, PLAYER_A, PlayerId

from .loader import Value


@dataclass(frozen=True, slots=True)
class Reference:
    """What a file calls a card, a thing on the chase, or a player.

    `player` is -1 for things; `owner` is -1 without a prefix; `number` is 0 without `#`.
    """

    line: int
    text: str
    name: str
    owner: PlayerId = NO_PLAYER
    player: PlayerId = NO_PLAYER
    number: int = 0
    chase: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """One card of the start: which, and in what state. `card` is None for coins and gems."""

    line: int
    card: Card | None
    name: str
    face: int = 0
    owner: PlayerId = NO_PLAYER  # nobody: the player whose zone it is in
    rested: bool = False
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    fresh: bool = False
    astral: bool = False
    added_to: Reference | None = None
    revealed: bool = False
    set_this_turn: bool = False
    token: bool = False  # a token with what is described under its name (1303.1)
    filler: bool = False


@dataclass(slots=True)
class PlayerStart:
    """What a player starts with; `zones` (the ruler too) by the words of the format, in their order."""

    line: int = 0
    life: int | None = None
    zones: dict[str, tuple[Entry, ...]] = field(default_factory=dict)
    fill: bool = True
    will: str = ""
    weather: str = ""
    dice: tuple[int, ...] = ()


@dataclass(slots=True)
class Start:
    """The position in which the file begins."""

    line: int = 0
    turn: PlayerId = PLAYER_A
    turn_number: int = 5
    phase: str = "main"
    first: PlayerId = PLAYER_A
    dice: tuple[int, ...] = ()
    order: tuple[PlayerId, ...] = BOTH_PLAYERS  # which player is written first
    players: list[PlayerStart] = field(default_factory=lambda: [PlayerStart(), PlayerStart()])


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer as written: one item or a list of them, or of what is divided how much each gets."""

    line: int
    items: tuple[Value, ...]
    several: bool = False
    shares: tuple[tuple[Reference, int], ...] = ()


@dataclass(slots=True)
class Action:
    """Something a player does: the verb and whatever was said about how."""

    line: int
    player: PlayerId
    verb: str
    text: str = ""
    card: Reference | None = None
    object: Reference | None = None
    origin: str = ""
    targets: tuple[Reference, ...] | None = None
    modes: tuple[int, ...] | None = None
    x: int | None = None
    face: str = ""
    awaken: tuple[int, ...] = ()  # the numbers of the awakenings it is awakened by
    incarnate: tuple[Reference, ...] | None = None
    divide: tuple[tuple[Reference, int], ...] | None = None
    cost: tuple[Reference, ...] | None = None
    free: bool | None = None
    less: str | None = None
    pay: tuple[Reference, ...] | None = None
    ability: int | None = None
    count: int = 1  # cards of a lifebreak
    answer: Answer | None = None
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True, slots=True)
class Doing:
    """`{A: play, card: X}` and its like."""

    line: int
    action: Action


@dataclass(frozen=True, slots=True)
class BothPass:
    """`{both: pass}`"""

    line: int
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True, slots=True)
class Going:
    """`{resolve: all}`, `{finish: battle}`, `{finish: turn}`, `{go: "B main"}`: all pass until then."""

    line: int
    until: str  # "resolved", "battle", "turn" or "phase"
    player: PlayerId = NO_PLAYER
    phase: str = ""
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True, slots=True)
class Trying:
    """`{A: can, do: {...}}` and `cannot`."""

    line: int
    legal: bool
    action: Action
    because: str = ""


@dataclass(frozen=True, slots=True)
class CardState:
    """Expectations about a card: keys with their values, checked when the file is read."""

    line: int
    card: Reference
    facts: tuple[tuple[str, Value], ...]


@dataclass(frozen=True, slots=True)
class PlayerFact:
    """Expectations about a player: `A.life: 3500`, `B.hand: [X]`."""

    line: int
    player: PlayerId
    key: str
    value: Value


@dataclass(frozen=True, slots=True)
class GameFact:
    """Expectations about the game: `winner: A`, `chase: [X]`, `decision: {...}`."""

    line: int
    key: str
    value: Value


Fact = CardState | PlayerFact | GameFact


@dataclass(frozen=True, slots=True)
class Checking:
    """`{expect: {...}}`"""

    line: int
    facts: tuple[Fact, ...]


Step = Doing | BothPass | Going | Trying | Checking


@dataclass(slots=True)
class JudgeFile:
    """A whole judge file."""

    path: str
    title: str = ""
    edition: str = "8.01"
    clauses: tuple[str, ...] = ()
    start: Start = field(default_factory=Start)
    steps: tuple[Step, ...] = ()
    expect: tuple[Fact, ...] = ()
    goal: tuple[Fact, ...] = ()  # of puzzles; not checked by `willpower judge`
    partly: bool = False  # on the bench words that are not understood do nothing; elsewhere they are an error
