"""The uses of each card in sight for a player: its uses now, and for the rest all reasons why not.

One answer for the whole table. It is made of what the seat sees and of what the engine offers it; cards that
the seat does not see are not in it.
"""

from __future__ import annotations

from typing import Any, Final

from willpower.abilities.symbols import (
    ANY_RULER,
    ATTRIBUTE_NAME,
    CHASE,
    EXTRA_DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    IN_PLAY,
    ITEMS,
    J_RESONATOR,
    REMOVED,
    RULER_AREA,
    RUNES,
    STANDBY,
)

from ..core.decisions import CARDS, COST, TARGET, Decision, Option
from ..core.ids import NOBODY, OPPONENT, ObjId, PlayerId
from ..core.objects import Obj
from ..core.state import State
from ..core.will import KINDS
from ..pay.will_abilities import costs_will
from ..values.knowledge import Knowledge, knowledge
from .paying import payment_plan
from .view import option_words
from .view_card import ability_text
from .why_sentences import Reason, not_offered, reasons

_PLAYED_FROM: Final = HAND | STANDBY | GRAVEYARD | REMOVED | EXTRA_DECK | RUNES
CHOOSING: Final = frozenset((TARGET, CARDS, COST))  # decisions in which cards are chosen
_ZONES: Final = (HAND, RULER_AREA, ITEMS, STANDBY, RUNES, EXTRA_DECK, GRAVEYARD, REMOVED)


def uses(g: State, player: PlayerId, only: ObjId = NOBODY) -> list[dict[str, Any]]:
    """For every card that a player sees in play, in hands and in open zones what it can be used for now and
    why not for the rest, ready for JSON; `only` asks for one card."""
    known = knowledge(g)
    d = g.work.pending
    if d is not None and d.player != player:
        d = None
    offered: dict[int, list[int]] = {}
    for n, option in enumerate(d.options if d is not None else ()):
        if option.ref >= 0 and option.kind != "will":
            offered.setdefault(option.ref, []).append(n)
    out: list[dict[str, Any]] = []
    for ref in _in_sight(g, known, player):
        if only in (NOBODY, ref):
            out.append({"object": ref, "uses": _uses_of(g, player, ref, d, offered.get(ref, []))})
    return out


def _in_sight(g: State, known: Knowledge, seat: PlayerId) -> list[ObjId]:
    """The cards that a seat sees, its own first."""
    order: list[ObjId] = []
    for p in (seat, OPPONENT[seat]):
        zones = g.table.players[p].zones
        for zone in _ZONES:
            order += zones[zone]
    order += g.table.field
    order += g.table.chase
    return [i for i in order if known.sees(i, seat)]


def _uses_of(
    g: State, seat: PlayerId, ref: ObjId, d: Decision | None, offered: list[int]
) -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = []
    done: set[tuple[str, int]] = set()
    for n in offered:
        assert d is not None
        option = d.options[n]
        out.append(_use(g, option, n, []))
        done.add((option.kind, option.number if option.kind in ("activate", "judgment") else 0))
    for action in _wanted(g, seat, g.table.objs[ref]):
        key = (action.kind, action.number if action.kind in ("activate", "judgment") else 0)
        if key not in done:
            found = reasons(g, seat, action)
            if found:
                out.append(_use(g, action, None, found))
    if not offered and d is not None and d.kind in CHOOSING:
        out.append(_use(g, Option("card", ref, name=_name(g, ref)), None, not_offered(g, d, ref)))
    return out


def _use(g: State, option: Option, index: int | None, why: list[Reason]) -> dict[str, Any]:
    words = option_words(g, option)
    plan = payment_plan(g, index) if index is not None else None
    return {
        "kind": option.kind,
        "number": option.number,
        "text": option.text,
        "words": words,
        "option": index,
        "reasons": [{"clause": clause, "sentence": sentence} for clause, sentence in why],
        "plan": plan.told(g) if plan is not None else None,
    }


def _wanted(g: State, seat: PlayerId, o: Obj) -> list[Option]:
    """The plays of a card that somebody might want."""
    name = _name(g, o.id)
    c = o.chars
    out: list[Option] = []
    if o.zone & _PLAYED_FROM and o.controller == seat:
        out.append(Option("play", o.id, name=name))
        if o.zone == HAND and c.ab.keywords & {"trigger", "stealth"}:
            out.append(Option("standby", o.id, name=name))
    if o.controller == seat and o.zone != CHASE:
        for n, a in enumerate(c.ab.activates):
            if n == c.ab.will_index and o.zone & (IN_PLAY | ITEMS) and not costs_will(g, o):
                kind = next((bit for bit in KINDS if c.ab.will_mask & bit), 0)
                out.append(Option("source", o.id, kind, ATTRIBUTE_NAME.get(kind, "free"), name))
            elif o.zone & IN_PLAY or c.ab.zones & o.zone:
                words = ability_text(a) or a.name or f"ability {a.paragraph}"
                out.append(Option("activate", o.id, n, words, name, node=a))
    if o.zone == FIELD and o.controller == seat and c.types & J_RESONATOR:
        if g.turn.player == seat:
            out.append(Option("attack", o.id, seat - 2, "", name))
        else:
            out.append(Option("block", o.id, name=name))
    if o.zone & IN_PLAY and o.controller == seat and c.types & ANY_RULER and "judgment" in c.ab.keywords:
        for n, k in enumerate(c.ab.named["judgment"]):
            out.append(Option("judgment", o.id, n, "", name, node=k))
    if o.zone == RULER_AREA and o.controller == seat:
        out.append(Option("call", name=name))
    return out


def _name(g: State, ref: ObjId) -> str:
    names = g.table.objs[ref].chars.names
    return names[0] if names else ""
