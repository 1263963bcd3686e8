"""Lifebreak of the Valhalla rules (1415.1d): the top card of the lifebreak area, and its [Break] ability.

In the oldest edition several cards may be broken at once, they stay in the lifebreak area until their [Break]
is resolved, and the number that life allows counts the cards broken, not those that are left.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import BreakAbility
from willpower.abilities.symbols import GRAVEYARD, REMOVED

from ..change.gate import attempt_moves
from ..change.triggers import emit
from ..change.zones import MoveItem
from ..core import happenings
from ..core.decisions import NUMBER, Option
from ..core.frames import ask
from ..core.ids import NOBODY, PLAYER_A, PLAYER_REF, PlayerId, RefId
from ..core.objects import still_itself
from ..core.procedure import Procedure
from ..core.results import DONE, NOTHING_DONE, Result
from ..core.stale import REVEALING, changed
from ..core.state import Frame, State
from ..play.permission import parts_refusal
from ..play.play_frame import PlayFrame
from ..values.prohibition import ability_prohibited_by, chase_refusal, prohibited_by


def breakable(g: State, player: PlayerId) -> int:
    """How many cards a player may break at once now (1415.1d-i)."""
    p = g.table.players[player]
    closed = [i for i in p.zones.lifebreak if not g.table.objs[i].revealed]
    kept = (p.life - 1) // 1000
    if g.edition.lifebreak_threshold == "left":
        able = len(closed) - kept
    else:
        able = min(p.max_lifebreak - kept, p.max_lifebreak) - p.broken
    able = max(0, min(able, len(closed)))
    return able if g.edition.lifebreak_several_at_once else min(1, able)


def lifebreak_refusal(g: State, player: PlayerId) -> str:
    """The clause that keeps a player from performing lifebreak now, or ""."""
    if not g.edition.lifebreak:
        return "1415.2"
    if not breakable(g, player):
        return "1415.1d-i"
    if "lifebreak" in g.derived.forbidden and prohibited_by(g, "lifebreak", PLAYER_REF[player]):
        return "104.4"
    if not g.edition.break_is_ability:
        return chase_refusal(g, player)  # the card itself is put on the chase
    return ""


def break_ability(g: State, ref: RefId) -> BreakAbility | None:
    """The [Break] ability of a card (1415.1b)."""
    for a in g.table.objs[ref].chars.ab.listed:
        if isinstance(a, BreakAbility):
            return a
    return None


class LifebreakFrame(Frame):
    """Removes the top card of the lifebreak area and plays its [Break] ability if it can (1415.1d)."""

    __slots__ = ("left", "player", "ref")

    def __init__(self, player: PlayerId = PLAYER_A) -> None:
        super().__init__()
        self.player = player
        self.ref: RefId = NOBODY
        self.left = 0  # how many are still to be broken

    def step(self, g: State) -> None:
        """Performs the next row."""
        pc = self.pc
        self.pc = pc + 1
        BREAKING.deeds[pc](g, self)

    def goto(self, clause: str) -> None:
        """Goes on with a clause."""
        self.pc = BREAKING.at[clause]

    def answer(self, g: State, option: Option) -> None:
        """Takes the number of cards."""
        self.left = option.number


def choose_number(g: State, f: LifebreakFrame) -> None:
    """How many cards are broken (1415.1d-i)."""
    most = breakable(g, f.player)
    options = tuple([Option("number", number=n, clause="1415.1d-i") for n in range(1, most + 1)])
    ask(g, f.player, NUMBER, options, "1415.1d-i", "lifebreak")


def take(g: State, f: LifebreakFrame) -> None:
    """The top card is removed, or turned up where it lies (1415.1d)."""
    g.turn.passes = 0
    g.edit_player(f.player).broken += 1
    pile = g.table.players[f.player].zones.lifebreak
    top = next(i for i in pile if not g.table.objs[i].revealed)
    if g.edition.card_with_break == "graveyard after resolving":
        if break_ability(g, top) is not None or g.edition.card_without_break == "graveyard":
            o = g.edit(top)
            o.revealed = True
            o.face_down = False
            changed(g, REVEALING)
            emit(g, happenings.did(what="reveal", subject=top, player=f.player, source=top, clause="1415.1d"))
            f.result = Result(True, 1, (top,))
            return
    attempt_moves(g, (MoveItem(top, REMOVED, "removed", "1415.1d-i", player=f.player),))


def play(g: State, f: LifebreakFrame) -> None:
    """Its [Break] is played if it can be (1415.1d-ii)."""
    f.ref = f.result.refs[0] if f.result.refs else NOBODY
    if f.ref == NOBODY:
        return
    emit(g, happenings.did(what="lifebreak", subject=f.ref, player=f.player, clause="1415.1d"))
    a = break_ability(g, f.ref)
    f.result = NOTHING_DONE
    if a is not None and (break_forbidden(g, f.player, f.ref, a) or chase_refusal(g, f.player)):
        return
    if a is not None and a.effect is not None and not parts_refusal(g, f.player, f.ref, (a.effect,)):
        frame = PlayFrame(f.player, f.ref, a)
        frame.auto = True
        g.work.stack.append(frame)


def break_forbidden(g: State, player: PlayerId, ref: RefId, ability: BreakAbility) -> bool:
    """Whether effects keep a player from playing a [Break], where it is an ability (104.4, 1415.1b-i)."""
    if not g.edition.break_is_ability or "play abilities" not in g.derived.forbidden:
        return False
    return ability_prohibited_by(g, player, ref, ability) != ""


def put_away(g: State, f: LifebreakFrame) -> None:
    """A card whose [Break] is not played goes to the graveyard (1415.1d-iii)."""
    if f.ref != NOBODY and not f.result.did and still_itself(g.table.objs[f.ref]):
        attempt_moves(g, (MoveItem(f.ref, GRAVEYARD, "rule", "1415.1d-iii", player=f.player),))


def next_card(g: State, f: LifebreakFrame) -> None:
    """The next card, until all are broken."""
    f.left -= 1
    if f.left > 0:
        f.goto("1415.1d")
    else:
        g.finish(DONE)


BREAKING: Final[Procedure[LifebreakFrame]] = Procedure(
    ("1415.1d-i", choose_number),
    ("1415.1d", take),
    ("1415.1d-ii", play),
    ("1415.1d-iii", put_away),
    ("1415.1d", next_card),
)
