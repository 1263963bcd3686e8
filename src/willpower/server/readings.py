"""How a card is read, for its page: paragraph by paragraph, with references spelled out, keywords in our
words, what was not understood, and which editions know it."""

from __future__ import annotations

import re
from typing import Final, Literal

from msgspec.structs import replace

import willpower as wp
from willpower.abilities.ability import Ability, Activate, Automatic, Continuous, Keyword
from willpower.abilities.base import walk
from willpower.cards.card import FACE_NAMES, Card, Face
from willpower.cards.mapping import card_from_mapping
from willpower.engine import NotUnderstood, define, unknown_there
from willpower.language.lookup import Compiled, compile_face
from willpower.language.outline import outline
from willpower.language.telling import told
from willpower.rules.citations import cite
from willpower.rules.reminders import REMINDERS

from .catalogue import entry_of, keywords_of
from .protocol_cards import (
    CardReading,
    EditionOfCard,
    FaceReading,
    ReadAnswer,
    ReadParagraph,
    ReadPart,
    ReadText,
)
from .protocol_http import DeckProblem, KeywordInfo

_SENTENCES: Final = re.compile(r"(?<=[.])\s+(?=[A-Z\[{*\"“])")
_ARROW: Final = re.compile(r"\s*(?:⇒|=>)\s*")
_COST: Final = re.compile(r"^([^:\"“”]{1,160}):\s+(.+)$", re.S)
_MOST_LINES: Final = 200  # of a tree


def read_card(card: Card) -> CardReading:
    """How a card is read."""
    faces: list[FaceReading] = []
    words: dict[str, None] = dict.fromkeys(keywords_of(card.faces))
    understood = True
    for n, face in enumerate(card.faces):
        compiled = compile_face(face)
        understood = understood and compiled.understood
        for ability in compiled.abilities:
            words.update(dict.fromkeys([k.keyword for k in walk(ability) if isinstance(k, Keyword)]))
        faces.append(FaceReading(FACE_NAMES[n], face.name, _paragraphs(face, compiled)))
    known = [REMINDERS[word] for word in words if word in REMINDERS]
    said = [KeywordInfo(one.keyword, one.clause, one.text, one.ja) for one in known]
    return CardReading(understood, faces, said)


def _paragraphs(face: Face, compiled: Compiled) -> list[ReadParagraph]:
    said = told(compiled.abilities)
    mended = dict(compiled.mended)
    found: list[ReadParagraph] = []
    for number, printed in enumerate(face.text, 1):
        own = [
            (a, one.text) for a, one in zip(compiled.abilities, said, strict=True) if a.paragraph == number
        ]
        problem = next((p for p in compiled.problems if p.paragraph == number), None)
        found.append(
            ReadParagraph(
                number,
                printed,
                problem is None,
                [part for ability, text in own for part in _parts(ability, text)],
                problem.words if problem is not None else "",
                problem.kind if problem is not None else "",
                mended.get(number, ""),
                [row for ability, _ in own for row in outline(ability)][:_MOST_LINES],
            )
        )
    return found


def _parts(ability: Ability, text: str) -> list[ReadPart]:
    """An ability in parts: when it triggers, what it costs, what is done, in which order."""
    found: list[ReadPart] = []
    rest = text
    if isinstance(ability, Keyword):
        known = REMINDERS.get(ability.keyword)
        before, arrow, after = _split(_ARROW, rest)
        found.append(ReadPart("keyword", before, known.clause if known is not None else ""))
        rest = after if arrow else ""
    elif isinstance(ability, Automatic):
        before, arrow, after = _split(_ARROW, rest)
        if arrow:
            found.append(ReadPart("when", before))
            rest = after
    elif isinstance(ability, Activate):
        priced = _COST.match(rest)
        if priced is not None:
            found.append(ReadPart("cost", priced[1]))
            rest = priced[2]
    first: Literal["always", "do"] = "always" if isinstance(ability, Continuous) else "do"
    sentences = [one for one in _SENTENCES.split(rest) if one]
    for n, sentence in enumerate(sentences):
        found.append(ReadPart(first if first == "always" or n == 0 else "then", sentence))
    return found


def _split(mark: re.Pattern[str], text: str) -> tuple[str, str, str]:
    found = mark.search(text)
    if found is None:
        return text, "", ""
    return text[: found.start()], found[0], text[found.end() :]


def editions_of(card: Card) -> list[EditionOfCard]:
    """Which editions know a card, the newest first, and what the others do not know of it."""
    found: list[EditionOfCard] = []
    for name in reversed(wp.EDITIONS):
        edition = wp.edition(name)
        try:
            reasons = [
                DeckProblem(cite(edition, clause), why)
                for clause, why in unknown_there(define(card, allow_partial=True), edition)
            ]
        except NotUnderstood as error:
            reasons = [DeckProblem("", str(error))]
        found.append(EditionOfCard(name, not reasons, reasons))
    return found


def card_of(text: ReadText) -> Card:
    """The card that somebody has written, a J-ruler as the back of a plain ruler; raises `CardError`."""
    mapping: dict[str, object] = {
        "name": text.name or "Unprinted",
        "type": text.type or "Resonator",
        "text": [one.strip() for one in text.text if one.strip()],
    }
    for key, value in (("cost", text.cost), ("race", text.race)):
        if value:
            mapping[key] = value
    for key, number in (("atk", text.atk), ("def", text.defense)):
        if number is not None:
            mapping[key] = number
    if _is_back(text):
        mapping = {"name": f"{mapping['name']}, ruler", "type": "Ruler", "back": mapping}
    return card_from_mapping(mapping)


def _is_back(text: ReadText) -> bool:
    return "j-ruler" in text.type.casefold()


def read_text(text: ReadText) -> ReadAnswer:
    """How a card that was never printed is read; raises `CardError`."""
    card = card_of(text)
    reading = read_card(card)
    if _is_back(text):  # only the side that was written is shown
        reading = replace(reading, faces=reading.faces[1:])
    return ReadAnswer(entry_of(card, True, reading.understood, card.faces[-1]), reading, editions_of(card))
