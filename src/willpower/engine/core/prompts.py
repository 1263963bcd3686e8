"""Questions in words: what a player is to choose, for which card, and which of how many it is.

A decision keeps its purpose, a few numbers and the instruction it comes from; the words are made only when
somebody asks for them.
"""

from __future__ import annotations

from typing import Final, Literal

from willpower.abilities.base import Node
from willpower.abilities.effects import (
    AddTo,
    Apply,
    Attach,
    Banish,
    CallStone,
    Cancel,
    Copy,
    Damage,
    Destroy,
    Discard,
    ExchangeControl,
    Fight,
    GainControl,
    LookAt,
    Move,
    MoveCounters,
    PlayCard,
    PutCounters,
    Recover,
    RemoveCounters,
    RemoveDamage,
    RemoveFromBattle,
    Rest,
    Reveal,
    Standby,
    Summon,
    Turn,
)
from willpower.abilities.symbols import DECK, FIELD, GRAVEYARD, HAND, REMOVED, RULER_AREA, STONE_DECK

Purpose = Literal[
    "act", "attack", "attribute", "awaken", "block", "bottom", "call", "choose", "choose another", "cost",
    "cost card", "cost part", "counter", "counters", "divide", "divide counters", "exchange", "exchange card",
    "find", "first", "gem", "give a counter", "go through", "graveyard", "hand size", "host", "keep", "life",
    "lifebreak", "loop", "lower", "may",
    "may apply", "may call", "may enter", "may follow", "may pay", "may play", "may retarget",
    "mode", "move counters", "name", "new target", "next phase", "number", "older", "pay", "pierce", "pile",
    "place", "player", "race", "replacement", "reveal", "side", "single out", "split", "standby cost",
    "stay on top", "stay rested", "take a counter", "target", "top", "trigger", "type", "will", "x",
]  # fmt: skip

# For each purpose the question with the name of the card it is for, and without.
PROMPTS: Final[dict[Purpose, tuple[str, str]]] = {
    "act": ("Choose an action", "Choose an action"),
    "attack": ("Choose an attacker and what it attacks", "Choose an attacker and what it attacks"),
    "attribute": ("Choose an attribute for {}", "Choose an attribute"),
    "awaken": ("Awaken {}?", "Awaken the card?"),
    "block": ("Choose a blocker against {}", "Choose a blocker"),
    "bottom": ("Choose the next card from the top for {}", "Choose the next card from the top"),
    "call": ("Choose what rests to call a magic stone", "Choose what rests to call a magic stone"),
    "choose": ("Choose {one} for {}", "Choose {one}"),
    "choose another": ("Choose {one} for {}", "Choose {one}"),
    "cost": ("Choose which cost to pay for {}", "Choose which cost to pay"),
    "cost card": ("Choose {one} as a cost of {}", "Choose {one} as a cost"),
    "cost part": ("Choose what to do as a cost of {}", "Choose what to do as a cost"),
    "counter": ("Choose a kind of counter for {}", "Choose a kind of counter"),
    "counters": ("Choose how many counters to remove from {}", "Choose how many counters to remove"),
    "divide": ("Choose how much of the damage {} gets", "Choose how much of the damage it gets"),
    "divide counters": ("Choose how many of the counters {} gets", "Choose how many of the counters it gets"),
    "exchange": ("Change cards of your hand?", "Change cards of your hand?"),
    "exchange card": ("Choose a card of your hand to change", "Choose a card of your hand to change"),
    "find": ("Choose {one} to find with {}", "Choose {one} to find"),
    "first": ("Choose whether to go first", "Choose whether to go first"),
    "gem": ("Choose an attribute for the gem of {}", "Choose an attribute for the gem"),
    "give a counter": ("Choose {one} to get a counter for {}", "Choose {one} to get a counter"),
    "go through": (
        "Deal {own} damage as though it were not blocked?",
        "Deal damage as though unblocked?",
    ),
    "graveyard": ("Choose the next card from the top for {}", "Choose the next card from the top"),
    "hand size": ("Choose a card to discard for the hand size", "Choose a card to discard for the hand size"),
    "host": ("Choose {one} to add {} to", "Choose {one} to add it to"),
    "keep": ("Choose {one} to keep for {}", "Choose {one} to keep"),
    "life": ("Choose how much life to pay for {}", "Choose how much life to pay"),
    "lifebreak": ("Choose how many lifebreak cards to break", "Choose how many lifebreak cards to break"),
    "loop": ("Choose how often the loop is performed", "Choose how often the loop is performed"),
    "lower": ("Choose what is left of the cost of {}", "Choose what is left of the cost"),
    "may": ("Use {own} ability?", "Use the ability?"),
    "may apply": ("Apply the effect of {}?", "Apply the effect?"),
    "may call": ("Call a magic stone?", "Call a magic stone?"),
    "may enter": ("Apply the effect of {} as it enters?", "Apply the effect as it enters?"),
    "may follow": ("Do what {} lets you do?", "Do what the effect lets you do?"),
    "may pay": ("Pay for the effect of {}?", "Pay for the effect?"),
    "may play": ("Play {}?", "Play the card?"),
    "may retarget": ("Choose new targets for {}?", "Choose new targets?"),
    "mode": ("Choose what {} does", "Choose what is done"),
    "move counters": ("Choose how many counters to move from {}", "Choose how many counters to move"),
    "name": ("Choose a name for {}", "Choose a name"),
    "new target": ("Choose a new target for {}", "Choose a new target"),
    "next phase": ("Choose the phase that follows", "Choose the phase that follows"),
    "number": ("Choose a number for {}", "Choose a number"),
    "older": ("Choose whose continuous abilities are older", "Choose whose continuous abilities are older"),
    "pay": ("Pay {need} for {}", "Pay {need}"),
    "pierce": ("Choose how much damage {} deals to its blocker", "Choose how much damage the blocker gets"),
    "pile": ("Choose {one} for the first pile of {}", "Choose {one} for the first pile"),
    "place": ("Choose top or bottom of the deck for {}", "Choose top or bottom of the deck"),
    "player": ("Choose a player for {}", "Choose a player"),
    "race": ("Choose a race for {}", "Choose a race"),
    "replacement": ("Choose which effect applies first", "Choose which effect applies first"),
    "reveal": ("Reveal {}?", "Reveal the card?"),
    "side": ("Choose which side of {} to play", "Choose which side to play"),
    "single out": ("Choose one of the targets of {}", "Choose one of the targets"),
    "split": ("Choose a pile for {}", "Choose a pile"),
    "standby cost": (
        "Choose what to pay to put {} into standby",
        "Choose what to pay to put it into standby",
    ),
    "stay on top": (
        "Choose {one} to keep on top of the deck for {}",
        "Choose {one} to keep on top of the deck",
    ),
    "stay rested": ("Leave {} rested?", "Leave the card rested?"),
    "take a counter": ("Choose {one} to lose a counter for {}", "Choose {one} to lose a counter"),
    "target": ("Choose a target for {}", "Choose a target"),
    "top": ("Choose the next card from the top for {}", "Choose the next card from the top"),
    "trigger": ("Choose which ability to play first", "Choose which ability to play first"),
    "type": ("Choose a type for {}", "Choose a type"),
    "will": ("Choose the will that {} produces", "Choose the will to produce"),
    "x": ("Choose X for {}", "Choose X"),
}

