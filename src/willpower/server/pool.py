"""A few processes for long work, each with a time limit: one that takes too long is killed and
started anew."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict, deque
from contextlib import suppress
from contextvars import ContextVar
from typing import Any, Final, TypeVar

import msgspec

from . import jobs
from .table import Refusal

T = TypeVar("T")
_WAITING: Final = 32  # jobs of one address that wait in a pool
asked_by: ContextVar[str] = ContextVar("asked_by", default="")  # the address a job is done for; "": our own
_STARTING: Final = 60.0  # seconds more for the first job of a process: it reads the cards


class TookTooLong(Exception):
    """A job was stopped: it took too long, or its process ended."""


class Refused(Exception):
    """A job's answer is that it cannot be done; says why in one line."""

    def __init__(self, failure: jobs.Failure) -> None:
        self.kind = failure.kind
        self.sentence = failure.sentence
        super().__init__(failure.sentence)


class _Worker:
    """One process."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.fresh = True

    async def _start(self) -> None:
        try:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "willpower.server.jobs",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=jobs.LARGEST,
            )
        except OSError as error:  # no memory, no further files
            raise TookTooLong(f"no process can be started ({error.strerror})") from None
        self.fresh = True

    async def ask(self, body: bytes, seconds: float) -> bytes:
        if self.process is None or self.process.returncode is not None:
            await self._start()
        assert self.process is not None
        limit = seconds + (_STARTING if self.fresh else 0.0)
        try:
            async with asyncio.timeout(limit):
                stdin, stdout = self.process.stdin, self.process.stdout
                assert stdin is not None and stdout is not None
                stdin.write(len(body).to_bytes(4, "big") + body)
                await stdin.drain()
                size = await stdout.readexactly(4)
                found = await stdout.readexactly(int.from_bytes(size, "big"))
        except (TimeoutError, asyncio.IncompleteReadError, OSError):
            self.kill()
            raise TookTooLong("it took too long, or too much memory") from None
        except asyncio.CancelledError:
            self.kill()  # its answer would be taken for the next one's
            raise
        self.fresh = False
        return found

    def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
        self.process = None


class Pool:
    """Processes that take jobs; as many at once as there are processes."""

    def __init__(self, size: int) -> None:
        self._all = [_Worker() for _ in range(size)]
        self._free = [*self._all]
        self._waiting: OrderedDict[str, deque[asyncio.Future[_Worker]]] = OrderedDict()  # by who asks

    async def do(self, job: jobs.Job, kind: type[T] | Any, seconds: float) -> T:
        """Have a job done; raises `TookTooLong`, `Refused`, or `Refusal` if who asks has asked too much."""
        try:
            asked = msgspec.msgpack.encode(job)
        except OverflowError:
            raise Refusal("malformed", "A number in the request is too large.") from None
        worker = self._free.pop() if self._free else await self._turn(asked_by.get())
        try:
            data = await worker.ask(asked, seconds)
        finally:
            self._pass_on(worker)
        answer = msgspec.msgpack.decode(data, type=jobs.Answer)
        if answer.failure is not None:
            raise Refused(answer.failure)
        found: T = msgspec.msgpack.decode(answer.value, type=kind)
        return found

    async def _turn(self, who: str) -> _Worker:
        """Wait for a process. Those who ask get their turns one after the other, however much one asks."""
        line = self._waiting.setdefault(who, deque())
        if who and len(line) >= _WAITING:
            raise Refusal("too fast", "Too much of yours is waiting to be worked out; wait a little.")
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # its turn had come
                self._pass_on(turn.result())
            raise

    def _pass_on(self, worker: _Worker) -> None:
        """Give a process to whoever is next; else it is free."""
        while self._waiting:
            who, line = self._waiting.popitem(last=False)
            while line and line[0].done():  # somebody does not wait any more
                line.popleft()
            turn = line.popleft() if line else None
            if line:
                self._waiting[who] = line  # at the end of the row
            if turn is not None:
                turn.set_result(worker)
                return
        self._free.append(worker)

    async def warm(self) -> None:
        """Start every process and let it read the bundled cards."""
        with suppress(TookTooLong, Refused):
            await asyncio.gather(*[self.do(jobs.Warm(), None, 60.0) for _ in self._all])

    async def stop(self) -> None:
        """End the processes."""
        for worker in self._all:
            process = worker.process
            worker.kill()
            if process is not None:
                await process.wait()
