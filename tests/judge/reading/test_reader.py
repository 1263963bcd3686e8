"""Reading judge files: what they say, and errors that name line and remedy."""

from __future__ import annotations

import pytest

from willpower.judge.reading.errors import JudgeError
from willpower.judge.reading.model import (
    BothPass,
    CardState,
    Checking,
    Doing,
    GameFact,
    Going,
    PlayerFact,
    Trying,
)
from willpower.judge.reading.reader import read_text

CARDS = """
format: 1
title: A test
cards:
  - {name: Ogre, type: Resonator, cost: "{R}{1}", race: [Ogre], atk: 800, def: 800}
  - {name: Snuff, type: Chant, cost: "{B}", text: ["[Quickcast]", "Destroy target resonator."]}
  - name: Old King
    type: Ruler
    text: ["[Judgment] {W}{W}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900, text: ["[Flying]"]}
  - {name: Sash, type: Addition, cost: "{W}", text: ["Added resonator gains [+100/+100]."]}
  - {name: Norn Rune, type: Rune, cost: "{W}", divinity: 3, text: ["You gain 300 life."]}
  - {name: Muster, type: Chant, cost: "{W}", text: ["Put a Soldier resonator token into the field."]}
"""
LINES = CARDS.count("\n")


def error(text: str) -> JudgeError:
    """The complaint about a file with this after the cards."""
    with pytest.raises(JudgeError) as caught:
        read_text(CARDS + text)
    return caught.value


def start(text: str) -> JudgeError:
    """The complaint about a start."""
    return error("start:\n" + text)


def step(text: str) -> JudgeError:
    """The complaint about a step."""
    return error("do:\n  - " + text)


def expect(text: str) -> JudgeError:
    """The complaint about an expectation."""
    return error("expect:\n  " + text)


# ---- the whole file ---------------------------------------------------------------------------------


def test_a_small_file() -> None:
    file = read_text(CARDS + "start: {A: {field: [Ogre]}}\ndo: [{both: pass}]\nexpect: {A.life: 4000}")
    assert file.title == "A test"
    assert file.edition == "8.01"
    assert [entry.name for entry in file.start.players[0].zones["field"]] == ["Ogre"]
    assert isinstance(file.steps[0], BothPass)
    assert isinstance(file.expect[0], PlayerFact)


def test_edition_and_clauses_may_be_written_without_quotes() -> None:
    file = read_text("format: 1\nedition: 8.01\nclauses: [705.1, 903.2g]")
    assert file.edition == "8.01"
    assert file.clauses == ("705.1", "903.2g")


def test_unknown_key_names_the_nearest() -> None:
    complaint = error("expct: {A.life: 4000}")
    assert complaint.line == LINES + 1
    assert "unknown key 'expct'" in complaint.what and "expect" in complaint.what


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("title: no format", "`format: 1` is missing"),
        ("format: 2", "this reads format 1"),
        ("format: 1\nedition: '9.99'", "unknown edition"),
        ("[1, 2]", "a mapping was expected"),
        ("format: 1\ncards: {name: X}", "a list was expected"),
    ],
)
def test_heads_that_are_wrong(text: str, what: str) -> None:
    with pytest.raises(JudgeError, match=what):
        read_text(text)


@pytest.mark.parametrize(
    ("card", "what"),
    [
        ("{name: X, type: Resonator, attack: 300}", "unknown key 'attack'"),
        ("{name: X, type: Wizardry}", "type"),
        ("{type: Resonator}", "name"),
        ("{name: X, type: Resonator, cost: '{Q}'}", "cost"),
        ("{name: X, type: Resonator, atk: many}", "atk"),
        ("{name: X, type: Resonator}\n  - {name: X, type: Chant}", "already described in line 3"),
        ("{name: X, type: Ruler, back: {name: Y, type: J-Ruler, deaf: 1}}", "unknown key 'deaf'"),
    ],
)
def test_cards_that_are_wrong(card: str, what: str) -> None:
    with pytest.raises(JudgeError, match=what) as caught:
        read_text(f"format: 1\ncards:\n  - {card}")
    assert caught.value.line >= 3


def test_a_card_of_the_file_wins_over_a_bundled_one() -> None:
    file = read_text(
        "format: 1\ncards: [{name: Filler, type: Resonator, atk: 1, def: 1}]\nstart: {A: {hand: [Filler]}}"
    )
    card = file.start.players[0].zones["hand"][0].card
    assert card is not None and card.front.atk == 1


# ---- start --------------------------------------------------------------------------------------------


