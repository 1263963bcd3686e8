"""Two kinds of cards of which "other" is said once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities.nouns import Filter, OtherThan


def said_once(parts: Any) -> dict[str, Any]:
    """The second kind without the "other" that only the first says."""
    two = parts["two"]
    if two.preds and isinstance(two.preds[0], OtherThan) and not two.preds[0].phrase:
        two = replace(two, preds=two.preds[1:])
    return {**parts, "two": two}


def other_too(one: Filter, two: Filter) -> Filter:
    """ "Each other Golem and Elf": other than this card are both."""
    first = one.preds[:1]
    if not first or not isinstance(first[0], OtherThan) or any(isinstance(p, OtherThan) for p in two.preds):
        return two
    return replace(two, preds=(replace(first[0], phrase=0), *two.preds))
