"""Who may attack what, who may block, who must, and who still does (712.2, 803.3-803.6, 804.3-804.5, 1029).

Each question is answered with the clause that decides: "" means that nothing is in the way.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from willpower.abilities.base import walk
from willpower.abilities.effects import Discard, Effect, LoseLife
from willpower.abilities.nouns import All, StatusIs, This
from willpower.abilities.quantities import Count, Num
from willpower.abilities.statics import CanAlso, Cannot, Must, ToDo
from willpower.abilities.symbols import J_RESONATOR
from willpower.abilities.words import Allowance, Fight

from ..core.events import ATTACKED, BLOCKED
from ..core.ids import NOBODY, OPPONENT, PLAYER_REF, UNLIMITED, CtxId, ObjId, PlayerId, RefId, is_player
from ..core.objects import Ctx
from ..core.state import ActiveStatic, State
from ..core.will import NOTHING, plus
from ..pay.cost_items import demand, flat, noun_of, will_needed
from ..pay.costs import can_pay
from ..pay.demands import Demand, feasible
from ..pay.spell_text import exchanged
from ..pay.supply import can_pay_will
from ..values import evaluate
from ..values.battle_state import MOBILIZED, can_battle, is_fresh, is_new
from ..values.characteristics import chars, refresh
from ..values.prohibition import allowed, allowed_amount, means, must, prohibited_by

# The acts whose prohibition may keep cards from attacking each other, and from resting to attack.
_FIGHT: Final = frozenset(
    {
        "attack",
        "attack or block",
        "attack players",
        "attack you",
        "attack your opponent",
        "be attacked",
        "be attacked or targeted",
    }
)
_RESTING: Final = frozenset({"rest", "be rested"})
_DECLARED: Final[dict[Fight, StatusIs]] = {"attack": StatusIs("attacking"), "block": StatusIs("blocking")}
ONE: Final = Num(1)
NONE: Final = Num(0)


def initiate_refusal(g: State, player: PlayerId) -> str:
    """The clause that keeps a player from initiating battle at main timing, or ""."""
    if g.turn.player != player or g.table.battle is not None:
        return "704.1"
    if g.table.players[player].locked and g.edition.battles_per_turn == "until lockout":
        return "803.6"
    return ""


# ---- attacking --------------------------------------------------------------------------------------------


def attack_refusal(g: State, ref: RefId) -> str:
    """The clause that keeps a card from attacking in this turn player's declare attack step, or ""."""
    why = attacker_refusal(g, ref)
    if why:
        return why
    objects = attack_objects(g, ref)
    if not objects:
        return "803.3b"
    return "" if any([can_afford(g, ref, "attack", x) for x in objects]) else "803.5"


def attacker_refusal(g: State, ref: RefId) -> str:
    """The clause that keeps a card from attacking whatever there is to attack, or ""."""
    o = g.table.objs[ref]
    if o.controller != g.turn.player or o.rested or not can_battle(g, o):
        return "803.3a"
    if is_fresh(g, o) and not any(
        [may_attack_fresh(g, ref, x) for x in attackable(g, OPPONENT[o.controller])]
    ):
        return "803.3a"
    if not _FIGHT.isdisjoint(g.derived.forbidden):
        why = fight_prohibited_by(g, "attack", ref) or prohibited_by(
            g, "attack", PLAYER_REF[o.controller], by=ref
        )
        if why:
            return why
    if CanAlso in g.derived.active and attacks_left(g, ref) == 0:
        return "104.1"
    if (
        not _RESTING.isdisjoint(g.derived.forbidden)
        and not allowed(g, "attack without resting", ref)
        and (prohibited_by(g, "rest", ref) or prohibited_by(g, "be rested", ref))
    ):
        return "803.5"
    return ""


def may_attack_fresh(g: State, ref: RefId, object: RefId) -> bool:
    """Whether an effect lets a card that came too late to attack (803.3a) attack this one all the same."""
    return CanAlso in g.derived.active and allowed(g, "attack fresh", ref, object)


def fight_prohibited_by(g: State, act: Fight, ref: RefId, to: RefId = NOBODY) -> str:
    """Whether effects keep a card from attacking, or from blocking (104.4)."""
    return prohibited_by(g, act, ref, to=to) or prohibited_by(g, "attack or block", ref, to=to)


