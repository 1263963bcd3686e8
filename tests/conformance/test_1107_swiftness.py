"""1107: [Swiftness]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Colt, type: Resonator, cost: "{1}", atk: 400, def: 400, text: ["[Swiftness]",
     "{Rest}: You gain 100 life."]}
  - {name: Nag, type: Resonator, cost: "{1}", atk: 400, def: 400, text: ["{Rest}: You gain 100 life.",
     "{1}: You gain 100 life."]}
  - {name: Spur, type: Chant, cost: "{0}", text: ["[Quickcast]",
     "Target resonator gains [Swiftness] until end of turn."]}
  - {name: Rein, type: Chant, cost: "{0}", text: ["[Quickcast]",
     "Target resonator loses [Swiftness] until end of turn."]}
  - {name: Old King, type: Ruler, text: ["[Judgment] {W}"],
     back: {name: Young King, type: J-Ruler, atk: 900, def: 900, text: ["[Swiftness]",
       "{Rest}: You gain 100 life."]}}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1107.2")
def test_it_attacks_in_the_turn_it_came() -> None:
    with_cards("""
        start: {A: {hand: [Colt, Nag], stones: {Fire Magic Stone: 2}}, B: {}}
        do:
          - {A: play, card: Colt}
          - {both: pass}
          - {A: play, card: Nag}
          - {both: pass}
          - {A: cannot, do: {attack: Nag, object: B}, because: "803.3a"}
          - {A: attack, card: Colt, object: B}
          - {finish: battle}
        expect: {B.life: 3600}
    """)


@clause("1107.2")
def test_it_uses_rest_abilities_in_the_turn_it_came() -> None:
    with_cards("""
        start: {A: {field: [{card: Colt, fresh: true}, {card: Nag, fresh: true}],
          stones: {Fire Magic Stone: 1}}, B: {}}
        do:
          - {A: cannot, do: {activate: Nag, ability: 1}, because: "905.3"}
          - {A: can, do: {activate: Nag, ability: 2}}
          - {A: activate, card: Colt}
          - {both: pass}
        expect: {A.life: 4100, A.Colt: {rested: true}}
    """)


@clause("1107.2")
def test_a_j_ruler_with_it_acts_in_the_turn_of_its_judgment() -> None:
    with_cards("""
        start: {A: {ruler: Old King, stones: {Light Magic Stone: 1}}, B: {}}
        do:
          - {A: judgment}
          - {both: pass}
          - {A: can, do: {activate: Young King}}
          - {A: attack, card: Young King, object: B}
          - {finish: battle}
        expect: {B.life: 3100}
    """)


@clause("1107.2")
def test_it_does_not_help_a_rested_card() -> None:
    with_cards("""
        start: {A: {field: [{card: Colt, fresh: true, rested: true}]}, B: {}}
        do:
          - {A: cannot, do: {attack: Colt, object: B}, because: "803.3a"}
          - {A: cannot, do: {activate: Colt}}
    """)


@clause("1107.1")
def test_it_works_as_long_as_the_card_has_it() -> None:
    with_cards("""
        start: {A: {field: [{card: Nag, fresh: true}, {card: Colt, fresh: true}], hand: [Spur, Rein]}, B: {}}
        do:
          - {A: play, card: Spur, target: A.Nag}
          - {both: pass}
          - {A: can, do: {activate: Nag, ability: 1}}
          - {A: play, card: Rein, target: A.Colt}
          - {both: pass}
          - {A: cannot, do: {activate: Colt}, because: "905.3"}
          - {A: cannot, do: {attack: Colt, object: B}, because: "803.3a"}
          - {A: attack, card: Nag, object: B}
          - {finish: battle}
        expect: {B.life: 3600}
    """)


@clause("1107.2")
def test_it_helps_a_card_taken_over_this_turn_as_well() -> None:
    holds("""
        cards:
          - {name: Colt, type: Resonator, cost: "{1}", atk: 400, def: 400, text: ["[Swiftness]"]}
          - {name: Nag, type: Resonator, cost: "{1}", atk: 400, def: 400}
          - {name: Charm, type: Chant, cost: "{0}", text: ["Gain control of target resonator."]}
        start: {A: {hand: [Charm, Charm]}, B: {field: [Colt, Nag]}}
        do:
          - {A: play, card: Charm, target: B.Colt}
          - {both: pass}
          - {A: play, card: Charm, target: B.Nag}
          - {both: pass}
          - {A: cannot, do: {attack: Nag, object: B}, because: "803.3a"}
          - {A: attack, card: Colt, object: B}
          - {finish: battle}
        expect: {B.life: 3600}
    """)
