"""The OpenAPI description of the HTTP part, made from the table of routes and the msgspec structs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from willpower.version import __version__

from .protocol_http import Problem
from .protocol_types import structs

if TYPE_CHECKING:
    from .routing import Route

_ERRORS: Final = {
    "400": "malformed",
    "403": "the token does not fit",
    "404": "there is none",
    "405": "another method",
    "409": "not possible now",
    "413": "too large",
    "422": "the deck may not be played",
    "429": "too many requests",
    "503": "the database does not take it now",
}


def describe(routes: Sequence[Route]) -> dict[str, Any]:
    """The whole description."""
    kinds = [
        *structs(),
        *[kind for route in routes for kind in (route.body, route.answer) if kind is not None],
    ]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    by_kind = {str(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Willpower",
            "version": __version__,
            "description": "What is not live; the socket is described in docs/protocol.md.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: Route, by_kind: dict[str, Any]) -> dict[str, Any]:
    answer = by_kind[str(route.answer)]
    media = {str: "text/plain", bytes: "image/*"}.get(route.answer, "application/json")
    problem = {"application/json": {"schema": by_kind[str(Problem)]}}
    operation: dict[str, Any] = {
        "summary": route.about,
        "operationId": route.work.__name__,
        "responses": {
            "200": {"description": "done", "content": {media: {"schema": answer}}},
            **{code: {"description": text, "content": problem} for code, text in _ERRORS.items()},
        },
    }
    parameters: list[dict[str, Any]] = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "string", "minLength": 1, "maxLength": 80},
        }
        for name in re.findall(r"\{(\w+)\}", route.path)
    ]
    parameters += [
        {"name": p.name, "in": "query", "required": False, "schema": {**p.schema, "default": p.usual}}
        for p in route.parameters
    ]
    if parameters:
        operation["parameters"] = parameters
    if route.body is not None:
        content = {"application/json": {"schema": by_kind[str(route.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation
