"""B21: what is said of each of several cards, with words that point back at it."""

from __future__ import annotations

import pytest

from language.kit import compiled
from language.test_at_work import at_work, chant
from willpower.abilities.ability import Ability
from willpower.abilities.base import walk
from willpower.abilities.nouns import Ref, This
from willpower.language.lookup import Context, compile_text


def read(text: str, chant: bool = True) -> Ability:
    found = compile_text((text,), Context(chant=chant))
    assert found.understood and found.word_for_word, found.problems
    return found.abilities[0]


def looks_at_each(ability: Ability) -> bool:
    return any(isinstance(node, Ref) and node.slot == 0 for node in walk(ability))


@pytest.mark.parametrize(
    "text",
    [
        "Each resonator you control deals damage equal to its ATK to target player.",
        "Resonators you control deal damage equal to their ATK to target player.",
        "Each resonator deals damage equal to its ATK to its controller.",
        "Two target resonators you control deal damage equal to their ATK to target player.",
        "Each resonator gains [+X/+0] until end of turn, where X is its DEF.",
        "Each resonator's ATK becomes equal to its DEF until end of turn.",
        "Put a [+100/+100] counter on each resonator you control for each counter on it.",
        "Destroy target resonator with ATK greater than its DEF.",
    ],
)
def test_it_is_the_card_looked_at(text: str) -> None:
    assert looks_at_each(read(text))
    assert not any(isinstance(node, This) for node in walk(read(text)))


@pytest.mark.parametrize(
    "text",
    [
        "Resonators you control gain [+100/+0] for each resonator you control.",
        "Other resonators you control gain [+X/+0], where X is this card's ATK.",
        "Resonators you control gain [+X/+0], where X is the highest ATK among resonators you control.",
    ],
)
def test_what_is_named_again_is_not(text: str) -> None:
    assert not looks_at_each(read(text, chant=False))


def test_one_target_is_that_target() -> None:
    text = "Target resonator you control deals damage equal to its ATK to target player."
    assert not looks_at_each(read(text))


def test_damage_to_each_equal_to_its_atk_is_of_the_card_hit() -> None:
    text = "This card deals damage to each resonator equal to its ATK."
    assert looks_at_each(read(text))
    entering = "[Enter] ⇒ This card deals damage equal to its ATK to each resonator."
    assert not looks_at_each(read(entering, chant=False))


@pytest.mark.parametrize("mine, theirs", [("yes", "no"), ("no", "yes")])
def test_if_you_do_behind_what_each_player_may_do(mine: str, theirs: str) -> None:
    """B10: asked of its controller alone, or of the opponent alone."""
    at_work(
        [
            chant("Toll", "Each player may pay 500 life. If you do, draw two cards."),
            chant("Dues", "Each player may pay 500 life. If your opponent doesn't, draw a card."),
        ],
        f"""
        start: {{A: {{hand: [Toll, Dues], deck: [Wolf, Wolf, Wolf]}}}}
        do:
          - {{A: play, card: Toll}}
          - {{both: pass}}
          - {{A: answer, with: {mine}}}
          - {{B: answer, with: {theirs}}}
          - {{expect: {{A.hand: {3 if mine == "yes" else 1}}}}}
          - {{A: play, card: Dues}}
          - {{both: pass}}
          - {{A: answer, with: {mine}}}
          - {{B: answer, with: {theirs}}}
        expect: {{A.hand: {3 if mine == "yes" else 0}}}
        """,
    )


def test_what_the_other_player_did_is_not_asked_of_what_came_between() -> None:
    assert not compiled(
        "Each player may discard a card. If you do, draw two cards. If your opponent does, they draw a card.",
        chant=True,
    ).understood
