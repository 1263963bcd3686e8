"""A card in full: cost, types, values, text, and what has changed about it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from ..cards.card import Card as PrintedCard
from .words import Card, View, states, values


def show_card(console: Console, card: Card, view: View) -> None:
    """Prints a card that a view shows."""
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
    printed = card.get("printed") or {}
    if values(card) and printed and (printed.get("atk"), printed.get("def")) != (card["atk"], card["def"]):
        console.print(f"  printed {printed.get('atk') or 0}/{printed.get('def') or 0}", style="dim")
    _text(console, card.get("text", ()))
    for title in ("gained", "lost"):
        for line in card.get(title, ()):
            console.print(Text(f"  {title}: {line}", style="green" if title == "gained" else "red"))
    now = states(card, view)
    console.print(
        Text(f"  in {card['zone'].replace('_', ' ')}" + (f": {', '.join(now)}" if now else ""), style="dim")
    )
    for side in card.get("sides", ()):
        console.print(Text("  other side:", style="dim"))
        _head(console, side["name"], side["cost"], side["types"], side["races"], values(side))
        _text(console, side["text"])


def show_printed(console: Console, card: PrintedCard) -> None:
    """Prints a card as it is printed, side by side."""
    for face in card.faces:
        stats = "" if face.atk is None and face.defense is None else f"{face.atk or 0}/{face.defense or 0}"
        cost = "" if face.cost is None else str(face.cost)
        _head(console, face.name, cost, (face.printed_type,), face.races, stats)
        _text(console, face.text)


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
