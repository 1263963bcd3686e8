"""Playing cards and abilities, step by step (903.2). What cannot be completed is undone wholly (readings 30).

`PlayFrame` is pushed by whoever lets something be played: a priority action, a triggered automatic object,
an effect. It hands on whether it was played, and the object on the chase.
"""

from __future__ import annotations

from willpower.abilities.ability import Ability, Activate, Automatic, BreakAbility
from willpower.abilities.effects import Effect
from willpower.abilities.statics import CostChange, MayPlay
from willpower.abilities.symbols import CHASE, GRAVEYARD, HAND, HIDDEN, RUNES, STANDBY

from ..change.gate import attempt_moves
from ..change.in_battle import note_play
from ..change.lasting_effects import group_effects_on, keep_on_chase
from ..change.triggers import emit
from ..change.will_sources import is_ability
from ..change.zones import MoveItem, new_object, put_in
from ..core import happenings
from ..core.ids import NOBODY, UNDETERMINED, CtxId, PlayerId
from ..core.memory import recall_words, remember_paid
from ..core.objects import (
    ABILITY,
    AWAKENED,
    BREAK,
    COPY,
    FREE_PLAY,
    NULL,
    REMNANT,
    SHOWS_SOURCE,
    TORRENT,
    Ctx,
    Note,
    Obj,
    still_itself,
)
from ..core.results import DONE, Result
from ..core.stale import CHASES, PLAY, REVEALING, RULES, USES, WATCHERS, changed
from ..core.state import State, Waiting
from ..effects import execute as running
from ..pay.ability_costs import ability_cost
from ..pay.card_costs import permission_for, permitted, play_cost_ways
from ..pay.cost_change import Subject, use_up
from ..pay.spell_text import as_played, spell_parts
from ..pay.supply import supply
from ..text.announcements import has_torrent_mode, joined
from ..text.editions.text import RULE_ABILITY
from ..text.keywords import without_chase
from ..values.lasting import use_permission
from ..values.limits import note_use
from ..values.prohibition import ability_prohibited_by
from .permission import condition_refusal, stones_refusal
from .play_choices import (
    choose_awakening,
    choose_modes,
    choose_side,
    choose_targets,
    choose_way,
    divide,
    nothing_to_choose,
    subject,
    take_awakening,
    take_mode,
    take_share,
    take_side,
    take_target,
    take_way,
    take_x,
)
from .play_costs import fix_cost, pay_the_rest, pay_what_is_written_first, pay_will, take_cost
from .play_frame import ANSWERS, PLAYING, PlayFrame
from .play_x import choose_x
from .undoing import fail, forget, remember, stop


def declare(g: State, f: PlayFrame) -> None:
    """The card or ability is announced; a face-down card is turned up (903.2a)."""
    o = g.table.objs[f.ref]
    f.origin = o.zone
    if f.ability is not None:
        f.goto("903.2d")
        if not f.auto and ability_may_fail(g, f):
            remember(g, f)
        return
    if not still_itself(o):
        stop(g)
        return
    if f.auto and (condition_refusal(g, f.player, f.ref, o.chars, True) or missing_stones(g, f, o)):
        fail(g, f)  # 708.3a, 1416.3
        return
    if card_may_fail(g, f, o):
        remember(g, f)
    if o.face_down and o.zone == STANDBY:
        g.edit(f.ref).face_down = False  # 903.2a
    f.face = o.face
    if not (g.definitions[o.definition].shift and o.zone != RUNES):
        f.goto("903.2c" if o.chars.ab.awakenings else "1110.2")


def missing_stones(g: State, f: PlayFrame, o: Obj) -> bool:
    """Whether an automatic card in standby lacks the magic stones that older editions ask for (708.4)."""
    return o.zone == STANDBY and bool(stones_refusal(g, f.player, o.chars))


