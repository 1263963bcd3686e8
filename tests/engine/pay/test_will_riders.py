"""Will that does more than pay (907.4): what it was spent on gains something."""

from __future__ import annotations

from judge_kit import passes

CARDS = """
- {name: Drake, type: Resonator, race: [Dragon], cost: "{R}", atk: 300, def: 300}
- {name: Newt, type: Resonator, race: [Lizard], cost: "{R}", atk: 300, def: 300}
- {name: Lair, type: Magic Stone,
   text:
     ["{Rest}: Produce {R}. If this will is spent to play a Dragon, it gains [Swiftness] until end of turn."]}
"""


def test_the_card_played_with_it_gains_something() -> None:
    passes(
        """
        start: {A: {hand: [Drake], stones: [Lair]}}
        do:
          - {A: play, card: Drake}
          - {both: pass}
          - {A: attack, card: Drake, object: B}
        expect: {Drake: {attacking: true}}
        """,
        CARDS,
    )


def test_another_card_does_not() -> None:
    passes(
        """
        start: {A: {hand: [Newt], stones: [Lair]}}
        do:
          - {A: play, card: Newt}
          - {both: pass}
          - {A: cannot, do: {attack: Newt, object: B}, because: "803.3a"}
        """,
        CARDS,
    )
