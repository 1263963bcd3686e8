"""What can be done with a card in sight, and for the rest the clause that forbids it and what that says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import willpower as wp
from willpower.rules.index import clauses

from .protocol import Reasons, Use
from .table import Refusal


def cards_in(value: Any) -> Iterator[dict[str, Any]]:
    """Every card of a view, wherever in it."""
    if isinstance(value, dict):
        if "id" in value and "types" in value:
            yield value
        for part in value.values():
            yield from cards_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from cards_in(part)


def reasons(game: wp.Game, seat: int, ref: int, name: str, client: str) -> Reasons:
    """All uses of a card that the seat sees; raises `Refusal` for any other."""
    card = next((one for one in cards_in(game.view(seat)) if one["id"] == ref), None)
    if card is None:
        raise Refusal("not possible", "You see no such card.")
    decision = game.decision
    uses: list[Use] = []
    offered: set[tuple[str, int]] = set()
    if decision is not None and decision.player == seat:
        for n, option in enumerate(decision.options):
            if option.ref == ref and option.kind != "will":
                uses.append(Use(option.kind, option.text, n, "", ""))
                offered.add((option.kind, option.number))
    for option in _uses(card, seat):
        if (option.kind, option.number) in offered or (
            option.kind in ("attack", "play", "standby", "block")
            and any([k == option.kind for k, _ in offered])
        ):
            continue
        clause = game.why_not(seat, option)
        if clause is not None:
            known = clauses().get(clause)
            uses.append(
                Use(option.kind, option.text, None, clause, known.summary if known is not None else "")
            )
    return Reasons(name, client, ref, uses)


def _uses(card: dict[str, Any], seat: int) -> Iterator[wp.Option]:
    """What one might want to do with a card."""
    ref, name, types = card["id"], card["name"], card["types"]
    if card["zone"] in ("hand", "extra deck", "runes", "graveyard", "standby", "removed"):
        yield wp.Option("play", ref, name=name)
        if card["zone"] == "hand" and "standby" in card.get("keywords", ()):
            yield wp.Option("standby", ref, name=name)
    if card["zone"] in ("field", "ruler"):
        for n, text in enumerate(card.get("text", ())):
            if ":" in text or "➤" in text:
                yield wp.Option("activate", ref, n, text, name)
    if card["zone"] == "field" and ("Resonator" in types or "J-Ruler" in types):
        if card["controller"] == seat:
            yield wp.Option("attack", ref, -1 - (1 - seat), name=name)
            yield wp.Option("block", ref, name=name)
    if card["zone"] == "ruler" and card["controller"] == seat:
        yield wp.Option("judgment", ref, name=name)
