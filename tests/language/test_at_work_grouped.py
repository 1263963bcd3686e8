"""Instructions joined by "and" as well as by "or": invented cards, at work."""

import pytest

from language.kit import compiled
from language.test_at_work import at_work, chant

FIRST = "Draw a card and gain 500 life, or rest target resonator."
SECOND = "Rest target resonator, or draw a card and gain 500 life."


@pytest.mark.parametrize("text, drawing", [(FIRST, "Draw"), (SECOND, "draw")])
@pytest.mark.parametrize("draws", [True, False])
def test_the_comma_tells_what_belongs_together(text: str, drawing: str, draws: bool) -> None:
    """Both of what "and" joins, or the other alone."""
    option = 1 if (text == FIRST) == draws else 2
    at_work(
        [chant("Whim", text)],
        f"""
        start: {{A: {{hand: [Whim], deck: [Wolf]}}, B: {{field: [Bear]}}}}
        do:
          - {{A: play, card: Whim, target: Bear}}
          - {{both: pass}}
          - {{A: answer, with: {option}}}
        expect:
          A.hand: {int(draws)}
          A.life: {4500 if draws else 4000}
          Bear: {{rested: {str(not draws).lower()}}}
        """,
    )


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card and gain 500 life or destroy target resonator.",
        "Draw a card or gain 500 life and destroy target resonator.",
    ],
)
def test_without_it_nobody_knows(text: str) -> None:
    assert not compiled(text, chant=True).understood


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card, discard a card, or gain 500 life.",
        "Draw a card or gain 500 life, then rest target resonator.",
        "Destroy target resonator, then draw a card or gain 500 life.",
        "Rest or recover target resonator and draw a card.",
        "Search your deck for a resonator, reveal it, and put it into your hand. Then shuffle your deck.",
    ],
)
def test_where_only_one_grouping_can_be_meant(text: str) -> None:
    assert compiled(text, chant=True).word_for_word
