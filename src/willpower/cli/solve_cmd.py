"""`willpower solve`: find the line that reaches the goal of a puzzle."""

import json
from pathlib import Path

import typer

from willpower.judge.reading.errors import JudgeError, Unmet
from willpower.judge.reading.reader import read_path
from willpower.judge.solving.plans import solutions
from willpower.judge.solving.search import BOUND, NODES, NONE, SECONDS, SOLVED, Bounds, Result, Search
from willpower.judge.solving.solution import Line, solution
from willpower.judge.solving.study import MANY, Stop, Study
from willpower.judge.telling.report import judge_files

from .judge_cmd import card_databases

# The exit status for each outcome; 2 is a file that cannot be used.
STATUS = {SOLVED: 0, NONE: 1, BOUND: 3}
UNUSABLE = 2


def register(app: typer.Typer) -> None:
    """Adds the command to the program."""
    app.command("solve")(solve)


def solve(
    paths: list[Path] = typer.Argument(..., metavar="FILE_OR_DIR...", help="Judge files with a `goal:`."),
    turns: int = typer.Option(1, "--turns", min=1, help="Turns to search, this one included."),
    nodes: int = typer.Option(NODES, "--nodes", min=1, help="Stop after so many positions."),
    seconds: float = typer.Option(SECONDS, "--seconds", min=0.1, help="Stop after so many seconds."),
    open_cards: bool = typer.Option(False, "--open", help="Hidden cards are known to both players."),
    verbose: bool = typer.Option(False, "--verbose", "-v", help="Tell what each move brings about."),
    count: bool = typer.Option(
        False, "--count", help="Count the solutions with the least actions, and their orders."
    ),
    hint: bool = typer.Option(False, "--hint", help="Tell only how the solution begins."),
    attempt: str = typer.Option("", "--try", metavar="MOVE", help="What comes of this first move instead."),
    as_json: bool = typer.Option(False, "--json", help="One JSON object per file and line."),
    cards: list[Path] = typer.Option([], "--cards", metavar="DATABASE", help="A card database to use too."),
) -> None:
    """Search for a line of the turn player that reaches the goal, whatever the opponent does.

    Exit status 0: there is one; 1: there is none; 2: a file cannot be used; 3: a bound was reached.
    """
    databases = card_databases(cards)
    statuses: list[int] = []
    files = judge_files(paths)
    for path in files:
        try:
            file = read_path(path, databases)
            search = Search(file, Bounds(turns, nodes, seconds), open_cards)
            result = search.run()
        except (JudgeError, Unmet) as error:
            statuses.append(UNUSABLE)
            if as_json:
                typer.echo(json.dumps({"file": str(path), "result": "error", "detail": str(error)}))
            else:
                typer.echo(f"ERROR  {path}: {error}", err=True)
            continue
        line = solution(search, result.actions) if result.verdict == SOLVED else None
        statuses.append(STATUS[result.verdict])
        study = Study(search, result.actions, Bounds(turns, nodes, seconds)) if line is not None else None
        more = studied(study, count or as_json, hint, attempt) if study is not None else {}
        if as_json:
            typer.echo(as_data(path, file.title, turns, result, line, more))
            continue
        if len(files) > 1:
            typer.echo(f"{path}  {file.title}")
        shown = told(result, line, verbose, turns) if study is None or not (hint or attempt) else []
        for said in [*shown, *told_more(more)]:
            typer.echo(said)
    if max(statuses):
        raise typer.Exit(max(statuses))


def studied(study: Study, count: bool, hint: bool, attempt: str) -> dict[str, object]:
    """What else was asked about a solved puzzle: how many solutions, a hint, what comes of a try."""
    found: dict[str, object] = {}
    try:
        if count:
            found["solutions"] = found["orders"] = None
            found["solutions"] = solutions(study)
            found["orders"] = study.orders()
        if hint:
            found["hint"] = study.hint()
        if attempt:
            tries = study.tried(attempt)
            found["tried"] = [
                {"move": str(one.move), "wins": one.wins, "line": one.line.lines(), "end": one.line.clause}
                for one in tries
            ]
    except Stop:
        found["bound"] = study.search.why_bound
    return found


def told_more(more: dict[str, object]) -> list[str]:
    """The same for reading."""
    said: list[str] = []
    if "hint" in more:
        said.append(f"hint: begin with {more['hint']}")
    if "solutions" in more and more["solutions"] is not None:
        ways, orders = _many(more["solutions"], "solution"), _many(more["orders"], "order")
        said.append(f"{ways} with the least actions, in {orders}")
    tries = more.get("tried")
    if isinstance(tries, list):
        if not tries:
            said.append("try: there is no such first move")
        for one in tries:
            said += [*one["line"][: -1 if not one["wins"] else None]]
            said.append("this reaches the goal too" if one["wins"] else "now the goal is out of reach")
    if "bound" in more:
        said.append(f"bound: {more['bound']} reached before all was looked at")
    return said


def _many(n: object, what: str) -> str:
    return f"{MANY} {what}s or more" if n == MANY else f"one {what}" if n == 1 else f"{n} {what}s"


def told(result: Result, line: Line | None, verbose: bool, turns: int) -> list[str]:
    """What was found, for reading."""
    spent = f"{result.nodes} positions, {result.seconds:.1f} s"
    within = "this turn" if turns == 1 else f"within {turns} turns"
    if line is not None:
        count = f"{result.actions} action{'s' if result.actions != 1 else ''}"
        return [*line.lines(verbose), f"solved with {count} ({spent})"]
    if result.verdict == NONE:
        return [f"none: no line reaches the goal {within} ({spent})"]
    return [f"bound: no line found before the bound of {result.bound} was reached ({spent})"]


def as_data(
    path: Path, title: str, turns: int, result: Result, line: Line | None, more: dict[str, object]
) -> str:
    """What was found, as one JSON object; solutions are None if a bound was reached first."""
    data: dict[str, object] = {
        "file": str(path),
        "title": title,
        "result": result.verdict,
        "turns": turns,
        "actions": result.actions if line is not None else None,
        "positions": result.nodes,
        "seconds": round(result.seconds, 3),
        "bound": result.bound or None,
        "line": line.as_data() if line is not None else None,
        "solutions": more.get("solutions"),
        "orders": more.get("orders"),
    }
    data.update({key: more[key] for key in ("hint", "tried") if key in more})
    return json.dumps(data, ensure_ascii=False)