def player_prohibited_by(g: State, ref: RefId, player: RefId) -> str:
    """Whether effects keep a card from attacking a player (104.4): any, "you", "your opponent"."""
    return (
        prohibited_by(g, "attack players", ref)
        or prohibited_by(g, "attack you", ref, to=player)
        or prohibited_by(g, "attack your opponent", ref, to=player)
    )


def attacks_left(g: State, ref: RefId) -> int:
    """How often a card may still attack this turn where an effect says how often it may; else unlimited."""
    most = UNLIMITED
    for a in g.derived.active.get(CanAlso, ()):
        static = a.static
        assert isinstance(static, CanAlso)
        if static.act == "attack again" and static.amount is not None and means(g, static.what, ref, a.ctx):
            most = max(most, evaluate.number(g, static.amount, a.ctx))
    if most < 0:
        return UNLIMITED
    return max(0, most - len([e for e in g.memory.happened if e.kind == ATTACKED and e.subject == ref]))


def attackable(g: State, side: PlayerId) -> tuple[ObjId, ...]:
    """The J/resonators of a player that can be attacked by what they are, the same for all attackers."""
    if g.derived.values_stale:
        refresh(g)
    found: list[ObjId] = []
    for i in g.table.field:
        o = g.table.objs[i]
        if o.controller == side and o.chars.types & J_RESONATOR and can_battle(g, o):
            found.append(i)
    return tuple(found)


def attack_objects(
    g: State, ref: RefId, there: tuple[ObjId, ...] | None = None, ready: bool = False
) -> tuple[RefId, ...]:
    """The objects that a card could attack now (803.3b): the opponent, rested J/resonators, whatever effects
    add. `there`: the opponent's attackable cards, if they are known; `ready`: as if it had not come too
    late."""
    if g.derived.values_stale:
        refresh(g)
    other = OPPONENT[g.table.objs[ref].controller]
    if there is None:
        there = attackable(g, other)
    found: list[RefId] = []
    free = _FIGHT.isdisjoint(g.derived.forbidden)
    if not ready and CanAlso in g.derived.active and is_fresh(g, g.table.objs[ref]):
        there = tuple([i for i in there if may_attack_fresh(g, ref, i)])
    elif free or may_be_attacked(g, ref, PLAYER_REF[other]):
        found.append(PLAYER_REF[other])
    precise = "precision" in g.table.objs[ref].chars.ab.keywords  # 1103.2
    more = CanAlso in g.derived.active
    for i in there:
        if not g.table.objs[i].rested and not precise:
            if not more or not allowed(g, "attack recovered", ref, i):
                continue
        if free or may_be_attacked(g, ref, i):
            found.append(i)
    for a in g.derived.active.get(CanAlso, ()):
        static = a.static
        assert isinstance(static, CanAlso)
        if static.act == "attack cards" and static.to is not None and means(g, static.what, ref, a.ctx):
            for i in evaluate.candidates(g, static.to, a.ctx):
                if i not in found and g.table.objs[i].controller == other and may_be_attacked(g, ref, i):
                    found.append(i)
    return tuple(found)


def may_be_attacked(g: State, ref: RefId, object: RefId) -> bool:
    """Whether no effect keeps the one from attacking the other (104.4)."""
    if _FIGHT.isdisjoint(g.derived.forbidden):
        return True
    if prohibited_by(g, "be attacked", object, by=ref) or prohibited_by(
        g, "be attacked or targeted", object, by=ref
    ):
        return False
    if is_player(object) and player_prohibited_by(g, ref, object):
        return False
    return not fight_prohibited_by(g, "attack", ref, object)


