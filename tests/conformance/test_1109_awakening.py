"""1109: [Awakening]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Seed, type: Resonator, cost: "{G}", atk: 200, def: 200,
     text: ["[Awakening] {1}: This card gains [+300/+300]."]}
  - {name: Caller, type: Resonator, cost: "{G}", atk: 200, def: 200,
     text: ["[Awakening] {1}: [Enter] => You gain 500 life."]}
  - {name: Hymn, type: Chant, cost: "{G}", text: ["You gain 100 life.",
     "[Awakening] {1}: You gain 500 life."]}
  - {name: Grove, type: Regalia, cost: "{1}", text: ["Whenever you awaken a resonator => You gain 100 life."]}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
  - {name: Recall, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Return target resonator to its owner's hand."]}
  - {name: Charm, type: Chant, cost: "{0}", text: ["[Quickcast]", "Gain control of target resonator."]}
  - {name: Blank, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1109.2")
def test_for_the_extra_cost_it_enters_with_the_text_else_without() -> None:
    with_cards("""
        start: {A: {hand: [Seed, Seed], stones: {Wind Magic Stone: 3}}}
        do:
          - {A: play, card: "Seed#1", awaken: true}
          - {expect: {A.recovered_stones: 1}}
          - {both: pass}
          - {A: cannot, do: {play: "Seed#2", awaken: true}, because: "903.2j"}
          - {A: play, card: "Seed#2"}
          - {both: pass}
        expect:
          "A.Seed#1": {zone: field, atk: 500, def: 500}
          "A.Seed#2": {zone: field, atk: 200, def: 200}
          A.recovered_stones: 0
    """)


@clause("1109.2")
def test_the_choice_is_made_while_playing() -> None:
    with_cards("""
        start: {A: {hand: [Seed], stones: {Wind Magic Stone: 2}}}
        do:
          - {A: can, do: {play: Seed, awaken: true}}
          - {A: can, do: {play: Seed}}
          - {A: play, card: Seed, awaken: true}
          - {expect: {chase: [Seed], A.recovered_stones: 0, decision: {player: A, kind: priority}}}
    """)


@clause("1109.1", "1109.2")
def test_it_changes_what_a_spell_does_as_it_resolves() -> None:
    with_cards("""
        start: {A: {hand: [Hymn, Hymn], stones: {Wind Magic Stone: 3}}}
        do:
          - {A: play, card: "Hymn#1", awaken: true}
          - {expect: {chase: [Hymn]}}
          - {both: pass}
          - {expect: {A.life: 4600, chase: 0}}
          - {A: play, card: "Hymn#2"}
          - {both: pass}
        expect: {A.life: 4700}
    """)


@clause("1109.2")
def test_an_enter_ability_gained_so_triggers_by_entering() -> None:
    with_cards("""
        start: {A: {hand: [Caller, Caller], stones: {Wind Magic Stone: 3}}}
        do:
          - {A: play, card: "Caller#1", awaken: true}
          - {both: pass}
          - {expect: {chase: [Caller]}}
          - {both: pass}
          - {A: play, card: "Caller#2"}
          - {both: pass}
          - {expect: {chase: 0}}
        expect: {A.life: 4500}
    """)


@clause("1109.2a")
def test_to_awaken_is_to_pay_for_it_whatever_becomes_of_the_spell() -> None:
    with_cards("""
        start: {A: {hand: [Seed, Seed], field: [Grove], stones: {Wind Magic Stone: 3}}, B: {hand: [Hush]}}
        do:
          - {A: play, card: "Seed#1"}
          - {both: pass}
          - {expect: {A.life: 4000, chase: 0}}
          - {A: play, card: "Seed#2", awaken: true}
          - {expect: {chase: [Grove, Seed]}}
          - {both: pass}
          - {expect: {A.life: 4100}}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Seed}
          - {both: pass}
        expect: {A.life: 4100, "A.Seed#2": {zone: graveyard}}
    """)


@clause("1109.3")
def test_the_text_stays_after_the_turn() -> None:
    with_cards("""
        start: {A: {hand: [Seed], stones: {Wind Magic Stone: 2}}}
        do:
          - {A: play, card: Seed, awaken: true}
          - {both: pass}
          - {go: "B main"}
          - {expect: {A.Seed: {atk: 500, def: 500}}}
          - {go: "A main"}
        expect: {A.Seed: {atk: 500, def: 500}}
    """)


@clause("1109.3")
def test_it_stays_with_a_new_controller_and_is_gone_with_the_card() -> None:
    with_cards("""
        start: {A: {hand: [Seed], stones: {Wind Magic Stone: 3}}, B: {hand: [Charm]}}
        do:
          - {A: play, card: Seed, awaken: true}
          - {both: pass}
          - {A: pass}
          - {B: play, card: Charm, target: A.Seed}
          - {both: pass}
        expect: {B.Seed: {controller: B, atk: 500}}
    """)
    with_cards("""
        start: {A: {hand: [Seed, Recall], stones: {Wind Magic Stone: 3}}, B: {}}
        do:
          - {A: play, card: Seed, awaken: true}
          - {both: pass}
          - {A: play, card: Recall, target: A.Seed}
          - {both: pass}
          - {expect: {A.Seed: {zone: hand}}}
          - {A: play, card: Seed}
          - {both: pass}
        expect: {A.Seed: {zone: field, atk: 200, def: 200}}
    """)


@clause("1109.1")
def test_a_card_that_loses_its_abilities_loses_the_awakened_ones() -> None:
    with_cards("""
        start: {A: {hand: [Seed, Blank], stones: {Wind Magic Stone: 2}}}
        do:
          - {A: play, card: Seed, awaken: true}
          - {both: pass}
          - {A: play, card: Blank, target: A.Seed}
          - {both: pass}
          - {expect: {A.Seed: {atk: 200}}}
          - {go: "B main"}
        expect: {A.Seed: {atk: 500}}
    """)


@clause("1109.2", "907.4")
def test_will_for_awakening_only_pays_that_part_and_no_other() -> None:
    cards = """\
