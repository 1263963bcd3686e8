"""903.3: resolving."""

from __future__ import annotations

from conformance_kit import clause, holds


@clause("903.3a")
def test_what_does_not_touch_the_lost_target_still_happens() -> None:
    holds("""
        cards:
          - {name: Toss, type: Chant, cost: "{0}", text: ["Destroy target resonator. Draw a card."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Flee, type: Chant, cost: "{0}", text: ["[Quickcast]",
              "Return target resonator to its owner's hand."]}
        start: {A: {hand: [Toss]}, B: {field: [Wolf], hand: [Flee]}}
        do:
          - {A: play, card: Toss, target: B.Wolf}
          - {A: pass}
          - {B: play, card: Flee, target: B.Wolf}
          - {resolve: all}
        expect: {A.hand: 1, A.graveyard: [Toss], B.Wolf: {zone: hand}}
    """)


@clause("903.3a")
def test_a_target_that_stopped_fitting_is_illegal() -> None:
    holds("""
        cards:
          - {name: Stomp, type: Chant, cost: "{0}", text: ["Destroy target rested resonator."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Rouse, type: Chant, cost: "{0}", text: ["[Quickcast]", "Recover target resonator."]}
        start: {A: {hand: [Stomp]}, B: {field: [{card: Wolf, rested: true}], hand: [Rouse]}}
        do:
          - {A: play, card: Stomp, target: B.Wolf}
          - {A: pass}
          - {B: play, card: Rouse, target: B.Wolf}
          - {resolve: all}
        expect: {B.Wolf: {zone: field}, A.graveyard: [Stomp]}
    """)


@clause("903.3a")
def test_with_two_targets_the_legal_one_is_hit() -> None:
    holds("""
        cards:
          - {name: Twin, type: Chant, cost: "{0}", text: ["Destroy two target resonators."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Bear, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Flee, type: Chant, cost: "{0}", text: ["[Quickcast]",
              "Return target resonator to its owner's hand."]}
        start: {A: {hand: [Twin]}, B: {field: [Wolf, Bear], hand: [Flee]}}
        do:
          - {A: play, card: Twin, target: [Wolf, Bear]}
          - {A: pass}
          - {B: play, card: Flee, target: B.Wolf}
          - {resolve: all}
        expect: {B.Wolf: {zone: hand}, B.Bear: {zone: graveyard}}
    """)


@clause("903.3a")
def test_an_effect_between_two_targets_needs_both() -> None:
    holds("""
        cards:
          - {name: Duel, type: Chant, cost: "{0}",
              text: ["Target resonator you control deals damage equal to its ATK to target resonator your
                opponent controls."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 900}
          - {name: Bear, type: Resonator, cost: "{0}", atk: 300, def: 900}
          - {name: Flee, type: Chant, cost: "{0}", text: ["[Quickcast]",
              "Return target resonator to its owner's hand."]}
        start: {A: {hand: [Duel], field: [Wolf]}, B: {field: [Bear], hand: [Flee]}}
        do:
          - {A: play, card: Duel, target: [A.Wolf, B.Bear]}
          - {A: pass}
          - {B: play, card: Flee, target: A.Wolf}
          - {resolve: all}
        expect: {B.Bear: {damage: 0}}
    """)


@clause("903.3b")
def test_by_the_type_of_the_card() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
          - {name: Font, type: Regalia, cost: "{0}", text: ["{0}: You gain 100 life."]}
        start: {A: {hand: [Wolf, Lesson, Font]}}
        do:
          - {A: play, card: Wolf}
          - {both: pass}
          - {A: play, card: Font}
          - {both: pass}
          - {A: play, card: Lesson}
          - {both: pass}
          - {expect: {A.field: [Wolf, Font], A.graveyard: [Lesson], A.hand: 1}}
          - {A: activate, card: Font}
          - {both: pass}
        expect: {A.life: 4100, chase: 0, A.field: [Wolf, Font], A.graveyard: [Lesson]}
    """)


@clause("903.3b")
def test_an_ability_has_its_effect_and_is_gone_from_the_chase() -> None:
    # While it resolves it is still there; afterwards there is nothing left to cancel.
    holds("""
        cards:
          - {name: Font, type: Regalia, cost: "{0}", text: ["{0}: You gain 100 life."]}
          - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target ability."]}
        start: {A: {field: [Font], hand: [Hush]}}
        do:
          - {A: activate, card: Font}
          - {A: can, do: {play: Hush, target: chase.Font}}
          - {both: pass}
          - {expect: {chase: 0}}
          - {A: cannot, do: {play: Hush}, because: "903.2g"}
    """)


@clause("903.3b-i")
def test_a_value_that_text_determines_is_determined_on_resolution() -> None:
    holds("""
        cards:
          - {name: Muster, type: Chant, cost: "{0}", text: ["Draw a card for each resonator you control."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["[Quickcast]"]}
        start: {A: {field: [Wolf], hand: [Muster, Wolf]}}
        do:
          - {A: play, card: Muster}
          - {A: play, card: Wolf}
          - {both: pass}
          - {both: pass}
        expect: {A.hand: 2}
    """)


@clause("903.3c")
def test_x00_is_a_hundred_times_x() -> None:
    holds("""
        cards:
          - {name: Font, type: Regalia, cost: "{0}", text: ["{X}: You gain X00 life."]}
        start: {A: {field: [Font], will: "{R}{R}{R}"}}
        do:
          - {A: activate, card: Font, x: 3}
          - {both: pass}
        expect: {A.life: 4300}
    """)
