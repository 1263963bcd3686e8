"""Whole questions: "can I attack the turn it came in?" Which word of players answers it, and which clauses
speak of it most. Words count the more the fewer clauses and answers have them."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from willpower.rules.index import Clause, clauses, search, sections

from .words import NUMBER, PlayerWord, known_words, plain, without_filler, word_for, word_inside, words_near

_MOST: Final = 12  # clauses that come near
_ENOUGH: Final = 0.5  # of a question, by weight, an answer has to speak of so much
_SPELLED, _CALLED, _ANSWERED = 1.2, 1.2, 1.0  # what a word counts by where it stands
_MOST_OF_ONE: Final = 2.6
_UNKNOWN: Final = 1.0  # what a word counts that no clause has
_IDLE: Final = frozenset(
    "many much work works happen happens we us still ever about am not let means mean".split()
)
# Forms that no ending tells.
_ROOTS: Final = {
    form: root
    for root, forms in (
        ("come", "came comes arrived enter"),
        ("draw", "drew drawn"),
        ("lose", "lost"),
        ("win", "won"),
        ("deal", "dealt"),
        ("choose", "chose chosen"),
        ("pay", "paid"),
        ("die", "died dies dying"),
        ("go", "went goes"),
        ("leave", "left"),
        ("run", "ran"),
    )
    for form in forms.split()
}
_ENDINGS: Final = ("ing", "ed", "es", "s")


class Answer(NamedTuple):
    """What somebody gets who asks for words: the answer if there is one, clauses, and words near it."""

    word: PlayerWord | None
    clauses: tuple[Clause, ...]
    near: tuple[PlayerWord, ...]


class Asked(NamedTuple):
    """What a question finds: the answer, if one speaks of most of it, and the clauses nearest to it."""

    word: PlayerWord | None
    clauses: tuple[Clause, ...]


def root(word: str) -> str:
    """A word as it is compared: "attacks", "attacked" and "attacking" are one."""
    small = word.casefold().replace("’", "'").removesuffix("'s")
    known = _ROOTS.get(small)
    if known is not None:
        return known
    for ending in _ENDINGS:
        if small.endswith(ending) and len(small) - len(ending) > 2 and not small.endswith("ss"):
            small = small.removesuffix(ending)
            if (
                ending in ("ing", "ed")
                and len(small) > 3
                and small[-1] == small[-2]
                and small[-1] not in "ls"
            ):
                small = small[:-1]  # winning, dropped
            break
    return small.removesuffix("e") if len(small) > 4 else small


def roots(text: str) -> list[str]:
    """The words of a text as they are compared, each once."""
    return list(dict.fromkeys([root(one) for one in re.findall(r"[\w+/'’-]+", text)]))


@cache
def _said() -> tuple[tuple[PlayerWord, dict[str, float]], ...]:
    """For each word of players what its words count."""
    found: list[tuple[PlayerWord, dict[str, float]]] = []
    for word in known_words():
        counts: dict[str, float] = {}
        for text, worth in (
            (word.answer, _ANSWERED),
            (word.called, _CALLED),
            (" ".join(word.words), _SPELLED),
        ):
            for one in roots(text):
                counts[one] = min(counts.get(one, 0.0) + worth, _MOST_OF_ONE)
        found.append((word, counts))
    return tuple(found)


@cache
def _spoken() -> tuple[tuple[Clause, frozenset[str]], ...]:
    return tuple([(one, frozenset(roots(f"{one.section} {one.summary}"))) for one in clauses().values()])


@cache
def _weights() -> dict[str, float]:
    """What each word says of a clause or an answer: much, if few have it."""
    all_of = [said for _, said in _spoken()] + [frozenset(said) for _, said in _said()]
    known = Counter(one for said in all_of for one in said)
    return {one: math.log(len(all_of) / n) for one, n in known.items()}


@cache
def _meanings() -> dict[str, tuple[str, ...]]:
    """What the rulebook calls a single word of players: "creature" is a resonator."""
    found: dict[str, tuple[str, ...]] = {}
    for word in known_words():
        for one in word.words:
            if " " not in one and len(word.called.split()) <= 2:
                found.setdefault(root(one), tuple(roots(word.called)))
    return found


def _wanted(text: str) -> list[tuple[frozenset[str], float]]:
    """The words of a question, each with what the rulebook calls it and its weight."""
    weights = _weights()
    found: list[tuple[frozenset[str], float]] = []
    said = " ".join([one for one in without_filler(text).split() if one.casefold() not in _IDLE])
    for one in roots(said):
        meant = frozenset((one, *_meanings().get(one, ())))
        found.append((meant, weights.get(one, _UNKNOWN)))
    return found


def _worth(wanted: Iterable[tuple[frozenset[str], float]], said: dict[str, float]) -> tuple[float, float]:
    """How much of a question is spoken of: by weight and place, and by weight alone."""
    worth = share = 0.0
    for meant, weight in wanted:
        here = max([said.get(one, 0.0) for one in meant])
        worth += weight * here
        share += weight if here else 0.0
    return worth, share


def asked(text: str) -> Asked:
    """What a whole question finds."""
    wanted = _wanted(text)
    whole = sum([weight for _, weight in wanted])
    if not wanted or not whole:
        return Asked(None, ())
    best: PlayerWord | None = None
    most = 0.0
    for word, said in _said():
        worth, share = _worth(wanted, said)
        if share >= _ENOUGH * whole and worth * share > most:
            best, most = word, worth * share
    near: list[tuple[float, Clause]] = []
    for clause, spoken in _spoken():
        _, share = _worth(wanted, dict.fromkeys(spoken, 1.0))
        if share >= _ENOUGH * whole:
            near.append((share, clause))
    near.sort(key=lambda found: -found[0])
    return Asked(best, tuple([clause for _, clause in near[:_MOST]]))


def ask(text: str) -> Answer:
    """What is found for a number or for words: the clauses of the answer first, then all with the words. A
    question is asked as it stands, without its small words, and for the answer that speaks of most of it."""
    less = without_filler(text)
    if re.match(r"\s*\d", text) or less == text.strip() or word_for(text) is not None:
        return _ask(text)  # a number, or no question
    if word_for(less) is not None:
        return _ask(less)
    found = asked(text)
    word = word_inside(text, 2) or found.word or word_inside(text)
    if word is None and not found.clauses:
        return _ask(text)
    own = [clauses()[number] for number in word.clauses] if word is not None else []
    whole = search(less) if less else ()
    near = tuple([one for one in words_near(less) if one is not word])
    return Answer(word, tuple(dict.fromkeys([*own, *whole, *found.clauses])), near)


def _ask(text: str) -> Answer:
    others = search(text)
    word = word_for(text) or (None if others else word_inside(text))
    near = () if NUMBER.fullmatch(text.strip()) else words_near(text)
    numbers = word.clauses if word is not None else ()
    own = [clauses()[number] for number in numbers]
    if word is not None and not others:
        named = [number for number, title in sections().items() if plain(title) == plain(word.called)]
        others = tuple([one for number in named for one in search(number)])
    if word is None and not others and near:
        word = near[0]
        own = [clauses()[number] for number in word.clauses]
    found = dict.fromkeys([*own, *others])
    return Answer(word, tuple(found), tuple([one for one in near if one is not word]))
