"""What a player could pay with (907, 1003): produced will, cards that make one will by resting, other will
abilities.

A card that makes one will by just resting is counted by the set of kinds it can make. Every other will
ability is a `Maker`: it asks for something and makes some will. Whether makers help is found by asking
backwards: instead of what a maker makes, what it asks for has to be paid.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.effects import SpendOnly
from willpower.abilities.nouns import Filter
from willpower.abilities.statics import Cannot
from willpower.abilities.symbols import CHANT, IN_PLAY, ITEMS, J_RESONATOR, RULER_AREA

from ..change.triggers import context_of
from ..core.events import ABILITY_PLAYED
from ..core.objects import NOBODY, Obj
from ..core.state import State
from ..core.will import FREE, INDEX, Need, payable, plus, total
from ..values.characteristics import refresh
from ..values.evaluate import fits
from ..values.prohibition import allowed, cannot, cannot_play_ability

_MOST_STEPS: Final = 12  # makers used one after the other for one payment; more than any payment needs

# What would have to be allowed for a card to be rested for will.
_USING: Final = frozenset({"rest", "be rested", "activate", "play abilities"})


class Maker:
    """A will ability that asks for more than resting its card, or makes more than one will."""

    __slots__ = ("index", "need", "outs", "ref", "rests", "times")

    def __init__(
        self, ref: int, index: int, need: Need, outs: tuple[tuple[int, ...], ...], rests: bool, times: int
    ) -> None:
        self.ref = ref
        self.index = index  # among the activate abilities of the card
        self.need = need  # the will it asks for itself
        self.outs = outs  # the different will it can make, as kinds
        self.rests = rests  # it rests or uses up its card
        self.times = times  # how often it can be used for one payment


class Supply:
    """What a player could pay with now."""

    __slots__ = ("bound", "count", "known", "makers", "masks", "pool", "sources")

    def __init__(self) -> None:
        self.masks: dict[int, int] = {}
        self.count = 0
        self.bound = False  # some of the will is restricted, so it depends on what it is spent on
        self.known: dict[Need, bool] = {}
        self.pool: list[int] = []  # indices of usable will
        self.sources: list[tuple[int, int]] = []  # (object, mask)
        self.makers: list[Maker] = []

    def pays(self, need: Need) -> bool:
        """Whether it is enough for a need."""
        found = self.known.get(need)
        if found is None:
            found = sum(need[:8]) <= self.count and payable(need, self.masks, self.count)
            if not found and self.makers:
                found = self.pays_with_makers(need)
            self.known[need] = found
        return found

    def pays_with_makers(self, need: Need, used: tuple[Maker, ...] = (), plain: bool = False) -> bool:
        """Whether it is enough if makers are used, `used` having been used already; `plain`: only makers that
        ask for no will."""
        seen: set[tuple[Need, tuple[int, ...]]] = set()
        todo: list[tuple[Need, tuple[Maker, ...]]] = [(need, used)]
        while todo:
            want, taken = todo.pop()
            key = (want, tuple(sorted([id(m) for m in taken])))
            if key in seen:
                continue
            seen.add(key)
            if self.pays_without(want, taken):
                return True
            if len(taken) - len(used) >= _MOST_STEPS:
                continue
            for m in self.makers:
                if not free_for(m, taken) or (plain and any(m.need)):
                    continue
                for out in m.outs:
                    left = after_making(want, out)
                    if left != want:
                        todo.append((plus(left, m.need), (*taken, m)))
        return False

    def pays_without(self, need: Need, taken: tuple[Maker, ...]) -> bool:
        """Whether produced will and resting cards are enough, without the cards that makers used up."""
        if not taken or not self.sources:
            return payable(need, self.masks, self.count)
        gone = {m.ref for m in taken if m.rests}
        masks = dict(self.masks)
        count = self.count
        for ref, mask in self.sources:
            if ref in gone:
                masks[mask] -= 1
                count -= 1
        return payable(need, masks, count)


def free_for(m: Maker, taken: tuple[Maker, ...]) -> bool:
    """Whether a maker can be used after others."""
    if sum([1 for t in taken if t is m]) >= m.times:
        return False
    return not m.rests or not any([t.ref == m.ref and t.rests for t in taken])


def after_making(need: Need, out: tuple[int, ...]) -> Need:
    """What is left of a need once this will is spent on it; what is of no use is left over."""
    for bit in out:
        left = spend(need, bit)
        if left is not None:
            need = left
    return need


def spend(left: Need, bit: int) -> Need | None:
    """What is left to pay after one will; None if it is of no use."""
    changed = list(left)
    i = INDEX.get(bit, -1)
    if i >= 0 and changed[i]:
        changed[i] -= 1
    elif changed[FREE]:
        changed[FREE] -= 1
    else:
        return None
    return tuple(changed)


def fresh_for_rest(g: State, o: Obj) -> bool:
    """Whether a J/resonator may not yet use abilities with the rest symbol (905.3, 1107.2)."""
    came = o.since if g.edition.freshness != "entered" else o.entered
    return (
        came == g.turn.serial
        and bool(o.chars.types & J_RESONATOR)
        and "swiftness" not in o.chars.ab.keywords
        and not allowed(g, "activate fresh", o.id)
    )


def may_spend(g: State, only: SpendOnly | None, purpose: str, ref: int, source: int) -> bool:
    """Whether will with a restriction may be spent on this."""
    if only is None or only.anything:
        return True
    if purpose in only.costs:
        return True
    if ref < 0:
        return False
    ctx = context_of(g, source if source >= 0 else ref)
    if purpose in ("play", "rune") and only.play is not None:
        return fits(g, Filter(only.play.preds, g.table.objs[ref].zone), ref, ctx)
    if purpose in ("activate", "god's art") and only.activate is not None:
        return fits(g, Filter(only.activate.preds, g.table.objs[ref].zone), ref, ctx)
    return False


def for_awakening(g: State, player: int, ref: int, need: Need, part: Need) -> tuple[Need, tuple[int, ...]]:
    """Produced will that is for awakening only pays that part of a cost first: what is left of the cost, and
    which will that is (1109.2)."""
    used: list[int] = []
    for k, w in enumerate(g.table.players[player].will):
        if w.only is None or may_spend(g, w.only, "play", ref, w.source):
            continue
        if "awakening" not in w.only.costs and not (
            "awakening of chants" in w.only.costs and g.table.objs[ref].chars.types & CHANT
        ):
            continue
        open_part = tuple([min(a, b) for a, b in zip(part, need, strict=True)])  # what is not lowered
        left = spend(open_part, w.bit)
        if left is not None:
            used.append(k)
            part = left
            need = tuple([n - a + b for n, a, b in zip(need, open_part, left, strict=True)])
    return need, tuple(used)


def supply(g: State, player: int, exclude: int = NOBODY, purpose: str = "", ref: int = NOBODY) -> Supply:
    """Everything a player could pay with, leaving out one object (which has to rest for something else)."""
    if g.derived.dirty:
        refresh(g)
    if exclude == NOBODY:
        known = g.derived.supplies[player]
        if known is not None and known[0] == g.derived.version and isinstance(known[1], Supply):
            return known[1]  # nothing changed since it was worked out
    s = Supply()
    masks = s.masks
    objs = g.table.objs
    for k, w in enumerate(g.table.players[player].will):
        if w.only is None or may_spend(g, w.only, purpose, ref, w.source):
            m = w.bit or 128
            masks[m] = masks.get(m, 0) + 1
            s.count += 1
            s.pool.append(k)
        if w.only is not None:
            s.bound = True
    zones = g.table.players[player].zones
    plain = True
    for forbidding in g.derived.active.get(Cannot, ()):
        static = forbidding.static
        assert isinstance(static, Cannot)
        if static.act in _USING:
            plain = False
            break
    now = g.turn.serial
    for place in (g.table.field, zones.get(RULER_AREA, ()), zones.get(ITEMS, ())):
        for i in place:
            o = objs[i]
            if o.controller != player or i == exclude:
                continue
            ab = o.chars.ab
            m = ab.will_mask
            # The usual magic stone needs no further questions.
            if (
                m
                and not o.rested
                and ((plain and o.since != now and o.zone & IN_PLAY) or rests_for_will(g, o))
            ):
                masks[m] = masks.get(m, 0) + 1
                s.count += 1
                s.sources.append((i, m))
            if ab.will_others:
                _add_makers(g, s, o, purpose, ref)
    if ABILITY_PLAYED in g.derived.watch and s.sources:
        from . import echoes  # what else an ability would do is asked with what could be paid

        echoes.foresee(g, player, s, g.derived.watch[ABILITY_PLAYED])
    if exclude == NOBODY and not s.bound and not s.makers:
        g.derived.supplies[player] = (g.derived.version, s)
    return s


def rests_for_will(g: State, o: Obj) -> bool:
    """Whether a card could be rested for its will now (1013.2, 905.3)."""
    if o.rested or not o.zone & IN_PLAY or (o.since == g.turn.serial and fresh_for_rest(g, o)):
        return False
    if Cannot not in g.derived.active:
        return True
    if cannot(g, "rest", o.id) or cannot(g, "be rested", o.id):
        return False
    ab = o.chars.ab
    return ab.will_index < 0 or not cannot_play_ability(g, o.controller, o.id, ab.activates[ab.will_index])


def _add_makers(g: State, s: Supply, o: Obj, purpose: str, ref: int) -> None:
    """The other will abilities of a card that could be played if the will they ask for were there."""
    from . import (
        will_abilities as makers,  # whether an ability can be played is asked with what could be paid
    )

    for index in o.chars.ab.will_others:
        found, only = makers.maker(g, o, index)
        if found is None:
            continue
        if only is not None:
            s.bound = True
            if not may_spend(g, only, purpose, ref, o.id):
                continue
        s.makers.append(found)


def can_pay_will(
    g: State, player: int, need: Need, exclude: int = NOBODY, purpose: str = "", ref: int = NOBODY
) -> bool:
    """Whether a player could pay the need now, with will abilities (1003.5)."""
    if not any(need):
        return True
    return supply(g, player, exclude, purpose, ref).pays(need)


def most_x(g: State, player: int, need: Need, exclude: int, purpose: str, ref: int) -> int:
    """No X larger than this could be paid for."""
    s = supply(g, player, exclude, purpose, ref)
    base = list(need)
    base[8] = 0
    count = s.count
    for m in s.makers:
        count += m.times * max([len(out) for out in m.outs], default=0)
    return (count - total(tuple(base))) // max(1, need[8])
