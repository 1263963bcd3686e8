"""Words of players, of this game and of others: what the rulebook calls it, an answer in a sentence or two,
and the clauses that say so."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from willpower.rules.reminders import reminder

DATA: Final = "data/words.tsv"
JAPANESE: Final = "data/words.ja.tsv"
_SEVERAL: Final = 6  # words offered beside the one that is meant
_FILLER: Final = frozenset(
    "a an and any are at be can could do does did for from get has have how i if in is it its may me must my "
    "of on or our should that the their them then there they this to was what when where which who why will "
    "with would you your".split()
)
NUMBER: Final = re.compile(r"\d{3,4}(\.\d+[a-z]?(-[ivx]+)?)?")


class PlayerWord(NamedTuple):
    """A word of players: all its spellings, what the rulebook calls it, the answer, the clauses."""

    words: tuple[str, ...]
    called: str
    answer: str
    clauses: tuple[str, ...]
    called_ja: str = ""
    answer_ja: str = ""


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
    found = {plain(one): word for word in known_words() for one in word.words}
    for word in known_words():
        found.setdefault(plain(word.called), word)
        if word.called_ja:
            found.setdefault(plain(word.called_ja), word)
    return found


@cache
def _joined() -> dict[str, PlayerWord]:
    """Every spelling written as one word: "counter spell" is "counterspell". Where two read alike, the first
    counts."""
    found: dict[str, PlayerWord] = {}
    for spelling, word in _spellings().items():
        found.setdefault(spelling.replace(" ", ""), word)
    return found


def plain(text: str) -> str:
    """Words as they are compared: small letters, no signs, and no s at the end of one."""
    small = re.sub(r"[^\w+/' ]", " ", text.casefold().replace("’", "'"))
    return " ".join([one[:-1] if len(one) > 3 and one.endswith("s") else one for one in small.split()])


def word_for(text: str) -> PlayerWord | None:
    """The answer to words that somebody typed; a keyword's reminder where the table has nothing."""
    wanted = plain(text)
    if not wanted or NUMBER.fullmatch(text.strip()):
        return None
    found = _spellings().get(wanted) or _joined().get(wanted.replace(" ", ""))
    if found is not None:
        return found
    known = reminder(" ".join(text.casefold().split()))
    if known is not None:
        return PlayerWord((known.keyword,), known.keyword.title(), known.text, (known.clause,))
    return None


def word_inside(text: str, least: int = 1) -> PlayerWord | None:
    """The longest word of players that stands in what somebody typed; `least`: of so many words."""
    wanted = f" {plain(text)} "
    long = [one for one in _spellings() if len(one) > 3 and len(one.split()) >= least]
    inside = [one for one in long if f" {one} " in wanted]
    return _spellings()[max(inside, key=len)] if inside else None


def words_near(text: str) -> tuple[PlayerWord, ...]:
    """Words of players that begin with what was typed, or have it in them."""
    wanted = plain(text)
    if len(wanted) < 2:
        return ()
    begin = [word for one, word in _spellings().items() if one.startswith(wanted)]
    within = [word for one, word in _spellings().items() if wanted in one]
    return tuple(dict.fromkeys([*begin, *within]))[:_SEVERAL]


def without_filler(text: str) -> str:
    """What is left of a question without the words that every question has."""
    return " ".join([one for one in re.findall(r"[\w+/'’-]+", text) if one.casefold() not in _FILLER])
