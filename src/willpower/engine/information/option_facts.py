"""Facts about an option that a person wants before picking it, beside its words: both sides of an attack or a
block, whether anything would come of it, what passing gives up, what a choice made while playing costs."""

from __future__ import annotations

from typing import Any

from willpower.abilities.ability import Activate
from willpower.rules.citations import cite

from ..core.decisions import REVEAL, Decision, Option
from ..core.ids import PLAYER_OF, RefId, is_player
from ..core.state import State
from ..play.permission import refusal
from ..procedures.battle_legal import attacks
from ..text.keywords import is_will_ability
from ..values.limits import main_timing
from .paying import alike, automatic_payment, choice_plan, reveal_plan
from .why_sentences import sentence_of


def add_facts(g: State, d: Decision, rows: list[dict[str, Any]]) -> None:
    """Add to the rows of a decision what there is to know of its options."""
    if d.kind == "priority":
        able = attacks(g)[0] if main_timing(g, d.player) else ()
        attackers = bool(able)
        useful = any([not pointless(g, x, attackers) and not only_will(x) for x in d.options])
        for row, option in zip(rows, d.options, strict=True):
            if pointless(g, option, attackers) or (not useful and option.kind == "activate"):
                row["idle"] = True
            elif option.kind == "battle":
                row["attackers"] = sorted({attacker for attacker, _ in able})
            elif option.kind == "pass" and main_timing(g, d.player):
                row["ends"] = "turn"
                row["left"] = left_undone(g, d, attackers)
    elif d.kind in ("attack", "block"):
        for row, option in zip(rows, d.options, strict=True):
            found = both_sides(g, option)
            if found:
                row["sides"] = found
    elif d.kind == "pay":
        for row, first in zip(rows, alike(g, d), strict=True):
            if first != row["index"]:
                row["alike"] = first
    elif d.kind == REVEAL:
        add_reveal_facts(g, d, rows)
    else:
        for row in rows:
            plan = choice_plan(g, row["index"])
            if plan is not None:
                row["plan"] = plan.told(g)


def add_reveal_facts(g: State, d: Decision, rows: list[dict[str, Any]]) -> None:
    """What revealing a card would cost (708.4), and why it could not be played: then it is lost (708.3a)."""
    plan = reveal_plan(g)
    for row, option in zip(rows, d.options, strict=True):
        if plan is None or option.kind != "reveal":
            continue
        row["plan"] = plan.told(g)
        if not plan.played:
            why = refusal(g, d.player, option.ref, None, True) or "708.3a"
            play = Option("play", option.ref)
            row["fails"] = {"clause": cite(g.edition, why), "sentence": sentence_of(g, d.player, why, play)}


def decision_facts(g: State, d: Decision) -> dict[str, Any]:
    """Facts about a decision as a whole: for a payment the option that is taken if it is left to
    the engine, and the will that is still to be paid."""
    return {"auto": automatic_payment(g)} if d.kind == "pay" else {}


def pointless(g: State, option: Option, attackers: bool) -> bool:
    """Whether an action is allowed and nothing would come of it: a battle without an attacker (803.4), a card
    in standby that waits for nothing (706.3). Will that nothing could be played with is told beside."""
    if option.kind == "battle":
        return not attackers
    if option.kind == "standby":
        words = g.table.objs[option.ref].chars.ab.keywords
        return "trigger" not in words and "stealth" not in words
    return False


def only_will(option: Option) -> bool:
    """Whether an option does nothing, or nothing but produce will (907.1)."""
    if option.kind == "activate":
        return isinstance(option.node, Activate) and is_will_ability(option.node)
    return option.kind in ("pass", "source")


def left_undone(g: State, d: Decision, attackers: bool) -> list[dict[str, str]]:
    """Chances that a player who ends the turn gives up: call a magic stone, attack, use will that was
    made."""
    kinds = {option.kind for option in d.options}
    out: list[dict[str, str]] = []
    if "call" in kinds:
        out.append({"kind": "call", "sentence": "You can still call a magic stone.", "clause": "604.2e"})
    if "battle" in kinds and attackers:
        out.append({"kind": "attack", "sentence": "You can still attack.", "clause": "604.2b"})
    if g.table.players[d.player].will and kinds & {"play", "activate", "judgment"}:
        out.append({"kind": "will", "sentence": "Will that you made would be lost.", "clause": "907.4"})
    return out


def both_sides(g: State, option: Option) -> list[dict[str, Any]]:
    """Who fights and what is fought, with their values: of an attack the attacker and what it attacks, of a
    block the blocker and the attacker."""
    if option.kind == "attack":
        return [side(g, option.ref), side(g, RefId(option.number))]
    battle = g.table.battle
    if option.kind == "block" and battle is not None and battle.attacker >= 0:
        return [side(g, option.ref), side(g, battle.attacker)]
    if option.kind == "no block" and battle is not None and battle.attacker >= 0:
        return [side(g, battle.attacked), side(g, battle.attacker)]
    return []


def side(g: State, ref: RefId) -> dict[str, Any]:
    """A player or card that fights."""
    if is_player(ref):
        return {"player": PLAYER_OF[ref], "life": g.table.players[PLAYER_OF[ref]].life}
    o = g.table.objs[ref]
    c = o.chars
    return {
        "object": ref,
        "name": c.names[0] if c.names else "",
        "atk": c.atk,
        "def": c.defense,
        "damage": o.damage,
    }
