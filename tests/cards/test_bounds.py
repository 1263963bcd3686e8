"""Card files that try to take all the memory or time: refused, or read with work that grows like the file."""

import subprocess
import sys
import textwrap
import tracemalloc
from contextlib import suppress
from pathlib import Path

import pytest

from willpower.cards.database import load_cards, read_cards
from willpower.cards.errors import CardError

MEGABYTE = 1024 * 1024


def most_memory(path: Path) -> int:
    """The bytes that reading a file takes at its worst."""
    tracemalloc.start()
    try:
        with suppress(CardError):
            read_cards(path)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    "text",
    [
        ".".join(["a"] * 50_000) + " = 1",
        "[" + ".".join(["a"] * 50_000) + "]",
        "[[" + " . ".join(["'a'"] * 16_000) + "]]",
        "x = { " + ".".join(['"a"'] * 25_000) + " = 1 }",
        'y = """""a"""""\n' + ".".join(["a"] * 50_000) + " = 1",
    ],
)
def test_a_long_dotted_key_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "long.toml"
    path.write_text(text)
    with pytest.raises(CardError, match="a key of more than 8 parts"):
        read_cards(path)
    assert most_memory(path) < 40 * MEGABYTE


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("tables.toml", "".join(f"[a{n}]\n" for n in range(30_000))),
        ("quotes.toml", "x = ''' \" '''\n" + '\\"' * 100_000),
        ("open.toml", '"""' + "'" * 200_000),
        ("array.toml", "x = [" + "[]," * 60_000 + "]"),
        ("lists.json", "[" + "[]," * 90_000 + "[]]"),
        ("objects.json", "[" + '{"a":1},' * 40_000 + "{}]"),
        ("deep.json", "[" * 200_000),
        ("deep.toml", "x = " + "[" * 200_000),
    ],
)
def test_memory_grows_like_the_file(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    path.write_text(text)
    assert most_memory(path) < 120 * MEGABYTE


def test_a_file_of_very_many_values_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "many.json"
    path.write_text("[" + "0," * 1_500_001 + "0]")
    with pytest.raises(CardError, match="more than 1500000 values"):
        read_cards(path)


def test_ordinary_toml_is_read(tmp_path: Path) -> None:
    path = tmp_path / "fine.toml"
    path.write_text(
        textwrap.dedent(
            '''
            # a.b.c.d.e.f.g.h.i.j.k is a comment, and so is "this
            [[cards]]
            name = "Ogre... of. the. many. dots. in. a. name. indeed. yes"
            type = 'Resonator'
            text = ["""Draw a card. "Ha." """]
            '''
        )
    )
    assert [card.front.text for card in load_cards(path)] == [('Draw a card. "Ha."',)]


IMPORT = """
import sys
from willpower.cards.database import CardDatabase
from willpower.cards.mapping import card_from_mapping
from willpower.cards.store import add_imported
for n in range(8):
    name = f"Ogre {sys.argv[1]} {n}"
    add_imported(CardDatabase([card_from_mapping({"name": name, "type": "Resonator"})]))
"""


def test_imports_at_the_same_time_lose_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from willpower.cards.store import imported_cards

    monkeypatch.setenv("WILLPOWER_HOME", str(tmp_path))
    running = [subprocess.Popen([sys.executable, "-c", IMPORT, str(n)]) for n in range(3)]
    assert [one.wait() for one in running] == [0, 0, 0]
    assert sorted(card.name for card in imported_cards()) == sorted(
        f"Ogre {a} {b}" for a in range(3) for b in range(8)
    )
