"""Costs: instructions that are performed completely or not at all (903.2j, 1003.4).

`can_pay` asks whether all items of a cost can be performed together; `CostFrame` performs them in
written order
(903.2j-i) and asks for the cards.
"""

from __future__ import annotations

from dataclasses import replace

from willpower.abilities.effects import (
    AddTo,
    Attach,
    Banish,
    ChooseNow,
    Destroy,
    Discard,
    Effect,
    LoseLife,
    Move,
    MoveCounters,
    NoEffect,
    PayAnyLife,
    PayWill,
    PutCounters,
    Recover,
    RemoveCounters,
    Rest,
    Reveal,
    Sequence,
    Standby,
    Targeting,
    Turn,
)
from willpower.abilities.nouns import All, Both, Choose, Noun, This, TopCards
from willpower.abilities.statics import Cannot
from willpower.abilities.symbols import (
    FIELD,
    GRAVEYARD,
    HAND,
    HIDDEN,
    IN_PLAY,
    ITEMS,
    J_RESONATOR,
    J_RULER,
    REMOVED,
    STANDBY,
)

from ..change.choosing import bounds, choose, pool_of
from ..change.effect_frame import SHOWN, ExecFrame, end_showing, present
from ..change.movement_limits import destination
from ..core.decisions import COST, Option
from ..core.frames import ask
from ..core.objects import NO_TOKEN, NOBODY, Ctx, Obj, player_ref
from ..core.results import DONE, NOTHING_DONE, Result
from ..core.state import Frame, State
from ..core.will import NOTHING, Need, parse_need, plus, with_x
from ..values import evaluate
from ..values.characteristics import chars
from ..values.evaluate.values import goes_with
from ..values.prohibition import allowed, cannot
from . import payment
from .supply import can_pay_will


class Demand:
    """Cards that one item of a cost takes: how many of which. `rests`: only turned, still there
    afterwards. `marks`: not even that, other items can take them as well (counters, showing them)."""

    __slots__ = ("cards", "count", "distinct", "marks", "rests")

    def __init__(
        self, count: int, cards: tuple[int, ...], rests: bool, distinct: str, marks: bool = False
    ) -> None:
        self.marks = marks
        self.count = count
        self.cards = cards
        self.rests = rests
        self.distinct = distinct


