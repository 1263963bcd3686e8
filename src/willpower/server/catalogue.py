"""All cards in memory, ready to be searched: the bundled ones and those that were imported.

The catalogue is made anew when the file of imported cards changes. Whether a text is understood is looked up
among the texts that were read before; a text that was not is read later, in a process of its own.
"""

from __future__ import annotations

import re
import threading
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Final

import willpower as wp
from willpower.abilities.symbols import GENERAL_NAME, attribute_names, type_names
from willpower.cards.card import Card, Face
from willpower.cards.errors import DataError
from willpower.cards.store import data_folder, imported_cards
from willpower.language.lookup import Compiled, question
from willpower.language.trees import Trees, kept_trees, shipped_trees
from willpower.rules.reminders import REMINDERS

from .protocol_cards import CardEntry

_BRACKETS: Final = re.compile(r"\[([^\]\[]{1,40})\]")
_APOSTROPHES: Final = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-"})


# What cards can be sifted by.
KINDS: Final = ("types", "attributes", "costs", "races", "keywords", "sets", "read", "origin")


@dataclass(slots=True)
class Entry:
    """A card with what it is searched by."""

    card: Card
    shown: CardEntry
    name: str  # folded, all sides
    text: str  # folded, all sides
    words: str  # everything, folded
    values: list[frozenset[str]]  # by kind of tick, folded


class Catalogue:
    """The cards of this server at one moment."""

    def __init__(self, cards: wp.CardDatabase, own: frozenset[str], version: object) -> None:
        self.cards = cards
        self.version = version
        sources = (kept_trees(), shipped_trees())
        self.entries = [make_entry(card, key_of(card) in own, sources) for card in cards]
        self.by_key = {entry.shown.key: n for n, entry in enumerate(self.entries)}

    def find(self, ref: str) -> Entry | None:
        """The entry of a card by its key, its number or its name."""
        place = self.by_key.get(ref)
        if place is None:
            card = self.cards.get(ref)
            place = self.by_key.get(key_of(card)) if card is not None else None
        return None if place is None else self.entries[place]

    def unread(self) -> list[Card]:
        """The cards whose texts have not been read yet."""
        return [entry.card for entry in self.entries if entry.shown.understood is None]

    def note(self, understood: dict[str, bool]) -> None:
        """Enter which cards were found to be understood, by key."""
        for key, whole in understood.items():
            place = self.by_key.get(key)
            if place is not None:
                self.entries[place].shown.understood = whole
                self.entries[place].values[KINDS.index("read")] = frozenset([read_word(whole)])


def key_of(card: Card) -> str:
    """What names a card in addresses: its number, else its name."""
    return card.id or card.name


def read_word(understood: bool | None) -> str:
    """Whether a text is understood, in the word by which cards are sifted."""
    return "unread" if understood is None else "whole" if understood else "partly"


def cost_word(total: int) -> str:
    """The column of the curve in which a total cost stands."""
    return "7+" if total >= 7 else str(total)


def folded(text: str) -> str:
    """A text without case, accents and kinds of apostrophes."""
    plain = text.translate(_APOSTROPHES)
    if not plain.isascii():
        plain = unicodedata.normalize("NFKD", plain)
        plain = "".join([c for c in plain if not unicodedata.combining(c)])
    return plain.casefold()


def keywords_of(faces: Iterable[Face]) -> list[str]:
    """The keywords that stand in brackets in the texts of faces, each once."""
    found: dict[str, None] = {}
    for face in faces:
        if face.quickcast_by_type:  # 1405.3
            found["quickcast"] = None
        for paragraph in face.text:
            for inside in _BRACKETS.findall(paragraph):
                word = _keyword(inside.casefold().replace("’", "'").strip())
                if word:
                    found[word] = None
    return [*found]


@cache
def _keyword(inside: str) -> str:
    if inside in REMINDERS:
        return inside
    parts = inside.split()
    for n in range(len(parts) - 1, 0, -1):
        if " ".join(parts[:n]) in REMINDERS:
            return " ".join(parts[:n])
    return ""


