"""The frames of the gate: something would happen, is replaced, and then happens (910).

Each frame holds situations that would happen at the same time. To each it applies the replacement effects one
by one, asks where somebody has a choice, then performs what is left, then what happens instead or with it.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.effects import Effect, PayFor, SpendOnly
from willpower.abilities.symbols import (
    ATTRIBUTE_NAME,
    CHASE,
    FIELD,
    GRAVEYARD,
)

from ..core.decisions import ATTRIBUTE, CARDS, MAY, ORDER, REPLACEMENT, Option
from ..core.events import (
    COUNTERS_PUT,
    COUNTERS_REMOVED,
    DAMAGED,
    DREW,
    LIFE_GAINED,
    LIFE_LOST,
    RECOVERED,
    RESTED,
)
from ..core.frames import ask
from ..core.objects import NOBODY, Ctx, Event, player_ref
from ..core.results import NOTHING_DONE, Result, of_cards
from ..core.state import ActiveStatic, Frame, State
from ..values.characteristics import refresh
from ..values.evaluate import number
from ..values.prohibition import cannot
from .actions import (
    DamageItem,
    create_now,
    deal,
    draw_now,
    move_now,
    perform_counters,
    perform_life,
    perform_recover,
    perform_rest,
    produce,
)
from .effect_frame import ExecFrame, push
from .entering import Entry, add_counters, entries, entries_of_copy, legal_hosts, may_be_added, needs_host
from .piles import in_pile_order, undecided
from .replacement import (
    Applied,
    Rider,
    Would,
    applicable,
    apply,
    arriving_controller,
    commit,
    declined,
    is_optional,
)
from .replacement_order import chooser, order_matters
from .timestamps import age_matters, at_once, in_order
from .zones import MoveItem

_WHICH: Final = 1
_WHETHER: Final = 2


class GateFrame(Frame):
    """Situations of one kind that would happen at the same time."""

    __slots__ = ("ctx", "i", "question", "refs", "riders", "running", "total", "woulds")

    def __init__(self) -> None:
        super().__init__()
        self.woulds: tuple[Would, ...] = ()
        self.i = 0  # the situation being looked at
        self.question = 0
        self.riders: tuple[Rider, ...] = ()
        self.running: tuple[Applied, ...] = ()  # effects whose substitute is being performed (910.3)
        self.ctx = -1
        self.total = 0
        self.refs: tuple[int, ...] = ()

    def step(self, g: State) -> None:
        """Replaces, prepares, performs, and then does what comes instead."""
        if self.pc == 0:
            if not self.settle(g):
                return
            self.pc = 1
            self.i = 0
        if self.pc == 1:
            if not self.prepare(g):
                return
            self.pc = 2
        if self.pc == 2:
            self.pc = 3
            self.perform(g)
            for w in self.woulds:
                self.riders += tuple([self.after(g, w, r) for r in w.riders])
                if w.riders:
                    self.running += tuple([x for x in w.applied if x not in self.running])
        self.run_riders(g)

    def settle(self, g: State) -> bool:
        """Applies replacement effects until none is left; False while a player is asked."""
        while self.i < len(self.woulds):
            w = self.woulds[self.i]
            found = applicable(g, w)
            if not found:
                self.i += 1
            elif len(found) > 1 and order_matters(g, w, found):
                self.ask_which(g, w, found)
                return False
            elif is_optional(found[0].static):
                self.ask_whether(g, found[0], 0)
                return False
            else:
                self.use(g, w, found[0])
        return True

    def ask_which(self, g: State, w: Would, found: tuple[ActiveStatic, ...]) -> None:
        """Lets a player choose which effect is applied next (910.2, 910.2a)."""
        self.question = _WHICH
        clause = "910.2a" if w.event.kind == DAMAGED else "910.2"
        options: list[Option] = []
        for n, a in enumerate(found):
            options.append(Option("replace", a.source, n, "", name_of(g, a.source), clause, a.static))
        ask(g, chooser(g, w, found), REPLACEMENT, tuple(options), clause, "replacement")

    def ask_whether(self, g: State, a: ActiveStatic, n: int) -> None:
        """Lets the controller of an effect choose whether it replaces, where it says "may" (910.3)."""
        self.question = _WHETHER
        options = (
            Option("yes", a.source, n, name=name_of(g, a.source), clause="910.3"),
            Option("no", a.source, n, name=name_of(g, a.source), clause="910.3"),
        )
        ask(g, a.ctx.you, MAY, options, "910.3", "may apply", a.source, a.static)

    def answer(self, g: State, option: Option) -> None:
        """Goes on with the effect that was chosen."""
        w = self.woulds[self.i]
        found = applicable(g, w)
        a = found[option.number]
        if self.question == _WHICH and is_optional(a.static):
            self.ask_whether(g, a, option.number)
            return
        self.question = 0
        if option.kind == "no":
            self.put(declined(w, a))
        else:
            self.use(g, w, a)

    def use(self, g: State, w: Would, a: ActiveStatic) -> None:
        """Applies an effect."""
        new = apply(g, w, a)
        commit(g, a, w, new)
        self.put(new)

    def put(self, w: Would) -> None:
        """The situation being looked at is now another."""
        self.woulds = (*self.woulds[: self.i], w, *self.woulds[self.i + 1 :])

    def prepare(self, g: State) -> bool:
        """What has to be settled after replacing and before performing; False while it goes on."""
        return True

    def perform(self, g: State) -> None:
        """Lets happen what is left."""
        live = [w.event for w in self.woulds if not w.gone]
        if not live:
            return
        e = live[0]
        if e.kind == DAMAGED:
            items = [damage_item(w) for w in self.woulds if not w.gone]
            self.total, self.refs = deal(g, tuple(items))
        elif e.kind == LIFE_GAINED or e.kind == LIFE_LOST:
            delta = e.amount if e.kind == LIFE_GAINED else -e.amount
            perform_life(g, e.player, delta, e.clause, e.source, e.word)
            self.total = e.amount
        elif e.kind == COUNTERS_PUT or e.kind == COUNTERS_REMOVED:
            delta = e.amount if e.kind == COUNTERS_PUT else -e.amount
            self.total = perform_counters(g, e.subject, e.word, delta, e.clause, e.source)
            self.refs = (e.subject,) if self.total else ()
        elif e.kind == RESTED:
            self.refs = perform_rest(g, tuple([x.subject for x in live]), e.clause, e.source)
            self.total = len(self.refs)
        elif e.kind == RECOVERED:
            self.refs = perform_recover(g, tuple([x.subject for x in live]), e.clause, e.source)
            self.total = len(self.refs)
        elif e.kind == DREW:
            self.refs = draw_now(g, e.player, e.amount, e.clause, must_draw(g, e.player))
            self.total = len(self.refs)
        else:
            self.total = e.amount  # the caller performs it

    def after(self, g: State, w: Would, rider: Rider) -> Rider:
        """An instruction that comes with the event speaks of the card where it is now."""
        effect, ctx, also = rider
        event = ctx.event
        if not also or w.move is None or event is None:
            return rider
        ref = w.move.ref
        if ref < 0 or g.table.objs[ref].became < 0:
            return rider
        ctx = ctx.copy(g.token)
        ctx.event = Event(
            event.kind,
            event.clause,
            g.table.objs[ref].became,
            event.object,
            event.amount,
            event.player,
            event.source,
            event.origin,
            w.move.to,
            w.move.cause,
            ref,
        )
        return (effect, ctx, also)

    def run_riders(self, g: State) -> None:
        """Performs one after the other what happens instead or as well, then ends."""
        self.drop_ctx(g)
        if self.riders:
            effect, ctx, _ = self.riders[0]
            self.riders = self.riders[1:]
            self.start(g, effect, ctx)
            return
        g.finish(Result(self.total > 0, self.total, self.refs) if self.total else NOTHING_DONE)

    def start(self, g: State, effect: Effect, ctx: Ctx) -> None:
        """Begins to perform an instruction in a context of its own."""
        self.open_ctx(g, ctx)
        frame = ExecFrame()
        frame.node = effect
        frame.ctx = self.ctx
        frame.root = True
        g.work.stack.append(frame)

    def open_ctx(self, g: State, ctx: Ctx) -> None:
        """Makes a context for instructions."""
        made = ctx.copy(g.token)
        made.id = g.fresh_id()
        g.work.ctxs[made.id] = made
        self.ctx = made.id

    def drop_ctx(self, g: State) -> None:
        """The instructions of the context are over."""
        if self.ctx >= 0:
            g.work.ctxs.pop(self.ctx, None)
            self.ctx = -1


class MoveFrame(GateFrame):
    """Cards that would move at the same time, and tokens that would be created."""

    __slots__ = ("copied", "listed", "order", "piled", "queue", "stage")

    def __init__(self) -> None:
        super().__init__()
        self.piled: tuple[int, ...] = ()  # cards as they are to lie in a deck, the topmost first (302.4)
        self.order: tuple[int, ...] = ()  # cards whose abilities are to be the older ones (909.3b)
        self.queue: tuple[Entry, ...] = ()  # effects on how the card looked at enters the field
        self.listed = False
        self.stage = 0
        self.copied = 0  # the last effect looked at that makes the card enter as a copy

    def prepare(self, g: State) -> bool:
        """How cards enter the field, one card after the other (909.5, 1022.6, 1406.3)."""
        while self.i < len(self.woulds):
            w = self.woulds[self.i]
            item = w.move
            assert item is not None
            if w.gone or item.to != FIELD:
                self.i += 1
                continue
            if not self.listed:
                if g.derived.dirty:
                    refresh(g)
                self.listed = True
                self.queue = entries(g, w)
                self.stage = 0
            while self.queue:
                if not self.enter(g):
                    return False
                if not self.queue and g.table.lasting and w.definition < 0:
                    self.queue, self.copied = entries_of_copy(g, w, self.copied)
            if self.stage < 10:
                self.stage = 10
                if not self.find_host(g):
                    return False
            self.listed = False
            self.i += 1
        return self.settle_order(g) and self.settle_piles(g)

    def settle_piles(self, g: State) -> bool:
        """How cards that come to a deck together lie there: their owner decides (302.4); False while they are
        asked."""
        player, left, done, clause = undecided(g, self.moves(), self.piled)
        if not left:
            return True
        options = tuple([Option("card", ref, name=name_of(g, ref), clause="302.4") for ref in left])
        n = done + len(left)
        ask(g, player, ORDER, options, clause, "top", least=n, most=n, chosen=done)
        return False

    def settle_order(self, g: State) -> bool:
        """Whose continuous abilities are older where several cards enter the field together: the turn player
        decides (909.3b); False while they are asked."""
        items = self.moves()
        left = tuple([item.ref for item in at_once(g, items) if item.ref not in self.order])
        if not left or not age_matters(g, in_order(items, self.order), left):
            return True
        options = tuple([Option("card", ref, name=name_of(g, ref), clause="909.3b") for ref in left])
        done = len(self.order)
        n = done + len(left)
        ask(g, g.turn.player, ORDER, options, "909.3b", "older", least=n, most=n, chosen=done)
        return False

    def moves(self) -> tuple[MoveItem, ...]:
        """The moves that are left."""
        return tuple([w.move for w in self.woulds if not w.gone and w.definition < 0 and w.move is not None])

    def enter(self, g: State) -> bool:
        """Works on the first effect of the queue; False if something else must happen first."""
        w = self.woulds[self.i]
        item = w.move
        assert item is not None
        static, ctx = self.queue[0]
        if self.stage == 0:
            self.stage = 1
            if static.optional:
                self.stage = 9
                options = (Option("yes", clause="909.5"), Option("no", clause="909.5"))
                ask(g, ctx.you, MAY, options, "909.5", "may enter", ctx.source, static)
                return False
        if self.stage == 1:
            self.stage = 3
            if static.unless_paid:
                self.stage = 2
                cost = tuple([c for c in static.unless_paid if isinstance(c, Effect)])
                assert len(cost) == len(static.unless_paid)
                self.open_ctx(g, ctx)
                push(g, PayFor(cost, None), self.ctx, arriving_controller(g, w))
                return False
        if self.stage == 2:
            if self.result.did:
                self.next_entry(g)
                return True
            self.stage = 3
        if self.stage == 3:
            self.stage = 4
            if static.effect is not None:
                assert isinstance(static.effect, Effect)
                known = g.work.ctxs[self.ctx] if self.ctx >= 0 else ctx
                self.drop_ctx(g)
                self.start(g, static.effect, known)
                return False
        known = g.work.ctxs[self.ctx] if self.ctx >= 0 else ctx
        counters = tuple([(name, number(g, n, known)) for name, n in static.counters])
        if static.rested or counters:
            changed = item.copy()
            changed.rested = item.rested or static.rested
            changed.counters = add_counters(item.counters, counters)
            new = w.copy()
            new.move = changed
            self.put(new)
        self.next_entry(g)
        return True

    def next_entry(self, g: State) -> None:
        """Done with the first effect of the queue."""
        self.drop_ctx(g)
        self.queue = self.queue[1:]
        self.stage = 0

    def find_host(self, g: State) -> bool:
        """Finds the card an addition comes in added to (1002.2, 1406.3); False while a player is asked."""
        w = self.woulds[self.i]
        item = w.move
        assert item is not None
        if item.host >= 0:
            if not may_be_added(g, item.ref, item.host, arriving_controller(g, w)):
                new = w.copy()
                if g.table.objs[item.ref].zone == CHASE:
                    new.move = MoveItem(item.ref, GRAVEYARD, "resolved", "1406.2b")
                else:
                    new.gone = True  # 1002.2
                self.put(new)
            return True
        if not needs_host(g, w):
            return True
        hosts = legal_hosts(g, w)
        if not hosts:
            new = w.copy()
            new.gone = True
            self.put(new)
            return True
        player = item.player if item.player >= 0 else arriving_controller(g, w)
        options = tuple([Option("card", i, name=name_of(g, i), clause="1406.3") for i in hosts])
        ask(g, player, CARDS, options, "1406.3", "host", item.ref)
        return False

    def answer(self, g: State, option: Option) -> None:
        """Takes the answer about replacing, about entering, or about the host of an addition."""
        if self.pc == 0:
            super().answer(g, option)
        elif self.i >= len(self.woulds):
            if option.clause == "302.4":
                self.piled = (*self.piled, option.ref)
            else:
                self.order = (*self.order, option.ref)
        elif self.stage == 9:
            if option.kind == "yes":
                self.stage = 1
            else:
                self.next_entry(g)
        else:
            w = self.woulds[self.i]
            assert w.move is not None
            new = w.copy()
            new.move = w.move.copy()
            new.move.host = option.ref
            self.put(new)

    def perform(self, g: State) -> None:
        """Moves the cards and creates the tokens that are left."""
        items = self.moves()
        made: list[int] = []
        for w in self.woulds:
            if not w.gone and w.definition >= 0:
                assert w.move is not None
                made.append(create_now(g, w.definition, w.move))
        moved = move_now(g, in_order(in_pile_order(g, items, self.piled), self.order))
        if self.order or self.piled:
            now = [
                g.table.objs[item.ref].became if g.table.objs[item.ref].became >= 0 else item.ref
                for item in items
            ]
            moved = tuple([ref for ref in now if ref in moved])
        self.refs = moved + tuple(made)
        self.total = len(self.refs)
        for item in items:
            old = g.table.objs[item.ref]
            if old.memory and old.became >= 0 and item.to == FIELD:
                g.edit(old.became).memory = old.memory  # cards it noted as it entered


class DrawFrame(Frame):
    """A player draws, one card after the other (1009.2)."""

    __slots__ = ("applied", "clause", "deck_out", "left", "player", "refs")

    def __init__(self) -> None:
        super().__init__()
        self.player = 0
        self.left = 0
        self.clause = ""
        self.deck_out = False
        self.applied: tuple[Applied, ...] = ()
        self.refs: tuple[int, ...] = ()

    def step(self, g: State) -> None:
        """Draws until a draw is replaced or none is left."""
        if self.pc == 1:
            self.pc = 0
            self.refs += self.result.refs
        while self.left > 0 and not cannot(g, "draw", player_ref(self.player)):
            self.left -= 1
            w = Would()
            w.event = Event(DREW, self.clause, player_ref(self.player), NOBODY, 1, self.player)
            w.applied = self.applied
            if applicable(g, w):
                frame = GateFrame()
                frame.woulds = (w,)
                self.pc = 1
                g.work.stack.append(frame)
                return
            self.refs += draw_now(g, self.player, 1, self.clause, self.deck_out)
        g.finish(of_cards(self.refs))


class WillFrame(GateFrame):
    """Will that would be produced (907.4)."""

    __slots__ = ("bits", "only")

    def __init__(self) -> None:
        super().__init__()
        self.bits: tuple[int, ...] = ()
        self.only: SpendOnly | None = None

    def prepare(self, g: State) -> bool:
        """More will than would have been produced is of kinds that would have been."""
        w = self.woulds[0]
        if w.gone:
            return True
        wanted = w.event.amount
        if wanted < len(self.bits):
            self.bits = self.bits[:wanted]
        kinds = sorted(set(self.bits))
        while len(self.bits) < wanted:
            if len(kinds) > 1:
                options: list[Option] = []
                for b in kinds:
                    word = ATTRIBUTE_NAME.get(b, "void")
                    options.append(Option("attribute", number=b, word=word, clause="910.1"))
                count = wanted
                ask(
                    g,
                    w.event.player,
                    ATTRIBUTE,
                    tuple(options),
                    "910.1",
                    "will",
                    w.event.source,
                    None,
                    count,
                    count,
                    len(self.bits),
                )
                return False
            self.bits = (*self.bits, kinds[0])
        return True

    def answer(self, g: State, option: Option) -> None:
        """Takes the answer about replacing, or the kind of further will."""
        if self.pc == 0:
            super().answer(g, option)
        else:
            self.bits = (*self.bits, option.number)

    def perform(self, g: State) -> None:
        """Produces the will that is left."""
        w = self.woulds[0]
        if not w.gone:
            produce(g, w.event.player, self.bits, w.event.source, self.only, w.event.clause)
            self.total = len(self.bits)


# ---- helpers -------------------------------------------------------------------------------------------


def name_of(g: State, ref: int) -> str:
    """The name of a card, for a question."""
    if ref < 0:
        return ""
    names = g.table.objs[ref].chars.names
    return names[0] if names else ""


def must_draw(g: State, player: int) -> bool:
    """Whether a player draws for their draw phase, or what an effect made of that (1202.2)."""
    return any([isinstance(f, DrawFrame) and f.deck_out and f.player == player for f in g.work.stack])


def inherited(g: State) -> tuple[Applied, ...]:
    """The effects whose substitute is being performed now: they do not replace any of it again (910.3)."""
    out: tuple[Applied, ...] = ()
    for frame in g.work.stack:
        if isinstance(frame, GateFrame):
            out += frame.running
    return out


def damage_item(w: Would) -> DamageItem:
    """The damage that a situation is."""
    e = w.event
    return DamageItem(e.subject, e.object, e.amount, e.word == "battle", w.unpreventable)
