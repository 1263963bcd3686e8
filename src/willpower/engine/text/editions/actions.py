"""Instructions that an edition does not know yet: where a text has one, nothing is done (1001.1, 104.2)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.effects import (
    Attach,
    Copy,
    CreateToken,
    Effect,
    ExtraTurn,
    Force,
    Foresee,
    GainCoin,
    GainGem,
    MoveCounters,
    PutCounters,
    RemoveCounters,
    RemoveFromBattle,
    RestartGame,
    SetWeather,
    SkipPhase,
    Turn,
)
from willpower.rules.edition import Edition

# The action of the rules that an instruction is (1017-1034). Older ones are done in every edition.
LATER: Final[dict[type[Effect], str]] = {
    Attach: "attach",
    Copy: "copy",
    CreateToken: "tokens",
    ExtraTurn: "extra turn",
    Force: "force",
    Foresee: "foresee",
    GainCoin: "tokens",
    GainGem: "gain gem",
    MoveCounters: "counter",
    PutCounters: "counter",
    RemoveCounters: "counter",
    RemoveFromBattle: "remove from battle",
    RestartGame: "restart",
    SetWeather: "weather",
    SkipPhase: "skip",
    Turn: "",
}
# Turning over is several things.
_TURNS: Final[dict[str, str]] = {"heal": "heal", "invert": "invert", "unseal": "release seal"}


def unknown(rules: Edition, node: Effect) -> bool:
    """Whether an edition has no rule for an instruction."""
    action = LATER.get(type(node), "")
    if isinstance(node, Turn):
        action = _TURNS.get(node.how, "")
        if action == "heal":
            return not rules.heal  # 1024.1
    if not action:
        return False
    if isinstance(node, SkipPhase) and node.phase == "end turn":
        return False
    if action == "tokens" or action == "counter":
        return ("tokens" if action == "tokens" else "counters") not in rules.card_forms
    if action == "copy":
        return rules.copies == "none"
    if action == "skip":
        return "skip" not in rules.turn_changes
    if action == "extra turn":
        return "extra turn" not in rules.turn_changes
    return action not in rules.rule_actions
