"""Writing to the database: what several games want to keep at once becomes one transaction.

`write` returns when its statements are committed. With SQLite a disk that is full or read-only does not
stop the games: they go on in a copy of the database in memory, and what was not written is written as soon
as it can be.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import Engine, Executable, create_engine, event, make_url
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from .migrations import upgrade

LOG: Final = logging.getLogger("willpower.server")
_TOGETHER: Final = 64  # writes in one transaction
_AGAIN: Final = 5.0  # seconds until a disk that failed is tried again
_MEMORY: Final = "file:willpower-{number}?mode=memory&cache=shared"


class Row(NamedTuple):
    """A statement that is built once, and what it is given this time: all of a transaction go together."""

    statement: Executable
    values: dict[str, Any]


Statements = Sequence[Executable | Row]


class Conflict(Exception):
    """Somebody else has written there: the game is not ours any more, or the action was made already."""


class NotKept(Exception):
    """The database does not take it now; nothing was changed."""


def make_engine(url: str, *, memory: bool = False) -> AsyncEngine:
    """An engine for reading, and with PostgreSQL for writing."""
    if make_url(url).get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    if memory:
        engine = create_async_engine(url, connect_args={"uri": True}, poolclass=StaticPool)
    else:
        engine = create_async_engine(url, connect_args={"timeout": 5})
    event.listen(engine.sync_engine, "connect", _in_memory if memory else _on_disk)
    return engine


def make_writing_engine(url: str) -> Engine:
    """An engine for writing to SQLite: a whole transaction is one trip to the writing thread."""
    engine = create_engine(make_url(url).set(drivername="sqlite"), connect_args={"timeout": 5})
    event.listen(engine, "connect", _on_disk)
    return engine


def _on_disk(connection: Any, _record: Any) -> None:
    """Every commit must outlive a loss of power."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _in_memory(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


