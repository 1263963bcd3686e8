"""Whether who is at turn on the bench can win in this turn whatever the other does, all cards known."""

from __future__ import annotations

from typing import Final

from willpower.judge.bench import open_bench
from willpower.judge.reading.errors import JudgeError
from willpower.judge.reading.fields import PLAYERS
from willpower.judge.reading.reader import read_text
from willpower.judge.solving.search import SOLVED, Bounds, Search
from willpower.judge.solving.solution import solution
from willpower.judge.writing import step_texts, with_steps, without

from . import catalogue
from .protocol_study import AskWin, BenchWin
from .puzzle_jobs import row_view

_NODES: Final = 60_000
_SECONDS: Final = 10.0


def win(ask: AskWin) -> BenchWin:
    """Search the turn at a step of a file; raises `JudgeError` or `Unmet` for what cannot be searched."""
    databases = [catalogue.own_cards()]
    steps = step_texts(ask.text)
    if ask.at >= 0:
        steps = steps[: ask.at]
    text = with_steps(without(ask.text, "goal"), [step for step in steps if not step.startswith("{expect")])
    bench = open_bench(text, databases)
    if not bench.games:
        raise JudgeError(bench.line, bench.detail)
    g = bench.games[-1]
    if g.over:
        raise JudgeError(0, "the game is over here")
    player = g.turn.player
    file = read_text(f"{text}goal: {{winner: {PLAYERS[player]}}}\n", "", databases)
    search = Search(file, Bounds(1, _NODES, _SECONDS), open_cards=True)
    found = search.run()
    rows = solution(search, found.actions).rows() if found.verdict == SOLVED else []
    return BenchWin(player, found.verdict, found.actions, [row_view(row) for row in rows], found.nodes)  # type: ignore[arg-type]