def test_defaults_of_a_start() -> None:
    file = read_text(CARDS)
    a = file.start.players[0]
    assert file.start.turn == 0 and file.start.turn_number == 5 and file.start.phase == "main"
    assert [e.name for e in a.zones["ruler"]] == ["Plain Ruler"]
    assert len(a.zones["deck"]) == 30 and {e.name for e in a.zones["deck"]} == {"Filler"}
    assert [e.name for e in a.zones["stone_deck"]] == ["Light Magic Stone"] * 10


def test_decks_are_filled_up_below_what_is_listed() -> None:
    a = read_text(CARDS + "start: {A: {deck: [Ogre, Snuff], stones: {Fire Magic Stone: 1}}}").start.players[0]
    assert [e.name for e in a.zones["deck"]][:3] == ["Ogre", "Snuff", "Filler"]
    assert len(a.zones["deck"]) == 30
    assert {e.name for e in a.zones["stone_deck"]} == {"Fire Magic Stone"}


def test_fill_false_leaves_the_deck_as_it_is() -> None:
    a = read_text(CARDS + "start: {A: {deck: [Ogre], fill: false}}").start.players[0]
    assert [e.name for e in a.zones["deck"]] == ["Ogre"]
    assert len(a.zones["stone_deck"]) == 10


def test_lists_may_be_counts_and_entries_may_be_mappings() -> None:
    a = read_text(
        CARDS
        + """
start:
  A:
    hand: {Ogre: 2, Snuff: 1}
    field: [{card: Ogre, rested: true, damage: 100, counters: {"+100/+100": 1}, fresh: true}, {Ogre: 2}]
"""
    ).start.players[0]
    assert [e.name for e in a.zones["hand"]] == ["Ogre", "Ogre", "Snuff"]
    first = a.zones["field"][0]
    assert (first.rested, first.damage, first.counters, first.fresh) == (True, 100, (("+100/+100", 1),), True)
    assert len(a.zones["field"]) == 3


def test_who_is_written_first_is_older() -> None:
    assert read_text(CARDS + "start: {B: {life: 1}, A: {life: 2}}").start.order == (1, 0)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("  C: {}", "unknown key 'C'"),
        ("  turn: C", "a player was expected"),
        ("  turn_number: 0", "less than 1"),
        ("  phase: tea", "phase: 'tea' is not allowed there"),
        ("  phase: call", "phase: 'call' is not allowed there"),
        ("  dice: 3", "a list was expected"),
        ("  A: {hnd: [Ogre]}", "unknown key 'hnd'.*hand"),
        ("  A: {hand: [Ogrre]}", "unknown card 'Ogrre'; nearest names: Ogre"),
        ("  A: {life: lots}", "a whole number was expected"),
        ("  A: {will: R}", "symbols"),
        ("  A: {will: '{X}'}", "symbols"),
        ("  A: {field: [{card: Ogre, tapped: true}]}", "unknown key 'tapped'"),
        ("  A: {field: [{rested: true}]}", "`card:` with the name is missing"),
        ("  A: {field: {rested: true}}", "needs `card:`"),
        ("  A: {hand: {Ogre: some}}", "a whole number was expected"),
    ],
)
def test_starts_that_are_wrong(text: str, what: str) -> None:
    import re

    complaint = start(text)
    assert complaint.line == LINES + 2
    assert re.search(what, complaint.what), complaint.what


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("{ruler: [Old King, Old King]}", "2 rulers"),
        ("{ruler: Ogre}", "is not a ruler"),
        ("{field: [Old King]}", "write it as `ruler:`"),
        ("{field: [Young King]}", "write it as `ruler:`"),
        ("{hand: [Old King]}", "316.1"),
        ("{ruler: {card: Old King, damage: 100}}", "cannot have damage"),
        ("{ruler: {card: Plain Ruler, face: back}}", "has no back side"),
        ("{ruler: {card: Old King, face: back2}}", "has no back2 side"),
        ("{stones: [{card: Fire Magic Stone, damage: 300}]}", "cannot have damage"),
        ("{stones: [Ogre]}", "is not a magic stone"),
        ("{stone_deck: [Ogre]}", "is not a magic stone"),
        ("{runes: [Ogre]}", "is not a rune"),
        ("{hand: [Norn Rune]}", "is a rune"),
        ("{field: [Snuff]}", "never in the field"),
        ("{hand: [{card: Ogre, rested: true}]}", "'rested' goes with cards in"),
        ("{hand: [{card: Ogre, damage: 100}]}", "'damage' goes with cards in"),
        ("{graveyard: [{card: Ogre, counters: {x: 1}}]}", "'counters' goes with cards in"),
        ("{hand: [{card: Ogre, set_this_turn: true}]}", "'set_this_turn' goes with cards in standby"),
        ("{hand: [{card: Ogre, owner: B}]}", "'owner' goes with cards in"),
        ("{field: [{card: Ogre, revealed: true}]}", "'revealed' goes with cards in"),
        ("{field: [{card: Ogre, astral: true}]}", "'astral' goes with cards in ruler"),
        ("{hand: [{card: Old King, face: back}]}", "front side up"),
        ("{hand: [&o {card: Ogre}], field: [*o]}", "a card is in one zone"),
    ],
)
def test_positions_that_cannot_be(text: str, what: str) -> None:
    complaint = start(f"  A: {text}")
    assert complaint.line == LINES + 2
    assert what in complaint.what


