"""711: playing runes."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - name: Seer
    type: Ruler
    text: ["[Divinity] 5", "[Judgment] {0}"]
    back: {name: Prophet, type: J-Ruler, atk: 500, def: 500, text: ["[Divinity] 2"]}
  - {name: Third Rune, type: Rune, cost: "{R}", divinity: 3, text: ["You gain 300 life."]}
  - {name: Second Rune, type: Rune, cost: "{0}", divinity: 2, text: ["You gain 200 life."]}
  - {name: First Rune, type: Rune, cost: "{0}", divinity: 1, text: ["You gain 100 life."]}
  - {name: Aim Rune, type: Rune, cost: "{0}", divinity: 1, text: ["Destroy target resonator."]}
  - {name: Glyph, type: Chant/Rune, cost: "{1}", divinity: 2, text: ["You gain 100 life."]}
  - {name: Deny, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("711.1")
def test_at_main_timing_of_ones_own_turn() -> None:
    with_cards("""
        start:
          A: {ruler: Seer, runes: [First Rune], hand: [Spark]}
          B: {ruler: Seer, runes: [First Rune]}
        do:
          - {A: can, do: {play: First Rune, from: runes}}
          - {A: play, card: Spark}
          - {A: cannot, do: {play: First Rune, from: runes}, because: "711.1"}
          - {A: pass}
          - {B: cannot, do: {play: First Rune, from: runes}, because: "711.1"}
    """)


@clause("711.1")
def test_only_with_a_j_ruler_that_has_divinity() -> None:
    with_cards("""
        start: {A: {runes: [First Rune]}}
        do:
          - {A: cannot, do: {play: First Rune, from: runes}, because: "711.1"}
    """)


@clause("711.2", "711.3")
def test_revealed_copied_paid_for_and_the_copy_played() -> None:
    with_cards("""
        start: {A: {ruler: Seer, runes: [Third Rune], stones: {Fire Magic Stone: 1}}}
        do:
          - {expect: {A.Third Rune: {zone: runes, revealed: false}}}
          - {A: play, card: Third Rune, from: runes}
          - {expect: {chase: [Third Rune], A.recovered_stones: 0, "A.Third Rune#1": {zone: runes,
              revealed: true}}}
          - {both: pass}
        expect: {A.life: 4300, chase: 0, A.runes: [Third Rune], A.graveyard: [], A.removed: []}
    """)


@clause("711.2")
def test_its_cost_must_be_paid() -> None:
    with_cards("""
        start: {A: {ruler: Seer, runes: [Third Rune], stones: {Water Magic Stone: 1}}}
        do:
          - {A: cannot, do: {play: Third Rune, from: runes}, because: "903.2j"}
        expect: {A.Third Rune: {revealed: false}}
    """)


@clause("711.2")
def test_a_revealed_rune_is_not_played_again() -> None:
    with_cards("""
        start: {A: {ruler: Seer, runes: [First Rune]}}
        do:
          - {A: play, card: First Rune, from: runes}
          - {both: pass}
          - {A: cannot, do: {play: First Rune, from: runes}, because: "711.2"}
          - {go: "A main"}
          - {A: cannot, do: {play: First Rune, from: runes}, because: "711.2"}
    """)


@clause("711.2", "711.2a")
def test_remaining_divinity_is_less_by_every_revealed_rune_for_good() -> None:
    with_cards("""
        start: {A: {ruler: Seer, runes: [Third Rune, Second Rune, First Rune], stones: {Fire Magic Stone: 1}},
          B: {hand: [Deny]}}
        do:
          - {A: play, card: Third Rune, from: runes}
          - {A: pass}
          - {B: play, card: Deny, target: chase.Third Rune}
          - {resolve: all}
          - {expect: {A.life: 4000, A.Third Rune: {revealed: true}}}
          - {A: play, card: Second Rune, from: runes}
          - {both: pass}
          - {A: cannot, do: {play: First Rune, from: runes}, because: "711.2"}
          - {go: "A main"}
          - {A: cannot, do: {play: First Rune, from: runes}, because: "711.2"}
    """)


@clause("711.2a")
def test_the_divinity_is_that_of_the_side_that_is_up() -> None:
    with_cards("""
        start: {A: {ruler: {card: Seer, face: back}, runes: [Third Rune, First Rune, Second Rune],
          stones: {Fire Magic Stone: 1}}}
        do:
          - {A: cannot, do: {play: Third Rune, from: runes}, because: "711.2"}
          - {A: play, card: First Rune, from: runes}
          - {both: pass}
          - {A: cannot, do: {play: Second Rune, from: runes}, because: "711.2"}
    """)


@clause("711.2")
def test_a_rune_without_a_legal_target_stays_face_down() -> None:
    with_cards("""
        start: {A: {ruler: Seer, runes: [Aim Rune]}}
        do:
          - {A: cannot, do: {play: Aim Rune, from: runes}, because: "903.2g"}
        expect: {A.Aim Rune: {revealed: false}}
    """)


@clause("711.3")
def test_a_copy_that_resolved_is_nowhere() -> None:
    with_cards("""
        start: {A: {ruler: Seer, runes: [First Rune]}}
        do:
          - {A: play, card: First Rune, from: runes}
          - {both: pass}
        expect: {A.life: 4100, A.runes: 1, A.graveyard: 0, A.removed: 0, A.hand: 0, chase: 0}
    """)


@clause("711.4")
def test_a_chant_rune_from_the_rune_area_is_a_rune() -> None:
    with_cards("""
        start: {A: {ruler: Seer, runes: [Glyph], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Glyph, from: runes}
          - {both: pass}
        expect: {A.life: 4100, A.graveyard: [], A.runes: [Glyph], A.Glyph: {revealed: true}}
    """)
    with_cards("""
        start: {A: {runes: [Glyph], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: cannot, do: {play: Glyph, from: runes}, because: "711.1"}
    """)


@clause("711.4", "703.4")
def test_the_same_card_from_both_places() -> None:
    # From the hand it takes no divinity, so five are left for the rune area.
    with_cards("""
        start: {A: {ruler: Seer, hand: [Glyph], runes: [Glyph, Third Rune], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: play, card: Glyph, from: hand}
          - {both: pass}
          - {expect: {A.graveyard: [Glyph]}}
          - {A: play, card: Glyph, from: runes}
          - {both: pass}
          - {A: play, card: Third Rune, from: runes}
          - {both: pass}
        expect: {A.life: 4500, A.graveyard: [Glyph]}
    """)
