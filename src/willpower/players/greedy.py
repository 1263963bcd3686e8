"""The greedy player: looks at what each option leads to and takes the best.

It looks one decision ahead: an option is tried in a game that the player can imagine (everything hidden
resampled), what it starts is brought to its end, and the position then is weighed. On the way the player's
own further choices (targets, modes, who attacks) are the best for them, the opponent's (who blocks) the
worst, and everybody else passes. The work for one answer is bounded.
"""

from __future__ import annotations

from typing import Final

from willpower.engine import (
    ATTACK,
    COST,
    EXCHANGE,
    FIRST,
    LOOP,
    ORDER,
    PAY,
    PRIORITY,
    REPLACEMENT,
    TRIGGER,
    Decision,
    Game,
    Likeness,
    State,
    advance,
    likeness,
    output,
    seeded,
)

from .budget import Clock
from .evaluation import value
from .seat import Seat

WORLDS: Final = 1  # how many games are imagined for one answer
MOST_OPTIONS: Final = 24  # how many options of a decision are looked at
MOST_CHOICES: Final = 6  # how many options of a choice on the way
MOST_TRIES: Final = 60  # how many answers are tried in one imagined game
LONGEST: Final = 60  # how many answers in a row until a position is weighed as it is
DEAR: Final = 4  # cards of this total cost are changed at the beginning
MARGIN: Final = 1.0  # doing something must be better than passing by so much

# Choices of little weight: the first option is as good as any.
PLAIN: Final = frozenset({PAY, ORDER, TRIGGER, REPLACEMENT, FIRST, LOOP})


class GreedyPlayer:
    """Takes the option after which the position is best; the same seed plays the same."""

    __slots__ = ("_rng",)

    def __init__(self, seed: int = 0) -> None:
        self._rng = seeded(seed)

    def choose(self, seat: Seat) -> int:
        """The best option as far as one decision shows it."""
        decision = seat.decision
        assert decision is not None, "it is not this player's decision"
        if len(decision.options) == 1 or decision.kind in PLAIN:
            return 0
        last = len(decision.options) - 1
        if decision.kind == PRIORITY and seat.next_is_own and decision.options[last].kind == "pass":
            return last  # what was begun is best left to resolve
        if decision.kind == PRIORITY and seat.main_to_come and decision.options[last].kind == "pass":
            return last  # what can be done now can be done then, and will is spent on the best of it
        worlds = seat.imagine_many(WORLDS, self._seed())
        if decision.kind == EXCHANGE:
            return exchanged(worlds[0].state, decision)
        picks = candidates(worlds[0].state, decision, MOST_OPTIONS)
        totals = [0.0] * len(picks)
        for world in worlds:
            look = Look(world, seat.player, max(MOST_TRIES, 2 * len(picks)))
            for n, pick in enumerate(picks):
                totals[n] += look.option(pick, len(picks) - n)
        best = 0
        for n in range(1, len(picks)):
            if totals[n] > totals[best]:
                best = n
        if decision.kind == PRIORITY and decision.options[picks[-1]].kind == "pass":
            if totals[best] < totals[-1] + MARGIN * WORLDS:
                best = len(picks) - 1
        return picks[best]

    def _seed(self) -> int:
        self._rng = advance(self._rng)
        return output(self._rng) >> 1


def candidates(g: State, decision: Decision, most: int) -> list[int]:
    """The options worth a look, by number: of cards that are alike only the first, and not more than so many.

    The last option (passing, being done) stays among them; making will for nothing in particular does not.
    """
    return [n for n, _ in with_likeness(g, decision, most)]


