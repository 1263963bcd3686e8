"""Cards as they are printed (200): one to three faces, nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from .cost import WillCost
from .errors import CardError
from .symbols import J_RULER, MAGIC_STONE, RULER
from .type_line import CHANT_INSTANT, CHANT_STANDBY, STONE_TYPES

FRONT: Final = 0
BACK: Final = 1
BACK2: Final = 2
FACE_NAMES: Final = ("front", "back", "back2")

# The ways in which a card has more than one face.
SINGLE: Final = ""
RULER_CARD: Final = "ruler"  # ruler and J-ruler; not "double-sided" in the words of 1302.1a
COLOSSAL: Final = "colossal"  # 1304
SHIFT: Final = "shift"  # 1302.2
INVERSE: Final = "inverse"  # 1302.3
ODD: Final = "odd"  # sides that no rule joins: only the front is ever played

_INVERSE_TRAIT: Final = "Inverse"
_SHIFT_KEYWORD: Final = "[shift]"


@dataclass(frozen=True, slots=True)
class Face:
    """One printed side of a card. Types, general types and attributes are sets of bits.

    `printed_type` keeps the words of the type line, `subtypes` what older editions make of it.
    `atk` and `defense` are None where none is printed (206.1a, 207.2a). `text` has one string per
    paragraph (204.2). `flavour` has no rule purpose (204.4).
    """

    name: str
    types: int
    general: int = 0
    subtypes: tuple[str, ...] = ()
    races: tuple[str, ...] = ()  # or traits (205.1)
    cost: WillCost | None = None
    attributes: int = 0  # several icons, several attributes (208.3)
    atk: int | None = None
    defense: int | None = None
    divinity: int | None = None
    text: tuple[str, ...] = ()
    printed_type: str = ""
    flavour: str = ""

    @property
    def total_cost(self) -> int:
        """The total cost (203.5); zero without a cost (203.5a)."""
        return self.cost.total if self.cost is not None else 0

    @property
    def stone_types(self) -> int:
        """The magic stone types it is printed with, as attribute bits (201.4b)."""
        if not self.types & MAGIC_STONE:
            return 0
        bits = STONE_TYPES.get(self.name.lower(), 0)
        for subtype in self.subtypes:
            bits |= STONE_TYPES.get(subtype, 0)
        return bits

    @property
    def quickcast_by_type(self) -> bool:
        """Whether the old type line gives it [Quickcast] (1405.3)."""
        return CHANT_INSTANT in self.subtypes

    @property
    def trigger_by_type(self) -> bool:
        """Whether the old type line says that it is a card with [Trigger] (1405.4)."""
        return CHANT_STANDBY in self.subtypes


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its collector number ("" if it has none) and its faces, front first."""

    id: str
    faces: tuple[Face, ...]

    @property
    def front(self) -> Face:
        """The side that counts while the card is anywhere but in play."""
        return self.faces[FRONT]

    @property
    def back(self) -> Face | None:
        """The J-ruler, future or despair side, if there is one."""
        return self.faces[BACK] if len(self.faces) > BACK else None

    @property
    def name(self) -> str:
        """The name of the front."""
        return self.faces[FRONT].name

    @property
    def double_sided(self) -> str:
        """Why it has more than one face: "ruler", "colossal", "shift", "inverse", "odd" (no rule says why),
        or "" if it has not."""
        return kind_of_sides(self.faces)

    @property
    def set_code(self) -> str:
        """The set that the collector number names: "WPF" for "WPF-001"."""
        return set_code_of(self.id)

    @property
    def face_ids(self) -> tuple[str, ...]:
        """The collector numbers of the faces as the community writes them: X, XJ and XJ^, or X and X^."""
        if not self.id:
            return ("",) * len(self.faces)
        ruler = self.front.types & RULER or any(face.types & J_RULER for face in self.faces[BACK:])
        suffixes = ("", "J", "J^") if ruler else ("", "^")
        return tuple(self.id + suffix for suffix in suffixes[: len(self.faces)])

    @property
    def fingerprint(self) -> str:
        """A short digest of everything printed on it that rules can ask for, so not of its number (211.2)."""
        digest = blake2b(digest_size=16)
        for face in self.faces:
            for part in (
                face.name,
                face.printed_type,
                str(face.types),
                str(face.general),
                "\x1f".join(face.subtypes),
                "\x1f".join(face.races),
                str(face.cost),
                str(face.attributes),
                str(face.atk),
                str(face.defense),
                str(face.divinity),
                "\x1f".join(face.text),
            ):
                digest.update(part.encode())
                digest.update(b"\x1e")
            digest.update(b"\x1d")
        return digest.hexdigest()

    def __hash__(self) -> int:
        # Cards with equal number and name are nearly always equal; hashing whole texts would be slow.
        return hash((self.id, self.faces[FRONT].name))

    def __str__(self) -> str:
        return self.name


def set_code_of(number: str) -> str:
    """The set that a collector number names; of a number with blanks ("WPF Promo 2") its first word."""
    if " " in number:
        return number.partition(" ")[0]
    return number.rpartition("-")[0]


def kind_of_sides(faces: tuple[Face, ...]) -> str:
    """Why a card has more than one face; "odd" if no rule joins them."""
    front = faces[FRONT]
    if odd_sides(faces):
        return ODD
    if len(faces) == 1:
        return SINGLE
    if front.types & RULER:
        return RULER_CARD if len(faces) == 2 else COLOSSAL  # 1304.2
    return SHIFT if _has_shift(front) else INVERSE


def _has_shift(face: Face) -> bool:
    return any(paragraph.lower().startswith(_SHIFT_KEYWORD) for paragraph in face.text)


def odd_sides(faces: tuple[Face, ...]) -> tuple[str, str] | None:
    """Why no rule joins these sides, with the field that says so; None if one does."""
    front = faces[FRONT]
    if front.types & J_RULER:
        return "type", "a J-ruler is the back of a ruler"
    if len(faces) == 1:
        return None
    for face in faces[BACK:]:
        if face.types & RULER:
            return "back", f"{face.name!r} is a ruler; a ruler is the front"
        if face.types & J_RULER and not front.types & RULER:
            return "back", f"{face.name!r} is a J-ruler, but the front is not a ruler"
        if front.types & RULER and not face.types & J_RULER:
            return "back", f"{face.name!r} is no J-ruler"
    if front.types & RULER:
        return None
    if len(faces) > 2:
        return "back", "only a colossal ruler has three sides (1304.2)"
    if _has_shift(front):
        return None
    if _INVERSE_TRAIT in front.races:
        return "race", "the side with the trait Inverse is the back (1302.3)"
    if _INVERSE_TRAIT in faces[BACK].races:
        return None
    return "back", "without [Shift] on the front or Inverse on the back (1302)"


def make_card(number: str, faces: tuple[Face, ...], odd: bool = False) -> Card:
    """A card of these faces; raises `CardError` if no rule joins them, unless that is wished."""
    if not 1 <= len(faces) <= len(FACE_NAMES):
        raise CardError.of(number, "back", f"{len(faces)} sides")
    why = None if odd else odd_sides(faces)
    if why is not None:
        raise CardError.of(faces[FRONT].name, *why)
    return Card(number, faces)
