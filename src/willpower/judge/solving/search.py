"""Solving puzzles: a line of the turn player that reaches the goal whatever the opponent does.

A search over both players' decisions on clones of the game: of the turn player's options one must lead to
the goal, of the opponent's all. It is repeated with ever more actions of the turn player (choices other than
passing at priority), until the goal is reached or nothing was cut off. Positions that came before are known
by their keys (solve_key.py); hidden cards are unknown (solve_unknown.py).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from time import monotonic
from typing import Final

from willpower.abilities.symbols import HAND, MAGIC_STONE, RUNES, STANDBY
from willpower.engine import (
    ATTACK,
    BLOCK,
    PRIORITY,
    TRIGGER,
    BoundReached,
    Decision,
    Option,
    PlayerId,
    RefId,
    State,
    after_chance,
    conceal,
    costs_nothing,
)
from willpower.rules.citations import cite

from ..reading.errors import JudgeError, Unmet
from ..reading.fields import items
from ..reading.loader import Scalar
from ..reading.model import CardState, Fact, GameFact, JudgeFile, PlayerFact
from ..running.expectations import Situation, check, within
from ..running.play import pick
from ..running.runner import begin
from .keys import Key, Keys

SOLVED: Final = "solved"
NONE: Final = "none"
BOUND: Final = "bound"
# The outcomes of a position: the goal is reached; it is not, however long one searches; it is not within the
# actions allowed.
WON: Final = 1
LOST: Final = 0
CUT: Final = -1
AGAIN: Final = -2  # the position is one that the line went through before
NODES: Final = 200_000
SECONDS: Final = 60.0
DEEPEST: Final = 260  # decisions one after the other
MOST_ACTIONS: Final = 40
# Texts that touch what makes will, so that making it ahead can matter.
_TOUCHES_STONES: Final = re.compile(r"stone|entit|will\b|cards? in the field", re.IGNORECASE)
KNOWN: Final = (PRIORITY, ATTACK, BLOCK, TRIGGER)


class Stop(Exception):
    """A bound was reached."""


@dataclass(slots=True)
class Bounds:
    """How far to search: turns (this one included), positions looked at, seconds."""

    turns: int = 1
    nodes: int = NODES
    seconds: float = SECONDS


@dataclass(slots=True)
class Result:
    """What a search found: `solved`, `none` or `bound`; with how many actions, and what it cost."""

    verdict: str
    actions: int = 0
    nodes: int = 0
    seconds: float = 0.0
    bound: str = ""


class Search:
    """The search in one file."""

    def __init__(self, file: JudgeFile, bounds: Bounds | None = None, open_cards: bool = False) -> None:
        self.file = file
        self.bounds = bounds if bounds is not None else Bounds()
        if not file.goal:
            raise JudgeError(file.start.line, "there is no `goal:`; a puzzle says what must be reached")
        self.goal = tuple(sorted(file.goal, key=_effort))
        run = begin(file)
        run.steps()
        self.decks = run.decks
        self.root = run.g
        self.mark = len(run.g.events())
        g = self.root
        if g.over:
            raise JudgeError(file.start.line, "the game is over before the puzzle begins")
        if g.allow_partial:
            raise JudgeError(file.start.line, "a card of a puzzle has a side whose text is not understood")
        self.player = g.turn.player
        self.last_turn = g.turn.serial + self.bounds.turns - 1
        if not open_cards:
            conceal(g, self.player)
        self.ahead = makes_will_ahead(g)
        self.slow = self.ahead  # every window is looked at
        g.every_window = self.slow
        self.log = tuple(
            item.text
            for fact in self.goal
            if isinstance(fact, GameFact) and fact.key in ("log", "log_not")
            for item in items(fact.value)
            if isinstance(item, Scalar)
        )
        self.keys = Keys(g, " ".join(_said(fact) for fact in self.goal))
        self.table: dict[Key, tuple[int, int]] = {}
        self.tables: tuple[dict[Key, tuple[int, int]], ...] = ({}, {})
        self.quiet = False
        self.good: dict[tuple[bool, str, str, str], int] = {}
        self.path: dict[Key, int] = {}  # the positions of the line being tried, and how deep they lie
        self.low = DEEPEST + 1  # the least deep of them that the outcome just found depends on
        self.nodes = 0
        self.began = 0.0
        self.why_bound = ""

    # ---- the search -----------------------------------------------------------------------------------

    def run(self) -> Result:
        """Searches with more and more actions, in the usual windows and in all, whichever is less work."""
        self.began = monotonic()
        verdict = BOUND
        self.quiet, actions = True, 0
        spent, tried = {True: 0, False: 0}, {True: 0, False: 0}
        try:
            while max(tried.values()) <= MOST_ACTIONS:
                # What is found in the usual windows is found; that there is nothing, only in all.
                self.quiet = tried[True] >= 0 and spent[True] <= spent[False] * 4
                self.table = self.tables[self.quiet]
                actions = tried[self.quiet]
                before = self.nodes
                found = self.value(self.root.clone(), actions, 0)
                spent[self.quiet] += self.nodes - before
                if found == WON or (found == LOST and not self.quiet):
                    verdict = SOLVED if found == WON else NONE
                    break
                tried[self.quiet] = -1 if found == LOST else actions + 1
            else:
                self.why_bound = f"{MOST_ACTIONS} actions"
        except Stop:
            pass
        except BoundReached:
            self.why_bound = "the steps between two decisions"
        self.path.clear()
        seconds = monotonic() - self.began
        return Result(verdict, actions, self.nodes, seconds, self.why_bound if verdict == BOUND else "")

    def stop(self, why: str) -> Stop:
        """Ends the search."""
        self.why_bound = why
        return Stop()

    def value(self, g: State, left: int, depth: int) -> int:
        """Whether the goal is reached from a position with so many actions; the position is used up."""
        self.nodes += 1
        if self.nodes > self.bounds.nodes:
            raise self.stop(f"{self.bounds.nodes} positions")
        if not self.nodes & 31 and monotonic() - self.began > self.bounds.seconds:
            raise self.stop(f"{self.bounds.seconds:g} seconds")
        if depth > DEEPEST:
            raise self.stop(f"{DEEPEST} decisions one after the other")
        while True:
            if self.reached(g):
                return WON
            d = g.work.pending
            if d is None or g.turn.serial > self.last_turn:
                return LOST
            moves = self.moves(g, d)
            if len(moves) > 1 or self.acts(d, moves[0]):
                break
            after = self.go(g, moves[0])
            if after is None:
                return LOST  # only chance decides
            g = after
        if d.kind not in KNOWN:
            return self.weighed(g, d, moves, left, depth)
        key = self.keys.key(g, self.cited(g))
        if key in self.path:
            self.low = min(self.low, self.path[key])
            return AGAIN
        before = self.table.get(key)
        if before is not None and (before[0] != CUT or before[1] >= left):
            return before[0]
        self.path[key] = depth
        outside, self.low = self.low, depth
        found = self.weighed(g, d, moves, left, depth)
        del self.path[key]
        if self.low >= depth:
            found = LOST if found == AGAIN else found
            self.table[key] = (found, left)  # it does not depend on how the position came about
            self.low = outside
        else:
            self.low = min(self.low, outside)
        return found

    def weighed(self, g: State, d: Decision, moves: list[Option], left: int, depth: int) -> int:
        """The outcome of a decision, by whose it is."""
        if d.player == self.player:
            return self.best(g, d, moves, left, depth)
        return self.worst(g, d, moves, left, depth)

    def best(self, g: State, d: Decision, moves: list[Option], left: int, depth: int) -> int:
        """The turn player needs one option that reaches the goal."""
        found = LOST
        for option in self.ordered(g, moves, True):
            rest = left
            if self.acts(d, option):
                if not left:
                    found = CUT
                    continue
                rest = left - 1
            child = self.go(g.clone(), option)
            if child is None:
                continue
            outcome = self.value(child, rest, depth + 1)
            if outcome == WON:
                self.note(g, option, True)
                return WON
            if outcome == CUT:
                found = CUT
        return found

    def worst(self, g: State, d: Decision, moves: list[Option], left: int, depth: int) -> int:
        """Of the opponent's options each must reach the goal. One that leads back cannot be taken for ever
        (1301.1)."""
        found = AGAIN
        for option in self.ordered(g, moves, False):
            child = self.go(g.clone(), option)
            outcome = self.value(child, left, depth + 1) if child is not None else LOST
            if outcome == AGAIN:
                continue
            if outcome != WON:
                self.note(g, option, False)
                return outcome
            found = WON
        return found

    def acts(self, d: Decision, option: Option) -> bool:
        """Whether an option is an action of the turn player, which are counted."""
        return d.kind == PRIORITY and d.player == self.player and option.kind != "pass"

    def go(self, g: State, option: Option) -> State | None:
        """The game after an option was picked, the one before used up; None if chance decided something."""
        serial, rng = g.turn.serial, g.work.rng
        again = g.clone() if not g.every_window else None
        pick(g, option)
        if again is not None and g.turn.serial != serial:
            # Nobody could do anything up to the end of the turn: what happens there is still to be seen.
            g = again
            g.every_window = True
            pick(g, option)
        if g.turn.serial != serial:
            g.every_window = self.slow
        return g if after_chance(g, rng) else None

    def reached(self, g: State) -> bool:
        """Whether the goal holds, in time."""
        if g.turn.serial > self.last_turn:
            return False
        try:
            check(self.goal, Situation(g, self.clauses(g) if self.log else (), self.decks))
        except Unmet:
            return False
        return True

    def cited(self, g: State) -> object:
        """Which clauses of the goal were cited so far."""
        if not self.log:
            return None
        clauses = set(self.clauses(g))
        return tuple(any(within(c, wanted) for c in clauses) for wanted in self.log)

    def clauses(self, g: State) -> tuple[str, ...]:
        """What was cited since the puzzle began, in the numbers of its edition."""
        return tuple(cite(g.edition, e.clause) for e in g.events()[self.mark :] if e.clause)

    # ---- what can be chosen ---------------------------------------------------------------------------

    def moves(self, g: State, d: Decision) -> list[Option]:
        """The options that differ: of cards that are alike in every way one is as good as the other, and
        will is made ahead only where that can matter."""
        options = list(d.options)
        if len(options) == 1:
            return options
        if d.kind == PRIORITY:
            if self.quiet and d.player == self.player and quiet(g, d.player):
                return [o for o in options if o.kind == "pass"] or options
            if not self.ahead or not spends(g, d.player):
                options = [o for o in options if o.kind != "source"]
            if len(g.table.chase) > 1:
                options = [o for o in options if not heaped(g, o)]
        refs = [o.ref for o in options if o.ref >= 0]
        if len(refs) < 2 or len({g.table.objs[i].definition for i in refs}) == len(refs):
            return options
        special = self.special(g)
        seen: set[tuple[object, ...]] = set()
        out: list[Option] = []
        for o in options:
            number: object = o.number
            if o.kind == "attack" and o.number >= 0:
                number = self.alike(g, RefId(o.number), special)
            same = (o.kind, self.alike(g, o.ref, special), number, o.word)
            if same not in seen:
                seen.add(same)
                out.append(o)
        return out

    def alike(self, g: State, ref: RefId, special: set[int]) -> object:
        """What tells an object from others: its look, or, if something refers to it, itself."""
        if ref < 0 or ref in special:
            return ("self", ref)
        return self.keys.look(g, ref)

    def special(self, g: State) -> set[int]:
        """The objects that something in the game refers to."""
        found: set[int] = set(g.table.chase)
        for i in (*g.table.field, *g.table.chase):
            o = g.table.objs[i]
            if o.host >= 0:
                found.update((i, o.host))
            if o.source >= 0:
                found.add(o.source)
            if o.memory:
                found.add(i)
                found.update([note.ref for note in o.memory if note.ref >= 0])
        for ctx in (
            *g.work.ctxs.values(),
            *[x.ctx for x in g.table.lasting],
            *[x.ctx for x in g.table.delayed],
        ):
            if ctx is not None:
                found.add(ctx.source)
                for refs in ctx.slots.values():
                    found.update(refs)
        for x in g.table.lasting:
            found.update(x.refs)
        if g.table.battle is not None:
            found.update((g.table.battle.attacker, g.table.battle.attacked, g.table.battle.blocker))
        return found

    # ---- the order in which options are tried ------------------------------------------------------------

    def ordered(self, g: State, moves: list[Option], mine: bool) -> list[Option]:
        """What was decisive elsewhere comes first; then doing something, and passing last."""
        return sorted(moves, key=lambda o: (-self.good.get(self.sort(g, o, mine), 0), _LATE.get(o.kind, 1)))

    def sort(self, g: State, option: Option, mine: bool) -> tuple[bool, str, str, str]:
        """Options that are of one sort."""
        return (mine, option.kind, option.name, option.word)

    def note(self, g: State, option: Option, mine: bool) -> None:
        """Remembers that an option was decisive."""
        sort = self.sort(g, option, mine)
        self.good[sort] = self.good.get(sort, 0) + 1


_LATE: Final = {
    "attack": 0,
    "block": 0,
    "play": 0,
    "battle": 1,
    "standby": 3,
    "source": 4,
    "pass": 5,
    "no": 2,
}


def _effort(fact: Fact) -> int:
    """What is quickly looked up is looked up first."""
    if isinstance(fact, PlayerFact):
        return 1 if fact.key == "life" else 2
    return 3 if isinstance(fact, CardState) else 0


def quiet(g: State, player: PlayerId) -> bool:
    """Whether nothing calls for an action in a window: one's own spell waits, or a step of battle passes in
    which nothing was declared."""
    if g.table.chase:
        return g.table.objs[g.table.chase[-1]].controller == player
    return g.table.battle is not None and g.turn.step not in ("declare attack", "declare block")


def _said(fact: Fact) -> str:
    return fact.key if isinstance(fact, (GameFact, PlayerFact)) else ""


def heaped(g: State, option: Option) -> bool:
    """Whether an option puts a free ability on the chase on which it stands twice already; it can be played
    again when those have resolved."""
    if option.kind != "activate":
        return False
    ability = g.table.objs[option.ref].chars.ab.activates[option.number]
    if not costs_nothing(ability):
        return False
    there = [
        i
        for i in g.table.chase
        if g.table.objs[i].source == option.ref and g.table.objs[i].ability is ability
    ]
    return len(there) > 1


def makes_will_ahead(g: State) -> bool:
    """Whether making will before it is needed can matter: a text touches stones, or other cards make will."""
    for d in g.definitions:
        if d.card is None:
            continue
        for face, chars in zip(d.card.faces, d.faces, strict=True):
            stone = bool(face.types & MAGIC_STONE)
            if chars.ab.will_mask and not stone:
                return True
            if not stone and any(_TOUCHES_STONES.search(line) for line in face.text):
                return True
    return False


def spends(g: State, player: PlayerId) -> bool:
    """Whether a player has anything to spend will on."""
    zones = g.table.players[player].zones
    for zone in (HAND, STANDBY, RUNES):
        for i in zones[zone]:
            if g.definitions[g.table.objs[i].definition].card is not None:
                return True
    for i in (*g.table.field, *zones.ruler_area, *zones.item_area):
        o = g.table.objs[i]
        if o.controller == player and (o.chars.ab.beyond_will or "judgment" in o.chars.ab.keywords):
            return True
    return False
