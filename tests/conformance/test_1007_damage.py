"""1007: dealing and removing damage."""

from __future__ import annotations

from textwrap import dedent

import pytest

from conformance_kit import clause, holds
from willpower.abilities.ability import Continuous, Spell
from willpower.abilities.effects import RemoveDamage
from willpower.abilities.nouns import Filter, Target, This, TypeIs
from willpower.abilities.quantities import Num
from willpower.abilities.statics import Gains, LoseValues
from willpower.abilities.symbols import RESONATOR
from written_kit import played

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 500}
  - {name: Bear, type: Resonator, cost: "{1}", atk: 600, def: 900}
  - {name: Shade, type: Resonator, cost: "{1}", atk: 100, def: 900}
  - {name: Zap, type: Chant, cost: "{0}", text: ["[Quickcast]",
      "This card deals 400 damage to target resonator."]}
  - {name: Burn, type: Chant, cost: "{0}", text: ["This card deals 400 damage to target player."]}
  - {name: Swarm, type: Chant, cost: "{0}",
      text: ["This card deals 100 damage to target player for each card in your hand."]}
  - {name: Quake, type: Resonator, cost: "{1}", atk: 100, def: 900,
      text: ["{0}: This card deals 100 damage to each resonator your opponent controls.",
          "Whenever this card deals damage => You gain 100 life."]}
  - {name: Storm, type: Resonator, cost: "{1}", atk: 100, def: 900,
      text: ["{0}: This card deals 100 damage to each resonator and each player.",
          "Whenever this card deals damage => You gain 100 life."]}
  - {name: Ledger, type: Regalia, cost: "{1}", text: ["Whenever damage is dealt to you => Draw a card."]}
  - {name: Salve, type: Chant, cost: "{0}", text: ["Remove all damage from target resonator."]}
  - {name: Balm, type: Chant, cost: "{0}"}
  - name: Old King
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900,
        text: ["{0}: Return this card to its ruler side."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1007.1")
def test_damage_adds_up_on_a_card() -> None:
    with_cards("""
        start: {A: {hand: [Zap, Zap]}, B: {field: [{card: Bear, damage: 100}]}}
        do:
          - {A: play, card: Zap, target: B.Bear}
          - {both: pass}
          - {expect: {B.Bear: {damage: 500, def: 900}, log: ["1007.1"]}}
          - {A: play, card: Zap, target: B.Bear}
          - {both: pass}
        expect: {B.Bear: {zone: graveyard}, B.life: 4000}
    """)


@clause("1007.2")
def test_damage_to_a_player_lowers_life() -> None:
    with_cards("""
        start: {A: {hand: [Burn]}, B: {life: 1000}}
        do:
          - {A: play, card: Burn, target: B}
          - {both: pass}
        expect: {B.life: 600, A.life: 4000, log: ["1007.2"]}
    """)


@clause("1007.3", "1007.3a")
def test_for_each_is_dealt_at_once() -> None:
    """Three cards in hand: one lump of 300, so what waits for damage triggers once."""
    with_cards("""
        start: {A: {hand: [Swarm, Wolf, Wolf, Wolf]}, B: {field: [Ledger]}}
        do:
          - {A: play, card: Swarm, target: B}
          - {both: pass}
          - {expect: {B.life: 3700, chase: [Ledger]}}
          - {both: pass}
        expect: {B.hand: 1, chase: 0}
    """)


@clause("1007.3")
def test_battle_damage_comes_in_one_lump() -> None:
    with_cards("""
        start: {A: {field: [Bear]}, B: {field: [Ledger]}}
        do:
          - {A: attack, card: Bear, object: B}
          - {B: no block}
          - {finish: battle}
        expect: {B.life: 3400, B.hand: 1}
    """)


@clause("1007.4")
def test_a_card_without_def_is_dealt_none() -> None:
    """The damage is not dealt at all: no number on the card, nothing triggers, [Shade] survives."""
    lost = Continuous(effects=(Gains(This(), (LoseValues(False, True),)),))
    played(
        CARDS
        + dedent("""
        start: {A: {field: [Quake]}, B: {field: [Shade]}}
        do:
          - {A: activate, card: Quake, ability: 1}
          - {both: pass}
        expect: {chase: 0, A.life: 4000, B.Shade: {zone: field, damage: 0}}
    """),
        {"Shade": (lost,)},
    )


@clause("1007.5")
def test_it_triggers_for_each_card_damaged() -> None:
    with_cards("""
        start: {A: {field: [Quake]}, B: {field: [Wolf, Wolf, Bear]}}
        do:
          - {A: activate, card: Quake, ability: 1}
          - {both: pass}
          - {resolve: all}
        expect: {A.life: 4300, B.Bear: {damage: 100}}
    """)


@clause("1007.5")
def test_it_triggers_for_cards_and_players() -> None:
    with_cards("""
        start: {A: {field: [Storm]}, B: {field: [Wolf]}}
        do:
          - {A: activate, card: Storm, ability: 1}
          - {both: pass}
          - {expect: {A.life: 3900, B.life: 3900, A.Storm: {damage: 100}, B.Wolf: {damage: 100}}}
          - {resolve: all}
        expect: {A.life: 4300}
    """)


BALM = Target(1, Filter((TypeIs(RESONATOR),)))


@pytest.mark.parametrize(("amount", "left"), [(200, 300), (900, 0)])
@clause("1007.6", "1007.6a")
def test_a_stated_amount_is_removed(amount: int, left: int) -> None:
    played(
        CARDS
        + dedent(f"""
        start: {{A: {{hand: [Balm], field: [{{card: Bear, damage: 500}}]}}}}
        do:
          - {{A: play, card: Balm, target: Bear}}
          - {{both: pass}}
        expect: {{A.Bear: {{damage: {left}, def: 900}}}}
    """),
        {"Balm": (Spell(paragraph=1, effect=RemoveDamage(BALM, Num(amount))),)},
    )


@clause("1007.6", "1007.6b")
def test_all_is_removed_when_no_amount_is_stated() -> None:
    with_cards("""
        start: {A: {hand: [Salve], field: [{card: Bear, damage: 800}]}}
        do:
          - {A: play, card: Salve, target: Bear}
          - {both: pass}
        expect: {A.Bear: {damage: 0}, log: ["1007.6b"]}
    """)
    played(
        CARDS
        + dedent("""
        start: {A: {hand: [Balm], field: [{card: Bear, damage: 800}]}}
        do:
          - {A: play, card: Balm, target: Bear}
          - {both: pass}
        expect: {A.Bear: {damage: 0}}
    """),
        {"Balm": (Spell(paragraph=1, effect=RemoveDamage(BALM)),)},
    )


@clause("1007.6")
def test_damage_removed_in_time_saves_the_card() -> None:
    with_cards("""
        start: {A: {hand: [Salve, Zap], field: [{card: Bear, damage: 800}]}}
        do:
          - {A: play, card: Salve, target: Bear}
          - {both: pass}
          - {A: play, card: Zap, target: Bear}
          - {both: pass}
        expect: {A.Bear: {zone: field, damage: 400}}
    """)


@clause("1007.7")
def test_a_j_ruler_that_leaves_the_field_sheds_it() -> None:
    """Back to the ruler side by an effect, then judgment again: the damage is gone, though it is the same
    card."""
    with_cards("""
        start: {A: {ruler: {card: Old King, face: back}}}
        do:
          - {expect: {"A.Old King": {zone: field, damage: 0}}}
    """)
    with_cards("""
        start: {A: {ruler: {card: Old King, face: back, damage: 400}}}
        do:
          - {A: activate, card: Young King}
          - {both: pass}
          - {expect: {"A.Old King": {zone: ruler, damage: 0}}}
          - {A: judgment}
          - {both: pass}
        expect: {"A.Young King": {zone: field, damage: 0}}
    """)
