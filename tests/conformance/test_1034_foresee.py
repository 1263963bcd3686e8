"""1034: foreseeing."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from halfway_kit import halfway
from willpower.engine.information.view import view

CARDS = """\
cards:
  - {name: Gaze, type: Chant, cost: "{0}", text: ["Foresee 3."]}
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Bear, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Stag, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Hare, type: Resonator, cost: "{1}", atk: 300, def: 300}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1034.1")
def test_any_stay_on_top_and_the_rest_goes_below_in_any_order() -> None:
    with_cards("""
        start: {A: {hand: [Gaze], deck: [Wolf, Bear, Stag, Hare], fill: false}}
        do:
          - {A: play, card: Gaze}
          - {both: pass}
          - {A: cannot, do: {answer: Hare}}
          - {A: answer, with: [Stag]}
          - {A: answer, with: [Bear, Wolf]}
        expect: {A.deck: [Stag, Hare, Bear, Wolf], log: ["1034.1"]}
    """)


@clause("1034.1")
def test_all_may_stay_in_another_order() -> None:
    with_cards("""
        start: {A: {hand: [Gaze], deck: [Wolf, Bear, Stag, Hare], fill: false}}
        do:
          - {A: play, card: Gaze}
          - {both: pass}
          - {A: answer, with: [Bear, Stag, Wolf]}
        expect: {A.deck: [Bear, Stag, Wolf, Hare], A.hand: 0}
    """)


@clause("1034.1")
def test_all_may_go_below() -> None:
    with_cards("""
        start: {A: {hand: [Gaze], deck: [Wolf, Bear, Stag, Hare], fill: false}}
        do:
          - {A: play, card: Gaze}
          - {both: pass}
          - {A: answer, with: []}
          - {A: answer, with: [Wolf, Stag, Bear]}
        expect: {A.deck: [Hare, Wolf, Stag, Bear]}
    """)


@clause("1034.1")
def test_a_short_deck_is_looked_at_as_far_as_it_goes() -> None:
    with_cards("""
        start: {A: {hand: [Gaze], deck: [Wolf, Bear], fill: false}}
        do:
          - {A: play, card: Gaze}
          - {both: pass}
          - {A: answer, with: [Bear, Wolf]}
        expect: {A.deck: [Bear, Wolf]}
    """)


@clause("1034.1")
def test_only_that_player_looks() -> None:
    run = halfway(
        CARDS
        + dedent("""
        start: {A: {hand: [Gaze], deck: [Wolf, Bear, Stag, Hare], fill: false}}
        do:
          - {A: play, card: Gaze}
          - {both: pass}
    """)
    )
    mine, theirs = repr(view(run.g, 0)), repr(view(run.g, 1))
    assert all(name in mine for name in ("Wolf", "Bear", "Stag"))
    assert "Hare" not in mine
    assert not any(name in theirs for name in ("Wolf", "Bear", "Stag", "Hare"))
