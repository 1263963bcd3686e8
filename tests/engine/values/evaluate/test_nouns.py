"""Nouns and players; every class of node has its answer."""

import pytest

from engine.build import add, add_ability, card, context, make_state, move
from willpower.abilities.ability import Activate, Automatic
from willpower.abilities.base import Node
from willpower.abilities.conditions import Condition, Fits
from willpower.abilities.nouns import (
    All,
    AllButOne,
    Among,
    Attached,
    Both,
    Choose,
    ControlledBy,
    ControllerOf,
    EachPlayer,
    EventObject,
    EventPlayer,
    EventSubject,
    Filter,
    Host,
    Noun,
    Opponent,
    OtherThan,
    OwnerOf,
    Pred,
    Quantity,
    RaceIs,
    Ref,
    RefPlayer,
    RulerOf,
    Target,
    This,
    ThisAbility,
    TopCards,
    TurnPlayer,
    TypeIs,
    Who,
    You,
)
from willpower.abilities.quantities import Num
from willpower.abilities.symbols import (
    ANY_RULER,
    CHASE,
    DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    ITEMS,
    J_RULER,
    REMOVED,
    RESONATOR,
    RULER,
    RULER_AREA,
    STANDBY,
)
from willpower.abilities.triggers import Attacks, Either, IsDealtDamage
from willpower.engine.change.triggers import emit
from willpower.engine.core.events import ATTACKED, DAMAGED, MOVED
from willpower.engine.core.happenings import event_of
from willpower.engine.core.ids import NOBODY, PLAYER_REF
from willpower.engine.core.objects import Note
from willpower.engine.values import evaluate
from willpower.engine.values.evaluate import (
    core as evaluate_core,
)
from willpower.engine.values.evaluate import player, players, refs

ROOTS = (Who, Noun, Pred, Quantity, Condition)


def leaves(root: type[Node]) -> set[type[Node]]:
    """The classes below a class that are not themselves roots."""
    found: set[type[Node]] = set()
    for kind in root.__subclasses__():
        found |= leaves(kind)
        if kind not in ROOTS:
            found.add(kind)
    # Nodes of the parser that no compiled text has are not the engine's business.
    return {kind for kind in found if kind.__module__.startswith("willpower.abilities.")}


@pytest.mark.parametrize(
    ("root", "table"),
    [
        (Who, evaluate_core.PLAYERS),
        (Noun, evaluate_core.NOUNS),
        (Pred, evaluate_core.PREDS),
        (Quantity, evaluate_core.QUANTITIES),
        (Condition, evaluate_core.CONDITIONS),
    ],
)
def test_every_class_of_node_has_its_answer(root: type[Node], table: dict[type[Node], object]) -> None:
    assert evaluate.LOADED
    assert leaves(root) == set(table)


# ---- players ---------------------------------------------------------------------------------------


def test_players() -> None:
    g = make_state()
    mine = add(g, card(), FIELD, 0, controller=1)
    ctx = context(g, mine, you=0)
    ctx.slots[1] = (PLAYER_REF[1],)
    ctx.slots[2] = (mine,)
    assert players(g, None, ctx) == (0,)
    assert players(g, You(), ctx) == (0,)
    assert players(g, Opponent(), ctx) == (1,)
    g.turn.player = 1
    assert players(g, EachPlayer(), ctx) == (1, 0)
    assert players(g, TurnPlayer(), ctx) == (1,)
    assert players(g, ControllerOf(This()), ctx) == (1,)
    assert players(g, OwnerOf(This()), ctx) == (0,)
    assert players(g, ControllerOf(Ref(1)), ctx) == (1,)
    assert players(g, RefPlayer(1), ctx) == (1,)
    assert players(g, RefPlayer(2), ctx) == ()
    assert players(g, RefPlayer(3), ctx) == ()
    assert player(g, Opponent(), ctx) == 1
    assert refs(g, EachPlayer(), ctx) == (PLAYER_REF[1], PLAYER_REF[0])
    with pytest.raises(AssertionError, match="no player"):
        player(g, RefPlayer(3), ctx)


def test_the_player_of_an_event() -> None:
    g = make_state()
    ctx = context(g)
    assert players(g, EventPlayer(), ctx) == ()
    ctx.event = event_of(MOVED, player=1)
    assert players(g, EventPlayer(), ctx) == (1,)
    ctx.event = event_of(DAMAGED, object=PLAYER_REF[0])
    assert players(g, EventPlayer(), ctx) == (0,)


