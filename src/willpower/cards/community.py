"""The form in which players publish card data: fow -> clusters -> sets -> cards, one entry per side.

Sides are linked by their numbers: X and XJ are ruler and J-ruler, XJ^ the second form of a colossal
ruler, X^ the other side of a Shift or Inverse card. Names carry marks that are not part of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from .card import Card, Face, make_card
from .errata import Errata
from .errors import CardError, Problem, shorten
from .mapping import FieldReader, face_from
from .symbols import J_RULER, RESONATOR
from .type_line import STONE_TYPES, TypeLineError, parse_type

MOST_PROBLEMS: Final = 1000
# Our key for each of theirs.
_KEYS: Final = {
    "name": "name",
    "cost": "cost",
    "race": "race",
    "ATK": "atk",
    "DEF": "def",
    "divinity": "divinity",
    "abilities": "text",
    "colour": "attribute",
}
_THEIRS: Final = {ours: theirs for theirs, ours in _KEYS.items()}
_SIDE: Final = re.compile(r"(.*[0-9])(J\^|J|\^)")
_MARK: Final = re.compile(r"^\s*\[[^\[\]]*\]\s*|\s*\[[^\[\]]*\]\s*$")
_TREATED: Final = "treat this card as"
_BLANK: Final = (None, "")


@dataclass(slots=True)
class CommunityCards:
    """What came out of a file: whole cards in the order of the file, and everything that was wrong."""

    cards: list[Card]
    problems: list[Problem]
    corrected: int = 0


def read_community(data: Mapping[str, object], errata: Errata) -> CommunityCards:
    """The cards of a community file, with sides joined, names cleaned and the errata applied."""
    result = CommunityCards([], [])
    faces: dict[str, Face] = {}
    for where, entry in _entries(data, result.problems):
        if len(result.problems) >= MOST_PROBLEMS:
            return result
        entry, corrections = errata.corrected(entry)
        result.corrected += corrections
        try:
            number, face = _side(where, entry)
        except CardError as error:
            result.problems += error.problems
            continue
        if number in faces:
            result.problems.append(Problem(f"{number} {face.name}", "id", "this number stands there twice"))
            continue
        faces[number] = face
    _join(faces, result)
    return result


def _entries(
    data: Mapping[str, object], problems: list[Problem]
) -> Iterator[tuple[str, Mapping[str, object]]]:
    """Every entry with a description of where it stands."""
    fow = data.get("fow")
    if not isinstance(fow, dict):
        problems.append(Problem("", "fow", f"a mapping was expected, not {shorten(fow)}"))
        return
    for cluster_place, cluster in _mappings(fow, "fow", "clusters", problems):
        for set_place, one_set in _mappings(cluster, cluster_place, "sets", problems):
            code = one_set.get("code")
            name = f"set {code}" if isinstance(code, str) and code.isalnum() and len(code) < 20 else set_place
            for index, (_, card) in enumerate(_mappings(one_set, name, "cards", problems), 1):
                yield f"{name}, card {index}", card


def _mappings(
    outer: Mapping[str, object], place: str, key: str, problems: list[Problem]
) -> Iterator[tuple[str, Mapping[str, object]]]:
    items = outer.get(key)
    if not isinstance(items, list):
        problems.append(Problem(place, key, f"a list was expected, not {shorten(items)}"))
        return
    for index, item in enumerate(items):
        where = f"{place}.{key}[{index}]"
        if isinstance(item, dict):
            yield where, item
        elif len(problems) < MOST_PROBLEMS:
            problems.append(Problem(where, "", f"a mapping was expected, not {shorten(item)}"))


def _side(where: str, entry: Mapping[str, object]) -> tuple[str, Face]:
    """One entry as a face with its number; raises `CardError`."""
    number = entry.get("id")
    if number in _BLANK:
        raise CardError.of(where, "id", "missing")
    if not isinstance(number, str):
        raise CardError.of(where, "id", f"{shorten(number)} is no text")
    ours: dict[str, object] = {"id": number}
    for theirs, key in _KEYS.items():
        value = entry.get(theirs)
        if value not in _BLANK:
            ours[key] = value
    name = ours.get("name")
    if isinstance(name, str) and len(name) < 1000:
        ours["name"] = clean_name(name)
    if "colour" in entry:
        ours.setdefault("attribute", "V")
    ours["type"] = _type(entry, str(number))
    try:
        reader = FieldReader(ours, "a card")
        number = reader.number_text().replace("*", "^")
        _blank_values(ours)
        return number, face_from(reader)
    except CardError as error:  # the file calls its fields by other names than we do
        said = [Problem(p.card, _THEIRS.get(p.field, p.field), p.what) for p in error.problems]
        raise CardError(said) from None


def clean_name(name: str) -> str:
    """A name without the marks that the data puts in brackets around it."""
    cleaned, previous = name, None
    while previous != cleaned:
        previous, cleaned = cleaned, _MARK.sub("", cleaned)
    return cleaned or name


def _type(entry: Mapping[str, object], number: str) -> str:
    """The type line; without magic stone types that the text gives anyway (201.4)."""
    value = entry.get("type")
    items = value if isinstance(value, list) else [value]
    words: list[str] = []
    for item in items[:10]:
        if not isinstance(item, str):
            raise CardError.of(number, "type", f"{shorten(item)} is no text")
        words.append(" ".join(item[:200].split()))
    text = entry.get("abilities")
    if isinstance(text, list) and any(isinstance(x, str) and _TREATED in x[:200].lower() for x in text):
        words = [word for word in words if word.lower() not in STONE_TYPES]
    if any(word.lower().endswith(" magic stone") for word in words):
        words = [word for word in words if word.lower() != "magic stone"]
    if any(word.lower().startswith("addition:") for word in words):
        words = [word for word in words if word.lower() != "addition"]
    return " / ".join(words)


def _blank_values(ours: dict[str, object]) -> None:
    """Blank means 0, but a J-ruler for which both are blank prints none (206.1a, 207.2a)."""
    try:
        types = parse_type(str(ours["type"])).types
    except TypeLineError:
        return  # said with the other fields
    if types & J_RULER and not types & RESONATOR and "atk" not in ours and "def" not in ours:
        ours["atk"] = ours["def"] = "-"


def _join(faces: Mapping[str, Face], result: CommunityCards) -> None:
    """Put the sides of each card together."""
    fronts: dict[str, dict[str, Face]] = {}
    for number, face in faces.items():
        match = _SIDE.fullmatch(number)
        if match is None:
            fronts.setdefault(number, {})[""] = face
        elif match[1] in faces:
            fronts.setdefault(match[1], {})[match[2]] = face
        else:
            what = f"there is no {match[1]} to go with it"
            result.problems.append(Problem(f"{number} {face.name}", "id", what))
    for number, sides in fronts.items():
        label = f"{number} {sides[''].name}"
        order = ["", *sorted(side for side in sides if side)]  # "J" before "J^"
        if order not in ([""], ["", "J"], ["", "J", "J^"], ["", "^"]):
            found = ", ".join(number + side for side in order)
            result.problems.append(Problem(label, "id", f"these sides do not go together: {found}"))
            continue
        try:
            result.cards.append(make_card(number, tuple(sides[side] for side in order)))
        except CardError as error:
            result.problems += [Problem(label, p.field, p.what) for p in error.problems]
