"""Instructions that change cards where they are: rest and recover, counters, additions, sides (1002,
1013, 1022, 1030)."""

from __future__ import annotations

from typing import Final, assert_never

from willpower.abilities.effects import (
    AddTo,
    Attach,
    Effect,
    MoveCounters,
    PutCounters,
    Recover,
    Remember,
    RemoveCounters,
    RemoveFromBattle,
    Rest,
    Turn,
)
from willpower.abilities.symbols import (
    ANY_RULER,
    FIELD,
    IN_PLAY,
    ITEMS,
    RULER_AREA,
)
from willpower.abilities.words import SideTurn

from ..change.choosing import card_option, gather
from ..change.effect_frame import ExecFrame, Executor, doer
from ..change.entering import host_types, may_be_added
from ..change.gate import (
    attempt_add,
    attempt_counters,
    attempt_moves,
    attempt_recover,
    attempt_rest,
    attempt_turn_over,
)
from ..change.in_battle import remove_from_battle
from ..change.triggers import emit
from ..change.zones import MoveItem
from ..core import happenings
from ..core.decisions import CARDS, NAME, NUMBER, Option
from ..core.frames import ask
from ..core.objects import ASTRAL, NOBODY, UNSEALED, Ctx
from ..core.results import NOTHING_DONE, of_amount, of_cards
from ..core.stale import PLAY, RULES, WATCHERS, changed
from ..core.state import Frame, State
from ..pay.cost_items import counters_on
from ..text.announcements import of_each, speaks_of_each
from ..values import evaluate
from ..values.characteristics import chars
from ..values.prohibition import cannot
from .moves import remember