@pytest.mark.clause("105.3a")
def test_outside_of_play_the_controller_is_the_player_whose_zone_it_is() -> None:
    g = make_state()
    ref = add(g, card(), GRAVEYARD, 0)
    assert players(g, ControllerOf(This()), context(g, ref)) == (0,)
    g.table.objs[ref].controller = 1  # an opponent's card in your graveyard, in 5.x
    assert players(g, ControllerOf(This()), context(g, ref)) == (1,)


# ---- cards --------------------------------------------------------------------------------------------


def test_this_host_and_slots() -> None:
    g = make_state()
    wolf = add(g, card(), FIELD)
    robe = add(g, card("Robe", "Addition"), FIELD)
    g.table.objs[robe].host = wolf
    ctx = context(g, robe)
    ctx.slots[1] = (wolf, PLAYER_REF[1])
    assert refs(g, This(), ctx) == (robe,)
    assert refs(g, Host(), ctx) == (wolf,)
    assert refs(g, Host(), context(g, wolf)) == ()
    assert refs(g, Ref(1), ctx) == (wolf, PLAYER_REF[1])
    assert refs(g, Ref(9), ctx) == ()
    assert refs(g, Target(1, None), ctx) == (wolf, PLAYER_REF[1])
    assert refs(g, This(), context(g)) == ()
    # Before it is chosen it could be any that fits.
    assert set(refs(g, Choose(Filter()), ctx)) == {wolf, robe}
    assert set(refs(g, AllButOne(Filter()), ctx)) == {wolf, robe}


@pytest.mark.clause("302.3", "911.1")
def test_a_card_that_has_left_is_still_meant_as_it_was() -> None:
    g = make_state()
    wolf = add(g, card(), FIELD)
    ctx = context(g, wolf)
    ctx.slots[1] = (wolf,)
    buried = move(g, wolf, GRAVEYARD)
    assert refs(g, This(), ctx) == (wolf,)
    assert refs(g, Ref(1), ctx) == (wolf,)
    assert buried not in refs(g, This(), ctx)


def test_among_and_both() -> None:
    g = make_state()
    a, b = (add(g, card(name, race=race), DECK) for name, race in (("A", "Elf"), ("B", "Orc")))
    ctx = context(g, a)
    ctx.slots[1] = (a, b, PLAYER_REF[0])
    # The cards are where they are: "an Elf from among them" does not ask for the field.
    assert refs(g, Among(Ref(1), Filter((RaceIs("Elf"),))), ctx) == (a,)
    assert refs(g, Both((This(), Ref(1))), ctx) == (a, b, PLAYER_REF[0])


@pytest.mark.clause("304.2")
def test_top_and_bottom_cards() -> None:
    g = make_state()
    deck = [add(g, card(f"Card {i}"), DECK) for i in range(4)]
    other = add(g, card("Other"), DECK, 1)
    ctx = context(g)
    assert refs(g, TopCards(Num(2), You()), ctx) == (deck[0], deck[1])
    assert refs(g, TopCards(Num(9), You()), ctx) == tuple(deck)
    assert refs(g, TopCards(Num(2), You(), bottom=True), ctx) == (deck[3], deck[2])
    assert refs(g, TopCards(Num(9), You(), bottom=True), ctx) == tuple(reversed(deck))
    assert refs(g, TopCards(Num(0), You()), ctx) == ()
    assert refs(g, TopCards(Num(-1), You(), bottom=True), ctx) == ()
    assert refs(g, TopCards(Num(1), EachPlayer()), ctx) == (deck[0], other)


@pytest.mark.clause("307.4", "308.4")
def test_rulers_are_found_where_they_belong() -> None:
    g = make_state()
    both = card("Queen", "Ruler", back=card("Queen Awake", "J-Ruler", atk=1000, defense=1000))
    mine = add(g, both, RULER_AREA, 0)
    theirs = add(g, both, FIELD, 1, face=1)
    ctx = context(g)
    assert refs(g, RulerOf(You(), RULER), ctx) == (mine,)
    assert refs(g, RulerOf(You(), J_RULER), ctx) == ()
    assert refs(g, RulerOf(You(), ANY_RULER), ctx) == (mine,)
    assert refs(g, RulerOf(Opponent(), ANY_RULER), ctx) == (theirs,)
    assert refs(g, RulerOf(Opponent(), RULER), ctx) == ()


