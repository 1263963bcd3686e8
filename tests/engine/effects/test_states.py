"""Instructions that change cards where they are."""

from __future__ import annotations

import pytest

from engine.build import add, card
from engine.executing import (
    MINE,
    THEIRS,
    completely,
    new_game,
    number,
    options,
    perform,
    pick,
    resonators,
    word,
)
from engine.gating import standing
from willpower.abilities.effects import (
    AddTo,
    Attach,
    MoveCounters,
    PutCounters,
    Recover,
    Remember,
    RemoveCounters,
    RemoveFromBattle,
    Rest,
    Turn,
)
from willpower.abilities.nouns import All, Choose, Ref, RulerOf, You
from willpower.abilities.quantities import Num
from willpower.abilities.statics import Cannot
from willpower.abilities.symbols import (
    ANY_RULER,
    FIELD,
    GRAVEYARD,
    HAND,
    ITEMS,
    J_RULER,
    REMOVED,
    RULER,
    RULER_AREA,
)
from willpower.engine.core.events import ADDED, COUNTERS_PUT, RECOVERED, RESTED, TURNED
from willpower.engine.core.ids import NOBODY, PLAYER_REF
from willpower.engine.core.objects import ASTRAL, UNSEALED
from willpower.engine.core.state import Battle

KING = card("King", "Ruler", text=["[Judgment] {W}"], back=card("King J", "J-Ruler", atk=500, defense=500))


def test_rest_and_recover_only_what_turns_104_3() -> None:
    g, ctx = new_game()
    wolves = [add(g, card(f"Wolf {n}", atk=1, defense=1), FIELD, 1) for n in range(2)]
    g.edit(wolves[0]).rested = True
    completely(g, Rest(All(resonators(THEIRS)), slot=1), ctx)
    assert g.work.ctxs[ctx.id].slots[1] == (wolves[1],) and g.table.objs[wolves[1]].rested
    completely(g, Recover(All(resonators(THEIRS)), slot=1), ctx)
    assert not any(g.table.objs[i].rested for i in wolves) and g.work.ctxs[ctx.id].numbers[1] == 2
    assert [e.kind for e in g.memory.happened] == [RESTED, RECOVERED, RECOVERED]
    completely(g, Recover(All(resonators(THEIRS)), slot=1), ctx)
    assert not g.work.ctxs[ctx.id].did[1]


def test_counters_of_a_chosen_name_on_each_1022_1() -> None:
    g, ctx = new_game()
    wolves = [add(g, card(f"Wolf {n}", atk=1, defense=1), FIELD, 0) for n in range(2)]
    text = PutCounters("", Num(2), All(resonators()), 1, ("+100/+100", "-100/-100"))
    asked = perform(g, text, ctx)
    assert asked is not None and asked.kind == "name"
    word(g, "-100/-100")
    assert [g.table.objs[i].counters for i in wolves] == [{"-100/-100": 2}] * 2
    assert g.work.ctxs[ctx.id].numbers[1] == 4
    assert [e.amount for e in g.memory.happened if e.kind == COUNTERS_PUT] == [2, 2]


def test_counters_shared_out() -> None:
    g, ctx = new_game()
    wolves = [add(g, card(f"Wolf {n}", atk=1, defense=1), FIELD, 0) for n in range(2)]
    perform(g, PutCounters("might", Num(3), All(resonators()), 1, divided=True), ctx)
    for ref in (wolves[0], wolves[1], wolves[1]):
        pick(g, ref=ref)
    assert [g.table.objs[i].counters for i in wolves] == [{"might": 1}, {"might": 2}]
    ctx.shares = {wolves[0]: 5}  # fixed while playing (903.2h)
    ctx.slots[2] = (wolves[0],)
    completely(g, PutCounters("might", Num(5), Ref(2), 1, divided=True), ctx)
    assert g.table.objs[wolves[0]].counters == {"might": 6}


def test_removing_counters_from_each() -> None:
    g, ctx = new_game()
    wolves = [add(g, card(f"Wolf {n}", atk=1, defense=1), FIELD, 0) for n in range(3)]
    for i, ref in enumerate(wolves):
        g.edit(ref).counters = {"might": i} if i else None
    completely(g, RemoveCounters("might", Num(1), All(resonators()), 1), ctx)
    assert [g.table.objs[i].counters for i in wolves] == [None, None, {"might": 1}]
    assert g.work.ctxs[ctx.id].numbers[1] == 2
    completely(g, RemoveCounters("might", None, All(resonators()), 1), ctx)
    assert g.table.objs[wolves[2]].counters is None


