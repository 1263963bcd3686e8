"""How many solutions a puzzle has. The same things done in another order are the same solution: a spell is
often played before the battle or in any of its windows to the same end. A plan is what the turn player does,
whenever they do it: what they play and activate, with what they attack, and what they choose.
"""

from __future__ import annotations

from typing import Final

from willpower.engine import ORDER, PAY, TRIGGER, Decision, Option, RefId, State

from .keys import Key
from .search import KNOWN
from .study import MANY, Study

# How one pays, and in which order things that trigger together are played, belongs to no plan.
_ASIDE: Final = (PAY, ORDER, TRIGGER)
_NOTHING: Final = ("pass", "battle", "source", "done")
Thing = tuple[object, ...]
Plan = tuple[Thing, ...]  # sorted: the same things in any order are the same plan
Known = tuple[int, frozenset[Plan]]  # with how many actions, and which
_NONE: Final[frozenset[Plan]] = frozenset()


def solutions(study: Study, most: int = MANY) -> int:
    """In how many ways the goal is reached, `most` if there are more; raises `Stop` at a bound."""
    return Plans(study).count(most)


class Plans:
    """Goes through all solutions with the least number of actions, and gathers what is done in them."""

    def __init__(self, study: Study) -> None:
        self.study = study
        # The plans of a position; without any, with how many actions to try next.
        self._known: dict[Key, Known] = {}

    def count(self, most: int) -> int:
        """How many plans there are, `most` if there are more; raises `Stop` at a bound.

        Where the opponent chooses, that counts which makes the turn player act most; of such the choice that
        leaves the most plans.
        """
        root = self.study.search.root.clone()
        return min(most, len(self._plans(root, self.study.actions, most, 0)[1]))

    def _plans(self, g: State, left: int, most: int, depth: int) -> Known:
        """How few actions a position takes, and the plans with them; none if more than `left` are needed."""
        search = self.study.search
        choice = self.study.to_choice(g, depth)
        if isinstance(choice, bool):
            return (0, frozenset({()})) if choice else (left + 1, _NONE)
        g, d, moves = choice
        key = search.keys.key(g, search.cited(g)) if d.kind in KNOWN else None
        begin, found = self._known.get(key, (0, _NONE)) if key is not None else (0, _NONE)
        if found or begin > left:
            return begin, found if begin <= left else _NONE
        one = self._own if d.player == search.player else self._others
        while begin <= left and not found:
            found = one(g, d, moves, begin, most, depth)
            begin += not found
        if key is not None:
            self._known[key] = (begin, found)
        return begin, found

    def _own(
        self, g: State, d: Decision, moves: list[Option], left: int, most: int, depth: int
    ) -> frozenset[Plan]:
        found: set[Plan] = set()
        for option, child, rest in self.study.winning(g, d, moves, left):
            thing = self._thing(g, d, option)
            for plan in self._plans(child, rest, most, depth + 1)[1]:
                found.add(plan if thing is None else tuple(sorted((*plan, thing), key=repr)))
            if len(found) >= most or (found and d.kind in _ASIDE):
                break
        return frozenset(found)

    def _others(
        self, g: State, d: Decision, moves: list[Option], left: int, most: int, depth: int
    ) -> frozenset[Plan]:
        hardest, best = -1, _NONE
        for option in moves:
            child = self.study.search.go(g.clone(), option)
            taken, found = self._plans(child, left, most, depth + 1) if child is not None else (0, _NONE)
            if not found:
                return _NONE
            if (taken, len(found)) > (hardest, len(best)):
                hardest, best = taken, found
        return best

    def _thing(self, g: State, d: Decision, option: Option) -> Thing | None:
        """What an option does, in words that are the same whenever it is picked; None if it does nothing."""
        if d.kind in _ASIDE or option.kind in _NOTHING:
            return None
        number: object = option.number
        if option.kind == "attack" and option.number >= 0:
            number = self._card(g, RefId(option.number))
        return (d.kind, option.kind, self._card(g, option.ref), number, option.word)

    def _card(self, g: State, ref: RefId) -> object:
        """A card as it lay at the beginning, so that cards that were alike then are one; else by its name."""
        if ref < 0:
            return ref
        root = self.study.search.root
        if ref < len(root.table.objs):
            return self.study.search.keys.look(root, ref)
        o = g.table.objs[ref]
        return (o.definition, o.face, o.owner)
