"""The client's files, and headers that keep a page from loading anything from elsewhere."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
_HEADERS: Final = (
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
)
_NO_CLIENT: Final = (
    "<!doctype html><html lang=en><title>Willpower</title><p>The server runs, but the client is not built: "
    "install Node 18 or later and start again, or run "
    "<code>python -m willpower.client.build</code>.</p></html>"
)


class Headers:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back with the headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS:
                    headers[name] = value
                if scope["path"].startswith("/api/") and "cache-control" not in headers:
                    headers["cache-control"] = "no-store"
            await send(message)

        await self.app(scope, receive, with_headers)


def client_folder() -> Path | None:
    """Where the built client is, if it is."""
    folder = Path(__file__).resolve().parents[1] / "client" / "dist"
    return folder if (folder / "index.html").is_file() else None


def _names_a_file(path: str) -> bool:
    """Whether an address asks for a file of a known kind; clauses have dots in their numbers too."""
    return path.endswith(".map") or mimetypes.guess_type(path)[0] is not None


def _file(folder: Path, wanted: str) -> Path | None:
    """The file of the client that an address names, if there is one; whatever the address may hold."""
    try:
        file = (folder / wanted).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (ValueError, OSError):  # a NUL, or longer than a name can be
        return None


async def page(request: Request) -> Response:
    """A file of the client; every other address is a page of it."""
    folder = client_folder()
    wanted = request.path_params.get("path", "")
    if folder is None:
        return Response(status_code=404) if _names_a_file(wanted) else HTMLResponse(_NO_CLIENT)
    file = _file(folder, wanted)
    if file is not None:
        kind: Any = mimetypes.guess_type(file.name)[0]
        cache = "public, max-age=31536000, immutable" if "/assets/" in f"/{wanted}" else "no-cache"
        return FileResponse(file, media_type=kind, headers={"cache-control": cache})
    if _names_a_file(wanted):
        return Response(status_code=404)
    return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})
