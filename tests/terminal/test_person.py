"""Sentences with "you"."""

import pytest

from willpower.terminal.person import MARKS, People, with_you

A, B = MARKS


@pytest.mark.parametrize(
    ("verb", "form"),
    [("draws", "draw"), ("passes", "pass"), ("banishes", "banish"), ("is", "are"), ("has", "have"),
     ("goes", "go"), ("tries", "try"), ("plays", "play"), ("chooses", "choose"), ("loses", "lose")],
)  # fmt: skip
def test_verbs_that_go_with_you(verb: str, form: str) -> None:
    assert with_you(verb) == form


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"{A} draws a card", "You draw a card"),
        (f"{A}'s Ogre attacks {B}", "Your Ogre attacks the computer"),
        (f"{B}'s Imp deals 300 damage to {A}", "The computer's Imp deals 300 damage to you"),
        (f"A card of {A}'s goes to {B}'s hand", "A card of yours goes to the computer's hand"),
        (f"Turn 3: {A}'s turn begins", "Turn 3: your turn begins"),
        (f"{A} is dealt 500 damage", "You are dealt 500 damage"),
        ("The game is a draw", "The game is a draw"),
    ],
)
def test_a_sentence_is_told_to_somebody(text: str, told: str) -> None:
    assert People(0, ("the computer", "the computer")).told(text) == told


def test_between_two_people_both_have_names() -> None:
    assert People(None, ("A", "B")).told(f"{A}'s Ogre attacks {B}") == "A's Ogre attacks B"
