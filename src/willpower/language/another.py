"""Another than which card: "for each other Elf" is another than the card that gains."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from willpower.abilities.ability import Ability
from willpower.abilities.base import Node
from willpower.abilities.nouns import Filter, Noun, OtherThan, Ref, Shares, This, Who


def than_each(value: Any, of: Noun, of_each: Callable[[Any, Noun], Any]) -> Any:
    """What is gained with "other" said of the card that gains, where that is not this card; `of_each` says
    the same of pronouns."""
    if isinstance(of, This | Who):
        return value
    if isinstance(value, tuple):
        return tuple(than_each(item, of, of_each) for item in value)
    if not isinstance(value, Node) or isinstance(value, Ability):
        return value
    if isinstance(value, OtherThan) and isinstance(value.what, This):
        return replace(value, what=Ref(0, phrase=value.what.phrase))
    if isinstance(value, Filter) and OtherThan(This()) in value.preds:  # "that shares a race with it"
        preds = tuple(of_each(p, This()) if isinstance(p, Shares) else p for p in value.preds)
        return replace(value, preds=tuple(than_each(p, of, of_each) for p in preds))
    changes = {f.name: than_each(getattr(value, f.name), of, of_each) for f in fields(value)}
    changes = {name: new for name, new in changes.items() if new is not getattr(value, name)}
    return replace(value, **changes) if changes else value
