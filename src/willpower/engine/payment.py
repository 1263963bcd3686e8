"""Paying will (1003, 907): which will and which sources, one pick at a time, and nothing asked when it does
not matter.

A payment collects will until the need is met. Each will picked pays for its own attribute if that is still
needed, otherwise for a part of the free cost; so what is left to pay is again a need. Sources are will
abilities that may be played while paying (907.2, 1003.5).
"""

from __future__ import annotations

from willpower.abilities.effects import SpendOnly
from willpower.abilities.nouns import Filter
from willpower.abilities.symbols import ATTRIBUTE_NAME, IN_PLAY, ITEMS, J_RESONATOR, RULER_AREA

from .actions import perform_rest, produce
from .characteristics import refresh
from .decisions import PAY, Option
from .evaluate import fits
from .events import ABILITY_PLAYED, PAID
from .frames import ask
from .objects import NOBODY, Event, Obj
from .prohibition import cannot
from .state import Frame, State
from .triggers import context_of, emit
from .will import FREE, INDEX, KINDS, NOTHING, Need, Will, payable, total, write_need


class Supply:
    """What a player could pay with now."""

    __slots__ = ("bound", "count", "known", "masks", "others", "pool", "sources")

    def __init__(self) -> None:
        self.masks: dict[int, int] = {}
        self.count = 0
        self.bound = False  # some of the will is restricted, so it depends on what it is spent on
        self.known: dict[Need, bool] = {}
        self.pool: list[int] = []  # indices of usable will
        self.sources: list[tuple[int, int]] = []  # (object, mask)
        self.others: list[tuple[int, int, int, int]] = []  # (object, index of the ability, mask, how many)

    def pays(self, need: Need) -> bool:
        """Whether it is enough for a need."""
        found = self.known.get(need)
        if found is None:
            found = payable(need, self.masks, self.count)
            self.known[need] = found
        return found


def fresh_for_rest(g: State, o: Obj) -> bool:
    """Whether a J/resonator may not yet use abilities with the rest symbol (905.3, 1107.2)."""
    return (
        o.since == g.turn_serial
        and bool(o.chars.types & J_RESONATOR)
        and "swiftness" not in o.chars.ab.keywords
    )


def may_spend(g: State, only: SpendOnly | None, purpose: str, ref: int, source: int) -> bool:
    """Whether will with a restriction may be spent on this."""
    if only is None:
        return True
    if purpose in only.costs:
        return True
    ctx = context_of(g, source if source >= 0 else ref)
    if purpose == "play" and only.play is not None:
        return _fits(g, only.play, ref, source)
    if purpose == "activate" and only.activate is not None:
        return fits(g, Filter(only.activate.preds, g.objs[ref].zone), ref, ctx)
    return False


def _fits(g: State, filter: Filter, ref: int, source: int) -> bool:
    ctx = context_of(g, source if source >= 0 else ref)
    return fits(g, Filter(filter.preds, g.objs[ref].zone), ref, ctx)


def supply(g: State, player: int, exclude: int = NOBODY, purpose: str = "", ref: int = NOBODY) -> Supply:
    """Everything a player could pay with, leaving out one object (which has to rest for something else)."""
    if g.dirty:
        refresh(g)
    s = Supply()
    masks = s.masks
    objs = g.objs
    for k, w in enumerate(g.players[player].will):
        if w.only is None or may_spend(g, w.only, purpose, ref, w.source):
            m = w.bit or 128
            masks[m] = masks.get(m, 0) + 1
            s.count += 1
            s.pool.append(k)
        if w.only is not None:
            s.bound = True
    zones = g.players[player].zones
    for place in (g.field, zones.get(RULER_AREA, ()), zones.get(ITEMS, ())):
        for i in place:
            o = objs[i]
            ab = o.chars.ab
            if o.controller != player or i == exclude:
                continue
            m = ab.will_mask
            if (
                m
                and not o.rested
                and o.zone & IN_PLAY
                and not (o.since == g.turn_serial and fresh_for_rest(g, o))
            ):
                if not g.active or not cannot(g, "activate", i):
                    masks[m] = masks.get(m, 0) + 1
                    s.count += 1
                    s.sources.append((i, m))
            elif ab.will_others:
                _add_others(g, s, o)
    return s


def _add_others(g: State, s: Supply, o: Obj) -> None:
    """Will abilities that ask for more than resting the card: counted if they can be played without will."""
    from . import playing  # playing pays, and a will ability is played while paying

    for index in o.chars.ab.will_others:
        mask, amount = playing.yields(g, o, index)
        if amount:
            s.masks[mask] = s.masks.get(mask, 0) + amount
            s.count += amount
            s.others.append((o.id, index, mask, amount))
            return


def can_pay_will(
    g: State, player: int, need: Need, exclude: int = NOBODY, purpose: str = "", ref: int = NOBODY
) -> bool:
    """Whether a player could pay the need now, with will abilities (1003.5)."""
    if not any(need):
        return True
    s = supply(g, player, exclude, purpose, ref)
    return payable(need, s.masks, s.count)


def most_x(g: State, player: int, need: Need, exclude: int, purpose: str, ref: int) -> int:
    """The largest X a player could pay for."""
    s = supply(g, player, exclude, purpose, ref)
    base = list(need)
    base[8] = 0
    if not payable(tuple(base), s.masks, s.count):
        return -1
    return (s.count - total(tuple(base))) // max(1, need[8])


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


