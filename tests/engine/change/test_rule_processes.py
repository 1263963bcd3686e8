"""Rule processes (1200) and how a game ends (103)."""

from __future__ import annotations

import pytest

from engine.build import add, card, make_state
from engine.gating import begin, done, go, pick, standing
from willpower.abilities.effects import RemoveDamage
from willpower.abilities.nouns import All, EventSubject, Filter, This, TypeIs, You
from willpower.abilities.statics import Cannot, Replace
from willpower.abilities.symbols import (
    ADDITION,
    DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    LIFEBREAK,
    RESONATOR,
    RULER_AREA,
)
from willpower.abilities.triggers import Moves
from willpower.abilities.words import Forbidden
from willpower.engine.change.ending import concede, lose_at_once, lose_by_effect, win_by_effect
from willpower.engine.change.rule_processes import find_due, perform
from willpower.engine.change.zones import MoveItem, perform_moves
from willpower.engine.core.events import DRAWN_GAME, LOST, MOVED, WON
from willpower.engine.core.ids import NO_PLAYER, NOBODY
from willpower.engine.core.state import State
from willpower.engine.procedures.loops import LoopFrame
from willpower.engine.procedures.running import run


def settle(g: State) -> None:
    """Performs rule processes until none is left (602.1a)."""
    rounds = 0
    if not g.work.stack:
        begin(g)
    while perform(g):
        rounds += 1
        assert rounds < 20
        if g.over:
            return


def zone(g: State, ref: int) -> int:
    """Where a card is now."""
    while g.table.objs[ref].became >= 0:
        ref = g.table.objs[ref].became
    return g.table.objs[ref].zone


def destroyed(g: State) -> list[tuple[int, str]]:
    return [(e.old, e.clause) for e in g.events() if e.kind == MOVED and e.word == "destroyed"]


def wolf(g: State, player: int = 0, atk: int = 400, defense: int = 400) -> int:
    return add(g, card("Wolf", atk=atk, defense=defense), FIELD, player)


@pytest.mark.clause("1202.1", "103.2")
def test_no_life_loses() -> None:
    g = make_state()
    g.table.players[1].life = 0
    settle(g)
    assert g.over and g.winner == 0 and g.outcome == "1202.1"
    assert [(e.kind, e.player) for e in g.events()] == [(LOST, 1), (WON, 0)]


@pytest.mark.clause("1202.2")
def test_a_draw_that_failed_in_the_draw_phase_loses_at_the_next_check_only() -> None:
    g = make_state()
    g.table.players[0].deck_out = True
    settle(g)
    assert g.winner == 1 and g.outcome == "1202.2"
    g = make_state()
    standing(g, Cannot(You(), "lose"))
    g.table.players[0].deck_out = True
    settle(g)
    assert not g.over and not g.table.players[0].deck_out


@pytest.mark.clause("103.3")
def test_both_at_once_is_a_draw() -> None:
    g = make_state()
    g.table.players[0].life = -100
    g.table.players[1].deck_out = True
    settle(g)
    assert g.over and g.winner == NO_PLAYER and g.outcome == "103.3"
    assert g.events()[-1].kind == DRAWN_GAME


def test_in_the_oldest_edition_lifebreak_and_deck_decide() -> None:
    cases = ((LIFEBREAK, 2, 1, 0), (DECK, 1, 2, 1), (DECK, 1, 1, NO_PLAYER))
    for zone_counted, mine, theirs, winner in cases:
        g = make_state("2.0")
        for player, n in ((0, mine), (1, theirs)):
            for _ in range(n):
                add(g, card("Filler"), zone_counted, player)
            g.table.players[player].life = 0
        settle(g)
        assert g.over and g.winner == winner


@pytest.mark.clause("104.4")
def test_who_cannot_lose_does_not() -> None:
    g = make_state()
    standing(g, Cannot(You(), "lose"), player=1)
    g.table.players[1].life = -500
    settle(g)
    assert not g.over and not find_due(g)
    assert not lose_by_effect(g, 1)
    assert win_by_effect(g, 1)
    assert g.winner == 1 and g.outcome == "103.5"


@pytest.mark.clause("103.5")
@pytest.mark.parametrize("act, wins", [("lose", True), ("win", False)])
def test_to_win_is_not_to_make_the_other_lose(act: Forbidden, wins: bool) -> None:
    g = make_state()
    standing(g, Cannot(You(), act), player=1 if act == "lose" else 0)
    settle(g)
    assert win_by_effect(g, 0) is wins and g.over is wins


