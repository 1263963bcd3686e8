"""Sentences that stand for others: what would move, what a card is besides, whose battle."""

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
