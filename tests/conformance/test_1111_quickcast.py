"""1111: [Quickcast]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Lesson, type: Chant, cost: "{0}", text: ["You gain 300 life."]}
  - {name: Hare, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["[Quickcast]"]}
  - {name: Hound, type: Resonator, cost: "{0}", atk: 300, def: 300}
  - {name: Horn, type: Regalia, cost: "{0}", text: ["Resonators in your hand gain [Quickcast]."]}
  - {name: Mud, type: Regalia, cost: "{0}", text: ["Cards in your opponent's hand lose [Quickcast]."]}
  - {name: Fickle, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["[Quickcast]", "[Shift] {1}"],
     back: {name: Fickle Grown, type: Resonator (Shift), cost: "{0}", atk: 600, def: 600}}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1111.2")
def test_at_any_priority_in_any_turn_on_any_chase() -> None:
    with_cards("""
        start: {A: {hand: [Lesson, Spark], field: [Hound]}, B: {hand: [Spark, Spark, Lesson, Hare, Hound]}}
        do:
          - {A: play, card: Lesson}
          - {A: pass}
          - {B: cannot, do: {play: Lesson}, because: "703.1"}
          - {B: cannot, do: {play: Hound}, because: "702.1"}
          - {B: play, card: Spark}
          - {B: play, card: Hare}
          - {expect: {chase: [Hare, Spark, Lesson]}}
          - {resolve: all}
          - {expect: {B.Hare: {zone: field}, B.life: 4100, A.life: 4300}}
          - {A: attack, card: Hound, object: B}
          - {A: pass}
          - {B: play, card: Spark}
          - {both: pass}
          - {B: block, card: Hare}
        expect: {B.life: 4200, B.Hare: {blocking: true}}
    """)


@clause("1111.2")
def test_only_with_priority() -> None:
    with_cards("""
        start: {A: {}, B: {hand: [Spark]}}
        do:
          - {B: cannot, do: {play: Spark}, because: "602.1c"}
          - {A: pass}
          - {B: can, do: {play: Spark}}
    """)


@clause("1111.1")
def test_effects_give_and_take_it_in_the_hand() -> None:
    with_cards("""
        start: {A: {}, B: {hand: [Hound], field: [Horn]}}
        do:
          - {A: pass}
          - {B: play, card: Hound}
        expect: {chase: [Hound]}
    """)
    with_cards("""
        start: {A: {field: [Mud]}, B: {hand: [Spark]}}
        do:
          - {A: pass}
          - {B: cannot, do: {play: Spark}, because: "703.1"}
          - {go: "B main"}
          - {B: play, card: Spark}
        expect: {chase: [Spark]}
    """)


@clause("1111.2a")
def test_a_side_without_it_cannot_be_chosen_outside_main_timing() -> None:
    # The side is chosen before the card goes to the chase (903.2b): turned to its future side it has lost
    # [Quickcast], and the play is undone.
    with_cards("""
        start: {A: {}, B: {hand: [Fickle]}}
        do:
          - {A: pass}
          - {B: cannot, do: {play: Fickle, face: back}, because: "1111.2a"}
          - {expect: {B.hand: [Fickle], chase: 0, priority: B}}
          - {B: play, card: Fickle}
          - {expect: {chase: [Fickle], B.hand: 0}}
    """)
    with_cards("""
        start: {A: {hand: [Fickle]}, B: {}}
        do:
          - {A: play, card: Fickle, face: back}
        expect: {chase: [Fickle Grown]}
    """)
