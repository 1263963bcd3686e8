"""Instructions about damage, life and will."""

from __future__ import annotations

import pytest

from engine.build import add, card, move
from engine.executing import THEIRS, completely, new_game, number, perform, resonators, word
from engine.gating import standing
from willpower.abilities.ability import Activate
from willpower.abilities.effects import (
    Damage,
    Fight,
    GainLife,
    LoseLife,
    PayAnyLife,
    PayWill,
    Produce,
    RemoveDamage,
    Rest,
    SetLife,
    SpendOnly,
)
from willpower.abilities.nouns import All, Both, EachPlayer, Filter, Opponent, Ref, This, TypeIs, You
from willpower.abilities.quantities import Num, Stat
from willpower.abilities.statics import Cannot
from willpower.abilities.symbols import DARKNESS, FIELD, FIRE, GRAVEYARD, HAND, MAGIC_STONE, WATER
from willpower.engine.change.actions import perform_will
from willpower.engine.core.events import DAMAGED, LIFE_GAINED, LIFE_LOST


def test_damage_to_cards_and_players_at_once_1007_5() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=300, defense=500), FIELD, 1)
    completely(g, Damage(This(), Num(400), Both((All(resonators(THEIRS)), Opponent())), 1), ctx)
    assert g.table.objs[wolf].damage == 400 and g.table.players[1].life == 3600
    assert g.work.ctxs[ctx.id].numbers[1] == 800 and len(g.work.ctxs[ctx.id].slots[1]) == 2
    assert [e.subject for e in g.memory.happened if e.kind == DAMAGED] == [ctx.source] * 2  # 912.1


def test_a_source_that_left_still_deals_its_damage_911_1() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=300, defense=500), FIELD, 0)
    move(g, wolf, GRAVEYARD)
    ctx.source = wolf
    completely(g, Damage(This(), Stat("atk", This()), Opponent()), ctx)
    assert g.table.players[1].life == 3700


def test_damage_only_in_the_field() -> None:
    g, ctx = new_game()
    ctx.slots[1] = (add(g, card("Wolf", atk=300, defense=500), HAND, 1),)
    completely(g, Damage(This(), Num(100), Ref(1), 2), ctx)
    assert not g.work.ctxs[ctx.id].did[2]


def test_divided_damage_uses_the_shares_903_2h() -> None:
    g, ctx = new_game()
    wolves = [add(g, card(f"Wolf {n}", atk=1, defense=500), FIELD, 1) for n in range(2)]
    ctx.slots[1] = tuple(wolves)
    ctx.shares = {wolves[0]: 300, wolves[1]: 100}
    completely(g, Damage(This(), Num(400), Ref(1), divided=True), ctx)
    assert [g.table.objs[i].damage for i in wolves] == [300, 100]


def test_fight() -> None:
    g, ctx = new_game()
    a = add(g, card("A", atk=300, defense=900), FIELD, 0)
    b = add(g, card("B", atk=500, defense=900), FIELD, 1)
    ctx.slots[1], ctx.slots[2] = (a,), (b,)
    completely(g, Fight(Ref(1), Ref(2)), ctx)
    assert (g.table.objs[a].damage, g.table.objs[b].damage) == (500, 300)


@pytest.mark.parametrize(("amount", "left"), [(Num(200), 300), (None, 0), (Num(900), 0)])
def test_removing_damage_1007_6(amount: Num | None, left: int) -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=1, defense=900), FIELD, 0)
    g.edit(wolf).damage = 500
    completely(g, RemoveDamage(All(resonators()), amount), ctx)
    assert g.table.objs[wolf].damage == left


def test_life_is_gained_and_lost() -> None:
    g, ctx = new_game()
    completely(g, GainLife(Num(300), EachPlayer(), 1), ctx)
    completely(g, LoseLife(Num(500), Opponent(), 2), ctx)
    assert (g.table.players[0].life, g.table.players[1].life) == (4300, 3800)
    assert (g.work.ctxs[ctx.id].numbers[1], g.work.ctxs[ctx.id].numbers[2]) == (600, 500)


def test_life_that_cannot_be_gained_104_4() -> None:
    g, ctx = new_game()
    standing(g, Cannot(You(), "gain life"))
    completely(g, GainLife(Num(300), slot=1), ctx)
    assert g.table.players[0].life == 4000 and not g.work.ctxs[ctx.id].did[1]


