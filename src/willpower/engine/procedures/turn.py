"""The turn (500): phases as tables of steps, one per clause; extra turns and skipped phases (1025, 1031)."""

from __future__ import annotations

from willpower.abilities.statics import CanAlso, DoesNotRecover, HandSize, SkipsPhase
from willpower.abilities.symbols import HAND, IN_PLAY, RULER_AREA

from ..change.actions import clear_will
from ..change.choosing import card_option
from ..change.gate import attempt_discard, attempt_draw, attempt_recover
from ..change.rule_processes import find_due
from ..change.triggers import check_states, emit
from ..core.decisions import CARDS, MAY, Option
from ..core.events import PHASE, SKIPPED, TOLD, TURN_BEGAN
from ..core.frames import ask, tell
from ..core.objects import NOBODY, Event, player_ref
from ..core.results import NOTHING_DONE
from ..core.stale import DAMAGE, PLAY, RULES, TIME, changed
from ..core.state import Frame, State
from ..values.characteristics import refresh
from ..values.evaluate import number, players, refs
from ..values.lasting import expire
from ..values.prohibition import allowed, cannot
from .battle import BattleFrame
from .calling import CallFrame, call_refusal
from .priority import PriorityFrame


def begin_turn(g: State, player: int) -> None:
    """A new turn: whose it is, and everything that counts per turn starts anew (501, 505.6)."""
    g.turn.player = player
    g.turn.number += 1
    g.turn.serial += 1
    g.memory.happened = []
    g.memory.loop_marks = {}
    p = g.edit_player(player)
    p.turns += 1
    for n in (0, 1):
        q = g.edit_player(n)
        q.called = 0
        q.judged = False
        q.played = 0
        q.locked = False
    g.turn.phase = ""
    g.turn.extra_phases = ()
    changed(g, PLAY | RULES)
    expire(g, "beginning of turn", player)  # also if the draw phase is skipped (1031.1)
    g.memory.log_chunk.append(Event(TURN_BEGAN, "501.1", -1 - player, NOBODY, g.turn.number, player))


