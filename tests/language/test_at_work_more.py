"""Further wordings at work: all that was revealed, spells that go elsewhere, nothing that happened, 100X."""

import pytest

from language.test_at_work import at_work, chant, regalia, resonator


def test_all_resonators_that_were_revealed_are_put_into_hand_and_the_rest_below() -> None:
    text = (
        "Reveal the top three cards of your deck. Put all resonators revealed this way into your hand and the"
        " rest on the bottom of your deck in any order."
    )
    at_work(
        [chant("Trial", text), chant("Song", "Draw a card.")],
        """
        start: {A: {hand: [Trial], deck: [Wolf, Song, Bear, Ogre], fill: false}}
        do:
          - {A: play, card: Trial}
          - {both: pass}
        expect: {A.hand: [Wolf, Bear], A.deck: [Ogre, Song]}
        """,
    )


@pytest.mark.parametrize(
    ("where", "expect"),
    [
        ("remove it from the game", "{A.removed: [Wolf], A.graveyard: []}"),
        ("put it on top of its owner's deck", "{A.deck: [Wolf], A.graveyard: []}"),
    ],
)
def test_a_cancelled_spell_goes_elsewhere(where: str, expect: str) -> None:
    text = f"Cancel target spell. If you do, {where} instead of putting it into a graveyard."
    at_work(
        [chant("No", "[Quickcast]", text)],
        f"""
        start: {{A: {{hand: [Wolf], deck: [], fill: false, stones: {{Fire Magic Stone: 5}}}},
          B: {{hand: ["No"]}}}}
        do:
          - {{A: play, card: Wolf}}
          - {{A: pass}}
          - {{B: play, card: "No", target: chase.Wolf}}
          - {{both: pass}}
        expect: {expect}
        """,
    )


@pytest.mark.parametrize(("attacks", "life"), [(False, 4100), (True, 4000)])
def test_that_nothing_attacked_this_turn(attacks: bool, life: int) -> None:
    fight = """
          - {A: attack, card: Wolf, object: B}
          - {finish: battle}"""
    at_work(
        [regalia("Dove", "At the end of turn, if no resonators attacked this turn, you gain 100 life.")],
        f"""
        start: {{A: {{field: [Dove, Wolf]}}}}
        do:{fight if attacks else ""}
          - {{go: "B main"}}
        expect: {{A.life: {life}}}
        """,
    )


@pytest.mark.parametrize(("plays", "life"), [(False, 4100), (True, 4000)])
def test_that_somebody_played_no_cards(plays: bool, life: int) -> None:
    song = """
          - {A: play, card: Song}
          - {both: pass}"""
    at_work(
        [
            regalia("Rest House", "At the end of turn, if you played no cards this turn, you gain 100 life."),
            chant("Song", "Draw a card."),
        ],
        f"""
        start: {{A: {{field: [Rest House], hand: [Song]}}}}
        do:{song if plays else ""}
          - {{go: "B main"}}
        expect: {{A.life: {life}}}
        """,
    )


def test_a_hundred_times_x() -> None:
    at_work(
        [{**resonator("Pump", "{X}: This card gains [+100X/+200X] until end of turn.")}],
        """
        start: {A: {field: [Pump], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: activate, card: Pump, x: 3}
          - {both: pass}
        expect: {A.Pump: {atk: 400, def: 700}}
        """,
    )


@pytest.mark.parametrize(("deck", "hand"), [("[Wolf, Bear]", 2), ("[Wolf, Song]", 0)])
def test_both_of_two_cards(deck: str, hand: int) -> None:
    text = "Reveal the top two cards of your deck. If both are resonators, put both of them into your hand."
    at_work(
        [chant("Trial", text), chant("Song", "Draw a card.")],
        f"""
        start: {{A: {{hand: [Trial], deck: {deck}, fill: false}}}}
        do:
          - {{A: play, card: Trial}}
          - {{both: pass}}
        expect: {{A.hand: {hand}}}
        """,
    )


def test_whenever_somebodys_resonator_is_rested() -> None:
    at_work(
        [regalia("Bell", "Whenever a resonator your opponent controls is rested => You gain 100 life.")],
        """
        start: {A: {field: [Wolf]}, B: {field: [Bell]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {finish: battle}
        expect: {B.life: 3800}
        """,
    )


def test_damage_to_itself() -> None:
    at_work(
        [
            resonator(
                "Martyr",
                "{0}: This card deals 300 damage to target player and 100 damage to itself.",
                defense=300,
            )
        ],
        """
        start: {A: {field: [Martyr]}}
        do:
          - {A: activate, card: Martyr, target: B}
          - {both: pass}
        expect: {B.life: 3700, A.Martyr: {damage: 100}}
        """,
    )


def test_what_is_made_swift_must_attack() -> None:
    at_work(
        [chant("Goad", "Target resonator gains [Swiftness] and must attack this turn if able.")],
        """
        start: {A: {field: [Wolf], hand: [Goad]}}
        do:
          - {A: play, card: Goad, target: Wolf}
          - {both: pass}
          - {A: cannot, do: {pass: true}}
        expect: {A.Wolf: {keywords: [swiftness]}}
        """,
    )
