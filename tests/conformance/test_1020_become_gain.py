"""1020: becoming and gaining."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.ability import Activate
from willpower.abilities.effects import Apply
from willpower.abilities.nouns import This
from willpower.abilities.statics import AddTypes, Duration, Gains, Mod, SetTypes
from willpower.abilities.symbols import MAGIC_STONE, REGALIA
from written_kit import played

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", race: [Beast], atk: 300, def: 900}
  - {name: Become, type: Chant, cost: "{0}", text: ["Target resonator becomes a Dragon until end of turn."]}
  - {name: Gain, type: Chant, cost: "{0}", text: ["Target resonator gains Dragon until end of turn."]}
  - {name: Shape, type: Chant, cost: "{0}", text: ["Target resonator becomes [500/400] until end of turn."]}
  - {name: Grow, type: Chant, cost: "{0}", text: ["Target resonator gains [+200/-100] until end of turn."]}
  - {name: Changer, type: Resonator, cost: "{1}", atk: 100, def: 100}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1020.1")
def test_becoming_loses_the_old_race_and_gaining_keeps_it() -> None:
    with_cards("""
        start: {A: {hand: [Become, Gain], field: [Wolf, Wolf]}}
        do:
          - {A: play, card: Become, target: "A.Wolf#1"}
          - {both: pass}
          - {A: play, card: Gain, target: "A.Wolf#2"}
          - {both: pass}
          - {expect: {"A.Wolf#1": {race: [Dragon]}, "A.Wolf#2": {race: [Beast, Dragon]}}}
          - {finish: turn}
        expect: {"A.Wolf#1": {race: [Beast]}, "A.Wolf#2": {race: [Beast]}}
    """)


def changer(mod: Mod) -> Activate:
    """An ability by which the card changes its type until end of turn."""
    return Activate(paragraph=1, effect=Apply((Gains(This(), (mod,)),), Duration("end of turn")))


@clause("1020.1")
def test_the_same_with_types() -> None:
    for mod, types in (
        (SetTypes(REGALIA), "[Regalia]"),
        (AddTypes(MAGIC_STONE), "[Resonator, Magic Stone]"),
    ):
        played(
            CARDS
            + dedent(f"""
            start: {{A: {{field: [Changer]}}}}
            do:
              - {{A: activate, card: Changer}}
              - {{both: pass}}
            expect: {{A.Changer: {{types: {types}}}}}
        """),
            {"Changer": (changer(mod),)},
        )


@clause("1020.2")
def test_becoming_a_number_sets_both_values() -> None:
    with_cards("""
        start: {A: {hand: [Shape], field: [Wolf]}}
        do:
          - {A: play, card: Shape, target: Wolf}
          - {both: pass}
        expect: {A.Wolf: {atk: 500, def: 400}}
    """)


@clause("1020.2", "1020.3")
def test_gaining_a_modifier_changes_both_values() -> None:
    """A modifier adds to what there is; a number set later wipes it out, an earlier one is its base."""
    with_cards("""
        start: {A: {hand: [Shape, Grow, Grow], field: [Wolf]}}
        do:
          - {A: play, card: Grow, target: Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 500, def: 800}}}
          - {A: play, card: Shape, target: Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 500, def: 400}}}
          - {A: play, card: Grow, target: Wolf}
          - {both: pass}
        expect: {A.Wolf: {atk: 700, def: 300}}
    """)
