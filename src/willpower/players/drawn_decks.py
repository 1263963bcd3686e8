"""Decks drawn from a card file by a seed: legal, of cards that are wholly understood, in the ruler's colours.

They are no good decks, but they are honest ones: nobody chose them, so what is measured or soaked with them
says something about the cards and not about a list.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from willpower.abilities.symbols import (
    ALL_ATTRIBUTES,
    BASIC,
    MAGIC_STONE,
    RULER,
    RUNE,
)
from willpower.cards.card import Card
from willpower.cards.database import CardDatabase
from willpower.cards.deck import Deck
from willpower.engine import below, check_deck, knows_card, seeded
from willpower.language import compile_face
from willpower.rules.edition import Edition

MAIN: Final = 40  # 402.3a
COPIES: Final = 3
STONES: Final = 10  # 402.4a
SPECIAL: Final = 4  # special magic stones among them in a whole deck
EXTRA: Final = 4
RUNES: Final = 6
TRIES: Final = 40  # rulers tried for a deck before giving up


class NoDeck(Exception):
    """The cards are too few for a legal deck."""


def understood(card: Card) -> bool:
    """Whether the whole text of a card is read word for word."""
    return all([compile_face(face).word_for_word for face in card.faces])


def drawn_decks(
    cards: CardDatabase, number: int, seed: int, rules: Edition, whole: bool = False
) -> dict[str, Deck]:
    """So many decks of cards of a database that are understood and that the edition knows, the same for the
    same seed. Whole ones have special magic stones, an extra deck and runes too, where they may."""
    pool = sorted([card for card in cards if understood(card) and knows_card(card, rules)], key=_id)
    rulers = [card for card in pool if card.faces[0].types & RULER]
    if not rulers:
        raise NoDeck("no ruler among the cards is wholly understood")
    rng = seeded(seed ^ 0xDEC5)
    made: dict[str, Deck] = {}
    for n in range(number):
        for _ in range(TRIES):
            rng, k = below(rng, len(rulers))
            rng, deck = _drawn(f"drawn-{n + 1}", rulers[k], pool, rng)
            if deck is not None and not check_deck(deck, rules):
                made[deck.name] = _whole(deck, pool, seed * number + n, rules) if whole else deck
                break
        else:
            raise NoDeck(f"no legal deck came of {TRIES} rulers; the file has {len(pool)} cards for it")
    return made


def _id(card: Card) -> str:
    return card.id


def _drawn(name: str, ruler: Card, pool: Sequence[Card], rng: int) -> tuple[int, Deck | None]:
    """A deck for a ruler: cards of its attributes and of one more, three of each."""
    colours = ruler.faces[0].attributes & ALL_ATTRIBUTES
    others = [1 << n for n in range(ALL_ATTRIBUTES.bit_length()) if ALL_ATTRIBUTES >> n & 1]
    rng, k = below(rng, len(others))
    colours |= others[k]
    fitting = [card for card in pool if _fits(card, colours)]
    stones = [card for card in pool if _basic(card) and card.faces[0].stone_types & colours]
    main: list[Card] = []
    names: set[str] = set()
    while len(main) < MAIN and fitting:
        rng, k = below(rng, len(fitting))
        card = fitting.pop(k)
        if card.faces[0].name not in names:
            names.add(card.faces[0].name)
            main += [card] * min(COPIES, MAIN - len(main))
    if len(main) < MAIN or not stones:
        return rng, None
    chosen = [stones[n % len(stones)] for n in range(STONES)]
    return rng, Deck(name, ruler, tuple(main), tuple(chosen))


def _whole(deck: Deck, pool: Sequence[Card], seed: int, rules: Edition) -> Deck:
    """The deck with special magic stones instead of some basic ones, an extra deck and runes, each as far as
    the rules of deck construction allow it."""
    rng = seeded(seed ^ 0x3A11)
    colours = 0
    for card in (deck.ruler, *deck.stones):
        colours |= (card.faces[0].attributes | card.faces[0].stone_types) & ALL_ATTRIBUTES
    others = [card for card in pool if card.faces[0].name not in {c.faces[0].name for c in deck.cards}]
    fitting = [card for card in others if not card.faces[0].attributes & ALL_ATTRIBUTES & ~colours]
    special = [card for card in fitting if card.faces[0].types & MAGIC_STONE and not _basic(card)]
    runes = [card for card in fitting if card.faces[0].types & RUNE]
    rest = [card for card in fitting if not card.faces[0].types & (RULER | MAGIC_STONE | RUNE)]
    for kind, pile, most in (("stones", special, SPECIAL), ("extra", rest, EXTRA), ("runes", runes, RUNES)):
        for _ in range(min(len(pile), TRIES)):
            rng, k = below(rng, len(pile))
            tried = _with(deck, kind, pile.pop(k))
            if not check_deck(tried, rules):
                deck = tried
                most -= 1
            if not most:
                break
    return deck


def _with(deck: Deck, kind: str, card: Card) -> Deck:
    """The deck with a card more in one of its small piles; a stone takes the place of a basic one."""
    if kind == "stones":
        basic = next(n for n, stone in enumerate(deck.stones) if _basic(stone))
        return replace(deck, stones=(*deck.stones[:basic], *deck.stones[basic + 1 :], card))
    if kind == "extra":
        return replace(deck, extra=(*deck.extra, card))
    return replace(deck, runes=(*deck.runes, card))


def _fits(card: Card, colours: int) -> bool:
    face = card.faces[0]
    if face.types & (RULER | MAGIC_STONE | RUNE):
        return False
    return not face.attributes & ALL_ATTRIBUTES & ~colours


def _basic(card: Card) -> bool:
    face = card.faces[0]
    return bool(face.types & MAGIC_STONE) and bool(face.general & BASIC)
