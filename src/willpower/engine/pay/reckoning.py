"""Whether will can be paid: reckoned by counts, never by trying equal sources one after the other
(1003.4, 1003.5).

A unit of will is a number: its kinds as bits (128: without attribute) and, above them, the claims it may
be spent on. A claim is something that has to be paid: what is paid now, what has to be paid after it,
what a will ability costs. Will abilities that are alike are one group with a number of uses. Those that
cost no will add their units where the cards, the life and the counters they ask for suffice for all
together; those that cost will are asked backwards: instead of what one produces, what it costs has to be
paid.
"""

from __future__ import annotations

from typing import Final

from ..core.bounds import MOST_WAYS, Work
from ..core.ids import UNDETERMINED, UNLIMITED, ObjId, RefId
from ..core.state import State
from ..core.will import FREE, INDEX, KINDS, NOTHING, Need, payable, plus, total
from .demands import Demand, flows, matched

ANY_TIMES: Final = UNLIMITED  # no limit says how often an ability may be used
CLAIMS: Final = 8  # the bits of a unit above these are claims
_KINDS: Final = 255
_NO_END: Final = 1_000_000_000

Units = tuple[int, ...]
Wants = tuple[Need, ...]  # what has to be paid, claim by claim


class WillAbility:
    """A will ability that asks for more than resting its card, or produces more than one will: what it costs
    and what it would produce (907.1)."""

    __slots__ = (
        "claim",
        "counters",
        "gone",
        "index",
        "life",
        "likeness",
        "need",
        "outs",
        "ref",
        "rests",
        "times",
    )

    def __init__(self, ref: ObjId, index: int, need: Need, outs: tuple[Units, ...]) -> None:
        self.ref = ref
        self.index = index  # among the activate abilities of the card
        self.need = need  # the will it costs
        self.claim = 0  # which claim that is
        self.outs = outs  # the different will it can produce
        self.rests: tuple[Demand, ...] = ()  # the cards that its cost rests
        self.gone: tuple[Demand, ...] = ()  # the cards that its cost takes away
        self.life = 0
        self.counters: tuple[tuple[RefId, str, int], ...] = ()  # card, name, how many
        self.times = ANY_TIMES
        self.likeness: tuple[object, ...] = (ref, index)  # equal for abilities that need not be told apart

    def copy(self) -> WillAbility:
        """The same, before it is known what its will may be spent on."""
        made = WillAbility(self.ref, self.index, self.need, ())
        made.rests, made.gone, made.life = self.rests, self.gone, self.life
        made.counters, made.times = self.counters, self.times
        return made


class Kept:
    """The cards, life and counters that the rest of a cost asks for: will abilities leave them there."""

    __slots__ = ("gone", "life", "rests")

    def __init__(self) -> None:
        self.rests: list[Demand] = []
        self.gone: list[Demand] = []
        self.life = 0

    def add(self, other: Kept) -> None:
        """Add the demands of another cost."""
        self.rests += other.rests
        self.gone += other.gone
        self.life += other.life


def without_card(kept: Kept, ref: ObjId) -> Kept:
    """The things still kept once a card has been rested for will: it does not rest for anything else."""
    other = Kept()
    other.gone = kept.gone
    other.life = kept.life
    for d in kept.rests:
        cards = tuple([c for c in d.cards if c != ref])
        other.rests.append(d if len(cards) == len(d.cards) else Demand(d.count, cards, d.rests, d.together))
    return other


NOTHING_KEPT: Final = Kept()


class Group:
    """Will abilities that are alike: used n times, they ask for n times the same and produce n times the
    same."""

    __slots__ = ("ability", "counters", "gone", "most", "rests")

    def __init__(self, ability: WillAbility) -> None:
        self.ability = ability
        self.rests = ability.rests
        self.gone = ability.gone
        self.counters = ability.counters
        self.most = ability.times

    def add(self, other: WillAbility) -> None:
        """One more of the same kind: what it asks of its own card, any of them can give."""
        self.rests = tuple([joined(a, b) for a, b in zip(self.rests, other.rests, strict=True)])
        self.gone = tuple([joined(a, b) for a, b in zip(self.gone, other.gone, strict=True)])
        self.most = ANY_TIMES if other.times == ANY_TIMES else self.most + other.times


def joined(a: Demand, b: Demand) -> Demand:
    """A demand that the cards of two others meet."""
    if a.cards == b.cards:
        return a
    cards = (*a.cards, *[c for c in b.cards if c not in a.cards])
    return Demand(a.count, cards, a.rests, a.together, a.marks)


