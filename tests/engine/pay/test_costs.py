"""Costs: performed completely or not at all, in written order, asking for the cards."""

from __future__ import annotations

import pytest

from engine.build import add, card
from engine.executing import MINE, hand_of, names, new_game, number, options, pick, resonators
from engine.gating import begin, go, result, standing
from willpower.abilities.ability import Keyword
from willpower.abilities.effects import (
    Banish,
    Destroy,
    Discard,
    Effect,
    LoseLife,
    Move,
    PayAnyLife,
    PayWill,
    PutCounters,
    Recover,
    RemoveCounters,
    Rest,
    Reveal,
    Sequence,
)
from willpower.abilities.nouns import (
    All,
    AttributeIs,
    Both,
    Choose,
    Filter,
    NameIs,
    OwnedBy,
    Ref,
    RulerOf,
    This,
    TopCards,
    TypeIs,
    You,
)
from willpower.abilities.quantities import Letter, Num
from willpower.abilities.statics import CanAlso, Cannot, ReplaceMove
from willpower.abilities.symbols import (
    DECK,
    FIELD,
    FIRE,
    GRAVEYARD,
    HAND,
    J_RULER,
    MAGIC_STONE,
    REMOVED,
)
from willpower.abilities.triggers import Moves
from willpower.engine.change.actions import perform_will
from willpower.engine.core.decisions import Decision
from willpower.engine.core.events import REVEALED
from willpower.engine.core.objects import Ctx
from willpower.engine.core.state import State
from willpower.engine.pay.cost_items import will_needed
from willpower.engine.pay.costs import CostFrame, can_pay

WOLF = card("Wolf", atk=100, defense=100)
ONE = Choose(resonators(MINE))


def pay(g: State, cost: tuple[Effect, ...], ctx: Ctx, player: int = 0) -> Decision | None:
    if not g.work.stack:
        begin(g)
    g.work.stack.append(CostFrame(cost, ctx.id, player))
    return go(g)


def paid(g: State) -> bool:
    assert g.work.pending is None
    return result(g).did


def test_resting_this_card_needs_it_recovered_1013_2() -> None:
    g, ctx = new_game()
    cost = (Rest(This()),)
    assert can_pay(g, cost, ctx, 0)
    assert pay(g, cost, ctx) is None and paid(g) and g.table.objs[ctx.source].rested
    assert not can_pay(g, cost, ctx, 0)
    assert pay(g, cost, ctx) is None and not paid(g)


@pytest.mark.parametrize(
    ("keyword", "fresh", "able"), [("", True, False), ("swiftness", True, True), ("", False, True)]
)
def test_a_fresh_resonator_cannot_rest_for_its_ability_905_3(keyword: str, fresh: bool, able: bool) -> None:
    g, ctx = new_game()
    abilities = (Keyword(keyword=keyword),) if keyword else ()
    ctx.source = add(g, WOLF, FIELD, 0, abilities=abilities, fresh=fresh)
    assert can_pay(g, (Rest(This()),), ctx, 0, fresh=True) == able
    assert can_pay(g, (Rest(This()),), ctx, 0)  # to attack or for other things it may rest


def test_a_fresh_resonator_that_an_effect_lets_act() -> None:
    g, ctx = new_game()
    ctx.source = add(g, WOLF, FIELD, 0, fresh=True)
    standing(g, CanAlso(All(resonators()), "activate fresh"))
    assert can_pay(g, (Rest(This()),), ctx, 0, fresh=True)


def test_only_recovered_cards_are_rested_for_a_cost_1013_3() -> None:
    g, ctx = new_game()
    wolves = [add(g, WOLF, FIELD, 0) for _ in range(3)]
    g.edit(wolves[0]).rested = True
    cost = (Rest(ONE),)
    asked = pay(g, cost, ctx)
    assert asked is not None and asked.kind == "cost" and options(g) == wolves[1:]
    pick(g, ref=wolves[2])
    assert paid(g) and [g.table.objs[i].rested for i in wolves] == [True, False, True]
    assert not can_pay(g, (Rest(Choose(resonators(MINE), Num(2))),), ctx, 0)


def test_one_card_pays_one_item() -> None:
    g, ctx = new_game()
    wolf = add(g, WOLF, FIELD, 0)
    assert can_pay(g, (Rest(ONE), Banish(ONE)), ctx, 0)  # it may rest and then be banished
    assert not can_pay(g, (Banish(ONE), Rest(ONE)), ctx, 0)  # but it cannot rest any more afterwards
    assert not can_pay(g, (Rest(ONE), Rest(ONE)), ctx, 0)
    assert not can_pay(g, (Banish(ONE), Move(ONE, REMOVED)), ctx, 0)
    ctx.source = wolf
    assert can_pay(g, (Rest(This()), Banish(This())), ctx, 0)
    assert pay(g, (Rest(This()), Banish(This())), ctx) is None and paid(g)
    assert names(g, 0, GRAVEYARD) == ["Wolf"]


