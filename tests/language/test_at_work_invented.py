"""Sentences that were invented to try the grammar, at work: what they say happens, and nothing else."""

import pytest

from language.kit import one
from language.test_at_work import at_work, chant, resonator
from willpower.language.telling import tell

SPARK = (
    "this card deals 700 damage to target J/resonator. Otherwise, it deals 400 damage to that J/resonator."
)


@pytest.mark.parametrize(("field", "damage"), (("[Dragon]", 700), ("[]", 400)))
def test_otherwise_it_deals_is_said_of_the_card_that_deals(field: str, damage: int) -> None:
    """B16: what cannot deal damage to itself shows who dealt it."""
    at_work(
        [
            chant("Spark", f"If you control a Dragon, {SPARK}"),
            resonator("Dragon") | {"race": ["Dragon"]},
            resonator("Idol", "Prevent all damage that would be dealt by this card.", defense=2000),
        ],
        f"""
        start: {{A: {{hand: [Spark], field: {field}}}, B: {{field: [Idol]}}}}
        do:
          - {{A: play, card: Spark, target: B.Idol}}
          - {{both: pass}}
        expect: {{B.Idol: {{damage: {damage}}}}}
        """,
    )


def test_damage_equal_to_its_atk_is_of_the_card_that_deals_it() -> None:
    text = "Whenever a Golem enters your field ⇒ This card deals damage equal to its ATK to target Beast."
    assert "*this card's* ATK" in tell((one(text),))[0]
    struck = "Whenever a resonator enters your field ⇒ This card deals 100 damage to it."
    assert "*the resonator that moved*" in tell((one(struck),))[0]


def test_what_loses_its_enter_abilities_keeps_the_others() -> None:
    herald = resonator(
        "Herald", "[Enter] ⇒ Draw a card.", "Whenever this card attacks ⇒ You gain 100 life.", cost="{0}"
    )
    hush = resonator("Hush", "Resonators you control lose all [Enter] abilities.")
    at_work(
        [herald, hush],
        """
        start: {A: {hand: [Herald], field: [Hush, Herald], deck: [Wolf]}}
        do:
          - {A: play, card: Herald}
          - {both: pass}
          - {expect: {A.hand: 0, chase: []}}
          - {A: attack, card: Herald#2, object: B}
          - {both: pass}
          - {finish: battle}
        expect: {A.life: 4100}
        """,
    )


CONDITIONS = (
    ("an addition is added to this card", "hand: [Cloak]", "{A: play, card: Cloak, target: A.Knight}"),
    ("this card has damage on it", "hand: [Dart]", "{A: play, card: Dart, target: A.Knight}"),
    ("a player has 3900 or less life", "hand: [Sting]", "{A: play, card: Sting}"),
    ("your deck has 2 or fewer cards", "hand: [Peek]", "{A: play, card: Peek}"),
)


@pytest.mark.parametrize(("asked", "hand", "play"), CONDITIONS)
def test_conditions_hold_from_then_on(asked: str, hand: str, play: str) -> None:
    fill = "fill: false, deck: [Wolf, Bear, Ogre]," if "deck" in asked else ""
    at_work(
        [
            resonator("Knight", f"As long as {asked}, this card gains [Flying].", defense=1000),
            chant("Cloak", "Added resonator gains [+0/+100].") | {"type": "Addition:Resonator"},
            chant("Dart", "This card deals 100 damage to target resonator."),
            chant("Sting", "Your opponent loses 100 life."),
            chant("Peek", "Draw a card."),
        ],
        f"""
        start: {{A: {{{fill} {hand}, field: [Knight]}}}}
        do:
          - {{expect: {{A.Knight: {{keywords: []}}}}}}
          - {play}
          - {{both: pass}}
        expect: {{A.Knight: {{keywords: [Flying]}}}}
        """,
    )
