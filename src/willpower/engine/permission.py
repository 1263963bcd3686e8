"""Who may play which card now, and if not, by which clause (604, 702, 703, 708, 709, 711, 1115)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Activate, Keyword, Spell
from willpower.abilities.conditions import Condition
from willpower.abilities.effects import AddTo, Banish, Effect, PayWill, Rest
from willpower.abilities.nouns import (
    AttributeIs,
    Choose,
    ControlledBy,
    Filter,
    Target,
    This,
    TypeIs,
    You,
)
from willpower.abilities.statics import AddedCost, MayPlay, OtherCost, PlayOnlyIf
from willpower.abilities.symbols import (
    ADDITION,
    ANY_RULER,
    ATTRIBUTE_BY_LETTER,
    CHANT,
    FIELD,
    GRAVEYARD,
    HAND,
    IN_PLAY,
    ITEMS,
    J_RESONATOR,
    J_RULER,
    REGALIA,
    RESONATOR,
    RULER,
    RULER_AREA,
    RUNE,
    RUNES,
    STANDBY,
)

from . import conditional
from .characteristics import chars, own_context, refresh
from .cost_change import Subject, any_will, changes, lowered, matches_card, raised
from .costs import can_pay
from .evaluate import enough_targets, holds, number, players
from .events import PLAYED
from .limits import broken_limit, main_timing
from .objects import COPY, NOBODY, Chars, Ctx, Obj
from .parts import cost_letter, plan_of, targets_with
from .payment import Supply, fresh_for_rest, supply
from .prohibition import cannot
from .state import State
from .will import LETTER_X, NOTHING, Need, parse_need, payable, plus, with_x

PERMANENT: Final = RESONATOR | ADDITION | REGALIA


class CostWay:
    """One way to pay for something: `kind` "", "free", "incarnation", "other"; will, and things to do after it."""

    __slots__ = ("items", "kind", "need")

    def __init__(self, kind: str, need: Need, items: tuple[Effect, ...]) -> None:
        self.kind = kind
        self.need = need
        self.items = items


# ---- what a card is made of while it is played ------------------------------------------------------------


_addition_effects: dict[str, Effect] = {}
_SUBTYPES = {
    "resonator": RESONATOR,
    "j-ruler": J_RULER,
    "ruler": RULER,
    "j/resonator": J_RESONATOR,
    "j/ruler": ANY_RULER,
}


def addition_effect(subtype: str) -> Effect | None:
    """The target an old addition needs (1406.2a); None for [Addition: Field] and new additions."""
    word = subtype.lower()
    if word not in _SUBTYPES:
        return None
    made = _addition_effects.get(word)
    if made is None:
        made = AddTo(This(), Target(1, Filter((TypeIs(_SUBTYPES[word]),), FIELD)))
        _addition_effects[word] = made
    return made


def addition_subtype(c: Chars) -> str:
    """The subtype of an old addition that makes it go on a card, or ""."""
    for subtype in c.subtypes:
        if subtype.lower() in _SUBTYPES:
            return subtype
    return ""


def trigger_keyword(c: Chars) -> Keyword | None:
    """The [Trigger] keyword of a card, if it has one."""
    found = c.ab.named.get("trigger")
    return found[0] if found else None


def spell_parts(g: State, player: int, ref: int, c: Chars, awakened: int) -> tuple[Effect, ...]:
    """What a card does when it resolves, paragraph by paragraph, with the text it is played with.

    [Torrent], [Seal], [Legend], [Null] and [Rune] of a chant are looked at as it is played (1124.2, 1128.2a, 1133.2a, 1134.2a).
    """
    parts: list[Effect] = []
    if not c.types & (CHANT | RUNE):
        subtype = addition_subtype(c) if c.types & ADDITION else ""
        if subtype and "bestow" not in c.ab.keywords:
            effect = addition_effect(subtype)
            if effect is not None:
                parts.append(effect)
        return tuple(parts)
    for a in c.ab.listed:
        if isinstance(a, Spell):
            if a.effect is not None:
                parts.append(a.effect)
        elif isinstance(a, Keyword):
            if a.keyword in ("trigger", "stealth") and a.effect is not None:
                parts.append(a.effect)
            elif a.keyword == "awakening" and awakened and awakening_number(c, a) == awakened:
                parts += [x.effect for x in a.abilities if isinstance(x, Spell) and x.effect is not None]
            elif a.keyword == "torrent":
                if g.players[player].played > 0:
                    parts += [x.effect for x in a.abilities if isinstance(x, Spell) and x.effect is not None]
            elif a.keyword in ("seal", "legend", "null", "rune", "crest") and as_played(g, player, ref, a):
                parts += [x.effect for x in a.abilities if isinstance(x, Spell) and x.effect is not None]
    return tuple(parts)


def as_played(g: State, player: int, ref: int, k: Keyword) -> bool:
    """Whether a conditional keyword of a card is met as it is played by the player."""
    o = g.objs[ref]
    if k.keyword == "null":
        hand = g.players[player].zones.get(HAND, ())
        return not [i for i in hand if i != ref]
    if o.controller != player:
        o = o.copy(o.token)
        o.controller = player
    return conditional.met(g, k, o, conditional.releases(g))


def awakening_number(c: Chars, k: Keyword) -> int:
    """Which of a card's awakenings a keyword is, from 1."""
    for n, other in enumerate(c.ab.named.get("awakening", ())):
        if other is k:
            return n + 1
    return 0