def attacks(
    g: State, refused: tuple[tuple[RefId, RefId], ...] = ()
) -> tuple[tuple[tuple[RefId, RefId], ...], bool]:
    """The pairs of attacker and attacked object to choose from, and whether forfeiting is allowed (803.3).

    If a J/resonator that can attack is required to, one of those must be chosen, and what it is required to
    attack.
    """
    pairs: list[tuple[RefId, RefId]] = []
    forced: list[tuple[RefId, RefId]] = []
    must_now = False  # one of those can attack without anything being done for it
    first: list[tuple[RefId, RefId]] = []
    if g.derived.values_stale:
        refresh(g)
    there = attackable(g, OPPONENT[g.turn.player])
    for i in g.table.field:
        o = g.table.objs[i]
        if (
            o.rested
            or not o.chars.types & J_RESONATOR
            or o.controller != g.turn.player
            or attacker_refusal(g, i)
        ):
            continue
        objects = attack_objects(g, i, there)
        if ToDo in g.derived.active:
            objects = tuple([x for x in objects if can_afford(g, i, "attack", x)])
        if not objects:
            continue
        required, wanted = demanded(g, i, objects) if Must in g.derived.active else (False, ())
        mine = [(i, x) for x in (wanted or objects) if (i, x) not in refused]
        pairs += mine
        if required:
            forced += mine  # by an attack that costs something as well (803.3a)
            must_now = must_now or any([not things_to_do(g, i, "attack", x) for _, x in mine])
        if Must in g.derived.active and must(g, "attack first", i):
            first += mine  # "as you choose a card to attack, you must choose this card"
    if must_now and g.edition.forced_attackers:
        # Of those that must attack the one that must be chosen; its text goes before the rule (104.1).
        return tuple([pair for pair in forced if pair in first] or first or forced), False
    return tuple(first or pairs), True


def demanded(g: State, ref: ObjId, objects: tuple[RefId, ...]) -> tuple[bool, tuple[RefId, ...]]:
    """Whether effects require a card to attack, and which of these objects they require it to attack
    (803.3a)."""
    if g.derived.values_stale:
        refresh(g)
    required = False
    wanted: list[RefId] = []
    me = PLAYER_REF[g.table.objs[ref].controller]
    for a in g.derived.active.get(Must, ()):
        static = a.static
        assert isinstance(static, Must)
        if static.act == "attack" and (means(g, static.what, ref, a.ctx) or means(g, static.what, me, a.ctx)):
            if static.to is None:
                required = True
            else:
                wanted += [x for x in objects if x not in wanted and means(g, static.to, x, a.ctx)]
        elif static.act == "be attacked":
            wanted += [x for x in objects if x not in wanted and means(g, static.what, x, a.ctx)]
    return required or bool(wanted), tuple(wanted)


def must_attack_now(g: State, player: PlayerId) -> bool:
    """Whether a player may not pass at main timing because a J/resonator is required to attack and can
    (712.2)."""
    if g.derived.values_stale:
        refresh(g)
    if Must not in g.derived.active or not g.edition.forced_attackers:
        return False
    if initiate_refusal(g, player):
        return False  # 712.2d, readings 4
    for i in g.table.field:
        o = g.table.objs[i]
        # 712.2a is about having been there, [Swiftness] or not (readings 35); 712.2b-d are in attack_refusal.
        if o.controller != player or is_new(g, o) or attack_refusal(g, i):
            continue
        objects = attack_objects(g, i)
        required, wanted = demanded(g, i, objects)
        if required and any([not things_to_do(g, i, "attack", x) for x in (wanted or objects)]):
            return True  # 712.2e
    return False


# ---- blocking ------------------------------------------------------------------------------------


def block_refusal(g: State, ref: RefId) -> str:
    """The clause that keeps a card from blocking the attacking card now, or ""."""
    if g.derived.values_stale:
        refresh(g)
    b = g.table.battle
    if b is None or b.attacker < 0:
        return "804.3"
    o = g.table.objs[ref]
    if o.controller == g.turn.player:
        return "804.3"
    more = CanAlso in g.derived.active
    if o.rested and not (more and (allowed(g, "block rested", ref) or blocks_left(g, ref, b.attacker))):
        return "804.3"
    if not can_battle(g, o) or (ref == b.attacked and not g.edition.attacked_may_block):
        return "804.4"
    attacker = b.attacker
    if "flying" in chars(g, attacker).ab.keywords and "flying" not in chars(g, ref).ab.keywords:
        if not more or not (
            allowed(g, "block flying", ref, attacker) or allowed(g, "block cards", ref, attacker)
        ):
            return "1106.2"
    if Cannot in g.derived.active:
        why = fight_prohibited_by(g, "block", ref, attacker) or prohibited_by(
            g, "be blocked", attacker, by=ref
        )
        if why or excepted(g, attacker, ref):
            return why or "104.4"
    if (
        not o.rested
        and not _RESTING.isdisjoint(g.derived.forbidden)
        and not allowed(g, "block without resting", ref)
        and (prohibited_by(g, "rest", ref) or prohibited_by(g, "be rested", ref))
    ):
        return "804.4"
    return "" if ToDo not in g.derived.active or can_afford(g, ref, "block", attacker) else "804.4"


