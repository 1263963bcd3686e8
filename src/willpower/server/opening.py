"""Showing the table to whoever starts it: which port is free, whether a server runs already, opening the
browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from typing import Any, Final

import msgspec

_PATIENCE: Final = 60.0
_PORTS: Final = 20  # ports tried after the one that is wanted


class NoPort(Exception):
    """No port is free; says so in one line."""


def address(port: int) -> str:
    """Where a browser on this machine finds the server."""
    return f"http://localhost:{port}"


def is_free(host: str, port: int) -> bool:
    """Whether a server could listen there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def is_willpower(port: int) -> bool:
    """Whether a server of ours listens at a port of this machine."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=10) as answer:
            found: Any = msgspec.json.decode(answer.read(10_000))
    except (OSError, ValueError):
        return False
    return isinstance(found, dict) and "protocol" in found and "version" in found


def free_port(host: str, wanted: int) -> int:
    """The port that is wanted, or one of the next; raises `NoPort`."""
    for port in range(wanted, min(65536, wanted + _PORTS)):
        if is_free(host, port):
            return port
    raise NoPort(f"no port from {wanted} on is free; choose one with --port")


def can_open() -> bool:
    """Whether there is a browser with a screen: one that would take over the terminal does not count."""
    if os.environ.get("BROWSER") or sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(url: str) -> bool:
    """Open a page; False where that is not possible."""
    try:
        return can_open() and webbrowser.open(url)
    except (OSError, webbrowser.Error):
        return False


def when_ready(port: int, then: Callable[[], object]) -> threading.Thread:
    """Do something once a server of ours answers at a port of this machine."""
    waiting = threading.Thread(target=_wait, args=(port, then), daemon=True)
    waiting.start()
    return waiting


def _wait(port: int, then: Callable[[], object]) -> None:
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        if is_willpower(port):
            then()
            return
        time.sleep(0.1)


def open_when_ready(host: str, port: int) -> threading.Thread | None:
    """Open the page once the server answers; None where there is no browser."""
    if not can_open():
        return None
    waiting = threading.Thread(target=_wait_and_open, args=(host, port), daemon=True)
    waiting.start()
    return waiting


def _wait_and_open(host: str, port: int) -> None:
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        try:
            with socket.create_connection((host, port), timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    else:
        return
    open_browser(address(port))
