"""1019: discarding."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 900}
  - {name: Bear, type: Resonator, cost: "{1}", atk: 300, def: 900}
  - {name: Shed, type: Chant, cost: "{0}", text: ["Target player discards a card."]}
  - {name: Purge, type: Chant, cost: "{0}", text: ["Each player discards their hand."]}
  - {name: Gamble, type: Chant, cost: "{0}", text: ["Discard your hand. If you do, draw three cards."]}
  - {name: Offer, type: Chant, cost: "{0}", text: ["You may discard a card. If you do, draw three cards."]}
  - {name: Ghost, type: Resonator, cost: "{1}", atk: 100, def: 100,
     text: ["When this card is put into a graveyard from your hand => You gain 100 life."]}
  - {name: Toll, type: Chant, cost: "{0}",
     text: ["As an additional cost to play this card, discard a card.", "You gain 0 life."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Rags, type: Regalia, cost: "{1}", text: ["Whenever you discard a card => You gain 100 life."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1019.1")
def test_a_card_goes_from_the_hand_to_the_graveyard() -> None:
    """Whose hand it is chooses."""
    with_cards("""
        start: {A: {hand: [Shed]}, B: {hand: [Wolf, Bear], field: [Rags]}}
        do:
          - {A: play, card: Shed, target: B}
          - {both: pass}
          - {expect: {decision: {player: B, kind: cards}}}
          - {B: answer, with: Bear}
          - {expect: {B.hand: [Wolf], B.graveyard: [Bear], log: ["1019.1"], chase: [Rags]}}
          - {both: pass}
        expect: {B.life: 4100, A.graveyard: [Shed]}
    """)


@clause("1019.1")
def test_a_card_sees_its_own_discarding() -> None:
    """As an effect and as a cost; put there from the field it is not discarded."""
    with_cards("""
        start: {A: {hand: [Shed, Ghost, Toll, Ghost], field: [Ghost]}, B: {hand: [Snuff]}}
        do:
          - {A: play, card: Toll, cost: Ghost}
          - {expect: {chase: [Ghost, Toll]}}
          - {both: pass}
          - {both: pass}
          - {A: play, card: Shed, target: A}
          - {A: pass}
          - {B: play, card: Snuff, target: A.Ghost}
          - {both: pass}
          - {expect: {chase: [Shed], A.life: 4100}}
          - {both: pass}
          - {expect: {chase: [Ghost]}}
          - {both: pass}
        expect: {A.life: 4200}
    """)


@clause("1019.2")
def test_discarding_a_hand_takes_every_card_of_it() -> None:
    with_cards("""
        start: {A: {hand: [Purge, Wolf, Bear]}, B: {hand: [Wolf, Bear, Shed], field: [Rags]}}
        do:
          - {A: play, card: Purge}
          - {both: pass}
          - {resolve: all}
        expect: {A.hand: 0, B.hand: 0, B.graveyard: 3, B.life: 4300}
    """)


@clause("1019.2a")
def test_an_empty_hand_counts_as_discarded() -> None:
    with_cards("""
        start: {A: {hand: [Gamble], field: [Rags]}}
        do:
          - {A: play, card: Gamble}
          - {both: pass}
        expect: {A.hand: 3, chase: 0}
    """)


@clause("1019.2a")
def test_a_single_card_that_is_not_there_does_not() -> None:
    with_cards("""
        start: {A: {hand: [Offer]}}
        do:
          - {A: play, card: Offer}
          - {both: pass}
        expect: {A.hand: 0}
    """)
