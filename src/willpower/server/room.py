"""A room: a table with the people around it. Takes messages, stores what is accepted, tells
everybody, keeps time."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

import willpower as wp

from . import advice, messages, passing
from .clock import Clocks
from .company import Company
from .jobs import Choose, Chosen
from .limits import Bucket
from .peer import Peer
from .pool import Refused, TookTooLong
from .protocol import (
    Accepted,
    AnswerOffer,
    AskHint,
    AskUses,
    CardUses,
    Claim,
    ClientMessage,
    Concede,
    Error,
    Hello,
    MakeOffer,
    Offer,
    Offered,
    Passed,
    Pick,
    Ping,
    Pong,
    Resync,
    Said,
    Say,
    SetSettings,
    Settings,
    Sideboard,
    Uses,
    Why,
)
from .records import ActionKind, GameRecord
from .storage import change_game, change_match, picked, text_of
from .table import OPEN, Prepared, Refusal, Table
from .undoing import OURS
from .why import all_uses, reasons
from .writing import Conflict, NotKept

if TYPE_CHECKING:
    from .hub import Hub

LOG: Final = logging.getLogger("willpower.server")
MOVED: Final = 4010
Changing = Pick | Concede | Claim | MakeOffer | AnswerOffer | Sideboard | Say | SetSettings
_LAPSING: Final[tuple[Offer, ...]] = ("undo", "draw")
_AGAIN: Final = 1.0  # seconds until what could not be kept is tried again
_KEPT_LINES: Final = 100  # of the chat, for who comes back to a game
_LINES: Final = 2.0  # that a seat may say in a second; five times as many at once


class Room(Company):
    """One game and its clients. Everything that changes the game happens under one lock."""

    def __init__(self, hub: Hub, record: GameRecord, table: Table | None) -> None:
        super().__init__(hub, record, table)
        self.lock = asyncio.Lock()
        self.began = [passing.Began(0), passing.Began(0)]  # when each seat asked to pass until something
        self.let_go: list[passing.Window | None] = [None, None]  # where each seat itself has passed
        self._timer: asyncio.TimerHandle | None = None
        self._away: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self._thinking: asyncio.Task[None] | None = None
        self._kept = table.actions if table is not None else 0  # when a snapshot was last kept
        self._trouble = ""
        self.advised: set[int] = set()  # seats for whom a hint is being thought about
        self._secret = secrets.randbits(60)
        self._known_uses: list[tuple[wp.Game, list[CardUses]] | None] = [None, None]
        self._said = [Bucket(_LINES, 5 * _LINES), Bucket(_LINES, 5 * _LINES)]

    async def enter(self, peer: Peer, seq: int, log: int) -> None:
        """Somebody comes, with what they were last told: they get the state, the others are told.

        Unless nothing has happened since, they get the whole log: lines may have been taken back.
        """
        async with self.lock:
            if self.closed:  # while this one waited for its turn
                raise Refusal("elsewhere", "The game has moved; connect again.")
            self.peers.append(peer)
            place = OPEN if peer.seat is None else peer.seat
            peer.log = log if self.table is not None and self.table.seqs[place] == seq else 0
            self._schedule()
            self.watch_who_is_away()
            self.send_state(peer)
            for said in self.heard[peer.seat] if peer.seat is not None else ():
                peer.send(replace(said, again=True))
            if self.record.next is not None and peer.seat is not None:
                self._spawn(self.hub.tell_next(self, peer))
            self.tell_presence(but=peer)

    def begin(self) -> None:
        """The second player has come: everybody is told, and the first question is asked."""
        assert self.table is not None
        self.clocks = Clocks(self.record.match.choices.clock, self.table.left)
        self._schedule()
        self.broadcast()
        if self.record.match.choices.spectator_delay:
            for peer in self.peers:
                if peer.seat is None:
                    self.send_state(peer)  # the table as it begins
        self.tell_presence()

    @property
    def quiet(self) -> bool:
        """Whether nobody is here and nothing can happen."""
        if self.peers or self.lock.locked() or (self._thinking is not None and not self._thinking.done()):
            return False
        return self._timer is None or self.record.match.choices.clock is None

    def watch_who_is_away(self) -> None:
        """Start or stop counting for a player who has left the other waiting; the other is told when the game
        may be claimed."""
        connections = [self.connection(0), self.connection(1)]
        waiting = self.table is not None and not self.table.over and sorted(connections) == ["away", "here"]
        loop = asyncio.get_running_loop()
        if waiting and self._away is None:
            self.away_at = loop.time() + self.hub.config.away_seconds
            self._away = loop.call_at(self.away_at, self.tell_presence)
        elif not waiting and self._away is not None:
            self._away.cancel()
            self._away = self.away_at = None

    # ---- messages from clients --------------------------------------------------------------------------

    async def handle(self, peer: Peer, message: ClientMessage) -> None:
        """Do what a client asks; what is refused is answered and changes nothing."""
        if isinstance(message, Ping):
            peer.send(Pong(message.time, self.hub.now()))
            return
        if message.game != self.record.id:
            raise Refusal("unknown game", "This connection is to another game.")
        if isinstance(message, Resync):
            peer.log = 0
            async with self.lock:
                self.send_state(peer)
            return
        if peer.seat is None:
            raise Refusal("not possible", "You are watching.")
        if isinstance(message, Why):
            await self._why(peer, peer.seat, message)
            return
        if isinstance(message, AskUses):
            peer.send(
                Uses(self.record.id, message.id, self._the_table().seqs[peer.seat], self._uses(peer.seat))
            )
            return
        if isinstance(message, AskHint):
            advice.begin(self, peer.seat, message)
            self._spawn(advice.advise(self, peer, peer.seat, message))
            return
        async with self.lock:
            if self.closed:
                raise Refusal("elsewhere", "The game has moved; connect again.")
            if isinstance(message, Hello):
                raise Refusal("malformed", "This connection has a seat already.")
            before = self.table.done.get((peer.seat, message.id)) if self.table is not None else None
            if before is not None:
                peer.send(Accepted(self.record.id, message.id, before))
                return
            await self._change(peer, peer.seat, message)

    async def _change(self, peer: Peer, seat: int, message: Changing) -> None:
        """Do what changes something; under the lock."""
        match message:
            case Pick():
                await self._pick(peer, seat, message)
                return
            case Concede():
                await self._do(
                    self._the_table().prepare_end("concede", seat, message.id, self._spent(seat)), peer
                )
                return
            case Claim():
                await self._claim(seat)
            case MakeOffer():
                await self._offer(seat, message.what, message.id)
            case AnswerOffer():
                await self._answer(seat, message)
            case Sideboard():
                await self.hub.sideboard(self, seat, message)
            case Say():
                self._say(seat, message)
            case SetSettings():
                await self._settings(seat, message.settings)
        peer.send(Accepted(self.record.id, message.id, peer.seq))

    async def _claim(self, seat: int) -> None:
        """The game is taken by who waits, if the other side has been away for long enough."""
        table = self._the_table()
        table.must_go_on()
        gone = self.away_at is not None and asyncio.get_running_loop().time() >= self.away_at
        if not gone and self.stalled != 1 - seat:
            raise Refusal("not possible", "The other side has not let you wait for long enough.")
        kind: ActionKind = "left" if gone else "time"
        await self._do(table.prepare_end(kind, 1 - seat, f"{kind}:{table.actions}", self._spent(1 - seat)))

    def _the_table(self) -> Table:
        if self.table is None:
            raise Refusal("not possible", "Nobody has joined yet.")
        return self.table

    async def _pick(self, peer: Peer, seat: int, message: Pick) -> None:
        table = self._the_table()
        if message.seq != table.seqs[seat]:
            peer.send(
                Error(
                    self.record.id,
                    "stale",
                    "This answers an older question.",
                    "",
                    message.id,
                    table.seqs[seat],
                )
            )
            self.send_state(peer)
            return
        public = table.public
        prepared = table.prepare_pick(seat, message.option, message.id, self._spent(seat))
        asked = table.game.decision
        passes = asked is not None and pass_of(asked) == message.option
        kept, self.let_go = self.let_go, [None, None]
        if passes:
            self.let_go = [passing.window_of(public) if n == seat else kept[n] for n in (0, 1)]
        self.passed[seat] = []
        settings = self.record.seats[seat].settings
        settings.until = ""
        if settings.hold and public["chase"] and public["chase"][0].get("controller") == seat:
            settings.hold = False
        try:
            await self._do(prepared, peer, pays=message.pay)
        except Refusal:
            self.let_go = kept
            raise
        if message.pay:
            await self._pay(seat)

    async def _pay(self, seat: int) -> None:
        """Pay for a seat as far as nothing irreversible is needed; everybody is told when it is done."""
        table = self._the_table()
        while table.decider == seat and (pick := table.game.automatic_payment()) is not None:
            n = table.actions
            try:
                await self._do(table.prepare_pick(seat, pick, f"{OURS}{n}", 0.0), pays=True)
            except Refusal as error:
                LOG.warning("%s: a payment stopped: %s", self.record.id, error.sentence)
                break
        self._after("pick")

    def _spent(self, seat: int) -> float:
        """Seconds that the seat has used for the decision."""
        return self.clocks.spent(seat)

    async def _do(self, prepared: Prepared, peer: Peer | None = None, pays: bool = False) -> None:
        """Store an action, then make it, then tell everybody; `pays`: that comes when all is paid."""
        table = self._the_table()
        decision = prepared.game.decision
        more: list[Any] = [
            picked(self.record.id, decision.player if decision is not None else None, len(prepared.made))
        ]
        ended = prepared.result is not None
        match = self.record.match
        wins, over = [*match.wins], match.over
        if prepared.result is not None:
            if prepared.result.winner is not None:
                wins[prepared.result.winner] += 1
            over = match.best_of == 1 or max(wins) * 2 > match.best_of or self.record.number >= match.best_of
            stage: Any = "over" if over else "between"
            more.append(change_game(self.record.id, stage=stage, result=text_of(prepared.result)))
            kept = match.wins, match.over
            match.wins, match.over = wins, over
            more.append(change_match(match))
            match.wins, match.over = kept
        try:
            await self.hub.storage.act(self.record.id, prepared.action, *more)
        except Conflict:
            self.hub.lost(self)
            raise Refusal("elsewhere", "The game has moved; connect again.") from None
        except NotKept as error:
            raise Refusal("broken", f"It could not be kept, so nothing was done: {error}.") from None
        table.commit(prepared)
        self.stalled = None
        self.clocks.left = table.left
        if ended:
            self.record.stage = stage
            self.record.result = prepared.result
            match.wins, match.over = wins, over
        if peer is not None:
            peer.send(Accepted(self.record.id, prepared.action.client, table.seqs[prepared.action.seat]))
        if not pays:
            self._after(prepared.action.kind)

    def _after(self, kind: ActionKind) -> None:
        """What follows an action: lapsed offers, states, the next question, a snapshot, a film."""
        table = self._the_table()
        if kind != "pick":
            self.let_go = [None, None]  # what was passed may be taken back
        for what in _LAPSING:
            by = self.offers.pop(what, None)
            if by is not None and kind == "pick":
                self.tell(Offered(self.record.id, what, messages.seat_number(by), "lapsed"))
        trouble = self.hub.storage.trouble
        if trouble != self._trouble:
            self._trouble = trouble
            self.tell(self.notice("storage", trouble or "The games are kept again."))
        if kind == "undo":
            for peer in self.peers:
                peer.log = 0  # lines were taken back
        self._schedule()
        self.broadcast()
        if table.over:
            self.watch_who_is_away()
            self.hub.film_later(self.record.id)
        elif table.actions - self._kept >= self.hub.config.snapshot_every:
            self._kept = table.actions
            self._spawn(self._keep_snapshot())

    async def _keep_snapshot(self) -> None:
        table = self._the_table()
        try:
            await self.hub.storage.keep_snapshot(self.record.id, table.snapshot())
        except (Conflict, NotKept):
            LOG.warning("a snapshot of %s was not kept", self.record.id)

    # ---- offers, words, settings ------------------------------------------------------------------------

    async def _offer(self, seat: int, what: Offer, client: str) -> None:
        table = self._the_table()
        computer = self.computer(1 - seat)
        if what == "rematch":
            if not self.record.match.over:
                raise Refusal("not possible", "The match is not over.")
            if self.record.next is not None:
                return
            if computer or self.offers.get("rematch") == 1 - seat:
                self.offers.pop("rematch", None)
                await self.hub.rematch(self)
                return
        elif what == "undo":
            undo = table.undo(seat, computer)
            if not undo.possible:
                raise Refusal("not possible", undo.why_not)
            if not undo.asks:
                await self._do(table.prepare_undo(seat, client))
                return
        elif computer:
            raise Refusal("not possible", "The computer plays on.")
        if what != "rematch":
            table.must_go_on()
        if what not in self.offers:
            self.offers[what] = seat
            since = self.stays = table.stays(seat) if what == "undo" else None
            self.tell(Offered(self.record.id, what, messages.seat_number(seat), "made", since=since))

    async def _answer(self, seat: int, message: AnswerOffer) -> None:
        table = self._the_table()
        by = self.offers.get(message.what)
        if by == seat and not message.yes:  # who asked may think better of it
            del self.offers[message.what]
            self.tell(Offered(self.record.id, message.what, messages.seat_number(by), "lapsed"))
            return
        if by is None or by == seat:
            raise Refusal("not possible", "Nothing of the kind is asked.")
        del self.offers[message.what]
        if not message.yes:
            self.tell(Offered(self.record.id, message.what, messages.seat_number(by), "declined"))
            return
        client = f"{message.what}:{table.actions}"
        if message.what == "undo":
            await self._do(table.prepare_undo(by, client))
        elif message.what == "draw":
            await self._do(table.prepare_end("draw", by, client))
        else:
            await self.hub.rematch(self)
            return
        self.tell(Offered(self.record.id, message.what, messages.seat_number(by), "accepted"))

    def _say(self, seat: int, message: Say) -> None:
        if (message.phrase is None) == (not message.text.strip()):
            raise Refusal("malformed", "Say either a phrase or a line.")
        if not self._said[seat].take():
            raise Refusal("too fast", "That is too much talk at once; wait a little.")
        text = "".join([c if c.isprintable() else " " for c in message.text]).strip()
        said = Said(self.record.id, messages.seat_number(seat), message.phrase, text, self.hub.now())
        muted = self.record.seats[1 - seat].settings.mute
        for n in (0, 1):
            if n == seat or not muted:
                self.heard[n] = [*self.heard[n], said][-_KEPT_LINES:]
        for peer in self.peers:
            if peer.seat != 1 - seat or not muted:
                peer.send(said)

    async def _settings(self, seat: int, settings: Settings) -> None:
        try:
            await self.hub.storage.keep_settings(self.record.id, seat, settings)
        except NotKept as error:
            raise Refusal("broken", f"It could not be kept: {error}.") from None
        self.record.seats[seat].settings = settings
        if self.table is not None:
            self.began[seat] = passing.begins(self.table.public, self.table.told[seat].turn["number"])
        self._schedule()
        for peer in self.peers:
            if peer.seat == seat:
                self.send_state(peer)

    def _uses(self, seat: int) -> list[CardUses]:
        """What a seat can do with every card; worked out once for each question."""
        game = self._the_table().game
        known = self._known_uses[seat]
        if known is None or known[0] is not game:
            known = self._known_uses[seat] = (game, all_uses(game, seat))
        return known[1]

    async def _why(self, peer: Peer, seat: int, message: Why) -> None:
        peer.send(reasons(self._the_table().game, seat, message.object, self.record.id, message.id))

    # ---- time -------------------------------------------------------------------------------------------

    def _schedule(self) -> None:
        """Whose question it is now, and what happens if nobody answers."""
        loop = asyncio.get_running_loop()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.passing = None
        table = self.table
        seat = table.decider if table is not None else None
        if table is None or seat is None or self.closed:
            self.clocks.stop()
            return
        n = table.actions
        if self.computer(seat):
            self.clocks.stop()
            if self._thinking is None or self._thinking.done():
                self._thinking = self._spawn(self._compute())
            return
        reason = self._reason_to_pass(table, seat)
        if reason is not None:
            self.clocks.stop()
            self.passing = (seat, reason)
            self._timer = loop.call_later(
                self.hub.config.pass_delay, lambda: self._spawn(self._auto_pass(n, seat, reason))
            )
            return
        self.clocks.start(seat, n)
        left = self.clocks.until_out(seat)
        if left is not None:
            self._timer = loop.call_later(max(0.0, left), lambda: self._spawn(self._out_of_time(seat, n)))
        elif not self.computer(1 - seat):
            self._timer = loop.call_later(self.hub.config.stall_seconds, lambda: self._stalls(seat, n))

    def _reason_to_pass(self, table: Table, seat: int) -> str | None:
        decision = table.game.decision
        if decision is None or decision.kind != "priority" or pass_of(decision) is None:
            return None
        settings = self.record.seats[seat].settings
        public = table.public
        if settings.until and not passing.still_running(public, seat, settings, self.began[seat]):
            settings.until = ""
        if public["chase"]:
            self.let_go = [None, None]  # somebody has acted: the next window is another one
        reason = passing.reason_to_pass(public, seat, settings, self.let_go[seat], self.began[seat])
        if reason is None and settings.auto_pass and self.alone and len(decision.options) == 1:
            # Nobody is there who could learn from it that the player cannot act.
            reason = "nothing else is possible"
        return reason

    async def _auto_pass(self, n: int, seat: int, reason: str) -> None:
        async with self.lock:
            table = self.table
            if table is None or table.actions != n or table.decider != seat or self.closed:
                return
            decision = table.game.decision
            place = pass_of(decision) if decision is not None else None
            if place is None:
                return
            self.passed[seat] = [*self.passed[seat][-49:], reason]
            try:
                await self._do(table.prepare_pick(seat, place, f"{OURS}{n}", 0.0))
            except Refusal:
                self.passed[seat].pop()
                raise
            for peer in self.peers:
                if peer.seat == seat:
                    peer.send(Passed(self.record.id, table.seqs[seat], len(self.passed[seat]), reason))

    async def _compute(self) -> None:
        """Let the computer decide as long as it is its turn to."""
        loop = asyncio.get_running_loop()
        step = self.hub.config.computer_delay
        while not self.closed and (table := self.table) is not None:
            seat = table.decider
            decision = table.game.decision
            if seat is None or decision is None or not self.computer(seat):
                return
            n, began = table.actions, loop.time()
            pick = await self._think(table, seat, decision)
            if step > 0:  # at a multiple of the step, so that it cannot be seen how long it took
                await asyncio.sleep(step - (loop.time() - began) % step)
            async with self.lock:
                if table.actions == n and self.table is table and table.decider == seat and not self.closed:
                    await self._do(table.prepare_pick(seat, pick, f"computer:{n}", 0.0))

    async def _think(self, table: Table, seat: int, decision: wp.Decision) -> int:
        if len(decision.options) == 1:
            return 0
        most = self.hub.config.think_seconds
        level = self.record.seats[seat].level
        # A search ends by itself well before the process would be stopped.
        job = Choose(table.game.save(), seat, level, self._secret + table.actions, most * advice.THINKING)
        try:
            found: Chosen = await self.hub.thinkers.do(job, Chosen, most)
        except (TookTooLong, Refused) as error:
            LOG.warning("the computer of %s gave no answer: %s", self.record.id, error)
            return plain_answer(decision)
        self.ahead += found.ahead
        return found.pick if 0 <= found.pick < len(decision.options) else plain_answer(decision)

    def _stalls(self, seat: int, n: int) -> None:
        """One decision has taken too long: who waits may claim the game."""
        if self.table is not None and self.table.actions == n and not self.table.over:
            self.stalled = seat
            self.tell_presence()

    async def _out_of_time(self, seat: int, n: int) -> None:
        """A player has lost without the rules: no time left for a decision."""
        async with self.lock:
            table = self.table
            if table is None or table.over or self.closed or table.actions != n:
                return
            await self._do(table.prepare_end("time", seat, f"time:{n}", self._spent(seat)))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Refusal):
            LOG.warning("%s: %s", self.record.id, error.sentence)
            if error.code == "broken":  # a database that is away for a moment: the question is still there
                asyncio.get_running_loop().call_later(_AGAIN, self._schedule)
        elif error is not None:
            LOG.error("a task of game %s failed", self.record.id, exc_info=error)

    def close(self, code: int | None = None) -> None:
        """Put the room away; its clients are sent off with a code."""
        self.closed = True
        for handle in (self._timer, self._away):
            if handle is not None:
                handle.cancel()
        for task in self.tasks:
            task.cancel()
        if code is not None:
            for peer in self.peers:
                peer.close(code)


def pass_of(decision: wp.Decision) -> int | None:
    """The place of passing among the options."""
    for n, option in enumerate(decision.options):
        if option.kind == "pass":
            return n
    return None


def plain_answer(decision: wp.Decision) -> int:
    """An answer that asks for nothing, for a computer that has no time left."""
    for n, option in enumerate(decision.options):
        if option.kind in ("pass", "no", "done", "no block", "forfeit"):
            return n
    return 0
