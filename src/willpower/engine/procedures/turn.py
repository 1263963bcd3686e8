"""The turn (500): phases as tables of steps, one per clause; extra turns and skipped phases (1025, 1031)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.abilities.statics import CanAlso, DoesNotRecover, SkipsPhase
from willpower.abilities.symbols import IN_PLAY
from willpower.abilities.words import Period, Point
from willpower.rules.switches import Phase

from ..change.actions import clear_damage, clear_will
from ..change.choosing import card_options
from ..change.gate import attempt_discard, attempt_draw, attempt_recover
from ..change.rule_processes import find_due
from ..change.triggers import check_states, emit
from ..core import happenings
from ..core.decisions import CARDS, MAY, Option
from ..core.events import PHASE_BEGAN
from ..core.frames import ask, tell
from ..core.ids import BOTH_PLAYERS, NOBODY, OPPONENT, PLAYER_REF, ObjId, PlayerId, RefId
from ..core.procedure import Procedure
from ..core.repetition import LoopMarks
from ..core.results import NOTHING_DONE
from ..core.stale import EVENTS, PLAY, RULES, TIME, TURN, USES, changed
from ..core.state import Frame, State
from ..values.characteristics import refresh
from ..values.evaluate import maximum_hand, players, refs
from ..values.lasting import expire
from ..values.prohibition import allowed, prohibited_by
from .battle import BattleFrame
from .calling import CallFrame, call_refusal
from .priority import PriorityFrame, sequence


def begin_turn(g: State, player: PlayerId) -> None:
    """A new turn: whose it is, and everything that counts per turn starts anew (501, 505.6)."""
    g.turn.player = player
    g.turn.number += 1
    g.turn.serial += 1
    g.memory.happened = []
    g.memory.then = {}
    g.memory.loop_marks = LoopMarks()
    p = g.edit_player(player)
    p.turns += 1
    for n in BOTH_PLAYERS:
        q = g.edit_player(n)
        q.called = 0
        q.judged = False
        q.played = 0
        q.locked = False
    g.turn.phase = ""
    g.turn.extra_phases = ()
    changed(g, TURN | TIME | EVENTS | USES | RULES)
    expire(g, "beginning of turn", player)  # also if the draw phase is skipped (1031.1)
    g.memory.log_chunk.append(happenings.turn_began(player=player, number=g.turn.number, clause="501.1"))


class TurnFrame(Frame):
    """The turns of the game, phase after phase. It never ends: the game does."""

    __slots__ = ("decided", "i", "kept", "phase", "picks")

    def __init__(self) -> None:
        super().__init__()
        self.i = 0  # which of the turn's phases comes next
        self.phase = ""  # the phase under way, "" between two
        self.kept: tuple[RefId, ...] = ()  # cards that stay rested
        self.decided: tuple[RefId, ...] = ()  # cards that recover although they need not
        self.picks: tuple[RefId, ...] = ()  # cards to be discarded

    def step(self, g: State) -> None:
        """Performs the rows of the phase one after the other, until somebody is asked or something else must
        happen; where a player loses at once, the engine's loop looks for that after each (1202)."""
        at_once = g.rulings.at_once
        for _ in range(len(PHASES)):  # and not for ever: the engine's loop counts
            self.result = NOTHING_DONE  # so that positions that are alike look alike
            if self.phase != "end":
                deeds = PHASES[self.phase].deeds
            elif g.rulings.end_deeds:
                deeds = g.rulings.end_deeds
            else:
                deeds = g.rulings.end_deeds = end_phase(g.edition.end_phase).deeds
            pc = self.pc
            if pc >= len(deeds):
                self.next_phase(g)
            else:
                self.pc = pc + 1
                deeds[pc](g, self)
            if g.work.stack[-1] is not self or g.work.pending is not None or g.over:
                return
            if at_once and (self.pc >= len(deeds) or deeds[self.pc] is not sequence):
                return

    def answer(self, g: State, option: Option) -> None:
        """Takes a card to discard, whether a card stays rested, or whether a stone is called."""
        if self.phase == "end":
            self.picks = (*self.picks, option.ref)
            self.again()
        elif self.phase == "call":
            if option.kind == "call":
                g.work.stack.append(CallFrame(g.turn.player))
        else:
            if option.kind == "yes":  # what "may" stands for: it does not recover
                self.kept = (*self.kept, option.ref)
            else:
                self.decided = (*self.decided, option.ref)
            self.again()

    def next_phase(self, g: State) -> None:
        """The phase is over: an additional one comes next, else the turn's next one (501.1), else the next
        turn."""
        self.phase = ""
        self.pc = 0
        if g.turn.extra_phases:
            phase = g.turn.extra_phases[0]
            g.turn.extra_phases = g.turn.extra_phases[1:]
        elif self.i >= len(g.rulings.phases):
            self.next_turn(g)
            return
        else:
            phase = g.rulings.phases[self.i]
            self.i += 1
        if not self.skipped(g, phase) and phase in PHASES:
            self.phase = phase  # a phase of battle comes out of the main phase (801.1)

    def skipped(self, g: State, phase: str) -> bool:
        """Whether the phase is skipped, and one skip used up (1031.1, 503.1)."""
        player = g.turn.player
        if phase == "recovery" and g.edition.first_recovery_skipped and g.table.players[player].turns == 1:
            g.memory.log_chunk.append(happenings.skipped(player=player, phase=phase, clause="503.1"))
            return True
        if phase == "draw" and g.turn.number == 1 and g.edition.first_draw == "phase skipped":
            open_turn(g)
            g.memory.log_chunk.append(happenings.skipped(player=player, phase=phase, clause="502.3"))
            return True
        if phase in g.table.players[player].skips:
            p = g.edit_player(player)
            left = list(p.skips)
            left.remove(phase)
            p.skips = tuple(left)
            emit(g, happenings.skipped(player=player, phase=phase, clause="1031.1"))
            return True
        if g.derived.values_stale:
            refresh(g)
        if SkipsPhase in g.derived.active and always_skipped(g, player, phase):
            emit(g, happenings.skipped(player=player, phase=phase, clause="1031.1"))
            return True
        return False

    def next_turn(self, g: State) -> None:
        """The next turn: the same player's if they have an extra one (1025), else the other's (505.6)."""
        self.i = 0
        player = g.turn.player
        if g.table.players[player].extra_turns:
            g.edit_player(player).extra_turns -= 1
            begin_turn(g, player)
            return
        begin_turn(g, OPPONENT[player])


