"""`willpower cards`, as typed by a user, and that other commands find what was imported."""

import json
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from card_files import CHOICE, KEEPER, KEEPER_J, RIDDLE, SMITH, community, entry, write
from willpower.cards.store import imported_cards
from willpower.cli.main import app
from willpower.language.lookup import compile_text

COUNTS = {
    "entries",
    "refused",
    "suspect",
    "unique",
    "understood",
    "executed",
    "asserted",
    "ambiguous",
    "mismatched",
}


def run(*words: str, status: int = 0) -> str:
    result = CliRunner().invoke(app, words, env={"COLUMNS": "120"})
    assert result.exit_code == status, result.output
    return result.output


def out(*words: str) -> str:
    result = CliRunner().invoke(app, words, env={"COLUMNS": "120"})
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.fixture
def file(tmp_path: Path) -> str:
    return write(tmp_path / "cards.json", community(SMITH, KEEPER, KEEPER_J, CHOICE, RIDDLE))


def test_import_joins_sides_and_cleans_names(file: str, own_folder: Path) -> None:
    shown = run("cards", "import", file)
    assert "5 entries, 5 taken, 0 refused" in shown and "4 cards into" in shown
    assert "4 entries understood (80.0 %)" in shown and "Riddle" not in shown
    shown = run("cards", "import", file, "--details")
    assert "TST-004 Riddle: paragraph 1: not understood at" in shown
    cards = imported_cards()
    assert [card.name for card in cards] == ["Coal Smith", "Keeper of Coals", "Two Doors", "Riddle"]
    assert len(cards.find("Keeper of Coals").faces) == 2
    assert (own_folder / "cards.json").is_file() and (own_folder / "cache" / "trees.bin").is_file()


def test_a_second_import_adds_and_replaces(file: str, tmp_path: Path) -> None:
    run("cards", "import", file)
    stronger = SMITH | {"ATK": "900"}
    other = write(
        tmp_path / "more.json", community(stronger, entry("TST-009", "Ash Hound", ATK="100", DEF="100"))
    )
    run("cards", "import", other)
    cards = imported_cards()
    assert len(cards) == 5 and cards.find("Coal Smith").front.atk == 900
    assert "Ash Hound" in cards and "Riddle" in cards


