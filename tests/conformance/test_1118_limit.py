"""1118: [Limit]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Golem, type: Resonator, cost: "{0}", atk: 400, def: 900, text: ["[Limit] 2"]}
  - {name: Candle, type: Resonator, cost: "{0}", atk: 400, def: 900,
     text: ["[Limit] 1", "When the last limit counter is removed from this card => Banish this card."]}
  - {name: Wolf, type: Resonator, cost: "{0}", atk: 100, def: 900}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target automatic ability."]}
  - {name: Raise, type: Chant, cost: "{0}",
     text: ["Put target resonator from your graveyard into the field."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1118.2")
def test_it_enters_with_counters_however_it_comes() -> None:
    with_cards("""
        start: {A: {hand: [Golem, Raise], graveyard: [Golem]}}
        do:
          - {A: play, card: Golem, from: hand}
          - {both: pass}
          - {expect: {"A.Golem#1": {zone: field, counters: {limit: 2}}, chase: 0}}
          - {A: play, card: Raise, target: "A.Golem#2"}
          - {both: pass}
        expect: {"A.Golem#2": {zone: field, counters: {limit: 2}}, chase: 0}
    """)


@clause("1118.2")
def test_attacking_takes_one_off() -> None:
    with_cards("""
        start: {A: {field: [{card: Golem, counters: {limit: 2}}]}, B: {}}
        do:
          - {A: attack, card: Golem, object: B}
          - {expect: {chase: [Golem], A.Golem: {counters: {limit: 2}}}}
          - {both: pass}
          - {expect: {A.Golem: {counters: {limit: 1}}}}
          - {finish: battle}
        expect: {A.Golem: {counters: {limit: 1}}, B.life: 3600}
    """)


@clause("1118.2")
def test_blocking_takes_one_off() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [{card: Golem, counters: {limit: 2}}]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {expect: {chase: 0}}
          - {B: block, card: Golem}
          - {expect: {chase: [Golem]}}
          - {finish: battle}
        expect: {B.Golem: {counters: {limit: 1}}}
    """)


@clause("1118.2")
def test_being_attacked_takes_none_off() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [{card: Golem, rested: true, counters: {limit: 2}}]}}
        do:
          - {A: attack, card: Wolf, object: B.Golem}
          - {finish: battle}
        expect: {B.Golem: {counters: {limit: 2}}}
    """)


@clause("1118.1")
def test_the_counters_come_by_a_continuous_the_removal_by_an_automatic_ability() -> None:
    with_cards("""
        start: {A: {field: [{card: Golem, counters: {limit: 2}}]}, B: {hand: [Hush]}}
        do:
          - {A: attack, card: Golem, object: B}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Golem}
          - {both: pass}
          - {finish: battle}
        expect: {A.Golem: {counters: {limit: 2}}}
    """)


@clause("1118.2a")
def test_without_counters_nothing_is_removed_and_nothing_else_happens() -> None:
    with_cards("""
        start: {A: {field: [Candle]}, B: {}}
        do:
          - {A: attack, card: Candle, object: B}
          - {resolve: all}
          - {expect: {A.Candle: {zone: field, counters: {}, attacking: true}}}
          - {finish: battle}
        expect: {A.Candle: {zone: field}, B.life: 3600}
    """)
    with_cards("""
        start: {A: {field: [{card: Candle, counters: {limit: 1}}]}, B: {}}
        do:
          - {A: attack, card: Candle, object: B}
          - {resolve: all}
        expect: {A.Candle: {zone: graveyard}}
    """)


@clause("1118.2b")
def test_without_counters_it_still_attacks_and_blocks() -> None:
    with_cards("""
        start: {A: {field: [Golem]}, B: {field: [Golem]}}
        do:
          - {A: attack, card: A.Golem, object: B}
          - {resolve: all}
          - {B: block, card: B.Golem}
          - {finish: battle}
        expect: {A.Golem: {damage: 400}, B.Golem: {damage: 400}}
    """)