# ---- costs ---------------------------------------------------------------------------------------------------


def split_cost(cost: tuple[Effect, ...], x: int) -> tuple[Need, tuple[Effect, ...]]:
    """A cost as will and other things to do."""
    need = NOTHING
    items: list[Effect] = []
    for item in cost:
        if isinstance(item, PayWill) and item.times is None and item.who is None:
            need = plus(need, parse_need(item.symbols))
        else:
            items.append(item)
    return (with_x(need, x) if x >= 0 else need), tuple(items)


def play_cost_ways(
    g: State, player: int, ref: int, c: Chars, origin: int, awakened: int, free: bool
) -> tuple[CostWay, ...]:
    """The ways to pay for a card, before cost changes, X still open."""
    extra_need = NOTHING
    extra: list[Effect] = []
    own = own_play_statics(g, player, ref, c)
    others: list[OtherCost] = []
    for static in own:
        if isinstance(static, AddedCost) and not static.optional:
            n, more = split_cost(_effects(static.cost), -1)
            extra_need = plus(extra_need, n)
            extra += more
        elif isinstance(static, OtherCost):
            others.append(static)
    for a in g.active.get(AddedCost, ()):
        s = a.static
        assert isinstance(s, AddedCost)
        if s.what is not None and matches_card(g, s.what, ref, a.ctx):
            n, more = split_cost(_effects(s.cost), -1)
            extra_need = plus(extra_need, n)
            extra += more
    if awakened:
        k = c.ab.named["awakening"][awakened - 1]
        n, more = split_cost(k.cost, -1)
        extra_need = plus(extra_need, n)
        extra += more
    trigger = trigger_keyword(c)
    base = c.need
    if trigger is not None and origin & (HAND | STANDBY):
        n, more = split_cost(trigger.cost, -1)  # 708.4, 1113.2a
        extra_need = plus(extra_need, n)
        extra += more
        if origin == STANDBY:
            base = NOTHING
    elif origin == STANDBY and "stealth" in c.ab.keywords:
        base = NOTHING  # 1114.2
        for k in c.ab.named["stealth"]:
            n, more = split_cost(k.cost, -1)
            extra_need = plus(extra_need, n)
            extra += more
    items = tuple(extra)
    if free:
        return (CostWay("free", extra_need, items),)  # 903.2i-ii
    ways = [CostWay("", plus(any_will(g, player, ref, base), extra_need), items)]
    for k in c.ab.named.get("incarnation", ()):
        ways.append(CostWay("incarnation", extra_need, (*incarnation_cost(k), *items)))
    for other in others:
        if other.condition is None or holds(g, other.condition, _ctx_for(ref, player)):
            n, more = split_cost(_effects(other.cost), -1)
            ways.append(CostWay("other", plus(n, extra_need), (*more, *items)))
    return tuple(ways)


