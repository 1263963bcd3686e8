"""YAML with the line of every value, read as YAML 1.2: `on`, `yes` and `no` are words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import yaml

from .errors import JudgeError

LARGEST: Final = 1_000_000
MOST_NODES: Final = 50_000
DEEPEST: Final = 50

_INT: Final = re.compile(r"[-+]?[0-9]{1,9}")
_FLOAT: Final = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_NULL: Final = ("", "~", "null", "Null", "NULL")
_TRUE: Final = ("true", "True", "TRUE")
_FALSE: Final = ("false", "False", "FALSE")
# What a writer for YAML 1.1 may have used for the words of the format.
YES_WORDS: Final = frozenset({"yes", "on", "true"})
NO_WORDS: Final = frozenset({"no", "off", "false"})


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value as it was written. `node` tells two places apart that share one anchor."""

    line: int
    text: str
    quoted: bool = False
    node: int = 0

    @property
    def empty(self) -> bool:
        """Whether nothing was written there."""
        return not self.quoted and self.text in _NULL

    @property
    def number(self) -> int | None:
        """The whole number it is, if it is one."""
        if not self.quoted and _INT.fullmatch(self.text):
            return int(self.text)
        return None

    @property
    def truth(self) -> bool | None:
        """Yes or no, in the words of either YAML, if it is one of them."""
        word = self.text.lower()
        if word in YES_WORDS:
            return True
        if word in NO_WORDS:
            return False
        return None


@dataclass(frozen=True, slots=True)
class Listing:
    """A list of values."""

    line: int
    items: tuple[Value, ...]
    node: int = 0


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys with their values, in the order written."""

    line: int
    entries: tuple[tuple[Scalar, Value], ...]
    node: int = 0

    def get(self, key: str) -> Value | None:
        """The value under a key, None if it is not there."""
        for k, v in self.entries:
            if k.text == key:
                return v
        return None

    def keys(self) -> tuple[str, ...]:
        """The keys in order."""
        return tuple(k.text for k, _ in self.entries)

    def __iter__(self) -> Iterator[tuple[Scalar, Value]]:
        return iter(self.entries)


Value = Scalar | Listing | Mapping


class _Reader(yaml.SafeLoader):
    """Stops at brackets that are nested too deeply: going through all of them takes time by their square."""

    def fetch_flow_collection_start(self, TokenClass: Any) -> None:
        if self.flow_level >= DEEPEST:
            raise JudgeError(self.line + 1, "is nested too deeply")
        super().fetch_flow_collection_start(TokenClass)


def load(text: str) -> Value:
    """The document in a text; raises `JudgeError` with the line if it is not one."""
    if len(text) > LARGEST:
        raise JudgeError(0, f"is larger than {LARGEST // 1000} kB")
    try:
        node = yaml.compose(text, Loader=_Reader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        said = " ".join(part for part in (error.context, error.problem) if part)
        raise JudgeError(mark.line + 1 if mark is not None else 0, f"is not YAML: {said}") from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise JudgeError(line, f"is not YAML: the character {error.character!r} is not allowed") from None
    except yaml.YAMLError as error:
        raise JudgeError(0, f"is not YAML: {' '.join(str(error).split())[:200]}") from None
    except RecursionError:
        raise JudgeError(0, "is nested too deeply") from None
    if node is None:
        raise JudgeError(1, "is empty")
    return _Builder().build(node, 0)


class _Builder:
    """Turns composed nodes into values; what anchors expand to is counted, and none may hold itself."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0

    def build(self, node: yaml.Node, depth: int) -> Value:
        line = node.start_mark.line + 1
        self.count += 1
        if self.count > MOST_NODES:
            raise JudgeError(line, f"has more than {MOST_NODES} values")
        if depth > DEEPEST:
            raise JudgeError(line, "is nested too deeply")
        if isinstance(node, yaml.ScalarNode):
            return Scalar(line, str(node.value), node.style is not None, id(node))
        if isinstance(node, yaml.SequenceNode):
            return Listing(line, tuple(self.build(item, depth + 1) for item in node.value), id(node))
        assert isinstance(node, yaml.MappingNode)
        entries: list[tuple[Scalar, Value]] = []
        seen: set[str] = set()
        for key, value in node.value:
            name = self.build(key, depth + 1)
            if not isinstance(name, Scalar):
                raise JudgeError(name.line, "a key must be a word")
            if name.text in seen:
                raise JudgeError(name.line, f"{name.text!r} is there twice; keep one")
            seen.add(name.text)
            entries.append((name, self.build(value, depth + 1)))
        return Mapping(line, tuple(entries), id(node))


def show(value: Value) -> str:
    """A value on one line, as it could be written."""
    if isinstance(value, Scalar):
        return value.text if not value.quoted else f'"{value.text}"'
    if isinstance(value, Listing):
        return "[" + ", ".join(show(item) for item in value.items) + "]"
    return "{" + ", ".join(f"{key.text}: {show(item)}" for key, item in value) + "}"


def plain(value: Value) -> object:
    """A value as ordinary data: text, numbers, booleans, lists and dictionaries."""
    if isinstance(value, Listing):
        return [plain(item) for item in value.items]
    if isinstance(value, Mapping):
        return {key.text: plain(item) for key, item in value}
    if value.quoted:
        return value.text
    if value.text in _NULL:
        return None
    if value.text in _TRUE or value.text in _FALSE:
        return value.text in _TRUE
    number = value.number
    if number is not None:
        return number
    if _FLOAT.fullmatch(value.text):
        return float(value.text)
    return value.text
