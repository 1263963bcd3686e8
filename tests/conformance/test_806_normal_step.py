"""806: the normal battle resolution step."""

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
     text: ["Whenever this card deals battle damage => You gain 100 life."]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Rage, type: Chant, cost: "{0}", text: ["[Quickcast]",
     "Target resonator gains [+200/+0] until end of turn."]}
  - {name: Haste, type: Chant, cost: "{0}", text: ["[Quickcast]",
     "Target resonator gains [First Strike] until end of turn."]}
  - {name: Slow, type: Chant, cost: "{0}", text: ["[Quickcast]",
     "Target resonator loses [First Strike] until end of turn."]}
  - {name: Recall, type: Chant, cost: "{0}", text: ["[Quickcast]",
     "Return target resonator to its owner's hand."]}
  - {name: Charm, type: Chant, cost: "{0}", text: ["[Quickcast]", "Gain control of target resonator."]}
  - {name: Vanish, type: Chant, cost: "{0}", text: ["[Quickcast]", "Remove target resonator from battle."]}
  - {name: Shield, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Prevent the next 600 damage that would be dealt to target resonator this turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("806.1")
def test_without_an_attacker_the_battle_goes_straight_to_its_end() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Spark]}, B: {field: [Lamb], hand: [Snuff]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Lamb}
          - {both: pass}
          - {A: pass}
          - {B: play, card: Snuff, target: A.Wolf}
          - {both: pass}
          - {expect: {step: first strike battle resolution}}
          - {both: pass}
        expect: {step: end of battle, B.Lamb: {damage: 0}}
    """)


@clause("806.2")
def test_both_hit_at_the_same_time_and_both_may_fall() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [{card: Lamb, damage: 200}]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Lamb}
          - {both: pass}
          - {both: pass}
        expect: {step: normal battle resolution, A.Wolf: {zone: graveyard}, B.Lamb: {zone: graveyard}}
    """)


@clause("806.2")
def test_it_is_battle_damage_of_attacker_and_blocker_alike() -> None:
    with_cards("""
        start: {A: {field: [Duelist]}, B: {field: [Duelist]}}
        do:
          - {A: attack, card: A.Duelist, object: B}
          - {B: block, card: B.Duelist}
          - {both: pass}
          - {both: pass}
          - {expect: {chase: 2}}
          - {finish: battle}
        expect: {A.life: 4100, B.life: 4100}
    """)


@clause("806.2a")
def test_the_attacker_deals_its_atk_of_that_moment() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Rage]}, B: {field: [Sage]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Sage}
          - {both: pass}
          - {A: play, card: Rage, target: A.Wolf}
          - {both: pass}
          - {both: pass}
        expect: {B.Sage: {damage: 600}, A.Wolf: {damage: 300}}
    """)


@clause("806.2a")
def test_who_struck_first_does_not_strike_again_even_after_losing_first_strike() -> None:
    with_cards("""
        start: {A: {field: [Fencer], hand: [Slow]}, B: {field: [Sage]}}
        do:
          - {A: attack, card: Fencer, object: B}
          - {B: block, card: Sage}
          - {both: pass}
          - {A: play, card: Slow, target: A.Fencer}
          - {both: pass}
          - {both: pass}
        expect: {step: normal battle resolution, B.Sage: {damage: 600}, A.Fencer: {damage: 300}}
    """)


@clause("806.2a")
def test_first_strike_gained_after_its_step_changes_nothing() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Haste]}, B: {field: [Sage]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Sage}
          - {both: pass}
          - {A: play, card: Haste, target: A.Wolf}
          - {both: pass}
          - {expect: {B.Sage: {damage: 0}}}
          - {both: pass}
        expect: {step: normal battle resolution, B.Sage: {damage: 400}, A.Wolf: {damage: 300}}
    """)


@clause("806.2a")
def test_a_first_strike_that_was_prevented_was_performed_all_the_same() -> None:
    with_cards("""
        start: {A: {field: [Fencer]}, B: {field: [Sage], hand: [Shield]}}
        do:
          - {A: attack, card: Fencer, object: B}
          - {B: block, card: Sage}
          - {A: pass}
          - {B: play, card: Shield, target: B.Sage}
          - {both: pass}
          - {both: pass}
          - {expect: {step: first strike battle resolution, B.Sage: {damage: 0}}}
          - {both: pass}
          - {expect: {step: normal battle resolution, A.Fencer: {damage: 300}}}
        expect: {B.Sage: {damage: 0}}
    """)


