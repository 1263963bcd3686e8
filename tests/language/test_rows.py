"""Every row of the phrase table reads what it prints and prints what it reads."""

from dataclasses import replace

from language.samples import shortest, words_of
from willpower.abilities.base import walk
from willpower.language import raw
from willpower.language.chart import Chart
from willpower.language.compile import flat_keys
from willpower.language.grammar import SILENCE, the_printer, the_table
from willpower.language.lookup import Context
from willpower.language.printer import Unprintable
from willpower.language.rows import ADJUNCT, Row
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


def test_every_category_has_a_phrase() -> None:
    known = shortest()
    missing = {hole.category for row in rows() for hole in row.holes if hole.category not in known}
    # A numbered category may have phrases of one number only.
    assert {name for name in missing if "." not in name} == set()


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
