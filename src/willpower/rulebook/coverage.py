"""How much of the rulebook is shown: per chapter and in all, and what is missing."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from willpower.rules.index import Clause, clauses, is_within, parts

from .evidence import Evidence

CHAPTERS: Final = {
    "100": "Overview",
    "200": "Characteristics of Cards",
    "300": "Zone",
    "400": "Setting Up the Game",
    "500": "Turn Sequence",
    "600": "Priority Sequence",
    "700": "Player's Action",
    "800": "Battle",
    "900": "Cards and Abilities",
    "1000": "Action by Rules",
    "1100": "Keyword and Keyword Skill",
    "1200": "Rule Process",
    "1300": "Other Rules",
    "1400": "Old Rules and Wordings",
}
CHAPTERS_JA: Final = {
    "100": "概要",
    "200": "カードの情報",
    "300": "領域",
    "400": "ゲームの準備",
    "500": "ターンの進行",
    "600": "優先権の処理",
    "700": "プレイヤーの行動",
    "800": "戦闘",
    "900": "カードと能力",
    "1000": "ルールで定める行動",
    "1100": "キーワードとキーワードスキル",
    "1200": "ルール処理",
    "1300": "その他のルール",
    "1400": "旧ルールと旧表記",
}

# Why nobody at the table could see whether such a clause is kept.
_REASONS: Final = {
    "definition": "it gives something its name; what follows from it stands in other clauses",
    "permission": "it lets a player look at a printed card, which changes nothing in the game",
    "physical-only": "it is about the printed card or the table, not about what happens in a game",
    "procedure": "it is about the hands that shuffle; before and after, the game is the same",
    "reference-only": "it introduces other clauses or points to them, and says nothing of its own",
}
# Where the kind alone does not say it.
_SPECIAL: Final = {
    "1130.3c": "it pairs old and new printings of single cards; each card is read from its own text",
    "1402.1": "it is about the Japanese wording only",
    "1403.1": "it is about the Japanese wording only",
    "1405.2": "it says that a printed word has no meaning",
    "1409.1": "it says that a printed icon has no meaning",
    "1412.1": "it is about the Japanese wording only",
    "1412.3": "it is about the Japanese wording only",
}


@dataclass(frozen=True, slots=True)
class Share:
    """Of a chapter or of the whole: how many clauses, observable ones, and those that a test shows; of the
    observable ones also those that the code cites."""

    clauses: int
    observable: int
    shown: int
    missing: tuple[str, ...]
    cited: int
    uncited: tuple[str, ...]


def chapter_of(number: str) -> str:
    """The chapter of a clause: "903.2g" -> "900"."""
    return parts(number)[0][:-2] + "00"


def reason(clause: Clause) -> str:
    """Why a clause is not observable."""
    for outer, why in _SPECIAL.items():
        if is_within(clause.number, outer):
            return why
    return _REASONS[clause.kind]


def coverage(table: Mapping[str, Evidence], chapter: str = "") -> Share:
    """How much is shown by conformance tests, in all or of one chapter."""
    inside = [c for c in clauses().values() if not chapter or chapter_of(c.number) == chapter]
    observable = [c.number for c in inside if c.observable]
    missing = tuple(n for n in observable if n not in table or not table[n].shown)
    uncited = tuple(n for n in observable if n not in table or not table[n].functions)
    shown, cited = len(observable) - len(missing), len(observable) - len(uncited)
    return Share(len(inside), len(observable), shown, missing, cited, uncited)


def coverage_json(table: Mapping[str, Evidence]) -> str:
    """The same as one JSON object."""
    whole = coverage(table)
    chapters = {}
    for number, title in CHAPTERS.items():
        share = coverage(table, number)
        chapters[number] = {
            "title": title,
            "clauses": share.clauses,
            "observable": share.observable,
            "shown": share.shown,
        }
    return json.dumps(
        {
            "clauses": whole.clauses,
            "observable": whole.observable,
            "shown": whole.shown,
            "chapters": chapters,
            "missing": list(whole.missing),
        }
    )
