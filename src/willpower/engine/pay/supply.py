"""A player's means of payment (907, 1003): produced will, cards that make one will by resting, other will
abilities. Whether it is enough is reckoned by counts (reckoning.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from willpower.abilities.effects import SpendOnly
from willpower.abilities.nouns import Filter
from willpower.abilities.statics import Replace, ReplaceAmount
from willpower.abilities.symbols import CHASE, GRAVEYARD, HAND, IN_PLAY

from ..change.replacement import replaceable
from ..change.triggers import context_of
from ..core.events import ABILITY_PLAYED, WILL
from ..core.ids import NOBODY, PLAYER_REF, UNDETERMINED, UNLIMITED, ObjId, PlayerId, RefId
from ..core.objects import Ctx
from ..core.stale import (
    EVENTS,
    GRAVES,
    HANDS,
    HERE,
    LIFE,
    SOURCES,
    TURN,
    TURNING_OF,
    WATCHERS,
    WILL_OF,
)
from ..core.starting import Claim
from ..core.state import State
from ..core.will import LETTER_X, NOTHING, Need, Will, payable, plus, total
from ..values.characteristics import refresh
from ..values.evaluate import fits
from ..values.prohibition import prohibited_by
from .cost_items import counters_on
from .demands import Demand
from .makers import When, makers, now_of
from .reckoning import (
    CLAIMS,
    NOTHING_KEPT,
    Kept,
    Reckoner,
    Units,
    Wants,
    WillAbility,
    added,
    likeness,
    must_rest,
    reduced,
    rested,
)
from .will_abilities import (
    USING,
    Made,
    Out,
    costs_will,
    rests_for_will,
    richer_source,
    will_watchers,
    with_triggered_will,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

# What a supply looks at in which there are only produced will and cards that rest for one.
SUPPLY_LOOKS: Final[tuple[int, ...]] = (
    HERE | SOURCES | TURN | TURNING_OF[0] | WILL_OF[0] | WATCHERS,
    HERE | SOURCES | TURN | TURNING_OF[1] | WILL_OF[1] | WATCHERS,
)


Claims = list[tuple[str, RefId]]
# Most supplies have none of these; the lists are shared and never changed.
_NO_ABILITIES: Final[list[WillAbility]] = []
_NOTHING_MADE: Final[list[Made]] = []
_NO_CLAIMS: Final[Claims] = []


class Supply:
    """Everything that a player could pay with now."""

    __slots__ = (
        "abilities",
        "bound",
        "claims",
        "count",
        "known",
        "looks",
        "made",
        "masks",
        "player",
        "pool",
        "reckoner",
        "sources",
        "units",
        "when",
        "will",
    )

    def __init__(
        self, player: PlayerId, will: tuple[Will, ...] = (), sources: list[tuple[ObjId, int]] | None = None
    ) -> None:
        self.player = player
        self.masks: dict[int, int] = {}  # produced will and cards that rest for one, by their kinds
        self.count = 0
        self.bound = False  # some of the will is restricted, so it depends on what it is spent on
        self.known: dict[Need, bool] = {}
        self.pool: list[int] = []  # indices of usable will
        self.units: dict[int, int] = {}  # all produced will, by unit
        self.sources = sources if sources is not None else []  # (object, kinds)
        self.abilities: list[WillAbility] = _NO_ABILITIES
        self.made: list[Made] = _NOTHING_MADE  # what the abilities were worked out of
        self.claims: Claims = _NO_CLAIMS  # where will is bound: what is paid, and what abilities cost
        self.reckoner: Reckoner | None = None
        self.when: When | None = None
        self.will = will  # the produced will it was worked out with
        # The changes that may make it another (core/stale.py); undetermined: any change at all.
        self.looks: i64 = UNDETERMINED
        kinds = same = 0  # most stones beside each other make the same
        for _, mask in self.sources:
            if mask != kinds and same:
                self.masks[kinds] = self.masks.get(kinds, 0) + same
                same = 0
            kinds = mask
            same += 1
        if same:
            self.masks[kinds] = self.masks.get(kinds, 0) + same
        self.count = len(self.sources)
        for w in will:
            if w.only is not None and not w.only.anything:
                self.bound = True
        if not self.bound:
            for k in range(len(will)):
                mask = will[k].bit or 128
                unit = mask | 1 << CLAIMS
                self.units[unit] = self.units.get(unit, 0) + 1
                self.masks[mask] = self.masks.get(mask, 0) + 1
                self.pool.append(k)
            self.count += len(will)

    def pays(self, g: State, need: Need, kept: Kept = NOTHING_KEPT, reserve: tuple[Need, ...] = ()) -> bool:
        """Whether it is enough for a need, and for what has to be paid and done after it."""
        if (reserve and self.bound) or (
            kept is not NOTHING_KEPT and (self.abilities or kept.rests or kept.life)
        ):
            g.derived.asked_more = True
            return self.enough(g, need, kept, reserve)
        for more in reserve:
            need = plus(need, more)
        g.derived.asked.append(need)
        found = self.known.get(need)
        if found is None:
            found = sum(need[:8]) <= self.count and payable(need, self.masks, self.count)
            if not found and self.abilities:
                found = self.enough(g, need, kept, ())
            self.known[need] = found
        return found

    def has(self, g: State, ref: RefId) -> bool:
        """Whether a card may have a part in it, so that it is another without that card."""
        return bool(self.abilities) or bool(g.table.objs[ref].chars.ab.will_mask)

    def wants(self, need: Need, reserve: tuple[Need, ...]) -> Wants:
        """Needs claim by claim; where no will is bound all of them are one."""
        if not self.bound:
            for more in reserve:
                need = plus(need, more)
            return (need,)
        given = (need, *reserve)
        return (*given, *[NOTHING] * (len(self.claims) - len(given)))

    def enough(self, g: State, need: Need, kept: Kept, reserve: tuple[Need, ...]) -> bool:
        """The same, reckoned with will abilities and with what is kept."""
        return self.reckoning(g).enough(g, self.wants(need, reserve), kept)

    def keeping(self, kept: Kept, ref: RefId) -> Kept:
        """Keep a card that is being played: no will ability may take it (903.2d)."""
        for a in self.abilities:
            for d in a.gone:
                if ref in d.cards:
                    more = Kept()
                    more.add(kept)
                    more.gone.append(Demand(1, (ref,), False, None))
                    return more
        return kept

    def pays_simply(self, g: State, need: Need, kept: Kept, reserve: tuple[Need, ...]) -> bool:
        """Whether it is enough without abilities that cost will."""
        reckoner = self.reckoning(g)
        return reckoner.within(g, {}, kept) and reckoner.without_converting(
            g, self.wants(need, reserve), {}, kept
        )

    def reckoning(self, g: State) -> Reckoner:
        """The reckoner for this supply."""
        if self.reckoner is None:
            every = (1 << max(1, len(self.claims))) - 1
            counters: dict[tuple[int, str], int] = {}
            for a in self.abilities:
                for ref, name, _ in a.counters:
                    counters[ref, name] = counters_on(g, ref, name)
            self.reckoner = Reckoner(
                self.units,
                [(ref, mask | every << CLAIMS) for ref, mask in self.sources],
                self.abilities,
                g.table.players[self.player].life,
                counters,
            )
        return self.reckoner

    def need_left_after(
        self, g: State, a: WillAbility, need: Need, kept: Kept, reserve: tuple[Need, ...]
    ) -> tuple[Need, ...] | None:
        """The needs left to pay from elsewhere if a will ability is played for these needs, need by need;
        None if that does not help, or cannot be paid then."""
        reckoner = self.reckoning(g)
        wants = self.wants(need, reserve)
        for out in a.outs:
            for left in reduced(wants, out):
                if left != wants and reckoner.enough(g, added(left, a), kept, a):
                    return left[: 1 + len(reserve)] if self.bound else left
        return None

    def without(self, g: State, kinds: int, source: ObjId, k: int) -> Supply:
        """The same once a card has been rested for will, or the k-th produced will has been used."""
        rest = Supply(self.player)
        rest.bound = self.bound
        rest.claims = self.claims
        rest.masks = dict(self.masks)
        rest.masks[kinds] -= 1
        rest.count = self.count - 1
        rest.units = dict(self.units)
        rest.sources = self.sources
        rest.abilities = self.abilities
        if source == NOBODY:
            w = g.table.players[self.player].will[k]
            unit = unit_of(g, self, kinds, w.only, w.source)
            rest.units[unit] -= 1
        else:
            rest.sources = [x for x in self.sources if x[0] != source]
            rest.abilities = [rested(a, source) for a in self.abilities if not must_rest(a, source)]
        return rest


def is_played(g: State, wanted: Filter, ref: RefId, ctx: Ctx) -> bool:
    """Whether a card that is played is one that will is for; a zone is where it is played from (903.2a)."""
    o = g.table.objs[ref]
    if wanted.zones and not wanted.zones & (IN_PLAY | (o.origin if o.zone == CHASE else o.zone)):
        return False
    return fits(g, Filter(wanted.preds, o.zone), ref, ctx)


def may_spend(g: State, only: SpendOnly | None, purpose: str, ref: RefId, source: RefId) -> bool:
    """Whether will with a restriction may be spent on this."""
    if only is None or only.anything:
        return True
    if purpose in only.costs:
        return True
    if purpose == "judgment" and "this judgment" in only.costs:
        return ref == source  # 705.2
    if ref < 0:
        return False
    ctx = context_of(g, source if source >= 0 else ref)
    for part in only.costs_of:
        if purpose in part.costs and fits(g, Filter(part.of.preds, g.table.objs[ref].zone), ref, ctx):
            return True
    if purpose == "awakening":
        purpose = "play"  # it is a part of what playing the card costs
    if purpose in ("play", "rune") and only.play is not None:
        return is_played(g, only.play, ref, ctx)
    if purpose in ("activate", "god's art") and only.activate is not None:
        return fits(g, Filter(only.activate.preds, g.table.objs[ref].zone), ref, ctx)
    return False


def awakening_part(need: Need, asked: Need) -> tuple[Need, Need]:
    """A cost as what is left of its awakening (1109.2) after what lowers it, and the rest."""
    part = tuple([min(a, b) for a, b in zip(asked, need, strict=True)])
    return part, tuple([n - p for n, p in zip(need, part, strict=True)])


def awakening_supply(
    g: State, player: PlayerId, exclude: int, purpose: str, ref: RefId, reserve: tuple[Claim, ...] = ()
) -> Supply | None:
    """The means of paying for an awakening before the rest of a cost (1109.2); None if no will is for
    awakening alone, so that both are paid together."""
    s = supply(g, player, exclude, "awakening", ref, ((purpose, ref, NOTHING), *reserve))
    if s.bound:
        units = [*s.units, *[unit for a in s.abilities for out in a.outs for unit in out]]
        if any([unit >> CLAIMS & 3 == 1 for unit in units]):
            return s
    return None


def restricted(only: SpendOnly | None) -> bool:
    """Whether will may not be spent on everything."""
    return only is not None and not only.anything


def supply(
    g: State,
    player: PlayerId,
    exclude: int = NOBODY,
    purpose: str = "",
    ref: RefId = NOBODY,
    reserve: tuple[Claim, ...] = (),
) -> Supply:
    """Everything a player could pay with, leaving out one object (which has to rest for something else)."""
    if g.derived.values_stale:
        refresh(g)
    g.derived.asked_more = True
    before: Supply | None = None
    if exclude == NOBODY:
        known = g.derived.supplies[player]
        if known is not None and isinstance(known[1], Supply):
            before = known[1]
            # Nothing it looks at has changed since it was worked out, or nothing at all.
            fresh = known[0] == g.derived.version
            if before.looks >= 0:
                fresh = not g.derived.news[player].pay & before.looks
            if fresh and (before.when is None or before.when == now_of(g)):
                return before
    will = g.table.players[player].will
    active = g.derived.active
    watch = g.derived.watch
    richer = ABILITY_PLAYED in watch or WILL in watch or Replace in active or ReplaceAmount in active
    sources, made, looks = sources_of_will(g, player, exclude, richer)
    if before is not None and before.sources == sources and before.will == will and before.made == made:
        if before.looks >= 0 and not (richer or looks or g.derived.forbidden):
            before.looks = SUPPLY_LOOKS[player]
            g.derived.news[player].pay = 0
            return before  # with all that was reckoned with it
        if not richer and goes_on(g, before, looks):
            return before
    s = Supply(player, will, sources)
    if not (made or richer or looks or s.bound or exclude != NOBODY or g.derived.forbidden):
        kinds: list[int] = []
        for mask, count in s.masks.items():  # a comprehension would be a call
            kinds.append(count << 8 | mask)
        kinds.sort()
        answers = _answers.get(tuple(kinds))
        if answers is not None:  # the usual one, as there was one before
            s.known = answers
            s.looks = SUPPLY_LOOKS[player]
            g.derived.news[player].pay = 0
            g.derived.supplies[player] = (g.derived.version, s)
            return s
    s.made = made
    more = bool(sources or made) and richer and add_more_will(g, s, made)
    if made:
        s.bound = s.bound or any([restricted(only) for m_ in made for out in m_.outs for _, only in out])
    if made or s.bound:
        claim(g, s, made, purpose, ref, reserve)
    if will and s.bound:
        add_bound(g, s)
    if not s.bound:
        keep(g, s, looks, more, exclude == NOBODY)
    return s


def goes_on(g: State, before: Supply, looks: int) -> bool:
    """Whether the same will, cards and abilities as before are what can be paid with still."""
    if before.looks < 0 or looks & (EVENTS | LIFE) or not USING.isdisjoint(g.derived.forbidden):
        return False
    before.looks = SUPPLY_LOOKS[before.player]
    if looks:
        before.when = now_of(g)
        before.looks |= looks | g.derived.ability_looks
    g.derived.news[before.player].pay = 0
    return True


def keep(g: State, s: Supply, looks: int, more: bool, whole: bool) -> None:
    """Keep a supply for as long as nothing changes that it looks at, if it is the `whole` of what a player
    could pay with. Supplies of the same will share what they can pay."""
    player = s.player
    if whole:
        if looks:
            s.when = now_of(g)
        if not more and not looks & EVENTS and USING.isdisjoint(g.derived.forbidden):
            s.looks = SUPPLY_LOOKS[player]
            if looks:
                s.looks |= looks | g.derived.ability_looks
        g.derived.news[player].pay = 0
        g.derived.supplies[player] = (g.derived.version, s)
    if not s.abilities:
        kinds: list[int] = []
        for mask, count in s.masks.items():
            kinds.append(count << 8 | mask)
        kinds.sort()
        key = tuple(kinds)
        known = _answers.get(key)
        if known is None:
            if len(_answers) >= _MOST_ANSWERS:
                _answers.clear()
            _answers[key] = s.known
        else:
            s.known = known


# What can be paid with so much will of these kinds (each the kinds, below so many).
_answers: Final[dict[tuple[int, ...], dict[Need, bool]]] = {}
_MOST_ANSWERS: Final = 20_000


def add_bound(g: State, s: Supply) -> None:
    """Count the will that was produced, as far as it may be spent on what is asked for; it was counted as
    free if only what can be produced is bound."""
    for k in s.pool:
        s.masks[s.will[k].bit or 128] -= 1
        s.count -= 1
    s.pool = []
    s.units = {}
    for k, w in enumerate(s.will):
        unit = unit_of(g, s, w.bit or 128, w.only, w.source)
        if not unit >> CLAIMS:
            continue  # it may be spent on nothing that is asked for
        s.units[unit] = s.units.get(unit, 0) + 1
        if unit >> CLAIMS & 1:
            s.masks[w.bit or 128] = s.masks.get(w.bit or 128, 0) + 1
            s.count += 1
            s.pool.append(k)


def sources_of_will(
    g: State, player: PlayerId, exclude: int, richer: bool
) -> tuple[list[tuple[ObjId, int]], list[Made], int]:
    """List the cards that rest for one will, and what the other will abilities of a player make; with the
    kinds of change that make those be asked anew (0: there are none)."""
    zones = g.table.players[player].zones
    objs = g.table.objs
    plain = USING.isdisjoint(g.derived.forbidden)
    dear = g.derived.dear_abilities
    now = g.turn.serial
    sources: list[tuple[ObjId, int]] = []
    made: list[Made] = []
    looks = 0
    for place in [g.table.field, zones.ruler_area, zones.item_area]:
        for i in place:
            o = objs[i]
            if o.controller != player or i == exclude:
                continue
            ab = o.chars.ab
            m = ab.will_mask
            if m and dear & o.chars.types and costs_will(g, o):
                looks |= ab.will_looks | TURNING_OF[player] | g.derived.ability_looks
                made += makers(g, o, richer)
                continue
            # The usual magic stone needs no further questions.
            if (
                m
                and not o.rested
                and (
                    (plain and o.since != now and o.zone & IN_PLAY)
                    or (rests_for_will(g, o) and not prohibited_by(g, "produce", PLAYER_REF[player], to=i))
                )
            ):
                sources.append((i, m))
            if ab.will_others:
                looks |= ab.will_looks
                made += makers(g, o, richer)
    for i in zones.graveyard:  # where else a card may have will abilities
        ab = objs[i].chars.ab
        if ab.will_others and ab.zones & GRAVEYARD and i != exclude:
            looks |= GRAVES | ab.will_looks
            made += makers(g, objs[i], richer)
    for i in zones.hand:
        ab = objs[i].chars.ab
        if ab.will_others and ab.zones & HAND and i != exclude:
            looks |= HANDS | ab.will_looks
            made += makers(g, objs[i], richer)
    return sources, made, looks


def add_more_will(g: State, s: Supply, made: list[Made]) -> bool:
    """Adds what automatic will abilities and replacing effects make of the will (907.1, 910.1): a card
    that rests for more than one will is an ability like the others. Whether there are any."""
    watchers = will_watchers(g, s.player)
    if not watchers and not replaceable(g, WILL):
        return False
    if watchers:
        plain = list(made)
        made.clear()
        for one in plain:
            made += with_triggered_will(g, s.player, one, watchers)
    for i, mask in tuple(s.sources):
        richer = richer_source(g, s.player, i, mask, watchers)
        if richer:
            s.sources.remove((i, mask))
            s.masks[mask] -= 1
            s.count -= 1
            made += richer
    return True


def claim(
    g: State, s: Supply, made: list[Made], purpose: str, ref: RefId, reserve: tuple[Claim, ...]
) -> None:
    """Takes the abilities into the supply. Where will is bound, what is paid, what is reserved and what each
    ability costs are claims of their own, and each will knows on which it may be spent."""
    s.claims = [(purpose, ref), *[(what, about) for what, about, _ in reserve]]
    if s.bound:
        made = [one.copy() for one in made]  # what they were found to be stays
        onlys = [(w.only, w.source) for w in g.table.players[s.player].will]
        for one in made:
            onlys += [(only, one.ability.ref) for out in one.outs for _, only in out]
        # What may be paid with the same will is one claim; what is reserved keeps its own.
        known: dict[tuple[bool, ...], int] = {}
        for one in made:
            a = one.ability
            if a.need != NOTHING:
                spendable = tuple([may_spend(g, only, "activate", a.ref, source) for only, source in onlys])
                if spendable not in known:
                    known[spendable] = len(s.claims)
                    s.claims.append(("activate", a.ref))
                a.claim = known[spendable]
    s.abilities = []
    for one in made:
        a = one.ability
        if s.bound or not one.settled:
            a.outs = tuple(dict.fromkeys([units_of(g, s, out, a.ref) for out in one.outs]))
            a.likeness = likeness(a)
            one.settled = True
        if any(a.outs):
            s.abilities.append(a)


def units_of(g: State, s: Supply, out: Out, source: ObjId) -> Units:
    """Will as units, in a fixed order; what may be spent on none of the claims is left out."""
    found = [unit_of(g, s, kinds, only, source) for kinds, only in out]
    return tuple(sorted([unit for unit in found if unit >> CLAIMS]))


def unit_of(g: State, s: Supply, kinds: int, only: SpendOnly | None, source: RefId) -> int:
    """One will as a unit: its kinds, and the claims it may be spent on."""
    if not s.bound:
        return kinds | 1 << CLAIMS
    spendable = 0
    for n, (purpose, ref) in enumerate(s.claims):
        if may_spend(g, only, purpose, ref, source):
            spendable |= 1 << n
    return kinds | spendable << CLAIMS


def can_pay_will(
    g: State,
    player: PlayerId,
    need: Need,
    exclude: int = NOBODY,
    purpose: str = "",
    ref: RefId = NOBODY,
    kept: Kept = NOTHING_KEPT,
) -> bool:
    """Whether a player could pay the need now, with will abilities (1003.5)."""
    if need == NOTHING:
        return True
    return supply(g, player, exclude, purpose, ref).pays(g, need, kept)


def most_x(g: State, player: PlayerId, need: Need, exclude: int, purpose: str, ref: RefId) -> int:
    """No X larger than this could be paid for; unlimited if there is no end to it."""
    s = supply(g, player, exclude, purpose, ref)
    base = list(need)
    base[LETTER_X] = 0
    count = s.count if not s.abilities else s.reckoning(g).most()
    return UNLIMITED if count < 0 else max(0, (count - total(tuple(base))) // max(1, need[LETTER_X]))
