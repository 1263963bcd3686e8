"""Who may play which card now, and if not, by which clause (604, 702, 703, 708, 709, 711, 1115)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from willpower.abilities.base import walk
from willpower.abilities.conditions import Condition
from willpower.abilities.effects import Effect, If
from willpower.abilities.nouns import Target
from willpower.abilities.statics import Cannot, Gains, MayPlay, PlayOnlyIf
from willpower.abilities.symbols import (
    ADDITION,
    ANY_RULER,
    CHANT,
    CHASE,
    GRAVEYARD,
    HAND,
    MAGIC_STONE,
    REGALIA,
    RESONATOR,
    RULER,
    RUNE,
    RUNES,
    STANDBY,
)

from ..change.movement_limits import has_one_of_the_name
from ..change.triggers import on_chase_already
from ..core.decisions import PAGE
from ..core.ids import NO_PLAYER, NOBODY, OPPONENT, PLAYER_REF, UNDETERMINED, PlayerId, RefId
from ..core.objects import COPY, NO_WRITER, Awakened, Chars, Ctx, Obj
from ..core.stale import CHASES, PLACE_BITS, REVEALING
from ..core.state import State
from ..core.will import LETTER_X, payable, with_x
from ..pay.card_costs import own_play_statics, permitted
from ..pay.cost_change import matches_card
from ..pay.reckoning import NOTHING_KEPT
from ..pay.spell_text import gains_quickcast, has_as_played, spell_parts, trigger_keyword
from ..pay.supply import Supply, supply
from ..text.announcements import branch_slots, plan_of, torrent_mode
from ..text.facets import facets
from ..text.keywords import gives_itself_quickcast
from ..values.characteristics import chars, refresh
from ..values.continuous import own_context
from ..values.control import control_may_change
from ..values.evaluate import holds, number
from ..values.evaluate.core import YOURS
from ..values.evaluate.core import plan_of as filter_plan
from ..values.evaluate.scan import default_zones
from ..values.limits import main_timing
from ..values.modes import barred_modes
from ..values.prohibition import chase_refusal, prohibited_by
from ..values.targets import enough_targets, rule_of, still_legal, target_candidates, targets_now
from .trying import bans_by_cost, on_the_chase, payable_ways, tried_ways

PERMANENT: Final = RESONATOR | ADDITION | REGALIA
_UNDER_CONDITIONS: Final = (("trigger", HAND | STANDBY), ("stealth", STANDBY))  # keywords, and where


def origin_refusal(g: State, player: PlayerId, o: Obj, c: Chars) -> str:
    """Why a card cannot be played from where it is, or ""; it is the hand by itself (703.2, 709.2)."""
    zone = o.zone
    if zone == HAND:
        if o.controller == player:
            return ""
        return "" if permitted(g, player, o.id, c) else from_hand(c)
    if o.controller == player:
        if zone == STANDBY:
            if on_chase_already(g, o):
                return "I8"  # 8.01 has no clause for it: there the card itself is on the chase
            k = trigger_keyword(c)
            if k is not None:
                if o.entered == g.turn.serial:
                    return "708.5"
                return stones_refusal(g, player, c)
            if "stealth" in c.ab.keywords:
                return ""
            return "" if permitted(g, player, o.id, c) else "706.3"
        if zone == RUNES and c.types & RUNE:  # elsewhere a chant/rune is a chant (703.4)
            return "711.2" if o.revealed else ""
        if zone == GRAVEYARD and "remnant" in c.ab.keywords:
            return ""  # 1115.2
    return "" if permitted(g, player, o.id, c) else from_hand(c)


def from_hand(c: Chars) -> str:
    """The clause that lets a card be played from the hand only, unless something else is said."""
    if trigger_keyword(c) is not None:
        return "708.4"
    if c.types & CHANT:
        return "703.2"
    return "711.2" if c.types & RUNE else "702.2"


def repeated_refusal(g: State, player: PlayerId, c: Chars) -> str:
    """In the oldest edition a player has one Addition:Field of a name; 8.01 has no clause for it."""
    return "I10" if g.edition.one_field_addition_per_name and has_one_of_the_name(g, player, c) else ""


def stones_refusal(g: State, player: PlayerId, c: Chars) -> str:
    """Older editions ask for magic stones that match the cost of a card in standby, rested or not (708.4); ""
    if they are there. A stone matches what it is treated as and what will it makes; any is one for the free
    cost (9.3 and 9.4 of 5.00). 8.01 has no clause for it."""
    if g.edition.standby_stones == "none":
        return ""
    masks: dict[int, int] = {}
    count = 0
    for i in g.table.field:
        o = g.table.objs[i]
        if o.controller == player and o.chars.types & MAGIC_STONE:
            mask = o.chars.ab.will_mask | o.chars.stones
            masks[mask] = masks.get(mask, 0) + 1
            count += 1
    need = c.need if not c.need[LETTER_X] else with_x(c.need, 0)
    return "" if payable(need, masks, count) else "I6"


def quick(g: State, player: PlayerId, o: Obj, c: Chars) -> bool:
    """Whether a card may be played whenever its player has priority (709.1, 1111.1, 1111.2)."""
    ab = c.ab
    if "quickcast" in ab.keywords:
        return True
    if ab.about_playing:
        if gains_quickcast(g, player, o.id, ab):
            return True
        for own in own_play_statics(g, player, o.id, c):
            if isinstance(own, Gains) and gives_itself_quickcast(own):
                return True  # "this card gains [Quickcast] as long as ..."
    if MayPlay in g.derived.active:
        s = permitted(g, player, o.id, c)
        return s is not None and s.how == "quickcast"
    return False


def timing_refusal(g: State, player: PlayerId, o: Obj, c: Chars) -> str:
    """Why it is not the time for a card, or "" (604, 701.2); all else is as for its type (709.3a-c)."""
    k = trigger_keyword(c) if "trigger" in c.ab.keywords else None
    if k is not None and o.zone & (HAND | STANDBY):
        if o.zone == HAND and not g.edition.standby_from_hand:
            return "I5"  # 8.01 has no clause against it
        if k.trigger is not None:
            return "708.1"  # an automatic card plays when it triggers
        return ""  # 604.1b
    if o.zone == STANDBY and "stealth" in c.ab.keywords:
        return "" if all(s.trigger is None for s in c.ab.named["stealth"]) else "708.1"
    if main_timing(g, player) or quick(g, player, o, c):
        return ""
    if c.types & RUNE and o.zone == RUNES:
        return "711.1"
    return "703.1" if c.types & CHANT else "702.1"


def condition_refusal(g: State, player: PlayerId, ref: RefId, c: Chars, auto: bool = False) -> str:
    """Why conditions or prohibitions keep a card from being played, or ""; `auto`: as an automatic card."""
    for static in own_play_statics(g, player, ref, c) if c.ab.about_playing else ():
        if isinstance(static, PlayOnlyIf) and static.condition is not None:
            condition: Condition = static.condition
            if not holds(g, condition, Ctx(ref, player)):
                return "104.1"
    zone = g.table.objs[ref].zone
    for word, zones in _UNDER_CONDITIONS if zone & (HAND | STANDBY) else ():
        for k in c.ab.named.get(word, ()) if zone & zones else ():
            if (auto or k.trigger is None) and k.condition is not None:
                if not holds(g, k.condition, Ctx(ref, player)):
                    return "1416.3" if auto else "1416.4"
    if g.derived.active and not by_choice(g, g.table.objs[ref]):
        why = banned(g, player, ref)
        if why:
            return why
    return chase_refusal(g, player) if g.table.chase else ""


def banned(g: State, player: PlayerId, ref: RefId) -> str:
    """The clause by which effects keep a card from being played, as it is, or "" (104.4)."""
    for a in g.derived.active.get(PlayOnlyIf, ()):
        s = a.static
        assert isinstance(s, PlayOnlyIf)
        if s.what is not None and s.condition is not None and matches_card(g, s.what, ref, a.ctx):
            if not holds(g, s.condition, a.ctx):
                return "104.4"
    if Cannot not in g.derived.active:
        return ""
    return prohibited_by(g, "play", PLAYER_REF[player], to=ref) or prohibited_by(g, "be played", ref)


def by_choice(g: State, o: Obj) -> bool:
    """Whether the side and the X that are chosen for a card decide what it is when it is played, so that it
    is asked for then whether that is forbidden (903.2b, 903.2f)."""
    return len(playable_faces(g, o)) > 1 or (o.chars.need[LETTER_X] > 0 and bans_by_cost(g))


def banned_side(g: State, player: PlayerId, o: Obj, face: int) -> str:
    """The same for one side of a card, which it has as soon as it is played (1302.2f)."""
    if PlayOnlyIf not in g.derived.active and Cannot not in g.derived.active:
        return ""
    side = o.chars if face == o.face else g.definitions[o.definition].faces[face]
    if side.need[LETTER_X] and bans_by_cost(g):
        return ""  # not yet
    if face == o.face:
        return banned(g, player, o.id)
    trial, chase = on_the_chase(g, player, o.id, face)
    return banned(trial, player, chase) if chase != NOBODY else ""


def banned_by_x(g: State, player: PlayerId, o: Obj, face: int) -> Iterator[str]:
    """The clause by which effects keep a side with X from being played with a low X, or with a high one."""
    side = o.chars if face == o.face else g.definitions[o.definition].faces[face]
    if side.need[LETTER_X] and bans_by_cost(g):
        trial, chase = on_the_chase(g, player, o.id, face)
        for x in (0, PAGE) if chase != NOBODY else ():
            trial.edit(chase).x = x
            yield banned(trial, player, chase)


def divinity_refusal(g: State, player: PlayerId, o: Obj, c: Chars) -> str:
    """Why a rune cannot be played from the rune area, or "" (209.2, 711.1, 711.2, 711.4)."""
    have = divinity(g, player)
    if have < 0 or not g.edition.runes:
        return "711.1"
    if c.divinity > have - spent_divinity(g, player):
        return "711.2"
    return ""


def divinity(g: State, player: PlayerId) -> int:
    """The divinity of a player's J/ruler (1136.3); undetermined without [Divinity]."""
    best = UNDETERMINED
    places = (g.table.players[player].zones.ruler_area, g.table.field)
    for place in places:
        for i in place:
            o = g.table.objs[i]
            if o.controller == player and o.chars.types & ANY_RULER:
                for k in chars(g, i).ab.named.get("divinity", ()):
                    best = max(best, number(g, k.number, own_context(o), 0))
    return best


