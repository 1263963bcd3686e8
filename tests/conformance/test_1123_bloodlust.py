"""1123: [Bloodlust]."""

from __future__ import annotations

from textwrap import dedent

import pytest

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Fiend, type: Resonator, cost: "{0}", atk: 500, def: 500, text: ["[Bloodlust]"]}
  - {name: Wolf, type: Resonator, cost: "{0}", atk: 400, def: 400}
  - {name: Lamb, type: Resonator, cost: "{0}", atk: 100, def: 900}
  - {name: Fury, type: Chant, cost: "{0}", text: ["[Quickcast]",
     "Target resonator gains [Bloodlust] until end of turn."]}
  - {name: Calm, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
  - {name: Shackle, type: Chant, cost: "{0}", text: ["[Quickcast]",
     "Target resonator cannot attack this turn."]}
  - {name: Drill, type: Resonator, cost: "{0}", atk: 500, def: 500, text: ["[Bloodlust]", "[Mobilize] {1}"]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1123.2")
def test_its_controller_may_not_pass_at_main_timing_nor_forfeit_nor_attack_with_another() -> None:
    with_cards("""
        start: {A: {field: [Fiend, Wolf]}, B: {field: [{card: Lamb, rested: true}]}}
        do:
          - {A: cannot, do: {pass: true}, because: "712.2"}
          - {A: battle}
          - {both: pass}
          - {both: pass}
          - {A: cannot, do: {forfeit: true}, because: "803.3"}
          - {A: cannot, do: {attack: Wolf, object: B}, because: "803.3a"}
          - {A: attack, card: Fiend, object: B}
          - {finish: battle}
          - {A: can, do: {pass: true}}
        expect: {B.life: 3500}
    """)


@clause("1123.2")
@pytest.mark.parametrize("how", ["{card: Fiend, fresh: true}", "{card: Fiend, rested: true}", "Drill"])
def test_if_it_is_not_able_to_attack_nothing_is_forced(how: str) -> None:
    with_cards(f"""
        start: {{A: {{field: [{how}, Wolf], stones: {{Fire Magic Stone: 1}}}}, B: {{}}}}
        do:
          - {{A: can, do: {{pass: true}}}}
          - {{A: battle}}
          - {{both: pass}}
          - {{both: pass}}
          - {{A: can, do: {{attack: Wolf, object: B}}}}
          - {{A: forfeit}}
    """)


@clause("1123.2")
def test_a_prohibition_is_stronger() -> None:
    with_cards("""
        start: {A: {field: [Fiend], hand: [Shackle]}, B: {}}
        do:
          - {A: cannot, do: {pass: true}, because: "712.2"}
          - {A: play, card: Shackle, target: A.Fiend}
          - {both: pass}
          - {A: cannot, do: {attack: Fiend, object: B}, because: "104.4"}
          - {A: pass}
    """)


@clause("1123.2")
def test_other_actions_are_free_until_then() -> None:
    with_cards("""
        start: {A: {field: [Fiend], hand: [Wolf]}, B: {hand: [Calm]}}
        do:
          - {A: play, card: Wolf, from: hand}
          - {both: pass}
          - {expect: {A.Wolf: {zone: field}}}
          - {A: call}
          - {A: cannot, do: {pass: true}, because: "712.2"}
    """)


@clause("1123.1")
def test_it_counts_as_long_as_the_card_has_it() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Fury, Calm]}, B: {}}
        do:
          - {A: can, do: {pass: true}}
          - {A: play, card: Fury, target: A.Wolf}
          - {both: pass}
          - {A: cannot, do: {pass: true}, because: "712.2"}
          - {A: play, card: Calm, target: A.Wolf}
          - {both: pass}
          - {expect: {chase: 0}}
          - {A: can, do: {pass: true}}
    """)
