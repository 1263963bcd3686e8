"""Instructions about counters: putting, taking and moving them (1022)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.effects import Effect, MoveCounters, PutCounters, RemoveCounters

from ..change.choosing import card_options, gather
from ..change.effect_frame import ExecFrame, Instruction, doer
from ..change.gate import attempt_counters
from ..core.decisions import CARDS, NAME, NUMBER, Option
from ..core.frames import ask
from ..core.ids import NOBODY, PLAYER_A, PLAYER_REF, UNLIMITED, PlayerId, RefId
from ..core.objects import Ctx, still_itself
from ..core.results import of_amount
from ..core.state import Frame, State
from ..pay.cost_items import counters_on
from ..text.announcements import of_each, speaks_of_each
from ..values import evaluate
from ..values.prohibition import prohibited_by


def run_put_counters(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Put counters on cards (1022.1), of a name the player chooses if the text offers several."""
    assert isinstance(node, PutCounters)
    player = doer(g, f, node.who, ctx)
    found = gather(g, f, 0, node.on, player)
    if found is None:
        return
    f.refs = tuple([ref for ref in found if ref >= 0])
    f.a = 1 if speaks_of_each(node.count) else evaluate.number(g, node.count, ctx)
    f.word = node.counter
    if f.a <= 0 or not f.refs:
        f.finish(g, node.slot, did=False)
    elif node.kinds:
        ask_name(g, player, node.kinds, ctx.source)
    else:
        f.goto("903.2h-i")


