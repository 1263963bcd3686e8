"""What the browser's tests stand on: a server process, and a page that remembers what went wrong."""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SERVE = """
import sys
from willpower.server.config import Config
from willpower.server.serve import run
port, database, away = int(sys.argv[1]), sys.argv[2], float(sys.argv[3])
run(Config(port=port, database=database, computer_delay=0.05, pass_delay=0.05, away_seconds=away))
"""


def found_chromium() -> str | None:
    """The system's Chromium, if there is one."""
    return next((path for name in CHROMIUM if (path := shutil.which(name))), None)


class Server:
    """A server process that can be stopped and started again on the same port and database."""

    def __init__(self, folder: Path, away_seconds: float = 300.0) -> None:
        self.folder = folder
        self.away_seconds = away_seconds
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port: int = found.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        database = f"sqlite:///{self.folder / 'games.db'}"
        around = {**os.environ, "XDG_DATA_HOME": str(self.folder)}
        given = [str(self.port), database, str(self.away_seconds)]
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, *given], env=around)
        for _ in range(900):  # a busy machine is slow
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        """End it as a crash would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def sit_down(one: Watched, server: Server, **asked: object) -> None:
    """A game against the computer, asked for as `CreateGame` says, and opened by the link of its seat."""
    body = json.dumps({"against": "computer", "level": "easy", **asked}).encode()
    wanted = urllib.request.Request(f"{server.url}/api/games", body, {"content-type": "application/json"})
    with urllib.request.urlopen(wanted, timeout=90) as answer:
        made = json.load(answer)
    one.page.goto(f"{server.url}/game/{made['game']}#seat={made['seat']}.{made['token']}")


def on_the_bench(one: Watched, server: Server, file: str) -> None:
    """A judge file at its last step on the bench, opened by the link that holds it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = base64.urlsafe_b64encode(packer.compress(file.encode()) + packer.flush()).decode().rstrip("=")
    one.page.goto(f"{server.url}/bench#f={packed}")


class Watched:
    """A page of which every console error and every request to another host is remembered."""

    def __init__(self, page: Page, origin: str) -> None:
        self.page = page
        self.errors: list[str] = []
        self.foreign: list[str] = []
        page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda e: self.errors.append(str(e)))
        page.on("request", lambda r: None if self._ours(r.url, origin) else self.foreign.append(r.url))

    @staticmethod
    def _ours(url: str, origin: str) -> bool:
        return url.startswith((origin, origin.replace("http", "ws", 1), "data:", "blob:"))

    def check(self) -> None:
        """No error was written, and no other host was asked."""
        assert self.errors == []
        assert self.foreign == []
