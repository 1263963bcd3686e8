"""How cards enter the field (909.5, 1022.6, 1002.2, 1406.3)."""

from __future__ import annotations

import pytest

from engine.build import add, card, context, defined, make_state
from engine.gating import begin, done, go, having, pick, result, standing
from willpower.abilities.ability import Keyword
from willpower.abilities.conditions import NotCond, TurnOf, WasPlayed
from willpower.abilities.effects import ChooseWord, GainLife, LoseLife
from willpower.abilities.nouns import All, ControlledBy, Filter, Opponent, This, TypeIs, You
from willpower.abilities.quantities import Letter, Num, Plus
from willpower.abilities.statics import Cannot, EntersWith, OnlyWhile
from willpower.abilities.symbols import CHASE, FIELD, GRAVEYARD, HAND, J_RESONATOR
from willpower.engine import invariants
from willpower.engine.change.gate import attempt_add, attempt_moves, attempt_tokens
from willpower.engine.change.zones import MoveItem
from willpower.engine.core.events import ADDED
from willpower.engine.core.ids import NOBODY
from willpower.engine.core.objects import AWAKENED
from willpower.engine.core.state import State
from willpower.engine.information.view import view

FOES = All(Filter((TypeIs(J_RESONATOR), ControlledBy(Opponent()))))


def game() -> State:
    g = make_state()
    begin(g)
    return g


def put(g: State, ref: int, player: int = 0, counters: tuple[tuple[str, int], ...] = ()) -> None:
    attempt_moves(g, (MoveItem(ref, FIELD, "put", "307.7", controller=player, counters=counters),))


@pytest.mark.clause("909.5")
def test_a_card_enters_rested_by_its_own_text() -> None:
    g = game()
    wolf = add(g, card("Wolf"), HAND, 0, abilities=having(EntersWith(This(), rested=True)))
    put(g, wolf)
    done(g)
    assert g.table.objs[result(g).refs[0]].rested


def test_conditions_are_those_of_the_moment_before() -> None:
    g = game()
    static = EntersWith(This(), rested=True, condition=NotCond(TurnOf(You())))
    mine = add(g, card("Wolf"), HAND, 0, abilities=having(static))
    theirs = add(g, card("Bear"), HAND, 1, abilities=having(static))
    put(g, mine)
    done(g)
    assert not g.table.objs[result(g).refs[0]].rested
    put(g, theirs, 1)
    done(g)
    assert g.table.objs[result(g).refs[0]].rested


@pytest.mark.clause("909.5")
def test_other_cards_make_cards_enter_rested() -> None:
    g = game()
    standing(g, EntersWith(FOES, rested=True))
    wolf = add(g, card("Wolf"), HAND, 1)
    lent = add(g, card("Crow"), HAND, 1)
    stone = add(g, card("Charm", "Regalia"), HAND, 1)
    put(g, wolf, 1)
    done(g)
    assert g.table.objs[result(g).refs[0]].rested
    put(g, lent, 0)
    done(g)
    assert not g.table.objs[result(g).refs[0]].rested
    put(g, stone, 1)
    done(g)
    assert not g.table.objs[result(g).refs[0]].rested


def test_tokens_enter_so_too() -> None:
    g = game()
    standing(g, EntersWith(FOES, rested=True))
    own = having(EntersWith(This(), counters=(("x", Num(2)),)))
    token = defined(g, card("Imp", atk=100, defense=100), own)
    attempt_tokens(g, token, 2, 1)
    done(g)
    assert [g.table.objs[i].rested for i in result(g).refs] == [True, True]
    assert [g.table.objs[i].counters for i in result(g).refs] == [{"x": 2}, {"x": 2}]


@pytest.mark.clause("1022.6")
def test_counters_add_up() -> None:
    g = game()
    own = having(
        EntersWith(This(), counters=(("growth", Num(2)),)), EntersWith(This(), counters=(("growth", Num(1)),))
    )
    wolf = add(g, card("Wolf"), HAND, 1, abilities=own)
    standing(g, EntersWith(FOES, counters=(("growth", Num(3)), ("doom", Num(1)))))
    put(g, wolf, 1, counters=(("growth", 4),))
    done(g)
    assert g.table.objs[result(g).refs[0]].counters == {"growth": 10, "doom": 1}


