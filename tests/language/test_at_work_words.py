"""Words of the tree that were once read by nobody, at work."""

from language.test_at_work import at_work, chant, regalia, resonator


def test_a_card_that_can_block_an_additional_resonator_blocks_twice_a_turn() -> None:
    """Though it is rested by then; a third time it cannot (804.3, docs/readings.md)."""
    at_work(
        [resonator("Warden", "This card can block an additional resonator.", defense=5000)],
        """
        start: {A: {field: [Wolf, Bear, Ogre]}, B: {field: [Warden]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Warden}
          - {finish: battle}
          - {expect: {B.Warden: {rested: true}}}
          - {A: attack, card: Bear, object: B}
          - {B: block, card: Warden}
          - {finish: battle}
          - {A: attack, card: Ogre, object: B}
          - {B: cannot, do: {block: Warden}, because: "804.3"}
          - {finish: battle}
        expect: {B.life: 3100, B.Warden: {damage: 900}}
        """,
    )


def test_a_card_rested_otherwise_does_not_block_additionally() -> None:
    at_work(
        [resonator("Warden", "This card can block an additional resonator.")],
        """
        start: {A: {field: [Wolf]}, B: {field: [{card: Warden, rested: true}]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: cannot, do: {block: Warden}, because: "804.3"}
        """,
    )


def test_what_cannot_be_attacked_or_targeted_is_neither() -> None:
    at_work(
        [
            resonator("Shade", "This card cannot be attacked or targeted by Beasts."),
            resonator("Fang", "{0}: Destroy target resonator.") | {"race": ["Beast"]},
            resonator("Claw", "{0}: Destroy target resonator."),
        ],
        """
        start: {A: {field: [Wolf, Fang, Claw]}, B: {field: [{card: Shade, rested: true}]}}
        do:
          - {A: cannot, do: {attack: Wolf, object: Shade}, because: "803.3b"}
          - {A: cannot, do: {activate: Fang, target: B.Shade}, because: "903.2g"}
          - {A: activate, card: Claw, target: B.Shade}
          - {both: pass}
        expect: {B.Shade: {zone: graveyard}}
        """,
    )


def test_will_for_mobilize_costs_pays_them_and_nothing_else() -> None:
    at_work(
        [
            resonator("Engine", "[Mobilize] {1}"),
            regalia("Tank", "{Rest}: Produce {R}. Spend this will only to pay [Mobilize] costs."),
            chant("Spark", "Draw a card.", cost="{1}"),
        ],
        """
        start: {A: {field: [Engine, Tank], hand: [Spark]}}
        do:
          - {A: cannot, do: {play: Spark}, because: "903.2j"}
          - {A: attack, card: Engine, object: B}
          - {finish: battle}
        expect: {B.life: 3900, A.Tank: {rested: true}}
        """,
    )


def test_a_card_that_may_attack_and_play_its_rest_abilities_at_once() -> None:
    eager = "can attack and play its {Rest} abilities the turn it enters the field."
    at_work(
        [resonator("Imp", f"This card {eager}", "{Rest}: You gain 500 life."), resonator("Cub")],
        """
        start: {A: {hand: [Imp]}}
        do:
          - {A: play, card: Imp}
          - {both: pass}
          - {A: activate, card: Imp}
          - {both: pass}
        expect: {A.life: 4500}
        """,
    )


def test_the_end_of_the_end_phase_is_the_end_of_the_turn() -> None:
    at_work(
        [regalia("Clock", "At the end of your end phase ⇒ You gain 100 life.")],
        """
        start: {A: {field: [Clock]}}
        do:
          - {finish: turn}
        expect: {A.life: 4100}
        """,
    )


def test_will_for_this_cards_judgment_pays_it_and_nothing_else() -> None:
    king = {
        "name": "King",
        "type": "Ruler",
        "text": ["[Judgment] {R}", "{0}: Produce {R}. Spend this will only to do this card's judgment."],
        "back": {"name": "Risen King", "type": "J-Ruler", "atk": 800, "def": 800},
    }
    at_work(
        [king, chant("Spark", "Draw a card.", cost="{R}")],
        """
        start: {A: {ruler: King, hand: [Spark]}}
        do:
          - {A: activate, card: King}
          - {A: cannot, do: {play: Spark}, because: "903.2j"}
          - {A: judgment}
          - {both: pass}
        expect: {A.Risen King: {zone: field}}
        """,
    )


def test_it_blocks_as_often_as_there_are_attackers() -> None:
    at_work(
        [resonator("Wall", "This card can block any number of resonators.", defense=5000)],
        """
        start: {A: {field: [Wolf, Bear, Ogre]}, B: {field: [Wall]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Wall}
          - {finish: battle}
          - {A: attack, card: Bear, object: B}
          - {B: block, card: Wall}
          - {finish: battle}
          - {A: attack, card: Ogre, object: B}
          - {B: block, card: Wall}
          - {finish: battle}
        expect: {B.life: 4000, Wall: {damage: 1800}}
        """,
    )
