"""807: the end of battle step."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from engine.fighting import B, answer, arena, asked, attack, fight, fighter
from willpower.abilities.ability import Automatic
from willpower.abilities.effects import GainLife
from willpower.abilities.quantities import Num
from willpower.abilities.triggers import AtPhase

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
  - {name: Sage, type: Resonator, cost: "{1}", atk: 300, def: 900}
  - {name: Lamb, type: Resonator, cost: "{1}", atk: 100, def: 300}
  - {name: Heir, type: Resonator, cost: "{1}", atk: 100, def: 300,
     text: ["When this card is put into a graveyard from the field => You gain 500 life."]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Brace, type: Chant, cost: "{0}", text: ["[Quickcast]",
     "Target resonator gains [+0/+300] until end of battle."]}
  - {name: Steel, type: Chant, cost: "{0}", text: ["[Quickcast]",
     "Target resonator gains [+0/+100] until end of turn."]}
  - {name: Banner, type: Addition, cost: "{0}", text: ["Attacking resonators gain [+200/+200].",
     "Blocking resonators gain [+0/+200]."]}
  - {name: Horn, type: Addition, cost: "{0}", text: ["Attacking resonators gain [+200/+200]."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("807.1")
def test_what_waits_for_the_end_of_battle_triggers_after_the_damage() -> None:
    g = arena()
    g.every_window = True
    wait = Automatic(trigger=AtPhase("battle", "end"), effect=GainLife(Num(100)))
    wolf = fighter(g, 0, abilities=(wait,))
    fight(g)
    while asked(g).kind == "priority":
        answer(g, "pass")
    attack(g, wolf, B)
    while not g.table.chase:
        answer(g, "pass")
    assert g.turn.step == "end" and g.table.players[1].life == 3600 and asked(g).player == 0
    answer(g, "pass")
    answer(g, "pass")
    assert g.table.players[0].life == 4100 and g.turn.step == "end" and g.table.battle is not None


@clause("807.1")
def test_it_happens_after_a_forfeit_too() -> None:
    g = arena()
    wait = Automatic(trigger=AtPhase("battle", "end"), effect=GainLife(Num(100)))
    fighter(g, 0, abilities=(wait,))
    fight(g)
    answer(g, "forfeit")
    assert g.over and g.table.players[0].life == 4100


@clause("807.2")
def test_both_can_act_in_the_end_of_battle_step() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Spark]}, B: {hand: [Spark]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {expect: {step: end of battle, priority: A, A.Wolf: {attacking: true}}}
          - {A: play, card: Spark}
          - {both: pass}
          - {A: pass}
          - {expect: {step: end of battle, priority: B}}
          - {B: play, card: Spark}
          - {both: pass}
          - {expect: {step: end of battle}}
          - {both: pass}
        expect: {A.life: 4100, B.life: 3700, A.Wolf: {attacking: false}}
    """)


@clause("807.3", "807.3a")
def test_effects_of_this_battle_end_after_the_last_priority_others_stay() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Brace, Steel]}, B: {}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {A: play, card: Brace, target: A.Wolf}
          - {A: play, card: Steel, target: A.Wolf}
          - {resolve: all}
          - {expect: {A.Wolf: {def: 800}}}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {expect: {step: end of battle, A.Wolf: {def: 800}}}
          - {both: pass}
          - {expect: {A.Wolf: {def: 500, attacking: false}, phase: main}}
          - {go: "A end"}
        expect: {A.Wolf: {def: 500}}
    """)


@clause("807.3b")
def test_what_dies_of_it_dies_within_the_battle_and_its_ability_is_played_there() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [Heir], hand: [Brace, Spark]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Heir}
          - {A: pass}
          - {B: play, card: Brace, target: B.Heir}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {expect: {step: end of battle, B.Heir: {zone: field, damage: 400, def: 600}}}
          - {both: pass}
          - {expect: {step: end of battle, B.Heir: {zone: graveyard}, chase: [Heir], priority: A,
             A.Wolf: {attacking: true}}}
          - {both: pass}
          - {expect: {step: end of battle, B.life: 4500, priority: A}}
          - {A: pass}
          - {B: play, card: Spark}
          - {both: pass}
          - {both: pass}
        expect: {phase: main, B.life: 4600, A.Wolf: {attacking: false}}
    """)


@clause("807.3b")
def test_the_final_step_is_repeated_so_new_effects_of_this_battle_end_as_well() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [Lamb, Sage], hand: [Brace, Brace]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Lamb}
          - {A: pass}
          - {B: play, card: Brace, target: B.Lamb}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {expect: {step: end of battle, B.Lamb: {zone: graveyard}}}
          - {A: pass}
          - {B: play, card: Brace, target: B.Sage}
          - {both: pass}
          - {expect: {step: end of battle, B.Sage: {def: 1200}}}
          - {both: pass}
        expect: {phase: main, B.Sage: {def: 900}}
    """)


@clause("807.4")
def test_nothing_attacks_or_blocks_any_more() -> None:
    with_cards("""
        start: {A: {field: [Wolf, Banner]}, B: {field: [Sage]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Sage}
          - {expect: {A.Wolf: {atk: 600, attacking: true}, B.Sage: {def: 1100, blocking: true}}}
          - {finish: battle}
        expect: {A.Wolf: {atk: 400, attacking: false, rested: true}, B.Sage: {atk: 300, blocking: false,
          rested: true}}
    """)


@clause("807.4")
def test_an_attacker_that_leaves_battle_alive_dies_of_the_bonus_it_loses() -> None:
    # 600 DEF while it attacks holds against 500 damage; when the battle has ended it does not.
    with_cards("""
        start: {A: {field: [{card: Wolf, damage: 200}, Horn]}, B: {field: [Sage]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Sage}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {expect: {step: end of battle, A.Wolf: {zone: field, damage: 500, def: 600}}}
          - {both: pass}
          - {expect: {step: none, A.Wolf: {zone: graveyard}, priority: A}}
    """)
