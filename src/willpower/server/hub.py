"""The hub of a process: its rooms, its storage, its processes for long work."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final
from weakref import WeakValueDictionary

import willpower as wp

from . import decks
from .cluster import Cluster, NoCluster
from .config import Config
from .frames import SEATS
from .jobs import CheckedDeck, MakeFilm, Swap
from .peer import Peer
from .pool import Pool, Refused, TookTooLong
from .protocol import Next, Offered, Settings, Sideboard
from .records import GameRecord, Match, SeatRecord
from .room import MOVED, Room
from .storage import Storage, change_game, creation
from .table import Refusal, Table, effective, is_current
from .tokens import new_id, new_token
from .writing import Conflict, NotKept

LOG: Final = logging.getLogger("willpower.server")
_FILM_SECONDS: Final = 120.0
_RESTART: Final = 1012
_COLLECTING: Final = gc.get_threshold()
_NEVER: Final = 2**30
_LOOK: Final = 60.0  # seconds between two looks for garbage if nobody plays
_LOOK_BUSY: Final = 1800.0  # and if somebody does


class Hub:
    """Everything that the parts of a server share."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.storage = Storage(config.url())
        self.thinkers = Pool(config.thinkers)
        self.slow = Pool(1)
        self.long = Pool(1)  # what takes minutes, in small portions
        self.rooms: dict[str, Room] = {}
        self.worker = secrets.token_hex(6)
        self.cluster: Cluster = NoCluster()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # while one is held
        self._tasks: set[asyncio.Task[None]] = set()
        self._films: asyncio.Queue[str] = asyncio.Queue()
        self.filmed: dict[str, asyncio.Event] = {}

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def start(self) -> None:
        """Open the storage, read the bundled cards, begin the work beside."""
        await self.storage.writer.start()
        if not self.storage.writer.sqlite:
            from .postgres import PostgresCluster

            self.cluster = PostgresCluster(self)
        await self.cluster.start()
        await asyncio.to_thread(decks.remember, wp.bundled_decks().values())
        await asyncio.to_thread(decks.bundled)
        decks.engine_name()
        for game in await self.storage.without_frames():
            self.film_later(game)
        self.spawn(self._film())
        self.spawn(self._tidy())
        if self.config.warm:
            self.spawn(self._warm())

    async def stop(self) -> None:
        """Send everybody off and close."""
        for room in [*self.rooms.values()]:
            room.close(_RESTART)
        ending = {*self._tasks, *[task for room in self.rooms.values() for task in room.tasks]}
        for task in ending:
            task.cancel()
        if ending:  # what they were reading must be put down before the database is closed
            await asyncio.wait(ending, timeout=10.0)
        gc.set_threshold(*_COLLECTING)
        await self.cluster.stop()
        await self.thinkers.stop()
        await self.slow.stop()
        await self.long.stop()
        await self.storage.writer.stop()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task beside the games failed", exc_info=task.exception())

    async def _warm(self) -> None:
        await asyncio.to_thread(decks.get_ready)
        decks.settle()
        gc.set_threshold(*_COLLECTING[:2], _NEVER)  # `_tidy` does it when nobody waits for it
        await self.thinkers.warm()
        await self.slow.warm()

    # ---- rooms ------------------------------------------------------------------------------------------

    async def room(self, game: str) -> Room:
        """The room of a game in this process, brought back from storage if need be; raises `Refusal`.

        The code is "elsewhere" if another worker has the game.
        """
        async with self._alone_with(game):
            found = self.rooms.get(game)
            if found is not None:
                return found
            if not await self.cluster.own(game):
                raise Refusal("elsewhere", "Another worker has this game.")
            try:
                record = await self.storage.game(game)
                if record is None:
                    raise Refusal("unknown game", "There is no such game.")
                room = Room(self, record, await self._table(record))
                await room.look_back()
            except BaseException:
                await self.cluster.release(game)
                raise
            self.rooms[game] = room
        return room

    def _alone_with(self, game: str) -> asyncio.Lock:
        """The lock under which a game is taken and given back."""
        lock = self._loading.get(game)
        if lock is None:
            lock = self._loading[game] = asyncio.Lock()
        return lock

    async def give_back(self, game: str) -> None:
        """Let another worker have a game, unless there is a room for it here by now."""
        async with self._alone_with(game):
            if game not in self.rooms:
                await self.cluster.release(game)

    async def _table(self, record: GameRecord) -> Table | None:
        if record.stage == "waiting":
            return None
        actions = await self.storage.actions(record.id)
        snapshot = await self.storage.snapshot(record.id)
        # Beside the loop: the first game with a card reads its text, and a long game has much to do again.
        table = await asyncio.to_thread(Table.restore, record, actions, snapshot)
        if not table.diverged and not is_current(record):
            record.engine = decks.engine_name()
            with suppress(NotKept):
                await self.storage.change(change_game(record.id, engine=record.engine))
        return table

    async def reading(self, game: str) -> Table:
        """A game as it is kept, only to be looked at; raises `Refusal`."""
        try:
            table = (await self.room(game)).table  # stays for a while: whoever asks once asks again
        except Refusal as error:
            if error.code != "elsewhere":
                raise
            record = await self.storage.game(game)
            table = await self._table(record) if record is not None else None
        if table is None:
            raise Refusal("not possible", "Nobody has joined yet.")
        return table

    async def refresh(self, game: str) -> None:
        """Somebody has joined a game: its room, if there is one here, begins to play."""
        room = self.rooms.get(game)
        if room is None:
            return
        async with room.lock:
            record = await self.storage.game(game)
            if record is not None and room.table is None:
                room.record = record
                room.table = await self._table(record)
                if room.table is not None:
                    await room.look_back()
                    room.begin()

    def lost(self, room: Room) -> None:
        """Another worker has written to the game: it is not ours."""
        LOG.warning("game %s has moved", room.record.id)
        room.close(MOVED)
        self.rooms.pop(room.record.id, None)
        self.spawn(self.give_back(room.record.id))

    async def _tidy(self) -> None:
        """Put rooms away in which nothing can happen, and look for garbage when nobody plays.

        To look through all games stops them: with 200 of them for a quarter of a second. What has no cycles
        goes by itself, and new cycles are found at once, so that it is seldom needed.
        """
        looked = asyncio.get_running_loop().time()
        while True:
            await asyncio.sleep(min(10.0, self.config.idle_seconds))
            now = asyncio.get_running_loop().time()
            busy = any([room.peers for room in self.rooms.values()])
            if now - looked > (_LOOK_BUSY if busy else _LOOK):
                looked = now
                gc.collect()
            for game, room in [*self.rooms.items()]:
                if room.quiet and now - room.empty_since > self.config.idle_seconds:
                    room.close()
                    del self.rooms[game]
                    try:
                        await self.give_back(game)
                    except Exception:  # a database that is away for a while; the others are put away later
                        LOG.exception("game %s could not be given back", game)

    # ---- games that follow ------------------------------------------------------------------------------

    async def rematch(self, room: Room) -> None:
        """A new match with sides changed, and with the decks with which the old one began."""
        old = room.record
        first = (await self.storage.first_game(old.match.id) if old.number > 1 else None) or old
        match = Match(new_id(), old.match.best_of, [0, 0], old.match.choices, False, self.now())
        match.choices.start = 0
        seats = [_again(old.seats[n], first.seats[n].deck) for n in (1, 0)]
        await self._follow(room, match, 1, seats)
        room.tell(Offered(old.id, "rematch", 0, "accepted", room.record.next))

    async def sideboard(self, room: Room, seat: int, message: Sideboard) -> None:
        """A player is ready for the next game of the match."""
        if room.record.stage != "between" or room.record.next is not None:
            raise Refusal("not possible", "There is no next game to get ready for.")
        record = room.record.seats[seat]
        if message.bring or message.leave:
            job = Swap(record.deck, message.bring, message.leave, room.record.match.choices.edition)
            try:
                found: CheckedDeck = await self.slow.do(job, CheckedDeck, 20.0)
            except (TookTooLong, Refused) as error:
                raise Refusal("illegal", f"The deck could not be checked: {error}.") from None
            if not found.report.legal:
                first = found.report.problems[0]
                raise Refusal("illegal", first.sentence, first.clause)
            room.swapped[seat] = found.text
        else:
            room.swapped[seat] = record.deck
        ready = [deck is not None or room.computer(n) for n, deck in enumerate(room.swapped)]
        if all(ready):
            old = room.record
            seats = [_again(one, room.swapped[n]) for n, one in enumerate(old.seats)]
            await self._follow(room, old.match, old.number + 1, seats)
        room.broadcast()

    async def _follow(self, room: Room, match: Match, number: int, seats: list[SeatRecord]) -> None:
        """Make the game that follows and give everybody their token for it."""
        record = new_game(match, number, seats, listed=room.record.listed)
        await asyncio.to_thread(begin, record)
        try:
            await self.storage.change(*creation(record, {}), change_game(room.record.id, next=record.id))
        except (Conflict, NotKept) as error:
            raise Refusal("broken", f"The next game could not be kept: {error}.") from None
        room.record.next = record.id
        for peer in room.peers:
            if peer.seat is not None:
                await self.tell_next(room, peer)

    async def tell_next(self, room: Room, peer: Peer) -> None:
        """Give a player a token for the game that follows."""
        following = await self.storage.game(room.record.next or "")
        if following is None or peer.seat is None:
            return
        seat = peer.seat if following.match.id == room.record.match.id else 1 - peer.seat
        token = room.next_tokens.get(peer.seat)
        if token is None:  # one for all who hold the seat, however often they come
            token = new_token()
            await self.storage.add_token(following.id, seat, token)
            room.next_tokens[peer.seat] = token
        peer.send(Next(room.record.id, following.id, 0 if seat == 0 else 1, token))

    # ---- what was seen ----------------------------------------------------------------------------------

    def film_later(self, game: str) -> None:
        """Record what each seat saw of a finished game, when there is time."""
        self.filmed.setdefault(game, asyncio.Event())
        self._films.put_nowait(game)

    async def _film(self) -> None:
        while True:
            game = await self._films.get()
            try:
                await self.make_film(game)
            except (TookTooLong, Refused, Conflict, NotKept) as error:
                LOG.warning("no film of %s: %s", game, error)
            except Exception:
                LOG.exception("no film of %s", game)
            finally:
                event = self.filmed.pop(game, None)
                if event is not None:
                    event.set()

    async def make_film(self, game: str) -> None:
        """Record what each seat saw of a finished game."""
        record = await self.storage.game(game)
        if record is None or not record.header:
            return
        actions = await self.storage.actions(game)
        ended = [a.seat for a in actions if a.kind in ("concede", "time", "left")]
        picks = [a.option for a in effective(actions)]
        job = MakeFilm(record.header, picks, ended[-1] if ended else -1)
        pieces: list[tuple[str, int, bytes]] = await self.slow.do(
            job, list[tuple[str, int, bytes]], _FILM_SECONDS
        )
        assert {seat for seat, _, _ in pieces} == {name for name, _ in SEATS}
        await self.storage.keep_frames(game, pieces)


def _again(seat: SeatRecord, deck: str | None = None) -> SeatRecord:
    """The same player for another game."""
    settings = seat.settings
    kept = Settings(settings.auto_pass, settings.stops_mine, settings.stops_theirs, mute=settings.mute)
    return SeatRecord(seat.name, seat.level, deck or seat.deck, kept)


def new_game(match: Match, number: int, seats: list[SeatRecord], *, listed: bool) -> GameRecord:
    """A game that waits for its second player, or for `begin`."""
    now = time.time()
    return GameRecord(
        new_id(), match, number, "waiting", "", "", None, None, None, None, 0, False, listed, now, now, seats
    )


def begin(record: GameRecord) -> None:
    """Fix the seed and the header of a game, and so who decides first; from now on it is played."""
    one, two = [decks.deck_of_text(seat.deck) for seat in record.seats]
    decks.remember((one, two))
    record.header = decks.header_text(one, two, record.match.choices.edition, secrets.randbits(63))
    record.engine = decks.engine_name()
    first = wp.read_replay(record.header).start().decision
    record.decider = None if first is None else first.player
    record.stage = "playing"