def test_removing_up_to_a_number() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=1, defense=1), FIELD, 0)
    g.edit(wolf).counters = {"might": 3}
    asked = perform(g, RemoveCounters("might", Num(5), All(resonators()), 1, up_to=True), ctx)
    assert asked is not None and [o.number for o in asked.options] == [3, 2, 1, 0]
    number(g, 2)
    assert g.table.objs[wolf].counters == {"might": 1} and g.work.ctxs[ctx.id].numbers[1] == 2


def test_removing_counters_in_all() -> None:
    g, ctx = new_game()
    wolves = [add(g, card(f"Wolf {n}", atk=1, defense=1), FIELD, 0) for n in range(2)]
    for ref in wolves:
        g.edit(ref).counters = {"might": 2}
    perform(g, RemoveCounters("might", Num(3), All(resonators()), 1, total=True), ctx)
    pick(g, ref=wolves[1])
    pick(g, ref=wolves[1])
    assert [g.table.objs[i].counters for i in wolves] == [{"might": 1}, None]
    assert g.work.ctxs[ctx.id].numbers[1] == 3 and g.work.ctxs[ctx.id].slots[1] == (wolves[1], wolves[0])


def test_removing_counters_of_any_name() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=1, defense=1), FIELD, 0)
    g.edit(wolf).counters = {"a": 1, "b": 2}
    asked = perform(g, RemoveCounters("", Num(2), All(resonators()), 1), ctx)
    assert asked is not None and [o.word for o in asked.options] == ["a", "b"]
    word(g, "a")
    assert g.table.objs[wolf].counters == {"b": 1} and g.work.ctxs[ctx.id].numbers[1] == 2


def test_counters_that_cannot_be_removed_104_4() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=1, defense=1), FIELD, 0)
    g.edit(wolf).counters = {"might": 1}
    standing(g, Cannot(All(resonators()), "have counters removed"))
    completely(g, RemoveCounters("might", Num(1), All(resonators()), 1), ctx)
    assert g.table.objs[wolf].counters == {"might": 1} and not g.work.ctxs[ctx.id].did[1]


def test_moving_counters_1022_4() -> None:
    g, ctx = new_game()
    wolves = [add(g, card(f"Wolf {n}", atk=1, defense=1), FIELD, 0) for n in range(2)]
    g.edit(wolves[0]).counters = {"might": 3}
    ctx.slots[1], ctx.slots[2] = (wolves[0],), (wolves[1],)
    completely(g, MoveCounters("might", Num(2), Ref(1), Ref(2), 3), ctx)
    assert [g.table.objs[i].counters for i in wolves] == [{"might": 1}, {"might": 2}]
    assert g.work.ctxs[ctx.id].numbers[3] == 2
    completely(g, MoveCounters("", None, Ref(1), Ref(2)), ctx)
    assert [g.table.objs[i].counters for i in wolves] == [None, {"might": 3}]


def test_adding_from_a_graveyard_1002_1() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=1, defense=1), FIELD, 0)
    ctx.slots[1] = (add(g, card("Cloak", "Addition"), GRAVEYARD, 0),)
    ctx.slots[2] = (wolf,)
    completely(g, AddTo(Ref(1), Ref(2), 3), ctx)
    cloak = g.work.ctxs[ctx.id].slots[3][0]
    assert g.table.objs[cloak].zone == FIELD and g.table.objs[cloak].host == wolf
    assert [(e.subject, e.object) for e in g.memory.happened if e.kind == ADDED] == [(cloak, wolf)]


def test_an_addition_that_cannot_be_added_stays_1002_2() -> None:
    g, ctx = new_game()
    regalia = add(g, card("Sword", "Regalia"), FIELD, 0)
    cloak = add(g, card("Cloak", "Addition:Resonator"), GRAVEYARD, 0)
    ctx.slots[1], ctx.slots[2] = (cloak,), (regalia,)
    completely(g, AddTo(Ref(1), Ref(2), 3), ctx)
    assert g.table.objs[cloak].became == NOBODY and not g.work.ctxs[ctx.id].did[3]


def test_bestowing_moves_an_addition_in_the_field() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=1, defense=1), FIELD, 0)
    cloak = add(g, card("Cloak", "Addition"), FIELD, 0)
    ctx.slots[1], ctx.slots[2] = (cloak,), (wolf,)
    completely(g, AddTo(Ref(1), Ref(2)), ctx)
    assert g.table.objs[cloak].host == wolf and g.table.objs[cloak].became == NOBODY


