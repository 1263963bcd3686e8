"""I: what continuous effects see of each other, and in which order they apply."""

from __future__ import annotations

from edition_kit import by_edition, comes_to, switch

SEEN = (
    ("Elf resonators you control gain [+200/+200].", "Target resonator becomes an Elf until end of turn."),
    (
        "Resonators you control with [Flying] gain [+200/+200].",
        "Target resonator gains [Flying] until end of turn.",
    ),
    (
        "Resonators you control without [Flying] gain [-100/-100].",
        "Target resonator gains [+200/+200] and [Flying] until end of turn.",
    ),
)


@switch("effect_order")
@by_edition(("5.12 Bifrost", "300"), ("8.01", "500"))
def test_an_addition_is_as_old_as_its_being_added(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Crown, type: "Addition:Resonator", cost: "{W}",
             text: ["Added resonator becomes [500/500]."]}
          - {name: Yoke, type: "Addition:Field", cost: "{W}", text: ["Resonators become [300/300]."]}
          - {name: Shove, type: "Spell:Chant", text: ["Move target addition onto another resonator."]}
          - {name: Elf, type: Resonator, cost: "{G}", atk: 100, def: 100}
        start: {turn: A, A: {hand: [Shove], field: [Filler, Elf, {card: Crown, added_to: Filler}, Yoke]}}
        do:
          - {expect: {A.Filler: {atk: 300}}}
          - {A: play, card: Shove, target: A.Crown}
          - {both: pass}
        expect: {A.Elf: {atk: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("effect_order", "layers")
@by_edition(("2.0", "[Flying, Pierce]"), ("5.12 Bifrost", "[Flying, Pierce]"), ("8.01", "[Flying, Pierce]"))
def test_an_older_effect_that_depends_on_a_newer_one(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Talons, type: "Addition:Field", cost: "{G}",
             text: ["Resonators with [Flying] gain [Pierce]."]}
          - {name: Gale, type: "Addition:Field", cost: "{G}", text: ["Resonators gain [Flying]."]}
        start: {turn: A, A: {field: [Filler, Talons, Gale]}}
        expect: {A.Filler: {keywords: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("layers")
@by_edition(("2.0", "400"), ("5.12 Bifrost", "400"), ("8.01", "400"))
def test_a_continuous_ability_sees_what_is_newer(edition: str, outcome: str) -> None:
    for words, change in SEEN:
        text = f"""
            cards:
              - {{name: Lord, type: "Addition:Field", cost: "{{W}}", text: ["{words}"]}}
              - {{name: Turn, type: "Spell:Chant", text: ["{change}"]}}
              - {{name: Stray, type: Resonator, cost: "{{1}}", race: [Human], atk: 200, def: 200}}
            start: {{turn: A, A: {{hand: [Turn], field: [Lord, Stray]}}}}
            do:
              - {{A: play, card: Turn, target: A.Stray}}
              - {{both: pass}}
            expect: {{A.Stray: {{atk: OUTCOME}}}}
        """
        comes_to(edition, text, outcome)


@switch("layers")
@by_edition(("2.0", "500"), ("5.12 Bifrost", "500"), ("8.01", "500"))
def test_a_continuous_ability_that_is_lost_does_not_act(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Silence, type: "Spell:Chant",
             text: ["Target resonator loses all abilities until end of turn."]}
          - {name: Lion, type: Resonator, cost: "{W}", atk: 500, def: 500,
             text: ["This card gains [+200/+200]."]}
        start: {turn: A, A: {hand: [Silence], field: [Lion]}}
        do:
          - {A: play, card: Silence, target: A.Lion}
          - {both: pass}
          - {expect: {A.Lion: {atk: OUTCOME}}}
          - {go: "B main"}
        expect: {A.Lion: {atk: 700}}
    """
    comes_to(edition, text, outcome)
