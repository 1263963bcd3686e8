"""1121: [Bestow]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Sash, type: Addition, cost: "{0}", text: ["Bestowed resonator gains [+400/+400].", "[Bestow] {1}"]}
  - {name: Ring, type: Addition, cost: "{0}", text: ["[Bestow] {0}", "{0}: Destroy bestowed card."]}
  - {name: Bell, type: Addition, cost: "{0}", text: ["[Bestow] {0}"]}
  - {name: Page, type: Resonator, cost: "{1}", atk: 300, def: 300,
     text: ["When an addition is added to this card => You gain 100 life."]}
  - {name: Squire, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Knight, type: Resonator, cost: "{1}", atk: 600, def: 600}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target activate ability."]}
  - {name: Recall, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Return target resonator to its owner's hand."]}
  - {name: Shatter, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target addition."]}
  - {name: Old King, type: Ruler, text: ["[Judgment] {W}"],
     back: {name: Young King, type: J-Ruler, atk: 900, def: 900}}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1121.2")
def test_it_is_played_without_a_target() -> None:
    with_cards("""
        start: {A: {hand: [Sash], field: [Squire]}}
        do:
          - {A: cannot, do: {play: Sash, target: A.Squire}}
          - {A: play, card: Sash}
          - {both: pass}
        expect: {A.Sash: {zone: field, added_to: none}, A.Squire: {atk: 300}}
    """)
    with_cards("""
        start: {A: {hand: [Sash]}}
        do:
          - {A: play, card: Sash}
          - {both: pass}
        expect: {A.Sash: {zone: field}}
    """)


@clause("1121.1", "1121.2")
def test_its_activate_ability_adds_it_to_a_resonator_at_main_timing() -> None:
    with_cards("""
        start: {A: {field: [Sash, Squire], hand: [Spark], stones: {Fire Magic Stone: 2}},
          B: {field: [Knight], hand: [Hush]}}
        do:
          - {A: play, card: Spark}
          - {A: cannot, do: {activate: Sash, target: A.Squire}, because: "1121.2"}
          - {both: pass}
          - {A: activate, card: Sash, target: A.Squire}
          - {expect: {chase: [Sash], A.recovered_stones: 1}}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Sash}
          - {both: pass}
          - {expect: {A.Sash: {added_to: none}, chase: 0}}
          - {A: activate, card: Sash, target: B.Knight}
          - {both: pass}
        expect: {A.Sash: {added_to: B.Knight, controller: A}, B.Knight: {atk: 1000}}
    """)


@clause("1121.2")
def test_not_in_the_opponents_turn_not_in_battle_not_to_a_j_ruler() -> None:
    with_cards("""
        start: {A: {field: [Squire]}, B: {field: [Ring, Knight]}}
        do:
          - {A: pass}
          - {B: cannot, do: {activate: Ring, ability: 1, target: B.Knight}, because: "1121.2"}
    """)
    with_cards("""
        start: {A: {ruler: {card: Old King, face: back}, field: [Ring, Squire]}, B: {}}
        do:
          - {A: cannot, do: {activate: Ring, ability: 1, target: A.Young King}}
          - {A: can, do: {activate: Ring, ability: 1, target: A.Squire}}
          - {A: battle}
          - {A: cannot, do: {activate: Ring, ability: 1, target: A.Squire}, because: "1121.2"}
    """)


@clause("1121.2")
def test_not_while_it_is_bestowed() -> None:
    with_cards("""
        start: {A: {field: [Squire, Knight, {card: Ring, added_to: Squire}]}}
        do:
          - {A: cannot, do: {activate: Ring, ability: 1, target: A.Knight}, because: "1121.2"}
    """)


@clause("1121.3")
def test_to_bestow_is_to_add() -> None:
    with_cards("""
        start: {A: {field: [Page, Bell]}}
        do:
          - {A: activate, card: Bell, target: A.Page}
          - {both: pass}
          - {expect: {A.Bell: {added_to: A.Page}, chase: [Page]}}
          - {both: pass}
        expect: {A.life: 4100}
    """)


@clause("1121.3a")
def test_the_bestowed_card_is_the_one_it_is_added_to() -> None:
    with_cards("""
        start: {A: {field: [Squire, Knight, {card: Ring, added_to: Knight}]}}
        do:
          - {A: activate, card: Ring, ability: 2}
          - {both: pass}
        expect: {A.Knight: {zone: graveyard}, A.Squire: {zone: field}, A.Ring: {zone: field}}
    """)
    with_cards("""
        start: {A: {field: [Squire, Knight, {card: Sash, added_to: Squire}]}}
        expect: {A.Squire: {atk: 700}, A.Knight: {atk: 600}}
    """)


@clause("1121.4")
def test_when_its_card_leaves_it_stays_and_can_be_bestowed_again() -> None:
    with_cards("""
        start: {A: {field: [Squire, Knight, {card: Sash, added_to: Squire}], hand: [Recall],
          stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Recall, target: A.Squire}
          - {both: pass}
          - {expect: {A.Squire: {zone: hand}, A.Sash: {zone: field, added_to: none}, chase: 0}}
          - {A: activate, card: Sash, target: A.Knight}
          - {both: pass}
        expect: {A.Sash: {added_to: A.Knight}, A.Knight: {atk: 1000}}
    """)


@clause("1121.4")
def test_if_it_leaves_itself_the_resonator_stays() -> None:
    with_cards("""
        start: {A: {field: [Squire, {card: Sash, added_to: Squire}], hand: [Shatter]}}
        do:
          - {A: play, card: Shatter, target: A.Sash}
          - {both: pass}
        expect: {A.Sash: {zone: graveyard}, A.Squire: {zone: field, atk: 300}}
    """)


@clause("1121.2", "1121.4")
def test_also_an_addition_with_a_subtype_need_not_be_on_a_card() -> None:
    holds("""
        cards:
          - {name: Sash, type: "Addition:Resonator", cost: "{0}",
             text: ["Bestowed resonator gains [+400/+400].", "[Bestow] {0}"]}
          - {name: Squire, type: Resonator, cost: "{1}", atk: 300, def: 300}
          - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
        start: {A: {hand: [Sash, Snuff], field: [Squire]}}
        do:
          - {A: play, card: Sash}
          - {both: pass}
          - {expect: {A.Sash: {zone: field, added_to: none}}}
          - {A: activate, card: Sash, target: A.Squire}
          - {both: pass}
          - {expect: {A.Squire: {atk: 700}}}
          - {A: play, card: Snuff, target: A.Squire}
          - {both: pass}
        expect: {A.Squire: {zone: graveyard}, A.Sash: {zone: field, added_to: none}}
    """)
