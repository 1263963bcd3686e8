"""The application: routes, socket, pages, and the hub that they share."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from willpower.version import __version__

from .config import Config
from .http import ROUTES, Api
from .hub import Hub
from .protocol_http import Problem
from .socket import Door
from .static import Headers, page


def create_app(config: Config) -> FastAPI:
    """The application of one worker."""
    hub = Hub(config)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await hub.start()
        yield
        await hub.stop()

    app = FastAPI(
        title="Willpower",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page loads from another host
        redoc_url=None,
    )
    app.state.hub = hub
    Api(hub).register(app)
    door = Door(hub)

    async def socket(websocket: WebSocket) -> None:
        await door.serve(websocket)

    async def nothing(request: Request) -> Response:
        ways = [route.method for route in ROUTES if _pattern(route.path).fullmatch(request.url.path)]
        problem = Problem("unknown", "There is nothing here.")
        if ways:
            problem = Problem("unknown", f"This answers to {' and '.join(ways)} only.")
        headers = {"allow": ", ".join(ways)} if ways else None
        data = msgspec.json.encode(problem)
        return Response(data, 405 if ways else 404, headers, media_type="application/json")

    app.add_api_websocket_route("/api/socket", socket)
    app.add_route(
        "/api/{path:path}",
        nothing,
        methods=["GET", "POST", "PUT", "DELETE", "PATCH"],
        include_in_schema=False,
    )
    app.add_route("/{path:path}", page, methods=["GET"], include_in_schema=False)
    app.add_middleware(Headers)
    return app


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{\w+\}", "[^/]+", path))


def from_environment() -> FastAPI:
    """The application of a worker process that `willpower serve` has started."""
    return create_app(Config.from_environment())
