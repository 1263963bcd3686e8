"""Battle damage (805, 806) and [Pierce] (1102)."""

from __future__ import annotations

import pytest

from engine.build import context
from engine.fighting import B, answer, arena, asked, attack, choices, dead, fight, fighter, zone
from willpower.abilities.ability import Automatic, Continuous, Keyword
from willpower.abilities.effects import Destroy, GainLife, RemoveFromBattle
from willpower.abilities.nouns import All, EventObject, Filter, This, TypeIs
from willpower.abilities.quantities import Num
from willpower.abilities.statics import CanAlso, Prevent
from willpower.abilities.symbols import FIELD, RESONATOR
from willpower.abilities.triggers import Blocks, DealsDamage, IsBlocked
from willpower.engine.change.lasting_effects import add_lasting
from willpower.engine.core.events import DAMAGED
from willpower.engine.core.state import State

RESONATORS = All(Filter((TypeIs(RESONATOR),)))


def dealt(g: State) -> list[tuple[int, int, int, str]]:
    """Who dealt how much to whom, in order."""
    return [(e.subject, e.object, e.amount, e.word) for e in g.events() if e.kind == DAMAGED]


def clash(g: State, attacker: int, object: int, blocker: int = -9) -> None:
    """An attack, blocked or not, as far as nobody is asked anything else."""
    fight(g)
    attack(g, attacker, object)
    if g.work.pending is not None and asked(g).kind == "block":
        answer(g, "block" if blocker >= 0 else "no block", blocker)


@pytest.mark.clause("806.2a-i", "806.2b", "804.5a", "1007.1")
def test_attacker_and_blocker_hit_each_other() -> None:
    g = arena()
    wolf, wall = fighter(g, 0, 500, 500), fighter(g, 1, 300, 900)
    clash(g, wolf, B, wall)
    assert sorted(dealt(g)) == sorted([(wolf, wall, 500, "battle"), (wall, wolf, 300, "battle")])
    assert g.table.players[1].life == 4000


@pytest.mark.clause("806.2a-ii", "1007.2")
def test_an_unblocked_attack_hits_the_player() -> None:
    g = arena()
    wolf = fighter(g, 0, 500, 500)
    clash(g, wolf, B)
    assert dealt(g) == [(wolf, B, 500, "battle")]


@pytest.mark.clause("804.5b", "806.2a-ii", "806.2b")
def test_an_unblocked_attack_on_a_card_is_a_battle_with_it() -> None:
    g = arena()
    wolf, tired = fighter(g, 0, 500, 500), fighter(g, 1, 200, 400, rested=True)
    clash(g, wolf, tired)
    assert dead(g, tired) and g.table.objs[wolf].damage == 200 and g.table.players[1].life == 4000


@pytest.mark.clause("804.4a", "804.5b")
@pytest.mark.parametrize("at_card", [False, True])
def test_if_the_blocker_is_gone_the_attack_goes_on(at_card: bool) -> None:
    g = arena()
    kill = Automatic(trigger=IsBlocked(This()), effect=Destroy(EventObject()))
    wolf = fighter(g, 0, 500, 500, abilities=(kill,))
    wall = fighter(g, 1, 300, 900)
    tired = fighter(g, 1, 200, 400, rested=True)
    clash(g, wolf, tired if at_card else B, wall)
    assert dead(g, wall)
    if at_card:
        assert dead(g, tired) and g.table.objs[wolf].damage == 200
    else:
        assert g.table.players[1].life == 3500 and zone(g, tired) == FIELD


@pytest.mark.clause("1029.1b", "1029.1c")
def test_cards_removed_from_battle_are_not_hit() -> None:
    g = arena()
    vanish = Automatic(trigger=Blocks(This()), effect=RemoveFromBattle(This()))
    wolf, wall = fighter(g, 0, 500, 500), fighter(g, 1, 300, 900, abilities=(vanish,))
    clash(g, wolf, B, wall)
    assert dealt(g) == [(wolf, B, 500, "battle")]


@pytest.mark.clause("806.2a-ii")
def test_an_attacked_card_that_has_left_is_not_replaced() -> None:
    g = arena()
    wolf, tired = fighter(g, 0, 500, 500), fighter(g, 1, 200, 400, rested=True)
    wall = fighter(g, 1)
    fight(g)
    attack(g, wolf, tired)
    g.edit(tired).damage = 400
    g.work.rules_due = True
    answer(g, "no block")
    assert dead(g, tired) and dealt(g) == [] and zone(g, wall) == FIELD  # readings 26


# ---- first strike ------------------------------------------------------------------------------------------


@pytest.mark.clause("805.2", "805.2a", "805.2a-i", "805.3", "1104.2", "806.2a")
def test_first_strike_kills_before_the_blocker_strikes() -> None:
    g = arena()
    quick, wall = fighter(g, 0, 500, 300, "first strike"), fighter(g, 1, 400, 500)
    clash(g, quick, B, wall)
    assert dealt(g) == [(quick, wall, 500, "battle")]
    assert dead(g, wall) and g.table.objs[quick].damage == 0 and g.table.players[1].life == 4000


