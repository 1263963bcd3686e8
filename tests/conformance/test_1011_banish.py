"""1011: banishing."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Bear, type: Resonator, cost: "{1}", atk: 600, def: 600}
  - {name: Rock, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["This card cannot be destroyed."]}
  - {name: Steal, type: Chant, cost: "{0}", text: ["Gain control of target resonator."]}
  - {name: Offer, type: Chant, cost: "{0}", text: ["Banish a resonator."]}
  - {name: Edict, type: Chant, cost: "{0}", text: ["Your opponent banishes a resonator."]}
  - {name: Tribute, type: Chant, cost: "{0}",
      text: ["As an additional cost to play this card, banish a resonator.", "Draw a card."]}
  - {name: Smite, type: Chant, cost: "{0}", text: ["Banish target resonator."]}
  - {name: Lure, type: Chant, cost: "{0}", text: ["[Quickcast]", "Gain control of target resonator."]}
  - {name: Mourner, type: Regalia, cost: "{1}", text: ["When a resonator is destroyed => You gain 100 life."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1011.1")
def test_it_goes_to_its_owners_graveyard_and_is_not_destroyed() -> None:
    with_cards("""
        start: {A: {hand: [Steal, Offer], field: [Mourner]}, B: {field: [Rock]}}
        do:
          - {A: play, card: Steal, target: B.Rock}
          - {both: pass}
          - {A: play, card: Offer}
          - {both: pass}
        expect: {B.graveyard: [Rock], A.graveyard: [Offer, Steal], chase: 0, A.life: 4000, log: ["1011.1"]}
    """)


@clause("1011.2")
def test_one_banishes_only_what_one_controls() -> None:
    with_cards("""
        start: {A: {hand: [Offer, Edict], field: [Wolf]}, B: {field: [Bear]}}
        do:
          - {A: play, card: Offer}
          - {both: pass}
          - {expect: {A.graveyard: [Offer, Wolf], B.field: [Bear]}}
          - {A: play, card: Edict}
          - {both: pass}
        expect: {B.graveyard: [Bear]}
    """)


@clause("1011.2")
def test_a_target_of_the_opponent_is_not_banished() -> None:
    """Nor is a card that has come under the other player's control meanwhile."""
    with_cards("""
        start: {A: {hand: [Smite, Smite], field: [Wolf]}, B: {field: [Bear], hand: [Lure]}}
        do:
          - {A: play, card: Smite, target: B.Bear}
          - {both: pass}
          - {expect: {B.field: [Bear], A.graveyard: [Smite]}}
          - {A: play, card: Smite, target: Wolf}
          - {A: pass}
          - {B: play, card: Lure, target: A.Wolf}
          - {both: pass}
          - {both: pass}
        expect: {B.field: [Bear, Wolf], A.graveyard: [Smite, Smite]}
    """)


@clause("1011.2")
def test_a_cost_cannot_be_paid_with_cards_of_the_opponent() -> None:
    with_cards("""
        start: {A: {hand: [Tribute]}, B: {field: [Bear]}}
        do:
          - {A: cannot, do: {play: Tribute}, because: "903.2j"}
    """)
    with_cards("""
        start: {A: {hand: [Tribute], field: [Wolf, {card: Bear, owner: B}]}, B: {field: [Bear]}}
        do:
          - {A: cannot, do: {play: Tribute, cost: B.Bear}}
          - {A: play, card: Tribute, cost: A.Bear}
        expect: {B.graveyard: [Bear], B.field: [Bear], A.field: [Wolf]}
    """)


@clause("1011.2")
def test_the_player_who_banishes_chooses() -> None:
    with_cards("""
        start: {A: {hand: [Edict], field: [Wolf]}, B: {field: [Bear, Rock]}}
        do:
          - {A: play, card: Edict}
          - {both: pass}
          - {expect: {decision: {player: B, kind: cards}}}
          - {B: cannot, do: {answer: A.Wolf}}
          - {B: answer, with: Rock}
        expect: {B.graveyard: [Rock], B.field: [Bear], A.field: [Wolf]}
    """)
