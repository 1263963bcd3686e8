"""Plays games on a cluster of this machine, kills a worker in the middle, and compares with one process.

    python tools/cluster.py --games 2000     # what `make cluster` does

Starts a dask scheduler and three workers, lets `willpower matchups --cluster` play there, ends one worker
with SIGKILL after a third of the games, and plays the same games in one process. The results must be equal
byte for byte. With --efficiency also on one worker and on two, to see how much of a second one arrives.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PAIRINGS = 28  # of eight bundled decks


def main() -> None:
    """Runs the comparison."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, help="games in all, rounded up to whole pairings")
    parser.add_argument("--player", default="random", help="who plays")
    parser.add_argument("--efficiency", type=int, default=0, help="games for one worker against two; 0: none")
    given = parser.parse_args()
    each = -(-given.games // PAIRINGS)
    with tempfile.TemporaryDirectory() as folder:
        with Workers(Path(folder), 3) as crew:
            shared = crew.play("shared", each, given.player, kill=True)
        alone = matchups(Path(folder) / "alone", each, given.player, ["--workers", "1"]).result()
        same = shared == alone
        verdict = "equal" if same else "NOT EQUAL"
        print(f"{each * PAIRINGS} games on three workers, one killed: {verdict} to one process's")
        if given.efficiency:
            efficiency(Path(folder), -(-given.efficiency // PAIRINGS), given.player)
    sys.exit(not same)


def efficiency(folder: Path, each: int, player: str) -> None:
    """Prints how long the same games take on one worker and on two."""
    seconds = []
    for count in (1, 2):
        with Workers(folder, count) as crew:
            started = time.perf_counter()
            crew.play(f"with-{count}", each, player)
            seconds.append(time.perf_counter() - started)
    print(f"{each * PAIRINGS} games: {seconds[0]:.0f} s on one worker, {seconds[1]:.0f} s on two:"
          f" {100 * seconds[0] / seconds[1] / 2:.0f} % of two workers arrive")  # fmt: skip


class Running:
    """A run of matchups whose result is awaited."""

    def __init__(self, process: subprocess.Popen[str], records: Path) -> None:
        self.process = process
        self.records = records

    def result(self) -> str:
        """The table as JSON, without how long it took."""
        out, err = self.process.communicate()
        if self.process.returncode:
            sys.exit(f"matchups failed: {err}")
        found = json.loads(out)
        del found["seconds"]
        return json.dumps(found) + self.records.read_text("utf-8")

    def done(self) -> int:
        """How many games are kept so far."""
        try:
            return sum(len(x) - x.count(".") for x in json.loads(self.records.read_text("utf-8")).values())
        except (OSError, ValueError):
            return 0


def matchups(records: Path, each: int, player: str, more: list[str]) -> Running:
    """Starts a run."""
    words = ["--games", str(each), "--player", player, "--keep", str(records), "--fresh", "--json", *more]
    command = [sys.executable, "-m", "willpower", "matchups", *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    return Running(process, records)


class Workers:
    """A scheduler and workers, ended when the block is left."""

    def __init__(self, folder: Path, count: int) -> None:
        self._folder = folder
        self._processes: list[subprocess.Popen[bytes]] = []
        where = folder / f"scheduler-{count}.json"
        self._start("dask", "scheduler", "--scheduler-file", str(where), "--port", "0", "--no-dashboard")
        wait_for(where.is_file, "the scheduler")
        self.address = json.loads(where.read_text("utf-8"))["address"]
        for n in range(count):
            local = str(folder / f"worker-{count}-{n}")
            self._start("dask", "worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard",
                        "--local-directory", local)  # fmt: skip
        self._count = count

    def _start(self, *words: str) -> None:
        log = (self._folder / "cluster.log").open("ab")
        command = [sys.executable, "-m", *words]
        self._processes.append(subprocess.Popen(command, stdout=log, stderr=log))

    def __enter__(self) -> Workers:
        from distributed import Client

        with Client(self.address, timeout="60s") as client:
            client.wait_for_workers(self._count, timeout=120)
        return self

    def __exit__(self, *error: object) -> None:
        for process in reversed(self._processes):
            process.terminate()
        for process in self._processes:
            process.wait()

    def play(self, name: str, each: int, player: str, kill: bool = False) -> str:
        """Plays on the workers; if asked to, kills the last of them after a third of the games."""
        run = matchups(self._folder / name, each, player, ["--cluster", self.address])
        if kill:
            third = each * PAIRINGS // 3
            wait_for(lambda: run.done() >= third or run.process.poll() is not None, "a third", 3600)
            victim = self._processes[-1]
            os.kill(victim.pid, signal.SIGKILL)
            print(f"killed a worker after {run.done()} games")
        return run.result()


def wait_for(condition, what: str, seconds: float = 60) -> None:  # type: ignore[no-untyped-def]
    """Waits until something is so."""
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until:
            sys.exit(f"waited {seconds:.0f} s for {what} in vain")
        time.sleep(0.1)


if __name__ == "__main__":
    main()