@pytest.mark.clause("805.2a-ii", "806.2a")
def test_first_strike_strikes_once() -> None:
    g = arena()
    quick = fighter(g, 0, 500, 300, "first strike")
    clash(g, quick, B)
    assert dealt(g) == [(quick, B, 500, "battle")]
    g = arena()
    quick, wall = fighter(g, 0, 300, 500, "first strike"), fighter(g, 1, 400, 500)
    clash(g, quick, B, wall)
    assert dealt(g) == [(quick, wall, 300, "battle"), (wall, quick, 400, "battle")]


@pytest.mark.clause("805.2")
def test_first_strike_is_for_attackers_only() -> None:
    g = arena()
    wolf, quick = fighter(g, 0, 500, 300), fighter(g, 1, 400, 500, "first strike")
    clash(g, wolf, B, quick)
    assert dead(g, wolf) and dead(g, quick)


@pytest.mark.clause("804.5b")
def test_who_is_attacked_does_not_strike_for_a_blocker_that_fell_first() -> None:
    for name, back in (("8.01", 0), ("5.12 Bifrost", 200)):
        g = arena(name)
        quick = fighter(g, 0, 500, 900, "first strike")
        wall = fighter(g, 1, 400, 500)
        tired = fighter(g, 1, 200, 900, rested=True)
        clash(g, quick, tired, wall)
        assert dead(g, wall) and g.table.objs[tired].damage == 0
        assert g.table.objs[quick].damage == back  # readings 6


@pytest.mark.clause("806.2a")
def test_a_first_strike_that_was_prevented_was_still_performed() -> None:
    for name, hit in (("8.01", 0), ("5.12 Bifrost", 500)):
        g = arena(name)
        quick = fighter(g, 0, 500, 900, "first strike")
        wall = fighter(g, 1, 100, 900)
        shield = Prevent(DealsDamage(None, This(), True), uses=1)
        add_lasting(g, shield, context(g, wall, 1), (wall,), "end of turn")
        clash(g, quick, B, wall)
        assert g.table.objs[wall].damage == hit and g.table.objs[quick].damage == 100


def test_in_the_oldest_edition_first_strike_is_part_of_the_damage() -> None:
    g = arena("2.0")
    quick, wall = fighter(g, 0, 500, 300, "first strike"), fighter(g, 1, 400, 500)
    clash(g, quick, B, wall)
    assert dealt(g) == [(quick, wall, 500, "battle")] and dead(g, wall)
    g = arena("2.0")
    quick, wall = fighter(g, 0, 300, 900, "first strike"), fighter(g, 1, 400, 500)
    clash(g, quick, B, wall)
    assert dealt(g) == [(quick, wall, 300, "battle"), (wall, quick, 400, "battle")]


# ---- pierce --------------------------------------------------------------------------------------


@pytest.mark.clause("1102.2", "1102.2a", "1102.2b", "1102.2c", "1102.4")
def test_pierce_divides_the_damage() -> None:
    g = arena()
    lance, wall = fighter(g, 0, 1000, 1000, "pierce"), fighter(g, 1, 100, 800)
    g.edit(wall).damage = 300
    clash(g, lance, B, wall)
    assert asked(g).kind == "divide" and asked(g).player == 0 and asked(g).clause == "1102.2b"
    assert choices(g) == [("number", -9, n) for n in (500, 600, 700, 800, 900, 1000)]
    answer(g, "number", number=600)
    assert sorted(dealt(g)) == sorted(
        [(lance, wall, 600, "battle"), (lance, B, 400, "battle"), (wall, lance, 100, "battle")]
    )
    assert g.table.players[1].life == 3600 and dead(g, wall)


@pytest.mark.clause("1102.2b", "104.2")
@pytest.mark.parametrize("atk", [300, 500])
def test_pierce_without_a_rest_asks_nothing(atk: int) -> None:
    g = arena()
    lance, wall = fighter(g, 0, atk, 1000, "pierce"), fighter(g, 1, 100, 500)
    clash(g, lance, B, wall)
    assert g.over and g.table.players[1].life == 4000 and (lance, wall, atk, "battle") in dealt(g)


@pytest.mark.clause("1102.2b")
def test_pierce_reaches_the_attacked_card() -> None:
    g = arena()
    lance, wall = fighter(g, 0, 1000, 1000, "pierce"), fighter(g, 1, 100, 500)
    tired = fighter(g, 1, 300, 400, rested=True)
    clash(g, lance, tired, wall)
    answer(g, "number", number=500)
    assert dead(g, tired) and dead(g, wall) and g.table.objs[lance].damage == 100


