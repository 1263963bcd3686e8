"""Players against players: `willpower arena`."""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Iterator
from hashlib import blake2b
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import typer

from ..cards.bundled import modern_decks
from ..cards.database import CardDatabase
from ..cards.deck import Deck
from ..cards.store import data_folder, write_whole
from ..engine import engine_fingerprint
from ..language.trees import kept_trees
from ..players.arena import Arena, Pair, Sequential, Tally, elo, play_pair, tally
from ..players.built_decks import built_decks
from ..players.crew import Crew, CrewFailed, crew_of
from ..players.drawn_decks import NoDeck, drawn_decks
from ..players.make import LEVELS, PLAYERS, BadPlayer, check_player
from ..players.matchups import player_fingerprint
from ..rules.edition import DEFAULT
from ..rules.edition import edition as rules_of
from .decks import cards_of, partly_understood, remember_cards, stop, the_cards, the_deck, the_edition
from .soak_cmd import playable

KEPT: Final = "arena"
SUFFIXES: Final = (".deck", ".dek", ".json", ".txt")
MOST_TESTED: Final = 20_000  # games after which a test that is still not sure ends
BUDGETS: Final = "hard:iterations=50, hard:seconds=1, expert:seconds=2,processes=4"


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("arena")(arena)


def arena(
    a: str = typer.Argument("", help=f"A player: {', '.join(PLAYERS)}; {BUDGETS}."),
    b: str = typer.Argument("", help="The player it plays against."),
    games: int = typer.Option(0, "--games", min=0, help="How many games, two for each deal."),
    sprt: str = typer.Option("", "--sprt", help="Two Elo differences, 0,35: play until it is sure which."),
    deck: list[str] = typer.Option([], "--deck", help="A deck or deck file; may be repeated."),
    folder: str = typer.Option("", "--decks", help="A folder of deck files."),
    drawn: int = typer.Option(
        0, "--drawn", min=0, help="Play with so many decks drawn by the seed from the cards of --cards."
    ),
    built: int = typer.Option(
        0, "--built", min=0, help="The same with decks built as a person would: two attributes, a curve."
    ),
    seed: int = typer.Option(1, "--seed", help="The series; the same seed deals the same cards."),
    edition_name: str = typer.Option(DEFAULT, "--edition", help="The rules."),
    cards: list[str] = typer.Option([], "--cards", help="A card file to take cards from; may be repeated."),
    allow_partial: bool = typer.Option(
        False, "--allow-partial", help="Play cards not wholly understood with the rest of their text."
    ),
    workers: int = typer.Option(
        1, "--workers", min=0, help="Processes of this machine; 0: one for each core."
    ),
    cluster: str = typer.Option("", "--cluster", help="A dask.distributed scheduler, tcp://host:8786."),
    keep: str = typer.Option("", "--keep", help="The file that keeps the pairs; one in the data folder."),
    fresh: bool = typer.Option(False, "--fresh", help="Forget the pairs that were kept."),
    levels: bool = typer.Option(
        False, "--levels", help="All levels against each other, --games each at least."
    ),
    write: str = typer.Option("", "--write", help="With --levels: write the table as a page to this file."),
    as_json: bool = typer.Option(False, "--json", help="Print one JSON object."),
) -> None:
    """Let two players play each other: paired deals, seats changed. A run that was interrupted goes on."""
    edition = the_edition(edition_name)
    if levels == bool(a or b) or (not levels and not b):
        stop("two players are needed, or --levels")
    for name in (a, b) if not levels else ():
        try:
            check_player(name)
        except BadPlayer as error:
            stop(str(error))
    if bool(games) == bool(sprt) or (levels and sprt):
        stop("--games N, or --sprt LOW,HIGH to play until it is sure")
    if drawn and built:
        stop("--drawn or --built, not both")
    if drawn or built:
        decks = made_decks(cards, drawn, built, seed, edition)
    else:
        decks = _decks(deck, folder, the_cards(cards))
    partly_understood(decks.values(), allow_partial)
    for one in decks.values():
        playable(one, edition, allow_partial)
    ring = tuple(decks.items())
    try:
        crew = crew_of(workers or os.cpu_count() or 1, cluster)
        _run(a, b, games, sprt, ring, seed, edition, allow_partial, crew, keep, fresh, levels, write, as_json)
        crew.close()
    except CrewFailed as error:
        stop(f"{error}; the pairs played so far are kept")


