"""What effects forbid, demand and allow (104.1, 104.4, 1010.3)."""

from __future__ import annotations

import pytest

from engine.build import add, card, make_state
from engine.gating import having, lasting, standing
from willpower.abilities.ability import Keyword
from willpower.abilities.conditions import TurnOf
from willpower.abilities.nouns import (
    All,
    AttributeIs,
    ControlledBy,
    EachPlayer,
    Filter,
    IsOneOf,
    NameIs,
    Opponent,
    This,
    TypeIs,
    You,
)
from willpower.abilities.quantities import Num
from willpower.abilities.statics import CanAlso, Cannot, Must, OnlyWhile
from willpower.abilities.symbols import CHASE, FIELD, FIRE, GRAVEYARD, HAND, RESONATOR
from willpower.engine.core.errors import WillpowerError
from willpower.engine.core.events import DREW
from willpower.engine.core.happenings import event_of
from willpower.engine.core.ids import PLAYER_REF
from willpower.engine.values.prohibition import allowed, allowed_amount, must, must_refs, prohibited_by

RESONATORS = All(Filter((TypeIs(RESONATOR),)))


@pytest.mark.clause("104.4")
def test_only_what_is_meant_is_forbidden() -> None:
    g = make_state()
    wolf = add(g, card("Wolf"), FIELD, 0)
    bear = add(g, card("Bear"), FIELD, 1)
    dead = add(g, card("Wolf"), GRAVEYARD, 1)
    assert prohibited_by(g, "attack", bear) == ""
    standing(g, Cannot(All(Filter((TypeIs(RESONATOR), ControlledBy(Opponent())))), "attack"))
    assert prohibited_by(g, "attack", bear) == "104.4"
    assert prohibited_by(g, "attack", wolf) == ""
    assert prohibited_by(g, "block", bear) == ""
    # A resonator is one in the field (307.4).
    assert prohibited_by(g, "attack", dead) == ""


def test_a_prohibition_ends_with_its_condition() -> None:
    g = make_state()
    static = OnlyWhile(TurnOf(You()), (Cannot(This(), "block"),))
    wolf = add(g, card("Wolf"), FIELD, 0, abilities=having(static))
    assert prohibited_by(g, "block", wolf)
    g.turn.player = 1
    g.derived.values_stale = True
    assert not prohibited_by(g, "block", wolf)


def test_by_narrows_what_is_forbidden() -> None:
    g = make_state()
    static = Cannot(This(), "be targeted", by=Filter((AttributeIs(FIRE),)))
    wolf = add(g, card("Wolf"), FIELD, 0, abilities=having(static))
    spark = add(g, card("Spark", "Chant", attribute="fire"), CHASE, 1)
    wave = add(g, card("Wave", "Chant", attribute="water"), CHASE, 1)
    assert prohibited_by(g, "be targeted", wolf, by=spark)
    assert not prohibited_by(g, "be targeted", wolf, by=wave)
    assert not prohibited_by(g, "be targeted", wolf)


def test_to_narrows_and_players_come_only_if_said() -> None:
    g = make_state()
    wolf = add(g, card("Wolf"), FIELD, 0)
    bear = add(g, card("Bear"), FIELD, 1)
    one = standing(g, Cannot(RESONATORS, "attack", to=Filter((TypeIs(RESONATOR),))))
    assert prohibited_by(g, "attack", wolf, to=bear)
    assert not prohibited_by(g, "attack", wolf, to=PLAYER_REF[1])
    assert not prohibited_by(g, "attack", wolf, to=one)
    lasting(g, Cannot(RESONATORS, "attack", to=Filter(), players=EachPlayer()))
    assert prohibited_by(g, "attack", wolf, to=PLAYER_REF[1])