# What an instruction does with the cards that are chosen for it.
_VERBS: Final[dict[type[Node], str]] = {
    AddTo: "add",
    Apply: "affect",
    Attach: "attach",
    Banish: "banish",
    CallStone: "call",
    Cancel: "cancel",
    Copy: "copy",
    Damage: "deal damage to",
    Destroy: "destroy",
    Discard: "discard",
    ExchangeControl: "exchange control of",
    Fight: "fight",
    GainControl: "gain control of",
    LookAt: "look at",
    MoveCounters: "move counters from",
    PlayCard: "play",
    PutCounters: "put counters on",
    Recover: "recover",
    RemoveCounters: "remove counters from",
    RemoveDamage: "remove damage from",
    RemoveFromBattle: "remove from battle",
    Rest: "rest",
    Reveal: "reveal",
    Standby: "put into standby",
    Summon: "summon",
    Turn: "turn over",
}
_PUT: Final[dict[int, str]] = {
    DECK: "put into the deck",
    STONE_DECK: "put into the magic stone deck",
    HAND: "put into the hand",
    FIELD: "put into the field",
    GRAVEYARD: "put into the graveyard",
    REMOVED: "remove",
    RULER_AREA: "put into the ruler area",
}
WITH_VERB: Final = frozenset(("choose", "cost card"))


def verb_of(node: Node | None) -> str:
    """The verb for what an instruction does with the chosen cards: "discard"; "" if that goes without
    saying."""
    if isinstance(node, Move):
        return _PUT.get(node.to, "move")
    return _VERBS.get(type(node), "") if node is not None else ""


def possessive(name: str) -> str:
    """A name that something belongs to: "Imp's", "Stirrup of Sparks'"."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def progress(least: int, most: int, chosen: int) -> str:
    """Which of how many is being chosen: " (1 of 2)", " (1 of up to 3)"; "" where it is one alone."""
    if most == 1:
        return "" if least == 1 else " (or none)"
    return f" ({chosen + 1} of {'' if least == most else 'up to '}{most})"
