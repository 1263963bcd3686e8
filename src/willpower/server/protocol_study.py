"""What goes over HTTP around the rules: clauses, editions, the judge's bench, puzzles and lessons."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .protocol import CardUses
from .protocol_view import Decision, LogLine, View

# ---- rules ----------------------------------------------------------------------------------------------


class ClauseLine(Struct):
    """A clause, section or chapter in a list."""

    number: str
    summary: str
    ja: str  # the summary in Japanese; "" where there is none


class RuleSection(Struct):
    """A section with its title and how many clauses it has."""

    number: str
    title: str
    clauses: int
    ja: str  # the title in Japanese


class RuleChapter(Struct):
    """A chapter with its sections."""

    number: str
    title: str
    sections: list[RuleSection]
    ja: str  # the title in Japanese


class PlayerAnswer(Struct):
    """A word of players: what the rulebook calls it, the answer in a sentence or two, the clauses."""

    word: str
    called: str
    answer: str
    clauses: list[ClauseLine]
    called_ja: str = ""  # "" where nobody has written it
    answer_ja: str = ""


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
    ja: str  # the summary in Japanese; "" where there is none
    reminder_ja: str


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


# ---- the judge's bench ----------------------------------------------------------------------------------

JudgeText = Annotated[str, Meta(max_length=64 * 1024)]
Picks = Annotated[list[Annotated[int, Meta(ge=0, le=100_000)]], Meta(max_length=400)]
EditionName = Annotated[str, Meta(max_length=30)]


class StoryLine(Struct):
    """A sentence of the story with its clause, and the player whose doing it is, if anybody's."""

    text: str
    clause: str
    player: int | None


class BenchStep(Struct):
    """A step of a judge file: where it stands, how it is written, what it caused; of a question the answer.
    The first one is the start."""

    line: int
    text: str
    answer: str
    lines: list[StoryLine]
    at: int  # how many steps of the file are done then
    expects: int = 0  # the place of an expectation; that of the end comes after all steps


class BenchMove(Struct):
    """What was picked on the board and is not written in the file."""

    player: int
    text: str
    clause: str


class StartCard(Struct):
    """A card of the start, by its place in its zone."""

    player: Literal["A", "B"]
    zone: str
    place: int
    name: str
    rested: bool
    damage: int
    fresh: bool = False  # it came this turn
    counters: dict[str, int] = {}


class StartFacts(Struct):
    """What a file says of its start besides cards: life of both, whose turn, which phase."""

    life: list[int]
    turn: Literal["A", "B"]
    phase: str


Amount = Annotated[int, Meta(ge=-(10**9), le=10**9)]


class StartChange(Struct, forbid_unknown_fields=True):
    """One change of the start: what, whose, in which zone, which card there, and its new value."""

    what: Literal[
        "add", "remove", "move", "state", "life", "will", "turn", "phase", "turn_number", "first", "title",
        "edition",
    ]  # fmt: skip
    player: Annotated[str, Meta(max_length=1)] = ""
    zone: Annotated[str, Meta(max_length=20)] = ""
    place: Annotated[int, Meta(ge=0, le=1000)] = 0
    card: Annotated[str, Meta(max_length=100)] = ""
    key: Annotated[str, Meta(max_length=20)] = ""
    value: str | Amount | bool | dict[str, Amount] | None = None
    to_player: Annotated[str, Meta(max_length=1)] = ""  # of a card that moves
    to_zone: Annotated[str, Meta(max_length=20)] = ""


class AskBench(Struct, forbid_unknown_fields=True):
    """Opens a judge file at a step; picks after it are made, and written as steps where `write` says so."""

    text: JudgeText
    at: Annotated[int, Meta(ge=-1, le=10_000)] = -1  # -1: after the last step
    picks: Picks = []
    by_hand: Picks = []  # the places of the picks after which nothing is paid by itself
    write: bool = False
    record: bool = False  # all picks, made after the last step, are written as steps as far as they can be
    change: StartChange | None = None  # of the start, made first
    note: Annotated[str, Meta(max_length=500)] = ""  # expected after the step: "B.life: 900"
    forget: Annotated[int, Meta(ge=0, le=10_001)] = 0  # the place of an expectation that is taken out first


class BenchState(Struct):
    """A judge file opened at a step, with the board there. `text` is the file after what was asked for."""

    text: str
    title: str
    edition: str
    clauses: list[str]
    verdict: Literal["ok", "fail", "error"]
    detail: str
    line: int  # of what is wrong
    steps: list[BenchStep]
    scene: int  # the last step that was done
    at: int
    total: int  # steps that can be done
    picks: list[int]  # those that are not written
    moves: list[BenchMove]
    unwritten: bool  # what was picked last cannot be written as a step
    view: View | None
    decision: Decision | None
    log: list[LogLine]
    start: list[StartCard]
    facts: StartFacts
    outcome: str
    suggested: list[str]  # what could be expected here
    unread: list[str] = []  # for each card with words that do nothing here, a sentence


class AskBenchUses(Struct, forbid_unknown_fields=True):
    """Asks what can be done at a step and why the rest cannot."""

    text: JudgeText
    at: Annotated[int, Meta(ge=-1, le=10_000)] = -1
    picks: Picks = []
    by_hand: Picks = []  # the places of the picks after which nothing is paid by itself


