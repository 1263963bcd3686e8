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


@clause("204.2")
def test_equal_abilities_that_two_cards_give_are_two() -> None:
    holds("""
        cards:
          - {name: Amulet, type: Addition, cost: "{0}", text: ["[Bestow] {1}",
              'Bestowed resonator gains "{0}: You gain 100 life. Play this ability only once per turn."']}
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
        start: {A: {field: [Wolf, {card: Amulet, added_to: Wolf}, {card: Amulet, added_to: Wolf}]}}
        do:
          - {A: activate, card: Wolf, ability: 1}
          - {A: activate, card: Wolf, ability: 2}
          - {A: cannot, do: {activate: Wolf, ability: 1}}
          - {A: cannot, do: {activate: Wolf, ability: 2}}
          - {resolve: all}
        expect: {A.life: 4200}
    """)


@clause("204.2")
def test_an_ability_gained_from_another_card_is_no_paragraph_of_ones_own() -> None:
    holds("""
        cards:
          - {name: Sage, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["{0}: You gain 1000 life. Play this ability only once per turn."]}
          - {name: Mimic, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["{0}: You gain 100 life. Play this ability only once per turn.",
                     "[Enter] => This card gains all abilities of target resonator until end of turn."]}
        start: {A: {field: [Sage], hand: [Mimic]}}
        do:
          - {A: play, card: Mimic}
          - {both: pass}
          - {A: answer, with: A.Sage}
          - {both: pass}
          - {A: activate, card: Mimic, ability: 1}
          - {A: cannot, do: {activate: Mimic, ability: 1}}
          - {A: activate, card: Mimic, ability: 3}
          - {A: cannot, do: {activate: Mimic, ability: 3}}
          - {resolve: all}
        expect: {A.life: 5100}
    """)
