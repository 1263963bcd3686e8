"""Speed and size: `willpower bench`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import typer
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..rules.edition import DEFAULT
from .decks import decks_for, stop, the_edition
from .measure import Measured, interpreter, measure, measure_chess

# What is to be reached now, and where it is heading (per decision; microseconds).
CALLS_NOW: Final = 200
CALLS_LATER: Final = 80
CLONE_NOW: Final = 60
CLONE_LATER: Final = 10

ROOT: Final = Path(__file__).resolve().parents[3]
BUILDER: Final = ROOT / "tools" / "compiled.py"
BUILT: Final = ROOT / "build" / "compiled"


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("bench")(bench)


def bench(
    games: int = typer.Option(40, "--games", min=1, help="How many random games are measured."),
    seed: int = typer.Option(1, "--seed", help="Which ones."),
    edition_name: str = typer.Option(DEFAULT, "--edition", help="The rules."),
    compiled: bool = typer.Option(False, "--compiled", help="Also measure the engine compiled with mypyc."),
    yardstick: bool = typer.Option(
        True, "--yardstick/--no-yardstick", help="Measure python-chess beside it."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print one JSON object."),
) -> None:
    """Measure random play: speed, calls, clones, saves, memory."""
    edition = the_edition(edition_name)
    bundled = decks_for(edition)
    names = list(bundled)[:2]
    decks = (bundled[names[0]], bundled[names[1]])
    own = measure(decks, games, seed, edition)
    other = measure_chess(own.decisions // 2, seed) if yardstick else None
    result: dict[str, Any] = {
        "interpreter": interpreter(),
        "edition": edition,
        "decks": names,
        "willpower": own.as_dict(),
        "yardstick": other.as_dict() if other is not None else None,
        "targets": {
            "calls_per_decision": {"now": CALLS_NOW, "later": CALLS_LATER},
            "clone_us": {"now": CLONE_NOW, "later": CLONE_LATER},
        },
    }
    built: Measured | None = None
    if compiled:
        built = measure_compiled(games, seed, edition, quiet=as_json)
        result["compiled"] = built.as_dict()
        result["factor"] = round(built.decisions_per_second / own.decisions_per_second, 2)
    if as_json:
        typer.echo(json.dumps(result))
        return
    show(Console(highlight=False), own, built, other, f"{names[0]} against {names[1]}, {edition}")


def measure_compiled(games: int, seed: int, edition: str, quiet: bool) -> Measured:
    """Measures the compiled engine in a process of its own, building it first where that is due."""
    if not BUILDER.is_file():
        stop("--compiled needs a checkout of the project: tools/compiled.py builds the engine")
    built = subprocess.run([sys.executable, str(BUILDER), "--build"], capture_output=quiet, check=False)
    if built.returncode:
        stop("the engine could not be compiled; `make compiled` tells why")
    words = [
        "bench",
        "--json",
        "--no-yardstick",
        "--games",
        str(games),
        "--seed",
        str(seed),
        "--edition",
        edition,
    ]
    run = subprocess.run(
        [sys.executable, "-c", "from willpower.cli.main import app; app()", *words],
        env={**os.environ, "PYTHONPATH": str(BUILT)},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        stop(f"the compiled engine does not run:\n{run.stderr}")
    found = json.loads(run.stdout)["willpower"]
    if found["engine"] != "willpower, compiled":
        stop("the engine that was measured is not the compiled one")
    return Measured(
        found["engine"],
        found["games"],
        found["decisions"],
        found["seconds"],
        found["calls_per_decision"],
        found["clone_us"],
        found["save_bytes"],
        found["game_bytes"],
    )


def show(console: Console, own: Measured, built: Measured | None, other: Measured | None, what: str) -> None:
    """Prints the table."""
    table = Table(
        title=escape(f"{what}; {interpreter()}"), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False
    )
    table.add_column("", no_wrap=True)
    columns = [one for one in (own, built, other) if one is not None]
    for one in columns:
        table.add_column(one.name, justify="right")
    table.add_column("now", justify="right", style="dim")
    table.add_column("later", justify="right", style="dim")

    def row(title: str, values: list[str], now: str = "", later: str = "") -> None:
        table.add_row(title, *values, now, later)

    row("games", [f"{one.games}" for one in columns])
    row("decisions", [f"{one.decisions}" for one in columns])
    row("decisions/s", [f"{one.decisions_per_second:,.0f}" for one in columns])
    row("games/s", [f"{one.games_per_second:,.1f}" for one in columns])
    row(
        "calls per decision",
        ["-" if one is built else f"{one.calls_per_decision:,.1f}" for one in columns],
        f"<= {CALLS_NOW}",
        f"{CALLS_LATER}",
    )
    row("us per clone", [f"{one.clone_us:,.1f}" for one in columns], f"<= {CLONE_NOW}", f"{CLONE_LATER}")
    row("bytes per save", [f"{one.save_bytes:,.0f}" for one in columns])
    row("memory per game, KB", [f"{one.game_bytes / 1024:,.0f}" for one in columns])
    console.print(table)
    if built is not None:
        factor = built.decisions_per_second / own.decisions_per_second
        console.print(f"compiled: {factor:.1f} times as many decisions per second")
    if other is None:
        console.print("python-chess, the yardstick, is not installed or was left out")