def _run(
    a: str,
    b: str,
    games: int,
    sprt: str,
    ring: tuple[tuple[str, Deck], ...],
    seed: int,
    edition: str,
    allow_partial: bool,
    crew: Crew,
    keep: str,
    fresh: bool,
    levels: bool,
    write: str,
    as_json: bool,
) -> None:
    if levels:
        if keep:
            stop("--keep is for two players; the pairs of --levels are kept in the data folder")
        table = {
            (x, y): Series(Arena(x, y, ring, seed, edition, allow_partial), "", fresh).play_or_more(
                games, crew, as_json
            )
            for x, y in combinations(LEVELS[::-1], 2)  # as people name them: `arena expert normal`
        }
        if write:
            Path(write).write_text(page(table, games, seed, [name for name, _ in ring]), encoding="utf-8")
        typer.echo(
            json.dumps([as_dict(x, y, found) for (x, y), found in table.items()])
            if as_json
            else "\n".join([line(x, y, found) for (x, y), found in table.items()])
        )
        return
    test = _test(sprt) if sprt else None
    series = Series(Arena(a, b, ring, seed, edition, allow_partial), keep, fresh)
    found = series.play(games or MOST_TESTED, test, crew, as_json)
    if as_json:
        typer.echo(json.dumps(as_dict(a, b, found)))
        return
    typer.echo(line(a, b, found))
    ms = found.cpu_ms()
    typer.echo(f"CPU a move: {a} {ms[0]:.1f} ms, {b} {ms[1]:.1f} ms; pairs 0-2 points: {found.pairs}")
    if test is not None:
        typer.echo(verdict(test, found))


def _test(words: str) -> Sequential:
    """The two differences of a test."""
    try:
        low, high = [float(word) for word in words.split(",")]
    except ValueError:
        stop(f"--sprt wants two differences, as in 0,35, not {words!r}")
    if not (math.isfinite(low) and math.isfinite(high) and -800 <= low < high <= 800):
        stop("--sprt: the first difference must be the lower one, both within 800")
    return Sequential(low, high)


def _decks(named: list[str], folder: str, cards: CardDatabase) -> dict[str, Deck]:
    """The decks to play with: those named, those of a folder, or the modern bundled ones."""
    decks = {name: the_deck(name, cards) for name in named}
    if folder:
        if not Path(folder).is_dir():
            stop(f"{folder}: no such folder")
        files = sorted([path for path in Path(folder).iterdir() if path.suffix.lower() in SUFFIXES])
        if not files:
            stop(f"{folder}: no deck files ({', '.join(SUFFIXES)})")
        decks.update({path.stem: the_deck(str(path), cards) for path in files})
    return decks or modern_decks()


def made_decks(files: list[str], drawn: int, built: int, seed: int, edition: str) -> dict[str, Deck]:
    """Decks drawn or built by a seed from the cards of card files alone."""
    if not files:
        stop(f"--{'built' if built else 'drawn'} takes cards from a file: name one with --cards")
    kept_trees()
    make = built_decks if built else drawn_decks
    cards = cards_of(files)
    try:
        decks = make(cards, built or drawn, seed, rules_of(edition))
    except NoDeck as error:
        stop(str(error))
    remember_cards(cards)
    return decks


class Series:
    """The pairs of two players, kept in a file line by line as they are played."""

    def __init__(self, ring: Arena, keep: str, fresh: bool) -> None:
        self.ring = ring
        self.key = self._key()
        self.path = Path(keep) if keep else data_folder() / KEPT / f"{self.key}.jsonl"
        self.pairs: dict[int, Pair] = {}
        if fresh and self.path.is_file():
            self.path.unlink()
        if self.path.is_file():
            self._read()

    def _key(self) -> str:
        """A digest of all that decides how pairs go."""
        ring = self.ring
        who = (ring.a, ring.b, player_fingerprint(), engine_fingerprint())
        decks = [f"{name} {deck.fingerprint}" for name, deck in ring.decks]
        words = (*who, *decks, str(ring.series), ring.edition, str(ring.allow_partial))
        return blake2b("\0".join(words).encode(), digest_size=10).hexdigest()

    def _read(self) -> None:
        """Reads the pairs that were kept; a last line that was not wholly written is left out."""
        lines = self.path.read_text(encoding="utf-8", errors="replace").split("\n")
        for number, text in enumerate(lines, 1):
            if not text:
                continue
            try:
                data = json.loads(text)
                if data["key"] != self.key:
                    stop(f"{self.path}: kept for other players, decks or another engine; --fresh begins anew")
                pair = Pair(int(data["pair"]), str(data["ends"]), tuple(data["cpu"]), tuple(data["moves"]))
                if len(pair.ends) != 2 or set(pair.ends) - set("wdl"):
                    raise ValueError("no ends of games")
            except (ValueError, KeyError, TypeError):
                if number < len(lines):
                    stop(f"{self.path}, line {number}: not a pair of an arena; --fresh begins anew")
                write_whole(self.path, "".join([f"{line}\n" for line in lines[:-1]]).encode())
                return
            self.pairs[pair.number] = pair

    def keep(self, pair: Pair) -> None:
        """Adds a pair to the file."""
        self.pairs[pair.number] = pair
        data = {"key": self.key, "pair": pair.number, "ends": pair.ends, "cpu": pair.cpu, "moves": pair.moves}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(data) + "\n")

    def play(self, games: int, test: Sequential | None, crew: Crew, quiet: bool) -> Tally:
        """Plays what is missing; with a test until that is sure. The result does not depend on the crew."""
        number = (games + 1) // 2
        done: list[Pair] = []
        started = time.perf_counter()
        fresh = 0
        for pair in self._played(number, crew):
            if pair.number not in self.pairs:
                self.keep(pair)
                fresh += 1
                if not quiet and (fresh < 4 or fresh % 5 == 0):
                    self._tell([*done, pair], number, test, (time.perf_counter() - started) / fresh)
            done.append(pair)
            if test is not None and test.verdict(tally(done).pairs):
                break
        return tally(done)

    def play_or_more(self, games: int, crew: Crew, quiet: bool) -> Tally:
        """Plays what is missing; if more pairs in a row were kept than are wanted, they count too."""
        number = (games + 1) // 2
        while number in self.pairs:
            number += 1
        return self.play(2 * number, None, crew, quiet)

    def _tell(self, done: list[Pair], number: int, test: Sequential | None, each: float) -> None:
        found = tally(done)
        more = f", LLR {test.ratio(found.pairs):+.2f} of {test.bound:.2f}" if test is not None else ""
        left = "" if test is not None else f", about {each * (number - len(done)) / 60:.0f} minutes left"
        typer.echo(f"  {found.games} games, {100 * found.rate:.0f} %{more}{left}", err=True)

    def _played(self, number: int, crew: Crew) -> Iterator[Pair]:
        """The pairs in order of their numbers, those that are kept already and those played now."""
        missing = [n for n in range(number) if n not in self.pairs]
        coming = crew.run(play_pair, [(self.ring, n) for n in missing])
        early: dict[int, Pair] = {}  # played before their turn
        try:
            for n in range(number):
                while n not in self.pairs and n not in early:
                    _, pair = next(coming)
                    early[pair.number] = pair
                yield self.pairs.get(n) or early.pop(n)
        finally:
            coming.close()


