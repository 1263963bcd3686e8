"""908 one time effects, 911 last known information, 912 sources."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", race: [Beast], atk: 400, def: 400}
  - {name: Bear, type: Resonator, cost: "{1}", race: [Beast], atk: 300, def: 900}
  - {name: Cannon, type: Resonator, cost: "{1}", race: [Machine], atk: 300, def: 300,
     text: ["{Rest}: This card deals damage equal to its ATK to target player."]}
  - {name: Boost, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator gains [+300/+300] until end of turn."]}
  - {name: Ruin, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Recall, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Return target resonator to its owner's hand."]}
  - {name: Bolt, type: Chant, cost: "{0}", text: ["This card deals 300 damage to target player."]}
  - {name: Smite, type: Chant, cost: "{0}",
     text: ["Destroy target resonator. You gain life equal to its ATK."]}
  - {name: Wave, type: Chant, cost: "{0}", text: ["Resonators gain [-400/-400] until end of turn."]}
  - {name: Quake, type: Chant, cost: "{0}", text: ["This card deals 400 damage to each resonator."]}
  - {name: Charm, type: Chant, cost: "{0}", text: ["[Quickcast]", "Gain control of target resonator."]}
  - {name: Beast Ward, type: Regalia, cost: "{1}",
     text: ["Prevent all damage that would be dealt to you by Beasts."]}
  - {name: Chant Ward, type: Regalia, cost: "{1}",
     text: ["Prevent all damage that would be dealt to you by chants."]}
  - {name: Machine Ward, type: Regalia, cost: "{1}",
     text: ["Prevent all damage that would be dealt to you by Machines."]}
  - {name: Order, type: Chant, cost: "{0}",
     text: ["Target resonator deals damage equal to its ATK to target player."]}
  - {name: Mourner, type: Resonator, cost: "{1}", atk: 200, def: 200,
     text: ["When this card is put into a graveyard from the field =>
             You gain 100 life for each counter on it."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("908.1")
def test_a_one_time_effect_happens_once_when_it_resolves() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Quake, Bear], will: "{1}"}}
        do:
          - {A: play, card: Quake}
          - {expect: {A.Wolf: {damage: 0}}}
          - {both: pass}
          - {expect: {A.Wolf: {zone: graveyard}}}
          - {A: play, card: Bear}
          - {both: pass}
        expect: {A.Bear: {zone: field, damage: 0}}
    """)


@clause("908.1")
def test_a_number_is_taken_when_it_resolves() -> None:
    with_cards("""
        start: {A: {field: [Cannon], hand: [Boost]}}
        do:
          - {A: activate, card: Cannon, target: B}
          - {A: play, card: Boost, target: A.Cannon}
          - {both: pass}
          - {both: pass}
        expect: {B.life: 3400}
    """)


@clause("911.1")
def test_a_source_that_left_is_as_it_last_was_in_the_field() -> None:
    with_cards("""
        start: {A: {field: [Cannon], hand: [Boost]}, B: {hand: [Ruin]}}
        do:
          - {A: activate, card: Cannon, target: B}
          - {A: play, card: Boost, target: A.Cannon}
          - {both: pass}
          - {expect: {A.Cannon: {atk: 600}}}
          - {A: pass}
          - {B: play, card: Ruin, target: A.Cannon}
          - {both: pass}
          - {expect: {A.Cannon: {zone: graveyard, atk: 300}}}
          - {both: pass}
        expect: {B.life: 3400}
    """)


@clause("911.1")
def test_a_card_destroyed_by_the_same_effect_is_as_it_last_was() -> None:
    with_cards("""
        start: {A: {hand: [Smite, Boost]}, B: {field: [{card: Wolf, counters: {"+100/+100": 1}}]}}
        do:
          - {A: play, card: Boost, target: B.Wolf}
          - {both: pass}
          - {A: play, card: Smite, target: B.Wolf}
          - {both: pass}
        expect: {A.life: 4800}
    """)


@clause("911.1")
def test_counters_that_went_with_the_card_are_remembered() -> None:
    with_cards("""
        start: {A: {field: [{card: Mourner, counters: {"+100/+100": 3}}], hand: [Ruin]}}
        do:
          - {A: play, card: Ruin, target: A.Mourner}
          - {resolve: all}
        expect: {A.life: 4300, A.Mourner: {zone: graveyard, counters: {}}}
    """)


@clause("911.1")
def test_a_card_that_came_back_is_not_asked() -> None:
    # Back in the hand and played again, it is another card: the ability still reads the first one.
    with_cards("""
        start: {A: {field: [Cannon], hand: [Boost, Boost]}, B: {hand: [Recall]}}
        do:
          - {A: activate, card: Cannon, target: B}
          - {A: play, card: Boost, target: A.Cannon}
          - {both: pass}
          - {A: play, card: Boost, target: A.Cannon}
          - {both: pass}
          - {A: pass}
          - {B: play, card: Recall, target: A.Cannon}
          - {both: pass}
          - {both: pass}
        expect: {B.life: 3100, A.Cannon: {zone: hand}}
    """)


@clause("911.1")
def test_the_controller_is_remembered() -> None:
    with_cards("""
        start: {A: {hand: [Charm, Ruin]}, B: {field: [{card: Mourner, counters: {"+100/+100": 2}}]}}
        do:
          - {A: play, card: Charm, target: B.Mourner}
          - {both: pass}
          - {expect: {A.Mourner: {controller: A}}}
          - {A: play, card: Ruin, target: A.Mourner}
          - {resolve: all}
        expect: {A.life: 4200, B.life: 4000, B.Mourner: {zone: graveyard}}
    """)


@clause("912.1")
def test_the_source_of_damage_is_the_card_with_the_ability() -> None:
    with_cards("""
        start: {A: {field: [Cannon], hand: [Bolt]}, B: {field: [Machine Ward]}}
        do:
          - {A: activate, card: Cannon, target: B}
          - {both: pass}
          - {expect: {B.life: 4000}}
          - {A: play, card: Bolt, target: B}
          - {both: pass}
        expect: {B.life: 3700}
    """)


@clause("912.1")
def test_a_chant_is_the_source_of_its_damage() -> None:
    with_cards("""
        start: {A: {field: [Cannon], hand: [Bolt]}, B: {field: [Chant Ward]}}
        do:
          - {A: play, card: Bolt, target: B}
          - {both: pass}
          - {expect: {B.life: 4000}}
          - {A: activate, card: Cannon, target: B}
          - {both: pass}
        expect: {B.life: 3700}
    """)


@clause("912.1", "912.2")
def test_otherwise_specified_the_resonator_that_deals_it_is_the_source() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Order, Order]}, B: {field: [Chant Ward]}}
        do:
          - {A: play, card: Order, target: [A.Wolf, B]}
          - {both: pass}
        expect: {B.life: 3600}
    """)


@clause("912.2")
def test_a_resonator_is_the_source_of_its_battle_damage() -> None:
    with_cards("""
        start: {A: {field: [Wolf, Cannon]}, B: {field: [Beast Ward]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {finish: battle}
          - {expect: {B.life: 4000}}
          - {A: attack, card: Cannon, object: B}
          - {finish: battle}
        expect: {B.life: 3700}
    """)
