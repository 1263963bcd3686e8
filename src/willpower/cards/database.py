"""The card database: cards by name and number, and the files they come from."""

from __future__ import annotations

import json
import os
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .card import FRONT, Card
from .community import TwiceKeyed, read_community
from .errata import Errata, bundled_errata
from .errors import CardError, Problem, Refused, UnknownCard, shorten
from .mapping import card_from_mapping, card_to_mapping
from .names import NearestNames, lookup_key

FORMAT: Final = 1
_LARGEST_FILE: Final = 32 * 1024 * 1024
_LARGEST_TOML: Final = 1024 * 1024
MOST_PROBLEMS: Final = 1000  # of a file of our own form, which is taken wholly or not at all
_MOST_VALUES: Final = 1_500_000  # of a JSON file; the community's has about 200,000
_MOST_PARTS: Final = 8  # of a dotted key of a TOML file
_TOP_KEYS: Final = ("format", "name", "cards")


class CardDatabase:
    """Cards in a stable order, found by the name or number of either side. It does not change."""

    __slots__ = ("_by_id", "_by_key", "_by_name", "_nearest", "cards")

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        by_number: dict[object, Card] = {}
        for card in cards:
            # The same number again, or without one the same name, is the same card in a later state.
            by_number[card.id or ("", card.name)] = card
        self.cards: tuple[Card, ...] = tuple(by_number.values())
        self._by_id: dict[str, Card] = {}
        self._by_name: dict[str, list[Card]] = {}
        self._by_key: dict[str, list[Card]] | None = None
        self._nearest: NearestNames | None = None
        for card in self.cards:
            for number in card.face_ids:
                if number:
                    self._by_id[number] = card
            for name in dict.fromkeys(face.name for face in card.faces):
                self._by_name.setdefault(name, []).append(card)

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __contains__(self, ref: object) -> bool:
        return isinstance(ref, str) and self.get(ref) is not None

    def get(self, ref: str, types: int = 0) -> Card | None:
        """The card with this name or number, None if there is none.

        Of several printings the last counts, and a front before a back; `types` prefers fronts of these
        types ("Arthur" the ruler to "Arthur" the resonator). Spelling is exact if it can be, otherwise
        case, accents and kinds of apostrophes make no difference.
        """
        found = self._by_name.get(ref)
        if found is None:
            card = self.by_id(ref)
            if card is not None:
                return card
            if self._by_key is None:
                self._by_key = {}
                for name, cards in self._by_name.items():
                    self._by_key.setdefault(lookup_key(name), []).extend(cards)
            key = lookup_key(ref)
            found = self._by_key.get(key) if key else None
            if found is None:
                return None
        return _preferred(found, ref, types)

    def find(self, ref: str, types: int = 0) -> Card:
        """The card with this name or number; raises `UnknownCard` with the nearest names."""
        card = self.get(ref, types)
        if card is None:
            raise UnknownCard(ref, self.nearest(ref))
        return card

    def by_id(self, number: str) -> Card | None:
        """The card with this collector number, of either side."""
        card = self._by_id.get(number)
        if card is None and len(number) < 50:
            card = self._by_id.get(number.strip().upper().replace("*", "^"))
        return card

    def by_name(self, name: str) -> Card | None:
        """The card with exactly this name on either side."""
        found = self._by_name.get(name)
        return _preferred(found, name, 0) if found is not None else None

    def printings(self, name: str) -> tuple[Card, ...]:
        """Every card with exactly this name on either side, in order."""
        return tuple(self._by_name.get(name, ()))

    def nearest(self, name: str, count: int = 3) -> tuple[str, ...]:
        """The names closest to a misspelt one, best first."""
        if self._nearest is None:
            self._nearest = NearestNames(self._by_name)
        return self._nearest(name, count)

    def merged(self, *others: CardDatabase) -> CardDatabase:
        """This database with others added; where names or numbers are the same, the later one counts."""
        return CardDatabase(card for database in (self, *others) for card in database.cards)

    def sets(self) -> dict[str, tuple[Card, ...]]:
        """The cards by the code of their set, in order; "" holds those without a number."""
        found: dict[str, list[Card]] = {}
        for card in self.cards:
            found.setdefault(card.set_code, []).append(card)
        return {code: tuple(cards) for code, cards in found.items()}