@pytest.mark.clause("1002.1", "1032.2")
def test_what_belongs_to_a_card() -> None:
    g = make_state()
    wolf = add(g, card(), FIELD)
    robe = add(g, card("Robe", "Addition", race="Cloth"), FIELD)
    sword = add(g, card("Sword", "Addition"), FIELD)
    crown = add(g, card("Crown", "Regalia"), ITEMS)
    for ref in (robe, sword, crown):
        g.table.objs[ref].host = wolf
    kept, lost = add(g, card("Kept"), REMOVED), add(g, card("Lost"), REMOVED)
    g.table.objs[wolf].memory = (Note("removed", kept), Note("removed", lost), Note("put", robe))
    move(g, lost, HAND)
    ctx = context(g, wolf)
    assert refs(g, Attached("added", This()), ctx) == (robe, sword)
    assert refs(g, Attached("added", This(), Filter((RaceIs("Cloth"),))), ctx) == (robe,)
    assert refs(g, Attached("attached", This()), ctx) == (crown,)
    assert refs(g, Attached("removed", This()), ctx) == (kept,)
    assert refs(g, Attached("put", This()), ctx) == (robe,)


# ---- events ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "to", "old"),
    [
        pytest.param(FIELD, GRAVEYARD, True, marks=pytest.mark.clause("906.7b")),
        pytest.param(GRAVEYARD, FIELD, False, marks=pytest.mark.clause("906.7b")),
        pytest.param(CHASE, FIELD, False, marks=pytest.mark.clause("906.7b")),
        pytest.param(FIELD, HAND, True, marks=pytest.mark.clause("906.7a")),
        pytest.param(HAND, GRAVEYARD, False, marks=pytest.mark.clause("906.7a")),
        pytest.param(GRAVEYARD, DECK, True, marks=pytest.mark.clause("906.7a")),
        pytest.param(DECK, HAND, False, marks=pytest.mark.clause("906.7c")),
        pytest.param(GRAVEYARD, REMOVED, False, marks=pytest.mark.clause("906.7c")),
        pytest.param(HAND, STANDBY, False, marks=pytest.mark.clause("906.7c")),
    ],
)
def test_which_of_the_two_a_moved_card_is(origin: int, to: int, old: bool) -> None:
    g = make_state()
    before = add(g, card(), origin)
    after = move(g, before, to)
    ctx = context(g)
    ctx.event = event_of(MOVED, subject=after, old=before, origin=origin, to=to)
    assert refs(g, EventSubject(), ctx) == ((before,) if old else (after,))


def test_participants_of_an_event() -> None:
    g = make_state()
    wolf = add(g, card(), FIELD)
    ctx = context(g)
    assert refs(g, EventSubject(), ctx) == ()
    assert refs(g, EventObject(), ctx) == ()
    ctx.event = event_of(ATTACKED, subject=wolf, object=PLAYER_REF[1])
    assert refs(g, EventSubject(), ctx) == (wolf,)
    assert refs(g, EventObject(), ctx) == (PLAYER_REF[1],)
    ctx.event = event_of(ATTACKED, subject=wolf)
    assert ctx.event.object == NOBODY
    assert refs(g, EventObject(), ctx) == ()


def test_an_event_is_seen_from_the_side_of_the_trigger() -> None:
    g = make_state()
    hitter, victim = add(g, card(), FIELD), add(g, card(), FIELD, 1)
    everyone = All(Filter())
    trigger = Either((Attacks(everyone), IsDealtDamage(This())))
    ability = Automatic(trigger=trigger, condition=Fits(EventObject(), Filter((OtherThan(This()),))))
    guard = add(g, card("Guard"), FIELD, 1, abilities=(ability,))
    emit(g, event_of(DAMAGED, subject=hitter, object=victim, amount=100))
    assert not g.work.waiting
    emit(g, event_of(DAMAGED, subject=hitter, object=guard, amount=100))
    ctx = context(g, guard)
    ctx.event = g.work.waiting[0].event
    assert refs(g, EventSubject(), ctx) == (guard,) and refs(g, EventObject(), ctx) == (hitter,)
    emit(g, event_of(ATTACKED, subject=victim, object=hitter))
    ctx.event = g.work.waiting[1].event
    assert refs(g, EventSubject(), ctx) == (victim,) and refs(g, EventObject(), ctx) == (hitter,)


def test_an_ability_on_the_chase_speaks_of_its_card() -> None:
    g = make_state()
    wolf = add(g, card(), FIELD)
    ability = add_ability(g, wolf, Activate())
    ctx = g.work.ctxs[g.table.objs[ability].ctx]
    assert refs(g, This(), ctx) == (wolf,)
    assert refs(g, ThisAbility(), ctx) == (ability,)
    assert refs(g, ThisAbility(), context(g, wolf)) == ()
    assert refs(g, All(Filter((TypeIs(RESONATOR), ControlledBy(You())))), ctx) == (wolf,)
