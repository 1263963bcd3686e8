"""The five parts of a state: the table, the turn, the work at hand, the memory, and what is derived.

Each part says for itself how it is copied. Objects, contexts and players are shared between clones and copied
when one first writes; tuples are shared; lists and dicts are copied.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from willpower.abilities.ability import Automatic
from willpower.abilities.statics import Static

from .battle import Battle
from .decisions import Decision, Option
from .ids import NO_PLAYER, NOBODY, PLAYER_A, CtxId, ObjId, PlayerId, RefId
from .looks import Candidates, Idleness, Looked
from .objects import NO_CHARS, Chars, Ctx, Event, Learned, Obj
from .player import Player
from .player_zones import PileSums
from .repetition import LoopMarks
from .standing import ActiveStatic, DelayedAbility, Lasting, Permissions, Waiting
from .will import Need

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .state import Frame, State

# Kinds of priority windows, as bits; a search chooses which of them ask (one byte for each player).
MAIN_WINDOW: Final = 1  # the turn player's in the main phase while nothing is under way
RESPONSE_WINDOW: Final = 2  # what resolves next is the other player's
OWN_WINDOW: Final = 4  # what resolves next is one's own
BATTLE_WINDOW: Final = 8  # in a battle, with nothing in the chase
OTHER_WINDOW: Final = 16  # all the rest: other phases, the other player's main phase
EVERY_WINDOW: Final = 0x1F1F
NO_STATICS: Final[tuple[ActiveStatic, ...]] = ()
NO_ACTS: Final[frozenset[str]] = frozenset()


class Table:
    """The table: objects, players with their zones, field, chase, battle, standing effects."""

    __slots__ = (
        "battle",
        "chase",
        "delayed",
        "field",
        "lasting",
        "next_id",
        "objs",
        "players",
        "sources_outside_play",
        "stamp",
    )

    def __init__(self, of: Table | None = None) -> None:
        """An empty table, or a copy of one for a clone."""
        if of is None:
            self.objs: list[Obj] = []
            self.players: list[Player] = []
            self.field: tuple[ObjId, ...] = ()
            self.chase: tuple[ObjId, ...] = ()  # the last is on top
            self.battle: Battle | None = None
            self.lasting: tuple[Lasting, ...] = ()
            self.delayed: tuple[DelayedAbility, ...] = ()
            self.sources_outside_play: tuple[
                ObjId, ...
            ] = ()  # cards elsewhere with continuous abilities at work
            self.next_id = 1
            self.stamp = 1
        else:
            self.objs = of.objs.copy()
            self.players = of.players.copy()
            self.field = of.field
            self.chase = of.chase
            self.battle = of.battle
            self.lasting = of.lasting
            self.delayed = of.delayed
            self.sources_outside_play = of.sources_outside_play
            self.next_id = of.next_id
            self.stamp = of.stamp


class Turn:
    """Whose turn it is, where in it the game stands, and who has priority."""

    __slots__ = (
        "extra_phases",
        "first_player",
        "number",
        "passes",
        "phase",
        "player",
        "priority",
        "serial",
        "step",
    )

    def __init__(self, of: Turn | None = None) -> None:
        """Before the first turn, or a copy of one for a clone."""
        if of is None:
            self.player = PLAYER_A
            self.first_player = PLAYER_A
            self.number = 0
            self.serial = 0  # counts turns, restarts included; what `since` compares with
            self.phase = ""
            self.extra_phases: tuple[str, ...] = ()  # that come after the phase that is under way
            self.step = ""  # step of battle, "" outside
            self.priority = NO_PLAYER
            self.passes = 0
        else:
            self.player = of.player
            self.first_player = of.first_player
            self.number = of.number
            self.serial = of.serial
            self.phase = of.phase
            self.extra_phases = of.extra_phases
            self.step = of.step
            self.priority = of.priority
            self.passes = of.passes


class Work:
    """The work at hand: suspended frames and their contexts, the open question, what must still be played."""

    __slots__ = (
        "asks",
        "ctxs",
        "dice",
        "pending",
        "refused",
        "reveals",
        "rng",
        "rules_due",
        "settling",
        "shared_depth",
        "snapshot",
        "stack",
        "waiting",
    )

    def __init__(self, of: Work | None = None) -> None:
        """No work, or a copy of one for a clone."""
        if of is None:
            self.stack: list[Frame] = []
            self.shared_depth = 0
            self.pending: Decision | None = None
            self.ctxs: dict[CtxId, Ctx] = {}
            self.waiting: tuple[Waiting, ...] = ()
            self.refused: tuple[
                tuple[str, RefId, int, str], ...
            ] = ()  # plays undone in this window (readings 30)
            self.reveals: tuple[Waiting, ...] = ()  # automatic cards that may be revealed now (708.2)
            self.rules_due = True  # something changed since rule processes were last checked
            self.snapshot: State | None = (
                None  # the game before the play in progress, to undo it (readings 30)
            )
            # In a game that is only imagined: nobody acts until what is under way has come to its end.
            self.settling = False
            self.asks = EVERY_WINDOW  # in a game that is only imagined: which windows are decisions at all
            self.rng = 0
            self.dice: tuple[int, ...] = ()  # rolls fixed beforehand (judge files)
        else:
            of.shared_depth = len(of.stack)
            self.stack = of.stack.copy()
            self.shared_depth = of.shared_depth
            self.pending = of.pending
            self.ctxs = of.ctxs.copy()
            self.waiting = of.waiting
            self.refused = of.refused
            self.reveals = of.reveals
            self.rules_due = of.rules_due
            self.snapshot = of.snapshot
            self.settling = of.settling
            self.asks = of.asks
            self.rng = of.rng
            self.dice = of.dice


class LogChunk:
    """A piece of the log that clones share: the pieces before it, its events, how many there are up to it."""

    __slots__ = ("before", "events", "upto")

    def __init__(self, before: LogChunk | None, events: list[Event]) -> None:
        self.before = before
        self.events = events
        self.upto: int = len(events) if before is None else before.upto + len(events)


class Then:
    """What a card was, and whose, when something happened. Never changed."""

    __slots__ = ("chars", "controller", "ref")

    def __init__(
        self, ref: RefId = NOBODY, chars: Chars = NO_CHARS, controller: PlayerId = NO_PLAYER
    ) -> None:
        self.ref = ref
        self.chars = chars
        self.controller = controller


class Memory:
    """The past: this turn's events, the log, positions that came back."""

    __slots__ = (
        "happened",
        "log_chunk",
        "log_chunks",
        "loop_marks",
        "past_kinds",
        "past_upto",
        "steps_done",
        "then",
        "weathers",
    )

    def __init__(self, of: Memory | None = None) -> None:
        """No memory, or a copy of one for a clone."""
        if of is None:
            self.happened: list[Event] = []  # this turn's events (readings 39)
            # The cards of some of them, by their place in that list, where a text asks (change/past.py).
            self.then: dict[int, tuple[Then, ...]] = {}
            self.past_kinds: i64 = 0  # the kinds of events (bits) for which that is done
            self.past_upto = 0  # the definitions that were looked through for it
            self.log_chunks: LogChunk | None = None  # what clones share
            self.log_chunk: list[Event] = []
            self.loop_marks = LoopMarks()  # 1301: how often positions came back
            self.steps_done = 0
            self.weathers: tuple[
                str, ...
            ] = ()  # of the players when last looked at, if something waits for it
        else:
            if of.log_chunk:
                of.log_chunks = LogChunk(of.log_chunks, of.log_chunk)
                of.log_chunk = []
            self.happened = of.happened.copy()
            self.then = of.then.copy() if of.then else {}
            self.past_kinds = of.past_kinds
            self.past_upto = of.past_upto
            self.log_chunks = of.log_chunks
            self.log_chunk = []
            self.loop_marks = LoopMarks(of.loop_marks)
            self.steps_done = of.steps_done
            self.weathers = of.weathers