cards:
  - {name: Bud, type: Resonator, cost: "{G}{G}", atk: 200, def: 200,
     text: ["[Awakening] {1}{G}: This card gains [Flying]."]}
  - {name: Spring, type: Regalia, cost: "{0}",
     text: ["{Rest}: Produce {G}. Spend this will only to pay [Awakening] costs."]}
  - {name: Root, type: Resonator, cost: "{1}", atk: 200, def: 200}
"""
    holds(
        cards
        + dedent("""
        start: {A: {hand: [Bud, Root], stones: {Wind Magic Stone: 3}, field: [Spring]}}
        do:
          - {A: play, card: Bud, awaken: true}
          - {expect: {A.will: "", A.recovered_stones: 0, A.Spring: {rested: true}}}
          - {both: pass}
        expect: {A.Bud: {has: [Flying]}}
    """)
    )
    holds(  # produced before, it is the same
        cards
        + dedent("""
        start: {A: {hand: [Bud, Root], stones: {Wind Magic Stone: 3}, field: [Spring]}}
        do:
          - {A: activate, card: Spring}
          - {A: play, card: Bud, awaken: true}
        expect: {A.will: "", A.recovered_stones: 0}
    """)
    )
    holds(
        cards
        + dedent("""
        start: {A: {hand: [Bud, Root], stones: {Wind Magic Stone: 1}, field: [Spring, Spring, Spring]}}
        do:
          - {A: cannot, do: {play: Bud, awaken: true}, because: "903.2j"}
    """)
    )
    holds(
        cards
        + dedent("""
        start: {A: {hand: [Bud, Root], stones: [Wind Magic Stone], field: [Spring, Spring, Spring]}}
        do:
          - {A: activate, card: "Spring#1"}
          - {A: activate, card: "Spring#2"}
          - {A: activate, card: "Spring#3"}
          - {A: cannot, do: {play: Bud, awaken: true}, because: "903.2j"}
          - {A: play, card: Root}
        expect: {A.will: "{G}{G}{G}", A.recovered_stones: 0}
    """)
    )


@clause("1109.2", "1003.5")
def test_will_for_awakening_chants_and_will_for_the_card_pay_an_awakening_together() -> None:
    cards = """\
