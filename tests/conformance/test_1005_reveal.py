"""1005: revealing cards."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from halfway_kit import halfway
from willpower.abilities.ability import Activate, Automatic
from willpower.abilities.effects import GainLife, Reveal, Sequence
from willpower.abilities.nouns import All, Choose, Filter, OwnedBy, You
from willpower.abilities.quantities import Num
from willpower.abilities.symbols import HAND
from willpower.abilities.triggers import PlayerDoes
from willpower.engine.information.view import view
from written_kit import played

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Bear, type: Resonator, cost: "{2}", atk: 600, def: 600}
  - {name: Peek, type: Chant, cost: "{0}",
      text: ["Your opponent reveals their hand. Choose a resonator from among them. Your opponent discards
      it."]}
  - {name: Flip, type: Chant, cost: "{0}",
      text: ["Reveal the top card of your deck. If it is a resonator, put it into your hand."]}
  - {name: Show, type: Chant, cost: "{0}",
      text: ["Reveal the top card of your deck. Gain a gem of any attribute."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1005.1")
def test_everybody_sees_it_until_the_effect_ends() -> None:
    text = CARDS + dedent("""
        start: {A: {hand: [Show], deck: [Wolf]}}
        do:
          - {A: play, card: Show}
          - {both: pass}
          - {expect: {decision: {player: A, kind: attribute}, A.Wolf: {zone: deck, revealed: true}}}
          - {A: answer, with: fire}
        expect: {A.Wolf: {zone: deck, revealed: false}}
    """)
    holds(text)


@clause("1005.1")
def test_it_ends_when_the_card_moves() -> None:
    with_cards("""
        start: {A: {hand: [Flip], deck: [Wolf, Bear]}}
        do:
          - {A: play, card: Flip}
          - {both: pass}
        expect: {A.Wolf: {zone: hand, revealed: false}, A.Bear: {zone: deck, revealed: false},
            log: ["1005.1"]}
    """)


@clause("1005.1")
def test_the_opponent_is_shown_what_was_hidden() -> None:
    """In the view of the other seat the top card has a name while it is revealed, and none before."""
    for steps, expected in ((0, False), (2, True)):
        all_steps = ["{A: play, card: Show}", "{both: pass}", "{A: answer, with: fire}"][:steps]
        text = CARDS + "start: {A: {hand: [Show], deck: [Wolf]}}\n"
        if all_steps:
            text += "do:\n" + "".join(f"  - {step}\n" for step in all_steps)
        run = halfway(text)
        assert ("Wolf" in repr(view(run.g, 1))) is expected, steps


WATCHER = (
    Automatic(trigger=PlayerDoes(You(), "reveal"), effect=GainLife(Num(100))),
    Activate(
        cost=(),
        effect=Sequence(
            (
                Reveal(Choose(Filter((OwnedBy(You()),), HAND))),
                Reveal(All(Filter((OwnedBy(You()),), HAND))),
            )
        ),
    ),
)


@clause("1005.2")
def test_what_is_revealed_is_not_revealed_again() -> None:
    """One card, then the hand of two with it: two cards were revealed, one each."""
    played(
        CARDS
        + dedent("""
        start: {A: {field: [Oracle], hand: [Wolf, Bear]}}
        do:
          - {A: activate, card: Oracle}
          - {both: pass, answers: [Wolf]}
          - {resolve: all}
        expect: {A.life: 4200}
    """).replace("start:", '  - {name: Oracle, type: Resonator, cost: "{1}", atk: 100, def: 100}\nstart:', 1),
        {"Oracle": WATCHER},
    )