def with_likeness(g: State, decision: Decision, most: int) -> list[tuple[int, Likeness]]:
    """The same options, each with what it is alike to."""
    seen: set[Likeness] = set()
    found: list[tuple[int, Likeness]] = []
    last = len(decision.options) - 1
    for n, option in enumerate(decision.options):
        if decision.kind == PRIORITY and option.kind == "source":
            continue
        key = likeness(g, option)
        if key not in seen or n == last:
            seen.add(key)
            found.append((n, key))
    if not found:
        return [(last, likeness(g, decision.options[last]))]
    if len(found) <= most:
        return found
    # Spread over the list, so that the ends of a range of numbers are both there.
    return [found[i * (len(found) - 1) // (most - 1)] for i in range(most)]


def exchanged(g: State, decision: Decision) -> int:
    """Changes dear cards at the beginning of the game (403.5)."""
    for n, option in enumerate(decision.options):
        if option.kind == "yes":
            return n
        if option.ref >= 0 and g.table.objs[option.ref].chars.total >= DEAR:
            return n
    return len(decision.options) - 1


class Look:
    """Looking ahead in one imagined game, with so many tries; TimeUp if a clock says that time is over."""

    __slots__ = ("_clock", "_drift", "left", "me", "spent", "world")

    def __init__(self, world: Game, me: int, tries: int, clock: Clock | None = None) -> None:
        self.world = world
        self.me = me
        self.left = tries
        self.spent = 0  # answers given in games that it looked into
        self._drift: float | None = None
        self._clock = clock

    def option(self, pick: int, waiting: int) -> float:
        """What an option leads to; `waiting` options, this one among them, share the tries that are left."""
        decision = self.world.decision
        assert decision is not None
        if decision.options[pick].kind == "pass" and quiet(self.world.state):
            return value(self.world.state, self.me)
        if self._clock is not None:
            self._clock.check()
        share = self.left // waiting
        kept = self.left - share
        self.left = share
        game = self.world.clone()
        game.state.work.settling = True
        self.spent += 1
        game.apply(pick)
        result = self.settle(game, LONGEST)
        self.left += kept
        return result

    def weigh(self, game: Game) -> float:
        """What a position is worth; if another turn has begun, without what the turn brings by itself."""
        found = value(game.state, self.me)
        if not game.over and game.state.turn.serial != self.world.state.turn.serial:
            found -= self.drift()
        return found

    def drift(self) -> float:
        """What passing until the next quiet moment brings: cards drawn, cards recovered."""
        if self._drift is None:
            self._drift = 0.0
            decision = self.world.decision
            assert decision is not None
            if decision.kind == PRIORITY and quiet(self.world.state):
                game = self.world.clone()
                game.apply(passing(decision))
                answers = LONGEST
                while answers and not game.over and game.state.turn.serial == self.world.state.turn.serial:
                    assert game.decision is not None
                    if self._clock is not None:
                        self._clock.check()
                    game.apply(passing(game.decision))
                    answers -= 1
                if answers and not game.over:
                    self._drift = value(game.state, self.me) - value(self.world.state, self.me)
        return self._drift

    def settle(self, game: Game, answers: int) -> float:
        """Lets what has begun come to its end, then weighs the position."""
        while not game.over:
            decision = game.decision
            assert decision is not None
            if answers <= 0 or (decision.kind == PRIORITY and quiet(game.state)):
                break
            if self._clock is not None:
                self._clock.check()
            answers -= 1
            if decision.kind == PRIORITY:
                self.spent += 1
                game.apply(passing(decision))
            elif decision.kind in PLAIN or decision.kind == EXCHANGE or self.left <= 0:
                theirs = decision.kind == ATTACK and decision.player != self.me
                self.spent += 1
                game.apply(0 if theirs else default(decision))  # no hope that they forgo an attack
            else:
                return self.choice(game, decision, answers)
        return self.weigh(game)

    def choice(self, game: Game, decision: Decision, answers: int) -> float:
        """A choice on the way: the best for this player, the worst if it is the opponent's."""
        mine = decision.player == self.me
        best = 0.0
        picks = candidates(game.state, decision, 2 if decision.kind == COST else MOST_CHOICES)
        for n, pick in enumerate(picks):
            if n and self.left <= 0:
                break
            self.left -= 1
            self.spent += 1
            after = game.clone()
            after.apply(pick)
            result = self.settle(after, answers)
            if n == 0 or (result > best if mine else result < best):
                best = result
        return best


def quiet(g: State) -> bool:
    """Whether nothing is under way: an empty chase and no battle."""
    return not g.table.chase and g.table.battle is None and not g.turn.step


def passing(decision: Decision) -> int:
    """Passing, or the first option where one may not."""
    for n, option in enumerate(decision.options):
        if option.kind == "pass":
            return n
    return 0


def default(decision: Decision) -> int:
    """An answer that asks for nothing: no, done, no block; otherwise the first."""
    for n, option in enumerate(decision.options):
        if option.kind in ("no", "done", "no block", "forfeit"):
            return n
    return 0
