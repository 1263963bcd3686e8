"""Cards that move, are destroyed, banished, discarded, drawn, created, through the gate (910, 1009, 1010)."""

from __future__ import annotations

import pytest

from engine.build import add, card, defined, make_state
from engine.gating import begin, done, go, having, lasting, pick, replaced, result, standing
from willpower.abilities.ability import Keyword
from willpower.abilities.effects import Banish, Draw, GainLife, Move, Sequence
from willpower.abilities.nouns import (
    All,
    ControlledBy,
    EventSubject,
    Filter,
    NameIs,
    Opponent,
    This,
    TypeIs,
    You,
)
from willpower.abilities.quantities import EventAmount, Num, Plus
from willpower.abilities.statics import Cannot, Replace, ReplaceAmount, ReplaceMove
from willpower.abilities.symbols import (
    CHASE,
    DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    REMOVED,
    RESONATOR,
    RULER_AREA,
    STONE_DECK,
)
from willpower.abilities.triggers import Discards, Draws, Moves
from willpower.engine.change.gate import (
    attempt_banish,
    attempt_destroy,
    attempt_discard,
    attempt_draw,
    attempt_moves,
    attempt_tokens,
)
from willpower.engine.change.zones import MoveItem
from willpower.engine.core.events import DISCARDED, DREW, MOVED
from willpower.engine.core.objects import ASTRAL
from willpower.engine.core.state import State
from willpower.engine.text.keywords import ability_set

J_RULER = {"name": "Queen of War", "type": "J-Ruler", "atk": 800, "def": 900}
RULER = {"name": "Queen", "type": "Ruler", "back": J_RULER}
RESONATORS = All(Filter((TypeIs(RESONATOR),)))


def game() -> State:
    g = make_state()
    begin(g)
    return g


def where(g: State, ref: int) -> int:
    """The zone of a card now."""
    o = g.table.objs[ref]
    while o.became >= 0:
        o = g.table.objs[o.became]
    return o.zone


# ---- destroying ------------------------------------------------------------------------------------------


@pytest.mark.clause("1010.1")
def test_destroyed_cards_go_to_their_owners_graveyards_together() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    bear = add(g, card("Bear"), FIELD, 1, controller=0)
    hand = add(g, card("Wolf"), HAND, 0)
    attempt_destroy(g, (wolf, bear, hand), "1010.1")
    done(g)
    assert result(g).amount == 2
    assert [g.table.objs[i].owner for i in result(g).refs] == [0, 1]
    assert where(g, wolf) == where(g, bear) == GRAVEYARD
    assert where(g, hand) == HAND
    assert [e.word for e in g.memory.happened if e.kind == MOVED] == ["destroyed", "destroyed"]


@pytest.mark.clause("1010.1", "1010.1a", "1010.1a-i", "1007.7")
def test_a_destroyed_j_ruler_goes_back_astral() -> None:
    g = game()
    queen = add(g, RULER, FIELD, 0, face=1, controller=1)
    g.edit(queen).damage = 500
    attempt_destroy(g, (queen,), "1204.1")
    done(g)
    o = g.table.objs[queen]
    assert result(g).refs == (queen,)
    assert (o.zone, o.face, o.damage, o.controller) == (RULER_AREA, 0, 0, 0)
    assert o.marks & ASTRAL
    assert o.counters == {"astral": 1}
    assert g.table.players[0].zones[RULER_AREA] == (queen,)


@pytest.mark.clause("1108.2")
def test_imperishable_j_rulers_do_not_become_astral() -> None:
    g = game()
    queen = add(g, RULER, FIELD, 0, face=1)
    definition = g.definitions[g.table.objs[queen].definition]
    definition.faces[1].ab = ability_set((Keyword(keyword="imperishable"),))
    attempt_destroy(g, (queen,), "1204.1")
    done(g)
    assert g.table.objs[queen].zone == RULER_AREA
    assert not g.table.objs[queen].marks & ASTRAL
    assert not g.table.objs[queen].counters


