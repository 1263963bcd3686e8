"""Sentences in the manner of other sets: what is done instead of what was paid for, who "they" are."""

from language.kit import compiled, nodes, one
from willpower.abilities.conditions import Did, Exists, Fits
from willpower.abilities.effects import Banish, ChooseNow, Destroy, Discard, Draw, EachPlayerDoes, If, Move
from willpower.abilities.nouns import (
    ControlledBy,
    EventObject,
    Opponent,
    Ref,
    RefPlayer,
    This,
    You,
)
from willpower.abilities.statics import Cannot, Gains
from willpower.abilities.symbols import FIELD


def test_b13_instead_of_what_is_done_if_you_do_only_who_did_does() -> None:
    paid = "Whenever this card attacks ⇒ You may discard a card. If you do, draw a card."
    asked = nodes(one(f"{paid} If you control a Dragon, draw two cards instead."), If)[0]
    assert isinstance(asked.condition, Did) and asked.otherwise is None
    assert isinstance(asked.then, If) and isinstance(asked.then.condition, Exists)
    assert isinstance(asked.then.then, Draw) and isinstance(asked.then.otherwise, Draw)


def test_b13_a_guard_holds_for_what_is_done_instead_to_it() -> None:
    text = "If you control a Dragon, target resonator gains [-200/-200] until end of turn."
    asked = nodes(one(f"{text} If it's a Fairy, destroy it instead.", chant=True), If)[0]
    assert isinstance(asked.condition, Exists) and isinstance(asked.then, If)
    assert isinstance(asked.then.then, Destroy)


def test_b13_it_is_what_was_banished_and_not_what_would_have_been_discarded() -> None:
    paid = "You may banish a resonator. If you do, your opponent discards a card."
    ability = one(f"{paid} If it was a Vampire, your opponent discards two cards instead.", chant=True)
    chosen = nodes(ability, Banish)[0].what
    assert nodes(ability, Fits)[0].what == Ref(chosen.slot)  # type: ignore[attr-defined]
    assert len(nodes(ability, Discard)) == 2
    found = "You may pay {1}. If you do, search your deck for a Beast, reveal it and put it into your hand."
    ability = one(f'{found} If your ruler is "Aru", put it into your field instead.', chant=True)
    moved = [move for move in nodes(ability, Move) if move.to == FIELD]
    assert all(isinstance(move.what, Ref) for move in moved) and moved


def test_who_chooses_one_does_what_is_said_without_a_subject() -> None:
    bare = one("Your opponent chooses one - Banish a resonator they control; or lose 500 life.", chant=True)
    assert nodes(bare, EachPlayerDoes)[0].who == Opponent()
    assert nodes(bare, ControlledBy)[0].who == You()
    told = one("Your opponent chooses one - They discard a card; or you draw a card.", chant=True)
    assert nodes(told, ChooseNow)[0].who == Opponent() and not nodes(told, EachPlayerDoes)
    mixed = "Your opponent chooses one - Draw a card; or you lose 500 life."
    assert not compiled(mixed, chant=True).understood


def test_they_who_cannot_play_are_players() -> None:
    shown = "Target opponent reveals their hand."
    for text in (shown, f"{shown} Choose one of the revealed cards."):
        ability = one(f"{text} They cannot play chants this turn.", chant=True)
        assert isinstance(nodes(ability, Cannot)[0].what, RefPlayer)


def test_what_a_card_battles_with_is_that_resonator() -> None:
    ability = one("Whenever this card battles with a resonator ⇒ Destroy that resonator.")
    assert nodes(ability, Destroy)[0].what == EventObject()


def test_b20_of_cards_that_are_not_there_nobody_speaks() -> None:
    asked = "Whenever this card attacks, if your opponent controls no Elves,"
    assert nodes(one(f"{asked} it gains [+300/+0] until end of turn."), Gains)[0].what == This()
