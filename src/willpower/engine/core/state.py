"""The state of a game: a value that can be cloned, saved and continued at every decision.

Only `State` and its parts know how copying works: objects, contexts and players are shared between clones and
copied when one first writes (`edit`); frames are shared likewise, only the top one changes. Zones are tuples.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import CHASE, FIELD, RULER_AREA, Zone
from willpower.rules.edition import Edition

from .battle import Battle
from .decisions import Option
from .definition import Definition
from .fields import fields_of
from .ids import NO_PLAYER, CtxId, ObjId, PlayerId, RefId
from .objects import Chars, Ctx, Event, Obj, Writer
from .parts import NO_STATICS, Derived, Memory, Table, Turn, Work
from .player import Player
from .results import NOTHING_DONE, Result
from .rulings import rulings_of
from .standing import ActiveStatic, DelayedAbility, Lasting, Waiting

__all__ = [
    "NO_STATICS",
    "ActiveStatic",
    "Battle",
    "DelayedAbility",
    "Derived",
    "Frame",
    "Lasting",
    "Memory",
    "Player",
    "State",
    "Table",
    "Turn",
    "Waiting",
    "Work",
]

IN_SIGHT: Final = FIELD | RULER_AREA | CHASE  # where cards rest, are dealt damage and gain


class Frame:
    """A piece of suspended work. Only the top frame of the stack steps; it may push others.

    A frame can be made without arguments, holds only plain values, tuples, nodes and ids, and is copied
    field by field. A frame that ends takes itself off the stack and hands its result to the frame below
    (`State.finish`), which finds in `result` what the last thing it let happen came to.
    """

    __slots__ = ("pc", "result")

    def __init__(self) -> None:
        self.pc = 0
        self.result = NOTHING_DONE

    def step(self, g: State) -> None:
        """Goes on until something else must happen first."""
        raise NotImplementedError

    def answer(self, g: State, option: Option) -> None:
        """Takes the answer to the decision this frame asked."""
        raise NotImplementedError

    def goto(self, clause: str) -> None:
        """Goes on with a clause of the procedure it performs, where it performs one (core/procedure.py)."""
        raise NotImplementedError

    def again(self) -> None:
        """The row being performed, or that asked what was just answered, comes once more."""
        self.pc -= 1

    def copy(self) -> Frame:
        """A copy of the same kind; frames hold nothing that changes in place."""
        made = type(self)()
        for name in fields_of(type(self)):
            setattr(made, name, getattr(self, name))
        return made


class State:
    """Everything a game is: what was fixed at its beginning, and five parts that change."""

    __slots__ = (
        "allow_partial",
        "definitions",
        "derived",
        "edition",
        "every_window",
        "memory",
        "nameable",
        "outcome",
        "over",
        "races",
        "rulings",
        "table",
        "writer",
        "turn",
        "winner",
        "work",
    )

    def __init__(self, edition: Edition, of: State | None = None) -> None:
        """A state with nothing in it, or a copy of another."""
        self.edition = edition
        self.writer = Writer()
        if of is None:
            self.rulings = rulings_of(edition)
            self.definitions: list[Definition] = []
            # Names with types, and races, of cards that are not bundled but may be named (202.1, cards.pool).
            self.nameable: tuple[tuple[str, int], ...] = ()
            self.races: tuple[str, ...] = ()
            self.every_window = False
            self.allow_partial = False
            self.over = False
            self.winner = NO_PLAYER
            self.outcome = ""  # the clause that ended the game
            self.table = Table()
            self.turn = Turn()
            self.work = Work()
            self.memory = Memory()
            self.derived = Derived()
        else:
            self.rulings = of.rulings
            self.definitions = of.definitions
            self.nameable = of.nameable
            self.races = of.races
            self.every_window = of.every_window
            self.allow_partial = of.allow_partial
            self.over = of.over
            self.winner = of.winner
            self.outcome = of.outcome
            self.table = Table(of.table)
            self.turn = Turn(of.turn)
            self.work = Work(of.work)
            self.memory = Memory(of.memory)
            self.derived = Derived(of.derived)

    # ---- copying -----------------------------------------------------------------------------

    def clone(self) -> State:
        """The same game as another value. Neither sees what the other does from now on."""
        self.writer = Writer()
        return State(self.edition, self)

    def become(self, other: State) -> None:
        """Take over what another state holds, to undo a play; all that is derived is stale then."""
        self.writer = Writer()
        other.writer = Writer()
        self.definitions = other.definitions
        self.over = other.over
        self.winner = other.winner
        self.outcome = other.outcome
        settling = self.work.settling
        asks = self.work.asks
        steps_done = self.memory.steps_done
        version = self.derived.version
        self.table = Table(other.table)
        self.turn = Turn(other.turn)
        self.work = Work(other.work)
        self.work.settling = settling
        self.work.asks = asks
        self.memory = Memory(other.memory)
        self.memory.steps_done = steps_done
        self.derived = Derived(other.derived)
        self.derived.version = version + 1
        self.derived.idle = [None, None]
        self.derived.supplies = [None, None]
        self.derived.makers = {}
        self.derived.looked = [None, None]
        self.derived.values_stale = True
        self.derived.watch_stale = True

    def freeze(self) -> None:
        """Let everything be copied before it is changed from now on, so that who kept an object keeps it."""
        self.writer = Writer()

    def edit(self, ref: RefId) -> Obj:
        """An object for writing; a player is none."""
        assert ref >= 0
        self.derived.version += 1
        o = self.table.objs[ref]
        if not o.zone & IN_SIGHT:
            self.derived.piles.still += 1
        if o.writer is not self.writer:
            o = o.copy(self.writer)
            self.table.objs[ref] = o
        else:
            o.sign = 0
        return o

    def edit_player(self, player: PlayerId) -> Player:
        """A player for writing."""
        self.derived.version += 1
        p = self.table.players[player]
        if p.writer is not self.writer:
            p = p.copy(self.writer)
            self.table.players[player] = p
        return p

    def edit_ctx(self, ctx: CtxId) -> Ctx:
        """A context for writing."""
        self.derived.version += 1
        c = self.work.ctxs[ctx]
        if c.writer is not self.writer:
            c = c.copy(self.writer)
            self.work.ctxs[ctx] = c
        return c

    def asks(self) -> bool:
        """Whether a decision waits for an answer. Where `pending` was just emptied it is asked for by this:
        the type checker would still take it for None, and the compiled core would stop at a decision."""
        return self.work.pending is not None

    def top(self) -> Frame:
        """The top frame for stepping; its own copy if it was shared with a clone."""
        i = len(self.work.stack) - 1
        frame = self.work.stack[i]
        if i < self.work.shared_depth:
            frame = frame.copy()
            self.work.stack[i] = frame
            self.work.shared_depth = i
        return frame

    def pop(self) -> None:
        """The top frame has ended and has nothing to say."""
        self.work.stack.pop()
        if len(self.work.stack) < self.work.shared_depth:
            self.work.shared_depth = len(self.work.stack)

    def finish(self, result: Result) -> None:
        """The top frame has ended; the frame below is handed what it came to."""
        stack = self.work.stack
        stack.pop()
        i = len(stack) - 1
        frame = stack[i]
        if i < self.work.shared_depth:
            frame = frame.copy()
            stack[i] = frame
            self.work.shared_depth = i
        frame.result = result

    def hand(self, result: Result) -> None:
        """Hand the top frame what something came to that was done at once."""
        frame = self.work.stack[-1]
        if len(self.work.stack) <= self.work.shared_depth:
            frame = self.top()
        frame.result = result

    # ---- small helpers -------------------------------------------------------------------------

    def fresh_id(self) -> int:
        """A number never used before in this game."""
        n = self.table.next_id
        self.table.next_id = n + 1
        return n

    def next_object(self) -> ObjId:
        """The id of the object that is made next."""
        return ObjId(RefId(len(self.table.objs)))

    def tick(self) -> int:
        """The next timestamp (909.3b)."""
        n = self.table.stamp
        self.table.stamp = n + 1
        return n

    def zone(self, player: PlayerId, zone: Zone) -> tuple[ObjId, ...]:
        """The ids in a zone; for the shared zones those the player controls."""
        if zone == FIELD:
            return tuple([i for i in self.table.field if self.table.objs[i].controller == player])
        if zone == CHASE:
            return tuple([i for i in self.table.chase if self.table.objs[i].controller == player])
        return self.table.players[player].zones[zone]

    def printed(self, o: Obj) -> Chars:
        """The printed characteristics of the side that is up (909.7)."""
        return self.definitions[o.definition].faces[o.face]

    def event_count(self) -> int:
        """How many events the log has."""
        shared = self.memory.log_chunks
        return len(self.memory.log_chunk) + (shared.upto if shared is not None else 0)

    def events(self) -> list[Event]:
        """The whole log."""
        return self.events_from(0)

    def events_from(self, n: int) -> list[Event]:
        """The log from its n-th event on."""
        pieces: list[list[Event]] = []
        node = self.memory.log_chunks
        first = node.upto if node is not None else 0
        own = self.memory.log_chunk if n <= first else self.memory.log_chunk[n - first :]
        while node is not None and node.upto > n:
            first = node.upto - len(node.events)
            pieces.append(node.events if n <= first else node.events[n - first :])
            node = node.before
        out: list[Event] = []
        for piece in reversed(pieces):
            out += piece
        return out + own
