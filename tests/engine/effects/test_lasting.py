"""Instructions that make continuous effects with a duration, and that change control."""

from __future__ import annotations

import pytest

from engine.build import add, card, context, move
from engine.executing import MINE, THEIRS, completely, new_game, options, perform, pick, resonators, word
from willpower.abilities.ability import Continuous, Keyword
from willpower.abilities.conditions import Compare, Fits
from willpower.abilities.effects import (
    Apply,
    ChooseCards,
    ChooseWord,
    ExchangeControl,
    ExtraAttack,
    GainControl,
    Mobilize,
    Move,
    Sequence,
)
from willpower.abilities.nouns import All, Both, Choose, Filter, Opponent, Ref, StatusIs, This, You
from willpower.abilities.quantities import Count, LifeOf, Num, Stat
from willpower.abilities.statics import (
    AddAbilities,
    AddAttributes,
    AddRaces,
    AddValues,
    BecomeCopy,
    Cannot,
    DoesNotRecover,
    Duration,
    EntersWith,
    Gains,
    OnlyWhile,
    SetValues,
)
from willpower.abilities.symbols import FIELD, GRAVEYARD, HAND, WIND
from willpower.engine.core.ids import PLAYER_REF
from willpower.engine.core.state import State
from willpower.engine.values.battle_state import MOBILIZED
from willpower.engine.values.characteristics import chars
from willpower.engine.values.lasting import expire, expire_conditions
from willpower.engine.values.prohibition import allowed, allowed_amount, prohibited_by

TURN = Duration("end of turn")
MORE = AddValues(Num(300), Num(100))


def values(g: State, ref: int) -> tuple[int | None, int | None]:
    c = chars(g, ref)
    return c.atk, c.defense


def test_specific_cards_are_fixed_descriptions_are_not_909_4() -> None:
    g, ctx = new_game()
    a = add(g, card("A", atk=100, defense=100), FIELD, 0)
    ctx.slots[1] = (a,)
    completely(g, Apply((Gains(Ref(1), (MORE,)),), TURN, 2), ctx)
    completely(g, Apply((Gains(All(resonators(MINE)), (MORE,)),), TURN), ctx)
    b = add(g, card("B", atk=100, defense=100), FIELD, 0)
    assert values(g, a) == (700, 300) and values(g, b) == (400, 200)
    assert g.work.ctxs[ctx.id].slots[2] == (a,)
    expire(g, "end of turn", 0)
    assert values(g, a) == (100, 100) and values(g, b) == (100, 100)


def test_a_card_that_comes_back_is_another_card() -> None:
    g, ctx = new_game()
    a = add(g, card("A", atk=100, defense=100), FIELD, 0)
    ctx.slots[1] = (a,)
    completely(g, Apply((Gains(Ref(1), (MORE,)),), TURN), ctx)
    completely(g, Move(Ref(1), HAND, slot=2), ctx)
    completely(g, Move(Ref(2), FIELD, slot=3), ctx)
    assert values(g, g.work.ctxs[ctx.id].slots[3][0]) == (100, 100)


def test_several_effects_on_several_nouns() -> None:
    g, ctx = new_game()
    a = add(g, card("A", atk=100, defense=100), FIELD, 0)
    b = add(g, card("B", atk=100, defense=100), FIELD, 1)
    ctx.source = a
    ctx.slots[1] = (b,)
    flying = AddAbilities((Keyword(keyword="flying"),))
    statics = (
        Gains(Both((This(), All(resonators(THEIRS)))), (MORE,)),
        Cannot(Ref(1), "attack"),
        Gains(Ref(1), (flying,)),
    )
    completely(g, Apply(statics, TURN), ctx)
    assert values(g, a) == (400, 200) and values(g, b) == (400, 200)
    assert "flying" in chars(g, b).ab.keywords and "flying" not in chars(g, a).ab.keywords
    assert prohibited_by(g, "attack", b) and not prohibited_by(g, "attack", a)


