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
