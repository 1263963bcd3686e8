"""712: passing, and when one may not."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Berserker, type: Resonator, cost: "{1}", atk: 400, def: 400, text: ["[Bloodlust]"]}
  - {name: Hasty, type: Resonator, cost: "{1}", atk: 400, def: 400, text: ["[Bloodlust]", "[Swiftness]"]}
  - {name: Laden, type: Resonator, cost: "{1}", atk: 400, def: 400, text: ["[Bloodlust]", "[Mobilize] {0}"]}
  - {name: Calm, type: Resonator, cost: "{1}", atk: 400, def: 400,
      text: ["Resonators your opponent controls cannot attack."]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("712.1")
def test_passing_does_nothing() -> None:
    with_cards("""
        start: {A: {hand: [Spark], field: [Hasty]}}
        do:
          - {A: play, card: Spark}
          - {A: pass}
          - {expect: {priority: B, chase: [Spark], A.life: 4000, A.hand: 0, A.Hasty: {rested: false}}}
          - {B: pass}
          - {expect: {A.life: 4100}}
    """)


@clause("712.2")
def test_no_pass_while_a_forced_attacker_could_attack() -> None:
    with_cards("""
        start: {A: {field: [Berserker], hand: [Lesson]}}
        do:
          - {A: cannot, do: {pass: true}, because: "712.2"}
          - {A: can, do: {play: Lesson}}
          - {A: attack, card: Berserker, object: B}
          - {finish: battle}
          - {A: can, do: {pass: true}}
    """)


@clause("712.2")
def test_it_binds_at_main_timing_only_and_only_who_controls_it() -> None:
    with_cards("""
        start: {A: {field: [Berserker], hand: [Lesson]}, B: {field: [Berserker]}}
        do:
          - {A: play, card: Lesson}
          - {A: pass}
          - {B: can, do: {pass: true}}
          - {B: pass}
          - {A: cannot, do: {pass: true}, because: "712.2"}
          - {A: battle}
          - {A: can, do: {pass: true}}
    """)


@clause("712.2a")
def test_a_fresh_card_does_not_bind_even_with_swiftness() -> None:
    with_cards("""
        start: {A: {field: [{card: Berserker, fresh: true}, {card: Hasty, fresh: true}]}}
        do:
          - {A: can, do: {pass: true}}
          - {A: can, do: {attack: Hasty, object: B}}
    """)


@clause("712.2b")
def test_a_rested_card_does_not_bind() -> None:
    with_cards("""
        start: {A: {field: [{card: Berserker, rested: true}]}}
        do:
          - {A: can, do: {pass: true}}
    """)


@clause("712.2c")
def test_nothing_to_attack_nothing_that_binds() -> None:
    cards = """\
cards:
  - {name: Berserker, type: Resonator, cost: "{1}", atk: 400, def: 400, text: ["[Bloodlust]"]}
  - {name: Moat, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["You cannot be attacked."]}
"""
    holds(
        cards
        + dedent("""
        start: {A: {field: [Berserker]}, B: {field: [Moat]}}
        do:
          - {A: can, do: {pass: true}}
        """)
    )
    holds(
        cards
        + dedent("""
        start: {A: {field: [Berserker]}, B: {field: [{card: Moat, rested: true}]}}
        do:
          - {A: cannot, do: {pass: true}, because: "712.2"}
        """)
    )


@clause("712.2d")
def test_an_effect_that_forbids_attacking_frees() -> None:
    with_cards("""
        start: {A: {field: [Berserker]}, B: {field: [Calm]}}
        do:
          - {A: can, do: {pass: true}}
    """)


@clause("712.2d")
def test_the_lock_after_a_forfeit_counts_as_such() -> None:
    with_cards("""
        start: {A: {hand: [Lesson], field: [{card: Berserker, rested: true}]}}
        do:
          - {A: forfeit}
          - {finish: battle}
          - {A: cannot, do: {battle: true}, because: "803.6"}
          - {A: can, do: {pass: true}}
    """)
    holds("""
        cards:
          - {name: Berserker, type: Resonator, cost: "{1}", atk: 400, def: 400, text: ["[Bloodlust]"]}
          - {name: Rouse, type: Chant, cost: "{0}", text: ["Recover target resonator."]}
        start: {A: {hand: [Rouse], field: [{card: Berserker, rested: true}]}}
        do:
          - {A: forfeit}
          - {finish: battle}
          - {A: play, card: Rouse, target: Berserker}
          - {both: pass}
          - {expect: {A.Berserker: {rested: false}}}
          - {A: can, do: {pass: true}}
    """)


@clause("712.2e")
def test_an_action_needed_to_attack_frees_even_if_it_could_be_done() -> None:
    with_cards("""
        start: {A: {field: [Laden]}}
        do:
          - {A: can, do: {attack: Laden, object: B}}
          - {A: can, do: {pass: true}}
    """)
