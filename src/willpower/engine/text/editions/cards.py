"""Cards that an edition does not know: types, forms, keywords and wordings that came later.

What only changed its name is known: a chant is a spell card, [Judgment] is [J-activate], [Precision] is
Target Attack, a standby area a chant-standby area. How a text is laid out (icons, arrows) does not matter.
What counts is whether the edition has the thing at all.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from willpower.abilities.ability import Activate, Keyword
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import WeatherIs
from willpower.abilities.effects import (
    Attach,
    Copy,
    CreateToken,
    Effect,
    ExtraTurn,
    Force,
    Foresee,
    GainCoin,
    GainGem,
    MoveCounters,
    PutCounters,
    RemoveCounters,
    RemoveFromBattle,
    RestartGame,
    SetWeather,
    SkipPhase,
    Turn,
    WinGame,
)
from willpower.abilities.nouns import HasCounter, KeywordIs
from willpower.abilities.statics import ReleaseSeal, WeatherIsNow
from willpower.abilities.symbols import ADDITION, TYPE_NAME
from willpower.abilities.triggers import CounterChange
from willpower.cards.card import COLOSSAL, INVERSE, SHIFT, Face
from willpower.cards.type_line import CHANT_STANDBY
from willpower.rules.edition import Edition
from willpower.rules.edition import edition as newest

from ...core.definition import Definition
from .actions import unknown

# What the instructions that came later are called, and their clauses (1017-1034, 1303).
_INSTRUCTIONS: Final[dict[type[Effect], tuple[str, str]]] = {
    Attach: ("no rule tells how to attach", "1032.1"),
    Copy: ("no rule tells how to copy", "1017.1"),
    CreateToken: ("there are no tokens", "1303.1"),
    ExtraTurn: ("there are no extra turns", "1025.1"),
    Force: ("no rule tells of Force", "1023.1"),
    Foresee: ("no rule tells how to foresee", "1034.1"),
    GainCoin: ("there are no tokens", "1303.1"),
    GainGem: ("there are no gems", "1027.1"),
    MoveCounters: ("there are no counters", "1022.1"),
    PutCounters: ("there are no counters", "1022.1"),
    RemoveCounters: ("there are no counters", "1022.1"),
    RemoveFromBattle: ("no rule tells how to remove from battle", "1029.1"),
    RestartGame: ("no rule tells how to restart the game", "1033.1"),
    SetWeather: ("there is no weather", "1028.1"),
    SkipPhase: ("no rule tells how to skip", "1031.1"),
}
_TURNS: Final = {
    "heal": ("no rule tells how to heal", "1024.1"),
    "invert": ("no rule tells how to invert", "1030.1"),
    "unseal": ("no rule tells how to release a seal", "1026.1"),
}
# Known to every edition under one name or another.
_ALWAYS: Final = frozenset({"judgment", "enter", "break"})
# Keywords that the reading of old words brings (1405.3, 1405.4, 1417.1): only printed ones count.
_TRANSLATED: Final = frozenset({"quickcast", "trigger", "eternal"})
_SKILLS: Final = frozenset(skill.lower() for skill in newest().skills)
_WILL: Final = (("{M}", "moon", "907.6a"), ("{T}", "time", "907.6b"), ("{V}", "void", "907.5"))
_BRACKETS: Final = re.compile(r"\[([A-Za-z' -]+)\]")
# Subtypes that another word of an older edition includes (201.2b).
_SAME_SUBTYPE: Final = {"j/ruler": "ruler/j-ruler"}


@lru_cache(maxsize=20_000)
def unknown_there(d: Definition, edition: Edition) -> tuple[tuple[str, str], ...]:
    """The parts of a card that an edition does not know: clauses, or ids of switches, each with the
    reason."""
    assert d.card is not None
    found: dict[tuple[str, str], None] = {}
    for face in d.card.faces:
        _check_types(face, edition, found)
    sides = d.card.double_sided
    if sides in (SHIFT, INVERSE) and "double-sided cards" not in edition.card_forms:
        found["1302.1", "there are no double-sided cards"] = None
    elif sides == COLOSSAL and "colossal rulers" not in edition.card_forms:
        found["1304.1", "there are no colossal rulers"] = None
    for n, face in enumerate(d.card.faces):
        _check_will(face, edition, found)
        for ability in d.faces[n].ab.listed:
            for node in walk(ability):
                _check_node(node, face, edition, found)
        if face.divinity and "Divinity" not in edition.skills:
            found["209.1", "there is no divinity"] = None
    return tuple(found)


def _check_types(face: Face, edition: Edition, found: dict[tuple[str, str], None]) -> None:
    for bit, word in TYPE_NAME.items():
        if face.types & bit and word.lower() not in edition.card_types.names:
            found["201.2", f"there are no {word.lower()} cards"] = None
    if face.types & (face.types - 1) and not edition.card_types.several:
        found["201.2c", "a card has only one type"] = None
    if face.types & ADDITION:
        for subtype in face.subtypes or ("",):
            allowed = edition.addition_subtypes
            if subtype not in allowed and _SAME_SUBTYPE.get(subtype) not in allowed:
                what = f"to {subtype} cards" if subtype else "without a subtype"
                found["1406.1a", f"there are no additions {what}"] = None


def _check_will(face: Face, edition: Edition, found: dict[tuple[str, str], None]) -> None:
    printed = " ".join(("" if face.cost is None else str(face.cost), *face.text))
    for symbol, kind, clause in _WILL:
        if symbol in printed and kind not in edition.will_kinds:
            found[clause, f"there is no {kind} will"] = None


def _check_node(node: Node, face: Face, edition: Edition, found: dict[tuple[str, str], None]) -> None:
    if isinstance(node, (Keyword, KeywordIs)):
        if not _knows(node.keyword, face, edition):
            found["H14", f"[{_title(node.keyword)}] does not exist"] = None
    elif isinstance(node, Activate):
        if node.gods_art and edition.ability_names == "none":
            found["I30", "God's Arts do not exist"] = None
    elif isinstance(node, WinGame):
        if not edition.win_effects:
            found["103.5", "no effect wins the game"] = None
    elif isinstance(node, Effect):
        if unknown(edition, node):
            how = node.how if isinstance(node, Turn) else ""
            why, clause = _TURNS[how] if how else _INSTRUCTIONS[type(node)]
            found[clause, why] = None
    elif isinstance(node, (HasCounter, CounterChange)):
        if "counters" not in edition.card_forms:
            found["1022.1", "there are no counters"] = None
    elif isinstance(node, (WeatherIs, WeatherIsNow)):
        if "weather" not in edition.rule_actions:
            found["1028.1", "there is no weather"] = None
    elif isinstance(node, ReleaseSeal) and "release seal" not in edition.rule_actions:
        found["1026.1", "no rule tells how to release a seal"] = None


def _knows(keyword: str, face: Face, edition: Edition) -> bool:
    """Whether an edition has a keyword, or the text says it in words of its own."""
    if keyword in _ALWAYS or any(keyword == skill.lower() for skill in edition.skills):
        return True
    if keyword not in _SKILLS:
        return True  # a word without an effect of its own (1101.1b)
    if keyword == "trigger" and CHANT_STANDBY in face.subtypes:
        return True
    return keyword in _TRANSLATED and not _prints(keyword, face)


def _prints(keyword: str, face: Face) -> bool:
    return any(word.lower() == keyword for text in face.text for word in _BRACKETS.findall(text))


def _title(keyword: str) -> str:
    return keyword.title().replace("'S", "'s")
