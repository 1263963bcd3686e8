"""Costs: instructions that are performed completely or not at all (903.2j, 1003.4).

`can_pay` asks whether all items of a cost can be performed together; `CostFrame` performs them in
written order
(903.2j-i) and asks for the cards.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.effects import (
    ChooseNow,
    Discard,
    Effect,
    LoseLife,
    PayAnyLife,
    PayWill,
    PutCounters,
    Recover,
    Rest,
    Reveal,
    Turn,
)
from willpower.abilities.nouns import Choose

from ..change.choosing import choose
from ..change.effect_frame import SHOWN, ExecFrame, end_showing
from ..core.decisions import COST, Option
from ..core.frames import ask
from ..core.ids import NO_CTX, NOBODY, PLAYER_A, PLAYER_REF, CtxId, PlayerId, RefId
from ..core.objects import Ctx
from ..core.procedure import Procedure
from ..core.results import DONE, NOTHING_DONE, Result
from ..core.state import Frame, State
from ..core.will import NOTHING, Need, plus
from ..values import evaluate
from ..values.prohibition import prohibited_by
from . import payment
from .cost_items import demand, enough_counters, flat, item_need, kept_of, noun_of, usable, with_option
from .demands import Demand, feasible
from .reckoning import NOTHING_KEPT
from .supply import can_pay_will


def can_pay(
    g: State,
    cost: tuple[Effect, ...],
    ctx: Ctx,
    player: PlayerId,
    fresh: bool = False,
    without: tuple[RefId, ...] = (),
    purpose: str = "",
    more: Need = NOTHING,
    rested: RefId = NOBODY,
) -> bool:
    """Whether a player could perform all items of a cost now (903.2j, 1003.4).

    `fresh`: it is the cost of an activate ability, for which 905.3 asks; `without`: cards that are not
    there any more when
    the cost is performed (the card that is played); `purpose` what the will is spent on; `more` will
    needed besides; `rested`: a card that is rested by then (one that attacks or blocks).
    """
    items = flat(cost)
    need = more
    life = 0
    exclude: RefId = NOBODY
    demands: list[Demand] = []
    for item in items:
        if isinstance(item, PayWill):
            need = plus(need, item_need(g, item, ctx))
        elif isinstance(item, LoseLife):
            life += max(0, evaluate.number(g, item.amount, ctx))
            if prohibited_by(g, "pay life", PLAYER_REF[player]) or prohibited_by(
                g, "lose life", PLAYER_REF[player]
            ):
                return False
        elif isinstance(item, Discard) and item.what is None:
            hand = g.table.players[player].zones.hand  # without any it is done all the same (1019.2a)
            if hand and not any([usable(g, item, ref, ctx, player, fresh) for ref in hand]):
                return False
        elif noun_of(item) is not None:
            d = demand(g, item, ctx, player, fresh, without, rested)
            if d is None or not enough_counters(g, item, ctx, d):
                return False
            demands.append(d)
            if isinstance(item, Rest) and d.count and len(d.cards) == d.count:
                if not g.table.objs[d.cards[0]].chars.ab.will_others:
                    exclude = d.cards[0]
        elif isinstance(item, ChooseNow):
            ways = [with_option(items, item, option) for option in item.options]
            return any([can_pay(g, way, ctx, player, fresh, without, purpose, more, rested) for way in ways])
    if life and g.table.players[player].life < life:
        return False
    if demands and not feasible(g, demands):
        return False
    if need == NOTHING:
        return True
    kept = kept_of(g, items, ctx, player) if demands or life else NOTHING_KEPT
    return kept is not None and can_pay_will(g, player, need, exclude, purpose, ctx.source, kept)


class CostFrame(Frame):
    """Performs the items of a cost in written order (903.2j-i); done if all were performed."""

    __slots__ = ("at", "cost", "ctx", "fresh", "player", "purpose", "shown")

    def __init__(
        self, cost: tuple[Effect, ...] = (), ctx: CtxId = NO_CTX, player: PlayerId = PLAYER_A
    ) -> None:
        super().__init__()
        self.cost = cost
        self.ctx = ctx
        self.player = player
        self.fresh = False
        self.purpose = ""
        self.at = 0  # the item being performed
        self.shown = 0  # how many cards were revealed before

    def step(self, g: State) -> None:
        """The rows one after the other, until somebody is asked or something else must happen."""
        deeds = PERFORMING.deeds
        for _ in deeds:  # and not for ever: the engine's loop counts
            pc = self.pc
            self.pc = pc + 1
            deeds[pc](g, self)
            if g.work.pending is not None or g.work.stack[-1] is not self:
                return

    def goto(self, clause: str) -> None:
        """Goes on with a clause."""
        self.pc = PERFORMING.at[clause]

    def begin(self, g: State, item: Effect) -> None:
        """Starts an item, or gives up if it cannot be performed completely."""
        ctx = g.work.ctxs[self.ctx]
        if isinstance(item, PayWill):
            self.goto("1003.1")
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
                pool = tuple([ref for ref in d.cards if self.rest_stays_payable(g, ref, ctx)])
                if len(pool) < d.count:
                    self.end(g, NOTHING_DONE)
                    return
                self.goto("1014.1")
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
        self.again()

    def perform(self, g: State, item: Effect, got: tuple[tuple[RefId, ...], ...]) -> None:
        """Performs an item with the cards chosen for it."""
        self.goto("908.1")
        frame = ExecFrame()
        frame.node = item
        frame.ctx = self.ctx
        frame.player = self.player
        frame.paying = True
        frame.got = got
        g.work.stack.append(frame)

    def rest_stays_payable(self, g: State, ref: RefId, ctx: Ctx) -> bool:
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

    def will_rest(self, g: State) -> RefId:
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


def open_cost(g: State, f: CostFrame) -> None:
    """The items of the cost, one by one, and what was shown before them."""
    f.cost = flat(f.cost)
    f.shown = len(g.work.ctxs[f.ctx].slots.get(SHOWN, ()))


def next_item(g: State, f: CostFrame) -> None:
    """The next item in written order (903.2j-i), until all are performed."""
    if f.at >= len(f.cost):
        f.end(g, DONE)
    else:
        f.begin(g, f.cost[f.at])


def see_will(g: State, f: CostFrame) -> None:
    """Will was to be paid (1003.1)."""
    if not f.result.did:
        f.end(g, NOTHING_DONE)
        return
    f.at += 1
    f.goto("903.2j-i")


def see_cards(g: State, f: CostFrame) -> None:
    """Cards were chosen for an item (1014.1), which is performed with them."""
    if not f.result.did:
        f.end(g, NOTHING_DONE)
        return
    f.perform(g, f.cost[f.at], (f.result.refs,))


def see_item(g: State, f: CostFrame) -> None:
    """An item was performed; if something else happened instead, it still counts (903.2j)."""
    f.at += 1
    f.goto("903.2j-i")


PERFORMING: Final[Procedure[CostFrame]] = Procedure(
    ("903.2j", open_cost),
    ("903.2j-i", next_item),
    ("1003.1", see_will),
    ("1014.1", see_cards),
    ("908.1", see_item),
)


def pay_life_options(g: State, item: PayAnyLife, ctx: Ctx, player: PlayerId) -> tuple[int, ...]:
    """The amounts of life a player can pay: hundreds, at most what they have (105.4a)."""
    most = g.table.players[player].life
    if item.most is not None:
        most = min(most, evaluate.number(g, item.most, ctx))
    if (
        most < 0
        or prohibited_by(g, "pay life", PLAYER_REF[player])
        or prohibited_by(g, "lose life", PLAYER_REF[player])
    ):
        most = 0
    return tuple(range(0, most + 1, 100))
