"""705: the judgment process."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - name: Old King
    type: Ruler
    text: ["[Judgment] {W}{1}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900, text: ["[Flying]"]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
"""


def judged(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("705.1", "705.2", "705.3a")
def test_the_ruler_turns_when_its_judgment_resolves() -> None:
    judged("""
        start: {A: {ruler: Old King, stones: {Light Magic Stone: 2}}}
        do:
          - {A: judgment}
          - {expect: {chase: [judgment], A.recovered_stones: 0, A.Old King: {zone: ruler, types: [Ruler]}}}
          - {both: pass}
        expect:
          A.Young King: {zone: field, face: back, types: [J-Ruler], controller: A, rested: false, atk: 900}
          chase: 0
    """)


@clause("705.1")
def test_only_at_main_timing_of_ones_own_turn() -> None:
    judged("""
        start:
          A: {hand: [Spark], ruler: Old King, stones: {Light Magic Stone: 2}}
          B: {ruler: Old King, stones: {Light Magic Stone: 2}}
        do:
          - {A: play, card: Spark}
          - {A: cannot, do: {judgment: true}, because: "705.1"}
          - {A: pass}
          - {B: cannot, do: {judgment: true}, because: "705.1"}
          - {B: pass}
          - {A: can, do: {judgment: true}}
          - {A: battle}
          - {A: cannot, do: {judgment: true}, because: "705.1"}
    """)


@clause("705.1")
def test_only_with_a_recovered_ruler() -> None:
    judged("""
        start: {A: {ruler: {card: Old King, rested: true}, stones: {Light Magic Stone: 2}}}
        do:
          - {A: cannot, do: {judgment: true}, because: "705.1"}
    """)


@clause("705.1")
def test_not_with_a_j_ruler_in_the_field() -> None:
    judged("""
        start: {A: {ruler: {card: Old King, face: back}, stones: {Light Magic Stone: 2}}}
        do:
          - {A: cannot, do: {judgment: true}, because: "705.1"}
    """)


@clause("705.1")
def test_not_without_a_judgment_ability() -> None:
    judged("""
        start: {A: {stones: {Light Magic Stone: 2}}}
        do:
          - {A: cannot, do: {judgment: true}, because: "705.1"}
    """)


@clause("705.1")
def test_once_per_turn_even_if_the_ruler_could_do_it_again() -> None:
    # Destroyed and healed, the ruler is back with its [Judgment], recovered; only the turn forbids another.
    holds("""
        cards:
          - name: Old King
            type: Ruler
            text: ["[Judgment] {0}"]
            back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
          - {name: Fall, type: Chant, cost: "{0}", text: ["Destroy target J-ruler."]}
          - {name: Mend, type: Chant, cost: "{0}", text: ["Heal your ruler."]}
        start: {A: {ruler: Old King, hand: [Fall, Mend]}}
        do:
          - {A: judgment}
          - {both: pass}
          - {A: play, card: Fall, target: Young King}
          - {both: pass}
          - {A: play, card: Mend}
          - {both: pass}
          - {expect: {A.Old King: {zone: ruler, rested: false, astral: false, has: [Judgment]}}}
          - {A: cannot, do: {judgment: true}, because: "705.1"}
          - {go: "A main"}
          - {A: can, do: {judgment: true}}
    """)


@clause("705.2a")
def test_will_symbols_in_the_section_are_paid() -> None:
    judged("""
        start: {A: {ruler: Old King, stones: {Light Magic Stone: 1, Fire Magic Stone: 1}, will: "{U}"}}
        do:
          - {A: judgment, pay: [Light Magic Stone, Fire Magic Stone]}
          - {expect: {A.recovered_stones: 0, A.will: "{U}"}}
    """)
    judged("""
        start: {A: {ruler: Old King, stones: {Fire Magic Stone: 3}}}
        do:
          - {A: cannot, do: {judgment: true}, because: "705.2"}
    """)


@clause("705.2")
def test_actions_of_the_section_are_performed_before_it_is_on_the_chase() -> None:
    holds("""
        cards:
          - name: Grim King
            type: Ruler
            text: ["[Judgment] {1}, banish a resonator you control, discard a card"]
            back: {name: Dark King, type: J-Ruler, atk: 900, def: 900}
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
          - {name: Bear, type: Resonator, cost: "{1}", atk: 300, def: 300}
        start: {A: {ruler: Grim King, field: [Wolf, Bear], hand: [Wolf], stones: {Light Magic Stone: 1}}}
        do:
          - {A: judgment, cost: [A.Bear]}
          - {expect: {chase: [judgment], A.field: [Wolf], A.graveyard: [Wolf, Bear], A.hand: 0,
              A.recovered_stones: 0}}
          - {both: pass}
        expect: {A.Dark King: {zone: field}}
    """)


@clause("705.2")
def test_actions_of_the_section_that_cannot_be_performed_forbid_it() -> None:
    holds("""
        cards:
          - name: Grim King
            type: Ruler
            text: ["[Judgment] {1}, banish a resonator you control"]
            back: {name: Dark King, type: J-Ruler, atk: 900, def: 900}
        start: {A: {ruler: Grim King, stones: {Light Magic Stone: 1}}}
        do:
          - {A: cannot, do: {judgment: true}, because: "705.2"}
        expect: {A.recovered_stones: 1}
    """)


@clause("705.2b")
def test_conditions_of_the_section_must_hold() -> None:
    text = """
        cards:
          - name: Pack King
            type: Ruler
            text: ["[Judgment] {0}: Play this ability only if you control two or more resonators."]
            back: {name: Wolf King, type: J-Ruler, atk: 900, def: 900}
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
          - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
    """
    holds(
        dedent(text)
        + dedent("""
        start: {A: {ruler: Pack King, field: [Wolf]}}
        do:
          - {A: cannot, do: {judgment: true}, because: "705.2b"}
        """)
    )
    # They are asked when it is played, not when it resolves.
    holds(
        dedent(text)
        + dedent("""
        start: {A: {ruler: Pack King, field: [Wolf, Wolf]}, B: {hand: [Snuff]}}
        do:
          - {A: judgment}
          - {A: pass}
          - {B: play, card: Snuff, target: A.Wolf}
          - {resolve: all}
        expect: {A.Wolf King: {zone: field}}
        """)
    )


@clause("705.2c")
def test_what_speaks_of_judgment_means_the_actions_of_the_section() -> None:
    holds("""
        cards:
          - name: Old King
            type: Ruler
            text: ["[Judgment] {W}{2}"]
            back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
          - {name: Herald, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["You may pay {2} less to do judgment."]}
          - {name: Lesson, type: Chant, cost: "{W}{2}", text: ["Draw a card."]}
        start: {A: {ruler: Old King, hand: [Lesson], field: [Herald], stones: {Light Magic Stone: 1}}}
        do:
          - {A: cannot, do: {play: Lesson}, because: "903.2j"}
          - {A: judgment}
          - {both: pass}
        expect: {A.Young King: {zone: field}, A.recovered_stones: 0}
    """)


@clause("705.2d")
def test_neither_spell_nor_ability() -> None:
    judged("""
        start:
          A: {ruler: Old King, stones: {Light Magic Stone: 2}}
        do:
          - {A: judgment}
        expect: {chase: [judgment]}
    """)
    holds("""
        cards:
          - name: Old King
            type: Ruler
            text: ["[Judgment] {0}"]
            back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
          - {name: Deny, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
          - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target ability."]}
          - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
        start: {A: {ruler: Old King, hand: [Spark]}, B: {hand: [Deny, Hush]}}
        do:
          - {A: judgment}
          - {A: pass}
          - {B: cannot, do: {play: Deny, target: chase.judgment}, because: "903.2g"}
          - {B: cannot, do: {play: Hush, target: chase.judgment}, because: "903.2g"}
          - {B: pass}
          - {A: play, card: Spark}
          - {A: pass}
          - {B: can, do: {play: Deny, target: chase.Spark}}
    """)


@clause("705.2d")
def test_played_judgment_is_no_ability_that_was_played() -> None:
    holds("""
        cards:
          - name: Old King
            type: Ruler
            text: ["[Judgment] {0}", "{0}: You gain 10 life."]
            back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
          - {name: Listener, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["Whenever you play a spell or ability => You gain 100 life."]}
        start: {A: {ruler: Old King, field: [Listener]}}
        do:
          - {A: judgment}
          - {resolve: all}
        expect: {A.life: 4000}
    """)


@clause("705.3a")
def test_if_the_ruler_is_gone_nothing_happens() -> None:
    holds("""
        cards:
          - name: Old King
            type: Ruler
            text: ["[Judgment] {0}"]
            back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
          - {name: Ruin, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target ruler."]}
        start: {A: {ruler: Old King}, B: {hand: [Ruin]}}
        do:
          - {A: judgment}
          - {A: pass}
          - {B: play, card: Ruin, target: A.Old King}
          - {both: pass}
          - {expect: {A.Old King: {zone: graveyard}, chase: [judgment]}}
          - {both: pass}
        expect: {A.Old King: {zone: graveyard}, chase: 0, A.field: []}
    """)


@clause("705.3a-i")
def test_doing_judgment_triggers_only_when_the_ruler_turns() -> None:
    cards = """\
cards:
  - name: Old King
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
  - {name: Bard, type: Resonator, cost: "{1}", atk: 100, def: 100,
      text: ["When you do judgment => You gain 300 life."]}
  - {name: Ruin, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target ruler."]}
"""
    holds(
        cards
        + dedent("""
        start: {A: {ruler: Old King, field: [Bard]}}
        do:
          - {A: judgment}
          - {expect: {chase: [judgment]}}
          - {both: pass}
          - {expect: {chase: [Bard], A.Young King: {zone: field}}}
          - {both: pass}
        expect: {A.life: 4300}
        """)
    )
    holds(
        cards
        + dedent("""
        start: {A: {ruler: Old King, field: [Bard]}, B: {hand: [Ruin]}}
        do:
          - {A: judgment}
          - {A: pass}
          - {B: play, card: Ruin, target: A.Old King}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4000, chase: 0}
        """)
    )


@clause("705.2", "705.2b", "1408.1")
def test_a_ruler_with_two_judgments_is_turned_by_either() -> None:
    twice = """\
cards:
  - name: Two Keys
    type: Ruler
    text:
      - '[J-Activate] Pay {W}. Play this ability only if you control "Gate".'
      - "[J-Activate] Pay {R}{1}."
    back: {name: Open Door, type: J-Ruler, atk: 900, def: 900}
  - {name: Gate, type: Regalia, cost: "{0}"}
"""
    for stones, gate, spent in (("Light", ", field: [Gate]", 1), ("Fire", "", 2)):
        holds(
            twice
            + dedent(f"""
            start: {{A: {{ruler: Two Keys, stones: {{{stones} Magic Stone: 2}}{gate}}}}}
            do:
              - {{A: judgment}}
              - {{expect: {{A.recovered_stones: {2 - spent}}}}}
              - {{both: pass}}
            expect: {{A.Open Door: {{zone: field, face: back}}}}
            """)
        )
    holds(
        twice
        + dedent("""
        start: {A: {ruler: Two Keys, stones: {Light Magic Stone: 2}}}
        do:
          - {A: cannot, do: {judgment: true}}
        """)
    )
