"""Numbers and other qualities of single cards, compared, shared and told apart."""

from __future__ import annotations

from typing import Final, assert_never

from willpower.abilities.nouns import Filter, Shares, Together
from willpower.abilities.quantities import Num
from willpower.abilities.symbols import ALL_ATTRIBUTES, CHASE, FIELD, IN_PLAY, RULER_AREA
from willpower.abilities.words import EachOther, Op, Quality, StatWord

from ...core.ids import RefId, is_player
from ...core.objects import Chars, Obj
from ...core.state import State
from ...core.will import LETTER_X


def compare(left: int, op: Op, right: int) -> bool:
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
    assert_never(op)


def total_cost(g: State, o: Obj) -> int:
    """The total cost (203.5); X counts on the chase only (203.5b)."""
    c = o.chars
    if o.zone != CHASE or not c.need[LETTER_X]:
        return c.total
    x = o.x
    if x < 0 and o.ctx in g.work.ctxs:
        x = g.work.ctxs[o.ctx].x
    return c.total + c.need[LETTER_X] * max(x, 0)


def stat(g: State, word: StatWord, o: Obj, counter: str = "") -> int | None:
    """A number of a card, of `counter` only if that is one; None if it has none (206.1a, 207.2a)."""
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
        if not o.counters:
            return 0
        return o.counters.get(counter, 0) if counter else sum(o.counters.values())
    if word == "attributes":
        return (o.chars.attributes & ALL_ATTRIBUTES).bit_count()
    assert_never(word)


def divinity(c: Chars) -> int:
    """The divinity of a card: what is printed as such, and the number of [Divinity] (209, 1136.3)."""
    n = c.divinity
    for k in c.ab.named.get("divinity", ()):
        assert isinstance(k.number, Num), "[Divinity] has a plain number"
        n += k.number.n
    return n


# ---- qualities that cards share or differ in -------------------------------------------------------------


def qualities(g: State, kind: Quality, o: Obj) -> tuple[str, ...]:
    """The values of a quality that a card has, to be compared with another's."""
    c = o.chars
    if kind == "name":
        return c.names
    if kind == "race":
        return c.races
    if kind == "attribute":
        return tuple([str(bit) for bit in (1, 2, 4, 8, 16) if c.attributes & bit])
    if kind == "magic stone type":
        return tuple([str(bit) for bit in (1, 2, 4, 8, 16) if c.stones & bit])  # 201.4
    if kind == "type":
        return tuple([str(1 << i) for i in range(9) if c.types >> i & 1])
    if kind == "controller":
        return (str(o.controller),)
    if kind == "owner":
        return (str(o.owner),)
    if kind == "zone":
        return (f"{o.zone} {o.owner if o.zone & IN_PLAY else o.controller}",)
    if kind == "total cost" or kind == "atk" or kind == "def":
        value = stat(g, kind, o)
        return () if value is None else (str(value),)
    assert_never(kind)


def share(g: State, word: Quality, a: Obj, b: Obj) -> bool:
    """Whether two cards have a value of a quality in common."""
    theirs = qualities(g, word, b)
    for value in qualities(g, word, a):  # noqa: SIM110  (a generator costs more)
        if value in theirs:
            return True
    return False


_together: Final[dict[tuple[EachOther, Quality], Together]] = {}


def together(filter: Filter | None) -> Together | None:
    """How cards of a filter that are picked together must go with each other."""
    if filter is not None:
        for p in filter.preds:
            if isinstance(p, Shares) and p.each_other:
                key = (p.each_other, p.quality)
                found = _together.get(key)
                if found is None:
                    found = _together[key] = Together(p.each_other, p.quality)
                return found
    return None


def goes_with(g: State, rule: Together, ref: RefId, chosen: tuple[RefId, ...]) -> bool:
    """Whether a card may be chosen beside others."""
    how = rule.how
    if how == "at most":
        cards = [g.table.objs[r] for r in (*chosen, ref) if not is_player(r)]
        return sum([stat(g, rule.stat, o) or 0 for o in cards]) <= rule.most
    if how == "one of each":
        return True  # asked by the cards of each kind (choosing.one_of_each)
    if how == "same" or how == "different":
        for other in chosen:
            if is_player(ref) or is_player(other):
                continue
            if share(g, rule.quality, g.table.objs[ref], g.table.objs[other]) != (how == "same"):
                return False
        return True
    assert_never(how)


def completing(
    g: State, rule: Together, left: tuple[RefId, ...], picks: tuple[RefId, ...], least: int
) -> tuple[RefId, ...]:
    """Those of the cards that can be picked next with which as many as there must be can be picked in the
    end."""
    found: list[RefId] = []
    for ref in left:
        others = tuple([other for other in left if other != ref])
        if completed(g, rule, others, (*picks, ref), least):
            found.append(ref)
    return tuple(found)


def completed(
    g: State, rule: Together, pool: tuple[RefId, ...], picks: tuple[RefId, ...], least: int
) -> bool:
    """Whether picks can be completed to so many cards that go with each other."""
    if len(picks) >= least:
        return True
    able = tuple([ref for ref in pool if goes_with(g, rule, ref, picks)])
    for n, ref in enumerate(able):
        if len(picks) + len(able) - n < least:
            return False
        if completed(g, rule, able[n + 1 :], (*picks, ref), least):
            return True
    return False


def before_it_left(g: State, ref: RefId) -> RefId:
    """The object that a card was in the field or on the chase before it left (911.1); else as it is now."""
    if ref < 0:
        return ref
    o = g.table.objs[ref]
    if o.prev >= 0 and g.table.objs[o.prev].zone & (FIELD | CHASE):
        return o.prev
    if o.zone == RULER_AREA:
        was = as_j_ruler(g, ref)
        if was is not None:
            return was.id
    return ref


def as_j_ruler(g: State, ref: RefId) -> Obj | None:
    """What a ruler was as a J-ruler in the field (911.1). Older editions do not look back inside the play
    ground."""
    if g.edition.last_known_information == "always":
        for was in reversed(g.table.objs):
            if was.became == ref and was.zone == FIELD:
                return was
    return None
