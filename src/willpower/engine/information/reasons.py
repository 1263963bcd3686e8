"""All that is in the way of a play, a judgment or a target, also behind the clause that decides (why.py)."""

from __future__ import annotations

from collections.abc import Iterator

from willpower.abilities.ability import Activate
from willpower.abilities.effects import AddTo, Effect
from willpower.abilities.nouns import Target, TypeIs
from willpower.abilities.symbols import FIELD, HIDDEN, J_RULER, RUNES

from ..core.ids import BOTH_PLAYERS, NOBODY, PLAYER_REF, UNDETERMINED, PlayerId, RefId
from ..core.objects import Chars, Ctx, still_itself
from ..core.state import State
from ..pay.ability_costs import ability_cost, active_here
from ..pay.cost_items import asking, fresh_for_rest
from ..pay.spell_text import addition_effect, addition_subtype, spell_parts
from ..play.ability_permission import cost_payable
from ..play.permission import (
    banned_by_x,
    banned_side,
    by_choice,
    choosable,
    condition_refusal,
    divinity_refusal,
    origin_refusal,
    parts_refusal,
    playable_faces,
    side_refusal,
    timing_refusal,
)
from ..play.trying import payable_ways
from ..procedures.battle_legal import (
    attack_objects,
    attacks,
    can_afford,
    excepted,
    fight_prohibited_by,
    may_be_attacked,
)
from ..procedures.judgment import ruler_for_judgment
from ..text.announcements import plan_of, targets_with
from ..text.keywords import expand
from ..values.battle_state import can_battle, is_fresh
from ..values.characteristics import chars
from ..values.evaluate.core import plan_of as filter_plan
from ..values.evaluate.scan import default_zones, scan
from ..values.limits import broken_limit, main_timing
from ..values.prohibition import prohibited_by
from ..values.targets import barrier


def play_reasons(
    g: State, player: PlayerId, ref: RefId, awaken: tuple[int, ...] = (), face: int = UNDETERMINED
) -> Iterator[str]:
    """Each thing that is in the way of playing a card, also behind the first; `awaken`: which awakenings,
    `face`: which side, the one that is up unless said otherwise."""
    o = g.table.objs[ref]
    c = chars(g, ref)
    if face not in (UNDETERMINED, o.face):
        yield side_refusal(g, player, o, face)
        if face not in playable_faces(g, o):
            yield "903.2b"
            return
        c = g.definitions[o.definition].faces[face]
    timing = timing_refusal(g, player, o, c)
    yield timing
    if timing and not main_timing(g, player):
        yield from ("701.2", "604.2")
    yield origin_refusal(g, player, o, c)
    if o.zone == RUNES:
        yield divinity_refusal(g, player, o, c)
    yield condition_refusal(g, player, ref, c)
    if g.derived.active and by_choice(g, o):
        side = face if face >= 0 else o.face
        yield banned_side(g, player, o, side)
        yield from banned_by_x(g, player, o, side)
    if max(awaken, default=0) > len(c.ab.awakenings):
        yield "903.2c"
        return
    awakened = tuple([c.ab.awakenings[n - 1] for n in awaken])
    yield from parts_reasons(g, player, ref, spell_parts(g, player, ref, c, awakened))
    if not payable_ways(g, player, ref, face if face >= 0 else o.face, awakened):
        yield "903.2j"


def activate_reasons(g: State, player: PlayerId, ref: RefId, number: int) -> Iterator[str]:
    """Each thing that is in the way of an activate ability, also behind the first."""
    o = g.table.objs[ref]
    if number >= len(chars(g, ref).ab.activates):
        yield "902.1b" if o.chars.types & J_RULER else ""  # what the ruler side says is not active any more
        return
    a = chars(g, ref).ab.activates[number]
    if o.controller != player:
        yield "707.2"
    if not still_itself(o) or not active_here(o, a):
        yield "902.1"
        return
    if a.limits:
        broken = broken_limit(g, ref, a)
        yield broken
        if broken:
            yield meaning(o.chars, a)
    cost = ability_cost(a)
    if cost.rests and o.rested:
        yield from ("1013.2", "903.2j")
    if cost.rests and fresh_for_rest(g, o):
        yield "905.3"
    if a.effect is not None:
        yield from parts_reasons(g, player, ref, (a.effect,), False)
    if not cost_payable(g, player, o, a, cost, None):
        yield "903.2j"


def parts_reasons(
    g: State, player: PlayerId, ref: RefId, parts: tuple[Effect, ...], spell: bool = True
) -> Iterator[str]:
    """Why modes or targets cannot be chosen (903.2e, 903.2g), and what keeps cards that would fit from being
    targets."""
    why = parts_refusal(g, player, ref, parts, spell)
    yield why
    if why:
        yield "1406.2a" if spell and addition_subtype(chars(g, ref)) else ""
        for part in parts:
            plan = plan_of(part)
            options = plan.modes.options if plan.modes is not None else ()
            for target in (*plan.targets, *[t for o in options for t in targets_with(o, ())]):
                yield from unfit(g, player, ref, target)


