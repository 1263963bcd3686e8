"""Reading deck lists: our own form and those that players use elsewhere.

Ours is plain text: an optional `Name: ...`, sections (Ruler, Main, Stones, Extra, Runes, Side), lines
`4 Card Name`, comments after #. The same reader takes `4x Name`, `4 CODE-001`, `4 Name [CODE-001]` and the
sections of untap (`//deck-1`). JSON is fowsim's export, XML a .dek file of Lackey.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Final
from xml.parsers import expat

from .errors import DeckError, Problem, shorten

RULERS: Final = "ruler"
MAIN: Final = "main"
STONES: Final = "stones"
EXTRA: Final = "extra"
RUNE_DECK: Final = "runes"
SIDE: Final = "side"
BY_TYPE: Final = ""
FACE_DOWN: Final = "face down"  # runes and the extra deck in one pile

_SECTIONS: Final[dict[str, str]] = {
    "ruler": RULERS,
    "rulers": RULERS,
    "j/ruler": RULERS,
    "ruler deck": RULERS,
    "ruler area": RULERS,
    "main": MAIN,
    "deck": MAIN,
    "main deck": MAIN,
    "stone": STONES,
    "stones": STONES,
    "stone deck": STONES,
    "magic stone": STONES,
    "magic stones": STONES,
    "magic stone deck": STONES,
    "extra": EXTRA,
    "extra deck": EXTRA,
    "rune": RUNE_DECK,
    "runes": RUNE_DECK,
    "rune deck": RUNE_DECK,
    "rune area": RUNE_DECK,
    "side": SIDE,
    "sideboard": SIDE,
    "side deck": SIDE,
    # untap
    "deck-1": MAIN,
    "deck-2": STONES,
    "play-1": RULERS,
    "sideboard-1": SIDE,
    "pile-facedown": FACE_DOWN,
}
_SECTION: Final = re.compile(
    r"(?://\s*|\[)?([A-Za-z][A-Za-z0-9 /-]{1,30}?)\]?\s*(?:[\[(][0-9]{1,3}[\])])?\s*:?"  # Main Deck (40):
)
_NAME: Final = re.compile(r"(?://\s*)?(?:deck\s+)?name\s*:\s*(.*)", re.I)
_LINE: Final = re.compile(r"(?:([0-9]{1,6})(?:\s*[xX×]\s+|\s+))?(.+)")
_NUMBERED: Final = re.compile(r"(.*?)\s*[\[(]([^\s\[\]()]{1,40})[\])]")
_NUMBER: Final = re.compile(r"[A-Za-z0-9]{2,10}-[A-Za-z0-9]{1,10}(?:\s?J)?[\^*]?")
_MOST_LINES: Final = 5000
_MOST_COPIES: Final = 99
_LONGEST: Final = 300


@dataclass(frozen=True, slots=True)
class DeckLine:
    """One entry: how many of which card, in which pile ("" = by its type), and where it was written."""

    where: str
    quantity: int
    name: str
    id: str
    zone: str


def read_lines(text: str) -> tuple[list[DeckLine], str]:
    """The entries of a deck list in any known form, and the name of the deck ("" if it has none)."""
    text = text.removeprefix("\ufeff")
    data = text.lstrip()
    if data.startswith("{") or (data.startswith("[") and _is_json(data)):
        return _read_json(data)
    if data.startswith("<"):
        return _read_xml(data)
    return _read_text(text)


def _fail(where: str, what: str) -> DeckError:
    return DeckError((Problem(where, "", what),))


# ---- plain text ------------------------------------------------------------------------------


def _read_text(text: str) -> tuple[list[DeckLine], str]:
    lines: list[DeckLine] = []
    problems: list[Problem] = []
    name = ""
    zone = BY_TYPE
    written = text.splitlines()
    if len(written) > _MOST_LINES:
        raise _fail("", f"{len(written)} lines, more than {_MOST_LINES}")
    for number, raw in enumerate(written, 1):
        line = _without_comment(raw)
        where = f"line {number}"
        if not line:
            continue
        if len(line) > _LONGEST:
            problems.append(Problem(where, "", f"{shorten(line)} is too long for a card"))
            continue
        title = _NAME.fullmatch(line)
        if title is not None:
            name = title[1].strip()
            continue
        section = _section(line)
        if section is not None:
            zone = section
            continue
        if line.startswith("//"):
            continue
        try:
            lines.append(_entry(where, line, zone))
        except DeckError as error:
            problems += error.problems
    if problems:
        raise DeckError(problems)
    return lines, name


def _without_comment(raw: str) -> str:
    line = raw.strip()
    if line.startswith("#"):
        return ""
    return line.split(" #", 1)[0].strip()


def _section(line: str) -> str | None:
    match = _SECTION.fullmatch(line)
    return _SECTIONS.get(" ".join(match[1].lower().split())) if match is not None else None


def _entry(where: str, line: str, zone: str) -> DeckLine:
    match = _LINE.fullmatch(line)
    if match is None:
        raise _fail(where, f"{shorten(line)} is not a card")
    quantity = _quantity(where, int(match[1]) if match[1] else 1)
    rest = match[2].strip()
    numbered = _NUMBERED.fullmatch(rest)
    if numbered is not None:
        return DeckLine(where, quantity, numbered[1], numbered[2], zone)
    # A number may look like a name, so what looks like one is tried as both.
    return DeckLine(where, quantity, rest, rest if _NUMBER.fullmatch(rest) else "", zone)


def _quantity(where: str, value: object) -> int:
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 7:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= _MOST_COPIES:
        raise _fail(where, f"{shorten(value)} copies; 1 to {_MOST_COPIES} are possible")
    return value


# ---- fowsim's JSON ---------------------------------------------------------------------------


def _is_json(text: str) -> bool:
    """Whether a list that starts with a bracket is JSON and not a section like [Ruler]."""
    return text[1:].lstrip()[:1] in ("{", "]", "")


def _read_json(text: str) -> tuple[list[DeckLine], str]:
    try:
        data: object = json.loads(text)
    except RecursionError:
        raise _fail("", "is nested too deeply") from None
    except ValueError as error:
        raise _fail("", f"is not JSON: {str(error)[:200]}") from None
    name = ""
    items = data
    if isinstance(data, dict):
        items = data.get("cards")
        given = data.get("name")
        name = given[:_LONGEST] if isinstance(given, str) else ""
    if not isinstance(items, list):
        raise _fail("cards", f"a list was expected, not {shorten(items)}")
    if len(items) > _MOST_LINES:
        raise _fail("cards", f"{len(items)} entries, more than {_MOST_LINES}")
    lines: list[DeckLine] = []
    problems: list[Problem] = []
    for index, item in enumerate(items, 1):
        try:
            lines.append(_json_entry(f"entry {index}", item))
        except DeckError as error:
            problems += error.problems
    if problems:
        raise DeckError(problems)
    return lines, name


def _json_entry(where: str, item: object) -> DeckLine:
    if not isinstance(item, dict):
        raise _fail(where, f"a mapping was expected, not {shorten(item)}")
    values: dict[str, str] = {}
    for key in ("name", "id", "zone"):
        value = item.get(key)
        if value is not None and not isinstance(value, str):
            raise _fail(where, f"{key} {shorten(value)} is not text")
        if value and len(value) > _LONGEST:
            raise _fail(where, f"{key} {shorten(value)} is too long")
        values[key] = (value or "").strip()
    if not values["name"] and not values["id"]:
        raise _fail(where, "neither a name nor an id")
    quantity = _quantity(where, item.get("quantity", 1))
    return DeckLine(where, quantity, values["name"], values["id"], zone_named(values["zone"]))


def zone_named(words: str) -> str:
    """The pile that a zone of another program means: "Magic Stone Deck", "Runes", "Deck"."""
    plain = " ".join(words.lower().replace("_", " ").split())
    if plain in _SECTIONS:
        return _SECTIONS[plain]
    for part in ("rune", "stone", "extra", "side", "ruler"):
        if part in plain:
            return _SECTIONS[part]
    return BY_TYPE


# ---- Lackey's XML ----------------------------------------------------------------------------


class _Lackey:
    """Collects the cards of a .dek file. A document type, and with it every entity, is refused."""

    __slots__ = ("card_id", "copies", "depth", "in_name", "name", "order", "text", "zone")

    def __init__(self) -> None:
        self.name = ""
        self.zone = BY_TYPE
        self.depth = 0
        self.in_name = False
        self.card_id = ""
        self.text: list[str] = []
        self.order: list[tuple[str, str, str]] = []
        self.copies: dict[tuple[str, str, str], int] = {}

    def doctype(self, *_: object) -> None:
        raise _fail("", "a .dek file has no document type")

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        if self.depth > 20:
            raise _fail("", "is nested too deeply")
        if self.depth == 1 and tag != "deck":
            raise _fail("", f"is XML, but {shorten(tag)} and not a deck")
        if tag == "superzone":
            # In Lackey everything may lie in one pile; its types tell the piles of the game apart.
            zone = zone_named(attributes.get("name", ""))
            self.zone = BY_TYPE if zone == MAIN else zone
        elif tag == "name":
            self.in_name = True
            self.card_id = attributes.get("id", "")
            self.text = []

    def end(self, tag: str) -> None:
        self.depth -= 1
        if tag == "name" and self.in_name:
            self.in_name = False
            self.add(" ".join("".join(self.text).split()), self.card_id.strip())
        elif tag == "superzone":
            self.zone = BY_TYPE

    def characters(self, data: str) -> None:
        if self.in_name:
            self.text.append(data)

    def add(self, name: str, number: str) -> None:
        if len(name) > _LONGEST or len(number) > _LONGEST:
            raise _fail(f"card {len(self.order) + 1}", f"{shorten(name or number)} is too long for a card")
        key = (self.zone, name, number)
        if key not in self.copies:
            self.order.append(key)
            if len(self.order) > _MOST_LINES:
                raise _fail("", f"more than {_MOST_LINES} different cards")
        self.copies[key] = self.copies.get(key, 0) + 1


def _read_xml(text: str) -> tuple[list[DeckLine], str]:
    found = _Lackey()
    parser = expat.ParserCreate()
    parser.StartDoctypeDeclHandler = found.doctype
    parser.StartElementHandler = found.start
    parser.EndElementHandler = found.end
    parser.CharacterDataHandler = found.characters
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        raise _fail(f"line {error.lineno}", f"is not XML: {expat.ErrorString(error.code)}") from None
    lines: list[DeckLine] = []
    for index, key in enumerate(found.order, 1):
        zone, name, number = key
        where = f"card {index}"
        if not name and not number:
            raise _fail(where, "neither a name nor an id")
        lines.append(DeckLine(where, _quantity(where, found.copies[key]), name, number, zone))
    return lines, ""
