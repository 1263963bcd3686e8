"""The people around a table, and what they are told."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from . import messages
from .clock import Clocks
from .peer import Peer
from .protocol import Connection, Notice, Offer, OpenOffer, Presence, Said, ServerMessage, State
from .records import GameRecord
from .table import Table

if TYPE_CHECKING:
    from .hub import Hub


class Company:
    """The clients of a game: who is here, and what each is shown."""

    def __init__(self, hub: Hub, record: GameRecord, table: Table | None) -> None:
        self.hub = hub
        self.record = record
        self.table = table
        self.peers: list[Peer] = []
        self.offers: dict[Offer, int] = {}
        self.stays: int | None = None  # of an undo that is asked for: the last line that would stay
        self.passed: list[list[str]] = [[], []]  # why the server passed, since the seat last decided
        self.passing: tuple[int, str] | None = None  # for which seat the server is about to pass, and why
        self.ahead = 0  # how often the computer has looked ahead
        self.heard: list[list[Said]] = [[], []]  # what was said, as each seat has heard it
        self.next_tokens: dict[int, str] = {}  # for the game that follows, by seat in this one
        self.swapped: list[str | None] = [None, None]  # between games: the decks of who is ready
        clock = record.match.choices.clock
        whole = 0.0 if clock is None else clock.total  # what a game that waits for somebody will begin with
        self.clocks = Clocks(clock, table.left if table is not None else [whole, whole])
        self.closed = False
        self.empty_since = asyncio.get_running_loop().time()
        self.away_at: float | None = None  # when a player who is away has left
        self.stalled: int | None = None  # the seat that lets the other wait for too long
        self._delayed: State | None = None  # what spectators with a delay see

    # ---- people -----------------------------------------------------------------------------------------

    def computer(self, seat: int) -> bool:
        """Whether a computer sits there."""
        return bool(self.record.seats[seat].level)

    @property
    def alone(self) -> bool:
        """Whether a person plays a computer and nobody watches."""
        return any([self.computer(n) for n in (0, 1)]) and not self.spectators

    @property
    def spectators(self) -> int:
        """How many watch."""
        return len([peer for peer in self.peers if peer.seat is None])

    def connection(self, seat: int) -> Connection:
        """Whether somebody is there."""
        record = self.record.seats[seat]
        if record.level:
            return "computer"
        if not record.deck:
            return "nobody"
        return "here" if any([peer.seat == seat for peer in self.peers]) else "away"

    def leave(self, peer: Peer) -> None:
        """Somebody goes."""
        if peer in self.peers:
            self.peers.remove(peer)
            self.empty_since = asyncio.get_running_loop().time()
            if not self.closed:
                self.tell_presence()

    def watch_who_is_away(self) -> None:
        """Start or stop counting for a player who has left the other waiting."""
        raise NotImplementedError

    def tell_presence(self, but: Peer | None = None) -> None:
        """Everybody is told who is here."""
        self.watch_who_is_away()
        for peer in self.peers:
            if peer is not but:
                peer.send(self.presence())

    def presence(self) -> Presence:
        """Who is here, and how the clocks stand."""
        return Presence(
            self.record.id,
            [self.connection(0), self.connection(1)],
            self.clocks.shown(),
            self.spectators,
            self.leaves_in(),
        )

    def leaves_in(self) -> float | None:
        """Seconds until who waits may claim the game; none if nobody waits for too long."""
        if self.stalled is not None:
            return 0.0
        if self.away_at is None:
            return None
        return max(0.0, self.away_at - asyncio.get_running_loop().time())

    # ---- what is told -----------------------------------------------------------------------------------

    def around(self, seat: int | None) -> messages.Around:
        """What a state says besides the game, for a seat."""
        warning = self.hub.storage.trouble
        if self.table is not None and self.table.diverged:
            warning = (
                "This game was begun with another version of the engine, which plays it differently from "
                f"here on ({self.table.diverged}). It is kept as it was and shown up to there."
            )
        around = messages.Around(
            [self.connection(0), self.connection(1)],
            self.clocks.shown(),
            [
                OpenOffer(what, messages.seat_number(by), self.stays if what == "undo" else None)
                for what, by in self.offers.items()
            ],
            [deck is not None or self.computer(n) for n, deck in enumerate(self.swapped)],
            self.spectators,
            warning,
        )
        around.leaves_in = self.leaves_in()
        if self.table is not None and self.table.over:
            around.ahead = self.ahead
            around.figures = messages.figures_of(self.table.made, self.table.span)
        if seat is not None:
            around.settings = self.record.seats[seat].settings
            around.passed = self.passed[seat]
            if self.passing is not None and self.passing[0] == seat:
                around.passing = self.passing[1]
            if self.table is not None:
                around.undo = self.table.undo(seat, self.computer(1 - seat))
        return around

    def state(self, seat: int | None, log: int) -> State:
        """All that a seat is shown, with the log after a line."""
        found = messages.state_message(self.record, self.table, seat, log, self.around(seat))
        if self.record.stage == "waiting" and seat is not None:
            found.invite = next((p.invite for p in self.peers if p.seat == seat and p.invite), None)
        return found

    def send_state(self, peer: Peer) -> None:
        """One client gets the state."""
        delay = self.record.match.choices.spectator_delay
        if peer.seat is None and delay and self.table is not None and not self.table.over:
            peer.send(self.notice("spectator delay", f"The players want a delay of {delay:.0f} seconds."))
            if self._delayed is not None:
                self._deliver(peer, self._delayed)
            peer.send(self.presence())  # who is here now, not then
            return
        self._deliver(peer, self.state(peer.seat, peer.log))

    async def look_back(self) -> None:
        """Work out what spectators with a delay see first: the table as it was then, at least as it began;
        the table as it is now follows when its time has come."""
        delay = self.record.match.choices.spectator_delay
        if not delay or self.table is None or self.table.over:
            return
        now = self.hub.now()
        past = await asyncio.to_thread(self.table.as_it_was, now - delay)
        self._delayed = messages.state_message(self.record, past, None, 0, self.around(None))
        if len(past.made) < len(self.table.made):
            left = max(0.0, self.table.made[-1].at + delay - now)
            asyncio.get_running_loop().call_later(left, self._show_delayed, self.state(None, 0))

    def _deliver(self, peer: Peer, state: State) -> None:
        peer.send(state)
        peer.seq = state.seq
        if state.log:
            peer.log = state.log[-1].number

    def broadcast(self) -> None:
        """Everybody gets a state; spectators later, if the players want that."""
        made: dict[tuple[int | None, int], State] = {}
        delay = self.record.match.choices.spectator_delay
        for peer in self.peers:
            if peer.seat is None and delay:
                continue
            key = (peer.seat, peer.log)
            if key not in made:
                made[key] = self.state(*key)
            self._deliver(peer, made[key])
        if delay and self.table is not None and self.record.match.choices.spectators:
            whole = self.state(None, 0)
            asyncio.get_running_loop().call_later(delay, self._show_delayed, whole)

    def _show_delayed(self, state: State) -> None:
        self._delayed = state
        for peer in self.peers:
            if peer.seat is None and state.seq >= peer.seq:  # who came after the end has seen it
                self._deliver(peer, state)

    def notice(self, code: Any, sentence: str) -> Notice:
        """A sentence for the people."""
        return Notice(self.record.id, code, sentence)

    def tell(self, message: ServerMessage) -> None:
        """Everybody gets a message."""
        for peer in self.peers:
            peer.send(message)
