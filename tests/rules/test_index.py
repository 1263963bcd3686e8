"""The index of clauses: complete, ordered and searchable by number or word."""

import re

import pytest

from willpower.rules import index


def test_all_clauses_are_there() -> None:
    everything = index.clauses()
    assert len(everything) == 819
    assert sum(c.observable for c in everything.values()) == 716
    assert {c.priority for c in everything.values()} == {"A", "B", "C"}
    assert all(c.summary.strip() and c.section.strip() and c.kind.strip() for c in everything.values())
    assert all(number == c.number for number, c in everything.items())


def test_all_clauses_are_there_in_japanese() -> None:
    written = index.japanese()
    assert list(written) == list(index.clauses()), "every clause has its Japanese line, in the same order"
    for number, (section, said) in written.items():
        assert re.search("[぀-ヿ一-鿿]", said) and said.endswith(("。", "）。")), number
        assert section.strip() == section and said.strip() == said, number
    titles: dict[str, set[str]] = {}
    for number, (section, _) in written.items():
        titles.setdefault(number.split(".")[0], set()).add(section)
    assert {number for number, said in titles.items() if len(said) != 1} == set(), "one title a section"
    assert [n for n in titles if not re.search("[぀-ヿ一-鿿]|Target Attack", index.sections_ja()[n])] == []


def test_japanese_cites_the_sections_and_amounts_of_the_english() -> None:
    """Numbers of three and more digits are the same in both; a wrong one would mislead."""
    for one in index.clauses().values():
        english = set(re.findall(r"\d{3,}", one.summary.replace("hundred", "100")))
        assert set(re.findall(r"\d{3,}", one.ja)) - english <= {"100"}, one.number
        assert english - {"100"} <= set(re.findall(r"\d{3,}", one.ja)), one.number


def test_words_of_either_language_find_a_clause() -> None:
    assert index.clause("1102.2") in index.search("貫通 ブロック")
    assert index.search("Pierce 貫通") != () and index.search("blocked 貫通") == ()


def test_the_order_is_that_of_the_rulebook() -> None:
    roman = {"": 0} | {r: n for n, r in enumerate("i ii iii iv v vi vii viii ix x".split(), 1)}

    def key(number: str) -> tuple[int, int, str, int]:
        section, rest, letter, numeral = (*index.parts(number), "", "")[:4]
        return int(section), int(rest), letter, roman[numeral]

    numbers = list(index.clauses())
    assert numbers == sorted(numbers, key=key)


def test_a_clause_by_number() -> None:
    found = index.clause("903.2g")
    assert found.number == "903.2g"
    assert re.search("target", found.summary, re.IGNORECASE)
    with pytest.raises(index.UnknownClause, match=r"903\.2zz"):
        index.clause("903.2zz")


@pytest.mark.parametrize(
    ("number", "outer", "expected"),
    [
        ("903.2g", "903.2", True),
        ("903.2i-iv", "903.2", True),
        ("903.2i-iv", "903.2i", True),
        ("903.2i-iv", "903", True),
        ("903.2", "903.2", True),
        ("903.21", "903.2", False),
        ("903.2", "903.2g", False),
        ("903.2i-iv", "903.2i-i", False),
        ("1203.1", "120.3", False),
    ],
)
def test_within(number: str, outer: str, expected: bool) -> None:
    assert index.is_within(number, outer) is expected


@pytest.mark.parametrize("number", ["", "abc", "8.01", "903.2.1", "903.", "903.2iv-", "90.2"])
def test_what_is_no_number(number: str) -> None:
    with pytest.raises(ValueError, match="not a clause number"):
        index.parts(number)


def test_family() -> None:
    outer = index.parent("903.2i-iv")
    assert outer is not None and outer.number == "903.2i"
    above = index.parent("903.2i")
    assert above is not None and above.number == "903.2"
    assert index.parent("903.2") is None
    letters = [c.number for c in index.children("903.2")]
    assert letters[0] == "903.2a" and "903.2i" in letters and "903.2i-iv" not in letters
    assert "903.2i-iv" in [c.number for c in index.children("903.2i")]
    assert [c.number for c in index.children("903")][:2] == ["903.1", "903.2"]
    assert index.children("101.1") == ()
    with pytest.raises(index.UnknownClause):
        index.children("903.99")


def test_everyone_but_the_top_has_a_parent() -> None:
    orphans = [n for n in index.clauses() if len(index.parts(n)) > 2 and index.parent(n) is None]
    assert orphans == []


def test_search() -> None:
    assert "803.6" in [c.number for c in index.search("forfeit")]
    assert index.search("FORFEIT") == index.search("forfeit")
    assert set(index.search("destroy battle")) < set(index.search("destroy"))
    assert index.search("903.2i")[0].number == "903.2i"
    assert index.search("   ") == ()
    assert index.search("no such words at all, surely") == ()
