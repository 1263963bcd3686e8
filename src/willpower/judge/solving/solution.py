"""The line that solves a puzzle: moves with their clauses, a branch wherever the opponent has a choice."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from willpower.engine import (
    ATTACK,
    BLOCK,
    CHOSE,
    NOBODY,
    PASSED,
    PHASE_BEGAN,
    PHASE_ENDED,
    PLAYER_OF,
    PRIORITY,
    RESOLVED,
    REVEAL,
    TOLD,
    TURN_BEGAN,
    Decision,
    Option,
    RefId,
    State,
    entries,
    option_words,
)
from willpower.rules.citations import cite

from ..reading.fields import PLAYERS
from ..reading.lookup import Lookup
from ..running.answers import option_text
from .search import WON, Search

# The course of a turn, in which nothing happens to a card or player.
_COURSE: Final = (PASSED, PHASE_BEGAN, PHASE_ENDED, TURN_BEGAN, RESOLVED, CHOSE, TOLD)
_INDENT: Final = "  "
# Sentences of the log that say nothing a player would not know.
_SILENT: Final = frozenset({"passed"})
# Decisions that are moves of their own; others belong to the move before.
_MOVES: Final = (PRIORITY, ATTACK, BLOCK, REVEAL)
_PASSES: Final = ("pass",)
_LETS: Final = ("pass", "no block", "no")
_CHOICE: Final = {"pay": "paying with", "x": "X =", "may": "", "cards": "choosing", "cost": "for the cost"}


@dataclass(frozen=True, slots=True)
class Named:
    """A card by its printed name and whose it is, numbered where there are several; or a player alone."""

    name: str = ""
    player: int | None = None
    number: int = 0


@dataclass(slots=True)
class Move:
    """What a player picks: who, what, by which clause, and what it brought about."""

    player: int
    text: str
    clause: str
    happened: tuple[str, ...] = ()
    further: tuple[Move, ...] = ()  # what was chosen on the way: target, payment ...
    kind: str = ""  # of the option
    asks: str = ""  # the kind of the decision
    about: Named = Named()  # the card or player that is picked or used
    on: Named = Named()  # of an attack: whom
    words: str = ""  # the printed words of an ability or a mode

    def __str__(self) -> str:
        said = f"{PLAYERS[self.player]}: {self.text} ({self.clause})" if self.clause else self.text
        return ", ".join([said, *[f"{text} ({clause})" for text, clause in self.choices]])

    @property
    def choices(self) -> tuple[tuple[str, str], ...]:
        """What was chosen on the way, as text with its clause."""
        return tuple([(one.text, one.clause) for one in self.further])

    def then(self, other: Move) -> Move:
        """The move with a further choice that belongs to it."""
        happened = (*self.happened, *other.happened)
        return replace(self, happened=happened, further=(*self.further, other))


def move_named(g: State, d: Decision, option: Option, text: str, clause: str) -> Move:
    """An option as a move, with the names of what it is about."""
    on = named(g, RefId(option.number)) if option.kind == "attack" else Named()
    about = named(g, option.ref) if option.ref != NOBODY and option.kind != "will" else Named(option.name)
    words = option_words(g, option)
    return Move(d.player, text, clause, kind=option.kind, asks=d.kind, about=about, on=on, words=words)


def named(g: State, ref: RefId) -> Named:
    """What a card or player is called."""
    if ref < 0:
        return Named(player=PLAYER_OF.get(ref))
    called = Lookup(g).called(ref).partition(".")[2]
    name, _, number = called.partition("#")
    return Named(name, Lookup(g).whose(ref), int(number) if number.isdigit() else 0)


@dataclass(slots=True)
class Line:
    """Moves one after the other; then the goal is reached, or the opponent chooses between `branches`."""

    moves: list[Move] = field(default_factory=list)
    branches: list[tuple[list[Move], Line]] = field(default_factory=list)
    clause: str = ""  # the rule by which the goal came about

    def as_data(self) -> dict[str, object]:
        """The line ready for JSON."""
        data: dict[str, object] = {"moves": [_move_data(m) for m in self.moves]}
        if self.branches:
            data["branches"] = [
                {"if": [_move_data(m) for m in moves], "then": line.as_data()}
                for moves, line in self.branches
            ]
        else:
            data["goal"] = self.clause
        return data

    def lines(self, told: bool = False) -> list[str]:
        """The line as text; `told`: with what each move brought about."""
        return [text for row in self.rows() for text in row.lines(told)]

    def rows(self) -> list[Row]:
        """The line for reading: what the opponent can do is set in; where they let it be, the line goes on
        below."""
        out: list[Row] = []
        _write(self, out, 0, 1, set())
        return out

    def shape(self) -> object:
        """What makes two lines the same to a reader."""
        return (
            tuple([str(m) for m in self.moves]),
            tuple([(tuple([str(m) for m in moves]), line.shape()) for moves, line in self.branches]),
            self.clause,
        )


@dataclass(slots=True)
class Row:
    """A line for reading: a move with its number, one of the opponent's answers, or the goal."""

    depth: int
    number: int = 0  # of a move; 0 of an answer or the goal
    moves: tuple[Move, ...] = ()  # several answers that come to the same
    again: bool = False  # of an answer: it is met as one told before
    clause: str = ""  # of the goal

    def lines(self, told: bool) -> list[str]:
        """The row as text; `told`: with what it brought about."""
        pad = _INDENT * self.depth
        if not self.moves:
            return [f"{pad}The goal is reached{f' ({self.clause})' if self.clause else ''}."]
        after = [f"{pad}{_INDENT * 2}{said}" for said in self.moves[0].happened if told and not self.again]
        if self.number:
            return [f"{pad}{self.number}. {self.moves[0]}", *after]
        what = " or ".join(dict.fromkeys([_said(m) for m in self.moves]))
        return [f"{pad}if {what}:{' as above' if self.again else ''}", *after]


