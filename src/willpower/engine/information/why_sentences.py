"""Why something cannot be done, in sentences: each reason with its clause, and all of them.

The clauses come from the questions that the rules themselves ask (reasons.py); a sentence says what a clause
means for this card at this moment.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from willpower.abilities.ability import Activate
from willpower.abilities.symbols import J_RULER
from willpower.rules.citations import cite
from willpower.rules.index import clauses

from ..core.decisions import ATTACK, BLOCK, PAY, PRIORITY, TARGET, Decision, Option
from ..core.ids import ObjId, PlayerId, RefId
from ..core.state import State
from ..core.will import write_need
from ..procedures.battle_legal import attack_objects, attacks, initiate_refusal
from ..procedures.calling import callers
from ..values.battle_state import can_battle, is_fresh
from ..values.characteristics import chars
from ..values.limits import main_timing, used_up
from .reasons import (
    activate_reasons,
    attack_reasons,
    block_reasons,
    judgment_reasons,
    play_reasons,
    target_reasons,
)
from .why import why_not

Reason = tuple[str, str]  # the clause, and the sentence

# What a clause means for a card that somebody wants to use. Others are told by the index of clauses.
SENTENCES: Final[dict[str, str]] = {
    "104.1": "The words on the card do not allow it now.",
    "104.4": "An effect forbids it.",
    "602.1c": "You do not have priority.",
    "604.2": "It is not a card that can be played.",
    "702.2": "It can be played only from your hand.",
    "703.2": "It can be played only from your hand.",
    "706.3": "It can be put into standby, but not played from there.",
    "705.2": "Its cost cannot be paid.",
    "705.2a": "You cannot pay the will that it costs.",
    "705.2b": "Its condition is not met.",
    "707.1": "It does not have this ability now.",
    "707.2": "You do not control it.",
    "708.1": "It is played when it triggers, not when you want.",
    "708.4": "It can be played only from your hand or your standby area.",
    "708.5": "It was put into standby this turn.",
    "711.1": "Runes are played at main timing by a player whose J/ruler has [Divinity].",
    "711.2": "The divinity that is left is not enough, or it is revealed already.",
    "803.3": "The attack of a battle is declared once, when it is asked for.",
    "803.6": "An attack was forfeited this turn, so there is no further battle.",
    "804.3": "The block of a battle is declared once, in the block step, when it is asked for.",
    "902.1": "The ability does not work where the card is.",
    "902.1b": "The ability is on the ruler side, which is not up.",
    "903.2b": "This side cannot be played.",
    "903.2c": "It has no such awakening.",
    "903.2e": "None of its choices can be made.",
    "903.2g": "There is no legal target for it.",
    "903.2g-ii": "What it asks for is not openly known of the card.",
    "903.2j": "Its cost cannot be paid.",
    "905.3": "It came under your control this turn, so it cannot rest for an ability.",
    "907.2": "Its will can be made only while a cost is paid.",
    "1008.2": "Something in the chase forbids adding to it.",
    "1010.1a": "Your ruler was destroyed as a J-ruler and has lost [Judgment].",
    "1013.2": "It is rested.",
    "1106.2": "The attacker has [Flying], and it does not.",
    "1111.2a": "The other side does not have [Quickcast].",
    "1112.2": "A god's art of this name was used in this game.",
    "1120.2": "It has [Barrier].",
    "1120.4": "The player has [Barrier].",
    "1120.5": "The player has [Barrier] against it.",
    "1406.2a": "It goes on a card of another type or zone.",
    "1416.3": "Its condition is not met.",
    "1416.4": "Its condition is not met.",
}
_TIMED: Final = frozenset(("702.1", "703.1", "709.1", "711.1", "701.2"))


def reasons(g: State, player: PlayerId, action: Option) -> list[Reason]:
    """Everything that keeps a player from an action now, the clause that decides first; nothing if it can be
    done."""
    d = g.work.pending
    first = why_not(g, player, action)
    if first is None or d is None:
        return []
    found: list[Reason] = []
    if d.player != player:
        found.append(("602.1c", "The other player decides now."))
        first = "602.1c"
    elif d.kind != PRIORITY and action.kind not in ("attack", "block", "target"):
        found.append((d.clause, f"First this has to be answered: {d.prompt}."))
        first = d.clause
    elif d.kind == PRIORITY and g.turn.priority != player:
        found.append(("602.1c", SENTENCES["602.1c"]))
    found += _by_kind(g, player, action)
    if all([clause != first for clause, _ in found]):
        found.insert(0, (first, sentence_of(g, player, first)))
    return _cited(g, found)


def _by_kind(g: State, player: PlayerId, action: Option) -> list[Reason]:
    kind = action.kind
    if kind == "play":
        return _told(g, player, play_reasons(g, player, action.ref), action)
    if kind == "activate":
        return _activate(g, player, action)
    if kind == "source":
        return _source(g, action.ref)
    if kind == "attack":
        return _attack(g, player, action)
    if kind == "block":
        return _block(g, action)
    if kind == "judgment":
        return _judgment(g, player)
    if kind == "call":
        return _call(g, player)
    if kind == "standby":
        return _standby(g, player)
    return []


def _told(g: State, player: PlayerId, found: Iterable[str], action: Option) -> list[Reason]:
    """Clauses as reasons; each once, and of timing one."""
    out: list[Reason] = []
    timed = False
    for clause in found:
        if not clause or (clause in ("701.2", "604.2") and timed):
            continue
        timed = timed or clause in _TIMED
        out.append((clause, sentence_of(g, player, clause, action)))
    return out


def sentence_of(g: State, player: PlayerId, clause: str, action: Option | None = None) -> str:
    """The sentence that says what a clause means here."""
    if (clause in _TIMED and clause != "711.1") or (clause == "711.1" and not main_timing(g, player)):
        return "It needs main timing: " + timing(g, player)
    if clause == "903.2j" and action is not None and action.kind == "play" and action.ref >= 0:
        need = chars(g, action.ref).need
        if any(need):
            return f"You cannot pay {write_need(need)}."
    said = SENTENCES.get(clause)
    if said is not None:
        return said
    known = clauses().get(clause)
    return known.summary if known is not None else "The rules of this edition do not allow it."


def timing(g: State, player: PlayerId) -> str:
    """Why it is not main timing for a player (701.2)."""
    if not g.turn.phase:
        return "the game has not begun."
    if g.turn.player != player:
        return "it is not your turn."
    if g.turn.phase != "main":
        return f"it is the {g.turn.phase} phase, not the main phase."
    if g.table.battle is not None:
        return "a battle is going on."
    if g.table.chase:
        return "the chase is not empty."
    return "you do not have priority."


def _activate(g: State, player: PlayerId, action: Option) -> list[Reason]:
    out = _told(g, player, activate_reasons(g, player, action.ref, action.number), action)
    o = g.table.objs[action.ref]
    if action.number < len(o.chars.ab.activates):
        a: Activate = o.chars.ab.activates[action.number]
        if any([used_up(g, action.ref, a, limit) for limit in a.limits]):
            out = [
                (clause, "It has been used as often as it may be." if clause == "104.1" else said)
                for clause, said in out
            ]
        if ("1013.2", SENTENCES["1013.2"]) in out:  # that is why it cannot be paid
            out = [reason for reason in out if reason[0] != "903.2j"]
    return out


def _source(g: State, ref: RefId) -> list[Reason]:
    o = g.table.objs[ref]
    if o.rested:
        return [("1013.2", SENTENCES["1013.2"])]
    if o.since == g.turn.serial and is_fresh(g, o):
        return [("905.3", SENTENCES["905.3"])]
    d = g.work.pending
    if d is not None and d.kind == PAY:
        return [("1003.2", "Its will does not fit what is left to pay.")]
    return []


def _attack(g: State, player: PlayerId, action: Option) -> list[Reason]:
    """The obstacles to an attack (803.3)."""
    o = g.table.objs[action.ref]
    d = g.work.pending
    declaring = d is not None and d.kind == ATTACK
    out: list[Reason] = []
    if g.turn.player != player:
        return [("704.1", "Only the turn player attacks.")]
    if not declaring and not main_timing(g, player):
        out.append(("704.1", "Battle needs main timing: " + timing(g, player)))
    elif not declaring and initiate_refusal(g, player):
        clause = initiate_refusal(g, player)
        out.append((clause, sentence_of(g, player, clause)))
    if o.rested:
        out.append(("803.3a", SENTENCES["1013.2"]))
    if not can_battle(g, o):
        out.append(("803.3a", "It is no J/resonator with ATK and DEF."))
    if is_fresh(g, o):
        out.append(("803.3a", "It came under your control this turn."))
    for clause in attack_reasons(g, action.ref, RefId(action.number)):
        if clause and clause != "803.3a":
            out.append((clause, sentence_of(g, player, clause)))
    if not out and (action.ref, action.number) not in attacks(g)[0]:
        if action.number not in attack_objects(g, action.ref):
            out.append(("803.3b", "It may attack the opponent and rested J/resonators."))
        else:
            out.append(("803.3a", "Another card has to attack."))
    return out


def _block(g: State, action: Option) -> list[Reason]:
    """The obstacles to a block (804.3)."""
    b = g.table.battle
    o = g.table.objs[action.ref]
    if b is None or b.attacker < 0:
        return [("804.3", "Nothing attacks.")]
    out: list[Reason] = []
    if o.rested:
        out.append(("804.3", SENTENCES["1013.2"]))
    if not can_battle(g, o):
        out.append(("804.4", "It is no J/resonator with ATK and DEF."))
    elif action.ref == b.attacked:
        out.append(("804.4", "It is being attacked itself."))
    for clause in block_reasons(g, action.ref):
        if clause and clause not in ("804.3", "804.4"):
            out.append((clause, sentence_of(g, o.controller, clause)))
    return out or [("804.3", SENTENCES["804.3"])]


def _judgment(g: State, player: PlayerId) -> list[Reason]:
    """The obstacles to a judgment (705)."""
    out: list[Reason] = []
    if not main_timing(g, player):
        out.append(("705.1", "It needs main timing: " + timing(g, player)))
    if g.table.players[player].judged and g.edition.judgments_per_turn:
        out.append(("705.1", "You have done judgment this turn."))
    for i in g.table.players[player].zones.ruler_area:
        o = g.table.objs[i]
        if o.rested and not o.chars.types & J_RULER:
            out.append(("705.1", "Your ruler is rested."))
    for clause in judgment_reasons(g, player):
        if clause and clause != "705.1":
            out.append((clause, sentence_of(g, player, clause)))
    return out


def _call(g: State, player: PlayerId) -> list[Reason]:
    """The obstacles to calling a magic stone (710.1)."""
    p = g.table.players[player]
    out: list[Reason] = []
    if g.edition.calling != "call phase" and not main_timing(g, player):
        out.append(("710.1", "It needs main timing: " + timing(g, player)))
    if p.called:
        out.append(("710.1", "You have called a magic stone this turn."))
    if p.judged:
        out.append(("710.1", "You have done judgment this turn."))
    if not callers(g, player):
        out.append(("710.1", "You have no recovered J/ruler to rest for it."))
    if not p.zones.stone_deck:
        out.append(("710.1", "Your magic stone deck is empty."))
    return out


def _standby(g: State, player: PlayerId) -> list[Reason]:
    """The obstacles to putting a card into standby (706.1)."""
    if not main_timing(g, player):
        return [("706.1", "It needs main timing: " + timing(g, player))]
    return [("706.1", "You cannot pay {2} for it.")]


def not_offered(g: State, d: Decision, ref: ObjId) -> list[Reason]:
    """Why a card is not among those that can be chosen now."""
    out: list[Reason] = []
    if d.kind == TARGET and d.source >= 0:
        for clause in target_reasons(g, d.player, ref, d.source):
            if clause:
                out.append((clause, sentence_of(g, d.player, clause)))
    if d.kind == BLOCK and g.table.objs[ref].controller == d.player:
        out += _block(g, Option("block", ref))
    if not out:
        asked = f": {d.sentence}" if d.sentence else "."
        out.append((d.clause, f"It is not what is asked for{asked}"))
    return _cited(g, out)


def _cited(g: State, found: list[Reason]) -> list[Reason]:
    """Reasons with the numbers of the edition; each sentence once."""
    out: list[Reason] = []
    for clause, said in found:
        if all([said != known for _, known in out]):
            out.append((cite(g.edition, clause), said))
    return out