def _effects(cost: tuple[object, ...]) -> tuple[Effect, ...]:
    return tuple([c for c in cost if isinstance(c, Effect)])


_incarnations: dict[int, tuple[Keyword, tuple[Effect, ...]]] = {}


def incarnation_cost(k: Keyword) -> tuple[Effect, ...]:
    """What [Incarnation] lets one banish instead of paying (1110.2)."""
    known = _incarnations.get(id(k))
    if known is not None and known[0] is k:
        return known[1]
    items: list[Effect] = []
    for symbol in k.symbols:  # "{R}" or "{R}{U}" for either of them (1110.2b)
        bits = 0
        for letter in symbol.replace("{", "").replace("}", " ").split():
            bits |= ATTRIBUTE_BY_LETTER[letter]
        items.append(Banish(Choose(Filter((TypeIs(RESONATOR), AttributeIs(bits), ControlledBy(You()))))))
    made = tuple(items)
    _incarnations[id(k)] = (k, made)
    return made


def own_play_statics(g: State, player: int, ref: int, c: Chars) -> list[object]:
    """What a card's own text says about playing it (902.2)."""
    if not c.ab.play_statics:
        return []
    ctx = _ctx_for(ref, player)
    out: list[object] = []
    for a in c.ab.play_statics:
        if a.condition is None or holds(g, a.condition, ctx):
            out += a.effects
    return out


def _ctx_for(ref: int, player: int) -> Ctx:
    ctx = Ctx()
    ctx.source = ref
    ctx.controller = player
    ctx.you = player
    return ctx


def affordable(
    g: State, player: int, ref: int, way: CostWay, subject: Subject, x: int, s: Supply | None, ctx: Ctx
) -> bool:
    """Whether a way to pay can be paid now."""
    need = way.need
    if x >= 0:
        need = with_x(need, x)
    elif need[LETTER_X]:
        need = with_x(need, 0)
    found = changes(g, player, subject)
    exclude = rests_itself(way.items, ref)
    if s is None or exclude != NOBODY or s.bound:
        s = supply(g, player, exclude, "play" if subject.kind == "play" else "activate", ref)
    need = raised(g, need, found)
    ok = False
    for choice in lowered(g, need, found):
        if payable(choice, s.masks, s.count):
            ok = True
            break
    if not ok:
        return False
    return not way.items or can_pay(g, way.items, ctx, player)


def rests_itself(items: tuple[Effect, ...], ref: int) -> int:
    """The object that a cost rests or takes away, so that it cannot make will for the same payment."""
    for item in items:
        if isinstance(item, (Rest, Banish)) and isinstance(item.what, This):
            return ref
    return NOBODY


# ---- may this be played --------------------------------------------------------------------------------------------


def origin_refusal(g: State, player: int, o: Obj, c: Chars) -> str:
    """Why a card cannot be played from where it is, or ""."""
    zone = o.zone
    if zone == HAND:
        if o.owner == player:
            return ""
        return "" if permitted(g, player, o.id) else "702.2"
    if o.owner == player:
        if zone == STANDBY:
            k = trigger_keyword(c)
            if k is not None:
                if o.entered == g.turn_serial:
                    return "708.5"
                return ""
            if "stealth" in c.ab.keywords:
                return ""
            return "" if permitted(g, player, o.id) else "706.3"
        if zone == RUNES and c.types & RUNE:
            return "711.2" if o.revealed else ""
        if zone == GRAVEYARD and "remnant" in c.ab.keywords:
            return ""  # 1115.2
    return "" if permitted(g, player, o.id) else "702.2"


