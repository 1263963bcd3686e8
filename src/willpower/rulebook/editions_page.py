"""The page that compares the editions, switch by switch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from willpower.rules.citations import cite
from willpower.rules.edition import EDITIONS, GROUPS, SWITCHES, Edition, Switch, edition, value
from willpower.rules.not_observable import NOT_OBSERVABLE
from willpower.rules.words import in_words, short_names

from .switches_shown import Shown, coverage

BEGIN: Final = "<!-- the comparison: written by tools/docs.py (make docs); do not edit below -->\n"


def comparison(table: Mapping[str, Shown]) -> str:
    """Every switch with its values, the editions that have each, and where their rulebooks say so."""
    compared = [edition(name) for name in EDITIONS]
    found = coverage(table)
    lines = [
        BEGIN,
        f"{found.switches} switches, {found.observable} of which a running game can show; tests show"
        f" {found.shown} of them.\n",
    ]
    for letter, title in GROUPS.items():
        lines.append(
            f"\n### {letter}. {title}\n\n| id | switch | value | editions | where |\n|---|---|---|---|---|\n"
        )
        for switch in SWITCHES:
            if switch.id[0] == letter:
                lines += _rows(switch, compared)
    lines.append("\n### Switches that no game can show\n\n")
    for field, why in NOT_OBSERVABLE.items():
        switch = next(one for one in SWITCHES if one.field == field)
        lines.append(f"- {switch.id} {switch.title}: {why}.\n")
    return "".join(lines)


def _rows(switch: Switch, compared: Sequence[Edition]) -> list[str]:
    groups: dict[str, list[Edition]] = {}
    for one in compared:
        groups.setdefault(in_words(value(one, switch)), []).append(one)
    rows: list[str] = []
    for said, those in groups.items():
        start = f"{switch.id} | {switch.title}" if not rows else " | "
        names = short_names([one.name for one in those], compared)
        rows.append(f"| {start} | {said} | {names} | {_where(switch, those)} |\n")
    return rows


def _where(switch: Switch, those: Sequence[Edition]) -> str:
    """Where the rulebooks of some editions say so, each in its own numbers."""
    places: dict[str, None] = {}
    for one in those:
        book = one.name.split(" ")[0]
        own = cite(one, switch.id)
        if own[0].isdigit() and not own.startswith("8.01 "):
            places[f"{book}: {own}"] = None
    return ", ".join(places)
