"""1302: double-sided cards: Shift and Inverse."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Bud, type: Resonator, cost: "{G}", race: [Plant], atk: 100, def: 100, text: ["[Shift] {1}"],
     back: {name: Bloom, type: "Resonator (Shift)", cost: "{R}{1}", race: [Flower], atk: 600, def: 600,
            text: ["[Flying]"]}}
  - {name: Saint, type: Resonator, cost: "{W}", race: [Human], atk: 300, def: 300,
     text: ["{0}: Invert this card.", "[First Strike]"],
     back: {name: Fiend, type: Resonator, cost: "{B}{B}", race: [Inverse, Demon], atk: 700, def: 700,
       text: ["[Pierce]"]}}
  - {name: Wolf, type: Resonator, cost: "{1}", race: [Beast], atk: 400, def: 400}
  - {name: Two Faces, type: Regalia, cost: "{1}", text: ["Double-sided cards gain [+100/+100]."]}
  - {name: Boost, type: Chant, cost: "{0}", text: ["Target resonator gains [+200/+200] until end of turn."]}
  - {name: Ruin, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Banishment, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Remove target resonator from the game."]}
  - {name: Recall, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Return target resonator to its owner's hand."]}
  - {name: Deny, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
  - {name: Deny Fire, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target fire spell."]}
  - {name: Turncoat, type: Chant, cost: "{0}", text: ["Invert target resonator."]}
  - {name: Rise, type: Chant, cost: "{0}", text: ["Put target resonator from your graveyard into the field."]}
  - {name: Dig, type: Chant, cost: "{0}", text: ["Return target Flower from your graveyard to your hand."]}
  - {name: Mask, type: Chant, cost: "{0}",
     text: ["Target resonator becomes a copy of another target resonator until end of turn."]}
  - {name: Old King, type: Ruler, text: ["[Judgment] {W}"],
     back: {name: Young King, type: J-Ruler, atk: 900, def: 900}}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1302.1", "1302.1a")
def test_cards_with_two_sides_are_double_sided_but_rulers_are_not() -> None:
    with_cards("""
        start: {A: {ruler: {card: Old King, face: back}, field: [Two Faces, Bud, Saint, Wolf]}}
        expect:
          A.Bud: {atk: 200}
          A.Saint: {atk: 400}
          A.Wolf: {atk: 400}
          A.Young King: {atk: 900}
    """)


@clause("1302.1b")
def test_becoming_a_copy_does_not_change_whether_it_is_double_sided() -> None:
    with_cards("""
        start: {A: {field: [Two Faces, Bud, Wolf], hand: [Mask, Mask]}}
        do:
          - {A: play, card: Mask, target: [A.Wolf, A.Bud]}
          - {both: pass}
          - {expect: {A.Wolf: {name: Bud, atk: 100}}}
          - {finish: turn}
          - {go: "A main"}
          - {A: play, card: Mask, target: [A.Bud, A.Wolf]}
          - {both: pass}
        expect: {A.Bud: {name: Wolf, atk: 500}}
    """)


@clause("1302.2", "1302.2a")
def test_the_side_with_shift_is_the_past_side() -> None:
    # On the past side it can shift, on the future side it has nothing to shift to.
    with_cards("""
        start: {A: {field: [Bud, {card: Bud, face: back}], will: "{1}{1}"}}
        do:
          - {A: cannot, do: {activate: "A.Bud#2"}}
          - {A: activate, card: "A.Bud#1"}
          - {both: pass}
          - {A: cannot, do: {activate: "A.Bud#1"}}
        expect: {"A.Bud#1": {face: back, name: Bloom}, "A.Bud#2": {face: back}}
    """)


@clause("1302.2a")
def test_text_that_comes_and_goes_does_not_turn_a_card() -> None:
    # Without its abilities the card still lies with its past side up; the effect of Shift turns that side.
    holds("""
        cards:
          - {name: Bud, type: Resonator, cost: "{G}", race: [Plant], atk: 100, def: 100,
             text: ["[Shift] {1}"],
             back: {name: Bloom, type: Resonator, cost: "{R}", race: [Flower], atk: 600, def: 600}}
          - {name: Mute, type: Chant, cost: "{0}",
             text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
          - {name: Push, type: Chant, cost: "{0}", text: ["Shift target resonator."]}
        start: {A: {field: [Bud], hand: [Mute, Push, Push]}}
        do:
          - {A: play, card: Mute, target: A.Bud}
          - {both: pass}
          - {A: play, card: Push, target: A.Bud}
          - {both: pass}
          - {expect: {A.Bud: {face: back, name: Bloom}}}
          - {A: play, card: Push, target: A.Bud}
          - {both: pass}
        expect: {A.Bud: {face: back, name: Bloom}}
    """)


@clause("1302.2c")
def test_turning_keeps_the_card_with_its_counters_damage_and_effects() -> None:
    with_cards("""
        start:
          A:
            field: [{card: Bud, rested: true, counters: {"+100/+100": 1, growth: 2}}]
            hand: [Boost]
            will: "{1}"
        do:
          - {A: play, card: Boost, target: A.Bud}
          - {both: pass}
          - {A: activate, card: Bud}
          - {both: pass}
        expect:
          A.Bloom: {zone: field, rested: true, counters: {"+100/+100": 1, growth: 2}, atk: 900, def: 900,
            fresh: false}
    """)


@clause("1302.2c")
def test_turning_is_no_entering() -> None:
    holds("""
        cards:
          - {name: Bud, type: Resonator, cost: "{G}", atk: 100, def: 100, text: ["[Shift] {1}"],
             back: {name: Bloom, type: Resonator, cost: "{R}", atk: 600, def: 600,
               text: ["[Enter] => You gain 500 life."]}}
        start: {A: {field: [Bud], hand: [Bud], will: "{R}{R}"}}
        do:
          - {A: activate, card: "A.Bud#1"}
          - {both: pass}
          - {expect: {A.life: 4000, chase: 0}}
          - {A: play, card: Bud, face: back, from: hand}
          - {resolve: all}
        expect: {A.life: 4500}
    """)


@clause("1302.2e")
def test_only_the_information_of_the_side_up_counts() -> None:
    with_cards("""
        start: {A: {field: [Bud, {card: Bud, face: back}]}}
        expect:
          "A.Bud#1": {name: Bud, race: [Plant], attribute: [G], atk: 100, has_not: [Flying], has: [Shift]}
          "A.Bud#2": {name: Bloom, race: [Flower], attribute: [R], atk: 600, has: [Flying], has_not: [Shift]}
    """)


@clause("1302.2f")
def test_outside_field_and_chase_the_past_side_is_up() -> None:
    with_cards("""
        start: {A: {hand: [Bud, Dig], graveyard: [Bud], deck: [Bud], will: "{R}{1}"}, B: {hand: [Deny Fire]}}
        do:
          - {expect: {"A.Bud#1": {zone: hand, race: [Plant], attribute: [G], face: front}}}
          - {A: cannot, do: {play: Dig, target: "A.Bud#2"}}
          - {A: play, card: "A.Bud#1", face: back}
          - {expect: {chase.Bloom: {attribute: [R], race: [Flower], face: back}}}
          - {A: pass}
          - {B: play, card: Deny Fire, target: chase.Bloom}
          - {both: pass}
        expect: {"A.Bud#1": {zone: graveyard, face: front, race: [Plant]}}
    """)


@clause("1302.2f-i")
def test_a_move_that_is_no_playing_or_resolving_turns_the_past_side_up() -> None:
    with_cards("""
        start: {A: {field: [{card: Bud, face: back}, {card: Bud, face: back}], hand: [Ruin, Banishment,
          Rise]}}
        do:
          - {A: play, card: Ruin, target: "A.Bud#1"}
          - {both: pass}
          - {expect: {"A.Bud#1": {zone: graveyard, face: front}}}
          - {A: play, card: Banishment, target: "A.Bud#2"}
          - {both: pass}
          - {expect: {"A.Bud#2": {zone: removed, face: front}}}
          - {A: play, card: Rise, target: "A.Bud#1"}
          - {both: pass}
        expect: {"A.Bud#1": {zone: field, face: front, atk: 100}}
    """)


@clause("1302.2f-i", "1302.2f")
def test_resolving_keeps_the_side_that_was_played() -> None:
    with_cards("""
        start: {A: {hand: [Bud], will: "{R}{1}"}}
        do:
          - {A: play, card: Bud, face: back}
          - {both: pass}
        expect: {A.Bloom: {zone: field, face: back, atk: 600}}
    """)


@clause("1302.3", "1302.3a")
def test_the_side_with_inverse_is_the_despair_side() -> None:
    with_cards("""
        start: {A: {field: [Saint, {card: Saint, face: back}, Wolf, Bud], hand: [Turncoat, Turncoat, Turncoat,
          Turncoat]}}
        do:
          - {A: play, card: Turncoat, target: "A.Saint#1"}
          - {both: pass}
          - {A: play, card: Turncoat, target: "A.Saint#2"}
          - {both: pass}
          - {A: play, card: Turncoat, target: A.Wolf}
          - {both: pass}
          - {A: play, card: Turncoat, target: A.Bud}
          - {both: pass}
        expect:
          "A.Saint#1": {face: back, name: Fiend}
          "A.Saint#2": {face: back, name: Fiend}
          A.Wolf: {name: Wolf}
          A.Bud: {face: front, name: Bud}
    """)


@clause("1302.3a")
def test_a_race_gained_does_not_turn_a_card() -> None:
    # The printed side counts: a hope side that gains Inverse is still to be inverted.
    holds("""
        cards:
          - {name: Saint, type: Resonator, cost: "{W}", race: [Human], atk: 300, def: 300,
             back: {name: Fiend, type: Resonator, cost: "{B}", race: [Inverse, Demon], atk: 700, def: 700}}
          - {name: Doubt, type: Regalia, cost: "{1}", text: ["Humans gain Inverse."]}
          - {name: Turncoat, type: Chant, cost: "{0}", text: ["Invert target resonator."]}
        start: {A: {field: [Saint, Doubt], hand: [Turncoat]}}
        do:
          - {expect: {A.Saint: {race: [Human, Inverse], face: front}}}
          - {A: play, card: Turncoat, target: A.Saint}
          - {both: pass}
        expect: {A.Saint: {face: back, atk: 700}}
    """)


@clause("1302.3c")
def test_inverting_keeps_the_card_with_its_counters_damage_and_effects() -> None:
    with_cards("""
        start: {A: {field: [{card: Saint, rested: true, damage: 100, counters: {"+100/+100": 1}}],
          hand: [Boost]}}
        do:
          - {A: play, card: Boost, target: A.Saint}
          - {both: pass}
          - {A: activate, card: Saint}
          - {both: pass}
        expect: {A.Fiend: {zone: field, rested: true, damage: 100, counters: {"+100/+100": 1}, atk: 1000,
          fresh: false}}
    """)


@clause("1302.3d")
def test_only_the_information_of_the_inverse_side_up_counts() -> None:
    with_cards("""
        start: {A: {field: [Saint, {card: Saint, face: back}]}}
        do:
          - {A: cannot, do: {activate: "A.Saint#2"}}
        expect:
          "A.Saint#1": {name: Saint, race: [Human], attribute: [W], has: [First Strike], has_not: [Pierce]}
          "A.Saint#2": {name: Fiend, race: [Inverse, Demon], attribute: [B], has: [Pierce],
            has_not: [First Strike]}
    """)


@clause("1302.3e", "1302.3e-i")
def test_elsewhere_the_hope_side_is_up() -> None:
    with_cards("""
        start: {A: {field: [{card: Saint, face: back}, {card: Saint, face: back}], hand: [Ruin, Recall,
          Rise]}}
        do:
          - {A: play, card: Ruin, target: "A.Saint#1"}
          - {both: pass}
          - {expect: {"A.Saint#1": {zone: graveyard, face: front, name: Saint}}}
          - {A: play, card: Recall, target: "A.Saint#2"}
          - {both: pass}
          - {expect: {"A.Saint#2": {zone: hand, face: front, name: Saint, attribute: [W]}}}
          - {A: play, card: Rise, target: "A.Saint#1"}
          - {both: pass}
        expect: {"A.Saint#1": {zone: field, face: front}}
    """)


@clause("1302.3e-i")
def test_removed_it_is_hope_side_up_unless_told_otherwise() -> None:
    holds("""
        cards:
          - {name: Saint, type: Resonator, cost: "{W}", race: [Human], atk: 300, def: 300,
             text: ["{0}: Remove this card inverted from the game."],
             back: {name: Fiend, type: Resonator, cost: "{B}", race: [Inverse], atk: 700, def: 700}}
          - {name: Banishment, type: Chant, cost: "{0}", text: ["Remove target resonator from the game."]}
        start: {A: {field: [Saint, {card: Saint, face: back}], hand: [Banishment]}}
        do:
          - {A: play, card: Banishment, target: "A.Saint#2"}
          - {both: pass}
          - {expect: {"A.Saint#2": {zone: removed, face: front}}}
          - {A: activate, card: "A.Saint#1"}
          - {both: pass}
        expect: {"A.Saint#1": {zone: removed, face: back, name: Fiend}}
    """)


@clause("1302.4")
def test_a_copy_has_the_side_that_is_up_and_nothing_of_the_other() -> None:
    with_cards("""
        start: {A: {field: [{card: Bud, face: back}, Bud, Wolf], hand: [Boost, Mask, Mask], will: "{1}"}}
        do:
          - {A: play, card: Boost, target: "A.Bud#1"}
          - {both: pass}
          - {A: play, card: Mask, target: [A.Wolf, "A.Bud#1"]}
          - {both: pass}
          - {expect: {A.Wolf: {name: Bloom, race: [Flower], atk: 600, def: 600, has: [Flying],
             has_not: [Shift]}}}
          - {A: play, card: Mask, target: ["A.Bud#2", A.Wolf]}
          - {both: pass}
        expect: {"A.Bud#2": {name: Wolf, face: front, atk: 400, has_not: [Flying, Shift]}}
    """)