@pytest.mark.clause("1102.2")
def test_pierce_does_nothing_unblocked() -> None:
    g = arena()
    lance, tired = fighter(g, 0, 1000, 1000, "pierce"), fighter(g, 1, 100, 300, rested=True)
    clash(g, lance, tired)
    assert g.over and g.table.players[1].life == 4000 and (lance, tired, 1000, "battle") in dealt(g)


@pytest.mark.clause("1102.2", "805.2")
def test_pierce_with_first_strike() -> None:
    g = arena()
    lance, wall = fighter(g, 0, 900, 500, "pierce", "first strike"), fighter(g, 1, 600, 500)
    clash(g, lance, B, wall)
    answer(g, "number", number=500)
    assert g.table.players[1].life == 3600 and dead(g, wall) and g.table.objs[lance].damage == 0


@pytest.mark.parametrize(
    ("name", "damage", "life", "word"),
    [("5.12 Bifrost", 300, 3500, "battle"), ("5.00 Bifrost", 300, 3500, ""), ("2.0", 300, 3800, "battle")],
)
def test_how_older_editions_pierce(name: str, damage: int, life: int, word: str) -> None:
    g = arena(name)
    lance, wall = fighter(g, 0, 1000, 1000, "pierce"), fighter(g, 1, 100, 800)
    g.edit(wall).damage = damage
    clash(g, lance, B, wall)
    assert g.over and g.table.players[1].life == life
    assert (lance, wall, 1000, "battle") in dealt(g)
    assert (lance, B, 4000 - life, word) in dealt(g)


def test_in_the_oldest_edition_pierce_needs_no_blocker() -> None:
    for name, life in (("2.0", 3300), ("5.12 Bifrost", 4000)):
        g = arena(name)
        lance, tired = fighter(g, 0, 1000, 1000, "pierce"), fighter(g, 1, 300, 300, rested=True)
        clash(g, lance, tired)
        assert g.table.players[1].life == life


# ---- other things --------------------------------------------------------------------------------


def test_an_attacker_may_strike_past_its_blocker() -> None:
    through = Continuous(effects=(CanAlso(This(), "deal damage as though unblocked"),))
    for kind, life in (("yes", 3500), ("no", 4000)):
        g = arena()
        ghost, wall = fighter(g, 0, 500, 500, abilities=(through,)), fighter(g, 1, 300, 900)
        clash(g, ghost, B, wall)
        assert asked(g).kind == "may" and asked(g).player == 0
        answer(g, kind)
        assert g.table.players[1].life == life and g.table.objs[ghost].damage == 300


@pytest.mark.clause("104.2")
def test_no_atk_deals_nothing() -> None:
    g = arena()
    weak = fighter(g, 0, 0, 500)
    clash(g, weak, B)
    assert dealt(g) == [] and g.table.players[1].life == 4000


@pytest.mark.clause("1105.2")
def test_explode_takes_both() -> None:
    g = arena()
    bomb, wall = fighter(g, 0, 100, 900, "explode"), fighter(g, 1, 100, 900)
    clash(g, bomb, B, wall)
    assert dead(g, bomb) and dead(g, wall)


@pytest.mark.clause("1135.2")
def test_battle_damage_triggers() -> None:
    g = arena()
    leech = fighter(g, 0, 400, 400, "drain")
    clash(g, leech, B)
    assert (g.table.players[0].life, g.table.players[1].life) == (4400, 3600)
    g = arena()
    only = Automatic(trigger=DealsDamage(This(), RESONATORS, True), effect=GainLife(Num(900)))
    wolf, wall = fighter(g, 0, 400, 400, abilities=(only,)), fighter(g, 1, 100, 900)
    clash(g, wolf, B, wall)
    assert g.table.players[0].life == 4900


@pytest.mark.clause("1138.2")
def test_bane_destroys_what_it_hit() -> None:
    g = arena()
    asp, wall = fighter(g, 0, 100, 900, "bane"), fighter(g, 1, 100, 900)
    clash(g, asp, B, wall)
    assert dead(g, wall) and zone(g, asp) == FIELD


def test_precision_rests_its_prey_in_the_oldest_edition_only() -> None:
    for name, rested in (("2.0", True), ("8.01", False)):
        g = arena(name)
        sharp, prey = fighter(g, 0, 100, 900, "precision"), fighter(g, 1, 100, 900)
        clash(g, sharp, prey)
        assert g.table.objs[prey].rested == rested and g.table.objs[prey].damage == 100


def test_the_event_object_of_a_block_is_the_attacker() -> None:
    g = arena()
    snare = Automatic(trigger=Blocks(This()), effect=Destroy(EventObject()))
    wolf, wall = fighter(g, 0), fighter(g, 1, abilities=(snare, Keyword(keyword="flying")))
    clash(g, wolf, B, wall)
    assert dead(g, wolf) and zone(g, wall) == FIELD and dealt(g) == []
