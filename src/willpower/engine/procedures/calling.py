"""Calling a magic stone (710) and putting a card into the standby area (706)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.statics import CanAlso, CostChange, MoreCalls, Replace
from willpower.abilities.symbols import ANY_RULER, ASTRAL_RULER, CHANT, FIELD, STANDBY

from ..change.gate import attempt_amount, attempt_moves, attempt_rest
from ..change.triggers import emit
from ..change.zones import MoveItem
from ..core import happenings
from ..core.decisions import COST, Option
from ..core.frames import ask
from ..core.ids import NOBODY, PLAYER_A, PLAYER_REF, ObjId, PlayerId, RefId
from ..core.procedure import Procedure
from ..core.results import DONE, NOTHING_DONE
from ..core.state import Frame, State
from ..core.will import NOTHING, Need, parse_need, write_need
from ..pay.cost_change import Subject, changes, lowered, raised
from ..pay.payment import PayWillFrame
from ..pay.supply import Supply, supply
from ..values.characteristics import refresh
from ..values.evaluate import number, players
from ..values.limits import main_timing
from ..values.prohibition import allowed, prohibited_by


def callers(g: State, player: PlayerId) -> tuple[ObjId, ...]:
    """The recovered rulers or J-rulers that could be rested to call a stone (710.1)."""
    out: list[ObjId] = []
    for i in (*g.table.players[player].zones.ruler_area, *g.table.field):
        o = g.table.objs[i]
        if o.controller != player or o.rested:
            continue
        if o.chars.types & (ANY_RULER | ASTRAL_RULER) or (
            CanAlso in g.derived.active and allowed(g, "be rested to call", i)
        ):
            if not g.derived.forbidden or not (
                prohibited_by(g, "rest", i) or prohibited_by(g, "be rested", i)
            ):
                out.append(i)
    return tuple(out)


def calls_allowed(g: State, player: PlayerId) -> int:
    """How many stones a player may call each turn: one, unless effects allow more."""
    n = 1
    for a in g.derived.active.get(MoreCalls, ()):
        s = a.static
        if isinstance(s, MoreCalls) and player in players(g, s.who, a.ctx):
            n += number(g, s.amount, a.ctx)
    return n


def call_refusal(g: State, player: PlayerId, by_effect: bool = False, in_time: bool = False) -> str:
    """The clause that keeps a player from calling a magic stone now, or ""; `in_time`: it is main timing."""
    if g.derived.values_stale:
        refresh(g)
    if not by_effect and (g.rulings.call_phase or not (in_time or main_timing(g, player))):
        return "710.1"
    p = g.table.players[player]
    most = calls_allowed(g, player) if MoreCalls in g.derived.active else 1
    if p.called >= most or p.judged:
        return "710.1"
    if not p.zones.stone_deck or not callers(g, player):
        return "710.1"
    if "call" in g.derived.forbidden and prohibited_by(g, "call", PLAYER_REF[player]):
        return "104.4"
    return ""


class CallFrame(Frame):
    """Calls a magic stone: the J/ruler rests, the top stone comes into the field (710.1)."""

    __slots__ = ("player", "ruler")

    def __init__(self, player: PlayerId = PLAYER_A) -> None:
        super().__init__()
        self.player = player
        self.ruler: RefId = NOBODY

    def step(self, g: State) -> None:
        """The rows one after the other, until somebody is asked or something else must happen."""
        deeds = CALLING.deeds
        for _ in deeds:  # and not for ever: the engine's loop counts
            pc = self.pc
            self.pc = pc + 1
            deeds[pc](g, self)
            if g.work.pending is not None or g.work.stack[-1] is not self:
                return

    def answer(self, g: State, option: Option) -> None:
        """Takes the card that rests."""
        self.ruler = option.ref


def would_call(g: State, f: CallFrame) -> None:
    """Something else may happen instead of the call (910.1)."""
    f.result = DONE
    if Replace in g.derived.active:
        attempt_amount(
            g,
            happenings.did(
                what="call", subject=PLAYER_REF[f.player], player=f.player, amount=1, clause="710.1"
            ),
        )


def choose_ruler(g: State, f: CallFrame) -> None:
    """Which J/ruler rests."""
    if not f.result.did:
        g.edit_player(f.player).called += 1  # the call of this turn was something else
        g.turn.passes = 0
        g.finish(NOTHING_DONE)
        return
    options = tuple(
        [Option("card", i, 0, "", g.table.objs[i].chars.names[0], "710.1") for i in callers(g, f.player)]
    )
    if not options:
        g.finish(NOTHING_DONE)
        return
    ask(g, f.player, COST, options, "710.1", "call")


def rest_ruler(g: State, f: CallFrame) -> None:
    """The J/ruler rests."""
    p = g.edit_player(f.player)
    p.called += 1
    g.turn.passes = 0
    attempt_rest(g, (f.ruler,), "710.1")


def put_stone(g: State, f: CallFrame) -> None:
    """The top magic stone comes into the field; none does if the J/ruler did not rest."""
    if not g.table.objs[f.ruler].rested:
        g.finish(NOTHING_DONE)
        return
    pile = g.table.players[f.player].zones.stone_deck
    if pile:
        item = MoveItem(pile[0], FIELD, "called", "710.1", controller=f.player, player=f.player)
        attempt_moves(g, (item,))
    else:
        f.result = NOTHING_DONE


def tell_call(g: State, f: CallFrame) -> None:
    """A stone was called."""
    new = f.result.refs[0] if f.result.refs else NOBODY
    emit(g, happenings.did(what="call", subject=new, player=f.player, clause="710.1"))
    g.finish(f.result)


CALLING: Final[Procedure[CallFrame]] = Procedure(
    ("910.1", would_call),
    ("710.1", choose_ruler),
    ("710.1", rest_ruler),
    ("710.1", put_stone),
    ("710.1", tell_call),
)


# Putting a card into the standby area costs two will (706.1).
_STANDBY: Final[tuple[Need, ...]] = (parse_need("{2}"),)


def standby_needs(g: State, player: PlayerId) -> tuple[Need, ...]:
    """The cost of putting a card into the standby area (706.1), after cost changes."""
    if CostChange not in g.derived.active:
        return _STANDBY
    found = changes(g, player, Subject("standby", NOBODY))
    if not found:
        return _STANDBY
    return lowered(g, raised(g, _STANDBY[0], found), found)


def standby_refusal(g: State, player: PlayerId, s: Supply | None = None, in_time: bool = False) -> str:
    """The clause that keeps a player from putting a card into standby now, or ""; `in_time`: it is main
    timing."""
    if not (in_time or main_timing(g, player)):
        return "706.1"
    if g.derived.values_stale:
        refresh(g)
    if "standby" in g.derived.forbidden and prohibited_by(g, "standby", PLAYER_REF[player]):
        return "104.4"
    if s is None or s.bound:
        s = supply(g, player, NOBODY, "standby")
    for need in standby_needs(g, player) if CostChange in g.derived.active else _STANDBY:
        if s.known[need] if need in s.known else s.pays(g, need):
            return ""
    return "706.1"


def may_be_set(g: State, ref: RefId) -> bool:
    """Whether the edition lets a card be put into the standby area (706.3): in older ones only a chant with
    [Trigger] (1405.4a)."""
    if g.rulings.any_standby_card:
        return True
    c = g.table.objs[ref].chars
    return bool(c.types & CHANT) and "trigger" in c.ab.keywords


class StandbyFrame(Frame):
    """Puts a card from the hand face down into the standby area for [2], without the chase (706.1, 706.2)."""

    __slots__ = ("need", "player", "ref", "undo")

    def __init__(self, player: PlayerId = PLAYER_A, ref: RefId = NOBODY) -> None:
        super().__init__()
        self.player = player
        self.ref = ref
        self.need: Need = NOTHING
        self.undo = False

    def step(self, g: State) -> None:
        """The rows one after the other, until somebody is asked or something else must happen."""
        deeds = SETTING.deeds
        for _ in deeds:  # and not for ever: the engine's loop counts
            pc = self.pc
            self.pc = pc + 1
            deeds[pc](g, self)
            if g.work.pending is not None or g.work.stack[-1] is not self:
                return

    def answer(self, g: State, option: Option) -> None:
        """Takes the cost."""
        self.need = parse_need(option.word)


def fix_standby_cost(g: State, f: StandbyFrame) -> None:
    """Fix the cost, after cost changes (706.1)."""
    s = supply(g, f.player, NOBODY, "standby", f.ref)
    if s.abilities:
        snapshot = g.clone()
        snapshot.pop()
        g.work.shared_depth = len(g.work.stack) - 1
        g.work.snapshot = snapshot
        f.undo = True
    able = [n for n in standby_needs(g, f.player) if s.pays(g, n)]
    options = tuple([Option("need", NOBODY, k, write_need(n), clause="706.1") for k, n in enumerate(able)])
    ask(g, f.player, COST, options, "706.1", "standby cost", f.ref)


def pay_standby(g: State, f: StandbyFrame) -> None:
    """The cost is paid (706.1)."""
    g.turn.passes = 0
    f.result = DONE
    if f.need != NOTHING:
        g.work.stack.append(PayWillFrame(f.player, f.need, "standby", f.ref))


def set_card(g: State, f: StandbyFrame) -> None:
    """The card is put face down into the standby area (706.1)."""
    if not f.result.did:
        give_up(g, f)
        return
    if f.undo and g.work.snapshot is not None:
        g.work.snapshot = g.work.snapshot.work.snapshot
    g.work.refused = ()
    item = MoveItem(f.ref, STANDBY, "set", "706.1", face_down=True, player=f.player)
    item.zone_of = f.player
    attempt_moves(g, (item,))


def give_up(g: State, f: StandbyFrame) -> None:
    """It cannot be paid: everything is as it was (readings 30)."""
    if f.undo and g.work.snapshot is not None:
        g.become(g.work.snapshot)
        g.hand(NOTHING_DONE)
    else:
        g.finish(NOTHING_DONE)
    g.work.refused = (*g.work.refused, ("standby", f.ref, 0, ""))


def tell_standby(g: State, f: StandbyFrame) -> None:
    """A card was put into standby (706.2)."""
    new = f.result.refs[0] if f.result.refs else NOBODY
    emit(g, happenings.did(what="standby", subject=new, player=f.player, clause="706.2"))
    g.finish(DONE)


SETTING: Final[Procedure[StandbyFrame]] = Procedure(
    ("706.1", fix_standby_cost),
    ("706.1", pay_standby),
    ("706.1", set_card),
    ("706.2", tell_standby),
)