def unfit(g: State, player: PlayerId, ref: RefId, target: Target) -> Iterator[str]:
    """Why cards and players that a target speaks of may not be targeted."""
    if target.filter is not None:
        plan = filter_plan(target.filter)
        for found in scan(g, plan, target.filter.zones or default_zones(g, plan), Ctx(ref, player)):
            yield from target_reasons(g, player, found, ref)
    if target.players:
        for p in BOTH_PLAYERS:
            yield from target_reasons(g, player, PLAYER_REF[p], ref)


def choice_reasons(
    g: State, player: PlayerId, ref: RefId, number: int, modes: tuple[int, ...], x: int
) -> Iterator[str]:
    """What is in the way of choosing these modes and that X for an activate ability of a card, or for the
    card itself (`number` undetermined): no targets (903.2g)."""
    c = chars(g, ref)
    if number >= 0:
        activates = c.ab.activates
        effect = activates[number].effect if number < len(activates) else None
        parts: tuple[Effect, ...] = (effect,) if effect is not None else ()
    else:
        parts = spell_parts(g, player, ref, c, ())
    for part in parts:
        ctx = Ctx(ref, player)
        ctx.effect = part
        ctx.x = x
        plan = plan_of(part)
        known = len(plan.modes.options) if plan.modes is not None else 0
        targets = targets_with(part, tuple([n for n in modes if n <= known]))
        if targets and not choosable(g, targets, ctx, ref if number < 0 else NOBODY):
            yield "903.2g"
            for target in targets:
                yield from unfit(g, player, ref, target)


def meaning(c: Chars, ability: Activate) -> str:
    """The clause of the keyword that means an ability, where its text sets the limits of that ability."""
    for word, clause in (("shift", "1117.2"), ("bestow", "1121.2")):
        for k in c.ab.named.get(word, ()):
            if any([a is ability for a in expand(k)]):
                return clause
    return ""


def target_reasons(g: State, player: PlayerId, ref: RefId, by: RefId) -> Iterator[str]:
    """Why a card or player may not be targeted by the card `by`, as far as they themselves are the reason."""
    yield barrier(g, ref, asking(by, player))
    if ref >= 0 and g.table.objs[ref].zone & HIDDEN and not g.table.objs[ref].revealed:
        yield "903.2g-ii"
    yield prohibited_by(g, "be targeted", ref, by)
    if ref >= 0 and by >= 0 and g.table.objs[by].zone != FIELD and not may_be_on(g, by, ref):
        yield "1406.2a"


def may_be_on(g: State, addition: RefId, ref: RefId) -> bool:
    """Whether an old addition that is played could be on a card, by its subtype; True for any other card
    (1406.2a)."""
    effect = addition_effect(g, addition_subtype(chars(g, addition)))
    host = effect.to if isinstance(effect, AddTo) else None
    if not isinstance(host, Target) or host.filter is None:
        return True
    o = g.table.objs[ref]
    fitting = [pred for pred in host.filter.preds if isinstance(pred, TypeIs) and pred.types & o.chars.types]
    return bool(fitting) and bool(o.zone & host.filter.zones)


def judgment_reasons(g: State, player: PlayerId) -> Iterator[str]:
    """The obstacles to a judgment beside its cost (705.1)."""
    ref, why = ruler_for_judgment(g, player)
    if ref < 0 or g.table.players[player].judged or not main_timing(g, player):
        yield "705.1"
    if ref < 0:
        yield why


def attack_reasons(g: State, ref: RefId, object: RefId) -> Iterator[str]:
    """Each thing that is in the way of an attack of a card on an object, also behind the first (803.3)."""
    o = g.table.objs[ref]
    if o.controller != g.turn.player or o.rested or not can_battle(g, o) or is_fresh(g, o):
        yield "803.3a"
    yield fight_prohibited_by(g, "attack", ref)
    yield prohibited_by(g, "attack", PLAYER_REF[o.controller], by=ref)
    if o.zone == FIELD and can_battle(g, o):
        if object not in attack_objects(g, ref, ready=True):
            yield "803.3b"
            if not may_be_attacked(g, ref, object):
                yield "104.4"
        if not can_afford(g, ref, "attack", object):
            yield "803.5"
    if (ref, object) not in attacks(g)[0]:
        yield "803.3a"  # it cannot, or another card is required to


def block_reasons(g: State, ref: RefId) -> Iterator[str]:
    """Each thing that is in the way of a block by a card, also behind the first (804.3, 804.4)."""
    b = g.table.battle
    o = g.table.objs[ref]
    if b is None or b.attacker < 0 or o.controller == g.turn.player:
        yield "804.3"
        return
    if o.rested:
        yield "804.3"
    if not can_battle(g, o) or ref == b.attacked:
        yield "804.4"
    if "flying" in chars(g, b.attacker).ab.keywords and "flying" not in chars(g, ref).ab.keywords:
        yield "1106.2"
    yield fight_prohibited_by(g, "block", ref, b.attacker)
    yield prohibited_by(g, "be blocked", b.attacker, by=ref)
    if excepted(g, b.attacker, ref):
        yield "104.4"
    if not can_afford(g, ref, "block", b.attacker):
        yield "804.4"


def costs_nothing(a: Activate) -> bool:
    """Whether an activate ability asks for nothing."""
    cost = ability_cost(a)
    return not cost.will and not cost.items
