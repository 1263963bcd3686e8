"""What is remembered of repeated positions and choices (1301), in `State.loop_marks`.

`note_choice` is called for every answer to a decision, `offered` for every list of options; both do nothing
unless positions have begun to repeat. The marks are plain numbers by word, so that they are cloned and
saved like the rest:

    "when"      the phase they belong to; marks of another phase are dropped
    "f..."      a rough look at a position and how often it came
    "on"        positions repeat: choices are written down from now on
    "p..."      a position and how often it came through the same choices; "t..." a checksum of those choices,
                "i..." how many choices there were by then, "h..." how many events
    "c..."      one choice, in order; its value tells the player
    "run"       how many objects came on the chase since somebody last had a choice; then "g..." how often a
                position came but for growing life, "x..." the life it had
    "rounds"    rounds of rule processes in a row, since somebody last had a choice
    "ban"       a loop was performed: a choice "b..." with 2 is not offered until something else was done
                than the choices "b..." of the loop
"""

from __future__ import annotations

from typing import Final

from .decisions import PRIORITY, Decision, Option
from .state import State

_BANNED: Final = 2
_PART: Final = 1
# Answers that let things go on as they are; others are what a player does to repeat something.
_PASSIVE: Final = frozenset({"pass", "no", "done", "no block", "forfeit"})
_ACTIVE: Final = frozenset(
    {"yes", "activate", "play", "judgment", "call", "battle", "lifebreak", "reveal", "standby"}
)


def note_choice(g: State, decision: Decision, option: Option) -> None:
    """Remembers an answer while positions repeat; a choice outside the loop lets the loop be chosen again."""
    marks = g.memory.loop_marks
    if "rounds" in marks:
        del marks["rounds"]  # somebody had a choice meanwhile
    if "on" not in marks and "ban" not in marks and "run" not in marks:
        return
    if not is_choice(g, decision):
        return
    if "run" in marks:
        del marks["run"]  # somebody could have done something else
        for mark in [m for m in marks if m.startswith(("g", "x"))]:
            del marks[mark]
    if "on" not in marks and "ban" not in marks:
        return
    name = f"{decision.player}{choice_name(g, decision.kind, option)}"
    if "ban" in marks and "b" + name not in marks:
        lift(marks)
    if "on" in marks:
        n = marks["on"]
        marks["on"] = n + 1
        marks[f"c{n:06}{name}"] = decision.player


def lift(marks: dict[str, int]) -> None:
    """The loop may be chosen again."""
    for mark in [m for m in marks if m.startswith("b")]:
        del marks[mark]


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


def choice_name(g: State, kind: str, option: Option) -> str:
    """A choice as a word that stays the same when cards have become other objects."""
    number = "" if option.kind in ("trigger", "replace") else str(option.number)
    if option.kind == "attack":
        number = card_name(g, option.number)
    return f"|{kind}|{option.kind}|{card_name(g, option.ref)}|{number}|{option.word}"


def card_name(g: State, ref: int) -> str:
    """A card or player as a word that stays the same when the card has become another object."""
    if ref < 0:
        return str(ref)
    o = g.table.objs[ref]
    return f"{o.definition}.{o.face}.{o.controller}.{o.zone}"


def offered(g: State, player: int, kind: str, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The options without the choice that repeats a loop just performed (1301.1a, 1301.1b)."""
    marks = g.memory.loop_marks
    if "ban" not in marks:
        return options
    left = tuple([o for o in options if marks.get(f"b{player}{choice_name(g, kind, o)}") != _BANNED])
    if len(left) == 1 and len(options) > 1 and f"b{player}{choice_name(g, kind, left[0])}" not in marks:
        lift(marks)  # the only answer left is something else
    return left or options


def choices_since(marks: dict[str, int], start: int) -> list[tuple[int, str]]:
    """The choices written down from a number on: player and name."""
    found = sorted([m for m in marks if m.startswith("c") and int(m[1:7]) >= start])
    return [(marks[m], m[7:]) for m in found]


def ban(marks: dict[str, int], choices: list[tuple[int, str]], players: tuple[int, ...]) -> None:
    """After a loop was performed: of the choices it consists of, the one by which a player repeats it is not
    offered."""
    marks["ban"] = 1
    for _, name in choices:
        marks["b" + name] = _PART
    for player in players:
        mine = [name for who, name in choices if who == player]
        mine.sort(key=directness)
        if mine:
            marks["b" + mine[0]] = _BANNED


def directness(name: str) -> int:
    """How directly a choice repeats something: doing comes before choosing among things, that before letting
    go on."""
    kind = name.split("|")[2]
    if kind in _ACTIVE:
        return 0
    return 2 if kind in _PASSIVE else 1