def test_attaching_1032_1() -> None:
    g, ctx = new_game()
    king = add(g, KING, RULER_AREA, 0)
    ctx.slots[1] = (add(g, card("Wolf", atk=1, defense=1), HAND, 0),)
    completely(g, Attach(Ref(1), RulerOf(You(), ANY_RULER), 2), ctx)
    o = g.table.objs[g.work.ctxs[ctx.id].slots[2][0]]
    assert (o.zone, o.host) == (ITEMS, king)


def test_invert_and_shift_turn_the_right_cards_1030_1() -> None:
    g, ctx = new_game()
    two = card("Hope", atk=1, defense=1, back=card("Despair", race=["Inverse"], atk=2, defense=2))
    hope = add(g, two, FIELD, 0)
    plain = add(g, card("Plain", atk=1, defense=1), FIELD, 0)
    completely(g, Turn(All(resonators()), "invert", 1), ctx)
    assert (
        g.table.objs[hope].face == 1
        and g.work.ctxs[ctx.id].slots[1] == (hope,)
        and g.table.objs[plain].face == 0
    )
    completely(g, Turn(All(resonators()), "invert", 1), ctx)
    assert not g.work.ctxs[ctx.id].did[1]
    completely(g, Turn(All(resonators()), "hope", 1), ctx)
    assert g.table.objs[hope].face == 0
    assert [e.word for e in g.memory.happened if e.kind == TURNED] == ["invert", "hope"]


def test_heal_1024_1() -> None:
    g, ctx = new_game()
    king = add(g, KING, RULER_AREA, 0)
    o = g.edit(king)
    o.counters = {"astral": 1, "mana": 2}
    o.marks |= ASTRAL
    completely(g, Turn(RulerOf(You(), RULER), "heal", 1), ctx)
    assert g.table.objs[king].counters == {"mana": 2} and not g.table.objs[king].marks & ASTRAL
    assert g.work.ctxs[ctx.id].did[1]
    completely(g, Turn(RulerOf(You(), RULER), "heal", 1), ctx)
    assert not g.work.ctxs[ctx.id].did[1]


def test_a_j_ruler_goes_back() -> None:
    g, ctx = new_game()
    king = add(g, KING, FIELD, 0, face=1)
    g.edit(king).damage = 300
    completely(g, Turn(RulerOf(You(), J_RULER), "ruler"), ctx)
    o = g.table.objs[king]
    assert (o.zone, o.face, o.damage, o.became) == (RULER_AREA, 0, 0, NOBODY)


def test_face_down_but_not_a_ruler_303_2a() -> None:
    g, ctx = new_game()
    gone = add(g, card("Gone"), REMOVED, 0)
    king = add(g, KING, RULER_AREA, 0)
    ctx.slots[1] = (gone, king)
    completely(g, Turn(Ref(1), "face down", 2), ctx)
    assert g.table.objs[gone].face_down and not g.table.objs[king].face_down
    completely(g, Turn(Ref(1), "face up", 2), ctx)
    assert not g.table.objs[gone].face_down


def test_unseal_1130_3a() -> None:
    g, ctx = new_game()
    king = add(g, KING, RULER_AREA, 0)
    completely(g, Turn(RulerOf(You(), RULER), "unseal", 1), ctx)
    assert g.table.objs[king].marks & UNSEALED and g.work.ctxs[ctx.id].did[1]


@pytest.mark.parametrize("role", ["attacker", "blocker", "attacked"])
def test_removing_from_battle_1029_1(role: str) -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=1, defense=1), FIELD, 0)
    battle = Battle()
    battle.attacked = PLAYER_REF[1]
    setattr(battle, role, wolf)
    g.table.battle = battle
    completely(g, RemoveFromBattle(All(resonators(MINE))), ctx)
    assert g.table.battle is not battle
    if role == "attacked":
        assert g.table.battle.removed
    else:
        assert getattr(g.table.battle, role) == NOBODY


def test_remembering_cards() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf"), REMOVED, 0)
    ctx.slots[1] = (wolf,)
    completely(g, Remember(Ref(1)), ctx)
    completely(g, Remember(Ref(1)), ctx)
    assert [(note.kind, note.ref) for note in g.table.objs[ctx.source].memory] == [("removed", wolf)]


def test_choosing_what_to_rest() -> None:
    g, ctx = new_game()
    wolves = [add(g, card(f"Wolf {n}", atk=1, defense=1), FIELD, 1) for n in range(2)]
    perform(g, Rest(Choose(resonators(THEIRS))), ctx)
    assert options(g) == wolves
    pick(g, ref=wolves[0])
    assert [g.table.objs[i].rested for i in wolves] == [True, False]
