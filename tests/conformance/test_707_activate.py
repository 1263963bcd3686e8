"""707: playing activate abilities."""

from __future__ import annotations

from conformance_kit import clause, holds


@clause("707.1", "707.3")
def test_with_priority_at_any_time_and_then_off_the_chase() -> None:
    holds("""
        cards:
          - {name: Fountain, type: Regalia, cost: "{1}", text: ["{1}: You gain 100 life."]}
          - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
        start:
          A: {field: [Fountain], hand: [Lesson], stones: {Light Magic Stone: 1}}
          B: {field: [Fountain], stones: {Light Magic Stone: 1}}
        do:
          - {A: play, card: Lesson}
          - {A: activate, card: A.Fountain}
          - {expect: {chase: [Fountain, Lesson], A.life: 4000}}
          - {A: pass}
          - {B: activate, card: B.Fountain}
          - {expect: {chase: [Fountain, Fountain, Lesson]}}
          - {both: pass}
          - {expect: {B.life: 4100, A.life: 4000, chase: [Fountain, Lesson]}}
          - {both: pass}
        expect: {A.life: 4100, chase: [Lesson], A.Fountain: {zone: field}}
    """)


@clause("707.1", "707.2")
def test_only_of_cards_one_controls() -> None:
    holds("""
        cards:
          - {name: Fountain, type: Regalia, cost: "{1}", text: ["{0}: You gain 100 life."]}
        start: {A: {}, B: {field: [Fountain]}}
        do:
          - {A: cannot, do: {activate: B.Fountain}, because: "707.2"}
          - {A: pass}
          - {B: can, do: {activate: Fountain}}
    """)


@clause("707.2")
def test_control_counts_not_ownership() -> None:
    holds("""
        cards:
          - {name: Fountain, type: Regalia, cost: "{1}", text: ["{0}: You gain 100 life."]}
        start: {A: {field: [{card: Fountain, owner: B}]}, B: {}}
        do:
          - {A: activate, card: Fountain}
          - {A: pass}
          - {B: cannot, do: {activate: Fountain}, because: "707.2"}
          - {B: pass}
        expect: {A.life: 4100}
    """)


@clause("707.2")
def test_a_will_ability_happens_at_once() -> None:
    holds("""
        cards:
          - {name: Prism, type: Regalia, cost: "{1}", text: ["{Rest}: Produce {R}.",
              "{0}: You gain 100 life."]}
        start: {A: {field: [Prism]}}
        do:
          - {A: activate, card: Prism, ability: 1}
          - {expect: {chase: 0, A.will: "{R}", A.Prism: {rested: true}, priority: A}}
          - {A: activate, card: Prism, ability: 2}
          - {expect: {chase: [Prism], A.life: 4000}}
    """)


@clause("707.2")
def test_abilities_of_the_opponents_cards_are_not_ones_own() -> None:
    holds("""
        cards:
          - {name: Well, type: Regalia, cost: "{1}", text: ["{0}: Draw a card."]}
          - {name: Shrine, type: Regalia, cost: "{1}", text: ["{Rest}: Produce {R}."]}
        start: {B: {field: [Well, Shrine]}}
        do:
          - {A: cannot, do: {activate: B.Well}, because: "707.2"}
          - {A: cannot, do: {activate: B.Shrine}, because: "707.2"}
          - {A: pass}
          - {B: can, do: {activate: Well}}
          - {B: activate, card: Shrine}
        expect: {B.will: "{R}"}
    """)