def blocks_left(g: State, ref: RefId, attacker: ObjId) -> int:
    """How many more attacking cards a card that has blocked this turn may block though it is rested: as many
    as effects let it block additionally (804.3, docs/readings.md)."""
    often = 1 + allowed_amount(g, "block extra", ref, attacker)
    for a in g.derived.active.get(CanAlso, ()):
        static = a.static
        assert isinstance(static, CanAlso)
        if static.act == "block again" and means(g, static.what, ref, a.ctx):
            often = max(often, evaluate.number(g, static.amount, a.ctx, 1))
    if often == 1:
        return 0
    blocked = len([e for e in g.memory.happened if e.kind == BLOCKED and e.subject == ref])
    return max(0, often - blocked) if blocked else 0


def excepted(g: State, attacker: ObjId, ref: RefId) -> bool:
    """Whether an effect lets an attacker be blocked only by cards unlike this one."""
    for a in g.derived.active.get(Cannot, ()):
        static = a.static
        assert isinstance(static, Cannot)
        if (
            static.act == "be blocked except"
            and static.by is not None
            and means(g, static.what, attacker, a.ctx)
        ):
            if not evaluate.fits_anywhere(g, static.by, ref, a.ctx):
                return True
    return False


def blocks(g: State, refused: tuple[tuple[RefId, RefId], ...] = ()) -> tuple[tuple[ObjId, ...], bool]:
    """The cards that can block now, and whether not blocking is allowed."""
    b = g.table.battle
    assert b is not None
    found: list[ObjId] = []
    demanded_of: dict[ObjId, set[int]] = {}
    forced: dict[ObjId, set[int]] = {}  # of these without anything that must be done
    if g.derived.values_stale:
        refresh(g)
    for i in g.table.field:
        o = g.table.objs[i]
        if o.controller == g.turn.player or not o.chars.types & J_RESONATOR:
            continue
        if (i, b.attacker) in refused or block_refusal(g, i):
            continue
        found.append(i)
        if Must in g.derived.active:
            duties = blocking_duties(g, i, b.attacker)
            if duties:
                demanded_of[i] = duties
                if not things_to_do(g, i, "block", b.attacker):
                    forced[i] = duties
    if forced:
        # Whoever meets all the demands that another does, and more, goes before it; a card of which something
        # is asked for its block may be chosen, and keeps no other from being chosen.
        best = [i for i in demanded_of if not any([demanded_of[i] < more for more in forced.values()])]
        return tuple(best), False
    return tuple(found), True


def blocking_duties(g: State, ref: ObjId, attacker: ObjId) -> set[int]:
    """Which of the effects that demand something require a card to block the attacker if able."""
    me = PLAYER_REF[g.table.objs[ref].controller]
    found: set[int] = set()
    for n, a in enumerate(g.derived.active.get(Must, ())):
        static = a.static
        assert isinstance(static, Must)
        if static.act == "block" and (means(g, static.what, ref, a.ctx) or means(g, static.what, me, a.ctx)):
            if static.to is None or means(g, static.to, attacker, a.ctx):
                found.add(n)
        elif static.act == "be blocked" and means(g, static.what, attacker, a.ctx):
            if static.to is None or means(g, static.to, ref, a.ctx):
                found.add(n)
    return found


# ---- things to be done (803.5, 804.4, 1129) ------------------------------------------------------


def things_to_do(g: State, ref: RefId, act: Fight, other: RefId) -> tuple[ActiveStatic, ...]:
    """The effects by which something must be done to attack or block with a card."""
    if g.derived.values_stale:
        refresh(g)
    statics = g.derived.active.get(ToDo)
    if statics is None:
        return ()
    found: list[ActiveStatic] = []
    for a in statics:
        static = a.static
        assert isinstance(static, ToDo)
        if static.act not in (act, "attack or block") or not means(g, static.what, ref, a.ctx):
            continue
        if static.to is not None and not means(g, static.to, other, a.ctx):
            continue
        if is_mobilize(static) and allowed(g, MOBILIZED, ref):
            continue  # 1129.3
        found.append(a)
    return tuple(found)


