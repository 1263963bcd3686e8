"""JSON schema and TypeScript types of the protocol, made from its msgspec structs."""

from __future__ import annotations

import json
import re
from inspect import cleandoc
from typing import Any, Final, get_args

import msgspec
from msgspec import UNSET, Struct
from msgspec import inspect as mi

from . import protocol, protocol_cards, protocol_http, protocol_study, protocol_view

_HEAD: Final = (
    "// Made by tools/protocol.py from src/willpower/server/protocol*.py; do not edit.\n"
    "// Fields with ? may be missing. A client must not mind fields it does not know.\n"
)


def structs() -> list[type[Struct]]:
    """Every struct of the protocol, in the order of their definition."""
    found: list[type[Struct]] = []
    for module in (protocol_view, protocol, protocol_http, protocol_cards, protocol_study):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__:
                found.append(value)
    return found


def components() -> dict[str, Any]:
    """The JSON schema of every struct, by name."""
    _, found = msgspec.json.schema_components(structs(), ref_template="#/components/schemas/{name}")
    for schema in found.values():  # a later Python has taken the indent away already
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    return found


def schema_text() -> str:
    """One JSON document: what a client sends, what it gets, and every struct."""
    sent = [{"$ref": f"#/components/schemas/{one.__name__}"} for one in get_args(protocol.ClientMessage)]
    got = [{"$ref": f"#/components/schemas/{one.__name__}"} for one in get_args(protocol.ServerMessage)]
    whole = {
        "title": "The protocol of Willpower",
        "version": protocol.VERSION,
        "client_message": {"anyOf": sent},
        "server_message": {"anyOf": got},
        "components": {"schemas": components()},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def typescript_text() -> str:
    """The TypeScript types of the socket's messages; the others are exported along."""
    beside = (protocol_view, protocol_http, protocol_cards, protocol_study)
    names = [module.__name__.rpartition(".")[2] for module in beside]
    own = [one for one in structs() if one.__module__ == protocol.__name__]
    body = "\n".join([_interface(one) for one in own])
    parts = [_HEAD, *_imports(body, own, "./protocol_view")]
    parts.append("\n".join([f'export * from "./{name}";' for name in names]) + "\n")
    parts += [f"export const VERSION = {protocol.VERSION};\n", body]
    for name in ("ClientMessage", "ServerMessage"):
        kinds = " | ".join([one.__name__ for one in get_args(getattr(protocol, name))])
        parts.append(f"export type {name} = {kinds};\n")
    return "\n".join(parts)


def typescript_view_text() -> str:
    """The TypeScript types of what a seat sees."""
    return _of_module(protocol_view.__name__)


def typescript_http_text() -> str:
    """The TypeScript types of what goes over HTTP around games."""
    return _of_module(protocol_http.__name__)


def typescript_study_text() -> str:
    """The TypeScript types of what goes over HTTP around the rules."""
    return _of_module(protocol_study.__name__)


def typescript_cards_text() -> str:
    """The TypeScript types of what goes over HTTP around cards and decks."""
    return _of_module(protocol_cards.__name__)


def _of_module(name: str) -> str:
    own = [one for one in structs() if one.__module__ == name]
    body = "\n".join([_interface(one) for one in own])
    return "\n".join([_HEAD, *_imports(body, own, "./protocol"), body])


def _imports(body: str, own: list[type[Struct]], place: str) -> list[str]:
    others = [one.__name__ for one in structs() if one not in own]
    used = sorted([name for name in others if re.search(rf": [^;]*\b{name}\b", body)])
    return [f'import type {{ {", ".join(used)} }} from "{place}";\n'] if used else []


def _interface(one: type[Struct]) -> str:
    kind = mi.type_info(one)
    assert isinstance(kind, mi.StructType)
    note = " ".join((one.__doc__ or "").split())
    lines = [f"/** {note} */", f"export interface {one.__name__} {{"]
    if kind.tag_field is not None:
        lines.append(f'  {kind.tag_field}: "{kind.tag}";')
    sent = one.__module__ != protocol_view.__name__ and one in get_args(protocol.ClientMessage)
    for member in kind.fields:
        request = sent or one.__struct_config__.forbid_unknown_fields
        optional = not member.required and (request or _may_miss(one, member.name))
        lines.append(f"  {member.encode_name}{'?' if optional else ''}: {_type(member.type)};")
    return "\n".join([*lines, "}\n"])


def _may_miss(one: type[Struct], name: str) -> bool:
    return (
        dict(zip(reversed(one.__struct_fields__), reversed(one.__struct_defaults__), strict=False))[name]
        is UNSET
    )


def _type(kind: mi.Type) -> str:
    if isinstance(kind, mi.Metadata):
        return _type(kind.type)
    if isinstance(kind, mi.UnionType):
        members = [_type(t) for t in kind.types]
        return " | ".join(dict.fromkeys(members))
    if isinstance(kind, mi.StructType):
        return kind.cls.__name__
    if isinstance(kind, mi.ListType):
        inner = _type(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, mi.DictType):
        return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
    if isinstance(kind, mi.LiteralType):
        return " | ".join(json.dumps(value) for value in kind.values)
    for known, name in _PLAIN.items():
        if isinstance(kind, known):
            return name
    raise TypeError(f"no TypeScript type is known for {kind!r}")


_PLAIN: Final[dict[type[mi.Type], str]] = {
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.StrType: "string",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
    mi.AnyType: "unknown",
}