def _preferred(cards: list[Card], ref: str, types: int) -> Card:
    key = lookup_key(ref)
    best = cards[-1]
    best_rank = -1
    for card in cards:
        front = card.faces[FRONT]
        rank = 4 * bool(front.types & types) + 2 * (front.name == ref) + (lookup_key(front.name) == key)
        if rank >= best_rank:
            best, best_rank = card, rank
    return best


@dataclass(frozen=True, slots=True)
class CardFile:
    """What a card file holds: the cards that are right, and everything that is wrong.

    Of a community file each entry is taken or refused on its own: `refused` has one item for each that was
    not taken, `warnings` what is strange about those that were. A file of our own form with `problems` is
    not to be used.
    """

    cards: tuple[Card, ...]
    problems: tuple[Problem, ...]
    corrected: int = 0
    refused: tuple[Refused, ...] = ()
    warnings: tuple[Problem, ...] = ()


def load_cards(path: str | os.PathLike[str], errata: Errata | None = None) -> CardDatabase:
    """The cards of a file. Our own form (TOML or JSON) is taken wholly or not at all; of the community's JSON
    every entry that can be taken, at least one. Raises `CardError`."""
    file = read_cards(path, errata)
    problems = file.problems
    if not file.cards:
        problems += tuple(one.problem for one in file.refused)
    if problems:
        raise CardError(problems, os.fspath(path))
    return CardDatabase(file.cards)


def read_cards(path: str | os.PathLike[str], errata: Errata | None = None) -> CardFile:
    """What a card file holds, with its problems beside it; raises `CardError` if it is no card file."""
    where = os.fspath(path)
    is_toml = where.lower().endswith(".toml")
    raw = read_bounded(path, _LARGEST_TOML if is_toml else _LARGEST_FILE)
    data = parse_bounded(raw, is_toml, where)
    if isinstance(data, TwiceKeyed):
        raise CardError((Problem("", data.twice[:40], "is there twice"),), where)
    if isinstance(data, dict) and "fow" in data:
        try:
            found = read_community(data, bundled_errata() if errata is None else errata)
        except CardError as error:
            raise CardError(error.problems, where) from None
        return CardFile(tuple(found.cards), (), found.corrected, tuple(found.refused), tuple(found.warnings))
    return cards_from_data(data, where)


def cards_from_data(data: object, where: str = "") -> CardFile:
    """The cards of our own form: a list of mappings, or a mapping with such a list under `cards`."""
    items = data
    if isinstance(data, dict):
        for key in data:
            if key not in _TOP_KEYS:
                raise CardError((Problem("", "", f"unknown key {shorten(key)}"),), where)
        if data.get("format", FORMAT) != FORMAT:
            what = f"{shorten(data['format'])}, and this reads {FORMAT}"
            raise CardError((Problem("", "format", what),), where)
        items = data.get("cards")
    if not isinstance(items, list):
        what = "neither a list of cards nor the community's form (fow -> clusters -> sets -> cards)"
        raise CardError((Problem("", "cards", what),), where)
    cards: list[Card] = []
    problems: list[Problem] = []
    seen: set[str] = set()
    for index, item in enumerate(items, 1):
        if len(problems) >= MOST_PROBLEMS:
            break
        try:
            if isinstance(item, TwiceKeyed):
                raise CardError.of(shorten(item.get("name")), item.twice[:40], "is there twice")
            card = card_from_mapping(item)
        except CardError as error:
            problems += [Problem(f"card {index}, {p.card}", p.field, p.what) for p in error.problems]
            continue
        for number in card.face_ids if card.id else (card.name,):
            if number in seen:
                field = "id" if card.id else "name"
                problems.append(Problem(f"card {index}, {card.name}", field, f"{number} is there twice"))
                break
            seen.add(number)
        else:
            cards.append(card)
    return CardFile(tuple(cards), tuple(problems))


