"""Everything a state holds as plain lists, numbers and words; decoding.py turns them back.

A value of the engine (an object, a frame, an event ...) is the name of its class and its fields. Nothing
else can be written or read: there is no way to name a class outside the engine and the ability tree, and
nothing that is read is ever run.

Plain values stand for themselves and arrays for tuples; a map with one number as its key marks all the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields as dataclass_fields
from functools import cache
from hashlib import blake2b
from importlib import import_module
from operator import attrgetter
from pkgutil import walk_packages
from typing import Final

from msgspec.msgpack import encode

from willpower.abilities.ability import Keyword
from willpower.abilities.base import Node, node_fields
from willpower.abilities.statics import Static

from ..core.decisions import Decision, Option, ShownDecision, ShownOption
from ..core.definition import Definition
from ..core.fields import fields_of
from ..core.ids import NOBODY
from ..core.objects import NO_WRITER, AbilitySet, Ctx, Event, Obj, still_itself
from ..core.state import Lasting, Memory, State, Work
from .node_refs import derived, walk_all, where

LIST: Final = 0
RECORD: Final = 1
NODE: Final = 2
DICT: Final = 3
SET: Final = 4
CLASS: Final = 5
DEFINITION: Final = 6
ABILITIES: Final = 7
EVENT: Final = 8

_ENGINE: Final = "willpower.engine."
PLAIN: Final[frozenset[type]] = frozenset({int, str, bool, type(None), bytes, float})
# Marks of a game's copies, and what is worked out anew.
NOT_WRITTEN: Final[dict[str, frozenset[str]]] = {
    "core.state.State": frozenset(("definitions", "derived", "edition", "rulings", "writer")),
    "core.parts.Work": frozenset(("asks", "settling", "shared_depth")),
    "core.parts.Memory": frozenset(("log_chunk", "log_chunks", "past_kinds", "past_upto")),
    "core.objects.Chars": frozenset(("sign",)),
    "core.objects.Obj": frozenset(("base", "chars", "sign", "writer")),
}
# How a game came to be where it is, which does not matter for how it goes on; and whether rule processes are
# to be looked for, which finds nothing if nothing changed.
_PAST: Final = frozenset(("rules_due", "steps_done"))
_WRITER_ONLY: Final = frozenset(("writer",))
# Classes whose constructor needs something; all others are made without arguments.
ARGUMENTS: Final[dict[str, tuple[object, ...]]] = {
    "core.decisions.Option": ("",),
    "core.decisions.Decision": (0, "", (), ""),
    "core.state.ActiveStatic": (Static(), NOBODY, Ctx(), 0),
}


# Handed out or not, a decision is the same.
_WRITTEN_AS: Final[dict[type, type]] = {ShownDecision: Decision, ShownOption: Option}


def class_key(kind: type) -> str:
    """The name under which a class of the engine is written: module and class."""
    kind = _WRITTEN_AS.get(kind, kind)
    return f"{kind.__module__.removeprefix(_ENGINE)}.{kind.__qualname__}"


@cache
def engine_modules() -> frozenset[str]:
    """The modules of the engine, with their rooms: "core.state"."""
    return frozenset(
        [
            m.name.removeprefix(_ENGINE)
            for m in walk_packages(import_module("willpower.engine").__path__, _ENGINE)
        ]
    )


@cache
def value_class(name: str) -> type | None:
    """The class of the engine with a name, if its instances can be part of a state."""
    module, _, kind = name.rpartition(".")
    if module not in engine_modules():
        return None
    found = vars(import_module(_ENGINE + module)).get(kind)
    return found if isinstance(found, type) and is_value(found) and class_key(found) == name else None


def is_value(kind: type) -> bool:
    """Whether a class is one of the engine's own for values."""
    return kind.__module__.startswith("willpower.engine.") and not issubclass(kind, (BaseException, tuple))


@cache
def value_fields(kind: type) -> tuple[str, ...]:
    """The fields of a class that are written, in a fixed order."""
    hidden = NOT_WRITTEN.get(class_key(kind), _WRITER_ONLY)
    return tuple([name for name in fields_of(kind) if name not in hidden])


