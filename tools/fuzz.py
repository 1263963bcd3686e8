"""Sends malformed, illegal, stale and foreign messages and sees that nothing breaks and nothing changes.

make fuzz                     200,000 messages by socket, then schemathesis over the OpenAPI description
make fuzz MESSAGES=2000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import string
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from served import LOST, Server, free_port, pair, post
from websockets.asyncio.client import ClientConnection, connect

KINDS = "hello pick concede offer answer sideboard say settings why uses hint resync ping state x".split()
FIELDS = "type game token seq id option what yes bring leave phrase text settings object time log x".split()


class Fuzz:
    """Messages by chance; none of them may do anything."""

    def __init__(self, seed: int, seats: list[tuple[str, str]], others: list[tuple[str, str]]) -> None:
        self.chance = random.Random(seed)
        self.seats = seats
        self.others = others
        self.seq = 0
        self.options = 0
        self.asked = False

    def value(self, deep: int = 0) -> Any:
        """Any value of JSON."""
        pick = self.chance.randrange(11 if deep < 4 else 8)
        if pick == 0:
            return None
        if pick == 1:
            return self.chance.choice((True, False))
        if pick == 2:
            return self.chance.choice((0, -1, 1, 2**31, 2**63, -(2**63), 10**30, 7))
        if pick == 3:
            return self.chance.choice((0.5, -0.0, 1e308, 1e-300))
        if pick in (4, 5):
            letters = string.printable + "\u0000\ud7ff\ufeff\u202eあ𝄞"
            return "".join(
                self.chance.choice(letters) for _ in range(self.chance.choice((0, 1, 5, 22, 41, 400)))
            )
        if pick == 6:
            return self.chance.choice(self.seats + self.others)[self.chance.randrange(2)]
        if pick == 7:
            return self.chance.choice(KINDS)
        if pick == 8:
            return [self.value(deep + 1) for _ in range(self.chance.randrange(4))]
        return {self.chance.choice(FIELDS): self.value(deep + 1) for _ in range(self.chance.randrange(5))}

    def valid(self) -> dict[str, Any]:
        """A message that has the right form and still must be refused, or does nothing."""
        game = self.seats[0][0]
        mine = {"game": game, "id": f"f{self.chance.randrange(10**9)}"}
        foreign = {**mine, "game": self.others[0][0]}
        return self.chance.choice(
            [
                {"type": "pick", **mine, "seq": self.seq + self.chance.choice((-1, 1, 5)), "option": 0},
                {"type": "pick", **mine, "seq": self.seq, "option": self.options + self.chance.randrange(99)},
                {"type": "pick", **mine, "seq": self.seq, "option": 2**31},
                {"type": "pick", **foreign, "seq": self.seq, "option": 0},
                {"type": "concede", **foreign},
                {"type": "offer", **mine, "what": "rematch"},
                {"type": "answer", **mine, "what": self.chance.choice(("undo", "draw")), "yes": True},
                {"type": "sideboard", **mine},
                {"type": "why", **mine, "object": self.chance.randrange(400)},
                {"type": "hint", **mine, "seq": self.seq + self.chance.choice((-1, 0, 1))},
                {"type": "hello", "game": game, "token": self.others[0][1]},
                {"type": "say", **mine, "phrase": "hello", "text": "both"},
                {"type": "ping", "time": 1.0},
            ]
        )

    def message(self) -> str | bytes:
        """Text, rarely bytes."""
        pick = self.chance.random()
        if pick < 0.45:
            return json.dumps(self.valid())
        if pick < 0.6:  # a good message with a field spoiled
            body = self.valid()
            body[self.chance.choice(FIELDS)] = self.value()
            if (
                body.get("type") == "pick"
                and body.get("seq") == self.seq
                and body.get("game") == self.seats[0][0]
            ):
                body["option"] = "0"
            if (
                body.get("type") in ("concede", "settings", "say", "offer")
                and body.get("game") == self.seats[0][0]
            ):
                body["id"] = 7
            return json.dumps(body)
        if pick < 0.75:
            return json.dumps(self.value())
        text = json.dumps(self.valid())
        cut = self.chance.randrange(len(text))
        if pick < 0.85:
            return text[:cut]
        if pick < 0.93:
            return text[:cut] + self.chance.choice(string.printable) + text[cut + 1 :]
        if pick < 0.97:
            return self.chance.randbytes(self.chance.randrange(200))
        return "[" * self.chance.choice((10, 1000, 60_000))


async def attack(
    url: str, seats: list[tuple[str, str]], others: list[tuple[str, str]], much: int, seed: int
) -> Counter[str]:
    """Send so many messages over connections that hold a seat, or none; counts the answers."""
    found: Counter[str] = Counter()
    fuzz = Fuzz(seed, seats, others)
    sent = 0
    while sent < much:
        try:
            async with connect(
                url.replace("http", "ws", 1) + "/api/socket", max_size=2**24, compression=None
            ) as socket:
                game, token = fuzz.chance.choice(seats)
                if fuzz.chance.random() < 0.9:
                    await socket.send(json.dumps({"type": "hello", "game": game, "token": token}))
                    await answers(socket, fuzz, found, until="state")
                for _ in range(min(much - sent, 200)):
                    await socket.send(fuzz.message())
                    sent += 1
                    found["sent"] += 1
                    if sent % 10 == 0:
                        await answers(socket, fuzz, found)
        except LOST:
            found["closed by the server"] += 1
            sent += 1
    return found


async def answers(socket: ClientConnection, fuzz: Fuzz, found: Counter[str], until: str = "") -> None:
    """Read what has come."""
    while True:
        try:
            async with asyncio.timeout(5 if until else 0.002):
                message = json.loads(await socket.recv())
        except TimeoutError:
            return
        kind = message["type"]
        found[f"error: {message['code']}" if kind == "error" else kind] += 1
        if kind == "state":
            fuzz.seq = message["seq"]
            fuzz.options = len(message["decision"]["options"]) if message["decision"] else 0
        if kind == until:
            return


async def kept(database: str, games: list[str]) -> list[tuple[int, str]]:
    """How many actions each game has, and its fingerprint."""
    from willpower.server.config import Config
    from willpower.server.storage import Storage
    from willpower.server.table import Table

    storage = Storage(Config(database=database).url())
    found = []
    for game in games:
        record = await storage.game(game)
        assert record is not None
        actions = await storage.actions(game)
        found.append((len(actions), Table.restore(record, actions, None).game.hash()))
    await storage.writer.file.dispose()
    return found


def withdrawn(url: str, pairs: list[list[tuple[str, str]]]) -> int:
    """Try to take back games with every token: those that are played, and one that still waits, which only
    its own token may. Counts the answers that are wrong."""
    made = post(url, "/api/games", {"deck": {"name": "kiln"}, "against": "friend"})
    tries = [
        (game, token, 409 if token in [own for _, own in seats] else 403)
        for seats in pairs
        for game, _ in seats
        for token in [one for other in pairs for _, one in other]
    ]
    tries += [(made["game"], token, 403) for seats in pairs for _, token in seats]
    tries += [(made["game"], made["token"], 200), (made["game"], made["token"], 403)]
    found = [status(url, f"/api/games/{game}/withdraw", {"token": token}) for game, token, _ in tries]
    return sum(one != wanted for one, (_, _, wanted) in zip(found, tries, strict=True))


def status(url: str, path: str, body: dict[str, str]) -> int:
    """The status that a request is answered with."""
    asked = Request(url + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urlopen(asked, timeout=120) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


def schemathesis(url: str, examples: int, seed: int, folder: str) -> int:
    """Run schemathesis over the OpenAPI description; 0 if all is well."""
    checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
    command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{url}/api/openapi.json"]
    command += ["--checks", checks, "--max-examples", str(examples), "--seed", str(seed), "--no-color"]
    command += ["--request-timeout", "120"]  # the first text that is read loads the grammar
    return subprocess.run(command, cwd=folder).returncode


def main() -> int:
    """Fuzz socket and HTTP; 1 if anything broke or changed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=200_000)
    parser.add_argument("--examples", type=int, default=100, help="per operation, for schemathesis")
    parser.add_argument("--seed", type=int, default=int(time.time()) % 100_000)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        database = f"sqlite:///{Path(folder) / 'games.db'}"
        server = Server(database, free_port(), pass_delay=3600.0, computer_delay=3600.0)
        server.log = log.open("ab")
        server.start()
        server.ready()
        pairs = [pair(server.url, n) for n in range(3)]
        computer = post(server.url, "/api/games", {"deck": {"name": "kiln"}})
        games = [seats[0][0] for seats in pairs] + [computer["game"]]
        before = asyncio.run(kept(database, games))
        each = wanted.messages // 3

        async def all_at_once() -> Counter[str]:
            work = [attack(server.url, pairs[n], pairs[n - 1], each, wanted.seed + n) for n in range(3)]
            return sum(await asyncio.gather(*work), Counter[str]())

        counted = asyncio.run(all_at_once())
        wrong = withdrawn(server.url, pairs)
        after = asyncio.run(kept(database, games))
        print(f"seed {wanted.seed}: " + ", ".join(f"{k} {v}" for k, v in sorted(counted.items())))
        changed = sum(a != b for a, b in zip(before, after, strict=True))
        broken = counted["error: broken"]
        failed = schemathesis(server.url, wanted.examples, wanted.seed, folder) if wanted.examples else 0
        server.kill()
        text = log.read_text(errors="replace")
        unhandled = text.count("Traceback")
    told = f"changed games {changed}, broken {broken}, taken back wrongly {wrong}"
    print(f"{told}, tracebacks {unhandled}, schemathesis {failed}")
    if unhandled:
        print(text[-3000:])
    return 1 if changed or broken or wrong or unhandled or failed else 0


if __name__ == "__main__":
    sys.exit(main())
