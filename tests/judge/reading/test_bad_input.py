"""Whatever is wrong with a file is told with its line and, where there is one, the remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge_kit import LINES, judge, listed
from willpower.judge.telling.report import ERROR, OK, judge_all, judge_text

CROWN = """
- {name: Crown, type: "Addition:Resonator", cost: "{1}", text: ["Added resonator gains [+200/+200]."]}
"""
# What is wrong, in which line, and what is said about it.
FILES = {
    "a ruler in two zones": (
        "start: {A: {ruler: Old King, graveyard: [Old King]}}",
        1,
        "A has 2 rulers, Old King and Old King; a player has one (402.2)",
    ),
    "a stone in the extra deck": (
        "start: {A: {extra_deck: [Fire Magic Stone]}}",
        1,
        "A.extra_deck: Fire Magic Stone is a magic stone",
    ),
    "two rulers": (
        "start: {A: {ruler: [Old King, Plain Ruler]}}",
        1,
        "A has 2 rulers; a player has one (402.2)",
    ),
    "ruler mapping count": (
        "start: {A: {ruler: {Old King: 2}}}",
        1,
        "A has 2 rulers; a player has one (402.2)",
    ),
    "300 on stone": (
        "start: {A: {stones: [{card: Fire Magic Stone, damage: 300}]}}",
        1,
        "A.stones: Fire Magic Stone is a magic stone and cannot have damage",
    ),
    "300 on stone in field": (
        "start: {A: {field: [{card: Fire Magic Stone, damage: 300}]}}",
        1,
        "A.field: Fire Magic Stone is a magic stone and cannot have damage (1007.1)",
    ),
    "two zones anchor": (
        "start:\n  A:\n    field: [&o {card: Ogre, rested: true}]\n    hand: [*o]",
        3,
        "A.hand: this very card is in A.field too; a card is in one zone",
    ),
    "rulers in hand": (
        "start: {A: {hand: [Old King]}}",
        1,
        "A.hand: Old King is a ruler and cannot be there (316.1)",
    ),
    "j ruler in field": (
        "start: {A: {field: [Young King]}}",
        1,
        "A.field: Young King is a ruler; write it as `ruler:`, with `face: back`",
    ),
    "chant in field": (
        "start: {A: {field: [Bolt]}}",
        1,
        "A.field: Bolt is a chant and never in the field (316.4)",
    ),
    "resonator in stones": (
        "start: {A: {stones: [Ogre]}}",
        1,
        "A.stones: Ogre is not a magic stone; write it under `field:`",
    ),
    "rested in hand": (
        "start: {A: {hand: [{card: Ogre, rested: true}]}}",
        1,
        "A.hand: 'rested' goes with cards in field, stones, ruler, not there",
    ),
    "life word": ("start: {A: {life: lots}}", 1, "life: a whole number was expected, not lots"),
    "life float": ("start: {A: {life: 3.5}}", 1, "life: a whole number was expected, not 3.5"),
    "neg damage": ("start: {A: {field: [{card: Ogre, damage: -100}]}}", 1, "damage: -100 is less than 0"),
    "counters list": (
        "start: {A: {field: [{card: Ogre, counters: [banana]}]}}",
        1,
        "counters: a mapping was expected, not [banana]",
    ),
    "turn C": ("start: {turn: C}", 1, "turn: a player was expected, A or B, not C"),
    "phase battle": (
        "start: {phase: battle}",
        1,
        "phase: 'battle' is not allowed there; there are: draw, recovery, main, end,",
    ),
    "phase typo": ("start: {phase: mian}", 1, "phase: 'mian' is not allowed there; did you mean main?"),
    "turn number 0": ("start: {turn_number: 0}", 1, "turn_number: 0 is less than 1"),
    "unknown card": ("start: {A: {hand: [Ogr]}}", 1, "unknown card 'Ogr'; nearest names: Ogre, Bog Rat"),
    "unknown key top": ("strat: {}", 1, "unknown key 'strat' in a judge file; did you mean start?"),
    "unknown key start": (
        "start: {C: {}}",
        1,
        "unknown key 'C' in start; there are: turn, turn_number, phase, first, A,",
    ),
    "unknown key player": (
        "start: {A: {hnad: []}}",
        1,
        "unknown key 'hnad' in the start of A; did you mean hand?",
    ),
    "unknown key entry": (
        "start: {A: {field: [{card: Ogre, tapped: true}]}}",
        1,
        "unknown key 'tapped' in a card of A.field; there are: card, rested,",
    ),
    "added_to nothing": (
        "start: {A: {field: [{card: Ogre, added_to: Squire}]}}",
        1,
        "Ogre is not an addition; only additions have `added_to`",
    ),
    "added_to missing": (
        "start: {A: {field: [{card: Crown, added_to: Squire}]}}",
        1,
        "added_to: there is no Squire in play",
    ),
    "no verb": (
        "do: [{A: tap}]",
        1,
        "unknown verb 'tap'; there are: play, activate, battle, attack, block, no",
    ),
    "step list": ("do: [[A, pass]]", 1, "a step: a mapping was expected, not [A, pass]"),
    "step word": ("do: [pass]", 1, "a step: a mapping was expected, not pass"),
    "do mapping": ("do: {A: pass}", 1, "do: a list was expected, not {A: pass}"),
    "two heads": ("do: [{A: pass, B: pass}]", 1, "a step has one of A and B; write two steps"),
    "A null": ("do: [{A: }]", 1, "A: a word was expected, not nothing"),
    "play no card": ("do: [{A: play}]", 1, "play: `card:` is missing"),
    "play bad extra": (
        "do: [{A: play, card: Ogre, tarjet: B}]",
        1,
        "unknown key 'tarjet' in a step with play; did you mean target?",
    ),
    "attack no object": (
        "do: [{A: attack, card: Ogre}]",
        1,
        "attack: `object:` is missing: the player or J/resonator attacked",
    ),
    "illegal play": (
        "start: {A: {hand: [Ogre]}}\ndo: [{A: play, card: Ogre}]",
        2,
        "{A: play, card: Ogre} is not legal now (903.2j, 1003.4); A decides",
    ),
    "not in game": (
        "do: [{A: play, card: Ogre}]",
        1,
        "there is no Ogre in this game; there are A.Plain Ruler, B.Plain Ruler;",
    ),
    "ambiguous target": (
        "start: {A: {hand: [Snuff], will: '{B}'}, B: {field: [Ogre, Ogre]}}\n"
        "do: [{A: play, card: Snuff, target: Ogre}]",
        2,
        "Ogre could be any of B.Ogre#1, B.Ogre#2; write which",
    ),
    "ambiguous expect": (
        "start: {A: {field: [Ogre]}, B: {field: [Ogre]}}\nexpect: {Ogre: {zone: field}}",
        2,
        "Ogre could be any of A.Ogre, B.Ogre; write which",
    ),
    "unanswered": (
        "start: {A: {hand: [Snuff], will: '{B}'}, B: {field: [Ogre, Ogre]}}\ndo: [{A: play, card: Snuff}]",
        2,
        "a decision is left unanswered at the end of the file: A decides (target,",
    ),
    "unanswered then": (
        "start: {A: {hand: [Snuff], will: '{B}'}, B: {field: [Ogre, Ogre]}}\n"
        "do: [{A: play, card: Snuff}, {both: pass}]",
        2,
        "a decision must be answered first: A decides (target, 903.2g): B.Ogre#1,",
    ),
    "unused answer": (
        "do: [{A: pass, answers: [yes]}]",
        1,
        "the answer yes was not used; B decides (priority, 602.1c): Pass",
    ),
    "wrong answer": (
        "start: {A: {hand: [Snuff], will: '{B}'}, B: {field: [Ogre, Ogre]}}\n"
        "do: [{A: play, card: Snuff}, {A: answer, with: Bolt}]",
        2,
        "'Bolt' is not one of the choices; A decides (target, 903.2g): B.Ogre#1,",
    ),
    "number 3 of 2": (
        "start: {A: {hand: [Snuff], will: '{B}'}, B: {field: [Ogre, Ogre]}}\n"
        "do: [{A: play, card: Snuff, target: 'B.Ogre#3'}]",
        2,
        '{A: play, card: Snuff, target: "B.Ogre#3"} is not legal now: A decides',
    ),
    "expect unknown": ("expect: {A.lief: 3}", 1, "unknown key 'A.lief' in expect; did you mean life?"),
    "expect card key": (
        "start: {A: {field: [Ogre]}}\nexpect: {A.Ogre: {tapped: true}}",
        2,
        "unknown key 'tapped' in A.Ogre; there are: zone, controller, rested,",
    ),
    "expect zone": (
        "start: {A: {field: [Ogre]}}\nexpect: {A.Ogre: {zone: battlefield}}",
        2,
        "zone: 'battlefield' is not allowed there; did you mean field?",
    ),
    "expect type": (
        "start: {A: {field: [Ogre]}}\nexpect: {A.Ogre: {rested: maybe}}",
        2,
        "rested: true or false was expected, not maybe",
    ),
    "expect list": ("expect: [A.life]", 1, "expect: a mapping was expected, not [A.life]"),
    "clause number": (
        "do: [{A: cannot, do: {call}, because: banana}]",
        1,
        '\'banana\' is not a clause number; they look like "903.2g" or "806.2a-ii"',
    ),
    "kind": (
        "expect: {decision: {kind: banana}}",
        1,
        "decision: 'banana' is not allowed there; there are: priority, attack,",
    ),
    "go": (
        "do: [{go: C main}]",
        1,
        'go: a player and a phase were expected, such as "B main" (draw, recovery,',
    ),
    "go2": (
        "do: [{go: B mian}]",
        1,
        'go: a player and a phase were expected, such as "B main" (draw, recovery,',
    ),
    "finish": ("do: [{finish: game}]", 1, "finish: 'game' is not allowed there; there are: battle, turn"),
    "will": ("start: {A: {will: RR}}", 1, 'will: unknown will symbol {RR}; write symbols, such as "{R}{1}"'),
    "will2": ("start: {A: {will: {R}}}", 1, 'will: symbols in quotes were expected, such as "{R}{1}"'),
    "will3": ("start: {A: {will: '{R'}}", 1, 'will: symbols in quotes were expected, such as "{R}{1}"'),
    "will4": ("expect: {A.will: '{R}}'}", 1, 'will: symbols in quotes were expected, such as "{R}{1}"'),
    "will X": ("expect: {A.will: '{X}'}", 1, 'will: symbols in quotes were expected, such as "{R}{1}"'),
    "from": (
        "start: {A: {hand: [Ogre]}}\ndo: [{A: play, card: Ogre, from: pocket}]",
        2,
        "from: 'pocket' is not allowed there; there are: hand, standby, graveyard,",
    ),
    "dup": ("start: {A: {life: 1}, A: {life: 2}}", 1, "'A' is there twice; keep one"),
    "tab": ("start:\n\tA: 1", 2, "is not YAML: while scanning for the next token found character '\\t' that"),
    "merge": (
        "start:\n  A: &x {life: 100}\n  B:\n    <<: *x",
        4,
        "unknown key '<<' in the start of B; there are: life, ruler, hand, deck,",
    ),
    "self": ("start: &x\n  A: *x", 2, "is nested too deeply"),
    "goal bad": ("goal: {winner: C}", 1, "winner: a player was expected, A or B, not C"),
    "deck huge": ("start: {A: {deck: {Ogre: 100000}}}", 1, "A.deck: 100000 cards, more than 500"),
    "fill": ("start: {A: {fill: maybe}}", 1, "fill: true or false was expected, not maybe"),
    "dice": ("start: {dice: [7]}", 1, "dice: 7; a die shows 1 to 6"),
    "dice0": ("start: {dice: [0]}", 1, "dice: 0 is less than 1"),
    "big number": (
        "start: {A: {life: 99999999999999999999}}",
        1,
        "life: a whole number was expected, not 99999999999999999999",
    ),
    "astral default": (
        "start: {A: {ruler: {card: Old King, face: back2}}}",
        1,
        "A.ruler: Old King has no back2 side",
    ),
    "damage ruler": (
        "start: {A: {ruler: {card: Old King, damage: 100}}}",
        1,
        "A.ruler: Old King cannot have damage: a ruler in the ruler area takes",
    ),
    "setup field": (
        "start: {phase: setup, A: {field: [Ogre]}}",
        1,
        "A: field cannot be given before set-up; ruler, deck, stone_deck,",
    ),
    "runes wrong": ("start: {A: {runes: [Ogre]}}", 1, "A.runes: Ogre is not a rune (402.6)"),
    "revealed in field": (
        "start: {A: {field: [{card: Ogre, revealed: true}]}}",
        1,
        "A.field: 'revealed' goes with cards in hand, deck, stone_deck, standby,",
    ),
}
TEXTS = {
    "empty": ("", 1, "is empty"),
    "comment": ("# nothing", 1, "is empty"),
    "list": ("[1]", 1, "a judge file: a mapping was expected, not [1]"),
    "word": ("hello", 1, "a judge file: a mapping was expected, not hello"),
    "noformat": ("title: x", 1, "`format: 1` is missing"),
    "format2": ("format: 2", 1, "format 2; this reads format 1"),
    "formatx": ("format: one", 1, "format one; this reads format 1"),
    "nul": ("format: 1\n\x00", 2, "is not YAML: the character 0 is not allowed"),
    "edition": (
        "format: 1\ntitle: x\nedition: '9.9'",
        3,
        "unknown edition '9.9'; there are: 2.0, 5.00 Valhalla, 5.00 Bifrost, 5.12",
    ),
    "ed list": ("format: 1\ntitle: x\nedition: [1]", 3, "edition: a word was expected, not [1]"),
    "cards map": ("format: 1\ntitle: x\ncards: {name: X}", 3, "cards: a list was expected, not {name: X}"),
    "card no name": (
        "format: 1\ntitle: x\ncards: [{type: Chant}]",
        3,
        "cards: a card without a name: name: missing",
    ),
    "card no type": ("format: 1\ntitle: x\ncards: [{name: X}]", 3, "cards: X: type: missing"),
    "card type": (
        "format: 1\ntitle: x\ncards: [{name: X, type: Creature}]",
        3,
        "cards: X: type: 'Creature' is not a type; types are Ruler, J-Ruler, Magic",
    ),
    "card cost2": (
        "format: 1\ntitle: x\ncards: [{name: X, type: Chant, cost: {W}}]",
        3,
        "cards: X: cost: a mapping of 1 is not text",
    ),
    "card atk": (
        "format: 1\ntitle: x\ncards: [{name: X, type: Resonator, atk: big}]",
        3,
        "cards: X: atk: 'big' is not a whole number from 0 to 1000000",
    ),
    "card text": (
        "format: 1\n"
        "title: x\ncards: [{name: X, type: Chant, text: ['Frobnicate the gronk.']}]\nstart: {A: {hand: [X]}}",
        4,
        "the text of X is not understood: 'Frobnicate the gronk.'",
    ),
    "card key": (
        "format: 1\ntitle: x\ncards: [{name: X, type: Chant, power: 3}]",
        3,
        "unknown key 'power' in a card; there are: name, type, cost, attribute,",
    ),
    "card twice": (
        "format: 1\ntitle: x\ncards: [{name: X, type: Chant}, {name: X, type: Chant}]",
        3,
        "X is already described in line 3; keep one",
    ),
    "back type": (
        "format: 1\ntitle: x\ncards: [{name: X, type: Ruler, back: Y}]",
        3,
        "back: a mapping was expected, not Y",
    ),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_cannot_be(name: str) -> None:
    text, line, what = FILES[name]
    verdict = judge(text + "\n", CROWN)
    assert verdict.verdict == ERROR
    assert verdict.detail.startswith(f"line {LINES + listed(CROWN).count(NEW_LINE) + line}: {what}")


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_that_is_no_file(name: str) -> None:
    text, line, what = TEXTS[name]
    verdict = judge_text(text)
    assert verdict.verdict == ERROR
    assert verdict.detail.startswith(f"line {line}: {what}")


def test_other_files_still_run(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("format: 1\ntitle: Nothing\nexpect: {A.life: 4000}\n", encoding="utf-8")
    (tmp_path / "b.yaml").write_bytes(b"format: 1\ntitle: \xff\xfe\n")
    (tmp_path / "c.yml").write_text("format: 1\ntitle: No life\nexpect: {A.life: 0}\n", encoding="utf-8")
    (tmp_path / "d.yaml").write_text("", encoding="utf-8")
    (tmp_path / "e.yaml").write_text("# " + "x" * 1_100_000, encoding="utf-8")
    (tmp_path / "f.yaml").write_text("format: 1\ntitle: Still here\n", encoding="utf-8")
    found = {Path(v.file).name: (v.verdict, v.detail) for v in judge_all([tmp_path, tmp_path / "gone.yaml"])}
    assert [name for name, (verdict, _) in found.items() if verdict == OK] == ["a.yaml", "f.yaml"]
    assert found["b.yaml"] == (ERROR, "line 2: is not UTF-8")
    assert found["c.yml"] == ("fail", "line 3: A.life: expected 0, is 4000")
    assert found["e.yaml"] == (ERROR, "is larger than 1000 kB")
    assert found["gone.yaml"][0] == ERROR and "cannot be read" in found["gone.yaml"][1]


NEW_LINE = "\n"