class Reckoner:
    """Everything a player could pay with, asked whether it is enough."""

    __slots__ = ("counters", "groups", "life", "pool", "sources", "work")

    def __init__(
        self,
        pool: dict[int, int],
        sources: list[tuple[int, int]],
        abilities: list[WillAbility],
        life: int,
        counters: dict[tuple[int, str], int],
    ) -> None:
        self.pool = pool  # produced will, by unit
        self.sources = sources  # cards that rest for one will: card, unit
        self.life = life
        self.counters = counters
        self.groups = grouped(abilities)
        self.work = Work(MOST_WAYS, "ways to make will")

    def enough(self, g: State, wants: Wants, kept: Kept, first: WillAbility | None = None) -> bool:
        """Whether all of this can be paid; `first`: an ability that has been used already, whose cost is
        among the wants."""
        self.work.done = 0
        used: Used = {}
        if first is not None:
            for n, group in enumerate(self.groups):
                if group.ability.likeness == first.likeness:
                    used[n] = 1
        if not self.within(g, used, kept):
            return False
        return self.relaxed(wants) and self.regress(g, wants, used, kept)

    def relaxed(self, wants: Wants) -> bool:
        """Whether it would be enough if nothing that is used for will were missed elsewhere and no
        ability cost will; most questions end here."""
        need = NOTHING
        for want in wants:
            need = plus(need, want)
        asked = total(need)
        masks: dict[int, int] = {}
        count = 0
        for unit, n in self.pool.items():
            masks[unit & _KINDS] = masks.get(unit & _KINDS, 0) + n
            count += n
        for _, unit in self.sources:
            masks[unit & _KINDS] = masks.get(unit & _KINDS, 0) + 1
            count += 1
        for group in self.groups:
            kinds = 0
            longest = 0
            for out in group.ability.outs:
                longest = max(longest, len(out))
                for unit in out:
                    kinds |= unit & _KINDS
            n = longest * self.most_uses(group, asked)
            masks[kinds] = masks.get(kinds, 0) + n
            count += n
        return payable(need, masks, count)

    def most_uses(self, group: Group, asked: int) -> int:
        """How often abilities of a group can be used if nothing else is; more than `asked` is of no use."""
        a = group.ability
        most = asked if group.most == ANY_TIMES else min(asked, group.most)
        if a.life:
            most = min(most, self.life // a.life)
        for d in (*group.rests, *group.gone):
            if d.count:
                most = min(most, len(d.cards) // d.count)
        for ref, name, n in group.counters:
            if n and group.most == ANY_TIMES:
                most = min(most, self.counters.get((ref, name), 0) // n)
        return most

    def most(self) -> int:
        """No more will than this could be there at once; unlimited if there is no end to it."""
        n = sum(self.pool.values()) + len(self.sources)
        for group in self.groups:
            longest = max([len(out) for out in group.ability.outs])
            uses = self.most_uses(group, _NO_END)
            if uses < _NO_END:
                n += longest * uses
            elif total(group.ability.need) < longest:
                return UNLIMITED
        return n

    def within(self, g: State, used: Used, kept: Kept) -> bool:
        """Whether life, counters and cards suffice for the abilities used and for what is kept."""
        life = kept.life
        counters: dict[tuple[int, str], int] = {}
        gone: list[Demand] = list(kept.gone)
        for n, times in used.items():
            group = self.groups[n]
            if group.most != ANY_TIMES and times > group.most:
                return False
            life += group.ability.life * times
            gone += [d.times(times) for d in group.gone]
            for ref, name, many in group.counters:
                counters[ref, name] = counters.get((ref, name), 0) + many * times
        if life > self.life:
            return False
        for key, many in counters.items():
            if many > self.counters.get(key, 0):
                return False
        return len(gone) == len(kept.gone) or matched(g, gone)

    def regress(self, g: State, wants: Wants, used: Used, kept: Kept) -> bool:
        """Asks backwards through the abilities that cost will. A want that is harder than one asked already,
        with no more left to use, is not asked again: so this comes to an end."""
        asked: list[tuple[Wants, Used]] = []
        todo: list[tuple[Wants, Used]] = [(wants, used)]
        while todo:
            want, now = todo.pop()
            if any([easier(w, want) and fewer(u, now) for w, u in asked]):
                continue
            asked.append((want, now))
            if self.without_converting(g, want, now, kept):
                return True
            for n, group in enumerate(self.groups):
                if group.ability.need == NOTHING:
                    continue
                more = dict(now)
                more[n] = more.get(n, 0) + 1
                if not self.within(g, more, kept):
                    continue
                for out in group.ability.outs:
                    for left in reduced(want, out):
                        if left != want:
                            self.work.step()
                            todo.append((added(left, group.ability), more))
        return False

    def without_converting(self, g: State, wants: Wants, used: Used, kept: Kept) -> bool:
        """Whether it is enough with abilities that cost no will."""
        asked = sum([total(want) for want in wants])
        units = dict(self.pool)
        open_ways: list[tuple[int, Units]] = []
        for n, group in enumerate(self.groups):
            if group.ability.need != NOTHING:
                continue
            if len(group.ability.outs) == 1 and self.apart(group, kept):
                used_before = used.get(n, 0)
                uses = max(0, self.most_uses(group, asked + used_before) - used_before)
                for unit in group.ability.outs[0]:
                    units[unit] = units.get(unit, 0) + uses
            else:
                open_ways += [(n, out) for out in group.ability.outs]
        return self.choose(g, wants, units, open_ways, 0, used, kept, asked)

    def apart(self, group: Group, kept: Kept) -> bool:
        """Whether nothing else asks for what a group of abilities asks for, so that it is used as often as it
        can be."""
        a = group.ability
        others = [other for other in self.groups if other is not group]
        if a.life and (kept.life or any([other.ability.life for other in others])):
            return False
        if a.counters and any([shares_counters(a, other.ability) for other in others]):
            return False
        if len(group.rests) + len(group.gone) > 1 or any([d.together for d in (*group.rests, *group.gone)]):
            return False
        for d in group.rests:
            mine = set(d.cards)
            if any([ref in mine for ref, _ in self.sources]):
                return False
            if touched(mine, kept.rests) or any([touched(mine, other.rests) for other in others]):
                return False
        for d in group.gone:
            mine = set(d.cards)
            if touched(mine, kept.gone) or any([touched(mine, other.gone) for other in others]):
                return False
        return True

    def choose(
        self,
        g: State,
        wants: Wants,
        units: dict[int, int],
        open_ways: list[tuple[int, Units]],
        at: int,
        used: Used,
        kept: Kept,
        asked: int,
    ) -> bool:
        """Tries how often the abilities are used that others compete with, and for which will: way by way, by
        counts."""
        self.work.step()
        if self.assigned(g, wants, units, used, kept):
            return True
        for k in range(at, len(open_ways)):
            n, out = open_ways[k]
            more = used
            made = units
            for _ in range(asked):  # each use pays at least one
                more = dict(more)
                more[n] = more.get(n, 0) + 1
                if not self.within(g, more, kept):
                    break
                made = dict(made)
                for unit in out:
                    made[unit] = made.get(unit, 0) + 1
                if self.choose(g, wants, made, open_ways, k + 1, more, kept, asked):
                    return True
        return False

    def assigned(self, g: State, wants: Wants, units: dict[int, int], used: Used, kept: Kept) -> bool:
        """Whether will that is there and cards that rest pay the wants, while other cards rest for what else
        asks for that."""
        rests: list[Demand] = []
        for d in kept.rests:  # a comprehension would be a call
            if d.count:
                rests.append(d)
        for n, times in used.items():
            rests += [d.times(times) for d in self.groups[n].rests]
        if not rests and len(wants) == 1:
            masks: dict[int, int] = {}
            count = 0
            for unit, n in units.items():
                masks[unit & _KINDS] = masks.get(unit & _KINDS, 0) + n
                count += n
            for _, unit in self.sources:
                masks[unit & _KINDS] = masks.get(unit & _KINDS, 0) + 1
                count += 1
            return payable(wants[0], masks, count)
        needs: list[int] = []
        kinds: list[int] = []  # which units serve a need: kinds and claim
        for claim, want in enumerate(wants):
            for i in range(FREE + 1):
                if want[i]:
                    needs.append(want[i])
                    kinds.append((KINDS[i] if i < FREE else _KINDS) | 1 << CLAIMS + claim)
        groups: dict[int, int] = {}
        for unit, n in units.items():
            b = served_by(unit, kinds)
            groups[b] = groups.get(b, 0) + n
        cards: dict[int, int] = {ref: served_by(unit, kinds) for ref, unit in self.sources}
        for d in rests:
            for ref in d.cards:
                cards[ref] = cards.get(ref, 0) | 1 << len(needs)
            needs.append(d.count)
        for b in cards.values():
            groups[b] = groups.get(b, 0) + 1
        return flows(groups, needs) and (
            not any([d.together for d in rests]) or all([matched(g, [d]) for d in rests])
        )


Used = dict[int, int]  # how often abilities of a group are used, by its number


def grouped(abilities: list[WillAbility]) -> list[Group]:
    """Will abilities by likeness, in the order in which they are met first."""
    found: dict[tuple[object, ...], Group] = {}
    for a in abilities:
        known = found.get(a.likeness)
        if known is None:
            found[a.likeness] = Group(a)
        else:
            known.add(a)
    return list(found.values())


def served_by(unit: int, kinds: list[int]) -> int:
    """The needs that a unit of will can pay, as bits."""
    found = 0
    for n, kind in enumerate(kinds):
        if unit & kind & _KINDS and unit >> CLAIMS & kind >> CLAIMS:
            found |= 1 << n
    return found


def touched(cards: set[RefId], demands: list[Demand] | tuple[Demand, ...]) -> bool:
    """Whether a demand asks for one of these cards."""
    return any([ref in cards for d in demands for ref in d.cards])


def shares_counters(a: WillAbility, b: WillAbility) -> bool:
    """Whether two abilities remove the same counters."""
    return any([x[:2] == y[:2] for x in a.counters for y in b.counters])


def easier(a: Wants, b: Wants) -> bool:
    """Whether whatever pays b pays a."""
    for x, y in zip(a, b, strict=True):
        for i in range(FREE + 1):
            if x[i] > y[i]:
                return False
    return True


def fewer(a: Used, b: Used) -> bool:
    """Whether no ability is used more often in a than in b."""
    return all([times <= b.get(n, 0) for n, times in a.items()])


def reduced(wants: Wants, out: Units) -> list[Wants]:
    """The wants that can be left once these units are spent on them: on an attribute rather than on free
    cost, which pays no less; what is of no use is left over."""
    ways: list[Wants] = [wants]
    for unit in out:
        nexts: list[Wants] = []
        for way in ways:
            for left in spent_on_one(way, unit) or [way]:
                if left not in nexts:
                    nexts.append(left)
        ways = nexts
    return ways


def spent_on_one(wants: Wants, unit: int) -> list[Wants]:
    """The different wants that are left after one unit."""
    found: list[Wants] = []
    for claim, want in enumerate(wants):
        if not unit >> CLAIMS + claim & 1:
            continue
        parts = [i for i in range(FREE) if want[i] and unit & KINDS[i]]
        if not parts and want[FREE]:
            parts = [FREE]
        for i in parts:
            changed = list(want)
            changed[i] -= 1
            found.append((*wants[:claim], tuple(changed), *wants[claim + 1 :]))
    return found


def added(wants: Wants, ability: WillAbility) -> Wants:
    """The wants with what an ability costs."""
    claim = ability.claim
    return (*wants[:claim], plus(wants[claim], ability.need), *wants[claim + 1 :])


def likeness(a: WillAbility) -> tuple[object, ...]:
    """A key that is equal for abilities which the reckoning need not tell apart: what is asked of the own
    card is alike for all of them."""
    if a.counters:
        return (a.ref, a.index, a.outs, a.need, own_demands(a, a.gone))
    return (a.need, a.claim, a.outs, a.life, own_demands(a, a.rests), own_demands(a, a.gone))


def own_demands(a: WillAbility, demands: tuple[Demand, ...]) -> tuple[object, ...]:
    """Demands as they compare with those of another card's ability."""
    return tuple([("own",) if d.cards == (a.ref,) else (d.count, d.cards, d.together) for d in demands])


def must_rest(a: WillAbility, ref: ObjId) -> bool:
    """Whether an ability cannot be played once a card has been rested."""
    return any([ref in d.cards and len(d.cards) <= d.count for d in a.rests])


def rested(a: WillAbility, ref: ObjId) -> WillAbility:
    """An ability as it can be played once a card has been rested."""
    if not any([ref in d.cards for d in a.rests]):
        return a
    other = WillAbility(a.ref, a.index, a.need, a.outs)
    other.claim, other.gone, other.life, other.counters = a.claim, a.gone, a.life, a.counters
    other.times = a.times
    other.rests = tuple(
        [Demand(d.count, tuple([c for c in d.cards if c != ref]), d.rests, d.together) for d in a.rests]
    )
    other.likeness = (*a.likeness, ref)
    return other


def spend(left: Need, bit: int) -> Need | None:
    """Return the need that is left after one will; None if the will is of no use."""
    changed = list(left)
    i = INDEX.get(bit, UNDETERMINED)
    if i >= 0 and changed[i]:
        changed[i] -= 1
    elif changed[FREE]:
        changed[FREE] -= 1
    else:
        return None
    return tuple(changed)