def test_paying_life_takes_all_of_it_or_none_105_4a() -> None:
    g, ctx = new_game()
    g.edit_player(0).life = 300
    completely(g, LoseLife(Num(400), slot=1, pay=True), ctx)
    assert g.table.players[0].life == 300 and not g.work.ctxs[ctx.id].did[1]
    completely(g, LoseLife(Num(300), slot=1, pay=True), ctx)
    assert g.table.players[0].life == 0 and g.work.ctxs[ctx.id].did[1]
    assert [e.word for e in g.memory.happened if e.kind == LIFE_LOST] == ["paid"]


def test_paying_any_amount_of_life_in_hundreds_105_4a() -> None:
    g, ctx = new_game()
    g.edit_player(0).life = 500
    asked = perform(g, PayAnyLife(slot=1), ctx)
    assert asked is not None and [o.number for o in asked.options] == [0, 100, 200, 300, 400, 500]
    number(g, 300)
    assert g.table.players[0].life == 200 and g.work.ctxs[ctx.id].numbers[1] == 300


def test_life_becomes_a_number_104_6() -> None:
    g, ctx = new_game()
    g.edit_player(1).life = 200
    completely(g, SetLife(Num(1000), EachPlayer()), ctx)
    assert (g.table.players[0].life, g.table.players[1].life) == (1000, 1000)
    assert [e.kind for e in g.memory.happened] == [LIFE_LOST, LIFE_GAINED]


def test_will_is_paid_wholly_or_not_at_all_1003_4() -> None:
    g, ctx = new_game()
    perform_will(g, 0, (FIRE,), ctx.source)
    completely(g, PayWill("{1}{R}", slot=1), ctx)
    assert len(g.table.players[0].will) == 1 and not g.work.ctxs[ctx.id].did[1]
    completely(g, PayWill("{R}", slot=1), ctx)
    assert g.table.players[0].will == () and g.work.ctxs[ctx.id].did[1]


def test_will_times_a_number_and_x() -> None:
    g, ctx = new_game()
    perform_will(g, 0, (0,) * 6, ctx.source)
    ctx.x = 2
    completely(g, PayWill("{X}{1}", Num(2), slot=1), ctx)
    assert g.table.players[0].will == () and g.work.ctxs[ctx.id].did[1]


def test_producing_will_of_a_chosen_kind_907_4() -> None:
    g, ctx = new_game()
    only = SpendOnly(play=Filter())
    asked = perform(g, Produce(("{R}", "{U}{U}"), only=only), ctx)
    assert asked is not None and asked.kind == "attribute"
    word(g, "{U}{U}")
    assert [w.bit for w in g.table.players[0].will] == [WATER, WATER]
    assert all(w.only is only and w.source == ctx.source for w in g.table.players[0].will)


def test_two_will_in_any_combination() -> None:
    g, ctx = new_game()
    perform(g, Produce(("{R}", "{U}"), Num(2)), ctx)
    word(g, "{R}")
    word(g, "{U}")
    assert [w.bit for w in g.table.players[0].will] == [FIRE, WATER]


def test_two_will_of_the_same_kind() -> None:
    g, ctx = new_game()
    perform(g, Produce((), Num(2), same=True, who=Opponent()), ctx)
    assert g.work.pending is not None and g.work.pending.player == 1 and len(g.work.pending.options) == 5
    word(g, "{B}")
    assert [w.bit for w in g.table.players[1].will] == [DARKNESS, DARKNESS]


def test_will_of_a_kind_that_stones_make() -> None:
    g, ctx = new_game()
    for symbols in ("{R}", "{U}"):
        ability = Activate(cost=(Rest(This()),), effect=Produce((symbols,)))
        add(g, card("Stone", "Magic Stone"), FIELD, 0, abilities=(ability,))
    stones = All(Filter((TypeIs(MAGIC_STONE),)))
    asked = perform(g, Produce((), of_stones=stones), ctx)
    assert asked is not None and [o.word for o in asked.options] == ["{R}", "{U}"]
    word(g, "{U}")
    assert [w.bit for w in g.table.players[0].will] == [WATER]


def test_one_kind_is_not_asked_about() -> None:
    g, ctx = new_game()
    completely(g, Produce(("{R}{1}",), Num(2)), ctx)
    assert [w.bit for w in g.table.players[0].will] == [FIRE, 0, FIRE, 0]
