"""Writing down choices while positions repeat, and keeping back the one that repeats a loop (1301).

`note_choice` is called for every answer to a decision while something is watched, `offered` for every list of
options after a loop was performed. What they keep is in repetition.py.
"""

from __future__ import annotations

from typing import Final

from .decisions import PRIORITY, Decision, Option
from .ids import PlayerId, RefId
from .repetition import Choice, Likeness, LoopMarks
from .state import State

# Answers that let things go on as they are; others are what a player does to repeat something.
_PASSIVE: Final = frozenset({"pass", "no", "done", "no block", "forfeit"})
_ACTIVE: Final = frozenset(
    {"yes", "activate", "play", "judgment", "call", "battle", "lifebreak", "reveal", "standby"}
)


def note_choice(g: State, decision: Decision, option: Option) -> None:
    """Remembers an answer while positions repeat; a choice outside the loop lets the loop be chosen again."""
    marks = g.memory.loop_marks
    marks.rounds = 0  # somebody had a choice meanwhile
    if not marks.repeating and not marks.loop and not marks.run:
        return
    if not is_choice(g, decision):
        return
    if marks.run:
        marks.run = 0  # somebody could have done something else
        marks.grown = {}
    if not marks.repeating and not marks.loop:
        return
    choice = choice_of(g, decision.player, decision.kind, option)
    if marks.loop and choice not in marks.loop:
        lift(marks)
    if marks.repeating:
        marks.choices = (*marks.choices, choice)


def lift(marks: LoopMarks) -> None:
    """The loop may be chosen again."""
    marks.loop = ()
    marks.stopped = ()


def is_choice(g: State, decision: Decision) -> bool:
    """Whether a player could have answered otherwise; making will instead of passing is no other answer."""
    if decision.kind != PRIORITY:
        return len(decision.options) > 1
    found = 0
    for o in decision.options:
        if o.kind != "source" and (o.kind != "activate" or not makes_will(g, o)):
            found += 1
            if found > 1:
                return True
    return False


def makes_will(g: State, option: Option) -> bool:
    """Whether an action is a will ability (907.2)."""
    if option.kind == "activate":
        return option.number in g.table.objs[option.ref].chars.ab.will_others
    return option.kind == "source"


def choice_of(g: State, player: PlayerId, asked: str, option: Option) -> Choice:
    """A choice that stays the same when cards have become other objects."""
    number: Likeness = () if option.kind in ("trigger", "replace") else (option.number,)
    if option.kind == "attack":
        number = likeness(g, RefId(option.number))
    return Choice(player, asked, option.kind, likeness(g, option.ref), number, option.word)


def likeness(g: State, ref: RefId) -> Likeness:
    """A card or player, the same when the card has become another object."""
    if ref < 0:
        return (ref,)
    o = g.table.objs[ref]
    return (o.definition, o.face, o.controller, o.zone)


def offered(g: State, player: PlayerId, kind: str, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The options without the choice that repeats a loop just performed (1301.1a, 1301.1b)."""
    marks = g.memory.loop_marks
    if not marks.loop:
        return options
    left = tuple([o for o in options if choice_of(g, player, kind, o) not in marks.stopped])
    if len(left) == 1 and len(options) > 1 and choice_of(g, player, kind, left[0]) not in marks.loop:
        lift(marks)  # the only answer left is something else
    return left or options


def ban(marks: LoopMarks, choices: tuple[Choice, ...], players: tuple[PlayerId, ...]) -> None:
    """After a loop was performed: of the choices it consists of, the one by which a player repeats it is not
    offered."""
    marks.loop = choices
    stopped: list[Choice] = []
    for player in players:
        mine = [choice for choice in choices if choice.player == player]
        mine.sort(key=directness)
        if mine:
            stopped.append(mine[0])
    marks.stopped = tuple(stopped)


def directness(choice: Choice) -> int:
    """How directly a choice repeats something: doing comes before choosing among things, that before letting
    go on."""
    if choice.kind in _ACTIVE:
        return 0
    return 2 if choice.kind in _PASSIVE else 1
