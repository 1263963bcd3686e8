"""The judge's bench: files opened at their steps, played on by picks, written back, set up, compared."""

from __future__ import annotations

import pytest

from willpower.engine import Game
from willpower.judge.bench import (
    ERROR,
    FAIL,
    OK,
    first_difference,
    open_bench,
    play_on,
    with_edition,
)
from willpower.judge.reading.errors import JudgeError
from willpower.judge.reading.reader import read_text
from willpower.judge.recording import recorded
from willpower.judge.running.runner import run_file
from willpower.judge.running.unread import unread
from willpower.judge.setting import Change, changed, new_file
from willpower.judge.writing import noted, quoted, step_texts, with_steps, write_picks

FILE = """format: 1
title: "A wall, and a word"
cards:
  - {name: Boar, type: Resonator, cost: "{R}{2}", race: [Beast], atk: 900, def: 500}
  - {name: Wall, type: Resonator, cost: "{W}", race: [Golem], atk: 200, def: 700}
  - {name: Dusk, type: Chant, cost: "{B}", text: ["[Quickcast]", "Destroy target resonator."]}
start:
  A: {field: [Boar], stones: {Darkness Magic Stone: 1}, hand: [Dusk]}
  B: {life: 900, field: [Wall, Wall]}
do:
  - {A: attack, card: Boar, object: B}
  - {B: block, card: Wall}
  - {A: play, card: Dusk, target: B.Wall}
  - {both: pass}
expect: {B.life: 900}
"""


def option(game: Game, kind: str, name: str = "") -> int:
    assert game.decision is not None
    for n, one in enumerate(game.decision.options):
        if one.kind == kind and name in one.text:
            return n
    raise AssertionError([(o.kind, o.text) for o in game.decision.options])


def test_a_file_is_opened_at_each_of_its_steps() -> None:
    bench = open_bench(FILE)
    assert (bench.verdict, bench.title, len(bench.games)) == (OK, "A wall, and a word", 5)
    assert [scene.step for scene in bench.story][:2] == ["start", "{A: attack, card: Boar, object: B}"]
    assert Game(bench.at(0)).view(None)["battle"] is None
    assert Game(bench.at(2)).view(None)["battle"]["blocked"] is True
    assert not bench.at(99).table.chase, "beyond the end is the end"


def test_what_is_not_as_expected_does_not_stop_the_file() -> None:
    bench = open_bench(FILE.replace("  - {both: pass}", "  - {expect: {B.life: 1}}\n  - {both: pass}"))
    assert bench.verdict == FAIL and len(bench.games) == 6 and bench.line == 14
    assert any(scene.answer.startswith("not so: ") for scene in bench.story)
    broken = open_bench(FILE.replace("card: Wall}", "card: Boar}"))
    assert broken.verdict == ERROR and len(broken.games) == 2 and broken.line == 12
    assert open_bench("nonsense").verdict == ERROR and open_bench("").verdict == ERROR


def test_another_choice_becomes_a_step() -> None:
    bench, at = open_bench(FILE), 1
    for _ in range(8):  # the windows before blocks
        game = Game(bench.at(at))
        assert game.decision is not None
        if game.decision.kind == "block":
            break
        written = write_picks(bench, at, [option(game, "pass")])
        assert written.step.endswith(": pass}")
        bench, at = open_bench(written.text), at + 1
    written = write_picks(bench, at, [option(game, "no block")])
    assert written.step == "{B: no block}" and "expect:" not in written.text
    assert step_texts(written.text)[0] == "{A: attack, card: Boar, object: B}"
    assert open_bench(written.text).verdict == OK


def test_a_play_is_one_step_with_its_choices() -> None:
    bench = open_bench(FILE)
    game = Game(bench.at(2))
    first = option(game, "play", "Dusk")
    assert write_picks(bench, 2, [first]).goes_on, "the target is still to be chosen"
    game.apply(first)
    written = write_picks(bench, 2, [first, 1])
    assert written.step == "{A: play, card: A.Dusk, target: [B.Wall#1]}"
    assert len(open_bench(written.text).games) == 4


def test_what_is_paid_by_hand_stays_so_when_more_is_picked() -> None:
    text = FILE.replace("{Darkness Magic Stone: 1}", "{Darkness Magic Stone: 3}").replace('"{B}"', '"{B}{1}"')
    bench = open_bench(text)
    first = option(Game(bench.at(2)), "play", "Dusk")
    paying = play_on(bench.at(2), [first, 1], by_hand=[1]).game
    assert paying.decision is not None and paying.decision.kind == "pay"
    second = play_on(bench.at(2), [first, 1, 0], by_hand=[1, 2]).game
    assert second.decision is not None and second.decision.kind == "pay", "the first source paid, no more"
    assert write_picks(bench, 2, [first, 1, 0], by_hand=[1, 2]).goes_on
    assert not write_picks(bench, 2, [first, 1, 0], by_hand=[1]).goes_on, "the rest is paid by itself"


def test_picks_that_are_not_there_are_refused() -> None:
    bench = open_bench(FILE)
    with pytest.raises(JudgeError):
        play_on(bench.at(0), [99])
    with pytest.raises(JudgeError):
        play_on(bench.at(0), [0] * 500)


