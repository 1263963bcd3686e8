"""Properties and amounts said in other words: invented cards, at work."""

import pytest

from language.test_at_work import at_work, chant, regalia, resonator


def test_different_names_and_a_total_cost() -> None:
    """Differing is said of both together, the cost of each."""
    text = (
        "Search your deck for up to two resonators with different names and total cost 3 or less and put "
        "them into the field. Then shuffle your deck."
    )
    at_work(
        [chant("Pack", text)],
        """
        start: {A: {hand: [Pack], deck: [Wolf, Wolf, Bear, Ogre], fill: false}}
        do:
          - {A: play, card: Pack}
          - {both: pass, answers: [[Wolf, Bear]]}
        expect: {A.field: [Wolf, Bear], A.deck: 2}
        """,
    )


def test_what_is_not_of_the_chosen_race() -> None:
    text = "Choose a race. Resonators that aren't the chosen race gain [-100/-100] until end of turn."
    at_work(
        [chant("Shun", text)],
        """
        start: {A: {hand: [Shun], field: [Wolf, Ogre]}}
        do:
          - {A: play, card: Shun}
          - {both: pass, answers: [Beast]}
        expect: {Wolf: {atk: 300}, Ogre: {atk: 800}}
        """,
    )


def test_as_many_counters_as_there_are() -> None:
    text = (
        "This card enters the field with a number of [+100/+100] counters on it equal to the number of "
        "Beasts you control."
    )
    at_work(
        [resonator("Herd", text)],
        """
        start: {A: {hand: [Herd], field: [Wolf, Bear, Ogre]}}
        do:
          - {A: play, card: Herd}
          - {both: pass}
        expect: {Herd: {atk: 300}}
        """,
    )


@pytest.mark.parametrize("theirs, left", [("[Wolf, Wolf, Wolf]", 0), ("[Wolf, Wolf]", 2)])
def test_so_many_more(theirs: str, left: int) -> None:
    text = "If your opponent controls at least two more resonators than you, destroy all resonators."
    at_work(
        [chant("Level", text)],
        f"""
        start: {{A: {{hand: [Level], field: [Ogre]}}, B: {{field: {theirs}}}}}
        do:
          - {{A: play, card: Level}}
          - {{both: pass}}
        expect: {{B.field: {left}}}
        """,
    )


def test_a_stone_that_is_rested_for_will() -> None:
    """Only for will, and only one's own."""
    at_work(
        [
            regalia("Mill", "Whenever you rest a magic stone to produce will ⇒ You gain 100 life."),
            chant("Calm", "Rest target magic stone."),
        ],
        """
        start: {A: {field: [Mill], hand: [Calm, Wolf], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: play, card: Calm, target: Fire Magic Stone#1}
          - {both: pass}
          - {expect: {A.life: 4000}}
          - {A: play, card: Wolf}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4100}
        """,
    )


def test_without_abilities_and_cheap() -> None:
    at_work(
        [chant("Cull", "Destroy target resonator with no abilities and total cost 3 or less.")],
        """
        start: {A: {hand: [Cull]}, B: {field: [Bear, Ogre]}}
        do:
          - {A: cannot, do: {play: Cull, target: Ogre}}
          - {A: play, card: Cull, target: Bear}
          - {both: pass}
        expect: {B.field: [Ogre]}
        """,
    )


def test_not_in_the_turn_they_come() -> None:
    at_work(
        [
            regalia("Gate", "Your opponent's resonators cannot attack during the turn they enter the field."),
            resonator("Hare", "[Swiftness]"),
        ],
        """
        start: {A: {field: [Wolf], hand: [Hare]}, B: {field: [Gate]}}
        do:
          - {A: play, card: Hare}
          - {both: pass}
          - {A: cannot, do: {attack: Hare, object: B}}
          - {A: can, do: {attack: Wolf, object: B}}
        """,
    )