def take_name(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The player has chosen the kind of counter."""
    f.word = f.picked_word
    f.picked_kind = ""


def share_out(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Lets the player say for each of divided counters which card it goes on, where that is said now."""
    assert isinstance(node, PutCounters)
    if not node.divided or ctx.shares:
        return
    given = f.acc[0][1] if f.acc else ()
    if f.picked_kind:
        given = (*given, f.picked)
        f.acc = ((0, given, 0, True),)
        f.picked_kind = ""
    if len(given) >= f.a:
        return
    f.again()
    options = tuple(card_options(g, f.refs, "903.2h-i"))
    player = doer(g, f, node.who, ctx)
    ask(g, player, CARDS, options, "903.2h-i", "give a counter", ctx.source, node, f.a, f.a, len(given))


def put_next(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The next card gets its counters."""
    assert isinstance(node, PutCounters)
    if not f.refs:
        f.finish(g, node.slot, f.refs2, did=f.b > 0, number=f.b)
        return
    ref = f.refs[0]
    n = counters_on(g, ref, f.word) if node.double else f.a
    if speaks_of_each(node.count):
        n = evaluate.number(g, node.count, of_each(ctx, ref))
    if node.divided:
        n = f.acc[0][1].count(ref) if f.acc else ctx.shares.get(ref, 0)  # 903.2h-i
    by = NOBODY if node.who is None else PLAYER_REF[doer(g, f, node.who, ctx)]
    attempt_counters(g, ref, f.word, n, True, "1022.1", ctx.source, by)


def note_put(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Counters that were put on a card count; the next card comes."""
    if f.result.did:
        f.refs2 = (*f.refs2, f.refs[0])
        f.b += f.result.amount
    f.refs = f.refs[1:]
    f.goto("put")


def ask_name(g: State, player: PlayerId, names: tuple[str, ...], source: RefId) -> None:
    """Asks which kind of counter."""
    options = tuple([Option("name", word=name, name=name, clause="1022.1") for name in names])
    ask(g, player, NAME, options, "1022.1", "counter", source)


class TakeFrame(Frame):
    """Removes counters from one card, of any name one at a time, asking which; hands on how many."""

    __slots__ = ("attempted", "counter", "left", "name", "player", "ref", "source", "taken")

    def __init__(self) -> None:
        super().__init__()
        self.ref: RefId = NOBODY
        self.counter = ""
        self.left = 0
        self.player = PLAYER_A
        self.source: RefId = NOBODY
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
        if self.left <= 0 or not names or not still_itself(g.table.objs[self.ref]):
            g.finish(of_amount(self.taken))
            return
        of_first = counters_on(g, self.ref, names[0])
        if len(names) == 1 or self.left >= counters_on(g, self.ref, ""):  # all of them: nothing to choose
            self.attempted = True
            attempt_counters(g, self.ref, names[0], min(self.left, of_first), False, "1022.1", self.source)
            return
        ask_name(g, self.player, names, self.source)

    def answer(self, g: State, option: Option) -> None:
        """Takes the name of the counter."""
        self.name = option.word


def take(g: State, ref: RefId, counter: str, n: int, player: PlayerId, source: RefId) -> None:
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
    found = gather(g, f, 0, node.on, doer(g, f, None, ctx))
    if found is None:
        return
    f.refs = tuple(
        [
            ref
            for ref in found
            if ref >= 0 and counters_on(g, ref, node.counter) > 0 and may_take(g, ref, f, ctx)
        ]
    )
    f.a = evaluate.number(g, node.count, ctx) if node.count is not None else UNLIMITED


def may_take(g: State, ref: RefId, f: ExecFrame, ctx: Ctx) -> bool:
    """Whether effects let counters be removed from a card (104.4); a cost is no effect (903.2j)."""
    return not prohibited_by(g, "have counters removed", ref, NOBODY if f.paying else ctx.source)


def ask_to_take(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Where the player has a choice, they say from which card a counter is taken, or how many from one."""
    assert isinstance(node, RemoveCounters)
    if node.total and f.a >= 0:
        ask_which_card(g, f, node, ctx)
    else:
        ask_how_many(g, f, node, ctx)


def ask_which_card(g: State, f: ExecFrame, node: RemoveCounters, ctx: Ctx) -> None:
    """One counter at a time from a card the player picks, `f.a` in all."""
    left = [ref for ref in f.refs if counters_on(g, ref, node.counter) > 0]
    if f.b >= f.a or not left:
        f.finish(g, node.slot, f.refs2, did=taken_enough(f, node), number=f.b)
        return
    if not node.up_to and f.a - f.b >= sum([counters_on(g, ref, node.counter) for ref in left]):
        f.picked = left[0]  # all of them: nothing to choose
        f.picked_kind = "all"
        return
    options = card_options(g, left, "1022.5")
    if node.up_to:
        options.append(Option("done", clause="1022.5"))
    least = f.b if node.up_to else f.a
    player = doer(g, f, None, ctx)
    ask(g, player, CARDS, tuple(options), "1022.5", "take a counter", ctx.source, node, least, f.a, f.b)


def ask_how_many(g: State, f: ExecFrame, node: RemoveCounters, ctx: Ctx) -> None:
    """So many from each card (all if no number is given), the next one being the first of `f.refs`."""
    if not f.refs:
        f.finish(g, node.slot, f.refs2, did=taken_enough(f, node), number=f.b)
        return
    have = counters_on(g, f.refs[0], node.counter)
    wanted = have if f.a < 0 else min(f.a, have)
    if node.up_to and wanted > 0:
        numbers = tuple([Option("number", number=n, clause="1022.5") for n in range(wanted, -1, -1)])
        ask(g, doer(g, f, None, ctx), NUMBER, numbers, "1022.5", "counters", f.refs[0], node)
    else:
        f.picked_number = wanted


def taken_enough(f: ExecFrame, node: RemoveCounters) -> bool:
    """Whether as many were removed as the text says: fewer are removed all the same (104.2), but "if you do"
    means all of them."""
    return f.b > 0 and (node.up_to or f.b >= f.a)


def take_counters(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The counters are taken from that card."""
    assert isinstance(node, RemoveCounters)
    wanted = f.picked_number
    if node.total and f.a >= 0:
        if f.picked_kind == "done":
            f.a = f.b
            f.goto("1022.5")
            return
        wanted = counters_on(g, f.picked, node.counter) if f.picked_kind == "all" else 1
    else:
        f.picked = f.refs[0]
        f.refs = f.refs[1:]
    take(g, f.picked, node.counter, wanted, doer(g, f, None, ctx), ctx.source)


def note_taken(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Counters that were taken count; the next are asked for."""
    f.b += f.result.amount
    if not f.result.did:
        f.refs = tuple([ref for ref in f.refs if ref != f.picked])  # it keeps them
    elif f.picked not in f.refs2:
        f.refs2 = (*f.refs2, f.picked)
    f.goto("1022.5")


# ---- moving counters ---------------------------------------------------------------------------------------


def run_move_counters(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Move counters: removed from one card, then the same put on another (1022.4)."""
    assert isinstance(node, MoveCounters)
    player = doer(g, f, None, ctx)
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
    if f.a <= 0 or not may_take(g, origin[0], f, ctx):
        f.finish(g, node.slot, did=False)
    elif node.up_to:
        numbers = tuple([Option("number", number=n, clause="1022.4") for n in range(f.a, -1, -1)])
        ask(g, player, NUMBER, numbers, "1022.4", "move counters", f.refs[0], node)
    else:
        f.goto("name")


def take_number(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The player has said how many counters are moved."""
    assert isinstance(node, MoveCounters)
    f.a = f.picked_number
    if f.a <= 0:
        f.finish(g, node.slot, did=False)


def ask_moved_name(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The player says of which name the counters are, if the text does not."""
    assert isinstance(node, MoveCounters)
    names = tuple(sorted((g.table.objs[f.refs[0]].counters or {}).keys()))
    if not f.word and moves_all(node):
        f.word = names[0]
        f.a = counters_on(g, f.refs[0], f.word)
    if f.word:
        f.goto("remove")
        return
    ask_name(g, doer(g, f, None, ctx), names, ctx.source)


def moves_all(node: MoveCounters) -> bool:
    """Whether all counters are moved, of whatever names."""
    return not node.counter and node.count is None and not node.up_to


def take_moved_name(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """There are no more counters to move than of that name."""
    f.word = f.picked_word
    f.a = min(f.a, counters_on(g, f.refs[0], f.word))


def remove_moved(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The counters are removed from the first card (1022.4)."""
    attempt_counters(g, f.refs[0], f.word, f.a, False, "1022.4", ctx.source)


def put_moved(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """As many as were removed are put on the other card (1022.4)."""
    attempt_counters(g, f.refs[1], f.word, f.result.amount, True, "1022.4", ctx.source)


def end_moving(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """End with the counters that were put; those that could not be are removed all the same (104.2)."""
    assert isinstance(node, MoveCounters)
    f.b += f.result.amount
    if moves_all(node):
        names = [name for name in sorted(g.table.objs[f.refs[0]].counters or {}) if name > f.word]
        if names:
            f.word = names[0]
            f.a = counters_on(g, f.refs[0], f.word)
            f.goto("remove")
            return
    n = f.b
    f.finish(g, node.slot, (f.refs[1],) if n > 0 else (), did=n > 0, number=n)


TABLE: Final[dict[type[Effect], Instruction]] = {
    PutCounters: Instruction(
        ("1022.1", run_put_counters),
        ("named", take_name),
        ("903.2h-i", share_out),
        ("put", put_next),
        ("note", note_put),
    ),
    RemoveCounters: Instruction(
        ("1022.1", run_remove_counters),
        ("1022.5", ask_to_take),
        ("take", take_counters),
        ("note", note_taken),
    ),
    MoveCounters: Instruction(
        ("1022.4", run_move_counters),
        ("number", take_number),
        ("name", ask_moved_name),
        ("named", take_moved_name),
        ("remove", remove_moved),
        ("put", put_moved),
        ("end", end_moving),
    ),
}
