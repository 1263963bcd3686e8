"""The frames of the gate: something would happen, is replaced, and then happens (910).

Each frame holds situations that would happen at the same time and passes them through the stages of its
table: possible, prohibited, replaced, performed and told; then comes what happens instead or with it. How
cards move stands in moving.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.abilities.effects import Effect, SpendOnly
from willpower.abilities.statics import Redirect
from willpower.abilities.symbols import ATTRIBUTE_NAME

from ..core import happenings
from ..core.decisions import ATTRIBUTE, CARDS, MAY, REPLACEMENT, Option
from ..core.events import (
    COUNTERS_PUT,
    COUNTERS_REMOVED,
    DAMAGED,
    DID,
    DREW,
    LIFE_GAINED,
    LIFE_LOST,
    RECOVERED,
    RESTED,
    TURNED,
    WEATHER,
)
from ..core.frames import ask
from ..core.ids import NO_CTX, NOBODY, PLAYER_A, CtxId, PlayerId, RefId, is_player
from ..core.objects import Ctx
from ..core.procedure import Procedure
from ..core.results import NOTHING_DONE, Result, of_cards
from ..core.state import ActiveStatic, Frame, State
from .actions import (
    DamageItem,
    deal,
    draw_now,
    perform_counters,
    perform_life,
    perform_recover,
    perform_remove_damage,
    perform_rest,
    perform_weather,
    perform_will,
)
from .effect_frame import ExecFrame
from .gate_stages import possible, prohibition_of
from .given_up import to_spare, with_first, without_given_up
from .replacement import (
    Applied,
    Rider,
    Would,
    applicable,
    apply,
    commit,
    declined,
    is_optional,
    to_choose_from,
)
from .replacement_order import chooser, order_matters
from .turning import perform_turn_over


class GateFrame(Frame):
    """Situations of one kind that would happen at the same time."""

    __slots__ = ("ctx", "given_up", "i", "refs", "riders", "running", "sparing", "total", "woulds")

    def __init__(self) -> None:
        super().__init__()
        self.woulds: tuple[Would, ...] = ()
        self.i = 0  # the situation being looked at
        self.riders: tuple[Rider, ...] = ()
        self.running: tuple[Applied, ...] = ()  # effects whose substitute is being performed (910.3)
        self.ctx = NO_CTX
        self.total = 0
        self.refs: tuple[RefId, ...] = ()
        self.sparing = False  # somebody is asked for which situation a card is given up
        self.given_up: RefId = NOBODY  # the card for which that was answered

    def step(self, g: State) -> None:
        """The stages one after the other, until somebody is asked or something else must happen."""
        deeds = GATE.deeds
        for _ in deeds:  # and not for ever: the engine's loop counts
            pc = self.pc
            self.pc = pc + 1
            deeds[pc](g, self)
            if g.work.pending is not None or g.work.stack[-1] is not self:
                return

    def goto(self, clause: str) -> None:
        """Goes on with a stage."""
        self.pc = GATE.at[clause]

    def can_wait(self, g: State) -> bool:
        """Whether nothing but replacement effects could take a decision before this is performed."""
        return True

    def ask_which(self, g: State, w: Would, found: tuple[ActiveStatic, ...]) -> None:
        """Lets a player choose which effect is applied next (910.2, 910.2a)."""
        clause = "910.2a" if w.event.kind == DAMAGED else "910.2"
        options: list[Option] = []
        for n, a in enumerate(found):
            options.append(Option("replace", a.source, n, "", name_of(g, a.source), clause, a.static))
        ask(g, chooser(g, w, found), REPLACEMENT, tuple(options), clause, "replacement")

    def ask_whether(self, g: State, a: ActiveStatic, n: int) -> None:
        """Lets the controller of an effect choose whether it replaces, where it says "may" (910.3)."""
        options = (
            Option("yes", a.source, n, name=name_of(g, a.source), clause="910.3"),
            Option("no", a.source, n, name=name_of(g, a.source), clause="910.3"),
        )
        ask(g, a.ctx.you, MAY, options, "910.3", "may apply", a.source, a.static)

    def answer(self, g: State, option: Option) -> None:
        """Goes on with the effect that was chosen, or that may replace."""
        if self.sparing:
            self.again()
            self.sparing = False
            self.woulds = with_first(self.woulds, self.i, option.number)
            return
        w = self.woulds[self.i]
        a = self.replacing(g, w)[option.number]
        if option.kind == "replace" and is_optional(a.static):
            self.ask_whether(g, a, option.number)
            return
        if option.kind == "no":
            self.again()
            self.put(declined(w, a))
        elif option.kind == "card" or option.kind == "player":
            self.again()
            self.use(g, w, a, option.ref)
        elif not self.asks_for_receiver(g, w, a, option.number):
            self.again()
            self.use(g, w, a)

    def asks_for_receiver(self, g: State, w: Would, a: ActiveStatic, n: int) -> bool:
        """Lets the controller of an effect choose who gets damage instead, where that is open (1014.1)."""
        found = to_choose_from(g, w, a) if isinstance(a.static, Redirect) else ()
        if not found:
            return False
        options: list[Option] = []
        for ref in found:
            kind = "player" if is_player(ref) else "card"
            options.append(Option(kind, ref, n, name=name_of(g, ref), clause="1014.1"))
        ask(g, a.ctx.you, CARDS, tuple(options), "1014.1", "choose", a.source)
        return True

    def asks_what_to_spare(self, g: State, w: Would, a: ActiveStatic) -> bool:
        """Lets a player choose for which of several situations a card goes that must go (910.2, 910.3)."""
        found = to_spare(g, self.woulds, self.i, a) if a.source != self.given_up else ()
        if len(found) < 2:
            return False
        self.given_up = a.source
        options: list[Option] = []
        for n, ref in [(n, self.woulds[n].event.subject) for n in found]:
            options.append(Option("card", ref, n, name=name_of(g, ref), clause="910.2"))
        self.sparing = True
        ask(g, chooser(g, w, (a,)), CARDS, tuple(options), "910.2", "choose", a.source)
        return True

    def use(self, g: State, w: Would, a: ActiveStatic, chosen: RefId = NOBODY) -> None:
        """Applies an effect."""
        new = apply(g, w, a, chosen)
        commit(g, a, w, new)
        self.put(new)

    def put(self, w: Would) -> None:
        """The situation being looked at is now another."""
        self.woulds = (*self.woulds[: self.i], w, *self.woulds[self.i + 1 :])

    def replacing(self, g: State, w: Would) -> tuple[ActiveStatic, ...]:
        """The effects that replace a situation; a card that is given up instead of one thing is not given up
        for another that happens at the same time (910.1, 910.3)."""
        found = applicable(g, w)
        if found and self.i and any([x.riders for x in self.woulds[: self.i]]):
            return without_given_up(g, found, self.woulds[: self.i])
        return found

    def perform(self, g: State) -> None:
        """Lets happen what is left."""
        live = [w for w in self.woulds if not w.gone]
        if live:
            event = live[0].event
            performer = PERFORMERS.get(event.kind)
            if performer is None and event.kind == DID:
                performer = DEEDS.get(event.word)
            if performer is not None:
                performer(g, self, live)
            else:
                self.total = event.amount  # the caller performs it

    def outcome(self) -> Result:
        """Return the result of the changes that were performed."""
        if not self.total and not self.refs:
            return NOTHING_DONE
        return Result(self.total > 0, self.total, self.refs)

    def after(self, g: State, w: Would, rider: Rider) -> Rider:
        """An instruction that comes with the event speaks of the card where it is now."""
        effect, ctx, also = rider
        event = ctx.event
        if not also or w.move is None or event is None:
            return rider
        ref = w.move.ref
        if ref < 0 or g.table.objs[ref].became < 0:
            return rider
        ctx = ctx.copy(g.writer)
        ctx.event = happenings.moved_so(
            event, card=g.table.objs[ref].became, old=ref, to=w.move.to, cause=w.move.cause
        )
        return (effect, ctx, also)

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
        made = ctx.copy(g.writer)
        made.id = CtxId(g.fresh_id())
        g.work.ctxs[made.id] = made
        self.ctx = made.id

    def drop_ctx(self, g: State) -> None:
        """The instructions of the context are over."""
        if self.ctx >= 0:
            g.work.ctxs.pop(self.ctx, None)
            self.ctx = NO_CTX


# ---- the stages -------------------------------------------------------------------------------------------


def leave_out_impossible(g: State, f: GateFrame) -> None:
    """Leave out what cannot happen; the rest happens as far as it can (104.2, 104.3)."""
    f.woulds = tuple([w for w in f.woulds if possible(g, w)])


def leave_out_prohibited(g: State, f: GateFrame) -> None:
    """Leave out what an effect forbids, whatever demands it (104.4, 1010.3)."""
    f.woulds = tuple([w for w in f.woulds if not prohibition_of(g, w)])


def replace(g: State, f: GateFrame) -> None:
    """Applies replacement effects until none is left, asking where somebody has a choice (910.2, 910.3)."""
    while f.i < len(f.woulds):
        w = f.woulds[f.i]
        found = f.replacing(g, w)
        if not found:
            f.i += 1
        elif len(found) > 1 and order_matters(g, w, found):
            f.ask_which(g, w, found)
            return
        elif is_optional(found[0].static):
            f.ask_whether(g, found[0], 0)
            return
        elif f.asks_for_receiver(g, w, found[0], 0) or f.asks_what_to_spare(g, w, found[0]):
            return
        else:
            f.use(g, w, found[0])
    f.i = 0


def check_substitutes(g: State, f: GateFrame) -> None:
    """Drop substitutes that are impossible or forbidden themselves (104.2, 104.4)."""
    for n, w in enumerate(f.woulds):
        if w.applied and not w.gone and (not possible(g, w) or prohibition_of(g, w)):
            new = w.copy()
            new.gone = True
            f.woulds = (*f.woulds[:n], new, *f.woulds[n + 1 :])


def perform(g: State, f: GateFrame) -> None:
    """Only what is left occurs (910.1), and is told; what comes instead or with it follows."""
    f.perform(g)
    for w in f.woulds:
        f.riders += tuple([f.after(g, w, r) for r in w.riders])
        if w.riders:
            f.running += tuple([x for x in w.applied if x not in f.running])


def follow(g: State, f: GateFrame) -> None:
    """Performs one after the other what happens instead or as well, then ends."""
    f.drop_ctx(g)
    if f.riders:
        effect, ctx, _ = f.riders[0]
        f.riders = f.riders[1:]
        f.again()
        f.start(g, effect, ctx)
        return
    g.finish(f.outcome())


GATE: Final[Procedure[GateFrame]] = Procedure(
    ("104.2", leave_out_impossible),
    ("104.4", leave_out_prohibited),
    ("910.2", replace),
    ("104.4", check_substitutes),
    ("910.1", perform),
    ("910.3", follow),
)


# ---- performed ----------------------------------------------------------------------------------------


def deal_damage(g: State, f: GateFrame, live: list[Would]) -> None:
    """Damage is dealt (1007)."""
    f.total, f.refs = deal(g, tuple([damage_item(w) for w in live]))


def change_life(g: State, f: GateFrame, live: list[Would]) -> None:
    """Life is gained or lost (105.4)."""
    for w in live:
        e = w.event
        delta = e.amount if e.kind == LIFE_GAINED else -e.amount
        perform_life(g, e.player, delta, e.clause, e.source, e.word)
        f.total += e.amount


def change_counters(g: State, f: GateFrame, live: list[Would]) -> None:
    """Counters are put or removed (1022.1)."""
    for w in live:
        e = w.event
        delta = e.amount if e.kind == COUNTERS_PUT else -e.amount
        n = perform_counters(g, e.subject, e.word, delta, e.clause, e.source, e.object)
        f.total += n
        if n and e.subject not in f.refs:
            f.refs = (*f.refs, e.subject)


def rest(g: State, f: GateFrame, live: list[Would]) -> None:
    """Cards are rested (1013.1)."""
    e = live[0].event
    f.refs = perform_rest(g, tuple([w.event.subject for w in live]), e.clause, e.source)
    f.total = len(f.refs)


def recover(g: State, f: GateFrame, live: list[Would]) -> None:
    """Cards are recovered (1013.1)."""
    e = live[0].event
    f.refs = perform_recover(g, tuple([w.event.subject for w in live]), e.clause, e.source)
    f.total = len(f.refs)


def draw(g: State, f: GateFrame, live: list[Would]) -> None:
    """Cards are drawn (1009.1)."""
    e = live[0].event
    f.refs = draw_now(g, e.player, e.amount, e.clause, must_draw(g, e.player))
    f.total = len(f.refs)


def turn(g: State, f: GateFrame, live: list[Would]) -> None:
    """Cards are turned over, healed or unsealed (1302, 1024, 1130.3)."""
    for w in live:
        e = w.event
        if perform_turn_over(g, e.subject, e.word, e.clause, e.source):
            f.refs = (*f.refs, e.subject)
    f.total = len(f.refs)


def remove_damage(g: State, f: GateFrame, live: list[Would]) -> None:
    """Damage is removed from cards (1007.6)."""
    for w in live:
        e = w.event
        n = perform_remove_damage(g, e.subject, e.amount, e.clause, e.source)
        f.total += n
        if n:
            f.refs = (*f.refs, e.subject)


def change_weather(g: State, f: GateFrame, live: list[Would]) -> None:
    """The weather of a player becomes another (1028.1)."""
    e = live[0].event
    if e.kinds == FOR_A_TIME:
        f.total = 1  # an effect begins that says so
        return
    f.total = 1 if perform_weather(g, e.player, e.word, e.source, e.clause) else 0


FOR_A_TIME: Final = ("for a time",)  # of weather that is not for good
Performer = Callable[[State, GateFrame, list[Would]], None]

PERFORMERS: Final[dict[int, Performer]] = {
    DAMAGED: deal_damage,
    LIFE_GAINED: change_life,
    LIFE_LOST: change_life,
    COUNTERS_PUT: change_counters,
    COUNTERS_REMOVED: change_counters,
    RESTED: rest,
    RECOVERED: recover,
    DREW: draw,
    TURNED: turn,
    WEATHER: change_weather,
}
# Things done that have no kind of event of their own, by their word; callers perform the others themselves.
DEEDS: Final[dict[str, Performer]] = {"damage removed": remove_damage}


def attempt(g: State, frame: GateFrame) -> None:
    """Let situations pass the gate: at once where nothing replaces them, else as a frame that asks.

    Either way what came of it is handed to the frame that was on top.
    """
    leave_out_impossible(g, frame)
    leave_out_prohibited(g, frame)
    for w in frame.woulds:
        if applicable(g, w):
            break
    else:
        if frame.can_wait(g):
            frame.perform(g)
            g.hand(frame.outcome())
            return
    frame.goto("910.2")
    g.work.stack.append(frame)


# ---- drawing and will ---------------------------------------------------------------------------------


class DrawFrame(Frame):
    """A player draws, one card after the other (1009.2)."""

    __slots__ = ("applied", "clause", "deck_out", "left", "player", "refs")

    def __init__(self) -> None:
        super().__init__()
        self.player = PLAYER_A
        self.left = 0
        self.clause = ""
        self.deck_out = False
        self.applied: tuple[Applied, ...] = ()
        self.refs: tuple[RefId, ...] = ()

    def step(self, g: State) -> None:
        """One draw after the other, until something else must happen."""
        deeds = DRAWING.deeds
        for _ in deeds:  # and not for ever: the engine's loop counts
            pc = self.pc
            self.pc = pc + 1
            deeds[pc](g, self)
            if g.work.pending is not None or g.work.stack[-1] is not self:
                return

    def goto(self, clause: str) -> None:
        """Goes on with a clause."""
        self.pc = DRAWING.at[clause]


def draw_one(g: State, f: DrawFrame) -> None:
    """The next card would be drawn (1009.1)."""
    if f.left <= 0:
        g.finish(of_cards(f.refs))
        return
    f.left -= 1
    w = Would()
    w.event = happenings.drew(player=f.player, clause=f.clause)
    w.applied = f.applied
    frame = GateFrame()
    frame.woulds = (w,)
    attempt(g, frame)


def note_drawn(g: State, f: DrawFrame) -> None:
    """Count the card that was drawn, and go on with the next draw (1009.2)."""
    f.refs += f.result.refs
    f.goto("1009.1")


DRAWING: Final[Procedure[DrawFrame]] = Procedure(
    ("1009.1", draw_one),
    ("1009.2", note_drawn),
)


class WillFrame(GateFrame):
    """Will that would be produced (907.4)."""

    __slots__ = ("bits", "only")

    def __init__(self) -> None:
        super().__init__()
        self.bits: tuple[int, ...] = ()
        self.only: SpendOnly | None = None

    def step(self, g: State) -> None:
        """The stages one after the other, until somebody is asked or something else must happen."""
        deeds = PRODUCING.deeds
        for _ in deeds:  # and not for ever: the engine's loop counts
            pc = self.pc
            self.pc = pc + 1
            deeds[pc](g, self)
            if g.work.pending is not None or g.work.stack[-1] is not self:
                return

    def goto(self, clause: str) -> None:
        """Goes on with a stage."""
        self.pc = PRODUCING.at[clause]

    def answer(self, g: State, option: Option) -> None:
        """Takes the answer about replacing, or the kind of further will."""
        if option.kind == "attribute":
            self.bits = (*self.bits, option.number)
            self.again()
        else:
            super().answer(g, option)

    def perform(self, g: State) -> None:
        """Produces the will that is left."""
        for w in self.woulds:
            if not w.gone:
                e = w.event
                perform_will(g, e.player, self.bits, e.source, self.only, e.clause, e.kinds)
                self.total = len(self.bits)


def choose_kinds(g: State, f: WillFrame) -> None:
    """More will than would have been produced is of kinds that would have been (910.1)."""
    if not f.woulds or f.woulds[0].gone:
        return
    e = f.woulds[0].event
    if e.amount < len(f.bits):
        f.bits = f.bits[: e.amount]
    kinds = sorted(set(f.bits))
    while len(f.bits) < e.amount:
        if len(kinds) > 1:
            options: list[Option] = []
            for b in kinds:
                word = ATTRIBUTE_NAME.get(b, "void")
                options.append(Option("attribute", number=b, word=word, clause="910.1"))
            n = e.amount
            ask(
                g,
                e.player,
                ATTRIBUTE,
                tuple(options),
                "910.1",
                "will",
                e.source,
                None,
                n,
                n,
                len(f.bits),
            )
            return
        f.bits = (*f.bits, kinds[0])


PRODUCING: Final[Procedure[WillFrame]] = Procedure(
    ("104.2", leave_out_impossible),
    ("104.4", leave_out_prohibited),
    ("910.2", replace),
    ("104.4", check_substitutes),
    ("907.4", choose_kinds),
    ("910.1", perform),
    ("910.3", follow),
)


# ---- helpers -------------------------------------------------------------------------------------------


def name_of(g: State, ref: RefId) -> str:
    """The name of a card, for a question."""
    if ref < 0:
        return ""
    names = g.table.objs[ref].chars.names
    return names[0] if names else ""


def must_draw(g: State, player: PlayerId) -> bool:
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
