"""What a request says besides its body."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request

from .table import Refusal

_LOCAL: Final = ("localhost", "127.0.0.1", "::1")


def number(request: Request, name: str, usual: int, most: int) -> int:
    """A number of an address; raises `Refusal`."""
    text = request.query_params.get(name, str(usual))
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) > most:
        raise Refusal("malformed", f"{name} is a number from 0 to {most}.")
    return int(text)


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def from_own_page(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether the page that asks is one of ours, or it is no page at all (a bot)."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    return bool(origin != "null" and _parts(origin) == headers.get("host"))


def is_local(request: Request) -> bool:
    """Whether who asks sits at the machine: by address, without a proxy, and by a name that no page of
    another site can give itself."""
    headers = request.headers
    if address(request) not in _LOCAL or "forwarded" in headers or "x-forwarded-for" in headers:
        return False
    names = [_parts(f"//{headers.get('host', '')}"), _parts(headers.get("origin", "//localhost"))]
    return all([_name(one) in _LOCAL for one in names])


def _parts(address: str) -> str:
    """Name and port of an address; "" if it is none."""
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""


def _name(place: str) -> str:
    try:
        return urlsplit(f"//{place}").hostname or ""
    except ValueError:
        return ""
