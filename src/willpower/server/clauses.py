"""Clauses of the rules, as a page shows them."""

from __future__ import annotations

from functools import cache
from typing import Final

from willpower.rules.index import clauses, has_words, parts

from .protocol_http import ClauseInfo
from .table import Refusal

_MOST: Final = 50


@cache
def _order() -> list[str]:
    return list(clauses())


@cache
def _inside() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for number in _order():
        outer = _outer(number)
        if outer is not None:
            found.setdefault(outer, []).append(number)
    return found


def _outer(number: str) -> str | None:
    taken = parts(number)
    if len(taken) == 1:
        return None
    last = taken[-1]
    outer = number[: -len(last)].rstrip(".-")
    return outer if outer in clauses() else None


def clause_info(number: str) -> ClauseInfo:
    """One clause with its neighbours; raises `Refusal`."""
    found = clauses().get(number)
    if found is None:
        raise Refusal("unknown game", f"There is no clause {number[:20]!r}.")
    order = _order()
    place = order.index(number)
    return ClauseInfo(
        number,
        found.section,
        found.summary,
        _outer(number),
        _inside().get(number, []),
        order[place - 1] if place else None,
        order[place + 1] if place + 1 < len(order) else None,
        found.section_ja,
        found.ja,
    )


def search(words: str) -> list[ClauseInfo]:
    """The clauses that contain all words, or whose number begins so."""
    wanted = words.casefold().split()
    if not wanted:
        return []
    hits = [
        number
        for number, clause in clauses().items()
        if has_words(clause, wanted) or (len(wanted) == 1 and number.startswith(wanted[0]))
    ]
    return [clause_info(number) for number in hits[:_MOST]]
