"""Sentences about what an instruction will do later: "At end of turn, put it into the field. It gains
[Flying]" is one delayed ability (906.8)."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.base import Node
from willpower.abilities.effects import Apply, CreateToken, Delayed, May, Move, PlayCard, Sequence
from willpower.abilities.nouns import All, Filter
from willpower.abilities.statics import CostChange, Replace, ReplaceMove
from willpower.abilities.triggers import NthTime, While

from .raw import Pronoun


def is_sequel(before: Node, after: Node) -> bool:
    """Whether a sentence belongs to what the one before it does later: it is said of the card that comes into
    the field then, or of the one that is waited for."""
    if not isinstance(before, Delayed) or before.early or not said_of_it(after):
        return False
    return comes_in(before.effect) or waits_for_a_card(before.trigger)


def is_lost(before: Node, after: Node) -> bool:
    """Whether a sentence is about the card to which something else happens instead, or that will be played
    for less: that is not known yet. A card that is played is not in the field yet."""
    if isinstance(before, PlayCard) and isinstance(after, Apply) and said_of_it(after):
        return True
    if not isinstance(before, Apply) or not said_of_it(after):
        return False
    if any(isinstance(s, CostChange) and s.once for s in before.statics):
        return True
    return any(isinstance(s, (Replace, ReplaceMove)) and waits_for_a_card(s.event) for s in before.statics)


def said_of_it(effect: Node) -> bool:
    """Whether a sentence is said of "it" or "that card"."""
    if isinstance(effect, Sequence):
        return said_of_it(effect.parts[0])
    if isinstance(effect, Apply):
        return any(isinstance(getattr(static, "what", None), Pronoun) for static in effect.statics[:1])
    return isinstance(getattr(effect, "what", None) or getattr(effect, "on", None), Pronoun)


def comes_in(effect: Node) -> bool:
    """Whether the last thing that an instruction does is to bring a card into the field."""
    if isinstance(effect, Sequence):
        return comes_in(effect.parts[-1])
    if isinstance(effect, May):
        return comes_in(effect.effect)
    return isinstance(effect, CreateToken) or (isinstance(effect, Move) and effect.to == S.FIELD)


def waits_for_a_card(event: Node) -> bool:
    """Whether an event names the card it is about as one of several that it may be."""
    if isinstance(event, (While, NthTime)):
        return waits_for_a_card(event.trigger)
    return isinstance(getattr(event, "what", None), (All, Filter))
