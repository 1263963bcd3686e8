"""1124: [Torrent]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Wave, type: Chant, cost: "{0}", text: ["You gain 100 life.", "[Torrent] You gain 500 life."]}
  - {name: Undertow, type: Chant, cost: "{0}",
     text: ["You gain 100 life.", "[Torrent] Destroy target resonator."]}
  - {name: Spray, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 10 life."]}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
  - {name: Eel, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["[Torrent] [Swiftness]"]}
  - {name: Squire, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Hall, type: Regalia, cost: "{1}", text: ["{0}: You gain 10 life."]}
  - {name: Blank, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1124.2", "1124.2b")
def test_the_first_card_is_played_without_the_text_and_the_second_with_it() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Wave, Wave]}}
        do:
          - {A: play, card: Wave}
          - {both: pass}
          - {expect: {A.life: 1100}}
          - {A: play, card: Wave}
          - {both: pass}
        expect: {A.life: 1700}
    """)


@clause("1124.2")
def test_only_ones_own_cards_of_this_turn_count() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Spray, Spray]}, B: {life: 1000, hand: [Wave], deck: [Squire]}}
        do:
          - {A: play, card: Spray}
          - {resolve: all}
          - {go: "B main"}
          - {A: cannot, do: {play: Spray}}
          - {B: pass}
          - {A: play, card: Spray}
          - {resolve: all}
          - {expect: {turn: B}}
          - {B: play, card: Wave}
          - {resolve: all}
        expect: {B.life: 1100}
    """)


@clause("1124.2")
def test_an_ability_is_no_card_played() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Wave], field: [Hall]}}
        do:
          - {A: activate, card: Hall}
          - {resolve: all}
          - {A: play, card: Wave}
          - {resolve: all}
        expect: {A.life: 1200}
    """)


@clause("1124.2a")
def test_a_card_that_was_cancelled_was_played() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Wave, Wave]}, B: {hand: [Hush]}}
        do:
          - {A: play, card: Wave}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Wave}
          - {resolve: all}
          - {expect: {A.life: 1000}}
          - {A: play, card: Wave}
          - {resolve: all}
        expect: {A.life: 1600}
    """)


@clause("1124.2a")
def test_a_card_played_after_it_does_not_give_it_the_text() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Wave, Spray]}}
        do:
          - {A: play, card: Wave}
          - {A: play, card: Spray}
          - {resolve: all}
        expect: {A.life: 1200}
    """)


@clause("1124.2a")
def test_a_card_that_still_waits_on_the_chase_counts() -> None:
    holds("""
        cards:
          - {name: Spray, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
          - {name: Surge, type: Chant, cost: "{0}", text: ["[Quickcast]", "[Torrent] You gain 500 life."]}
        start: {A: {life: 1000, hand: [Spray, Surge]}}
        do:
          - {A: play, card: Spray}
          - {A: play, card: Surge}
          - {both: pass}
          - {expect: {A.life: 1500, chase: [Spray]}}
    """)