def happens(g: State, point: Point, period: Period, clause: str) -> None:
    """A moment that abilities wait for."""
    if g.derived.watched_facets & TIME:
        changed(g, TIME)  # effects may speak of the phase
    if point == "beginning":
        emit(g, happenings.phase_began(period=period, player=g.turn.player, clause=clause))
    else:
        emit(g, happenings.phase_ended(period=period, player=g.turn.player, clause=clause))


def ends(g: State, phase: Phase, clause: str) -> None:
    """The end of a phase, where the edition has abilities wait for that."""
    if phase in g.rulings.told_ends:
        happens(g, "end", phase, clause)


# ---- 502: draw phase -----------------------------------------------------------------------------------


def open_turn(g: State) -> None:
    """The game and the turn begin, in the first draw phase of the turn (502.1)."""
    for event in g.memory.happened:
        if event.kind == PHASE_BEGAN and event.word == "turn":
            return
    if g.turn.number == 1:
        happens(g, "beginning", "game", "502.1")
    happens(g, "beginning", "turn", "502.1")


def begin_draw(g: State, f: TurnFrame) -> None:
    """502.1"""
    g.turn.phase = "draw"
    expire(g, "the next draw phase", g.turn.player)
    open_turn(g)
    happens(g, "beginning", "draw", "502.1")


