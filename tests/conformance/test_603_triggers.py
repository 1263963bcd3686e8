"""603: playing automatic abilities."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Ogre, type: Resonator, cost: "{0}", atk: 800, def: 800}
  - {name: Mourner, type: Resonator, cost: "{0}", atk: 100, def: 100,
      text: ["When this card is put into a graveyard from the field => You gain 100 life."]}
  - {name: Widow, type: Resonator, cost: "{0}", atk: 100, def: 100,
      text: ["When this card is put into a graveyard from the field => Draw a card."]}
  - {name: Avenger, type: Resonator, cost: "{0}", atk: 100, def: 100,
      text: ["When this card is put into a graveyard from the field => Destroy target resonator."]}
  - {name: Volley, type: Chant, cost: "{0}",
      text: ["[Quickcast]", "This card deals 200 damage to each resonator."]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Chalice, type: Regalia, cost: "{0}",
      text: ["Whenever you gain life => This card deals 100 damage to target player."]}
"""


def triggered(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("603.1")
def test_one_of_the_triggered_abilities_is_chosen() -> None:
    for first, second in (("Mourner", "Widow"), ("Widow", "Mourner")):
        triggered(f"""
            start: {{A: {{hand: [Volley], field: [Mourner, Widow]}}}}
            do:
              - {{A: play, card: Volley}}
              - {{both: pass}}
              - {{expect: {{decision: {{player: A, kind: trigger}}}}}}
              - {{A: answer, with: {first}}}
              - {{expect: {{chase: [{second}, {first}]}}}}
        """)


@clause("603.2")
def test_the_turn_players_come_first_and_each_chooses_among_their_own() -> None:
    triggered("""
        start: {turn: A, A: {hand: [Volley], field: [Mourner, Widow]}, B: {field: [Mourner, Widow]}}
        do:
          - {A: play, card: Volley}
          - {both: pass}
          - {expect: {decision: {player: A, kind: trigger}}}
          - {A: cannot, do: {answer: B.Mourner}}
          - {A: answer, with: Widow}
          - {expect: {decision: {player: B, kind: trigger}, chase: [Mourner, Widow]}}
          - {B: answer, with: Mourner}
          - {expect: {chase: [Widow, Mourner, Mourner, Widow], priority: A}}
          - {both: pass}
          - {expect: {A.hand: 0, B.hand: 1}}
    """)


@clause("603.2")
def test_also_when_the_other_player_has_priority() -> None:
    triggered("""
        start: {turn: A, A: {field: [Mourner]}, B: {hand: [Volley], field: [Widow]}}
        do:
          - {A: pass}
          - {B: play, card: Volley}
          - {both: pass}
          - {expect: {chase: [Widow, Mourner], priority: A}}
    """)


@clause("603.3")
def test_a_trigger_that_cannot_be_played_is_used_up() -> None:
    triggered("""
        start: {A: {hand: [Volley], field: [Avenger]}}
        do:
          - {A: play, card: Volley}
          - {both: pass}
          - {expect: {chase: 0, priority: A, A.Avenger: {zone: graveyard}}}
          - {both: pass}
          - {expect: {phase: end, chase: 0}}
    """)


@clause("603.3")
def test_each_time_it_triggered_it_is_played_once() -> None:
    holds("""
        cards:
          - {name: Warden, type: Regalia, cost: "{0}",
              text: ["Whenever a resonator is put into a graveyard from the field => You gain 100 life."]}
          - {name: Imp, type: Resonator, cost: "{0}", atk: 100, def: 100}
          - {name: Volley, type: Chant, cost: "{0}", text: ["This card deals 200 damage to each resonator."]}
        start: {A: {hand: [Volley], field: [Warden, Imp, Imp]}, B: {field: [Imp]}}
        do:
          - {A: play, card: Volley}
          - {both: pass}
          - {expect: {chase: [Warden, Warden, Warden]}}
          - {both: pass}
          - {expect: {A.life: 4100, chase: [Warden, Warden]}}
          - {resolve: all}
        expect: {A.life: 4300, chase: 0}
    """)


@clause("603.4")
def test_after_each_choice_the_sequence_begins_anew() -> None:
    # What the first of the abilities makes trigger is the turn player's too: it comes before the opponent's.
    holds("""
        cards:
          - {name: Mourner, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["When this card is put into a graveyard from the field => You gain 100 life."]}
          - {name: Avenger, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["When this card is put into a graveyard from the field => Destroy target resonator."]}
          - {name: Bait, type: Resonator, cost: "{0}", atk: 100, def: 900,
              text: ["Whenever this card is targeted by a spell or ability => Draw a card."]}
          - {name: Volley, type: Chant, cost: "{0}", text: ["This card deals 200 damage to each resonator."]}
        start: {turn: A, A: {hand: [Volley], field: [Avenger, Bait]}, B: {field: [Mourner]}}
        do:
          - {A: play, card: Volley}
          - {both: pass}
          - {expect: {chase: [Mourner, Bait, Avenger], priority: A}}
    """)