@pytest.mark.clause("1010.2")
def test_a_ruler_is_destroyed_only_by_name() -> None:
    g = game()
    queen = add(g, RULER, RULER_AREA, 0)
    attempt_destroy(g, (queen,), "1010.1")
    done(g)
    assert where(g, queen) == RULER_AREA and result(g).amount == 0
    attempt_destroy(g, (queen,), "1010.2", rulers=True)
    done(g)
    assert where(g, queen) == GRAVEYARD


@pytest.mark.clause("1010.3")
def test_what_cannot_be_destroyed_stays_and_nothing_replaces_it() -> None:
    g = game()
    rock = add(g, card("Rock"), FIELD, 0, abilities=(Keyword(keyword="eternal"),))
    wolf = add(g, card("Wolf"), FIELD, 0)
    standing(g, ReplaceMove(Moves(RESONATORS, how="destroyed"), REMOVED))
    attempt_destroy(g, (rock, wolf), "1010.1")
    done(g)
    assert where(g, rock) == FIELD
    assert where(g, wolf) == REMOVED
    assert result(g).refs == (g.table.objs[wolf].became,)
    attempt_banish(g, (rock,), "1011.1", player=0)
    done(g)
    assert where(g, rock) == GRAVEYARD


def test_the_j_ruler_of_the_oldest_edition_keeps_its_side_and_costs_half_the_life() -> None:
    g = make_state("2.0")
    begin(g)
    g.edit_player(0).life = 2500
    queen = add(g, RULER, FIELD, 0, face=1)
    attempt_destroy(g, (queen,), "1010.1")
    done(g)
    o = g.table.objs[queen]
    assert (o.zone, o.face) == (RULER_AREA, 1)
    assert o.marks & ASTRAL
    assert g.table.players[0].life == 1300
    attempt_destroy(g, (queen,), "1010.1")
    done(g)
    assert result(g).amount == 0 and g.table.players[0].life == 1300


# ---- forbidden -------------------------------------------------------------------------------------------


@pytest.mark.clause("104.4")
@pytest.mark.parametrize(
    ("act", "to", "cause", "stays"),
    [
        ("be returned", HAND, "returned", True),
        ("be returned", HAND, "put", True),
        ("be returned", GRAVEYARD, "banished", False),
        ("be returned", DECK, "returned", False),
        ("be removed", REMOVED, "put", True),
        ("be banished", GRAVEYARD, "banished", True),
        ("be banished", GRAVEYARD, "destroyed", False),
        ("leave", DECK, "put", True),
        ("be moved", GRAVEYARD, "rule", True),
        ("be destroyed", REMOVED, "removed", False),
    ],
)
def test_forbidden_moves(act: str, to: int, cause: str, stays: bool) -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    standing(g, Cannot(RESONATORS, act))
    attempt_moves(g, (MoveItem(wolf, to, cause, "1001.1"),))
    done(g)
    assert where(g, wolf) == (FIELD if stays else to)
    assert result(g).amount == (0 if stays else 1)


@pytest.mark.clause("1011.2")
def test_players_banish_only_what_they_control() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    bear = add(g, card("Bear"), FIELD, 1)
    attempt_banish(g, (wolf, bear), "1011.1", player=0)
    done(g)
    assert where(g, wolf) == GRAVEYARD
    assert where(g, bear) == FIELD
    assert result(g).amount == 1


# ---- replaced --------------------------------------------------------------------------------------------