@clause("806.2a-i")
def test_with_a_blocker_neither_player_nor_attacked_card_is_hit() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [Sage]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Sage}
          - {finish: battle}
        expect: {B.Sage: {damage: 400}, B.life: 4000}
    """)


@clause("806.2a-ii")
def test_without_a_blocker_the_chosen_object_is_hit() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [Sage]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: no block}
          - {finish: battle}
        expect: {B.Sage: {damage: 0}, B.life: 3600}
    """)
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [{card: Sage, rested: true}]}}
        do:
          - {A: attack, card: Wolf, object: B.Sage}
          - {finish: battle}
        expect: {B.Sage: {damage: 400}, B.life: 4000}
    """)


@clause("806.2a-ii")
def test_an_attacked_card_that_left_is_not_replaced() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [{card: Sage, rested: true}], hand: [Recall]}}
        do:
          - {A: attack, card: Wolf, object: B.Sage}
          - {A: pass}
          - {B: play, card: Recall, target: B.Sage}
          - {both: pass}
          - {expect: {A.Wolf: {attacking: true}}}
          - {finish: battle}
        expect: {A.Wolf: {damage: 0}, B.life: 4000, B.hand: [Sage]}
    """)


@clause("806.2a-ii", "806.2b")
def test_an_attacked_card_that_changed_sides_is_still_the_attacked_object() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Charm]}, B: {field: [{card: Sage, rested: true}]}}
        do:
          - {A: attack, card: Wolf, object: B.Sage}
          - {A: play, card: Charm, target: B.Sage}
          - {both: pass}
          - {finish: battle}
        expect: {A.Wolf: {damage: 300}, A.Sage: {damage: 400}, B.life: 4000}
    """)


@clause("806.2b")
def test_the_blocker_hits_back_with_its_atk() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [Sage], hand: [Rage]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Sage}
          - {A: pass}
          - {B: play, card: Rage, target: B.Sage}
          - {both: pass}
          - {finish: battle}
        expect: {A.Wolf: {zone: graveyard}, B.Sage: {damage: 400}}
    """)


@clause("806.2b")
def test_an_unblocked_attacked_card_hits_back_but_a_player_does_not() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [{card: Sage, rested: true}]}}
        do:
          - {A: attack, card: Wolf, object: B.Sage}
          - {finish: battle}
        expect: {A.Wolf: {damage: 300}}
    """)
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [Sage]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: no block}
          - {finish: battle}
        expect: {A.Wolf: {damage: 0}, A.life: 4000}
    """)


@clause("806.2b")
def test_with_a_blocker_only_the_blocker_hits_back() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [{card: Lamb, rested: true}, Sage]}}
        do:
          - {A: attack, card: Wolf, object: B.Lamb}
          - {B: block, card: Sage}
          - {finish: battle}
        expect: {A.Wolf: {damage: 300}}
    """)


@clause("806.2b")
def test_a_card_removed_from_battle_does_not_hit_back() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [{card: Sage, rested: true}], hand: [Vanish]}}
        do:
          - {A: attack, card: Wolf, object: B.Sage}
          - {A: pass}
          - {B: play, card: Vanish, target: B.Sage}
          - {both: pass}
          - {finish: battle}
        expect: {A.Wolf: {damage: 0}, B.Sage: {damage: 0}}
    """)


@clause("806.3")
def test_both_can_act_after_the_damage_while_still_in_battle() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Spark]}, B: {field: [Sage], hand: [Spark]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Sage}
          - {both: pass}
          - {both: pass}
          - {expect: {step: normal battle resolution, priority: A, A.Wolf: {attacking: true},
             B.Sage: {blocking: true, damage: 400}}}
          - {A: play, card: Spark}
          - {both: pass}
          - {A: pass}
          - {expect: {step: normal battle resolution, priority: B}}
          - {B: play, card: Spark}
          - {both: pass}
          - {both: pass}
        expect: {step: end of battle, A.life: 4100, B.life: 4100}
    """)
