"""Standing effects about each player alone: "if a player has played a chant, that player cannot attack".

There are two players (102.1), so such an effect is two: one for you and one for your opponent.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from willpower.abilities.ability import Ability, Continuous
from willpower.abilities.base import Node, walk
from willpower.abilities.nouns import EachPlayer, Opponent, Who, You
from willpower.abilities.statics import CostChange, Prevent, Replace, Static

from .raw import SubjectWho, ThatPlayer
from .rows import Row
from .table import Table


def each_alone(abilities: tuple[Ability, ...], table: Table) -> tuple[Ability, ...]:
    """The abilities with one effect for each player where one speaks of each of them."""
    return tuple(_apart(one, table) if isinstance(one, Continuous) else one for one in abilities)


def _apart(ability: Continuous, table: Table) -> Continuous:
    effects: list[Static] = []
    for effect in ability.effects:
        if _of_each(effect, table):
            effects += [_of(effect, You()), _of(effect, Opponent())]
        else:
            effects.append(effect)
    return ability if len(effects) == len(ability.effects) else replace(ability, effects=tuple(effects))


def _of_each(effect: Static, table: Table) -> bool:
    """Whether an effect speaks of a player again ("that player", "their"), or of the first of each player."""
    if isinstance(effect, CostChange) and effect.first_each_turn and isinstance(effect.who, EachPlayer):
        return True
    if isinstance(effect, (Replace, Prevent)) and effect.each_turn:
        if isinstance(getattr(effect.event, "who", None), EachPlayer):
            return True
    return any(_again(node, table) for node in walk(effect))


def _again(node: Node, table: Table) -> bool:
    """Whether a word points at each player: "that player", "their", "that player controls"."""
    row = table.row(node.phrase)
    if not isinstance(row, Row):
        return False
    if isinstance(node, EachPlayer):
        return row.node in (ThatPlayer, SubjectWho)
    said = isinstance(row.fixed.get("who"), (ThatPlayer, SubjectWho))
    return said and isinstance(getattr(node, "who", None), EachPlayer)


def _of(value: Any, who: Who) -> Any:
    """The same about one player."""
    if isinstance(value, EachPlayer):
        return replace(who, phrase=value.phrase)
    if isinstance(value, tuple):
        return tuple(_of(item, who) for item in value)
    if not isinstance(value, Node):
        return value
    new = {f.name: _of(getattr(value, f.name), who) for f in fields(value) if f.init}
    return replace(value, **new)