def card_may_fail(g: State, f: PlayFrame, o: Obj) -> bool:
    """Whether something may be done for playing a card that has to be undone if it cannot be completed."""
    if o.zone != HAND or o.chars.ab.awakenings:
        return True
    ways = play_cost_ways(g, f.player, f.ref, o.chars, o.zone, (), f.free)
    return any([w.items for w in ways]) or bool(supply(g, f.player, NOBODY, "play", f.ref).abilities)


def ability_may_fail(g: State, f: PlayFrame) -> bool:
    """The same for an ability: it asks for more than will and resting its card, or will abilities help to
    pay."""
    if not isinstance(f.ability, Activate) or f.free:
        return False
    cost = ability_cost(f.ability)
    if len(cost.items) > (1 if cost.rests else 0):
        return True
    return cost.will and bool(supply(g, f.player, NOBODY, "activate", f.ref).abilities)


def to_chase(g: State, f: PlayFrame) -> None:
    """The card, or the ability as a pseudo-card, is put on the chase (312.1, 903.2d)."""
    if f.ability is None:
        card_to_chase(g, f)
    else:
        ability_to_chase(g, f)


def card_to_chase(g: State, f: PlayFrame) -> None:
    """A card goes to the chase; of a rune in the rune area a copy does (711.2, 1017.3). How it is played is
    seen where it comes from."""
    old = g.table.objs[f.ref]
    c = g.definitions[old.definition].faces[f.face] if f.face != old.face else old.chars
    if MayPlay in g.derived.active and not f.free:
        allowed = permission_for(g, f.player, f.ref, c)
        if allowed is not None:
            f.by = allowed.source
            f.permission = allowed.lasting
    parts = spell_parts(g, f.player, f.ref, c, f.awakened)
    f.effect = joined(parts)
    if g.table.players[f.player].played > 0 and (
        "torrent" in c.ab.keywords or any([has_torrent_mode(part) for part in parts])
    ):
        f.marks |= TORRENT
    if "null" in c.ab.named and any([as_played(g, f.player, f.ref, k) for k in c.ab.named["null"]]):
        f.marks |= NULL
    if f.awakened:
        f.marks |= AWAKENED
    if f.way == "free" or f.free:
        f.marks |= FREE_PLAY
    if f.origin == GRAVEYARD and "remnant" in c.ab.keywords and permitted(g, f.player, f.ref, c) is None:
        f.marks |= REMNANT
    if goes_with_it(g, f):
        f.kept = tuple(group_effects_on(g, f.ref))
    if f.origin == RUNES or (f.origin == STANDBY and g.edition.standby_resolves_in == "standby"):
        # In the oldest edition a card in standby stays there until what it does is resolved.
        g.edit(f.ref).revealed = True
        changed(g, PLAY)
        made = new_object(g, old.definition, old.owner, CHASE, COPY)
        made.controller = f.player
        made.prev = old.id
        made.origin = f.origin
        if f.origin == STANDBY:
            emit(
                g,
                happenings.did(what="reveal", subject=f.ref, player=f.player, source=f.ref, clause="903.2a"),
            )
        put_in(g, made, "top")
        changed(g, CHASES)
        f.result = Result(True, 1, (made.id,))
    else:
        item = MoveItem(f.ref, CHASE, "played", "903.2d", controller=f.player, face=f.face)
        attempt_moves(g, (item,))


def goes_with_it(g: State, f: PlayFrame) -> bool:
    """Whether effects on a card stay on it on the chase (903.2d-i); of a rune a copy is played, which has
    none of them (711.2, 1017.1)."""
    return g.edition.effects_on_played_card == "kept" and f.origin != RUNES