def test_set_up_takes_constructed_decks_only() -> None:
    assert "cannot be given before set-up" in start("  phase: setup\n  A: {hand: [Ogre]}").what
    a = read_text(CARDS + "start: {phase: setup, A: {deck: [Ogre], stone_deck: [Ogre]}}").start.players[0]
    assert len(a.zones["deck"]) == 1 and len(a.zones["stone_deck"]) == 1


# ---- steps ----------------------------------------------------------------------------------------------


def test_all_kinds_of_steps() -> None:
    file = read_text(
        CARDS
        + """
do:
  - {A: play, card: Snuff, target: B.Ogre, from: hand, choose: [1, 2], x: 2, cost: [Ogre], free: true,
     less: "{R}", pay: [Fire Magic Stone], divide: {B.Ogre: 300}, incarnate: [Ogre], awaken: true,
     face: back, answers: [1]}
  - {A: activate, card: Ogre, ability: 2}
  - {A: attack, card: Ogre, object: B}
  - {B: block, card: Ogre}
  - {B: no block}
  - {A: judgment, x: 3}
  - {A: call}
  - {A: standby, card: Snuff}
  - {A: reveal, card: Snuff}
  - {A: lifebreak, cards: 2}
  - {A: concede}
  - {A: forfeit}
  - {A: battle}
  - {A: pass}
  - {both: pass}
  - {resolve: all, answers: [yes, [Ogre, Ogre]]}
  - {finish: battle}
  - {finish: turn}
  - {go: "B main"}
  - {A: answer, with: no}
  - {A: cannot, do: {play: Snuff, target: B.Ogre}, because: "705.1"}
  - {A: can, do: {call}}
  - {A: cannot, do: {answer: 400}}
  - {expect: {A.life: 4000}}
"""
    )
    play = file.steps[0]
    assert isinstance(play, Doing)
    a = play.action
    assert (a.verb, a.player, a.modes, a.x, a.free, a.less) == ("play", 0, (1, 2), 2, True, "{R}")
    assert a.awaken == (1,) and a.face == "back" and a.origin == "hand" and a.answers[0].items
    assert a.divide is not None and a.divide[0][1] == 300
    judgment = file.steps[5]
    assert isinstance(judgment, Doing) and judgment.action.x == 3
    going = file.steps[18]
    assert isinstance(going, Going) and (going.player, going.phase) == (1, "main")
    cannot = file.steps[20]
    assert isinstance(cannot, Trying) and not cannot.legal and cannot.because == "705.1"
    assert cannot.action.verb == "play" and cannot.action.card is not None
    can = file.steps[21]
    assert isinstance(can, Trying) and can.legal and can.action.verb == "call"
    assert isinstance(file.steps[23], Checking)
    assert file.steps[15].answers[1].several  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("{A: plya, card: Snuff}", "unknown verb 'plya'; did you mean play"),
        ("{A: play}", "`card:` is missing"),
        ("{A: play, card: Snuff, tarket: B.Ogre}", "unknown key 'tarket'"),
        ("{A: play, card: Snuf}", "unknown card 'Snuf'; nearest names: Snuff"),
        ("{A: play, card: B}", "a card was expected, not player B"),
        ("{A: play, card: Snuff, target: A.Ogr}", "unknown card 'Ogr'"),
        ("{A: play, card: Snuff, from: pocket}", "from: 'pocket' is not allowed there"),
        ("{A: play, card: Snuff, x: two}", "a whole number was expected"),
        ("{A: play, card: Snuff, choose: [0]}", "less than 1"),
        ("{A: play, card: Snuff, less: '{Q}'}", "unknown will symbol"),
        ("{A: play, card: 'A.Snuff#0'}", "begin with 1"),
        ("{A: call, card: Snuff}", "unknown key 'card'"),
        ("{A: attack, card: Ogre}", "`object:` is missing"),
        ("{A: answer}", "`with:` is missing"),
        ("{A: answer, with: {}}", "who gets how much"),
        ("{A: answer, with: {Ogre: many}}", "divide: a whole number was expected"),
        ("{A: answer, with: B.Ogrre}", "unknown card 'Ogrre'"),
        ("{A: pass, B: pass}", "write two steps"),
        ("{card: Ogre}", "needs one of A, B, both"),
        ("{both: play}", "both: 'play' is not allowed there"),
        ("{finish: game}", "finish: 'game' is not allowed there"),
        ("{go: B}", "a player and a phase were expected"),
        ("{go: B tea}", "a player and a phase were expected"),
        ("{A: cannot}", "`do:` with the action is missing"),
        ("{A: cannot, do: {paly: Snuff}}", "no verb"),
        ("{A: cannot, do: {play: Snuff, call: true}}", "write two steps"),
        ("{A: cannot, do: {call: false}}", "true was expected"),
        ("{A: can, do: {call}, because: '705.1'}", "because goes with cannot"),
        ("{expect: {A.life: 1}, answers: [1]}", "unknown key 'answers'"),
        ("nothing", "a mapping was expected"),
    ],
)
def test_steps_that_are_wrong(text: str, what: str) -> None:
    complaint = step(text)
    assert complaint.line == LINES + 2
    assert what in complaint.what


