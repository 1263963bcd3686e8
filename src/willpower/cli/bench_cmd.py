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

from ..engine import is_compiled
from ..players.drawn_decks import NoDeck, drawn_decks
from ..rules.edition import DEFAULT, edition
from .decks import decks_for, remember_cards, stop, the_cards, the_edition
from .growth import LIMIT, Curve, measure_growth, plot
from .measure import (
    Field,
    interpreter,
    measure_chess,
    measure_field,
    measure_operations,
    measure_simulations,
    measure_start,
)

# What is to be reached now, and where it is heading (per decision; microseconds).
CALLS_NOW: Final = 170
REAL_CALLS_NOW: Final = 300
CALLS_LATER: Final = 80
DRAWN: Final = 20  # decks drawn from a card file

ROOT: Final = Path(__file__).resolve().parents[3]
BUILDER: Final = ROOT / "tools" / "compiled.py"
BUILT: Final = ROOT / "build" / "compiled"


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("bench")(bench)


def bench(
    games: int = typer.Option(1, "--games", min=1, help="How many random games of each pairing."),
    pairings: int = typer.Option(0, "--pairings", min=0, help="Only the first so many pairings; 0: all."),
    seed: int = typer.Option(1, "--seed", help="Which games."),
    edition_name: str = typer.Option(DEFAULT, "--edition", help="The rules."),
    cards: str = typer.Option("", "--cards", help="A card file; twenty decks are drawn from it as well."),
    other_core: bool = typer.Option(False, "--compiled", help="Measure the engine compiled with mypyc too."),
    yardstick: bool = typer.Option(
        True, "--yardstick/--no-yardstick", help="Measure python-chess beside it."
    ),
    growth: bool = typer.Option(
        False, "--growth", help="Only how calls grow with boards, hands, graveyards, stones and turns."
    ),
    picture: str = typer.Option("", "--plot", metavar="FILE", help="Draw the growth curves into this file."),
    as_json: bool = typer.Option(False, "--json", help="Print one JSON object."),
) -> None:
    """Measure random play of every pairing: speed, calls, tails, clones, saves, memory, start."""
    if growth or picture:
        show_growth(measure_growth(), picture, as_json)
        return
    name = the_edition(edition_name)
    most = pairings or 1 << 30
    decks = decks_for(name)
    chess = measure_chess(20_000, seed) if yardstick else None
    plies = chess["plies_per_second"] if chess is not None else None
    field = measure_field(decks, games, seed, name, most)
    real: Field | None = None
    if cards:
        database = the_cards([cards])
        try:
            drawn = drawn_decks(database, DRAWN, seed, edition(name))
        except NoDeck as error:
            stop(str(error))
        remember_cards(database)
        real = measure_field(drawn, games, seed, name, most)
    first, second, *_ = decks.values()
    result: dict[str, Any] = {
        "core": "compiled" if is_compiled() else "pure",
        "interpreter": interpreter(),
        "edition": name,
        "seed": seed,
        "bundled": field.as_dict(plies),
        "real": real.as_dict(plies) if real is not None else None,
        **rounded(measure_operations((first, second), seed, name)),
        **rounded(measure_simulations(decks, seed, name)),
        **rounded(measure_start()),
        "yardstick": chess,
        "targets": {"bundled_calls": CALLS_NOW, "real_calls": REAL_CALLS_NOW, "later_calls": CALLS_LATER},
    }
    columns = [result]
    if other_core:
        words = ["--games", str(games), "--pairings", str(pairings), "--seed", str(seed), "--edition", name]
        built = measure_compiled([*words, *(["--cards", cards] if cards else [])], quiet=as_json)
        built["yardstick"] = chess
        result["compiled"] = built
        columns.append(built)
    if as_json:
        typer.echo(json.dumps(result))
        return
    show(Console(highlight=False), columns, chess)


