"""Decks: a ruler and piles of cards. Whether a deck is legal is asked of the engine (402), not here."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Final

from .card import Card
from .database import CardDatabase, read_bounded
from .deck_read import EXTRA, FACE_DOWN, MAIN, RULERS, RUNE_DECK, SIDE, STONES, DeckLine, read_lines
from .deck_write import FORMS, write_deck
from .errors import CardError, DeckError, Problem, shorten
from .names import lookup_key
from .pool import Pool, bundled_pool, pool_of
from .symbols import CHANT, MAGIC_STONE, RULER, RUNE

_LARGEST_FILE: Final = 1024 * 1024
_MOST_CARDS: Final = 1000
_MOST_HINTS: Final = 20  # looking for near names takes time; a file of nonsense must not take minutes


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck as a player brings it: the ruler, the main deck, the magic stone deck and the others."""

    name: str
    ruler: Card
    main: tuple[Card, ...]
    stones: tuple[Card, ...]
    extra: tuple[Card, ...] = ()
    runes: tuple[Card, ...] = ()
    sideboard: tuple[Card, ...] = ()
    pool: Pool = field(default=Pool(), compare=False, repr=False)  # what it was chosen from, not bundled

    @classmethod
    def load(cls, path: str | os.PathLike[str], database: CardDatabase | None = None) -> Deck:
        """Read a deck file in any known form; the cards come from the bundled set unless told otherwise."""
        where = os.fspath(path)
        try:
            raw = read_bounded(path, _LARGEST_FILE)
            text = raw.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise DeckError((Problem("", "", f"is not UTF-8 (byte {error.start})"),), where) from None
        except CardError as error:
            raise DeckError(error.problems, where) from None
        try:
            return cls.parse(text, database, Path(path).stem)
        except DeckError as error:
            raise DeckError(error.problems, where) from None

    @classmethod
    def parse(cls, text: str, database: CardDatabase | None = None, name: str = "") -> Deck:
        """Read a deck list; raises `DeckError` with every line that is wrong and the nearest names."""
        if len(text) > _LARGEST_FILE:
            what = f"the deck list has {len(text)} characters, more than {_LARGEST_FILE}"
            raise DeckError((Problem("", "", what),))
        if database is None:
            from .bundled import bundled_cards

            database = bundled_cards()
        lines, written_name = read_lines(text)
        return _deck(lines, database, written_name or name)

    def dumps(self, form: str = "willpower") -> str:
        """The deck as text: "willpower", "plain", "ids", "untap", "fowsim" or "lackey"."""
        piles = (
            (RULERS, (self.ruler,)),
            (MAIN, self.main),
            (STONES, self.stones),
            (EXTRA, self.extra),
            (RUNE_DECK, self.runes),
            (SIDE, self.sideboard),
        )
        return write_deck(self.name, piles, form)

    def save(self, path: str | os.PathLike[str], form: str = "") -> None:
        """Write a deck file; without a form, .dek is Lackey's, .json is fowsim's and the rest is ours."""
        suffix = Path(path).suffix.lower()
        chosen = form or {".dek": "lackey", ".json": "fowsim"}.get(suffix, FORMS[0])
        Path(path).write_text(self.dumps(chosen), encoding="utf-8")

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card of the deck that takes part in a game: ruler, main, stones, extra, runes."""
        return (self.ruler, *self.main, *self.stones, *self.extra, *self.runes)

    @property
    def fingerprint(self) -> str:
        """A short digest of the printed information of all its cards, in order."""
        digest = blake2b(digest_size=16)
        known: dict[int, bytes] = {}
        for pile in ((self.ruler,), self.main, self.stones, self.extra, self.runes, self.sideboard):
            for card in pile:
                if id(card) not in known:
                    known[id(card)] = card.fingerprint.encode()
                digest.update(known[id(card)])
            digest.update(b"|")
        return digest.hexdigest()


def read_piles(text: str, database: CardDatabase) -> tuple[str, dict[str, list[Card]], list[Problem]]:
    """The name of a deck list, the cards of its piles, and the lines that cannot be taken. It need not be a
    whole deck; raises `DeckError` only if it is no deck list at all."""
    if len(text) > _LARGEST_FILE:
        what = f"the deck list has {len(text)} characters, more than {_LARGEST_FILE}"
        raise DeckError((Problem("", "", what),))
    lines, name = read_lines(text)
    return name, *_piles(lines, database)


def _deck(lines: Iterable[DeckLine], database: CardDatabase, name: str) -> Deck:
    piles, problems = _piles(lines, database)
    rulers = piles[RULERS]
    if len(rulers) != 1 and not problems:  # 402.2; a deck cannot even be written down without its ruler
        names = ", ".join(card.name for card in rulers[:5]) or "none"
        problems.append(Problem("", "ruler", f"exactly one ruler is needed (402.2), here: {names}"))
    if problems:
        raise DeckError(problems)
    return Deck(
        name,
        rulers[0],
        tuple(piles[MAIN]),
        tuple(piles[STONES]),
        tuple(piles[EXTRA]),
        tuple(piles[RUNE_DECK]),
        tuple(piles[SIDE]),
        pool_of(database) - bundled_pool(),
    )


def _piles(lines: Iterable[DeckLine], database: CardDatabase) -> tuple[dict[str, list[Card]], list[Problem]]:
    problems: list[Problem] = []
    piles: dict[str, list[Card]] = {zone: [] for zone in (RULERS, MAIN, STONES, EXTRA, RUNE_DECK, SIDE)}
    total = 0
    hints = 0
    for line in lines:
        card = _card(line, database)
        if card is None:
            what = f"no card is called {shorten(line.name or line.id)}"
            if hints < _MOST_HINTS:
                nearest = database.nearest(line.name or line.id)
                what += f"; nearest: {', '.join(nearest)}" if nearest else ""
                hints += 1
            problems.append(Problem(line.where, "", what))
            continue
        zone = _zone(line.zone, card)
        if zone == RULERS and card in piles[RULERS] and not _names_front(line, card):
            continue  # some lists name the J-ruler side beside the ruler
        total += line.quantity
        if total <= _MOST_CARDS:
            piles[zone] += [card] * line.quantity
    if total > _MOST_CARDS:
        problems.append(Problem("", "", f"{total} cards, more than {_MOST_CARDS}"))
    return piles, problems


def _card(line: DeckLine, database: CardDatabase) -> Card | None:
    """The card that a line means. Where number and name disagree, the name that is known counts."""
    types = {RULERS: RULER, STONES: MAGIC_STONE, RUNE_DECK: RUNE}.get(line.zone, 0)
    numbered = database.by_id(line.id) if line.id else None
    if numbered is not None:
        key = lookup_key(line.name)
        if not key or line.name == line.id or any(lookup_key(face.name) == key for face in numbered.faces):
            return numbered
    for name in (line.name, f"{line.name} {line.id}"):  # what stands in brackets may belong to the name
        named = database.get(name, types) if line.name else None
        if named is not None:
            return named
    return numbered


def _names_front(line: DeckLine, card: Card) -> bool:
    if line.id:
        return line.id.upper() == card.id.upper()
    return lookup_key(line.name) == lookup_key(card.name)


def _zone(zone: str, card: Card) -> str:
    """The pile for a card: the one written, or the one that cards of its type go to (402.2-402.6)."""
    types = card.front.types
    if zone == FACE_DOWN:
        return RUNE_DECK if types & RUNE else EXTRA
    if zone:
        return zone
    if types & RULER:
        return RULERS
    if types & MAGIC_STONE:
        return STONES
    if types & RUNE and not types & CHANT:
        return RUNE_DECK
    return MAIN