def test_our_own_form_is_read_too(tmp_path: Path) -> None:
    own = write(tmp_path / "own.json", [{"name": "Lone Bell", "type": "Regalia", "cost": "{0}"}])
    assert "1 cards into" in run("cards", "import", own)
    assert "Lone Bell" in imported_cards()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{", "is not JSON"),
        ('{"fow": 3}', "fow: a mapping was expected"),
        ("[" * 200_000, "nested too deeply"),
        ("", "is not JSON"),
        ("3", "neither a list of cards nor the community's form"),
        ("\ufeff[1, 2]", "card 1, a card: a mapping was expected, not 1"),
        ('{"fow": ' + "9" * 5000 + "}", "is not JSON"),
        ('{"fow": {"clusters": []}, "fow": {}}', "fow: is there twice"),
    ],
)
def test_bad_files_are_told_in_a_line_and_nothing_is_imported(
    tmp_path: Path, own_folder: Path, file: str, content: str, said: str
) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(content)
    shown = run("cards", "import", file, str(bad), status=1)
    assert said in shown and "nothing was imported" in shown
    assert len(max(shown.splitlines(), key=len)) < 400
    assert not own_folder.exists()


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        (SMITH | {"id": ""}, "set TST, card 1: id: missing"),
        (SMITH | {"ATK": float("nan")}, "TST-001"),
        (SMITH | {"name": "Coal \u202eSmith"}, "U+202E"),
        (SMITH | {"abilities": ["x" * 10_000_000]}, "abilities: has 10000000"),
        (SMITH | {"id": 7}, "set TST, card 1: id: 7 is not text"),
        (SMITH | {"name": ["Coal"]}, "TST-001: name: a list of 1 is not text"),
        (SMITH | {"type": [["Resonator"]]}, "TST-001: type: a list of 1 is not text"),
        (SMITH | {"cost": {"R": 1}}, "cost: a mapping of 1 is not text"),
        (SMITH | {"cost": "{R}" * 99_999}, "cost: the cost has 299997 characters"),
        (SMITH | {"colour": ["Q"]}, "colour: 'Q' is not one of W, R, U, G, B"),
        (SMITH | {"race": ["x"] * 999}, "race: 999 races"),
        (SMITH | {"DEF": 10**4000}, "DEF: a number of 13288 bits is not a whole number"),
        (SMITH | {"abilities": [["[Flying]"]]}, "abilities: a list of 1 is not text"),
        (SMITH | {"abilities": ["[Flying]"] * 999}, "abilities: 999 paragraphs"),
        (SMITH | {"abilities": ["\u2066[Flying]"]}, "abilities: has U+2066"),
        (SMITH | {"name": "e" + "\u0301" * 150}, "name: has U+0301"),
        (SMITH | {"name": "a\x1b[2Jb"}, "name: has U+001B"),
        (SMITH | {"type": ["Order"]}, "type: needs rules later than 8.01: Order"),
    ],
)
def test_a_bad_entry_is_refused_alone(tmp_path: Path, bad: dict[str, object], said: str) -> None:
    path = tmp_path / "some.json"
    path.write_text(json.dumps(community(bad, RIDDLE, SMITH | {"id": "TST-009"})))
    shown = run("cards", "import", str(path), "--details")
    assert "3 entries, 2 taken, 1 refused" in shown and "1 entries understood (33.3 %)" in shown
    assert said in shown and len(max(shown.splitlines(), key=len)) < 400
    assert sorted(card.id for card in imported_cards()) == ["TST-004", "TST-009"]
    total = json.loads(out("cards", "coverage", str(path), "--json"))["total"]
    assert (total["entries"], total["understood"], total["refused"]) == (3, 1, 1)


def test_refused_entries_are_grouped(tmp_path: Path) -> None:
    odd = [entry(f"TST-02{n}", f"Odd {n}", kind="Order") for n in range(3)]
    back = entry("TST-001^", "Other Side")
    file = write(tmp_path / "odd.json", community(SMITH, back, SMITH, *odd))
    shown = run("cards", "import", file)
    assert "6 entries, 2 taken, 4 refused" in shown
    assert "     3  needs rules later than 8.01: Order" in shown
    assert "     1  id: this number is there twice" in shown
    assert "     1  back: without [Shift] on the front" in shown
    assert "--details lists" in shown and "TST-021" not in shown
    assert "refused: TST-021 Odd 1: type" in run("cards", "import", file, "--details")
    found = json.loads(out("cards", "coverage", file, "--json"))
    assert found["refused"][0] == {"reason": "needs rules later than 8.01: Order", "entries": 3}
    assert found["sets"]["TST"]["refused"] == 4 and found["total"]["entries"] == 6
    assert found["later"] == [{"rule": "Order", "entries": 3}]
    assert "4 of 6 entries were not taken" in run("cards", "coverage", file)


@pytest.mark.parametrize(
    "text",
    [
        "When this card enters the field => " + "draw a card and " * 500,
        "(" * 9000,
        'this card gains "' * 500,
        "Destroy target resonator with total cost equal to " + "the number of resonators with " * 280,
        "if you control a resonator, " * 330,
        "Choose one - " + "draw a card; or " * 560,
    ],
    ids=["and", "parentheses", "quotes", "nested", "conditions", "modes"],
)
def test_texts_that_try_to_explode_are_read_quickly(tmp_path: Path, text: str) -> None:
    file = write(tmp_path / "long.json", community(SMITH | {"abilities": [text]}))
    began = time.process_time()
    shown = run("cards", "import", file, "--details")
    assert time.process_time() - began < 10
    assert "0 entries understood" in shown and "TST-001 Coal Smith: paragraph 1" in shown
    assert len(max(shown.splitlines(), key=len)) < 400


