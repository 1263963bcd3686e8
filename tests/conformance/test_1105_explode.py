"""1105: [Explode]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Mine, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["[Explode]"]}
  - {name: Barrel, type: Resonator, cost: "{1}", atk: 100, def: 900, text: ["[Explode]"]}
  - {name: Drill, type: Resonator, cost: "{1}", atk: 600, def: 900, text: ["[Explode] [Pierce]"]}
  - {name: Giant, type: Resonator, cost: "{1}", atk: 800, def: 2000}
  - {name: Lamb, type: Resonator, cost: "{1}", atk: 0, def: 500}
  - {name: Thrower, type: Resonator, cost: "{1}", atk: 100, def: 900,
     text: ["[Explode]", "{0}: This card deals 100 damage to target resonator."]}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target automatic ability."]}
  - {name: Shield, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Prevent all damage that would be dealt to target resonator this turn."]}
  - {name: Old Bomb, type: Ruler, text: ["[Judgment] {W}"],
     back: {name: Young Bomb, type: J-Ruler, atk: 100, def: 900, text: ["[Explode]"]}}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1105.1")
def test_it_is_an_automatic_ability_on_the_chase_that_can_be_cancelled() -> None:
    with_cards("""
        start: {A: {field: [Barrel]}, B: {field: [Lamb], hand: [Hush]}}
        do:
          - {A: attack, card: Barrel, object: B}
          - {B: block, card: Lamb}
          - {both: pass}
          - {both: pass}
          - {expect: {chase: [Barrel], A.Barrel: {zone: field}, B.Lamb: {zone: field, damage: 100},
             priority: A}}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Barrel}
          - {both: pass}
          - {finish: battle}
        expect: {A.Barrel: {zone: field}, B.Lamb: {zone: field}}
    """)


@clause("1105.2")
def test_both_are_destroyed_attacking() -> None:
    with_cards("""
        start: {A: {field: [Barrel]}, B: {field: [Giant]}}
        do:
          - {A: attack, card: Barrel, object: B}
          - {B: block, card: Giant}
          - {finish: battle}
        expect: {A.Barrel: {zone: graveyard}, B.Giant: {zone: graveyard}}
    """)


@clause("1105.2")
def test_both_are_destroyed_blocking() -> None:
    with_cards("""
        start: {A: {field: [Giant]}, B: {field: [Barrel]}}
        do:
          - {A: attack, card: Giant, object: B}
          - {B: block, card: Barrel}
          - {finish: battle}
        expect: {A.Giant: {zone: graveyard}, B.Barrel: {zone: graveyard}, B.life: 4000}
    """)


@clause("1105.2")
def test_it_takes_the_other_along_though_it_has_died_of_the_damage() -> None:
    # Whether it was a resonator is read from what it last was (911.1).
    with_cards("""
        start: {A: {field: [Mine]}, B: {field: [Giant]}}
        do:
          - {A: attack, card: Mine, object: B}
          - {B: block, card: Giant}
          - {both: pass}
          - {both: pass}
          - {expect: {A.Mine: {zone: graveyard}, chase: [Mine], B.Giant: {zone: field}}}
          - {both: pass}
        expect: {B.Giant: {zone: graveyard}}
    """)


@clause("1105.2")
def test_nothing_by_damage_to_a_player_to_a_j_ruler_or_outside_battle() -> None:
    with_cards("""
        start: {A: {field: [Barrel]}, B: {}}
        do:
          - {A: attack, card: Barrel, object: B}
          - {finish: battle}
        expect: {A.Barrel: {zone: field}, B.life: 3900}
    """)
    with_cards("""
        start: {A: {field: [Barrel]}, B: {ruler: {card: Old Bomb, face: back}}}
        do:
          - {A: attack, card: Barrel, object: B}
          - {B: block, card: Young Bomb}
          - {finish: battle}
        expect: {A.Barrel: {zone: field, damage: 100}, B.Young Bomb: {zone: field, damage: 100}}
    """)
    with_cards("""
        start: {A: {field: [Thrower]}, B: {field: [Giant]}}
        do:
          - {A: activate, card: Thrower, target: B.Giant}
          - {resolve: all}
        expect: {A.Thrower: {zone: field}, B.Giant: {zone: field, damage: 100}}
    """)


@clause("1105.2")
def test_prevented_damage_is_not_dealt() -> None:
    with_cards("""
        start: {A: {field: [Barrel]}, B: {field: [Lamb], hand: [Shield]}}
        do:
          - {A: attack, card: Barrel, object: B}
          - {B: block, card: Lamb}
          - {A: pass}
          - {B: play, card: Shield, target: B.Lamb}
          - {both: pass}
          - {finish: battle}
        expect: {A.Barrel: {zone: field}, B.Lamb: {zone: field}}
    """)


@clause("1105.2")
def test_piercing_damage_makes_two_explosions() -> None:
    with_cards("""
        start: {A: {field: [Drill]}, B: {field: [Lamb, {card: Giant, rested: true}]}}
        do:
          - {A: attack, card: Drill, object: B.Giant}
          - {B: block, card: Lamb}
          - {both: pass}
          - {both: pass}
          - {A: answer, with: 500}
          - {expect: {chase: [Drill, Drill], B.Giant: {damage: 100}}}
          - {finish: battle}
        expect: {A.Drill: {zone: graveyard}, B.Giant: {zone: graveyard}, B.Lamb: {zone: graveyard}}
    """)


@clause("1105.3")
def test_a_j_ruler_does_not_explode() -> None:
    with_cards("""
        start: {A: {ruler: {card: Old Bomb, face: back}}, B: {field: [Giant]}}
        do:
          - {A: attack, card: Young Bomb, object: B}
          - {B: block, card: Giant}
          - {finish: battle}
        expect: {A.Young Bomb: {zone: field, damage: 800}, B.Giant: {zone: field, damage: 100}}
    """)
