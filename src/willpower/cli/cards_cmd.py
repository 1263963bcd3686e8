"""Card files: `willpower cards import`, `search`, `show` and `coverage`."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Final

import typer
from rich.console import Console

from ..cards.card import Card, Face
from ..cards.database import CardDatabase, read_cards
from ..cards.errors import CardError, Problem, Refused, UnknownCard
from ..cards.names import lookup_key
from ..cards.store import add_imported, data_folder, write_whole
from ..coverage.report import Report, measure
from ..coverage.result import MOST_GAMES
from ..language.ledger import differences, ledger, parted, together
from ..language.trees import Trees, keep_trees, kept_trees
from ..rules.edition import DEFAULT
from .bars import bar
from .cards_measure import Measured, in_detail
from .cards_show import show_card, show_found, show_imported, show_report
from .ends import stop

MOST_FOUND: Final = 60

cards_app = typer.Typer(help="Import, look up and measure cards.", no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.add_typer(cards_app, name="cards")


@cards_app.command("import")
def import_cards(
    files: list[str] = typer.Argument(
        metavar="FILE...", help="Card files: the community's JSON, or our own JSON or TOML."
    ),
    details: bool = typer.Option(
        False, "--details", help="Also list every entry that something was said of."
    ),
) -> None:
    """Take cards into your data folder, where decks find them.

    Of a community file every entry is taken or refused on its own; a file that is broken as a whole changes
    nothing."""
    found = read_all(files)
    trees = kept_trees()
    report = compile_all(found.cards, trees)
    try:
        for file in files:
            write_whole(ledger_path(file), ledger(sides(read_cards(file).cards)).encode())
        path = add_imported(CardDatabase(found.cards))  # last: it is what is imported
    except CardError as error:
        stop(f"the cards imported earlier cannot be read; move the file away first\n{error}")
    except OSError as error:
        stop(f"nothing was imported: {error}")
    save_trees(trees)
    show_imported(Console(highlight=False), report, found, str(path), details)


@dataclass(slots=True)
class Found:
    """What several card files hold together."""

    cards: list[Card] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    warnings: list[Problem] = field(default_factory=list)
    corrected: int = 0


def read_all(files: list[str]) -> Found:
    """The cards of all files, a later one in place of an earlier one with its number; a file that is broken
    as a whole ends the command, and so does one of which nothing can be taken."""
    found = Found()
    lines: list[str] = []
    for name in dict.fromkeys(files):
        try:
            file = read_cards(name)
        except CardError as error:
            lines.append(str(error))
            continue
        if file.problems:
            lines.append(str(CardError(file.problems, name)))
        elif file.refused and not file.cards:
            lines.append(str(CardError([one.problem for one in file.refused], name)))
        found.cards += file.cards
        found.refused += file.refused
        found.warnings += file.warnings
        found.corrected += file.corrected
    if lines:
        stop("\n".join([*lines, "nothing was imported"]))
    found.cards = list(CardDatabase(found.cards).cards)
    return found


@cards_app.command("search")
def search(
    words: list[str] = typer.Argument(help="Words of names, types, races and texts; all of them must fit."),
    cards: list[str] = typer.Option([], "--cards", help="A card file to look in too; may be repeated."),
) -> None:
    """Find cards by words."""
    from .decks import the_cards

    wanted = [lookup_key(word) for word in " ".join(words).split()]
    found = [card for card in the_cards(cards) if all(word in _searched(card) for word in wanted)]
    if not found:
        stop(f"no card has {' '.join(words)!r}")
    show_found(Console(highlight=False), found, MOST_FOUND)


def _searched(card: Card) -> str:
    parts = [card.id]
    for face in card.faces:
        parts += [face.name, face.printed_type, *face.races, *face.text]
    return " ".join([lookup_key(part[:200]) or part.casefold() for part in parts])


@cards_app.command("show")
def show(
    name: list[str] = typer.Argument(help="A card's name or number."),
    cards: list[str] = typer.Option([], "--cards", help="A card file to look in too; may be repeated."),
    judge: list[Path] = typer.Option([], "--judge", help="Judge files that may assert the card."),
) -> None:
    """Show a card: what is printed, what it is read as, and what is not understood."""
    from .decks import the_cards

    database = the_cards(cards)
    try:
        card = database.find(" ".join(name))
    except UnknownCard as error:
        stop(str(error))
    asserted = card.fingerprint in asserted_by(judge, database) if judge else None
    show_card(Console(highlight=False), card, asserted)


@cards_app.command("coverage")
def coverage(
    file: str = typer.Argument(help="A card file."),
    executing: bool = typer.Option(False, "--execute", help="Also try every card in generated games."),
    leaving_out: bool = typer.Option(
        False,
        "--left-out",
        help="Also count the entries that use no phrase which only their set uses; left_out_strict takes the "
        "words of a list for phrases of their own.",
    ),
    as_json: bool = typer.Option(False, "--json", help="Print one JSON object."),
    only: str = typer.Option("", "--set", help="Only the set with this code."),
    jobs: int = typer.Option(
        0, "--jobs", "--workers", min=0, help="Processes for --execute; 0: one for each core."
    ),
    diff: bool = typer.Option(
        False, "--diff", help="Also show what is read otherwise than last time, and keep it for the next."
    ),
    judge: list[Path] = typer.Option([], "--judge", help="Judge files; cards in those met are asserted."),
    seed: int = typer.Option(1, "--seed", min=0, help="Which boards --execute generates."),
    games: int = typer.Option(MOST_GAMES, "--games", min=1, help="At most so many boards for a card."),
    details: str = typer.Option("", "--details", help="Write all that was found to this file as JSON."),
    edition_name: str = typer.Option(DEFAULT, "--edition", help="The rules for --execute."),
) -> None:
    """Measure how much of a card file is understood and executed, and what is missing."""
    try:
        read = read_cards(file)
    except CardError as error:
        stop(str(error))
    if read.problems:
        stop(str(CardError(read.problems, file)))
    known = CardDatabase(read.cards)
    cards = [card for card in known if not only or card.set_code.casefold() == only.casefold()]
    refused = [one for one in read.refused if not only or one.set_code.casefold() == only.casefold()]
    if only and not cards and not refused:
        stop(f"{file} has no set {only!r}; there are {', '.join(known.sets())}")
    trees = kept_trees()
    asserted = asserted_by(judge, known) if judge else None
    report = compile_all(cards, trees, asserted)
    measured = Measured(report, refused)
    measured.look(cards, trees)
    save_trees(trees)
    if leaving_out:
        measured.leave_out(cards)
    if executing:
        try_all(report, cards, known, jobs, seed, edition_name, games)
        measured.look_at_games(cards)
    if details:
        try:
            write_whole(Path(details), json.dumps(in_detail(measured), ensure_ascii=False, indent=1).encode())
        except OSError as error:
            stop(str(error))
    if as_json:
        typer.echo(json.dumps(measured.as_dict(), ensure_ascii=False))
        for one in report.exercised:
            for crash in one.crashes:
                typer.echo(f"CRASH {one.id} {one.name}, seed {crash.seed}: {crash.what}", err=True)
    else:
        show_report(Console(highlight=False), measured)
    if diff:
        show_differences(file, cards, bool(only), as_json)


# The engine is loaded only by those who need it: looking up what is understood takes no games.


def asserted_by(judge: list[Path], known: CardDatabase) -> frozenset[str]:
    """The fingerprints of the cards that judge files assert."""
    from ..coverage.asserted import asserted_cards

    return asserted_cards(judge, [known])


def try_all(
    report: Report, cards: list[Card], known: CardDatabase, jobs: int, seed: int, edition: str, games: int
) -> None:
    """Tries all cards with a progress bar."""
    from ..coverage.executing import execute
    from ..coverage.kept import kept_trials
    from .decks import the_edition

    rules = the_edition(edition)
    kept = kept_trials()
    with bar("Trying", len(cards), quiet=True) as advance:
        execute(report, cards, known, jobs, seed, rules, games, advance, kept)
    try:
        kept.save()
    except OSError as error:
        typer.echo(f"note: results are not kept: {error}", err=True)


def compile_all(cards: list[Card], trees: Trees, asserted: frozenset[str] | None = None) -> Report:
    """Compiles all texts with a progress bar, those known from before by looking them up."""
    with bar("Reading", len(cards), quiet=True) as advance:
        report = measure(cards, asserted, advance)
    keep_trees(trees, cards)
    return report


def save_trees(trees: Trees) -> None:
    """Keeps compiled texts; a folder that cannot be written costs time only."""
    try:
        trees.save()
    except OSError as error:
        typer.echo(f"note: compiled texts are not kept: {error}", err=True)


def sides(cards: tuple[Card, ...] | list[Card]) -> list[tuple[str, Face]]:
    """Every side with its number."""
    return [(n, face) for card in cards for n, face in zip(card.face_ids, card.faces, strict=True)]


def ledger_path(file: str) -> Path:
    """Where the ledger of a card file is kept: by the name of the file and where it lies."""
    where = blake2b(str(Path(file).resolve()).encode("utf-8", "surrogateescape"), digest_size=4).hexdigest()
    return data_folder() / "ledgers" / f"{Path(file).stem}-{where}.txt"


def show_differences(file: str, cards: list[Card], some: bool, to_errors: bool) -> None:
    """Tells what is read otherwise than last time; keeps the new readings. `some`: of the other cards of the
    file nothing is said, and their readings stay."""
    path = ledger_path(file)
    new = ledger(sides(cards))
    try:
        old = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        old = ""
    numbers = frozenset(number for number, _ in sides(cards))
    before, rest = parted(old, numbers) if some else (old, "")
    if not before:
        typer.echo(f"no readings were kept for {file} so far; they are now", err=to_errors)
    else:
        changed = differences(before, new)
        typer.echo(f"{len(changed)} lines of readings changed", err=to_errors)
        for row in changed:
            typer.echo(row, err=to_errors)
    try:
        write_whole(path, together(new, rest).encode())
    except OSError as error:
        typer.echo(f"note: the readings are not kept: {error}", err=True)
