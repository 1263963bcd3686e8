"""How often and when an ability may be played or trigger (Limit nodes; 1112.2)."""

from __future__ import annotations

from typing import Final, assert_never
from zlib import crc32

from willpower.abilities.ability import Activate, Automatic, Limit
from willpower.abilities.conditions import Condition

from ..core.ids import UNLIMITED, PlayerId, RefId
from ..core.objects import Ctx, Obj
from ..core.stale import USES, changed
from ..core.state import State
from .evaluate import holds

# Uses are kept under the key of the ability: those of this turn under the key itself, those of the game
# under minus the key, those of this battle beyond all keys.
IN_BATTLE: Final = 1 << 60
_keys: Final[dict[int, tuple[Activate | Automatic, int]]] = {}


def limit_key(o: Obj, ability: Activate | Automatic) -> int:
    """The key under which uses are counted on a card; stable across processes."""
    kind = 1 if isinstance(ability, Automatic) else 0
    if ability.name:  # abilities of one name are the same ability (901.1d)
        return (1 << 50) + crc32(ability.name.encode()) * 2 + kind
    if ability.paragraph and printed_on(o, ability):
        return ability.paragraph * 16 + kind
    # Abilities from elsewhere are no paragraph of this card (204.2): they are told apart by what they say.
    known = _keys.get(id(ability))
    if known is None or known[0] is not ability:
        known = (ability, (1 << 40) + crc32(repr(ability).encode()) * 2 + kind)
        _keys[id(ability)] = known
    return known[1]


def printed_on(o: Obj, ability: Activate | Automatic) -> bool:
    """Whether an ability is a paragraph of the card's own text, not one that it was given (204.2)."""
    base = o.base.ab
    if o.chars.ab is base:
        return True
    for own in base.automatics if isinstance(ability, Automatic) else base.activates:
        if own is ability:
            return True
    return False


def times_had(o: Obj, ability: Activate | Automatic) -> int:
    """How often a card has an ability: equal ones from two cards are two (204.2), those of one name are
    one (901.1d)."""
    ab = o.chars.ab
    if ability.name or ab is o.base.ab:
        return 1
    key = limit_key(o, ability)
    n = 0
    if isinstance(ability, Automatic):
        for automatic in ab.automatics:
            if limit_key(o, automatic) == key:
                n += 1
    else:
        for activate in ab.activates:
            if limit_key(o, activate) == key:
                n += 1
    return max(n, 1)


def counted_with(o: Obj, index: int) -> int:
    """The first activate ability of a card whose uses are counted together with those of another."""
    activates = o.chars.ab.activates
    if o.chars.ab is not o.base.ab:
        key = limit_key(o, activates[index])
        for n in range(index):
            if limit_key(o, activates[n]) == key:
                return n
    return index


def uses(g: State, ref: RefId, ability: Activate | Automatic, ever: bool = False) -> int:
    """How often the ability was used this turn, or `ever`: of this card, or of any card of its controller if
    it has a name (901.1d)."""
    if not ability.name:
        return own_uses(g, ref, ability, ever)
    player = g.table.objs[ref].controller
    n = 0
    for o in g.table.objs:
        if o.used and o.controller == player:
            n += own_uses(g, o.id, ability, ever)
    return n


def own_uses(g: State, ref: RefId, ability: Activate | Automatic, ever: bool = False) -> int:
    """How often the ability of this very card was used this turn, or `ever`."""
    o = g.table.objs[ref]
    used = o.used
    if not used:
        return 0
    if ever:
        return used.get(-limit_key(o, ability), 0)
    packed = used.get(limit_key(o, ability), 0)
    return packed % 1024 if packed // 1024 == g.turn.serial else 0


