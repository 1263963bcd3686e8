"""Instructions about spells and abilities: cancel, copy, new targets, play, summon (1006, 1012, 1017)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.effects import (
    Cancel,
    ChangeTargets,
    Copy,
    Effect,
    PlayCard,
    Summon,
)
from willpower.abilities.nouns import Choose, Target
from willpower.abilities.symbols import CHASE, FIELD, GRAVEYARD, REMOVED, RESONATOR

from ..change.actions import copyable, perform_copy
from ..change.choosing import SINGLED, card_option, card_options, gather, pool_of
from ..change.effect_frame import ExecFrame, Instruction, doer
from ..change.gate import attempt_moves
from ..change.triggers import emit
from ..change.zones import (
    MoveItem,
    broken_cards,
    cease,
    new_object,
    note_arrival,
    put_in,
    stays_in_standby,
)
from ..core import happenings
from ..core.decisions import MAY, TARGET, Option
from ..core.frames import ask, tell
from ..core.ids import NOBODY, PLAYER_A, CtxId, ObjId, PlayerId, RefId
from ..core.objects import CARD, COPIED, COPY, JUDGMENT, REMNANT, SHOWS_SOURCE, Ctx, Obj, still_itself
from ..core.prng import below
from ..core.results import DONE, NOTHING_DONE
from ..core.stale import CHASES, PLACE_BITS, RULES, changed
from ..core.starting import Start
from ..core.state import Frame, State
from ..text.announcements import targets_with
from ..values import evaluate
from ..values.characteristics import chars
from ..values.prohibition import prohibited_by
from ..values.targets import target_candidates

# ---- cancelling ------------------------------------------------------------------------------------------


def run_cancel(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Cancel spells and abilities: cards go to the graveyard, anything else is gone (1012.1)."""
    assert isinstance(node, Cancel)
    player = doer(g, f, None, ctx)
    found = gather(g, f, 0, node.what, player)
    if found is None:
        return
    # A judgment is neither spell nor ability (705.2d).
    f.refs = tuple(
        [
            ref
            for ref in found
            if ref >= 0
            and g.table.objs[ref].zone == CHASE
            and (g.table.objs[ref].kind != JUDGMENT or g.edition.judgment_is == "ability")
            and not prohibited_by(g, "be cancelled", ref, ctx.source)
        ]
    )
    if g.edition.cancelled_with_spell == "what its card has triggered":
        f.refs += void_with(g, f.refs)
    items: list[MoveItem] = []
    for ref in f.refs:
        o = g.table.objs[ref]
        if o.kind == CARD or o.kind == COPY:
            to = REMOVED if o.marks & REMNANT else node.to or GRAVEYARD  # 1115.2
            items.append(MoveItem(ref, to, "cancelled", "1012.1", source=ctx.source, player=player))
        else:
            cease(g, ref, "1012.1")
    items += broken_cards(g, tuple([ref for ref in f.refs if g.table.objs[ref].kind != COPY]))
    f.result = NOTHING_DONE
    if items:
        attempt_moves(g, tuple(items))


def void_with(g: State, spells: tuple[RefId, ...]) -> tuple[RefId, ...]:
    """The abilities on the chase that cards to be cancelled have triggered; those that wait are dropped.

    In 2.0 they are void with the spell (14.23).
    """
    cards = [ref for ref in spells if g.table.objs[ref].kind in (CARD, COPY)]
    g.work.waiting = tuple([w for w in g.work.waiting if w.source not in cards])
    return tuple([ref for ref in g.table.chase if g.table.objs[ref].source in cards and ref not in spells])


