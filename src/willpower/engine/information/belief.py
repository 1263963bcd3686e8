"""A player's belief about the list the other has brought: lists that fit what was seen, otherwise any legal
cards.

A belief knows lists that somebody might play and cards that somebody might build from. Of the lists those
fit that have the ruler on the table, every card that was seen, and as many cards in each pile as still lie
hidden. If none does, a list is made up: cards that the rules allow, drawn evenly, three of each. Nothing here
looks at a game; what was seen is handed in.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from willpower.abilities.symbols import (
    ALL_ATTRIBUTES,
    BASIC,
    CHANT,
    J_RULER,
    MAGIC_STONE,
    RESONATOR,
    RULER,
    RUNE,
)
from willpower.cards.bundled import bundled_cards, bundled_decks
from willpower.cards.card import Card, Face
from willpower.cards.deck import Deck
from willpower.rules.edition import Edition

from ..core.definition import Definition
from ..core.errors import NotUnderstood
from ..core.objects import Chars
from ..core.prng import seeded, shuffled
from ..text.definition import define

MAIN: Final = 0
STONES: Final = 1
EXTRA: Final = 2
RUNE_DECK: Final = 3
PILES: Final = (MAIN, STONES, EXTRA, RUNE_DECK)
# In this order a card that was seen is looked for in the piles of a list.
_ORIGINS: Final = (STONES, RUNE_DECK, EXTRA, MAIN)
MADE_UP: Final = 16  # so many lists are made up for a ruler: each needs its cards read
_COPIES: Final = 3
_STORY: Final = "Story"  # 1132.2

Pile = tuple[Definition, ...]
Piles = tuple[Pile, Pile, Pile, Pile]
UNKNOWN: Final = Definition(None, (Chars(),), "unknown card")  # where nothing that is known would be legal


class Seen:
    """The part of the other's list that a player has seen: the rulers, the other cards, how many of each pile
    are hidden."""

    __slots__ = ("cards", "hidden", "rulers")

    def __init__(self, rulers: Pile, cards: Pile, hidden: tuple[int, int, int, int]) -> None:
        self.rulers = rulers
        self.cards = cards
        self.hidden = hidden


class _List:
    """A list as an edition reads it."""

    __slots__ = ("piles", "ruler")

    def __init__(self, deck: Deck, allow_partial: bool, rules: Edition) -> None:
        self.ruler = define(deck.ruler, allow_partial, rules).key
        piles = (deck.main, deck.stones, deck.extra, deck.runes)
        self.piles = [[define(card, allow_partial, rules) for card in pile] for pile in piles]

    def hidden(self, seen: Seen) -> Piles | None:
        """The hidden cards if this is the list; None if it cannot be."""
        left = [[*pile] for pile in self.piles]
        for card in seen.cards:
            if not _taken(left, card.key):
                return None
        for n in PILES:
            if len(left[n]) != seen.hidden[n]:
                return None
        return (tuple(left[0]), tuple(left[1]), tuple(left[2]), tuple(left[3]))


def _taken(left: list[list[Definition]], key: str) -> bool:
    """Take one card with a key out of the piles it may have come from."""
    for n in _ORIGINS:
        for i, d in enumerate(left[n]):
            if d.key == key:
                del left[n][i]
                return True
    return False


class Belief:
    """Lists that somebody might play, and cards that somebody might build from."""

    __slots__ = ("_lists", "_made_up", "cards", "lists")

    def __init__(self, lists: Iterable[Deck] = (), cards: Iterable[Card] = ()) -> None:
        self.lists = tuple(lists)
        self.cards = tuple(cards)
        self._lists: dict[tuple[str, bool], list[_List]] = {}
        self._made_up: dict[tuple[object, ...], list[Card]] = {}

    def fitting(self, seen: Seen, allow_partial: bool, rules: Edition) -> list[Piles]:
        """The hidden cards by each list that fits the cards seen."""
        if len(seen.rulers) != 1:
            return []
        found: list[Piles] = []
        for one in self._read(allow_partial, rules):
            if one.ruler == seen.rulers[0].key:
                piles = one.hidden(seen)
                if piles is not None:
                    found.append(piles)
        return found

    def made_up(self, number: int, seen: Seen, allow_partial: bool, rules: Edition) -> Piles:
        """Hidden cards made up where no list fits: legal cards, the same for the same number."""
        colours = 0
        for d in (*seen.rulers, *seen.cards):
            c = d.faces[0]
            colours |= (c.attributes | c.stones) & ALL_ATTRIBUTES
        copies: dict[str, int] = {}
        for d in seen.cards:
            copies[d.key] = copies.get(d.key, 0) + 1
        order = self._order(number, seen.rulers, rules)
        piles: list[Pile] = []
        for n in PILES:
            drawn: list[Definition] = []
            for wanted in (colours, ALL_ATTRIBUTES):  # other colours only if its own do not suffice
                for card in order if len(drawn) < seen.hidden[n] else ():
                    if len(drawn) >= seen.hidden[n]:
                        break
                    if not _belongs(card.front, n, wanted, rules):
                        continue
                    new = _defined(card, allow_partial, rules)
                    if new is None or any([new is other for other in drawn]):
                        continue
                    if n == STONES and new.faces[0].general & BASIC:
                        most = max(1, seen.hidden[n] // 3)
                    else:
                        most = (1 if n in (EXTRA, RUNE_DECK) else _COPIES) - copies.get(new.key, 0)
                    drawn += [new] * max(0, min(most, seen.hidden[n] - len(drawn)))
            drawn += [drawn[i % len(drawn)] if drawn else UNKNOWN for i in range(seen.hidden[n] - len(drawn))]
            piles.append(tuple(drawn))
        return (piles[0], piles[1], piles[2], piles[3])

    def _read(self, allow_partial: bool, rules: Edition) -> list[_List]:
        """The lists as an edition reads them; those it does not understand are left out."""
        known = self._lists.get((rules.name, allow_partial))
        if known is None:
            known = []
            for deck in self.lists:
                try:
                    known.append(_List(deck, allow_partial, rules))
                except NotUnderstood:
                    continue
            self._lists[rules.name, allow_partial] = known
        return known

    def _order(self, number: int, rulers: Pile, rules: Edition) -> list[Card]:
        """The cards in an order that comes of the number and the ruler."""
        key = (number, rules.name, *[d.key for d in rulers])
        known = self._made_up.get(key)
        if known is None:
            mark = 0
            for d in rulers:
                for letter in d.key:
                    mark = (mark * 131 + ord(letter)) & 0xFFFFFFFF
            _, places = shuffled(seeded(mark ^ (number << 32)), tuple(range(len(self.cards))))
            known = [self.cards[i] for i in places]
            self._made_up[key] = known
        return known


def _belongs(face: Face, pile: int, colours: int, rules: Edition) -> bool:
    """Whether a card may lie in a pile (402.3, 402.4, 402.5, 402.6) and is of no other colour."""
    types = face.types
    if pile == STONES:
        return bool(types & MAGIC_STONE) and not face.stone_types & ALL_ATTRIBUTES & ~colours
    if face.attributes & ALL_ATTRIBUTES & ~colours or types & (RULER | J_RULER | MAGIC_STONE):
        return False
    if pile == RUNE_DECK:
        return bool(types & RUNE)
    if pile == EXTRA:
        return bool(types & CHANT) and _STORY in face.races
    if rules.main_deck_cards == "resonator, addition, chant" and not types & (RESONATOR | CHANT):
        return False
    return not types & RUNE and _STORY not in face.races


def _defined(card: Card, allow_partial: bool, rules: Edition) -> Definition | None:
    try:
        return define(card, allow_partial, rules)
    except NotUnderstood:
        return None


@cache
def usual_belief() -> Belief:
    """The belief of somebody who knows the bundled lists and cards."""
    return Belief(tuple(bundled_decks().values()), tuple(bundled_cards()))