@pytest.mark.clause("910.1")
def test_a_card_goes_elsewhere_instead() -> None:
    g = game()
    standing(g, ReplaceMove(Moves(All(Filter()), to=GRAVEYARD, to_of=You()), REMOVED))
    mine = add(g, card("Wolf"), HAND, 0)
    spell = add(g, card("Spark", "Chant"), CHASE, 0)
    theirs = add(g, card("Bear"), FIELD, 1)
    stolen = add(g, card("Crow"), FIELD, 0, controller=1)
    attempt_moves(
        g,
        (
            MoveItem(mine, GRAVEYARD, "discarded", "1019.1"),
            MoveItem(spell, GRAVEYARD, "resolved", "703.3"),
            MoveItem(theirs, GRAVEYARD, "destroyed", "1010.1"),
            MoveItem(stolen, GRAVEYARD, "destroyed", "1010.1"),
        ),
    )
    done(g)
    assert [where(g, i) for i in (mine, spell, theirs, stolen)] == [REMOVED, REMOVED, GRAVEYARD, REMOVED]
    moved = [e for e in g.memory.happened if e.kind == MOVED]
    assert [e.word for e in moved] == ["removed", "removed", "destroyed", "removed"]
    assert moved[0].clause == "910.1"
    # It was not discarded: that never happened.
    assert not [e for e in g.memory.happened if e.kind == DISCARDED]
    assert replaced(g) == ["moved elsewhere"] * 3


def test_what_leaves_the_field_is_asked_as_it_was_there() -> None:
    g = game()
    foe = All(Filter((TypeIs(RESONATOR), ControlledBy(Opponent()))))
    standing(g, ReplaceMove(Moves(foe, origin=FIELD, to=GRAVEYARD), REMOVED))
    stolen = add(g, card("Crow"), FIELD, 0, controller=1)
    lent = add(g, card("Bear"), FIELD, 1, controller=0)
    hand = add(g, card("Wolf"), HAND, 1)
    attempt_destroy(g, (stolen, lent), "1010.1")
    done(g)
    attempt_discard(g, (hand,))
    done(g)
    assert [where(g, i) for i in (stolen, lent, hand)] == [REMOVED, GRAVEYARD, GRAVEYARD]


def test_what_enters_is_asked_as_it_would_be() -> None:
    g = game()
    came = Moves(RESONATORS, to=FIELD, under=Opponent())
    standing(g, ReplaceMove(came, REMOVED))
    wolf = add(g, card("Wolf"), HAND, 1)
    bear = add(g, card("Bear"), HAND, 1)
    items = [MoveItem(ref, FIELD, "put", "307.7", controller=p) for ref, p in ((wolf, 1), (bear, 0))]
    attempt_moves(g, tuple(items))
    done(g)
    assert [where(g, i) for i in (wolf, bear)] == [REMOVED, FIELD]


@pytest.mark.clause("910.2")
def test_the_controller_of_the_card_chooses_where_it_goes() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 1)
    died = Moves(RESONATORS, to=GRAVEYARD)
    standing(g, ReplaceMove(died, REMOVED), name="Pit")
    up = standing(g, ReplaceMove(died, DECK, "bottom"), name="Sky")
    attempt_destroy(g, (wolf,), "1010.1")
    decision = go(g)
    assert decision is not None
    assert (decision.kind, decision.player, decision.clause) == ("replacement", 1, "910.2")
    assert pick(g, ref=up) is None
    assert where(g, wolf) == DECK
    assert g.table.players[1].zones[DECK] == (g.table.objs[wolf].became,)


def test_two_effects_to_the_same_zone_ask_nothing() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 1)
    for name in ("Pit", "Hole"):
        standing(g, ReplaceMove(Moves(RESONATORS, to=GRAVEYARD), REMOVED), name=name)
    attempt_destroy(g, (wolf,), "1010.1")
    done(g)
    assert where(g, wolf) == REMOVED


@pytest.mark.clause("316.4")
def test_where_a_card_really_goes_decides() -> None:
    g = game()
    spell = add(g, card("Spark", "Chant"), HAND, 0)
    standing(g, ReplaceMove(Moves(All(Filter()), to=GRAVEYARD), REMOVED))
    attempt_moves(g, (MoveItem(spell, FIELD, "put", "307.7"),))
    done(g)
    assert where(g, spell) == REMOVED
    wolf = add(g, card("Wolf"), HAND, 0)
    attempt_moves(g, (MoveItem(wolf, STONE_DECK, "put", "302.5"),))
    done(g)
    assert where(g, wolf) == HAND