def test_a_token_may_be_called_as_the_text_names_it() -> None:
    file = read_text(CARDS + "start: {A: {hand: [Muster]}}\nexpect: {A.Soldier: {exists: false}}")
    assert isinstance(file.expect[0], CardState)


# ---- expectations ---------------------------------------------------------------------------------------


def test_all_kinds_of_expectations() -> None:
    file = read_text(
        CARDS
        + """
expect:
  A.life: 3500
  A.hand: 3
  B.graveyard: [Ogre, Snuff]
  A.deck: {Ogre: 2}
  A.will: "{R}"
  A.weather: Rain
  A.Ogre: {zone: field, controller: A, rested: true, damage: 0, counters: {}, atk: 800, def: 800,
           types: [Resonator], race: [Ogre], attribute: [R], keywords: [], has: [Flying],
           has_not: ["[First Strike]"],
           name: Ogre, face: front, fresh: false, attacking: false, blocking: false,
           added_to: none, revealed: false, astral: false, exists: true}
  "A.Ogre#2": {zone: gone}
  chase.judgment: {exists: true}
  winner: A
  draw: true
  over: false
  turn: B
  phase: main
  step: declare block
  priority: A
  chase: [Ogre, judgment]
  log: ["1204.1"]
  log_not: ["903.2i-iv"]
  decision: {player: B, kind: block}
  A.deck_legal: false
  A.deck_clauses: ["402.5c"]
"""
    )
    assert len(file.expect) == 22
    assert [f.key for f in file.expect if isinstance(f, GameFact)][:3] == ["winner", "draw", "over"]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("A.lief: 4000", "unknown key 'A.lief' in expect; did you mean life"),
        ("winnner: A", "unknown key 'winnner'"),
        ("A: 4000", "unknown key 'A'"),
        ("A.life: full", "a whole number was expected"),
        ("A.hand: few", "a count or a list"),
        ("A.hand: [Ogrre]", "unknown card 'Ogrre'"),
        ("A.Ogre: 5", "a mapping was expected"),
        ("A.Ogrre: {zone: field}", "unknown card 'Ogrre'"),
        ("A.Ogre: {zon: field}", "unknown key 'zon'"),
        ("A.Ogre: {zone: attic}", "zone: 'attic' is not allowed there"),
        ("A.Ogre: {rested: perhaps}", "true or false was expected"),
        ("A.Ogre: {has: [Flyin]}", "unknown keyword 'flyin'; did you mean flying"),
        ("A.Ogre: {face: side}", "face: 'side' is not allowed there"),
        ("A.Ogre: {controller: C}", "a player was expected"),
        ("A.Ogre: {counters: 3}", "a mapping was expected"),
        ("A.Ogre: {added_to: Nothing}", "unknown card 'Nothing'"),
        ("phase: tea", "phase: 'tea' is not allowed there"),
        ("step: tea", "step: 'tea' is not allowed there"),
        ("log: [soon]", "is not a clause number"),
        ("decision: {who: A}", "unknown key 'who'"),
        ("decision: {kind: lunch}", "decision: 'lunch' is not allowed there"),
        ("turn: none", "a player was expected"),
    ],
)
def test_expectations_that_are_wrong(text: str, what: str) -> None:
    complaint = expect(text)
    assert complaint.line == LINES + 2
    assert what in complaint.what