def permitted(g: State, player: int, ref: int) -> MayPlay | None:
    """An effect that lets a player play a card from where it is."""
    for a in g.active.get(MayPlay, ()):
        s = a.static
        assert isinstance(s, MayPlay)
        if player not in players(g, s.who, a.ctx) or not matches_card(g, s.what, ref, a.ctx):
            continue
        if s.what.zones and not s.what.zones & g.objs[ref].zone:
            continue
        if s.top:
            pile = g.players[g.objs[ref].owner].zones.get(g.objs[ref].zone, ())
            if not pile or pile[0] != ref:
                continue
        if s.limit and _permission_uses(g, a.source) >= s.limit:
            continue
        return s
    return None


def _permission_uses(g: State, source: int) -> int:
    return sum([1 for e in g.happened if e.kind == PLAYED and e.object == source])


def quick(g: State, player: int, o: Obj, c: Chars) -> bool:
    """Whether a card may be played whenever its player has priority (1111.2)."""
    if "quickcast" in c.ab.keywords:
        return True
    if MayPlay in g.active:
        s = permitted(g, player, o.id)
        return s is not None and s.how == "quickcast"
    return False


def timing_refusal(g: State, player: int, o: Obj, c: Chars) -> str:
    """Why it is not the time for a card, or "" (604, 701.2)."""
    k = trigger_keyword(c)
    if k is not None and o.zone & (HAND | STANDBY):
        if k.trigger is not None:
            return "708.1"  # an automatic card plays when it triggers
        return ""  # 604.1b
    if o.zone == STANDBY and "stealth" in c.ab.keywords:
        return "" if all(s.trigger is None for s in c.ab.named["stealth"]) else "708.1"
    if quick(g, player, o, c) or main_timing(g, player):
        return ""
    if c.types & RUNE and o.zone == RUNES:
        return "711.1"
    return "703.1" if c.types & CHANT else "702.1"


def condition_refusal(g: State, player: int, ref: int, c: Chars) -> str:
    """Why conditions or prohibitions keep a card from being played, or ""."""
    for static in own_play_statics(g, player, ref, c):
        if isinstance(static, PlayOnlyIf) and static.condition is not None:
            condition: Condition = static.condition
            if not holds(g, condition, _ctx_for(ref, player)):
                return "104.1"
    for word in ("trigger", "stealth"):
        for k in c.ab.named.get(word, ()):
            if k.trigger is None and k.condition is not None and not holds(g, k.condition, _ctx_for(ref, player)):
                return "1416.4"
    if g.active:
        for a in g.active.get(PlayOnlyIf, ()):
            s = a.static
            assert isinstance(s, PlayOnlyIf)
            if s.what is not None and s.condition is not None and matches_card(g, s.what, ref, a.ctx):
                if not holds(g, s.condition, a.ctx):
                    return "104.4"
        why = cannot(g, "play", -1 - player, to=ref) or cannot(g, "be played", ref)
        if why:
            return why
        if g.chase and cannot(g, "chase", -1 - player, to=g.chase[-1]):
            return "1008.2"
    return ""


def divinity_refusal(g: State, player: int, o: Obj, c: Chars) -> str:
    """Why a rune cannot be played from the rune area, or "" (711.1, 711.2)."""
    have = divinity(g, player)
    if have < 0:
        return "711.1"
    if c.divinity > have - spent_divinity(g, player):
        return "711.2"
    return ""


def divinity(g: State, player: int) -> int:
    """The divinity of a player's J/ruler (1136.3); -1 without [Divinity]."""
    best = -1
    places = (g.players[player].zones.get(RULER_AREA, ()), g.field)
    for place in places:
        for i in place:
            o = g.objs[i]
            if o.controller == player and o.chars.types & ANY_RULER:
                for k in chars(g, i).ab.named.get("divinity", ()):
                    best = max(best, number(g, k.number, own_context(o), 0))
    return best


def spent_divinity(g: State, player: int) -> int:
    """The divinity of the runes already revealed (711.2a)."""
    return sum([g.objs[i].chars.divinity for i in g.players[player].zones.get(RUNES, ()) if g.objs[i].revealed])


