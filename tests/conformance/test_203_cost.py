"""203: costs."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Imp, type: Resonator, cost: "{R}{R}{1}", atk: 100, def: 100}
  - {name: Twice, type: Resonator, cost: "{R}{U}", atk: 100, def: 100}
  - {name: Three, type: Resonator, cost: "{3}", atk: 100, def: 100}
  - {name: Hydra, type: Resonator, cost: "{X}{R}", atk: 100, def: 100}
  - {name: Free, type: Resonator, atk: 100, def: 100}
  - {name: Zero, type: Resonator, cost: "{0}", atk: 100, def: 100}
  - {name: Slay Cheap, type: Chant, cost: "{0}",
      text: ["Destroy target resonator with total cost 1 or less."]}
  - {name: Slay None, type: Chant, cost: "{0}", text: ["Destroy target resonator with total cost 0."]}
  - {name: Slay Big, type: Chant, cost: "{0}", text: ["Destroy target resonator with total cost 3 or more."]}
  - {name: Hush Big, type: Chant, cost: "{0}",
      text: ["[Quickcast]", "Cancel target spell with total cost 3 or more."]}
"""


def costed(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("203.2", "203.3", "203.4")
def test_symbols_need_their_attribute_and_the_number_takes_any_will() -> None:
    costed("""
        start: {A: {hand: [Imp], will: "{R}{R}{G}"}}
        do:
          - {A: play, card: Imp}
          - {expect: {A.will: "", chase: [Imp]}}
    """)
    costed("""
        start: {A: {hand: [Imp], will: "{R}{G}{G}{G}"}}
        do:
          - {A: cannot, do: {play: Imp}, because: "903.2j"}
    """)
    costed("""
        start: {A: {hand: [Imp], will: "{R}{R}"}}
        do:
          - {A: cannot, do: {play: Imp}, because: "903.2j"}
    """)


@clause("203.3")
def test_each_symbol_needs_one_will_of_its_own() -> None:
    costed("""
        start: {A: {hand: [Twice], will: "{R}{R}"}}
        do:
          - {A: cannot, do: {play: Twice}, because: "903.2j"}
    """)


@clause("203.4")
def test_the_number_is_that_many_wills() -> None:
    costed("""
        start: {A: {hand: [Three], will: "{W}{U}{B}{G}"}}
        do:
          - {A: play, card: Three, answers: []}
          - {expect: {chase: [Three]}}
        expect: {chase: [Three]}
    """)
    costed("""
        start: {A: {hand: [Three], will: "{W}{U}"}}
        do:
          - {A: cannot, do: {play: Three}, because: "903.2j"}
    """)


@clause("203.5")
def test_the_total_cost_is_symbols_and_number_together() -> None:
    costed("""
        start: {A: {hand: [Slay Cheap, Slay Big], field: [Imp, Twice, Three]}}
        do:
          - {A: can, do: {play: Slay Big, target: Imp}}
          - {A: can, do: {play: Slay Big, target: Three}}
          - {A: cannot, do: {play: Slay Big, target: Twice}, because: "903.2g"}
          - {A: cannot, do: {play: Slay Cheap, target: Twice}, because: "903.2g"}
    """)


@clause("203.5a")
def test_without_a_cost_the_total_cost_is_zero() -> None:
    costed("""
        start: {A: {hand: [Slay None], field: [Free, Zero, Hydra]}}
        do:
          - {A: can, do: {play: Slay None, target: Free}}
          - {A: can, do: {play: Slay None, target: Zero}}
          - {A: cannot, do: {play: Slay None, target: Hydra}, because: "903.2g"}
    """)


@clause("203.5b")
def test_x_has_its_value_on_the_chase_and_is_zero_elsewhere() -> None:
    costed("""
        start: {A: {hand: [Hydra, Slay Cheap, Slay Big], will: "{R}{R}{R}"}, B: {hand: [Hush Big]}}
        do:
          - {A: play, card: Hydra, x: 2}
          - {A: pass}
          - {B: can, do: {play: Hush Big, target: chase.Hydra}}
          - {B: pass}
          - {A: can, do: {play: Slay Cheap, target: Hydra}}
          - {A: cannot, do: {play: Slay Big, target: Hydra}, because: "903.2g"}
    """)
    costed("""
        start: {A: {hand: [Hydra], will: "{R}{R}"}, B: {hand: [Hush Big]}}
        do:
          - {A: play, card: Hydra, x: 1}
          - {A: pass}
          - {B: cannot, do: {play: Hush Big, target: chase.Hydra}, because: "903.2g"}
    """)
