"""Lifebreak of the Valhalla rules (1415.1d): the top card of the lifebreak area, and its [Break] ability.

In the oldest edition several cards may be broken at once, they stay in the lifebreak area until their [Break]
is resolved, and the number that life allows counts the cards broken, not those that are left.
"""

from __future__ import annotations

from willpower.abilities.ability import BreakAbility
from willpower.abilities.symbols import GRAVEYARD, LIFEBREAK, REMOVED

from ..change.gate import attempt_moves
from ..change.triggers import emit
from ..change.zones import MoveItem
from ..core.decisions import NUMBER, Option
from ..core.events import DID
from ..core.frames import ask
from ..core.objects import NOBODY, Event
from ..core.results import DONE, NOTHING_DONE, Result
from ..core.stale import REVEALING, changed
from ..core.state import Frame, State
from ..play.permission import parts_refusal
from ..play.play_frame import PlayFrame


def breakable(g: State, player: int) -> int:
    """How many cards a player may break at once now (1415.1d-i)."""
    p = g.table.players[player]
    closed = [i for i in p.zones.get(LIFEBREAK, ()) if not g.table.objs[i].revealed]
    kept = (p.life - 1) // 1000
    if g.edition.lifebreak_threshold == "left":
        able = len(closed) - kept
    else:
        able = min(p.max_lifebreak - kept, p.max_lifebreak) - p.broken
    able = max(0, min(able, len(closed)))
    return able if g.edition.lifebreak_several_at_once else min(1, able)


def lifebreak_refusal(g: State, player: int) -> str:
    """The clause that keeps a player from performing lifebreak now, or ""."""
    if not g.edition.lifebreak:
        return "1415.2"
    return "" if breakable(g, player) else "1415.1d-i"


def break_ability(g: State, ref: int) -> BreakAbility | None:
    """The [Break] ability of a card (1415.1b)."""
    for a in g.table.objs[ref].chars.ab.listed:
        if isinstance(a, BreakAbility):
            return a
    return None


class LifebreakFrame(Frame):
    """Removes the top card of the lifebreak area and plays its [Break] ability if it can (1415.1d)."""

    __slots__ = ("left", "player", "ref")

    def __init__(self, player: int = 0) -> None:
        super().__init__()
        self.player = player
        self.ref = NOBODY
        self.left = 0  # how many are still to be broken

    def step(self, g: State) -> None:
        """Remove, play, and put away what has no [Break]; then the next."""
        if self.pc == 0:
            most = breakable(g, self.player)
            options = tuple([Option("number", number=n, clause="1415.1d-i") for n in range(1, most + 1)])
            ask(g, self.player, NUMBER, options, "1415.1d-i", "lifebreak")
        elif self.pc == 1:
            self.take(g)
        elif self.pc == 2:
            self.play(g)
        elif self.pc == 3:
            self.pc = 4
            if not self.result.did and g.table.objs[self.ref].became == -1:
                attempt_moves(g, (MoveItem(self.ref, GRAVEYARD, "rule", "1415.1d-iii", player=self.player),))
        else:
            self.left -= 1
            if self.left > 0:
                self.pc = 1
                return
            g.finish(DONE)

    def answer(self, g: State, option: Option) -> None:
        """Takes the number of cards."""
        self.left = option.number
        self.pc = 1

    def take(self, g: State) -> None:
        """The top card is removed, or turned up where it lies."""
        self.pc = 2
        g.turn.passes = 0
        g.edit_player(self.player).broken += 1
        pile = g.table.players[self.player].zones[LIFEBREAK]
        top = next(i for i in pile if not g.table.objs[i].revealed)
        if g.edition.card_with_break == "graveyard after resolving":
            if break_ability(g, top) is not None or g.edition.card_without_break == "graveyard":
                o = g.edit(top)
                o.revealed = True
                o.face_down = False
                changed(g, REVEALING)
                emit(g, Event(DID, "1415.1d", top, NOBODY, 0, self.player, top, word="reveal"))
                self.result = Result(True, 1, (top,))
                return
        attempt_moves(g, (MoveItem(top, REMOVED, "removed", "1415.1d-i", player=self.player),))

    def play(self, g: State) -> None:
        """Its [Break] is played (1415.1d-ii)."""
        self.pc = 3
        if not self.result.refs:
            self.pc = 4
            return
        self.ref = self.result.refs[0]
        emit(g, Event(DID, "1415.1d", self.ref, NOBODY, 0, self.player, word="lifebreak"))
        a = break_ability(g, self.ref)
        self.result = NOTHING_DONE
        if (
            a is not None
            and a.effect is not None
            and not parts_refusal(g, self.player, self.ref, (a.effect,))
        ):
            frame = PlayFrame(self.player, self.ref, a)
            frame.auto = True
            g.work.stack.append(frame)
