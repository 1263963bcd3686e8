"""The rules as pages: clauses in our words with what leads on from each, and two editions compared."""

from __future__ import annotations

from functools import cache
from typing import Final

import willpower as wp
from willpower.judge.collection import FileInfo, judge_collection
from willpower.rulebook.coverage import CHAPTERS, CHAPTERS_JA, chapter_of, reason
from willpower.rulebook.evidence import evidence_of
from willpower.rulebook.questions import ask
from willpower.rulebook.switches_shown import shown
from willpower.rulebook.words import PlayerWord, known_words
from willpower.rules import edition as editions
from willpower.rules import index
from willpower.rules.citations import OLD_BOOKS, counterpart, what_it_says
from willpower.rules.reminders import reminder
from willpower.rules.words import apart

from .protocol_study import (
    ClauseLine,
    EditionsCompared,
    JudgeLine,
    OldClause,
    PlayerAnswer,
    RuleChapter,
    RulePage,
    RuleSection,
    RulesFound,
    SwitchGroup,
    SwitchLine,
)
from .table import Refusal

_MOST: Final = 80
_SEE: Final = 8
_FILES: Final = 40
_CARDS: Final = 24


@cache
def contents() -> tuple[RuleChapter, ...]:
    """The chapters with their sections."""
    found: list[RuleChapter] = []
    for number, title in CHAPTERS.items():
        inside = [
            RuleSection(one, name, len(index.within(one)), index.sections_ja()[one])
            for one, name in index.sections().items()
            if chapter_of(one) == number
        ]
        found.append(RuleChapter(number, title, inside, CHAPTERS_JA[number]))
    return tuple(found)


def find_rules(words: str) -> RulesFound:
    """What words of anybody find."""
    if not words.strip():
        return RulesFound(words, None, [], 0, [])
    found = ask(words)
    lines = [ClauseLine(one.number, one.summary, one.ja) for one in found.clauses]
    answer = _answer(found.word) if found.word is not None else None
    return RulesFound(words, answer, lines[:_MOST], len(lines), [_answer(one) for one in found.near])


def _answer(word: PlayerWord) -> PlayerAnswer:
    lines = [_line(one) for one in word.clauses]
    return PlayerAnswer(word.words[0], word.called, word.answer, lines, word.called_ja, word.answer_ja)


def _line(number: str) -> ClauseLine:
    if number in CHAPTERS:
        return ClauseLine(number, CHAPTERS[number], CHAPTERS_JA[number])
    known = index.clauses().get(number)
    if known is not None:
        return ClauseLine(number, known.summary, known.ja)
    return ClauseLine(number, index.sections().get(number, ""), index.sections_ja().get(number, ""))


def rule_page(number: str) -> RulePage:
    """The page of a clause, a section or a chapter; raises `Refusal`."""
    if number in CHAPTERS:
        own = [chapter for chapter in contents() if chapter.number == number]
        inside = [one.number for chapter in own for one in chapter.sections]
        return _page(number, CHAPTERS[number], "chapter", CHAPTERS[number], list(CHAPTERS), inside)
    if number in index.sections():
        title = index.sections()[number]
        around = [one for one in index.sections() if chapter_of(one) == chapter_of(number)]
        inside = [one.number for one in index.children(number)]
        return _page(number, title, "section", title, around, inside)
    one = index.clauses().get(number)
    if one is None:
        raise Refusal("unknown game", f"There is no clause {number[:20]!r}.")
    outer = index.parent(number)
    around = [c.number for c in index.children(outer.number if outer is not None else number.split(".")[0])]
    inside = [c.number for c in index.children(number)]
    page = _page(number, one.section, one.kind, one.summary, around, inside)
    page.unseen = "" if one.observable else reason(one)
    return page