def empty(kind: type) -> object:
    """A fresh instance, its fields to be filled in."""
    return kind(*ARGUMENTS.get(class_key(kind), ()))


Getter = Callable[[object], tuple[object, ...]]


@cache
def getter(kind: type) -> Getter:
    """Return the function that reads all fields of an instance at once."""
    names = value_fields(kind)
    if len(names) > 1:
        return attrgetter(*names)
    return _One(names[0] if names else "")


class _One:
    """Reads one field, or none, as a tuple."""

    __slots__ = ("name",)

    def __init__(self, name: str = "") -> None:
        self.name = name

    def __call__(self, thing: object) -> tuple[object, ...]:
        return (getattr(thing, self.name),) if self.name else ()


EventRow = tuple[int, str, int, int, int, int, int, int, int, str, int, list[str]]
EVENT_ROW: Final = [int, str, int, int, int, int, int, int, int, str, int, list]


def event_row(e: Event) -> EventRow:
    """An event as the arguments it is made with."""
    return (
        e.kind,
        e.clause,
        e.subject,
        e.object,
        e.amount,
        e.player,
        e.source,
        e.origin,
        e.to,
        e.word,
        e.old,
        list(e.kinds),
    )


class Encoder:
    """Turns values of one game into plain data.

    Each value that is not plain is written once, into the table `records`, and pointed at; so what was one
    thing is one thing again after reading. Likewise nodes, and events, of which there are many.
    """

    __slots__ = (
        "_classes",
        "_event_ids",
        "_expansions",
        "_ids",
        "_kept",
        "_node_ids",
        "_where",
        "classes",
        "definitions",
        "events",
        "keywords",
        "listed",
        "nodes",
        "records",
    )

    def __init__(self, g: State, expansions: dict[int, tuple[Keyword, int]] | None = None) -> None:
        self.listed = g.definitions
        self.definitions = {id(d): i for i, d in enumerate(g.definitions)}
        self.classes: list[list[str]] = []
        self.records: list[list[object]] = []
        self.nodes: list[list[object]] = []
        self.events: list[EventRow] = []
        self.keywords: list[Keyword] = []  # written in full, so that what they mean must be told as well
        self._classes: dict[type, int] = {}
        self._ids: dict[int, int] = {}
        self._event_ids: dict[int, int] = {}
        self._node_ids: dict[int, int] = {}
        self._kept: list[object] = []  # made on the way: an identity must not be used twice
        self._where = where(g.definitions, g.allow_partial)
        self._expansions = expansions or {}

    def value(self, v: object) -> object:
        """One value as plain data."""
        kind = v.__class__
        if kind in PLAIN:
            return v
        if kind is tuple:
            assert isinstance(v, tuple)
            return [x if x.__class__ in PLAIN else self.value(x) for x in v]
        if isinstance(v, Node):
            return {NODE: self.node(v)}
        if kind is Event:
            assert isinstance(v, Event)
            return {EVENT: self.event(v)}
        if kind is list:
            assert isinstance(v, list)
            return {LIST: [self.value(x) for x in v]}
        if kind is dict:
            assert isinstance(v, dict)
            return {DICT: self.pairs(v)}
        if kind is frozenset:
            assert isinstance(v, frozenset)
            return {SET: sorted(v)}
        if kind is Definition:
            return {DEFINITION: self.definitions[id(v)]}
        if kind is AbilitySet:
            assert isinstance(v, AbilitySet)
            return {ABILITIES: self.value(v.listed)}
        if isinstance(v, type):
            if not issubclass(v, Node):
                raise TypeError(f"{v.__name__} cannot be part of a state")
            return {CLASS: v.__name__}
        return {RECORD: self.record(v)}

    def pairs(self, v: dict[object, object]) -> list[object]:
        """A dictionary as keys and values in turn."""
        flat: list[object] = []
        for key, x in v.items():
            flat.append(self.value(key))
            flat.append(self.value(x))
        return flat

    def fields(self, v: object, kind: type) -> list[object]:
        """The fields of a value, and what goes without saying of an object in its usual state."""
        row = [x if x.__class__ in PLAIN else self.value(x) for x in getter(kind)(_settled(v, self._kept))]
        if kind is Obj:
            assert isinstance(v, Obj)
            usual = v.base is self.listed[v.definition].faces[v.face]
            row.append(None if usual else self.value(v.base))
            # What a card that is gone last was cannot be worked out again (911.1).
            row.append(None if still_itself(v) or v.chars is v.base else self.value(v.chars))
        return row

    def record(self, v: object) -> object:
        """The place of a value in the table of records."""
        known = self._ids.get(id(v))
        if known is not None:
            return known
        place = len(self.records)
        self._ids[id(v)] = place
        kind = v.__class__
        row: list[object] = [self._class(kind)]
        self.records.append(row)
        if kind is State:
            assert isinstance(v, State)
            log = self.log(v)
            row += self.fields(v, kind)
            row += [log, self.known_definitions(v)]
        else:
            row += self.fields(v, kind)
        return place

    def known_definitions(self, g: State) -> int:
        """How many definitions a state has; one to go back to may lack the last of them."""
        n = len(g.definitions)
        if g.definitions != self.listed[:n]:
            raise TypeError("a state with definitions of its own inside another")
        return n

    def log(self, g: State) -> list[list[int]]:
        """The log as runs of records: first place and length."""
        runs: list[list[int]] = []
        log = g.events()
        if not self.events:  # the usual case: one game, its log comes first
            self.events = [event_row(e) for e in log]
            self._event_ids = {id(e): n for n, e in enumerate(log)}
            if len(self._event_ids) == len(log):
                return [[0, len(log)]]
            self.events = []
            self._event_ids = {}
        for event in log:
            place = self.place_of(event)
            if runs and runs[-1][0] + runs[-1][1] == place:
                runs[-1][1] += 1
            else:
                runs.append([place, 1])
        return runs

    def place_of(self, e: Event) -> int:
        """The place of an event in the table of events."""
        known = self._event_ids.get(id(e))
        if known is None:
            known = len(self.events)
            self._event_ids[id(e)] = known
            self.events.append(event_row(e))
        return known

    def event(self, e: Event) -> object:
        """Write an event."""
        return self.place_of(e)

    def _class(self, kind: type) -> int:
        kind = _WRITTEN_AS.get(kind, kind)
        known = self._classes.get(kind)
        if known is None:
            name = class_key(kind)
            if not is_value(kind):
                raise TypeError(f"{kind.__module__}.{kind.__name__} cannot be part of a state")
            if kind is not State:
                empty(kind)  # what cannot be made anew must not be written
            known = len(self.classes)
            self._classes[kind] = known
            self.classes.append([name, *value_fields(kind)])
        return known

    def node(self, node: Node) -> object:
        """The place of a node in the table of nodes."""
        known = self._node_ids.get(id(node))
        if known is not None:
            return known
        found = self._where.get(id(node))
        if found is not None:
            entry: list[object] = [*found]
        elif id(node) in self._expansions:
            keyword, n = self._expansions[id(node)]
            entry = ["", self.node(keyword), n]
        else:
            if isinstance(node, Keyword):
                self.keywords.append(node)
            kind = type(node)
            entry = [kind.__name__, *[self.value(getattr(node, name)) for name in node_fields(kind)]]
        place = len(self.nodes)
        self._node_ids[id(node)] = place
        self._kept.append(node)
        self.nodes.append(entry)
        return place


