"""Cards and coverage as a person reads them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..cards.card import FACE_NAMES, Card, Face
from ..coverage.report import Counts, Report, ranked
from ..language import compile_face, print_ability
from ..language.outline import outline
from ..language.printer import Unprintable


def show_found(console: Console, found: Sequence[Card], most: int) -> None:
    """A list of cards."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in ("number", "name", "cost", "type"):
        table.add_column(title, no_wrap=title in ("number", "cost"))
    for card in found[:most]:
        face = card.front
        cost = "" if face.cost is None else str(face.cost)
        table.add_row(escape(card.id), escape(card.name), escape(cost), escape(face.printed_type))
    console.print(table)
    if len(found) > most:
        console.print(f"and {len(found) - most} more")


def show_card(console: Console, card: Card, asserted: bool | None) -> None:
    """A card with everything that is known of it."""
    for n, face in enumerate(card.faces):
        if n:
            console.print()
        show_face(console, card, face, card.face_ids[n], FACE_NAMES[n] if len(card.faces) > 1 else "")
    if asserted is not None:
        console.print()
        console.print("asserted by a judge file" if asserted else "not asserted by any of the judge files")


def show_face(console: Console, card: Card, face: Face, number: str, side: str) -> None:
    """One side of a card: as printed, as read, and what is not understood."""
    title = "  ".join(part for part in (number, face.name, f"({side})" if side else "") if part)
    console.print(f"[bold]{escape(title)}[/bold]")
    values = "" if face.atk is None and face.defense is None else f"{face.atk or 0}/{face.defense or 0}"
    races = ", ".join(face.races)
    cost = "" if face.cost is None else str(face.cost)
    about = "  ".join(part for part in (face.printed_type, races, cost, values) if part)
    console.print(escape(about))
    for paragraph in face.text:
        console.print(f"  {escape(paragraph)}")
    compiled = compile_face(face)
    if compiled.abilities:
        console.print("[cyan]read as[/cyan]")
    for ability in compiled.abilities:
        try:
            said = print_ability(ability)
        except Unprintable:
            said = "(from the type line)"
        console.print(f"  {ability.paragraph}. {escape(said)}")
        for row in outline(ability, 2):
            console.print(f"[dim]{escape(row)}[/dim]", soft_wrap=True)
    for which, read_as in compiled.mended:
        console.print(f"[yellow]mended[/yellow]  paragraph {which} is read as: {escape(read_as)}")
    for problem in compiled.problems:
        console.print(f"[red]{problem.kind}[/red]  paragraph {problem.paragraph}: {escape(problem.text)}")
        console.print(f"    stopped at: {escape(problem.words)}")


def show_report(console: Console, report: Report) -> None:
    """What was measured of a card file."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column("set", no_wrap=True)
    names = list(report.total.as_dict())
    for name in names:
        table.add_column(name, justify="right")
    for code, counts in report.sets.items():
        table.add_row(escape(code or "-"), *_numbers(counts))
    table.add_section()
    table.add_row("all", *_numbers(report.total))
    console.print(table)
    if report.blocking:
        console.print("what alone holds back how many entries:")
        for phrase, n in ranked(report.blocking):
            console.print(f"{n:6}  {escape(phrase)}")
    if report.problems:
        console.print("not understood:")
    for number, name, problem in report.problems:
        console.print(f"  {escape(number)} {escape(name)}: {escape(str(problem))}", soft_wrap=True)
    if report.mended:
        console.print("read with a slip of the pen mended, and not counted as understood:")
    for number, name, paragraph, words in report.mended:
        console.print(
            f"  {escape(number)} {escape(name)}: paragraph {paragraph} as {escape(repr(words))}",
            soft_wrap=True,
        )
    show_tried(console, report)


def show_tried(console: Console, report: Report) -> None:
    """What was not seen at work, and what went wrong."""
    unseen = [one for one in report.exercised if one.unseen]
    if unseen:
        console.print("never seen at work:")
    for one in unseen:
        parts = "; ".join(f"{FACE_NAMES[side]} {part}" if side else part for side, part in one.unseen)
        console.print(f"  {escape(one.id)} {escape(one.name)}: {escape(parts)}", soft_wrap=True)
    crashed = [(one, crash) for one in report.exercised for crash in one.crashes]
    for one, crash in crashed:
        console.print(
            f"[red]CRASH[/red] {escape(one.id)} {escape(one.name)}, seed {crash.seed}: {escape(crash.what)}",
            soft_wrap=True,
        )
        console.print(f"      at {escape(crash.where)}", soft_wrap=True)
    kinds = Counter(crash.what.split(":")[0] for _, crash in crashed)
    for kind, n in kinds.most_common():
        console.print(f"{n:6}  {escape(kind)}")
    if report.exercised:
        games = sum(one.games for one in report.exercised)
        decisions = sum(one.decisions for one in report.exercised)
        console.print(f"{len(report.exercised)} different cards in {games} games, {decisions} decisions")


def _numbers(counts: Counts) -> list[str]:
    return ["-" if value is None else str(value) for value in counts.as_dict().values()]
