"""Loops (1301): the same position again and again."""

from __future__ import annotations

import pytest

from engine.build import add, card
from engine.fighting import arena, asked, choices, fighter
from willpower.abilities.ability import Ability, Activate, Automatic
from willpower.abilities.effects import GainLife, May, Produce, Recover, Rest
from willpower.abilities.nouns import Opponent, This
from willpower.abilities.quantities import Num
from willpower.abilities.symbols import FIELD, HAND
from willpower.abilities.triggers import Turned
from willpower.engine.change.actions import perform_rest
from willpower.engine.core.decisions import Decision
from willpower.engine.core.events import LOOPED, RECOVERED
from willpower.engine.core.ids import NO_PLAYER
from willpower.engine.core.loop_marks import note_choice
from willpower.engine.core.state import State
from willpower.engine.procedures.loops import TIMES, position
from willpower.engine.procedures.priority import PriorityFrame
from willpower.engine.procedures.running import run


def swing(second: May | Rest) -> tuple[Ability, ...]:
    """Recovers when it becomes rested, and the other way round."""
    return (
        Automatic(paragraph=1, trigger=Turned(This(), "rested"), effect=Recover(This())),
        Automatic(paragraph=2, trigger=Turned(This(), "recovered"), effect=second),
    )


def give(g: State, kind: str, ref: int = -9, number: int = 0) -> Decision | None:
    """Answers as a game does: the choice is noted."""
    decision = asked(g)
    found = [o for o in decision.options if o.kind == kind and ref in (-9, o.ref) and o.number == number]
    assert found, decision
    g.work.pending = None
    note_choice(g, decision, found[0])
    g.top().answer(g, found[0])
    if g.work.pending is None:
        run(g)
    return g.work.pending


def push(g: State, ref: int) -> None:
    """Rests a card and lets players go on."""
    g.turn.phase = "end"  # not main timing: nobody has anything else to do
    perform_rest(g, (ref,), "1013.1")
    g.work.stack.append(PriorityFrame())
    run(g)


@pytest.mark.clause("1301.1c")
def test_a_loop_nobody_can_stop_is_a_draw() -> None:
    g = arena()
    pendulum = fighter(g, 0, abilities=swing(Rest(This())))
    push(g, pendulum)
    assert g.over and g.winner == NO_PLAYER and g.outcome == "1301.1c"
    assert [e.clause for e in g.events() if e.kind == LOOPED] == ["1301.1c"]


@pytest.mark.clause("1301.1c")
def test_making_will_does_not_stop_a_loop() -> None:
    for every_window in (False, True):
        g = arena()
        g.every_window = every_window
        add(g, card("Fire Magic Stone", "Basic Magic Stone", text=["{Rest}: Produce {R}."]), FIELD, 0)
        pendulum = fighter(g, 0, abilities=swing(Rest(This())))
        push(g, pendulum)
        while g.work.pending is not None and not g.over:
            give(g, "pass")
        assert g.over and g.outcome == "1301.1c"


@pytest.mark.clause("1301.1a")
@pytest.mark.parametrize("rounds", [0, 3, 100])
def test_who_can_stop_it_names_a_number(rounds: int) -> None:
    g = arena()
    pendulum = fighter(g, 0, abilities=swing(May(Rest(This()))))
    push(g, pendulum)
    for _ in range(TIMES - 1):
        assert asked(g).kind == "may" and asked(g).player == 0
        give(g, "yes")
    assert asked(g).kind == "loop" and asked(g).player == 0 and asked(g).clause == "1301.1a"
    assert choices(g)[0] == ("number", -9, 0)
    memory = len([e for e in g.memory.happened if e.kind == RECOVERED])
    if rounds > 99:
        give(g, "higher", number=100)  # a hundred numbers are asked at a time, without an end
    give(g, "number", number=rounds)
    # The card goes on with the ability on the chase, and then cannot be rested once more.
    assert g.over and g.winner == NO_PLAYER and g.outcome == ""
    assert not g.table.objs[pendulum].rested and not g.table.chase
    looped = [e for e in g.events() if e.kind == LOOPED]
    assert [(e.amount, e.player) for e in looped] == [(rounds, 0)]
    # Each round is remembered, and once more it was recovered before it could not be rested.
    assert len([e for e in g.memory.happened if e.kind == RECOVERED]) == memory + rounds + 1


@pytest.mark.clause("1301.1a")
def test_saying_no_earlier_is_always_possible() -> None:
    g = arena()
    pendulum = fighter(g, 0, abilities=swing(May(Rest(This()))))
    push(g, pendulum)
    give(g, "yes")
    give(g, "yes")
    assert give(g, "no") is None
    assert g.over and g.outcome == "" and not g.table.objs[pendulum].rested


