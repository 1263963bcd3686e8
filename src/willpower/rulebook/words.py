"""Words of players, of this game and of others: what the rulebook calls it, an answer in a sentence or two,
and the clauses that say so."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from willpower.rules.index import Clause, clauses, search, sections
from willpower.rules.reminders import reminder

DATA: Final = "data/words.tsv"
JAPANESE: Final = "data/words.ja.tsv"
_SEVERAL: Final = 6  # words offered beside the one that is meant
_TRIED: Final = 7  # a question and its longest words
_FILLER: Final = frozenset(
    "a an and any are at be can could do does did for from get has have how i if in is it its may me must my "
    "of on or our should that the their them then there they this to was what when where which who why will "
    "with would you your".split()
)
_NUMBER: Final = re.compile(r"\d{3,4}(\.\d+[a-z]?(-[ivx]+)?)?")


class PlayerWord(NamedTuple):
    """A word of players: all its spellings, what the rulebook calls it, the answer, the clauses."""

    words: tuple[str, ...]
    called: str
    answer: str
    clauses: tuple[str, ...]
    called_ja: str = ""
    answer_ja: str = ""


class Answer(NamedTuple):
    """What somebody gets who asks for words: the answer if there is one, clauses, and words near it."""

    word: PlayerWord | None
    clauses: tuple[Clause, ...]
    near: tuple[PlayerWord, ...]


@cache
def known_words() -> tuple[PlayerWord, ...]:
    """The whole table, as the package has it."""
    text = files("willpower.rulebook").joinpath(DATA).read_text(encoding="utf-8")
    in_japanese = japanese()
    found: list[PlayerWord] = []
    for line in text.splitlines()[1:]:
        words, called, answer, numbers = line.split("\t")
        spellings = tuple([one.strip() for one in words.split(",")])
        said = in_japanese.get(called, ("", ""))
        found.append(PlayerWord(spellings, called, answer, tuple(numbers.split()), *said))
    return tuple(found)


def japanese() -> dict[str, tuple[str, str]]:
    """What the rulebook calls it, and the answer, in Japanese, by what it is called in English."""
    text = files("willpower.rulebook").joinpath(JAPANESE).read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.splitlines()[1:]]
    return {called: (called_ja, answer_ja) for called, called_ja, answer_ja in rows}


@cache
def _spellings() -> dict[str, PlayerWord]:
    """Every spelling, and what the rulebook calls it, with the word that it belongs to; spellings count
    before the rulebook's own words."""
    found = {_plain(one): word for word in known_words() for one in word.words}
    for word in known_words():
        found.setdefault(_plain(word.called), word)
        if word.called_ja:
            found.setdefault(_plain(word.called_ja), word)
    return found


@cache
def _joined() -> dict[str, PlayerWord]:
    """Every spelling written as one word: "counter spell" is "counterspell". Where two read alike, the first
    counts."""
    found: dict[str, PlayerWord] = {}
    for spelling, word in _spellings().items():
        found.setdefault(spelling.replace(" ", ""), word)
    return found


def _plain(text: str) -> str:
    """Words as they are compared: small letters, no signs, and no s at the end of one."""
    small = re.sub(r"[^\w+/' ]", " ", text.casefold().replace("’", "'"))
    return " ".join([one[:-1] if len(one) > 3 and one.endswith("s") else one for one in small.split()])


def word_for(text: str) -> PlayerWord | None:
    """The answer to words that somebody typed; a keyword's reminder where the table has nothing."""
    wanted = _plain(text)
    if not wanted or _NUMBER.fullmatch(text.strip()):
        return None
    found = _spellings().get(wanted) or _joined().get(wanted.replace(" ", ""))
    if found is not None:
        return found
    known = reminder(" ".join(text.casefold().split()))
    if known is not None:
        return PlayerWord((known.keyword,), known.keyword.title(), known.text, (known.clause,))
    return None


def word_inside(text: str) -> PlayerWord | None:
    """The longest word of players that stands in what somebody typed."""
    wanted = f" {_plain(text)} "
    inside = [one for one in _spellings() if len(one) > 3 and f" {one} " in wanted]
    return _spellings()[max(inside, key=len)] if inside else None


def words_near(text: str) -> tuple[PlayerWord, ...]:
    """Words of players that begin with what was typed, or have it in them."""
    wanted = _plain(text)
    if len(wanted) < 2:
        return ()
    begin = [word for one, word in _spellings().items() if one.startswith(wanted)]
    within = [word for one, word in _spellings().items() if wanted in one]
    return tuple(dict.fromkeys([*begin, *within]))[:_SEVERAL]


def without_filler(text: str) -> str:
    """What is left of a question without the words that every question has."""
    return " ".join([one for one in re.findall(r"[\w+/'’-]+", text) if one.casefold() not in _FILLER])


def ask(text: str) -> Answer:
    """What is found for a number or for words: the clauses of the answer first, then all with the words. Of a
    question that finds nothing as it stands, its words are asked, then each of them."""
    found = _ask(text)
    if found.word is not None or found.clauses:
        return found
    less = without_filler(text)
    if re.match(r"\s*\d", text) or less == text.strip():
        return found  # a number that is none, or no question
    tries = [less, *sorted(less.split(), key=len, reverse=True)]
    for one in tries[:_TRIED]:
        if one and one != text and ((other := _ask(one)).word is not None or other.clauses):
            return other
    return found


def _ask(text: str) -> Answer:
    others = search(text)
    word = word_for(text) or (None if others else word_inside(text))
    near = () if _NUMBER.fullmatch(text.strip()) else words_near(text)
    numbers = word.clauses if word is not None else ()
    own = [clauses()[number] for number in numbers]
    if word is not None and not others:
        named = [number for number, title in sections().items() if _plain(title) == _plain(word.called)]
        others = tuple([one for number in named for one in search(number)])
    if word is None and not others and near:
        word = near[0]
        own = [clauses()[number] for number in word.clauses]
    found = dict.fromkeys([*own, *others])
    return Answer(word, tuple(found), tuple([one for one in near if one is not word]))