def spent_divinity(g: State, player: PlayerId) -> int:
    """The divinity of the runes already revealed (711.2a)."""
    return sum(
        [
            g.table.objs[i].chars.divinity
            for i in g.table.players[player].zones.runes
            if g.table.objs[i].revealed
        ]
    )


def parts_refusal(
    g: State, player: PlayerId, ref: RefId, parts: tuple[Effect, ...], spell: bool = True
) -> str:
    """Why modes or targets cannot be chosen, or "" (903.2e, 903.2g); `spell`: the card itself is played."""
    gone = ref if spell else NOBODY
    for part in parts:
        plan = plan_of(part)
        if plan.modes is None and not plan.targets:
            continue
        ctx = Ctx(ref, player)
        ctx.effect = part
        if not plan.open:
            targets = plan.targets if not plan.branches else targets_now(g, part, (), ctx)
            if not choosable(g, targets, ctx, gone):
                return "903.2g"
        if plan.modes is not None:
            torrent = g.table.players[player].played > 0
            modes = [o for o in plan.modes.options if torrent or not torrent_mode(o)]  # 1124.2b
            barred = barred_modes(g, plan.modes, ctx)
            if barred:
                modes = [o for n, o in enumerate(plan.modes.options, 1) if n not in barred]
            able = [o for o in modes if choosable(g, targets_now(g, o, (), ctx), ctx, gone)]
            if len(able) < number(g, plan.modes.least, ctx):
                return "903.2g"
    return ""


