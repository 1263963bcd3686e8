"""What a request says besides its body."""

from __future__ import annotations

from starlette.requests import Request

from .table import Refusal


def number(request: Request, name: str, usual: int, most: int) -> int:
    """A number of an address; raises `Refusal`."""
    text = request.query_params.get(name, str(usual))
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) > most:
        raise Refusal("malformed", f"{name} is a number from 0 to {most}.")
    return int(text)


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""