def know_card(g: State, f: PlayFrame) -> None:
    """The card on the chase is what it was played as (903.2d, 903.2d-i); if it is not there, it is not
    played."""
    if f.ability is not None:
        if nothing_to_choose(g, f):
            f.i = len(f.ctxs) if g.edition.shares_chosen != "on resolution" else 0  # as `divide` leaves it
            f.goto("903.2i")
        return
    if not f.result.refs or g.table.objs[f.result.refs[0]].zone != CHASE:
        fail(g, f)
        return
    f.chase = g.table.objs[f.result.refs[0]].id
    if goes_with_it(g, f):
        keep_on_chase(g, f.ref, f.chase, list(f.kept))
        f.kept = ()
    o = g.edit(f.chase)
    o.marks |= f.marks
    if o.chars.ab.spoken:
        changed(g, PLAY | WATCHERS)  # what it was played with is a part of its text
    if f.way:
        o.memory = (*o.memory, Note(f.way))  # the card knows how it is paid for, e.g. by [Incarnation]
    ctx = new_ctx(g, f, f.effect, None)
    g.work.ctxs[ctx].awakened = f.awakened
    o.ctx = ctx
    f.ctxs = (ctx,)


def new_ctx(g: State, f: PlayFrame, effect: Effect | None, ability: Ability | None) -> CtxId:
    """A context for one part."""
    ctx = f.given.copy(g.writer) if f.given is not None else Ctx()
    ctx.writer = g.writer
    ctx.id = CtxId(g.fresh_id())
    if f.given is None:
        ctx.source = f.ref if ability is not None else f.chase
        ctx.controller = f.player
        ctx.you = f.player
        if g.table.objs[f.ref].memory:
            recall_words(g.table.objs[f.ref], ctx)
    ctx.ability = ability
    ctx.effect = effect
    ctx.event = f.event
    ctx.x = UNDETERMINED
    g.work.ctxs[ctx.id] = ctx
    return ctx.id


def ability_to_chase(g: State, f: PlayFrame) -> None:
    """An ability goes to the chase as a pseudo-card; will abilities do not use it (907.3)."""
    a = f.ability
    assert a is not None
    effect = ability_effect(a)
    f.ctxs = (new_ctx(g, f, effect, a),)
    if without_chase(a, f.event):
        f.chase = NOBODY
        return
    lifebreak = isinstance(a, BreakAbility) and not g.edition.break_is_ability  # 1415.1b-i
    kind = BREAK if lifebreak else ABILITY
    o = new_object(g, g.table.objs[f.ref].definition, g.table.objs[f.ref].owner, CHASE, kind)
    o.controller = f.player
    o.home = f.player
    o.source = g.table.objs[f.ref].id
    o.ability = a
    o.ctx = f.ctxs[0]
    put_in(g, o, "top")
    f.chase = o.id
    changed(g, RULES | CHASES)
    hidden = g.table.objs[f.ref]
    if isinstance(a, Activate) and hidden.zone & HIDDEN and not hidden.revealed:
        g.edit(f.ref).revealed = True  # 905.2a
        changed(g, REVEALING)
        g.edit(o.id).marks |= SHOWS_SOURCE


def count_as_played(g: State, f: PlayFrame) -> None:
    """All requirements are met: it counts as played (903.2k)."""
    g.turn.passes = 0
    g.work.refused = ()
    changed(g, RULES if f.ability is not None else RULES | USES)
    if g.table.battle is not None:
        note_play(g, f.player)
    if f.undo:
        forget(g, f)
    if f.ability is None:
        p = g.edit_player(f.player)
        p.played += 1
        if g.table.objs[f.chase].chars.ab.asks_paid:
            remember_paid(g, f.chase, g.work.ctxs[f.ctxs[0]].paid)
        if CostChange in g.derived.active:
            use_up(g, f.player, Subject("play", f.chase, f.origin))
        if f.permission:
            use_permission(g, f.permission, f.chase)
        emit(
            g,
            happenings.played(
                card=f.chase, player=f.player, origin=f.origin, allowed_by=f.by, clause="903.2k"
            ),
        )
        if f.awakened:
            emit(
                g,
                happenings.did(
                    what="awaken",
                    subject=f.chase,
                    player=f.player,
                    amount=len(f.awakened),
                    source=f.chase,
                    clause="1109.2a",
                ),
            )
    else:
        ability_played(g, f)
    for c in f.ctxs:
        ctx = g.work.ctxs[c]
        for slot in ctx.targets:
            for ref in ctx.slots.get(slot, ()):
                emit(g, happenings.targeted(target=ref, player=f.player, by=f.chase, clause="903.2g"))