def test_a_choice_does_not_spoil_what_comes_after() -> None:
    g, ctx = new_game()
    plain = add(g, card("Plain"), HAND, 0)
    fire = add(g, card("Fire", cost="{R}"), HAND, 0)
    red = Choose(Filter((OwnedBy(You()), AttributeIs(FIRE)), HAND))
    cost = (Discard(Choose(hand_of(You()))), Discard(red))
    assert can_pay(g, cost, ctx, 0)
    assert pay(g, cost, ctx) is None and paid(g)  # only the plain card can go first
    assert names(g, 0, GRAVEYARD) == ["Fire", "Plain"]
    assert g.table.objs[plain].became >= 0 and g.table.objs[fire].became >= 0


def test_items_are_performed_in_written_order_903_2j_i() -> None:
    g, ctx = new_game()
    wolves = [add(g, WOLF, FIELD, 0) for _ in range(2)]
    perform_will(g, 0, (FIRE,), ctx.source)
    asked = pay(g, (PayWill("{R}"), Rest(This()), Banish(ONE), LoseLife(Num(100))), ctx)
    assert asked is not None and g.table.players[0].will == () and g.table.objs[ctx.source].rested
    assert g.table.players[0].life == 4000
    pick(g, ref=wolves[0])
    assert paid(g) and g.table.players[0].life == 3900


def test_a_cost_of_several_parts_written_as_one() -> None:
    g, ctx = new_game()
    assert not can_pay(g, (Sequence((Rest(This()), PayWill("{1}"))),), ctx, 0)
    assert will_needed(g, (Sequence((PayWill("{1}"), PayWill("{R}"))),), ctx)[1] == 1


def test_life_can_be_paid_down_to_nothing() -> None:
    g, ctx = new_game()
    g.edit_player(0).life = 300
    assert can_pay(g, (LoseLife(Num(300)),), ctx, 0)
    assert not can_pay(g, (LoseLife(Num(200)), LoseLife(Num(200))), ctx, 0)
    standing(g, Cannot(You(), "pay life"))
    assert not can_pay(g, (LoseLife(Num(100)),), ctx, 0)


def test_a_player_banishes_what_they_control_1011_2() -> None:
    g, ctx = new_game()
    add(g, WOLF, FIELD, 1)
    assert not can_pay(g, (Banish(Choose(resonators())),), ctx, 0)
    assert can_pay(g, (Banish(Choose(resonators())),), ctx, 1)


def test_a_card_that_may_not_go_there_cannot_pay() -> None:
    """Readings 41."""
    g, ctx = new_game()
    king = card("King", "Ruler", back=card("King J", "J-Ruler", atk=500, defense=500))
    add(g, king, FIELD, 0, face=1)
    j_ruler = RulerOf(You(), J_RULER)
    assert not can_pay(g, (Banish(j_ruler),), ctx, 0)
    assert not can_pay(g, (Move(j_ruler, HAND),), ctx, 0)
    assert can_pay(g, (Rest(j_ruler),), ctx, 0)


def test_what_effects_forbid_is_no_payment_104_4() -> None:
    g, ctx = new_game()
    ctx.slots[1] = (add(g, WOLF, FIELD, 0),)
    standing(g, Cannot(All(resonators()), "be destroyed"), Cannot(All(resonators()), "be banished"))
    assert not can_pay(g, (Destroy(Ref(1)),), ctx, 0)
    assert not can_pay(g, (Banish(Ref(1)),), ctx, 0)
    assert can_pay(g, (Move(Ref(1), HAND),), ctx, 0)


def test_the_opponent_pays_with_their_own_cards() -> None:
    g, ctx = new_game()
    add(g, card("Mine"), HAND, 0)
    cost = (Discard(Choose(hand_of(You()))),)
    assert not can_pay(g, cost, ctx, 1)
    theirs = [add(g, card(f"Theirs {n}"), HAND, 1) for n in range(2)]
    asked = pay(g, cost, ctx, 1)
    assert asked is not None and asked.player == 1 and options(g) == theirs
    pick(g, ref=theirs[0])
    assert paid(g) and names(g, 0, HAND) == ["Mine"]


def test_the_card_being_played_cannot_be_discarded_for_itself() -> None:
    g, ctx = new_game()
    played = add(g, card("Played"), HAND, 0)
    cost = (Discard(Choose(hand_of(You()))),)
    assert can_pay(g, cost, ctx, 0)
    assert not can_pay(g, cost, ctx, 0, without=(played,))