Aims = tuple[Effect, int, int, int]
_aims: Final[dict[int, Aims]] = {}


def aims_of(part: Effect) -> Aims:
    """What the targets of a part of a text look at, of which types they are (0: of any, or anywhere), and who
    controls them (0: anybody)."""
    known = _aims.get(id(part))
    if known is None or known[0] is not part:
        looks = 0
        types = 0
        sides: set[int] = set()
        known_types = True
        for node in walk(part):
            if isinstance(node, Target):
                looks |= facets(node)
                plan = filter_plan(node.filter) if node.filter is not None else None
                if plan is None or node.filter is None or node.filter.zones or not plan.types:
                    known_types = False
                else:
                    types |= plan.types
                    sides.add(plan.side)
            elif isinstance(node, If) and branch_slots(node) is not None:
                looks |= facets(node.condition)
        known = (part, looks, types if known_types else 0, sides.pop() if len(sides) == 1 else 0)
        _aims[id(part)] = known
    return known


def matters_where(g: State, player: PlayerId, o: Obj, parts: tuple[Effect, ...]) -> bool:
    """Whether something that has a say in what can be chosen looks at where a card lies or whether it is
    revealed: it is on the chase by then (903.2d, 711.2)."""
    places = PLACE_BITS[o.zone] | CHASES
    if o.zone != HAND and not o.revealed:
        places |= REVEALING
    standing = g.derived.watched_facets & places
    for part in parts:
        _, looks, types, side = aims_of(part)
        if standing or looks & places:
            if not types or types & RULER:
                return True
            who = NO_PLAYER
            if side and not control_may_change(g):
                who = player if side == YOURS else OPPONENT[player]
            for ref in g.table.field:
                there = g.table.objs[ref]
                if there.chars.types & types and (who < 0 or there.controller == who):
                    return True
    return False


