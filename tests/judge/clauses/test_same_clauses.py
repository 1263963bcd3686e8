"""A file may name any clause that says why something is refused, not only the one that decides."""

from __future__ import annotations

import pytest

from willpower.judge.telling.report import judge_text

CARDS = """
cards:
  - {name: Wolf, type: Resonator, cost: "{G}{1}", atk: 400, def: 400}
  - {name: Bat, type: Resonator, cost: "{B}", atk: 300, def: 300, text: ["[Flying]"]}
  - {name: Study, type: Chant, cost: "{U}", text: ["Draw a card."]}
  - {name: Flash, type: Chant, cost: "{U}", text: ["[Quickcast]", "Draw a card."]}
  - {name: Hush, type: Chant, cost: "{U}", text: ["[Quickcast]", "Cancel target spell."]}
  - {name: Idol, type: Regalia, cost: "{1}", text: ["{Rest}: Draw a card."]}
  - {name: Trap, type: Chant, cost: "{R}{R}", text: ["[Trigger] When a J/resonator attacks => Draw a card."]}
  - {name: King, type: Ruler, text: ["[Judgment] {W}{W}"],
     back: {name: Young King, type: J-Ruler, atk: 800, def: 800}}
  - {name: Norn, type: Ruler, text: ["[Divinity] 3"]}
  - {name: Ra, type: Rune, cost: "{0}", divinity: 2, text: ["You gain 100 life."]}
  - {name: Ka, type: Rune, cost: "{0}", divinity: 2, text: ["You gain 100 life."]}
  - {name: Surge, type: Chant, cost: "{X}{R}", text: ["This card deals X00 damage to target player."]}
  - {name: Bolt, type: Chant, cost: "{0}",
     text: ["This card deals 500 damage divided as you choose among any number of target resonators."]}
"""
ROWS = [
    ("A: {field: [Wolf], hand: [Wolf], will: '{G}{G}'}", "{A: battle}", "A", "{play: Wolf}",
     "702.1 604.2a 701.2 604.2"),
    ("A: {hand: [Study, Study], will: '{U}{U}'}", "{A: play, card: Study}", "A", "{play: Study}",
     "703.1 604.2a 701.2"),
    ("B: {hand: [Flash], will: '{U}'}", "", "B", "{play: Flash}", "602.1c 601.1 604.1 701.1 709.1"),
    ("A: {}", "{A: battle}", "A", "{call: true}", "710.1 604.2e 701.2"),
    ("A: {}", "{A: pass}", "B", "{call: true}", "710.1 604.2e 701.2"),
    ("A: {ruler: King, will: '{W}{W}'}", "{A: battle}", "A", "{judgment: true}", "705.1 604.2c 701.2"),
    ("A: {ruler: King}", "", "A", "{judgment: true}", "705.2a 705.2 903.2j 1003.4"),
    ("A: {hand: [Wolf], will: '{1}{1}'}", "{A: battle}", "A", "{standby: Wolf}", "706.1 604.2d 701.2"),
    ("A: {standby: [Wolf], will: '{G}{1}'}", "", "A", "{play: Wolf, from: standby}", "706.3 702.2"),
    ("A: {graveyard: [Study], will: '{U}'}", "", "A", "{play: Study, from: graveyard}", "703.2"),
    ("A: {graveyard: [Wolf], will: '{G}{1}'}", "", "A", "{play: Wolf, from: graveyard}", "702.2"),
    ("A: {hand: [Trap], will: '{R}{R}'}", "", "A", "{play: Trap}", "708.1 708.2 906.2 604.1b"),
    ("A: {ruler: Norn, runes: [Ra, {card: Ka, revealed: true}]}", "", "A", "{play: Ra, from: runes}",
     "711.2 711.2a"),
    ("B: {field: [Wolf]}", "", "B", "{attack: Wolf, object: A}", "704.1 803.3 701.2"),
    ("A: {field: [{card: Wolf, fresh: true}]}", "", "A", "{attack: Wolf, object: B}", "803.3a"),
    ("A: {field: [Wolf]}, B: {field: [{card: Bat, rested: true}]}",
     "{A: attack, card: Wolf, object: B.Bat}", "B", "{block: Bat}", "804.3 804.4"),
    ("A: {field: [Bat]}, B: {field: [Wolf]}", "{A: attack, card: Bat, object: B}", "B", "{block: Wolf}",
     "1106.2 804.3"),
    ("A: {hand: [Hush], will: '{U}'}", "", "A", "{play: Hush, target: chase.Hush}", "903.2g 903.2g-i"),
    ("A: {hand: [Study], will: '{R}'}", "", "A", "{play: Study}", "903.2j 1003.4"),
    ("A: {hand: [Surge], will: '{R}{R}'}", "", "A", "{play: Surge, x: 2, target: B}", "903.2f 903.2j 1003.4"),
    ("A: {hand: [Bolt]}, B: {field: [Wolf, Bat]}", "", "A",
     "{play: Bolt, target: [B.Wolf, B.Bat], divide: {B.Wolf: 450, B.Bat: 50}}", "903.2h 903.2h-i"),
    ("B: {field: [Idol]}", "", "A", "{activate: B.Idol}", "707.1 707.2 604.1a"),
    ("A: {hand: [Idol]}", "", "A", "{activate: Idol}", "902.1 902.1a 604.1a"),
]  # fmt: skip


