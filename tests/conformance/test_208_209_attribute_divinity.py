"""208, 209: attributes and divinity."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Flame, type: Resonator, cost: "{1}", attribute: R, atk: 100, def: 100}
  - {name: Steam, type: Resonator, cost: "{R}{U}", atk: 100, def: 100}
  - {name: Grey, type: Resonator, cost: "{2}", atk: 100, def: 100}
  - {name: Hollow, type: Resonator, cost: "{V}{1}", atk: 100, def: 100}
  - {name: Quench, type: Chant, cost: "{0}", text: ["Destroy target fire resonator."]}
  - {name: Dry, type: Chant, cost: "{0}", text: ["Destroy target water resonator."]}
  - {name: Fill, type: Chant, cost: "{0}", text: ["Destroy target resonator with no attribute."]}
  - {name: Small Sign, type: Rune, cost: "{0}", attribute: R, divinity: 2, text: ["You gain 100 life."]}
  - {name: Large Sign, type: Rune, cost: "{0}", attribute: R, divinity: 4, text: ["You gain 100 life."]}
  - {name: Reader, type: Ruler, attribute: R, text: ["[Divinity] 3"]}
"""


def coloured(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("208.2", "208.3")
def test_the_icons_are_the_attributes() -> None:
    coloured("""
        start: {A: {hand: [Quench, Dry], field: [Flame, Steam, Grey]}}
        do:
          - {expect: {A.Flame: {attribute: [R]}, A.Steam: {attribute: [R, U]}, A.Grey: {attribute: []}}}
          - {A: can, do: {play: Quench, target: Flame}}
          - {A: can, do: {play: Quench, target: Steam}}
          - {A: can, do: {play: Dry, target: Steam}}
          - {A: cannot, do: {play: Dry, target: Flame}, because: "903.2g"}
          - {A: cannot, do: {play: Quench, target: Grey}, because: "903.2g"}
    """)


@clause("208.2")
def test_the_five_attributes() -> None:
    for letter, word in (("W", "light"), ("R", "fire"), ("U", "water"), ("G", "wind"), ("B", "darkness")):
        others = [w for w in ("light", "fire", "water", "wind", "darkness") if w != word]
        holds(f"""
            cards:
              - {{name: One, type: Resonator, cost: "{{1}}", attribute: {letter}, atk: 100, def: 100}}
              - {{name: Right, type: Chant, cost: "{{0}}", text: ["Destroy target {word} resonator."]}}
              - {{name: Wrong, type: Chant, cost: "{{0}}", text: ["Destroy target {others[0]} resonator."]}}
              - {{name: Off, type: Chant, cost: "{{0}}", text: ["Destroy target {others[-1]} resonator."]}}
            start: {{A: {{hand: [Right, Wrong, Off], field: [One]}}}}
            do:
              - {{A: can, do: {{play: Right, target: One}}}}
              - {{A: cannot, do: {{play: Wrong, target: One}}, because: "903.2g"}}
              - {{A: cannot, do: {{play: Off, target: One}}, because: "903.2g"}}
        """)


@clause("208.4")
def test_void_is_no_attribute() -> None:
    coloured("""
        start: {A: {hand: [Fill], field: [Grey, Hollow, Flame]}}
        do:
          - {expect: {A.Hollow: {attribute: []}, A.Grey: {attribute: []}}}
          - {A: can, do: {play: Fill, target: Grey}}
          - {A: can, do: {play: Fill, target: Hollow}}
          - {A: cannot, do: {play: Fill, target: Flame}, because: "903.2g"}
    """)


@clause("209.1", "209.2")
def test_the_divinity_of_a_rune_counts_when_it_is_played_from_the_rune_area() -> None:
    coloured("""
        start: {A: {ruler: Reader, runes: [Small Sign, Large Sign]}}
        do:
          - {A: can, do: {play: Small Sign, from: runes}}
          - {A: cannot, do: {play: Large Sign, from: runes}, because: "711"}
    """)
