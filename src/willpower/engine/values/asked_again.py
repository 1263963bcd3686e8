"""Whether a change makes characteristics others at all: the questions of the last refresh, asked again.

Most changes that continuous effects look at (a stone comes, a phase begins) leave every answer as it was.
Where that can be seen without applying anything, nothing is computed anew: the change must leave alone which
effects there are (`PLAY`), and no question that looks at it may ask for anything that effects change of
cards, for then the answer is another one at each layer (909).
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Keyword
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import (
    AllConds,
    AnyCond,
    Compare,
    Condition,
    Exists,
    Fits,
    HappenedThisTurn,
    NotCond,
)
from willpower.abilities.nouns import (
    All,
    AllOf,
    AnyOf,
    Attached,
    Attacking,
    AttributeIs,
    CameFrom,
    ControlledBy,
    Host,
    InZone,
    IsOneOf,
    ManyAttributes,
    NameHas,
    NameIs,
    NoAttribute,
    Not,
    Noun,
    OtherThan,
    OwnedBy,
    Pred,
    Quantity,
    RaceIs,
    RulerOf,
    StatusIs,
    This,
    TypeIs,
    Who,
)
from willpower.abilities.quantities import Count, Divide, Minus, Num, Plus, Times
from willpower.abilities.statics import AddValues, Mod

from ..core.ids import NOBODY, RefId
from ..core.stale import PLAY, TURN
from ..core.state import State
from ..text.facets import facets, numbers, refreshing
from . import conditional_keywords as conditional
from . import evaluate
from .continuous import Gathered, Part, Question, Work
from .layers import about
from .steadiness import asks_characteristics

# What effects change of cards, and what questions ask of them (bits).
VALUES: Final = 1  # ATK and DEF
TYPES: Final = 2
RACES: Final = 4
NAMES: Final = 8
ATTRIBUTES: Final = 16
OTHERS: Final = 32  # abilities and all the rest
ANYTHING: Final = 63
_ASKS: Final[dict[type[Node], int]] = {
    **dict.fromkeys((Compare, Exists, Fits, NotCond, AllConds, AnyCond), 0),
    **dict.fromkeys((Num, Count, Times, Plus, Minus, Divide), 0),
    **dict.fromkeys((ControlledBy, OwnedBy, OtherThan, InZone, Not, AnyOf, AllOf, All, This, Host), 0),
    **dict.fromkeys((AttributeIs, NoAttribute, ManyAttributes), ATTRIBUTES),
    **dict.fromkeys((NameIs, NameHas), NAMES),
    TypeIs: TYPES,
    RaceIs: RACES,
    IsOneOf: 0,
    Attacking: 0,
    CameFrom: 0,
    RulerOf: TYPES,
    HappenedThisTurn: TYPES | RACES | NAMES | ATTRIBUTES,
    Keyword: TYPES | RACES | ATTRIBUTES,  # stones, stories, runes, crests (conditional_keywords.py)
}

# What a card does or where it is, whatever it is (evaluate/statuses.py).
_STATES: Final = frozenset(
    {
        *("rested", "recovered", "attacking", "blocking", "blocked", "unblocked"),
        *("attacked", "damaged", "token", "revealed", "fresh", "added", "in the field", "in hand"),
    }
)

Raised = tuple[tuple[RefId, int | None, int | None], ...]


def note_questions(g: State, work: Work) -> None:
    """Keep what a refresh asked, to be asked again, and what effects changed of cards."""
    kept = g.derived.gathered
    if not isinstance(kept, Gathered):
        return
    kept.steady = not (work.scaled or work.released or work.again or work.changes is not None)
    kept.asked = work.asked
    change = VALUES
    for ref, c in work.touched.items():
        base = g.table.objs[ref].base
        if c.types != base.types:
            change |= TYPES
        if c.races is not base.races:
            change |= RACES
        if c.names is not base.names:
            change |= NAMES
        if c.attributes != base.attributes:
            change |= ATTRIBUTES
        # What is not compared (costs, subtypes ...) is asked for by questions that ask for anything.
    kept.change = change | OTHERS


def answers_stand(g: State) -> bool:
    """Whether the changes since the last refresh leave the answer to each of its questions as it was."""
    kept = g.derived.gathered
    bits = g.derived.stale_by
    if not bits or bits & (PLAY | TURN) or not isinstance(kept, Gathered) or not kept.steady:
        return False
    for question in kept.asked:
        node = question[1]
        found = _about.get(id(node))
        if found is None or found.node is not node:
            found = About(node)
            _about[id(node)] = found
        if found.looks & bits and (found.asks & kept.change or not as_before(g, question)):
            return False
    return True


class About:
    """What a question looks at, and what it asks of cards; found out once."""

    __slots__ = ("asks", "looks", "node")

    def __init__(self, node: Node) -> None:
        self.node = node
        self.looks = refreshing(node) if isinstance(node, Keyword) else facets(node)
        self.asks = ANYTHING
        if isinstance(node, Keyword):
            self.asks = _ASKS[Keyword]
        elif isinstance(node, Condition) and not asks_characteristics(node):
            self.asks = 0
        elif not numbers(node) and not (isinstance(node, Mod) and not isinstance(node, AddValues)):
            self.asks = 0
            for one in walk(node):
                if isinstance(one, (Condition, Quantity, Pred, Noun)) and not isinstance(one, Who):
                    self.asks |= asks_of(one)


def asks_of(node: Node) -> int:
    """What one node asks of cards by itself; a node not listed here may ask for anything."""
    if isinstance(node, StatusIs):
        return 0 if node.status in _STATES else ANYTHING
    if isinstance(node, Attached):
        return 0 if node.how == "added" or node.how == "attached" else ANYTHING
    return _ASKS.get(type(node), ANYTHING)


_about: Final[dict[int, About]] = {}


def as_before(g: State, question: Question) -> bool:
    """Whether a question has the same answer still."""
    part, node, answer = question
    if isinstance(node, Keyword):
        return conditional.met(g, node, g.table.objs[part.source], []) == answer
    if isinstance(node, Condition):
        return evaluate.holds(g, node, part.ctx) == answer
    if isinstance(node, AddValues):
        return raised_by(g, part, node) == answer
    if isinstance(node, All):
        return evaluate.candidates(g, node.filter, part.ctx) == answer
    assert isinstance(node, Noun)
    return evaluate.refs(g, node, part.ctx) == answer


def raised_by(g: State, part: Part, mod: AddValues) -> Raised:
    """By how much an effect raises the ATK and DEF of each of its cards, where they have any."""
    found: list[tuple[RefId, int | None, int | None]] = []
    for ref in part.fixed:
        if ref >= 0 and g.table.objs[ref].became == NOBODY:
            c = g.table.objs[ref].chars
            atk = evaluate.number(g, mod.atk, about(part.ctx, ref)) if c.atk is not None else None
            defense = evaluate.number(g, mod.defense, about(part.ctx, ref)) if c.defense is not None else None
            found.append((ref, atk, defense))
    return tuple(found)