def draw_card(g: State, f: TurnFrame) -> None:
    """502.3: the turn player draws a card, but not in the first turn."""
    if g.turn.number > 1:
        attempt_draw(g, g.turn.player, 1, "502.3", True)


def end_draw(g: State, f: TurnFrame) -> None:
    """502.4"""
    ends(g, "draw", "502.4")


# ---- 503: recovery phase -------------------------------------------------------------------------------


def begin_recovery(g: State, f: TurnFrame) -> None:
    """503.2"""
    g.turn.phase = "recovery"
    expire(g, "the next recovery phase", g.turn.player)
    if g.edition.will_disappears == "recovery phase before triggers":
        clear_will(g, "503.4")
    happens(g, "beginning", "recovery", "503.2")


def lose_will(g: State, f: TurnFrame) -> None:
    """503.4: will that was produced before ceases to exist."""
    if g.edition.will_disappears == "recovery phase after priority":
        clear_will(g, "503.4")
    f.kept = ()
    f.decided = ()
    if g.derived.values_stale:
        refresh(g)


def ask_recovery(g: State, f: TurnFrame) -> None:
    """503.5: which cards their controller leaves rested, of those that need not recover."""
    if DoesNotRecover not in g.derived.active:
        return
    player = g.turn.player
    for i in recovering(g, player, f.kept):
        if i not in f.decided and may_stay_rested(g, i):
            options = (
                Option("yes", i, 0, "", g.table.objs[i].chars.names[0], "503.5"),
                Option("no", i, 0, "", g.table.objs[i].chars.names[0], "503.5"),
            )
            ask(g, player, MAY, options, "503.5", "stay rested", i)
            return


def recover(g: State, f: TurnFrame) -> None:
    """503.5: the turn player recovers their cards."""
    attempt_recover(g, recovering(g, g.turn.player, f.kept), "503.5")


def end_recovery(g: State, f: TurnFrame) -> None:
    """503.6"""
    f.kept = ()
    f.decided = ()
    if g.table.lasting or g.table.delayed:
        expire(g, "recovered", g.turn.player)
    happens(g, "end", "recovery", "503.6")


# ---- a phase of older editions ---------------------------------------------------------------------------


def begin_call(g: State, f: TurnFrame) -> None:
    """The call phase begins, where there is one (710.1)."""
    g.turn.phase = "call"
    happens(g, "beginning", "call", "710.1")


def offer_call(g: State, f: TurnFrame) -> None:
    """The turn player may call a magic stone (710.1)."""
    if not call_refusal(g, g.turn.player, True):
        options = (Option("call", clause="710.1"), Option("no", clause="710.1"))
        ask(g, g.turn.player, MAY, options, "710.1", "may call")


def end_call(g: State, f: TurnFrame) -> None:
    """The call phase ends."""
    ends(g, "call", "710.1")


# ---- 504: main phase -----------------------------------------------------------------------------------


def begin_main(g: State, f: TurnFrame) -> None:
    """504.1"""
    g.turn.phase = "main"
    expire(g, "the next main phase", g.turn.player)
    happens(g, "beginning", "main", "504.1")


def end_main(g: State, f: TurnFrame) -> None:
    """504.2: what waits for the end of the main phase is played before the next begins. After a battle that
    the end phase follows it has ended already (801.1)."""
    if g.turn.phase != "main":
        return
    ends(g, "main", "504.2")
    if g.work.waiting or g.work.reveals:
        g.work.stack.append(PriorityFrame())


# ---- 505: end phase ------------------------------------------------------------------------------------


def begin_end(g: State, f: TurnFrame) -> None:
    """505.1"""
    g.turn.phase = "end"
    expire(g, "the next end phase", g.turn.player)
    happens(g, "beginning", "end", "505.1")


def end_turn(g: State, f: TurnFrame) -> None:
    """505.3"""
    happens(g, "end", "turn", "505.3")


def end_damage(g: State, f: TurnFrame) -> None:
    """505.5a: all damage becomes zero."""
    clear_damage(g)


