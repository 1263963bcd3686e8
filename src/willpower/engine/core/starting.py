"""Starting a procedure of the rulebook from below.

An instruction that lets a card be played, or a payment in which a will ability is played, does not know how
that is done: it says what is to be started, as a `Start`, asks whether it may be, and puts it on the stack.
The tables are filled by `procedures.starting`, one entry for each procedure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from willpower.abilities.effects import Effect

from .ids import NO_PLAYER, NOBODY, CtxId, PlayerId, RefId
from .state import Frame, State
from .will import Need

Claim = tuple[str, RefId, Need]  # what will is spent on, the card that is about, how much
Items = tuple[tuple[Effect, ...], CtxId]  # what else has to be done for a cost, and the number of its context

ProcedureName = Literal[
    "play card",  # by an effect (903.2); `free`: without its cost
    "play ability",  # the activate ability `number` of a card (905.2b); `reserve`, `outer`: see PlayFrame
    "play automatic",  # the automatic object `number` that waits (603.3)
    "call",  # a magic stone (710.1)
    "priority",  # a priority sequence (601.1)
    "end battle",  # an effect ends the battle (803.3)
    "end phase",  # the turn goes straight to its end phase (1031.1)
    "restart",  # the game restarts (1033.1); `ref` who begins, `cards` stay as they are
]


class Start(Frame):
    """Starts a procedure of a player, about a card, when it is stepped; its place is taken by that."""

    __slots__ = ("cards", "free", "number", "outer", "player", "procedure", "ref", "reserve")

    def __init__(
        self,
        procedure: ProcedureName = "priority",
        player: PlayerId = NO_PLAYER,
        ref: RefId = NOBODY,
        number: int = 0,
        free: bool = False,
    ) -> None:
        super().__init__()
        self.procedure: ProcedureName = procedure
        self.player = player
        self.ref = ref
        self.number = number
        self.free = free
        self.reserve: tuple[Claim, ...] = ()
        self.outer: tuple[Items, ...] = ()
        self.cards: tuple[RefId, ...] = ()

    def step(self, g: State) -> None:
        """Gives way to the procedure."""
        g.pop()
        STARTERS[self.procedure](g, self)

    def now(self, g: State) -> None:
        """Start it at once, without waiting for the next step."""
        STARTERS[self.procedure](g, self)

    def refusal(self, g: State) -> str:
        """The clause that keeps this from being started now, or ""."""
        return REFUSALS[self.procedure](g, self)


STARTERS: Final[dict[ProcedureName, Callable[[State, Start], None]]] = {}
REFUSALS: Final[dict[ProcedureName, Callable[[State, Start], str]]] = {}  # of those that can be refused
PRIORITY: Final[list[Callable[[State], None]]] = []  # begins a priority sequence, as battles do often
