"""1128: [Seal]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Sleeper, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Seal] (3) - [Flying]"]}
  - {name: Heavy, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Seal] (5) - [Flying]"]}
  - {name: Scroll, type: Chant, cost: "{0}",
     text: ["You gain 100 life.", "[Seal] (3) - You gain 500 life."]}
  - {name: Curse, type: Chant, cost: "{0}", text: ["You gain 100 life.",
      "[Seal] (3) - Destroy target resonator."]}
  - {name: Shatter, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target magic stone."]}
  - {name: Ember, type: Regalia, cost: "{0}", text: ["Treat this card as a Fire Magic Stone."]}
  - {name: Opener, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Release the [Seal] abilities of resonators you control until end of turn."]}
  - {name: Key, type: Regalia, cost: "{1}", text: ["Release the [Seal] abilities of cards you control."]}
  - {name: Blank, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1128.1", "1128.2", "1128.2b")
def test_a_resonator_has_the_text_exactly_while_the_stones_are_there() -> None:
    with_cards("""
        start:
          A: {field: [Sleeper], stones: {Fire Magic Stone: 2}, stone_deck: [Fire Magic Stone]}
          B: {stones: {Fire Magic Stone: 3}, hand: [Shatter]}
        do:
          - {expect: {A.Sleeper: {has_not: [Flying]}}}
          - {A: call}
          - {expect: {A.Sleeper: {has: [Flying]}, chase: 0}}
          - {A: pass}
          - {B: play, card: Shatter, target: A.Fire Magic Stone}
          - {both: pass}
        expect: {A.Sleeper: {has_not: [Flying]}, A.stones: 2}
    """)


@clause("1128.1")
def test_a_card_without_its_abilities_has_not_the_text_either() -> None:
    with_cards("""
        start: {A: {field: [Sleeper], stones: {Fire Magic Stone: 3}, hand: [Blank]}}
        do:
          - {A: play, card: Blank, target: A.Sleeper}
          - {both: pass}
        expect: {A.Sleeper: {has_not: [Flying]}}
    """)


@clause("1128.2")
def test_rested_stones_and_more_than_enough_count() -> None:
    with_cards("""
        start: {A: {field: [Sleeper, Heavy], stones: [{card: Fire Magic Stone, rested: true},
            {card: Fire Magic Stone, rested: true}, Water Magic Stone, Wind Magic Stone]}}
        expect: {A.Sleeper: {has: [Flying]}, A.Heavy: {has_not: [Flying]}}
    """)


@clause("1128.2a")
def test_a_chant_keeps_the_text_it_was_played_with() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Scroll], stones: {Fire Magic Stone: 3}}, B: {hand: [Shatter]}}
        do:
          - {A: play, card: Scroll}
          - {A: pass}
          - {B: play, card: Shatter, target: A.Fire Magic Stone}
          - {resolve: all}
        expect: {A.life: 1600, A.stones: 2}
    """)


@clause("1128.2a")
def test_a_chant_played_without_enough_stones_has_no_text_and_no_target() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Scroll, Curse], stones: {Fire Magic Stone: 2}}, B: {field: [Sleeper]}}
        do:
          - {A: cannot, do: {play: Curse, target: B.Sleeper}}
          - {A: play, card: Curse}
          - {both: pass}
          - {A: play, card: Scroll}
          - {both: pass}
        expect: {A.life: 1200, B.Sleeper: {zone: field}}
    """)
    with_cards("""
        start: {A: {life: 1000, hand: [Curse], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: cannot, do: {play: Curse}, because: "903.2g"}
    """)


@clause("1128.3")
def test_a_regalia_treated_as_a_stone_does_not_count() -> None:
    with_cards("""
        start: {A: {field: [Sleeper, Ember], stones: {Fire Magic Stone: 2}}}
        expect: {A.Sleeper: {has_not: [Flying]}}
    """)


@clause("1128.4")
def test_released_seals_are_met_without_stones_and_only_those() -> None:
    with_cards("""
        start: {A: {life: 1000, field: [Sleeper, Heavy], hand: [Opener, Scroll]}, B: {field: [Sleeper]}}
        do:
          - {A: play, card: Opener}
          - {both: pass}
          - {expect: {A.Sleeper: {has: [Flying]}, A.Heavy: {has: [Flying]}, B.Sleeper: {has_not: [Flying]}}}
          - {A: play, card: Scroll}
          - {both: pass}
          - {expect: {A.life: 1100}}
          - {go: "B main"}
        expect: {A.Sleeper: {has_not: [Flying]}}
    """)


@clause("1128.4")
def test_a_card_that_comes_later_is_released_by_a_standing_effect() -> None:
    with_cards("""
        start: {A: {field: [Key], hand: [Sleeper], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Sleeper}
          - {both: pass}
        expect: {A.Sleeper: {has: [Flying]}}
    """)


@clause("1128.2b")
def test_an_ability_under_the_seal_is_of_use_as_one_of_its_paragraph() -> None:
    holds("""
        cards:
          - {name: Hermit, type: Resonator, cost: "{1}", atk: 300, def: 300,
             text: ["{0}: You gain 100 life.", "[Seal] (2) - {0}: You gain 500 life."]}
        start: {A: {life: 1000, field: [Hermit], stones: {Fire Magic Stone: 2}}, B: {field: [Hermit]}}
        do:
          - {A: activate, card: Hermit, ability: 2}
          - {both: pass}
          - {expect: {A.life: 1500}}
          - {A: pass}
          - {B: cannot, do: {activate: Hermit, ability: 2}}
          - {B: can, do: {activate: Hermit, ability: 1}}
    """)


@clause("1128.2")
def test_the_stones_of_its_controller_count() -> None:
    holds("""
        cards:
          - {name: Sleeper, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Seal] (3) - [Flying]"]}
          - {name: Charmer, type: Chant, cost: "{0}",
             text: ["Gain control of target resonator until end of turn."]}
        start: {A: {hand: [Charmer], stones: {Fire Magic Stone: 3}}, B: {field: [Sleeper]}}
        do:
          - {expect: {B.Sleeper: {has_not: [Flying]}}}
          - {A: play, card: Charmer, target: B.Sleeper}
          - {both: pass}
          - {expect: {A.Sleeper: {has: [Flying]}}}
          - {go: "B main"}
        expect: {B.Sleeper: {has_not: [Flying]}}
    """)
