"""Rows that say a thing once for all cards: unlike subjects joined, options in lines, orders of words."""

import pytest

from judge_kit import judge
from language.kit import abilities, compiled

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
