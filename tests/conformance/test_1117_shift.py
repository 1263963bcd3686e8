"""1117: [Shift]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Acorn, type: Resonator, cost: "{G}", atk: 200, def: 200, text: ["[Shift] {G}{1}"],
     back: {name: Oak, type: Resonator (Shift), cost: "{G}{2}", atk: 800, def: 800,
       text: ["When this card enters your field or shifts => You gain 500 life."]}}
  - {name: Whelp, type: Resonator, cost: "{G}", atk: 200, def: 200, text: ["[Shift] {0}"],
     back: {name: Drake, type: Resonator (Shift), cost: "{G}{2}", atk: 800, def: 800, text: ["[Flying]"]}}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target activate ability."]}
  - {name: Recall, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Return target resonator to its owner's hand."]}
  - {name: Blank, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1117.2")
def test_either_side_is_played_for_its_own_cost() -> None:
    with_cards("""
        start: {A: {hand: [Acorn, Acorn], stones: {Wind Magic Stone: 4}}}
        do:
          - {A: play, card: "Acorn#1"}
          - {expect: {chase: [Acorn], A.recovered_stones: 3}}
          - {both: pass}
          - {A: play, card: "Acorn#2", face: back}
          - {expect: {chase: [Oak], A.recovered_stones: 0}}
          - {resolve: all}
        expect:
          "A.Acorn#1": {zone: field, face: front, atk: 200}
          "A.Acorn#2": {zone: field, face: back, atk: 800, name: Oak}
    """)
    with_cards("""
        start: {A: {hand: [Acorn], stones: {Wind Magic Stone: 2}}}
        do:
          - {A: cannot, do: {play: Acorn, face: back}}
          - {A: can, do: {play: Acorn}}
    """)


@clause("1117.1", "1117.2")
def test_the_activated_ability_turns_the_card_at_main_timing_only() -> None:
    with_cards("""
        start: {A: {field: [{card: Whelp, rested: true, damage: 100, counters: {"+100/+100": 1}}],
          hand: [Spark]}, B: {field: [Whelp]}}
        do:
          - {A: play, card: Spark}
          - {A: cannot, do: {activate: A.Whelp}, because: "1117.2"}
          - {both: pass}
          - {A: activate, card: A.Whelp}
          - {expect: {chase: [Whelp], A.Whelp: {face: front}}}
          - {A: cannot, do: {activate: A.Whelp}, because: "1117.2"}
          - {both: pass}
          - {expect: {A.Drake: {face: back, zone: field, rested: true, damage: 100,
             counters: {"+100/+100": 1}, atk: 900, has: [Flying]}}}
          - {A: cannot, do: {activate: A.Drake}}
          - {A: pass}
          - {B: cannot, do: {activate: B.Whelp}, because: "1117.2"}
    """)


@clause("1117.1")
def test_cancelled_or_lost_it_does_not_turn_the_card() -> None:
    with_cards("""
        start: {A: {field: [Whelp], hand: [Blank]}, B: {hand: [Hush]}}
        do:
          - {A: activate, card: Whelp}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Whelp}
          - {both: pass}
          - {expect: {A.Whelp: {face: front}, chase: 0}}
          - {A: play, card: Blank, target: A.Whelp}
          - {both: pass}
          - {A: cannot, do: {activate: Whelp}}
    """)


@clause("1117.2a")
def test_to_shift_is_the_activated_turn_and_not_playing_the_future_side() -> None:
    with_cards(
        """
        start: {A: {hand: [Acorn], field: [Acorn], stones: {Wind Magic Stone: 5}}}
        do:
          - {A: play, card: Acorn, from: hand, face: back}
          - {both: pass}
          - {expect: {chase: [Oak], log_not: ["1117.2a"]}}
          - {both: pass}
          - {expect: {A.life: 4500, chase: 0}}
          - {A: activate, card: "Acorn#2"}
          - {both: pass}
          - {expect: {chase: [Oak], log: ["1117.2a"], "A.Acorn#2": {face: back}}}
          - {both: pass}
        expect: {A.life: 5000}
    """.replace("Acorn#2", "Acorn")
    )


@clause("1117.2")
def test_the_future_side_away_from_the_field_is_the_past_side_again() -> None:
    with_cards("""
        start: {A: {field: [{card: Whelp, face: back}], hand: [Recall], stones: {Wind Magic Stone: 1}}}
        do:
          - {expect: {A.Drake: {atk: 800}}}
          - {A: play, card: Recall, target: A.Drake}
          - {both: pass}
          - {expect: {A.Whelp: {zone: hand, face: front}}}
          - {A: play, card: Whelp}
          - {both: pass}
        expect: {A.Whelp: {zone: field, face: front, atk: 200}}
    """)
