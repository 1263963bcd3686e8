"""Instructions about instructions: order, choice, repetition, conditions, costs."""

from __future__ import annotations

from dataclasses import fields

import pytest

from engine.build import add, card
from engine.executing import (
    MINE,
    completely,
    hand_of,
    names,
    new_game,
    number,
    options,
    perform,
    pick,
    resonators,
)
from willpower.abilities import effects
from willpower.abilities.conditions import Compare, Did
from willpower.abilities.effects import (
    Banish,
    ChooseNow,
    Delayed,
    Destroy,
    Discard,
    Draw,
    EachPlayerDoes,
    Effect,
    ForEach,
    GainLife,
    If,
    LoseLife,
    May,
    Modes,
    Move,
    NoEffect,
    PayFor,
    PayWill,
    RepeatUntil,
    Sequence,
    Unless,
)
from willpower.abilities.nouns import All, Choose, EachPlayer, Opponent, Ref, This, You
from willpower.abilities.quantities import LifeOf, Num, SlotNumber
from willpower.abilities.statics import Duration
from willpower.abilities.symbols import DECK, FIELD, FIRE, GRAVEYARD, HAND, REMOVED
from willpower.abilities.triggers import AtPhase
from willpower.engine.change.actions import perform_will
from willpower.engine.change.effect_frame import EXECUTORS, POSSIBLE
from willpower.engine.change.triggers import emit
from willpower.engine.core.events import PHASE_BEGAN
from willpower.engine.core.happenings import event_of
from willpower.engine.core.ids import NOBODY, PLAYER_REF
from willpower.engine.values.lasting import expire


def test_every_instruction_has_an_executor() -> None:
    kinds = [kind for kind in kinds_of(Effect) if kind.__module__.startswith("willpower.abilities.")]
    assert len(kinds) > 60
    hidden = [kind.__name__ for kind in kinds if kind.__name__ not in effects.__all__]
    assert hidden == [], "export them from abilities/effects.py"
    missing = [kind.__name__ for kind in kinds if kind not in EXECUTORS]
    assert missing == [], "write their rows into a TABLE of engine/effects"


def kinds_of(kind: type[Effect]) -> list[type[Effect]]:
    """All instructions, at whatever depth."""
    return [found for one in kind.__subclasses__() for found in (one, *kinds_of(one))]


# Instructions about cards that are always taken to be possible.
TAKEN_AS_POSSIBLE = (
    "ChangeTargets DoJudgment ExtraAttack ForEach LookAt Mobilize Piles Rearrange Remember RemoveDamage "
    "RemoveFromBattle TriggerAbility"
)


def test_every_instruction_about_cards_says_whether_it_can_be_done() -> None:
    about_cards = {
        kind.__name__
        for kind in kinds_of(Effect)
        if kind not in POSSIBLE and any(field.name == "what" for field in fields(kind))
    }
    assert about_cards == set(TAKEN_AS_POSSIBLE.split()), "a line in effects/possible.py (104.2), or here"


def test_a_sequence_is_performed_in_order() -> None:
    g, ctx = new_game()
    completely(g, Sequence((Draw(Num(2), slot=1), GainLife(Num(300)), LoseLife(Num(100), Opponent()))), ctx)
    assert names(g, 0, HAND) == ["Deck 00", "Deck 01"]
    assert (g.table.players[0].life, g.table.players[1].life) == (4300, 3900)
    assert g.work.ctxs[ctx.id].numbers[1] == 2


@pytest.mark.parametrize(("answer", "life"), [("yes", 4100), ("no", 4000)])
def test_may(answer: str, life: int) -> None:
    g, ctx = new_game()
    asked = perform(g, Sequence((May(GainLife(Num(100)), slot=1), If(Did(1), Draw(Num(1))))), ctx)
    assert asked is not None and (asked.player, asked.kind) == (0, "may")
    pick(g, answer)
    assert g.table.players[0].life == life
    assert len(names(g, 0, HAND)) == (1 if answer == "yes" else 0)


def test_nobody_is_asked_about_what_cannot_happen() -> None:
    g, ctx = new_game()
    completely(g, May(Discard(Choose(hand_of(You()))), slot=1), ctx)
    assert g.work.ctxs[ctx.id].did[1] is False


