"""Numbers and other qualities of single cards, compared, shared and told apart."""

from __future__ import annotations

from typing import Final

from willpower.abilities.nouns import Filter, Shares
from willpower.abilities.quantities import Num
from willpower.abilities.symbols import ALL_ATTRIBUTES, CHASE

from ...core.objects import Chars, Obj, is_player
from ...core.state import State
from ...core.will import LETTER_X

COMBINED: Final = "combined "  # before the stat and the most that cards chosen together may come to
OPS: Final = frozenset({"=", "!=", "<", "<=", ">", ">=", "odd", "even"})


def compare(left: int, op: str, right: int) -> bool:
    """Whether a number stands to another as `op` says; "odd" and "even" ask nothing of the other."""
    if op == "=":
        return left == right
    if op == ">=":
        return left >= right
    if op == "<=":
        return left <= right
    if op == ">":
        return left > right
    if op == "<":
        return left < right
    if op == "!=":
        return left != right
    if op == "odd":
        return left % 2 == 1
    if op == "even":
        return left % 2 == 0
    raise AssertionError(f"unknown comparison {op!r}")


def total_cost(g: State, o: Obj) -> int:
    """The total cost (203.5); X counts on the chase only (203.5b)."""
    c = o.chars
    if o.zone != CHASE or not c.need[LETTER_X]:
        return c.total
    x = o.x
    if x < 0 and o.ctx in g.work.ctxs:
        x = g.work.ctxs[o.ctx].x
    return c.total + c.need[LETTER_X] * max(x, 0)


STATS: Final = frozenset(
    {"total cost", "atk", "def", "printed atk", "printed def", "damage", "divinity", "counters", "attributes"}
)


def stat(g: State, word: str, o: Obj) -> int | None:
    """A number of a card by the words of StatIs; None if it has none (206.1a, 207.2a)."""
    if word == "atk":
        return o.chars.atk
    if word == "def":
        return o.chars.defense
    if word == "total cost":
        return total_cost(g, o)
    if word == "damage":
        return o.damage
    if word == "printed atk":
        return g.printed(o).atk  # 909.7
    if word == "printed def":
        return g.printed(o).defense
    if word == "divinity":
        return divinity(o.chars)
    if word == "counters":
        return sum(o.counters.values()) if o.counters else 0
    if word == "attributes":
        return (o.chars.attributes & ALL_ATTRIBUTES).bit_count()
    if word.startswith("counters:"):
        return o.counters.get(word[9:], 0) if o.counters else 0
    raise AssertionError(f"unknown number of a card {word!r}")


def divinity(c: Chars) -> int:
    """The divinity of a card: what is printed as such, and the number of [Divinity] (209, 1136.3)."""
    n = c.divinity
    for k in c.ab.named.get("divinity", ()):
        assert isinstance(k.number, Num), "[Divinity] has a plain number"
        n += k.number.n
    return n


# ---- qualities that cards share or differ in -------------------------------------------------------------

# Each in the singular and the plural.
QUALITIES: Final[dict[str, str]] = {
    "name": "name",
    "names": "name",
    "race": "race",
    "races": "race",
    "trait": "race",
    "traits": "race",
    "attribute": "attribute",
    "attributes": "attribute",
    "type": "type",
    "types": "type",
    "total cost": "total cost",
    "total costs": "total cost",
    "cost": "total cost",
    "costs": "total cost",
    "atk": "atk",
    "def": "def",
    "controller": "controller",
    "controllers": "controller",
    "owner": "owner",
    "owners": "owner",
    "zone": "zone",
    "zones": "zone",
    "graveyard": "zone",
    "graveyards": "zone",
}


def qualities(g: State, word: str, o: Obj) -> tuple[str, ...]:
    """The values of a quality that a card has, to be compared with another's."""
    kind = QUALITIES[word]
    c = o.chars
    if kind == "name":
        return c.names
    if kind == "race":
        return c.races
    if kind == "attribute":
        return tuple([str(bit) for bit in (1, 2, 4, 8, 16) if c.attributes & bit])
    if kind == "type":
        return tuple([str(1 << i) for i in range(9) if c.types >> i & 1])
    if kind == "controller":
        return (str(o.controller),)
    if kind == "owner":
        return (str(o.owner),)
    if kind == "zone":
        return (f"{o.zone} {o.owner}",)
    value = stat(g, kind, o)
    return () if value is None else (str(value),)


def share(g: State, word: str, a: Obj, b: Obj) -> bool:
    """Whether two cards have a value of a quality in common."""
    theirs = qualities(g, word, b)
    for value in qualities(g, word, a):  # noqa: SIM110  (a generator costs more)
        if value in theirs:
            return True
    return False


# At the end of a quality that cards share among themselves: "three gems that share an attribute".
EACH_OTHER: Final = " each other"


def together(filter: Filter | None) -> str:
    """How cards of a filter that are picked together must go with each other, in the words of `goes_with`."""
    if filter is not None:
        for p in filter.preds:
            if isinstance(p, Shares) and p.quality.endswith(EACH_OTHER):
                return "same " + p.quality.removesuffix(EACH_OTHER)
    return ""


def goes_with(g: State, distinct: str, ref: int, chosen: tuple[int, ...]) -> bool:
    """Whether a card may be chosen beside others: "name" or "different names", "same race" ..."""
    if not distinct:
        return True
    if distinct.startswith(COMBINED):
        word, _, most = distinct.removeprefix(COMBINED).rpartition(" ")
        return sum([stat(g, word, g.table.objs[r]) or 0 for r in (*chosen, ref) if not is_player(r)]) <= int(
            most
        )
    same = distinct.startswith("same ")
    word = distinct[5:] if same else distinct.removeprefix("different ")
    for other in chosen:
        if is_player(ref) or is_player(other):
            continue
        if share(g, word, g.table.objs[ref], g.table.objs[other]) != same:
            return False
    return True
