"""Decks against decks: `willpower matchups`."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from ..cards.bundled import modern_decks
from ..cards.deck import Deck
from ..cards.store import data_folder, write_whole
from ..engine import engine_fingerprint
from ..players.crew import CrewFailed, crew_of
from ..players.deck_notes import DeckNotes, Noted, play_noted
from ..players.make import PLAYERS, BadPlayer, check_player
from ..players.matchups import (
    DRAW,
    FIRST,
    OPEN,
    UNFINISHED,
    Matchups,
    pairings,
    play_pairing,
    player_fingerprint,
)
from ..rules.edition import DEFAULT
from .bars import bar
from .deck_plots import deck_page, heat_map
from .decks import partly_understood, stop, the_cards, the_deck, the_edition
from .soak_cmd import playable

CHUNK: Final = 5  # games that one process plays before it reports
KEPT: Final = "matchups.json"
LOWEST, HIGHEST = 0.35, 0.65  # what a deck should win against the field


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("matchups")(matchups)


def matchups(
    games: int = typer.Option(200, "--games", min=1, help="How many games a pairing, half of them each way."),
    deck: list[str] = typer.Option(
        [], "--deck", help="A deck to play with; all modern bundled ones if none is named."
    ),
    seed: int = typer.Option(1, "--seed", help="The series; the same seed plays the same games."),
    player: str = typer.Option("greedy", "--player", help=f"Who plays: {', '.join(PLAYERS)}."),
    edition_name: str = typer.Option(DEFAULT, "--edition", help="The rules."),
    cards: list[str] = typer.Option([], "--cards", help="A card file to take cards from; may be repeated."),
    allow_partial: bool = typer.Option(
        False, "--allow-partial", help="Play cards not wholly understood with the rest of their text."
    ),
    workers: int = typer.Option(
        0, "--workers", "--jobs", min=0, help="Processes of this machine; 0: one for each core."
    ),
    cluster: str = typer.Option("", "--cluster", help="A dask.distributed scheduler, tcp://host:8786."),
    keep: str = typer.Option(
        "", "--keep", help=f"Where results are kept while it runs; {KEPT} in the data folder by itself."
    ),
    fresh: bool = typer.Option(False, "--fresh", help="Forget the results that were kept."),
    write: str = typer.Option("", "--write", help="Write the table as a page to this file."),
    plot: str = typer.Option("", "--plot", help="Draw the table as a heat map into this file (PNG, SVG)."),
    statistics: str = typer.Option(
        "",
        "--statistics",
        help="Play all games anew and write what they tell about each deck's cards into this folder.",
    ),
    as_json: bool = typer.Option(False, "--json", help="Print one JSON object."),
) -> None:
    """Let decks play each other and show who wins how often. An interrupted run goes on where it was."""
    edition = the_edition(edition_name)
    try:
        check_player(player)
    except BadPlayer as error:
        stop(str(error))
    database = the_cards(cards)
    decks = {name: the_deck(name, database) for name in deck} if deck else modern_decks()
    if len(decks) < 2:
        stop("two decks at least")
    partly_understood(decks.values(), allow_partial)
    for one in decks.values():
        playable(one, edition, allow_partial)
    store = Store(Path(keep) if keep else data_folder() / KEPT, fresh)
    started = time.perf_counter()
    plan = Plan(decks, games, seed, edition, player, store, allow_partial)
    try:
        if statistics:
            plan.run_noting(workers or os.cpu_count() or 1, cluster, quiet=as_json)
        else:
            plan.run(workers or os.cpu_count() or 1, cluster, quiet=as_json)
    except CrewFailed as error:
        stop(f"{error}; the games played so far are kept")
    found = plan.result()
    if plot:
        drawn(heat_map, found, Path(plot))
    if statistics:
        write_statistics(plan, Path(statistics))
    result = as_dict(found, games, seed, edition, player)
    result["seconds"] = round(time.perf_counter() - started, 1)
    if write:
        Path(write).write_text(page(found, decks, games, seed, edition, player), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(result))
    else:
        show(found, Console(highlight=False))


class Store:
    """Records of pairings in a file, each under a digest of all that decides how its games go."""

    def __init__(self, path: Path, fresh: bool = False) -> None:
        self.path = path
        self.records: dict[str, str] = {}
        if fresh or not path.is_file():
            return
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            stop(f"{path}: {error}; --fresh begins anew")
        if not isinstance(data, dict) or not all(isinstance(x, str) for x in data.values()):
            stop(f"{path}: not the results of matchups; --fresh begins anew")
        self.records = data

    def save(self) -> None:
        """Writes the file, whole or not at all."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, json.dumps(self.records, indent=0, sort_keys=True).encode())


