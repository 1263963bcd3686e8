"""The phrase table out of its file is the one that is put together."""

from pathlib import Path

from language.kit import compiled
from willpower.language.grammar import _fill, the_table, whole_table
from willpower.language.kept_table import KeptTable, Marks, kept_of, read_kept, write_kept
from willpower.language.lookup import grammar_fingerprint
from willpower.language.rows import Row
from willpower.language.table import Table, Trie

MARKS = Marks({1: 2}, {}, {3}, set())


def kept(folder: Path) -> KeptTable:
    """The table, written to a file and read from it."""
    path = folder / "phrases.table"
    write_kept(kept_of(whole_table(), MARKS), path)
    found = read_kept(path)
    assert found is not None and found.marks == MARKS
    table = KeptTable(found)
    _fill(table)
    return table


def same(table: Table, one: Trie, other: Trie) -> bool:
    """Whether two tries are alike, the first opened as far as it goes."""
    if one.kept is not None:
        table.open(one)
    return (
        one.literals.keys() == other.literals.keys()
        and [hole for hole, _ in one.holes] == [hole for hole, _ in other.holes]
        and [row.id for row in one.rows] == [row.id for row in other.rows]
        and all(same(table, child, other.literals[word]) for word, child in one.literals.items())
        and all(same(table, a, b) for (_, a), (_, b) in zip(one.holes, other.holes, strict=True))
    )


def test_its_rows_are_those_of_the_templates(tmp_path: Path) -> None:
    table, whole = kept(tmp_path), whole_table()
    assert len(table.rows) == len(whole.rows)
    for one, other in zip(table.rows, whole.rows, strict=True):
        assert type(one) is type(other)
        if isinstance(one, Row) and isinstance(other, Row):
            assert (one.id, one.adjunct, one.category, one.items) == (
                other.id,
                other.adjunct,
                other.category,
                other.items,
            )
            assert (one.fixed, one.zones, one.written) == (other.fixed, other.zones, other.written)
    assert [table.adjunct(n) and table.adjunct(n).id for n in range(len(whole.adjuncts))] == [  # type: ignore[union-attr]
        row and row.id for row in whole.adjuncts
    ]


def test_its_categories_and_tries_are_the_same(tmp_path: Path) -> None:
    table, whole = kept(tmp_path), whole_table()
    assert table.vocabulary == whole.vocabulary
    for name, category in whole.categories.items():
        found = table.categories[name]
        assert (found.first, found.empty, found.units) == (category.first, category.empty, category.units)
        assert [one.id for one in found.terminals] == [one.id for one in category.terminals]
        assert [one.id for one in found.first_terminals] == [one.id for one in category.first_terminals]
        assert table.closure(name) == whole.closure(name)
        assert same(table, found.trie, category.trie), name


def test_a_row_is_spelled_out_when_it_is_asked_for(tmp_path: Path) -> None:
    table = kept(tmp_path)
    spelled = sum(isinstance(row, Row) for row in table._rows)
    last = len(table._rows) - 1
    assert spelled == 0
    assert isinstance(table.at(last), Row)
    assert 0 < sum(isinstance(row, Row) for row in table._rows) < 200


def test_a_file_that_is_torn_or_of_other_code_is_ignored(tmp_path: Path) -> None:
    path = tmp_path / "phrases.table"
    assert read_kept(path) is None
    found = kept_of(whole_table(), MARKS)
    write_kept(found, path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-1])
    assert read_kept(path) is None
    path.write_bytes(b"another file" + whole)
    assert read_kept(path) is None
    found.fingerprint = f"not {grammar_fingerprint()}"
    write_kept(found, path)
    assert read_kept(path) is None


def test_the_table_of_this_process_is_kept_beside_the_grammar() -> None:
    assert compiled("Draw a card.", chant=True).word_for_word
    the_table()
    found = read_kept()
    assert found is not None and found.fingerprint == grammar_fingerprint()