def test_another_player_may() -> None:
    g, ctx = new_game()
    asked = perform(g, May(Draw(Num(1)), Opponent()), ctx)
    assert asked is not None and asked.player == 1
    pick(g, "yes")
    assert (names(g, 0, HAND), names(g, 1, HAND)) == ([], ["Deck 10"])


def test_if_otherwise() -> None:
    g, ctx = new_game()
    low = Compare(LifeOf(You()), "<=", Num(1000))
    completely(g, If(low, Draw(Num(1)), GainLife(Num(500))), ctx)
    assert g.table.players[0].life == 4500


def test_modes_chosen_while_playing_903_2e() -> None:
    g, ctx = new_game()
    ctx.modes = (2, 3)
    completely(g, Modes((GainLife(Num(100)), GainLife(Num(200)), Draw(Num(1)))), ctx)
    assert g.table.players[0].life == 4200
    assert names(g, 0, HAND) == ["Deck 00"]


def test_modes_are_chosen_now_where_nothing_was_played() -> None:
    g, ctx = new_game()
    perform(g, Modes((GainLife(Num(100)), GainLife(Num(200)))), ctx)
    number(g, 2)
    assert g.table.players[0].life == 4200


def test_choose_now_up_to_two_in_printed_order() -> None:
    g, ctx = new_game()
    perform(
        g, ChooseNow((GainLife(Num(100)), Draw(Num(1)), GainLife(Num(1000))), least=Num(1), most=Num(2)), ctx
    )
    asked = number(g, 3)
    assert asked is not None and [o.kind for o in asked.options] == ["mode", "mode", "done"]
    number(g, 1)
    assert g.table.players[0].life == 5100


def test_for_each_card_and_what_all_rounds_did_together() -> None:
    g, ctx = new_game()
    for n in range(3):
        add(g, card(f"Wolf {n}", atk=100, defense=100), FIELD, 1)
    round_ = Move(Ref(1), REMOVED, slot=2)
    completely(g, Sequence((ForEach(All(resonators()), round_, 1), GainLife(SlotNumber(2)))), ctx)
    assert names(g, 1, REMOVED) == ["Wolf 0", "Wolf 1", "Wolf 2"]
    assert len(g.work.ctxs[ctx.id].slots[2]) == 3
    assert g.table.players[0].life == 4003


def test_a_number_of_times() -> None:
    g, ctx = new_game()
    completely(g, ForEach(Num(3), GainLife(Num(100))), ctx)
    assert g.table.players[0].life == 4300
    completely(g, ForEach(Num(-1), GainLife(Num(100))), ctx)  # 104.2
    assert g.table.players[0].life == 4300


def test_each_player_turn_player_first() -> None:
    g, ctx = new_game()
    g.turn.player = 1
    mine = add(g, card("Mine"), HAND, 0)
    yours = [add(g, card("Yours"), HAND, 1), add(g, card("Yours too"), HAND, 1)]
    discard = Discard(Choose(hand_of(You())), slot=1)
    asked = perform(g, Sequence((EachPlayerDoes(EachPlayer(), discard), GainLife(SlotNumber(1)))), ctx)
    assert asked is not None and asked.player == 1 and options(g) == yours
    pick(g, ref=yours[1])
    assert g.table.objs[mine].became >= 0
    assert names(g, 1, GRAVEYARD) == ["Yours too"]
    assert len(g.work.ctxs[ctx.id].slots[1]) == 2  # both players' cards
    assert g.work.ctxs[ctx.id].you == 0


@pytest.mark.parametrize("pays", [True, False])
def test_unless_a_player_pays_1003_4(pays: bool) -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=100, defense=100), FIELD, 1)
    perform_will(g, 1, (FIRE, 0), wolf)
    asked = perform(g, Unless(Destroy(All(resonators())), (PayWill("{1}"),), Opponent()), ctx)
    assert asked is not None and asked.player == 1
    asked = pick(g, "yes" if pays else "no")
    if pays:
        assert asked is not None and asked.kind == "pay"
        g.work.pending = None
        g.top().answer(g, asked.options[0])
        from engine.gating import go

        go(g)
    assert (g.table.objs[wolf].became == NOBODY) == pays
    assert len(g.table.players[1].will) == (1 if pays else 2)


def test_unless_is_not_asked_of_a_player_who_cannot_pay() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=100, defense=100), FIELD, 1)
    completely(g, Unless(Destroy(All(resonators())), (PayWill("{1}"),), Opponent()), ctx)
    assert g.table.objs[wolf].became >= 0


