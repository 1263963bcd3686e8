"""Words and short forms of the terminal."""

from __future__ import annotations

from typing import Any, Final

Card = dict[str, Any]
View = dict[str, Any]

STYLES: Final[dict[str, str]] = {
    "light": "yellow",
    "fire": "red",
    "water": "blue",
    "wind": "green",
    "darkness": "magenta",
    "moon": "cyan",
    "time": "white",
}
LETTERS: Final[dict[str, str]] = {
    "light": "W",
    "fire": "R",
    "water": "U",
    "wind": "G",
    "darkness": "B",
    "moon": "M",
    "time": "T",
    "": "1",
}
# Entries of the log that say nothing new to somebody who looks at the board.
QUIET: Final = frozenset(
    "passed phase will rested recovered paid shuffled targeted".split()
    + "resolving resolved did triggered effect played".split()
)


def values(card: Card) -> str:
    """ATK and DEF, "" for a card without."""
    if card.get("atk") is None and card.get("def") is None:
        return ""
    return f"{card.get('atk') or 0}/{card.get('def') or 0}"


def is_a(card: Card, kind: str) -> bool:
    """Whether a card is of a type."""
    return kind in card.get("types", ())


def states(card: Card, view: View) -> list[str]:
    """What is special about a card in play now, in a few words each."""
    found: list[str] = []
    if card.get("damage"):
        found.append(f"{card['damage']} damage")
    for name, number in card.get("counters", {}).items():
        found.append(f"{number}x {name}")
    battle = view.get("battle") or {}
    for role, word in (("attacker", "attacking"), ("blocker", "blocking"), ("attacked", "attacked")):
        if (battle.get(role) or {}).get("id") == card["id"]:
            found.append(word)
    if card.get("rested"):
        found.append("rested")
    elif (
        card.get("fresh")
        and (is_a(card, "Resonator") or is_a(card, "J-Ruler"))
        and "swiftness" not in card["keywords"]
    ):
        found.append("new")
    if card.get("added_to") is not None:
        host = find_card(view, card["added_to"])
        if host is not None:
            found.append(f"on {host['name']}")
    if card.get("partial"):
        found.append("not wholly understood")
    return found + list(card.get("marks", ()))


def all_cards(view: View) -> list[Card]:
    """Every card that a view shows, those in play first."""
    found: list[Card] = [*view["field"], *view["chase"]]
    for player in view["players"]:
        for zone in player:
            if isinstance(player[zone], list):
                found += [card for card in player[zone] if isinstance(card, dict) and "id" in card]
    decision = view.get("decision") or {"options": ()}
    found += [option["card"] for option in decision["options"] if "card" in option]
    return [card for card in found if "id" in card and card.get("name")]


def find_card(view: View, number: int) -> Card | None:
    """A card of a view by its number."""
    for card in all_cards(view):
        if card["id"] == number:
            return card
    return None
