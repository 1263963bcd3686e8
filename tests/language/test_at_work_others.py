"""Whom and what texts mean besides their own card: owners of cards that moved, other cards, effects, half a
life; and keywords that stand before a noun."""

import pytest

from language.kit import abilities, compiled
from language.test_at_work import at_work, chant, regalia, resonator
from willpower.abilities.ability import Continuous, Keyword


def test_a_card_returned_to_a_hand_is_its_owners() -> None:
    at_work(
        [
            regalia("Bell", "When a resonator is returned to a player's hand ⇒ That player discards a card."),
            chant("Steal", "Gain control of target resonator."),
            chant("Recall", "Return target resonator to its owner's hand."),
            resonator("Pup"),
            resonator("Keepsake"),
        ],
        """
        start: {A: {hand: [Steal, Recall, Keepsake], field: [Bell]}, B: {field: [Pup]}}
        do:
          - {A: play, card: Steal, target: Pup}
          - {both: pass}
          - {A: play, card: Recall, target: Pup}
          - {both: pass}
          - {both: pass}
        expect: {A.hand: [Keepsake], B.graveyard: [Pup], B.hand: []}
        """,
    )


def test_another_card_is_not_the_one_that_would_be_destroyed() -> None:
    at_work(
        [
            regalia("Shrine", "If a Beast you control would be destroyed, banish another Beast instead."),
            chant("Smite", "Destroy target resonator."),
            {**resonator("Pup"), "race": ["Beast"]},
            {**resonator("Cub"), "race": ["Beast"]},
        ],
        """
        start: {A: {hand: [Smite], field: [Shrine, Pup, Cub]}}
        do: [{A: play, card: Smite, target: Pup}, {both: pass}]
        expect: {A.field: [Shrine, Pup], A.graveyard: [Smite, Cub]}
        """,
    )


def test_what_is_paid_for_happens_instead() -> None:
    cards = [
        resonator(
            "Bird",
            "If this card would be put into a graveyard from the field, you may pay {1}. If you do, put it "
            "into your hand instead.",
        ),
        chant("Smite", "Destroy target resonator."),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Smite], field: [Bird], will: "{1}{1}"}}
        do:
          - {A: play, card: Smite, target: Bird}
          - {both: pass}
          - {A: answer, with: true}
        expect: {A.field: [], A.hand: [Bird], A.graveyard: [Smite]}
        """,
    )
    at_work(
        cards,
        """
        start: {A: {hand: [Smite], field: [Bird], will: "{1}{1}"}}
        do:
          - {A: play, card: Smite, target: Bird}
          - {both: pass}
          - {A: answer, with: false}
        expect: {A.field: [], A.hand: []}
        """,
    )


def test_an_effect_is_a_spell_or_an_ability() -> None:
    cards = [
        resonator("Boulder", "This card cannot be destroyed by effects your opponent controls."),
        chant("Smite", "Destroy target resonator."),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Smite], field: [Boulder]}, B: {field: [Boulder]}}
        do: [{A: play, card: Smite, target: B.Boulder}, {both: pass}]
        expect: {B.field: [Boulder]}
        """,
    )
    at_work(
        cards,
        """
        start: {A: {hand: [Smite], field: [Boulder]}}
        do: [{A: play, card: Smite, target: Boulder}, {both: pass}]
        expect: {A.field: []}
        """,
    )


def test_half_a_life() -> None:
    at_work(
        [chant("Blight", "Your opponent's life becomes half.")],
        """
        start: {A: {hand: [Blight]}, B: {life: 3500}}
        do: [{A: play, card: Blight}, {both: pass}]
        expect: {B.life: 1700}
        """,
    )
    assert not compiled("Each player's life becomes half.", chant=True).understood