class PayWillFrame(Frame):
    """Pays will; g.ret is 1 when it is paid, 0 when it cannot be (1003.4)."""

    __slots__ = ("ctx", "exclude", "left", "player", "purpose", "ref", "spent", "wait")

    def __init__(
        self,
        player: int = 0,
        need: Need = NOTHING,
        purpose: str = "",
        ref: int = NOBODY,
        exclude: int = NOBODY,
        ctx: int = -1,
    ) -> None:
        super().__init__()
        self.player = player
        self.left = need
        self.purpose = purpose
        self.ref = ref
        self.exclude = exclude
        self.ctx = ctx
        self.spent: tuple[tuple[int, int], ...] = ()
        self.wait = -1

    def step(self, g: State) -> None:
        """Picks the next will, asking only if it matters which."""
        if not any(self.left):
            self.finish(g)
            return
        s = supply(g, self.player, self.exclude, self.purpose, self.ref)
        if not payable(self.left, s.masks, s.count):
            g.ret = 0
            g.pop()
            return
        options = self.options(g, s)
        if not options:
            g.ret = 0
            g.pop()
            return
        if len(options) == 1 or (s.count == total(self.left) and not s.others):
            self.answer(g, options[0])
            return
        ask(g, self.player, PAY, options, "1003.1", f"Pay {write_need(self.left)}", self.ref)

    def options(self, g: State, s: Supply) -> tuple[Option, ...]:
        """The different ways to pay the next will that leave the rest payable."""
        out: list[Option] = []
        seen: set[tuple[int, ...]] = set()
        will = g.players[self.player].will
        for k in s.pool:
            w = will[k]
            key: tuple[int, ...] = (0, w.bit, 0 if w.only is None else k + 1)
            if key in seen:
                continue
            seen.add(key)
            if self.leads_on(s, w.bit, w.bit or 128):
                out.append(Option("will", k, w.bit, ATTRIBUTE_NAME.get(w.bit, "free"), clause="1003.1"))
        for i, mask in s.sources:
            o = g.objs[i]
            alike: tuple[int, ...] = (
                1,
                o.definition,
                o.face,
                mask,
                o.kind,
                1 if o.counters or o.host >= 0 or o.damage else 0,
            )
            if alike[5]:
                alike = (*alike, i)
            if alike in seen and not g.every_window:  # judge files may name the very stone
                continue
            seen.add(alike)
            out += self.ways(g, s, i, mask)
        for i, index, _, _ in s.others:
            o = g.objs[i]
            similar = (2, o.definition, o.face, index, o.kind)
            if similar in seen and not g.every_window:
                continue
            seen.add(similar)
            out.append(Option("activate", i, index, "will ability", o.chars.names[0], "1003.5"))
        return tuple(out)

    def ways(self, g: State, s: Supply, ref: int, mask: int) -> list[Option]:
        """The kinds of will a source can usefully make now; those that pay the same part are one way."""
        out: list[Option] = []
        name = g.objs[ref].chars.names[0]
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
            if self.leads_on(s, kind, mask):
                out.append(Option("source", ref, kind, ATTRIBUTE_NAME.get(kind, "free"), name, "1003.5"))
        return out

    def leads_on(self, s: Supply, bit: int, mask: int) -> bool:
        """Whether the rest can still be paid after this."""
        left = spend(self.left, bit)
        if left is None:
            return False
        masks = s.masks
        masks[mask] -= 1
        ok = payable(left, masks, s.count - 1)
        masks[mask] += 1
        return ok

    def answer(self, g: State, option: Option) -> None:
        """One more will is used."""
        if option.kind == "will":
            self.use(g, option.ref)
        elif option.kind == "source":
            rest_for_will(g, self.player, option.ref, option.number)
            self.use(g, len(g.players[self.player].will) - 1)
        else:
            from . import playing  # playing pays, and a will ability is played while paying

            playing.play_will_ability(g, self.player, option.ref, option.number)

    def use(self, g: State, k: int) -> None:
        """Takes the k-th produced will."""
        p = g.edit_player(self.player)
        w: Will = p.will[k]
        p.will = p.will[:k] + p.will[k + 1 :]
        left = spend(self.left, w.bit)
        assert left is not None
        self.left = left
        self.spent = (*self.spent, (w.bit, w.source))

    def finish(self, g: State) -> None:
        """All is paid."""
        if self.ctx >= 0:
            ctx = g.edit_ctx(self.ctx)
            ctx.paid = ctx.paid + self.spent
        if self.spent:
            emit(g, Event(PAID, "1003.1", -1 - self.player, self.ref, len(self.spent), self.player))
        g.ret = 1
        g.pop()


def rest_for_will(g: State, player: int, ref: int, bit: int) -> None:
    """Plays the simple will ability of a card: rested, one will, at once (907.3)."""
    perform_rest(g, (ref,), "1013.2", ref)
    emit(g, Event(ABILITY_PLAYED, "907.3", ref, NOBODY, 0, player, ref, word="activate,will"))
    produce(g, player, (bit,), ref)
    note_play(g, player)


def note_play(g: State, player: int) -> None:
    """The non-turn player played something in this battle (803.6, readings 5)."""
    if g.battle is not None and player != g.turn_player and not g.battle.opponent_played:
        b = g.battle.copy()
        b.opponent_played = True
        g.battle = b
