"""Resolving the top of the chase (903.3, 605.1b)."""

from __future__ import annotations

from willpower.abilities.effects import AddTo
from willpower.abilities.symbols import ADDITION, CHANT, CHASE, FIELD, GRAVEYARD, REMOVED, RUNE

from ..change.actions import perform_add
from ..change.gate import attempt_moves
from ..change.rule_processes import perform
from ..change.triggers import emit
from ..change.zones import MoveItem, broken_cards, cease
from ..core.events import ILLEGAL_TARGET, RESOLVED, RESOLVING
from ..core.objects import ABILITY, BREAK, COPY, JUDGMENT, NOBODY, REMNANT, Ctx, Event, Obj
from ..core.results import NOTHING_DONE
from ..core.stale import RULES, changed
from ..core.state import Frame, State
from ..effects.execute import execute
from ..play.playing import play_rule_ability
from ..text.announcements import targets_with
from ..values.lasting import expire_conditions
from ..values.targets import still_legal
from .judgment import resolve_judgment


def check_targets(g: State, ctx_id: int) -> bool:
    """Targets that are no longer legal are dropped, with all that depends on them (903.3a); whether any
    were."""
    ctx = g.work.ctxs[ctx_id]
    dropped = False
    if not ctx.targets or ctx.effect is None:
        return False
    for t in targets_with(ctx.effect, ctx.modes):
        refs = ctx.slots.get(t.slot, ())
        kept = tuple([r for r in refs if still_legal(g, t, r, ctx)])
        if kept != refs:
            dropped = True
            ctx = g.edit_ctx(ctx_id)
            ctx.slots[t.slot] = kept
            for r in refs:
                if r not in kept:
                    emit(g, Event(ILLEGAL_TARGET, "903.3a", r, NOBODY, 0, ctx.controller, ctx.source))
    return dropped


class ChaseFrame(Frame):
    """Resolves the whole chase from its top, with no plays between, where an edition does so (605.1b); rule
    processes are not waited for (1201.1), automatic objects wait for the end (602.1b)."""

    __slots__ = ()

    def step(self, g: State) -> None:
        """The next object, until there is none."""
        if g.work.rules_due or g.derived.dirty:
            expire_conditions(g)
            if perform(g) or g.over:
                return
        if g.work.waiting and g.edition.text_without_icon == "rule ability" and play_rule_ability(g):
            return
        if g.table.chase and not (g.work.waiting and g.edition.triggers_wait_for == "next priority"):
            g.work.stack.append(ResolveFrame(g.table.chase[-1]))
            return
        g.pop()


