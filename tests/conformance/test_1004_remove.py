"""1004: removing cards from the game."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Phoenix, type: Resonator, cost: "{1}", atk: 300, def: 300,
      text: ["When this card is put into a graveyard from the field => You gain 100 life."]}
  - {name: Exile, type: Chant, cost: "{0}", text: ["Remove target resonator from the game."]}
  - {name: Forget, type: Chant, cost: "{0}", text: ["Remove target card in a graveyard from the game."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1004.1")
def test_the_card_goes_to_its_owners_removed_area() -> None:
    with_cards("""
        start: {A: {hand: [Exile, Forget], graveyard: [Wolf]}, B: {field: [Phoenix]}}
        do:
          - {A: play, card: Exile, target: B.Phoenix}
          - {both: pass}
          - {expect: {B.removed: [Phoenix], B.graveyard: 0, B.Phoenix: {zone: removed}, log: ["1004.1"],
              chase: 0}}
          - {A: play, card: Forget, target: A.Wolf}
          - {both: pass}
        expect: {A.removed: [Wolf], B.life: 4000, A.graveyard: [Forget, Exile]}
    """)