class News:
    """The kinds of change (stale.py) since a player last looked for what to play, and for what to pay with,
    and since they had nothing to do; `events`: how much had happened this turn then."""

    __slots__ = ("events", "idle", "pay", "play")

    def __init__(self, of: News | None = None) -> None:
        """No news, or a copy of some for a clone."""
        self.play: i64 = of.play if of is not None else 0
        self.pay: i64 = of.pay if of is not None else 0
        self.idle: i64 = of.idle if of is not None else 0
        self.events: int = of.events if of is not None else 0


class Derived:
    """Values that follow from the rest: computed anew when stale, never saved."""

    __slots__ = (
        "ability_looks",
        "active",
        "asked",
        "asked_more",
        "candidates",
        "dear_abilities",
        "forbidden",
        "gathered",
        "values_stale",
        "stale_by",
        "idle",
        "learned",
        "looked",
        "makers",
        "making",
        "modified",
        "news",
        "offers",
        "permissions",
        "piles",
        "play_watch",
        "standing_looks",
        "refreshed_by",
        "watched_facets",
        "supplies",
        "tried",
        "version",
        "watch",
        "watch_stale",
    )

    def __init__(self, of: Derived | None = None) -> None:
        """Nothing known, or a copy of one for a clone."""
        if of is None:
            self.values_stale = True
            self.stale_by: i64 = 0  # the kinds of change that made them stale
            self.watched_facets: i64 = 0  # the kinds of change that standing effects look at (facets)
            self.refreshed_by: i64 = 0  # those of them that make values stale
            self.active: dict[type[Static], tuple[ActiveStatic, ...]] = {}
            self.forbidden: frozenset[str] = NO_ACTS  # the acts that standing effects forbid
            self.modified: tuple[ObjId, ...] = ()
            self.gathered: object = None  # continuous effects, as last gathered (values/continuous.py)
            self.permissions: Permissions | None = None  # of `active`, by card (card_costs.py)
            self.play_watch = False  # some standing effect has a say in playing cards
            self.standing_looks: i64 = 0  # the kinds of change that make standing effects say something else
            self.ability_looks: i64 = 0  # and that of abilities
            self.dear_abilities = 0  # types of cards whose abilities a standing effect makes dearer
            self.asked: list[Need] = []  # of a supply, while somebody looks at a card (looking.py)
            self.asked_more = self.tried = False  # more than for a need, and by playing in a copy of the game
            self.watch: dict[int, tuple[tuple[ObjId, Automatic], ...]] = {}
            self.watch_stale = True
            self.version: i64 = 0  # counts changes, so that what was found out is known until one
            self.supplies: list[tuple[int, object] | None] = [None, None]  # when it was worked out, and what
            self.learned: Learned | None = None  # what the seats know, up to some event (knowledge.py)
            self.idle: list[Idleness | None] = [None, None]  # nothing to do but pass, then (actions.py)
            self.looked: list[Looked | None] = [None, None]  # what each could play when they last looked
            self.offers: dict[int, tuple[Chars, tuple[Option, ...]]] = {}  # by card and kind (actions.py)
            self.makers: dict[int, object] = {}  # what will abilities were found to make (supply.py)
            self.candidates: list[tuple[int, Candidates] | None] = [None, None]  # of a version (actions.py)
            self.news: tuple[News, ...] = (News(), News())  # of each player
            self.making: i64 = 0  # the kinds of change since will abilities were looked at (stale.py)
            self.piles = PileSums()  # what piles add to keys of positions
        else:
            self.values_stale = of.values_stale
            self.stale_by = of.stale_by
            self.watched_facets = of.watched_facets
            self.refreshed_by = of.refreshed_by
            self.active = of.active
            self.forbidden = of.forbidden
            self.modified = of.modified
            self.gathered = None  # its parts are written to while they are applied, so it is not shared
            self.permissions = of.permissions
            self.play_watch = of.play_watch
            self.standing_looks = of.standing_looks
            self.ability_looks = of.ability_looks
            self.dear_abilities = of.dear_abilities
            self.asked = []
            self.asked_more = self.tried = False
            self.watch = of.watch
            self.watch_stale = of.watch_stale
            self.version = of.version
            self.supplies = of.supplies.copy()
            self.learned = of.learned
            self.idle = of.idle.copy()
            self.looked = of.looked.copy()
            self.offers = of.offers
            self.makers = of.makers
            self.candidates = [None, None]
            self.news = (News(of.news[0]), News(of.news[1]))
            self.making = of.making
            self.piles = PileSums(of.piles)
