"""Cards that move through the gate, and tokens that are created: how they enter, on what, in which order.

The stages are those of every change (gate_frames.py). Between replacing and performing it is settled how each
card enters the field (909.5, 1022.6, 1406.3), whose abilities are older (909.3b) and how cards that come to a
deck together lie there (302.4).
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.effects import Effect, PayFor
from willpower.abilities.symbols import CHASE, FIELD, GONE, GRAVEYARD

from ..core.decisions import CARDS, MAY, ORDER, Option
from ..core.frames import ask
from ..core.ids import CEASED, ObjId, RefId
from ..core.objects import TOKEN
from ..core.procedure import Procedure
from ..core.prompts import Purpose
from ..core.results import NOTHING_DONE
from ..core.state import State
from ..values.characteristics import refresh
from ..values.evaluate import holds, number
from .actions import create_now, move_now
from .effect_frame import push
from .entering import (
    Entry,
    add_counters,
    concerns_others,
    entries,
    entries_of_copy,
    is_plain_arrival,
    legal_hosts,
    may_be_added,
    needs_host,
    speaks_of_entering,
)
from .gate_frames import (
    GateFrame,
    check_substitutes,
    follow,
    leave_out_impossible,
    leave_out_prohibited,
    name_of,
    perform,
    replace,
)
from .piles import arriving, in_pile_order, undecided
from .replacement import arriving_controller
from .timestamps import age_matters, at_once, in_order
from .zones import MoveItem, new_object


class MoveFrame(GateFrame):
    """Cards that would move at the same time, and tokens that would be created."""

    __slots__ = ("copied", "listed", "order", "piled", "queue")

    def __init__(self) -> None:
        super().__init__()
        self.piled: tuple[RefId, ...] = ()  # cards as they are to lie in a deck, the topmost first (302.4)
        self.order: tuple[RefId, ...] = ()  # cards whose abilities are to be the older ones (909.3b)
        self.queue: tuple[Entry, ...] = ()  # effects on how the card looked at enters the field
        self.listed = False  # whether the queue is that of the card looked at
        self.copied = 0  # the last effect looked at that makes the card enter as a copy

    def step(self, g: State) -> None:
        """The stages one after the other, until somebody is asked or something else must happen."""
        deeds = MOVING.deeds
        for _ in deeds:  # and not for ever: the engine's loop counts
            pc = self.pc
            self.pc = pc + 1
            deeds[pc](g, self)
            if g.work.pending is not None or g.work.stack[-1] is not self:
                return

    def goto(self, clause: str) -> None:
        """Goes on with a stage."""
        self.pc = MOVING.at[clause]

    def can_wait(self, g: State) -> bool:
        """Whether nothing has to be settled about how the cards come where they go."""
        for w in self.woulds:
            assert w.move is not None
            if w.definition >= 0:
                if concerns_others(g) or speaks_of_entering(g.definitions[w.definition].faces[0].ab):
                    return False
            elif w.move.to == FIELD and not is_plain_arrival(g, w.move):
                return False
        items = self.moves()
        return len(items) < 2 or not (at_once(g, items) or arriving(g, items))

    def answer(self, g: State, option: Option) -> None:
        """Takes the answer about replacing, about entering, about the host of an addition, or about order."""
        asked = MOVING.rows[self.pc - 1][0]
        if asked == "910.2":
            super().answer(g, option)
        elif asked == "302.4":
            self.piled = (*self.piled, option.ref)
            self.again()
        elif asked == "909.3b":
            self.order = (*self.order, option.ref)
            self.again()
        elif asked == "1406.3":
            w = self.woulds[self.i]
            assert w.move is not None
            new = w.copy()
            new.move = w.move.copy()
            new.move.host = option.ref
            self.put(new)
        elif option.kind != "yes":
            next_effect(g, self)

    def moves(self) -> tuple[MoveItem, ...]:
        """The moves that are left."""
        return tuple([w.move for w in self.woulds if not w.gone and w.definition < 0 and w.move is not None])

    def perform(self, g: State) -> None:
        """Moves the cards and creates the tokens that are left."""
        items = self.moves()
        made: list[ObjId] = []
        for w in self.woulds:
            if w.definition >= 0:
                assert w.move is not None
                if not w.gone:
                    made.append(create_now(g, w.definition, w.move))
                elif w.move.ref >= 0:
                    g.edit(w.move.ref).became = CEASED
        moved = move_now(g, in_order(in_pile_order(g, items, self.piled), self.order))
        if self.order or self.piled:
            now = [
                g.table.objs[item.ref].became if g.table.objs[item.ref].became >= 0 else item.ref
                for item in items
            ]
            moved = tuple([g.table.objs[ref].id for ref in now if ref in moved])
        self.refs = moved + tuple(made)
        self.total = len(self.refs)
        for item in items:
            old = g.table.objs[item.ref]
            if old.memory and old.became >= 0 and item.to == FIELD:
                g.edit(old.became).memory = old.memory  # cards it noted as it entered


# ---- how cards enter the field -----------------------------------------------------------------------


def find_effects(g: State, f: MoveFrame) -> None:
    """The effects on how a card enters, card after card (909.5); when a card has none left, its host."""
    if f.queue:
        return
    if f.listed:
        f.goto("1406.3")
        return
    while f.i < len(f.woulds):
        w = f.woulds[f.i]
        assert w.move is not None
        if not w.gone and w.move.to == FIELD:
            break
        f.i += 1
    else:
        f.goto("909.3b")
        return
    if g.derived.values_stale:
        refresh(g)
    f.listed = True
    announce_token(g, f)
    f.queue = entries(g, f.woulds[f.i])
    f.goto("909.5")


def announce_token(g: State, f: MoveFrame) -> None:
    """A token whose text says how it enters is an object before it does, in no zone of the game: what its
    text chooses and does then is its own (1303.2, 909.5)."""
    w = f.woulds[f.i]
    item = w.move
    assert item is not None
    if w.definition >= 0 and item.ref < 0 and speaks_of_entering(g.definitions[w.definition].faces[0].ab):
        new = w.copy()
        new.move = item.copy()
        new.move.ref = new_object(g, w.definition, item.controller, GONE, TOKEN).id
        f.put(new)


def ask_whether(g: State, f: MoveFrame) -> None:
    """Whether an effect that says "may" applies (909.5)."""
    static, ctx = f.queue[0]
    if static.optional:
        options = (Option("yes", clause="909.5"), Option("no", clause="909.5"))
        ask(g, ctx.you, MAY, options, "909.5", "may enter", ctx.source, static)


def offer_payment(g: State, f: MoveFrame) -> None:
    """Offer a payment by which an effect does not apply (1003.4)."""
    static, ctx = f.queue[0]
    f.result = NOTHING_DONE
    if static.unless_paid:
        cost = tuple([c for c in static.unless_paid if isinstance(c, Effect)])
        assert len(cost) == len(static.unless_paid)
        f.open_ctx(g, ctx)
        push(g, PayFor(cost, None), f.ctx, arriving_controller(g, f.woulds[f.i]))


def perform_entering(g: State, f: MoveFrame) -> None:
    """Perform an instruction as the card enters, unless the player paid instead (909.5)."""
    static, ctx = f.queue[0]
    if f.result.did:
        next_effect(g, f)
    elif static.effect is not None:
        assert isinstance(static.effect, Effect)
        known = g.work.ctxs[f.ctx] if f.ctx >= 0 else ctx
        f.drop_ctx(g)
        f.start(g, static.effect, known)


def add_up(g: State, f: MoveFrame) -> None:
    """The card enters rested, and with counters that are added up (1022.6)."""
    static, ctx = f.queue[0]
    w = f.woulds[f.i]
    item = w.move
    assert item is not None
    known = g.work.ctxs[f.ctx] if f.ctx >= 0 else ctx
    if static.then is not None and holds(g, static.if_so, known):
        static = static.then
    counters = tuple([(name, number(g, n, known)) for name, n in static.counters])
    if static.effect is not None and item.ref >= 0 and g.table.objs[item.ref].counters:
        # "As this card enters, you may ... If you do, put two counters on it": it is there with them.
        put = g.edit(item.ref)
        counters = (*counters, *(put.counters or {}).items())
        put.counters = None
    if static.rested or counters:
        changed = item.copy()
        changed.rested = item.rested or static.rested
        changed.counters = add_counters(item.counters, counters)
        new = w.copy()
        new.move = changed
        f.put(new)
    next_effect(g, f)


def next_effect(g: State, f: MoveFrame) -> None:
    """Done with the first effect of the queue; a card that enters as a copy has those of the original."""
    f.drop_ctx(g)
    f.queue = f.queue[1:]
    w = f.woulds[f.i]
    if not f.queue and g.table.lasting and w.move is not None and w.move.ref >= 0:
        f.queue, f.copied = entries_of_copy(g, w, f.copied)
    f.goto("909.5")


def find_host(g: State, f: MoveFrame) -> None:
    """The card that an addition comes in added to (1002.2, 1406.3)."""
    w = f.woulds[f.i]
    item = w.move
    assert item is not None
    if item.host >= 0:
        if not may_be_added(g, item.ref, item.host, arriving_controller(g, w)):
            new = w.copy()
            if g.table.objs[item.ref].zone == CHASE:
                new.move = MoveItem(item.ref, GRAVEYARD, "resolved", "1406.2b")
            else:
                new.gone = True  # 1002.2
            f.put(new)
        return
    if not needs_host(g, w):
        return
    hosts = legal_hosts(g, w)
    if not hosts:
        new = w.copy()
        new.gone = True
        f.put(new)
        return
    player = item.player if item.player >= 0 else arriving_controller(g, w)
    options = tuple([Option("card", i, name=name_of(g, i), clause="1406.3") for i in hosts])
    ask(g, player, CARDS, options, "1406.3", "host", item.ref)


def next_card(g: State, f: MoveFrame) -> None:
    """Done with how one card enters."""
    f.listed = False
    f.i += 1
    f.goto("909.5")


# ---- in which order ----------------------------------------------------------------------------------


def settle_age(g: State, f: MoveFrame) -> None:
    """Whose continuous abilities are older where several cards enter the field together: the turn player
    decides (909.3b)."""
    items = f.moves()
    left = tuple([item.ref for item in at_once(g, items) if item.ref not in f.order])
    if not left or not age_matters(g, in_order(items, f.order), left):
        return
    options = tuple([Option("card", ref, name=name_of(g, ref), clause="909.3b") for ref in left])
    done = len(f.order)
    n = done + len(left)
    ask(g, g.turn.player, ORDER, options, "909.3b", "older", least=n, most=n, chosen=done)


def settle_piles(g: State, f: MoveFrame) -> None:
    """How cards that come to a deck or graveyard together lie there: their owner decides (302.4, 309.2)."""
    player, left, done, in_graveyard = undecided(g, f.moves(), f.piled)
    if left:
        options = tuple([Option("card", ref, name=name_of(g, ref), clause="302.4") for ref in left])
        n = done + len(left)
        clause, purpose = _ORDERING[in_graveyard]
        ask(g, player, ORDER, options, clause, purpose, least=n, most=n, chosen=done)


_ORDERING: Final[dict[bool, tuple[str, Purpose]]] = {False: ("302.4", "top"), True: ("309.2", "graveyard")}


MOVING: Final[Procedure[MoveFrame]] = Procedure(
    ("104.2", leave_out_impossible),
    ("104.4", leave_out_prohibited),
    ("910.2", replace),
    ("104.4", check_substitutes),
    ("909.5", find_effects),
    ("909.5", ask_whether),
    ("1003.4", offer_payment),
    ("909.5", perform_entering),
    ("1022.6", add_up),
    ("1406.3", find_host),
    ("1406.3", next_card),
    ("909.3b", settle_age),
    ("302.4", settle_piles),
    ("910.1", perform),
    ("910.3", follow),
)
