"""204: paragraphs and reminder text."""

from __future__ import annotations

from conformance_kit import clause, holds


@clause("204.2")
def test_each_paragraph_is_an_ability_of_its_own() -> None:
    holds("""
        cards:
          - {name: Sage, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["{0}: You gain 100 life.", "{0}: Draw a card."]}
          - {name: Herald, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["[Enter] => You gain 100 life.", "[Enter] => Draw a card."]}
        start: {A: {field: [Sage], hand: [Herald]}}
        do:
          - {A: activate, card: Sage, ability: 2}
          - {both: pass}
          - {expect: {A.life: 4000, A.hand: [Herald, Filler]}}
          - {A: activate, card: Sage, ability: 1}
          - {both: pass}
          - {expect: {A.life: 4100, A.hand: [Herald, Filler]}}
          - {A: play, card: Herald}
          - {both: pass}
          - {expect: {decision: {player: A, kind: trigger}}}
          - {A: answer, with: "Herald"}
          - {expect: {chase: 2}}
    """)


@clause("204.3")
def test_reminder_text_does_nothing() -> None:
    holds("""
        cards:
          - {name: Bird, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["[Flying] (This card gains [Pierce]. Draw a card.)"]}
          - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card. (You gain 100 life.)"]}
        start: {A: {field: [Bird], hand: [Lesson]}}
        do:
          - {A: play, card: Lesson}
          - {both: pass}
        expect: {A.Bird: {keywords: [Flying]}, A.life: 4000, A.hand: 1}
    """)
