"""Sentences that were read with another meaning than they have, and texts that are rather not read (B33)."""

import pytest

from willpower.abilities.conditions import Fits
from willpower.abilities.effects import Damage, Delayed, LoseLife, Move, PutCounters
from willpower.abilities.nouns import (
    All,
    AllOf,
    AnyOf,
    Choose,
    EventObject,
    EventSubject,
    IsOneOf,
    Opponent,
    RaceIs,
    Ref,
    This,
)
from willpower.abilities.quantities import Count, Stat

from .kit import compiled, nodes, one


def test_each_other_player_is_your_opponent_where_no_player_was_named() -> None:
    ability = one("Draw a card and each other player loses 100 life.", chant=True)
    assert nodes(ability, LoseLife)[0].who == Opponent()


@pytest.mark.parametrize(
    "text",
    [
        "Whenever a player plays a chant ⇒ That player gains 100 life and each other player loses 100 life.",
        "[Enter] ⇒ Target player draws two cards and each other player discards a card.",
        "[Enter] ⇒ Destroy target resonator. Its controller draws a card. Each other player loses 100 life.",
    ],
)
def test_each_other_player_than_one_that_was_named_is_not_read(text: str) -> None:
    assert compiled(text).problems


NEXT = "Remove the top card of your deck from the game. You may play it this turn."


@pytest.mark.parametrize(
    "text",
    [
        "If you don't, draw a card at end of turn.",
        "If you don't, put it into your graveyard at end of turn.",
        "If you do, draw a card.",
    ],
)
def test_whether_a_card_will_be_played_is_not_asked_at_once(text: str) -> None:
    assert not compiled(NEXT, chant=True).problems
    assert compiled(f"{NEXT} {text}", chant=True).problems


def test_what_is_done_later_to_what_was_played_is_read() -> None:
    may = "You may play up to two Golems from your graveyard without paying their cost until end of turn."
    assert nodes(one(f"{may} If you do, at the next end of turn ⇒ Banish them.", chant=True), Delayed)


def test_what_was_damaged_before_damage_is_not_read() -> None:
    hit = "This card deals 300 damage to target resonator."
    assert compiled(f"[Enter] ⇒ {hit} If it was damaged, draw a card.").problems


def test_what_would_be_dealt_to_a_damaged_card_is_asked_before() -> None:
    text = "If this card would deal damage to a damaged J/resonator, it deals that much plus 100 instead."
    assert not compiled(text).problems


def test_cards_that_were_looked_at_are_not_all_chosen() -> None:
    look = "Look at your opponent's hand and choose"
    assert compiled(f"Your opponent discards two cards. {look} those cards.", chant=True).problems
    assert not compiled(f"{look} a card. They discard it.", chant=True).problems


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Recover target resonator. If it was already recovered, draw a card.", AllOf),
        ("Recover target resonator. If it was rested, draw a card.", AnyOf),
        ("Rest target resonator. If that resonator was recovered, draw a card.", AnyOf),
        ("Rest target resonator. If it was rested, draw a card.", AllOf),
    ],
)
def test_b33_what_a_card_was_it_was_before_it_was_turned(text: str, kind: type[AllOf | AnyOf]) -> None:
    asked = nodes(one(text, chant=True), Fits)[0].filter.preds[0]
    assert isinstance(asked, kind)
    assert nodes(one(text, chant=True), IsOneOf)[0].what == Ref(2)


COUNTERS = "[+100/+100] counter on target resonator you control for each [+100/+100] counter that was on it."


@pytest.mark.parametrize(
    ("text", "whose"),
    [
        ("When this card is put into a graveyard from the field ⇒", This()),
        ("Whenever a Golem you control is put into a graveyard from the field ⇒", EventSubject()),
        ("Banish a Golem:", Ref(1)),
    ],
)
def test_b33_counters_were_on_a_card_that_has_left(text: str, whose: object) -> None:
    count = nodes(one(f"{text} Put a {COUNTERS}"), PutCounters)[0].count
    assert isinstance(count, Stat) and count.what == whose


def test_b33_counters_that_were_removed_are_not_on_it_any_more() -> None:
    text = "Remove all [+100/+100] counters from target resonator. Draw a card for each [+100/+100] counter"
    assert compiled(f"[Enter] ⇒ {text} that was on it.").problems


def test_b2_it_deals_is_said_of_this_card_that_was_hit() -> None:
    hit = "Whenever this card is dealt damage by a resonator ⇒"
    assert nodes(one(f"{hit} It deals 200 damage to target player."), Damage)[0].source == This()
    other = one(f"{hit} That resonator deals 200 damage to its controller.")
    assert nodes(other, Damage)[0].source == EventObject()


def test_b1_those_are_not_the_cards_that_their_sentence_is_about() -> None:
    text = "Golems you control gain [-100/-100]. Elves you control gain [+100/+100] for each of those"
    counted = nodes(one(f"{text} resonators."), Count)[0].what
    assert isinstance(counted, All) and RaceIs("Golem") in counted.filter.preds


UNTIL = "Reveal cards from the top of your deck until you reveal two resonators."


def test_b6_one_of_them_is_one_of_those_looked_for() -> None:
    ability = one(f"{UNTIL} Put one of them into your hand and the rest into your graveyard.", chant=True)
    hand = nodes(ability, Move)[0]
    assert isinstance(hand.what, Choose) and hand.what.filter.preds == (IsOneOf(Ref(2)),)
    assert nodes(ability, Ref)[-1] == Ref(3)  # all but the chosen one, also the other resonator
    every = one(f"{UNTIL} Put one of the revealed cards into your hand.", chant=True)
    assert nodes(every, IsOneOf)[0].what == Ref(1)


def test_b7_the_other_of_those_looked_for_is_not_the_rest() -> None:
    assert compiled(
        f"{UNTIL} Put one of them into your hand and the other into the field.", chant=True
    ).problems


BLIND = "destroy target resonator with total cost less than or equal to the"


@pytest.mark.parametrize(
    "text",
    [
        f"Banish a resonator: {BLIND.capitalize()} banished resonator's total cost.",
        f"[Enter] ⇒ Banish another resonator. If you do, {BLIND} banished resonator's total cost.",
        "[Enter] ⇒ Choose a resonator you control. Destroy target resonator with ATK less than its ATK.",
        "[Enter] ⇒ Choose a race. Destroy target resonator of the chosen race.",
    ],
)
def test_what_is_paid_or_chosen_later_describes_no_target(text: str) -> None:
    assert compiled(text).problems


def test_x_may_describe_a_target() -> None:
    assert not compiled(
        "Remove X charge counters from this card: Destroy target resonator with total cost X."
    ).problems