cards:
  - {name: Verse, type: Chant, cost: "{G}", text: ["[Awakening] {U}{T}: Draw a card.", "You gain 100 life."]}
  - {name: Clock, type: Regalia, cost: "{0}", text: ["{Rest}: Produce {T}. Spend this will only to play
      activate abilities, to pay [Mobilize] costs or [Awakening] costs of chants."]}
  - {name: Choir, type: Regalia, cost: "{0}",
     text: ["{Rest}: Produce {U}. Spend this will only to play chants."]}
  - {name: Nest, type: Regalia, cost: "{0}",
     text: ["{Rest}: Produce {U}. Spend this will only to play resonators."]}
"""
    holds(
        cards
        + dedent("""
        start: {A: {hand: [Verse], stones: {Wind Magic Stone: 1}, field: [Clock, Choir]}}
        do:
          - {A: play, card: Verse, awaken: true}
        expect: {chase: [Verse], A.Clock: {rested: true}, A.Choir: {rested: true}, A.recovered_stones: 0}
    """)
    )
    holds(
        cards
        + dedent("""
        start: {A: {hand: [Verse], stones: {Wind Magic Stone: 1}, field: [Clock, Clock, Nest]}}
        do:
          - {A: cannot, do: {play: Verse, awaken: true}, because: "903.2j"}
          - {A: play, card: Verse}
        expect: {chase: [Verse]}
    """)
    )


@clause("1109.2", "903.2c")
def test_a_card_with_two_awakenings_is_awakened_by_both() -> None:
    holds("""
        cards:
          - {name: Twice, type: Resonator, cost: "{1}", atk: 400, def: 400,
              text: ["[Awakening] {1}: [Enter] => You gain 100 life.",
                     "[Awakening] {1}: [Enter] => You gain 200 life."]}
        start: {A: {hand: [Twice], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: play, card: Twice, awaken: [1, 2]}
          - {expect: {A.recovered_stones: 0}}
          - {both: pass}
          - {A: answer, with: Twice}
          - {resolve: all}
        expect: {A.life: 4300}
    """)


@clause("903.2i-iv", "1109.2", "903.2f")
def test_what_lowers_an_awakening_lowers_its_x() -> None:
    holds("""
        cards:
          - {name: Muse, type: Regalia, cost: "{0}", text: ["You may pay {2} less for the [Awakening]
              costs of spells you control."]}
          - {name: Blaze, type: Chant, cost: "{R}", text: ["[Awakening] {X}", "This card deals 100
              damage to target player. If this card was awakened, this card deals X00 damage to that
              player."]}
        start: {A: {field: [Muse], hand: [Blaze], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: cannot, do: {play: Blaze, awaken: true, x: 4, target: B}}
          - {A: play, card: Blaze, awaken: true, x: 3, target: B}
          - {expect: {A.recovered_stones: 0}}
          - {both: pass}
        expect: {B.life: 3600}
    """)


@clause("903.2i-iv", "1109.2")
def test_which_part_of_an_awakening_is_lowered_is_chosen() -> None:
    holds("""
        cards:
          - {name: Muse, type: Regalia, cost: "{0}", text: ["You may pay {1} less for the [Awakening]
              costs of spells you control."]}
          - {name: Blaze, type: Chant, cost: "{0}", text: ["[Awakening] {R}{U}", "This card deals 100
              damage to target player. If this card was awakened, this card deals 500 damage to that
              player."]}
        start:
          A: {field: [Muse], hand: [Blaze, Blaze], will: "{U}{R}"}
        do:
          - {A: play, card: Blaze, awaken: true, target: B, less: "{R}"}
          - {both: pass}
          - {expect: {A.will: "{R}", B.life: 3400}}
          - {A: play, card: Blaze, awaken: true, target: B}
          - {both: pass}
        expect: {A.will: "", B.life: 2800}
    """)


@clause("1109.2", "903.2f", "907.4")
def test_will_for_awakening_alone_pays_its_x() -> None:
    holds("""
        cards:
          - {name: Bell, type: Regalia, cost: "{0}", text: ["{Rest}: Produce {U}{U}. Spend this will
              only to pay [Awakening] costs."]}
          - {name: Blaze, type: Chant, cost: "{1}", text: ["[Awakening] {X}", "This card deals 100
              damage to target player. If this card was awakened, this card deals X00 damage to that
              player."]}
        start: {A: {field: [Bell], hand: [Blaze], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: cannot, do: {play: Blaze, awaken: true, x: 4, target: B}}
          - {A: play, card: Blaze, awaken: true, x: 3, target: B}
          - {both: pass}
        expect: {B.life: 3600, A.recovered_stones: 0}
    """)