class Writer:
    """The one place through which a process writes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = make_url(url).get_backend_name() == "sqlite"
        self.file = make_engine(url)
        self.engine = self.file  # what is read; in trouble a copy in memory
        self.sync = make_writing_engine(url) if self.sqlite else None
        self._thread = ThreadPoolExecutor(1, "writer")
        self.trouble = ""  # why the games are not being kept, or ""
        self._unsaved: list[Statements] = []
        self._queue: asyncio.Queue[tuple[Statements, asyncio.Future[None]]] = asyncio.Queue(10_000)
        self._task: asyncio.Task[None] | None = None
        self._anchor: sqlite3.Connection | None = None  # keeps the database in memory alive
        self._tried = 0.0

    async def start(self) -> None:
        """Bring the database to its newest form and begin to write."""
        try:
            if self.sqlite:
                self._folder()
            await self._upgrade(self.file)
        except (OSError, DBAPIError) as error:
            if not self.sqlite:
                raise
            await self._go_to_memory(error, copy=False)
        self._task = asyncio.create_task(self._run(), name="writer")

    def _folder(self) -> None:
        name = make_url(self.url).database
        if name and name != ":memory:":
            Path(name).parent.mkdir(parents=True, exist_ok=True)

    async def _upgrade(self, engine: AsyncEngine) -> None:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def stop(self) -> None:
        """Write what waits and close."""
        if self._task is not None:
            await self._queue.join()
            if self._unsaved:
                await self._try_file(asyncio.get_running_loop().time() + _AGAIN)
            self._task.cancel()
        await self.file.dispose()
        self._thread.shutdown()
        if self.sync is not None:
            self.sync.dispose()
        if self.engine is not self.file:
            await self.engine.dispose()

    async def write(self, *statements: Executable | Row) -> None:
        """Commit these together; raises `Conflict` or `NotKept`, and then nothing of them is kept."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._queue.put((statements, done))
        await asyncio.shield(done)

    # ---- the writing task -------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < _TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._batch(batch)
            except Exception as error:
                LOG.exception("writing failed")
                for _, done in batch:
                    _fail(done, NotKept(str(error)))
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _batch(self, batch: list[tuple[Statements, asyncio.Future[None]]]) -> None:
        if self.trouble:
            await self._try_file(asyncio.get_running_loop().time())
        try:
            await self._commit([statements for statements, _ in batch])
        except Exception as error:
            if self._is_of_the_disk(error):
                await self._go_to_memory(error, copy=True)
                await self._batch(batch)
            elif len(batch) == 1:
                taken = isinstance(error, IntegrityError)
                _fail(
                    batch[0][1], Conflict("it was written by another") if taken else NotKept(_reason(error))
                )
            elif _is_cut_off(error):
                for _, done in batch:
                    _fail(done, NotKept(_reason(error)))
            else:  # one of them is wrong; the others must not suffer for it
                for one in batch:
                    await self._batch([one])
            return
        if self.trouble:
            self._unsaved += [statements for statements, _ in batch]
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    def _is_of_the_disk(self, error: Exception) -> bool:
        """Whether the file of SQLite fails, not what was to be written; not asked twice."""
        if not self.sqlite or self.trouble:
            return False
        ours = (DataError, IntegrityError, InterfaceError, NotSupportedError, ProgrammingError)
        return isinstance(error, (DBAPIError, OSError)) and not isinstance(error, ours)

    async def _commit(self, all_of_them: list[Statements], engine: AsyncEngine | None = None) -> None:
        target = engine or self.engine
        if target is self.file and self.sync is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, _commit_at_once, self.sync, all_of_them)
            return
        async with target.begin() as connection:
            for statement, values in in_order(all_of_them):
                await connection.execute(statement, values)

    # ---- a disk that fails ------------------------------------------------------------------------------

    async def _go_to_memory(self, error: Exception, *, copy: bool) -> None:
        self.trouble = f"The games are not being kept: {_reason(error)}. They go on in memory."
        LOG.warning("%s", self.trouble)
        self._tried = asyncio.get_running_loop().time()
        uri = _MEMORY.format(number=id(self))
        name = make_url(self.url).database or ""

        def fill() -> sqlite3.Connection:
            anchor = sqlite3.connect(uri, uri=True, check_same_thread=False)
            if copy and name:
                source = sqlite3.connect(f"file:{name}?mode=ro", uri=True)
                source.backup(anchor)
                source.close()
            return anchor

        self._anchor = await asyncio.to_thread(fill)
        self.engine = make_engine(f"sqlite+aiosqlite:///{uri}&uri=true", memory=True)
        await self._upgrade(self.engine)

    async def _try_file(self, now: float) -> None:
        """Go back to the file if it can be written to again, with all that was not written."""
        if now < self._tried + _AGAIN:
            return
        self._tried = now
        try:
            self._folder()
            await self._upgrade(self.file)
            await self._commit(self._unsaved, self.file)
        except (DBAPIError, OSError) as error:
            LOG.warning("still not kept: %s", _reason(error))
            return
        LOG.warning("the games are kept again; %d writes were waiting", len(self._unsaved))
        self._unsaved = []
        self.trouble = ""
        memory, self.engine = self.engine, self.file
        await memory.dispose()
        if self._anchor is not None:
            self._anchor.close()
            self._anchor = None


def _commit_at_once(engine: Engine, all_of_them: list[Statements]) -> None:
    with engine.begin() as connection:
        for statement, values in in_order(all_of_them):
            connection.execute(statement, values)


def in_order(all_of_them: Sequence[Statements]) -> list[tuple[Executable, list[dict[str, Any]] | None]]:
    """What to execute in one transaction: whole statements, then each that is built once with all its rows.

    The order between games does not matter. Those of one write fit in any order: a row is of a game that
    was kept before.
    """
    whole: list[tuple[Executable, list[dict[str, Any]] | None]] = []
    rows: dict[int, tuple[Executable, list[dict[str, Any]]]] = {}
    for statements in all_of_them:
        for one in statements:
            if isinstance(one, Row):
                rows.setdefault(id(one.statement), (one.statement, []))[1].append(one.values)
            else:
                whole.append((one, None))
    return [*whole, *rows.values()]


def _is_cut_off(error: Exception) -> bool:
    """Whether the connection to the database is gone; then nothing can be written one by one either."""
    return isinstance(error, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated)


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


def _reason(error: Exception) -> str:
    if isinstance(error, DBAPIError) and error.orig is not None:
        return str(error.orig).splitlines()[0] if str(error.orig) else type(error.orig).__name__
    return str(error)