class ResolveFrame(Frame):
    """Resolves the object on top of the chase."""

    __slots__ = ("ctxs", "i", "ref")

    def __init__(self, ref: int = NOBODY) -> None:
        self.pc = 0
        self.result = NOTHING_DONE
        self.ref = ref
        self.ctxs: tuple[int, ...] = ()
        self.i = 0

    def step(self, g: State) -> None:
        """Checks targets, performs, and takes the object off the chase."""
        pc = self.pc
        if pc == 0:
            self.begin(g)
        elif pc == 1:
            self.perform(g)
        elif pc == 2:
            self.leave(g)
        elif pc == 3:
            self.entered(g)
        else:
            self.end(g)

    def begin(self, g: State) -> None:
        """What is on top (605.1b)."""
        o = g.table.objs[self.ref]
        g.memory.log_chunk.append(Event(RESOLVING, "605.1b", self.ref, NOBODY, 0, o.controller))
        if o.kind == JUDGMENT:
            self.pc = 9
            resolve_judgment(g, self.ref)
            return
        ctx = g.work.ctxs[o.ctx]
        self.ctxs = (o.ctx, *ctx.more)
        lost = False
        for c in self.ctxs:
            lost = check_targets(g, c) or lost
        if lost and g.edition.all_targets_illegal == "fails" and not self.aimed(g):
            self.pc = 9
            self.failed(g, o)
            return
        if o.kind == ABILITY or o.kind == BREAK or o.chars.types & (CHANT | RUNE):
            self.pc = 1
            return
        self.pc = 3
        self.enter(g, o, g.work.ctxs[o.ctx])

    def aimed(self, g: State) -> bool:
        """Whether any target is left."""
        for c in self.ctxs:
            ctx = g.work.ctxs[c]
            for slot in ctx.targets:
                if ctx.slots.get(slot, ()):
                    return True
        return False

    def failed(self, g: State, o: Obj) -> None:
        """Without any legal target the whole thing fails in the oldest edition: a card goes to its owner's
        graveyard (903.3a)."""
        if o.kind == ABILITY or o.kind == COPY or o.kind == BREAK:
            self.leave(g)
            return
        attempt_moves(g, (MoveItem(self.ref, GRAVEYARD, "rule", "903.3a", player=o.controller),))

    def perform(self, g: State) -> None:
        """Applies the text, paragraph by paragraph (703.3, 707.3, 711.3)."""
        if self.i < len(self.ctxs):
            ctx = g.work.ctxs[self.ctxs[self.i]]
            self.i += 1
            if ctx.effect is not None:
                execute(g, ctx.effect, ctx.id)
            return
        self.pc = 2

    def leave(self, g: State) -> None:
        """An ability ceases; a chant goes to its owner's graveyard (703.3), a copy ceases (711.3,
        1017.3a)."""
        self.pc = 9
        o = g.table.objs[self.ref]
        if o.became != -1 or o.zone != CHASE:
            return
        if o.kind == ABILITY or o.kind == COPY or o.kind == BREAK:
            cease(g, self.ref, "903.3b" if o.kind != COPY else "1017.3a")
            broken = broken_cards(g, (self.ref,))
            if broken:
                attempt_moves(g, broken)
            return
        to, clause = self.destination(o)
        attempt_moves(g, (MoveItem(self.ref, to, "resolved", clause, player=o.controller),))

    def destination(self, o: Obj) -> tuple[int, str]:
        """Where a resolved chant goes; one played by [Remnant] is removed (1115.2)."""
        if o.marks & REMNANT:
            return (REMOVED, "1115.2")
        return (GRAVEYARD, "703.3")

    def enter(self, g: State, o: Obj, ctx: Ctx) -> None:
        """A resonator, addition or regalia comes into the field under its controller's control (702.3)."""
        to = FIELD
        clause = "702.3"
        host = -1
        if o.marks & REMNANT:
            to, clause = REMOVED, "1115.2"  # readings 10
        elif o.chars.types & ADDITION and ctx.effect is not None and isinstance(ctx.effect, AddTo):
            slots = ctx.slots.get(1, ())
            if slots:
                host = slots[0]
            elif g.edition.addition_target_illegal == "graveyard":
                to, clause = GRAVEYARD, "1406.2b"
        who = o.controller if g.edition.resolves_under == "controller" else o.owner
        item = MoveItem(self.ref, to, "resolved", clause, controller=who, player=o.controller, host=host)
        attempt_moves(g, (item,))

    def entered(self, g: State) -> None:
        """An old addition is on its card (1406.2b)."""
        self.pc = 9
        new = self.result.refs[0] if self.result.refs else NOBODY
        if new == NOBODY or g.table.objs[new].zone != FIELD:
            return
        o = g.table.objs[new]
        if o.host >= 0:
            host = o.host
            g.edit(new).host = -1
            perform_add(g, new, host, "1406.2b", new)

    def end(self, g: State) -> None:
        """The turn player gains priority (605.1b)."""
        o = g.table.objs[self.ref]
        if o.became == -1 and o.zone == CHASE:
            cease(g, self.ref, "903.3b")
        emit(
            g,
            Event(
                RESOLVED, "903.3", self.ref, NOBODY, 0, o.controller, o.source if o.source >= 0 else self.ref
            ),
        )
        for c in self.ctxs:
            g.work.ctxs.pop(c, None)
        g.turn.priority = g.turn.player
        g.turn.passes = 0
        changed(g, RULES)
        g.pop()
