"""Everything that goes over the socket, as msgspec structs: one definition for server, schema and TypeScript.

A message is one JSON object in one text frame; its field `type` says which struct it is.
`docs/protocol.md` says how they are used; `tools/protocol.py` writes the schemas and the TypeScript types
from this module, `protocol_view.py` and `protocol_http.py`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .protocol_view import Decision, LogLine, Plan, Reason, View

VERSION = 1

GameId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="Names a game; no secret.")]
Token = Annotated[str, Meta(pattern=r"^([A-Za-z0-9_-]{22})?$", description="128 random bits; a seat's key.")]
ClientId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=r"^[ -9;-~]+$",  # what the server does by itself has ids with a colon
        description="Chosen by the client, new for each action of it: printable ASCII without colons.",
    ),
]
Seq = Annotated[int, Meta(ge=0, le=2**31, description="Counts what a seat was told in a game.")]
Index = Annotated[int, Meta(ge=0, le=2**31)]
Words = Annotated[str, Meta(max_length=300)]
SeatNumber = Literal[0, 1]

Until = Literal["", "something happens", "my next stop", "end of turn"]
Phrase = Literal[
    "hello", "good luck", "well played", "thank you", "thinking", "one moment", "sorry", "good game", "again?"
]
Offer = Literal["undo", "draw", "rematch"]
Stage = Literal["waiting", "playing", "over", "between", "diverged"]
Connection = Literal["here", "away", "computer", "nobody"]
ErrorCode = Literal[
    "malformed",  # no message of this protocol; nothing was changed
    "unknown game",
    "wrong token",
    "not hello",  # the first message must be hello
    "stale",  # the pick answers an older question; a state follows
    "illegal",  # the engine refuses it; sentence and clause say why
    "not possible",  # right now, or for this seat; the sentence says why
    "too fast",
    "too large",
    "full",  # too many connections
    "elsewhere",  # another worker has the game; connect again
    "broken",  # our fault; the game is unchanged
]


class Settings(Struct, forbid_unknown_fields=True):
    """How a seat wants to be asked. Stops are phases and steps of battle: "draw", "recovery", "call", "main",
    "beginning", "declare attack", "declare block", "first strike", "normal", "end of battle", "end"."""

    auto_pass: bool = True  # pass where no stop is set and the seat holds no priority of interest
    stops_mine: Annotated[list[Words], Meta(max_length=20)] = field(
        default_factory=lambda: ["main", "declare block"]
    )
    stops_theirs: Annotated[list[Words], Meta(max_length=20)] = field(
        default_factory=lambda: ["declare attack", "declare block", "end"]
    )
    hold: bool = False  # keep priority after one's next action, and at a stop before something is declared
    until: Until = ""  # pass until this; any pick or settings message ends it
    yields: Annotated[list[Annotated[str, Meta(max_length=2000)]], Meta(max_length=100)] = field(
        default_factory=list
    )  # texts of abilities in the chase that are let pass
    mute: bool = False  # no chat and no phrases from the other side


# ---- from the client ------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: takes a seat with its token, or watches with none. Answered by `state` or
    `error`."""

    game: GameId
    token: Token = ""
    seq: Seq = 0  # the last state that the client has; 0 for none
    log: Seq = 0  # the number of the last log line that it has; the answer starts after it


class Pick(Struct, tag="pick", forbid_unknown_fields=True):
    """Answers the decision of state `seq` with an option by its index. With `pay`, what has to be paid for it
    is paid automatically as long as nothing irreversible is needed."""

    game: GameId
    seq: Seq
    id: ClientId
    option: Index
    pay: bool = False


class Concede(Struct, tag="concede", forbid_unknown_fields=True):
    """Gives the game up (103.4)."""

    game: GameId
    id: ClientId


class Claim(Struct, tag="claim", forbid_unknown_fields=True):
    """Takes the game from who is away, or lets the other side wait, for too long: `leaves_in` of `Presence`
    is 0. Whoever waits may also go on waiting; without clocks nobody loses a game that is not claimed."""

    game: GameId
    id: ClientId


class MakeOffer(Struct, tag="offer", forbid_unknown_fields=True):
    """Asks for something: undo (granted at once by the computer), a draw, a rematch. Asking again changes
    nothing."""

    game: GameId
    id: ClientId
    what: Offer