def parts_refusal(g: State, player: int, ref: int, parts: tuple[Effect, ...]) -> str:
    """Why modes or targets cannot be chosen, or "" (903.2e, 903.2g)."""
    for part in parts:
        plan = plan_of(part)
        if plan.modes is None and not plan.targets:
            continue
        ctx = _ctx_for(ref, player)
        ctx.effect = part
        if not choosable(g, plan.targets, ctx):
            return "903.2g"
        if plan.modes is not None:
            able = [o for o in plan.modes.options if choosable(g, targets_with(o, ()), ctx)]
            if len(able) < number(g, plan.modes.least, ctx):
                return "903.2g"
    return ""


def choosable(g: State, targets: tuple[Target, ...], ctx: Ctx) -> bool:
    """Whether enough legal targets are there."""
    for t in targets:
        least = number(g, t.least, ctx)
        if least > 0 and not enough_targets(g, t, ctx, least):
            return False
    return True


def refusal(g: State, player: int, ref: int, s: Supply | None = None) -> str:
    """The clause that keeps a player from playing a card now, or ""."""
    if g.dirty:
        refresh(g)
    o = g.objs[ref]
    if o.became != -1 or o.kind == COPY:
        return "702.2"
    c = o.chars
    if c.ab.plain and o.zone == HAND and o.owner == player and not g.play_watch:
        return plain_refusal(g, player, o, c, s)
    if not c.types & (PERMANENT | CHANT | RUNE) or (c.types & RUNE and not c.types & CHANT and o.zone != RUNES):
        return "604.2"
    why = timing_refusal(g, player, o, c) or origin_refusal(g, player, o, c)
    if why:
        return why
    if o.zone == RUNES:
        why = divinity_refusal(g, player, o, c)
        if why:
            return why
    why = condition_refusal(g, player, ref, c)
    if why:
        return why
    first = ""
    for face in playable_faces(g, o):
        side = c if face == o.face else g.definitions[o.definition].faces[face]
        why = parts_refusal(g, player, ref, spell_parts(g, player, ref, side, 0))
        if not why and not pay_ways(g, player, ref, side, o.zone, 0, s):
            why = "903.2j"
        if not why:
            return ""
        first = first or why
    return first


def plain_refusal(g: State, player: int, o: Obj, c: Chars, s: Supply | None) -> str:
    """The same for a card in hand whose playing nothing changes: time, targets, will."""
    types = c.types
    if not types & (PERMANENT | CHANT):
        return "604.2"
    if not c.ab.quick and not (
        g.phase == "main" and g.turn_player == player == g.priority and g.battle is None and not g.chase
    ):
        return "703.1" if types & CHANT else "702.1"
    need = c.need if not c.need[LETTER_X] else with_x(c.need, 0)
    if s is not None and not s.pays(need) and not s.bound:
        return "903.2j"  # whoever brings the supply asks only whether, not why
    if types & CHANT:
        if c.ab.texts:
            why = parts_refusal(g, player, o.id, c.ab.texts)
            if why:
                return why
    elif c.subtypes and types & ADDITION:
        why = parts_refusal(g, player, o.id, spell_parts(g, player, o.id, c, 0))
        if why:
            return why
    if s is None or s.bound:
        s = supply(g, player, NOBODY, "play", o.id)
    return "" if s.pays(need) else "903.2j"


def playable_faces(g: State, o: Obj) -> tuple[int, ...]:
    """The sides a card may be played with (1117.2)."""
    if g.definitions[o.definition].shift and o.zone != RUNES:
        return (0, 1)
    return (o.face,)


def pay_ways(
    g: State, player: int, ref: int, c: Chars, origin: int, awakened: int, s: Supply | None = None, free: bool = False
) -> tuple[CostWay, ...]:
    """The ways to pay for a card that can be paid now."""
    subject = Subject("play", ref, origin)
    ctx = _ctx_for(ref, player)
    if not free and MayPlay in g.active and origin != HAND:
        allowed = permitted(g, player, ref)
        free = allowed is not None and allowed.how == "free"
    out: list[CostWay] = []
    for way in play_cost_ways(g, player, ref, c, origin, awakened, free):
        if affordable(g, player, ref, way, subject, -1, s, ctx):
            out.append(way)
    return tuple(out)


