"""1015: triggering."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.ability import Activate, Automatic, Spell
from willpower.abilities.effects import GainLife, PayWill, TriggerAbility
from willpower.abilities.nouns import Filter, Target, TypeIs, You
from willpower.abilities.quantities import Num
from willpower.abilities.symbols import RESONATOR
from willpower.abilities.triggers import PlaysAbility
from written_kit import played

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
  - {name: Herald, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["[Enter] => You gain 100 life."]}
  - {name: Host, type: Regalia, cost: "{0}",
      text: ["Whenever a resonator enters your field => You gain 300 life."]}
  - {name: Gag, type: Regalia, cost: "{0}",
      text: ["Resonators entering your opponent's field don't cause their own abilities to trigger."]}
  - {name: Call Back, type: Chant, cost: "{0}"}
  - {name: Mage, type: Resonator, cost: "{0}", atk: 300, def: 300}
  - {name: Listener, type: Regalia, cost: "{0}"}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1015.1")
def test_it_triggers_when_its_condition_is_met_and_then_waits_for_the_chase() -> None:
    with_cards("""
        start: {A: {hand: [Herald], field: [Host]}}
        do:
          - {A: play, card: Herald}
          - {both: pass}
          - {expect: {decision: {player: A, kind: trigger}, A.life: 4000}}
          - {A: answer, with: Herald}
          - {expect: {chase: [Host, Herald]}}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4400, chase: 0}
    """)


@clause("1015.1a")
def test_what_will_not_trigger_does_not_though_its_condition_is_met() -> None:
    """Its own ability is silent; that of another card still triggers, and so does the other player's."""
    with_cards("""
        start: {A: {hand: [Herald], field: [Host]}, B: {field: [Gag], hand: [Herald]}}
        do:
          - {A: play, card: Herald}
          - {both: pass}
          - {expect: {chase: [Host]}}
          - {both: pass}
          - {expect: {A.life: 4300, chase: 0}}
          - {go: "B main"}
          - {B: play, card: Herald}
          - {both: pass}
          - {expect: {chase: [Herald]}}
          - {both: pass}
        expect: {B.life: 4100}
    """)


MINE = Target(1, Filter((TypeIs(RESONATOR),)))


@clause("1015.1")
def test_an_effect_can_let_an_ability_trigger() -> None:
    played(
        CARDS
        + dedent("""
        start: {A: {hand: [Call Back], field: [Herald, Wolf]}}
        do:
          - {A: play, card: Call Back, target: Herald}
          - {both: pass}
          - {expect: {chase: [Herald], A.life: 4000}}
          - {both: pass}
        expect: {A.life: 4100, chase: 0}
    """),
        {"Call Back": (Spell(paragraph=1, effect=TriggerAbility(MINE)),)},
    )


@clause("1015.2")
def test_to_trigger_an_activate_ability_is_to_play_it() -> None:
    """It goes on the chase, is played (what waits for that triggers) and paid for like any ability."""
    named = Activate(name="Flare", paragraph=1, cost=(PayWill("{1}"),), effect=GainLife(Num(100)))
    abilities = {
        "Call Back": (Spell(paragraph=1, effect=TriggerAbility(MINE, "Flare")),),
        "Mage": (named,),
        "Listener": (Automatic(trigger=PlaysAbility(You(), "activate"), effect=GainLife(Num(500))),),
    }
    played(
        CARDS
        + dedent("""
        start: {A: {hand: [Call Back], field: [Mage, Listener], will: "{R}"}}
        do:
          - {A: play, card: Call Back, target: Mage}
          - {both: pass}
          - {expect: {chase: [Listener, Mage], A.will: "", A.life: 4000}}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4600, chase: 0}
    """),
        abilities,
    )
    played(
        CARDS
        + dedent("""
        start: {A: {hand: [Call Back], field: [Mage, Listener]}}
        do:
          - {A: play, card: Call Back, target: Mage}
          - {both: pass}
        expect: {A.life: 4000, chase: 0}
    """),
        abilities,
    )
