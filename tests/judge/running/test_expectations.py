"""Each key of expectations: that it holds where it should, and fails where it should not."""

from __future__ import annotations

import pytest

from judge_kit import LINES, errs, fails, passes
from willpower.judge.running.expectations import within

MORE = """
- {name: Wings, type: Addition, cost: "{W}", race: [Relic], text: ["Resonators you control gain [Flying]."]}
- {name: Sash, type: "Addition:Resonator", cost: "{W}", text: ["Added resonator gains [+100/+200]."]}
- {name: Sun King, type: Ruler, attribute: RW, race: [Human, King], text: ["[Judgment] {W}"],
   back: {name: Sun Lord, type: J-Ruler, attribute: RW, atk: 900, def: 700}}
- {name: Norn, type: Ruler, text: ["[Divinity] 5"]}
- {name: Rune of Three, type: Rune, cost: "{W}", divinity: 3, text: ["You gain 300 life."]}
"""

TABLE = """
start:
  A:
    life: 3500
    field: [{card: Ogre, rested: true, damage: 200, counters: {"+100/+100": 2}, fresh: true}, Squire]
    stones: [Fire Magic Stone, {card: Water Magic Stone, rested: true}]
    hand: [Bolt, Snuff, Bolt]
    graveyard: [Study, Hush]
    removed: [Squire]
    standby: [Hush]
    will: "{R}{1}{R}"
  B: {ruler: {card: Sun King, face: back}, field: [Wings, Squire, {card: Ogre, owner: A}]}
expect:
  %s
"""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("A.life: 3500", "A.life: 4000"),
        ("A.hand: 3", "A.hand: 2"),
        ("A.hand: [Bolt, Bolt, Snuff]", "A.hand: [Bolt, Snuff, Snuff]"),
        ("A.hand: {Bolt: 2, Snuff: 1}", "A.hand: {Bolt: 3}"),
        ("A.graveyard: [Study, Hush]", "A.graveyard: [Hush, Study]"),
        ("A.removed: [Squire]", "A.removed: 0"),
        ("A.standby: [Hush]", "A.standby: [Bolt]"),
        ("A.deck: 30", "A.deck: 29"),
        ("A.stone_deck: 10", "A.stone_deck: [Fire Magic Stone]"),
        ("A.field: [Squire, Ogre]", "A.field: 4"),
        ("B.field: {Wings: 1, Squire: 1, Ogre: 1, Sun Lord: 1}", "B.field: 3"),
        ("A.stones: [Water Magic Stone, Fire Magic Stone]", "A.stones: 3"),
        ("A.recovered_stones: [Fire Magic Stone]", "A.recovered_stones: 2"),
        ("A.runes: 0", "A.runes: 1"),
        ("A.items: 0", "A.items: 1"),
        ("A.extra_deck: []", "A.extra_deck: 1"),
        ("A.lifebreak: 0", "A.lifebreak: [Bolt]"),
        ('A.will: "{1}{R}{R}"', 'A.will: "{R}"'),
        ('B.will: ""', 'A.will: ""'),
        ("A.weather: none", "A.weather: Rain"),
        ("A.Ogre: {zone: field}", "A.Ogre: {zone: graveyard}"),
        ("A.Hush: {zone: graveyard}", "A.Hush: {zone: standby}"),
        ('"A.Hush#2": {zone: standby}', '"A.Hush#2": {zone: graveyard}'),
        ("A.Fire Magic Stone: {zone: field}", "A.Fire Magic Stone: {zone: stones}"),
        ("B.Ogre: {controller: B}", "B.Ogre: {controller: A}"),
        ("A.Ogre: {rested: true}", "A.Ogre: {rested: false}"),
        ("A.Ogre: {damage: 200}", "A.Ogre: {damage: 0}"),
        ('A.Ogre: {counters: {"+100/+100": 2}}', "A.Ogre: {counters: {}}"),
        ("A.Squire: {counters: {}}", 'A.Squire: {counters: {"+100/+100": 1}}'),
        ("A.Ogre: {atk: 1000, def: 1000}", "A.Ogre: {atk: 800}"),
        ("A.Fire Magic Stone: {atk: none}", "A.Fire Magic Stone: {atk: 0}"),
        ("B.Sun Lord: {types: [j-ruler]}", "B.Sun Lord: {types: [Ruler]}"),
        ("A.Fire Magic Stone: {types: [Magic Stone]}", "A.Fire Magic Stone: {types: []}"),
        ("B.Sun King: {race: []}", "B.Sun King: {race: [Human]}"),
        ("A.Ogre: {race: [ogre]}", "A.Ogre: {race: [Ogre, Human]}"),
        ("B.Sun King: {attribute: [W, R]}", "B.Sun King: {attribute: W}"),
        ("A.Ogre: {attribute: fire}", "A.Ogre: {attribute: [water]}"),
        ("A.Squire: {attribute: []}", "A.Squire: {attribute: [W]}"),
        ("B.Squire: {keywords: [Flying]}", "B.Squire: {keywords: []}"),
        ("B.Squire: {has: [Flying]}", "A.Squire: {has: [Flying]}"),
        ("A.Squire: {has_not: ['[Flying]']}", "B.Squire: {has_not: [Pierce, Flying]}"),
        ("B.Sun King: {name: Sun Lord}", "B.Sun King: {name: Sun King}"),
        ("B.Sun King: {face: back}", "A.Plain Ruler: {face: back}"),
        ("A.Ogre: {fresh: true}", "A.Squire: {fresh: true}"),
        ("A.Ogre: {attacking: false, blocking: false}", "A.Ogre: {attacking: true}"),
        ("A.Ogre: {added_to: none}", "A.Ogre: {added_to: A.Squire}"),
        ("A.Bolt: {revealed: false}", "A.Bolt: {revealed: true}"),
        ("A.Plain Ruler: {astral: false}", "A.Plain Ruler: {astral: true}"),
        ("A.Norn: {exists: false}", "A.Ogre: {exists: false}"),
        ("A.Ogre: {exists: true}", "A.Norn: {exists: true}"),
        ("winner: none", "winner: A"),
        ("draw: false", "draw: true"),
        ("over: false", "over: true"),
        ("turn: A", "turn: B"),
        ("phase: main", "phase: end"),
        ("step: none", "step: declare block"),
        ("priority: A", "priority: B"),
        ("chase: 0", "chase: 1"),
        ("chase: []", "chase: [Bolt]"),
        ("decision: {player: A, kind: priority}", "decision: {player: B}"),
        ("decision: {player: A}", "decision: {kind: block}"),
        ("log_not: ['1204.1']", "log: ['1204.1']"),
    ],
)
def test_a_key(right: str, wrong: str) -> None:
    passes(TABLE % right, MORE)
    fails(TABLE % wrong, "expected" if "log" not in wrong else "was not cited", MORE)