@pytest.mark.clause("1301.1b")
@pytest.mark.parametrize(("mine", "theirs"), [(7, 2), (2, 7), (4, 4)])
def test_if_both_can_stop_it_the_smaller_number_counts(mine: int, theirs: int) -> None:
    g = arena()
    both = (
        Automatic(paragraph=1, trigger=Turned(This(), "rested"), effect=May(Recover(This()))),
        Automatic(paragraph=2, trigger=Turned(This(), "recovered"), effect=May(Rest(This()), Opponent())),
    )
    pendulum = fighter(g, 0, abilities=both)
    push(g, pendulum)
    n = 0
    while asked(g).kind == "may":
        assert asked(g).player == n % 2
        give(g, "yes")
        n += 1
        assert n < 20
    assert asked(g).kind == "loop" and asked(g).player == 0 and asked(g).clause == "1301.1b"
    give(g, "number", number=mine)
    assert asked(g).player == 1
    give(g, "number", number=theirs)
    looped = [e for e in g.events() if e.kind == LOOPED]
    assert [e.amount for e in looped] == [min(mine, theirs)]
    # The one who named the smaller number has to do something else.
    stopper = 0 if mine <= theirs else 1
    if g.work.pending is not None:
        assert asked(g).player != stopper
        give(g, "yes")
    assert g.over and g.table.objs[pendulum].rested == (stopper == 0)


@pytest.mark.clause("1301.1a")
def test_an_ability_that_does_nothing_is_not_offered_for_ever() -> None:
    g = arena()
    hand = add(g, card("Wolf", atk=100, defense=100, cost="{0}"), HAND, 0)
    toy = fighter(g, 0, abilities=(Activate(paragraph=1, effect=GainLife(Num(0))),))
    g.work.stack.append(PriorityFrame())
    run(g)
    times = 0
    while asked(g).kind == "priority":
        give(g, "activate", toy)
        if g.work.pending is not None and asked(g).kind == "priority" and g.table.chase:
            give(g, "pass")
        times += 1
        assert times < 20
    assert asked(g).kind == "loop" and asked(g).player == 0
    give(g, "number", number=2)
    while g.table.chase:
        give(g, "pass")
    assert asked(g).kind == "priority" and ("activate", toy, 0) not in choices(g)
    give(g, "play", hand)
    while g.table.chase and g.work.pending is not None:
        give(g, "pass")
    assert ("activate", toy, 0) in choices(g)


def test_will_made_of_will_on_an_empty_chase_is_a_loop_too() -> None:
    g = arena()
    # Making nothing is enough: a will ability that does not change anything.
    prism = Activate(paragraph=1, effect=Produce(("{0}",)))
    toy = fighter(g, 0, abilities=(prism,))
    add(g, card("Wolf", atk=100, defense=100, cost="{0}"), HAND, 0)
    g.work.stack.append(PriorityFrame())
    run(g)
    times = 0
    while asked(g).kind == "priority" and ("activate", toy, 0) in choices(g) and times < 500:
        give(g, "activate", toy)
        times += 1
    assert times < 100


def test_progress_is_no_loop() -> None:
    g = arena()
    rich = (
        Automatic(paragraph=1, trigger=Turned(This(), "rested"), effect=Recover(This())),
        Automatic(paragraph=2, trigger=Turned(This(), "recovered"), effect=May(Rest(This()))),
        Automatic(paragraph=3, trigger=Turned(This(), "rested"), effect=GainLife(Num(100))),
    )
    pendulum = fighter(g, 0, abilities=rich)
    push(g, pendulum)
    for _ in range(20):
        while asked(g).kind == "trigger":
            give(g, asked(g).options[0].kind, number=asked(g).options[0].number)
        assert asked(g).kind == "may"
        give(g, "yes")
    assert g.table.players[0].life >= 5900


def test_positions_do_not_depend_on_the_numbers_of_objects() -> None:
    g = arena()
    fighter(g, 0, name="Wolf")
    fighter(g, 1, name="Cat")
    one = position(g)
    g.table.next_id += 7
    g.table.stamp += 9
    assert position(g) == one
    h = arena()
    fighter(h, 1, name="Cat")
    fighter(h, 0, name="Wolf")
    # The same cards as other objects: definitions are numbered by the game, so they are told by name here.
    assert sorted([h.table.objs[i].base.names for i in h.table.field]) == sorted(
        [g.table.objs[i].base.names for i in g.table.field]
    )
    for change in ("life", "rested", "damage", "counters", "rng"):
        k = g.clone()
        if change == "life":
            k.edit_player(1).life -= 100
        elif change == "rested":
            k.edit(k.table.field[0]).rested = True
        elif change == "damage":
            k.edit(k.table.field[0]).damage = 100
        elif change == "counters":
            k.edit(k.table.field[0]).counters = {"mana": 1}
        else:
            k.work.rng += 1
        assert position(k) != one


def test_a_loop_is_seen_across_a_clone() -> None:
    g = arena()
    pendulum = fighter(g, 0, abilities=swing(May(Rest(This()))))
    push(g, pendulum)
    give(g, "yes")
    give(g, "yes")
    twin = g.clone()
    for game in (g, twin):
        give(game, "yes")
        give(game, "yes")
        assert asked(game).kind == "loop"
