"""306: the hand."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.ability import Continuous
from willpower.abilities.nouns import You
from willpower.abilities.quantities import Num
from willpower.abilities.statics import HandSize
from willpower.engine.game import Game
from written_kit import played

NINE = """\
cards:
  - {name: Rule, type: Regalia, cost: "{0}"}
  - {name: One, type: Resonator, cost: "{0}", atk: 100, def: 100}
"""


@clause("306.2")
def test_a_hand_is_seen_by_its_player_only() -> None:
    run = played("""
        cards: [{name: Shout, type: Chant, cost: "{0}", text: ["Your opponent reveals their hand."]}]
        start: {A: {hand: [Filler, Shout]}, B: {hand: [Filler]}}
    """)
    game = Game(run.g)
    assert [c["name"] for c in game.view(0)["players"][0]["hand"]] == ["Filler", "Shout"]
    assert not game.view(1)["players"][0]["hand"]
    assert not game.view(0)["players"][1]["hand"]
    assert not game.view(None)["players"][0]["hand"]


@clause("306.3")
def test_the_maximum_hand_size_is_seven() -> None:
    holds("""
        start: {A: {hand: {Filler: 8}}, B: {hand: {Filler: 9}}}
        do:
          - {go: "B main"}
          - {expect: {A.hand: 7, A.graveyard: 1, B.hand: 10, B.graveyard: 0}}
    """)
    holds("""
        start: {A: {hand: {Filler: 7}}}
        do: [{go: "B main"}]
        expect: {A.hand: 7}
    """)


@clause("306.3")
def test_effects_change_it() -> None:
    for amount, set_to, kept in ((Num(5), True, 5), (Num(1), False, 8), (None, False, 9)):
        rule = Continuous(paragraph=1, effects=(HandSize(You(), amount, set_to),))
        played(
            NINE
            + dedent(f"""
                start: {{A: {{field: [Rule], hand: {{One: 9}}}}}}
                do: [{{finish: turn}}]
                expect: {{A.hand: {kept}}}
            """),
            {"Rule": (rule,)},
        )
