"""Looking things up: `willpower rules` and `willpower editions`."""

from collections.abc import Iterable, Sequence
from typing import Final

import typer
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..rules import edition as editions
from ..rules.edition import Edition, Switch
from ..rules.switches import CardTypes, MovementLimit, SameName
from .rules_show import show_coverage, show_found, show_uncovered

# Of a longer list, a comparison shows only what differs.
_LONG_LIST: Final = 7


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command("rules")(rules)
    app.command("editions")(compare)


def rules(
    words: list[str] = typer.Argument(None, help="A clause number (803, 803.6, 903.2i-iv) or words."),
    full: bool = typer.Option(False, "--full", "-f", help="Everything about each clause, however many."),
    uncovered: bool = typer.Option(
        False, "--uncovered", help="The observable clauses that no conformance test shows."
    ),
    covered: bool = typer.Option(False, "--coverage", help="How many clauses tests show, by chapter."),
    as_json: bool = typer.Option(False, "--json", help="Print one JSON value."),
) -> None:
    """Look up clauses: what they say in our words, and the code, tests and judge files of each."""
    text = " ".join(words or ())
    if sum((bool(text), uncovered, covered)) != 1:
        raise typer.BadParameter("give a clause number or words, or --coverage, or --uncovered")
    console = Console(highlight=False)
    if covered:
        show_coverage(console, as_json)
    elif uncovered:
        show_uncovered(console, as_json)
    else:
        show_found(console, text, full, as_json)


def compare(
    first: str | None = typer.Argument(None, help="An edition: show what it says."),
    second: str | None = typer.Argument(None, help="Another one: show only where the two differ."),
) -> None:
    """Compare the editions of the rules."""
    console = Console(highlight=False)
    try:
        chosen = [find_edition(name) for name in (first, second) if name is not None]
    except editions.UnknownEdition as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    if len(chosen) == 2:
        print_differences(console, chosen[0], chosen[1])
    elif chosen:
        print_edition(console, chosen[0])
    else:
        print_comparison(console, [editions.edition(name) for name in editions.EDITIONS])


def find_edition(name: str) -> Edition:
    """An edition as somebody types it: any case, and "5.12" alone for the variant without lifebreak."""
    wanted = " ".join(name.casefold().split())
    for known in editions.EDITIONS:
        if known.casefold() == wanted:
            return editions.edition(known)
    for known in editions.EDITIONS:
        variant = editions.edition(known)
        if known.casefold().startswith(f"{wanted} ") and not variant.lifebreak:
            return variant
    raise editions.UnknownEdition(name)


def print_edition(console: Console, one: Edition) -> None:
    """Print what an edition says about every switch."""
    table = _table(f"Edition {one.name}", one.name)
    for switch in editions.SWITCHES:
        table.add_row(switch.id, escape(switch.title), show(editions.value(one, switch)), _clauses(switch))
    console.print(table)


def print_differences(console: Console, first: Edition, second: Edition) -> None:
    """Print the switches that two editions set differently."""
    found = editions.differences(first, second)
    table = _table(f"{len(found)} of {len(editions.SWITCHES)} switches differ", first.name, second.name)
    for switch, one, other in found:
        table.add_row(switch.id, escape(switch.title), *_apart(one, other), _clauses(switch))
    console.print(table)


def print_comparison(console: Console, compared: Sequence[Edition]) -> None:
    """Print, for every switch, each value that it has and the editions that have it."""
    table = _table(f"{len(editions.SWITCHES)} switches", "value", "editions")
    for switch in editions.SWITCHES:
        groups: dict[str, list[str]] = {}
        for one in compared:
            groups.setdefault(show(editions.value(one, switch)), []).append(one.name)
        for row, (value, names) in enumerate(groups.items()):
            start = (switch.id, escape(switch.title)) if row == 0 else ("", "")
            table.add_row(*start, value, short_names(names, compared), _clauses(switch) if row == 0 else "")
    console.print(table)


def short_names(names: Sequence[str], compared: Sequence[Edition]) -> str:
    """A list of editions, with "5.12" for all variants of 5.12 together and "all" for all there are."""
    if len(names) == len(compared):
        return "all"
    short: list[str] = []
    for name in names:
        book = name.split(" ")[0]
        variants = [one.name for one in compared if one.name.split(" ")[0] == book]
        word = book if set(variants) <= set(names) else name
        if word not in short:
            short.append(word)
    return ", ".join(short)


def show(value: editions.Value) -> str:
    """The value of a switch in words."""
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "no limit"
        case SameName(limit, decks):
            return f"{limit} in {' + '.join(decks)}"
        case CardTypes(names, several):
            return ", ".join(names) + ("; several on one card" if several else "")
        case MovementLimit(cards, to, zones, outcome):
            return f"{_words(cards)} {'to' if to else 'not to'} {_words(zones)}: {outcome}"
        case (int() as least, int() | None as most):
            return f"{least} or more" if most is None else f"{least}-{most}"
        case ("beginning" | "end" as point, str() as moment):
            return f"{point} of {moment}"
        case (str() as word, tuple() as zones):
            return f"{word}: {_words(zones)}"
        case tuple():
            separator = "; " if any(isinstance(item, tuple) for item in value) else ", "
            return separator.join(show(item) for item in value) or "none"
        case _:
            return escape(str(value).replace("_", " "))


def _words(several: Iterable[str]) -> str:
    return " or ".join(word.replace("_", " ") for word in several)


def _apart(one: editions.Value, other: editions.Value) -> tuple[str, str]:
    """Two values side by side; of long lists only what the other does not have."""
    if isinstance(one, tuple) and isinstance(other, tuple) and max(len(one), len(other)) > _LONG_LIST:
        more = tuple(item for item in one if item not in other)
        less = tuple(item for item in other if item not in one)
        if more or less:
            return _also(more), _also(less)
    return show(one), show(other)


def _also(items: tuple[editions.Value, ...]) -> str:
    return f"also {show(items)}" if items else "nothing more"


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("id", no_wrap=True, style="cyan")
    table.add_column("switch")
    for name in columns:
        table.add_column(name)
    table.add_column("clauses", style="dim")
    return table


def _clauses(switch: Switch) -> str:
    return " ".join(switch.clauses)
