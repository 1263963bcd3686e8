"""What a request says besides its body."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request

from .table import Refusal

_LOCAL: Final = ("localhost", "127.0.0.1", "::1")


def number(request: Request, name: str, usual: int, most: int) -> int:
    """A number of an address; raises `Refusal`."""
    text = request.query_params.get(name, str(usual))
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) > most:
        raise Refusal("malformed", f"{name} is a number from 0 to {most}.")
    return int(text)


def address(request: HTTPConnection) -> str:
    """Where a request comes from. Of an IPv6 address the network: who has one has all in it."""
    host = request.client.host if request.client else ""
    return _network(host) if ":" in host else host


@lru_cache(1000)
def _network(host: str) -> str:
    try:
        found = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


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
    host = request.client.host if request.client else ""
    if host not in _LOCAL or "forwarded" in headers or "x-forwarded-for" in headers:
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
