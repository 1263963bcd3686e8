"""Paying will (1003, 907): which will and which sources, one pick at a time, and nothing asked when it does
not matter.

A payment collects will until the need is met. Each will picked pays for its own attribute if that is still
needed, otherwise for a part of the free cost; so what is left to pay is again a need. Sources are will
abilities that may be played while paying (907.2, 1003.5).
"""

from __future__ import annotations

from willpower.abilities.effects import Effect
from willpower.abilities.symbols import ATTRIBUTE_NAME

from ..change.triggers import emit
from ..change.will_sources import rest_for_will
from ..core import happenings
from ..core.decisions import PAY, Option
from ..core.frames import ask
from ..core.ids import NO_CTX, NOBODY, PLAYER_A, UNDETERMINED, CtxId, ObjId, PlayerId, RefId
from ..core.results import DONE, NOTHING_DONE
from ..core.stale import WILL_OF, changed
from ..core.starting import Claim, Items, Start
from ..core.state import Frame, State
from ..core.will import (
    FREE,
    INDEX,
    KINDS,
    LETTER_X,
    NO_ATTRIBUTE,
    NOTHING,
    Need,
    Will,
    payable,
    plus,
)
from ..text.keywords import without_chase
from .cost_items import kept_of
from .demands import feasible
from .reckoning import NOTHING_KEPT, Kept, spend, without_card
from .supply import Supply, supply
from .will_riders import spent


