"""The example of a bot in the documentation: short, and it plays a game to its end."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server_kit import FAST, database

pytest.importorskip("websockets", reason="websockets is not installed")
BOT = Path(__file__).parents[2] / "docs" / "bot.py"
SERVE = """
import json, sys
from willpower.server.config import Config
from willpower.server.serve import run
run(Config(**json.loads(sys.argv[1])))
"""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a process of its own."""
    tmp_path = tmp_path_factory.mktemp("bot")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    more = {"messages_per_second": 1e6, "requests_per_second": 1e6}
    settings = {"database": database(tmp_path), "port": port, "build": False, "warm": False, **FAST, **more}
    around = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    process = subprocess.Popen([sys.executable, "-c", SERVE, json.dumps(settings)], env=around)
    found = f"http://127.0.0.1:{port}"
    try:
        for _ in range(900):  # a busy machine is slow
            try:
                with urllib.request.urlopen(f"{found}/api/health", timeout=2):
                    break
            except OSError:
                time.sleep(0.1)
        yield found
    finally:
        process.kill()
        process.wait()


def post(url: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    kind = {"Content-Type": "application/json"}
    asked = urllib.request.Request(url + path, json.dumps(body).encode(), kind)
    with urllib.request.urlopen(asked, timeout=60) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def test_it_has_about_forty_lines() -> None:
    lines = [line for line in BOT.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 45


def test_it_plays_a_game_to_its_end(url: str) -> None:
    played = subprocess.run(
        [sys.executable, str(BOT), url], capture_output=True, text=True, timeout=900, check=True
    )
    lines = played.stdout.splitlines()
    assert lines[-1].startswith("The winner is seat ") and len(lines) > 50
    assert any([line.endswith(" begins the game 403.1") for line in lines])


def test_two_bots_play_by_invitation(url: str, tmp_path: Path) -> None:
    """A bot that holds no seat yet takes the one of a link; another plays the seat that invited it."""
    made = post(url, "/api/games", {"deck": {"name": "kiln"}, "name": "Host", "against": "friend"})
    host = BOT.read_text(encoding="utf-8").partition("\nif LINK:")[0]
    host += f"\nasyncio.run(play({made['game']!r}, {made['token']!r}))\n"
    told = tmp_path / "host.txt"
    with told.open("w") as out, subprocess.Popen([sys.executable, "-c", host, url], stdout=out) as one:
        guest = subprocess.run(
            [sys.executable, str(BOT), url, made["invite"]],
            stdout=subprocess.PIPE,
            text=True,
            timeout=900,
            check=True,
        )
        one.wait(60)
    seats = [guest.stdout.splitlines()[-1][-1], told.read_text().splitlines()[-1][-1]]
    assert sorted(seats) == ["0", "1"]
