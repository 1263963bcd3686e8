"""The routes around the rules: clauses, editions, the judge's bench, puzzles and lessons."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from willpower.judge.collection import judge_collection, judge_text_of

from . import lesson_jobs, puzzle_jobs, rule_pages
from .bench_jobs import CompareOnBench, OnBench, UsesOnBench, WinOnBench
from .card_lines import find_cards
from .jobs import Job
from .lesson_jobs import OnLesson, UsesInLesson
from .pool import Refused, TookTooLong
from .protocol_study import (
    AskBench,
    AskBenchUses,
    AskCompare,
    AskLesson,
    AskPuzzle,
    AskWin,
    BenchCompared,
    BenchFile,
    BenchState,
    BenchUses,
    BenchWin,
    CardLine,
    EditionsCompared,
    JudgeLine,
    LessonInfo,
    LessonState,
    PuzzleInfo,
    PuzzleState,
    RuleChapter,
    RulePage,
    RulesFound,
)
from .puzzle_jobs import OnPuzzle, UsesInPuzzle
from .routing import Parameter, Route
from .table import Refusal

_WORDS: Final[dict[str, Any]] = {"type": "string", "maxLength": 100}
_SECONDS: Final = 15.0  # that a job of the bench may take
_MOST: Final = 60
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


async def work(api: Any, job: Job, seconds: float = _SECONDS) -> Response:
    """Have a job done in a process of its own; its answer is JSON. Raises `Refusal`."""
    try:
        found: bytes = await api.hub.slow.do(job, bytes, seconds)
    except TookTooLong:
        raise Refusal("not possible", f"This takes longer than {seconds:.0f} seconds.") from None
    except Refused as error:
        raise Refusal("malformed", error.sentence[:1].upper() + error.sentence[1:]) from None
    return Response(found, media_type="application/json")


async def bench(api: Any, request: Request, body: AskBench) -> Response:
    """A judge file opened at a step, perhaps changed or played on."""
    return await work(api, OnBench(body))


async def bench_uses(api: Any, request: Request, body: AskBenchUses) -> Response:
    """What can be done on the bench, and why the rest cannot."""
    return await work(api, UsesOnBench(body))


async def bench_compare(api: Any, request: Request, body: AskCompare) -> Response:
    """A judge file under two rule sets."""
    return await work(api, CompareOnBench(body), 2 * _SECONDS)


async def bench_win(api: Any, request: Request, body: AskWin) -> Response:
    """Whether who is at turn on the bench can win in this turn."""
    return await work(api, WinOnBench(body), 2 * _SECONDS)


async def bench_files(api: Any, request: Request, _: Any) -> list[JudgeLine]:
    """Bundled judge files with these words in their titles, paths or clauses."""
    words = request.query_params.get("words", "")[:100].casefold().split()
    files = await asyncio.to_thread(judge_collection)
    hits = [
        one
        for one in files.values()
        if all([w in f"{one.title} {one.path} {' '.join(one.clauses)}".casefold() for w in words])
    ]
    return [rule_pages.judge_line(one) for one in hits[:_MOST]]


async def bench_file(api: Any, request: Request, _: Any) -> BenchFile:
    """A bundled judge file."""
    path = request.query_params.get("path", "")
    try:
        return BenchFile(path, await asyncio.to_thread(judge_text_of, path))
    except KeyError:
        raise Refusal("unknown game", "There is no such judge file.") from None


async def bench_cards(api: Any, request: Request, _: Any) -> list[CardLine]:
    """Cards with these words in their names, types or races, to put on the board."""
    words = request.query_params.get("words", "")[:100].casefold().split()
    return await asyncio.to_thread(find_cards, words, _MOST)


async def puzzle_list(api: Any, request: Request, _: Any) -> tuple[PuzzleInfo, ...]:
    """The bundled puzzles."""
    return await asyncio.to_thread(puzzle_jobs.puzzle_list)


async def puzzle(api: Any, request: Request, body: AskPuzzle) -> Response:
    """A puzzle after picks and the opponent's answers."""
    return await work(api, OnPuzzle(body), 3 * _SECONDS)


async def puzzle_uses(api: Any, request: Request, body: AskPuzzle) -> Response:
    """What can be done in a puzzle, and why the rest cannot."""
    return await work(api, UsesInPuzzle(body))


async def lesson_uses(api: Any, request: Request, body: AskLesson) -> Response:
    """What can be done in a lesson, and why the rest cannot."""
    return await work(api, UsesInLesson(body))


async def lesson_list(api: Any, request: Request, _: Any) -> list[LessonInfo]:
    """The lessons of the course."""
    return await asyncio.to_thread(lesson_jobs.lesson_list)


async def lesson(api: Any, request: Request, body: AskLesson) -> Response:
    """A task of a lesson after picks."""
    return await work(api, OnLesson(body))


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
    Route("POST", "/api/bench", bench, AskBench, BenchState, "A judge file opened at a step"),
    Route(
        "POST", "/api/bench/uses", bench_uses, AskBenchUses, BenchUses, "What can be done there, and why not"
    ),
    Route("POST", "/api/bench/win", bench_win, AskWin, BenchWin, "Whether the turn can be won"),
    Route("POST", "/api/bench/compare", bench_compare, AskCompare, BenchCompared, "Under two rule sets"),
    Route(
        "GET",
        "/api/bench/files",
        bench_files,
        None,
        list[JudgeLine],
        "Bundled judge files",
        (Parameter("words", _WORDS, ""),),
    ),
    Route(
        "GET",
        "/api/bench/file",
        bench_file,
        None,
        BenchFile,
        "A bundled judge file",
        (Parameter("path", _WORDS, ""),),
    ),
    Route(
        "GET",
        "/api/bench/cards",
        bench_cards,
        None,
        list[CardLine],
        "Cards to put on the board",
        (Parameter("words", _WORDS, ""),),
    ),
    Route("GET", "/api/puzzles", puzzle_list, None, list[PuzzleInfo], "The bundled puzzles"),
    Route("POST", "/api/puzzles/play", puzzle, AskPuzzle, PuzzleState, "A puzzle after picks"),
    Route("POST", "/api/puzzles/uses", puzzle_uses, AskPuzzle, BenchUses, "What can be done in a puzzle"),
    Route("POST", "/api/lessons/uses", lesson_uses, AskLesson, BenchUses, "What can be done in a lesson"),
    Route("GET", "/api/lessons", lesson_list, None, list[LessonInfo], "The lessons of the course"),
    Route("POST", "/api/lessons/play", lesson, AskLesson, LessonState, "A task of a lesson after picks"),
)
