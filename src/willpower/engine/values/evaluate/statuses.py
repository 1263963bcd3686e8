"""The state of a card: rested, attacking, damaged, revealed and the like (StatusIs)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.abilities.nouns import Attacking, StatusIs
from willpower.abilities.symbols import ADDITION, EXTRA_DECK, FIELD, HAND, ITEMS, J_RESONATOR, RUNES
from willpower.abilities.words import Status

from ...core.events import DAMAGED, PLAYED
from ...core.ids import NOBODY, RefId, is_player
from ...core.objects import ASTRAL, AWAKENED, TOKEN, WAS_ATTACKING, WAS_BLOCKING, Ctx, Obj, still_itself
from ...core.state import State
from .core import PREDS, holder, one_of
from .memory import dealt_damage
from .nouns import is_hosting


def _rested(g: State, o: Obj, ctx: Ctx) -> bool:
    return o.rested


def _recovered(g: State, o: Obj, ctx: Ctx) -> bool:
    return not o.rested


def _attacking(g: State, o: Obj, ctx: Ctx) -> bool:
    if g.table.battle is not None and g.table.battle.attacker == o.id:
        return True
    return bool(o.marks & WAS_ATTACKING)  # 911.1


def _blocking(g: State, o: Obj, ctx: Ctx) -> bool:
    if g.table.battle is not None and g.table.battle.blocker == o.id:
        return True
    return bool(o.marks & WAS_BLOCKING)  # 911.1


def _blocked(g: State, o: Obj, ctx: Ctx) -> bool:
    # 804.4, 804.4a: blocked as long as there is a blocking card.
    return g.table.battle is not None and g.table.battle.attacker == o.id and g.table.battle.blocker >= 0


def _unblocked(g: State, o: Obj, ctx: Ctx) -> bool:
    return g.table.battle is not None and g.table.battle.attacker == o.id and g.table.battle.blocker < 0


def _battling(g: State, o: Obj, ctx: Ctx) -> bool:
    b = g.table.battle
    if b is None:
        return False
    if o.id == b.attacker and g.edition.battling_from == "attack":
        return _can_battle(g, o.id)  # 804.5: whatever it attacks, and before the block
    return o.id in in_battle_together(g)


_NO_ONE: Final[tuple[RefId, RefId]] = (NOBODY, NOBODY)


def in_battle_together(g: State) -> tuple[RefId, RefId]:
    """The attacking card and the card it battles with, from the declaration of the block on (804.5)."""
    b = g.table.battle
    if b is None or not b.joined or not _can_battle(g, b.attacker):
        return _NO_ONE
    if _can_battle(g, b.blocker):
        return b.attacker, b.blocker  # 804.5a
    # 804.5b: the attacked card if nothing blocks, nor did when the attacker dealt damage.
    if b.removed or not _can_battle(g, b.attacked):
        return _NO_ONE
    if b.faced and dealt_damage(g, b.attacker) and not g.edition.attacked_strikes_back:
        return _NO_ONE
    return b.attacker, b.attacked


def _can_battle(g: State, ref: RefId) -> bool:
    """Whether a card is still there to battle (803.5a, 804.4a), noticed by the battle or not."""
    if ref < 0:
        return False
    o = g.table.objs[ref]
    return still_itself(o) and o.zone == FIELD and bool(o.chars.types & J_RESONATOR)


def _attacked(g: State, o: Obj, ctx: Ctx) -> bool:
    return g.table.battle is not None and g.table.battle.attacked == o.id and not g.table.battle.removed


def _battling_this(g: State, o: Obj, ctx: Ctx) -> bool:
    if g.table.battle is None or o.id == ctx.source or ctx.source < 0:
        return False
    pair = in_battle_together(g)
    return o.id in pair and ctx.source in pair


def _damaged(g: State, o: Obj, ctx: Ctx) -> bool:
    return o.damage > 0


def _damaged_before(g: State, o: Obj, ctx: Ctx) -> bool:
    e = ctx.event
    own = e.amount if e is not None and e.kind == DAMAGED and e.object == o.id else 0
    return o.damage > own


def _token(g: State, o: Obj, ctx: Ctx) -> bool:
    return o.kind == TOKEN


def _gem(g: State, o: Obj, ctx: Ctx) -> bool:
    # 1027.1; a gem token has the word for its name or race (1303.1d).
    return o.kind == TOKEN and o.zone == ITEMS and ("Gem" in o.chars.races or "Gem" in o.chars.names)


def _face_down(g: State, o: Obj, ctx: Ctx) -> bool:
    # Cards of extra decks and runes lie face down as long as they are not revealed (711.2, 1133.2).
    return o.face_down or (o.zone & (EXTRA_DECK | RUNES) != 0 and not o.revealed)


def _face_up(g: State, o: Obj, ctx: Ctx) -> bool:
    return not _face_down(g, o, ctx)


def _revealed(g: State, o: Obj, ctx: Ctx) -> bool:
    return o.revealed


def _fresh(g: State, o: Obj, ctx: Ctx) -> bool:
    return o.since == g.turn.serial


def _astral(g: State, o: Obj, ctx: Ctx) -> bool:
    return bool(o.marks & ASTRAL)


def _awakened(g: State, o: Obj, ctx: Ctx) -> bool:
    return bool(o.marks & AWAKENED)


def _added(g: State, o: Obj, ctx: Ctx) -> bool:
    return o.zone == FIELD and o.host >= 0


def _hosting(g: State, o: Obj, ctx: Ctx) -> bool:
    return is_hosting(g, o.id)


def _bestowed(g: State, o: Obj, ctx: Ctx) -> bool:
    return o.zone == FIELD and o.host >= 0 and "bestow" in o.chars.ab.keywords  # 1121.3


def _double_sided(g: State, o: Obj, ctx: Ctx) -> bool:
    return g.definitions[o.definition].double_sided  # 1302.1b: whatever it is a copy of


def _despair(g: State, o: Obj, ctx: Ctx) -> bool:
    return g.definitions[o.definition].inverse and o.face == 1  # 1302.3a


def _colossal(g: State, o: Obj, ctx: Ctx) -> bool:
    return len(g.definitions[o.definition].faces) == 3  # 1304.2


def _first_card(g: State, o: Obj, ctx: Ctx) -> bool:
    """Whether it is the first card its player plays this turn, or would be if it were played now."""
    who = holder(o)
    for e in g.memory.happened:
        if e.kind == PLAYED and e.player == who:
            return e.subject == o.id
    return True


def _true_stone(g: State, o: Obj, ctx: Ctx) -> bool:
    return "True Magic Stone" in o.chars.races


def _field_addition(g: State, o: Obj, ctx: Ctx) -> bool:
    return bool(o.chars.types & ADDITION) and "field" in o.chars.subtypes  # 1406.1a


def _in_field(g: State, o: Obj, ctx: Ctx) -> bool:
    return o.zone == FIELD and still_itself(o)  # last known information tells what it was, not where it is


def _in_hand(g: State, o: Obj, ctx: Ctx) -> bool:
    return o.zone == HAND and o.controller == ctx.you


def _printed_vanilla(g: State, o: Obj, ctx: Ctx) -> bool:
    return not g.printed(o).ab.listed  # 909.7


def _changed_values(g: State, o: Obj, ctx: Ctx) -> bool:
    printed = g.printed(o)  # 909.7
    return o.chars.atk != printed.atk or o.chars.defense != printed.defense


def _no_values(g: State, o: Obj, ctx: Ctx) -> bool:
    return o.chars.atk is None and o.chars.defense is None


STATUS: Final[dict[Status, Callable[[State, Obj, Ctx], bool]]] = {
    "rested": _rested,
    "recovered": _recovered,
    "attacking": _attacking,
    "blocking": _blocking,
    "blocked": _blocked,
    "unblocked": _unblocked,
    "battling": _battling,
    "battling this": _battling_this,
    "damaged": _damaged,
    "damaged before": _damaged_before,
    "token": _token,
    "gem": _gem,
    "face down": _face_down,
    "face up": _face_up,
    "revealed": _revealed,
    "fresh": _fresh,
    "astral": _astral,
    "awakened": _awakened,
    "added": _added,
    "hosting": _hosting,
    "bestowed": _bestowed,
    "double-sided": _double_sided,
    "despair": _despair,
    "colossal": _colossal,
    "attacked": _attacked,
    "first card": _first_card,
    "printed vanilla": _printed_vanilla,
    "true": _true_stone,
    "field addition": _field_addition,
    "in the field": _in_field,
    "in hand": _in_hand,
    "changed values": _changed_values,
    "no values": _no_values,
}


def status_is(g: State, p: StatusIs, o: Obj, ctx: Ctx) -> bool:
    """Whether a card is in a state."""
    return STATUS[p.status](g, o, ctx)


def attacking(g: State, p: Attacking, o: Obj, ctx: Ctx) -> bool:
    """Whether a card attacks one of the cards or players meant, blocked or not."""
    b = g.table.battle
    if b is None or b.attacker != o.id or b.removed:
        return False
    if not is_player(b.attacked):
        if b.attacked < 0 or not _in_field(g, g.table.objs[b.attacked], ctx):
            return False
    return one_of(g, p.what, b.attacked, ctx)


PREDS[StatusIs] = status_is
PREDS[Attacking] = attacking
