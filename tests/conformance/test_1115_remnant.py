"""1115: [Remnant]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Echo, type: Chant, cost: "{R}", text: ["[Remnant]", "You gain 300 life."]}
  - {name: Quick Echo, type: Chant, cost: "{R}", text: ["[Remnant]", "[Quickcast]", "You gain 300 life."]}
  - {name: Ghost, type: Resonator, cost: "{R}", atk: 300, def: 300, text: ["[Remnant]"]}
  - {name: Plain, type: Chant, cost: "{R}", text: ["You gain 300 life."]}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
  - {name: Grave Ward, type: Regalia, cost: "{0}", text: ["Chants in your graveyard lose [Remnant]."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1115.2")
def test_from_the_graveyard_for_its_cost_and_removed_after_resolving() -> None:
    with_cards("""
        start: {A: {graveyard: [Echo, Plain], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: cannot, do: {play: Plain, from: graveyard}, because: "703.2"}
          - {A: play, card: Echo, from: graveyard}
          - {expect: {chase: [Echo], A.recovered_stones: 0, A.graveyard: [Plain]}}
          - {both: pass}
        expect: {A.life: 4300, A.Echo: {zone: removed}, A.graveyard: [Plain]}
    """)


@clause("1115.2")
def test_cancelled_it_is_removed_as_well() -> None:
    with_cards("""
        start: {A: {graveyard: [Echo], stones: {Fire Magic Stone: 1}}, B: {hand: [Hush]}}
        do:
          - {A: play, card: Echo, from: graveyard}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Echo}
          - {both: pass}
        expect: {A.Echo: {zone: removed}, A.life: 4000}
    """)


@clause("1115.2")
def test_played_from_the_hand_it_goes_to_the_graveyard_and_can_come_once_more() -> None:
    with_cards("""
        start: {A: {hand: [Echo], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: play, card: Echo, from: hand}
          - {both: pass}
          - {expect: {A.Echo: {zone: graveyard}}}
          - {A: play, card: Echo, from: graveyard}
          - {both: pass}
        expect: {A.Echo: {zone: removed}, A.life: 4600}
    """)


@clause("1115.2")
def test_a_resonator_with_it_is_removed_as_it_resolves() -> None:
    with_cards("""
        start: {A: {graveyard: [Ghost], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Ghost, from: graveyard}
          - {both: pass}
        expect: {A.Ghost: {zone: removed}, A.field: 0}
    """)


@clause("1115.2")
def test_only_ones_own_and_only_for_the_cost() -> None:
    with_cards("""
        start: {A: {stones: {Fire Magic Stone: 1}}, B: {graveyard: [Echo]}}
        do:
          - {A: cannot, do: {play: B.Echo, from: graveyard}}
    """)
    with_cards("""
        start: {A: {graveyard: [Echo], stones: {Water Magic Stone: 1}}}
        do:
          - {A: cannot, do: {play: Echo, from: graveyard}, because: "903.2j"}
    """)


@clause("1115.1")
def test_it_changes_where_from_not_when() -> None:
    with_cards("""
        start: {A: {}, B: {graveyard: [Echo, Quick Echo], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: pass}
          - {B: cannot, do: {play: Echo, from: graveyard}, because: "703.1"}
          - {B: play, card: Quick Echo, from: graveyard}
          - {both: pass}
        expect: {B.Quick Echo: {zone: removed}, B.life: 4300}
    """)


@clause("1115.1")
def test_a_card_that_has_lost_it_cannot_be_played_from_there() -> None:
    with_cards("""
        start: {A: {graveyard: [Echo], stones: {Fire Magic Stone: 1}, field: [Grave Ward]}}
        do:
          - {A: cannot, do: {play: Echo, from: graveyard}, because: "703.2"}
    """)
