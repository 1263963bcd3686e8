"""Setting up a board: the start of a judge file changed card by card, the rest of the file left as it is."""

from __future__ import annotations

import json
from typing import Any, Final

from msgspec import Struct

from .reading.errors import JudgeError
from .reading.loader import load, plain
from .writing import quoted, without

PLAYERS: Final = ("A", "B")
ZONES: Final = (
    "ruler", "field", "stones", "hand", "deck", "graveyard", "removed", "standby", "extra_deck", "runes",
    "items", "stone_deck", "lifebreak",
)  # fmt: skip
_STATES: Final = ("rested", "damage", "fresh", "face", "astral", "counters")
_FRESH: Final = """format: 1
title: {title}
start:
  turn: A
do: []
"""


class Change(Struct, forbid_unknown_fields=True):
    """One change of the start: what, whose, in which zone, which card there, and its new value."""

    what: str  # "add", "remove", "move", "state", "life", "will", "turn", "phase", "title", "edition" ...
    player: str = ""
    zone: str = ""
    place: int = 0
    card: str = ""
    key: str = ""
    value: str | int | bool | dict[str, int] | None = None
    to_player: str = ""  # of a card that moves
    to_zone: str = ""


def new_file(title: str = "A new board") -> str:
    """An empty board as a judge file."""
    return _FRESH.format(title=quoted(title))


def changed(text: str, change: Change) -> str:
    """The file with its start changed; raises `JudgeError` for what cannot be."""
    data = plain(load(text))
    if not isinstance(data, dict):
        raise JudgeError(1, "this is no judge file")
    if change.what == "title":
        return _headed(text, "title", quoted(str(change.value or "")))
    if change.what == "edition":
        return _headed(text, "edition", json.dumps(str(change.value or "")))
    start = data.get("start")
    start = dict(start) if isinstance(start, dict) else {}
    _apply(start, change)
    body = without(text, "start").rstrip("\n").split("\n")
    later = [n for n, line in enumerate(body) if line.startswith(("do:", "expect:", "goal:"))]
    place = later[0] if later else len(body)
    return "\n".join([*body[:place], *start_lines(start), *body[place:], ""])


def _headed(text: str, key: str, value: str) -> str:
    lines = without(text, key).rstrip("\n").split("\n")
    place = next((n + 1 for n, line in enumerate(lines) if line.startswith("format:")), 0)
    return "\n".join([*lines[:place], f"{key}: {value}", *lines[place:], ""])


def _apply(start: dict[str, Any], change: Change) -> None:
    if change.what in ("turn", "phase", "turn_number", "first"):
        start[change.what] = change.value
        return
    if change.player not in PLAYERS:
        raise JudgeError(0, f"a player is A or B, not {change.player!r}")
    given = start.get(change.player)
    own: dict[str, Any] = dict(given) if isinstance(given, dict) else {}
    start[change.player] = own
    if change.what in ("life", "will"):
        own[change.what] = change.value
        return
    if change.zone not in ZONES:
        raise JudgeError(0, f"there is no zone {change.zone!r}; there are: {', '.join(ZONES)}")
    cards = entries(own.get(change.zone))
    if change.what == "add":
        cards = [change.card] if change.zone == "ruler" else [*cards, change.card]
    elif not 0 <= change.place < len(cards):
        raise JudgeError(0, f"{change.player} has no card {change.place + 1} in {change.zone}")
    elif change.what == "remove":
        del cards[change.place]
    elif change.what == "move":
        moved = cards.pop(change.place)
        if (change.to_player, change.to_zone) == (change.player, change.zone):
            cards.append(moved)
        else:
            _move(start, moved, change)
            own = start[change.player]
    elif change.what == "state" and change.key in _STATES:
        old = cards[change.place]
        entry = dict(old) if isinstance(old, dict) else {"card": old}
        entry.pop(change.key, None)
        if change.value not in (None, False, 0, "", {}):
            entry[change.key] = change.value
        cards[change.place] = entry["card"] if list(entry) == ["card"] else entry
    else:
        raise JudgeError(0, f"a start cannot be changed by {change.what!r} {change.key!r}".rstrip())
    own[change.zone] = cards
    if not cards:
        del own[change.zone]


def _move(start: dict[str, Any], card: Any, change: Change) -> None:
    """Put a card into another zone or on the other side; what is said of it stays where the zone has it."""
    if change.to_player not in PLAYERS or change.to_zone not in ZONES:
        raise JudgeError(0, f"a card cannot go to {change.to_player} {change.to_zone}".rstrip())
    given = start.get(change.to_player)
    there: dict[str, Any] = dict(given) if isinstance(given, dict) else {}
    if isinstance(card, dict) and change.to_zone not in ("field", "stones", "ruler"):
        card = card.get("card", "")  # damage and the like are lost outside the field
    cards = entries(there.get(change.to_zone)) if change.to_zone != "ruler" else []
    there[change.to_zone] = [*cards, card]
    start[change.to_player] = there


def entries(value: Any) -> list[Any]:
    """The cards of a zone as a list, whichever way they are written."""
    if value is None:
        return []
    if isinstance(value, dict):
        if "card" in value:
            return [value]
        # A count that is none is told by the reader, with its line; here the name stands once.
        return [name for name, count in value.items() for _ in range(count if type(count) is int else 1)]
    return list(value) if isinstance(value, list) else [value]


def start_lines(start: dict[str, Any]) -> list[str]:
    """A start as the lines of a file."""
    out = ["start:"]
    for key, value in start.items():
        if key not in PLAYERS:
            out.append(f"  {key}: {flow(value)}")
    for player in PLAYERS:
        own = start.get(player)
        if not isinstance(own, dict) or not own:
            continue
        out.append(f"  {player}:")
        for key, value in own.items():
            if key == "ruler":
                out.append(f"    ruler: {flow(entries(value)[0])}")
            elif key in ZONES:
                out.append(f"    {key}: {_cards(entries(value))}")
            else:
                out.append(f"    {key}: {flow(value)}")
    return out if len(out) > 1 else ["start: {}"]


def _cards(cards: list[Any]) -> str:
    """Cards of a zone: by counts where one name stands several times and nothing else is said."""
    names = [one for one in cards if isinstance(one, str)]
    counts = {name: names.count(name) for name in dict.fromkeys(names)}
    grouped = [name for name, n in counts.items() for _ in range(n)]
    if len(names) == len(cards) and len(counts) < len(cards) and grouped == names:
        return flow(counts)
    return flow(cards)


def flow(value: Any) -> str:
    """A value as YAML on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{" + ", ".join([f"{quoted(str(k))}: {flow(v)}" for k, v in value.items()]) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([flow(one) for one in value]) + "]"
    return str(value) if isinstance(value, int) else quoted(str(value))
