"""The state of a game: a value that can be cloned, saved and continued at every decision.

Only this module knows how copying works: objects, contexts and players are shared between clones and copied
when one first writes (`edit`); frames are shared likewise, only the top one changes. Zones are tuples."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Ability, Automatic
from willpower.abilities.statics import Static
from willpower.abilities.symbols import CHASE, FIELD
from willpower.rules.edition import Edition

from ..text.definition import Definition
from .decisions import Decision, Option
from .objects import NO_TOKEN, Chars, Ctx, Event, Learned, Obj, Token
from .will import Will


class Player:
    """What belongs to a player: life, zones, will, and what they did this turn."""

    __slots__ = (
        "broken",
        "called",
        "deck_out",
        "extra_turns",
        "gods_arts",
        "judged",
        "life",
        "locked",
        "lost",
        "max_hand",
        "max_lifebreak",
        "number",
        "played",
        "skips",
        "token",
        "turns",
        "weather",
        "weather_stamp",
        "will",
        "zones",
    )

    def __init__(self) -> None:
        self.number = 0
        self.token: Token = NO_TOKEN
        self.life = 4000
        self.zones: dict[int, tuple[int, ...]] = {}
        self.will: tuple[Will, ...] = ()
        self.max_hand = 7  # 306.3
        self.max_lifebreak = 4  # 1415.1a-ii
        self.broken = 0  # cards broken so far (1415.1d)
        self.called = 0  # magic stones called this turn (710.1)
        self.judged = False  # a judgment process was played this turn (705.1)
        self.played = 0  # cards played this turn
        self.locked = False  # may not initiate battle again this turn (803.6)
        self.lost = ""  # the clause by which the player loses at the next check
        self.deck_out = False  # 1202.2
        self.weather = ""  # what an effect without duration made it (1028.1)
        self.weather_stamp = 0  # when that was
        self.gods_arts: tuple[str, ...] = ()  # names played this game (1112.2)
        self.turns = 0  # turns begun
        self.extra_turns = 0  # 1025
        self.skips: tuple[str, ...] = ()  # phases to be skipped (1031)

    def copy(self, token: Token) -> Player:
        """A copy that belongs to the game with that token."""
        p = Player()
        p.number = self.number
        p.token = token
        p.life = self.life
        p.zones = self.zones.copy()
        p.will = self.will
        p.max_hand = self.max_hand
        p.max_lifebreak = self.max_lifebreak
        p.broken = self.broken
        p.called = self.called
        p.judged = self.judged
        p.played = self.played
        p.locked = self.locked
        p.lost = self.lost
        p.deck_out = self.deck_out
        p.weather = self.weather
        p.weather_stamp = self.weather_stamp
        p.gods_arts = self.gods_arts
        p.turns = self.turns
        p.extra_turns = self.extra_turns
        p.skips = self.skips
        return p


class Frame:
    """A piece of suspended work. Only the top frame of the stack steps; it may push others.

    A frame can be made without arguments, holds only plain values, tuples, nodes and ids, and is copied
    field by field. A frame that ends pops itself; what it found out is left in `state.ret` and
    `state.ret_refs`.
    """

    __slots__ = ("pc",)

    def __init__(self) -> None:
        self.pc = 0

    def step(self, g: State) -> None:
        """Goes on until something else must happen first."""
        raise NotImplementedError

    def answer(self, g: State, option: Option) -> None:
        """Takes the answer to the decision this frame asked."""
        raise NotImplementedError

    def copy(self) -> Frame:
        """A copy of the same kind; frames hold nothing that changes in place."""
        made = type(self)()
        for name in frame_fields(type(self)):
            setattr(made, name, getattr(self, name))
        return made


_fields: dict[type[Frame], tuple[str, ...]] = {}


def frame_fields(kind: type[Frame]) -> tuple[str, ...]:
    """The fields of a kind of frame, in a fixed order."""
    known = _fields.get(kind)
    if known is None:
        names: set[str] = set(getattr(kind, "__mypyc_attrs__", ()))
        for base in kind.__mro__:
            names.update(getattr(base, "__slots__", ()))
        known = tuple(sorted(names))
        _fields[kind] = known
    return known


class Lasting:
    """A continuous effect made by a resolved spell or ability (909.4), or a rule. Never changed, only
    replaced."""

    __slots__ = (
        "ctx",
        "id",
        "refs",
        "since_turn",
        "source",
        "stamp",
        "static",
        "until",
        "until_player",
        "used",
    )

    def __init__(self) -> None:
        self.id = 0
        self.stamp = 0
        self.source = -9
        self.static: Static | None = None
        self.ctx: Ctx | None = None  # frozen copy
        self.until = ""
        self.until_player = -1
        self.since_turn = 0
        self.refs: tuple[int, ...] = ()
        self.used = 0  # uses so far, or amount used up of a shield


class DelayedAbility:
    """A delayed automatic ability waiting for its moment (906.8). Never changed, only replaced."""

    __slots__ = ("ability", "ctx", "id", "since_turn", "times", "until", "until_player")

    def __init__(self) -> None:
        self.id = 0
        self.ability: Automatic | None = None
        self.ctx: Ctx | None = None
        self.times = 1
        self.until = ""
        self.until_player = -1
        self.since_turn = 0


class Waiting:
    """A triggered automatic object that waits to be played (906.4, 603). Never changed, only replaced."""

    __slots__ = ("ability", "card", "controller", "ctx", "event", "id", "source")

    def __init__(self) -> None:
        self.id = 0
        self.source = -9
        self.controller = 0
        self.ability: Ability | None = None
        self.event: Event | None = None
        self.ctx: Ctx | None = None  # for delayed abilities
        self.card = False  # an automatic card (708), played as a spell


class Battle:
    """The battle going on (800). Never changed, only replaced."""

    __slots__ = (
        "attacked",
        "attacker",
        "began",
        "blocker",
        "opponent_played",
        "removed",
        "struck",
        "was_blocked",
    )

    def __init__(self) -> None:
        self.attacker = -9
        self.attacked = -9  # a player or an object
        self.blocker = -9
        self.was_blocked = False
        self.struck = False  # performed its process in the first strike step (806.2a)
        self.removed = False  # the attacked object was removed from battle (1029.1c)
        self.opponent_played = False  # 803.6
        self.began = 0  # when, to tell it from other battles of the turn

    def copy(self) -> Battle:
        """A changeable copy."""
        b = Battle()
        b.attacker = self.attacker
        b.attacked = self.attacked
        b.blocker = self.blocker
        b.was_blocked = self.was_blocked
        b.struck = self.struck
        b.removed = self.removed
        b.opponent_played = self.opponent_played
        b.began = self.began
        return b


class ActiveStatic:
    """A continuous effect that applies now, found while characteristics were computed."""

    __slots__ = ("ctx", "lasting", "source", "static")

    def __init__(self, static: Static, source: int, ctx: Ctx, lasting: int) -> None:
        self.static = static
        self.source = source
        self.ctx = ctx
        self.lasting = lasting  # id of the Lasting it comes from, or 0


Idle = tuple[int, int, tuple[int, ...], Battle | None]
NO_STATICS: Final[tuple[ActiveStatic, ...]] = ()
NEVER: Final[Idle] = (-1, 0, (), None)


class State:
    """Everything a game is."""

    __slots__ = (
        "active",
        "allow_partial",
        "battle",
        "chase",
        "ctxs",
        "definitions",
        "delayed",
        "dice",
        "dirty",
        "edition",
        "every_window",
        "extra_phases",
        "weathers",
        "field",
        "first_player",
        "happened",
        "idle",
        "learned",
        "log_chunk",
        "log_chunks",
        "loop_marks",
        "lasting",
        "modified",
        "nameable",
        "next_id",
        "objs",
        "over",
        "outcome",
        "passes",
        "pending",
        "phase",
        "play_watch",
        "players",
        "priority",
        "races",
        "ret",
        "ret_refs",
        "refused",
        "reveals",
        "rng",
        "rules_due",
        "settling",
        "shared_depth",
        "snapshot",
        "soft",
        "stack",
        "stamp",
        "standing",
        "statics_far",
        "step",
        "supplies",
        "steps_done",
        "token",
        "turn_number",
        "turn_player",
        "turn_serial",
        "version",
        "waiting",
        "watch",
        "watch_stale",
        "winner",
    )

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.token = Token()
        self.definitions: list[Definition] = []
        self.objs: list[Obj] = []
        self.ctxs: dict[int, Ctx] = {}
        self.players: list[Player] = []
        self.field: tuple[int, ...] = ()
        self.chase: tuple[int, ...] = ()  # the last is on top
        self.stack: list[Frame] = []
        self.shared_depth = 0
        self.pending: Decision | None = None
        self.ret = 0
        self.ret_refs: tuple[int, ...] = ()
        self.rng = 0
        self.dice: tuple[int, ...] = ()  # rolls fixed beforehand (judge files)
        self.turn_player = 0
        self.first_player = 0
        self.turn_number = 0
        self.turn_serial = 0  # counts turns, restarts included; what `since` compares with
        self.phase = ""
        self.weathers: tuple[str, ...] = ()  # of the players when last looked at, if something waits for it
        self.extra_phases: tuple[str, ...] = ()  # that come after the phase that is under way
        self.step = ""  # step of battle, "" outside
        self.priority = -1
        self.passes = 0
        self.over = False
        self.winner = -1
        self.outcome = ""  # the clause that ended the game
        self.battle: Battle | None = None
        self.lasting: tuple[Lasting, ...] = ()
        self.delayed: tuple[DelayedAbility, ...] = ()
        self.waiting: tuple[Waiting, ...] = ()
        self.refused: tuple[tuple[str, int, int, str], ...] = ()  # plays undone in this window (readings 30)
        self.reveals: tuple[Waiting, ...] = ()  # automatic cards that may be revealed now (708.2)
        self.next_id = 1
        self.stamp = 1
        self.happened: list[Event] = []  # this turn's events (readings 39)
        self.log_chunks: tuple[object, ...] | None = None  # (earlier, list) chain
        self.log_chunk: list[Event] = []
        # Names with types, and races, of cards that are not bundled but may be named (202.1, cards.pool).
        self.nameable: tuple[tuple[str, int], ...] = ()
        self.races: tuple[str, ...] = ()
        self.every_window = False
        self.allow_partial = False
        self.rules_due = True  # something changed since rule processes were last checked
        self.loop_marks: dict[str, int] = {}  # 1301: how often positions came back
        self.steps_done = 0
        self.snapshot: State | None = (
            None  # the game before the play in progress, for undoing it (readings 30)
        )
        # In a game that is only imagined: nobody acts until what is under way has come to its end.
        self.settling = False
        # Derived, rebuilt when stale:
        self.dirty = True
        self.soft = 0  # what the continuous effects that stand look at (facets)
        self.active: dict[type[Static], tuple[ActiveStatic, ...]] = {}
        self.modified: tuple[int, ...] = ()
        self.standing = False  # there are continuous effects at all
        self.play_watch = False  # some standing effect has a say in playing cards
        self.statics_far: tuple[int, ...] = ()
        self.watch: dict[int, tuple[tuple[int, Automatic], ...]] = {}
        self.watch_stale = True
        self.version = 0  # counts changes, so that what was found out stays known until something changes
        # What each player could pay with, and when that was worked out (supply.py).
        self.supplies: list[tuple[int, object] | None] = [None, None]
        self.learned: Learned | None = None  # what the seats know, up to some event (knowledge.py)
        self.idle: list[Idle] = [NEVER, NEVER]  # when each player last had nothing to do but pass

    # ---- copying -----------------------------------------------------------------------------

    def clone(self) -> State:
        """The same game as another value. Neither sees what the other does from now on."""
        c = State(self.edition)
        self.token = Token()
        if self.log_chunk:
            self.log_chunks = (self.log_chunks, self.log_chunk)
            self.log_chunk = []
        self.shared_depth = len(self.stack)
        c.definitions = self.definitions
        c.objs = self.objs.copy()
        c.ctxs = self.ctxs.copy()
        c.players = self.players.copy()
        c.field = self.field
        c.chase = self.chase
        c.stack = self.stack.copy()
        c.shared_depth = self.shared_depth
        c.pending = self.pending
        c.ret = self.ret
        c.ret_refs = self.ret_refs
        c.rng = self.rng
        c.dice = self.dice
        c.turn_player = self.turn_player
        c.first_player = self.first_player
        c.turn_number = self.turn_number
        c.turn_serial = self.turn_serial
        c.phase = self.phase
        c.extra_phases = self.extra_phases
        c.weathers = self.weathers
        c.step = self.step
        c.priority = self.priority
        c.passes = self.passes
        c.over = self.over
        c.winner = self.winner
        c.outcome = self.outcome
        c.battle = self.battle
        c.lasting = self.lasting
        c.delayed = self.delayed
        c.waiting = self.waiting
        c.refused = self.refused
        c.reveals = self.reveals
        c.next_id = self.next_id
        c.stamp = self.stamp
        c.happened = self.happened.copy()
        c.log_chunks = self.log_chunks
        c.nameable = self.nameable
        c.races = self.races
        c.every_window = self.every_window
        c.settling = self.settling
        c.allow_partial = self.allow_partial
        c.rules_due = self.rules_due
        c.loop_marks = self.loop_marks.copy()
        c.steps_done = self.steps_done
        c.snapshot = self.snapshot
        c.dirty = self.dirty
        c.soft = self.soft
        c.active = self.active
        c.modified = self.modified
        c.standing = self.standing
        c.play_watch = self.play_watch
        c.statics_far = self.statics_far
        c.watch = self.watch
        c.watch_stale = self.watch_stale
        c.version = self.version
        c.idle = self.idle.copy()
        c.supplies = self.supplies.copy()
        c.learned = self.learned
        return c

    def become(self, other: State) -> None:
        """Takes over everything from another state (used to undo a play)."""
        self.token = Token()
        other.token = Token()
        self.definitions = other.definitions
        self.objs = other.objs.copy()
        self.ctxs = other.ctxs.copy()
        self.players = other.players.copy()
        self.field = other.field
        self.chase = other.chase
        self.stack = other.stack.copy()
        self.shared_depth = len(other.stack)
        other.shared_depth = len(other.stack)
        self.pending = other.pending
        self.ret = other.ret
        self.ret_refs = other.ret_refs
        self.rng = other.rng
        self.dice = other.dice
        self.turn_player = other.turn_player
        self.first_player = other.first_player
        self.turn_number = other.turn_number
        self.turn_serial = other.turn_serial
        self.phase = other.phase
        self.extra_phases = other.extra_phases
        self.weathers = other.weathers
        self.step = other.step
        self.priority = other.priority
        self.passes = other.passes
        self.over = other.over
        self.winner = other.winner
        self.outcome = other.outcome
        self.battle = other.battle
        self.lasting = other.lasting
        self.delayed = other.delayed
        self.waiting = other.waiting
        self.refused = other.refused
        self.reveals = other.reveals
        self.next_id = other.next_id
        self.stamp = other.stamp
        self.happened = other.happened.copy()
        self.log_chunks = other.log_chunks
        self.log_chunk = other.log_chunk.copy()
        self.rules_due = other.rules_due
        self.loop_marks = other.loop_marks.copy()
        self.snapshot = other.snapshot
        self.modified = other.modified
        self.statics_far = other.statics_far
        self.learned = other.learned
        self.version += 1
        self.dirty = True
        self.watch_stale = True

    def edit(self, ref: int) -> Obj:
        """An object for writing."""
        self.version += 1
        o = self.objs[ref]
        if o.token is not self.token:
            o = o.copy(self.token)
            self.objs[ref] = o
        return o

    def edit_player(self, player: int) -> Player:
        """A player for writing."""
        self.version += 1
        p = self.players[player]
        if p.token is not self.token:
            p = p.copy(self.token)
            self.players[player] = p
        return p

    def edit_ctx(self, ctx: int) -> Ctx:
        """A context for writing."""
        self.version += 1
        c = self.ctxs[ctx]
        if c.token is not self.token:
            c = c.copy(self.token)
            self.ctxs[ctx] = c
        return c

    def top(self) -> Frame:
        """The top frame for stepping; its own copy if it was shared with a clone."""
        i = len(self.stack) - 1
        frame = self.stack[i]
        if i < self.shared_depth:
            frame = frame.copy()
            self.stack[i] = frame
            self.shared_depth = i
        return frame

    def pop(self) -> None:
        """The top frame has ended."""
        self.stack.pop()
        if len(self.stack) < self.shared_depth:
            self.shared_depth = len(self.stack)

    # ---- small helpers -------------------------------------------------------------------------

    def fresh_id(self) -> int:
        """A number never used before in this game."""
        n = self.next_id
        self.next_id = n + 1
        return n

    def tick(self) -> int:
        """The next timestamp (909.3b)."""
        n = self.stamp
        self.stamp = n + 1
        return n

    def zone(self, player: int, zone: int) -> tuple[int, ...]:
        """The ids in a zone; for the shared zones those the player controls."""
        if zone == FIELD:
            return tuple([i for i in self.field if self.objs[i].controller == player])
        if zone == CHASE:
            return tuple([i for i in self.chase if self.objs[i].controller == player])
        return self.players[player].zones.get(zone, ())

    def printed(self, o: Obj) -> Chars:
        """The printed characteristics of the side that is up (909.7)."""
        return self.definitions[o.definition].faces[o.face]

    def events_from(self, n: int) -> list[Event]:
        """The log from its n-th event on."""
        return self.events()[n:]

    def events(self) -> list[Event]:
        """The whole log."""
        chunks: list[list[Event]] = []
        node = self.log_chunks
        while node is not None:
            chunk = node[1]
            assert isinstance(chunk, list)
            chunks.append(chunk)
            rest = node[0]
            assert rest is None or isinstance(rest, tuple)
            node = rest
        out: list[Event] = []
        for chunk in reversed(chunks):
            out += chunk
        return out + self.log_chunk
