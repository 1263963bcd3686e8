"""Decks as the server keeps them (with the texts of their cards) and as somebody sends them."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from typing import Final

import willpower as wp
from willpower.abilities.symbols import attribute_names, type_names
from willpower.cards.card import Card
from willpower.cards.errors import DataError
from willpower.engine import define
from willpower.language.trees import keep_trees, kept_trees
from willpower.rules.edition import DEFAULT

from .catalogue import known
from .protocol_http import (
    DeckChoice,
    DeckInfo,
    DeckLine,
    DeckPile,
    DeckProblem,
    DeckReport,
    DeckWhole,
)

_PILES: Final = ("main", "stones", "extra", "runes", "sideboard")


class BadDeck(Exception):
    """A deck that cannot be played, with every reason."""

    def __init__(self, title: str, problems: list[DeckProblem]) -> None:
        self.title = title
        self.problems = problems
        super().__init__("; ".join([p.sentence for p in problems[:5]]))


def deck_text(deck: wp.Deck) -> str:
    """A deck with the texts of its cards: a replay without a game, in which both play it."""
    return wp.write_replay(wp.Replay(deck, deck, DEFAULT, 0))


def deck_of_text(text: str) -> wp.Deck:
    """The deck that `deck_text` wrote."""
    return wp.read_replay(text).decks[0]


def header_text(deck_a: wp.Deck, deck_b: wp.Deck, edition: str, seed: int) -> str:
    """The header of a game: decks with their cards' texts, edition, seed, engine, and no picks."""
    replay = wp.Replay(deck_a, deck_b, edition, seed)
    replay.every_window = True
    replay.allow_partial = any([not_understood(deck, edition) for deck in (deck_a, deck_b)])
    return wp.write_replay(replay)


@cache
def engine_name() -> str:
    """The fingerprints of the engine and the grammar of this process."""
    deck = next(iter(wp.bundled_decks().values()))
    replay = wp.Replay(deck, deck, DEFAULT, 0)
    return f"{replay.engine} {replay.grammar}"


def remember(decks: Iterable[wp.Deck]) -> None:
    """Read the texts of decks, or take them from the user's data folder, and keep them there."""
    trees = kept_trees()
    keep_trees(trees, [card for deck in decks for card in (*deck.cards, *deck.sideboard)])
    with suppress(OSError):  # a folder that cannot be written to only costs time
        trees.save()


def get_ready() -> None:
    """Begin a game with each bundled deck, so that the first one of a person begins at once."""
    for deck in wp.bundled_decks().values():
        with suppress(wp.WillpowerError):
            game = wp.Game.new(deck, deck, seed=1)
            game.uses(0)  # the words of abilities are made by the grammar, which takes a second to load


@cache
def settle() -> None:
    """Leave all that was read for good out of what the collector of garbage looks through, once for a
    process: cards and grammar are half a million objects, and looking through them stops every game for a
    quarter of a second."""
    gc.collect()
    gc.freeze()


def known_cards() -> wp.CardDatabase:
    """The bundled cards and those that the user has imported."""
    return known()[1]


def find_deck(choice: DeckChoice) -> wp.Deck:
    """The deck that somebody names or sends; raises `BadDeck`."""
    if bool(choice.name) == bool(choice.text):
        raise BadDeck("", [DeckProblem("", "a deck is either a name or a list")])
    if choice.name:
        found = wp.bundled_decks().get(choice.name)
        if found is None:
            raise BadDeck(choice.name, [DeckProblem("", f"there is no deck called {choice.name!r}")])
        return found
    try:
        return wp.Deck.parse(choice.text, known_cards(), "A deck")
    except DataError as error:
        problems = [DeckProblem("", str(problem)) for problem in error.problems[:50]]
        raise BadDeck("", problems) from None