class AnswerOffer(Struct, tag="answer", forbid_unknown_fields=True):
    """Answers what the other side has asked for; with a no, takes back what one has asked for oneself."""

    game: GameId
    id: ClientId
    what: Offer
    yes: bool


class Sideboard(Struct, tag="sideboard", forbid_unknown_fields=True):
    """Ready for the next game of a match, with cards changed one for one; names of cards, one per copy."""

    game: GameId
    id: ClientId
    bring: Annotated[list[Words], Meta(max_length=30)] = []
    leave: Annotated[list[Words], Meta(max_length=30)] = []


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A quick phrase or a line of chat to the other side; one of the two."""

    game: GameId
    id: ClientId
    phrase: Phrase | None = None
    text: Annotated[str, Meta(max_length=300)] = ""


class SetSettings(Struct, tag="settings", forbid_unknown_fields=True):
    """Replaces the settings of the seat."""

    game: GameId
    id: ClientId
    settings: Settings


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Asks what can be done with a card that is in sight, and why the rest cannot."""

    game: GameId
    id: ClientId
    object: Index


class AskUses(Struct, tag="uses", forbid_unknown_fields=True):
    """Asks what can be done with every card in sight, with what each play would be paid, and why the rest
    cannot."""

    game: GameId
    id: ClientId


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """Asks what the search would do in the decision of state `seq`; only against a computer. It knows what
    the seat may know, and takes some seconds: other messages can be sent meanwhile."""

    game: GameId
    seq: Seq
    id: ClientId


class Resync(Struct, tag="resync", forbid_unknown_fields=True):
    """Asks for a whole state with all of the log."""

    game: GameId


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Asks for a `pong`; every 20 seconds is enough to be seen as here."""

    time: float = 0.0


ClientMessage = (
    Hello
    | Pick
    | Concede
    | Claim
    | MakeOffer
    | AnswerOffer
    | Sideboard
    | Say
    | SetSettings
    | Why
    | AskUses
    | AskHint
    | Resync
    | Ping
)


# ---- from the server ------------------------------------------------------------------------------------


class Clock(Struct):
    """A player's clock; without clocks `left` is null."""

    left: float | None  # seconds, at the time of sending
    runs: bool
    free: float = 0.0  # seconds before it begins to run: the first ones of a decision do not count


class PlayerInfo(Struct):
    """Who sits there."""

    name: str
    kind: Literal["person", "computer"]
    level: str  # of a computer, else ""
    deck: str  # the deck's name
    connection: Connection
    clock: Clock
    wins: int  # in this match


class MatchInfo(Struct):
    """Where the match stands."""

    best_of: int
    game: int  # 1 for the first
    over: bool
    next: str | None  # the game that follows, once it exists
    ready: list[bool]  # between games: who is ready


class Result(Struct):
    """How the game ended."""

    winner: SeatNumber | None  # null: a draw
    clause: str
    sentence: str
    how: Literal["rules", "concession", "time", "left", "agreed draw"]


class Undo(Struct):
    """Whether taking back is possible, or the sentence why not."""

    possible: bool
    why_not: str
    asks: bool  # the other side must agree


class OpenOffer(Struct):
    """Something asked for and not yet answered."""

    what: Offer
    by: SeatNumber
    since: int | None = None  # of an undo: the last line of the log that would stay


class Figures(Struct):
    """How long a game that is over took. Of the computer no time is counted."""

    seconds: list[float]  # that each seat thought about its decisions
    decisions: list[int]  # that each seat made itself: automatic passes are not among them
    lasted: float  # seconds from the first action to the last


