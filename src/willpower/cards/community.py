"""The form in which players publish card data: fow -> clusters -> sets -> cards, one entry per side.

Sides are linked by their numbers: X and XJ are ruler and J-ruler, XJ^ the second form of a colossal
ruler, X^ the other side of a Shift or Inverse card. Names carry marks that are not part of them.

Every entry is taken or refused on its own. What is strange but can be played is taken with a warning: numbers
with blanks, an endless divinity, names in two scripts, sides that no rule joins. A side is refused with the
card it belongs to, so that no ruler is played without its J-ruler. Only a file without the form itself is
refused as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from .card import Card, Face, make_card, odd_sides, set_code_of
from .errata import Errata
from .errors import CardError, Problem, Refused, shorten
from .mapping import LARGEST, FieldReader, face_from
from .names import name_warning
from .symbols import J_RULER, RESONATOR
from .type_line import STONE_TYPES, TypeLineError, UnknownType, parse_type

MOST_ENTRIES: Final = 100_000  # twenty times what was ever printed
LATER: Final = "needs rules later than 8.01"
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
_ENDLESS: Final = ("inf", "infinite", "infinity", "∞")


class TwiceKeyed(dict[str, object]):
    """An object of a JSON file in which a key stands twice: readers differ on which counts."""

    __slots__ = ("twice",)

    def __init__(self, data: Mapping[str, object], twice: str) -> None:
        super().__init__(data)
        self.twice = twice


@dataclass(slots=True)
class CommunityCards:
    """What came out of a file: whole cards in the order of the file, each entry that was not taken, and what
    is strange about those that were."""

    cards: list[Card] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    warnings: list[Problem] = field(default_factory=list)
    corrected: int = 0

    @property
    def problems(self) -> list[Problem]:
        """What is wrong with the entries that were not taken."""
        return [one.problem for one in self.refused]


@dataclass(slots=True)
class _Sides:
    """The entries of a file by number, before they are joined; and those refused, with the reason."""

    faces: dict[str, Face] = field(default_factory=dict)
    reasons: dict[str, str] = field(default_factory=dict)


def read_community(data: Mapping[str, object], errata: Errata) -> CommunityCards:
    """The cards of a community file, with sides joined, names cleaned and the errata applied. Raises
    `CardError` if the file does not have the form."""
    result = CommunityCards()
    sides = _Sides()
    for code, where, entry in _entries(data, result):
        number = entry.get("id")
        known = " ".join(number[:80].split()).replace("*", "^") if isinstance(number, str) else ""
        entry, corrections = errata.corrected(entry)
        try:
            number, face = _side(where, entry, result.warnings)
        except CardError as error:
            _refuse(result, code, known, error.problems[0])
            sides.reasons.setdefault(known, result.refused[-1].reason)
            continue
        if number in sides.faces:
            problem = Problem(f"{number} {face.name}", "id", "this number is there twice")
            _refuse(result, code, number, problem)
            continue
        result.corrected += corrections
        sides.faces[number] = face
    _join(sides, result)
    return result


def _refuse(result: CommunityCards, code: str, number: str, problem: Problem, reason: str = "") -> None:
    """Note an entry that is not taken."""
    said = reason or (problem.what if problem.what.startswith(LATER) else f"{problem.field}: {problem.what}")
    if len(number) > 40 or not number.isprintable():
        number = ""
    result.refused.append(Refused(set_code_of(number) or code, number, problem, said))


def _entries(
    data: Mapping[str, object], result: CommunityCards
) -> Iterator[tuple[str, str, Mapping[str, object]]]:
    """Every entry with the code of its set and a description of where it stands."""
    fow = data.get("fow")
    if not isinstance(fow, dict):
        raise CardError.of("", "fow", f"a mapping was expected, not {shorten(fow)}")
    if isinstance(fow, TwiceKeyed):
        raise CardError.of("fow", fow.twice[:40], "is there twice")
    if not isinstance(fow.get("clusters"), list):
        raise CardError.of("fow", "clusters", f"a list was expected, not {shorten(fow.get('clusters'))}")
    entries = 0
    for cluster_place, cluster in _mappings(fow, "fow", "clusters", "", result):
        for set_place, one_set in _mappings(cluster, cluster_place, "sets", "", result):
            code = one_set.get("code")
            fine = isinstance(code, str) and code.isalnum() and len(code) < 20
            short = str(code) if fine else ""
            name = f"set {code}" if fine else set_place
            for index, (_, card) in enumerate(_mappings(one_set, name, "cards", short, result), 1):
                entries += 1
                if entries + len(result.refused) > MOST_ENTRIES:
                    raise CardError.of("", "cards", f"more than {MOST_ENTRIES} entries")
                yield short, f"{name}, card {index}", card


def _mappings(
    outer: Mapping[str, object], place: str, key: str, code: str, result: CommunityCards
) -> Iterator[tuple[str, Mapping[str, object]]]:
    items = outer.get(key)
    if not isinstance(items, list):
        _refuse(result, code, "", Problem(place, key, f"a list was expected, not {shorten(items)}"))
        return
    for index, item in enumerate(items):
        where = f"{place}.{key}[{index}]"
        if isinstance(item, dict):
            yield where, item
        elif len(result.refused) > MOST_ENTRIES:
            raise CardError.of("", key, f"more than {MOST_ENTRIES} entries")
        else:
            what = f"a mapping was expected, not {shorten(item)}"
            _refuse(result, code, "", Problem(where, "", what), "no mapping")


def _side(where: str, entry: Mapping[str, object], warnings: list[Problem]) -> tuple[str, Face]:
    """One entry as a face with its number; raises `CardError`."""
    number = entry.get("id")
    if number in _BLANK:
        raise CardError.of(where, "id", "missing")
    if not isinstance(number, str):
        raise CardError.of(where, "id", f"{shorten(number)} is not text")
    if isinstance(entry, TwiceKeyed):
        raise CardError.of(shorten(number), entry.twice[:40], "is there twice")
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
    strange: list[tuple[str, str]] = []
    if isinstance(ours.get("divinity"), str) and str(ours["divinity"]).strip().lower() in _ENDLESS:
        strange.append(("divinity", f"{shorten(ours['divinity'])} is taken as {LARGEST}"))
        ours["divinity"] = LARGEST
    if len(number) < 200 and number != " ".join(number.split()):
        ours["id"] = " ".join(number.split())
    ours["type"] = _type(entry, str(number))
    if _gives_no_text(ours) and (will := _WILL.get(str(ours.get("name")).lower())) is not None:
        ours["text"] = [f"{{Rest}}: Produce {will}."]
        strange.append(("abilities", "a basic magic stone without text makes the will of its type"))
    try:
        reader = FieldReader(ours, "a card")
        number = reader.number_text().replace("*", "^")
        _known_type(reader)
        _blank_values(ours)
        face = face_from(reader)
    except CardError as error:  # the file calls its fields by other names than we do
        said = [Problem(p.card, _THEIRS.get(p.field, p.field), p.what) for p in error.problems]
        raise CardError(said) from None
    if " " in number:
        strange.append(("id", "a number with blanks"))
    for key, words in (("name", (face.name,)), ("race", face.races)):
        strange += [(key, scripts) for word in words if (scripts := name_warning(word))]
    warnings += [Problem(f"{number} {face.name}", *one) for one in strange]
    return number, face


_WILL: Final = {
    "light magic stone": "{W}",
    "fire magic stone": "{R}",
    "water magic stone": "{U}",
    "wind magic stone": "{G}",
    "darkness magic stone": "{B}",
}


def _gives_no_text(ours: Mapping[str, object]) -> bool:
    """Whether it is a basic magic stone that prints only the symbol of its will (201.4b)."""
    text = ours.get("text", [])
    blank = isinstance(text, list) and not any(text)
    return blank and "basic magic stone" in str(ours["type"]).lower()


def _known_type(reader: FieldReader) -> None:
    """Raises `CardError` if the type line has a type that no rule of 8.01 knows."""
    try:
        parse_type(str(reader.get("type")))
    except UnknownType as error:
        if error.words.replace(" ", "").replace("-", "").isalpha():
            raise reader.error("type", f"{LATER}: {error.words[:60]}") from None
    except TypeLineError:
        return  # said with the other fields


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
            raise CardError.of(number, "type", f"{shorten(item)} is not text")
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


def _join(sides: _Sides, result: CommunityCards) -> None:
    """Put the sides of each card together."""
    cards: dict[str, dict[str, Face]] = {}
    for number, face in sides.faces.items():
        match = _SIDE.fullmatch(number)
        front, side = (match[1], match[2]) if match is not None else (number, "")
        if side and front not in sides.faces and front not in sides.reasons:
            front, side = number, ""  # nothing to go with: a card of its own
            result.warnings.append(Problem(f"{number} {face.name}", "id", "its front is not in the file"))
        cards.setdefault(front, {})[side] = face
    for number, faces in cards.items():
        missing = [
            side for side in ("", "J", "J^", "^") if number + side in sides.reasons and side not in faces
        ]
        if missing:
            for side, face in faces.items():
                at = number + missing[0]
                reason = sides.reasons[at]
                problem = Problem(f"{number + side} {face.name}", "back", f"{reason} (on {at})")
                _refuse(result, "", number + side, problem, reason)
            continue
        for own, joined in _that_go_together(number, faces):
            if len(joined) < len(faces):
                what = f"these sides do not go together: {', '.join(number + side for side in faces)}"
                result.warnings.append(Problem(f"{own} {joined[0].name}", "id", what))
            card = make_card(own, joined, odd=True)
            why = odd_sides(joined)
            if why is not None:
                result.warnings.append(Problem(f"{own} {card.name}", *why))
            result.cards.append(card)


def _that_go_together(number: str, faces: Mapping[str, Face]) -> list[tuple[str, tuple[Face, ...]]]:
    """The cards that the sides of one number make: one if it can be, else those left over by themselves."""
    ways: tuple[tuple[str, ...], ...] = (("", "J", "J^"), ("", "J"), ("", "^"), ("",))
    order = next((way for way in ways if all(side in faces for side in way)), ())
    found = [(number, tuple(faces[side] for side in order))] if order else []
    return found + [(number + side, (face,)) for side, face in faces.items() if side not in order]