@pytest.mark.parametrize(("start", "before", "who", "tried", "clauses"), ROWS, ids=[r[3] for r in ROWS])
def test_each_clause_that_refuses_is_a_reason(
    start: str, before: str, who: str, tried: str, clauses: str
) -> None:
    steps = [before] if before else []
    steps += [f'{{{who}: cannot, do: {tried}, because: "{clause}"}}' for clause in clauses.split()]
    listed = "".join(f"\n  - {step}" for step in steps)
    found = judge_text(f"format: 1\ntitle: t{CARDS}start: {{{start}}}\ndo:{listed}\n")
    assert (found.verdict, found.detail) == ("ok", "")


@pytest.mark.parametrize("clause", ["703.1", "903.2g", "710.1", "905.3"])
def test_what_has_nothing_to_do_with_it_is_none(clause: str) -> None:
    step = f'{{A: cannot, do: {{attack: Wolf, object: B}}, because: "{clause}"}}'
    start = "{A: {field: [{card: Wolf, fresh: true}]}}"
    found = judge_text(f"format: 1\ntitle: t{CARDS}start: {start}\ndo:\n  - {step}\n")
    assert found.verdict == "fail"


OTHERS = [
    ("A: {field: [{card: Wolf, fresh: true}]}", "{attack: Wolf, object: B}", "803.3b 803.4 712.2"),
    ("A: {hand: [Study], will: '{R}'}", "{play: Study}", "703.1 1115.2 1109.2"),
    ("A: {graveyard: [Study], will: '{U}'}", "{play: Study}", "1109.2 712.2"),
    ("A: {ruler: {card: King, rested: true}, will: '{W}{W}'}", "{judgment: true}", "1125.2"),
]


@pytest.mark.parametrize(("start", "tried", "clauses"), OTHERS)
def test_clauses_that_are_not_the_reason_are_not_taken_for_one(start: str, tried: str, clauses: str) -> None:
    for clause in clauses.split():
        step = f'{{A: cannot, do: {tried}, because: "{clause}"}}'
        found = judge_text(f"format: 1\ntitle: t{CARDS}start: {{{start}}}\ndo:\n  - {step}\n")
        assert found.verdict == "fail", f"{clause}: {found.verdict} {found.detail}"


BEHIND = """
cards:
  - {name: Wolf, type: Resonator, cost: "{G}", atk: 400, def: 900}
  - {name: Ward, type: Chant, cost: "{0}",
     text: ["Prevent the next 200 damage that would be dealt to target resonator this turn."]}
  - {name: Calm, type: Chant, cost: "{0}",
     text: ["Prevent all damage that would be dealt to target resonator this turn."]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["This card deals 300 damage to target resonator."]}
  - {name: Rot, type: Chant, cost: "{0}", text: ["Put a [-100/-100] counter on target resonator."]}
  - {name: Duelist, type: Resonator, cost: "{W}", atk: 500, def: 500, text: ["[First Strike]"]}
"""
LOGGED = [
    ("Ward", "Spark", "1018.1a", "1018.1b"),
    ("Calm", "Spark", "1018.1b", "1018.1a"),
]


@pytest.mark.parametrize(("shield", "blow", "cited", "other"), LOGGED)
def test_the_log_tells_how_much_was_prevented(shield: str, blow: str, cited: str, other: str) -> None:
    start = f"start: {{A: {{field: [Wolf], hand: [{shield}, {blow}]}}}}\n"
    steps = "".join(f"  - {{A: play, card: {c}, target: Wolf}}\n  - {{both: pass}}\n" for c in (shield, blow))
    for clause, verdict in ((cited, "ok"), ("1018.1", "ok"), (other, "fail")):
        text = f'format: 1\ntitle: t{BEHIND}{start}do:\n{steps}expect: {{log: ["{clause}"]}}\n'
        assert judge_text(text).verdict == verdict, clause


@pytest.mark.parametrize(("counters", "verdict"), [(1, "ok"), (2, "fail")])
def test_the_log_tells_whether_counters_were_equally_many(counters: int, verdict: str) -> None:
    wolf = f'{{card: Wolf, counters: {{"+100/+100": {counters}}}}}'
    steps = "do: [{A: play, card: Rot, target: Wolf}, {both: pass}]\n"
    text = f"format: 1\ntitle: t{BEHIND}start: {{A: {{field: [{wolf}], hand: [Rot]}}}}\n{steps}"
    assert judge_text(text + 'expect: {log: ["1203.2"]}\n').verdict == verdict
    assert judge_text(text + 'expect: {log: ["1203.1"]}\n').verdict == "ok"


def test_a_first_striker_that_blocks_strikes_in_the_normal_step() -> None:
    text = f"format: 1\ntitle: t{BEHIND}start: {{A: {{field: [Wolf]}}, B: {{field: [Duelist]}}}}\n"
    text += "do: [{A: attack, card: Wolf, object: B}, {B: block, card: Duelist}, {finish: battle}]\n"
    assert judge_text(text + 'expect: {log: ["806.2"]}\n').verdict == "ok"
    assert judge_text(text + 'expect: {log: ["805.2"]}\n').verdict == "fail"
