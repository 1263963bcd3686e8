"""The entries in which a file lists a card's text, put together where a paragraph was split over several."""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 2000  # characters of one paragraph; the longest printed text has about 500

_OPEN: Final = re.compile(r"(?:-|–|—|―|;|; ?or)\s*\Z")
_GOES_ON: Final = re.compile(r"\s*(?:;\s*)?or\b")
_DASHED: Final = re.compile(r"\s*[-–—―•●] ")
_CHOOSING: Final = re.compile(r"\b[Cc]hooses? \w[^⇒]{0,200}[;:.]\s*(?:[-–—―•●]|\Z)")

# Some paragraphs hold two abilities: what follows these words is active when the rest is not.
SECOND_ABILITY: Final = re.compile(
    r"(?<=\.) (?=\[Torrent\]|Players cannot chase to this card\.$|If you paid the additional cost,"
    r"|When(?:ever)? (?:the )?(?:added|resonator with)"
    r"|(?:Added resonator|This card) gains \[[^\].]+\] for each [^.]+ counter on (?:this card|it)\.$)"
)


def _heads_first(texts: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Options in lines with dashes stand behind the choice that they belong to, also where the data has them
    in front of it."""
    out: list[tuple[int, str]] = []
    loose: list[tuple[int, str]] = []
    for number, text in texts:
        open_choice = bool(out) and _CHOOSING.search(out[-1][1]) is not None
        if _DASHED.match(text) and not open_choice and not (out and _DASHED.match(out[-1][1])):
            loose.append((number, text))
        elif loose and text.rstrip().endswith(";") and _CHOOSING.search(text):
            out += [(number, text), *loose]
            loose = []
        else:
            out.append((number, text))
    return out + loose


def whole(texts: tuple[str, ...]) -> list[tuple[int, str]]:
    """The entries of a text with their numbers; those over which one paragraph was split are put together:
    options of a choice, and reminder text that is not closed."""
    out: list[tuple[int, str]] = []
    for number, text in _heads_first(list(enumerate(texts, 1))):
        before = out[-1][1] if out else ""
        if before and len(before) < LONGEST:
            if _DASHED.match(text) and _CHOOSING.search(before):
                out[-1] = (out[-1][0], f"{before} {text.strip()}")
                continue
            goes_on = _GOES_ON.match(text) is not None
            if goes_on and not _OPEN.search(before):
                before = before.rstrip().rstrip(".") + ";"
            if goes_on or _OPEN.search(before) or before.count("(") > before.count(")"):
                out[-1] = (out[-1][0], f"{before} {text}")
                continue
        out.append((number, text))
    return out
