"""805: the first strike battle resolution step."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Fencer, type: Resonator, cost: "{1}", atk: 600, def: 400, text: ["[First Strike]"]}
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
  - {name: Lamb, type: Resonator, cost: "{1}", atk: 500, def: 600}
  - {name: Sage, type: Resonator, cost: "{1}", atk: 300, def: 900}
  - {name: Duelist, type: Resonator, cost: "{1}", atk: 500, def: 500,
     text: ["[First Strike]", "Whenever this card deals battle damage => You gain 100 life."]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Rage, type: Chant, cost: "{0}", text: ["[Quickcast]",
     "Target resonator gains [+200/+0] until end of turn."]}
  - {name: Vanish, type: Chant, cost: "{0}", text: ["[Quickcast]",
     "Remove target attacking resonator from battle."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("805.1")
def test_without_an_attacker_the_battle_goes_straight_to_its_end() -> None:
    with_cards("""
        start: {A: {field: [Fencer]}, B: {field: [Lamb], hand: [Vanish]}}
        do:
          - {A: attack, card: Fencer, object: B}
          - {B: block, card: Lamb}
          - {A: pass}
          - {B: play, card: Vanish, target: A.Fencer}
          - {both: pass}
          - {expect: {step: declare block}}
          - {both: pass}
          - {expect: {step: end of battle, priority: A, B.Lamb: {damage: 0}, A.Fencer: {damage: 0,
             zone: field}}}
    """)


@clause("805.2", "805.2a", "805.2a-i")
def test_a_blocked_first_striker_hits_the_blocker_now_and_nobody_hits_back() -> None:
    with_cards("""
        start: {A: {field: [Fencer]}, B: {field: [Sage]}}
        do:
          - {A: attack, card: Fencer, object: B}
          - {B: block, card: Sage}
          - {both: pass}
        expect: {step: first strike battle resolution, B.Sage: {damage: 600}, A.Fencer: {damage: 0},
          B.life: 4000}
    """)


@clause("805.2a-ii")
def test_an_unblocked_first_striker_hits_the_attacked_player() -> None:
    with_cards("""
        start: {A: {field: [Fencer]}, B: {field: [Sage]}}
        do:
          - {A: attack, card: Fencer, object: B}
          - {B: no block}
          - {both: pass}
        expect: {step: first strike battle resolution, B.life: 3400, B.Sage: {damage: 0}}
    """)


@clause("805.2a-ii")
def test_an_unblocked_first_striker_hits_the_attacked_card() -> None:
    with_cards("""
        start: {A: {field: [Fencer]}, B: {field: [{card: Sage, rested: true}, Lamb]}}
        do:
          - {A: attack, card: Fencer, object: B.Sage}
          - {B: no block}
          - {both: pass}
          - {expect: {step: first strike battle resolution, B.Sage: {damage: 600}, A.Fencer: {damage: 0},
             B.life: 4000}}
          - {both: pass}
        expect: {step: normal battle resolution, A.Fencer: {damage: 300}, B.Sage: {damage: 600}}
    """)


@clause("805.2")
def test_without_first_strike_nothing_is_dealt_in_this_step() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [Duelist]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Duelist}
          - {both: pass}
        expect: {step: first strike battle resolution, B.Duelist: {damage: 0}, A.Wolf: {damage: 0}}
    """)


@clause("805.2")
def test_it_is_battle_damage() -> None:
    with_cards("""
        start: {A: {field: [Duelist]}, B: {}}
        do:
          - {A: attack, card: Duelist, object: B}
          - {both: pass}
          - {both: pass}
          - {both: pass}
          - {expect: {step: first strike battle resolution, B.life: 3500, chase: [Duelist]}}
          - {finish: battle}
        expect: {A.life: 4100, B.life: 3500}
    """)


@clause("805.2a")
def test_the_atk_of_that_moment_counts() -> None:
    with_cards("""
        start: {A: {field: [Fencer], hand: [Rage, Rage]}, B: {field: [Sage]}}
        do:
          - {A: attack, card: Fencer, object: B}
          - {B: no block}
          - {A: play, card: Rage, target: A.Fencer}
          - {both: pass}
          - {both: pass}
          - {expect: {B.life: 3200}}
          - {A: play, card: Rage, target: A.Fencer}
          - {finish: battle}
        expect: {B.life: 3200}
    """)


@clause("805.3")
def test_both_can_act_between_first_strike_and_the_other_damage() -> None:
    with_cards("""
        start: {A: {field: [Fencer], hand: [Snuff]}, B: {field: [Sage], hand: [Spark]}}
        do:
          - {A: attack, card: Fencer, object: B}
          - {B: block, card: Sage}
          - {both: pass}
          - {expect: {step: first strike battle resolution, priority: A}}
          - {A: play, card: Snuff, target: B.Sage}
          - {both: pass}
          - {A: pass}
          - {expect: {step: first strike battle resolution, priority: B}}
          - {B: play, card: Spark}
          - {both: pass}
          - {finish: battle}
        expect: {A.Fencer: {damage: 0}, B.life: 4100}
    """)


@clause("805.3")
def test_this_priority_comes_also_without_first_strike() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [Sage], hand: [Snuff]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Sage}
          - {both: pass}
          - {expect: {step: first strike battle resolution, priority: A}}
          - {A: pass}
          - {B: play, card: Snuff, target: A.Wolf}
          - {both: pass}
          - {finish: battle}
        expect: {B.Sage: {damage: 0}}
    """)
