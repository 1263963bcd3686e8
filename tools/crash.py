"""Kills the server with SIGKILL at random moments; sees that nothing accepted is lost or done twice.

make crash                       300 kills on SQLite, on PostgreSQL, and of one of two workers
make crash KILLS=20
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from served import Forked, Nursery, Player, Server, free_port, pair

from willpower.server.records import GameRecord
from willpower.server.storage import Storage
from willpower.server.table import Table, effective

GAMES = 4


async def check(database: str, players: list[Player]) -> dict[str, int]:
    """Compare what is kept with what the players were told."""
    from willpower.server.config import Config

    storage = Storage(Config(database=database).url())
    found = {"games": 0, "actions": 0, "accepted": 0, "lost": 0, "twice": 0, "unplayable": 0}
    for game in sorted({player.game for player in players}):
        record: GameRecord | None = await storage.game(game)
        assert record is not None
        actions = await storage.actions(game)
        found["games"] += 1
        found["actions"] += len(actions)
        ids = [action.client for action in actions]
        for player in players:
            if player.game == game:
                found["accepted"] += len(player.accepted)
                found["lost"] += len([one for one in player.accepted if one not in ids])
                found["twice"] += len(player.accepted) - len(set(player.accepted))
        found["twice"] += len(ids) - len(set(ids))
        table = Table.restore(record, actions, None)
        again = Table.restore(record, actions, await storage.snapshot(game))
        whole = [a.n for a in actions] == list(range(len(actions)))
        alike = table.game.hash() == again.game.hash() and len(effective(actions)) == len(table.made)
        if not whole or not alike or table.diverged or again.diverged:
            found["unplayable"] += 1
    await storage.writer.file.dispose()
    return found


def tear(path: Path, chance: random.Random) -> bool:
    """Cut some bytes off the last write of the log, as a loss of power might; False if there is none.

    Only what follows the last commit of the log may be torn: a commit that was acknowledged is on the disk.
    """
    log = path.with_name(path.name + "-wal")
    if not log.exists() or not log.stat().st_size:
        return False
    with log.open("ab") as file:  # a frame that was being written
        file.write(chance.randbytes(chance.randrange(1, 4120)))
    return True


async def run(database: str, kills: int, workers: int, seed: int, file: Path | None) -> dict[str, Any]:
    """So many kills while four games are played; new games begin when old ones end."""
    quick = {"pass_delay": 0.002, "computer_delay": 0.002, "snapshot_every": 10, "warm": False}
    nursery = Nursery() if workers == 1 else None
    server = (
        Forked(nursery, database, free_port(), **quick)
        if nursery is not None
        else Server(database, free_port(), workers, **quick)
    )
    try:
        return await play(server, kills, seed, file)
    finally:
        server.kill()
        if nursery is not None:
            nursery.close()


async def play(server: Server, kills: int, seed: int, file: Path | None) -> dict[str, Any]:
    """Play and kill on one server; the counts."""
    chance = random.Random(seed)
    server.start()
    await asyncio.to_thread(server.ready)
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    counts: dict[str, Any] = {"kills": 0, "torn": 0, "back": 0.0, "reconnections": 0}
    number = 0

    async def new_game() -> None:
        nonlocal number
        for game, token in await asyncio.to_thread(pair, server.url, number):
            player = Player(server.url, game, token, seed=1000 * seed + len(players))
            players.append(player)
            tasks.append(asyncio.create_task(player.run()))
        number += 1

    for _ in range(GAMES):
        await new_game()
    while counts["kills"] < kills:
        await asyncio.sleep(chance.uniform(0.2, 1.2))
        before = sum(len(player.accepted) for player in players)
        if server.workers > 1:
            await asyncio.to_thread(server.all_ready)
            before = sum(len(player.accepted) for player in players)
            os.kill(chance.choice(server.children()), signal.SIGKILL)
        else:
            server.kill()
            if file is not None and chance.random() < 0.5:
                counts["torn"] += tear(file, chance)
            server.start()
        counts["kills"] += 1
        began = time.monotonic()
        while sum(len(player.accepted) for player in players) <= before:  # until somebody goes on
            await asyncio.sleep(0.02)
            if time.monotonic() - began > 300:
                raise SystemExit(f"nobody went on after kill {counts['kills']}")
        counts["back"] = max(counts["back"], time.monotonic() - began)
        if counts["kills"] % 50 == 0:
            print(f"    {counts['kills']} kills", file=sys.stderr, flush=True)
        playing = len({player.game for player in players if player.result is None})
        if playing < GAMES:  # an answer may have come from before the kill
            await asyncio.to_thread(server.ready)
        for _ in range(GAMES - playing):
            await new_game()
    for player in players:
        player.stop = True
    await asyncio.gather(*tasks)
    server.kill()
    counts |= await check(server.database, players)
    counts["reconnections"] = sum(player.reconnections for player in players)
    counts["finished"] = len({player.game for player in players if player.result is not None})
    counts["errors"] = sum(len(player.errors) for player in players)
    for line in sorted({error for player in players for error in player.errors})[:5]:
        print("   ", line)
    return counts


def report(name: str, counts: dict[str, Any]) -> bool:
    """Print the counts; whether all is well."""
    counts["back"] = f"{counts['back']:.1f} s"
    print(f"{name}: " + ", ".join(f"{key} {value}" for key, value in counts.items()), flush=True)
    return not (counts["lost"] or counts["twice"] or counts["unplayable"] or counts["errors"])


def main() -> int:
    """Run all kinds; 1 if anything was lost, done twice or cannot go on."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=int(time.time()) % 100_000)
    parser.add_argument("--only", choices=("sqlite", "postgres", "workers"))
    wanted = parser.parse_args()
    print(f"seed {wanted.seed}, {wanted.kills} kills each; SQLite {sqlite3.sqlite_version}")
    well = True
    with tempfile.TemporaryDirectory() as folder:
        if wanted.only in (None, "sqlite"):
            file = Path(folder) / "games.db"
            counts = asyncio.run(run(f"sqlite:///{file}", wanted.kills, 1, wanted.seed, file))
            well &= report("SQLite", counts)
    if wanted.only in (None, "postgres", "workers"):
        from postgres_kit import NoPostgres, postgres

        try:
            with postgres() as url:
                if wanted.only != "workers":
                    well &= report("PostgreSQL", asyncio.run(run(url, wanted.kills, 1, wanted.seed, None)))
                if wanted.only != "postgres":
                    counts = asyncio.run(run(url, wanted.kills, 2, wanted.seed + 1, None))
                    well &= report("PostgreSQL, one of two workers", counts)
        except NoPostgres as error:
            print(f"PostgreSQL left out: {error}")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
