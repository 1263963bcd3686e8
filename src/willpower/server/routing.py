"""What a route is: one thing that can be asked for over HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

from starlette.requests import Request

LARGEST: Final = 128 * 1024


class Parameter(NamedTuple):
    """A parameter of an address after the question mark."""

    name: str
    schema: dict[str, Any]
    usual: Any


class Route(NamedTuple):
    """One thing that can be asked for; `work` gets the `Api`, the request and its body."""

    method: str
    path: str
    work: Callable[[Any, Request, Any], Awaitable[Any]]
    body: Any
    answer: Any
    about: str
    parameters: tuple[Parameter, ...] = ()
    largest: int = LARGEST