def waits_for_x(
    g: State, player: PlayerId, ref: RefId, parts: tuple[Effect, ...], spell: bool = True
) -> bool:
    """Whether there are targets only for some X, which is determined before they are chosen (903.2f)."""
    for part in parts:
        plan = plan_of(part)
        if plan.open and not choosable(g, plan.targets, Ctx(ref, player), ref if spell else NOBODY):
            return True
    return False


def awakened_or_not_refusal(
    g: State, player: PlayerId, ref: RefId, face: int, s: Supply | None = None, free: bool = False
) -> str:
    """Why playing a side of a card cannot be completed, awakened or not (903.2c), or ""."""
    why = completion_refusal(g, player, ref, face, (), s, free)
    if why:
        o = g.table.objs[ref]
        side = o.chars if face == o.face else g.definitions[o.definition].faces[face]
        for k in side.ab.awakenings:
            if not completion_refusal(g, player, ref, face, (k,), s, free):
                return ""
    return why


def completion_refusal(
    g: State,
    player: PlayerId,
    ref: RefId,
    face: int,
    awakened: Awakened = (),
    s: Supply | None = None,
    free: bool = False,
) -> str:
    """Why playing a side of a card cannot be completed, or "": no targets or modes (903.2e, 903.2g), or a
    cost that cannot be paid (903.2j)."""
    o = g.table.objs[ref]
    side = o.chars if face == o.face else g.definitions[o.definition].faces[face]
    if awakened and side.ab.about_playing:
        if not all([has_as_played(g, player, ref, side.ab, k) for k in awakened]):
            return "903.2c"
    parts = spell_parts(g, player, ref, side, awakened)
    why = parts_refusal(g, player, ref, parts)
    # What a spell may target can depend on its total cost (203.5b), and on where it no longer is.
    if why and (side.need[LETTER_X] or matters_where(g, player, o, parts)):
        return "" if tried_ways(g, player, ref, face, awakened, free, 1) else why
    if why:
        return why
    if waits_for_x(g, player, ref, parts):
        return "" if tried_ways(g, player, ref, face, awakened, free, 1) else "903.2g"
    return "" if payable_ways(g, player, ref, face, awakened, s, free) else "903.2j"


