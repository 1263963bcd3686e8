"""Clauses of the rules, as a page shows them."""

from __future__ import annotations

from functools import cache
from typing import Final

from willpower.rules import citations
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


def _older(number: str, edition: str) -> ClauseInfo | None:
    """A section of the rulebook of an older edition, with the clauses of 8.01 that it became."""
    book = edition.split(" ")[0]
    found = citations.sections(book).get(citations.as_listed(book, number)) if edition else None
    if found is None:
        return None
    today = ", ".join([one for one in found.clauses if one in clauses()])
    said = f"{found.summary} ({citations.NEWEST}: {today})" if today else found.summary
    return ClauseInfo(number, f"Rules {book}", said, None, [], None, None, "", "")


def clause_info(number: str, edition: str = "") -> ClauseInfo:
    """One clause with its neighbours, of 8.01 or of the rulebook of an older edition; raises `Refusal`."""
    old = _older(number, edition)
    if old is not None:
        return old
    number = number.removeprefix(f"{citations.NEWEST} ")  # where an older rulebook is silent
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
