"""Reasons of refusals and rarer decisions, as files of players use them."""

from __future__ import annotations

import pytest

from judge_kit import passes

CARDS = """
- name: Titan Seed
  type: Ruler
  text: ["[Judgment] {W}"]
  back:
    name: Titan
    type: J-Ruler
    atk: 500
    def: 500
    text: ["[Judgment] {W}"]
    back: {name: Titan Ascended, type: J-Ruler, atk: 1500, def: 1500}
- {name: Guard, type: Resonator, cost: "{1}", atk: 100, def: 100,
   text: ["If a resonator you control would be destroyed, put it on top of its owner's deck instead."]}
- {name: Guard2, type: Resonator, cost: "{1}", atk: 100, def: 100,
   text: ["If a resonator you control would be destroyed, return it to its owner's hand instead."]}
- {name: Priest, type: Resonator, cost: "{1}", atk: 100, def: 100,
   text: ["God's Art <Sunrise> {1}: You gain 900 life."]}
- {name: Deal, type: Chant, cost: "{1}", text: ["Draw a card unless your opponent pays {1}."]}
- {name: Tax, type: Chant, cost: "{1}", text: ["You may pay {1}. If you do, draw two cards."]}
- {name: Once, type: Regalia, cost: "{1}",
   text: ["{0}: You gain 100 life. Play this ability only once per turn."]}
- {name: Warded, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["[Barrier]"]}
- {name: Stasis, type: Regalia, cost: "{1}", text: ["Players cannot play chants."]}
"""

CASES = {
    "colossal": """
        start: {A: {ruler: {card: Titan Seed, face: back}, will: "{W}"}}
        do:
          - {expect: {A.Titan: {zone: field, face: back, atk: 500}}}
          - {A: judgment}
          - {both: pass}
        expect: {A.Titan Seed: {zone: field, face: back2, atk: 1500}}
        """,
    "colossal start": """
        start: {A: {ruler: {card: Titan Seed, face: back2}}}
        expect: {A.Titan Ascended: {zone: field, face: back2, atk: 1500}}
        """,
    "replacement": """
        start: {A: {hand: [Snuff], will: "{B}", field: [Guard, Guard2, Ogre]}}
        do:
          - {A: play, card: Snuff, target: Ogre}
          - {both: pass}
          - {expect: {decision: {kind: replacement, player: A}}}
          - {A: answer, with: Guard2}
        expect: {A.hand: [Ogre]}
        """,
    "god's art": """
        start: {A: {field: [Priest], will: "{1}{1}"}}
        do:
          - {A: activate, card: Priest}
          - {both: pass}
          - {A: cannot, do: {activate: Priest}, because: "1112.2"}
        expect: {A.life: 4900}
        """,
    "unless": """
        start:
          A: {hand: [Deal, Deal], will: "{1}{1}"}
          B: {stones: {Fire Magic Stone: 1, Water Magic Stone: 1}}
        do:
          - {A: play, card: Deal}
          - {both: pass}
          - {B: answer, with: yes}
          - {expect: {A.hand: 1, B.recovered_stones: 1, priority: A}}
          - {A: play, card: Deal}
          - {both: pass}
          - {B: answer, with: no}
        expect: {A.hand: 1}
        """,
    "may pay": """
        start: {A: {hand: [Tax], will: "{1}", stones: {Fire Magic Stone: 1, Water Magic Stone: 1}}}
        do:
          - {A: play, card: Tax, pay: []}
          - {both: pass}
          - {A: answer, with: yes}
        expect: {A.hand: 2}
        """,
    "may pay which": """
        start: {A: {hand: [Tax], will: "{1}", stones: {Fire Magic Stone: 1, Water Magic Stone: 1}}}
        do:
          - {A: play, card: Tax}
          - {both: pass}
          - {A: answer, with: yes}
          - {A: answer, with: Water Magic Stone}
        expect: {A.hand: 2, A.Water Magic Stone: {rested: true}, A.Fire Magic Stone: {rested: false}}
        """,
    "once": """
        start: {A: {field: [Once]}}
        do:
          - {A: activate, card: Once}
          - {both: pass}
          - {A: cannot, do: {activate: Once}, because: "104.1"}
        """,
    "barrier": """
        start: {A: {hand: [Snuff], will: "{B}", field: [Squire]}, B: {field: [Warded]}}
        do:
          - {A: cannot, do: {play: Snuff, target: B.Warded}, because: "1120.2"}
          - {A: can, do: {play: Snuff, target: Squire}}
        """,
    "prohibition": """
        start: {A: {hand: [Bolt], will: "{R}", field: [Stasis]}}
        do:
          - {A: cannot, do: {play: Bolt, target: B}, because: "104.4"}
        """,
    "timing reasons": """
        start: {A: {hand: [Bolt, Study, Ogre], will: "{R}{U}{R}{R}"}}
        do:
          - {A: play, card: Bolt, target: B}
          - {A: cannot, do: {play: Study}, because: "703.1"}
          - {A: cannot, do: {play: Study}, because: "701.2"}
          - {A: cannot, do: {play: Ogre}, because: "702.1"}
          - {A: cannot, do: {call: true}, because: "710.1"}
          - {A: cannot, do: {call: true}, because: "701.2"}
          - {A: cannot, do: {battle: true}, because: "704.1"}
          - {A: cannot, do: {judgment: true}, because: "705.1"}
          - {A: cannot, do: {standby: Ogre}, because: "706.1"}
          - {B: cannot, do: {pass: true}, because: "601.1"}
        """,
    "cost reasons": """
        start: {A: {hand: [Bolt, Ogre], will: "{U}"}}
        do:
          - {A: cannot, do: {play: Bolt, target: B}, because: "1003.4"}
          - {A: cannot, do: {play: Ogre}, because: "903.2j"}
          - {A: cannot, do: {standby: Ogre}, because: "706.1"}
        """,
}


@pytest.mark.parametrize("name", CASES)
def test_a_file(name: str) -> None:
    passes(CASES[name], CARDS)