def _page(
    number: str, section: str, kind: str, summary: str, around: list[str], inside: list[str]
) -> RulePage:
    at = around.index(number) if number in around else -1
    found = evidence_of(number)
    files = [judge_collection()[one] for one in found.judge_files if one in judge_collection()]
    if kind in ("chapter", "section"):
        files = [
            one
            for one in judge_collection().values()
            if one.edition == editions.DEFAULT and any([_inside(c, number) for c in one.clauses])
        ]
    keyword = section.strip("[]").casefold()
    known = reminder(keyword) if chapter_of(number) == "1100" and kind != "chapter" else None
    return RulePage(
        number,
        section,
        kind,
        summary,
        "",
        [_line(one) for one in _path(number)],
        _line(around[at - 1]) if at > 0 else None,
        _line(around[at + 1]) if 0 <= at < len(around) - 1 else None,
        [_line(one) for one in inside],
        [_line(one) for one in see_also(number)],
        known.text if known is not None else "",
        [word.words[0] for word in known_words() if number in word.clauses],
        [judge_line(one) for one in files[:_FILES]],
        _older(number) if kind not in ("chapter", "section") else [],
        _cards(keyword) if known is not None else [],
        len(found.functions),
        len(found.tests),
        _line(number).ja,
        known.ja if known is not None else "",
    )


def _inside(number: str, outer: str) -> bool:
    if outer in CHAPTERS:
        return number in index.clauses() and chapter_of(number) == outer
    return number in index.clauses() and index.is_within(number, outer)


def judge_line(one: FileInfo) -> JudgeLine:
    """A bundled judge file in a list."""
    return JudgeLine(one.path, one.title, one.edition, [*one.clauses], one.goal)


def _path(number: str) -> list[str]:
    if number in CHAPTERS:
        return []
    found = [chapter_of(number)]
    taken = number.split(".")[0]
    if taken != number:
        found.append(taken)
    outer = index.parent(number) if number in index.clauses() else None
    rest: list[str] = []
    while outer is not None:
        rest.insert(0, outer.number)
        outer = index.parent(outer.number)
    return found + rest


@cache
def see_also(number: str) -> tuple[str, ...]:
    """Clauses that stand beside one in judge files and in answers to players, the most frequent first."""
    counts: dict[str, int] = {}
    lists = [one.clauses for one in judge_collection().values() if one.edition == editions.DEFAULT]
    for together in [*lists, *[word.clauses for word in known_words()]]:
        if number in together:
            for other in together:
                if other != number and other in index.clauses():
                    counts[other] = counts.get(other, 0) + 1
    outer = index.parent(number) if number in index.clauses() else None
    near = {number, outer.number if outer is not None else number}
    order = {one: n for n, one in enumerate(index.clauses())}
    best = sorted([one for one in counts if one not in near], key=lambda one: (-counts[one], order[one]))
    return tuple(best[:_SEE])


def _older(number: str) -> list[OldClause]:
    found: list[OldClause] = []
    for book in OLD_BOOKS:
        there = counterpart(book, number)
        if there is not None:
            found.append(OldClause(book, there, what_it_says(book, there) or ""))
    return found


@cache
def _cards(keyword: str) -> list[str]:
    """The bundled cards whose printed text has a keyword."""
    icon = f"[{keyword}]"
    names = [
        face.name
        for card in wp.bundled_cards()
        for face in card.faces
        if any([icon in line.casefold() for line in face.text])
    ]
    return list(dict.fromkeys(names))[:_CARDS]


def compared(first: str, second: str) -> EditionsCompared:
    """Where two editions differ, by groups; raises `Refusal`."""
    for name in (first, second):
        if name not in editions.EDITIONS:
            raise Refusal("malformed", f"There is no edition {name[:30]!r}.")
    one, other = editions.edition(first), editions.edition(second)
    found = editions.differences(one, other)
    groups: list[SwitchGroup] = []
    for letter, title in editions.GROUPS.items():
        lines: list[SwitchLine] = []
        for switch, here, there in found:
            if switch.id[0] == letter:
                said = apart(here, there)
                files = _playable(shown()[switch.field].judge_files if switch.field in shown() else ())
                lines.append(SwitchLine(switch.id, switch.title, *said, [*switch.clauses], files))
        if lines:
            groups.append(SwitchGroup(letter, title, lines))
    names = sorted(editions.EDITIONS, key=lambda name: (float(name.split(" ")[0].replace("x", "0")), name))
    return EditionsCompared(first, second, names, len(editions.SWITCHES), groups)


def _playable(paths: tuple[str, ...]) -> list[str]:
    return [path for path in paths if path in judge_collection()][:3]