class Plan:
    """The games to be played: which are kept already, which are open."""

    def __init__(
        self,
        decks: dict[str, Deck],
        games: int,
        seed: int,
        edition: str,
        player: str,
        store: Store,
        allow_partial: bool = False,
    ) -> None:
        self.decks = decks
        self.games = games
        self.seed = seed
        self.edition = edition
        self.player = player
        self.allow_partial = allow_partial
        self.store = store
        self.keys = {pair: self.key(pair) for pair in pairings(list(decks))}
        self.notes = {name: DeckNotes() for name in decks}

    def key(self, pair: tuple[str, str]) -> str:
        """The digest of a pairing: the same decks, rules, engine and series play the same games."""
        prints = [self.decks[name].fingerprint for name in pair]
        who = (self.player, player_fingerprint(), engine_fingerprint())
        words = (*pair, *prints, str(self.seed), self.edition, *who)
        return "-".join(pair) + "-" + blake2b("\0".join(words).encode(), digest_size=8).hexdigest()

    def record(self, pair: tuple[str, str]) -> str:
        """What is known of a pairing, as long as it has games."""
        return self.store.records.get(self.keys[pair], "").ljust(self.games, OPEN)[: self.games]

    def open(self) -> Iterator[tuple[tuple[str, str], list[int]]]:
        """Groups of games that are still to be played, pairings in turn."""
        for start in range(0, self.games, CHUNK):
            for pair in self.keys:
                record = self.record(pair)
                numbers = [n for n in range(start, min(start + CHUNK, self.games)) if record[n] == OPEN]
                if numbers:
                    yield pair, numbers

    def run(self, workers: int, cluster: str, quiet: bool) -> None:
        """Plays what is open and keeps every group as it comes in."""
        groups = list(self.open())
        if not groups:
            return
        crew = crew_of(workers if len(groups) > 1 else 1, cluster)
        tasks = [(pair, self.two(pair), numbers, *self.rules()) for pair, numbers in groups]
        try:
            with bar("Playing", sum(len(numbers) for _, numbers in groups), quiet) as advance:
                for number, ends in crew.run(play_pairing, tasks):
                    self.note(*groups[number], ends)
                    self.store.save()
                    advance(len(ends))
        finally:
            crew.close()

    def run_noting(self, workers: int, cluster: str, quiet: bool) -> None:
        """Plays all games, keeps how they ended, and notes their cards deck by deck."""
        groups = [
            (pair, list(range(start, min(start + CHUNK, self.games))))
            for start in range(0, self.games, CHUNK)
            for pair in self.keys
        ]
        crew = crew_of(workers, cluster)
        tasks = [(pair, self.two(pair), numbers, *self.rules()) for pair, numbers in groups]
        done: dict[int, list[Noted]] = {}
        try:
            with bar("Playing", self.games * len(self.keys), quiet) as advance:
                for number, noted in crew.run(play_noted, tasks):
                    self.note(*groups[number], "".join([game.end for game in noted]))
                    done[number] = noted
                    advance(len(noted))
        finally:
            crew.close()
            self.store.save()
        for number in range(len(groups)):  # in order: the result does not depend on who played what
            for game in done[number]:
                if game.end == UNFINISHED:
                    continue
                points = {FIRST: 1.0, DRAW: 0.5}.get(game.end, 0.0)
                for name, side, won in zip(groups[number][0], game.sides, (points, 1 - points), strict=True):
                    self.notes[name].add(side, won, game.turn)

    def two(self, pair: tuple[str, str]) -> tuple[Deck, Deck]:
        """The decks of a pairing."""
        return self.decks[pair[0]], self.decks[pair[1]]

    def rules(self) -> tuple[int, str, str, bool]:
        """What all games have in common."""
        return self.seed, self.edition, self.player, self.allow_partial

    def note(self, pair: tuple[str, str], numbers: list[int], ends: str) -> None:
        """Enters how games ended."""
        longest = max(self.games, len(self.store.records.get(self.keys[pair], "")))
        record = list(self.store.records.get(self.keys[pair], "").ljust(longest, OPEN))
        for number, end in zip(numbers, ends, strict=True):
            record[number] = end
        self.store.records[self.keys[pair]] = "".join(record)

    def result(self) -> Matchups:
        """All records."""
        return Matchups(list(self.decks), {pair: self.record(pair) for pair in self.keys})