class BenchUses(Struct):
    """What each card can be used for by whoever decides, and why not."""

    player: int
    cards: list[CardUses]


class AskCompare(Struct, forbid_unknown_fields=True):
    """Asks for the same file under two rule sets."""

    text: JudgeText
    first: EditionName
    second: EditionName


class BenchRun(Struct):
    """A file under one rule set."""

    edition: str
    verdict: Literal["ok", "fail", "error"]
    detail: str
    steps: list[BenchStep]
    life: list[int]
    field: list[list[str]]  # of A and of B, at the end
    graveyard: list[list[str]]


class BenchCompared(Struct):
    """The same file under two rule sets."""

    first: BenchRun
    second: BenchRun
    difference: int  # the first step that is told differently; -1 if none is


class BenchFile(Struct):
    """A bundled judge file."""

    file: str
    text: str


class CardLine(Struct):
    """A card to put on the board."""

    name: str
    number: str
    cost: str
    types: list[str]
    races: list[str]
    attributes: list[str]
    text: list[str]
    atk: int | None
    defense: int | None = field(name="def")


# ---- puzzles --------------------------------------------------------------------------------------------


class GoalPart(Struct):
    """A part of what must be reached: somebody wins, a card is somewhere, or something else as the judge file
    says it."""

    kind: Literal["win", "zone", "other"]
    player: int | None  # who wins, or whose card it is
    card: str
    zone: str
    keeps: bool  # of a card: it is there already at the start
    text: str  # as the file says it


class PuzzleInfo(Struct):
    """A bundled puzzle."""

    name: str
    number: int
    title: str
    clauses: list[str]
    turns: int
    grade: int  # 1 to 5 lamps
    card: CardLine | None  # one of its cards, for the picture
    goal: list[GoalPart]


class AskPuzzle(Struct, forbid_unknown_fields=True):
    """Plays a puzzle by all picks so far, those of the opponent too. `want`: also whether the goal can still
    be reached ("check"), the next pick that goes on to it ("move"), or the whole solution ("solution")."""

    name: Annotated[str, Meta(max_length=80)]
    picks: Picks = []
    want: Literal["", "check", "move", "solution"] = ""
    by_hand: Picks = []  # the places of the picks after which nothing is paid by itself


class NamedView(Struct):
    """A card by its printed name and whose it is, numbered where there are several; or a player alone."""

    name: str
    player: int | None
    number: int


class PuzzleMove(Struct):
    """What somebody picks: the kind of the question and of the option, what it is about, by which clause."""

    player: int
    asks: str
    kind: str
    about: NamedView
    on: NamedView  # of an attack: whom
    words: str  # the printed words of an ability or a mode
    text: str  # as a judge file says it
    clause: str
    further: list[PuzzleMove]  # what is chosen on the way: targets, payment


class SolutionRow(Struct):
    """A line of a solution: a move with its number, the opponent's answers that come to the same, or the
    goal, which has no moves."""

    depth: int
    number: int  # 0 of answers and of the goal
    moves: list[PuzzleMove]
    again: bool  # of answers: they are met as above
    clause: str  # of the goal


class AskWin(Struct, forbid_unknown_fields=True):
    """Asks whether who is at turn at a step of a file can win in that turn whatever the other does."""

    text: JudgeText
    at: Annotated[int, Meta(ge=-1, le=10_000)] = -1


class BenchWin(Struct):
    """What a search for a win found, all cards known: `bound` where it was given up."""

    player: int
    verdict: Literal["solved", "none", "bound"]
    actions: int
    solution: list[SolutionRow]
    positions: int  # looked at


class PuzzleState(Struct):
    """A puzzle after picks and the opponent's answers."""

    name: str
    picks: list[int]
    moves: list[PuzzleMove]
    outcome: Literal["playing", "solved", "missed"]
    still: Literal["", "solved", "none", "bound"]  # whether the goal can be reached from here, if asked
    best: int | None  # the pick that goes on to it, if asked
    solution: list[SolutionRow]
    view: View
    decision: Decision | None
    log: list[LogLine]
    text: str  # of the judge file
    hints: list[str]


# ---- lessons --------------------------------------------------------------------------------------------


class LessonInfo(Struct):
    """A lesson of the course."""

    name: str
    number: int
    part: str
    title: str
    about: str
    tasks: int
    part_ja: str
    title_ja: str
    about_ja: str


class AskLesson(Struct, forbid_unknown_fields=True):
    """Plays a task of a lesson by the picks of the player; `show`: also the next pick."""

    name: Annotated[str, Meta(max_length=80)]
    task: Annotated[int, Meta(ge=0, le=100)] = 0
    picks: Picks = []
    show: bool = False
    by_hand: Picks = []  # the places of the picks after which nothing is paid by itself


class LessonState(Struct):
    """A task of a lesson after picks and the opponent's answers."""

    name: str
    task: int
    say: str
    ask: str
    after: str  # what the coach says when the goal is reached
    clauses: list[str]
    picks: list[int]
    outcome: Literal["playing", "solved", "missed"]
    show: int | None
    view: View
    decision: Decision | None
    log: list[LogLine]
    text: str  # of the board as a judge file
    say_ja: str
    ask_ja: str
    after_ja: str
    wrong: str  # what the coach says when the goal is out of reach
    wrong_ja: str
    fault: int  # the place of the pick that put it out of reach; -1 while it is within reach