@pytest.mark.clause("103.4")
def test_conceding_cannot_be_forbidden() -> None:
    g = make_state()
    standing(g, Cannot(You(), "lose"))
    concede(g, 0)
    assert g.over and g.winner == 1 and g.outcome == "103.4"


def test_losing_waits_for_the_rules_unless_the_edition_is_old() -> None:
    g = make_state()
    g.table.players[0].life = 0
    assert not lose_at_once(g)
    g = make_state("2.0")
    g.table.players[0].life = 0
    assert lose_at_once(g) and g.winner == 1


@pytest.mark.clause("1203.1", "1203.2", "1201.1")
@pytest.mark.parametrize(("plus", "minus"), [(1, 1), (2, 3), (3, 1)])
def test_opposite_counters_cancel_out(plus: int, minus: int) -> None:
    g = make_state()
    ref = wolf(g, defense=100)
    g.edit(ref).counters = {"+100/+100": plus, "-100/-100": minus, "mana": 2}
    settle(g)
    left = {"mana": 2}
    if plus > minus:
        left["+100/+100"] = plus - minus
    if zone(g, ref) == FIELD:
        assert g.table.objs[ref].counters == left
    assert (zone(g, ref) == GRAVEYARD) == (minus > plus)


@pytest.mark.clause("1203.1")
def test_counters_on_a_ruler_cancel_out_too() -> None:
    g = make_state()
    ref = add(g, card("Old King", "Ruler"), RULER_AREA, 1)
    g.edit(ref).counters = {"+100/+100": 1, "-100/-100": 1}
    settle(g)
    assert g.table.objs[ref].counters is None
    old = make_state("5.12 Bifrost")
    ref = add(old, card("Old King", "Ruler"), RULER_AREA, 1)
    old.edit(ref).counters = {"+100/+100": 1, "-100/-100": 1}
    assert not find_due(old)


@pytest.mark.clause("1204.1")
def test_damage_equal_to_def_destroys() -> None:
    g = make_state()
    hurt, dead = wolf(g), wolf(g, 1)
    g.edit(hurt).damage = 300
    g.edit(dead).damage = 400
    settle(g)
    assert destroyed(g) == [(dead, "1204.1")]
    assert zone(g, hurt) == FIELD and zone(g, dead) == GRAVEYARD


@pytest.mark.clause("1204.2")
def test_no_def_left_destroys_but_a_card_without_def_stays() -> None:
    g = make_state()
    weak = wolf(g)
    g.edit(weak).counters = {"-100/-100": 4}
    king = add(g, card("Old King", "Ruler", back={"name": "Spirit", "type": "J-Ruler"}), FIELD, face=1)
    values = g.edit(king)
    values.base = values.base.copy()
    values.base.defense = None
    values.chars = values.base
    settle(g)
    assert destroyed(g) == [(weak, "1204.2")]
    assert zone(g, king) == FIELD


@pytest.mark.clause("1204.1")
def test_several_are_destroyed_at_the_same_time() -> None:
    g = make_state()
    begin(g)
    first, second = wolf(g), wolf(g, 1)
    g.edit(first).damage = 500
    g.edit(second).counters = {"-100/-100": 5}
    assert perform(g)
    assert [old for old, _ in destroyed(g)] == [first, second]
    assert {"1204.1", "1204.2"} <= {e.clause for e in g.events()}


@pytest.mark.clause("1010.3")
def test_what_cannot_be_destroyed_is_no_rule_process() -> None:
    g = make_state()
    ref = wolf(g)
    standing(g, Cannot(All(Filter((TypeIs(RESONATOR),))), "be destroyed"))
    g.edit(ref).damage = 900
    assert not find_due(g)
    assert not perform(g)
    assert zone(g, ref) == FIELD


def test_destruction_can_be_replaced_and_is_then_looked_at_again() -> None:
    g = make_state()
    saved = Moves(This(), FIELD, GRAVEYARD, "destroyed")
    rescue = Replace(saved, RemoveDamage(EventSubject()), optional=True)
    ref = standing(g, rescue)
    wolf_ref = add(g, card("Cat", atk=100, defense=300), FIELD, 0, abilities=g.table.objs[ref].base.ab.listed)
    g.edit(wolf_ref).damage = 300
    begin(g)
    assert perform(g)
    decision = go(g)
    assert decision is not None and decision.kind == "may"
    pick(g, "yes")
    assert zone(g, wolf_ref) == FIELD and g.table.objs[wolf_ref].damage == 0
    g.edit(wolf_ref).damage = 300
    assert perform(g)
    go(g)
    pick(g, "no")
    done(g)
    assert zone(g, wolf_ref) == GRAVEYARD


