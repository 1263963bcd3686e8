"""Lifebreak of the Valhalla rules (1415.1d): the top card of the lifebreak area, and its [Break] ability."""

from __future__ import annotations

from willpower.abilities.ability import BreakAbility
from willpower.abilities.symbols import GRAVEYARD, LIFEBREAK, REMOVED

from .events import DID
from .gate import attempt_moves
from .objects import NOBODY, Event
from .permission import parts_refusal
from .playing import PlayFrame
from .state import Frame, State
from .triggers import emit
from .zones import MoveItem


def lifebreak_refusal(g: State, player: int) -> str:
    """The clause that keeps a player from performing lifebreak now, or ""."""
    if not g.edition.lifebreak:
        return "1415.2"
    p = g.players[player]
    cards = len(p.zones.get(LIFEBREAK, ()))
    if not cards or cards <= (p.life - 1) // 1000:
        return "1415.1d-i"
    return ""


def break_ability(g: State, ref: int) -> BreakAbility | None:
    """The [Break] ability of a card (1415.1b)."""
    for a in g.objs[ref].chars.ab.listed:
        if isinstance(a, BreakAbility):
            return a
    return None


class LifebreakFrame(Frame):
    """Removes the top card of the lifebreak area and plays its [Break] ability if it can (1415.1d)."""

    __slots__ = ("player", "ref")

    def __init__(self, player: int = 0) -> None:
        super().__init__()
        self.player = player
        self.ref = NOBODY

    def step(self, g: State) -> None:
        """Remove, play, and put away what has no [Break]."""
        if self.pc == 0:
            self.pc = 1
            g.passes = 0
            top = g.players[self.player].zones[LIFEBREAK][0]
            item = MoveItem(top, REMOVED, "removed", "1415.1d-i", player=self.player)
            attempt_moves(g, (item,))
        elif self.pc == 1:
            self.pc = 2
            if not g.ret_refs:
                g.pop()
                return
            self.ref = g.ret_refs[0]
            emit(g, Event(DID, "1415.1d", self.ref, NOBODY, 0, self.player, word="lifebreak"))
            a = break_ability(g, self.ref)
            g.ret = 0
            if (
                a is not None
                and a.effect is not None
                and not parts_refusal(g, self.player, self.ref, (a.effect,))
            ):
                frame = PlayFrame(self.player, self.ref, a)  # 1415.1d-ii
                frame.auto = True
                g.stack.append(frame)
        elif self.pc == 2:
            self.pc = 3
            if g.ret == 0 and g.objs[self.ref].became == -1:
                attempt_moves(g, (MoveItem(self.ref, GRAVEYARD, "rule", "1415.1d-iii", player=self.player),))
        else:
            g.pop()
