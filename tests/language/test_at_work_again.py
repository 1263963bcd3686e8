"""Sentences that stand for others: what would move, what a card is besides, whose battle."""

import pytest

from language.test_at_work import at_work, chant, regalia, resonator


def test_cards_that_would_be_put_somewhere_are_removed() -> None:
    text = (
        "Cards that would be put into your opponent's graveyard from anywhere are removed from the game"
        " instead."
    )
    at_work(
        [regalia("Void", text), chant("Rip", "Each player discards a card.")],
        """
        start: {A: {hand: [Rip, Snuff, Wolf], field: [Void]}, B: {hand: [Ogre], field: [Bear]}}
        do:
          - {A: play, card: Snuff, target: B.Bear}
          - {both: pass}
          - {A: play, card: Rip}
          - {both: pass}
        expect: {B.removed: [Bear, Ogre], B.graveyard: [], A.graveyard: [Rip, Wolf, Snuff]}
        """,
    )


def test_when_this_card_is_cancelled() -> None:
    cards = [
        resonator("Phoenix", "When this card is cancelled => You gain 300 life."),
        chant("Deny", "[Quickcast]", "Cancel target spell."),
        resonator("Plain"),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Phoenix, Plain], life: 1000}, B: {hand: [Deny, Deny]}}
        do:
          - {A: play, card: Plain}
          - {A: pass}
          - {B: play, card: Deny, target: Plain}
          - {resolve: all}
          - {expect: {A.life: 1000}}
          - {A: play, card: Phoenix}
          - {A: pass}
          - {B: play, card: Deny, target: Phoenix}
          - {resolve: all}
        expect: {A.life: 1300}
        """,
    )


def test_a_phoenix_in_play_is_not_the_one_that_is_cancelled() -> None:
    cards = [
        resonator("Phoenix", "When this card is cancelled => You gain 300 life."),
        chant("Deny", "[Quickcast]", "Cancel target spell."),
        resonator("Plain"),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Plain], field: [Phoenix], life: 1000}, B: {hand: [Deny]}}
        do:
          - {A: play, card: Plain}
          - {A: pass}
          - {B: play, card: Deny, target: Plain}
          - {resolve: all}
        expect: {A.life: 1000, A.graveyard: [Plain]}
        """,
    )


def test_what_cards_are_besides() -> None:
    at_work(
        [regalia("Quarry", "Magic stones you control are [100/100] resonators in addition to their types.")],
        """
        start: {A: {field: [Quarry], stones: {Fire Magic Stone: 1}}, B: {stones: {Wind Magic Stone: 1}}}
        do: []
        expect:
          A.Fire Magic Stone: {types: [Resonator, Magic Stone], atk: 100, def: 100}
          B.Wind Magic Stone: {types: [Magic Stone]}
        """,
    )


def test_the_added_card_is_yours() -> None:
    cards = [
        {
            "name": name,
            "type": "Addition:Resonator",
            "cost": "{0}",
            "text": [text],
        }
        for name, text in (
            ("Leash", "[Continuous] You gain control of added resonator."),
            ("Collar", "You control the resonator this card is added to."),
        )
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Leash, Collar]}, B: {field: [Bear, Wolf, Ogre]}}
        do:
          - {A: play, card: Leash, target: B.Bear}
          - {both: pass}
          - {A: play, card: Collar, target: B.Wolf}
          - {both: pass}
        expect: {A.Bear: {controller: A}, A.Wolf: {controller: A}, B.field: [Ogre]}
        """,
    )


def test_your_battle_is_in_your_turn() -> None:
    cards = [
        regalia("Horn", "At the beginning of your battle phase, you gain 100 life."),
        regalia("Drum", "At the end of your battle phase, you gain 100 life."),
    ]
    at_work(
        cards,
        """
        start:
          A: {field: [Horn, Drum, Wolf], life: 1000}
          B: {field: [Horn, Drum], life: 1000}
        do:
          - {A: battle}
          - {resolve: all}
          - {expect: {A.life: 1100, B.life: 1000}}
          - {A: attack, card: Wolf, object: B}
          - {finish: battle}
          - {resolve: all}
        expect: {A.life: 1200, B.life: 700}
        """,
    )


@pytest.mark.parametrize("said", ["cards or abilities", "spells or abilities", "spells and abilities"])
def test_nothing_is_played_during_battle(said: str) -> None:
    cards = [
        regalia("Hush", f"Your opponent can't play {said} during battle."),
        regalia("Cup", "{0}: You gain 100 life."),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Hush, Wolf]}, B: {field: [Cup], hand: [Bolt]}}
        do:
          - {A: pass}
          - {B: can, do: {play: Bolt, target: A.Wolf}}
          - {B: can, do: {activate: Cup}}
          - {B: pass}
        """,
    )
    at_work(
        cards,
        """
        start: {A: {field: [Hush, Wolf]}, B: {field: [Cup], hand: [Bolt]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {A: pass}
          - {B: cannot, do: {play: Bolt, target: A.Wolf}}
          - {B: cannot, do: {activate: Cup}}
        """,
    )


@pytest.mark.parametrize(
    "said",
    [
        "a resonator is destroyed by this card's battle damage",
        "a resonator is destroyed by battle damage dealt by this card",
    ],
)
def test_destroyed_by_its_battle_damage(said: str) -> None:
    at_work(
        [{**resonator("Fang", f"Whenever {said} => You gain 300 life."), "atk": 500, "def": 500}],
        """
        start: {A: {field: [Fang], hand: [Snuff], life: 1000}, B: {field: [{card: Wolf, rested: true}, Bear]}}
        do:
          - {A: play, card: Snuff, target: B.Bear}
          - {resolve: all}
          - {expect: {A.life: 1000}}
          - {A: attack, card: Fang, object: B.Wolf}
          - {finish: battle}
          - {resolve: all}
        expect: {A.life: 1300, B.field: []}
        """,
    )


def test_removed_from_battle_it_recovers() -> None:
    at_work(
        [chant("Recall", "[Quickcast]", "Remove target attacking resonator from battle. It recovers.")],
        """
        start: {A: {field: [Wolf]}, B: {hand: [Recall], life: 1000}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {A: pass}
          - {B: play, card: Recall, target: A.Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {rested: false}}}
          - {finish: battle}
        expect: {B.life: 1000}
        """,
    )


@pytest.mark.parametrize(
    "text",
    [
        "This card has the same ATK as the highest ATK among resonators your opponent controls.",
        "This card's ATK is the same as the highest ATK among resonators your opponent controls.",
    ],
)
def test_the_same_value(text: str) -> None:
    at_work(
        [resonator("Ape", text)],
        """
        start: {A: {field: [Ape], hand: [Snuff]}, B: {field: [Wolf, Bear]}}
        do:
          - {expect: {A.Ape: {atk: 600, def: 100}}}
          - {A: play, card: Snuff, target: B.Bear}
          - {both: pass}
        expect: {A.Ape: {atk: 300, def: 100}}
        """,
    )


def test_in_the_turn_in_which_they_enter() -> None:
    at_work(
        [
            regalia("Spur", "Resonators you control gain [Flying] the turn they enter the field."),
            resonator("Colt"),
        ],
        """
        start: {A: {field: [Spur, Wolf], hand: [Colt]}}
        do:
          - {A: play, card: Colt}
          - {both: pass}
          - {expect: {A.Colt: {has: [Flying]}, A.Wolf: {keywords: []}}}
          - {go: "B main"}
        expect: {A.Colt: {keywords: []}}
        """,
    )