@pytest.mark.clause("1118.2")
def test_limit_with_x() -> None:
    g = game()
    limit = Keyword(keyword="limit", number=Plus(Letter(), Num(1)))
    wolf = add(g, card("Wolf"), CHASE, 0, abilities=(limit,))
    ctx = context(g, wolf)
    ctx.x = 3
    g.edit(wolf).ctx = ctx.id
    attempt_moves(g, (MoveItem(wolf, FIELD, "resolved", "702.3", controller=0),))
    done(g)
    assert g.table.objs[result(g).refs[0]].counters == {"limit": 4}


def test_text_of_an_awakened_card() -> None:
    g = game()
    static = OnlyWhile(WasPlayed("awakened"), (EntersWith(This(), counters=(("growth", Num(1)),)),))
    found: list[dict[str, int] | None] = []
    for marks in (0, AWAKENED):
        wolf = add(g, card("Wolf"), CHASE, 0, abilities=having(static))
        ctx = context(g, wolf)
        ctx.awakened = (Keyword(keyword="awakening"),) if marks else ()
        o = g.edit(wolf)
        o.ctx = ctx.id
        o.marks = marks
        attempt_moves(g, (MoveItem(wolf, FIELD, "resolved", "702.3", controller=0),))
        done(g)
        found.append(g.table.objs[result(g).refs[0]].counters)
    assert found == [None, {"growth": 1}]


@pytest.mark.parametrize(("answer", "rested", "life"), [("yes", False, 3700), ("no", True, 4000)])
def test_rested_unless_life_is_paid(answer: str, rested: bool, life: int) -> None:
    g = game()
    static = EntersWith(This(), rested=True, unless_paid=(LoseLife(Num(300), pay=True),))
    wolf = add(g, card("Wolf"), HAND, 0, abilities=having(static))
    put(g, wolf)
    decision = go(g)
    assert decision is not None and decision.player == 0
    assert g.table.objs[wolf].zone == HAND
    assert pick(g, answer) is None
    assert g.table.objs[result(g).refs[0]].rested == rested
    assert g.table.players[0].life == life


def test_who_enters_pays_for_another_cards_text() -> None:
    g = game()
    standing(g, EntersWith(FOES, rested=True, unless_paid=(LoseLife(Num(300), pay=True),)))
    wolf = add(g, card("Wolf"), HAND, 1)
    put(g, wolf, 1)
    decision = go(g)
    assert decision is not None and decision.player == 1
    assert pick(g, "yes") is None
    assert [p.life for p in g.table.players] == [4000, 3700]
    assert not g.table.objs[result(g).refs[0]].rested


def test_an_optional_text_is_asked_before() -> None:
    g = game()
    static = EntersWith(This(), effect=GainLife(Num(100)), counters=(("x", Num(1)),), optional=True)
    for answer, life, counters in (("no", 4000, None), ("yes", 4100, {"x": 1})):
        wolf = add(g, card("Wolf"), HAND, 0, abilities=having(static))
        put(g, wolf)
        decision = go(g)
        assert decision is not None and decision.kind == "may"
        assert pick(g, answer) is None
        assert g.table.players[0].life == life
        assert g.table.objs[result(g).refs[0]].counters == counters


# ---- additions ---------------------------------------------------------------------------------------------


@pytest.mark.clause("1406.3")
def test_an_addition_comes_in_on_a_card_of_its_kind() -> None:
    g = game()
    add(g, card("Charm", "Regalia"), FIELD, 0)
    wolf = add(g, card("Wolf"), FIELD, 0)
    ring = add(g, card("Ring", "Addition:Resonator"), GRAVEYARD, 0)
    put(g, ring)
    done(g)  # one card only: nothing to choose
    assert g.table.objs[result(g).refs[0]].host == wolf
    told = [e for e in g.memory.happened if e.kind == ADDED]
    assert [(e.subject, e.object) for e in told] == [(result(g).refs[0], wolf)]


