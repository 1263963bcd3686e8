"""Judge files as text, for tests of the judge itself.

verdict = judge('''
start: {A: {hand: [Bolt], will: "{R}"}}
do: [{A: play, card: Bolt, target: B}]
expect: {chase: [Bolt]}
''')
"""

from __future__ import annotations

from textwrap import dedent, indent

from willpower.judge.telling.report import ERROR, FAIL, OK, Verdict, judge_text

CARDS = """\
format: 1
title: A test
cards:
  - {name: Ogre, type: Resonator, cost: "{R}{1}", race: [Ogre], atk: 800, def: 800}
  - {name: Squire, type: Resonator, cost: "{1}", race: [Human], atk: 300, def: 300}
  - {name: Bolt, type: Chant, cost: "{R}",
     text: ["[Quickcast]", "This card deals 500 damage to target player."]}
  - {name: Snuff, type: Chant, cost: "{B}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Study, type: Chant, cost: "{U}", text: ["Draw a card."]}
  - {name: Hush, type: Chant, cost: "{U}", text: ["[Quickcast]", "Cancel target spell."]}
  - name: Old King
    type: Ruler
    text: ["[Judgment] {W}{W}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900, text: ["[Flying]"]}
"""
LINES = CARDS.count("\n")


def judge(text: str, cards: str = "") -> Verdict:
    """The verdict on a file with the cards above, and more of them if given (lines under `cards:`)."""
    return judge_text(CARDS + listed(cards) + dedent(text).lstrip("\n"))


def listed(cards: str) -> str:
    """More cards as they stand under `cards:`."""
    return indent(dedent(cards).strip("\n"), "  ") + "\n" if cards else ""


def passes(text: str, cards: str = "") -> None:
    """The file is right."""
    verdict = judge(text, cards)
    assert verdict.verdict == OK, verdict.detail


def fails(text: str, what: str, cards: str = "") -> None:
    """An expectation of the file does not hold, and the verdict says which."""
    verdict = judge(text, cards)
    assert (verdict.verdict, what in verdict.detail) == (FAIL, True), verdict.line()


def errs(text: str, what: str, line: int = 0, cards: str = "") -> None:
    """The file is wrong, and the verdict says why; `line` counts from the first line of the text."""
    verdict = judge(text, cards)
    assert (verdict.verdict, what in verdict.detail) == (ERROR, True), verdict.line()
    if line:
        wanted = LINES + listed(cards).count("\n") + line
        assert verdict.detail.startswith(f"line {wanted}:"), verdict.detail
