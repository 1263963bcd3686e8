"""A card in full: cost, types, values and where they come from, text, keywords in our words, other sides."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from ..cards.card import Card as PrintedCard
from ..cards.card import Face
from ..rules.reminders import reminder
from .words import Card, View, states, values


def show_card(console: Console, card: Card, view: View, printed: PrintedCard | None = None) -> None:
    """Prints a card that a view shows; `printed`: the card as everybody can look it up."""
    if card.get("hidden"):
        console.print("You cannot see this card.")
        return
    _head(
        console,
        card["name"],
        card.get("cost", ""),
        card.get("types", ()),
        card.get("races", ()),
        values(card),
    )
    for part in card.get("parts", ()):
        console.print(Text(f"  {part_words(part)}", style="dim"))
    _text(console, card.get("text", ()))
    for ability in card.get("abilities", ()):
        if ability["from"] != "printed":
            by = (ability.get("source") or {}).get("name", "")
            until = f", until {ability['until']}" if ability.get("until") else ""
            words = f"  {ability['from']}: {ability['text']}" + (f" ({by}{until})" if by else "")
            console.print(Text(words, style="green" if ability["from"] == "gained" else "red"))
    now = states(card, view)
    console.print(
        Text(f"  in {card['zone'].replace('_', ' ')}" + (f": {', '.join(now)}" if now else ""), style="dim")
    )
    texts = [*card.get("text", ())]
    if card.get("sides"):
        for side in card["sides"]:
            console.print(Text("  other side:", style="dim"))
            _head(console, side["name"], side["cost"], side["types"], side["races"], values(side))
            _text(console, side["text"])
            texts += side["text"]
    elif printed is not None and len(printed.faces) > 1:
        texts += _other_faces(console, card, printed)
    _reminders(console, [*card.get("keywords", ())], texts)


def _other_faces(console: Console, card: Card, printed: PrintedCard) -> list[str]:
    """The sides of a card that the game does not show and that are printed on every copy of it."""
    texts: list[str] = []
    for face in printed.faces:
        if face.name != card["name"]:
            console.print(Text("  other side, as printed:", style="dim"))
            _face(console, face)
            texts += face.text
    return texts


def part_words(part: dict[str, Any]) -> str:
    """A part of a card's values: "printed 500/500", "+200/+200 Bell Rope, until end of turn"."""
    if part["what"] == "printed":
        return f"printed {part['atk']}/{part['def']}"
    change = f"{part['atk']:+}/{part['def']:+}"
    if part["what"] == "counters":
        return f"{change} {part['times']} counter{'' if part['times'] == 1 else 's'} [{part['text']}]"
    if part["what"] == "rounding":
        return f"{change} rounded up (909.1i)"
    source = (part.get("source") or {}).get("name", "an effect")
    return f"{change} {source}" + (f", until {part['until']}" if part.get("until") else "")


def show_printed(console: Console, card: PrintedCard) -> None:
    """Prints a card as it is printed, side by side."""
    texts: list[str] = []
    for face in card.faces:
        _face(console, face)
        texts += face.text
    _reminders(console, [], texts)


def _face(console: Console, face: Face) -> None:
    """A side of a card as it is printed."""
    stats = "" if face.atk is None and face.defense is None else f"{face.atk or 0}/{face.defense or 0}"
    cost = "" if face.cost is None else str(face.cost)
    _head(console, face.name, cost, (face.printed_type,), face.races, stats)
    _text(console, face.text)


def _reminders(console: Console, keywords: list[str], texts: Iterable[str]) -> None:
    """What the keywords of a card mean, each once."""
    named = [word.casefold() for text in texts for word in re.findall(r"\[([A-Z][A-Za-z' ]+)\]", text)]
    for keyword in dict.fromkeys([*keywords, *named]):
        known = reminder(keyword)
        if known is not None:
            line = Text(f"  [{keyword.title()}] {known.text}", style="italic")
            line.append(f"  {known.clause}", style="dim")
            console.print(line)


def _head(
    console: Console, name: str, cost: str, types: Sequence[str], races: Sequence[str], stats: str
) -> None:
    words = Text(f" {name}", style="bold")
    if cost:
        words.append(f"  {cost}", style="not bold")
    words.append(f"  {' '.join(types)}", style="not bold")
    if races:
        words.append(f": {'/'.join(races)}", style="not bold")
    if stats:
        words.append(f"  {stats}", style="bold")
    console.print(words)


def _text(console: Console, paragraphs: Sequence[str]) -> None:
    for paragraph in paragraphs:
        console.print(Text(f"  {paragraph}"))
