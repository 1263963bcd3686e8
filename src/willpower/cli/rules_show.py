"""How clauses are shown: one with all that there is of it, many in a list, the coverage as a table."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

import typer
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..rulebook.coverage import CHAPTERS, chapter_of, coverage, coverage_json, reason
from ..rulebook.evidence import Evidence, by_file, checkout, evidence, evidence_of
from ..rulebook.pages import sentence
from ..rulebook.questions import ask
from ..rulebook.words import PlayerWord
from ..rules import index
from ..rules.citations import OLD_BOOKS, counterpart
from ..rules.index import Clause

# Up to so many clauses are shown with everything; of more, a list is easier to read.
FEW: Final = 8


def show_found(console: Console, text: str, full: bool, as_json: bool) -> None:
    """Print the clauses that a number or words mean."""
    asked = ask(text)
    found = asked.clauses
    if not found:
        typer.echo(f"No clause of Comprehensive Rules 8.01 fits {text!r}.", err=True)
        raise typer.Exit(1)
    if as_json:
        typer.echo(json.dumps([clause_data(one) for one in found], ensure_ascii=False))
        return
    if asked.word is not None:
        print_answer(console, asked.word)
        if not full:
            print_list(console, found)
            console.print("[dim]--full shows everything about each[/dim]")
            return
    exact = found[0].number == text.strip()
    if full or exact or len(found) <= FEW:
        for one in found[:1] if exact and not full else found:
            print_clause(console, one)
        if exact and not full and len(found) > 1:
            console.print(f"[dim]{len(found) - 1} inside it; --full shows everything about each[/dim]")
        return
    print_list(console, found)
    console.print(f"[dim]{len(found)} clauses; --full shows everything about each[/dim]")


def print_answer(console: Console, word: PlayerWord) -> None:
    """Print the player's answer: what the rulebook calls it, and one or two sentences."""
    console.print(f"[bold]{escape(word.called[:1].upper() + word.called[1:])}[/bold]: {escape(word.answer)}")
    console.print(f"[dim]{' '.join(word.clauses)}[/dim]\n")


def show_coverage(console: Console, as_json: bool) -> None:
    """Print how many clauses there are, can be observed and are shown, by chapter."""
    table = newest()
    if as_json:
        typer.echo(coverage_json(table))
        return
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    shown.add_column("chapter", style="cyan")
    shown.add_column("")
    for name in ("clauses", "observable", "shown", "cited"):
        shown.add_column(name, justify="right")
    for number, title in (*CHAPTERS.items(), ("", "")):
        share = coverage(table, number)
        counts = (share.clauses, share.observable, share.shown, coverage(evidence(), number).cited)
        style = "" if number else "bold"
        shown.add_row(number or "all", title, *[str(count) for count in counts], style=style)
    console.print(shown)
    whole = coverage(table)
    if whole.missing:
        console.print(f"not shown: {' '.join(whole.missing)}")


def show_uncovered(console: Console, as_json: bool) -> None:
    """Print the observable clauses that no conformance test shows; there should be none."""
    share = coverage(newest())
    if as_json:
        typer.echo(json.dumps(list(share.missing)))
    elif share.missing:
        print_list(console, [index.clause(number) for number in share.missing])
        console.print(f"[dim]{len(share.missing)} of {share.observable} observable clauses[/dim]")
    else:
        console.print(f"Each of the {share.observable} observable clauses is shown by a conformance test.")
    if share.missing:
        raise typer.Exit(1)


def newest() -> Mapping[str, Evidence]:
    """What tests show: read afresh where there are tests, otherwise as the package was made."""
    root = checkout()
    if root is None:
        return evidence()
    from ..rulebook.marks import marks_by_clause

    return {number: Evidence(tests=tuple(tests)) for number, tests in marks_by_clause(root / "tests").items()}