def _write(line: Line, out: list[Row], depth: int, number: int, before: set[object]) -> None:
    while True:
        for move in line.moves:
            out.append(Row(depth, number, (move,)))
            number += 1
        if not line.branches:
            out.append(Row(depth, clause=line.clause))
            return
        rest = next((b for b in line.branches if any(m.kind in _LETS for m in b[0])), line.branches[-1])
        for moves, answer in line.branches:
            if moves is rest[0]:
                continue
            known = (depth, tuple(dict.fromkeys([_said(m) for m in moves])), answer.shape())
            out.append(Row(depth, 0, tuple(moves), known in before))
            if known not in before:
                before.add(known)
                _write(answer, out, depth + 1, number, before)
        if len(rest[0]) > 1 or len(line.branches) > 1 or rest[0][0].kind not in _PASSES:
            out.append(Row(depth, 0, tuple(rest[0])))
        line = rest[1]


def _said(move: Move) -> str:
    return f"{PLAYERS[move.player]} passes" if move.kind in _PASSES else str(move)


def _move_data(move: Move) -> dict[str, object]:
    data: dict[str, object] = {"player": PLAYERS[move.player], "move": move.text, "clause": move.clause}
    if move.choices:
        data["choices"] = [{"choice": text, "clause": clause} for text, clause in move.choices]
    return data


def solution(search: Search, actions: int) -> Line:
    """The line that a search has found with so many actions."""
    return Teller(search).line(search.root.clone(), actions)


class Teller:
    """Follows a solved search from the root, where it is known which options win."""

    def __init__(self, search: Search) -> None:
        self.search = search

    def line(self, g: State, left: int) -> Line:
        made = Line()
        search = self.search
        while not search.reached(g):
            d = g.work.pending
            assert d is not None
            moves = search.moves(g, d)
            if len(moves) == 1 and not search.acts(d, moves[0]):
                after = search.go(g.clone(), moves[0])
                assert after is not None
                g = after
                continue
            if d.player != search.player:
                self.branch(made, g, d, moves, left)
                return made
            move, g, left = self.winner(g, d, moves, left)
            if move.kind in _PASSES:
                continue  # what follows tells that nothing was done before
            if made.moves and d.kind not in _MOVES:
                made.moves[-1] = made.moves[-1].then(move)
            else:
                made.moves.append(move)
        made.clause = cite(g.edition, g.outcome if g.over else last_clause(g))
        return made

    def winner(self, g: State, d: Decision, moves: list[Option], left: int) -> tuple[Move, State, int]:
        """The option that wins, and the game after it."""
        search = self.search
        for option in search.ordered(g, moves, True):
            rest = left - 1 if search.acts(d, option) else left
            if rest < 0:
                continue
            child = search.go(g.clone(), option)
            if child is not None and search.value(child.clone(), rest, 0) == WON:
                return self.move(g, d, option, child), child, rest
        raise AssertionError("a solved position without a winning option")

    def branch(self, made: Line, g: State, d: Decision, moves: list[Option], left: int) -> None:
        """All that the opponent can choose; what comes to the same is told once."""
        found: dict[object, tuple[list[Move], Line]] = {}
        for option in moves:
            child = self.search.go(g.clone(), option)
            assert child is not None
            move = self.move(g, d, option, child)
            line = self.line(child, left)
            found.setdefault(line.shape(), ([], line))[0].append(move)
        made.branches = list(found.values())

    def move(self, before: State, d: Decision, option: Option, after: State) -> Move:
        """An option as a move, with what happened."""
        count = len(before.events())
        told = [str(e) for e in entries(after) if e.number > count and e.kind not in _SILENT]
        text = option_text(before, option)
        if d.kind == BLOCK and option.kind == "block":
            text = f"{text} blocks"
        elif d.kind not in _MOVES:
            text = f"{_CHOICE.get(d.kind, d.kind)} {text}".strip()
        clause = cite(before.edition, option.clause or d.clause)
        return replace(move_named(before, d, option, text, clause), happened=tuple(told))


def last_clause(g: State) -> str:
    """The clause of the last thing that happened to something; passes and steps are nothing of that."""
    return next((e.clause for e in reversed(g.events()) if e.kind not in _COURSE and e.clause), "")