class TurnFrame(Frame):
    """The turns of the game, phase after phase. It never ends: the game does."""

    __slots__ = ("extra", "i", "kept", "picks")

    def __init__(self) -> None:
        super().__init__()
        self.i = 0  # which phase
        self.extra = ""  # an additional phase that comes before the next one
        self.kept: tuple[int, ...] = ()  # cards that stay rested
        self.picks: tuple[int, ...] = ()  # cards to be discarded

    def step(self, g: State) -> None:
        """One step of the turn."""
        self.result = NOTHING_DONE  # so that positions that are alike look alike
        phases = g.edition.phases
        if self.pc == 0 and g.turn.extra_phases and not self.extra:
            self.extra = g.turn.extra_phases[0]
            g.turn.extra_phases = g.turn.extra_phases[1:]
        if self.i >= len(phases) and not self.extra:
            self.next_turn(g)
            return
        phase = self.extra or phases[self.i]
        if self.pc == 0 and self.skipped(g, phase):
            self.done()
            return
        if phase == "draw":
            self.draw(g)
        elif phase == "recovery":
            self.recovery(g)
        elif phase == "main":
            self.main(g)
        elif phase == "end":
            self.end(g)
        elif phase == "call":
            self.call(g)
        else:
            self.i += 1  # a phase of battle comes out of the main phase (801.1)

    def done(self) -> None:
        """The phase is over."""
        if self.extra:
            self.extra = ""
        else:
            self.i += 1
        self.pc = 0

    def skipped(self, g: State, phase: str) -> bool:
        """Whether the phase is skipped, and one skip used up (1031.1, 503.1)."""
        player = g.turn.player
        if phase == "recovery" and g.edition.first_recovery_skipped and g.table.players[player].turns == 1:
            g.memory.log_chunk.append(Event(SKIPPED, "503.1", -1 - player, NOBODY, 0, player, word=phase))
            return True
        if phase == "draw" and g.turn.number == 1 and g.edition.first_draw == "phase skipped":
            self.open_turn(g)
            g.memory.log_chunk.append(Event(SKIPPED, "502.3", -1 - player, NOBODY, 0, player, word=phase))
            return True
        if phase in g.table.players[player].skips:
            p = g.edit_player(player)
            left = list(p.skips)
            left.remove(phase)
            p.skips = tuple(left)
            emit(g, Event(SKIPPED, "1031.1", -1 - player, NOBODY, 0, player, word=phase))
            return True
        if always_skipped(g, player, phase):
            emit(g, Event(SKIPPED, "1031.1", -1 - player, NOBODY, 0, player, word=phase))
            return True
        return False

    def happens(self, g: State, words: str, clause: str) -> None:
        """A moment that abilities wait for."""
        if g.derived.soft & TIME:
            changed(g, TIME)  # effects may speak of the phase
        emit(g, Event(PHASE, clause, -1 - g.turn.player, NOBODY, 0, g.turn.player, word=words))

    def ends(self, g: State, phase: str, clause: str) -> None:
        """The end of a phase, where the edition has abilities wait for that."""
        if ("end", phase) in g.edition.trigger_points:
            self.happens(g, f"end of {phase}", clause)

    def open_turn(self, g: State) -> None:
        """The game and the turn begin (502.1)."""
        if g.turn.number == 1:
            self.happens(g, "beginning of game", "502.1")
        self.happens(g, "beginning of turn", "502.1")

    def sequence(self, g: State) -> None:
        """A priority sequence."""
        self.pc += 1
        g.work.stack.append(PriorityFrame())

    # ---- 502 ------------------------------------------------------------------------------------------

    def draw(self, g: State) -> None:
        """The draw phase."""
        player = g.turn.player
        pc = self.pc
        if pc == 0:
            g.turn.phase = "draw"
            self.pc = 1
            self.open_turn(g)
            self.happens(g, "beginning of draw", "502.1")
            self.sequence(g)  # 502.2
        elif pc == 2:
            self.pc = 3
            if g.turn.number > 1:  # 502.3
                attempt_draw(g, player, 1, "502.3", True)
        elif pc == 3:
            self.ends(g, "draw", "502.4")
            self.sequence(g)  # 502.4
        else:
            self.done()

    # ---- 503 ------------------------------------------------------------------------------------------

    def recovery(self, g: State) -> None:
        """The recovery phase."""
        player = g.turn.player
        pc = self.pc
        if pc == 0:
            g.turn.phase = "recovery"
            self.pc = 1
            if g.edition.will_disappears == "recovery phase before triggers":
                clear_will(g, "503.4")
            self.happens(g, "beginning of recovery", "503.2")
            self.sequence(g)  # 503.3
        elif pc == 2:
            self.pc = 3
            if g.edition.will_disappears == "recovery phase after priority":
                clear_will(g, "503.4")
            self.kept = ()
            if g.derived.dirty:
                refresh(g)
            if DoesNotRecover not in g.derived.active:
                self.pc = 4
        elif pc == 3:
            self.ask_recovery(g)
        elif pc == 4:
            self.pc = 5
            attempt_recover(g, recovering(g, player, self.kept), "503.5")
        elif pc == 5:
            self.pc = 6
            expire(g, "recovered", player)
            self.happens(g, "end of recovery", "503.6")
            self.sequence(g)  # 503.7
        else:
            self.kept = ()
            self.done()

    def ask_recovery(self, g: State) -> None:
        """Cards that their controller may leave rested."""
        player = g.turn.player
        for i in recovering(g, player, self.kept):
            if -2 - i - 10 in self.kept:
                continue
            if may_stay_rested(g, i):
                options = (
                    Option("yes", i, 0, "", g.table.objs[i].chars.names[0], "503.5"),
                    Option("no", i, 0, "", g.table.objs[i].chars.names[0], "503.5"),
                )
                ask(g, player, MAY, options, "503.5", "may recover", i)
                return
        self.pc = 4

    # ---- a phase of older editions ----------------------------------------------------------------------

    def call(self, g: State) -> None:
        """The call phase, where there is one: the turn player may call a magic stone (710.1)."""
        pc = self.pc
        if pc == 0:
            g.turn.phase = "call"
            self.pc = 1
            self.happens(g, "beginning of call", "710.1")
            self.sequence(g)
        elif pc == 2:
            self.pc = 3
            if not call_refusal(g, g.turn.player, True):
                options = (Option("call", clause="710.1"), Option("no", clause="710.1"))
                ask(g, g.turn.player, MAY, options, "710.1", "may call")
        elif pc == 3:
            self.ends(g, "call", "710.1")
            self.sequence(g)
        else:
            self.done()

    # ---- 504 ------------------------------------------------------------------------------------------

    def main(self, g: State) -> None:
        """The main phase."""
        pc = self.pc
        if pc == 0:
            g.turn.phase = "main"
            self.pc = 1
            self.happens(g, "beginning of main", "504.1")
            self.sequence(g)  # 504.2
        else:
            if pc == 2:
                self.ends(g, "main", "504.2")
                if g.work.waiting or g.work.reveals:
                    self.sequence(g)
                    return
            self.done()

    # ---- 505 ------------------------------------------------------------------------------------------

    def end(self, g: State) -> None:
        """The end phase in the order of the edition (505.5); its final step repeats as long as something
        happens in it (505.5e)."""
        steps = g.edition.end_phase
        while self.pc < len(steps):
            step = steps[self.pc]
            if step == "beginning":
                g.turn.phase = "end"
                self.happens(g, "beginning of end", "505.1")
                self.sequence(g)  # 505.2
                return
            if step == "end of turn":
                self.happens(g, "end of turn", "505.3")
                self.sequence(g)  # 505.4
                return
            if step == "discard":
                self.discard_down(g)  # 505.5d
                return
            if step == "repeat":
                if self.unfinished(g):
                    changed(g, RULES)
                    self.pc = steps.index("damage")  # 505.5e
                    g.work.stack.append(PriorityFrame())
                    return
            elif step == "damage":
                clear_damage(g)  # 505.5a
            elif step == "effects":
                expire(g, "end of turn", g.turn.player)  # 505.5b
            else:
                clear_will(g, "505.5c")
            self.pc += 1
        self.done()

    def unfinished(self, g: State) -> bool:
        """Whether something has been triggered or a rule process is due at the end of a turn (505.5e)."""
        if g.derived.dirty:
            refresh(g)
        check_states(g)  # 906.9: what holds only now triggers too
        return bool(g.work.waiting or g.work.reveals or (g.work.rules_due and rules_wait(g)))

    def discard_down(self, g: State) -> None:
        """Down to the maximum hand size (505.5d): all cards are chosen, then discarded together."""
        player = g.turn.player
        hand = g.table.players[player].zones.get(HAND, ())
        most = hand_size(g, player)
        if most < 0 or len(hand) - len(self.picks) <= most:
            self.pc += 1
            picks = self.picks
            self.picks = ()
            if picks:
                attempt_discard(g, picks, "505.5d", NOBODY, player)
            return
        options = tuple([card_option(g, i, "505.5d") for i in hand if i not in self.picks])
        chosen = len(self.picks)
        count = len(hand) - most
        ask(g, player, CARDS, options, "505.5d", "hand size", least=count, most=count, chosen=chosen)

    def answer(self, g: State, option: Option) -> None:
        """Takes a card to discard, or whether a card stays rested."""
        phase = self.extra or g.edition.phases[self.i]
        if phase == "end":
            self.picks = (*self.picks, option.ref)
        elif phase == "call":
            if option.kind == "call":
                g.work.stack.append(CallFrame(g.turn.player))
        elif option.kind == "no":
            self.kept = (*self.kept, option.ref)
        else:
            self.kept = (*self.kept, -2 - option.ref - 10)

    def next_turn(self, g: State) -> None:
        """The next turn: the same player's if they have an extra one (1025), else the other's (505.6)."""
        self.i = 0
        self.pc = 0
        player = g.turn.player
        if g.table.players[player].extra_turns:
            g.edit_player(player).extra_turns -= 1
            begin_turn(g, player)
            return
        begin_turn(g, 1 - player)


