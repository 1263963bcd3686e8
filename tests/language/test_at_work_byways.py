"""Less usual ways to say common things, at work."""

import pytest

from language.test_at_work import at_work, chant, regalia, resonator


@pytest.mark.parametrize(
    ("text", "expect"),
    [
        (
            "Each player chooses a resonator they control and destroys the rest.",
            "{A.field: [Bear], B.field: [Ogre]}",
        ),
        ("Choose up to two resonators. Destroy the rest.", "{A.field: [Bear], B.field: [Ogre]}"),
    ],
)
def test_the_rest_is_what_was_not_chosen(text: str, expect: str) -> None:
    answers = "[[A.Bear], [B.Ogre]]" if text.startswith("Each") else "[[A.Bear, B.Ogre]]"
    at_work(
        [chant("Doom", text)],
        f"""
        start: {{A: {{hand: [Doom], field: [Wolf, Bear]}}, B: {{field: [Wolf, Wolf, Ogre]}}}}
        do:
          - {{A: play, card: Doom}}
          - {{both: pass, answers: {answers}}}
        expect: {expect}
        """,
    )


def test_life_for_the_damage_prevented() -> None:
    text = (
        "Prevent the next 300 damage that would be dealt to target resonator this turn. You gain life equal"
        " to the damage prevented this way."
    )
    at_work(
        [chant("Shield", "[Quickcast]", text)],
        """
        start: {A: {hand: [Shield, Bolt], field: [Ogre], life: 1000}}
        do:
          - {A: play, card: Shield, target: Ogre}
          - {resolve: all}
          - {A: play, card: Bolt, target: Ogre}
          - {resolve: all}
        expect: {A.life: 1300, A.Ogre: {damage: 200}}
        """,
    )


def test_what_targets_them_costs_more() -> None:
    text = "Spells your opponent plays that target a resonator you control cost {2} more."
    at_work(
        [regalia("Veil", text)],
        """
        start: {A: {hand: [Bolt], field: [Wolf]}, B: {field: [Veil, Bear]}}
        do:
          - {A: cannot, do: {play: Bolt, target: B.Bear}}
          - {A: can, do: {play: Bolt, target: A.Wolf}}
        """,
    )


def test_they_deal_damage_to_each_other() -> None:
    text = (
        "Target resonator you control and target resonator your opponent controls deal damage to each other"
        " equal to their ATK."
    )
    at_work(
        [chant("Duel", text), resonator("Prism", "This card is all attributes.")],
        """
        start: {A: {hand: [Duel], field: [Bear, Prism]}, B: {field: [Ogre]}}
        do:
          - {expect: {A.Prism: {attribute: [light, fire, water, wind, darkness]}}}
          - {A: play, card: Duel, target: [Bear, Ogre]}
          - {both: pass}
        expect: {A.field: [Prism], B.Ogre: {damage: 600}}
        """,
    )


def test_cards_played_from_elsewhere() -> None:
    cards = [
        regalia(
            "Bell", "Whenever a player plays a spell from anywhere other than their hand, you gain 100 life."
        ),
        resonator("Ghost", "You may play this card from your graveyard."),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Ghost], graveyard: [Ghost], field: [Bell], life: 1000}}
        do:
          - {A: play, card: Ghost, from: hand}
          - {resolve: all}
          - {expect: {A.life: 1000}}
          - {A: play, card: Ghost, from: graveyard}
          - {resolve: all}
        expect: {A.life: 1100}
        """,
    )


def test_what_it_removed_comes_back() -> None:
    cards = [
        resonator(
            "Jail",
            "When this card enters the field, remove target resonator from the game.",
            "When this card leaves the field, put all cards removed by it into the field under their owners'"
            " control.",
        ),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Jail, Snuff]}, B: {field: [Wolf, Bear]}}
        do:
          - {A: play, card: Jail}
          - {both: pass, answers: [B.Bear]}
          - {resolve: all}
          - {expect: {B.field: [Wolf], B.removed: [Bear]}}
          - {A: play, card: Snuff, target: Jail}
          - {resolve: all}
        expect: {B.field: [Wolf, Bear], B.removed: []}
        """,
    )
