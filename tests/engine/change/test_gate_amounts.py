"""Life, counters, resting, will and other amounts through the gate (104, 910, 1013, 1022)."""

from __future__ import annotations

import pytest

from engine.build import add, card, context, make_state
from engine.gating import begin, done, go, lasting, pick, result, standing
from willpower.abilities.effects import Draw, Force, GainLife, Produce
from willpower.abilities.nouns import All, EachPlayer, Filter, NameIs, Opponent, TypeIs, You
from willpower.abilities.quantities import EventAmount, Num, Plus
from willpower.abilities.statics import Cannot, Replace, ReplaceAmount
from willpower.abilities.symbols import DECK, FIELD, FIRE, HAND, MAGIC_STONE, WATER, WIND
from willpower.abilities.triggers import CounterChange, LifeChanges, PlayerDoes, Turned
from willpower.engine.change.gate import (
    attempt_amount,
    attempt_control,
    attempt_counters,
    attempt_life,
    attempt_produce,
    attempt_recover,
    attempt_rest,
    attempt_shuffle,
)
from willpower.engine.core.events import DID, LIFE_GAINED, RECOVERED, RESTED
from willpower.engine.core.happenings import event_of
from willpower.engine.core.ids import PLAYER_REF
from willpower.engine.core.state import State
from willpower.engine.effects.execute import execute

MORE = Plus(EventAmount(), Num(1))


def game() -> State:
    g = make_state()
    begin(g)
    return g


# ---- life ----------------------------------------------------------------------------------------------


def test_life_is_gained_and_lost() -> None:
    g = game()
    attempt_life(g, 0, 500, True, "1001.1")
    done(g)
    attempt_life(g, 1, 300, False, "1001.1")
    done(g)
    assert [p.life for p in g.table.players] == [4500, 3700]
    assert result(g).amount == 300


@pytest.mark.clause("104.2")
@pytest.mark.parametrize("amount", [0, -200])
def test_no_amount_is_nothing(amount: int) -> None:
    g = game()
    attempt_life(g, 0, amount, True, "1001.1")
    done(g)
    assert g.table.players[0].life == 4000
    assert result(g).amount == 0
    assert not [e for e in g.memory.happened if e.kind == LIFE_GAINED]


@pytest.mark.clause("104.4")
def test_life_that_cannot_be_gained_or_lost() -> None:
    g = game()
    standing(g, Cannot(EachPlayer(), "gain life"), Cannot(You(), "lose life"))
    for player in (0, 1):
        attempt_life(g, player, 500, True, "1001.1")
        done(g)
        assert result(g).amount == 0
        attempt_life(g, player, 500, False, "1001.1", word="paid")
        done(g)
    assert [p.life for p in g.table.players] == [4000, 3500]


def test_life_is_gained_differently_or_not_at_all() -> None:
    g = game()
    lasting(g, ReplaceAmount(LifeChanges(You(), "gain"), Plus(EventAmount(), Num(100)), uses=1))
    attempt_life(g, 0, 500, True, "1001.1")
    done(g)
    assert g.table.players[0].life == 4600 and result(g).amount == 600
    add(g, card("Wolf"), DECK, 0)
    standing(g, Replace(LifeChanges(You(), "gain"), Draw(Num(1))))
    attempt_life(g, 0, 500, True, "1001.1")
    done(g)
    assert g.table.players[0].life == 4600 and result(g).amount == 0
    assert len(g.table.players[0].zones[HAND]) == 1
    attempt_life(g, 0, 500, False, "1001.1")
    done(g)
    assert g.table.players[0].life == 4100


def test_the_amount_that_would_have_been() -> None:
    g = game()
    standing(g, Replace(LifeChanges(Opponent(), "gain"), GainLife(EventAmount())))
    attempt_life(g, 1, 700, True, "1001.1")
    done(g)
    assert [p.life for p in g.table.players] == [4700, 4000]


# ---- turning -------------------------------------------------------------------------------------------