class State(Struct, tag="state"):
    """All that a seat is shown. `view` is game.view(seat) without its decision, which stands in
    `decision`."""

    game: str
    seq: int
    fingerprint: str  # of view and decision
    you: SeatNumber | None  # null: a spectator
    stage: Stage
    view: View | None  # null while waiting for an opponent
    decision: Decision | None  # null unless this seat is asked
    log: list[LogLine]  # those after `log_from`
    log_from: int  # number of the last line before them; 0: this is the whole log
    players: list[PlayerInfo]
    match: MatchInfo
    settings: Settings | None  # of this seat
    undo: Undo
    offers: list[OpenOffer]
    result: Result | None
    spectators: int
    warning: str = ""  # storage trouble, an engine that plays this game differently, ...
    passed: list[str] = []  # since the last state: for each automatic pass why
    invite: str | None = None  # while waiting: the path of the invitation
    passing: str = ""  # why the server is about to pass for this seat; "" if it asks
    ahead: int = (
        0  # of a game that is over: how often the computer looked ahead; sooner it would tell of its hand
    )
    figures: Figures | None = None  # of a game that is over
    leaves_in: float | None = None  # as of `Presence`


class Accepted(Struct, tag="accepted"):
    """What the client asked for under this id is stored and done. Sent again for an id that was done
    before."""

    game: str
    id: str
    seq: int


class Error(Struct, tag="error"):
    """Something was refused; nothing was changed."""

    game: str
    code: ErrorCode
    sentence: str
    clause: str = ""
    id: str = ""  # of the message, where it had one
    seq: int = 0


class Passed(Struct, tag="passed"):
    """The server is passing for this seat, and why; counts those since the seat last decided."""

    game: str
    seq: int
    count: int
    why: str


class Presence(Struct, tag="presence"):
    """Somebody came, left, or a clock was set right."""

    game: str
    connections: list[Connection]
    clocks: list[Clock]
    spectators: int
    leaves_in: float | None = None  # seconds until the game may be claimed of who is away; 0: it may be


class Offered(Struct, tag="offered"):
    """An offer was made, answered or has lapsed."""

    game: str
    what: Offer
    by: SeatNumber
    state: Literal["made", "accepted", "declined", "lapsed"]
    next: str | None = None  # the game that follows an accepted rematch
    since: int | None = None  # of an undo that is asked for: the last line of the log that would stay


class Said(Struct, tag="said"):
    """A phrase or a line of chat."""

    game: str
    by: SeatNumber
    phrase: str | None
    text: str
    time: float  # seconds since 1970
    again: bool = False  # said before whoever is told came


class Use(Struct):
    """One thing that could be done with a card; `clause` and `sentence` say why it cannot, or are "", and
    `reasons` has everything that is in the way."""

    kind: str
    text: str
    option: int | None  # its index in the decision, if it is offered
    clause: str
    sentence: str
    number: int = 0
    words: str = ""  # the printed words of what it would do
    reasons: list[Reason] = []
    plan: Plan | None = None  # of a play that is offered and costs something


class Reasons(Struct, tag="reasons"):
    """The answer to `why`."""

    game: str
    id: str
    object: int
    uses: list[Use]


class CardUses(Struct):
    """What can be done with a card in sight, and why not the rest."""

    object: int
    uses: list[Use]


class Uses(Struct, tag="uses"):
    """The answer to `uses`: every card that the seat sees, at the state with this `seq`."""

    game: str
    id: str
    seq: int
    cards: list[CardUses]


class Chance(Struct):
    """How likely a player wins with an option, as far as a search has seen."""

    option: int
    chance: float


class Hint(Struct, tag="hint"):
    """The answer to `hint`: what the search would do at the state with this `seq`, and what it weighed."""

    game: str
    id: str
    seq: int
    option: int
    chances: list[Chance]  # the best first; empty where there is little to weigh
    iterations: int
    wins: bool  # this turn, whatever the other does


class Notice(Struct, tag="notice"):
    """A sentence for the person: storage trouble, a server that restarts, a game that goes on elsewhere."""

    game: str
    code: Literal["storage", "restarting", "diverged", "taken over", "spectator delay"]
    sentence: str


class Next(Struct, tag="next"):
    """A game follows this one (a rematch, or the next of the match): the seat in it and a token of its
    own."""

    game: str
    next: str
    seat: SeatNumber
    token: str


class Pong(Struct, tag="pong"):
    """The answer to `ping`."""

    time: float
    server: float


ServerMessage = (
    State
    | Accepted
    | Error
    | Passed
    | Presence
    | Offered
    | Said
    | Reasons
    | Uses
    | Hint
    | Notice
    | Next
    | Pong
)