def choosable(g: State, targets: tuple[Target, ...], ctx: Ctx, gone: RefId = NOBODY) -> bool:
    """Whether enough legal targets are there; `gone`: the card that is played, on the chase by then
    (903.2d)."""
    if len(targets) > 1:
        if g.edition.too_few_targets == "as many as possible":
            return finds_one(g, targets, ctx, gone)  # one is enough there (903.2g)
        return together(g, targets, ctx.copy(NO_WRITER), gone)
    for t in targets:
        least = least_targets(g, t, ctx)
        if gone >= 0 and g.edition.self_target == "allowed" and t.filter is not None:
            if (t.filter.zones or default_zones(g, filter_plan(t.filter))) & CHASE:
                continue  # it could be its own target, once it is on the chase (903.2g-i)
        if least > 0 and not enough_targets(g, t, ctx, least + itself(g, t, ctx, gone)):
            return False
    return True


def finds_one(g: State, targets: tuple[Target, ...], ctx: Ctx, gone: RefId = NOBODY) -> bool:
    """Whether there is a target for one of several phrases."""
    return any([r != gone for t in targets for r in target_candidates(g, t, ctx, ())])


def fewer_will_do(
    g: State, targets: tuple[Target, ...], nth: int, chosen: tuple[RefId, ...], ctx: Ctx
) -> bool:
    """Whether a play goes on with fewer targets than one of its phrases names: in the oldest edition, if
    there is one at all (903.2g)."""
    if g.edition.too_few_targets != "as many as possible":
        return False
    before = any([ctx.slots.get(t.slot) for t in targets[:nth]])
    return bool(chosen) or before or finds_one(g, targets[nth + 1 :], ctx)


def least_targets(g: State, t: Target, ctx: Ctx) -> int:
    """How many targets must be there; in the oldest edition one is enough, and also needed where a text says
    "up to" (1.4.5 STEP2 of 2.0, 903.2g)."""
    if g.edition.too_few_targets == "as many as possible":
        return 1
    return 1 if t.least is None else number(g, t.least, ctx)


def itself(g: State, t: Target, ctx: Ctx, gone: RefId) -> int:
    """1 if the card that is played is among the legal targets where it still is."""
    if gone < 0 or t.filter is None or not t.filter.zones & g.table.objs[gone].zone:
        return 0
    return 1 if still_legal(g, t, gone, ctx) else 0


def together(g: State, targets: tuple[Target, ...], ctx: Ctx, gone: RefId) -> bool:
    """Whether targets can be chosen for all phrases, one after the other: later ones may speak of earlier
    ones."""
    if not targets:
        return True
    t = targets[0]
    least = least_targets(g, t, ctx)
    able = tuple([r for r in target_candidates(g, t, ctx, ()) if r != gone])
    if len(able) < least:
        return False
    for picks in combinations(able, least):
        if least > 1 and rule_of(g, t, ctx) is not None and not goes_together(g, t, ctx, picks):
            continue
        ctx.slots[t.slot] = picks
        if together(g, targets[1:], ctx, gone):
            return True
    return False


def goes_together(g: State, t: Target, ctx: Ctx, picks: tuple[RefId, ...]) -> bool:
    """Whether each pick is legal beside those before it."""
    return all([ref in target_candidates(g, t, ctx, picks[:n]) for n, ref in enumerate(picks)])


def refusal(g: State, player: PlayerId, ref: RefId, s: Supply | None = None, auto: bool = False) -> str:
    """The clause that keeps a player from playing a card now, or ""; `auto`: as an automatic card that has
    triggered."""
    if g.derived.values_stale:
        refresh(g)
    o = g.table.objs[ref]
    if o.became != NOBODY or o.kind == COPY:
        return "702.2"
    c = o.chars
    if c.ab.plain and o.zone == HAND and o.controller == player and not g.derived.play_watch:
        return plain_refusal(g, player, o, c, s)
    if not c.types & (PERMANENT | CHANT | RUNE) or (
        c.types & RUNE and not c.types & CHANT and o.zone != RUNES
    ):
        return "604.2"
    why = "" if auto else timing_refusal(g, player, o, c)
    why = why or origin_refusal(g, player, o, c)
    if why:
        return why
    if o.zone == RUNES:
        why = divinity_refusal(g, player, o, c)
        if why:
            return why
    why = condition_refusal(g, player, ref, c, auto)
    if not why and c.types & ADDITION:
        why = repeated_refusal(g, player, c)
    if why:
        return why
    first = ""
    chosen = bool(g.derived.active) and by_choice(g, o)
    for face in playable_faces(g, o):
        why = side_refusal(g, player, o, face) or (banned_side(g, player, o, face) if chosen else "")
        why = why or awakened_or_not_refusal(g, player, ref, face, s)
        if not why:
            return ""
        first = first or why
    return first


