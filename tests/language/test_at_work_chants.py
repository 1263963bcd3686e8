"""Resonators and chants at work: what is chosen of what was done, what is prevented, who is meant."""

import pytest

from language.kit import compiled
from language.test_at_work import at_work, chant, resonator
from language.test_at_work_effects import Case
from language.test_at_work_effects import test_a_sentence_acts as act

CASES = (
    # one of several that something was done to (B8)
    Case(
        "Put the top three cards of your deck into your graveyard. You may put a Beast put into your"
        " graveyard this way into your hand.",
        "deck: [Wolf, Bear, Ogre], fill: false",
        "",
        "{A.hand: [Bear], A.graveyard: [Trial, Ogre, Wolf]}",
        answers="['yes', Bear]",
    ),
    Case(
        "Destroy all resonators. Put a resonator destroyed this way into the field under your control.",
        "field: [Wolf]",
        "field: [Bear, Ogre]",
        "{A.field: [Ogre], B.field: [], B.graveyard: [Bear]}",
        answers="[Ogre]",
    ),
    Case(
        "Banish any number of resonators. Put up to one Beast banished this way into your hand.",
        "field: [Wolf, Bear, Ogre]",
        "",
        "{A.field: [], A.hand: [Bear]}",
        answers="[[Wolf, Bear, Ogre], [Bear]]",
    ),
    Case(
        "Destroy all resonators with the lowest ATK. If two or more are destroyed this way, draw a card.",
        "field: [Wolf, Bear]",
        "",
        "{A.hand: []}",
    ),
    Case(
        "Destroy all resonators with the lowest ATK. If two or more are destroyed this way, draw a card.",
        "field: [Wolf, Bear]",
        "field: [Wolf]",
        "{A.hand: 1}",
    ),
    Case(
        "Look at the top three cards of your deck. Put up to one of them into your hand, up to one into your"
        " graveyard and the rest on the bottom of your deck in any order.",
        "deck: [Wolf, Bear, Ogre], fill: false",
        "",
        "{A.hand: [Wolf], A.graveyard: [Trial, Ogre], A.deck: [Bear]}",
        answers="[Wolf, Ogre]",
    ),
    # other comparisons
    Case(
        "Banish a resonator. If you do, put a resonator with higher total cost from your hand into the"
        " field.",
        "field: [Bear], hand: [Wolf, Ogre]",
        "",
        "{A.field: [Ogre], A.hand: [Wolf]}",
        answers="[Ogre]",
    ),
    Case(
        "Banish a resonator. If you do, put a resonator with total cost less than the banished resonator's"
        " from your hand into the field.",
        "field: [Bear], hand: [Wolf, Ogre]",
        "",
        "{A.field: [Wolf], A.hand: [Ogre]}",
        answers="[Wolf]",
    ),
    Case(
        "This card deals damage to target resonator equal to 100 plus 100 times the number of Beasts you"
        " control.",
        "field: [Wolf, Bear]",
        "field: [Ogre]",
        "{B.Ogre: {damage: 300}}",
        ", target: B.Ogre",
    ),
    Case(
        "If there are two or more differently named Beasts in your graveyard, draw a card.",
        "graveyard: [Wolf, Wolf]",
        "",
        "{A.hand: []}",
    ),
    Case(
        "If there are two or more differently named Beasts in your graveyard, draw a card.",
        "graveyard: [Wolf, Bear]",
        "",
        "{A.hand: 1}",
    ),
    # so many options
    Case(
        "Choose up to one. If you control a Beast, choose up to two instead - Draw a card; or you gain"
        " 100 life.",
        "field: [Wolf]",
        "",
        "{A.hand: 1, A.life: 4100}",
        ", choose: [1, 2]",
    ),
    Case(
        "Recover target resonator. Also, draw a card.",
        "field: [{card: Wolf, rested: true}]",
        "",
        "{A.hand: 1, A.Wolf: {rested: false}}",
        ", target: A.Wolf",
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.text[:60] for case in CASES])
def test_a_chant_acts(case: Case) -> None:
    act(case)


@pytest.mark.parametrize(
    "rider, expect",
    [
        ("You gain that much life.", "{A.life: 4500}"),
        ("You gain life equal to the damage prevented this way.", "{A.life: 4500}"),
        ("This card deals damage equal to the damage prevented this way to your opponent.", "{B.life: 3500}"),
        ("For each 100 damage prevented this way, draw a card.", "{A.hand: 5}"),
        ("If damage is prevented this way, draw a card.", "{A.hand: 1}"),
    ],
)
def test_what_comes_of_the_damage_that_was_prevented(rider: str, expect: str) -> None:
    """Nothing when the chant resolves, all when the damage would be dealt (1018)."""
    at_work(
        [
            chant(
                "Veil",
                "[Quickcast]",
                f"Prevent the next damage that would be dealt to target resonator this turn. {rider}",
            )
        ],
        f"""
        start: {{A: {{hand: [Veil], field: [Wolf]}}, B: {{hand: [Bolt]}}}}
        do:
          - {{A: play, card: Veil, target: A.Wolf}}
          - {{both: pass}}
          - {{expect: {{A.life: 4000, B.life: 4000, A.hand: []}}}}
          - {{A: pass}}
          - {{B: play, card: Bolt, target: A.Wolf}}
          - {{both: pass}}
        expect: {expect}
        """,
    )


def test_it_must_be_blocked_by_another_card() -> None:
    """ "It" behind "target resonator must block" is this card, not that resonator."""
    text = (
        "Whenever this card attacks, target resonator your opponent controls must block it this turn if able."
    )
    at_work(
        [resonator("Lure", text)],
        """
        start: {A: {field: [Lure, Wolf]}, B: {field: [Bear, Ogre]}}
        do:
          - {A: attack, card: Lure, object: B}
          - {A: answer, with: B.Bear}
          - {both: pass}
          - {B: cannot, do: {block: Ogre}}
          - {B: block, card: Bear}
        expect: {B.Bear: {blocking: true}}
        """,
    )


@pytest.mark.parametrize(
    "text",
    [
        # "each Elf in your graveyard" is not put anywhere
        "You gain 100 life and each Elf in your graveyard.",
        "Draw a card and target Elf into your hand.",
        # a chant gains nothing of the kind
        "If you control a resonator, it gains [+100/+100] until end of turn.",
        "If you control a resonator, it gains [Flying] until end of turn.",
    ],
)
def test_what_is_not_understood(text: str) -> None:
    assert not compiled(text, chant=True).understood