def test_a_specific_card_must_be_shown_for_a_cost() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", "Chant"), HAND, 0)
    cost = (Reveal(Choose(Filter((OwnedBy(You()), TypeIs(16)), HAND))),)
    assert can_pay(g, cost, ctx, 0)
    assert pay(g, cost, ctx) is None and paid(g)
    assert [e.subject for e in g.memory.happened if e.kind == REVEALED] == [wolf]
    assert not g.table.objs[wolf].revealed  # 1005.1
    g.edit(wolf).revealed = True
    assert not can_pay(g, cost, ctx, 0)  # 1005.2


def test_milling_needs_enough_cards() -> None:
    g, ctx = new_game(decks=3)
    assert can_pay(g, (Move(TopCards(Num(3), You()), GRAVEYARD),), ctx, 0)
    assert not can_pay(g, (Move(TopCards(Num(4), You()), GRAVEYARD),), ctx, 0)
    assert pay(g, (Move(TopCards(Num(3), You()), GRAVEYARD),), ctx) is None and paid(g)
    assert names(g, 0, DECK) == []


def test_counters_as_a_cost() -> None:
    g, ctx = new_game()
    wolves = [add(g, WOLF, FIELD, 0) for _ in range(2)]
    g.edit(wolves[0]).counters = {"might": 1}
    g.edit(wolves[1]).counters = {"might": 2}
    assert not can_pay(g, (RemoveCounters("might", Num(3), ONE),), ctx, 0)
    assert can_pay(g, (RemoveCounters("might", Num(3), All(resonators(MINE)), total=True),), ctx, 0)
    assert not can_pay(g, (RemoveCounters("might", Num(4), All(resonators(MINE)), total=True),), ctx, 0)
    assert pay(g, (RemoveCounters("might", Num(2), ONE),), ctx) is None and paid(g)
    assert g.table.objs[wolves[1]].counters is None  # the only one with enough
    assert pay(g, (PutCounters("might", Num(1), This()),), ctx) is None and paid(g)
    assert g.table.objs[ctx.source].counters == {"might": 1}


def test_recovering_as_a_cost_needs_a_rested_card() -> None:
    g, ctx = new_game()
    assert not can_pay(g, (Recover(This()),), ctx, 0)
    g.edit(ctx.source).rested = True
    assert can_pay(g, (Recover(This()),), ctx, 0)


def test_x_cards() -> None:
    g, ctx = new_game()
    cards = [add(g, card(f"Card {n}"), HAND, 0) for n in range(3)]
    ctx.x = 2
    cost = (Discard(Choose(hand_of(You()), Letter()), slot=4),)
    pay(g, cost, ctx)
    pick(g, ref=cards[0])
    pick(g, ref=cards[2])
    assert paid(g) and g.work.ctxs[ctx.id].numbers[4] == 2
    assert not can_pay(g, cost, ctx, 0)


def test_a_stone_that_rests_for_the_cost_makes_no_will_for_it() -> None:
    g, ctx = new_game()
    stone = card("Stone", "Magic Stone", text=["{Rest}: Produce {R}."])
    ctx.source = add(g, stone, FIELD, 0)
    cost = (PayWill("{R}"), Rest(This()))
    assert not can_pay(g, cost, ctx, 0)
    add(g, stone, FIELD, 0)
    assert can_pay(g, cost, ctx, 0)
    assert pay(g, cost, ctx) is None and paid(g)
    assert all(g.table.objs[i].rested for i in g.table.field if g.table.objs[i].chars.types & MAGIC_STONE)


def test_any_amount_of_life_as_a_cost() -> None:
    g, ctx = new_game()
    pay(g, (PayAnyLife(slot=1, most=Num(300)),), ctx)
    number(g, 200)
    assert paid(g) and g.table.players[0].life == 3800 and g.work.ctxs[ctx.id].numbers[1] == 200


def test_what_happens_instead_still_pays_903_2j() -> None:
    g, ctx = new_game()
    add(g, WOLF, FIELD, 0)
    standing(g, ReplaceMove(Moves(All(resonators()), to=GRAVEYARD), REMOVED))
    assert pay(g, (Banish(ONE),), ctx) is None and paid(g)
    assert names(g, 0, REMOVED) == ["Wolf"]


def test_a_cost_about_two_kinds_of_cards() -> None:
    g, ctx = new_game()
    a, b = add(g, card("A", atk=1, defense=1), FIELD, 0), add(g, card("B", atk=1, defense=1), FIELD, 0)
    both = Both((Choose(resonators(MINE, NameIs("A"))), Choose(resonators(MINE, NameIs("B")))))
    cost = (Banish(both, slot=1),)
    assert can_pay(g, cost, ctx, 0)
    assert pay(g, cost, ctx) is None and paid(g)
    assert g.work.ctxs[ctx.id].slots[1] == (g.table.objs[a].became, g.table.objs[b].became)
    assert not can_pay(g, cost, ctx, 0)
