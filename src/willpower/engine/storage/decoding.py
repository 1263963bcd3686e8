"""Plain lists, numbers and words turned back into what a state holds (encoding.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.abilities.ability import Ability, Keyword
from willpower.abilities.base import Node, node_fields

from ..core.decisions import Decision, Option
from ..core.definition import Definition
from ..core.errors import BadSave
from ..core.happenings import event_of
from ..core.objects import Event
from ..core.state import State
from ..text.keywords import ability_set
from .encoding import (
    ABILITIES,
    ARGUMENTS,
    CLASS,
    DEFINITION,
    DICT,
    EVENT,
    EVENT_ROW,
    LIST,
    NODE,
    PLAIN,
    RECORD,
    SET,
    meant_by,
    value_class,
    value_fields,
)
from .node_refs import index_of, node_classes


class Decoder:
    """Turns the plain data of one game back into values. Anything unexpected raises `BadSave`."""

    __slots__ = ("_allow_partial", "_classes", "_rows", "definitions", "events", "nodes", "records")

    def __init__(self, definitions: list[Definition], allow_partial: bool) -> None:
        self.definitions = definitions
        self._allow_partial = allow_partial
        self.nodes: list[Node] = []
        self.records: list[object] = []
        self._rows: dict[type, list[tuple[int, list[object]]]] = {}
        self._classes: list[tuple[type, tuple[object, ...]]] = []
        self.events: list[Event] = []

    def value(self, v: object) -> object:
        """One value from plain data."""
        kind = v.__class__
        if kind in PLAIN:
            return v
        if kind is list:
            assert isinstance(v, list)
            return tuple([x if x.__class__ in PLAIN else self.value(x) for x in v])
        if not isinstance(v, dict) or len(v) != 1:
            raise BadSave(f"unexpected {kind.__name__}")
        tag, inner = next(iter(v.items()))
        if tag == RECORD:
            return self.records[_place(inner)]
        if tag == NODE:
            return self.nodes[_place(inner)]
        if tag == EVENT:
            return self.events[_place(inner)]
        if tag == DEFINITION:
            return self.definitions[_place(inner)]
        if tag == CLASS:
            return node_class(inner)
        if not isinstance(inner, list):
            raise BadSave(f"a {type(inner).__name__} where a list should be")
        if tag == LIST:
            return [self.value(x) for x in inner]
        if tag == SET:
            return frozenset([self.value(x) for x in inner])
        if tag == DICT:
            made = [self.value(x) for x in inner]
            return dict(zip(made[::2], made[1::2], strict=True))
        if tag == ABILITIES:
            listed: list[Ability] = []
            for x in inner:
                ability = self.value(x)
                if not isinstance(ability, Ability):
                    raise BadSave("something other than an ability among abilities")
                listed.append(ability)
            return ability_set(tuple(listed))
        raise BadSave(f"unknown mark {tag!r}")

    def read_nodes(self, entries: list[object]) -> None:
        """Finds or makes the nodes, in order: an entry points only at entries before it."""
        for entry in entries:
            if not isinstance(entry, list) or not entry:
                raise BadSave("a node that is not a list")
            first = entry[0]
            if isinstance(first, int):
                _, face, n = entry
                nodes = index_of(self.definitions[_place(first)], self._allow_partial).nodes
                self.nodes.append(nodes[_place(face)][_place(n)])
            elif first == "":
                keyword = self.nodes[_place(entry[1])]
                if not isinstance(keyword, Keyword):
                    raise BadSave("a node refers to a keyword that is not one")
                self.nodes.append(meant_by(keyword)[_place(entry[2])])
            else:
                kind = node_class(first)
                values = {name: self.value(x) for name, x in zip(node_fields(kind), entry[1:], strict=True)}
                make: Callable[..., Node] = kind
                self.nodes.append(make(**values))

    def read_records(self, classes: list[object], rows: list[object]) -> None:
        """Makes all values, still empty, so that they can point at each other."""
        for known in classes:
            if not isinstance(known, list) or not known or not isinstance(known[0], str):
                raise BadSave("a class without a name")
            kind = value_class(known[0])
            if kind is None or [*value_fields(kind)] != known[1:]:
                raise BadSave(f"values of an unknown kind {known[0]!r}")
            self._classes.append((kind, ARGUMENTS.get(known[0], ())))
            self._rows[kind] = []
        for i, row in enumerate(rows):
            if not isinstance(row, list) or not row:
                raise BadSave("a value without its class")
            kind, arguments = self._classes[_place(row[0])]
            self._rows[kind].append((i, row))
            if kind is Option:  # they never change and hold no records, so they are made at once
                self.records.append(self.made(kind, row))
            else:
                self.records.append(NO_STATE if kind is State else kind(*arguments))
        for i, row in self._rows.get(Decision, []):
            self.records[i] = self.made(Decision, row)

    def made(self, kind: Callable[..., object], row: list[object]) -> object:
        """A value that is whole when it is made."""
        assert isinstance(kind, type)
        names = value_fields(kind)
        return kind(**{name: self.value(x) for name, x in zip(names, row[1 : 1 + len(names)], strict=True)})

    def read_events(self, rows: list[object]) -> None:
        """Makes all events."""
        for row in rows:
            if not isinstance(row, list) or [x.__class__ for x in row] != EVENT_ROW:
                raise BadSave("an event that cannot be read")
            kinds = row[-1]
            if any([not isinstance(kind, str) for kind in kinds]):
                raise BadSave("an event of kinds that cannot be read")
            self.events.append(event_of(*(*row[:-1], tuple(kinds))))

    def state(self, place: int, made: State) -> None:
        """Says which state a record stands for."""
        self.records[place] = made

    def fill(self, only: type | None = None, but: type | None = None) -> None:
        """Fills the fields of the values: those of one class, or of all but one."""
        for kind, rows in self._rows.items():
            if (only is not None and kind is not only) or kind is but or kind in WHOLE:
                continue
            names = value_fields(kind)
            last = 1 + len(names)
            for i, row in rows:
                thing = self.records[i]
                for name, x in zip(names, row[1:last], strict=True):
                    setattr(thing, name, x if x.__class__ in PLAIN else self.value(x))

    def rows_of(self, kind: type) -> list[tuple[int, list[object]]]:
        """The rows of one class with their places."""
        return self._rows.get(kind, [])


NO_STATE: Final = object()
WHOLE: Final[tuple[type, ...]] = (Option, Decision)  # made whole, not filled in


def _place(n: object) -> int:
    if not isinstance(n, int) or n < 0:
        raise BadSave(f"{n!r} is not a place in a table")
    return n


def node_class(name: object) -> type[Node]:
    """The kind of node with a name."""
    kind = node_classes().get(name) if isinstance(name, str) else None
    if kind is None:
        raise BadSave(f"nodes of an unknown kind {name!r}")
    return kind