def not_understood(deck: wp.Deck, edition: str) -> list[str]:
    """The cards of a deck and its sideboard whose text is not wholly understood under an edition."""
    rules = wp.edition(edition)
    cards = {card.name: card for card in (*deck.cards, *deck.sideboard)}
    return [name for name, card in cards.items() if define(card, allow_partial=True, rules=rules).partial]


def check(deck: wp.Deck, edition: str, allow_partial: bool = False) -> DeckReport:
    """Whether a deck may be played, with all that stands against it."""
    problems: list[DeckProblem] = []
    partial: list[str] = []
    try:
        problems += [DeckProblem(clause, text) for clause, text in wp.check_deck(deck, wp.edition(edition))]
        if not problems:
            wp.Game.new(deck, deck, edition=edition, allow_partial=True)
            partial = not_understood(deck, edition)
    except wp.IllegalDeck as error:
        problems += [DeckProblem(clause, text) for clause, text in error.violations]
    if partial and not allow_partial:
        problems.append(DeckProblem("", f"{', '.join(partial)}: not wholly understood"))
    return DeckReport(not problems, deck.name, problems, partial, whole(deck, ""))


def whole(deck: wp.Deck, name: str) -> DeckWhole:
    """A deck with its cards, pile by pile."""
    piles = [DeckPile("ruler", _lines((deck.ruler,)))]
    piles += [DeckPile(pile, _lines(getattr(deck, pile))) for pile in _PILES if getattr(deck, pile)]
    return DeckWhole(name, deck.name, deck.dumps(), deck.fingerprint, piles)


def _lines(cards: tuple[Card, ...]) -> list[DeckLine]:
    counted = Counter([card.id + card.fingerprint for card in cards])
    lines: list[DeckLine] = []
    done: set[str] = set()
    for card in cards:
        key = card.id + card.fingerprint
        if key not in done:
            done.add(key)
            face = card.front
            lines.append(
                DeckLine(
                    counted[key],
                    card.name,
                    card.id,
                    str(face.cost or ""),
                    [*type_names(face.types)],
                    [*attribute_names(face.attributes)],
                    [*face.races],
                    [*face.text],
                    face.atk,
                    face.defense,
                )
            )
    return lines


@cache
def bundled() -> tuple[DeckInfo, ...]:
    """The bundled decks, each with the editions that allow it."""
    found: list[DeckInfo] = []
    for name, deck in wp.bundled_decks().items():
        attributes = 0
        for card in deck.main:
            attributes |= card.front.attributes
        allowed = [one for one in wp.EDITIONS if not wp.check_deck(deck, wp.edition(one))]
        found.append(
            DeckInfo(
                name, deck.name, deck.ruler.name, [*attribute_names(attributes)], len(deck.main), allowed
            )
        )
    return tuple(found)


def swapped(deck: wp.Deck, bring: list[str], leave: list[str]) -> wp.Deck:
    """A deck with cards of the sideboard changed one for one; raises `BadDeck`."""
    if len(bring) != len(leave):
        raise BadDeck(deck.name, [DeckProblem("", f"{len(bring)} cards come in and {len(leave)} go out")])
    piles = {pile: list(getattr(deck, pile)) for pile in _PILES}
    for coming, going in zip(bring, leave, strict=True):
        new = next((card for card in piles["sideboard"] if card.name == coming), None)
        if new is None:
            raise BadDeck(deck.name, [DeckProblem("", f"the sideboard has no further {coming!r}")])
        pile = next((p for p in _PILES[:-1] if any(c.name == going for c in piles[p])), None)
        if pile is None:
            raise BadDeck(deck.name, [DeckProblem("", f"the deck has no further {going!r}")])
        old = next(card for card in piles[pile] if card.name == going)
        piles[pile][piles[pile].index(old)] = new
        piles["sideboard"][piles["sideboard"].index(new)] = old
    return wp.Deck(
        deck.name,
        deck.ruler,
        tuple(piles["main"]),
        tuple(piles["stones"]),
        tuple(piles["extra"]),
        tuple(piles["runes"]),
        tuple(piles["sideboard"]),
        deck.pool,
    )
