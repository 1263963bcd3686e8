"""Typed values out of loaded YAML, with complaints that say what was expected there."""

from __future__ import annotations

from collections.abc import Collection

from willpower.engine import BOTH_PLAYERS, PlayerId

from .errors import JudgeError, hint
from .loader import Listing, Mapping, Scalar, Value, show

PLAYERS = ("A", "B")


def mapping(value: Value, what: str) -> Mapping:
    """A mapping; an empty place is an empty one."""
    if isinstance(value, Mapping):
        return value
    if isinstance(value, Scalar) and value.empty:
        return Mapping(value.line, ())
    raise JudgeError(value.line, f"{what}: a mapping was expected, not {_shown(value)}")


def known_keys(value: Mapping, allowed: Collection[str], what: str) -> None:
    """Complains about the first key that is none of those allowed."""
    for key, _ in value:
        if key.text not in allowed:
            raise JudgeError(key.line, f"unknown key {key.text!r} in {what}; {hint(key.text, allowed)}")


def items(value: Value) -> tuple[Value, ...]:
    """The items of a list; anything else counts as a list of one, an empty place as none."""
    if isinstance(value, Listing):
        return value.items
    if isinstance(value, Scalar) and value.empty:
        return ()
    return (value,)


def listing(value: Value, what: str) -> tuple[Value, ...]:
    """The items of a list, which it must be."""
    if isinstance(value, Listing):
        return value.items
    if isinstance(value, Scalar) and value.empty:
        return ()
    raise JudgeError(value.line, f"{what}: a list was expected, not {_shown(value)}")


def text(value: Value, what: str) -> str:
    """A word or sentence as it was written."""
    if isinstance(value, Scalar) and (value.quoted or not value.empty):
        return value.text
    raise JudgeError(value.line, f"{what}: a word was expected, not {_shown(value)}")


def number(value: Value, what: str, least: int = 0) -> int:
    """A whole number; quotes around it make no difference."""
    found: int | None = None
    if isinstance(value, Scalar):
        found = Scalar(value.line, value.text).number
    if found is None:
        raise JudgeError(value.line, f"{what}: a whole number was expected, not {_shown(value)}")
    if found < least:
        raise JudgeError(value.line, f"{what}: {found} is less than {least}")
    return found


def truth(value: Value, what: str) -> bool:
    """Yes or no."""
    found = value.truth if isinstance(value, Scalar) else None
    if found is None:
        raise JudgeError(value.line, f"{what}: true or false was expected, not {_shown(value)}")
    return found


def player(value: Value, what: str) -> PlayerId:
    """A player, A or B."""
    if isinstance(value, Scalar) and value.text in PLAYERS:
        return BOTH_PLAYERS[PLAYERS.index(value.text)]
    raise JudgeError(value.line, f"{what}: a player was expected, A or B, not {_shown(value)}")


def word(value: Value, allowed: Collection[str], what: str) -> str:
    """One of some words."""
    found = text(value, what)
    if found not in allowed:
        raise JudgeError(value.line, f"{what}: {found!r} is not allowed there; {hint(found, allowed)}")
    return found


def _shown(value: Value) -> str:
    if isinstance(value, Scalar) and value.empty and not value.quoted:
        return "nothing"
    said = show(value)
    return said if len(said) < 80 else said[:77] + "..."
