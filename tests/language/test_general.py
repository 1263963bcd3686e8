"""Rows that say a thing once for all cards: unlike subjects joined, options in lines, orders of words."""

import pytest

from judge_kit import judge
from language.kit import abilities, compiled
from willpower.language.compile import read_text
from willpower.language.lookup import Context

CARDS = """
  - {name: Banner, type: Resonator, cost: "{1}", race: [Ogre], atk: 100, def: 100,
     text: ["This card and Humans you control gain [+200/+200]."]}
  - {name: Herald, type: Resonator, cost: "{1}", race: [Ogre], atk: 100, def: 100,
     text: ["Humans you control and your J-ruler gain [+200/+200]."]}
  - {name: Loop, type: Chant, cost: "{1}",
     text: ["You gain 100 life. Shuffle this card into its owner's deck as it resolves."]}
"""


def test_unlike_subjects_are_joined() -> None:
    verdict = judge(
        """
        start: {A: {field: [Banner, Squire, Ogre]}}
        expect: {A.Banner: {atk: 300}, A.Squire: {atk: 500}, A.Ogre: {atk: 800}}
        """,
        CARDS,
    )
    assert verdict.verdict == "ok", verdict.detail
    verdict = judge(
        """
        start: {A: {field: [Herald, Squire, Ogre]}}
        expect: {A.Herald: {atk: 100}, A.Squire: {atk: 500}, A.Ogre: {atk: 800}}
        """,
        CARDS,
    )
    assert verdict.verdict == "ok", verdict.detail


def test_a_chant_that_goes_back_as_it_resolves() -> None:
    verdict = judge(
        """
        start: {A: {hand: [Loop], will: "{1}"}}
        do: [{A: play, card: Loop}, {A: pass}, {B: pass}]
        expect: {A.graveyard: [], A.life: 4100}
        """,
        CARDS,
    )
    assert verdict.verdict == "ok", verdict.detail


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "Choose one; - Draw a card. - You gain 500 life. - Destroy target resonator.",
            "Choose one - Draw a card; or you gain 500 life; or destroy target resonator.",
        ),
        (
            "Choose up to two. • Draw a card. • You gain 500 life. • Destroy target resonator.",
            "Choose up to two - Draw a card; or you gain 500 life; or destroy target resonator.",
        ),
        (
            "Choose two ― Draw a card; or you gain 500 life.",
            "Choose two - Draw a card; or you gain 500 life.",
        ),
        (
            "Remove all cards in both graveyards from the game.",
            "Remove all cards in each player's graveyard from the game.",
        ),
        (
            "This card deals 100 damage for each Golem you control to target resonator.",
            "This card deals 100 damage to target resonator for each Golem you control.",
        ),
        (
            "Rest target resonator. The chosen target gains [Flying] until end of turn.",
            "Rest target resonator. It gains [Flying] until end of turn.",
        ),
    ],
)
def test_pairs_that_mean_the_same(text: str, same: str) -> None:
    assert abilities(text, chant=True) == abilities(same, chant=True)


def test_a_figure_behind_a_race_belongs_to_it() -> None:
    for text in (
        "Squad 7 resonators you control gain [Flying].",
        "When this card attacks >>> Another Squad 7 you control gains [Flying] until end of turn.",
    ):
        assert compiled(text).word_for_word


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (
            "The first time you lose life each turn, draw a card.",
            "Whenever you lose life for the first time each turn, draw a card.",
        ),
        (
            "If this card would be put into a graveyard from the field, remove it from the game instead of"
            " putting it into its owner's graveyard.",
            "If this card would be put into a graveyard from the field, remove it from the game instead.",
        ),
        (
            "Double all damage that sources you control would deal.",
            "All damage sources you control deal is doubled.",
        ),
        (
            "You may play the top card of your deck as though it were in your hand.",
            "You may play the top card of your deck.",
        ),
    ],
)
def test_abilities_that_mean_the_same(text: str, same: str) -> None:
    assert abilities(text) == abilities(same)


def test_options_in_entries_of_their_own() -> None:
    one = read_text(("Choose one:", "• Draw a card.", "• You gain 500 life."), Context(chant=True))
    assert one.understood and len(one.abilities) == 1


def test_what_was_done_as_an_additional_cost_is_asked_for() -> None:
    cost = "As an additional cost to play this card, you may banish a resonator."
    for words in ("to play this card", "as an additional cost", ""):
        text = f"Draw a card. If you banished a resonator {words}".rstrip() + ", draw two cards instead."
        assert compiled(cost, text, chant=True).word_for_word, words