def test_a_second_letter_that_nobody_is_asked_for_is_not_understood() -> None:
    assert not compiled("As an additional cost to play this card, discard Y cards.").understood
    assert compiled("As an additional cost to play this card, discard X cards.").understood


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("[Flying] resonators can't attack.", "Resonators with [Flying] cannot attack."),
        ("[flying] resonators can't attack.", "Resonators with [Flying] cannot attack."),
        ("{1}: Destroy target [Swiftness] resonator.", "{1}: Destroy target resonator with [Swiftness]."),
    ],
)
def test_a_keyword_before_a_noun_says_which(text: str, same: str) -> None:
    assert abilities(text) == abilities(same)


def test_a_keyword_before_a_sentence_is_an_ability() -> None:
    first, second = abilities("[Flying] Resonators you control cannot attack.")
    assert isinstance(first, Keyword) and isinstance(second, Continuous)
    assert not compiled("[Flying] other cards cannot attack.").understood


def test_the_card_that_was_drawn() -> None:
    cards = [
        regalia("Lens", "Whenever you draw a card ⇒ Reveal it. If it's a chant, you gain 100 life."),
        chant("Study", "Draw a card."),
        chant("Page", "Draw a card."),
        resonator("Pup"),
    ]
    for drawn, life in (("Page", 4100), ("Pup", 4000)):
        at_work(
            cards,
            f"""
            start: {{A: {{hand: [Study], field: [Lens], deck: [{drawn}]}}}}
            do: [{{A: play, card: Study}}, {{both: pass}}, {{both: pass}}]
            expect: {{A.life: {life}, A.hand: [{drawn}]}}
            """,
        )


def test_it_and_that_card_are_two() -> None:
    at_work(
        [
            resonator(
                "Thorn",
                "Whenever a resonator deals damage to this card ⇒ It deals 100 damage to that resonator.",
                defense=900,
            ),
            resonator("Pup", "{0}: This card deals 100 damage to target resonator.", defense=900),
        ],
        """
        start: {A: {field: [Pup]}, B: {field: [Thorn]}}
        do:
          - {A: activate, card: Pup, target: Thorn}
          - {both: pass}
          - {both: pass}
        expect: {A.Pup: {damage: 100}, B.Thorn: {damage: 100}}
        """,
    )


def test_that_player_is_the_owner_of_what_was_returned() -> None:
    at_work(
        [
            chant("Steal", "Gain control of target resonator."),
            chant("Recall", "Return target resonator to its owner's hand. That player discards a card."),
            resonator("Pup"),
            resonator("Keepsake"),
        ],
        """
        start: {A: {hand: [Steal, Recall, Keepsake]}, B: {field: [Pup]}}
        do:
          - {A: play, card: Steal, target: Pup}
          - {both: pass}
          - {A: play, card: Recall, target: Pup}
          - {both: pass}
        expect: {A.hand: [Keepsake], B.graveyard: [Pup], B.hand: []}
        """,
    )


def test_a_card_that_was_only_asked_for_is_not_it() -> None:
    assert not compiled("{1}: If your opponent controls a Human, destroy it.").understood
    assert compiled("{1}: If your opponent controls a Human, destroy this card.").understood


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Whenever a Beast you control attacks ⇒ Destroy another Beast you control.", ["Den", "Pup"]),
        ("Whenever a resonator you control attacks ⇒ Destroy another regalia.", ["Den", "Pup", "Cub"]),
    ],
)
def test_another_is_one_of_the_kind_that_was_named(text: str, left: list[str]) -> None:
    """ "Another regalia" is none but this one, for what attacked is no regalia."""
    at_work(
        [
            regalia("Den", text),
            {**resonator("Pup"), "race": ["Beast"]},
            {**resonator("Cub"), "race": ["Beast"]},
        ],
        f"""
        start: {{A: {{field: [Den, Pup, Cub]}}}}
        do: [{{A: attack, card: Pup, object: B}}, {{both: pass}}]
        expect: {{A.field: [{", ".join(left)}]}}
        """,
    )