def save_cards(database: CardDatabase, path: str | os.PathLike[str]) -> None:
    """Write a database as a JSON file that `load_cards` reads; the old file stays until it is complete."""
    target = Path(path)
    data = {"format": FORMAT, "cards": [card_to_mapping(card) for card in database]}
    text = json.dumps(data, ensure_ascii=False, indent=1, allow_nan=False)
    temporary = target.with_name(f".{target.name}.{os.getpid()}.{os.urandom(4).hex()}.tmp")
    try:
        temporary.write_text(text + "\n", encoding="utf-8")
        os.replace(temporary, target)
    finally:
        temporary.unlink(missing_ok=True)


def read_bounded(path: str | os.PathLike[str], largest: int) -> bytes:
    """The bytes of a file; raises `CardError` if it cannot be read or is larger than that."""
    where = os.fspath(path)
    try:
        with open(path, "rb") as stream:
            raw = stream.read(largest + 1)
    except OSError as error:
        raise CardError((Problem("", "", f"cannot be read: {error.strerror}"),), where) from None
    if len(raw) > largest:
        raise CardError((Problem("", "", f"is larger than {largest // 1024 // 1024} MB"),), where)
    return raw


def parse_bounded(raw: bytes, is_toml: bool, where: str) -> object:
    """The data of a JSON or TOML file, with time and memory that grow like the file; raises `CardError`."""
    try:
        text = raw.decode("utf-8-sig")
        if is_toml:
            _check_keys(text, where)
            return tomllib.loads(text)
        values = sum(raw.count(sign) for sign in (b",", b"[", b"{"))
        if values > _MOST_VALUES:
            raise CardError.of("", "", f"has more than {_MOST_VALUES} values")
        return json.loads(text, object_pairs_hook=_unique)
    except UnicodeDecodeError as error:
        what = f"is not UTF-8 (byte {error.start})"
    except RecursionError:
        what = "is nested too deeply"
    except CardError as error:
        raise CardError(error.problems, where) from None
    except ValueError as error:
        what = f"is not {'TOML' if is_toml else 'JSON'}: {str(error)[:200]}"
    raise CardError((Problem("", "", what),), where)


# Strings and comments of a TOML file, then what keys are made of. A quotation mark not closed ends the
# search: looking for the end of each such string would take the square of the file.
_TOML_PIECES: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"""(?:"{0,2})|'
    r"'''.*?'''(?:'{0,2})|"
    r'"(?:[^"\\\n]|\\[^\n])*"|'
    r"'[^'\n]*'"
    r"|(?P<comment>#[^\n]*)|(?P<open>[\"'])|(?P<dot>\.)|(?P<blank>[ \t]+)|(?P<word>[\w-]+)|(?P<other>.)",
    re.DOTALL,
)


def _check_keys(text: str, where: str) -> None:
    """Refuse a dotted key of very many parts: what is kept for each grows with the square of their number."""
    parts = 1
    for match in _TOML_PIECES.finditer(text):
        kind = match.lastgroup
        if kind == "open":
            raise CardError((Problem("", "", "is not TOML: a quotation mark that is not closed"),), where)
        if kind == "dot":
            parts += 1
            if parts > _MOST_PARTS:
                raise CardError((Problem("", "", f"a key of more than {_MOST_PARTS} parts"),), where)
        elif kind in ("other", "comment"):
            parts = 1


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object of a JSON file; one with the same key twice is marked (readers differ on which counts)."""
    data = dict(pairs)
    if len(data) == len(pairs):
        return data
    seen: set[str] = set()
    twice = ""
    for key, _ in pairs:
        if key in seen:
            twice = key
            break
        seen.add(key)
    return TwiceKeyed(data, twice)
