"""What is asked of each of several cards, what is another than each; cards and abilities named together."""

import pytest

from language.kit import compiled
from language.test_at_work import at_work, chant, regalia, resonator


@pytest.mark.parametrize(
    ("text", "rested", "recovered"),
    [
        ("Resonators you control gain [+200/+200] as long as they are rested.", 500, 900),
        ("Resonators you control gain [+200/+200] unless they are rested.", 300, 1100),
        ("Each resonator you control gains [+200/+200] as long as it's a Beast.", 500, 900),
    ],
)
def test_a_condition_is_asked_of_each_card(text: str, rested: int, recovered: int) -> None:
    at_work(
        [regalia("Drum", text)],
        f"""
        start: {{A: {{field: [Drum, {{card: Wolf, rested: true}}, Ogre]}}}}
        do:
          - {{expect: {{A.Wolf: {{atk: {rested}}}, A.Ogre: {{atk: {recovered}}}}}}}
        """,
    )


def test_a_condition_for_all_is_asked_once() -> None:
    text = "Resonators you control gain [+200/+200] as long as you control two or more resonators."
    at_work(
        [regalia("Drum", text)],
        """
        start: {A: {field: [Drum, Wolf, Ogre]}}
        do:
          - {expect: {A.Wolf: {atk: 500}, A.Ogre: {atk: 1100}}}
        """,
    )


def test_another_is_another_than_each() -> None:
    at_work(
        [regalia("Den", "Beasts you control gain [+100/+100] for each other Beast you control.")],
        """
        start: {A: {field: [Den, Wolf, Wolf, Ogre]}}
        do:
          - {expect: {A.Wolf: {atk: 400}, "A.Wolf#2": {atk: 400}, A.Ogre: {atk: 900}}}
        """,
    )


def test_damage_to_each_that_fulfils_a_condition_is_prevented() -> None:
    text = "Prevent all damage that would be dealt to resonators you control while they are rested."
    at_work(
        [regalia("Pillow", text), chant("Hail", "This card deals 1000 damage to each resonator.")],
        """
        start: {A: {hand: [Hail], field: [Pillow, {card: Wolf, rested: true}, Ogre]}}
        do:
          - {A: play, card: Hail}
          - {both: pass}
          - {expect: {A.Wolf: {zone: field}, A.Ogre: {zone: graveyard}}}
        """,
    )


BELL = resonator("Bell", "{0}: You gain 100 life.")
SONG = chant("Song", "You gain 100 life.")


@pytest.mark.parametrize("names", ["chants or activate abilities", "activate abilities or chants"])
def test_cards_and_abilities_are_forbidden_together(names: str) -> None:
    at_work(
        [regalia("Hush", f"Players cannot play {names}."), BELL, SONG],
        """
        start: {A: {hand: [Song, Wolf], field: [Hush, Bell], will: "{1}"}}
        do:
          - {A: cannot, do: {play: Song}}
          - {A: cannot, do: {activate: Bell}}
          - {A: can, do: {play: Wolf}}
        """,
    )


def test_cards_and_abilities_cost_more_together() -> None:
    at_work(
        [
            regalia("Toll", "You pay {1} more to play chants and activate abilities of resonators."),
            BELL,
            SONG,
        ],
        """
        start: {A: {hand: [Song], field: [Toll, Bell]}}
        do:
          - {A: cannot, do: {play: Song}}
          - {A: cannot, do: {activate: Bell}}
        """,
    )


def test_playing_either_triggers() -> None:
    text = "Whenever you play a chant or an activate ability of a resonator ⇒ Your opponent loses 100 life."
    at_work(
        [regalia("Echo", text), BELL, SONG],
        """
        start: {A: {hand: [Song], field: [Echo, Bell]}}
        do:
          - {A: play, card: Song}
          - {resolve: all}
          - {expect: {B.life: 3900}}
          - {A: activate, card: Bell}
          - {resolve: all}
          - {expect: {B.life: 3800}}
        """,
    )


def test_a_spell_or_ability_that_targets() -> None:
    text = (
        "Whenever your opponent plays a spell or ability targeting a resonator you control"
        " ⇒ You gain 500 life."
    )
    poke = resonator("Poke", "{0}: Target resonator gains [Flying] until end of turn.")
    at_work(
        [regalia("Ward", text), poke],
        """
        start: {A: {field: [Poke]}, B: {field: [Ward, Wolf]}}
        do:
          - {A: activate, card: Poke, target: A.Poke}
          - {resolve: all}
          - {expect: {B.life: 4000}}
          - {A: activate, card: Poke, target: B.Wolf}
          - {resolve: all}
          - {expect: {B.life: 4500}}
        """,
    )


def test_no_spell_blocks() -> None:
    at_work(
        [resonator("Mist", "This card cannot be blocked or targeted by spells your opponent controls.")],
        """
        start: {A: {field: [Mist]}, B: {field: [Wolf]}}
        do:
          - {A: attack, card: Mist, object: B}
          - {B: cannot, do: {block: Wolf}}
        """,
    )


def test_all_counters_are_moved_whatever_their_names() -> None:
    at_work(
        [chant("Carry", "Move all counters from target resonator onto another target resonator.")],
        """
        start: {A: {hand: [Carry], field: [{card: Wolf, counters: {quest: 2, "+100/+100": 1}}, Ogre]}}
        do:
          - {A: play, card: Carry, target: [Wolf, Ogre]}
          - {both: pass}
          - {expect: {A.Wolf: {counters: {}}, A.Ogre: {counters: {quest: 2, "+100/+100": 1}}}}
        """,
    )


def test_two_attributes_of_spells_and_abilities() -> None:
    ember = {**resonator("Ember", "{0}: Rest target resonator."), "cost": "{R}"}
    at_work(
        [resonator("Saint", "This card cannot be targeted by fire or darkness spells or abilities."), ember],
        """
        start: {A: {field: [Ember, Wolf]}, B: {field: [Saint]}}
        do:
          - {A: cannot, do: {activate: Ember, target: B.Saint}}
          - {A: can, do: {activate: Ember, target: Wolf}}
        """,
    )


def test_two_kinds_are_not_taken_for_a_slip() -> None:
    text = "This card cannot be targeted by fire spells or abilities or darkness spells or abilities."
    assert not compiled(text).mended