def plain_refusal(g: State, player: PlayerId, o: Obj, c: Chars, s: Supply | None) -> str:
    """The same for a card in hand whose playing nothing changes: time, targets, will."""
    types = c.types
    if not types & (PERMANENT | CHANT):
        return "604.2"
    if not c.ab.quick and not (
        g.turn.phase == "main"
        and g.turn.player == player == g.turn.priority
        and g.table.battle is None
        and not g.table.chase
    ):
        return "703.1" if types & CHANT else "702.1"
    if g.table.chase and chase_refusal(g, player):
        return "1008.2"
    need = c.need if not c.need[LETTER_X] else with_x(c.need, 0)
    if s is not None and not s.pays(g, need) and not s.bound:
        return "903.2j"  # whoever brings the supply asks only whether, not why
    if types & CHANT:
        if c.ab.texts:
            why = parts_refusal(g, player, o.id, c.ab.texts)
            if why and (c.need[LETTER_X] or matters_where(g, player, o, c.ab.texts)):
                return "" if tried_ways(g, player, o.id, o.face, (), False, 1) else why
            if why:
                return why
            if waits_for_x(g, player, o.id, c.ab.texts):
                return "" if tried_ways(g, player, o.id, o.face, (), False, 1) else "903.2g"
    elif c.subtypes and types & ADDITION:
        why = repeated_refusal(g, player, c)
        if not why:
            parts = spell_parts(g, player, o.id, c, ())
            why = parts_refusal(g, player, o.id, parts)
            if why and matters_where(g, player, o, parts):
                return "" if tried_ways(g, player, o.id, o.face, (), False, 1) else why
        if why:
            return why
    if s is None or s.bound:
        s = supply(g, player, NOBODY, "play", o.id)
    if s.abilities:
        return "" if s.pays(g, need, s.keeping(NOTHING_KEPT, o.id)) else "903.2j"
    return "" if s.pays(g, need) else "903.2j"


def side_refusal(g: State, player: PlayerId, o: Obj, face: int) -> str:
    """Turned to a side without it before it is on the chase, a card has lost [Quickcast] (1111.2a)."""
    if face == o.face or "quickcast" not in o.base.ab.keywords or main_timing(g, player):
        return ""
    return "" if "quickcast" in g.definitions[o.definition].faces[face].ab.keywords else "1111.2a"


def playable_faces(g: State, o: Obj) -> tuple[int, ...]:
    """The sides a card may be played with (1117.2)."""
    if g.definitions[o.definition].shift and o.zone != RUNES:
        return (0, 1)
    return (o.face,)


def may_play(g: State, ref: RefId, player: PlayerId, free: bool) -> bool:
    """Whether an effect can let a player play a card: not forbidden, no untriggered automatic card (906.2a),
    targets to be had and a cost that can be paid (903.2g, 903.2j)."""
    if not by_choice(g, g.table.objs[ref]) and banned(g, player, ref):
        return False
    if on_chase_already(g, g.table.objs[ref]):
        return False
    c = chars(g, ref)
    if any([k.trigger is not None for k in c.ab.named.get("trigger", ())]):
        return False
    o = g.table.objs[ref]
    sides = [face for face in playable_faces(g, o) if not banned_side(g, player, o, face)]
    return not all([awakened_or_not_refusal(g, player, ref, face, None, free) for face in sides])
