"""A side whose text is not understood may lie below, but not come up."""

from __future__ import annotations

import pytest

from judge_kit import errs, passes

CARDS = """
- name: Riddle Keeper
  type: Ruler
  text: ["[Judgment] {0}", "{0}: You gain 100 life. Play this ability only once per turn."]
  back: {name: Riddle, type: J-Ruler, atk: 900, def: 900, text: ["Frobnicate the gronk."]}
- name: Mumbler
  type: Ruler
  text: ["Frobnicate the gronk."]
  back: {name: Clear Voice, type: J-Ruler, atk: 900, def: 900, text: ["[Flying]"]}
- name: Acorn
  type: Resonator
  cost: "{G}"
  atk: 100
  def: 100
  text: ["[Shift] {1}"]
  back: {name: Oak, type: Resonator, cost: "{G}", atk: 900, def: 900, text: ["Frobnicate the gronk."]}
- {name: Quench, type: Chant, cost: "{B}", text: ["Destroy target J/resonator."]}
"""
UNREAD = "is not understood: 'Frobnicate the gronk.'"

GOOD = {
    "ruler": """
        start: {A: {ruler: Riddle Keeper}}
        do: [{A: activate, card: Riddle Keeper, ability: 2}, {both: pass}]
        expect: {A.life: 4100}
        """,
    "j-ruler": """
        start: {A: {ruler: {card: Mumbler, face: back}}}
        do: [{A: attack, card: Mumbler, object: B}, {finish: battle}]
        expect: {B.life: 3100, A.Mumbler: {has: [Flying]}}
        """,
    "past side": """
        start: {A: {hand: [Acorn], will: "{G}"}}
        do: [{A: play, card: Acorn, face: front}, {both: pass}]
        expect: {A.Acorn: {atk: 100}}
        """,
}

BAD = {
    "its front": "start: {A: {ruler: Mumbler}}",
    "its back": "start: {A: {ruler: {card: Riddle Keeper, face: back}}}",
    "judged": """
        start: {A: {ruler: Riddle Keeper}}
        do: [{A: judgment}, {both: pass}]
        """,
    "destroyed": """
        start: {A: {ruler: {card: Mumbler, face: back}, hand: [Quench], will: "{B}"}}
        do: [{A: play, card: Quench, target: A.Mumbler}, {both: pass}]
        """,
    "shifted": """
        start: {A: {field: [Acorn], will: "{1}"}}
        do: [{A: activate, card: Acorn}, {both: pass}]
        """,
    "played": """
        start: {A: {hand: [Acorn], will: "{G}"}}
        do: [{A: play, card: Acorn, face: back}]
        """,
    "asked for": """
        start: {A: {hand: [Acorn], will: "{G}"}}
        do: [{A: can, do: {play: Acorn, face: back}}]
        """,
}


@pytest.mark.parametrize("name", GOOD)
def test_a_side_below_does_not_matter(name: str) -> None:
    passes(GOOD[name], CARDS)


@pytest.mark.parametrize("name", BAD)
def test_a_side_that_comes_up_is_refused(name: str) -> None:
    errs(BAD[name], UNREAD, cards=CARDS)
