"""Whether an activate ability may be played now, and if not, by which clause (707, 902, 905)."""

from __future__ import annotations

from willpower.abilities.ability import Activate
from willpower.abilities.statics import Cannot, CostChange
from willpower.abilities.symbols import FIELD, IN_PLAY

from ..core.ids import NOBODY, UNDETERMINED, PlayerId, RefId
from ..core.objects import Ctx, Obj
from ..core.state import State
from ..core.will import LETTER_X, with_x
from ..pay.ability_costs import AbilityCost, ability_cost, active_here, known_costs
from ..pay.card_costs import affordable
from ..pay.cost_change import Subject
from ..pay.cost_items import fresh_for_rest
from ..pay.supply import Supply, supply
from ..text.announcements import plan_of
from ..text.keywords import is_will_ability
from ..values.characteristics import refresh
from ..values.limits import broken_limit
from ..values.prohibition import ability_prohibited_by, chase_refusal, prohibited_by
from .permission import parts_refusal, waits_for_x
from .trying import ability_completes, unsteady_ability


def activate_refusal(g: State, player: PlayerId, ref: RefId, index: int, s: Supply | None = None) -> str:
    """The clause that keeps a player from playing an activate ability of a card now, or ""."""
    if g.derived.values_stale:
        refresh(g)
    o = g.table.objs[ref]
    ab = o.chars.ab
    if o.became != NOBODY or index >= len(ab.activates):
        return "707.1"
    a = ab.activates[index]
    if o.controller != player:
        return "707.2"
    # The usual case is asked here: an ability of a card in the field.
    if (a.zones or o.zone != FIELD) and not active_here(o, a):
        return "902.1"
    known = known_costs.get(id(a))
    cost = known if known is not None and known.ability is a else ability_cost(a)
    if cost.rests:
        if o.rested or not o.zone & IN_PLAY:
            return "1013.2"
        if o.since == g.turn.serial and fresh_for_rest(g, o):
            return "905.3"
    if a.gods_art and a.name in g.table.players[player].gods_arts:
        return "1112.2"
    if a.limits:
        why = broken_limit(g, ref, a)
        if why:
            return why
    if Cannot in g.derived.active:
        why = ability_prohibited_by(g, player, ref, a)
        if why:
            return why
        if cost.rests and (prohibited_by(g, "rest", ref) or prohibited_by(g, "be rested", ref)):
            return "903.2j"  # 104.4: what may not be rested pays for nothing by resting
    if g.table.chase and not is_will_ability(a):
        if chase_refusal(g, player):
            return "1008.2"
        if g.rulings.activate_once_per_chase:
            n = 0
            for i in g.table.chase:
                if g.table.objs[i].source == ref and g.table.objs[i].ability is a:
                    n += 1
            if n and n >= len([one for one in ab.activates if one is a]):
                return "E5"  # 8.01 has no clause for it; two additions of one name lend two abilities
    # Whoever brings the supply asks only whether, not why: what is quickly known comes first then.
    if s is not None and not cost_payable(g, player, o, a, cost, s):
        return "903.2j"
    if a.effect is not None:
        why = parts_refusal(g, player, ref, (a.effect,), False)
        if why:
            return why
        if plan_of(a.effect).open and waits_for_x(g, player, ref, (a.effect,), False):
            return "" if ability_completes(g, player, ref, a) else "903.2g"
    if s is None and not cost_payable(g, player, o, a, cost, s):
        return "903.2j"
    return ""


def cost_payable(
    g: State, player: PlayerId, o: Obj, a: Activate, cost: AbilityCost, s: Supply | None
) -> bool:
    """Whether the cost of an activate ability can be paid now."""
    only_rest = cost.rests and len(cost.items) == 1
    simple = not cost.items or (only_rest and not (cost.will and o.chars.ab.will_others))
    if simple and not g.derived.play_watch and not cost.changes:
        if not cost.will:
            return True
        need = cost.need if not cost.need[LETTER_X] else with_x(cost.need, 0)
        if s is None or s.bound or (only_rest and s.has(g, o.id)):
            s = supply(g, player, o.id if only_rest else NOBODY, "activate", o.id)
        return s.pays(g, need)
    kind = "god's art" if a.gods_art else "activate"
    about = Subject(kind, o.id, o.zone, a.name)
    about.ability = a
    if (a.limits or CostChange in g.derived.active) and unsteady_ability(g, player, a):
        return ability_completes(g, player, o.id, a)
    return affordable(g, player, o.id, cost.way, about, UNDETERMINED, s, Ctx(o.id, player))