def test_what_is_said_about_a_failure() -> None:
    fails("start: {A: {life: 3500}}\nexpect: {A.life: 3200}", "A.life: expected 3200, is 3500")
    fails("start: {A: {hand: [Bolt]}}\nexpect: {A.hand: [Snuff]}", "A.hand: expected [Snuff], is [Bolt]")


def test_a_card_that_is_not_there() -> None:
    errs("start: {B: {field: [Ogre]}}\nexpect: {A.Ogre: {rested: true}}", "there is no A.Ogre", line=2)
    errs("start: {B: {field: [Ogre]}}\nexpect: {A.Ogre: {rested: true}}", "there is B.Ogre", line=2)


def test_a_name_that_could_be_several() -> None:
    errs(
        "start: {A: {field: [Ogre]}, B: {field: [Ogre]}}\nexpect: {Ogre: {rested: false}}",
        "could be any of A.Ogre, B.Ogre",
        line=2,
    )
    passes("start: {A: {field: [Ogre]}}\nexpect: {Ogre: {rested: false}}")


def test_a_card_in_play_before_one_in_the_deck() -> None:
    passes("start: {A: {deck: [Ogre], field: [Ogre]}}\nexpect: {A.Ogre: {zone: field}}")
    passes("start: {A: {deck: [Ogre]}}\nexpect: {A.Ogre: {zone: deck}}")


def test_the_log_since_the_last_step() -> None:
    passes(
        """
        start: {A: {hand: [Bolt], will: "{R}", field: [Squire]}}
        do:
          - {A: play, card: Bolt, target: B}
          - {expect: {log: ["903.2k", "903.2"], log_not: ["1007.2"]}}
          - {A: cannot, do: {battle}}
          - {expect: {log: ["903.2k"]}}
          - {both: pass}
        expect: {log: ["1007.2", "703.3"], log_not: ["903.2k"]}
        """
    )


def test_a_clause_and_those_below_it() -> None:
    assert within("903.2g", "903.2") and within("903.2i-iv", "903.2i") and within("903.2", "903.2")
    assert within("903.2g", "903") and within("2.2.2", "2.2")
    assert not within("903.21", "903.2") and not within("903.2", "903.2g") and not within("2.22", "2.2")


def test_deck_facts_need_set_up() -> None:
    errs("expect: {A.deck_legal: true}", "only files with `phase: setup`", line=1)


def test_expectations_at_a_step_tell_their_line() -> None:
    fails(
        """
        do:
          - {both: pass}
          - {expect: {phase: main}}
        """,
        f"line {LINES + 3}: phase: expected main, is end",
    )
