"""Everything that goes over HTTP, as msgspec structs. Bodies and answers are JSON; tokens never stand
in addresses."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .protocol import GameId, Result, SeatNumber, Stage, Token
from .protocol_view import LogLine, View

LONGEST_NAME = 20  # letters of a player's name; a longer one is refused in words
Name = Annotated[str, Meta(min_length=1, max_length=200)]
DeckText = Annotated[str, Meta(max_length=65536)]


class Problem(Struct):
    """What was wrong with a request; the status says the same in a number."""

    code: str
    sentence: str
    clause: str = ""
    details: list[str] = []


# ---- what there is --------------------------------------------------------------------------------------


class DeckInfo(Struct):
    """A bundled deck."""

    name: str  # to be used in requests
    title: str
    ruler: str
    attributes: list[str]
    cards: int
    editions: list[str]  # those that allow it


class DeckLine(Struct):
    """A card of a deck, with its number of copies."""

    copies: int
    name: str
    number: str
    cost: str
    types: list[str]
    attributes: list[str]
    races: list[str]
    text: list[str]
    atk: int | None
    defense: int | None


class PrintedFace(Struct):
    """A side of a card as it is printed."""

    face: str
    name: str
    cost: str
    types: list[str]
    races: list[str]
    attributes: list[str]
    text: list[str]
    atk: int | None
    defense: int | None = field(name="def")


class PrintedCard(Struct):
    """A card as everybody can look it up, with all its sides."""

    number: str
    faces: list[PrintedFace]


class DeckPile(Struct):
    """One pile of a deck: "ruler", "main", "stones", "extra", "runes", "sideboard"."""

    pile: str
    lines: list[DeckLine]


class DeckWhole(Struct):
    """A deck with its cards."""

    name: str
    title: str
    text: str
    fingerprint: str
    piles: list[DeckPile]


class LevelInfo(Struct):
    """A computer opponent."""

    name: str
    title: str
    seconds: float  # the most it thinks about one decision


class EditionInfo(Struct):
    """Rules that can be played."""

    name: str
    default: bool


class Health(Struct):
    """How the server is."""

    version: str
    protocol: int
    storage: Literal["whole", "memory"]  # memory: the disk is full or read-only, games are not kept
    warning: str
    games: int  # live in this worker
    worker: str


class KeywordInfo(Struct):
    """What a keyword means, in our words."""

    keyword: str
    clause: str
    reminder: str
    ja: str  # the reminder in Japanese


class ClauseInfo(Struct):
    """A clause of the rules, in our words."""

    number: str
    section: str
    summary: str
    inside: str | None
    parts: list[str]
    before: str | None
    after: str | None
    section_ja: str  # the same in Japanese; "" where there is none
    ja: str


# ---- decks ----------------------------------------------------------------------------------------------


class DeckChoice(Struct, forbid_unknown_fields=True):
    """A deck: a bundled one by name, or a deck list. One of the two."""

    name: Annotated[str, Meta(max_length=80)] = ""
    text: DeckText = ""
    partial: bool = False  # play cards that are not wholly understood with the rest of their text


class CheckDeck(Struct, forbid_unknown_fields=True):
    """Asks whether a deck may be played."""

    deck: DeckChoice
    edition: Annotated[str, Meta(max_length=20)] = ""  # "": the newest


class DeckProblem(Struct):
    """One thing that is wrong with a deck."""

    clause: str
    sentence: str


class DeckReport(Struct):
    """Whether a deck may be played, and all that stands against it."""

    legal: bool
    title: str
    problems: list[DeckProblem]
    partial: list[str]  # cards whose text is not wholly understood
    deck: DeckWhole | None


# ---- games ----------------------------------------------------------------------------------------------


class ClockChoice(Struct, forbid_unknown_fields=True):
    """Time for the whole game, in seconds, and how many of the first ones of each decision do not count."""

    total: Annotated[float, Meta(ge=10, le=36000)]
    increment: Annotated[float, Meta(ge=0, le=600)] = 0.0


class CreateGame(Struct, forbid_unknown_fields=True):
    """Asks for a new game."""

    deck: DeckChoice
    name: Name = "Guest"
    against: Literal["computer", "friend", "open"] = "computer"
    level: Annotated[str, Meta(max_length=20)] = ""  # of the computer; "": the usual one
    opponent_deck: DeckChoice | None = None  # of the computer; null: any other
    edition: Annotated[str, Meta(max_length=20)] = ""
    clock: ClockChoice | None = None
    best_of: Literal[1, 3] = 1
    spectators: bool = True
    spectator_delay: Annotated[float, Meta(ge=0, le=600)] = 0.0
    listed: bool = True  # among the replays once it is over; only if spectators may watch
    seat: SeatNumber | None = None  # null: by lot


class Created(Struct):
    """A game and the seat in it. The token is shown once: keep it."""

    game: str
    seat: SeatNumber
    token: str
    stage: Stage
    invite: str | None  # path to give to a friend


class JoinGame(Struct, forbid_unknown_fields=True):
    """Takes the free seat of a game; open games need no invitation."""

    deck: DeckChoice
    name: Name = "Guest"
    invite: Token = ""


class OpenGame(Struct):
    """A game in the lobby: waiting for somebody, or being played for all to watch."""

    game: str
    names: list[str]
    edition: str
    best_of: int
    clock: ClockChoice | None
    stage: Stage
    spectators: bool
    created: float


class InviteInfo(Struct):
    """What an invitation is to."""

    game: str
    by: str
    edition: str
    best_of: int
    clock: ClockChoice | None
    free: bool  # nobody has taken the seat yet


class Held(Struct, forbid_unknown_fields=True):
    """A game and a token for a seat of it."""

    game: GameId
    token: Token


class MyGames(Struct, forbid_unknown_fields=True):
    """Asks for the games of which the client holds seats."""

    held: Annotated[list[Held], Meta(max_length=200)]


class GameInfo(Struct):
    """A game in a list."""

    game: str
    seat: SeatNumber | None  # yours
    names: list[str]
    decks: list[str]
    edition: str
    stage: Stage
    best_of: int
    number: int  # which game of its match
    picks: int  # 0 while it is played
    created: float
    changed: float  # to ten minutes while it is played
    your_turn: bool
    result: Result | None
    next: str | None = None


class AskWhy(Struct, forbid_unknown_fields=True):
    """Asks what can be done with a card in sight."""

    token: Token
    object: Annotated[int, Meta(ge=0, le=2**31)]


class SpectateInfo(Struct):
    """Whether a game may be watched."""

    game: str
    allowed: bool
    delay: float


# ---- replays --------------------------------------------------------------------------------------------

From = Literal["0", "1", "open"]


class TurnMark(Struct):
    """Where a turn begins in a replay, and the life of both then."""

    turn: int
    player: int
    step: int
    life: list[int]
    decisions: int  # made in it


class EventMark(Struct):
    """A step in which something was played, attacked or judged."""

    step: int
    kind: Literal["played", "attacked", "judged"]


class ReplayInfo(Struct):
    """A game that is over, ready to be stepped through."""

    game: str
    names: list[str]
    decks: list[str]
    edition: str
    engine: str
    created: float
    steps: dict[str, int]  # for "0", "1" and "open": how many
    turns: dict[str, list[TurnMark]]
    passes: dict[str, list[int]]  # the steps in which nobody did more than pass or produce will
    marks: dict[str, list[EventMark]]
    places: dict[str, list[int]]  # for each step how many picks were made before it: the same in all views
    life: list[int]  # of both at the end; empty in replays of older versions
    result: Result | None
    whole: bool  # false: it could only be shown up to where this engine plays it differently
    uploaded: bool


class ReplayStep(Struct):
    """One step: what was seen, what was said in the log since, and which option was taken (own seat only)."""

    step: int
    view: View
    log: list[LogLine]
    text: str  # of the option that was taken then, if this seat may know it
    player: int | None  # who decided


class ReplaySteps(Struct):
    """Some steps of a replay."""

    game: str
    seat: From
    first: int
    total: int
    steps: list[ReplayStep]


class UploadReplay(Struct, forbid_unknown_fields=True):
    """A replay file as text."""

    text: Annotated[str, Meta(max_length=4 * 1024 * 1024)]


class PlayOn(Struct, forbid_unknown_fields=True):
    """Plays on from a step of a replay against the computer."""

    seat: SeatNumber
    step: Annotated[int, Meta(ge=0, le=2**31)]
    name: Name = "Guest"
    level: Annotated[str, Meta(max_length=20)] = ""


class AskMoment(Struct, forbid_unknown_fields=True):
    """Asks for a step of a replay as a judge file."""

    seat: Annotated[str, Meta(max_length=4)]  # whose steps are counted: "0", "1" or "open"
    step: Annotated[int, Meta(ge=-1, le=2**31)]  # -1: the last one


class AskSeat(Struct, forbid_unknown_fields=True):
    """Asks for what is its own: the deck of a seat, or the board as a judge file as the seat knows it."""

    token: Token


class AskPast(Struct, forbid_unknown_fields=True):
    """Asks for the board as a seat saw it when a line of its log was the newest one, or for the board
    before or after that one."""

    token: Token
    line: Annotated[int, Meta(ge=0, le=2**31)]
    by: Literal[-1, 0, 1] = 0


class PastBoard(Struct):
    """A board of the past, and the newest line of the seat's log at that time."""

    line: int
    view: View


class JudgeFile(Struct):
    """A position as a judge file, with the picks after its last step."""

    text: str
    picks: list[int]
    notes: list[str]  # what the file does not say of the position, in sentences