def ability_played(g: State, f: PlayFrame) -> None:
    """An ability counts as played; limits and once-per-game names are noted (1112.2b)."""
    a = f.ability
    kinds: list[str] = ["automatic" if f.auto else "activate"]
    if isinstance(a, Activate):
        if CostChange in g.derived.active:
            use_up(g, f.player, subject(g, f))
        if a.gods_art:
            p = g.edit_player(f.player)
            p.gods_arts = (*p.gods_arts, a.name)
            changed(g, USES)
            kinds.append("god's art")
        if a.limits:
            note_use(g, f.ref, a)
        if f.chase == NOBODY:
            if not is_ability(g, f.ref):
                return
            kinds.append("will")
        if a.keyword:
            kinds.append(a.keyword)
    emit(
        g,
        happenings.ability_played(
            card=f.ref, player=f.player, ability=f.chase, kinds=tuple(kinds), clause="903.2k"
        ),
    )


def leave(g: State, f: PlayFrame) -> None:
    """A will ability is resolved at once (907.3); anything else waits on the chase."""
    g.finish(Result(True, 1, (f.chase,)) if f.chase != NOBODY else DONE)
    if f.chase == NOBODY:
        ctx = g.work.ctxs[f.ctxs[0]]
        if ctx.effect is not None:
            running.execute(g, ctx.effect, ctx.id)


def ability_effect(a: Ability) -> Effect | None:
    """Return the effect that an ability has when it resolves."""
    effect: Effect | None = getattr(a, "effect", None)
    return effect


def play_rule_ability(g: State) -> bool:
    """Performs text without an icon about entering, at once and without the chase, where an edition takes it
    for no ability (901.1); False if there is none."""
    for w in g.work.waiting:
        if w.ability is not None and w.ability.name == RULE_ABILITY:
            g.work.waiting = tuple([x for x in g.work.waiting if x is not w])
            play_automatic(g, w, w.controller)
            return True
    return False


def play_automatic(g: State, w: Waiting, player: PlayerId) -> None:
    """Plays a triggered automatic object (603.3); a card as a spell (708.3)."""
    a = w.ability
    if not w.card:
        assert isinstance(a, Automatic)
        if "play abilities" in g.derived.forbidden and ability_prohibited_by(g, player, w.source, a):
            return  # 906.6: it only counts as chosen
    frame = PlayFrame(player, w.source, None if w.card else a)
    frame.auto = True
    frame.event = w.event
    frame.given = None if w.card else w.ctx
    g.work.stack.append(frame)


def check_paid(g: State, f: PlayFrame) -> None:
    """Go on if everything was paid and done, else undo the play (903.2j)."""
    if not f.result.did:
        fail(g, f)


PLAYING.fill(
    ("903.2a", declare),
    ("903.2b", choose_side),
    ("903.2c", choose_awakening),
    ("1110.2", choose_way),
    ("903.2d", to_chase),
    ("903.2d", know_card),
    ("903.2e", choose_modes),
    ("903.2f", choose_x),
    ("903.2g", choose_targets),
    ("903.2h", divide),
    ("903.2i", fix_cost),
    ("903.2j-i", pay_what_is_written_first),
    ("903.2j", pay_will),
    ("903.2j-i", pay_the_rest),
    ("903.2j", check_paid),
    ("903.2k", count_as_played),
    ("907.3", leave),
)
ANSWERS.update(
    {
        "903.2b": take_side,
        "903.2c": take_awakening,
        "1110.2": take_way,
        "903.2e": take_mode,
        "903.2f": take_x,
        "903.2g": take_target,
        "903.2h": take_share,
        "903.2i": take_cost,
    }
)
