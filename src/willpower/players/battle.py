"""What an attack or a block promises, by the values of the cards alone: no game is played on for it."""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import FIELD, J_RESONATOR
from willpower.engine import PLAYER_OF, Decision, Obj, RefId, State

from .evaluation import PER_LIFE, WIN, WORRIED, WORRY, worth

TIRED: Final = 30.0  # an attacker rests and does not block in the next turn
_STRIKING_FIRST: Final = "first strike"
_FLYING: Final = "flying"


def life_lost(g: State, player: int, damage: int) -> float:
    """What damage to a player costs them."""
    life = g.table.players[player].life
    if damage >= life:
        return WIN
    return damage * PER_LIFE + WORRIED * (max(0, WORRY - life + damage) - max(0, WORRY - life))


def fight(attacker: Obj, other: Obj, blocked: bool) -> float:
    """What comes of battle damage between two cards, for the attacker's side."""
    a, b = attacker.chars, other.chars
    strong, weak = a.atk or 0, b.atk or 0
    kills = strong >= (b.defense or 0) - other.damage or "bane" in a.ab.keywords
    dies = weak >= (a.defense or 0) - attacker.damage or "bane" in b.ab.keywords
    if kills and dies and _STRIKING_FIRST in a.ab.keywords:
        dies = False
    result = 0.0
    if kills and "imperishable" not in b.ab.keywords:
        result += worth(other)
    if dies and "imperishable" not in a.ab.keywords:
        result -= worth(attacker)
    if blocked and "pierce" in a.ab.keywords:
        result += PER_LIFE * max(0, strong - (b.defense or 0) + other.damage)
    return result


def unblocked(g: State, attacker: Obj, attacked: RefId) -> float:
    """What an attack brings that nobody blocks."""
    if attacked < 0:
        return life_lost(g, PLAYER_OF[attacked], attacker.chars.atk or 0)
    return fight(attacker, g.table.objs[attacked], False)


def best_attack(g: State, decision: Decision) -> tuple[float, int]:
    """The attack that brings most if the other blocks as well as they can, and what it brings: with enough
    attackers to win by numbers, the game."""
    all_out = overwhelming(g, decision.player)
    blockers = [o for o in fighters(g, 1 - decision.player) if not o.rested]
    best, pick = 0.0, -1
    blocks: dict[RefId, list[tuple[RefId, float]]] = {}  # of each attacker, whatever it attacks
    for n, option in enumerate(decision.options):
        if option.kind == "attack":
            attacker = g.table.objs[option.ref]
            if option.ref not in blocks:
                blocks[option.ref] = blocks_of(attacker, blockers)
            found = attack_value(g, attacker, RefId(option.number), blocks[option.ref])
            if all_out and option.number < 0:
                found += WIN
            if pick < 0 or found > best:
                best, pick = found, n
    return best, pick


def blocks_of(attacker: Obj, blockers: list[Obj]) -> list[tuple[RefId, float]]:
    """Who can block an attacker, and what comes of that for the attacker's side."""
    flying = _FLYING in attacker.chars.ab.keywords
    found: list[tuple[RefId, float]] = []
    for blocker in blockers:
        if not flying or _FLYING in blocker.chars.ab.keywords:
            found.append((blocker.id, fight(attacker, blocker, True)))
    return found


def attack_value(g: State, attacker: Obj, attacked: RefId, blocks: list[tuple[RefId, float]]) -> float:
    """What an attack brings if the other blocks as well as they can."""
    found = unblocked(g, attacker, attacked)
    for blocker, result in blocks:
        if result < found and blocker != attacked:
            found = result
    return found - TIRED


def best_block(g: State, decision: Decision) -> int:
    """The block that costs least, or none."""
    b = g.table.battle
    assert b is not None
    attacker = g.table.objs[b.attacker]
    best, pick = 0.0, -1
    for n, option in enumerate(decision.options):
        if option.kind == "block":
            found = fight(attacker, g.table.objs[option.ref], True)
        else:
            found = unblocked(g, attacker, b.attacked)
        if pick < 0 or found < best:
            best, pick = found, n
    return pick


def fighters(g: State, player: int) -> list[Obj]:
    """A player's J/resonators in the field."""
    found: list[Obj] = []
    for i in g.table.field:
        o = g.table.objs[i]
        if o.controller == player and o.zone == FIELD and o.chars.types & J_RESONATOR:
            found.append(o)
    return found


def worth_attacking(g: State, player: int) -> bool:
    """Whether some attack of a player's recovered cards promises something."""
    theirs = fighters(g, 1 - player)
    blockers = [o for o in theirs if not o.rested]
    for o in fighters(g, player):
        if not _ready(g, o):
            continue
        blocks = blocks_of(o, blockers)
        if attack_value(g, o, _REF[1 - player], blocks) > 0:
            return True
        for other in theirs:
            if other.rested and attack_value(g, o, other.id, blocks) > 0:
                return True
    return False


def overwhelming(g: State, player: int) -> bool:
    """Whether a player's attackers win this turn though each of the other's recovered cards blocks one."""
    ready = sorted([o.chars.atk or 0 for o in fighters(g, player) if _ready(g, o)])
    blockers = len([o for o in fighters(g, 1 - player) if not o.rested])
    return sum(ready[: max(0, len(ready) - blockers)]) >= g.table.players[1 - player].life


def _ready(g: State, o: Obj) -> bool:
    """Whether a card seems to be able to attack."""
    return not o.rested and (o.since < g.turn.serial or "swiftness" in o.chars.ab.keywords)


_REF: Final[dict[int, RefId]] = {player: ref for ref, player in PLAYER_OF.items()}
