"""Cards as mappings: the form of judge files and of bundled and saved sets.

Keys: id, name, type, cost, attribute, race, atk, def, divinity, text, flavour, back; and `sides: odd` for a
card whose sides no rule joins, as some imported ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .card import FACE_NAMES, ODD, Card, Face, make_card
from .cost import CostError, WillCost
from .errors import CardError, shorten
from .names import LONGEST_NAME, LONGEST_PARAGRAPH, clean, name_problem, text_problem
from .symbols import (
    ALL_ATTRIBUTES,
    ATTRIBUTE_BY_LETTER,
    ATTRIBUTE_BY_NAME,
    ATTRIBUTE_LETTER,
    J_RESONATOR,
)
from .type_line import TypeLineError, parse_type

_KEYS: Final = (
    "id",
    "name",
    "type",
    "cost",
    "attribute",
    "race",
    "atk",
    "def",
    "divinity",
    "text",
    "flavour",
    "back",
    "sides",
)
_MOST_PARAGRAPHS: Final = 50
_MOST_RACES: Final = 20
LARGEST: Final = 1_000_000
_LONGEST_ID: Final = 40
_NO_VALUE: Final = ("-", "none")


def card_from_mapping(data: object) -> Card:
    """The card that a mapping describes; raises `CardError` naming the card and the field that is wrong."""
    faces: list[Face] = []
    number = ""
    label = "a card"
    odd = False
    current = data
    while current is not None:
        if len(faces) == len(FACE_NAMES):
            raise CardError.of(label, "back", f"more than {len(FACE_NAMES)} sides")
        reader = FieldReader(current, label)
        if not faces:
            number = reader.number_text()
            label = reader.label
            odd = reader.odd()
        elif reader.get("id") not in (None, ""):
            raise reader.error("id", "only the front has one")
        faces.append(face_from(reader))
        current = reader.get("back")
    try:
        return make_card(number, tuple(faces), odd)
    except CardError as error:
        problem = error.problems[0]
        raise CardError.of(label, problem.field, problem.what) from None


class FieldReader:
    """Reads the fields of one side of a card and complains about them by name."""

    __slots__ = ("data", "label")

    def __init__(self, data: object, label: str) -> None:
        if not isinstance(data, Mapping):
            raise CardError.of(label, "", f"a mapping was expected, not {shorten(data)}")
        self.data: Mapping[object, object] = data
        name = data.get("name")
        self.label = _label(name, data.get("id")) if label == "a card" else label
        for key in data:
            if key not in _KEYS:
                raise self.error("", f"unknown key {shorten(key)}; keys are {', '.join(_KEYS)}")

    def get(self, field: str) -> object:
        """A field as it is, None if it is missing."""
        return self.data.get(field)

    def error(self, field: str, what: str) -> CardError:
        """The complaint about a field."""
        return CardError.of(self.label, field, what)

    def number_text(self) -> str:
        """The collector number, "" without one."""
        value = self.get("id")
        if value is None:
            return ""
        text = self._string("id", value)
        if (
            len(text) > _LONGEST_ID
            or not text.isascii()
            or not text.isprintable()
            or text != " ".join(text.split())
        ):
            raise self.error("id", f"{shorten(text)} is not a collector number")
        return text

    def odd(self) -> bool:
        """Whether it is said that no rule joins the sides."""
        value = self.get("sides")
        if value not in (None, "", ODD):
            raise self.error("sides", f"{shorten(value)} is not {ODD!r}")
        return value == ODD

    def name(self) -> str:
        """The name; every card has one (202)."""
        value = self.get("name")
        if value is None:
            raise self.error("name", "missing")
        text = self._string("name", value)
        if len(text) > 10 * LONGEST_NAME:
            raise self.error("name", name_problem(text))
        text = clean(text)
        problem = name_problem(text)
        if problem:
            raise self.error("name", problem)
        return text

    def number(self, field: str) -> int | None:
        """A whole number that is not negative; None if the field is missing or blank."""
        value = self.get(field)
        if value is None or value == "":
            return None
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 8:
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= LARGEST:
            raise self.error(field, f"{shorten(value)} is not a whole number from 0 to {LARGEST}")
        return value

    def cost(self) -> WillCost | None:
        """The will cost; None if the card has none."""
        value = self.get("cost")
        if value is None:
            return None
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 99:
            return WillCost(free=value)
        try:
            return WillCost.parse(self._string("cost", value))
        except CostError as error:
            raise self.error("cost", str(error)) from None

    def attributes(self, cost: WillCost | None) -> int:
        """The attributes as bits: letters or names; where nothing is said, those of the cost."""
        value = self.get("attribute")
        if value is None:
            return cost.attributes if cost is not None else 0
        words: list[str] = []
        for item in value if isinstance(value, list | tuple) else [value]:
            text = self._string("attribute", item)
            if text.strip().lower() in (*ATTRIBUTE_BY_NAME, "void"):
                words.append(text.strip().lower())
            elif len(text) > _LONGEST_ID:
                raise self.error("attribute", f"{shorten(text)} is not one of W, R, U, G, B")
            else:
                words += [letter for letter in text if letter not in " /,"]
        bits = 0
        for word in words:
            bit = ATTRIBUTE_BY_NAME.get(word, 0) or ATTRIBUTE_BY_LETTER.get(word.upper(), 0)
            if not bit & ALL_ATTRIBUTES and word.lower() not in ("v", "void"):  # 208.4
                raise self.error("attribute", f"{shorten(word)} is not one of W, R, U, G, B")
            bits |= bit
        return bits

    def races(self) -> tuple[str, ...]:
        """The races or traits, each once (205.3)."""
        value = self.get("race")
        if value is None:
            return ()
        items = value if isinstance(value, list | tuple) else [value]
        if len(items) > _MOST_RACES:
            raise self.error("race", f"{len(items)} races")
        found: list[str] = []
        for item in items:
            text = self._string("race", item)
            if len(text) > 2 * LONGEST_NAME:
                raise self.error("race", name_problem(text))
            for part in text.split("/"):
                race = clean(part)
                if not race:
                    continue
                problem = name_problem(race)
                if problem:
                    raise self.error("race", problem)
                found.append(race)
        return tuple(dict.fromkeys(found))

    def paragraphs(self) -> tuple[str, ...]:
        """The text, one string per paragraph."""
        value = self.get("text")
        if value is None:
            return ()
        items = value if isinstance(value, list | tuple) else self._string("text", value).split("\n")
        if len(items) > _MOST_PARAGRAPHS:
            raise self.error("text", f"{len(items)} paragraphs, more than {_MOST_PARAGRAPHS}")
        found = [self.line("text", item) for item in items]
        return tuple(paragraph for paragraph in found if paragraph)

    def line(self, field: str, value: object) -> str:
        """One paragraph of text, checked."""
        raw = self._string(field, value)
        if len(raw) > 2 * LONGEST_PARAGRAPH:
            raise self.error(field, text_problem(raw))
        text = clean(raw)
        problem = text_problem(text)
        if problem:
            raise self.error(field, problem)
        return text

    def _string(self, field: str, value: object) -> str:
        if not isinstance(value, str):
            raise self.error(field, f"{shorten(value)} is not text")
        return value


def _label(name: object, number: object) -> str:
    """How an error line calls a card before anything about it is known to be right."""
    parts = [
        part if part.isascii() and part.isprintable() and len(part) < 60 else shorten(part)
        for part in (number, name)
        if isinstance(part, str) and part
    ]
    return " ".join(parts) or "a card without a name"


def face_from(reader: FieldReader) -> Face:
    """The face that one mapping describes, whatever its `back` says."""
    name = reader.name()
    value = reader.get("type")
    if value is None:
        raise reader.error("type", "missing")
    printed = reader.line("type", value)
    try:
        line = parse_type(printed)
    except TypeLineError as error:
        raise reader.error("type", str(error)) from None
    cost = reader.cost()
    has_values = bool(line.types & J_RESONATOR)  # 206.1, 207.1
    flavour = reader.get("flavour")
    return Face(
        name=name,
        types=line.types,
        general=line.general,
        subtypes=line.subtypes,
        races=tuple(dict.fromkeys((*reader.races(), *line.traits))),
        cost=cost,
        attributes=reader.attributes(cost),
        atk=_value(reader, "atk", has_values),
        defense=_value(reader, "def", has_values),
        divinity=reader.number("divinity"),
        text=reader.paragraphs(),
        printed_type=printed,
        flavour="" if flavour is None else reader.line("flavour", flavour),
    )


def _value(reader: FieldReader, field: str, has_values: bool) -> int | None:
    """ATK or DEF: blank is 0 where the type has one, "-" says that the card prints none (206.1a, 207.2a)."""
    if reader.get(field) in _NO_VALUE:
        return None
    number = reader.number(field)
    return 0 if number is None and has_values else number


def card_to_mapping(card: Card) -> dict[str, object]:
    """The mapping that `card_from_mapping` reads back into the same card."""
    inner: dict[str, object] | None = None
    for face in reversed(card.faces):
        outer = _face_to_mapping(face)
        if inner is not None:
            outer["back"] = inner
        inner = outer
    assert inner is not None
    if card.double_sided == ODD:
        inner["sides"] = ODD
    return {"id": card.id, **inner} if card.id else inner


def _face_to_mapping(face: Face) -> dict[str, object]:
    data: dict[str, object] = {"name": face.name, "type": face.printed_type}
    if face.cost is not None:
        data["cost"] = str(face.cost)
    if face.attributes != (face.cost.attributes if face.cost is not None else 0):
        data["attribute"] = "".join(x for bit, x in ATTRIBUTE_LETTER.items() if face.attributes & bit) or "V"
    if face.races:
        data["race"] = list(face.races)
    has_values = bool(face.types & J_RESONATOR)
    for field, value in (("atk", face.atk), ("def", face.defense)):
        if value is not None:
            data[field] = value
        elif has_values:
            data[field] = _NO_VALUE[0]
    if face.divinity is not None:
        data["divinity"] = face.divinity
    if face.text:
        data["text"] = list(face.text)
    if face.flavour:
        data["flavour"] = face.flavour
    return data
