"""The routes around the rules: clauses, editions, the judge's bench, puzzles and lessons."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from starlette.requests import Request

from . import rule_pages
from .protocol_study import EditionsCompared, RuleChapter, RulePage, RulesFound
from .routing import Parameter, Route

_WORDS: Final[dict[str, Any]] = {"type": "string", "maxLength": 100}
_NAME: Final[dict[str, Any]] = {"type": "string", "maxLength": 30}


async def rules_contents(api: Any, request: Request, _: Any) -> tuple[RuleChapter, ...]:
    """The chapters and sections of the rules."""
    return await asyncio.to_thread(rule_pages.contents)


async def rules_search(api: Any, request: Request, _: Any) -> RulesFound:
    """What words of anybody find in the rules."""
    return await asyncio.to_thread(rule_pages.find_rules, request.query_params.get("words", "")[:100])


async def rules_page(api: Any, request: Request, _: Any) -> RulePage:
    """All about a clause, a section or a chapter."""
    return await asyncio.to_thread(rule_pages.rule_page, request.path_params["number"])


async def editions_compared(api: Any, request: Request, _: Any) -> EditionsCompared:
    """Where two editions differ."""
    first = request.query_params.get("first", "5.12 Bifrost")
    second = request.query_params.get("second", "8.01")
    return await asyncio.to_thread(rule_pages.compared, first, second)


STUDY: Final[tuple[Route, ...]] = (
    Route("GET", "/api/rules", rules_contents, None, list[RuleChapter], "Chapters and sections of the rules"),
    Route(
        "GET",
        "/api/rules/search",
        rules_search,
        None,
        RulesFound,
        "What words find in the rules",
        (Parameter("words", _WORDS, ""),),
    ),
    Route("GET", "/api/rules/{number}", rules_page, None, RulePage, "A clause, section or chapter"),
    Route(
        "GET",
        "/api/editions/compare",
        editions_compared,
        None,
        EditionsCompared,
        "Where two editions differ",
        (Parameter("first", _NAME, "5.12 Bifrost"), Parameter("second", _NAME, "8.01")),
    ),
)
