"""What a break is made of, and the two ways to put a rule of the running engine wrong.

`rebind` puts another function in the place of one, wherever a module of willpower refers to it. `edited`
changes a few characters of a function's source and gives the function the code that comes of it. Both fail
loudly when the engine no longer has what they mean to break.
"""

from __future__ import annotations

import importlib
import inspect
import sys
import textwrap
from collections.abc import Callable
from types import FunctionType
from typing import Any, NamedTuple

from willpower.engine.core.procedure import Procedure

Patch = Callable[[], None]


class Break(NamedTuple):
    """One rule put wrong: its name, the clauses it breaks, the conformance modules that must notice."""

    name: str
    clauses: tuple[str, ...]
    modules: tuple[str, ...]
    apply: Patch


class Stale(Exception):
    """The engine has changed: there is nothing left of what the break was to change."""


def made(name: str, clauses: str, modules: str, apply: Patch) -> Break:
    """A break, with clauses and module numbers written as words."""
    return Break(name, tuple(clauses.split()), tuple(modules.split()), apply)


def rebind(old: Any, new: Any) -> None:
    """Puts `new` in the place of `old` in every loaded module of willpower."""
    found = 0
    for name, module in list(sys.modules.items()):
        if name.startswith("willpower"):
            for key, value in list(vars(module).items()):
                if value is old:
                    setattr(module, key, new)
                    found += 1
                elif isinstance(value, Procedure):
                    value.fill(*[(clause, new if step is old else step) for clause, step in value.rows])
    if not found:
        raise Stale(f"nothing refers to {old!r}")


def found(path: str) -> Any:
    """The function of the engine that `module:name` or `module:Class.method` stands for."""
    module, _, rest = path.partition(":")
    thing: Any = importlib.import_module(f"willpower.engine.{module}")
    for part in rest.split("."):
        if not hasattr(thing, part):
            raise Stale(f"there is no {path}")
        thing = getattr(thing, part)
    return thing


def edit(path: str, old: str, new: str) -> None:
    """Gives a function of the engine the code of its source with `new` for the first `old`."""
    function = found(path)
    if not isinstance(function, FunctionType):
        raise Stale(f"{path} is not a plain function")
    source = textwrap.dedent(inspect.getsource(function))
    if old not in source:
        raise Stale(f"{path} no longer says {old!r}")
    text = "from __future__ import annotations\n" + source.replace(old, new, 1)
    names: dict[str, Any] = {}
    exec(compile(text, function.__code__.co_filename, "exec"), function.__globals__, names)
    function.__code__ = names[function.__name__].__code__


def edited(path: str, old: str, new: str) -> Patch:
    """A patch that edits one function."""

    def apply() -> None:
        edit(path, old, new)

    return apply


def exchanged(path: str, value: object) -> Patch:
    """A patch that puts another value in the place of a constant."""

    def apply() -> None:
        rebind(found(path), value)

    return apply


def nothing(path: str) -> Patch:
    """A patch that leaves a function without any effect."""

    def apply() -> None:
        rebind(found(path), lambda *_, **__: None)

    return apply


def always(path: str, value: object) -> Patch:
    """A patch that makes a function answer the same each time."""

    def apply() -> None:
        rebind(found(path), lambda *_, **__: value)

    return apply