@clause("1124.2b")
def test_without_the_text_its_target_is_neither_needed_nor_chosen() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Undertow, Undertow]}, B: {field: [Squire]}}
        do:
          - {A: cannot, do: {play: Undertow, target: B.Squire}}
          - {A: play, card: Undertow}
          - {both: pass}
          - {expect: {A.life: 1100, B.Squire: {zone: field}}}
          - {A: play, card: Undertow, target: B.Squire}
          - {both: pass}
        expect: {A.life: 1200, B.Squire: {zone: graveyard}}
    """)


@clause("1124.2")
def test_with_the_text_its_target_must_be_there() -> None:
    with_cards("""
        start: {A: {hand: [Undertow, Spray]}}
        do:
          - {A: can, do: {play: Undertow}}
          - {A: play, card: Spray}
          - {resolve: all}
          - {A: cannot, do: {play: Undertow}, because: "903.2g"}
    """)


@clause("1124.1", "1124.2")
def test_a_resonator_played_with_the_text_has_it_in_the_field_until_it_loses_its_abilities() -> None:
    with_cards("""
        start: {A: {hand: [Eel, Spray, Blank]}}
        do:
          - {A: play, card: Spray}
          - {resolve: all}
          - {A: play, card: Eel}
          - {both: pass}
          - {expect: {A.Eel: {has: [Swiftness]}, chase: 0}}
          - {A: can, do: {attack: Eel, object: B}}
          - {A: play, card: Blank, target: A.Eel}
          - {resolve: all}
        expect: {A.Eel: {has_not: [Swiftness]}}
    """)


@clause("1124.2b")
def test_a_resonator_played_first_has_not_the_text() -> None:
    with_cards("""
        start: {A: {hand: [Eel, Spray]}}
        do:
          - {A: play, card: Eel}
          - {both: pass}
          - {A: play, card: Spray}
          - {resolve: all}
          - {expect: {A.Eel: {has_not: [Swiftness]}}}
          - {A: cannot, do: {attack: Eel, object: B}}
    """)


@clause("1124.2")
def test_the_text_may_say_what_the_card_costs_and_how_it_enters() -> None:
    holds("""
        cards:
          - {name: Spray, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 10 life."]}
          - {name: Whale, type: Resonator, cost: "{2}", atk: 300, def: 300,
             text: ["[Torrent] You pay {2} less to play this card."]}
          - {name: Crab, type: Resonator, cost: "{0}", atk: 300, def: 300,
             text: ["[Torrent] This card enters the field with two [+100/+100] counters on it."]}
          - {name: Otter, type: Resonator, cost: "{0}", atk: 300, def: 300,
             text: ["[Torrent] [Enter] => You gain 100 life."]}
        start: {A: {life: 1000, hand: [Spray, Whale, Crab, Crab, Otter]}}
        do:
          - {A: cannot, do: {play: Whale}, because: "903.2j"}
          - {A: play, card: Crab}
          - {both: pass}
          - {expect: {A.Crab: {counters: {}}}}
          - {A: play, card: Crab}
          - {both: pass}
          - {expect: {"A.Crab#2": {counters: {"+100/+100": 2}, atk: 500}}}
          - {A: play, card: Whale}
          - {both: pass}
          - {A: play, card: Otter}
          - {resolve: all}
        expect: {A.Whale: {zone: field}, A.life: 1100}
    """)


@clause("1124.2")
def test_a_copy_has_the_text_that_its_original_was_played_with() -> None:
    for first in (True, False):
        step = "- {A: play, card: Spray}\n          - {resolve: all}" if first else "- {expect: {chase: 0}}"
        holds(f"""
        cards:
          - {{name: Spray, type: Chant, cost: "{{0}}", text: ["You gain 100 life."]}}
          - {{name: Wave, type: Chant, cost: "{{0}}",
             text: ["You gain 100 life.", "[Torrent] You gain 500 life."]}}
          - {{name: Twin, type: Chant, cost: "{{0}}", text: ["[Quickcast]", "Copy target spell."]}}
        start: {{A: {{life: 1000, hand: [Spray, Wave, Twin]}}}}
        do:
          {step}
          - {{A: play, card: Wave}}
          - {{A: play, card: Twin, target: chase.Wave}}
          - {{resolve: all}}
        expect: {{A.life: {2300 if first else 1200}}}
        """)


@clause("1124.2b", "903.2e")
def test_a_mode_of_torrent_is_no_choice_for_the_first_card() -> None:
    holds("""
        cards:
          - {name: Swell, type: Chant, cost: "{0}",
             text: ["Choose one - Draw a card; or [Torrent] You gain 500 life."]}
        start: {A: {hand: [Swell, Swell]}}
        do:
          - {A: cannot, do: {play: Swell, choose: 2}}
          - {A: play, card: Swell, choose: 1}
          - {both: pass}
          - {A: play, card: Swell, choose: 2}
          - {both: pass}
        expect: {A.life: 4500, A.hand: 1}
    """)


@clause("1124.2", "902.2")
def test_what_a_spell_is_played_with_is_active_on_the_chase() -> None:
    holds("""
        cards:
          - {name: Note, type: Chant, cost: "{0}", text: ["You gain 100 life."]}
          - {name: Boast, type: Chant, cost: "{0}",
              text: ["You gain 200 life.", "[Torrent] When you play this card => You gain 1000 life."]}
        start: {A: {hand: [Boast, Boast]}}
        do:
          - {A: play, card: Boast}
          - {expect: {chase: [Boast]}}
          - {both: pass}
          - {expect: {A.life: 4200}}
          - {A: play, card: Boast}
          - {expect: {chase: [Boast, Boast]}}
          - {resolve: all}
        expect: {A.life: 5400}
    """)
