"""1110: [Incarnation]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Idol, type: Resonator, cost: "{B}{B}{3}", atk: 900, def: 900, text: ["[Incarnation] {R}"]}
  - {name: Altar, type: Resonator, cost: "{B}{B}{3}", atk: 900, def: 900,
     text: ["[Incarnation] {R}, {B} or {U}"]}
  - {name: Sphinx, type: Resonator, cost: "{B}{B}{3}", atk: 900, def: 900, text: ["[Incarnation] {B} or {U}"]}
  - {name: Spark, type: Resonator, cost: "{R}", atk: 100, def: 100}
  - {name: Drop, type: Resonator, cost: "{U}", atk: 100, def: 100}
  - {name: Shade, type: Resonator, cost: "{B}", atk: 100, def: 100}
  - {name: Steam, type: Resonator, cost: "{R}{U}", atk: 100, def: 100}
  - {name: Leaf, type: Resonator, cost: "{G}", atk: 100, def: 100}
  - {name: Lantern, type: Regalia, cost: "{R}"}
  - {name: Quick Idol, type: Resonator, cost: "{B}{B}{3}", atk: 900, def: 900, text: ["[Quickcast]",
     "[Incarnation] {R}"]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1110.2")
def test_a_resonator_of_the_attribute_is_banished_and_nothing_paid() -> None:
    with_cards("""
        start: {A: {hand: [Idol], field: [Spark, Drop], stones: {Darkness Magic Stone: 2}}}
        do:
          - {A: play, card: Idol, incarnate: [Spark]}
          - {expect: {chase: [Idol], A.Spark: {zone: graveyard}, A.recovered_stones: 2}}
          - {both: pass}
        expect: {A.Idol: {zone: field}, A.field: [Idol, Drop]}
    """)


@clause("1110.2")
def test_only_ones_own_resonators_of_that_attribute() -> None:
    with_cards("""
        start: {A: {hand: [Idol, Spark], field: [Drop, Lantern]}, B: {field: [Spark]}}
        do:
          - {A: cannot, do: {play: Idol}, because: "903.2j"}
          - {A: cannot, do: {play: Idol, incarnate: [Drop]}}
          - {A: cannot, do: {play: Idol, incarnate: [Lantern]}}
          - {A: cannot, do: {play: Idol, incarnate: [B.Spark]}}
    """)


@clause("1110.2")
def test_it_is_a_choice_the_cost_can_be_paid_as_well() -> None:
    with_cards("""
        start: {A: {hand: [Idol], field: [Spark], stones: {Darkness Magic Stone: 5}}}
        do:
          - {A: can, do: {play: Idol, incarnate: [Spark]}}
          - {A: play, card: Idol, pay: ["Darkness Magic Stone#1", "Darkness Magic Stone#2",
             "Darkness Magic Stone#3", "Darkness Magic Stone#4", "Darkness Magic Stone#5"]}
        expect: {A.Spark: {zone: field}, A.recovered_stones: 0, chase: [Idol]}
    """)


@clause("1110.1")
def test_it_changes_the_cost_not_the_timing() -> None:
    with_cards("""
        start: {A: {field: [Leaf]}, B: {hand: [Idol, Quick Idol], field: [Spark, Spark]}}
        do:
          - {A: pass}
          - {B: cannot, do: {play: Idol, incarnate: ["Spark#1"]}, because: "702.1"}
          - {B: play, card: Quick Idol, incarnate: ["Spark#1"]}
          - {expect: {chase: [Quick Idol]}}
    """)


@clause("1110.2a")
def test_one_resonator_for_each_bracket() -> None:
    with_cards("""
        start: {A: {hand: [Altar], field: [Spark, Spark]}}
        do:
          - {A: cannot, do: {play: Altar}, because: "903.2j"}
    """)
    with_cards("""
        start: {A: {hand: [Altar], field: [Spark, Shade]}}
        do:
          - {A: play, card: Altar, incarnate: [Spark, Shade]}
        expect: {chase: [Altar], A.graveyard: 2}
    """)


@clause("1110.2a")
def test_one_resonator_of_two_attributes_counts_once() -> None:
    with_cards("""
        start: {A: {hand: [Altar], field: [Steam, Leaf]}}
        do:
          - {A: cannot, do: {play: Altar}, because: "903.2j"}
    """)
    with_cards("""
        start: {A: {hand: [Altar], field: [Steam, Shade]}}
        do:
          - {A: play, card: Altar, incarnate: [Steam, Shade]}
        expect: {chase: [Altar]}
    """)


@clause("1110.2a")
def test_a_resonator_fit_for_both_is_used_where_the_other_does_not_fit() -> None:
    # Steam fits either bracket, Spark only the first: Steam must stand for the second.
    with_cards("""
        start: {A: {hand: [Altar], field: [Steam, Spark]}}
        do:
          - {A: play, card: Altar, incarnate: [Spark, Steam]}
        expect: {chase: [Altar], A.graveyard: 2}
    """)


@clause("1110.2b")
def test_an_or_takes_either_attribute() -> None:
    for name in ("Shade", "Drop", "Steam"):
        with_cards(f"""
            start: {{A: {{hand: [Sphinx], field: [{name}]}}}}
            do:
              - {{A: play, card: Sphinx, incarnate: [{name}]}}
            expect: {{chase: [Sphinx], A.graveyard: [{name}]}}
        """)
    with_cards("""
        start: {A: {hand: [Sphinx], field: [Spark, Leaf]}}
        do:
          - {A: cannot, do: {play: Sphinx}, because: "903.2j"}
    """)
