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

from .battle import best_attack, best_block, overwhelming, worth_attacking
from .budget import Clock
from .evaluation import value
from .greedy import PLAIN, Look, default, passing, quiet, with_likeness

LONGEST: Final = 160  # answers until a position is weighed as it is
MOST_ACTIONS: Final = 12  # that a player begins in a turn
TRIES: Final = 6  # answers tried in the look at a card
MOST_CHOICES: Final = 4
GAIN: Final = 20.0  # what a card or an ability must bring
OPEN: Final = 6  # looks at a card or an ability before its use counts as settled
AGAIN: Final = 5  # and every so often it is looked at again
ASKS: Final = windows(("main",), ("main",))
_STAYING: Final = J_RESONATOR | REGALIA


class Habits:
    """How often looks at a card or an ability said that it helps, and what was chosen among options that are
    alike: after a few of them most looks are spared."""

    __slots__ = ("_chosen", "_helped", "_looks")

    def __init__(self) -> None:
        self._looks: dict[Likeness, int] = {}
        self._helped: dict[Likeness, int] = {}
        self._chosen: dict[Likeness, tuple[int, int]] = {}

    def chosen(self, key: Likeness) -> int:
        """Which of such options was the best at the last look, counted from 0; -1 if a look is due."""
        best, times = self._chosen.get(key, (-1, 0))
        if best >= 0:
            self._chosen[key] = (best, times + 1)
        return best if times % AGAIN else -1

    def choose(self, key: Likeness, best: int) -> None:
        """Takes in which option was the best at a look."""
        self._chosen[key] = (best, 1)

    def settled(self, key: Likeness) -> int:
        """1 if it always helps, -1 if it never does, 0 if a look is due."""
        looks = self._looks.get(key, 0)
        if looks < OPEN:
            return 0
        helped = self._helped.get(key, 0)
        if 0 < helped < looks:
            return 0
        self._looks[key] = looks + 1
        if (looks + 1) % AGAIN == 0:
            return 0  # but now and then things change
        if helped:
            self._helped[key] = looks + 1
            return 1
        return -1

    def note(self, key: Likeness, helps: bool) -> None:
        """Takes in what a look said."""
        self._looks[key] = self._looks.get(key, 0) + 1
        if helps:
            self._helped[key] = self._helped.get(key, 0) + 1


class Playout:
    """Answers for both players of an imagined game; TimeUp if a clock says that time is over."""

    __slots__ = ("_actions", "_clock", "_habits", "_refused", "_serial", "looked")

    def __init__(self, habits: Habits | None = None, clock: Clock | None = None) -> None:
        self._habits = habits if habits is not None else Habits()
        self._clock = clock
        self._serial = -1
        self._actions = 0
        self._refused: set[Likeness] = set()
        self.looked = 0  # answers that looks took

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
            if self._clock is not None:
                self._clock.check()
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
            pick = self._helpful(game, decision, others)
            if pick >= 0:
                return pick
        if battle >= 0 and (worth_attacking(g, decision.player) or overwhelming(g, decision.player)):
            return battle
        return passing(decision)

    def _helpful(self, game: Game, decision: Decision, picks: list[int]) -> int:
        """The first of some cards and abilities that helps; -1 if none does."""
        g = game.state
        now: float | None = None
        for n in picks:
            key = likeness(g, decision.options[n])
            if key in self._refused:
                continue
            settled = self._habits.settled(key)
            if not settled:
                if now is None:
                    now = value(g, decision.player)
                look = Look(game, decision.player, TRIES, self._clock)
                helps = look.option(n, 1) > now + GAIN
                self.looked += look.spent
                self._habits.note(key, helps)
                settled = 1 if helps else -1
            if settled > 0:
                return n
            self._refused.add(key)
        return -1

    def _choice(self, game: Game, decision: Decision) -> int:
        """A choice that belongs to what was begun: the best for who chooses."""
        g = game.state
        alike = with_likeness(g, decision, 2 if decision.kind == COST else MOST_CHOICES)
        picks = [n for n, _ in alike]
        if len(picks) == 1:
            return picks[0]
        about = (decision.kind, decision.player, decision.name, decision.purpose, decision.chosen)
        key = (*about, g.turn.player, *[one for _, one in alike])
        known = self._habits.chosen(key)
        if known >= 0:
            return picks[known]
        look = Look(game, decision.player, 0, self._clock)
        best, place = 0.0, -1
        for i, n in enumerate(picks):
            found = look.option(n, 1)
            if place < 0 or found > best:
                best, place = found, i
        self.looked += look.spent
        self._habits.choose(key, place)
        return picks[place]
