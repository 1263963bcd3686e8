"""Playing an imagined game on quickly, for both players: what a search does where its tree ends.

A magic stone is called, cards that stay in the field are played, the dearest first; other cards and abilities
are played if a short look says that they help; attacks and blocks are chosen by the values of the cards.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import ADDITION, J_RESONATOR, REGALIA
from willpower.engine import (
    ATTACK,
    BLOCK,
    COST,
    EXCHANGE,
    PRIORITY,
    Decision,
    Game,
    Likeness,
    likeness,
    windows,
)

from .battle import best_attack, best_block, worth_attacking
from .evaluation import value
from .greedy import PLAIN, Look, candidates, default, passing, quiet

LONGEST: Final = 160  # answers until a position is weighed as it is
MOST_ACTIONS: Final = 12  # that a player begins in a turn
TRIES: Final = 6  # answers tried in the look at a card
MOST_CHOICES: Final = 4
GAIN: Final = 20.0  # what a card or an ability must bring
ASKS: Final = windows(("main",), ("main",))
_STAYING: Final = J_RESONATOR | REGALIA


class Playout:
    """Answers for both players of an imagined game."""

    __slots__ = ("_actions", "_refused", "_serial")

    def __init__(self) -> None:
        self._serial = -1
        self._actions = 0
        self._refused: set[Likeness] = set()

    def until(self, game: Game, turns: int) -> None:
        """Plays on until so many turns have begun and a player is asked in a main phase."""
        g = game.state
        g.work.asks = ASKS
        last = g.turn.number + turns
        answers = LONGEST
        while answers and g.work.pending is not None:
            decision = g.work.pending
            if g.turn.number >= last and decision.kind == PRIORITY and quiet(g):
                return
            game.apply(self.answer(game, decision))
            answers -= 1

    def answer(self, game: Game, decision: Decision) -> int:
        """A quick answer."""
        kind = decision.kind
        if len(decision.options) == 1 or kind in PLAIN:
            return 0
        if kind == PRIORITY:
            return self._action(game, decision) if quiet(game.state) else passing(decision)
        if kind == ATTACK:
            gain, pick = best_attack(game.state, decision)
            return pick if gain > 0 else default(decision)
        if kind == BLOCK:
            return best_block(game.state, decision)
        return default(decision) if kind == EXCHANGE else self._choice(game, decision)

    def _action(self, game: Game, decision: Decision) -> int:
        """What to begin in the main phase; passing if nothing helps."""
        g = game.state
        if g.turn.serial != self._serial:
            self._serial = g.turn.serial
            self._actions = MOST_ACTIONS
            self._refused.clear()
        if self._actions <= 0:
            return passing(decision)
        self._actions -= 1
        dearest, most, battle = -1, -1, -1
        others: list[int] = []
        for n, option in enumerate(decision.options):
            kind = option.kind
            if kind == "call":
                return n
            if kind == "play":
                c = g.table.objs[option.ref].chars
                if c.types & _STAYING and not c.types & ADDITION:
                    if c.total > most:
                        dearest, most = n, c.total
                else:
                    others.append(n)
            elif kind in ("activate", "judgment"):
                others.append(n)
            elif kind == "battle":
                battle = n
        if dearest >= 0:
            return dearest
        if others:
            now = value(g, decision.player)
            for n in others:
                key = likeness(g, decision.options[n])
                if key not in self._refused:
                    if Look(game, decision.player, TRIES).option(n, 1) > now + GAIN:
                        return n
                    self._refused.add(key)
        if battle >= 0 and worth_attacking(g, decision.player):
            return battle
        return passing(decision)

    def _choice(self, game: Game, decision: Decision) -> int:
        """A choice that belongs to what was begun: the best for who chooses."""
        picks = candidates(game.state, decision, 2 if decision.kind == COST else MOST_CHOICES)
        if len(picks) == 1:
            return picks[0]
        look = Look(game, decision.player, 0)
        best, pick = 0.0, -1
        for n in picks:
            found = look.option(n, 1)
            if pick < 0 or found > best:
                best, pick = found, n
        return pick