def test_something_else_happens_instead() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    charm = standing(g, Replace(Moves(RESONATORS, how="destroyed"), Banish(This())))
    attempt_destroy(g, (wolf,), "1010.1")
    done(g)
    assert where(g, wolf) == FIELD
    assert where(g, charm) == GRAVEYARD
    assert result(g).amount == 0 and result(g).refs == ()


def test_nothing_happens_instead() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    lasting(g, Replace(Moves(RESONATORS, how="destroyed"), None, uses=1))
    attempt_destroy(g, (wolf,), "1010.1")
    done(g)
    assert where(g, wolf) == FIELD
    attempt_destroy(g, (wolf,), "1010.1")
    done(g)
    assert where(g, wolf) == GRAVEYARD


@pytest.mark.clause("910.3")
def test_an_optional_substitute_is_asked_of_its_controller() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 1)
    standing(g, Replace(Moves(RESONATORS, how="destroyed"), GainLife(Num(100)), optional=True))
    attempt_destroy(g, (wolf,), "1010.1")
    decision = go(g)
    assert decision is not None and (decision.kind, decision.player, decision.clause) == ("may", 0, "910.3")
    assert pick(g, "no") is None
    assert where(g, wolf) == GRAVEYARD
    assert g.table.players[0].life == 4000


def test_it_happens_and_something_with_it() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    also = Sequence((Move(EventSubject(), REMOVED), GainLife(Num(100))))
    standing(g, Replace(Moves(RESONATORS, to=GRAVEYARD), also, also=True))
    attempt_destroy(g, (wolf,), "1010.1")
    done(g)
    assert where(g, wolf) == REMOVED
    assert g.table.players[0].life == 4100
    assert result(g).amount == 1


@pytest.mark.clause("910.3")
def test_a_substitute_is_not_replaced_by_the_same_effect() -> None:
    g = game()
    for _ in range(4):
        add(g, card("Wolf"), DECK, 0)
    standing(g, Replace(Draws(You()), Draw(Num(2))))
    attempt_draw(g, 0, 1, "1009.1")
    done(g)
    assert len(g.table.players[0].zones[HAND]) == 2


# ---- discarding and drawing --------------------------------------------------------------------------------


@pytest.mark.clause("1019.1")
def test_discarding_tells_both() -> None:
    g = game()
    wolf = add(g, card("Wolf"), HAND, 1)
    field = add(g, card("Wolf"), FIELD, 1)
    attempt_discard(g, (wolf, field))
    done(g)
    assert where(g, field) == FIELD
    told = [e for e in g.memory.happened if e.kind == DISCARDED]
    assert [(e.subject, e.old, e.player) for e in told] == [(g.table.objs[wolf].became, wolf, 1)]


def test_discarding_is_replaced_as_such() -> None:
    g = game()
    standing(g, ReplaceMove(Discards(Opponent()), REMOVED))
    wolf = add(g, card("Wolf"), HAND, 1)
    bear = add(g, card("Bear"), HAND, 1)
    attempt_discard(g, (wolf,))
    done(g)
    attempt_moves(g, (MoveItem(bear, GRAVEYARD, "put", "302.5"),))
    done(g)
    assert [where(g, i) for i in (wolf, bear)] == [REMOVED, GRAVEYARD]


@pytest.mark.clause("1009.1", "1009.2", "104.2")
def test_drawing_takes_what_there_is() -> None:
    g = game()
    cards = [add(g, card(name), DECK, 0) for name in ("Ann", "Bob")]
    attempt_draw(g, 0, 3, "1009.2")
    done(g)
    assert result(g).amount == 2
    assert result(g).refs == tuple([g.table.objs[i].became for i in cards])
    assert not g.table.players[0].deck_out
    assert [e.subject for e in g.memory.happened if e.kind == DREW] == list(result(g).refs)
    attempt_draw(g, 0, 1, "502.3", deck_out=True)
    done(g)
    assert result(g).amount == 0
    assert g.table.players[0].deck_out