def rules_wait(g: State) -> bool:
    """Whether a rule process is due (505.5e, 807.3b)."""
    return bool(find_due(g))


def clear_damage(g: State) -> None:
    """All damage becomes zero (505.5a)."""
    for i in g.table.field:
        if g.table.objs[i].damage:
            g.edit(i).damage = 0
    if g.edition.j_ruler_damage == "kept":
        for p in (0, 1):
            for i in g.table.players[p].zones.get(RULER_AREA, ()):
                if g.table.objs[i].damage:
                    g.edit(i).damage = 0
    changed(g, DAMAGE)


def hand_size(g: State, player: int) -> int:
    """The maximum hand size of a player (306.3); -1 for none."""
    most = g.table.players[player].max_hand
    for a in g.derived.active.get(HandSize, ()):
        s = a.static
        if isinstance(s, HandSize) and player in players(g, s.who, a.ctx):
            if s.amount is None:
                return -1
            n = number(g, s.amount, a.ctx)
            most = n if s.set_to else most + n
    return max(0, most)


def recovering(g: State, player: int, kept: tuple[int, ...]) -> tuple[int, ...]:
    """The rested cards a player recovers (503.5): what they control in the field and ruler area."""
    if g.derived.dirty:
        refresh(g)
    out: list[int] = []
    for i in (*g.table.field, *g.table.players[player].zones.get(RULER_AREA, ())):
        o = g.table.objs[i]
        if not o.rested or o.controller != player or not o.zone & IN_PLAY or i in kept:
            continue
        if g.derived.active and (stays_rested(g, i) or cannot(g, "recover", i)):
            continue
        out.append(i)
    if CanAlso in g.derived.active:
        for i in g.table.field:
            o = g.table.objs[i]
            if o.rested and o.controller != player and allowed(g, "recover with opponent", i):
                if not stays_rested(g, i) and not cannot(g, "recover", i):
                    out.append(i)
    return tuple(out)


