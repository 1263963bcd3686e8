"""601, 602: what a priority sequence consists of, and in which order."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Ogre, type: Resonator, cost: "{0}", atk: 800, def: 800}
  - {name: Imp, type: Resonator, cost: "{0}", atk: 100, def: 100}
  - {name: Mourner, type: Resonator, cost: "{0}", atk: 100, def: 100,
      text: ["When this card is put into a graveyard from the field => You gain 100 life."]}
  - {name: Avenger, type: Resonator, cost: "{0}", atk: 100, def: 100,
      text: ["When this card is put into a graveyard from the field => This card deals 200 damage to target
          resonator."]}
  - {name: Banner, type: Resonator, cost: "{0}", atk: 100, def: 100,
      text: ["Other resonators you control gain [0/+100]."]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Shot, type: Chant, cost: "{0}",
      text: ["[Quickcast]", "This card deals 200 damage to target resonator."]}
  - {name: Volley, type: Chant, cost: "{0}", text: ["This card deals 200 damage to each resonator."]}
  - {name: Drain, type: Chant, cost: "{0}", text: ["This card deals 200 damage to each player."]}
  - {name: Medic, type: Resonator, cost: "{0}", atk: 100, def: 900,
      text: ["Whenever this card is dealt damage => You gain 300 life."]}
"""


def sequence(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("601.1", "602.1a", "602.1b", "602.1c")
def test_rule_processes_then_triggers_then_an_action() -> None:
    sequence("""
        start: {A: {hand: [Shot, Spark], field: [Mourner]}}
        do:
          - {A: play, card: Shot, target: Mourner}
          - {both: pass}
          - {expect: {A.Mourner: {zone: graveyard}, chase: [Mourner], priority: A, A.life: 4000}}
          - {A: can, do: {play: Spark}}
    """)


@clause("602.1a")
def test_rule_processes_come_before_triggers() -> None:
    # Both happen at the same time: losing comes first, the life of the trigger too late.
    sequence("""
        start: {A: {hand: [Drain], field: [Ogre], life: 200}, B: {life: 300}}
        do:
          - {A: play, card: Drain}
          - {both: pass}
        expect: {over: true, winner: B}
    """)
    holds("""
        cards:
          - {name: Drain, type: Chant, cost: "{0}", text: ["This card deals 200 damage to each player."]}
          - {name: Vein, type: Regalia, cost: "{0}", text: ["Whenever you lose life => You gain 300 life."]}
        start: {A: {hand: [Drain], field: [Vein], life: 200}, B: {field: [Vein], life: 300}}
        do:
          - {A: play, card: Drain}
          - {both: pass}
        expect: {over: true, winner: B, B.life: 100}
    """)


@clause("602.1a")
def test_rule_processes_are_repeated_until_nothing_is_due() -> None:
    # The banner dies, then the imp that lived by it, before anybody acts or a trigger is played.
    sequence("""
        start: {A: {hand: [Shot], field: [Banner, {card: Mourner, damage: 100}, {card: Imp, damage: 100}]}}
        do:
          - {expect: {A.Imp: {zone: field, def: 200}}}
          - {A: play, card: Shot, target: Banner}
          - {both: pass}
          - {expect: {A.Banner: {zone: graveyard}, A.Imp: {zone: graveyard}, A.Mourner: {zone: graveyard},
              chase: [Mourner]}}
    """)


@clause("602.1b")
def test_all_triggers_are_played_before_anybody_acts() -> None:
    sequence("""
        start: {A: {hand: [Volley, Spark], field: [Mourner]}, B: {field: [Mourner], hand: [Spark]}}
        do:
          - {A: play, card: Volley}
          - {both: pass}
          - {expect: {chase: 2, priority: A}}
    """)


@clause("602.1c", "602.1d")
def test_only_who_has_priority_acts() -> None:
    sequence("""
        start: {A: {hand: [Spark]}, B: {hand: [Spark]}}
        do:
          - {expect: {priority: A}}
          - {B: cannot, do: {play: Spark}, because: "602.1c"}
          - {A: pass}
          - {expect: {priority: B}}
          - {A: cannot, do: {play: Spark}, because: "602.1c"}
          - {B: can, do: {play: Spark}}
    """)


@clause("601.1", "602.1a")
def test_every_action_is_followed_by_rule_processes() -> None:
    # Paying life for an ability: who pays the last of it loses before the ability can do anything.
    holds("""
        cards:
          - {name: Pact, type: Regalia, cost: "{0}", text: ["Pay 100 life: You gain 500 life."]}
        start: {A: {field: [Pact], life: 100}}
        do:
          - {A: activate, card: Pact}
        expect: {over: true, winner: B}
    """)


@clause("602.1a", "602.1b")
def test_rule_processes_come_before_the_abilities_that_wait() -> None:
    """Both resonators have lethal damage when the ability is to be played, so it finds no target."""
    holds("""
        cards:
          - {name: Imp, type: Resonator, cost: "{1}", atk: 100, def: 100,
             text: ["Whenever this card is dealt damage => This card deals 200 damage to target resonator."]}
          - {name: Ox, type: Resonator, cost: "{1}", atk: 100, def: 100}
          - {name: Quake, type: Chant, cost: "{0}", text: ["This card deals 100 damage to each resonator."]}
        start: {A: {hand: [Quake], field: [Imp]}, B: {field: [Ox]}}
        do:
          - {A: play, card: Quake}
          - {both: pass}
        expect: {A.Imp: {zone: graveyard}, B.Ox: {zone: graveyard}, chase: 0, priority: A}
    """)