def run_rest(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Rest cards (1013.1)."""
    assert isinstance(node, Rest)
    if f.pc == 0:
        found = gather(g, f, 0, node.what, doer(g, f, None, ctx))
        if found is None:
            return
        f.pc = 1
        attempt_rest(g, tuple([ref for ref in found if ref >= 0]), "1013.2" if f.paying else "1013.1")
        return
    f.finish(g, node.slot, f.result.refs, did=bool(f.result.refs))


def run_recover(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Recover cards (1013.1)."""
    assert isinstance(node, Recover)
    if f.pc == 0:
        found = gather(g, f, 0, node.what, doer(g, f, None, ctx))
        if found is None:
            return
        f.pc = 1
        attempt_recover(g, tuple([ref for ref in found if ref >= 0]), "1013.1")
        return
    f.finish(g, node.slot, f.result.refs, did=bool(f.result.refs))


# ---- counters ------------------------------------------------------------------------------------------


def run_put_counters(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Put counters on cards (1022.1), of a name the player chooses if the text offers several."""
    assert isinstance(node, PutCounters)
    player = doer(g, f, node.who, ctx)
    if f.pc == 0:
        found = gather(g, f, 0, node.on, player)
        if found is None:
            return
        f.refs = tuple([ref for ref in found if ref >= 0])
        f.a = 1 if speaks_of_each(node.count) else evaluate.number(g, node.count, ctx)
        f.word = node.counter
        if f.a <= 0 or not f.refs:
            f.finish(g, node.slot, did=False)
            return
        f.pc = 3
        if node.divided and not ctx.shares:
            f.pc = 2
        if node.kinds:
            f.b = f.pc
            f.pc = 1
            ask_name(g, player, node.kinds, ctx.source)
            return
    if f.pc == 1:
        f.word = f.picked_word
        f.pc = f.b
        f.b = 0
    if f.pc in (2, 4):
        if not share_out(g, f, player, ctx):
            return
        f.pc = 3
    if f.pc == 5:
        if f.result.did:
            f.refs2 = (*f.refs2, f.refs[0])
            f.b += f.result.amount
        f.refs = f.refs[1:]
    if not f.refs:
        f.finish(g, node.slot, f.refs2, did=f.b > 0, number=f.b)
        return
    ref = f.refs[0]
    n = counters_on(g, ref, f.word) if node.double else f.a
    if speaks_of_each(node.count):
        n = evaluate.number(g, node.count, of_each(ctx, ref))
    if node.divided:
        n = f.acc[0][1].count(ref) if f.acc else ctx.shares.get(ref, 0)  # 903.2h-i
    f.pc = 5
    attempt_counters(g, ref, f.word, n, True, "1022.1", ctx.source)


def share_out(g: State, f: ExecFrame, player: int, ctx: Ctx) -> bool:
    """Lets the player say for each counter which card it goes on; True when all are given out."""
    given = f.acc[0][1] if f.acc else ()
    if f.pc == 4:
        given = (*given, f.picked)
        f.acc = ((0, given, 0, True),)
    if len(given) >= f.a:
        return True
    f.pc = 4
    options = tuple([card_option(g, ref, "903.2h-i") for ref in f.refs])
    node = f.node
    ask(g, player, CARDS, options, "903.2h-i", "give a counter", ctx.source, node, f.a, f.a, len(given))
    return False


def ask_name(g: State, player: int, names: tuple[str, ...], source: int) -> None:
    """Asks which kind of counter."""
    options = tuple([Option("name", word=name, name=name, clause="1022.1") for name in names])
    ask(g, player, NAME, options, "1022.1", "counter", source)


class TakeFrame(Frame):
    """Removes counters from one card, of any name one at a time, asking which; hands on how many."""

    __slots__ = ("attempted", "counter", "left", "name", "player", "ref", "source", "taken")

    def __init__(self) -> None:
        super().__init__()
        self.ref = NOBODY
        self.counter = ""
        self.left = 0
        self.player = 0
        self.source = NOBODY
        self.name = ""
        self.taken = 0
        self.attempted = False

    def step(self, g: State) -> None:
        """Removes the next counters, or ends."""
        if self.attempted:
            self.taken += self.result.amount
            self.left = self.left - self.result.amount if self.result.did else 0
            self.attempted = False
        if self.name:
            name = self.name
            self.name = ""
            self.attempted = True
            attempt_counters(g, self.ref, name, 1, False, "1022.1", self.source)
            return
        names = tuple(sorted((g.table.objs[self.ref].counters or {}).keys()))
        if self.counter:
            names = (self.counter,) if self.counter in names else ()
        if self.left <= 0 or not names or g.table.objs[self.ref].became != -1:
            g.finish(of_amount(self.taken))
            return
        if len(names) == 1:
            self.attempted = True
            attempt_counters(g, self.ref, names[0], self.left, False, "1022.1", self.source)
            return
        ask_name(g, self.player, names, self.source)

    def answer(self, g: State, option: Option) -> None:
        """Takes the name of the counter."""
        self.name = option.word


def take(g: State, ref: int, counter: str, n: int, player: int, source: int) -> None:
    """Removes counters of a name ("": any) from a card."""
    frame = TakeFrame()
    frame.ref = ref
    frame.counter = counter
    frame.left = n
    frame.player = player
    frame.source = source
    g.work.stack.append(frame)


def run_remove_counters(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Remove counters: so many from each card, or so many in all as the player likes (1022.1, 1022.5)."""
    assert isinstance(node, RemoveCounters)
    player = doer(g, f, None, ctx)
    if f.pc == 0:
        found = gather(g, f, 0, node.on, player)
        if found is None:
            return
        f.refs = tuple(
            [
                ref
                for ref in found
                if ref >= 0 and counters_on(g, ref, node.counter) > 0 and may_take(g, ref, ctx)
            ]
        )
        f.a = evaluate.number(g, node.count, ctx) if node.count is not None else -1
        f.pc = 1
    if f.pc == 3:  # counters were removed from the card in `picked`
        f.b += f.result.amount
        if f.result.did and f.picked not in f.refs2:
            f.refs2 = (*f.refs2, f.picked)
        f.pc = 1
    if node.total and f.a >= 0:
        remove_in_all(g, f, node, player, ctx)
    else:
        remove_from_each(g, f, node, player, ctx)


def may_take(g: State, ref: int, ctx: Ctx) -> bool:
    """Whether effects let counters be removed from a card (104.4)."""
    return not cannot(g, "have counters removed", ref, ctx.source)


def remove_in_all(g: State, f: ExecFrame, node: RemoveCounters, player: int, ctx: Ctx) -> None:
    """One counter at a time from a card the player picks, `f.a` in all."""
    if f.pc == 2:
        if f.picked_kind == "done":
            f.a = f.b
        else:
            f.pc = 3
            take(g, f.picked, node.counter, 1, player, ctx.source)
            return
    left = [ref for ref in f.refs if counters_on(g, ref, node.counter) > 0]
    if f.b >= f.a or not left:
        f.finish(g, node.slot, f.refs2, did=f.b > 0, number=f.b)
        return
    options = [card_option(g, ref, "1022.5") for ref in left]
    if node.up_to:
        options.append(Option("done", clause="1022.5"))
    f.pc = 2
    least = f.b if node.up_to else f.a
    ask(g, player, CARDS, tuple(options), "1022.5", "take a counter", ctx.source, node, least, f.a, f.b)


def remove_from_each(g: State, f: ExecFrame, node: RemoveCounters, player: int, ctx: Ctx) -> None:
    """So many from each card (all if no number is given), the next one being the first of `f.refs`."""
    wanted = f.picked_number
    if f.pc == 1:
        if not f.refs:
            f.finish(g, node.slot, f.refs2, did=f.b > 0, number=f.b)
            return
        have = counters_on(g, f.refs[0], node.counter)
        wanted = have if f.a < 0 else min(f.a, have)
        if node.up_to and wanted > 0:
            f.pc = 2
            numbers = tuple([Option("number", number=n, clause="1022.5") for n in range(wanted, -1, -1)])
            ask(g, player, NUMBER, numbers, "1022.5", "counters", f.refs[0], node)
            return
    f.picked = f.refs[0]
    f.refs = f.refs[1:]
    f.pc = 3
    take(g, f.picked, node.counter, wanted, player, ctx.source)


def run_move_counters(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Move counters: removed from one card, then the same put on another (1022.4)."""
    assert isinstance(node, MoveCounters)
    player = doer(g, f, None, ctx)
    if f.pc == 0:
        origin = gather(g, f, 0, node.origin, player)
        if origin is None:
            return
        to = gather(g, f, 1, node.to, player)
        if to is None:
            return
        if not origin or not to or origin[0] < 0 or to[0] < 0 or origin[0] == to[0]:
            f.finish(g, node.slot, did=False)
            return
        f.refs = (origin[0], to[0])
        have = counters_on(g, origin[0], node.counter)
        f.a = have if node.count is None else min(have, evaluate.number(g, node.count, ctx))
        f.word = node.counter
        if f.a <= 0 or not may_take(g, origin[0], ctx):
            f.finish(g, node.slot, did=False)
            return
        f.pc = 1
        if node.up_to:
            f.pc = 5
            numbers = tuple([Option("number", number=n, clause="1022.4") for n in range(f.a, -1, -1)])
            ask(g, player, NUMBER, numbers, "1022.4", "move counters", f.refs[0], node)
            return
    if f.pc == 5:
        f.a = f.picked_number
        f.pc = 1
        if f.a <= 0:
            f.finish(g, node.slot, did=False)
            return
    if f.pc == 1 and not f.word:
        names = tuple(sorted((g.table.objs[f.refs[0]].counters or {}).keys()))
        f.pc = 2
        ask_name(g, player, names, ctx.source)
        return
    if f.pc == 2:
        f.word = f.picked_word
        f.a = min(f.a, counters_on(g, f.refs[0], f.word))
        f.pc = 1
    if f.pc == 1:
        f.pc = 3
        attempt_counters(g, f.refs[0], f.word, f.a, False, "1022.4", ctx.source)
        return
    if f.pc == 3:
        f.a = f.result.amount
        f.pc = 4
        if f.a > 0:
            attempt_counters(g, f.refs[1], f.word, f.a, True, "1022.4", ctx.source)
            return
    elif f.pc == 4:
        f.a = f.result.amount  # what cannot be put is removed all the same (104.2)
    f.finish(g, node.slot, (f.refs[1],) if f.a > 0 else (), did=f.a > 0, number=f.a)


# ---- additions and attached cards --------------------------------------------------------------------------


def can_be_added(g: State, addition: int, host: int, player: int) -> bool:
    """Whether an addition can be added to a card: its subtype, itself, effects (1406.1a, 1206.1, 1002.2)."""
    if host < 0 or not g.table.objs[host].zone & IN_PLAY or not may_be_added(g, addition, host, player):
        return False
    wanted = host_types(chars(g, addition))
    return not wanted or bool(chars(g, host).types & wanted)


def run_add(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Add additions to a card; from another zone they come into the field for it (1002)."""
    assert isinstance(node, AddTo)
    player = doer(g, f, None, ctx)
    if f.pc == 0:
        what = gather(g, f, 0, node.what, player)
        if what is None:
            return
        to = gather(g, f, 1, node.to, player)
        if to is None:
            return
        f.pc = 1
        host = to[0] if to else NOBODY
        # 1002.2: what cannot be added stays where it is.
        adding = [ref for ref in what if ref >= 0 and can_be_added(g, ref, host, player)]
        for ref in [ref for ref in adding if g.table.objs[ref].zone == FIELD]:
            attempt_add(g, ref, host, "1002.1", ctx.source, player)
            f.refs += f.result.refs
        items = [
            MoveItem(
                ref, FIELD, "put", "1002.1", controller=player, host=host, source=ctx.source, player=player
            )
            for ref in adding
            if g.table.objs[ref].zone != FIELD
        ]
        if items:
            attempt_moves(g, tuple(items))
            return
        f.result = NOTHING_DONE
    done = f.refs + f.result.refs
    f.finish(g, node.slot, done, did=bool(done))


def run_attach(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Attach cards to a J/ruler: they lie in the item area (1032.1)."""
    assert isinstance(node, Attach)
    player = doer(g, f, None, ctx)
    if f.pc == 0:
        what = gather(g, f, 0, node.what, player)
        if what is None:
            return
        to = gather(g, f, 1, node.to, player)
        if to is None:
            return
        f.pc = 1
        host = to[0] if to else NOBODY
        items: list[MoveItem] = []
        if host >= 0 and g.table.objs[host].zone & IN_PLAY and chars(g, host).types & ANY_RULER:
            items = [
                MoveItem(
                    ref,
                    ITEMS,
                    "put",
                    "1032.1",
                    controller=g.table.objs[ref].owner,  # 302.6
                    host=host,
                    source=ctx.source,
                    player=player,
                )
                for ref in what
                if ref >= 0 and ref != host
            ]
        if items:
            attempt_moves(g, tuple(items))
            return
        f.result = NOTHING_DONE
    f.finish(g, node.slot, f.result.refs, did=bool(f.result.refs))


# ---- sides ------------------------------------------------------------------------------------------------


def run_turn(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Turn cards over, heal, unseal, bring a J-ruler back to its ruler area."""
    assert isinstance(node, Turn)
    player = doer(g, f, None, ctx)
    if f.pc == 0:
        found = gather(g, f, 0, node.what, player)
        if found is None:
            return
        cards = tuple([ref for ref in found if ref >= 0])
        f.pc = 1
        if node.how == "heal":
            f.refs = cards
        elif node.how == "ruler":
            back = [
                MoveItem(ref, RULER_AREA, "put", "308.5", face=0, source=ctx.source, player=player)
                for ref in cards
                if g.table.objs[ref].zone == FIELD
            ]
            f.pc = 3
            if back:
                attempt_moves(g, tuple(back))
                return
            f.result = NOTHING_DONE
        else:
            f.result = of_cards(tuple([ref for ref in cards if turn_one(g, ref, node.how, ctx)]))
            f.pc = 3
    if f.pc in (1, 2):
        heal(g, f, node, ctx)
        return
    f.finish(g, node.slot, f.result.refs, did=bool(f.result.refs))


def heal(g: State, f: ExecFrame, node: Turn, ctx: Ctx) -> None:
    """Rulers lose the astral condition and its counters, nothing else (1024.1, 1024.2, readings 11)."""
    while True:
        if f.pc == 2:
            f.a += 1
            f.pc = 1
        if f.a >= len(f.refs):
            f.finish(g, node.slot, f.refs2, did=bool(f.refs2))
            return
        ref = f.refs[f.a]
        f.pc = 2
        o = g.table.objs[ref]
        if o.marks & ASTRAL:
            g.edit(ref).marks = o.marks & ~ASTRAL
            changed(g, PLAY)
            f.refs2 = (*f.refs2, ref)
            emit(
                g,
                happenings.turned(
                    card=ref, how="heal", player=o.controller, source=ctx.source, clause="1024.1"
                ),
            )
        n = counters_on(g, ref, "astral")
        if n:
            attempt_counters(g, ref, "astral", n, False, "1024.1", ctx.source)
            return


def turn_one(g: State, ref: int, how: SideTurn, ctx: Ctx) -> bool:
    """Turns one card; False if it does not change (104.3)."""
    o = g.table.objs[ref]
    definition = g.definitions[o.definition]
    if how == "shift":  # 1117.2a
        return (
            definition.shift and o.face == 0 and attempt_turn_over(g, ref, 1, "shift", "1117.2a", ctx.source)
        )
    if how == "future":  # 1302.2c; only its own ability is "to shift"
        return (
            definition.shift and o.face == 0 and attempt_turn_over(g, ref, 1, "future", "1302.2c", ctx.source)
        )
    if how == "invert":  # 1030.1, 1030.2
        return (
            definition.inverse
            and o.face == 0
            and attempt_turn_over(g, ref, 1, "invert", "1030.1", ctx.source)
        )
    if how == "hope":  # 1302.3c
        return (
            definition.inverse and o.face == 1 and attempt_turn_over(g, ref, 0, "hope", "1302.3c", ctx.source)
        )
    if how == "past":  # 1302.2c
        return (
            definition.shift and o.face == 1 and attempt_turn_over(g, ref, 0, "past", "1302.2c", ctx.source)
        )
    if how == "second form":  # 1304.5a
        return o.face == 1 and attempt_turn_over(g, ref, 2, "second form", "1304.5a", ctx.source)
    if how == "face up" or how == "face down":
        down = how == "face down"
        if o.face_down == down or (down and o.base.types & ANY_RULER):
            return False  # 303.2a
        o = g.edit(ref)
        o.face_down = down
        o.revealed = False
        changed(g, PLAY | WATCHERS)
        emit(g, happenings.turned(card=ref, how=how, player=o.controller, source=ctx.source, clause="303.2"))
        return True
    if how == "unseal":  # 1130.3a, 1130.3a-i
        if o.marks & UNSEALED:
            return False
        o = g.edit(ref)
        o.marks |= UNSEALED
        changed(g, PLAY | WATCHERS)
        emit(
            g,
            happenings.turned(
                card=ref, how="unseal", player=o.controller, source=ctx.source, clause="1130.3a"
            ),
        )
        return True
    assert_never(how)


# ---- battle, memory ------------------------------------------------------------------------------


def run_remove_from_battle(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """J/resonators are no longer in the battle (1029.1a-c)."""
    assert isinstance(node, RemoveFromBattle)
    found = gather(g, f, 0, node.what, doer(g, f, None, ctx))
    if found is None:
        return
    done = False
    for ref in found:
        battle = g.table.battle
        if battle is None or ref < 0 or ref not in (battle.attacker, battle.blocker, battle.attacked):
            continue
        clause = "1029.1a" if ref == battle.attacker else "1029.1b" if ref == battle.blocker else "1029.1c"
        remove_from_battle(g, ref)
        changed(g, RULES)
        done = True
        emit(
            g,
            happenings.told(
                what="removed from battle",
                subject=ref,
                player=g.table.objs[ref].controller,
                source=ctx.source,
                clause=clause,
            ),
        )
    f.finish(g, did=done)


def run_remember(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Keeps cards with this card, to be found again by its other abilities."""
    assert isinstance(node, Remember)
    found = gather(g, f, 0, node.what, doer(g, f, None, ctx))
    if found is None:
        return
    if ctx.source >= 0 and found:
        remember(g, ctx.source, node.how, found)
    f.finish(g, did=bool(found))


TABLE: Final[dict[type[Effect], Executor]] = {
    Rest: run_rest,
    Recover: run_recover,
    PutCounters: run_put_counters,
    RemoveCounters: run_remove_counters,
    MoveCounters: run_move_counters,
    AddTo: run_add,
    Attach: run_attach,
    Turn: run_turn,
    RemoveFromBattle: run_remove_from_battle,
    Remember: run_remember,
}