@pytest.mark.clause("104.3", "1013.1")
@pytest.mark.parametrize("watched", [False, True])
def test_only_what_turns_was_turned(watched: bool) -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    bear = add(g, card("Bear"), FIELD, 0)
    g.edit(bear).rested = True
    if watched:
        standing(g, Cannot(Opponent(), "draw"))
    attempt_rest(g, (wolf, bear), "1013.1")
    done(g)
    assert result(g).refs == (wolf,)
    attempt_recover(g, (wolf,), "1013.1")
    done(g)
    assert result(g).refs == (wolf,)
    attempt_recover(g, (wolf, bear), "1013.1")
    done(g)
    assert result(g).refs == (bear,)
    assert [e.subject for e in g.memory.happened if e.kind in (RESTED, RECOVERED)] == [wolf, wolf, bear]


@pytest.mark.clause("104.4")
@pytest.mark.parametrize("act", ["recover", "be recovered"])
def test_what_cannot_recover(act: str) -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    bear = add(g, card("Bear"), FIELD, 0)
    standing(g, Cannot(All(Filter((NameIs("Wolf"),))), act))
    standing(g, Cannot(All(Filter((NameIs("Bear"),))), "be rested"))
    attempt_rest(g, (wolf, bear), "1013.1")
    done(g)
    assert result(g).refs == (wolf,)
    attempt_recover(g, (wolf,), "1013.1")
    done(g)
    assert result(g).refs == ()
    assert g.table.objs[wolf].rested


def test_turning_is_replaced() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    bear = add(g, card("Bear"), FIELD, 0)
    standing(g, Replace(Turned(All(Filter((NameIs("Wolf"),))), "rested"), None))
    attempt_rest(g, (wolf, bear), "1013.1")
    done(g)
    assert result(g).refs == (bear,)
    assert not g.table.objs[wolf].rested


# ---- counters ------------------------------------------------------------------------------------------


@pytest.mark.clause("1022.1")
def test_counters_are_put_and_removed() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    attempt_counters(g, wolf, "arrow", 3, True, "1022.1")
    done(g)
    assert g.table.objs[wolf].counters == {"arrow": 3} and result(g).amount == 3
    attempt_counters(g, wolf, "arrow", 5, False, "1022.1")
    done(g)
    assert not g.table.objs[wolf].counters
    assert result(g).amount == 3  # 104.2
    attempt_counters(g, wolf, "arrow", 1, False, "1022.1")
    done(g)
    assert result(g).amount == 0 and result(g).refs == ()


def test_more_counters_of_one_name() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    standing(g, ReplaceAmount(CounterChange(All(Filter((NameIs("Wolf"),))), "arrow"), MORE))
    attempt_counters(g, wolf, "arrow", 2, True, "1022.1")
    done(g)
    attempt_counters(g, wolf, "doom", 2, True, "1022.1")
    done(g)
    attempt_counters(g, wolf, "arrow", 1, False, "1022.1")
    done(g)
    assert g.table.objs[wolf].counters == {"arrow": 2, "doom": 2}


@pytest.mark.clause("104.4")
def test_counters_that_cannot_be_put_or_removed() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    attempt_counters(g, wolf, "arrow", 2, True, "1022.1")
    done(g)
    meant = All(Filter((NameIs("Wolf"),)))
    standing(g, Cannot(meant, "have counters put"), Cannot(meant, "have counters removed"))
    for put in (True, False):
        attempt_counters(g, wolf, "arrow", 1, put, "1022.1")
        done(g)
        assert result(g).amount == 0
    assert g.table.objs[wolf].counters == {"arrow": 2}


# ---- will ----------------------------------------------------------------------------------------------


def test_will_is_produced() -> None:
    g = game()
    stone = add(g, card("Stone", "Magic Stone"), FIELD, 0)
    attempt_produce(g, 0, (FIRE,), stone)
    done(g)
    assert [w.bit for w in g.table.players[0].will] == [FIRE]
    assert result(g).amount == 1