def is_mobilize(static: ToDo) -> bool:
    """Whether something to be done is the cost of the card's own [Mobilize] (1129.2)."""
    return isinstance(static.what, This) and static.act == "attack or block"


def purpose_of(a: ActiveStatic, act: Fight) -> str:
    """The purpose of will that pays for attacking or blocking: a [Mobilize] cost, or just that."""
    static = a.static
    assert isinstance(static, ToDo)
    return "mobilize" if is_mobilize(static) else act


def cost_of(g: State, a: ActiveStatic, ref: RefId, act: Fight) -> tuple[Effect, ...]:
    """Return the things to do as a cost."""
    static = a.static
    assert isinstance(static, ToDo)
    cost: list[Effect] = []
    for item in static.cost:
        assert isinstance(item, Effect)
        cost.append(_as_declared(g, item, ref, _DECLARED[act], a.ctx))
    return tuple(cost)


def _as_declared(g: State, item: Effect, ref: RefId, status: StatusIs, ctx: Ctx) -> Effect:
    """A cost "for each attacking resonator" with the card that is to attack counted: it is considered
    attacking only when all is done (803.5). There is no other (803.3)."""
    for node in walk(item):
        if isinstance(node, Count) and isinstance(node.what, All) and status in node.what.filter.preds:
            rest = tuple([pred for pred in node.what.filter.preds if pred != status])
            fits = evaluate.fits_anywhere(g, replace(node.what.filter, preds=rest), ref, ctx)
            made = exchanged(item, node, ONE if fits else NONE)
            assert isinstance(made, Effect)
            item = made
    return item


def can_afford(g: State, ref: RefId, act: Fight, other: RefId) -> bool:
    """Whether everything that must be done to attack or block could be done; the card itself rests before and
    may be what is given up (803.5, 804.4)."""
    todo = things_to_do(g, ref, act, other)
    if not todo:
        return True
    player = g.table.objs[ref].controller
    stays: Allowance = "attack without resting" if act == "attack" else "block without resting"
    rests = NOBODY if allowed(g, stays, ref) else ref
    need = NOTHING
    purposes: list[str] = []
    for a in todo:
        cost = cost_of(g, a, ref, act)
        purposes.append(purpose_of(a, act))
        if not can_pay(g, cost, a.ctx, player, purpose=purposes[-1], rested=rests):
            return False
        need = plus(need, will_needed(g, cost, a.ctx))
    if len(todo) > 1 and not enough_for_all(g, todo, player, rests, (ref, act)):
        return False
    purpose = purposes[0] if purposes.count(purposes[0]) == len(purposes) else act
    return need == NOTHING or can_pay_will(g, player, need, ref, purpose, ref)


def enough_for_all(
    g: State, todo: tuple[ActiveStatic, ...], player: PlayerId, rests: RefId, fight: tuple[RefId, Fight]
) -> bool:
    """Whether there are cards and life for all that must be done together; where something can be done in one
    way or another, that is seen when it is done."""
    demands: list[Demand] = []
    life = 0
    for a in todo:
        for item in flat(cost_of(g, a, *fight)):
            if isinstance(item, LoseLife):
                life += max(0, evaluate.number(g, item.amount, a.ctx))
            elif noun_of(item) is not None and not (isinstance(item, Discard) and item.what is None):
                d = demand(g, item, a.ctx, player, False, (), rests)
                if d is None:
                    return False
                demands.append(d)
    return life <= g.table.players[player].life and (not demands or feasible(g, demands))


def cost_context(g: State, a: ActiveStatic) -> CtxId:
    """A context in which the cost of an effect is performed."""
    ctx: Ctx = a.ctx.copy(g.writer)
    ctx.id = CtxId(g.fresh_id())
    g.work.ctxs[ctx.id] = ctx
    return ctx.id


# ---- who still attacks and blocks ----------------------------------------------------------------
