"""What happens instead of losing the game (103.1, 910.1)."""

from __future__ import annotations

from willpower.abilities.statics import Replace

from ..change.gate import attempt_amount
from ..change.replacement import applicable, would
from ..core.events import DID
from ..core.objects import NOBODY, Event, player_ref
from ..core.state import Frame, State


def loss(player: int) -> Event:
    """A player would lose the game."""
    return Event(DID, "103.1", player_ref(player), NOBODY, 1, player, word="lose game")


def replaced(g: State, player: int) -> bool:
    """Whether an effect could let something else happen instead of a player losing."""
    return Replace in g.derived.active and bool(applicable(g, would(loss(player))))


class LosingFrame(Frame):
    """Players who would lose at the same time, each by a clause ("": not): first what is replaced, then who
    is left loses."""

    __slots__ = ("clauses",)

    def __init__(self) -> None:
        super().__init__()
        self.clauses: tuple[str, str] = ("", "")

    def step(self, g: State) -> None:
        """Asks for the one player, then for the other, then lets lose."""
        from .rule_processes import lose  # rule processes push this frame

        first, second = self.clauses
        pc = self.pc
        self.pc += 1
        if pc == 1 and first and not g.work.ret:
            first = ""
        elif pc == 3 and second and not g.work.ret:
            second = ""
        self.clauses = (first, second)
        if pc == 0 and first:
            attempt_amount(g, loss(0))
        elif pc == 2 and second:
            attempt_amount(g, loss(1))
        elif pc >= 3:
            g.pop()
            lose(g, self.clauses)
