"""Slips of the pen: a paragraph that has no reading is read with a little word mended where reading stopped.

Card data typed by hand leaves out articles, mixes up "of" and "or", forgets the s of a verb, misspells words.
Nothing is mended in a text that can be read as it stands, names and numbers are never touched, and a mending
counts only if all that lead to a reading lead to the same one. A full stop or colon is put only before a
capital letter (a comma before "if" is no end of a sentence), and nothing is mended where reminder text was
taken out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from . import lexicon
from .spelling import near_words
from .tokens import MARK, WORD, Token

LONGEST: Final = 700  # characters of a paragraph that is worth mending
ROUNDS: Final = 3  # slips of one paragraph
PARAGRAPHS: Final = 2  # that could not be mended; then the rest of the text is not tried
BACK: Final = 3  # how many words before the place where reading stopped a slip may be
FAR: Final = 9  # and a word that is typed for another
MOST_STEPS: Final = 60_000  # of reading a paragraph again and again; slips of cards need a tenth of it

Seams = frozenset[tuple[str, str]]

# Little words that are typed for each other.
CONFUSED: Final[dict[str, tuple[str, ...]]] = {
    "of": ("or", "for"),
    "or": ("of",),
    "you": ("your",),
    "your": ("you",),
    "it": ("its", "is"),
    "its": ("it's", "it"),
    "it's": ("its",),
    "is": ("its", "if", "it"),
    "in": ("it", "into"),
    "into": ("in",),
    "on": ("one", "of"),
    "one": ("on",),
    "an": ("and",),
    "to": ("do",),
    "do": ("to",),
    "if": ("is",),
    "the": ("then",),
    "them": ("then",),
    "then": ("than", "the"),
    "than": ("then",),
    "a": ("at",),
    "and": ("end",),
    "ot": ("of",),
    "fo": ("of", "for"),
    "fr": ("for",),
    "i": ("if", "in"),
    "form": ("from",),
    "names": ("named",),
    "name": ("named",),
    "gets": ("gains",),
    "dark": ("darkness",),
    "his": ("its",),
}
KINDS: Final = ("abilities", "ability", "spells", "spell", "costs", "cost")
DENIED: Final = frozenset("do does don't doesn't did didn't can cannot".split())
LEFT_OUT: Final = ("the", "a", "of", "at", ",", "card", "your", "pay")
# What is somebody's: zones and the like.
YOURS: Final = frozenset(
    "hand deck graveyard field opponent ruler j-ruler j/ruler magic life turn standby removed extra main "
    "draw recovery end next".split()
)

# Slips of several words.
PHRASES: Final[tuple[tuple[re.Pattern[str], str], ...]] = tuple(
    (re.compile(pattern), new)
    for pattern, new in (
        (r"\b([Yy])ou(?:r)? opponents? controls?\b", r"\1our opponent controls"),
        (r"\bit's (?=owner|controller)", "its "),
        (
            r"\b(owner|controller|opponent|player)s (?=(?:hand|deck|graveyard|field|turn|life|control)\b)",
            r"\1's ",
        ),
        (r"\b(less|more|greater|fewer|lower|rather) then\b", r"\1 than"),
        (
            r"\b(resonators|J/resonators|cards) (you control|your opponent controls) (gain|lose)s\b",
            r"\1 \2 \3",
        ),
        (r"\b(resonator|J/resonator|card) (you control|your opponent controls) (gain|lose)\b", r"\1 \2 \3s"),
        (r"\bput in into\b", "put it into"),
        (r"\bend of turns\b", "end of turn"),
        (r"\bfrom field\b", "from the field"),
        (r"\byours (?=\w)", "your "),
        (r"\b(your|its owner's) (hand|deck|graveyard)s\b", r"\1 \2"),
        (r"\b([Tt])argets (?=resonator\b|J/resonator\b|card\b|spell\b|player\b)", r"\1arget "),
        (r"\bgets\b", "gains"),
        (r"(?<=\w) s\b", "s"),
    )
)


# How likely a mending is: words typed wrongly before words left out.
PHRASE, SPELLING, CONFUSION, NUMBER, TWICE, LEFT, MARKS = range(7)


def mendings(
    tokens: tuple[Token, ...], at: int, vocabulary: set[str], seams: Seams = frozenset()
) -> Iterator[tuple[int, str]]:
    """The text with one slip mended near a word, each with its kind; not beside a seam."""
    words = [token.text for token in tokens]
    text = " ".join(words).replace(" 's", "'s").replace(" ' ", "' ")
    mended = text
    for pattern, new in PHRASES:
        mended = pattern.sub(new, mended)
    if mended != text and not seams:
        yield PHRASE, mended
    last = len(tokens) - 1
    cut = _beside(tokens, seams)
    for place in range(min(at + 1, last), max(-1, at - FAR), -1):
        if place in cut:
            continue
        for other in CONFUSED.get("an" if words[place].lower() == "an" else tokens[place].key, ()):
            if _of_a_kind(tokens, place, other):
                continue
            yield CONFUSION, _joined(words, place, 1, _like(words[place], other))
    for place in range(min(at + 1, last), max(-1, at - BACK - 1), -1):
        token = tokens[place]
        if place in cut:
            continue
        if token.kind == MARK and token.key in (":", ",", "."):
            for mark in (";", ".", ",", ":"):
                if mark in ".:" and place < last and not _begins(tokens[place + 1]):
                    continue
                if token.key == ":" and mark == ",":
                    continue  # what is done would become what is paid
                yield MARKS, _joined(words, place, 1, mark)
        if token.kind != WORD or any(sign.isdigit() for sign in token.text):
            continue
        for other in _spelled(token, vocabulary):
            yield SPELLING, _joined(words, place, 1, other)
        for other in _numbered(tokens, place, vocabulary):
            yield NUMBER, _joined(words, place, 1, other)
        if place and words[place - 1].lower() == token.key:
            yield TWICE, _joined(words, place, 1, "")
    for place in range(min(at, last), max(-1, at - BACK - 1), -1):
        if place in cut:
            continue
        if tokens[place].key == ",":
            yield MARKS, _joined(words, place, 1, "")
        for word in LEFT_OUT:
            if word == "your" and tokens[place].key not in YOURS:
                continue  # "a Golem or a your chant": whose a card is is never guessed
            if word == "card" and place and tokens[place - 1].key in ("one", "other"):
                continue  # "put one ... into the field": one of what was named; "to each other": to the other
            if word in ("the", "a") and _a_name(tokens[place], vocabulary):
                continue  # "whenever Firelance attacks": a card, not one of a race that nobody knows
            if word == "," and place and tokens[place - 1].key in DENIED:
                continue  # "if you don't discard a card": what is denied, not what is done then
            yield MARKS if word == "," else LEFT, _joined(words, place, 0, word)
        if place and (words[place - 1].endswith("}") or tokens[place].capital):
            yield MARKS, _joined(words, place, 0, ":")
        if place and tokens[place].capital:
            yield MARKS, _joined(words, place, 0, ".")
    for place in range(at - BACK - 1, max(0, at - FAR), -1):  # "remove card in your hand from the game"
        if place not in cut and tokens[place].key in NOUNS and not tokens[place].capital:
            yield LEFT, _joined(words, place, 0, "a")


def _a_name(token: Token, vocabulary: set[str]) -> bool:
    """A capitalised word that is neither one of the table nor of a known race."""
    known = token.key in vocabulary or token.text in _RACE_WORDS
    return token.kind == WORD and token.capital and not known


def _of_a_kind(tokens: tuple[Token, ...], place: int, other: str) -> bool:
    """ "Abilities or darkness spells" names two kinds, "abilities of Golems" one: neither is mended."""
    if not place or tokens[place - 1].key not in KINDS:
        return False
    following = tokens[place + 1].key if place + 1 < len(tokens) else ""
    return other == "of" or (tokens[place].key == "of" and following not in KINDS)


def _beside(tokens: tuple[Token, ...], seams: Seams) -> frozenset[int]:
    """The places of words beside which reminder text was taken out."""
    keys = ["", *[token.key for token in tokens], ""]
    found = [n for n in range(len(keys) - 1) if seams and (keys[n], keys[n + 1]) in seams]
    return frozenset(place for n in found for place in (n - 1, n))


def _begins(token: Token) -> bool:
    """Whether a sentence may begin with a word."""
    return token.capital or token.kind != WORD


def _joined(words: list[str], place: int, gone: int, new: str) -> str:
    return " ".join(word for word in (*words[:place], new, *words[place + gone :]) if word)


def _spelled(token: Token, vocabulary: set[str]) -> Iterator[str]:
    """What may have been meant by a word that is none."""
    word = token.text
    if not token.capital and word.capitalize() in lexicon.RACES:
        yield word.capitalize()
    if token.key in vocabulary or word in _RACE_WORDS or len(word) < 3:
        return
    near = {_like(word, other) for other in near_words(token.key)}
    found = sorted(other for other in near if other.lower() in vocabulary or other in lexicon.RACES)
    if "main" in near:
        yield ""  # of a "main deck", which is a deck (304.4)
    if len(found) <= 4:
        yield from found
    for cut in range(2, len(word) - 1):
        if token.key[:cut] in vocabulary and token.key[cut:] in vocabulary:
            yield f"{word[:cut]} {word[cut:]}"


NOUNS: Final = frozenset(
    "resonator j/resonator card j-ruler j/ruler ruler chant addition regalia stone counter token spell "
    "ability graveyard deck hand gem rune attribute race name opponent player owner phase turn".split()
)
ONE: Final = frozenset("a each target this that another one".split())
MANY: Final = frozenset("all those other any x".split()) | frozenset(lexicon.NUMBERS) - {"one"}
BETWEEN: Final = frozenset("from of to in on with by into for , . :".split())
# After these a verb has the subject of the clause before, or none.
LEADS: Final = frozenset("then and or".split())


def _numbered(tokens: tuple[Token, ...], place: int, vocabulary: set[str]) -> Iterator[str]:
    """The word with an s more or less: a verb behind its subject, a noun if words before tell its number."""
    word = tokens[place].text
    before = [token.key for token in tokens[max(0, place - 4) : place]]
    for at in range(len(before) - 1, -1, -1):
        if before[at] in BETWEEN:
            before = before[at + 1 :]
            break
    plural = word.endswith("s")
    bare = tokens[place].key.removesuffix("s")
    if bare in NOUNS or tokens[place].capital:
        if not (ONE if plural else MANY) & set(before):
            return
    elif not before or before[-1] in LEADS or not before[-1][-1].isalpha():
        return
    for other in [word[:-1], word[:-2]] if plural else [word + "s", word + "es"]:
        if other.lower() in vocabulary or other in _RACE_WORDS:
            yield other


_RACE_WORDS: Final = frozenset(
    word for race in lexicon.RACES for form in (race, lexicon.plural(race)) for word in form.split()
)


def _like(word: str, other: str) -> str:
    return other.capitalize() if word[:1].isupper() else other