def test_a_forbidden_draw_and_one_too_many() -> None:
    g = game()
    for _ in range(4):
        add(g, card("Wolf"), DECK, 1)
    limit = standing(g, Cannot(Opponent(), "draw", more_than=Num(1)))
    attempt_draw(g, 1, 3, "1009.2")
    done(g)
    assert result(g).amount == 1
    attempt_moves(g, (MoveItem(limit, REMOVED, "removed", "1004.1"),))
    done(g)
    attempt_draw(g, 1, 2, "1009.2")
    done(g)
    assert result(g).amount == 2


def test_each_draw_is_replaced_for_itself() -> None:
    g = game()
    for _ in range(9):
        add(g, card("Wolf"), DECK, 0)
    lasting(g, ReplaceAmount(Draws(You()), Plus(EventAmount(), Num(1)), uses=1))
    attempt_draw(g, 0, 3, "1009.2")
    done(g)
    assert result(g).amount == 4
    assert len(result(g).refs) == 4


def test_a_draw_can_become_nothing() -> None:
    g = game()
    add(g, card("Wolf"), DECK, 0)
    standing(g, Replace(Draws(You()), None))
    attempt_draw(g, 0, 2, "502.3", deck_out=True)
    done(g)
    assert result(g).amount == 0
    assert len(g.table.players[0].zones[DECK]) == 1
    assert not g.table.players[0].deck_out


# ---- tokens ------------------------------------------------------------------------------------------------


@pytest.mark.clause("1303.1c")
def test_tokens_are_created() -> None:
    g = game()
    token = defined(g, card("Imp", atk=100, defense=100))
    attempt_tokens(g, token, 2, 1)
    done(g)
    assert result(g).amount == 2
    assert [g.table.objs[i].controller for i in result(g).refs] == [1, 1]


def test_tokens_that_would_go_elsewhere_are_not_created() -> None:
    g = game()
    token = defined(g, card("Imp", atk=100, defense=100))
    standing(g, ReplaceMove(Moves(RESONATORS, to=FIELD, under=Opponent()), REMOVED))
    attempt_tokens(g, token, 2, 1)
    done(g)
    assert result(g).amount == 0
    attempt_tokens(g, token, 2, 0)
    done(g)
    assert result(g).amount == 2


def test_only_the_named_card_is_meant() -> None:
    g = game()
    static = ReplaceMove(Moves(This(), origin=FIELD, to=GRAVEYARD), DECK, "bottom")
    own = add(g, card("Phoenix"), FIELD, 0, abilities=having(static))
    wolf = add(g, card("Wolf"), FIELD, 0)
    add(g, card("Top"), DECK, 0)
    attempt_destroy(g, (own, wolf), "1010.1")
    done(g)
    assert where(g, own) == DECK
    assert g.table.players[0].zones[DECK][-1] == g.table.objs[own].became
    assert where(g, wolf) == GRAVEYARD


def test_a_substitute_once_each_turn() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    bear = add(g, card("Bear"), FIELD, 0)
    standing(g, Replace(Moves(RESONATORS, how="destroyed"), None, each_turn=1))
    attempt_destroy(g, (wolf, bear), "1010.1")
    done(g)
    assert sorted([where(g, wolf), where(g, bear)]) == sorted([FIELD, GRAVEYARD])


def test_names_are_asked_in_the_zone_the_card_leaves() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    lasting(g, ReplaceMove(Moves(All(Filter((NameIs("Wolf"),))), to=HAND), REMOVED))
    attempt_moves(g, (MoveItem(wolf, HAND, "returned", "302.5"),))
    done(g)
    assert where(g, wolf) == REMOVED
