"""1101: keywords."""

from __future__ import annotations

from conformance_kit import clause, holds


@clause("1101.1b")
def test_a_keyword_that_is_no_skill_does_nothing_but_can_be_referred_to() -> None:
    holds("""
        cards:
          - {name: Pilgrim, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Will of Hope]"]}
          - {name: Outcast, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Will of Despair]"]}
          - {name: Shrine, type: Regalia, cost: "{1}",
             text: ["Resonators with [Will of Hope] gain [+200/+200]."]}
        start: {A: {field: [Pilgrim, Outcast], hand: [Shrine], stones: {Fire Magic Stone: 1}},
          B: {field: [Outcast]}}
        do:
          - {expect: {A.Pilgrim: {has: [Will of Hope], atk: 300, def: 300},
             A.Outcast: {has: [Will of Despair]}}}
          - {A: cannot, do: {activate: Pilgrim}}
          - {A: play, card: Shrine}
          - {both: pass}
          - {expect: {A.Pilgrim: {atk: 500, def: 500}, A.Outcast: {atk: 300}}}
          - {A: attack, card: Pilgrim, object: B}
          - {B: block, card: B.Outcast}
          - {finish: battle}
        expect: {A.Pilgrim: {damage: 300}, B.Outcast: {zone: graveyard}, B.life: 4000}
    """)


@clause("1101.1a", "1101.1b-i")
def test_keyword_skills_are_lost_and_gained_as_such() -> None:
    holds("""
        cards:
          - {name: Hawk, type: Resonator, cost: "{1}", atk: 300, def: 300,
             text: ["[Flying]", "[Will of Hope]", "[Evolution] {1}", "{0}: You gain 100 life."]}
          - {name: Mimic, type: Resonator, cost: "{1}", atk: 300, def: 300}
          - {name: Mute, type: Chant, cost: "{0}",
             text: ["Target resonator loses all keyword skills until end of turn."]}
          - {name: Ape, type: Chant, cost: "{0}", text: ["Target resonator you control gains all keyword
             skills of another target resonator you control until end of turn."]}
        start: {A: {field: [Hawk, Mimic], hand: [Ape, Mute], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: play, card: Ape, target: [Mimic, Hawk]}
          - {both: pass}
          - {expect: {Mimic: {has: [Flying], has_not: [Will of Hope]}}}
          - {A: play, card: Mute, target: Hawk}
          - {both: pass}
          - {expect: {Hawk: {has: [Will of Hope], has_not: [Flying]}}}
          - {A: cannot, do: {activate: Hawk, ability: 3}}
          - {A: activate, card: Hawk, ability: 4}
          - {A: activate, card: Mimic}
          - {resolve: all}
        expect: {A.life: 4100, Mimic: {counters: {evolution: 1}}, Hawk: {counters: {}}}
    """)