def read_before(face: Face, sources: Iterable[Trees]) -> Compiled | None:
    """What the text of a face was compiled to; None if it was never read."""
    texts, context = question(face)
    if not texts:
        return Compiled((), ())
    for source in sources:
        found = source.get(texts, context.chant)
        if found is not None:
            return found
    return None


def entry_of(card: Card, own: bool, understood: bool | None, side: Face | None = None) -> CardEntry:
    """A card as a list shows it: its front, or another side of it."""
    face = side or card.front
    return CardEntry(
        key_of(card),
        card.id,
        face.name,
        "" if face.cost is None else str(face.cost),
        face.total_cost,
        [*type_names(face.types)],
        [name for bit, name in GENERAL_NAME.items() if face.general & bit],
        [*face.races],
        [*attribute_names(face.attributes)],
        [*attribute_names(face.stone_types)],
        [*face.text],
        keywords_of(card.faces),
        face.atk,
        face.defense,
        len(card.faces),
        card.set_code,
        own,
        understood,
    )


def make_entry(card: Card, own: bool, sources: Iterable[Trees]) -> Entry:
    """A card with what it is searched by."""
    readings = [read_before(face, sources) for face in card.faces]
    known: bool | None = all([one is None or one.understood for one in readings])
    if known and None in readings:
        known = None
    shown = entry_of(card, own, known)
    name = folded(" / ".join(dict.fromkeys([face.name for face in card.faces])))
    text = folded("\n".join([paragraph for face in card.faces for paragraph in face.text]))
    races = [race for face in card.faces for race in face.races]
    types = [name for face in card.faces for name in type_names(face.types)]
    general = [name for face in card.faces for bit, name in GENERAL_NAME.items() if face.general & bit]
    printed = folded(" ".join([card.id, *types, *general, *races, *[f.printed_type for f in card.faces]]))
    attributes = 0
    for face in card.faces:
        attributes |= face.attributes | face.stone_types
    printed += " " + " ".join(attribute_names(attributes))  # "fire elf" means elves of fire
    return Entry(
        card,
        shown,
        name,
        text,
        f"{name}\n{printed}\n{text}",
        [
            frozenset([folded(one) for one in (*types, *general)]),
            frozenset(attribute_names(attributes)) or frozenset(["none"]),
            frozenset([cost_word(shown.total)]),
            frozenset([folded(race) for race in races]),
            frozenset(shown.keywords),
            frozenset([folded(card.set_code)]),
            frozenset([read_word(known)]),
            frozenset(["own" if own else "bundled"]),
        ],
    )


_lock: Final = threading.Lock()
_own: list[tuple[object, wp.CardDatabase]] = []
_known: list[tuple[object, wp.CardDatabase, frozenset[str]]] = []
_kept: list[Catalogue] = []


def _version() -> object:
    path = data_folder() / "cards.json"
    try:
        found = path.stat()
    except OSError:
        return str(path)
    return str(path), found.st_mtime_ns, found.st_size


def own_cards() -> wp.CardDatabase:
    """The cards that the user has imported; none if their file is damaged. Read again only after an import:
    a file of thousands takes half a second, and the bench asks at every step."""
    version = _version()
    if not _own or _own[0][0] != version:
        own = wp.CardDatabase()
        with suppress(DataError):  # a damaged file: the bundled cards are there all the same
            own = imported_cards()
        _own[:] = [(version, own)]
    return _own[0][1]


def known() -> tuple[object, wp.CardDatabase, frozenset[str]]:
    """All cards that are known, the keys of those that were imported, and what tells this state from others.

    It is read again only after an import."""
    version = _version()
    if not _known or _known[0][0] != version:
        own = own_cards()
        cards = wp.bundled_cards().merged(own) if len(own) else wp.bundled_cards()
        _known[:] = [(version, cards, frozenset([key_of(card) for card in own]))]
    return _known[0]


def catalogue() -> Catalogue:
    """The cards of this server as they are now. Takes seconds after an import: call it in a thread."""
    with _lock:
        version, cards, own = known()
        found = next(iter(_kept), None)  # `forget` may come between
        if found is None or found.version != version:
            found = Catalogue(cards, own, version)
            _kept[:] = [found]
        return found


def forget() -> None:
    """Have the catalogue made anew when it is next asked for: more texts were read."""
    _kept.clear()
