"""Card files in the form of the players' community, with cards of our own."""

from __future__ import annotations

import json
from pathlib import Path

Entry = dict[str, object]


def entry(number: str, name: str, kind: str = "Resonator", **more: object) -> Entry:
    """One entry; `text` are its paragraphs."""
    made: Entry = {
        "id": number,
        "name": name,
        "type": [kind],
        "race": [],
        "cost": "{1}",
        "colour": ["V"],
        "ATK": "",
        "DEF": "",
        "abilities": more.pop("text", []),
        "divinity": "",
    }
    return made | more


def community(*entries: Entry, code: str = "TST") -> Entry:
    """The whole file with one set."""
    return {
        "fow": {"clusters": [{"name": "c", "sets": [{"code": code, "name": "s", "cards": list(entries)}]}]}
    }


SMITH = entry(
    "TST-001", "[Variant] Coal Smith", race=["Dwarf"], cost="{R}{1}", colour=["R"], ATK="500", DEF="400",
    text=["[Swiftness]", "When this card enters the field ⇒ This card deals 200 damage to your opponent."],
)  # fmt: skip
KEEPER = entry(
    "TST-002", "Keeper of Coals", kind="Ruler", race=["Dwarf"], cost=None, colour=["R"],
    text=["[Judgment] {R}", "{Rest}: You gain 100 life."],
)  # fmt: skip
KEEPER_J = entry(
    "TST-002J", "Keeper of Coals [J-Ruler]", kind="J-Ruler", race=["Dwarf"], cost=None, colour=["R"],
    ATK="900", DEF="900", text=["[Flying]"],
)  # fmt: skip
CHOICE = entry(
    "TST-003", "Two Doors", kind="Chant", cost="{U}", colour=["U"],
    text=["Choose one - Draw a card; or you gain 500 life."],
)  # fmt: skip
RIDDLE = entry("TST-004", "Riddle", kind="Chant", cost="{U}", text=["Sing target teapot a lullaby twice."])


def write(path: Path, data: object) -> str:
    """The path of a file with that data."""
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)