@pytest.mark.clause("1406.3")
def test_its_player_chooses_the_card() -> None:
    g = game()
    add(g, card("Wolf"), FIELD, 0)
    bear = add(g, card("Bear"), FIELD, 1)
    ring = add(g, card("Ring", "Addition:Resonator"), GRAVEYARD, 0)
    put(g, ring)
    decision = go(g)
    assert decision is not None and (decision.player, decision.clause) == (0, "1406.3")
    assert pick(g, ref=bear) is None
    assert g.table.objs[result(g).refs[0]].host == bear


@pytest.mark.clause("1406.3")
def test_an_addition_without_a_card_to_be_on_stays() -> None:
    g = game()
    ring = add(g, card("Ring", "Addition:Resonator"), GRAVEYARD, 0)
    flag = add(g, card("Flag", "Addition:Field"), GRAVEYARD, 0)
    attempt_moves(g, tuple([MoveItem(ref, FIELD, "put", "307.7", controller=0) for ref in (ring, flag)]))
    done(g)
    assert g.table.objs[ring].became == NOBODY
    assert result(g).refs == (g.table.objs[flag].became,)


@pytest.mark.clause("1002.2")
def test_what_may_not_be_added_stays() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    standing(g, Cannot(Opponent(), "add", to=Filter()), player=1)
    ring = add(g, card("Ring", "Addition:Resonator"), HAND, 0)
    attempt_add(g, ring, wolf, "1002.1", player=0)
    done(g)
    assert result(g).amount == 0 and g.table.objs[ring].became == NOBODY
    put(g, ring)
    done(g)
    assert result(g).amount == 0 and g.table.objs[ring].became == NOBODY


@pytest.mark.clause("1002.1")
def test_an_addition_in_the_field_is_added_to_another_card() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    bear = add(g, card("Bear"), FIELD, 1)
    ring = add(g, card("Ring", "Addition"), FIELD, 0)
    attempt_add(g, ring, wolf, "1121.2")
    done(g)
    assert result(g).amount == 1 and g.table.objs[ring].host == wolf
    attempt_add(g, ring, bear, "1002.1")
    done(g)
    assert g.table.objs[ring].host == bear
    attempt_add(g, ring, ring, "1002.1")
    done(g)
    assert result(g).amount == 0 and g.table.objs[ring].host == bear


def test_an_addition_of_an_older_edition_comes_in_alone() -> None:
    g = make_state("5.00 Valhalla")
    begin(g)
    add(g, card("Wolf"), FIELD, 0)
    ring = add(g, card("Ring", "Addition:Resonator"), GRAVEYARD, 0)
    put(g, ring)
    done(g)
    assert g.table.objs[result(g).refs[0]].host == NOBODY


@pytest.mark.clause("1109.2")
def test_what_awakening_adds_to_entering() -> None:
    g = game()
    text = having(EntersWith(This(), counters=(("growth", Num(1)),)))
    risen = Keyword(keyword="awakening", abilities=text)
    wolf = add(g, card("Wolf"), CHASE, 0, abilities=(risen,))
    ctx = context(g, wolf)
    ctx.awakened = (risen,)
    o = g.edit(wolf)
    o.ctx = ctx.id
    o.marks = AWAKENED
    attempt_moves(g, (MoveItem(wolf, FIELD, "resolved", "702.3", controller=0),))
    done(g)
    assert g.table.objs[result(g).refs[0]].counters == {"growth": 1}


@pytest.mark.clause("909.5")
def test_a_token_is_seen_while_its_text_says_how_it_enters() -> None:
    g = game()
    own = having(EntersWith(This(), effect=ChooseWord("attribute", 1)))
    attempt_tokens(g, defined(g, card("Imp", atk=100, defense=100), own), 2, 1)
    for n in range(2):
        go(g)
        assert invariants.cards(g) == []
        assert g.work.pending is not None
        source = view(g, g.work.pending.player)["decision"]["source"]
        assert (source["name"], source["zone"]) == ("Imp", "gone")
        option = g.work.pending.options[n]
        g.work.pending = None
        g.top().answer(g, option)
    done(g)
    words = [note.word for i in result(g).refs for note in g.table.objs[i].memory if note.kind == "word"]
    assert len(words) == 2 and words[0] != words[1]
    assert invariants.cards(g) == []
