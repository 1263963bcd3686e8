"""Resolving the top of the chase (903.3, 605.1b)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Keyword, Spell
from willpower.abilities.effects import AddTo
from willpower.abilities.symbols import ADDITION, CHANT, CHASE, FIELD, GRAVEYARD, REMOVED, RUNE, Zone

from ..change.gate import attempt_add, attempt_moves
from ..change.rule_processes import perform
from ..change.triggers import emit
from ..change.zones import MoveItem, broken_cards, cease
from ..core import happenings
from ..core.events import PLAYED
from ..core.ids import NOBODY, CtxId, ObjId, PlayerId, RefId
from ..core.objects import ABILITY, BREAK, COPY, JUDGMENT, REMNANT, Obj
from ..core.procedure import Procedure
from ..core.results import NOTHING_DONE
from ..core.stale import RULES, changed
from ..core.state import Frame, State
from ..effects.execute import execute
from ..play.playing import play_rule_ability
from ..text.announcements import targets_with
from ..values.characteristics import refresh
from ..values.lasting import expire_conditions
from ..values.targets import still_legal
from .judgment import resolve_judgment


def check_targets(g: State, ctx_id: CtxId) -> bool:
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
                    emit(
                        g,
                        happenings.illegal_target(
                            target=r, player=ctx.controller, source=ctx.source, clause="903.3a"
                        ),
                    )
    return dropped


class ChaseFrame(Frame):
    """Resolves the whole chase from its top, with no plays between, where an edition does so (605.1b); rule
    processes are not waited for (1201.1), automatic objects wait for the end (602.1b)."""

    __slots__ = ()

    def step(self, g: State) -> None:
        """The next object, until there is none."""
        if g.work.rules_due or g.derived.values_stale:
            expire_conditions(g)
            if perform(g, True) or g.over:
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

    def __init__(self, ref: ObjId = NOBODY) -> None:
        self.pc = 0
        self.result = NOTHING_DONE
        self.ref = ref
        self.ctxs: tuple[CtxId, ...] = ()
        self.i = 0

    def step(self, g: State) -> None:
        """The rows one after the other, until somebody is asked or something else must happen."""
        deeds = RESOLVING.deeds
        for _ in deeds:  # and not for ever: the engine's loop counts
            pc = self.pc
            self.pc = pc + 1
            deeds[pc](g, self)
            if g.work.pending is not None or g.work.stack[-1] is not self:
                return

    def goto(self, clause: str) -> None:
        """Goes on with a clause."""
        self.pc = RESOLVING.at[clause]


def begin(g: State, f: ResolveFrame) -> None:
    """Begin with the top of the chase (605.1b): a judgment, a text to be performed, or a card that comes into
    the field."""
    o = g.table.objs[f.ref]
    g.memory.log_chunk.append(happenings.resolving(spell=f.ref, player=o.controller, clause="605.1b"))
    if o.kind == JUDGMENT:
        f.goto("903.3")
        resolve_judgment(g, f.ref)
        return
    ctx = g.work.ctxs[o.ctx]
    f.ctxs = (o.ctx, *ctx.more)
    lost = False
    for c in f.ctxs:
        lost = check_targets(g, c) or lost
    if lost and g.edition.all_targets_illegal == "fails" and not aimed(g, f):
        f.goto("903.3")
        fail(g, f, o)
    elif o.kind != ABILITY and o.kind != BREAK and not o.chars.types & (CHANT | RUNE):
        f.goto("702.3")


def aimed(g: State, f: ResolveFrame) -> bool:
    """Whether any target is left."""
    for c in f.ctxs:
        ctx = g.work.ctxs[c]
        for slot in ctx.targets:
            if ctx.slots.get(slot, ()):
                return True
    return False


def fail(g: State, f: ResolveFrame, o: Obj) -> None:
    """Without any legal target the whole thing fails in the oldest edition: a card goes to its owner's
    graveyard (903.3a)."""
    if o.kind == ABILITY or o.kind == COPY or o.kind == BREAK:
        leave(g, f)
        return
    attempt_moves(g, (MoveItem(f.ref, GRAVEYARD, "rule", "903.3a", player=o.controller),))


def perform_text(g: State, f: ResolveFrame) -> None:
    """Applies the text, paragraph by paragraph (703.3, 707.3, 711.3). The oldest edition does not wait with
    rule processes until the card has left the chase (1201.1)."""
    if f.i and g.edition.rule_processes == "immediate" and (g.work.rules_due or g.derived.values_stale):
        if perform(g):
            f.again()
            return
    if not f.i and lost_its_text(g, g.table.objs[f.ref]):
        f.i = len(f.ctxs)
    if f.i < len(f.ctxs):
        ctx = g.work.ctxs[f.ctxs[f.i]]
        f.i += 1
        f.again()
        if ctx.effect is not None:
            execute(g, ctx.effect, ctx.id)


def lost_its_text(g: State, o: Obj) -> bool:
    """Whether a chant has lost all abilities, with them the text that would be performed (204.1, 703.3)."""
    if g.derived.values_stale:
        refresh(g)
    if o.chars.ab is o.base.ab or not o.chars.types & (CHANT | RUNE):
        return False
    left = [a for a in o.chars.ab.listed if not (isinstance(a, Keyword) and a.keyword == "divinity")]
    return not left and any([isinstance(a, (Spell, Keyword)) for a in o.base.ab.listed])


def leave(g: State, f: ResolveFrame) -> None:
    """An ability ceases; a chant goes to its owner's graveyard (703.3), a copy ceases (711.3, 1017.3a)."""
    f.goto("903.3")
    o = g.table.objs[f.ref]
    if o.became != NOBODY or o.zone != CHASE:
        return
    if o.kind == ABILITY or o.kind == COPY or o.kind == BREAK:
        cease(g, f.ref, "903.3b" if o.kind != COPY else "1017.3a")
        broken = broken_cards(g, (f.ref,))
        if broken:
            attempt_moves(g, broken)
        return
    to, clause = destination(o)
    attempt_moves(g, (MoveItem(f.ref, to, "resolved", clause, player=o.controller),))


