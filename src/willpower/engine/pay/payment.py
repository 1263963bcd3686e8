"""Paying will (1003, 907): which will and which sources, one pick at a time, and nothing asked when it does
not matter.

A payment collects will until the need is met. Each will picked pays for its own attribute if that is still
needed, otherwise for a part of the free cost; so what is left to pay is again a need. Sources are will
abilities that may be played while paying (907.2, 1003.5).
"""

from __future__ import annotations

from willpower.abilities.effects import Effect
from willpower.abilities.statics import Cannot, Replace, ReplaceAmount
from willpower.abilities.symbols import ATTRIBUTE_NAME

from ..change.actions import perform_rest, produce
from ..change.gate import attempt_produce
from ..change.triggers import emit
from ..core.decisions import PAY, Option
from ..core.events import ABILITY_PLAYED, PAID
from ..core.frames import ask
from ..core.objects import NOBODY, Event, player_ref
from ..core.results import DONE, NOTHING_DONE
from ..core.starting import Start
from ..core.state import Frame, State
from ..core.will import INDEX, KINDS, NOTHING, Need, Will, payable, plus, total
from ..text.keywords import without_chase
from .supply import Maker, Supply, after_making, free_for, spend, supply
from .will_riders import spent


class PayWillFrame(Frame):
    """Pays will; done when it is paid, not when it cannot be (1003.4).

    `after`: what else has to be done for the same cost, so that no card is used for will that must rest for
    it. `reserve`: will that has to be paid afterwards, by the payment in which this one's will ability is
    played.
    """

    __slots__ = ("after", "ctx", "exclude", "left", "player", "purpose", "ref", "reserve", "spent")

    def __init__(
        self,
        player: int = 0,
        need: Need = NOTHING,
        purpose: str = "",
        ref: int = NOBODY,
        exclude: int = NOBODY,
        ctx: int = -1,
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
        self.reserve: Need = NOTHING
        self.spent: tuple[tuple[int, int], ...] = ()

    def step(self, g: State) -> None:
        """Picks the next will, asking only if it matters which."""
        if g.work.waiting and play_will_automatic(g):
            return
        if not any(self.left):
            self.finish(g)
            return
        s = supply(g, self.player, self.exclude, self.purpose, self.ref)
        options = self.options(g, s)
        if not options:
            g.finish(NOTHING_DONE)
            return
        if len(options) == 1 or (s.count == total(self.left) and not s.makers and not g.every_window):
            self.answer(g, options[0])
            return
        ask(g, self.player, PAY, options, "1003.1", "pay", self.ref, need=self.left)

    def options(self, g: State, s: Supply) -> tuple[Option, ...]:
        """The different ways to pay the next will that leave the rest payable."""
        out: list[Option] = []
        seen: set[tuple[int, ...]] = set()
        will = g.table.players[self.player].will
        for k in s.pool:
            w = will[k]
            key: tuple[int, ...] = (0, w.bit, 0 if w.only is None else k + 1)
            if key in seen:
                continue
            seen.add(key)
            if self.leads_on(g, s, w.bit, w.bit or 128, NOBODY):
                out.append(Option("will", k, w.bit, ATTRIBUTE_NAME.get(w.bit, "free"), clause="1003.1"))
        for i, mask in s.sources:
            o = g.table.objs[i]
            marked = 1 if o.counters or o.host >= 0 or o.damage else 0
            alike: tuple[int, ...] = (1, o.definition, o.face, mask, o.kind, marked)
            if alike[5]:
                alike = (*alike, i)
            if alike in seen and not g.every_window:  # judge files may name the very stone
                continue
            seen.add(alike)
            out += self.ways(g, s, i, mask)
        if s.makers:
            self.add_makers(g, s, out)
        return tuple(out)

    def add_makers(self, g: State, s: Supply, out: list[Option]) -> None:
        """Other will abilities (1003.5). Those that ask for will themselves are offered where it takes
        them."""
        need = plus(self.left, self.reserve)
        easy = s.pays_with_makers(need, plain=True) and not g.every_window
        seen: set[tuple[int, ...]] = set()
        for m in s.makers:
            o = g.table.objs[m.ref]
            similar = (o.definition, o.face, m.index, o.kind)
            if (easy and any(m.need)) or (similar in seen and not g.every_window):
                continue
            if ("activate", m.ref, m.index, "") in g.work.refused or after_all(s, need, m) is None:
                continue
            seen.add(similar)
            c = o.chars
            node = c.ab.activates[m.index]
            out.append(Option("activate", m.ref, m.index, "will ability", c.names[0], "1003.5", node))

    def ways(self, g: State, s: Supply, ref: int, mask: int) -> list[Option]:
        """The kinds of will a source can usefully make now; those that pay the same part are one way."""
        out: list[Option] = []
        name = g.table.objs[ref].chars.names[0]
        free_done = False
        for bit in (*KINDS, 128):
            if not mask & bit:
                continue
            kind = bit & 127
            i = INDEX.get(kind, -1)
            exact = i >= 0 and self.left[i] > 0
            if not exact:
                if free_done:
                    continue
                free_done = True
            if self.leads_on(g, s, kind, mask, ref):
                out.append(Option("source", ref, kind, ATTRIBUTE_NAME.get(kind, "free"), name, "1003.5"))
        return out

    def leads_on(self, g: State, s: Supply, bit: int, mask: int, source: int) -> bool:
        """Whether the rest can still be paid after this."""
        left = spend(self.left, bit)
        if left is None:
            return False
        if not s.makers and not self.after:
            masks = s.masks
            masks[mask] -= 1
            ok = payable(
                plus(left, self.reserve) if self.reserve is not NOTHING else left, masks, s.count - 1
            )
            masks[mask] += 1
            return ok
        rest = Supply()
        rest.masks = dict(s.masks)
        rest.masks[mask] -= 1
        rest.count = s.count - 1
        rest.sources = s.sources if source == NOBODY else [x for x in s.sources if x[0] != source]
        rest.makers = (
            s.makers if source == NOBODY else [m for m in s.makers if m.ref != source or not m.rests]
        )
        if not rest.pays(plus(left, self.reserve)):
            return False
        if not self.after:
            return True
        from .reserving import keeps  # costs are paid with will

        return keeps(g, self.player, self.after, self.ctx, rest, left, source)

    def answer(self, g: State, option: Option) -> None:
        """One more will is used."""
        if option.kind == "will":
            self.use(g, option.ref)
        elif option.kind == "source":
            if rest_for_will(g, self.player, option.ref, option.number):
                self.use(g, len(g.table.players[self.player].will) - 1)
        else:
            s = supply(g, self.player, self.exclude, self.purpose, self.ref)
            play = Start("play ability", self.player, option.ref, option.number)
            for m in s.makers:
                if m.ref == option.ref and m.index == option.number:
                    play.reserve = after_all(s, plus(self.left, self.reserve), m) or NOTHING
            g.work.stack.append(play)

    def use(self, g: State, k: int) -> None:
        """Takes the k-th produced will."""
        p = g.edit_player(self.player)
        w: Will = p.will[k]
        p.will = p.will[:k] + p.will[k + 1 :]
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
            emit(g, Event(PAID, "1003.1", player_ref(self.player), self.ref, len(self.spent), self.player))
        g.finish(DONE)


def after_all(s: Supply, need: Need, m: Maker) -> Need | None:
    """What of a need other sources have to pay if a will ability is played for it; None if that does not
    help."""
    if not free_for(m, ()):
        return None
    for out in m.outs:
        left = after_making(need, out)
        if left != need and s.pays_with_makers(plus(left, m.need), (m,)):
            return left
    return None


def play_will_automatic(g: State) -> bool:
    """Plays an automatic will ability that waits, at once (907.1, 907.2); False if none does."""
    for w in g.work.waiting:
        if w.ability is not None and not w.card and without_chase(w.ability, w.event):
            g.work.stack.append(Start("play automatic", w.controller, number=w.id))
            return True
    return False


def rest_for_will(g: State, player: int, ref: int, bit: int) -> bool:
    """Plays the simple will ability of a card: rested, one will, at once (907.3). Whether that will is there
    now; where effects replace it, what there is must be seen afterwards (910.1)."""
    perform_rest(g, (ref,), "1013.2", ref)
    emit(g, Event(ABILITY_PLAYED, "907.3", ref, NOBODY, 0, player, ref, word="activate,will"))
    note_play(g, player)
    if Replace in g.derived.active or ReplaceAmount in g.derived.active or Cannot in g.derived.active:
        depth = len(g.work.stack)
        attempt_produce(g, player, (bit,), ref)
        return len(g.work.stack) == depth and g.work.stack[-1].result.did
    produce(g, player, (bit,), ref)
    return True


def note_play(g: State, player: int) -> None:
    """The non-turn player played something in this battle (803.6, readings 5)."""
    if g.table.battle is not None and player != g.turn.player and not g.table.battle.opponent_played:
        b = g.table.battle.copy()
        b.opponent_played = True
        g.table.battle = b
