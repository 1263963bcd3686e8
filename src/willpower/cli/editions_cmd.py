"""The editions of the rules: `willpower editions`."""

from __future__ import annotations

import json
from collections.abc import Sequence

import typer
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..rulebook.switches_shown import coverage, newest
from ..rules import edition as editions
from ..rules.citations import cite
from ..rules.edition import GROUPS, Edition, Switch, UnknownEdition
from ..rules.not_observable import NOT_OBSERVABLE
from ..rules.words import apart, in_words, short_names


def register(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command("editions")(compare)


def compare(
    first: str | None = typer.Argument(None, help="An edition: show what it says."),
    second: str | None = typer.Argument(None, help="Another one: show only where the two differ."),
    group: str = typer.Option("", "--group", help="Only the switches of a group, A to I."),
    covered: bool = typer.Option(False, "--coverage", help="Which switches tests show."),
    as_json: bool = typer.Option(False, "--json", help="Print one JSON value."),
) -> None:
    """Compare the editions of the rules, switch by switch."""
    console = Console(highlight=False)
    if covered and (first is not None or group):
        raise typer.BadParameter("--coverage tells of all switches together")
    if group.upper() not in ("", *GROUPS):
        raise typer.BadParameter(f"there is no group {group!r}; there are {', '.join(GROUPS)}")
    try:
        chosen = [find_edition(name) for name in (first, second) if name is not None]
    except UnknownEdition as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    switches = [one for one in editions.SWITCHES if one.id.startswith(group.upper())]
    if covered:
        show_coverage(console, as_json)
    elif as_json:
        print_json(switches, chosen)
    elif len(chosen) == 2:
        print_differences(console, switches, chosen[0], chosen[1])
    elif chosen:
        print_edition(console, switches, chosen[0])
    else:
        print_comparison(console, switches, [editions.edition(name) for name in editions.EDITIONS])


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
    raise UnknownEdition(name)


def print_edition(console: Console, switches: Sequence[Switch], one: Edition) -> None:
    """Print what an edition says about every switch, with its own numbers."""
    table = _table(f"Edition {one.name}", one.name)
    group = ""
    for switch in switches:
        group = _heading(table, switch, group)
        said = escape(in_words(editions.value(one, switch)))
        table.add_row(switch.id, escape(switch.title), said, ", ".join(own_clauses(switch, one)))
    console.print(table)


def print_differences(console: Console, switches: Sequence[Switch], first: Edition, second: Edition) -> None:
    """Print the switches that two editions set differently."""
    found = [one for one in editions.differences(first, second) if one.switch in switches]
    table = _table(f"{len(found)} of {len(switches)} switches differ", first.name, second.name)
    group = ""
    for switch, one, other in found:
        group = _heading(table, switch, group)
        values = [escape(said) for said in apart(one, other)]
        table.add_row(switch.id, escape(switch.title), *values, " ".join(switch.clauses))
    console.print(table)


def print_comparison(console: Console, switches: Sequence[Switch], compared: Sequence[Edition]) -> None:
    """Print, for every switch, each value that it has and the editions that have it."""
    table = _table(f"{len(switches)} switches", "value", "editions")
    group = ""
    for switch in switches:
        group = _heading(table, switch, group)
        for row, (value, names) in enumerate(values_of(switch, compared).items()):
            start = (switch.id, escape(switch.title)) if row == 0 else ("", "")
            clauses = " ".join(switch.clauses) if row == 0 else ""
            table.add_row(*start, escape(value), short_names(names, compared), clauses)
    console.print(table)


def print_json(switches: Sequence[Switch], chosen: Sequence[Edition]) -> None:
    """Print switches with their values by edition; of two editions only where they differ."""
    compared = chosen or [editions.edition(name) for name in editions.EDITIONS]
    rows = []
    for switch in switches:
        values = {one.name: in_words(editions.value(one, switch)) for one in compared}
        if len(compared) == 2 and len({repr(editions.value(one, switch)) for one in compared}) == 1:
            continue
        rows.append(
            {
                "id": switch.id,
                "switch": switch.field,
                "title": switch.title,
                "values": values,
                "clauses": {one.name: own_clauses(switch, one) for one in compared},
            }
        )
    typer.echo(json.dumps(rows, ensure_ascii=False))


def show_coverage(console: Console, as_json: bool) -> None:
    """Print how many switches a running game can show, and how many of them tests show."""
    shown = newest()
    found = coverage(shown)
    if as_json:
        typer.echo(json.dumps(found.as_data(), ensure_ascii=False))
        return
    console.print(f"{found.shown} of {found.observable} observable switches are shown by tests")
    if found.missing:
        console.print(f"not shown: {', '.join(found.missing)}")
    if NOT_OBSERVABLE:
        table = Table(title="not observable", title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column("switch", style="cyan")
        table.add_column("why")
        for name, why in NOT_OBSERVABLE.items():
            table.add_row(name, escape(why))
        console.print(table)


def values_of(switch: Switch, compared: Sequence[Edition]) -> dict[str, list[str]]:
    """The values of a switch in words, each with the editions that have it."""
    groups: dict[str, list[str]] = {}
    for one in compared:
        groups.setdefault(in_words(editions.value(one, switch)), []).append(one.name)
    return groups


def own_clauses(switch: Switch, one: Edition) -> list[str]:
    """Where the rulebook of an edition speaks of a switch."""
    own = cite(one, switch.id)
    cited = [cite(one, clause) for clause in switch.clauses]
    return list(dict.fromkeys(clause for clause in (own, *cited) if clause and clause[0].isdigit()))


def _heading(table: Table, switch: Switch, group: str) -> str:
    """A line where a new group of switches begins; the group that is current then."""
    if switch.id[0] != group:
        table.add_section()
        table.add_row("", f"[bold]{GROUPS[switch.id[0]]}[/bold]")
    return switch.id[0]


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("id", no_wrap=True, style="cyan")
    table.add_column("switch")
    for name in columns:
        table.add_column(name)
    table.add_column("clauses", style="dim")
    return table