def test_players_are_forbidden_to_play_cards_where_they_are() -> None:
    g = make_state()
    standing(g, Cannot(Opponent(), "play", to=Filter((NameIs("Spark"),))))
    spark = add(g, card("Spark", "Chant"), HAND, 1)
    wave = add(g, card("Wave", "Chant"), HAND, 1)
    assert prohibited_by(g, "play", PLAYER_REF[1], to=spark)
    assert not prohibited_by(g, "play", PLAYER_REF[1], to=wave)
    assert not prohibited_by(g, "play", PLAYER_REF[0], to=spark)


def test_more_than_counts_this_turn() -> None:
    g = make_state()
    standing(g, Cannot(Opponent(), "draw", more_than=Num(1)))
    assert not prohibited_by(g, "draw", PLAYER_REF[1])
    g.memory.happened.append(event_of(DREW, "1009.1", amount=1, player=0))
    assert not prohibited_by(g, "draw", PLAYER_REF[1])
    g.memory.happened.append(event_of(DREW, "1009.1", amount=1, player=1))
    assert prohibited_by(g, "draw", PLAYER_REF[1])


def test_what_cannot_be_counted_says_so() -> None:
    g = make_state()
    standing(g, Cannot(Opponent(), "look", more_than=Num(1)))
    with pytest.raises(WillpowerError, match="count"):
        prohibited_by(g, "look", PLAYER_REF[1])


@pytest.mark.clause("1008.2")
def test_a_spell_forbids_chasing_to_it_wherever_it_is_on_the_chase() -> None:
    g = make_state()
    own = Cannot(EachPlayer(), "chase", to=Filter((IsOneOf(This()),)))
    add(g, card("Storm", "Chant"), CHASE, 0, abilities=having(own))
    top = add(g, card("Spark", "Chant"), CHASE, 1)
    assert prohibited_by(g, "chase", PLAYER_REF[1], to=top) == "1008.2"
    g.table.chase = (top,)
    assert prohibited_by(g, "chase", PLAYER_REF[1], to=top) == ""


def test_a_spell_keeps_itself_from_being_cancelled() -> None:
    g = make_state()
    storm = add(g, card("Storm", "Chant"), CHASE, 0, abilities=having(Cannot(This(), "be cancelled")))
    spark = add(g, card("Spark", "Chant"), CHASE, 0)
    assert prohibited_by(g, "be cancelled", storm)
    assert not prohibited_by(g, "be cancelled", spark)


@pytest.mark.clause("1139.2", "1010.3")
def test_eternal_cannot_be_destroyed() -> None:
    g = make_state()
    rock = add(g, card("Rock"), FIELD, 0, abilities=(Keyword(keyword="eternal"),))
    assert prohibited_by(g, "be destroyed", rock) == "1010.3"
    assert not prohibited_by(g, "be banished", rock)


def test_demands_and_whom_they_name() -> None:
    g = make_state()
    wolf = add(g, card("Wolf"), FIELD, 0)
    bear = add(g, card("Bear"), FIELD, 1)
    assert not must(g, "attack", wolf)
    standing(g, Must(RESONATORS, "attack", to=All(Filter((NameIs("Bear"),)))))
    assert must(g, "attack", wolf)
    assert not must(g, "block", wolf)
    assert must_refs(g, "attack", wolf) == (bear,)


@pytest.mark.clause("104.1")
def test_permissions_and_how_often() -> None:
    g = make_state()
    wolf = add(g, card("Wolf"), FIELD, 0)
    bear = add(g, card("Bear"), FIELD, 1)
    assert not allowed(g, "attack cards", wolf, bear)
    standing(g, CanAlso(All(Filter((NameIs("Wolf"),))), "attack cards", to=Filter((NameIs("Bear"),))))
    standing(g, CanAlso(All(Filter((NameIs("Wolf"),))), "attack again", amount=Num(2)))
    lasting(g, CanAlso(All(Filter((NameIs("Wolf"),))), "attack again"))
    assert allowed(g, "attack cards", wolf, bear)
    assert not allowed(g, "attack cards", wolf, wolf)
    assert not allowed(g, "attack cards", bear, bear)
    assert allowed_amount(g, "attack again", wolf) == 3
    assert allowed_amount(g, "attack again", bear) == 0
