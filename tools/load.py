"""Plays many games by socket at a walking pace and reports how long answers take and how much memory is used.

make load                             200 games for 60 seconds, alone and beside 4 computer opponents
make load GAMES=40 SECONDS=20
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from served import Player, Server, free_port, pair, post

PACE = 3.0  # seconds between two decisions of one player
_NAP = 0.05


def centile(values: list[float], part: float) -> float:
    """The value below which this part of them lies, in milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


async def lateness(seconds: float) -> list[float]:
    """Sleep so long, a little at a time: how much too late each time. On a machine that has other things to
    do no answer can be quicker than that."""
    late: list[float] = []
    until = time.monotonic() + seconds
    while (now := time.monotonic()) < until:
        await asyncio.sleep(_NAP)
        late.append(time.monotonic() - now - _NAP)
    return late


async def run(database: str, games: int, seconds: float, computers: int, workers: int) -> dict[str, float]:
    """Play; the figures."""
    server = Server(database, free_port(), workers, snapshot_every=50)
    server.start()
    await asyncio.to_thread(server.ready)
    players: list[Player] = []
    began = time.monotonic()
    for n in range(games):
        for game, token in await asyncio.to_thread(pair, server.url, n, spectators=False):
            players.append(Player(server.url, game, token, seed=n, pause=PACE / 2))
    making = (time.monotonic() - began) / max(1, games)
    for n in range(computers):
        made = await asyncio.to_thread(
            post, server.url, "/api/games", {"deck": {"name": "kiln"}, "level": "greedy"}
        )
        players.append(Player(server.url, made["game"], made["token"], seed=9000 + n, pause=0.05))
    tasks = [asyncio.create_task(player.run()) for player in players]
    await asyncio.sleep(min(10.0, seconds / 3))  # everybody has come
    people = players[: 2 * games]
    for player in players:
        player.waits.clear()
    assert server.process is not None
    used = cpu(server.process.pid)
    began = time.monotonic()
    late = await lateness(seconds)
    spent = time.monotonic() - began
    used = cpu(server.process.pid) - used
    waits = [wait for player in people for wait in player.waits]
    memory = server.memory()
    for player in players:
        player.stop = True
    server.kill()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "picks": len(waits),
        "picks/s": len(waits) / spent,
        "p50 ms": centile(waits, 0.5),
        "p90 ms": centile(waits, 0.9),
        "p99 ms": centile(waits, 0.99),
        "most ms": centile(waits, 1.0),
        "late p99 ms": centile(late, 0.99),
        "ms of processor a pick": 1000 * used / max(1, len(waits)),
        "memory MB": memory / 1e6,
        "server cores": used / spent,
        "ms to make a game": 1000 * making,
        "errors": sum(len(player.errors) for player in players),
        "losses": sum(player.reconnections for player in players),
    }


def cpu(session: int) -> float:
    """Seconds of processor time that a server and its processes have used."""
    total = 0.0
    for pid in Path("/proc").glob("[0-9]*"):
        try:
            if os.getsid(int(pid.name)) == session:
                fields = (pid / "stat").read_text().rpartition(")")[2].split()
                total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except OSError:
            continue
    return total


def main() -> int:
    """Measure and print; 1 if anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--computers", type=int, default=4)
    parser.add_argument("--workers", type=int, default=1, help="more than one needs PostgreSQL, started here")
    wanted = parser.parse_args()
    well = True
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before")

    def both(database: str) -> bool:
        good = True
        for computers in sorted({0, wanted.computers}):
            found = asyncio.run(run(database, wanted.games, wanted.seconds, computers, wanted.workers))
            figures = ", ".join(f"{name} {value:.1f}" for name, value in found.items())
            print(f"{wanted.games} games, {computers} computers: {figures}", flush=True)
            good &= not found["errors"] and found["picks"] > 0
        return good

    if wanted.workers > 1:
        from postgres_kit import postgres

        with postgres() as url:
            well = both(url)
    else:
        with tempfile.TemporaryDirectory() as folder:
            well = both(f"sqlite:///{Path(folder) / 'games.db'}")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