def test_a_folder_that_cannot_be_written(file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, no folder")
    monkeypatch.setenv("WILLPOWER_HOME", str(blocked))
    assert "nothing was imported" in run("cards", "import", file, status=1)


def test_search_and_show(file: str) -> None:
    run("cards", "import", file)
    assert "Coal Smith" in run("cards", "search", "dwarf", "opponent")
    assert "Riddle" not in run("cards", "search", "dwarf")
    assert "no card has" in run("cards", "search", "nothing of the kind", status=1)
    shown = run("cards", "show", "coal", "smith")
    assert "This card deals 200 damage to your opponent." in shown
    assert "Damage(" in shown and "Keyword(keyword='swiftness')" in shown
    shown = run("cards", "show", "TST-002")
    assert "(front)" in shown and "Keeper of Coals  (back)" in shown and "900/900" in shown
    shown = run("cards", "show", "Riddle")
    assert "not understood" in shown and "stopped at" in shown
    assert "nearest: Coal Smith" in run("cards", "show", "Cola Smith", status=1)


def test_show_says_whether_it_is_asserted(file: str, tmp_path: Path) -> None:
    judge = tmp_path / "smith.yaml"
    judge.write_text(
        "format: 1\ntitle: A smith stands there\nstart:\n  A: {field: [Coal Smith]}\nexpect: {A.life: 4000}\n"
    )
    shown = run("cards", "show", "Coal Smith", "--cards", file, "--judge", str(judge))
    assert "asserted by a judge file" in shown
    assert "not asserted" in run("cards", "show", "Two Doors", "--cards", file, "--judge", str(judge))
    found = json.loads(out("cards", "coverage", file, "--json", "--judge", str(judge)))
    assert found["total"]["asserted"] == 1


def test_coverage_has_the_agreed_form(file: str) -> None:
    found = json.loads(out("cards", "coverage", file, "--json"))
    assert set(found) == {"total", "sets", "blocking", "refused", "later", "suspects"}
    assert set(found["total"]) == COUNTS and set(found["sets"]["TST"]) == COUNTS
    total = found["total"]
    assert (total["entries"], total["unique"], total["understood"]) == (5, 5, 4)
    assert total["executed"] is None and total["asserted"] is None
    assert total["ambiguous"] == total["mismatched"] == 0
    [blocking] = found["blocking"]
    assert set(blocking) == {"phrase", "cards"} and blocking["cards"] == 1
    shown = run("cards", "coverage", file)
    assert "TST-004 Riddle" in shown and "what alone holds back" in shown


def test_coverage_leaves_sets_out(file: str, tmp_path: Path) -> None:
    found = json.loads(out("cards", "coverage", file, "--json", "--left-out"))
    assert found["total"]["left_out"] == found["sets"]["TST"]["left_out"] == 0
    templates = found["templates"]
    assert 0 < templates["used_by_one"] < templates["all"] and templates["used_by_none"] > 1000
    both = community(SMITH, CHOICE)
    again = community(SMITH | {"id": "OTH-001"}, RIDDLE | {"id": "OTH-002"}, code="OTH")
    both["fow"]["clusters"] += again["fow"]["clusters"]  # type: ignore[index]
    two = write(tmp_path / "two.json", both)
    details = tmp_path / "details.json"
    found = json.loads(out("cards", "coverage", two, "--json", "--left-out", "--details", str(details)))
    assert found["total"]["left_out"] == 2 and found["sets"]["OTH"]["left_out"] == 1
    assert found["total"]["left_out_strict"] == 2 and found["sets"]["OTH"]["left_out_strict"] == 1
    more = json.loads(details.read_text())
    assert len(more["used_by_one"]) == found["templates"]["used_by_one"]
    shown = run("cards", "coverage", file, "--left-out")
    assert "used by Coal Smith" in shown and "used by none" in shown


def test_a_mended_slip_is_told_and_not_counted_as_understood(tmp_path: Path) -> None:
    slip = SMITH | {"abilities": ["When this card leaves the feild, draw a card."]}
    file, details = write(tmp_path / "slip.json", community(slip)), tmp_path / "details.json"
    found = json.loads(out("cards", "coverage", file, "--execute", "--json", "--details", str(details)))
    assert (found["total"]["entries"], found["total"]["understood"], found["total"]["executed"]) == (1, 0, 0)
    assert found["blocking"] == [{"phrase": "a slip of the pen, mended", "cards": 1}]
    [mended] = json.loads(details.read_text())["mended"]
    assert mended["id"] == SMITH["id"] and "leaves the field" in mended["read_as"]
    assert "0 entries understood" in run("cards", "import", file)  # and it can be played
    shown = run("cards", "coverage", file)
    assert "a slip of the pen mended" in shown and "leaves the field" in shown


def test_the_table_of_coverage_begins_with_a_sentence_and_has_no_empty_columns(file: str) -> None:
    shown = out("cards", "coverage", file).splitlines()
    assert shown[0].startswith("5 entries, 4 understood (80.0 %), 0 ambiguous")
    heads = next(line.split() for line in shown if line.lstrip().startswith("set"))
    assert heads == ["set", "entries", "unique", "understood"]


def test_coverage_executes(file: str, tmp_path: Path) -> None:
    details = tmp_path / "details.json"
    words = ("cards", "coverage", file, "--execute", "--json", "--jobs", "1", "--details", str(details))
    found = json.loads(out(*words))
    assert found["total"]["executed"] == 4 and found["sets"]["TST"]["executed"] == 4
    more = json.loads(details.read_text())
    assert more["crashes"] == [] and more["unseen"] == [] and more["decisions"] > 100
    assert [one["id"] for one in more["not_understood"]] == ["TST-004"]


def test_coverage_of_one_set(tmp_path: Path) -> None:
    data = community(SMITH)
    clusters = data["fow"]["clusters"]  # type: ignore[index]
    clusters += community(entry("OTH-001", "Far Bell", kind="Regalia"), code="OTH")["fow"]["clusters"]  # type: ignore[index]
    file = write(tmp_path / "two.json", data)
    found = json.loads(out("cards", "coverage", file, "--json", "--set", "oth"))
    assert list(found["sets"]) == ["OTH"] and found["total"]["entries"] == 1
    assert "there are TST, OTH" in run("cards", "coverage", file, "--set", "XXX", status=1)


def test_coverage_tells_what_is_read_otherwise(file: str, tmp_path: Path) -> None:
    run("cards", "import", file)
    assert "0 lines of readings changed" in run("cards", "coverage", file, "--diff")
    louder = SMITH | {"abilities": ["[Swiftness]", "[Flying]"]}
    write(tmp_path / "cards.json", community(louder, KEEPER, KEEPER_J, CHOICE, RIDDLE))
    shown = run("cards", "coverage", file, "--diff")
    assert "2 lines of readings changed" in shown
    assert "- TST-001\t2.1" in shown and "+ TST-001\t2.1" in shown and "'flying'" in shown
    assert "0 lines of readings changed" in run("cards", "coverage", file, "--diff")


def test_readings_of_one_set_leave_the_others_alone(tmp_path: Path) -> None:
    def both(*text: str) -> str:
        data = community(SMITH)
        other = community(entry("OTH-001", "Far Bell", "Regalia", text=list(text)), code="OTH")
        data["fow"]["clusters"] += other["fow"]["clusters"]  # type: ignore[index]
        return write(tmp_path / "two.json", data)

    file = both("{Rest}: Draw a card.")
    assert "no readings were kept" in run("cards", "coverage", file, "--diff")
    assert "0 lines" in run("cards", "coverage", file, "--diff", "--set", "TST")
    assert "0 lines" in run("cards", "coverage", file, "--diff")
    both("{Rest}: You gain 100 life.")
    assert "0 lines" in run("cards", "coverage", file, "--diff", "--set", "TST")
    assert "2 lines" in run("cards", "coverage", file, "--diff", "--set", "OTH")
    assert "0 lines" in run("cards", "coverage", file, "--diff")


def test_compiled_texts_are_looked_up(file: str, own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = json.loads(out("cards", "coverage", file, "--json"))
    compile_text.cache_clear()

    def refuse(*args: object) -> None:
        raise AssertionError("a text was read again")

    monkeypatch.setattr("willpower.language.compile.parse_paragraph", refuse)
    assert json.loads(out("cards", "coverage", file, "--json")) == before
    compile_text.cache_clear()
    (own_folder / "cache" / "trees.bin").write_bytes(b"willpower trees 1\nnonsense")
    monkeypatch.undo()
    monkeypatch.setenv("WILLPOWER_HOME", str(own_folder))
    assert json.loads(out("cards", "coverage", file, "--json")) == before
    compile_text.cache_clear()


# Four of each: what the deck check asks for (402.2).
FILLING = "".join(
    f"4 {name}\n"
    for name in (
        *("Cinder Kit", "Powder Imp", "Kite Dancer", "Road Scout"),
        *("Steppe Lancer", "Trail Wolf", "Ashmaker", "Tuskback"),
    )
)


def deck_file(tmp_path: Path, chant: str) -> str:
    stones = "".join(f"2 {name} Magic Stone\n" for name in ("Light", "Fire", "Water", "Wind", "Darkness"))
    path = tmp_path / "mine.deck"
    path.write_text(
        f"Ruler\n1 Plain Ruler\n\nMain\n4 Coal Smith\n4 {chant}\n{FILLING}\nMagic stones\n{stones}"
    )
    return str(path)


def test_decks_find_imported_cards(file: str, tmp_path: Path) -> None:
    deck = deck_file(tmp_path, "Two Doors")
    assert "Coal Smith" in run("deck", deck, status=1)  # unknown so far
    run("cards", "import", file)
    assert "Two Doors" in CliRunner().invoke(app, ["deck", deck]).output


def test_a_card_not_understood_is_refused_unless_wished_otherwise(file: str, tmp_path: Path) -> None:
    run("cards", "import", file)
    deck = deck_file(tmp_path, "Riddle")
    words = ("soak", "--games", "1", "--share", "0", "--jobs", "1", "--deck", deck)
    shown = run(*words, status=1)
    assert "Riddle" in shown and "Sing target teapot" in shown
    assert "--allow-partial" in shown
    assert "0 failures" in run(*words, "--allow-partial")


def test_a_card_partly_understood_is_a_warning_that_names_card_words_and_way_out(
    file: str, tmp_path: Path
) -> None:
    run("cards", "import", file)
    deck = deck_file(tmp_path, "Riddle")
    checked = CliRunner().invoke(app, ["deck", deck], env={"COLUMNS": "200"})
    assert "not wholly understood  Riddle: 'Sing target teapot" in checked.output
    assert "--allow-partial plays such cards" in checked.output
    assert (checked.exit_code == 0) == ("not legal" not in checked.output)
    for command in (["play", "--deck", deck], ["matchups", "--deck", deck, "--deck", "kiln"]):
        refused = CliRunner().invoke(app, command, env={"COLUMNS": "200"})
        assert refused.exit_code == 1, refused.output
        assert "Riddle is not wholly understood: 'Sing target" in refused.output
        assert "--allow-partial" in refused.output


def test_judge_files_find_imported_cards(file: str, tmp_path: Path) -> None:
    judge = tmp_path / "smith.yaml"
    judge.write_text(
        "format: 1\ntitle: A smith stands there\nstart:\n  A: {field: [Coal Smith]}\nexpect: {A.life: 4000}\n"
    )
    assert "unknown card" in run("judge", str(judge), status=1)
    run("cards", "import", file)
    assert "ok" in run("judge", str(judge))
