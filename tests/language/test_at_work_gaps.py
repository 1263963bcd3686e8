"""Combinations of words that no card had: invented cards, at work."""

from language.test_at_work import at_work, chant, regalia, resonator


def test_one_card_more_in_the_draw_phase() -> None:
    """502.3 and one card with it; drawing at other times is as ever."""
    at_work(
        [
            regalia("Well", "You draw an additional card during your draw phase."),
            chant("Sip", "Draw a card."),
        ],
        """
        start:
          A: {deck: [Wolf, Wolf, Wolf, Wolf, Wolf]}
          B: {field: [Well], hand: [Sip], deck: [Bear, Bear, Bear, Bear, Bear]}
        do:
          - {go: "B main"}
          - {expect: {B.hand: 3}}
          - {B: play, card: Sip}
          - {both: pass}
        expect: {B.hand: 3, B.graveyard: [Sip]}
        """,
    )


def test_recovered_resonators_of_a_kind_can_be_attacked() -> None:
    at_work(
        [
            resonator("Archer", "This card can attack recovered resonators with [Flying]."),
            resonator("Gull", "[Flying]"),
        ],
        """
        start: {A: {field: [Archer]}, B: {field: [Gull, Wolf]}}
        do:
          - {A: cannot, do: {attack: Archer, object: Wolf}}
          - {A: attack, card: Archer, object: Gull}
        """,
    )


def test_a_limit_that_is_gained() -> None:
    """1118.2: a counter is removed when it attacks."""
    at_work(
        [chant("Leash", "Put two limit counters on target resonator. It gains [Limit] 1.")],
        """
        start: {A: {field: [Bear], hand: [Leash]}}
        do:
          - {A: play, card: Leash, target: Bear}
          - {both: pass}
          - {A: battle}
          - {A: attack, card: Bear, object: B}
          - {resolve: all}
        expect: {Bear: {counters: {limit: 1}}}
        """,
    )


def test_chants_for_nothing() -> None:
    """From the hand, since no other zone is named."""
    at_work(
        [
            regalia("Fount", "You may play chants without paying their cost."),
            chant("Sip", "Draw a card.", cost="{U}{2}"),
        ],
        """
        start: {A: {field: [Fount], hand: [Sip], deck: [Wolf, Wolf]}}
        do:
          - {A: play, card: Sip}
          - {both: pass}
        expect: {A.hand: [Wolf]}
        """,
    )


def test_a_name_is_every_card_of_it() -> None:
    at_work(
        [resonator("Hansel"), regalia("Oven", '"Hansel" gains [+200/+200].')],
        """
        start: {A: {field: [Oven, Hansel, Wolf]}, B: {field: [Hansel]}}
        expect: {A.Hansel: {atk: 300}, B.Hansel: {atk: 300}, Wolf: {atk: 300, def: 300}}
        """,
    )


def test_a_shield_that_lasts_until_it_is_used_up() -> None:
    at_work(
        [
            chant("Veil", "Prevent the next 500 damage that would be dealt to you."),
            chant("Spark", "[Quickcast]", "This card deals 300 damage to target player."),
        ],
        """
        start: {A: {hand: [Veil]}, B: {hand: [Spark, Spark], deck: [Wolf, Wolf]}}
        do:
          - {A: play, card: Veil}
          - {both: pass}
          - {go: "B main"}
          - {B: play, card: Spark, target: A}
          - {both: pass}
          - {expect: {A.life: 4000}}
          - {B: play, card: Spark, target: A}
          - {both: pass}
        expect: {A.life: 3900}
        """,
    )


def test_a_seal_with_an_ability_in_quotes() -> None:
    at_work(
        [resonator("Sleeper", '[Seal] (2) - "{0}: You gain 100 life."')],
        """
        start: {A: {field: [Sleeper, Fire Magic Stone, Fire Magic Stone]}}
        do:
          - {A: activate, card: Sleeper}
          - {both: pass}
        expect: {A.life: 4100}
        """,
    )


def test_prevented_while_it_is_rested() -> None:
    at_work(
        [
            resonator("Turtle", "If this card would be dealt damage while it's rested, prevent it."),
            chant("Spark", "This card deals 100 damage to target resonator."),
        ],
        """
        start: {A: {hand: [Spark, Spark]}, B: {field: [{card: Turtle, rested: true}]}}
        do:
          - {A: play, card: Spark, target: Turtle}
          - {both: pass}
        expect: {Turtle: {damage: 0}}
        """,
    )


def test_the_first_time_each_turn() -> None:
    at_work(
        [resonator("Cat", "The first time this card would be destroyed each turn, it isn't destroyed.")],
        """
        start: {A: {field: [Cat], hand: [Snuff, Snuff]}}
        do:
          - {A: play, card: Snuff, target: Cat}
          - {both: pass}
          - {expect: {A.field: [Cat]}}
          - {A: play, card: Snuff, target: Cat}
          - {both: pass}
        expect: {A.field: []}
        """,
    )


def test_gems_of_one_attribute_are_spent() -> None:
    at_work(
        [regalia("Mint", "Banish two gems of the same attribute: Draw two cards.")],
        """
        start: {A: {field: [Mint], items: [Fire Gem, Water Gem, Fire Gem], deck: [Wolf, Wolf, Wolf]}}
        do:
          - {A: activate, card: Mint, answers: ["Fire Gem#1"]}
          - {both: pass}
        expect: {A.hand: 2, A.items: [Water Gem]}
        """,
    )