def show_growth(curves: list[Curve], picture: str, as_json: bool) -> None:
    """Print the curves, and draw them where a file is named."""
    if picture:
        try:
            plot(curves, Path(picture))
        except ImportError:
            stop("--plot needs matplotlib: pip install 'willpower[plots]'")
        except (OSError, ValueError) as error:
            stop(f"{picture} cannot be written: {error}")
    if as_json:
        typer.echo(json.dumps({"growth": [curve.as_dict() for curve in curves]}))
        return
    table = Table(title="calls per decision", title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", no_wrap=True)
    for n in range(len(curves[0].sizes)):
        table.add_column(f"{curves[0].sizes[n]} each", justify="right")
    table.add_column("exponent", justify="right", no_wrap=True)
    table.add_column("to reach", justify="right")
    for curve in curves:
        turns = f" ({', '.join(map(str, curve.sizes))})" if curve.sizes != curves[0].sizes else ""
        cells = [f"{calls:,.0f}" for calls in curve.calls]
        goal = "flat" if curve.flat else f"{LIMIT}"
        table.add_row(f"{curve.name}{turns}", *cells, f"{curve.exponent:.2f}", goal)
    Console(highlight=False).print(table)


def rounded(figures: dict[str, float]) -> dict[str, float]:
    """Figures with as many places as mean something."""
    return {name: round(value, 3 if name.endswith("_s") else 1) for name, value in figures.items()}


def measure_compiled(words: list[str], quiet: bool) -> dict[str, Any]:
    """Measure the compiled engine in a process of its own, building it first where that is due."""
    if not BUILDER.is_file():
        stop("--compiled needs a checkout of the project: tools/compiled.py builds the engine")
    built = subprocess.run([sys.executable, str(BUILDER), "--build"], capture_output=quiet, check=False)
    if built.returncode:
        stop("the engine could not be compiled; `make compiled` tells why")
    run = subprocess.run(
        [sys.executable, "-c", "from willpower.cli.main import app; app()", "bench", "--json", *words],
        env={**os.environ, "PYTHONPATH": str(BUILT)},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        stop(f"the compiled engine does not run:\n{run.stderr}")
    found: dict[str, Any] = json.loads(run.stdout)
    if found["core"] != "compiled":
        stop("the engine that was measured is not the compiled one")
    return found


ROWS: Final = (
    ("games", "games", "{:,}"),
    ("decisions", "decisions", "{:,}"),
    ("decisions/s", "decisions_per_second", "{:,.0f}"),
    ("decisions per chess ply", "per_ply", "{:.2f}"),
    ("calls per decision", "calls", "{:,.1f}"),
    ("  median pairing", "median_calls", "{:,.1f}"),
    ("  dearest pairing", "worst_calls", "{:,.1f}"),
    ("median decision, ms", "median_ms", "{:.3f}"),
    ("99.9 % of decisions below, ms", "p999_ms", "{:.2f}"),
    ("longest decision, ms", "worst_ms", "{:.2f}"),
)
ONCE: Final = (
    ("us per clone", "clone_us", "{:,.1f}"),
    ("us per Game.new", "new_us", "{:,.0f}"),
    ("us per view", "view_us", "{:,.0f}"),
    ("us per save", "save_us", "{:,.0f}"),
    ("us per load", "load_us", "{:,.0f}"),
    ("us per hash", "hash_us", "{:,.0f}"),
    ("us per key of a position", "key_us", "{:,.1f}"),
    ("us per determinize", "determinize_us", "{:,.0f}"),
    ("bytes per save", "save_bytes", "{:,.0f}"),
    ("bytes per finished game", "game_bytes", "{:,.0f}"),
    ("simulations to the end/s", "rollouts_per_second", "{:,.1f}"),
    ("simulations of ten decisions/s", "short_rollouts_per_second", "{:,.1f}"),
    ("first decision of a process, CPU s", "start_s", "{:.2f}"),
    ("willpower --help, CPU s", "help_s", "{:.2f}"),
)


def show(console: Console, columns: list[dict[str, Any]], chess: dict[str, Any] | None) -> None:
    """Print the tables: each field of decks, then what is measured once."""
    for title in ("bundled", "real"):
        have = [one for one in columns if one[title] is not None]
        if have:
            said = f"{title} decks, {have[0][title]['pairings']} pairings, {have[0]['edition']}"
            console.print(
                figures(f"{said}; {interpreter()}", [(one["core"], one[title]) for one in have], ROWS)
            )
            worst = have[0][title]["worst_pairing"]
            console.print(f"dearest: {worst[0]} against {worst[1]}", markup=False)
    console.print(figures("once", [(one["core"], one) for one in columns], ONCE))
    if chess is None:
        console.print("python-chess, the yardstick, is not installed or was left out")
    else:
        rate = f"{chess['plies_per_second']:,.0f} plies/s, {chess['calls']} calls a ply"
        console.print(f"{chess['name']}: {rate}", markup=False)


def figures(
    title: str, columns: list[tuple[str, dict[str, Any]]], rows: tuple[tuple[str, str, str], ...]
) -> Table:
    """A table of figures, a column for each core."""
    table = Table(title=escape(title), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", no_wrap=True)
    for name, _ in columns:
        table.add_column(name, justify="right")
    for label, key, form in rows:
        # Of a compiled engine the interpreter sees no calls.
        values = [
            "-" if one[key] is None or ("calls" in key and name == "compiled") else form.format(one[key])
            for name, one in columns
        ]
        table.add_row(label, *values)
    return table
