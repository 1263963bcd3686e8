"""1008: chasing."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Doom, type: Chant, cost: "{0}", text: ["Target player loses 500 life.",
      "Players cannot chase to this card."]}
  - {name: Study, type: Chant, cost: "{0}", text: ["Draw a card."]}
  - {name: Sage, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["{0}: You gain 100 life."]}
  - {name: Miner, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["{Rest}: Produce {R}."]}
  - {name: Scribe, type: Regalia, cost: "{1}",
      text: ["Whenever your opponent plays a chant => You gain 200 life."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1008.1", "1008.2")
def test_neither_cards_nor_activate_abilities_may_be_played() -> None:
    with_cards("""
        start: {A: {hand: [Doom, Spark]}, B: {hand: [Hush, Spark], field: [Sage]}}
        do:
          - {A: play, card: Doom, target: B}
          - {A: cannot, do: {play: Spark}, because: "1008.2"}
          - {A: pass}
          - {B: cannot, do: {play: Hush, target: A.Doom}, because: "1008.2"}
          - {B: cannot, do: {play: Spark}, because: "1008.2"}
          - {B: cannot, do: {activate: Sage}, because: "1008.2"}
          - {B: pass}
          - {expect: {B.life: 3500, chase: 0}}
          - {A: play, card: Spark}
          - {A: pass}
          - {B: can, do: {activate: Sage}}
    """)


@clause("1008.1")
def test_to_any_other_card_one_may_chase() -> None:
    with_cards("""
        start: {A: {hand: [Study]}, B: {hand: [Hush], field: [Sage]}}
        do:
          - {A: play, card: Study}
          - {A: pass}
          - {B: activate, card: Sage}
          - {B: play, card: Hush, target: A.Study}
        expect: {chase: [Hush, Sage, Study]}
    """)


@clause("1008.1", "1008.2")
def test_automatic_abilities_are_no_chasing() -> None:
    with_cards("""
        start: {A: {hand: [Doom]}, B: {field: [Scribe], hand: [Spark]}}
        do:
          - {A: play, card: Doom, target: B}
          - {expect: {chase: [Scribe, Doom]}}
          - {A: pass}
          - {B: cannot, do: {play: Spark}, because: "1008.2"}
          - {B: pass}
          - {expect: {B.life: 4200, chase: [Doom]}}
          - {both: pass}
        expect: {B.life: 3700}
    """)


@clause("1008.2")
def test_will_abilities_do_not_go_there() -> None:
    with_cards("""
        start: {A: {hand: [Doom]}, B: {field: [Miner]}}
        do:
          - {A: play, card: Doom, target: B}
          - {A: pass}
          - {B: activate, card: Miner}
        expect: {B.will: "{R}", chase: [Doom]}
    """)


@clause("1008.2")
def test_nothing_is_put_on_it_either_while_another_ability_lies_on_top() -> None:
    """What was played by itself is on top, and the card below still forbids."""
    with_cards("""
        start: {A: {hand: [Doom]}, B: {hand: [Spark], field: [Scribe, Sage]}}
        do:
          - {A: play, card: Doom, target: B}
          - {expect: {chase: [Scribe, Doom]}}
          - {A: pass}
          - {B: cannot, do: {play: Spark}, because: "1008.2"}
          - {B: cannot, do: {activate: Sage}, because: "1008.2"}
          - {B: pass}
          - {expect: {chase: [Doom], B.life: 4200}}
    """)
    holds("""
        cards:
          - {name: Ward, type: Regalia, cost: "{1}",
             text: ["Your opponent cannot chase to chants you control."]}
          - {name: Hymn, type: Chant, cost: "{0}", text: ["You gain 100 life."]}
          - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
          - {name: Sage, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["{0}: You gain 100 life."]}
        start: {A: {hand: [Hymn], field: [Ward, Sage]}, B: {hand: [Spark]}}
        do:
          - {A: play, card: Hymn}
          - {A: activate, card: Sage}
          - {expect: {chase: [Sage, Hymn]}}
          - {A: pass}
          - {B: cannot, do: {play: Spark}, because: "1008.2"}
    """)