class Canonical(Encoder):
    """Turns values into plain data that depends on nothing but what they mean, and only what is to come."""

    __slots__ = ("_rows",)

    def __init__(self, g: State) -> None:
        super().__init__(g)
        self._rows: dict[type, str] = {}

    def state(self, g: State) -> object:
        """Everything of a game but its past."""
        return [self.value(getattr(g, name)) for name in value_fields(State)]

    def value(self, v: object) -> object:
        """One value as plain data; a dictionary with nothing in it is none."""
        return None if isinstance(v, dict) and not v else super().value(v)

    def pairs(self, v: dict[object, object]) -> list[object]:
        """A dictionary as keys and values in turn, in the order of the keys."""
        return super().pairs({key: v[key] for key in sorted(v)})  # type: ignore[type-var]

    def fields(self, v: object, kind: type) -> list[object]:
        """The fields of a value; of a card what it is, wherever the game keeps the definition of that."""
        row = super().fields(v, kind)
        if isinstance(v, Obj):
            row[_definition_place()] = self.listed[v.definition].key
        return row

    def record(self, v: object) -> object:
        """A value with its class and fields."""
        kind = v.__class__
        if isinstance(v, State):
            return self.state(v)
        if isinstance(v, Memory):
            return [self.value(getattr(v, name)) for name in value_fields(Memory) if name not in _PAST]
        if isinstance(v, Work):
            return [self.value(getattr(v, name)) for name in value_fields(Work) if name not in _PAST]
        name = self._rows.get(kind)
        if name is None:
            name = class_key(kind)
            self._rows[kind] = name
        return [name, *self.fields(v, kind)]

    def event(self, e: Event) -> object:
        """The whole event."""
        return event_row(e)

    def node(self, node: Node) -> object:
        """Encode the meaning of a node, not the place where it is printed: equal nodes of two cards are
        alike."""
        return content(node)


