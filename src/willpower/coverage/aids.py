"""Cards that let a part of a text be seen: what is asked of cards by what others do to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from willpower.abilities.base import Node
from willpower.abilities.effects import Cancel, Damage, Destroy, Effect
from willpower.abilities.mods import CannotGainAbilities, LoseAbilities
from willpower.abilities.nouns import AbilityOf, AllOf, Filter, Pred, SpellIs, Target
from willpower.abilities.statics import ReleaseSeal
from willpower.abilities.symbols import CHANT, J_RULER, RESONATOR, RULER
from willpower.cards.card import Card
from willpower.cards.mapping import card_from_mapping

from .making import EXAMPLES, Wanted, made, ways

# Abilities with targets of every kind.
_ADEPT: Final = {"name": "Trial Adept", "type": "Resonator", "cost": "{0}", "atk": 300, "def": 300, "text": [
    "{0}: Recover target entity. Play this ability only once per turn.",
    "{0}: Target player gains 100 life. Play this ability only once per turn."]}  # fmt: skip
_SCOUT: Final = {"name": "Trial Scout", "type": "Regalia", "cost": "{0}", "text": [
    "{0}: Destroy target card in a standby area. Play this ability only once per turn."]}  # fmt: skip
_ABLE: Final = "{0}: Recover target entity. Play this ability only once per turn."
_SEALED: Final = "[Seal] (20) - This card gains [+100/+100]."
# What keeps an instruction from being performed, so that "if you do" is not so.
_FIRM: Final = {Destroy: "This card cannot be destroyed."}


def aids(node: Node, number: int) -> Iterator[Card]:
    """Cards beside those that fit: they do something, or have something, that the node asks for."""
    if isinstance(node, SpellIs) and node.kind != "spell":
        yield card_from_mapping(_ADEPT)
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
    elif isinstance(node, Effect):
        yield from _firm(node, number)


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
    had = tuple(word for word in words if word in EXAMPLES or word != "eternal")
    for types in (RESONATOR, RULER):
        wanted = Wanted(had)
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
    elif isinstance(node, Damage) and slot and isinstance(node.to, Target) and node.to.filter:
        for wanted in ways(node.to.filter.preds):
            wanted.text = ("Prevent all damage that would be dealt to this card.",)
            card = made(wanted, number)
            if card is not None:
                yield card
