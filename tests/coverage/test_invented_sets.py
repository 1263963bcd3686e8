"""Sets of our own, written as those of the game are: every text is read, a sample is seen at work."""

from functools import cache
from pathlib import Path

import pytest

from willpower.cards.card import Card
from willpower.cards.database import CardDatabase, load_cards
from willpower.coverage.exercise import exercise
from willpower.language import compile_face

FILE = Path(__file__).parent / "invented_sets.json"
SAMPLE = 23  # one card in so many is tried


@cache
def invented() -> CardDatabase:
    """The cards of the file."""
    return load_cards(FILE)


def cards() -> list[Card]:
    return list(invented())


def test_the_sets_are_whole() -> None:
    assert len(cards()) > 140
    assert {card.double_sided for card in cards()} >= {"", "ruler", "inverse", "colossal"}


def test_every_text_is_read_word_for_word() -> None:
    wrong = [
        f"{card.name}: {problem.kind} at {problem.words}"
        for card in cards()
        for face in card.faces
        for problem in compile_face(face).problems
    ]
    assert wrong == []


@pytest.mark.parametrize("card", cards()[::SAMPLE], ids=lambda card: card.name)
def test_all_of_a_card_is_seen_at_work(card: Card) -> None:
    result = exercise(card, invented())
    assert result.crashes == []
    assert result.unseen == []
