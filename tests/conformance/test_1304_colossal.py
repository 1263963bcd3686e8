"""1304: colossal rulers."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - name: Egg
    type: Ruler
    text: ["[Judgment] {W}", "{Rest}: You gain 100 life."]
    back:
      name: Dragon
      type: J-Ruler
      race: [Dragon]
      atk: 600
      def: 600
      text: ["[Judgment] {W}{W}", "[Flying]"]
      back: {name: Dragon God, type: J-Ruler, race: [God], atk: 1200, def: 1200, text: ["[Pierce]"]}
  - name: Cocoon
    type: Ruler
    text: ["[Judgment] {W}"]
    back:
      name: Moth
      type: J-Ruler
      atk: 500
      def: 500
      text: ["[Judgment] {W}", "[Imperishable]"]
      back: {name: Moth Queen, type: J-Ruler, atk: 1000, def: 1000}
  - {name: Gong, type: Regalia, cost: "{1}", text: ["Whenever you do judgment => You gain 500 life."]}
  - {name: Boost, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target J/resonator gains [+200/+200] until end of turn."]}
  - {name: Growth, type: Chant, cost: "{0}", text: ["Put a [+100/+100] counter on target J/resonator."]}
  - {name: Ruin, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target J-ruler."]}
  - {name: Lull, type: Chant, cost: "{0}", text: ["[Quickcast]", "Rest target J/resonator."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1304.2", "1304.4")
def test_judgment_of_the_ruler_gives_the_first_form() -> None:
    with_cards("""
        start: {A: {ruler: Egg, will: "{W}"}}
        do:
          - {expect: {A.Egg: {zone: ruler, face: front, types: [Ruler]}}}
          - {A: judgment}
          - {both: pass}
        expect: {A.Dragon: {zone: field, face: back, types: [J-Ruler], atk: 600, has: [Flying],
          has_not: [Pierce]}}
    """)


@clause("1304.4a")
def test_a_destroyed_first_form_is_an_astral_ruler() -> None:
    with_cards("""
        start: {A: {ruler: {card: Egg, face: back}, will: "{W}{W}"}, B: {hand: [Ruin]}}
        do:
          - {A: pass}
          - {B: play, card: Ruin, target: A.Dragon}
          - {both: pass}
          - {expect: {A.Egg: {zone: ruler, face: front, astral: true, counters: {astral: 1},
             has_not: [Judgment]}}}
          - {A: cannot, do: {judgment: true}, because: "1010.1a"}
          - {A: activate, card: Egg}
          - {both: pass}
        expect: {A.life: 4100}
    """)


@clause("1304.5", "1304.5a", "1304.2")
def test_a_first_form_does_judgment_and_becomes_the_second() -> None:
    with_cards("""
        start: {A: {ruler: {card: Egg, face: back}, will: "{W}{W}"}}
        do:
          - {A: judgment}
          - {expect: {chase: [judgment], A.Dragon: {face: back}, A.will: ""}}
          - {both: pass}
        expect:
          A.Dragon God: {zone: field, face: back2, atk: 1200, race: [God], has: [Pierce], has_not: [Flying,
            Judgment]}
    """)


@clause("1304.5")
def test_a_first_form_follows_the_rules_of_judgment() -> None:
    with_cards("""
        start: {A: {ruler: Egg, will: "{W}{W}{W}"}}
        do:
          - {A: judgment}
          - {both: pass}
          - {A: cannot, do: {judgment: true}, because: "705.1"}
          - {go: "B main"}
          - {A: cannot, do: {judgment: true}}
        expect: {A.Dragon: {face: back}}
    """)


@clause("1304.5")
def test_a_rested_first_form_cannot_do_judgment() -> None:
    with_cards("""
        start: {A: {ruler: {card: Egg, face: back, rested: true}, will: "{W}{W}"}}
        do:
          - {A: cannot, do: {judgment: true}, because: "705.1"}
        expect: {A.Dragon: {face: back, rested: true}}
    """)


@clause("1304.5a-i")
def test_it_counts_as_doing_judgment() -> None:
    with_cards("""
        start: {A: {ruler: {card: Egg, face: back}, field: [Gong], will: "{W}{W}"}}
        do:
          - {A: judgment}
          - {expect: {chase: [judgment]}}
          - {both: pass}
          - {expect: {chase: [Gong], A.Dragon God: {face: back2}}}
          - {both: pass}
        expect: {A.life: 4500}
    """)


@clause("1304.5b")
def test_if_the_first_form_is_gone_nothing_happens() -> None:
    with_cards("""
        start: {A: {ruler: {card: Egg, face: back}, field: [Gong], will: "{W}{W}"}, B: {hand: [Ruin]}}
        do:
          - {A: judgment}
          - {A: pass}
          - {B: play, card: Ruin, target: A.Dragon}
          - {both: pass}
          - {expect: {chase: [judgment], A.Egg: {zone: ruler}}}
          - {both: pass}
        expect: {chase: 0, A.life: 4000, A.Egg: {zone: ruler, face: front}}
    """)


@clause("1304.5b")
def test_an_imperishable_first_form_that_was_destroyed_does_not_come_back_by_it() -> None:
    with_cards("""
        start: {A: {ruler: {card: Cocoon, face: back}, field: [Gong], will: "{W}"}, B: {hand: [Ruin]}}
        do:
          - {A: judgment}
          - {A: pass}
          - {B: play, card: Ruin, target: A.Moth}
          - {both: pass}
          - {expect: {A.Cocoon: {zone: ruler, astral: false, has: [Judgment]}}}
          - {both: pass}
        expect: {chase: 0, A.life: 4000, A.Cocoon: {zone: ruler, face: front}}
    """)


@clause("1304.5c")
def test_a_destroyed_second_form_is_an_astral_ruler() -> None:
    with_cards("""
        start: {A: {ruler: {card: Egg, face: back2}}, B: {hand: [Ruin]}}
        do:
          - {A: pass}
          - {B: play, card: Ruin, target: A.Dragon God}
          - {both: pass}
        expect: {A.Egg: {zone: ruler, face: front, astral: true, has_not: [Judgment]}, A.graveyard: []}
    """)


@clause("1304.6")
def test_all_forms_are_one_card_with_its_effects_counters_and_orientation() -> None:
    with_cards("""
        start: {A: {ruler: {card: Egg, face: back}, hand: [Boost, Growth, Lull], will: "{W}{W}"}}
        do:
          - {A: play, card: Boost, target: A.Dragon}
          - {both: pass}
          - {A: play, card: Growth, target: A.Dragon}
          - {both: pass}
          - {expect: {A.Dragon: {atk: 900}}}
          - {A: judgment}
          - {A: play, card: Lull, target: A.Dragon}
          - {both: pass}
          - {expect: {A.Dragon: {rested: true, face: back}}}
          - {both: pass}
        expect:
          A.Dragon God: {face: back2, rested: true, counters: {"+100/+100": 1}, atk: 1500, def: 1500,
            fresh: false}
    """)


@clause("1304.6")
def test_the_second_form_may_attack_if_the_first_could() -> None:
    with_cards("""
        start: {A: {ruler: {card: Egg, face: back}, will: "{W}{W}"}}
        do:
          - {A: judgment}
          - {both: pass}
          - {A: attack, card: Dragon God, object: B}
          - {finish: battle}
        expect: {B.life: 2800}
    """)


@clause("1304.6")
def test_a_ruler_that_is_destroyed_as_second_form_keeps_counters_and_orientation() -> None:
    with_cards("""
        start:
          A: {ruler: {card: Egg, face: back2, rested: true, counters: {mana: 2}}}
          B: {hand: [Ruin]}
        do:
          - {A: pass}
          - {B: play, card: Ruin, target: A.Dragon God}
          - {both: pass}
        expect: {A.Egg: {rested: true, counters: {mana: 2, astral: 1}, damage: 0}}
    """)
