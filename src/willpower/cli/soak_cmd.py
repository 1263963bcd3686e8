"""Random play with all checks: `willpower soak`."""

from __future__ import annotations

import json
import os
import shlex
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import typer

from ..cards.deck import Deck
from ..engine import Game, IllegalDeck, NotUnderstood, Replay, write_replay
from ..players.drawn_decks import NoDeck, drawn_decks
from ..players.soak import SHARE, Failure, Report, soak
from ..rules.edition import DEFAULT
from ..rules.edition import edition as rules_of
from .decks import decks_for, refused, remember_cards, stop, the_cards, the_deck, the_edition

CHUNK = 8  # games that one process plays before it reports


def register(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("soak")(soak_command)


def soak_command(
    games: int = typer.Option(100, "--games", min=1, help="How many games."),
    seed: int = typer.Option(1, "--seed", help="The series; the same seed plays the same games."),
    edition_name: str = typer.Option(DEFAULT, "--edition", help="The rules."),
    deck: list[str] = typer.Option(
        [], "--deck", help="A deck to play with, all bundled ones if none is named."
    ),
    cards: list[str] = typer.Option([], "--cards", help="A card file to take cards from; may be repeated."),
    drawn: int = typer.Option(
        0,
        "--drawn",
        min=0,
        help="How many decks to draw by the seed from the cards of --cards if none is named; 0: one a game.",
    ),
    allow_partial: bool = typer.Option(
        False, "--allow-partial", help="Play cards not wholly understood with the rest of their text."
    ),
    share: int = typer.Option(
        SHARE,
        "--share",
        min=0,
        help="Try what takes long at one decision in so many; 1: every time, 0: try nothing on copies.",
    ),
    only: int = typer.Option(-1, "--only", help="Play just this game of the series."),
    jobs: int = typer.Option(0, "--jobs", min=0, help="Processes; 0: one for each core."),
    replays: str = typer.Option("soak-failures", "--replays", help="Where replays of failures go."),
    as_json: bool = typer.Option(False, "--json", help="Print one JSON object."),
) -> None:
    """Play random games and check at every decision what must always be true."""
    edition = the_edition(edition_name)
    database = the_cards(cards)
    if drawn and not cards:
        stop("--drawn takes cards from a file: name one with --cards")
    if cards and (drawn or not deck):
        try:
            decks = drawn_decks(database, drawn or games, seed, rules_of(edition), whole=True)
        except NoDeck as error:
            stop(str(error))
        remember_cards(database)
    else:
        decks = {name: the_deck(name, database) for name in deck} if deck else decks_for(edition)
    for one in decks.values():
        playable(one, edition, allow_partial)
    if only >= games:
        stop(f"the games of this series are 0 to {games - 1}")
    numbers = list(range(games)) if only < 0 else [only]
    jobs = jobs or os.cpu_count() or 1
    started = time.perf_counter()
    report = Report()
    for part in run(decks, numbers, seed, edition, share, jobs, allow_partial):
        report.add(part)
        if report.games % (CHUNK * 2) == 0 and report.games < games:
            told = f"  {report.games} games, {report.decisions} decisions, {len(report.failures)} failures"
            typer.echo(told, err=True)
    seconds = time.perf_counter() - started
    report.failures.sort(key=lambda failure: failure.number)
    files = [keep(failure, decks, edition, Path(replays), allow_partial) for failure in report.failures]
    result = {
        "games": report.games,
        "decisions": report.decisions,
        "failures": len(report.failures),
        "unfinished": report.unfinished,
        "seconds": round(seconds, 1),
        "edition": edition,
        "seed": seed,
        "decks": list(decks),
        "turns": report.turns,
        "won_by_first_seat": report.wins[0],
        "won_by_second_seat": report.wins[1],
        "draws": report.wins[2],
        "closer_look_at_one_decision_in": share,
        "closer_looks": report.close_looks,
        "options_tried": report.options_tried,
        "reloads": report.reloads,
        "resamplings": report.resamplings,
        "failed": [
            {
                "game": f.number,
                "seed": f.seed,
                "decks": f.decks,
                "decision": f.decision,
                "what": f.what,
                "where": f.where,
                "replay": file,
            }
            for f, file in zip(report.failures, files, strict=True)
        ],
    }
    again = f"willpower soak --games {games} --seed {seed}"  # decks are drawn for so many games
    again += f" --edition {shlex.quote(edition)}" if edition != DEFAULT else ""
    again += "".join([f" --cards {shlex.quote(file)}" for file in cards])
    again += f" --drawn {drawn}" if drawn else "".join([f" --deck {shlex.quote(name)}" for name in deck])
    if as_json:
        typer.echo(json.dumps(result))
    else:
        show(report, files, again, seconds, share)
    if report.failures or report.unfinished:
        raise typer.Exit(1)


def playable(deck: Deck, edition: str, allow_partial: bool) -> None:
    """Ends the command if a deck cannot be played: that is no failure of a game."""
    try:
        Game.new(deck, deck, edition=edition, allow_partial=allow_partial)
    except (IllegalDeck, NotUnderstood) as error:
        refused(error)


def run(
    decks: dict[str, Deck],
    numbers: list[int],
    seed: int,
    edition: str,
    share: int,
    jobs: int,
    allow_partial: bool = False,
) -> Iterator[Report]:
    """The reports of groups of games as they come in."""
    groups = [numbers[i : i + CHUNK] for i in range(0, len(numbers), CHUNK)]
    if jobs == 1 or len(groups) == 1:
        for group in groups:
            yield soak(decks, group, seed, edition, share, allow_partial)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(soak, decks, group, seed, edition, share, allow_partial) for group in groups]
        for done in as_completed(waiting):
            yield done.result()


def keep(
    failure: Failure, decks: dict[str, Deck], edition: str, folder: Path, allow_partial: bool = False
) -> str:
    """Writes the replay of a failure and says where it is."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"game-{failure.number}-seed-{failure.seed}.replay"
    a, b = failure.decks
    replay = Replay(decks[a], decks[b], edition, failure.seed)
    replay.allow_partial = allow_partial
    replay.picks = failure.picks
    replay.every_window = failure.every_window
    path.write_text(write_replay(replay), encoding="utf-8")
    return str(path)


def show(report: Report, files: list[str], again: str, seconds: float, share: int) -> None:
    """Prints the result for people; `again` is the command that plays a game of the series once more."""
    for f, file in zip(report.failures, files, strict=True):
        typer.echo(
            f"FAIL game {f.number} ({f.decks[0]} against {f.decks[1]}), decision {f.decision}: {f.what}"
        )
        if f.where:
            typer.echo(f"     at {f.where}")
        typer.echo(f"     again: {again} --only {f.number}")
        typer.echo(f"     replay: {file}")
    looks = f"a closer look at one decision in {share}" if share else "nothing tried on copies"
    typer.echo(
        f"{report.games} games, {report.decisions} decisions, {len(report.failures)} failures, "
        f"{report.unfinished} unfinished, {seconds:.1f} s"
    )
    typer.echo(
        f"all invariants at every decision, {report.options_tried} options tried; "
        f"{report.reloads} saved games followed, {report.resamplings} resamplings; "
        f"{looks}: {report.close_looks}"
    )
