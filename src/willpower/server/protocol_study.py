"""What goes over HTTP around the rules: clauses, editions, the judge's bench, puzzles and lessons."""

from __future__ import annotations

from msgspec import Struct

# ---- rules ----------------------------------------------------------------------------------------------


class ClauseLine(Struct):
    """A clause, section or chapter in a list."""

    number: str
    summary: str


class RuleSection(Struct):
    """A section with its title and how many clauses it has."""

    number: str
    title: str
    clauses: int


class RuleChapter(Struct):
    """A chapter with its sections."""

    number: str
    title: str
    sections: list[RuleSection]


class PlayerAnswer(Struct):
    """A word of players: what the rulebook calls it, the answer in a sentence or two, the clauses."""

    word: str
    called: str
    answer: str
    clauses: list[ClauseLine]


class RulesFound(Struct):
    """What words or a number find: the player's answer, clauses, and other words near it."""

    words: str
    answer: PlayerAnswer | None
    clauses: list[ClauseLine]
    total: int  # how many there are; not all may be in the list
    near: list[PlayerAnswer]


class JudgeLine(Struct):
    """A bundled judge file in a list."""

    file: str
    title: str
    edition: str
    clauses: list[str]
    goal: bool


class OldClause(Struct):
    """Where an older rulebook says the same."""

    book: str
    number: str
    summary: str


class RulePage(Struct):
    """All about a clause, a section or a chapter."""

    number: str
    section: str
    kind: str  # "chapter", "section", or what kind of rule it is
    summary: str
    unseen: str  # why nobody could see in a game whether it is kept; "" where one can
    path: list[ClauseLine]  # chapter, section and the clauses around it
    before: ClauseLine | None
    after: ClauseLine | None
    inside: list[ClauseLine]
    see: list[ClauseLine]  # clauses that come with it in judge files and answers
    reminder: str
    words: list[str]  # of players
    judge: list[JudgeLine]
    older: list[OldClause]
    cards: list[str]
    code: int
    tests: int


class SwitchLine(Struct):
    """A point in which two editions differ."""

    id: str
    title: str
    first: str
    second: str
    clauses: list[str]
    files: list[str]  # judge files that show it


class SwitchGroup(Struct):
    """Switches of one part of the game."""

    id: str
    title: str
    switches: list[SwitchLine]


class EditionsCompared(Struct):
    """Where two editions differ."""

    first: str
    second: str
    editions: list[str]  # all there are, oldest first
    total: int  # switches there are
    groups: list[SwitchGroup]