def drawn(draw: Callable[..., None], *what: Any) -> None:
    """Draws a picture; where matplotlib is not installed, says so."""
    try:
        draw(*what)
    except ImportError:
        stop("pictures need matplotlib: pip install 'willpower[plots]'")
    except (OSError, ValueError) as error:
        stop(f"{what[-1]}: {error}")


def write_statistics(plan: Plan, folder: Path) -> None:
    """Writes statistics.json, the heat map and a picture for each deck; without matplotlib the first only."""
    told = {name: notes.as_dict(plan.decks[name]) for name, notes in plan.notes.items()}
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / "statistics.json", json.dumps(told, indent=1).encode())
    if find_spec("matplotlib") is None:
        typer.echo("note: no pictures; they need matplotlib: pip install 'willpower[plots]'", err=True)
        return
    drawn(heat_map, plan.result(), folder / "matchups.png")
    for name, notes in told.items():
        drawn(deck_page, name, notes, folder / f"{Path(name).stem}.png")


def as_dict(found: Matchups, games: int, seed: int, edition: str, player: str) -> dict[str, Any]:
    """The result as plain data."""
    first = found.first_seat()
    return {
        "games": games,
        "seed": seed,
        "edition": edition,
        "player": player,
        "decks": found.names,
        "pairings": [
            {
                "decks": list(pair),
                "won": (score := found.score(*pair)).won,
                "lost": score.lost,
                "drawn": score.drawn,
                "unfinished": score.unfinished,
                "rate": round(score.rate, 4),
            }
            for pair in found.records
        ],
        "field": {name: round(found.field_rate(name), 4) for name in found.names},
        "first_seat": round(first.rate, 4),
        "unfinished": first.unfinished,
        "outside": outside(found),
    }


def outside(found: Matchups) -> list[str]:
    """Decks that win too little or too much against the field."""
    return [name for name in found.names if not LOWEST <= found.field_rate(name) <= HIGHEST]


def percent(rate: float) -> str:
    """A rate as players write it."""
    return f"{100 * rate:.0f}"


def rows(found: Matchups) -> list[list[str]]:
    """The table: a deck, its rates against the others in percent, its rate against the field."""
    return [
        [
            one,
            *["" if other == one else percent(found.score(one, other).rate) for other in found.names],
            percent(found.field_rate(one)),
        ]
        for one in found.names
    ]


def show(found: Matchups, console: Console) -> None:
    """Prints the table for people."""
    table = Table(box=box.SIMPLE, title="how often the deck of the row wins, in percent")
    table.add_column("")
    for number in range(1, len(found.names) + 1):
        table.add_column(str(number), justify="right")
    table.add_column("all", justify="right", style="bold")
    for number, row in enumerate(rows(found), 1):
        table.add_row(f"{number} {row[0]}", *row[1:])
    console.print(table)
    first = found.first_seat()
    console.print(f"{first.games} games, {first.drawn} draws, {first.unfinished} without an end")
    for name in outside(found):
        console.print(f"{name}: outside {percent(LOWEST)} to {percent(HIGHEST)} percent against the field")


def page(found: Matchups, decks: dict[str, Deck], games: int, seed: int, edition: str, player: str) -> str:
    """The table as a page of Markdown."""
    heads = " | ".join(str(n) for n in range(1, len(found.names) + 1))
    lines = [
        "# Match-ups",
        "",
        f"Written by `willpower matchups --games {games} --seed {seed} --write FILE`: {player} against"
        f" {player}, {games} games a pairing, each deck in both seats, rules {edition}.",
        "Each number is how often the deck of its row wins, in percent; a draw is half a win.",
        "",
        f"| | {heads} | all |",
        "|---|" + "--:|" * (len(found.names) + 1),
    ]
    for number, row in enumerate(rows(found), 1):
        cells = " | ".join(row[1:-1])
        lines.append(f"| {number} {decks[row[0]].name} (`{row[0]}`) | {cells} | **{row[-1]}** |")
    first = found.first_seat()
    lines += ["", f"{first.games} games, {first.drawn} draws, {first.unfinished} without an end."]
    return "\n".join(lines) + "\n"