@cache
def _definition_place() -> int:
    return value_fields(Obj).index("definition")


_contents: Final[dict[int, tuple[Node, bytes]]] = {}
_MOST_CONTENTS: Final = 200_000


def content(node: Node) -> bytes:
    """A digest of what a node says, without the phrase it was read by."""
    known = _contents.get(id(node))
    if known is not None and known[0] is node:
        return known[1]
    kind = type(node)
    parts = [_said(getattr(node, name)) for name in node_fields(kind) if name != "phrase"]
    found = blake2b(encode([kind.__name__, *parts]), digest_size=12).digest()
    if len(_contents) >= _MOST_CONTENTS:
        _contents.clear()
    _contents[id(node)] = (node, found)
    return found


def _said(value: object) -> object:
    if isinstance(value, Node):
        return [content(value)]
    if isinstance(value, tuple):
        return [0, *[_said(x) for x in value]]
    if isinstance(value, frozenset):
        return [1, *sorted([str(x) for x in value])]
    if isinstance(value, type):
        return [2, value.__name__]
    return value


def _settled(v: object, kept: list[object]) -> object:
    """A value without what is only scribbled on it in passing."""
    if isinstance(v, Lasting) and v.ctx is not None and 0 in v.ctx.slots:
        # Slot 0 is the card an effect is being applied to at the moment (see layers.about).
        made = Lasting()
        for name in value_fields(Lasting):
            setattr(made, name, getattr(v, name))
        made.ctx = v.ctx.copy(NO_WRITER)
        del made.ctx.slots[0]
        kept.append(made.ctx)
        return made
    return v


def expansions_of(keywords: list[Keyword]) -> dict[int, tuple[Keyword, int]]:
    """The nodes made of keywords that no definition has: of which keyword, and which of its nodes."""
    found: dict[int, tuple[Keyword, int]] = {}
    for keyword in keywords:
        for n, node in enumerate(meant_by(keyword)):
            found.setdefault(id(node), (keyword, n))
    return found


def meant_by(keyword: Keyword) -> list[Node]:
    """The nodes that a keyword means and that do not stand in its own fields."""
    found: list[Node] = []
    for node in derived(keyword):
        found += walk_all(node)
    below = {id(n) for f in dataclass_fields(keyword) for n in _nodes_in(getattr(keyword, f.name))}
    return [node for node in found if id(node) not in below]


def _nodes_in(value: object) -> list[Node]:
    found: list[Node] = []
    if isinstance(value, Node):
        found.append(value)
        for f in dataclass_fields(value):
            found += _nodes_in(getattr(value, f.name))
    elif isinstance(value, tuple):
        for item in value:
            found += _nodes_in(item)
    return found
