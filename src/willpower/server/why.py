"""What can be done with the cards in sight, and for the rest everything that is in the way."""

from __future__ import annotations

from typing import Any

import msgspec

import willpower as wp
from willpower.rules.index import clauses

from .protocol import CardUses, Reasons, Use
from .protocol_view import Plan, Reason
from .table import Refusal


def reasons(game: wp.Game, seat: int, ref: int, name: str, client: str) -> Reasons:
    """All uses of a card that the seat sees; raises `Refusal` for any other."""
    found = game.uses(seat, ref)
    if not found:
        raise Refusal("not possible", "You see no such card.")
    return Reasons(name, client, ref, [_use(one) for one in found[0]["uses"]])


def all_uses(game: wp.Game, seat: int) -> list[CardUses]:
    """All uses of every card that the seat sees."""
    return [CardUses(card["object"], [_use(one) for one in card["uses"]]) for card in game.uses(seat)]


def _reason(clause: str, sentence: str) -> Reason:
    known = clauses().get(clause)
    return Reason(clause, sentence, known.ja if known is not None and known.summary == sentence else "")


def _use(use: dict[str, Any]) -> Use:
    why = [_reason(one["clause"], one["sentence"]) for one in use["reasons"]]
    first = why[0] if why else Reason("", "")
    plan = msgspec.convert(use["plan"], Plan | None)
    return Use(
        use["kind"],
        use["text"],
        use["option"],
        first.clause,
        first.sentence,
        use["number"],
        use["words"],
        why,
        plan,
    )
