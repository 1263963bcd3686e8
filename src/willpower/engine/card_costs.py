"""The ways to pay for a card, and whether they can be paid (708.4, 903.2i, 1109, 1110, 1113, 1114)."""

from __future__ import annotations

from willpower.abilities.ability import Keyword
from willpower.abilities.effects import Banish, Effect, PayWill, Rest
from willpower.abilities.nouns import AttributeIs, Choose, ControlledBy, Filter, This, TypeIs, You
from willpower.abilities.statics import AddedCost, MayPlay, OtherCost
from willpower.abilities.symbols import ATTRIBUTE_BY_LETTER, HAND, RESONATOR, STANDBY

from .cost_change import Subject, any_will, changes, lowered, matches_card, raised
from .costs import can_pay
from .evaluate import holds, players
from .events import PLAYED
from .objects import NOBODY, Chars, Ctx
from .supply import Supply, supply
from .spell_text import trigger_keyword
from .state import State
from .will import LETTER_X, NOTHING, Need, parse_need, payable, plus, with_x


class CostWay:
    """One way to pay for something: `kind` "", "free", "incarnation", "other"; will, and things to do after
    it."""

    __slots__ = ("items", "kind", "need")

    def __init__(self, kind: str, need: Need, items: tuple[Effect, ...]) -> None:
        self.kind = kind
        self.need = need
        self.items = items


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
        if other.condition is None or holds(g, other.condition, asking(ref, player)):
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
    ctx = asking(ref, player)
    out: list[object] = []
    for a in c.ab.play_statics:
        if a.condition is None or holds(g, a.condition, ctx):
            out += a.effects
    return out


def asking(ref: int, player: int) -> Ctx:
    """A context for asking things on behalf of a card that a player would play."""
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
    need = raised(g, need, found)
    choices = lowered(g, need, found)
    # What costs no will is not asked for will: a will ability may be what is asked about (1003.5).
    ok = not all([any(choice) for choice in choices])
    if not ok:
        if s is None or exclude != NOBODY or s.bound:
            s = supply(g, player, exclude, "play" if subject.kind == "play" else "activate", ref)
        for choice in choices:
            if s.pays(choice):
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


def pay_ways(
    g: State,
    player: int,
    ref: int,
    c: Chars,
    origin: int,
    awakened: int,
    s: Supply | None = None,
    free: bool = False,
) -> tuple[CostWay, ...]:
    """The ways to pay for a card that can be paid now."""
    subject = Subject("play", ref, origin)
    ctx = asking(ref, player)
    if not free and MayPlay in g.active and origin != HAND:
        allowed = permitted(g, player, ref)
        free = allowed is not None and allowed.how == "free"
    out: list[CostWay] = []
    for way in play_cost_ways(g, player, ref, c, origin, awakened, free):
        if affordable(g, player, ref, way, subject, -1, s, ctx):
            out.append(way)
    return tuple(out)