def test_an_effect_on_a_chosen_card() -> None:
    g, ctx = new_game()
    a, b = [add(g, card(n, atk=100, defense=100), FIELD, 0) for n in "AB"]
    perform(g, Apply((Gains(Choose(resonators(MINE)), (MORE,)),), TURN), ctx)
    assert options(g) == [a, b]
    pick(g, ref=b)
    assert values(g, a) == (100, 100) and values(g, b) == (400, 200)


def test_a_prohibition_on_a_chosen_card_stays_on_it() -> None:
    g, ctx = new_game()
    a, b = [add(g, card(n, atk=100, defense=100), FIELD, 0) for n in "AB"]
    perform(g, Apply((Cannot(Choose(resonators(MINE)), "block"),), TURN), ctx)
    pick(g, ref=b)
    assert prohibited_by(g, "block", b) and not prohibited_by(g, "block", a)


def test_nothing_is_made_for_a_target_that_is_gone_903_3a() -> None:
    g, ctx = new_game()
    ctx.slots[1] = ()
    completely(g, Apply((Gains(Ref(1), (MORE,)),), TURN, 2), ctx)
    assert not g.table.lasting and not g.work.ctxs[ctx.id].did[2]


def test_numbers_are_those_of_the_moment() -> None:
    g, ctx = new_game()
    a = add(g, card("A", atk=100, defense=100), FIELD, 0)
    hundreds = Count(All(resonators()))
    ctx.slots[1] = (a,)
    completely(g, Apply((Gains(Ref(1), (SetValues(hundreds, LifeOf(You())),)),), TURN), ctx)
    add(g, card("B", atk=100, defense=100), FIELD, 0)
    g.edit_player(0).life = 100
    g.derived.values_stale = True
    assert values(g, a) == (100, 4000)  # 1, rounded up to a hundred (909.1i)


def test_numbers_about_the_card_affected_stay_its_own() -> None:
    g, ctx = new_game()
    cards = [add(g, card(n, atk=atk, defense=100), FIELD, 0) for n, atk in (("A", 100), ("B", 300))]
    twice = AddValues(Stat("printed atk", Ref(0)), Num(0))
    completely(g, Apply((Gains(All(resonators()), (twice,)),), TURN), ctx)
    assert [values(g, i)[0] for i in cards] == [200, 600]


@pytest.mark.parametrize(
    ("until", "when", "player", "over"),
    [
        ("end of turn", "end of turn", 0, True),
        ("end of turn", "end of battle", 0, False),
        ("end of battle", "end of battle", 0, True),
        ("end of battle", "end of turn", 0, False),
        ("end of game", "end of turn", 0, False),
        ("your next turn", "beginning of turn", 0, True),
        ("your next turn", "beginning of turn", 1, False),
        ("end of opponent's turn", "end of turn", 0, False),
        ("end of opponent's turn", "end of turn", 1, False),
        ("opponent's next turn", "beginning of turn", 0, False),
        ("opponent's next turn", "beginning of turn", 1, True),
        ("the next turn", "beginning of turn", 0, True),
        ("end of the next turn", "end of turn", 1, False),
        ("the next main phase", "the next main phase", 0, True),
        ("the next main phase", "the next main phase", 1, False),
        ("the next main phase", "the next end phase", 0, False),
        ("end of your next turn", "end of turn", 1, False),
        ("next recovery", "recovered", 1, False),
        ("next recovery", "recovered", 0, True),
    ],
)
def test_when_durations_end(until: str, when: str, player: int, over: bool) -> None:
    g, ctx = new_game()
    completely(g, Apply((Gains(All(resonators()), (MORE,)),), Duration(until)), ctx)
    expire(g, when, player)
    assert (not g.table.lasting) == over


@pytest.mark.parametrize(
    ("until", "player"),
    [("end of your next turn", 0), ("end of opponent's turn", 1), ("end of the next turn", 1)],
)
def test_end_of_your_next_turn_is_not_this_one(until: str, player: int) -> None:
    g, ctx = new_game()
    completely(g, Apply((Gains(All(resonators()), (MORE,)),), Duration(until)), ctx)
    expire(g, "end of turn", player)
    assert g.table.lasting
    g.turn.serial += 2
    expire(g, "end of turn", player)
    assert not g.table.lasting


