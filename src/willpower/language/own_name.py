"""A text that speaks of its own card by its name, without the quotation marks that 202.3 asks for.

"Firelance deals 500 damage" is said of the card itself: with quotation marks the name would be any card of
that name in the field or a ruler area (202.3), and without them it would be taken for a race. Where it can be
neither ("another Firelance") the text is not understood.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from . import lexicon

# behind these words a name stands without a word for how many cards are meant
_LEAD: Final = (
    "when whenever if unless as and then that to by on from "
    "destroy banish return remove put rest recover discard invert play"
).split()
# and before these it is what the sentence is about, or what something is done to
_TAIL: Final = (
    "deals gains loses enters attacks blocks leaves becomes is isn't was has cannot can't can would doesn't "
    "gets resolves dies battles comes rested from to into on only if until as or and by with"
).split()
_BEHIND_WORD: Final = "|".join(rf"(?<=\b{word} )|(?<=\b{word.capitalize()} )" for word in _LEAD)
_BEFORE: Final = rf"(?:^|(?<=^ )|(?<=[.:;,⇒>] )|{_BEHIND_WORD})"
_BEHIND: Final = rf"(?='s\b| (?:{'|'.join(_TAIL)})\b|[.,:;]|$)"
_QUOTED: Final = re.compile(r"(\"[^\"]*\"|“[^”]*”|<<?[^>]*>>?|\[[^\]]*\]|《[^》]*》)")


def still_named(texts: Iterable[str], name: str, races: Sequence[str]) -> str:
    """The name of a card, without what is added behind a comma, if a text still speaks of such cards without
    quotation marks, and it is no race: "another Firelance". Nothing if not."""
    short = name.partition(",")[0].strip()
    if not short or short in lexicon.RACES or short in races:
        return ""
    words = re.compile(rf"\b(?:{re.escape(short)}|{re.escape(lexicon.plural(short))})\b")
    return short if any(words.search(part) for text in texts for part in _QUOTED.split(text)[::2]) else ""


@cache
def _pattern(name: str) -> re.Pattern[str]:
    return re.compile(_BEFORE + re.escape(name) + _BEHIND)


def of_itself(text: str, name: str) -> str:
    """The text with "this card" where it names its own card without quotation marks."""
    if not name or name not in text:
        return text
    parts = _QUOTED.split(text)
    for at in range(0, len(parts), 2):
        parts[at] = _pattern(name).sub(lambda m: _said(m.string, m.start()), parts[at])
    return "".join(parts)


def _said(part: str, start: int) -> str:
    """The words for the card, with a capital letter where a sentence begins."""
    before = part[:start].strip()
    return "This card" if not before or before[-1] in ".:⇒>" else "this card"
