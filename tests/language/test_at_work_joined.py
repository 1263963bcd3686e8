"""Happenings joined by "or" that share words, in every tense, at work (language/joined.py)."""

import pytest

from language.kit import nodes, one
from language.test_at_work import at_work, chant, regalia, resonator
from willpower.abilities.triggers import Attacks, Blocks, Either


def test_one_or_the_other_triggers() -> None:
    at_work(
        [
            regalia("Bell", "Whenever a resonator you control is destroyed or banished ⇒ You gain 100 life."),
            chant("Offer", "Banish a resonator."),
        ],
        """
        start: {A: {field: [Bell, Wolf, Bear], hand: [Offer, Snuff]}, B: {field: [Ogre]}}
        do:
          - {A: play, card: Snuff, target: Wolf}
          - {both: pass}
          - {both: pass}
          - {expect: {A.life: 4100}}
          - {A: play, card: Offer}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4200}
        """,
    )


def test_what_stands_behind_belongs_to_each() -> None:
    """Drawing a card, and discarding one; the other player's do not count."""
    at_work(
        [
            regalia("Toll", "Whenever your opponent draws or discards a card ⇒ You gain 100 life."),
            chant("Gale", "Each player discards a card, then draws two cards."),
        ],
        """
        start: {A: {field: [Toll], hand: [Gale, Wolf]}, B: {hand: [Wolf]}}
        do:
          - {A: play, card: Gale}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4300}
        """,
    )


@pytest.mark.parametrize("target, life", [("Imp", 4100), ("Wolf", 4000)])
def test_deals_or_is_dealt(target: str, life: int) -> None:
    at_work(
        [resonator("Imp", "Whenever this card deals or is dealt damage ⇒ You gain 100 life.", defense=900)],
        f"""
        start: {{A: {{field: [Imp, Wolf], hand: [Bolt]}}}}
        do:
          - {{A: play, card: Bolt, target: {target}}}
          - {{both: pass}}
          - {{both: pass}}
        expect: {{A.life: {life}}}
        """,
    )


def test_enters_or_leaves() -> None:
    at_work(
        [
            resonator("Moth", "When this card enters or leaves the field ⇒ Draw a card."),
            chant("Home", "[Quickcast]", "Return target resonator to its owner's hand."),
        ],
        """
        start: {A: {hand: [Moth, Home], deck: [Wolf, Wolf]}}
        do:
          - {A: play, card: Moth}
          - {both: pass}
          - {both: pass}
          - {expect: {A.hand: [Home, Wolf]}}
          - {A: play, card: Home, target: Moth}
          - {both: pass}
          - {both: pass}
        expect: {A.hand: [Moth, Wolf, Wolf]}
        """,
    )


def test_one_or_the_other_would_happen() -> None:
    at_work(
        [
            regalia(
                "Void", "If a resonator would be banished or discarded, remove it from the game instead."
            ),
            chant("Offer", "Banish a resonator. Discard a card."),
        ],
        """
        start: {A: {field: [Void, Wolf], hand: [Offer, Bear, Snuff]}, B: {field: [Ogre]}}
        do:
          - {A: play, card: Offer}
          - {both: pass, answers: [Bear]}
          - {expect: {A.removed: [Bear, Wolf], A.graveyard: [Offer]}}
          - {A: play, card: Snuff, target: Ogre}
          - {both: pass}
        expect: {B.graveyard: [Ogre]}
        """,
    )


@pytest.mark.parametrize("first, hand", [("Offer", 2), ("Snuff", 2), ("Wait", 0)])
def test_one_or_the_other_happened(first: str, hand: int) -> None:
    at_work(
        [
            chant("Wake", "If a resonator was destroyed or banished this turn, draw two cards."),
            chant("Offer", "[Quickcast]", "Banish target resonator."),
            chant("Wait", "[Quickcast]", "Rest target resonator."),
        ],
        f"""
        start: {{A: {{field: [Wolf], hand: [Wake, {first}]}}}}
        do:
          - {{A: play, card: {first}, target: Wolf}}
          - {{both: pass}}
          - {{A: play, card: Wake}}
          - {{both: pass}}
        expect: {{A.hand: {hand}}}
        """,
    )


def test_neither_happened() -> None:
    at_work(
        [
            chant("Rest", "If you didn't gain or lose life this turn, draw two cards."),
            chant("Bleed", "You lose 100 life."),
        ],
        """
        start: {A: {hand: [Rest, Rest, Bleed]}}
        do:
          - {A: play, card: Rest}
          - {both: pass}
          - {expect: {A.hand: 4}}
          - {A: play, card: Bleed}
          - {both: pass}
          - {A: play, card: Rest}
          - {both: pass}
        expect: {A.hand: 2}
        """,
    )


def test_neither_may_be_done() -> None:
    at_work(
        [
            regalia("Calm", "Players cannot gain or lose life."),
            chant("Bleed", "You lose 100 life. Your opponent gains 200 life."),
        ],
        """
        start: {A: {field: [Calm], hand: [Bleed]}}
        do:
          - {A: play, card: Bleed}
          - {both: pass}
        expect: {A.life: 4000, B.life: 4000}
        """,
    )


def test_either_player() -> None:
    at_work(
        [
            regalia("Horn", "Whenever you or your opponent gains life ⇒ That player loses 300 life."),
            chant("Feast", "Each player gains 100 life."),
        ],
        """
        start: {A: {field: [Horn], hand: [Feast]}}
        do:
          - {A: play, card: Feast}
          - {both: pass}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 3800, B.life: 3800}
        """,
    )


def test_verbs_that_are_whole_share_nothing() -> None:
    """ "Attacks or blocks a Dragon": what it attacks is not said."""
    ability = one("Whenever this card attacks or blocks a Dragon ⇒ Draw a card.")
    (either,) = nodes(ability, Either)
    attacks, blocks = either.triggers
    assert isinstance(attacks, Attacks) and attacks.object is None
    assert isinstance(blocks, Blocks) and blocks.attacker is not None