def test_as_long_as_the_card_is_there() -> None:
    g, ctx = new_game()
    a = add(g, card("A", atk=100, defense=100), FIELD, 1)
    ctx.slots[1] = (a,)
    completely(g, Apply((Gains(Ref(1), (MORE,)),), Duration("leaves")), ctx)
    assert values(g, a) == (400, 200)
    completely(g, Move(This(), HAND), ctx)
    assert not g.table.lasting and values(g, a) == (100, 100)


def test_not_made_if_the_card_has_left_909_8() -> None:
    g, ctx = new_game()
    move(g, ctx.source, GRAVEYARD)
    completely(g, Apply((Gains(All(resonators()), (MORE,)),), Duration("leaves"), 1), ctx)
    assert not g.table.lasting and not g.work.ctxs[ctx.id].did[1]


def test_as_long_as_a_condition_holds_909_8() -> None:
    g, ctx = new_game()
    a = add(g, card("A", atk=100, defense=100), FIELD, 0)
    recovered = Duration("condition", Fits(This(), Filter((StatusIs("recovered"),))))
    ctx.source = a
    completely(g, Apply((Gains(This(), (MORE,)),), recovered), ctx)
    assert values(g, a) == (400, 200)
    g.edit(a).rested = True
    g.derived.values_stale = True
    assert values(g, a) == (100, 100)
    expire_conditions(g)
    g.edit(a).rested = False
    g.derived.values_stale = True
    assert values(g, a) == (100, 100)  # it ended
    g.edit(a).rested = True
    completely(g, Apply((Gains(This(), (MORE,)),), recovered, 1), ctx)
    assert not g.work.ctxs[ctx.id].did[1]


def test_only_while_inside_a_duration() -> None:
    g, ctx = new_game()
    a = add(g, card("A", atk=100, defense=100), FIELD, 0)
    ctx.slots[1] = (a,)
    rich = Compare(LifeOf(You()), ">", Num(1000))
    completely(g, Apply((OnlyWhile(rich, (Gains(Ref(1), (MORE, AddRaces(("Dragon",)))),)),), TURN), ctx)
    assert values(g, a) == (400, 200) and "Dragon" in chars(g, a).races
    g.edit_player(0).life = 500
    g.derived.values_stale = True
    assert values(g, a) == (100, 100)


def test_control_for_good_and_for_a_time() -> None:
    g, ctx = new_game()
    a, b = [add(g, card(n, atk=100, defense=100), FIELD, 1) for n in "AB"]
    ctx.slots[1], ctx.slots[2] = (a,), (b,)
    completely(g, GainControl(Ref(1), slot=3), ctx)
    completely(g, GainControl(Ref(2), TURN, slot=4), ctx)
    chars(g, a)
    assert (g.table.objs[a].controller, g.table.objs[b].controller) == (0, 0)
    assert (
        g.work.ctxs[ctx.id].did[3] and g.work.ctxs[ctx.id].did[4] and g.table.objs[b].since == g.turn.serial
    )
    expire(g, "end of turn", 0)
    chars(g, a)
    assert (g.table.objs[a].controller, g.table.objs[b].controller) == (0, 1)


def test_control_as_long_as_a_condition_holds() -> None:
    g, ctx = new_game()
    a = add(g, card("A", atk=100, defense=100), FIELD, 1)
    ctx.slots[1] = (a,)
    rich = Compare(LifeOf(You()), ">", Num(1000))
    completely(g, GainControl(Ref(1), Duration("condition", rich)), ctx)
    chars(g, a)
    assert g.table.objs[a].controller == 0
    g.edit_player(0).life = 500
    g.derived.values_stale = True
    chars(g, a)
    assert g.table.objs[a].controller == 1


def test_another_player_gains_control() -> None:
    g, ctx = new_game()
    a = add(g, card("A", atk=100, defense=100), FIELD, 0)
    ctx.slots[1] = (a,)
    completely(g, GainControl(Ref(1), TURN, Opponent()), ctx)
    chars(g, a)
    assert g.table.objs[a].controller == 1