def flat(cost: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The items of a cost one by one."""
    out: list[Effect] = []
    for item in cost:
        if isinstance(item, Sequence):
            out += flat(item.parts)
        elif isinstance(item, (Rest, Banish, Discard, Move, Reveal)) and isinstance(item.what, Both):
            out += [with_part(item, part) for part in item.what.parts]  # "banish an X and a Y"
        elif not isinstance(item, (NoEffect, Targeting)):
            out.append(item)
    return tuple(out)


def with_part(item: Rest | Banish | Discard | Move | Reveal, part: Noun) -> Effect:
    """The item about one part of what it is about."""
    return replace(item, what=part)


def with_option(items: tuple[Effect, ...], item: Effect, option: Effect) -> tuple[Effect, ...]:
    """The items of a cost with one of its alternatives chosen."""
    at = items.index(item)
    return (*items[:at], *flat((option,)), *items[at + 1 :])


def noun_of(item: Effect) -> Noun | None:
    """The cards an item of a cost is about."""
    if isinstance(
        item, (Rest, Recover, Banish, Destroy, Discard, Move, Reveal, Standby, Turn, AddTo, Attach)
    ):
        return item.what
    if isinstance(item, (PutCounters, RemoveCounters)):
        return item.on
    if isinstance(item, MoveCounters):
        return item.origin
    return None


def will_needed(g: State, cost: tuple[Effect, ...], ctx: Ctx) -> Need:
    """The will that the items of a cost ask for in all; X as it was determined (903.2f), else 0."""
    need = NOTHING
    for item in flat(cost):
        if isinstance(item, PayWill):
            need = plus(need, item_need(g, item, ctx))
    return need


def item_need(g: State, item: PayWill, ctx: Ctx) -> Need:
    """The will one item asks for."""
    need = with_x(parse_need(item.symbols), max(0, ctx.x))
    times = evaluate.number(g, item.times, ctx, 1)
    if times != 1:
        need = tuple([n * max(0, times) for n in need])
    return need


def seen_by(ctx: Ctx, player: int) -> Ctx:
    """The context as the player who pays reads it: the cards are theirs."""
    if ctx.you == player:
        return ctx
    other = ctx.copy(NO_TOKEN)
    other.you = player
    return other


def candidates(g: State, item: Effect, ctx: Ctx, player: int, fresh: bool) -> tuple[int, ...]:
    """The cards with which an item whose cards are chosen can be paid."""
    noun = noun_of(item)
    assert isinstance(noun, Choose)
    found = list(pool_of(g, noun.filter, ctx, player))
    if ctx.you != player:
        found += [ref for ref in pool_of(g, noun.filter, seen_by(ctx, player), player) if ref not in found]
    return tuple([ref for ref in found if usable(g, item, ref, ctx, player, fresh)])


def lost_by_banishing(g: State, o: Obj) -> bool:
    """Whether banishing a J-ruler is as good as destroying it (1011.1), so that it can be paid with one."""
    if g.edition.j_ruler_banished != "as destroyed":
        return False
    return o.zone == FIELD and bool(o.chars.types & J_RULER)


def usable(g: State, item: Effect, ref: int, ctx: Ctx, player: int, fresh: bool) -> bool:
    """Whether one card can pay an item."""
    if ref < 0:
        return True
    o = g.table.objs[ref]
    if o.became != -1:
        return False
    if isinstance(item, Rest):
        # 1013.3; 905.3 is about the card whose ability it is.
        if o.rested or not o.zone & IN_PLAY:
            return False
        if Cannot in g.derived.active and (cannot(g, "rest", ref) or cannot(g, "be rested", ref)):
            return False
        return not (fresh and isinstance(item.what, This) and is_fresh(g, ref))
    if isinstance(item, Recover):
        return o.rested and not cannot(g, "recover", ref) and not cannot(g, "be recovered", ref)
    if isinstance(item, Banish):
        return (
            o.controller == player  # 1011.2
            and bool(o.zone & (IN_PLAY | ITEMS | STANDBY))  # 1011.1 knows no zones
            and (destination(g, o, GRAVEYARD) == GRAVEYARD or lost_by_banishing(g, o))  # readings 41
            and not cannot(g, "be banished", ref)
        )
    if isinstance(item, Discard):
        return o.zone == HAND and o.owner == player
    if isinstance(item, Destroy):
        return o.zone == FIELD and not cannot(g, "be destroyed", ref)
    if isinstance(item, Move):
        if destination(g, o, item.to) != item.to or cannot(g, "be moved", ref):
            return False  # readings 41
        if o.zone & IN_PLAY and cannot(g, "leave", ref):
            return False
        if item.to == REMOVED and cannot(g, "be removed", ref):
            return False
        return not (item.to == HAND and cannot(g, "be returned", ref))
    if isinstance(item, Standby):
        return destination(g, o, STANDBY) == STANDBY
    if isinstance(item, Reveal):
        # 1005.2; the card whose ability is played was revealed for that (905.2a), which is the same.
        return bool(o.zone & HIDDEN) and (not o.revealed or ref == ctx.source)
    if isinstance(item, RemoveCounters):
        if cannot(g, "have counters removed", ref):
            return False
        if item.total:
            return counters_on(g, ref, item.counter) > 0
        least = evaluate.number(g, item.count, ctx, 1)
        return item.up_to or counters_on(g, ref, item.counter) >= least
    if isinstance(item, MoveCounters):
        return counters_on(g, ref, item.counter) >= evaluate.number(g, item.count, ctx, 1)
    if isinstance(item, PutCounters):
        return not cannot(g, "have counters put", ref)
    return True


def is_fresh(g: State, ref: int) -> bool:
    """Whether a J/resonator came this turn and may not yet rest for its own abilities (905.3, 1107.2)."""
    o = g.table.objs[ref]
    if (o.since if g.edition.freshness != "entered" else o.entered) != g.turn.serial:
        return False
    c = chars(g, ref)
    if not c.types & J_RESONATOR or "swiftness" in c.ab.keywords:
        return False
    return not allowed(g, "activate fresh", ref)


def counters_on(g: State, ref: int, name: str) -> int:
    """How many counters of a name ("": any) are on a card."""
    counters = g.table.objs[ref].counters
    if not counters:
        return 0
    return counters.get(name, 0) if name else sum(counters.values())


def demand(
    g: State, item: Effect, ctx: Ctx, player: int, fresh: bool, without: tuple[int, ...]
) -> Demand | None:
    """The cards an item takes; None if it cannot be paid whatever else is."""
    noun = noun_of(item)
    assert noun is not None
    marks = isinstance(item, (RemoveCounters, PutCounters, Reveal, Turn))
    rests = marks or isinstance(item, (Rest, Recover))
    if isinstance(noun, Choose):
        cards = tuple([ref for ref in candidates(g, item, ctx, player, fresh) if ref not in without])
        least, _ = bounds(g, noun, ctx)
        return Demand(least, cards, rests, noun.distinct or evaluate.together(noun.filter), marks)
    found = evaluate.refs(g, noun, ctx)
    there = tuple([ref for ref in present(g, found, ctx) if ref not in without])
    if isinstance(noun, TopCards):
        wanted = evaluate.number(g, noun.count, ctx)
        if len(there) < wanted:
            return None
    elif isinstance(noun, All):
        return Demand(0, there, rests, "", marks)  # as many as there are
    elif not there or len(there) < len(found):
        return None
    if not all(usable(g, item, ref, ctx, player, fresh) for ref in there):
        return None
    return Demand(len(there), there, rests, "", marks)


def feasible(g: State, demands: list[Demand]) -> bool:
    """Whether all demands can be met together: no card is rested twice or moved twice.

    A card may first rest and then move for the same cost; once it has moved it cannot rest.
    """
    for d in demands:
        if d.marks and not matched(g, [d]):
            return False
    demands = [d for d in demands if not d.marks]
    moved_first = False
    mixed = False
    for d in demands:
        if not d.rests:
            moved_first = True
        elif moved_first:
            mixed = True
    if mixed:
        return matched(g, demands)
    return matched(g, [d for d in demands if d.rests]) and matched(g, [d for d in demands if not d.rests])


def matched(g: State, demands: list[Demand]) -> bool:
    """Whether different cards can be found for all demands (augmenting paths)."""
    if not demands:
        return True
    if len(demands) == 1:
        d = demands[0]
        return varied(g, d) >= d.count
    places = [i for i, d in enumerate(demands) for _ in range(d.count)]
    taken: dict[int, int] = {}
    for place in range(len(places)):
        if not augment(demands, places, place, taken, set()):
            return False
    return all(varied(g, d) >= d.count for d in demands)


def augment(
    demands: list[Demand], places: list[int], place: int, taken: dict[int, int], tried: set[int]
) -> bool:
    """Finds a card for one place, moving others if need be."""
    for ref in demands[places[place]].cards:
        if ref in tried:
            continue
        tried.add(ref)
        holder = taken.get(ref, -1)
        if holder < 0 or augment(demands, places, holder, taken, tried):
            taken[ref] = place
            return True
    return False


def varied(g: State, d: Demand) -> int:
    """How many of the cards of a demand can be taken together."""
    if not d.distinct:
        return len(d.cards)
    best = 0
    for first in d.cards:
        picks: tuple[int, ...] = (first,)
        for ref in d.cards:
            if ref not in picks and goes_with(g, d.distinct, ref, picks):
                picks = (*picks, ref)
        best = max(best, len(picks))
    return best


def can_pay(
    g: State,
    cost: tuple[Effect, ...],
    ctx: Ctx,
    player: int,
    fresh: bool = False,
    without: tuple[int, ...] = (),
    purpose: str = "",
    more: Need = NOTHING,
) -> bool:
    """Whether a player could perform all items of a cost now (903.2j, 1003.4).

    `fresh`: it is the cost of an activate ability, for which 905.3 asks; `without`: cards that are not
    there any more when
    the cost is performed (the card that is played); `purpose` what the will is spent on; `more` will
    needed besides.
    """
    items = flat(cost)
    need = more
    life = 0
    exclude = NOBODY
    demands: list[Demand] = []
    for item in items:
        if isinstance(item, PayWill):
            need = plus(need, item_need(g, item, ctx))
        elif isinstance(item, LoseLife):
            life += max(0, evaluate.number(g, item.amount, ctx))
            if cannot(g, "pay life", player_ref(player)) or cannot(g, "lose life", player_ref(player)):
                return False
        elif isinstance(item, Discard) and item.what is None:
            continue  # 1019.2a
        elif noun_of(item) is not None:
            d = demand(g, item, ctx, player, fresh, without)
            if d is None or not enough_counters(g, item, ctx, d):
                return False
            demands.append(d)
            if isinstance(item, Rest) and d.count and len(d.cards) == d.count:
                exclude = d.cards[0]
        elif isinstance(item, ChooseNow):
            ways = [with_option(items, item, option) for option in item.options]
            return any([can_pay(g, way, ctx, player, fresh, without, purpose, more) for way in ways])
    if life and g.table.players[player].life < life:
        return False
    if demands and not feasible(g, demands):
        return False
    return not any(need) or can_pay_will(g, player, need, exclude, purpose, ctx.source)


def enough_counters(g: State, item: Effect, ctx: Ctx, d: Demand) -> bool:
    """Whether counters taken from several cards together suffice."""
    if not isinstance(item, RemoveCounters) or not item.total or item.count is None or item.up_to:
        return True
    return sum([counters_on(g, ref, item.counter) for ref in d.cards]) >= evaluate.number(g, item.count, ctx)


class CostFrame(Frame):
    """Performs the items of a cost in written order (903.2j-i); done if all were performed."""

    __slots__ = ("at", "cost", "ctx", "fresh", "player", "purpose", "shown")

    def __init__(self, cost: tuple[Effect, ...] = (), ctx: int = -1, player: int = 0) -> None:
        super().__init__()
        self.cost = cost
        self.ctx = ctx
        self.player = player
        self.fresh = False
        self.purpose = ""
        self.at = 0  # the item being performed
        self.shown = 0  # how many cards were revealed before

    def step(self, g: State) -> None:
        """Goes on with the next item."""
        if self.pc == 0:
            self.cost = flat(self.cost)
            self.shown = len(g.work.ctxs[self.ctx].slots.get(SHOWN, ()))
            self.pc = 1
        elif self.pc == 2:  # will was to be paid
            if not self.result.did:
                self.end(g, NOTHING_DONE)
                return
            self.at += 1
        elif self.pc == 3:  # cards were chosen
            if not self.result.did:
                self.end(g, NOTHING_DONE)
                return
            self.perform(g, self.cost[self.at], (self.result.refs,))
            return
        elif self.pc == 4:
            # Performed; if something else happened instead, it still counts (903.2j).
            self.at += 1
        self.pc = 1
        if self.at >= len(self.cost):
            self.end(g, DONE)
            return
        self.begin(g, self.cost[self.at])

    def begin(self, g: State, item: Effect) -> None:
        """Starts an item, or gives up if it cannot be performed completely."""
        ctx = g.work.ctxs[self.ctx]
        if isinstance(item, PayWill):
            self.pc = 2
            need = item_need(g, item, ctx)
            frame = payment.PayWillFrame(
                self.player, need, self.purpose, ctx.source, self.will_rest(g), self.ctx
            )
            frame.after = self.cost[self.at + 1 :]
            g.work.stack.append(frame)
            return
        if isinstance(item, ChooseNow):
            self.choose_one(g, item, ctx)
            return
        noun = noun_of(item)
        if isinstance(item, LoseLife):
            if g.table.players[self.player].life < evaluate.number(g, item.amount, ctx):
                self.end(g, NOTHING_DONE)
                return
        elif noun is not None:
            d = demand(g, item, ctx, self.player, self.fresh, ())
            if d is None or not enough_counters(g, item, ctx, d):
                self.end(g, NOTHING_DONE)
                return
            if isinstance(noun, Choose):
                pool = tuple([ref for ref in d.cards if self.leads_on(g, ref, ctx)])
                if len(pool) < d.count:
                    self.end(g, NOTHING_DONE)
                    return
                self.pc = 3
                choose(
                    g,
                    noun,
                    self.ctx,
                    self.player,
                    pool,
                    COST,
                    all_or_nothing=True,
                    purpose="cost card",
                    node=item,
                )
                return
        self.perform(g, item, ())

    def choose_one(self, g: State, item: ChooseNow, ctx: Ctx) -> None:
        """ "Banish a resonator or discard a card": which of them is done, of those that can be."""
        left = self.cost[self.at :]
        options = tuple(
            [
                Option("mode", number=n, clause="903.2j", node=option)
                for n, option in enumerate(item.options, 1)
                if can_pay(g, with_option(left, item, option), ctx, self.player, self.fresh, (), self.purpose)
            ]
        )
        if not options:
            self.end(g, NOTHING_DONE)
            return
        ask(g, self.player, COST, options, "903.2j", "cost part", ctx.source, item)

    def answer(self, g: State, option: Option) -> None:
        """One of the alternatives takes its place in the cost."""
        item = self.cost[self.at]
        assert isinstance(item, ChooseNow)
        self.cost = (
            *self.cost[: self.at],
            *with_option((item,), item, item.options[option.number - 1]),
            *self.cost[self.at + 1 :],
        )
        self.pc = 1

    def perform(self, g: State, item: Effect, got: tuple[tuple[int, ...], ...]) -> None:
        """Performs an item with the cards chosen for it."""
        self.pc = 4
        frame = ExecFrame()
        frame.node = item
        frame.ctx = self.ctx
        frame.player = self.player
        frame.paying = True
        frame.got = got
        g.work.stack.append(frame)

    def leads_on(self, g: State, ref: int, ctx: Ctx) -> bool:
        """Whether the items after this one can still be paid if the card is used for it."""
        rests = isinstance(self.cost[self.at], (Rest, Recover, Reveal, PutCounters, Turn))
        demands: list[Demand] = []
        for item in self.cost[self.at + 1 :]:
            if noun_of(item) is None:
                continue
            later = isinstance(item, (Rest, Recover, Reveal, PutCounters, Turn))
            used = (ref,) if later == rests or (later and not rests) else ()
            d = demand(g, item, ctx, self.player, self.fresh, used)
            if d is None:
                return False
            demands.append(d)
        return not demands or feasible(g, demands)

    def will_rest(self, g: State) -> int:
        """The card that a later item rests, so that it cannot be rested for will before."""
        ctx = g.work.ctxs[self.ctx]
        for item in self.cost[self.at + 1 :]:
            if isinstance(item, Rest) and not isinstance(item.what, Choose):
                found = evaluate.refs(g, item.what, ctx)
                if found:
                    return found[0]
        return NOBODY

    def end(self, g: State, paid: Result) -> None:
        """All was performed, or not all can be."""
        end_showing(g, self.ctx, self.shown)
        g.finish(paid)


def pay_life_options(g: State, item: PayAnyLife, ctx: Ctx, player: int) -> tuple[int, ...]:
    """The amounts of life a player can pay: hundreds, at most what they have (105.4a)."""
    most = g.table.players[player].life
    if item.most is not None:
        most = min(most, evaluate.number(g, item.most, ctx))
    if most < 0 or cannot(g, "pay life", player_ref(player)) or cannot(g, "lose life", player_ref(player)):
        most = 0
    return tuple(range(0, most + 1, 100))