class PayWillFrame(Frame):
    """Pays will; done when it is paid, not when it cannot be (1003.4).

    `after`: what else has to be done for the same cost, so that nothing is used for will that is needed for
    it. `reserve`: will that has to be paid afterwards, by the payments in which this one's will ability is
    played, and `outer` what else has to be done for them, each with its context.
    """

    __slots__ = (
        "after",
        "ctx",
        "exclude",
        "left",
        "outer",
        "player",
        "purpose",
        "ref",
        "reserve",
        "spent",
        "then",
    )

    def __init__(
        self,
        player: PlayerId = PLAYER_A,
        need: Need = NOTHING,
        purpose: str = "",
        ref: RefId = NOBODY,
        exclude: int = NOBODY,
        ctx: CtxId = NO_CTX,
    ) -> None:
        self.pc = 0
        self.result = NOTHING_DONE
        self.player = player
        self.left = need
        self.purpose = purpose
        self.ref = ref
        self.exclude = exclude
        self.ctx = ctx
        self.after: tuple[Effect, ...] = ()
        self.reserve: tuple[Claim, ...] = ()
        self.outer: tuple[Items, ...] = ()
        self.then: tuple[Claim, ...] = ()  # what is paid next in the same payment
        self.spent: tuple[tuple[int, RefId], ...] = ()

    def step(self, g: State) -> None:
        """Picks the next will, asking only if it matters which."""
        if g.work.waiting and play_will_automatic(g):
            return
        while self.left == NOTHING and self.then:
            self.purpose, self.ref, self.left = self.then[0]
            self.then = ()
        if self.left == NOTHING:
            self.finish(g)
            return
        s = self.supply(g)
        kept = self.kept(g) if self.after or self.outer else NOTHING_KEPT
        # Where all there is has to be spent, in which order does not matter.
        all_of_it = False
        if not s.abilities and not g.every_window:
            wanted = -self.left[LETTER_X]
            for n in self.left:
                wanted += n
            all_of_it = s.count == wanted
        options = self.options(g, s, kept, all_of_it) if kept is not None else ()
        if not options:
            g.finish(NOTHING_DONE)
            return
        if all_of_it or len(options) == 1:
            self.answer(g, options[0])
            return
        ask(g, self.player, PAY, options, "1003.1", "pay", self.ref, need=self.left)

    def can_be_paid(self, g: State) -> bool:
        """Whether all of it can be paid now, and the rest of the cost after it."""
        if self.left == NOTHING and not self.then:
            return True
        kept = self.kept(g)
        if kept is None or (kept.gone and not feasible(g, kept.gone)):
            return False
        return self.supply(g).pays(g, self.left, kept, self.reserved())

    def supply(self, g: State) -> Supply:
        """Return everything that can pay now."""
        return supply(g, self.player, self.exclude, self.purpose, self.ref, (*self.then, *self.reserve))

    def reserved(self) -> tuple[Need, ...]:
        """Return the needs that have to be paid afterwards."""
        if not self.then and not self.reserve:
            return ()
        return tuple([need for _, _, need in (*self.then, *self.reserve)])

    def kept(self, g: State) -> Kept | None:
        """The things to leave for the rest of this cost and of those it helps to pay; None if that cannot be
        done any more."""
        if not self.after and not self.outer:
            return NOTHING_KEPT
        kept = Kept()
        for items, ctx in ((self.after, self.ctx), *self.outer):
            if items and ctx >= 0:
                found = kept_of(g, items, g.work.ctxs[ctx], self.player)
                if found is None:
                    return None
                kept.add(found)
        return kept

    def options(self, g: State, s: Supply, kept: Kept, one: bool = False) -> tuple[Option, ...]:
        """The different ways to pay the next will that leave the rest payable; `one`: the first is enough."""
        out: list[Option] = []
        seen: set[tuple[int, ...]] = set()
        will = g.table.players[self.player].will
        for k in s.pool:
            w = will[k]
            key: tuple[int, ...] = (0, w.bit, 0 if w.only is None else k + 1)
            if key in seen:
                continue
            seen.add(key)
            if self.rest_stays_payable(g, s, kept, w.bit, w.bit or 128, NOBODY, k):
                # Of will it is the place among the will produced.
                out.append(
                    Option("will", RefId(k), w.bit, ATTRIBUTE_NAME.get(w.bit, "free"), clause="1003.1")
                )
                if one:
                    return tuple(out)
        for i, mask in s.sources:
            o = g.table.objs[i]
            marked = 1 if o.counters or o.host >= 0 or o.damage else 0
            alike: tuple[int, ...] = (1, o.definition, o.face, mask, o.kind, marked)
            if alike[5]:
                alike = (*alike, i)
            if alike in seen and not g.every_window:  # judge files may name the very stone
                continue
            seen.add(alike)
            out += self.ways(g, s, kept, i, mask)
            if one and out:
                return tuple(out)
        if s.abilities:
            self.add_abilities(g, s, kept, out)
        return tuple(out)

    def add_abilities(self, g: State, s: Supply, kept: Kept, out: list[Option]) -> None:
        """Other will abilities (1003.5). Those that ask for will themselves are offered where it takes
        them; in every window also where it does not, but never to pay for one of their own kind."""
        reserve = self.reserved()
        easy = (not g.every_window or bool(self.reserve)) and s.pays_simply(g, self.left, kept, reserve)
        seen: set[tuple[int, ...]] = set()
        for a in s.abilities:
            o = g.table.objs[a.ref]
            similar = (o.definition, o.face, a.index, o.kind) if not g.every_window else (a.ref, a.index)
            if (easy and a.need != NOTHING) or similar in seen:
                continue
            if ("activate", a.ref, a.index, "") in g.work.refused:
                continue
            if s.need_left_after(g, a, self.left, kept, reserve) is None:
                continue
            seen.add(similar)
            c = o.chars
            node = c.ab.activates[a.index]
            out.append(Option("activate", a.ref, a.index, "will ability", c.names[0], "1003.5", node))

    def ways(self, g: State, s: Supply, kept: Kept, ref: ObjId, mask: int) -> list[Option]:
        """The kinds of will a source can usefully make now; those that pay the same part are one way."""
        out: list[Option] = []
        name = g.table.objs[ref].chars.names[0]
        free_done = False
        for bit in (*KINDS, 128):
            if not mask & bit:
                continue
            kind = bit & 127
            i = INDEX.get(kind, UNDETERMINED)
            exact = i >= 0 and self.left[i] > 0
            if not exact:
                if free_done:
                    continue
                free_done = True
            if self.rest_stays_payable(g, s, kept, kind, mask, ref, UNDETERMINED):
                out.append(Option("source", ref, kind, ATTRIBUTE_NAME.get(kind, "free"), name, "1003.5"))
        return out

    def rest_stays_payable(
        self, g: State, s: Supply, kept: Kept, bit: int, mask: int, source: ObjId, k: int
    ) -> bool:
        """Whether the rest can still be paid after this: the k-th produced will, or a card rested for it."""
        left = spend(self.left, bit)
        if left is None:
            return False
        if not s.abilities and kept is NOTHING_KEPT and not (s.bound and (self.then or self.reserve)):
            if self.then or self.reserve:
                for more in self.reserved():
                    left = plus(left, more)
            if left[:FREE] == NO_ATTRIBUTE:
                return s.count > left[FREE]  # any will pays for that
            masks = s.masks
            masks[mask] -= 1
            ok = payable(left, masks, s.count - 1)
            masks[mask] += 1
            return ok
        if source != NOBODY and kept is not NOTHING_KEPT:
            kept = without_card(kept, source)
        return s.without(g, mask, source, k).pays(g, left, kept, self.reserved())

    def answer(self, g: State, option: Option) -> None:
        """One more will is used."""
        if option.kind == "will":
            self.use(g, option.ref)
        elif option.kind == "source":
            if rest_for_will(g, self.player, option.ref, option.number):
                self.use(g, len(g.table.players[self.player].will) - 1)
        else:
            s = self.supply(g)
            kept = self.kept(g) or NOTHING_KEPT
            play = Start("play ability", self.player, option.ref, option.number)
            for a in s.abilities:
                if a.ref == option.ref and a.index == option.number and not play.reserve:
                    left = s.need_left_after(g, a, self.left, kept, self.reserved())
                    if left is not None:
                        about = [
                            (self.purpose, self.ref),
                            *[(what, ref) for what, ref, _ in (*self.then, *self.reserve)],
                        ]
                        play.reserve = tuple([(*about[n], need) for n, need in enumerate(left)])
            play.outer = ((self.after, self.ctx), *self.outer) if self.after else self.outer
            g.work.stack.append(play)

    def use(self, g: State, k: int) -> None:
        """Takes the k-th produced will."""
        p = g.edit_player(self.player)
        w: Will = p.will[k]
        p.will = p.will[:k] + p.will[k + 1 :]
        changed(g, WILL_OF[self.player])
        left = spend(self.left, w.bit)
        assert left is not None
        self.left = left
        if w.only is not None and w.only.rider is not None:
            if all([source != w.source for _, source in self.spent]):  # once for all will of one source
                spent(g, w.only, w.source, self.player, self.purpose, self.ref)
        self.spent = (*self.spent, (w.bit, w.source))

    def finish(self, g: State) -> None:
        """All is paid."""
        if self.ctx >= 0:
            ctx = g.edit_ctx(self.ctx)
            ctx.paid = ctx.paid + self.spent
        if self.spent:
            emit(
                g,
                happenings.paid(player=self.player, amount=len(self.spent), object=self.ref, clause="1003.1"),
            )
        g.finish(DONE)


def play_will_automatic(g: State) -> bool:
    """Plays an automatic will ability that waits, at once (907.1, 907.2); False if none does."""
    for w in g.work.waiting:
        if w.ability is not None and not w.card and without_chase(w.ability, w.event):
            g.work.stack.append(Start("play automatic", w.controller, number=w.id))
            return True
    return False
