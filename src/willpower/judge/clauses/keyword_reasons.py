"""Clauses of keywords and actions by rules that stand behind a refusal; a file may name them as reason."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from willpower.abilities.ability import Activate
from willpower.abilities.base import Node, walk
from willpower.abilities.effects import Banish, Destroy, Rest
from willpower.abilities.nouns import This
from willpower.abilities.statics import AddedCost, OtherCost
from willpower.abilities.symbols import GRAVEYARD, HAND, J_RULER, RUNES
from willpower.engine import NOBODY, RefId, State, chars, divinity_of, must, prohibited_by

from ..reading.lookup import Lookup
from ..reading.model import Action

# What a card lacks that a refusal is about, by the clause of the refusal.
_LACKING: Final = {
    "702.1": ("1111.2",),
    "703.1": ("1111.2",),
    "708.1": ("708.2", "906.2", "906.2a"),
    "710.1": ("1016.1",),
    "711.2": ("1136.2",),
    "905.3": ("1107.2",),
}
_UNAFFORDABLE: Final = ("803.5", "804.4")
# What an ability waits for that a card has only under the condition of a keyword.
_CONDITIONAL: Final = {
    "seal": ("1128.2b", "1128.2"),
    "crest": ("1131.2",),
    "legend": ("1133.2b", "1133.2"),
    "null": ("1134.2b", "1134.2"),
    "rune": ("1137.2", "1137.2a", "1137.2b"),
}


def keyword_reasons(g: State, action: Action, refs: list[RefId], clauses: tuple[str, ...]) -> Iterator[str]:
    """The clauses of chapters 1000 and 1100 that come to the same as those that refuse an action."""
    for clause in clauses:
        yield from _LACKING.get(clause, ())
    if "712.2" in clauses or ("803.3a" in clauses and action.verb == "attack"):
        if any(must(g, "attack", i) and "bloodlust" in chars(g, i).ab.keywords for i in g.table.field):
            yield "1123.2"
    if action.verb == "play" and action.awaken and "903.2j" in clauses:
        yield "1109.2"
    if action.incarnate and "903.2j" in clauses:
        yield "1110.2"
    if "711.1" in clauses and not divinity_of(g, action.player):
        yield "1136.2"
    if "705.1" in clauses and not any(["judgment" in chars(g, i).ab.keywords for i in rulers(g, action)]):
        yield "1125.2"
    for ref in refs:
        if ref >= 0 and g.table.objs[ref].became == NOBODY:
            yield from card_reasons(g, action, ref, clauses)
    if "903.2j" in clauses:
        for ref in refs:
            rests = [n for n in cost_nodes(g, action, ref) if isinstance(n, Rest)]
            if any(not isinstance(n.what, This) for n in rests):
                yield "1013.3"
    yield from cost_reasons(g, action, refs)


def cost_nodes(g: State, action: Action, ref: RefId) -> list[Node]:
    """What the cost of an ability that is meant is made of, or what a card's text asks for beside will."""
    if ref < 0:
        return []
    ab = chars(g, ref).ab
    if action.verb == "activate":
        meant = [a for a in ab.activates if action.ability in (None, a.paragraph)]
        return [node for a in meant for item in a.cost for node in walk(item)]
    if action.verb != "play":
        return []
    added = [n for a in ab.listed for n in walk(a) if isinstance(n, (AddedCost, OtherCost))]
    return [node for one in added for item in one.cost for node in walk(item)]


def rulers(g: State, action: Action) -> list[RefId]:
    """The rulers and J-rulers of who tries something."""
    player = action.player
    field = [i for i in g.table.field if g.table.objs[i].controller == player and chars(g, i).types & J_RULER]
    return [*g.table.players[player].zones.ruler_area, *field]


def card_reasons(g: State, action: Action, ref: RefId, clauses: tuple[str, ...]) -> Iterator[str]:
    """List the clauses that the card itself is the reason for."""
    o = g.table.objs[ref]
    keywords = chars(g, ref).ab.keywords
    if "mobilize" in keywords and any(clause in clauses for clause in _UNAFFORDABLE):
        yield "1129.2"
    if action.verb == "attack" and "803.3a" in clauses and o.since == g.turn.serial:
        yield "1107.2"
    if action.verb == "attack" and "803.3b" in clauses and "precision" not in keywords:
        yield "1103.2"
    if "902.1" in clauses and "inheritance" in keywords and o.zone != HAND:
        yield "1126.2a"
    if o.zone == GRAVEYARD and ("702.2" in clauses or "703.2" in clauses):
        yield "1115.2"  # it has no [Remnant]
    if o.zone == RUNES and action.verb == "play":
        yield "1136.4"
    if action.verb == "activate" and "707.1" in clauses:
        ab = chars(g, ref).ab
        for k in ab.conditional:
            there = [a for a in k.abilities if isinstance(a, Activate)]
            if there and not any(a in ab.activates for a in there):
                yield from _CONDITIONAL[k.keyword]


def cost_reasons(g: State, action: Action, refs: list[RefId]) -> Iterator[str]:
    """Why the cards that a step names cannot be used for a cost (1010.3, 1011.2)."""
    if not action.cost:
        return
    lookup = Lookup(g)
    named = [i for written in action.cost for i in lookup.candidates(written, action.player)[:1]]
    for ref in refs:
        nodes = cost_nodes(g, action, ref)
        for i in named:
            if i < 0:
                continue
            if g.table.objs[i].controller != action.player and any(isinstance(n, Banish) for n in nodes):
                yield "1011.2"
            if any(isinstance(n, Destroy) for n in nodes) and prohibited_by(g, "be destroyed", i):
                yield "1010.3"
                if "eternal" in chars(g, i).ab.keywords:
                    yield "1139.2"