# ---- activate abilities ------------------------------------------------------------------------------------------------


def active_here(o: Obj, a: Activate) -> bool:
    """Whether an ability is active where its card is (902.1, 902.2)."""
    if a.zones:
        return bool(a.zones & o.zone)
    if o.zone == RULER_AREA:
        return bool(o.chars.types & RULER)
    return bool(o.zone & (FIELD | ITEMS))


class AbilityCost:
    """The cost of an activate ability, taken apart once."""

    __slots__ = ("ability", "items", "letters", "need", "rests", "will")

    def __init__(self, a: Activate) -> None:
        self.ability = a
        self.need, self.items = split_cost(a.cost, -1)
        self.will = any(self.need)
        self.rests = rests_itself(self.items, 0) == 0 and any([isinstance(i, Rest) for i in self.items])
        self.letters = cost_letter(self.items)


_costs: dict[int, AbilityCost] = {}


def ability_cost(a: Activate) -> AbilityCost:
    """The cost of an activate ability, taken apart."""
    known = _costs.get(id(a))
    if known is None or known.ability is not a:
        known = AbilityCost(a)
        _costs[id(a)] = known
    return known


def activate_refusal(g: State, player: int, ref: int, index: int, s: Supply | None = None) -> str:
    """The clause that keeps a player from playing an activate ability of a card now, or ""."""
    if g.dirty:
        refresh(g)
    o = g.objs[ref]
    ab = o.chars.ab
    if o.became != -1 or index >= len(ab.activates):
        return "707.1"
    a = ab.activates[index]
    if o.controller != player:
        return "707.2"
    if not active_here(o, a):
        return "902.1"
    cost = ability_cost(a)
    if cost.rests:
        if o.rested or not o.zone & IN_PLAY:
            return "1013.2"
        if o.since == g.turn_serial and fresh_for_rest(g, o):
            return "905.3"
    if a.gods_art and a.name in g.players[player].gods_arts:
        return "1112.2"
    if a.limits:
        why = broken_limit(g, ref, a)
        if why:
            return why
    if g.active:
        why = cannot(g, "activate", ref) or cannot(g, "play abilities", -1 - player, to=ref)
        if why:
            return why
        if g.chase and cannot(g, "chase", -1 - player, to=g.chase[-1]):
            return "1008.2"
    # Whoever brings the supply asks only whether, not why: what is quickly known comes first then.
    if s is not None and not cost_payable(g, player, o, a, cost, s):
        return "903.2j"
    if a.effect is not None:
        why = parts_refusal(g, player, ref, (a.effect,))
        if why:
            return why
    if s is None and not cost_payable(g, player, o, a, cost, s):
        return "903.2j"
    return ""


def cost_payable(g: State, player: int, o: Obj, a: Activate, cost: AbilityCost, s: Supply | None) -> bool:
    """Whether the cost of an activate ability can be paid now."""
    only_rest = cost.rests and len(cost.items) == 1
    if not g.play_watch and (only_rest or not cost.items):
        if not cost.will:
            return True
        need = cost.need if not cost.need[LETTER_X] else with_x(cost.need, 0)
        if s is None or s.bound or (only_rest and o.chars.ab.will_mask):
            s = supply(g, player, o.id if only_rest else NOBODY, "activate", o.id)
        return s.pays(need)
    need = cost.need
    if need[LETTER_X] and cost.letters:
        need = with_x(need, 0)
    kind = "god's art" if a.gods_art else "activate"
    way = CostWay("", need, cost.items)
    return affordable(g, player, o.id, way, Subject(kind, o.id, o.zone, a.name), -1, s, _ctx_for(o.id, player))