def destination(o: Obj) -> tuple[Zone, str]:
    """Where a resolved chant goes; one played by [Remnant] is removed (1115.2)."""
    if o.marks & REMNANT:
        return (REMOVED, "1115.2")
    return (GRAVEYARD, "703.3")


def enter(g: State, f: ResolveFrame) -> None:
    """A resonator, addition or regalia comes into the field under its controller's control (702.3); where a
    copy ends with the zone it was made in, it ceases to exist instead (1017.1a)."""
    o = g.table.objs[f.ref]
    if o.kind == COPY and g.edition.copies == "plain":
        f.goto("903.3")
        cease(g, f.ref, "1017.1a")
        return
    ctx = g.work.ctxs[o.ctx]
    to = FIELD
    clause = "702.3"
    host: RefId = NOBODY
    if o.marks & REMNANT:
        to, clause = REMOVED, "1115.2"  # readings 10
    elif o.chars.types & ADDITION and ctx.effect is not None and isinstance(ctx.effect, AddTo):
        slots = ctx.slots.get(1, ())
        if slots:
            host = slots[0]
        elif g.edition.addition_target_illegal == "graveyard":
            to, clause = GRAVEYARD, "1406.2b"
    who = o.owner if g.edition.resolves_under == "owner" else o.controller
    if (
        to == FIELD
        and host != NOBODY
        and g.edition.resolves_under == "controller, but who played an old addition"
    ):
        who = who_played(g, f.ref)  # 1406.2b, whoever has taken it over since
    item = MoveItem(f.ref, to, "resolved", clause, controller=who, player=o.controller, host=host)
    attempt_moves(g, (item,))


def who_played(g: State, ref: RefId) -> PlayerId:
    """The player who played a spell; of a copy that nobody played its controller."""
    for event in g.memory.happened:
        if event.kind == PLAYED and event.subject == ref:
            return event.player
    return g.table.objs[ref].controller


def add_entered(g: State, f: ResolveFrame) -> None:
    """An old addition is on its card (1406.2b)."""
    new = f.result.refs[0] if f.result.refs else NOBODY
    if new == NOBODY or g.table.objs[new].zone != FIELD:
        return
    o = g.table.objs[new]
    if o.host >= 0:
        host = o.host
        g.edit(new).host = NOBODY
        attempt_add(g, new, host, "1406.2b", new)


def end(g: State, f: ResolveFrame) -> None:
    """It has resolved, and the turn player gains priority (605.1b)."""
    o = g.table.objs[f.ref]
    if o.became == NOBODY and o.zone == CHASE:
        cease(g, f.ref, "903.3b")
    emit(
        g,
        happenings.resolved(
            spell=f.ref, player=o.controller, source=o.source if o.source >= 0 else f.ref, clause="903.3"
        ),
    )
    for c in f.ctxs:
        g.work.ctxs.pop(c, None)
    g.turn.priority = g.turn.player
    g.turn.passes = 0
    changed(g, RULES)
    g.pop()


RESOLVING: Final[Procedure[ResolveFrame]] = Procedure(
    ("605.1b", begin),
    ("903.3b", perform_text),
    ("703.3", leave),
    ("702.3", enter),
    ("1406.2b", add_entered),
    ("903.3", end),
)