def print_clause(console: Console, one: Clause) -> None:
    """Print a clause with its place, its neighbours, and the code, tests and judge files of it."""
    number = one.number.split(".")[0]
    chapter = chapter_of(one.number)
    console.print(
        f"[bold cyan]{one.number}[/bold cyan] [dim]{number} {escape(one.section)}, "
        f"chapter {chapter} {CHAPTERS[chapter]}, {one.kind}[/dim]"
    )
    found = evidence_of(one.number)
    table = Table.grid(padding=(0, 1))
    table.add_column(width=1)
    table.add_column(style="dim", no_wrap=True, width=7)
    table.add_column()
    table.add_row("", "", f"[bold]{escape(one.summary)}[/bold]")
    for place, clauses in neighbours(one).items():
        for n, other in enumerate(clauses):
            said = f"[cyan]{other.number}[/cyan] {escape(other.summary)}"
            table.add_row("", place if n == 0 else "", said)
    earlier = older(one)
    if earlier:
        said = ", ".join(f"[cyan]{number}[/cyan] in {book}" for book, number in earlier.items())
        table.add_row("", "older", said)
    if not one.observable:
        table.add_row("", "shown", f"not observable: {reason(one)}")
    elif not found.shown:
        table.add_row("", "shown", "[red]no conformance test shows it[/red]")
    for n, (module, names) in enumerate(by_file(found.functions, ":").items()):
        said = f"{module.replace('.', '/')}.py" + (f": {', '.join(names)}" if names else "")
        table.add_row("", "code" if n == 0 else "", escape(said))
    for n, (path, names) in enumerate(by_file(found.tests, "::").items()):
        for k, name in enumerate(names):
            if k == 0:
                table.add_row("", "tests" if n == 0 else "", escape(f"tests/{path}"))
            table.add_row("", "", escape(f"  {sentence(name)}"))
    for n, path in enumerate(found.judge_files):
        table.add_row("", "judge" if n == 0 else "", escape(f"judge/{path}"))
    console.print(table)
    console.print()


def older(one: Clause) -> dict[str, str]:
    """Where the older rulebooks say the same, or what the clause became of."""
    found = {book: counterpart(book, one.number) for book in OLD_BOOKS}
    return {book: number for book, number in found.items() if number is not None}


def neighbours(one: Clause) -> dict[str, tuple[Clause, ...]]:
    """The clauses round a clause: the one it is part of, those before and after it, those inside it."""
    parent = index.parent(one.number)
    section = one.number.split(".")[0]
    siblings = list(index.children(parent.number if parent else section))
    at = siblings.index(one) if one in siblings else -1
    around = {
        "part of": (parent,) if parent else (),
        "before": tuple(siblings[at - 1 : at]) if at > 0 else (),
        "after": tuple(siblings[at + 1 : at + 2]) if at >= 0 else (),
        "inside": index.children(one.number),
    }
    return {place: found for place, found in around.items() if found}


def print_list(console: Console, found: Sequence[Clause]) -> None:
    """Print clauses under the titles of their sections, with how much there is of each."""
    section = ""
    for one in found:
        number = one.number.split(".")[0]
        if number != section:
            section = number
            console.print(f"[bold]{number} {escape(one.section)}[/bold]")
        table = Table.grid(padding=(0, 1))
        table.add_column(width=2 * len(index.parts(one.number)) - 3)
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        table.add_row("", one.number, f"{escape(one.summary)} [dim]{_counts(one)}[/dim]")
        console.print(table)


def _counts(one: Clause) -> str:
    found = evidence_of(one.number)
    counted = (
        ("code", len(found.functions)), ("tests", len(found.tests)), ("judge", len(found.judge_files))
    )  # fmt: skip
    said = ", ".join(f"{name} {n}" for name, n in counted if n)
    return f"({said})" if said else ""


def clause_data(one: Clause) -> dict[str, Any]:
    """All about a clause, ready for JSON."""
    found = evidence_of(one.number)
    data: dict[str, Any] = {
        "number": one.number,
        "section": one.section,
        "chapter": CHAPTERS[chapter_of(one.number)],
        "kind": one.kind,
        "summary": one.summary,
        "observable": one.observable,
        "shown": found.shown,
        "neighbours": {place: [c.number for c in clauses] for place, clauses in neighbours(one).items()},
        "older": older(one),
        "functions": list(found.functions),
        "tests": [f"tests/{test}" for test in found.tests],
        "judge": [f"judge/{path}" for path in found.judge_files],
    }
    if not one.observable:
        data["reason"] = reason(one)
    return data
