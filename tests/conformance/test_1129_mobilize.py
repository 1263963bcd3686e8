"""1129: [Mobilize]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from situations import expect, go, situation
from willpower.abilities.ability import Keyword, Spell
from willpower.abilities.effects import Mobilize
from willpower.abilities.nouns import Filter, Target, TypeIs
from willpower.abilities.statics import Duration
from willpower.abilities.symbols import RESONATOR

CARDS = """\
cards:
  - {name: Engine, type: Resonator, cost: "{1}", atk: 300, def: 900, text: ["[Mobilize] {2}"]}
  - {name: Ogre, type: Resonator, cost: "{1}", atk: 800, def: 800}
  - {name: Up, type: Chant, cost: "{0}", text: ["Recover target resonator."]}
  - {name: Crew, type: Chant, cost: "{0}", text: ["[Quickcast]"]}
  - {name: Blank, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1129.2")
def test_it_is_paid_for_each_attack() -> None:
    with_cards("""
        start: {A: {field: [Engine], hand: [Up], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: attack, card: Engine, object: B}
          - {expect: {A.recovered_stones: 1}}
          - {finish: battle}
          - {A: play, card: Up, target: A.Engine}
          - {both: pass}
          - {A: cannot, do: {attack: Engine, object: B}, because: "803.5"}
    """)


@clause("1129.2")
def test_it_is_paid_for_each_block() -> None:
    with_cards("""
        start: {A: {field: [Ogre, Ogre]}, B: {field: [Engine], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: attack, card: A.Ogre, object: B}
          - {B: block, card: Engine}
          - {expect: {B.recovered_stones: 1, B.Engine: {blocking: true}}}
    """)
    with_cards("""
        start: {A: {field: [Ogre, Ogre]}, B: {field: [Engine], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: attack, card: A.Ogre, object: B}
          - {B: cannot, do: {block: Engine}, because: "804.4"}
    """)


@clause("1129.1")
def test_without_its_abilities_a_card_is_free_to_attack() -> None:
    with_cards("""
        start: {A: {field: [Engine], hand: [Blank]}}
        do:
          - {A: cannot, do: {attack: Engine, object: B}}
          - {A: play, card: Blank, target: A.Engine}
          - {both: pass}
          - {A: attack, card: Engine, object: B}
    """)


@clause("1129.3")
def test_a_mobilized_card_attacks_and_blocks_without_paying_until_the_effect_ends() -> None:
    quick = Keyword(keyword="quickcast")
    crew = Spell(effect=Mobilize(Target(1, Filter((TypeIs(RESONATOR),))), Duration("end of turn")))
    text = (
        CARDS + "start: {A: {field: [Engine], hand: [Crew], stones: {Fire Magic Stone: 2}},"
        " B: {field: [Engine], hand: [Crew]}}"
    )
    run = situation(text, {"Crew": (quick, crew)})
    go(run, "{A: play, card: Crew, target: A.Engine}", "{both: pass}")
    go(run, "{A: attack, card: A.Engine, object: B}")
    expect(run, "{A.recovered_stones: 2, A.Engine: {attacking: true}}")
    go(run, "{A: pass}", "{B: play, card: Crew, target: B.Engine}", "{both: pass}")
    go(run, "{B: block, card: B.Engine}")
    expect(run, "{B.Engine: {blocking: true}}")
    go(run, "{finish: battle}", "{go: 'B main'}")
    go(run, "{B: cannot, do: {attack: B.Engine, object: A}, because: '803.5'}")