@pytest.mark.clause("1205.1", "1201.1")
def test_life_is_rounded_up_after_losing_is_looked_at() -> None:
    g = make_state()
    g.table.players[0].life = 1950
    g.table.players[1].life = 1
    settle(g)
    assert not g.over
    assert (g.table.players[0].life, g.table.players[1].life) == (2000, 100)
    assert [e.clause for e in g.events()] == ["1205.1", "1205.1"]


@pytest.mark.clause("1206.1")
def test_an_addition_is_not_on_itself() -> None:
    g = make_state()
    ref = add(g, card("Chain", "Addition"), FIELD)
    g.edit(ref).host = ref
    settle(g)
    assert g.table.objs[ref].host == NOBODY and zone(g, ref) == FIELD


@pytest.mark.clause("1406.4a")
@pytest.mark.parametrize(
    ("subtype", "host", "stays"),
    [
        ("Resonator", "Resonator", True),
        ("Resonator", "J-Ruler", False),
        ("J-Ruler", "J-Ruler", True),
        ("J/Resonator", "J-Ruler", True),
        ("J/Resonator", "Resonator", True),
        ("J/Ruler", "Resonator", False),
        ("Resonator", "", False),
        ("Resonator", "self", False),
        ("Field", "", True),
    ],
)
def test_additions_with_a_subtype_are_on_what_it_names(subtype: str, host: str, stays: bool) -> None:
    g = make_state()
    ref = add(g, card("Chain", f"Addition:{subtype}"), FIELD, 0)
    on = -1
    if host == "Resonator":
        on = wolf(g, 1)
    elif host == "J-Ruler":
        back = {"name": "Young King", "type": "J-Ruler", "atk": 500, "def": 500}
        on = add(g, card("Old King", "Ruler", back=back), FIELD, 1, face=1)
    elif host == "self":
        on = ref
    g.edit(ref).host = on
    settle(g)
    assert (zone(g, ref) == FIELD) == stays
    if not stays:
        assert "1406.4a" in [e.clause for e in g.events()]


@pytest.mark.clause("1121.4")
def test_an_addition_without_a_subtype_stays_when_its_host_is_gone() -> None:
    g = make_state()
    ref = add(g, card("Blessing", "Addition"), FIELD)
    host = wolf(g)
    g.edit(ref).host = host
    g.edit(host).damage = 400
    settle(g)
    assert zone(g, host) == GRAVEYARD and zone(g, ref) == FIELD
    assert g.table.objs[ref].host == NOBODY


@pytest.mark.parametrize("how", ["destroyed", "returned"])
def test_the_oldest_edition_destroys_an_addition_with_its_host(how: str) -> None:
    for name in ("2.0", "8.01"):
        g = make_state(name)
        ref = add(g, card("Chain", "Addition:Resonator"), FIELD)
        host = wolf(g)
        g.edit(ref).host = host
        perform_moves(g, (MoveItem(host, GRAVEYARD if how == "destroyed" else HAND, how),))
        settle(g)
        gone = [e.word for e in g.events() if e.kind == MOVED and e.old == ref]
        assert gone == ["destroyed" if how == "destroyed" and name == "2.0" else "rule"]


def test_in_the_oldest_edition_a_game_ends_between_two_steps() -> None:
    for name, over in (("2.0", True), ("8.01", False)):
        g = make_state(name)
        question = LoopFrame()
        question.players = (0,)
        g.work.stack = [question]
        g.table.players[0].life = 0
        run(g)
        assert g.over == over


@pytest.mark.clause("1415.1e-i", "1415.2")
def test_a_lifebreak_area_keeps_its_bottom_cards() -> None:
    for name in ("8.01 Valhalla", "8.01"):
        g = make_state(name)
        cards = [add(g, card(f"Filler {i}"), LIFEBREAK, 1) for i in range(6)]  # the first is on top
        settle(g)
        kept = cards[2:] if name.endswith("Valhalla") else cards
        assert g.table.players[1].zones[LIFEBREAK] == tuple(kept)
        if kept != cards:
            lying = [g.table.objs[i].prev for i in g.table.players[1].zones[GRAVEYARD]]
            assert lying == [cards[1], cards[0]]


def test_nothing_due_does_nothing() -> None:
    g = make_state()
    wolf(g)
    add(g, card("Relic", "Regalia"), FIELD)
    before = len(g.events())
    assert not perform(g) and not g.work.rules_due
    assert len(g.events()) == before
    assert g.table.objs[0].chars.types != ADDITION
