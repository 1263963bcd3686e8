"""Every row of the phrase table reads what it prints and prints what it reads."""

import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from language.samples import shortest, words_of
from willpower.abilities.base import Node, walk
from willpower.abilities.effects import Draw
from willpower.language import phrases, raw
from willpower.language.chart import Chart
from willpower.language.compile import flat_keys
from willpower.language.grammar import SILENCE, the_printer, the_table, whole_table
from willpower.language.lookup import Context
from willpower.language.printer import Unprintable
from willpower.language.rows import ADJUNCT, R, Row
from willpower.language.table import Table
from willpower.language.tokens import join, tokenise

RAW = {value for value in vars(raw).values() if isinstance(value, type) and value.__module__ == raw.__name__}


def rows() -> list[Row]:
    return [row for row in the_table().rows if isinstance(row, Row)]


def few() -> list[Row]:
    """Of the alternatives of each template the first and the last: the others differ in little words only."""
    ends: dict[tuple[str, str, str], tuple[Row, Row]] = {}
    for row in rows():
        key = (row.category, row.node.__name__, row.template)
        ends[key] = (ends[key][0] if key in ends else row, row)
    return [row for pair in ends.values() for row in {one.id: one for one in pair}.values()]


def test_the_table_is_sound() -> None:
    """No category is without phrases, has adjuncts and others, or begins with itself."""
    whole_table().check()


def test_a_category_that_begins_with_itself_is_found() -> None:
    table = Table()
    table.add(R("act.s", Draw, "{who:act.s} draws a card"))
    with pytest.raises(ValueError, match="left recursion"):
        table.check()


def test_every_category_has_a_phrase() -> None:
    known = shortest()
    missing = {hole.category for row in rows() for hole in row.holes if hole.category not in known}
    # A numbered category may have phrases of one number only.
    assert {name for name in missing if "." not in name} == set()


# Read by the code of `composites.py`, `grammar.py` and `compile.py`, not by the hole of a row.
READ_BY_CODE = {"alone", "item", "spending", "statement", "vp.s", "vp.p"} | {
    f"{when}.{number}" for when in ("evwhen", "evwhenever") for number in "sp"
}


def test_every_category_stands_somewhere() -> None:
    read = {hole.category for row in rows() for hole in row.holes} | READ_BY_CODE
    read |= {unit for category in whole_table().categories.values() for unit in category.units}
    assert {row.category for row in rows()} - read == set(), "no hole is of these categories"


def test_every_file_of_phrases_is_in_the_table() -> None:
    folder = Path(phrases.__file__).parent
    files = {path for path in folder.rglob("*.py") if "\nROWS" in path.read_text(encoding="utf-8")}
    listed = {Path(str(module.__file__)) for module in phrases.MODULES}
    assert {path.name for path in files - listed} == set(), "write them into MODULES of phrases/__init__.py"


# No words of a card are read as these. The engine makes the first two; nothing makes the others.
WITHOUT_WORDS = set(
    "CannotGain NoEffect ExtraAttack ModeChosen PlayerNumber RepeatUntil SetCost SetName StartsGame".split()
)


def test_every_node_is_read_from_some_words() -> None:
    folder = Path(phrases.__file__).parent.parent
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    words = set(re.findall(r"\w+", code))
    nodes = [kind for kind in kinds_of(Node) if kind.__module__.startswith("willpower.abilities.")]
    silent = {kind.__name__ for kind in nodes if not kind.__subclasses__() and kind.__name__ not in words}
    assert silent == WITHOUT_WORDS, "no row of language/phrases makes these"


def kinds_of(kind: type[Node]) -> list[type[Node]]:
    """All nodes, at whatever depth."""
    return [found for one in kind.__subclasses__() for found in (one, *kinds_of(one))]


def readings(row: Row, chant: bool) -> tuple[str, list[object]]:
    """The text of a row and everything that the row reads in it."""
    words = words_of(row, shortest())
    assert words is not None
    text = join(list(words))
    chart = Chart(the_table(), tokenise(text), Context(chant))
    found = [value for end, value in chart.parse(row.category, 0) if end == chart.n]
    return text, found


def test_each_row_reads_its_own_words() -> None:
    known = shortest()
    silent, tried = [], 0
    for row in few():
        if row.check is not None or row.build_with is not None or words_of(row, known) is None:
            continue  # rows that refuse some fillings are tried by the sentences of the other tests
        if len({hole.category for hole in row.holes if hole.name == ADJUNCT}) < row.places:
            continue  # the same is not said twice
        tried += 1
        text, found = readings(row, chant=True)
        if not found:
            silent.append(f"{row.category}: {row.template!r} {text!r}")
    assert tried > 1000
    assert silent == []


def test_what_a_row_reads_is_printed_back() -> None:
    known = shortest()
    wrong, tried = [], 0
    for row in few():
        if row.node in RAW or words_of(row, known) is None:
            continue
        text, found = readings(row, chant=True)
        for value in found:
            if getattr(value, "phrase", None) != row.id:
                continue
            tried += 1
            if row.category.startswith(("vp.", "evwhen")):  # its subject is said by what stands around it
                value = replace(value, what=raw.Same(phrase=SILENCE[0].same))
            try:
                printed = join(the_printer().words(value, row.category))
            except Unprintable as error:
                if any(isinstance(node, (raw.WhereX, raw.Instead)) for node in walk(value)):
                    continue  # printable only after binding; test_trees and test_references have them
                wrong.append(f"{row.template!r}: {error}")
                continue
            if flat_keys(printed) != flat_keys(text):
                wrong.append(f"{row.template!r}: {text!r} became {printed!r}")
    assert tried > 1000
    assert wrong == []


def test_rows_have_the_same_numbers_in_every_process() -> None:
    """Kept trees name rows by their numbers, so these must not depend on the order of sets."""
    asked = "from willpower.language.grammar import the_table; print(hash_of(the_table()))"
    source = (
        "import hashlib\n"
        "def hash_of(table):\n"
        "    rows = [(row.category, row.template) for row in table.rows if hasattr(row, 'template')]\n"
        "    return hashlib.sha256(repr(rows).encode()).hexdigest()\n" + asked
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", source],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] and len(told[0].strip()) == 64