def end_effects(g: State, f: TurnFrame) -> None:
    """505.5b: what lasts until the end of the turn ends."""
    if g.table.lasting or g.table.delayed:
        expire(g, "end of turn", g.turn.player)


def end_will(g: State, f: TurnFrame) -> None:
    """505.5c: will ceases to exist."""
    clear_will(g, "505.5c")


def discard_down(g: State, f: TurnFrame) -> None:
    """505.5d: down to the maximum hand size; all cards are chosen, then discarded together."""
    player = g.turn.player
    hand = g.table.players[player].zones.hand
    most = maximum_hand(g, player)  # 505.5b: without what has just ended
    if len(hand) - len(f.picks) <= most:
        picks = f.picks
        f.picks = ()
        if picks:
            attempt_discard(g, picks, "505.5d", NOBODY, player)
        return
    options = tuple(card_options(g, [i for i in hand if i not in f.picks], "505.5d"))
    chosen = len(f.picks)
    count = len(hand) - most
    ask(g, player, CARDS, options, "505.5d", "hand size", least=count, most=count, chosen=chosen)


def repeat(g: State, f: TurnFrame) -> None:
    """505.5e: if something happened in the final step, a priority sequence and the step again."""
    if unfinished(g):
        changed(g, RULES)
        f.pc = end_phase(g.edition.end_phase).at["505.5a"]
        g.work.stack.append(PriorityFrame())


def unfinished(g: State) -> bool:
    """Whether something has been triggered or a rule process is due at the end of a turn (505.5e)."""
    if g.derived.values_stale:
        refresh(g)
    check_states(g)  # 906.9: what holds only now triggers too
    return bool(g.work.waiting or g.work.reveals or (g.work.rules_due and rules_wait(g)))


Row = tuple[str, Callable[[State, TurnFrame], None]]

# The end phase, whose order is the edition's (505.5).
END_ROWS: Final[dict[str, tuple[Row, ...]]] = {
    "beginning": (("505.1", begin_end), ("505.2", sequence)),
    "end of turn": (("505.3", end_turn), ("505.4", sequence)),
    "damage": (("505.5a", end_damage),),
    "effects": (("505.5b", end_effects),),
    "will": (("505.5c", end_will),),
    "discard": (("505.5d", discard_down),),
    "repeat": (("505.5e", repeat),),
}


_ENDS: Final[dict[tuple[str, ...], Procedure[TurnFrame]]] = {}


def end_phase(order: tuple[str, ...]) -> Procedure[TurnFrame]:
    """The end phase with its steps in an order; put together once."""
    known = _ENDS.get(order)
    if known is None:
        rows: tuple[Row, ...] = ()
        for word in order:
            rows += END_ROWS[word]
        known = _ENDS[order] = Procedure(*rows)
    return known


PHASES: Final[dict[str, Procedure[TurnFrame]]] = {
    "": Procedure(),  # between two phases
    "draw": Procedure(
        ("502.1", begin_draw),
        ("502.2", sequence),
        ("502.3", draw_card),
        ("502.4", end_draw),
        ("502.4", sequence),
    ),
    "recovery": Procedure(
        ("503.2", begin_recovery),
        ("503.3", sequence),
        ("503.4", lose_will),
        ("503.5", ask_recovery),
        ("503.5", recover),
        ("503.6", end_recovery),
        ("503.7", sequence),
    ),
    "call": Procedure(
        ("710.1", begin_call),
        ("710.1", sequence),
        ("710.1", offer_call),
        ("710.1", end_call),
        ("710.1", sequence),
    ),
    "main": Procedure(
        ("504.1", begin_main),
        ("504.2", sequence),
        ("504.2", end_main),
    ),
    "end": end_phase(tuple(END_ROWS)),
}


def rules_wait(g: State) -> bool:
    """Whether a rule process is due (505.5e, 807.3b)."""
    return bool(find_due(g))


