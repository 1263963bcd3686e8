"""Who can be in battle, and who has to leave it: questions about a battle (803.3, 803.5a, 804.4a)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.statics import CanAlso
from willpower.abilities.symbols import FIELD, J_RESONATOR
from willpower.abilities.words import Allowance

from ..core.ids import NOBODY, RefId, is_player
from ..core.objects import Obj, still_itself
from ..core.state import State
from .characteristics import chars
from .prohibition import allowed

# What an effect that says "mobilize" allows (1129.3).
MOBILIZED: Final[Allowance] = "attack or block without paying"


def can_battle(g: State, o: Obj) -> bool:
    """Whether a card can be an attacker, blocker or attacked card by what it is: a J/resonator with ATK and
    DEF."""
    if o.became != NOBODY or o.zone != FIELD:
        return False
    c = chars(g, o.id) if g.derived.values_stale else g.table.objs[o.id].chars
    if not c.types & J_RESONATOR:
        return False
    return not g.rulings.battle_needs_values or (c.atk is not None and c.defense is not None)


def is_fresh(g: State, o: Obj) -> bool:
    """Whether a card came too late to attack (803.3a, readings 2) and has no [Swiftness] (1107.2)."""
    if not is_new(g, o):
        return False
    if "swiftness" in chars(g, o.id).ab.keywords:
        return False
    return CanAlso not in g.derived.active or not (
        allowed(g, "attack fresh", o.id) or allowed(g, "attack and activate fresh", o.id)
    )


def is_new(g: State, o: Obj) -> bool:
    """Whether its controller has not had it in the field since the beginning of the turn."""
    came = o.entered if g.rulings.entered_counts else o.since
    return came >= g.turn.serial


def stopped(g: State, ref: RefId, side: int, reasons: tuple[str, ...]) -> bool:
    """Whether a card that battles for a side has to stop (803.5a, 804.4a)."""
    o = g.table.objs[ref]
    if o.became != NOBODY or o.zone != FIELD:
        return "leaves the field" in reasons
    c = chars(g, ref) if g.derived.values_stale else o.chars
    if not c.types & J_RESONATOR:
        return "no j/resonator" in reasons
    if (c.atk is None or c.defense is None) and "loses atk or def" in reasons:
        return True
    return o.controller != side and "changes controller" in reasons


def attacked_object(g: State) -> RefId:
    """The object that an unblocked attack hits: the object chosen, unless it is gone or was removed from
    battle (readings 26)."""
    b = g.table.battle
    if b is None or b.removed:
        return NOBODY
    if is_player(b.attacked):
        return b.attacked
    if b.attacked < 0:
        return NOBODY
    o = g.table.objs[b.attacked]
    return b.attacked if still_itself(o) and o.zone == FIELD else NOBODY
