"""1023: [Force]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.engine.core.events import ROLLED
from written_kit import played

CARDS = """\
cards:
  - {name: Dice, type: Chant, cost: "{0}", text: ["[Force] 2. Draw cards equal to the result of the roll."]}
  - {name: Many, type: Chant, cost: "{0}", text: ["[Force] 40. Draw cards equal to the result of the roll."]}
  - {name: Fate, type: Regalia, cost: "{1}",
      text: ["Whenever you roll one or more dice using [Force] => You gain 100 life."]}
"""


@clause("1023.1")
def test_the_dice_are_added_up() -> None:
    holds(
        CARDS
        + dedent("""
        start: {A: {hand: [Dice], field: [Fate]}, dice: [3, 5, 1]}
        do:
          - {A: play, card: Dice}
          - {both: pass}
          - {expect: {A.hand: 8, chase: [Fate]}}
          - {both: pass}
        expect: {A.life: 4100}
    """)
    )


@clause("1023.1", "1023.1a")
def test_a_die_shows_one_to_six() -> None:
    """Forty dice: each shows 1 to 6, every number comes up, and forty are rolled."""
    run = played(
        CARDS
        + dedent("""
        start: {A: {hand: [Many]}}
        do:
          - {A: play, card: Many}
          - {both: pass}
    """)
    )
    rolled = [e.amount for e in run.g.events() if e.kind == ROLLED and e.word == "die"]
    assert len(rolled) == 40
    assert set(rolled) == {1, 2, 3, 4, 5, 6}
    assert [e.amount for e in run.g.events() if e.kind == ROLLED and not e.word] == [sum(rolled)]
