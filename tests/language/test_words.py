"""Every word that the phrase table can put into a tree is one that the field's type knows (words.py)."""

from functools import cache

import pytest

from language.samples import TERMINALS, shortest, words_of
from language.test_variants import read, sentences
from willpower.abilities.base import Node
from willpower.abilities.hints import field_words, wrong_words
from willpower.abilities.statics import CanAlso
from willpower.language import lexicon
from willpower.language.chart import Chart
from willpower.language.grammar import the_table
from willpower.language.lookup import Context
from willpower.language.rows import R, Row
from willpower.language.table import Table
from willpower.language.terminals import WORD_LISTS, WordList
from willpower.language.tokens import join, tokenise

# The words that a terminal can read, for those that fill fields of a few words.


def is_words(words: WordList) -> bool:
    """Whether the list stands for words of the tree, not for numbers."""
    return all(isinstance(value, str) for value in words.values.values())


WORDS_OF_TERMINALS: dict[str, frozenset[str]] = {
    "weather": lexicon.WEATHERS,
    "phase": frozenset({"draw", "recovery", "main", "end"}),
    "anykeyword": frozenset(lexicon.KEYWORD_IS.get(word, word) for word in lexicon.KEYWORDS),
    **{words.category: frozenset(words.values.values()) for words in WORD_LISTS if is_words(words)},
}
LISTED = frozenset(words.category for words in WORD_LISTS)


def rows() -> list[Row]:
    return [row for row in the_table().rows if isinstance(row, Row)]


def nodes_in(value: object) -> list[Node]:
    """The nodes of what a row fixes or a hole holds."""
    if isinstance(value, tuple):
        return [node for one in value for node in nodes_in(one)]
    return [value] if isinstance(value, Node) else []


def test_a_word_that_no_type_knows_makes_no_row() -> None:
    with pytest.raises(ValueError, match="'block twice' is no word"):
        Table().add(R("vp.sp", CanAlso, "can block twice", act="block twice"))


def test_what_rows_fix_are_words_of_their_fields() -> None:
    wrong = {
        f"{row.template!r}: {problem}"
        for row in rows()
        for value in row.fixed.values()
        for node in nodes_in(value)
        for problem in wrong_words(node)
    }
    assert wrong == set()


def test_holes_of_word_fields_are_filled_by_terminals_of_those_words() -> None:
    wrong = set()
    for row in rows():
        words = field_words(row.node)
        for hole in row.holes:
            if row.build_with is None and hole.name in words:
                read_words = WORDS_OF_TERMINALS.get(hole.category)
                if read_words is None or not read_words <= words[hole.name]:
                    wrong.add(f"{row.node.__name__}.{hole.name} from {hole.category}")
    assert wrong == set()


def test_the_terminals_read_those_words_and_no_others() -> None:
    """The list above is what the terminals do: each of its words is read, and a word beside it is not."""
    table = the_table()
    for listed in WORD_LISTS:
        for word in (*listed.values, "nonsense"):
            assert listed.starts(tokenise(word)[0]) == (word in listed.values), word
    for category, words in WORDS_OF_TERMINALS.items():
        assert category in TERMINALS
        if category in LISTED:
            continue
        terminal = table.category(category).terminals[0]
        for word in (*words, "nonsense"):
            token = tokenise(f"[{word}]" if category == "anykeyword" else word)[0]
            assert terminal.starts(token) == (word in words), word


@cache
def built() -> tuple[tuple[str, Node], ...]:
    """What rows with a function of their own make of their shortest words, and what the sentences become."""
    found: list[tuple[str, Node]] = []
    table = the_table()
    known = shortest()
    for row in rows():
        words = words_of(row, known) if row.build_with is not None else None
        if words is not None:
            chart = Chart(table, tokenise(join(list(words))), Context(False))
            found += [
                (row.template, value)
                for end, value in chart.parse(row.category, 0)
                if end == chart.n and isinstance(value, Node)
            ]
    for line in sentences():
        found += [(line, ability) for one in read(line) for ability in one.abilities]
    return tuple(found)


def test_what_functions_of_rows_make_has_words_of_its_fields() -> None:
    assert len(built()) > 3000
    wrong = {f"{text!r}: {problem}" for text, node in built() for problem in wrong_words(node)}
    assert wrong == set()