def tell_cancelled(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Tell abilities that wait for cancelling."""
    assert isinstance(node, Cancel)
    were = {*f.refs, *[g.table.objs[ref].prev for ref in f.refs if stays_in_standby(g.table.objs[ref])]}
    moved = tuple([ref for ref in f.result.refs if g.table.objs[ref].prev in were])
    gone = tuple([ref for ref in f.refs if not still_itself(g.table.objs[ref])])
    for ref in gone:
        o = g.table.objs[ref]
        drop_contexts(g, o)
        emit(g, happenings.cancelled(spell=ref, player=o.controller, source=ctx.source, clause="1012.1"))
    f.finish(g, node.slot, moved if moved else gone, did=bool(gone))


def drop_contexts(g: State, o: Obj) -> None:
    """Drop the contexts of a cancelled spell or ability, unless it is just being performed."""
    known = g.work.ctxs.get(o.ctx)
    if known is None:
        return
    ids = (o.ctx, *known.more)
    for frame in g.work.stack:
        if isinstance(frame, ExecFrame) and frame.ctx in ids:
            return
    for i in ids:
        g.work.ctxs.pop(i, None)


# ---- copying -------------------------------------------------------------------------------------


def run_copy(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Copy things on the chase, on top of it, with the same choices, or cards in the field (1017.1)."""
    assert isinstance(node, Copy)
    player = doer(g, f, node.who, ctx)
    found = gather(g, f, 0, node.what, player)
    if found is None:
        return
    times = max(0, evaluate.number(g, node.times, ctx, 1))
    made: list[RefId] = []
    if player >= 0:
        for ref in [one for one in found if one >= 0 and copyable(g.table.objs[one])]:
            make = copy_on_chase if g.table.objs[ref].zone == CHASE else perform_copy
            made += [make(g, ref, player, ctx.source) for _ in range(times)]
    f.refs = tuple(made)


def retarget_next(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The next copy may get new targets, where the text says so."""
    assert isinstance(node, Copy)
    if node.new_targets and f.nth < len(f.refs):
        ref = f.refs[f.nth]
        f.nth += 1
        f.again()
        retarget(g, ref, doer(g, f, node.who, ctx), ctx.source, True)
        return
    f.finish(g, node.slot, f.refs, did=bool(f.refs))


def copy_on_chase(g: State, ref: RefId, player: PlayerId, source: RefId) -> ObjId:
    """Makes a copy of a spell or ability, without continuous effects, choices included (1017.1b, 1017.1c,
    1017.1c-i)."""
    o = g.table.objs[ref]
    kind = COPY if o.kind in (CARD, COPY) else o.kind
    made = new_object(g, o.definition, player, CHASE, kind)
    made.controller = player
    made.home = player
    made.face = o.face
    made.base = o.base
    made.chars = o.base
    made.marks = o.marks & ~(REMNANT | SHOWS_SOURCE)
    if kind != COPY:
        made.marks |= COPIED
    made.x = o.x
    made.source = o.source
    made.ability = o.ability
    made.origin = o.origin
    made.memory = o.memory
    made.ctx = copy_contexts(g, o.ctx, ref, made.id, player)
    put_in(g, made, "top")
    note_arrival(g, made)
    g.turn.passes = 0  # readings 13
    changed(g, RULES)
    emit(
        g,
        happenings.created(
            card=made.id, player=player, zone=CHASE, source=source, copied=ref, clause="1017.1"
        ),
    )
    return made.id


def copy_contexts(g: State, ctx_id: CtxId, old: RefId, new: ObjId, player: PlayerId) -> CtxId:
    """Copies the contexts of all parts of a spell or ability; the number of the first."""
    known = g.work.ctxs[ctx_id]
    ids: list[CtxId] = []
    for i in (ctx_id, *known.more):
        c = g.work.ctxs[i].copy(g.writer)
        c.id = CtxId(g.fresh_id())
        c.more = ()
        if c.source == old:
            c.source = new
        c.controller = player
        c.you = player
        g.work.ctxs[c.id] = c
        ids.append(c.id)
    g.work.ctxs[ids[0]].more = tuple(ids[1:])
    return ids[0]


# ---- targets -------------------------------------------------------------------------------------


class RetargetFrame(Frame):
    """Chooses targets anew for something on the chase; their number stays (903.2g-iii)."""

    __slots__ = ("asked", "at_random", "changed", "i", "j", "keep", "picks", "player", "ref", "source", "to")

    def __init__(self) -> None:
        super().__init__()
        self.ref: RefId = NOBODY
        self.player = PLAYER_A
        self.source: RefId = NOBODY
        self.at_random = False
        self.keep = True  # the old targets may be kept
        self.to: tuple[RefId, ...] = ()  # what they are to become, if the text says so
        self.i = 0  # which part of the text
        self.j = 0  # which target phrase of it
        self.picks: tuple[RefId, ...] = ()
        self.changed = False
        self.asked = False  # whether the player wants new targets at all

    def contexts(self, g: State) -> tuple[CtxId, ...]:
        """The contexts of the parts of the text."""
        o = g.table.objs[self.ref]
        if not still_itself(o) or o.ctx not in g.work.ctxs:
            return ()
        return (o.ctx, *g.work.ctxs[o.ctx].more)

    def phrase(self, g: State) -> Target | None:
        """The target phrase being chosen for; None when all are done."""
        ids = self.contexts(g)
        while self.i < len(ids):
            ctx = g.work.ctxs[ids[self.i]]
            phrases = targets_with(ctx.effect, ctx.modes) if ctx.effect is not None else ()
            if self.j < len(phrases):
                return phrases[self.j]
            self.i += 1
            self.j = 0
        return None

    def step(self, g: State) -> None:
        """Asks for the next target, or ends."""
        if self.keep and not self.at_random and not self.asked:
            self.asked = True
            if not self.others(g):
                self.i = len(self.contexts(g))
                return
            either = (Option("yes", clause="903.2g"), Option("no", clause="903.2g"))
            ask(g, self.player, MAY, either, "903.2g", "may retarget", self.source)
            return
        t = self.phrase(g)
        if t is None:
            g.finish(DONE if self.changed else NOTHING_DONE)
            return
        ctx_id = self.contexts(g)[self.i]
        ctx = g.work.ctxs[ctx_id]
        old = ctx.slots.get(t.slot, ())
        k = len(self.picks)
        if k >= len(old):
            self.write(g, ctx_id, t, old)
            return
        able = target_candidates(g, t, ctx, self.picks)
        if self.to:
            able = tuple([ref for ref in able if ref in self.to])
        if not self.keep and len(able) > 1:
            able = tuple([ref for ref in able if ref != old[k]])
        if self.keep and old[k] not in able and old[k] not in self.picks:
            able = (old[k], *able)
        if not able:
            self.picks = (*self.picks, old[k])
        elif self.at_random:
            g.work.rng, n = below(g.work.rng, len(able))
            self.picks = (*self.picks, able[n])
        else:
            options = tuple(card_options(g, able, "903.2g"))
            n = len(old)
            ask(g, self.player, TARGET, options, "903.2g", "new target", self.source, None, n, n, k)

    def answer(self, g: State, option: Option) -> None:
        """Takes a target, or all the old ones."""
        if option.kind == "no":
            self.i = len(self.contexts(g))
        elif option.kind != "yes":
            self.picks = (*self.picks, option.ref)

    def others(self, g: State) -> bool:
        """Whether anything but the old targets could be chosen."""
        for i in self.contexts(g):
            ctx = g.work.ctxs[i]
            for t in targets_with(ctx.effect, ctx.modes) if ctx.effect is not None else ():
                old = ctx.slots.get(t.slot, ())
                if old and any(ref not in old for ref in target_candidates(g, t, ctx, ())):
                    return True
        return False

    def write(self, g: State, ctx_id: CtxId, t: Target, old: tuple[RefId, ...]) -> None:
        """Fixes the new targets; shares go with their places (903.2h-ii)."""
        picks = self.picks
        self.picks = ()
        self.j += 1
        if picks == old:
            return
        self.changed = True
        c = g.edit_ctx(ctx_id)
        c.slots[t.slot] = picks
        if c.shares:
            shares = {ref: n for ref, n in c.shares.items() if ref not in old}
            for before, after in zip(old, picks, strict=True):
                shares[after] = c.shares.get(before, 0)
            c.shares = shares
        for slot, singled in list(c.slots.items()):
            if slot < SINGLED and singled and singled[0] in old:
                c.slots[slot] = (picks[old.index(singled[0])],)
        changed(g, CHASES)  # "a spell that targets only this card"
        for ref in picks:
            if ref not in old:
                emit(g, happenings.targeted(target=ref, player=self.player, by=self.ref, clause="903.2g"))


def retarget(
    g: State,
    ref: RefId,
    player: PlayerId,
    source: RefId,
    keep: bool,
    at_random: bool = False,
    to: tuple[RefId, ...] = (),
) -> None:
    """Lets a player choose new targets for something on the chase."""
    frame = RetargetFrame()
    frame.ref = ref
    frame.player = player
    frame.source = source
    frame.keep = keep
    frame.at_random = at_random
    frame.to = to
    g.work.stack.append(frame)


def run_change_targets(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Choose new targets for spells and abilities; at random, the old ones are among the possible."""
    assert isinstance(node, ChangeTargets)
    player = doer(g, f, None, ctx)
    found = gather(g, f, 0, node.what, player)
    if found is None:
        return
    if node.to is not None and gather(g, f, 1, node.to, player) is None:
        return
    f.refs = tuple([ref for ref in found if ref >= 0 and g.table.objs[ref].zone == CHASE])


def change_next_targets(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The next one gets new targets."""
    assert isinstance(node, ChangeTargets)
    if f.nth and f.result.did:
        f.a = 1
    if f.nth >= len(f.refs):
        f.finish(g, did=f.a == 1)
        return
    ref = f.refs[f.nth]
    f.nth += 1
    f.again()
    to = f.got[1] if node.to is not None else ()
    retarget(g, ref, doer(g, f, None, ctx), ctx.source, node.at_random, node.at_random, to)


# ---- playing during a resolution -----------------------------------------------------------------


def run_play(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A player plays cards, free or for their cost; of a copy, the copy (1017.3)."""
    assert isinstance(node, PlayCard)
    player = doer(g, f, node.who, ctx)
    pool = playable(g, node, ctx, player)
    found = gather(g, f, 0, node.what, player, pool, node.optional)
    if found is None:
        return
    f.refs = tuple([ref for ref in found if ref >= 0 and player >= 0])


def ask_to_play(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The player says whether they play the next card; whoever chose it has said yes."""
    assert isinstance(node, PlayCard)
    if not f.refs:
        f.finish(g, node.slot, f.refs2, did=bool(f.refs2))
        return
    player = doer(g, f, node.who, ctx)
    if Start("play card", player, f.refs[0], free=node.free).refusal(g):
        f.refs = f.refs[1:]
        f.again()
    elif node.optional and not isinstance(node.what, Choose):
        options = (card_option(g, f.refs[0], "903.2", "yes"), Option("no", clause="903.2"))
        ask(g, player, MAY, options, "903.2", "may play", f.refs[0], node)
    else:
        f.goto("play")


def pass_over(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A card that the player does not want to play is passed over."""
    if f.picked_kind != "yes":
        f.refs = f.refs[1:]
        f.goto("903.2")


def play_next(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The card, or a copy of it, is played."""
    assert isinstance(node, PlayCard)
    player = doer(g, f, node.who, ctx)
    ref = f.refs[0]
    f.ref = NOBODY
    if node.copy:
        ref = copy_in_zone(g, ref, player, ctx.source)
        f.ref = ref
    f.result = NOTHING_DONE
    g.work.stack.append(Start("play card", player, ref, free=node.free))


def note_played(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Count the card if it was played; an unplayed copy is gone (1017.3b). The next card comes."""
    if f.result.did:
        f.refs2 = f.refs2 + f.result.refs
    if f.ref != NOBODY and still_itself(g.table.objs[f.ref]):
        cease(g, f.ref, "1017.3b")
    f.refs = f.refs[1:]
    f.goto("903.2")


def playable(g: State, node: PlayCard, ctx: Ctx, player: PlayerId) -> tuple[RefId, ...] | None:
    """The cards a player can choose to play, where there is a choice."""
    if not isinstance(node.what, Choose):
        return None
    found = pool_of(g, node.what.filter, ctx, player)
    return tuple([ref for ref in found if not Start("play card", player, ref, free=node.free).refusal(g)])


def copy_in_zone(g: State, ref: RefId, player: PlayerId, source: RefId) -> ObjId:
    """A pseudo-card with the same information in the same zone, to be played (1017.3)."""
    o = g.table.objs[ref]
    made = new_object(g, o.definition, o.owner, o.zone, COPY)  # also in a zone of the other player (1017.1)
    made.face = o.face
    made.base = o.base
    made.chars = o.base
    made.revealed = True
    put_in(g, made, "top")
    changed(g, PLACE_BITS[made.zone])
    tell(
        g,
        happenings.created(
            card=made.id, player=player, zone=o.zone, source=source, copied=ref, clause="1017.3"
        ),
    )
    return made.id


def run_summon(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Put resonator cards on top of the chase as spells (1006.1)."""
    assert isinstance(node, Summon)
    player = doer(g, f, None, ctx)
    found = gather(g, f, 0, node.what, player)
    if found is None:
        return
    # 1006.1; in the oldest edition it is put into the field, and is not summoned by that.
    to = CHASE if g.edition.summon_effect == "onto the chase" else FIELD
    items = [
        MoveItem(ref, to, "put", "1006.1", controller=player, source=ctx.source, player=player)
        for ref in found
        if ref >= 0 and chars(g, ref).types & RESONATOR
    ]
    attempt_moves(g, tuple(items))


def let_be_spells(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Give each card that came onto the chase the context of a spell (1006.1)."""
    assert isinstance(node, Summon)
    if g.edition.summon_effect != "onto the chase":
        f.finish(g, node.slot, f.result.refs, did=bool(f.result.refs))
        return
    player = doer(g, f, None, ctx)
    done = tuple([ref for ref in f.result.refs if g.table.objs[ref].zone == CHASE])
    for ref in done:
        c = Ctx()
        c.id = CtxId(g.fresh_id())
        c.writer = g.writer
        c.source = ref
        c.controller = player
        c.you = player
        g.work.ctxs[c.id] = c
        g.edit(ref).ctx = c.id
        g.turn.passes = 0
    f.finish(g, node.slot, done, did=bool(done))


TABLE: Final[dict[type[Effect], Instruction]] = {
    Cancel: Instruction(("1012.1", run_cancel), ("told", tell_cancelled)),
    Copy: Instruction(("1017.1", run_copy), ("targets", retarget_next)),
    ChangeTargets: Instruction(("cards", run_change_targets), ("targets", change_next_targets)),
    PlayCard: Instruction(
        ("cards", run_play),
        ("903.2", ask_to_play),
        ("no", pass_over),
        ("play", play_next),
        ("note", note_played),
    ),
    Summon: Instruction(("1006.1", run_summon), ("spells", let_be_spells)),
}