def test_pay_for() -> None:
    g, ctx = new_game()
    wolves = [add(g, card(f"Wolf {n}", atk=100, defense=100), FIELD, 0) for n in range(2)]
    deal = PayFor((Banish(Choose(resonators(MINE))),), Draw(Num(2)), slot=1, otherwise=LoseLife(Num(100)))
    asked = perform(g, deal, ctx)
    assert asked is not None and asked.kind == "may"
    asked = pick(g, "yes")
    assert asked is not None and asked.kind == "cost" and options(g) == wolves
    pick(g, ref=wolves[1])
    assert names(g, 0, GRAVEYARD) == ["Wolf 1"]
    assert len(names(g, 0, HAND)) == 2 and g.work.ctxs[ctx.id].did[1]
    perform(g, deal, ctx)
    pick(g, "no")
    assert g.table.players[0].life == 3900 and not g.work.ctxs[ctx.id].did[1]


def test_pay_for_what_cannot_be_paid() -> None:
    g, ctx = new_game()
    completely(g, PayFor((Discard(Choose(hand_of(You()))),), Draw(Num(1)), otherwise=LoseLife(Num(100))), ctx)
    assert g.table.players[0].life == 3900 and names(g, 0, HAND) == []


def test_repeat_until() -> None:
    g, ctx = new_game()
    enough = Compare(LifeOf(You()), ">=", Num(4250))
    completely(g, RepeatUntil(GainLife(Num(100)), enough), ctx)
    assert g.table.players[0].life == 4300


def test_repeating_ends_when_nothing_more_can_be_done() -> None:
    g, ctx = new_game(decks=3)
    completely(g, RepeatUntil(Draw(Num(1)), Compare(LifeOf(You()), "=", Num(0))), ctx)
    assert len(names(g, 0, HAND)) == 3 and names(g, 0, DECK) == []


def test_a_delayed_ability_knows_what_was_known_906_8() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=100, defense=100), FIELD, 0)
    ctx.slots[1] = (wolf,)
    later = Delayed(AtPhase("end", "beginning"), Destroy(Ref(1)))
    completely(g, later, ctx)
    emit(g, event_of(PHASE_BEGAN, "505.1", PLAYER_REF[0], player=0, word="end"))
    assert len(g.work.waiting) == 1 and not g.table.delayed  # 906.8a
    waiting = g.work.waiting[0]
    assert waiting.ability is not None and waiting.ctx is not None and waiting.ctx.slots[1] == (wolf,)


def test_a_delayed_ability_for_a_time() -> None:
    g, ctx = new_game()
    completely(g, Delayed(AtPhase("end", "beginning"), Draw(Num(1)), Duration("end of turn"), times=0), ctx)
    for _ in range(2):
        emit(g, event_of(PHASE_BEGAN, "505.1", PLAYER_REF[0], player=0, word="end"))
    assert len(g.work.waiting) == 2
    expire(g, "end of turn", 0)
    assert not g.table.delayed


def test_text_that_tells_what_happens_anyway() -> None:
    g, ctx = new_game()
    before = len(g.events())
    completely(g, NoEffect(), ctx)
    assert len(g.events()) == before


def test_a_card_that_left_is_not_acted_upon_302_3() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=100, defense=100), FIELD, 0)
    ctx.slots[1] = (wolf,)
    completely(g, Sequence((Move(Ref(1), HAND), Destroy(Ref(1), slot=2))), ctx)
    assert names(g, 0, HAND) == ["Wolf"] and not g.work.ctxs[ctx.id].did[2]


def test_results_of_a_move_are_followed() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=100, defense=100), FIELD, 0)
    ctx.slots[1] = (wolf,)
    completely(g, Sequence((Move(Ref(1), REMOVED, slot=2), Move(Ref(2), FIELD, slot=3))), ctx)
    assert g.work.ctxs[ctx.id].slots[3][0] in g.table.field


def test_this_card_is_followed_through_the_event_that_triggered() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=100, defense=100), FIELD, 0)
    ctx.source = wolf
    completely(g, Destroy(This()), ctx)
    moved = [e for e in g.memory.happened if e.old == wolf]
    ctx.event = moved[0]
    completely(g, Move(This(), HAND), ctx)
    assert names(g, 0, HAND) == ["Wolf"]
