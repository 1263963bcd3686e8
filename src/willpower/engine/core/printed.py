"""Parts of an ability tree in the words of card text, for options, questions and views."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Activate
from willpower.abilities.base import Node
from willpower.abilities.effects import Apply, Banish, Produce, Recover, Rest
from willpower.abilities.mods import AddAbilities
from willpower.abilities.nouns import This
from willpower.abilities.statics import Gains
from willpower.language.lookup import Unprintable, print_ability

# Trees that the game made, not a text, may have parts that no phrase says.
_NO_WORDS: Final[tuple[type[Exception], ...]] = (
    Unprintable,
    AttributeError,
    TypeError,
    LookupError,
    ValueError,
)
_BARE: Final[dict[type[Node], str]] = {Rest: "Rest it", Recover: "Recover it"}  # "rest or recover it"


_MOST_KNOWN: Final = 20_000
_known: Final[dict[int, tuple[Node, str]]] = {}


def printed(node: Node | None) -> str:
    """An ability or a part of one in the words of card text; "" where the words are not enough."""
    if node is None:
        return ""
    known = _known.get(id(node))
    if known is not None and known[0] is node:
        return known[1]
    try:
        words = print_ability(node)
    except _NO_WORDS:
        words = _parts(node)
    if len(_known) >= _MOST_KNOWN:
        _known.clear()
    _known[id(node)] = (node, words)
    return words


def _parts(node: Node) -> str:
    """Words for what no phrase says alone: one of several parts that a text lists after one verb ("gains
    [Flying] or [Pierce]"), an ability that a keyword or the rules give."""
    if isinstance(node, Apply):
        return _both([printed(static) for static in node.statics])
    if isinstance(node, Gains):
        return _both([printed(mod) for mod in node.mods])
    if isinstance(node, AddAbilities):
        return _both([printed(ability) for ability in node.abilities])
    if isinstance(node, Activate) and node.effect is not None:
        cost = [printed(item) for item in node.cost]
        if node.keyword:
            return f"[{node.keyword.title()}] {', '.join([words for words in cost if words])}".strip()
        effect = printed(node.effect)
        return f"{', '.join(cost)}: {effect}" if effect and all(cost) else ""
    if isinstance(node, Banish) and isinstance(node.what, This):
        return "Banish this card"  # a will coin has no text (1119.2)
    if isinstance(node, Produce) and node.choices and node.count is None and node.only is None:
        return f"Produce {' or '.join(node.choices)}"
    return _BARE.get(type(node), "")


def _both(words: list[str]) -> str:
    return " and ".join(words) if all(words) else ""