def test_one_more_of_the_same_kind() -> None:
    g = game()
    stone = add(g, card("Stone", "Magic Stone"), FIELD, 0)
    wolf = add(g, card("Wolf"), FIELD, 0)
    standing(g, ReplaceAmount(PlayerDoes(You(), "produce", Filter((TypeIs(MAGIC_STONE),))), MORE))
    attempt_produce(g, 0, (FIRE,), stone)
    done(g)
    assert [w.bit for w in g.table.players[0].will] == [FIRE, FIRE]
    attempt_produce(g, 0, (WATER,), wolf)
    done(g)
    assert [w.bit for w in g.table.players[0].will] == [FIRE, FIRE, WATER]
    attempt_produce(g, 0, (FIRE, WATER), stone)
    decision = go(g)
    assert decision is not None and decision.kind == "attribute"
    assert [o.word for o in decision.options] == ["fire", "water"]
    g.work.pending = None
    g.top().answer(g, decision.options[1])
    done(g)
    assert [w.bit for w in g.table.players[0].will][3:] == [FIRE, WATER, WATER]
    assert result(g).amount == 3


@pytest.mark.clause("910.3")
def test_will_and_another_with_it() -> None:
    g = game()
    stone = add(g, card("Stone", "Magic Stone"), FIELD, 0)
    standing(g, Replace(PlayerDoes(You(), "produce"), Produce(("{G}",)), also=True))
    attempt_produce(g, 0, (FIRE,), stone)
    done(g)
    assert [w.bit for w in g.table.players[0].will] == [FIRE, WIND]


# ---- others --------------------------------------------------------------------------------------------


def test_one_more_die() -> None:
    g = game()
    attempt_amount(g, event_of(DID, "1023.1", PLAYER_REF[0], amount=2, player=0, word="force"))
    done(g)
    assert result(g).amount == 2
    standing(g, ReplaceAmount(PlayerDoes(You(), "force"), MORE))
    attempt_amount(g, event_of(DID, "1023.1", PLAYER_REF[0], amount=2, player=0, word="force"))
    done(g)
    assert result(g).amount == 3
    attempt_amount(g, event_of(DID, "1034.1", PLAYER_REF[0], amount=2, player=0, word="foresee"))
    done(g)
    assert result(g).amount == 2


def test_more_than_eight_effects_are_put_to_the_player_at_once() -> None:
    g = game()
    cards = [
        standing(g, ReplaceAmount(LifeChanges(You(), "gain"), Plus(EventAmount(), Num(i))), name=f"Cup {i}")
        for i in range(100, 1000, 100)
    ]
    attempt_life(g, 0, 100, True, "1001.1")
    decision = go(g)
    assert decision is not None and [o.ref for o in decision.options] == cards
    pick(g, ref=cards[2])
    assert g.work.pending is None  # eight are left, and their order does not matter
    assert g.table.players[0].life == 8600


def test_any_number_of_equal_effects_is_no_choice() -> None:
    g = game()
    for i in range(12):
        standing(g, ReplaceAmount(LifeChanges(You(), "gain"), Plus(EventAmount(), Num(100))), name=f"Cup {i}")
    attempt_life(g, 0, 100, True, "1001.1")
    done(g)
    assert g.table.players[0].life == 5300


def test_control_and_shuffling() -> None:
    g = game()
    wolf = add(g, card("Wolf"), FIELD, 0)
    attempt_control(g, wolf, 1, "105.3")
    done(g)
    assert result(g).refs == (wolf,) and g.table.objs[wolf].controller == 1
    attempt_control(g, wolf, 1, "105.3")
    done(g)
    assert result(g).amount == 0
    deck = [add(g, card(f"Card {i}"), DECK, 0) for i in range(8)]
    attempt_shuffle(g, 0, DECK)
    done(g)
    assert sorted(g.table.players[0].zones[DECK]) == deck


@pytest.mark.clause("1023.1", "910.1")
def test_force_rolls_the_dice_it_has_after_replacing() -> None:
    g = game()
    g.work.dice = (3, 4, 5)
    standing(g, ReplaceAmount(PlayerDoes(You(), "force"), MORE))
    ctx = context(g)
    execute(g, Force(Num(2), slot=1), ctx.id)
    done(g)
    assert g.work.ctxs[ctx.id].numbers[1] == 12