def note_use(g: State, ref: RefId, ability: Activate | Automatic) -> None:
    """Counts a use of a limited ability."""
    n = own_uses(g, ref, ability) + 1
    o = g.edit(ref)
    used = dict(o.used) if o.used else {}
    key = limit_key(o, ability)
    used[key] = g.turn.serial * 1024 + n
    if any([limit.per == "game" for limit in ability.limits]):
        used[-key] = own_uses(g, ref, ability, True) + 1
    if g.table.battle is not None and any([limit.per == "battle" for limit in ability.limits]):
        used[IN_BATTLE + key] = g.table.battle.began * 1024 + battle_uses(g, ref, ability) + 1
    o.used = used
    changed(g, USES)


def battle_uses(g: State, ref: RefId, ability: Activate | Automatic) -> int:
    """How often the ability of this card was used in this battle."""
    o = g.table.objs[ref]
    if not o.used or g.table.battle is None:
        return 0
    packed = o.used.get(IN_BATTLE + limit_key(o, ability), 0)
    return packed % 1024 if packed // 1024 == g.table.battle.began else 0


def used_up(g: State, ref: RefId, ability: Activate | Automatic, limit: Limit) -> bool:
    """Whether an ability was used as often as a limit allows."""
    if not limit.times:
        return False
    per = limit.per
    o = g.table.objs[ref]
    if per == "battle":
        return battle_uses(g, ref, ability) >= limit.times * times_had(o, ability)
    if per == "game":
        if limit.name and limit.name in g.table.players[o.controller].gods_arts:
            return True  # 1112.2a, 1112.2b: counted by name
        return uses(g, ref, ability, True) >= limit.times * times_had(o, ability)
    if per == "turn" or per == "":
        return uses(g, ref, ability) >= limit.times * times_had(o, ability)
    assert_never(per)


def uses_left(g: State, ref: RefId, ability: Activate | Automatic) -> int:
    """How often the limits let an ability be used yet; unlimited if none counts."""
    left = UNLIMITED
    for limit in ability.limits:
        if limit.times:
            more = limit.times * times_had(g.table.objs[ref], ability)
            if limit.per == "battle":
                more -= battle_uses(g, ref, ability)
            else:
                more -= uses(g, ref, ability, limit.per == "game")
            left = max(0, more) if left < 0 else max(0, min(left, more))
    return left


def within_limits(g: State, ref: RefId, ability: Activate | Automatic) -> bool:
    """Whether the limits of an ability let it be played or trigger now."""
    return not broken_limit(g, ref, ability)


def broken_limit(g: State, ref: RefId, ability: Activate | Automatic) -> str:
    """The clause of the first limit in the way, or "" if there is none."""
    for limit in ability.limits:
        if used_up(g, ref, ability, limit):
            return "104.1"
        if limit.timing and not in_time(g, limit, g.table.objs[ref].controller):
            return "701.2" if limit.timing == "main timing" else "104.1"
        if limit.condition is not None:
            condition: Condition = limit.condition
            ctx = Ctx()
            ctx.source = ref
            ctx.controller = g.table.objs[ref].controller
            ctx.you = ctx.controller
            if not holds(g, condition, ctx):
                # [Bestow] says so itself (1121.2); other conditions are the card's own words (104.1).
                return "1121.2" if "bestow" in g.table.objs[ref].chars.ab.keywords else "104.1"
    return ""


def main_timing(g: State, player: PlayerId) -> bool:
    """Main timing for a player (701.2)."""
    return (
        g.turn.player == player
        and g.turn.priority == player
        and g.turn.phase == "main"
        and g.table.battle is None
        and not g.table.chase
    )


def in_time(g: State, limit: Limit, player: PlayerId) -> bool:
    """Whether it is the time a limit asks for."""
    timing = limit.timing
    if timing == "main timing":
        return main_timing(g, player)
    if timing == "your turn":
        return g.turn.player == player
    if timing == "opponent's turn":
        return g.turn.player != player
    if timing == "battle":
        return g.table.battle is not None
    if timing == "your main phase":
        return g.turn.player == player and g.turn.phase == "main"
    if timing == "end phase":
        return g.turn.phase == "end"
    if timing == "":
        return True
    assert_never(timing)