# ---- what is told ------------------------------------------------------------------------------------------


def as_dict(a: str, b: str, found: Tally) -> dict[str, Any]:
    """The result as plain data; low and high bound the first player's share of the points (95 %)."""
    low, high = found.interval()
    ms = found.cpu_ms()
    return {
        "a": a,
        "b": b,
        "games": found.games,
        "won": found.won,
        "lost": found.lost,
        "drawn": found.drawn,
        "low": round(low, 4),
        "high": round(high, 4),
        "cpu_ms_per_move": {"a": round(ms[0], 2), "b": round(ms[1], 2)},
    }


def strength(rate: float) -> str:
    """A share of the points as a difference in strength."""
    found = elo(rate)
    return f"{found:+.0f}" if math.isfinite(found) else "+inf" if found > 0 else "-inf"


def line(a: str, b: str, found: Tally) -> str:
    """The result in one line."""
    low, high = found.interval()
    return (
        f"{a} against {b}: {found.won} won, {found.lost} lost, {found.drawn} drawn of {found.games}; "
        f"{100 * found.rate:.1f} % ({100 * low:.1f} to {100 * high:.1f}), "
        f"Elo {strength(found.rate)} ({strength(low)} to {strength(high)})"
    )


def verdict(test: Sequential, found: Tally) -> str:
    """What a test came to."""
    ratio = test.ratio(found.pairs)
    said = {"higher": f"stronger by {test.high:g} rather than {test.low:g}: accepted", "": "not sure yet"}
    word = said.get(test.verdict(found.pairs), f"by {test.low:g} rather than {test.high:g}: rejected")
    return f"SPRT {test.low:g},{test.high:g}: {word} (LLR {ratio:+.2f}, bounds {test.bound:.2f} either way)"


def page(table: dict[tuple[str, str], Tally], games: int, seed: int, decks: list[str]) -> str:
    """The levels against each other as a page of Markdown."""
    lines = [
        "# The levels against each other",
        "",
        f"Written by `willpower arena --levels --games {games} --seed {seed} --write FILE`: paired deals with"
        f" seats changed; a pairing of which more games were kept counts them all.",
        f"{len(decks)} decks, each against each: {'; '.join(decks)}.",
        "Each number is the share of the points of the row's player in percent, with the interval in which"
        " it lies nineteen times out of twenty, and how many games were played. CPU: a move of the row's"
        " player, in milliseconds.",
        "",
        f"| | {' | '.join(LEVELS)} | CPU |",
        "|---|" + "--:|" * (len(LEVELS) + 1),
    ]
    for one in LEVELS:
        cells: list[str] = []
        cpu = moves = 0.0
        for other in LEVELS:
            first = (one, other) in table
            if not first and (other, one) not in table:
                cells.append("")
                continue
            found = table[one, other] if first else table[other, one]
            low, high = found.interval()
            shares = [100 * x if first else 100 - 100 * x for x in (found.rate, low, high)]
            cells.append(
                f"{shares[0]:.0f} ({min(shares[1:]):.0f}-{max(shares[1:]):.0f}; {found.games} games)"
            )
            cpu += found.cpu[not first]
            moves += found.moves[not first]
        lines.append(f"| {one} | {' | '.join(cells)} | {1000 * cpu / max(1.0, moves):.0f} |")
    return "\n".join(lines) + "\n"
