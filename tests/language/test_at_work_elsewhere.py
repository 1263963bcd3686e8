"""Cards with so many will symbols; cards that cost more where they are played from, at work."""

import pytest

from language.kit import compiled
from language.test_at_work import Entry, at_work, chant, resonator

DUKE: Entry = {"name": "Duke", "type": "Resonator", "cost": "{W}{W}{U}{2}", "atk": 500, "def": 500}


@pytest.mark.parametrize(("top", "hand"), (("Duke", 1), ("Wolf", 0)))
def test_a_card_with_so_many_symbols(top: str, hand: int) -> None:
    text = (
        "Look at the top card of your deck. If it has two or more light will symbols in its attribute cost, "
        "put it into your hand."
    )
    at_work(
        [DUKE, chant("Glass", text)],
        f"""
        start: {{A: {{hand: [Glass], deck: [{top}, Bear], fill: false}}}}
        do:
          - {{A: play, card: Glass}}
          - {{both: pass}}
        expect: {{A.hand: {hand}}}
        """,
    )


def test_cards_from_the_graveyard_for_more() -> None:
    """From the hand they cost what they cost."""
    crypt = {
        "name": "Crypt",
        "type": "Regalia",
        "cost": "{0}",
        "text": ["You may play Beasts from your graveyard by paying {1} more."],
    }
    at_work(
        [crypt, resonator("Ghoul", cost="{1}")],
        """
        start:
          A: {field: [Crypt], hand: [Wolf], graveyard: [Bear, Ghoul], stones: {Light Magic Stone: 5}}
        do:
          - {A: cannot, do: {play: Ghoul}}
          - {A: play, card: Bear, from: graveyard}
          - {both: pass}
          - {expect: {A.recovered_stones: 1, A.graveyard: [Ghoul]}}
          - {A: play, card: Wolf}
          - {both: pass}
        expect: {A.recovered_stones: 0, A.field: [Crypt, Bear, Wolf]}
        """,
    )


def test_so_many_cards_more_from_the_hand_is_not_said_so() -> None:
    assert not compiled("You may play Beasts by paying {1} more.").understood
