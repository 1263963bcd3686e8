"""703: playing chants without [Trigger]."""

from __future__ import annotations

from conformance_kit import clause, holds


@clause("703.1", "703.2", "703.3")
def test_a_chant_is_played_at_main_timing_and_goes_to_the_graveyard_after_its_text() -> None:
    holds("""
        cards:
          - {name: Lesson, type: Chant, cost: "{U}", text: ["Draw a card.", "You gain 100 life."]}
        start:
          A: {hand: [Lesson], stones: {Water Magic Stone: 1}}
          B: {hand: [Lesson], stones: {Water Magic Stone: 1}}
        do:
          - {A: play, card: Lesson}
          - {expect: {chase: [Lesson], A.hand: 0, A.recovered_stones: 0, A.life: 4000}}
          - {A: pass}
          - {B: cannot, do: {play: Lesson}, because: "703.1"}
          - {B: pass}
        expect:
          A.hand: [Filler]
          A.life: 4100
          A.graveyard: [Lesson]
          chase: 0
    """)


@clause("703.2")
def test_chants_are_played_from_the_hand_only() -> None:
    holds("""
        cards:
          - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
        start: {A: {graveyard: [Lesson]}}
        do:
          - {A: cannot, do: {play: Lesson, from: graveyard}, because: "703.2"}
    """)


@clause("703.2")
def test_unless_something_says_otherwise() -> None:
    holds("""
        cards:
          - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
          - {name: Archivist, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["You may play chants from your graveyard."]}
        start: {A: {graveyard: [Lesson], field: [Archivist]}}
        do:
          - {A: play, card: Lesson, from: graveyard}
          - {both: pass}
        expect: {A.hand: 1, A.graveyard: [Lesson]}
    """)


@clause("703.3")
def test_to_the_owners_graveyard_whoever_played_it() -> None:
    holds("""
        cards:
          - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
          - {name: Loan, type: Chant, cost: "{0}",
              text: ["You may play target chant card in your opponent's graveyard without paying its cost."]}
        start:
          A: {hand: [Loan]}
          B: {graveyard: [Lesson]}
        do:
          - {A: play, card: Loan, target: B.Lesson}
          - {both: pass, answers: [yes]}
          - {expect: {chase: [Lesson], B.graveyard: []}}
          - {both: pass}
        expect: {A.hand: 1, A.graveyard: [Loan], B.graveyard: [Lesson], B.hand: 0}
    """)


@clause("703.3")
def test_it_is_still_on_the_chase_while_its_text_is_performed() -> None:
    holds("""
        cards:
          - {name: Tally, type: Chant, cost: "{0}",
              text: ["You gain 100 life for each card in your graveyard."]}
        start: {A: {hand: [Tally], graveyard: [Filler]}}
        do:
          - {A: play, card: Tally}
          - {both: pass}
        expect: {A.life: 4100, A.graveyard: [Tally, Filler]}
    """)


@clause("703.4")
def test_a_chant_rune_from_the_hand_is_a_chant() -> None:
    # No [Divinity] is needed, none is used up, and it ends in the graveyard.
    holds("""
        cards:
          - {name: Glyph, type: Chant/Rune, cost: "{0}", divinity: 3, text: ["You gain 100 life."]}
        start: {A: {hand: [Glyph]}}
        do:
          - {A: play, card: Glyph}
          - {both: pass}
        expect: {A.life: 4100, A.graveyard: [Glyph]}
    """)


@clause("703.1", "701.2")
def test_a_chant_without_quickcast_waits_for_main_timing() -> None:
    holds("""
        cards:
          - {name: Hymn, type: Chant, cost: "{0}", text: ["You gain 100 life."]}
          - {name: Flash, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
          - {name: Ox, type: Resonator, cost: "{0}", atk: 100, def: 100}
        start: {A: {hand: [Hymn, Flash], field: [Ox]}, B: {hand: [Hymn]}}
        do:
          - {A: can, do: {play: Hymn}}
          - {A: play, card: Flash}
          - {A: cannot, do: {play: Hymn}, because: "703.1"}
          - {A: pass}
          - {B: cannot, do: {play: Hymn}, because: "703.1"}
          - {B: pass}
          - {A: battle}
          - {A: cannot, do: {play: Hymn}, because: "703.1"}
          - {go: "B main"}
          - {A: cannot, do: {play: Hymn}}
          - {B: pass}
          - {A: cannot, do: {play: Hymn}, because: "703.1"}
    """)