def stays_rested(g: State, ref: int) -> bool:
    """Whether an effect keeps a card from recovering in the recovery phase."""
    for a in g.derived.active.get(DoesNotRecover, ()):
        s = a.static
        if isinstance(s, DoesNotRecover) and not s.optional and applies_to(g, a.lasting, s, ref, a.source):
            return True
    return False


def may_stay_rested(g: State, ref: int) -> bool:
    """Whether its controller may choose not to recover a card."""
    for a in g.derived.active.get(DoesNotRecover, ()):
        s = a.static
        if isinstance(s, DoesNotRecover) and s.optional and applies_to(g, a.lasting, s, ref, a.source):
            return True
    return False


def applies_to(g: State, lasting: int, s: DoesNotRecover, ref: int, source: int) -> bool:
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
    frame.i = [str(one) for one in g.edition.phases].index(phase)
    frame.pc = 1 if phase == "end" else 2
    g.turn.phase = phase
    g.work.stack = [frame, PriorityFrame()]
    g.work.shared_depth = 0


def always_skipped(g: State, player: int, phase: str) -> bool:
    """Whether an effect says that a player skips every such phase (1031.1)."""
    if g.derived.dirty:
        refresh(g)
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
    tell(g, Event(TOLD, "1031.1", player_ref(g.turn.player), NOBODY, 0, g.turn.player, word="the turn ends"))
