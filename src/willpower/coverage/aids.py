"""Cards that let a part of a text be seen: what is asked of cards by what others do to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from willpower.abilities.base import Node
from willpower.abilities.conditions import Did
from willpower.abilities.effects import Cancel, Damage, Destroy, Effect, Move, Produce, SpendOnly
from willpower.abilities.mods import CannotGainAbilities, LoseAbilities
from willpower.abilities.nouns import AbilityOf, AllOf, Filter, Pred, RaceIs, SpellIs, Target
from willpower.abilities.quantities import Stat
from willpower.abilities.statics import CostChange, Prevent, Redirect, ReleaseSeal, TriggersMore
from willpower.abilities.symbols import CHANT, FIELD, J_RULER, RESONATOR, RULER
from willpower.cards.card import Card
from willpower.cards.mapping import card_from_mapping

from .making import EXAMPLES, Wanted, made, ways, whole

# Abilities with targets of every kind.
_ADEPT: Final = {"name": "Trial Adept", "type": "Resonator", "cost": "{0}", "atk": 300, "def": 300, "text": [
    "{0}: Recover target entity. Play this ability only once per turn.",
    "{0}: Target player gains 100 life. Play this ability only once per turn."]}  # fmt: skip
_SCOUT: Final = {"name": "Trial Scout", "type": "Regalia", "cost": "{0}", "text": [
    "{0}: Destroy target card in a standby area. Play this ability only once per turn."]}  # fmt: skip
# What enters, and what waits for it.
_HERALDS: Final = (
    {"name": "Trial Page", "type": "Resonator", "cost": "{0}", "atk": 200, "def": 300, "text": [
        "When this card enters the field ⇒ You gain 100 life."]},
    {"name": "Trial Gate", "type": "Regalia", "cost": "{0}", "text": [
        "Whenever a resonator enters the field ⇒ You gain 100 life."]},
)  # fmt: skip
# What costs more on the chase than elsewhere.
_SURGE: Final = {"name": "Trial Surge", "type": "Chant", "cost": "{X}{1}", "text": [
    "[Quickcast]", "You gain X00 life."]}  # fmt: skip
# What shifts (1117.1).
_FUTURE: Final = {"name": "Trial Past", "type": "Resonator", "cost": "{1}", "atk": 300, "def": 300, "text": [
    "[Shift] {2}"], "back": {"name": "Trial Future", "type": "Resonator (Shift)", "cost": "{2}", "atk": 500,
    "def": 500}}  # fmt: skip
# What is of another attribute than the will it produces.
_GEODE: Final = {"name": "Trial Geode", "type": "Special Magic Stone", "attribute": "R", "text": [
    "{Rest}: Produce {W}."]}  # fmt: skip
_PAYING: Final = "{1}: You gain 100 life."
# Damage more than once a turn.
_STINGS: Final = (
    {"name": "Trial Stinger", "type": "Resonator", "cost": "{0}", "atk": 200, "def": 900, "text": [
        "{0}: This card deals 100 damage to target J/resonator or player. Play this ability only once per "
        "turn.",
        "{0}: This card deals 200 damage to target J/resonator or player. Play this ability only once per "
        "turn."]},
)  # fmt: skip
_ABLE: Final = "{0}: Recover target entity. Play this ability only once per turn."
_LEAVING: Final = "If this card would leave the field for a non-field zone, remove it from the game instead."
_SEALED: Final = "[Seal] (20) - This card gains [+100/+100]."
# What keeps an instruction from being performed, so that "if you do" is not so.
_FIRM: Final = {Destroy: "This card cannot be destroyed."}


def aids(node: Node, number: int) -> Iterator[Card]:
    """Cards beside those that fit: they do something, or have something, that the node asks for."""
    if isinstance(node, SpellIs) and node.kind != "spell":
        yield card_from_mapping(_ADEPT)
        if node.kind == "automatic":
            yield from [card_from_mapping(dict(one)) for one in _HERALDS]
        if node.kind in ("ability", "activate"):
            yield card_from_mapping(_SCOUT)
    elif isinstance(node, (AllOf, Filter)) and SpellIs("spell") in node.preds:
        yield from _spells(node.preds, number)
    elif isinstance(node, AbilityOf):
        yield from _all(node.filter, number, (_ABLE,))
    elif isinstance(node, ReleaseSeal):
        yield from _all(node.filter, number, (_SEALED,))
    elif isinstance(node, (LoseAbilities, CannotGainAbilities)):
        yield from _losing(node, number)
    elif isinstance(node, TriggersMore):
        yield from [card_from_mapping(dict(one)) for one in _HERALDS]
    elif isinstance(node, (Prevent, Redirect)):
        yield from [card_from_mapping(dict(one)) for one in _STINGS]
    elif isinstance(node, CostChange) and node.abilities:
        yield from _costing(node, node.of or Filter(), number)
    elif isinstance(node, SpendOnly) and node.activate is not None:
        yield from _all(node.activate, number, (_PAYING,))
        yield from _all(Filter(), number, (_PAYING,))
    elif isinstance(node, Stat) and node.left and node.stat == "total cost":
        yield card_from_mapping(dict(_SURGE))
    elif isinstance(node, Did) and node.left and node.filter is not None:
        yield from _changed(node.filter)
    elif isinstance(node, Produce) and node.of_stones is not None:
        yield card_from_mapping(dict(_GEODE))
    elif isinstance(node, Effect):
        yield from _firm(node, number)


def _costing(node: CostChange, of: Filter, number: int) -> Iterator[Card]:
    """Cards with abilities that cost more or less."""
    if "shift" in node.abilities:
        yield card_from_mapping(dict(_FUTURE))
    for wanted in ways(of.preds):
        wanted.keywords += tuple(word for word in node.abilities if word in EXAMPLES)
        if "any" in node.abilities:
            wanted.text = (_ABLE,)
        card = made(wanted, number) if wanted.keywords or wanted.text else None
        if card is not None:
            yield card


def _changed(filter: Filter) -> Iterator[Card]:
    """What gives cards in the field a race that they do not have elsewhere."""
    for pred in filter.preds:
        if isinstance(pred, RaceIs):
            text = [f"Resonators gain {pred.race} in addition to their own races."]
            card = card_from_mapping({"name": "Trial Guise", "type": "Regalia", "cost": "{0}", "text": text})
            if whole(card):
                yield card


def _spells(preds: tuple[Pred, ...], number: int) -> Iterator[Card]:
    """Spells of a kind that have a target."""
    for wanted in ways(preds):
        if not wanted.types & ~CHANT:
            wanted.types = CHANT
            wanted.text = ("[Quickcast]", "Put a [+100/+100] counter on target J/resonator.")
            card = made(wanted, number)
            if card is not None:
                yield card


def _all(filter: Filter, number: int, text: tuple[str, ...]) -> Iterator[Card]:
    for wanted in ways(filter.preds):
        if wanted.types & CHANT:
            continue
        wanted.text = text
        card = made(wanted, number)
        if card is not None:
            yield card


def _losing(node: LoseAbilities | CannotGainAbilities, number: int) -> Iterator[Card]:
    """Cards that have what is lost, and one that gives it."""
    words = node.keywords or ("flying",)
    had = words
    for types in (RESONATOR, RULER):
        wanted = Wanted(tuple(word for word in had if word != "eternal"))
        if "eternal" in had:
            wanted.text = (_FIRM[Destroy],)
        wanted.types = types
        card = made(wanted, number)
        if card is not None:
            yield card
    for n, word in enumerate(words[:5]):
        text = ["[Quickcast]", f"Target J/resonator gains [{word.title()}] until end of turn."]
        yield card_from_mapping({"name": f"Trial give {n}", "type": "Chant", "cost": "{0}", "text": text})


def _firm(node: Effect, number: int) -> Iterator[Card]:
    """Cards to which it cannot be done."""
    slot = getattr(node, "slot", 0)
    if isinstance(node, Destroy) and slot and isinstance(node.what, Target) and node.what.filter:
        for wanted in ways(node.what.filter.preds):
            if wanted.types & (RULER | J_RULER) and not wanted.types & RESONATOR:
                continue
            wanted.text = (_FIRM[Destroy],)
            card = made(wanted, number)
            if card is not None:
                yield card
    elif isinstance(node, Cancel) and slot:
        text = ["[Quickcast]", "This card cannot be cancelled.",
                "Put a [+100/+100] counter on target J/resonator."]  # fmt: skip
        yield card_from_mapping({"name": "Trial Sure", "type": "Chant", "cost": "{0}", "text": text})
    elif isinstance(node, Move) and slot and isinstance(node.what, Target) and node.what.filter:
        if node.what.filter.zones in (0, FIELD):
            for wanted in ways(node.what.filter.preds):
                wanted.text = (_LEAVING,)
                card = None if wanted.types & (RULER | J_RULER) else made(wanted, number)
                if card is not None:
                    yield card
    elif isinstance(node, Damage) and slot and isinstance(node.to, Target) and node.to.filter:
        for wanted in ways(node.to.filter.preds):
            wanted.text = ("Prevent all damage that would be dealt to this card.",)
            card = made(wanted, number)
            if card is not None:
                yield card
