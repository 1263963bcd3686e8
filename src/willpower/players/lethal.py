"""Whether a player can win this turn whatever the other does, as far as a few positions show.

The player's own choices need one option that wins, the other's must all lose. What is found in one imagined
world is tried in others: a win there may come of cards that only this world has.
"""

from __future__ import annotations

from itertools import repeat
from typing import Final

from willpower.abilities.symbols import FIELD, J_RESONATOR
from willpower.engine import PRIORITY, Game, Likeness, Policy, State, likeness, windows

from .budget import Clock, TimeUp
from .greedy import candidates

MOST_OPTIONS: Final = 10
DEEPEST: Final = 30
PER_CARD: Final = 700  # damage that a card in hand may add
_USELESS: Final = frozenset(("standby", "call", "source"))


def winning_option(worlds: list[Game], me: int, nodes: int, clock: Clock | None = None) -> int:
    """An option of the pending decision that wins this turn in all these worlds; -1 if none is found.

    Attacking at once comes first: what needs nothing else depends least on what is hidden. In each world so
    many positions are looked at, whatever the number of options, and as long as a clock allows.
    """
    first = worlds[0].state
    decision = first.work.pending
    if decision is None or first.table.chase or not plausible(first, me):
        return -1
    picks = candidates(first, decision, MOST_OPTIONS)
    proofs = [_Proof(me, first.turn.serial, nodes, clock) for _ in worlds]  # all options share the positions
    found = -1
    try:
        for n in sorted(picks, key=[option.kind != "battle" for option in decision.options].__getitem__):
            if decision.options[n].kind in _USELESS or decision.options[n].kind == "pass":
                continue
            if all(map(_Proof.wins, proofs, worlds, repeat(n))):
                found = n
                break
    except TimeUp:
        pass  # nothing is proved
    if clock is not None:
        clock.prepared(sum([proof.spent for proof in proofs]))
    return found


def plausible(g: State, me: int) -> bool:
    """Whether the other's life is within reach of attackers and cards in hand."""
    reach = PER_CARD * min(3, len(g.table.players[me].zones.hand))
    for i in g.table.field:
        o = g.table.objs[i]
        if o.controller == me and o.zone == FIELD and o.chars.types & J_RESONATOR and not o.rested:
            reach += o.chars.atk or 0
    return reach >= g.table.players[1 - me].life


class _Proof:
    """A search for a forced win with so many positions to look at."""

    __slots__ = ("_clock", "_left", "_me", "_policy", "_serial", "spent")

    def __init__(self, me: int, serial: int, nodes: int, clock: Clock | None) -> None:
        self._me = me
        self._clock = clock
        self.spent = 0  # answers given
        self._serial = serial
        self._left = nodes
        asks = ("main", "response", "battle")
        self._policy = Policy(asks=windows(asks, asks))

    def wins(self, world: Game, pick: int, depth: int = 0) -> bool:
        """Whether the player wins this turn after an option, whatever the other does."""
        self._left -= 1
        if self._left < 0 or depth > DEEPEST:
            return False
        if self._clock is not None:
            self._clock.check()
        game = world.clone()
        game.state.work.asks = self._policy.asks
        game.apply(pick)
        self.spent += 1 + game.advance(self._policy)
        g = game.state
        if g.over:
            return g.winner == self._me
        decision = g.work.pending
        if decision is None or g.turn.serial != self._serial:
            return False
        mine = decision.player == self._me
        tried: set[Likeness] = set()
        for n in candidates(g, decision, MOST_OPTIONS):
            option = decision.options[n]
            if mine and decision.kind == PRIORITY and (option.kind in _USELESS or option.kind == "pass"):
                if option.kind != "pass" or (not g.table.chase and g.table.battle is None):
                    continue
            key = likeness(g, option)
            if key in tried:
                continue
            tried.add(key)
            if self.wins(game, n, depth + 1) == mine:
                return mine
        return not mine
