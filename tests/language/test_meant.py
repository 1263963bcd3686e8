"""Which card is meant where several were named (B1, B3, B5, B13, B30)."""

import pytest

from willpower.abilities.effects import Banish, Delayed, If, Move, Recover
from willpower.abilities.nouns import EventSubject, OtherThan, RulerOf, This
from willpower.abilities.statics import Gains, MayPlay

from .kit import compiled, nodes, one


@pytest.mark.parametrize(
    "text",
    [
        "Whenever you play a chant ⇒ Put a [+100/+100] counter on this card. Recover it.",
        "Whenever you play a chant ⇒ You gain 200 life. Recover it.",
        "[Enter] ⇒ Draw a card. Recover it.",
    ],
)
def test_b30_what_is_recovered_is_in_the_field(text: str) -> None:
    assert nodes(one(text), Recover)[0].what == This()


def test_b30_no_ruler_goes_to_a_hand() -> None:
    shown = "Reveal the top card of your deck. If it's a Beast, put a mystery counter on your J/ruler."
    assert not isinstance(
        nodes(one(f"[Enter] ⇒ {shown} Put that card into your hand."), Move)[0].what, RulerOf
    )


def test_b1_behind_this_card_gains_it_is_this_card_and_not_what_was_paid_with() -> None:
    gains = "This card gains [Swiftness] until end of turn."
    assert nodes(one(f"Discard a card: {gains} At end of turn, banish it."), Banish)[0].what == This()
    assert (
        nodes(one("Banish another resonator: It gains [Flying] until end of turn."), Gains)[0].what == This()
    )


def test_b1_that_j_resonator_is_what_was_called_so() -> None:
    event = (
        "Whenever a J/resonator you control attacks ⇒ Target resonator gains [-200/-200] until end of turn."
    )
    ability = one(f"{event} That J/resonator gains [First Strike] until end of turn.")
    assert nodes(ability, Gains)[1].what == EventSubject()


@pytest.mark.parametrize(
    "text",
    [
        "Target resonator gains [+200/+200] until end of turn. If you control another Beast, draw a card.",
        "Put target resonator from your graveyard into your hand. "
        "If you control no other resonators, draw a card.",
    ],
)
def test_b5_another_in_a_condition_is_another_than_this_card(text: str) -> None:
    assert nodes(one(f"[Enter] ⇒ {text}"), OtherThan)[0].what == This()


def test_b13_instead_of_what_is_done_later_is_done_later() -> None:
    later = "At the beginning of your next turn ⇒ Draw two cards."
    ability = one(f"[Enter] ⇒ {later} If you control a Wizard, draw three cards instead.")
    assert isinstance(nodes(ability, Delayed)[0].effect, If)


def test_any_number_of_cards_may_be_played() -> None:
    free = "of cards with total cost 2 or less from your hand without paying their costs this turn."
    assert nodes(one(f"{{0}}: You may play any number {free}"), MayPlay)[0].limit == 0


@pytest.mark.parametrize(
    "text",
    [
        "If you control a gem, you may banish it.",
        "If your opponent controls exactly one resonator, rest it.",
        "If there is a Beast in your graveyard, you may put it into your hand.",
        "You pay {1} less to play your next resonator this turn. It gains [Swiftness] until end of turn.",
        "You may play a resonator with total cost 2 or less from your hand without paying its cost. "
        "It gains [Swiftness] until end of turn.",
        "Rest target resonator. If it's already rested, it doesn't recover during its controller's next "
        "recovery phase.",
        "Reveal the top three cards of your deck. You may put a Beast from among them into your hand. "
        "If you control another Beast, you may put it into the field instead. "
        "Put the rest on the bottom of your deck in any order.",
    ],
)
def test_what_cannot_be_read_rightly_is_not_read(text: str) -> None:
    assert not compiled(f"[Enter] ⇒ {text}").understood


def test_b3_of_a_card_that_attacks_it_is_said_whatever_is_asked() -> None:
    asked = "Whenever this card attacks, if you control a Beast, it gains [+200/+0] until end of turn."
    assert nodes(one(asked), Gains)[0].what == This()