def recovering(g: State, player: PlayerId, kept: tuple[RefId, ...]) -> tuple[ObjId, ...]:
    """The rested cards a player recovers (503.5): what they control in the field and ruler area."""
    if g.derived.values_stale:
        refresh(g)
    out: list[ObjId] = []
    for i in (*g.table.field, *g.table.players[player].zones.ruler_area):
        o = g.table.objs[i]
        if not o.rested or o.controller != player or not o.zone & IN_PLAY or i in kept:
            continue
        if DoesNotRecover in g.derived.active and stays_rested(g, i):
            continue
        if "recover" in g.derived.forbidden and prohibited_by(g, "recover", i):
            continue
        out.append(i)
    if CanAlso in g.derived.active:
        for i in g.table.field:
            o = g.table.objs[i]
            if o.rested and o.controller != player and allowed(g, "recover with opponent", i):
                if not stays_rested(g, i) and not prohibited_by(g, "recover", i):
                    out.append(i)
    return tuple(out)


def stays_rested(g: State, ref: ObjId) -> bool:
    """Whether an effect keeps a card from recovering in the recovery phase."""
    for a in g.derived.active.get(DoesNotRecover, ()):
        s = a.static
        if isinstance(s, DoesNotRecover) and not s.optional and applies_to(g, a.lasting, s, ref, a.source):
            return True
    return False


def may_stay_rested(g: State, ref: ObjId) -> bool:
    """Whether its controller may choose not to recover a card."""
    for a in g.derived.active.get(DoesNotRecover, ()):
        s = a.static
        if isinstance(s, DoesNotRecover) and s.optional and applies_to(g, a.lasting, s, ref, a.source):
            return True
    return False


def applies_to(g: State, lasting: int, s: DoesNotRecover, ref: ObjId, source: RefId) -> bool:
    """Whether a standing effect is about this card."""
    for a in g.derived.active.get(DoesNotRecover, ()):
        if a.static is s and a.lasting == lasting and a.source == source:
            if lasting:
                for e in g.table.lasting:
                    if e.id == lasting and e.refs:
                        return ref in e.refs
            return ref in refs(g, s.what, a.ctx)
    return False


def start_phase(g: State, phase: str) -> None:
    """Puts a game that is being built at the first priority of a phase, its beginning triggers past (judge
    files)."""
    frame = TurnFrame()
    frame.i = [str(one) for one in g.edition.phases].index(phase) + 1
    frame.phase = phase
    rows = end_phase(g.edition.end_phase).rows if phase == "end" else PHASES[phase].rows
    frame.pc = [step for _, step in rows].index(sequence) + 1
    g.turn.phase = phase
    changed(g, PLAY | TIME)
    g.work.stack = [frame, PriorityFrame()]
    g.work.shared_depth = 0


def always_skipped(g: State, player: PlayerId, phase: str) -> bool:
    """Whether an effect says that a player skips every such phase (1031.1)."""
    for a in g.derived.active.get(SkipsPhase, ()):
        static = a.static
        assert isinstance(static, SkipsPhase)
        who = (a.ctx.you,) if static.who is None else players(g, static.who, a.ctx)
        if static.phase == phase and player in who:
            return True
    return False


def go_to_end_phase(g: State) -> None:
    """Once what is resolving is over, the turn goes on with its end phase; a battle under way is over."""
    g.turn.extra_phases = ()
    kept: list[Frame] = []
    for frame in g.work.stack:
        if isinstance(frame, TurnFrame):
            made = TurnFrame()
            made.i = g.edition.phases.index("end")
            kept.append(made)
        elif not isinstance(frame, (BattleFrame, PriorityFrame)):
            kept.append(frame)
    # Positions shift down, so that what counted as shared with another copy of the game still does.
    g.work.stack[:] = kept
    g.work.shared_depth = min(g.work.shared_depth, len(kept))
    if g.table.battle is not None:
        g.table.battle = None
        g.turn.step = ""
        changed(g, PLAY)
    tell(
        g,
        happenings.told(
            what="turn ends", subject=PLAYER_REF[g.turn.player], player=g.turn.player, clause="1031.1"
        ),
    )
