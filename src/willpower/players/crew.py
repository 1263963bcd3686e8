"""Who does the tasks of a long run: this process, several of this machine, or a cluster.

A task is a function of a module and its arguments, and always comes to the same. So it does not matter who
does it, in which order, or how often: a worker that is killed costs its running tasks, which others do again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from willpower.engine import engine_fingerprint

from .matchups import player_fingerprint

AHEAD: Final = 3  # tasks that are given out for each worker
MOST_BREAKS: Final = 20  # pools that may break without a single task done before the run gives up


Task = tuple[Any, ...]
Done = Generator[tuple[int, Any], None, None]  # the numbers of tasks, and what they came to


class CrewFailed(Exception):
    """The tasks cannot be done by this crew; the message says why."""


class Crew:
    """Does tasks one after the other in this process."""

    def run(self, function: Callable[..., Any], tasks: Sequence[Task]) -> Done:
        """Does all tasks. Yields the number of each and what it came to, as they are done."""
        for number, task in enumerate(tasks):
            yield number, function(*task)

    def close(self) -> None:
        """Lets the workers go."""


class Processes(Crew):
    """Does tasks in so many processes of this machine; one that dies is replaced."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def run(self, function: Callable[..., Any], tasks: Sequence[Task]) -> Done:
        """Does all tasks, in no particular order."""
        left = dict(enumerate(tasks))
        breaks = 0
        while left:
            before = len(left)
            try:
                yield from self._until_broken(function, left)
            except BrokenProcessPool:
                breaks = breaks + 1 if len(left) == before else 0
                if breaks >= MOST_BREAKS:
                    raise CrewFailed("the worker processes end before any task is done") from None

    def _until_broken(self, function: Callable[..., Any], left: dict[int, Task]) -> Done:
        """Does what is left, and takes away what is done, until all is or a process died."""
        pool = ProcessPoolExecutor(self._workers)
        running: dict[Future[Any], int] = {}
        coming = iter([*left.items()])
        try:
            while left:
                while len(running) < AHEAD * self._workers and (new := next(coming, None)) is not None:
                    running[pool.submit(function, *new[1])] = new[0]
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for task in sorted(done, key=running.__getitem__):
                    found = task.result()
                    number = running.pop(task)
                    del left[number]
                    yield number, found
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


class Cluster(Crew):
    """Does tasks on the workers of a dask.distributed scheduler, which must have the same version of us."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise CrewFailed("a cluster needs dask.distributed: pip install 'willpower[cluster]'") from None
        try:
            self._client = Client(address, timeout="10s", name="willpower")
        except (OSError, ValueError, TimeoutError) as error:
            raise CrewFailed(f"{address}: no scheduler answers ({str(error).splitlines()[0]})") from None
        self._check(address)

    def _check(self, address: str) -> None:
        """Refuses workers that would play otherwise than this process."""
        own = fingerprints()
        for worker, found in self._client.run(fingerprints, on_error="return").items():
            if isinstance(found, BaseException):
                self.close()
                raise CrewFailed(f"{worker}: cannot play: {type(found).__name__}: {found}")
            if tuple(found) != own:
                self.close()
                raise CrewFailed(f"{worker}: has another engine or other players; install the same version")

    @property
    def workers(self) -> int:
        """How many workers the scheduler has now."""
        return len(self._client.scheduler_info(n_workers=-1)["workers"])

    def run(self, function: Callable[..., Any], tasks: Sequence[Task]) -> Done:
        """Does all tasks, in no particular order. A task whose worker was killed is done by another."""
        from distributed import as_completed

        own = fingerprints()
        coming = iter(enumerate(tasks))
        numbers: dict[str, int] = {}
        running = as_completed([])

        def give_out() -> bool:
            new = next(coming, None)
            if new is None:
                return False
            task = self._client.submit(_checked, own, function, new[1], pure=False, retries=3)
            numbers[task.key] = new[0]
            running.add(task)
            return True

        try:
            for _ in range(AHEAD * max(1, self.workers)):
                give_out()
            for task in running:
                try:
                    found = task.result()
                except Exception as error:
                    words = f"a task failed on the cluster: {type(error).__name__}: {error}"
                    raise CrewFailed(words) from error
                number = numbers.pop(task.key)
                task.release()
                give_out()
                yield number, found
        finally:
            self._client.cancel([*numbers], force=True)

    def close(self) -> None:
        """Leaves the cluster; its workers stay."""
        self._client.close()


def fingerprints() -> tuple[str, str]:
    """What decides how games go: the engine and the players of this process."""
    return engine_fingerprint(), player_fingerprint()


def _checked(wanted: tuple[str, str], function: Callable[..., Any], task: Task) -> Any:
    """Does a task on a worker, which may have come later, if it plays as the others do."""
    if fingerprints() != tuple(wanted):
        raise CrewFailed("this worker has another engine or other players")
    return function(*task)


def crew_of(workers: int, cluster: str = "") -> Crew:
    """The crew that is asked for: a cluster by its address, else so many processes."""
    if cluster:
        return Cluster(cluster)
    return Processes(workers) if workers > 1 else Crew()
