"""Whether something that is asked can turn out otherwise when continuous effects are applied (909)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Keyword
from willpower.abilities.base import Node, walk
from willpower.abilities.nouns import HasCounter, Pred, StatIs
from willpower.abilities.quantities import Count, DamageCapacity, Stat

_asking: Final[dict[int, tuple[Node, bool]]] = {}


def asks_characteristics(root: Node) -> bool:
    """Whether a condition could turn out otherwise when continuous effects have been applied."""
    known = _asking.get(id(root))
    if known is not None and known[0] is root:
        return known[1]
    # The conditions of these keywords count stones, crests, runes and stories (1128.3, 1131.2).
    found = isinstance(root, Keyword) and root.keyword != "null"
    if not found and not isinstance(root, Keyword):
        asking = [node for node in walk(root) if isinstance(node, (Pred, Count, Stat, DamageCapacity))]
        found = any([not counts_marks(node) for node in asking])
    _asking[id(root)] = (root, found)
    return found


def counts_marks(node: Node) -> bool:
    """Whether a number is one of counters or of damage, which no continuous effect changes."""
    return isinstance(node, HasCounter) or (
        isinstance(node, (Stat, StatIs)) and node.stat in ("counters", "damage")
    )