def test_exchanging_control_takes_both_or_none() -> None:
    g, ctx = new_game()
    a = add(g, card("A", atk=100, defense=100), FIELD, 0)
    b = add(g, card("B", atk=100, defense=100), FIELD, 1)
    ctx.slots[1], ctx.slots[2] = (a,), (b,)
    completely(g, ExchangeControl(Ref(1), Ref(2)), ctx)
    chars(g, a)
    assert (g.table.objs[a].controller, g.table.objs[b].controller) == (1, 0)
    ctx.slots[2] = ()
    completely(g, ExchangeControl(Ref(1), Ref(2)), ctx)
    assert g.table.objs[a].controller == 1


def test_mobilize_and_attacking_again() -> None:
    g, ctx = new_game()
    a, b = [add(g, card(n, atk=100, defense=100), FIELD, 0) for n in "AB"]
    ctx.slots[1] = (a,)
    completely(g, Mobilize(Ref(1), TURN), ctx)
    completely(g, ExtraAttack(Ref(1)), ctx)
    assert allowed(g, MOBILIZED, a) and not allowed(g, MOBILIZED, b)
    assert allowed_amount(g, "attack again", a) == 1
    completely(g, ExtraAttack(You()), ctx)
    assert allowed(g, "attack again", PLAYER_REF[0]) and not allowed(g, "attack again", PLAYER_REF[1])


def test_you_stays_whoever_it_was() -> None:
    g, _ = new_game()
    source = add(g, card("Theirs", "Regalia"), FIELD, 1)
    a = add(g, card("A", atk=100, defense=100), FIELD, 1)
    ctx = context(g, source, 1)
    completely(g, Apply((Gains(All(resonators(MINE)), (MORE,)),), TURN), ctx)
    assert values(g, a) == (400, 200)


def test_a_card_that_enters_as_a_copy_909_5() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", race=["Beast"], atk=500, defense=400), FIELD, 1)
    copy = Sequence(
        (
            ChooseCards(Choose(resonators()), 1),
            Apply((Gains(This(), (BecomeCopy(Ref(1)),)),), Duration("end of game")),
        )
    )
    mirror = add(
        g,
        card("Mirror", atk=0, defense=0),
        HAND,
        0,
        abilities=(Continuous(effects=(EntersWith(This(), effect=copy),)),),
    )
    ctx.slots[1] = (mirror,)
    completely(g, Move(Ref(1), FIELD, slot=2), ctx)
    new = g.work.ctxs[ctx.id].slots[2][0]
    assert chars(g, new).names == ("Wolf",) and values(g, new) == (500, 400)
    assert chars(g, mirror).names == ("Mirror",) and values(g, wolf) == (500, 400)


def test_a_word_chosen_as_a_card_enters_stays_with_it() -> None:
    g, ctx = new_game()
    text = (
        Continuous(effects=(EntersWith(This(), effect=ChooseWord("attribute", 1)),)),
        Continuous(effects=(Gains(This(), (AddAttributes(0, 1),)),)),
    )
    ctx.slots[1] = (add(g, card("Chameleon", atk=0, defense=0), HAND, 0, abilities=text),)
    perform(g, Move(Ref(1), FIELD, slot=2), ctx)
    word(g, "wind")
    assert chars(g, g.work.ctxs[ctx.id].slots[2][0]).attributes == WIND


def test_the_next_recovery_phase_is_that_of_the_cards_controller() -> None:
    g, ctx = new_game()
    mine = add(g, card("Mine", atk=100, defense=100), FIELD, 0)
    theirs = add(g, card("Theirs", atk=100, defense=100), FIELD, 1)
    ctx.slots[1] = (mine, theirs)
    until = Duration("next recovery")
    completely(g, Apply((DoesNotRecover(Ref(1)), DoesNotRecover(All(resonators(THEIRS)))), until), ctx)
    assert sorted((x.refs, x.until_player) for x in g.table.lasting) == [
        ((), 1),
        ((mine,), 0),
        ((theirs,), 1),
    ]
    expire(g, "recovered", 0)
    assert [x.until_player for x in g.table.lasting] == [1, 1]
