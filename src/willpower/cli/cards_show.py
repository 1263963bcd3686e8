"""Cards and coverage as a person reads them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final, Protocol

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..cards.card import FACE_NAMES, Card, Face
from ..cards.errors import Problem, Refused, grouped
from ..coverage.report import Report, ranked
from ..language import compile_face, tell
from ..language.left_out import LeftOut
from ..language.outline import outline
from .cards_measure import Measured, later_rules


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
    for ability, said in zip(compiled.abilities, tell(compiled.abilities), strict=True):
        console.print(f"  {ability.paragraph}. {escape(said)}")
        for row in outline(ability, 2):
            console.print(f"[dim]{escape(row)}[/dim]", soft_wrap=True)
    for which, read_as in compiled.mended:
        console.print(f"[yellow]mended[/yellow]  paragraph {which} is read as: {escape(read_as)}")
    for problem in compiled.problems:
        console.print(f"[red]{problem.kind}[/red]  paragraph {problem.paragraph}: {escape(problem.text)}")
        console.print(f"    stopped at: {escape(problem.words)}")


LONGEST_LINE: Final = 300


def cut(line: str) -> str:
    """A line that is not longer than can be read."""
    return line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]} ..."


class Imported(Protocol):
    """What was taken out of card files, and what not."""

    cards: list[Card]
    refused: list[Refused]
    warnings: list[Problem]
    corrected: int


def show_imported(console: Console, report: Report, found: Imported, path: str, details: bool) -> None:
    """What an import did: a summary with the reasons, and each entry if that is wished."""
    taken = report.total.entries
    entries = taken + len(found.refused)

    def say(line: str) -> None:
        console.print(cut(line), markup=False, soft_wrap=True)

    say(f"{entries} entries, {taken} taken, {len(found.refused)} refused")
    say(f"{len(found.cards)} cards into {path}")
    say(f"{found.corrected} corrections made by the errata overlay")
    percent = 100 * report.total.understood / entries if entries else 100
    say(f"{report.total.understood} entries understood ({percent:.1f} %)")
    unread = len({number for number, _, _ in report.problems})
    for title, reasons in (
        ("refused", [one.reason for one in found.refused]),
        ("taken with a warning", [_plainly(one) for one in found.warnings]),
        ("not wholly understood", ["some words of the text"] * unread),
    ):
        if reasons:
            say(f"{title}:")
        for reason, n in grouped(reasons):
            say(f"{n:6}  {reason}")
    if not details:
        if found.refused or found.warnings or unread:
            say("--details lists the entries; `willpower cards coverage FILE` tells what is not understood")
        return
    for one in found.refused:
        say(f"  refused: {one.problem}")
    for warning in found.warnings:
        say(f"  warning: {warning}")
    for number, name, problem in report.problems:
        say(f"  {number} {name}: {problem}")


def _plainly(warning: Problem) -> str:
    """A warning without what is of its card alone, so that like ones count together."""
    return f"{warning.field}: {_QUOTED.sub('...', warning.what).split(': ')[0]}"


_QUOTED: Final = re.compile(r"'[^']*'|\"[^\"]*\"|U\+[0-9A-F]+ \([^)]*\)")


def show_report(console: Console, measured: Measured) -> None:
    """What was measured of a card file."""
    report, refused = measured.report, measured.refused
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column("set", no_wrap=True)
    total = measured.counts(None)
    console.print(f"{total['entries']} entries, {_shares(total)}", soft_wrap=True)
    names = [name for name, n in total.items() if n or name in _ALWAYS]  # no column of noughts
    for name in names:
        table.add_column(name.replace("_", " "), justify="right")
    for code in report.sets:
        table.add_row(escape(code or "-"), *_numbers(measured.counts(code), names))
    table.add_section()
    table.add_row("all", *_numbers(total, names))
    console.print(table)
    if refused:
        console.print(f"{len(refused)} of {report.total.entries} entries were not taken:")
    for reason, n in grouped(one.reason for one in refused):
        console.print(f"{n:6}  {escape(reason)}", soft_wrap=True)
    later = later_rules(report, refused)
    if later:
        console.print("entries that need rules later than 8.01:")
    for rule, n in later:
        console.print(f"{n:6}  {escape(rule)}")
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
    show_suspects(console, measured)
    if measured.left_out is not None:
        show_left_out(console, measured.left_out)
    show_tried(console, report)


def show_suspects(console: Console, measured: Measured) -> None:
    """What the checks of meaning stumbled over."""
    if measured.suspects:
        console.print("understood, and strange all the same:")
    for _, number, name, one in measured.suspects:
        words = f"  {number} {name}: paragraph {one.paragraph}: {one.check}: {one.node}"
        console.print(words, markup=False, soft_wrap=True)


def show_left_out(console: Console, left_out: LeftOut) -> None:
    """The templates that serve one card of the file, and those that serve none."""
    console.print(
        f"{left_out.templates} templates; {len(left_out.used_by_one)} used by one card, "
        f"{len(left_out.used_by_none)} by none"
    )
    for (category, node, words), card in left_out.used_by_one:
        console.print(f"  used by {card}: {words}  ({category}, {node})", markup=False, soft_wrap=True)
    for category, node, words in left_out.used_by_none:
        console.print(f"  used by none: {words}  ({category}, {node})", markup=False, soft_wrap=True)


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


_ALWAYS: Final = ("entries", "understood")


def _shares(total: dict[str, int | None]) -> str:
    """What was counted of all entries, in one sentence."""
    entries = total["entries"] or 0
    said: list[str] = []
    for name, n in total.items():
        if n is not None and name not in ("entries", "unique"):
            share = f" ({100 * n / entries:.1f} %)" if n and entries else ""
            said.append(f"{n} {name.replace('_', ' ')}{share}")
    return ", ".join(said)


def _numbers(counts: dict[str, int | None], names: list[str]) -> list[str]:
    return ["-" if counts[name] is None else str(counts[name]) for name in names]
