"""Two ways to say one thing: both are read, and as the same."""

import pytest

from language.kit import compiled

# (a wording, the same in other words), on a card; those that begin with "*" are on a chant
PAIRS = (
    ("Each time you draw a card, you gain 100 life.", "Whenever you draw a card, you gain 100 life."),
    (
        "Whenever a Golem deals damage to this card ⇒ Gain control of it for as long as this card remains in "
        "the field.",
        "Whenever a Golem deals damage to this card ⇒ Gain control of it as long as this card is in the "
        "field.",
    ),
    (
        "Golems your opponent plays enter his or her field rested.",
        "Golems your opponent plays enter the field rested.",
    ),
    ("Whenever you gain 300 or more life at one time ⇒ Draw a card.",
     "Whenever you gain 300 or more life ⇒ Draw a card."),
    (
        "This card cannot be blocked by Golems with ATK greater than its own.",
        "This card cannot be blocked by Golems with ATK greater than its ATK.",
    ),
    (
        "{1}: Draw a card. You cannot play this ability unless you control a Golem.",
        "{1}: Draw a card. Play this ability only if you control a Golem.",
    ),
    (
        "{1}: Draw a card. You may not play this ability more than twice each turn.",
        "{1}: Draw a card. You cannot play this ability more than twice each turn.",
    ),
    (
        "At the end of each turn in which you played two or more Golems, draw a card.",
        "At the end of each turn, if you played two or more Golems this turn, draw a card.",
    ),
    (
        "This card gains [+100/+100] for each Golem card with a different name in your graveyard.",
        "This card gains [+100/+100] for each different name among Golem cards in your graveyard.",
    ),
    (
        "*Put a [+100/+100] counter on target Golem, then put another [+100/+100] counter on it.",
        "*Put a [+100/+100] counter on target Golem, then put a [+100/+100] counter on it.",
    ),
    (
        "*Copy target chant you control. You may choose a new target for that copy.",
        "*Copy target chant you control. You may choose new targets for the copy.",
    ),
    (
        "*Draw a card. If you control a Golem, draw two cards instead and discard a card.",
        "*Draw a card. If you control a Golem, draw two cards and discard a card instead.",
    ),
    ("*Destroy target Golem that entered a field this turn.",
     "*Destroy target Golem that entered the field this turn."),
)  # fmt: skip


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair[0][:60])
def test_two_wordings_mean_the_same(pair: tuple[str, str]) -> None:
    first, second = (compiled(text.removeprefix("*"), chant=text.startswith("*")) for text in pair)
    assert first.problems == second.problems == ()
    assert first.word_for_word and second.word_for_word
    assert first.abilities == second.abilities
