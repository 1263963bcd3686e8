"""Why an action is not possible now: the clause that forbids it (game.why_not, judge files)."""

from __future__ import annotations

from willpower.abilities.symbols import IN_PLAY, MAGIC_STONE

from ..core.decisions import ATTACK, BLOCK, PRIORITY, Option
from ..core.ids import PlayerId, RefId
from ..core.state import State
from ..play.ability_permission import activate_refusal
from ..play.permission import refusal
from ..procedures.actions import actions
from ..procedures.battle_legal import (
    attack_objects,
    attack_refusal,
    attacks,
    block_refusal,
    can_afford,
    initiate_refusal,
    must_attack_now,
)
from ..procedures.calling import call_refusal, may_be_set, standby_refusal
from ..procedures.judgment import judgment_refusal
from ..procedures.lifebreak import lifebreak_refusal
from ..values.characteristics import refresh
from ..values.limits import main_timing


def why_not(g: State, player: PlayerId, action: Option) -> str | None:
    """The clause that forbids a player an action now, or None if nothing does."""
    d = g.work.pending
    if d is None:
        return g.outcome or "103.1"
    if d.player == player and any([o == action for o in d.options]):
        return None
    if d.kind != BLOCK and action.kind in ("block", "no block"):
        return block_option_refusal(g, player, action)
    if action.kind == "reveal":
        return "708.2"  # it can be done only when it is asked for
    if d.kind == PRIORITY:
        if d.player != player:
            return "602.1c"
        return priority_refusal(g, player, action)
    if d.player != player:
        return d.clause
    if d.kind == ATTACK and action.kind == "attack":
        return attack_option_refusal(g, action)
    if d.kind == BLOCK and action.kind == "block":
        return block_refusal(g, action.ref) or d.clause
    if d.kind == ATTACK and action.kind == "forfeit":
        return "803.3"
    return d.clause


def priority_refusal(g: State, player: PlayerId, action: Option) -> str | None:
    """The clause that forbids an action to the player with priority, or None."""
    if g.derived.values_stale:
        refresh(g)
    kind = action.kind
    if (
        g.turn.step == "normal"
        and g.edition.damage_step_plays == "triggered abilities, in order"
        and kind != "pass"
    ):
        return "806.3"
    if kind in ("play", "activate", "standby", "source") and not 0 <= action.ref < len(g.table.objs):
        return "604.1"
    if kind == "play":
        return refusal(g, player, action.ref) or None
    if kind in ("activate", "source") and g.edition.will_made == "when paying":
        o = g.table.objs[action.ref]
        ab = o.chars.ab
        if o.chars.types & MAGIC_STONE and (
            kind == "source" or action.number == ab.will_index or action.number in ab.will_others
        ):
            return "907.2"  # only when will is asked for
    if kind == "activate":
        return activate_refusal(g, player, action.ref, action.number) or None
    if kind == "source":
        return activate_refusal(g, player, action.ref, g.table.objs[action.ref].chars.ab.will_index) or None
    if kind == "call":
        return call_refusal(g, player) or None
    if kind == "judgment":
        return judgment_refusal(g, player, action.number) or None
    if kind == "standby":
        if action.ref not in g.table.players[player].zones.hand:
            return "706.1"
        return standby_refusal(g, player) or (None if may_be_set(g, action.ref) else "706.3")
    if kind in ("battle", "attack", "forfeit"):
        return battle_refusal(g, player, action)
    if kind == "lifebreak":
        return lifebreak_refusal(g, player) or None
    if kind == "pass":
        return "712.2" if must_attack_now(g, player) else None
    return None if action in actions(g, player) else "604.1"


def battle_refusal(g: State, player: PlayerId, action: Option) -> str | None:
    """The clause that forbids the player with priority to initiate battle and attack or forfeit in it, or
    None."""
    if action.kind != "battle" and g.table.battle is not None and g.turn.player == player:
        return "803.3"  # it is declared when it is asked for, and once
    if not main_timing(g, player):
        return "704.1"
    why = initiate_refusal(g, player)
    if why or action.kind == "battle":
        return why or None
    if action.kind == "attack":
        return attack_option_refusal(g, action)
    return None if attacks(g)[1] else "803.3"


def block_option_refusal(g: State, player: PlayerId, action: Option) -> str:
    """The clause that forbids a block outside of its declaration: why the card could not, or that it is not
    the moment."""
    if g.table.battle is None or g.turn.player == player or action.kind == "no block":
        return "804.3"
    return block_refusal(g, action.ref) or "804.3" if 0 <= action.ref < len(g.table.objs) else "804.3"


def attack_option_refusal(g: State, action: Option) -> str | None:
    """The clause that forbids an attack, or None (803.3)."""
    if not 0 <= action.ref < len(g.table.objs) or not g.table.objs[action.ref].zone & IN_PLAY:
        return "803.3a"
    why = attack_refusal(g, action.ref)
    if why:
        return why
    if action.number not in attack_objects(g, action.ref):
        return "803.3b"
    if not can_afford(g, action.ref, "attack", RefId(action.number)):
        return "803.5"
    # What is left: another card, or another object, is required (803.3a).
    return None if (action.ref, action.number) in attacks(g)[0] else "803.3a"