def test_a_board_is_set_up_card_by_card() -> None:
    text = new_file("Mine: a test")
    for change in (
        Change("add", "A", "field", card="Thistle Boar"),
        Change("add", "A", "stones", card="Wind Magic Stone"),
        Change("add", "A", "stones", card="Wind Magic Stone"),
        Change("add", "B", "field", card="Gate Warden"),
        Change("state", "B", "field", 0, key="rested", value=True),
        Change("state", "B", "field", 0, key="damage", value=300),
        Change("life", "B", value=900),
        Change("turn", value="B"),
    ):
        text = changed(text, change)
    assert "    stones: {Wind Magic Stone: 2}\n" in text
    assert "    field: [{card: Gate Warden, rested: true, damage: 300}]\n" in text
    bench = open_bench(text)
    assert bench.verdict == OK and bench.title == "Mine: a test"
    view = Game(bench.at(0)).view(None)
    assert view["players"][1]["life"] == 900 and view["turn"]["player"] == 1
    text = changed(text, Change("remove", "A", "stones", 1))
    text = changed(text, Change("state", "B", "field", 0, key="rested", value=False))
    assert "stones: [Wind Magic Stone]" in text and "rested" not in text
    for wrong in (Change("add", "C", "field", card="x"), Change("add", "A", "attic", card="x"),
                  Change("remove", "A", "hand", 3), Change("fly", "A", "field")):  # fmt: skip
        with pytest.raises(JudgeError):
            changed(text, wrong)


def test_cards_of_the_start_are_moved_and_the_rules_are_chosen() -> None:
    text = new_file()
    for change in (
        Change("add", "A", "field", card="Thistle Boar"),
        Change("add", "A", "field", card="Gate Warden"),
        Change("state", "A", "field", 1, key="counters", value={"+100/+100": 2}),
        Change("state", "A", "field", 0, key="damage", value=200),
        Change("move", "A", "field", 1, to_player="B", to_zone="field"),
        Change("move", "A", "field", 0, to_player="A", to_zone="hand"),
        Change("move", "A", "hand", 0, to_player="A", to_zone="hand"),
        Change("phase", value="end"),
        Change("edition", value="5.12 Bifrost"),
    ):
        text = changed(text, change)
    assert 'edition: "5.12 Bifrost"\n' in text and "  phase: end\n" in text
    assert "  A:\n    hand: [Thistle Boar]\n" in text  # damage stays behind in the field
    assert 'field: [{card: Gate Warden, counters: {"+100/+100": 2}}]' in text
    view = Game(open_bench(text).at(0)).view(None)
    assert [(card["controller"], card["atk"]) for card in view["field"]] == [(1, 500)]
    text = changed(text, Change("state", "B", "field", 0, key="counters", value={}))
    assert "field: [Gate Warden]" in text
    with pytest.raises(JudgeError):
        changed(text, Change("move", "B", "field", 0, to_player="A", to_zone="attic"))


def test_the_same_file_under_two_rule_sets() -> None:
    old = open_bench(with_edition(FILE, "5.12 Bifrost"))
    assert old.edition == "5.12 Bifrost" and old.verdict == OK
    assert first_difference(old, old) == -1
    other = open_bench(FILE.replace("atk: 900", "atk: 800"))
    assert first_difference(open_bench(FILE), other) in (0, 1, -1)
    shorter = open_bench(with_steps(FILE, step_texts(FILE)[:2]))
    assert first_difference(open_bench(FILE), shorter) == 3


def test_words_are_written_so_that_yaml_reads_them() -> None:
    assert quoted("B.Wall#2") == "B.Wall#2" and quoted("no") == '"no"' and quoted("a: b") == '"a: b"'
    assert quoted("{R}{1}") == '"{R}{1}"' and quoted("Sarka, Keeper") == '"Sarka, Keeper"'


def test_an_expectation_is_noted_where_one_stands() -> None:
    text = noted(FILE, 2, "B.life: 900")
    assert step_texts(text)[2] == "{expect: {B.life: 900}}" and text.endswith("expect: {B.life: 900}\n")
    assert open_bench(text).verdict == OK
    wrong = open_bench(noted(FILE, 0, "B.life: 1"))
    assert wrong.verdict == FAIL and len(wrong.games) == 6


STRANGE = """format: 1
title: "Words that nobody reads"
cards:
  - {name: Gull, type: Resonator, cost: "{U}", atk: 400, def: 300,
     text: ["[Flying]", "Each player mumbles a lullaby.", "Whenever this card attacks ⇒ Draw a card."]}
start:
  A: {field: [Gull]}
do:
  - {A: attack, card: Gull, object: B}
"""


def test_words_that_are_not_understood_do_nothing_on_the_bench_and_are_an_error_elsewhere() -> None:
    bench = open_bench(STRANGE)
    assert (bench.verdict, len(bench.games)) == (OK, 2)
    assert unread(bench.at(0)) == ["the text of Gull is not understood: 'Each player mumbles a lullaby.'"]
    card = next(one for one in Game(bench.at(1)).view(None)["field"] if one["name"] == "Gull")
    assert "flying" in card["keywords"]
    assert [item["name"] for item in Game(bench.at(1)).view(None)["chase"]] == ["Gull"], "what it says draws"
    text, left = recorded(with_steps(STRANGE, []), [option(Game(bench.at(0)), "battle")])
    assert not left and "{A: battle}" in text
    with pytest.raises(JudgeError, match="not understood"):
        run_file(read_text(STRANGE))
    assert unread(open_bench(FILE).at(0)) == []
