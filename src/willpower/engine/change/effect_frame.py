"""The frame that performs one instruction (908.1), and what all instructions share.

An instruction is a table of rows (`Instruction`), each the clause or the name of a step and a function. Rows
follow each other by themselves; one that is to come once more says `again`, one that goes elsewhere `goto`.
A row keeps what it knows in the plain fields of the frame; a call of the gate or of `ask` is the last thing
it does, and the answer is there for the row after it. The last row ends with `finish`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.abilities.choices import LETTERS, settled
from willpower.abilities.effects import (
    Banish,
    ChooseCards,
    Destroy,
    Discard,
    Effect,
    Move,
    NoEffect,
    Recover,
    Rest,
    Search,
)
from willpower.abilities.nouns import Choose, Ref, Target, Who
from willpower.abilities.symbols import EXTRA_DECK, RUNES

from ..core.decisions import Option
from ..core.events import MOVED
from ..core.ids import NO_CTX, NO_PLAYER, NOBODY, UNDETERMINED, CtxId, PlayerId, RefId, is_player
from ..core.objects import Ctx, still_itself
from ..core.results import DONE, NOTHING_DONE, Result
from ..core.stale import REVEALING, changed
from ..core.state import Frame, State
from ..text.editions.actions import LATER, unknown
from ..values import evaluate

# Slots of a context that no text can name.
SHOWN: Final = -1  # cards revealed by the instructions so far (1005.1)
PASSING: Final = -10  # and below: choices that have no slot of their own
FOLLOWED: Final = -111  # a card as it was and as it is since the event that made a delayed ability

Results = tuple[tuple[int, tuple[RefId, ...], int, bool], ...]


# Instructions that act on so many cards that are chosen or found.
_OF_SO_MANY: Final = (Banish, Destroy, Discard, Move, Recover, Rest, Search)


class ExecFrame(Frame):
    """Performs an instruction in a context.

    `player` is who does it where the text names nobody; `paying` that it is a cost
    (903.2j); `got` holds the
    cards of its nouns once they are known; `root` that nothing of the same text comes after it.
    """

    __slots__ = (
        "a",
        "acc",
        "b",
        "ctx",
        "got",
        "node",
        "nth",
        "numbers",
        "paying",
        "picked",
        "picked_kind",
        "picked_number",
        "picked_word",
        "player",
        "players",
        "ref",
        "refs",
        "refs2",
        "root",
        "waiting",
        "who",
        "word",
    )

    def __init__(self) -> None:
        super().__init__()
        self.node: Effect = NOTHING_TO_DO
        self.ctx = NO_CTX
        self.player = NO_PLAYER
        self.paying = False
        self.root = False
        self.a = 0
        self.b = 0
        self.nth = 0  # how many of several players, cards or parts have had their turn
        self.word = ""
        self.ref: RefId = NOBODY
        self.who = NO_PLAYER
        self.numbers: tuple[int, ...] = ()
        self.players: tuple[PlayerId, ...] = ()
        self.refs: tuple[RefId, ...] = ()
        self.refs2: tuple[RefId, ...] = ()
        self.got: tuple[tuple[RefId, ...], ...] = ()
        self.waiting = False
        self.acc: Results = ()
        self.picked: RefId = NOBODY
        self.picked_kind = ""
        self.picked_number = 0
        self.picked_word = ""

    def step(self, g: State) -> None:
        """The rows of the instruction, until somebody is asked or something else must happen; an instruction
        that the edition does not know is passed over (1001.1)."""
        node = self.node
        if not self.pc:
            if type(node) in LATER and unknown(g.edition, node):
                self.finish(g, did=False)
                return
            known = _settled.get(id(node))
            if known is None or known[0] is not node:
                known = settle(node)
            if known[2]:
                self.node = known[1]
                self._let_choose(g, known[2])
                return
        deeds = EXECUTORS[type(node)].deeds
        # Where an edition lets players lose at once, that is looked at after each row.
        at_once = g.rulings.at_once
        for _ in deeds:  # and not for ever: the engine's loop counts
            pc = self.pc
            self.pc = pc + 1
            deeds[pc](g, self, node, g.work.ctxs[self.ctx])
            if g.work.pending is not None or g.work.stack[-1] is not self or at_once or g.over:
                return

    def _let_choose(self, g: State, choices: tuple[ChooseCards, ...]) -> None:
        """Has the choices made that the instruction refers to (1014.1); those of X once for all."""
        slots = g.work.ctxs[self.ctx].slots
        for choice in reversed(choices):
            if choice.slot not in LETTER_SLOTS or choice.slot not in slots:
                push(g, choice, self.ctx, self.player)

    def goto(self, clause: str) -> None:
        """Goes on with a row."""
        self.pc = EXECUTORS[type(self.node)].at[clause]

    def answer(self, g: State, option: Option) -> None:
        """Notes the option; the executor reads it when it is stepped again."""
        self.picked = option.ref
        self.picked_kind = option.kind
        self.picked_number = option.number
        self.picked_word = option.word

    def finish(
        self,
        g: State,
        slot: int = 0,
        refs: tuple[RefId, ...] = (),
        did: bool = True,
        number: int = UNDETERMINED,
    ) -> None:
        """The instruction is over: writes its result into its slot, for the frame below, and leaves. To have
        done a part of it is not to have done it (104.2)."""
        if did and refs and isinstance(self.node, _OF_SO_MANY):
            did = self.of_all(g, self.node, refs)
        if slot:
            c = g.edit_ctx(self.ctx)
            if self.paying and slot in c.slots:
                refs = c.slots[slot] + refs  # one item of a cost in several parts
            c.slots[slot] = refs
            c.numbers[slot] = number if number >= 0 else len(refs)
            c.did[slot] = did
        if self.root:
            end_showing(g, self.ctx)
        if refs:
            g.finish(Result(did, len(refs), refs))
        else:
            g.finish(DONE if did else NOTHING_DONE)

    def of_all(
        self,
        g: State,
        node: Banish | Destroy | Discard | Move | Recover | Rest | Search,
        refs: tuple[RefId, ...],
    ) -> bool:
        """Whether an instruction acted on as many cards as it says; one on the cards of an earlier one is
        done if that one was."""
        ctx = g.work.ctxs[self.ctx]
        what = node if isinstance(node, Search) else node.what
        if isinstance(what, Target) and g.edition.too_few_targets == "as many as possible":
            return True
        if isinstance(what, (Choose, Search, Target)):  # a target that is gone is one too few (903.3a)
            return len(refs) >= evaluate.number(g, what.least, ctx, 1)
        return ctx.did.get(what.slot, True) if isinstance(what, Ref) else True


Executor = Callable[[State, ExecFrame, Effect, Ctx], None]
Question = Callable[[State, Effect, Ctx, PlayerId], bool]


class Instruction:
    """The rows by which a kind of instruction is performed: the clause or the name of the step, and what is
    done; and where each of them begins."""

    __slots__ = ("at", "deeds", "rows")

    def __init__(self, *rows: tuple[str, Executor]) -> None:
        self.rows = rows
        self.deeds = tuple([deed for _, deed in rows])
        self.at: dict[str, int] = {}
        for i, (name, _) in enumerate(rows):
            self.at.setdefault(name, i)


NOTHING_TO_DO: Final = NoEffect()
LETTER_SLOTS: Final = tuple(LETTERS.values())
# By its id an instruction, what is performed for it, and the choices that are made before (1014.1).
_settled: Final[dict[int, tuple[Effect, Effect, tuple[ChooseCards, ...]]]] = {}
_MOST_SETTLED: Final = 200_000


def settle(effect: Effect) -> tuple[Effect, Effect, tuple[ChooseCards, ...]]:
    """Find the choices that are made before an instruction is performed; found again by its id."""
    bound, made = settled(effect)
    choices = tuple([ChooseCards(choice, slot) for choice, slot in made])
    known = (effect, bound, choices)
    if len(_settled) >= _MOST_SETTLED:
        _settled.clear()
    _settled[id(effect)] = known
    if bound is not effect:
        _settled[id(bound)] = (bound, bound, ())
    return known


EXECUTORS: Final[dict[type[Effect], Instruction]] = {}  # filled by effects/execute.py
POSSIBLE: Final[dict[type[Effect], Question]] = {}  # filled by effects/possible.py


def possible(g: State, effect: Effect, ctx: Ctx, player: PlayerId) -> bool:
    """Whether an instruction could do anything at all; False only if it would surely change nothing
    (104.2)."""
    question = POSSIBLE.get(type(effect))
    return question is None or question(g, effect, ctx, player)


def push(g: State, effect: Effect, ctx: CtxId, player: PlayerId = NO_PLAYER, paying: bool = False) -> None:
    """Puts a further instruction of the same text on top."""
    frame = ExecFrame()
    frame.node = effect
    frame.ctx = ctx
    frame.player = player
    frame.paying = paying
    g.work.stack.append(frame)


def end_with_cards(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The last row of instructions that do something to cards: those it was done to are what came of it."""
    slot: int = getattr(node, "slot", 0)
    f.finish(g, slot, f.result.refs, did=bool(f.result.refs))


def doers(g: State, frame: ExecFrame, who: Who | None, ctx: Ctx) -> tuple[PlayerId, ...]:
    """The players who perform an instruction."""
    if who is None:
        return (frame.player if frame.player >= 0 else ctx.you,)
    return evaluate.players(g, who, ctx)


def doer(g: State, frame: ExecFrame, who: Who | None, ctx: Ctx) -> PlayerId:
    """The player who performs an instruction; nobody if there is none (an illegal target, 903.3a)."""
    found = doers(g, frame, who, ctx)
    return found[0] if found else NO_PLAYER


def present(g: State, found: tuple[RefId, ...], ctx: Ctx) -> tuple[RefId, ...]:
    """Of references those that can still be acted upon: a card that left is another card now (302.3).

    The card of the very event that triggered an ability is followed to where that event brought it, so that
    "when this card is put into a graveyard, return it" finds it there.
    """
    out: list[RefId] = []
    for ref in found:
        if ref < 0:
            if is_player(ref) and ref not in out:
                out.append(ref)
            continue
        if g.table.objs[ref].became == NOBODY:
            if ref not in out:
                out.append(ref)
            continue
        event = ctx.event
        if event is not None and event.kind == MOVED and event.old == ref and event.subject >= 0:
            now = event.subject
            if still_itself(g.table.objs[now]) and now not in out:
                out.append(now)
        followed = ctx.slots.get(FOLLOWED)  # by the event that made a delayed ability
        if followed is not None and followed[0] == ref:
            now = followed[1]
            if still_itself(g.table.objs[now]) and now not in out:
                out.append(now)
    return tuple(out)


def note_shown(g: State, ctx: CtxId, shown: tuple[RefId, ...]) -> None:
    """Remembers which cards the text has revealed, so that they are hidden again at its end (1005.1)."""
    c = g.edit_ctx(ctx)
    c.slots[SHOWN] = c.slots.get(SHOWN, ()) + shown


def end_showing(g: State, ctx: CtxId, keep: int = 0) -> None:
    """A text or cost is over: what it revealed is hidden again (1005.1), except stories and runes
    (readings 9, 20). The first `keep` cards were revealed before it and stay so."""
    known = g.work.ctxs.get(ctx)
    if known is None or len(known.slots.get(SHOWN, ())) <= keep:
        return
    for ref in known.slots[SHOWN][keep:]:
        o = g.table.objs[ref]
        if still_itself(o) and o.revealed and not o.zone & (EXTRA_DECK | RUNES):
            g.edit(ref).revealed = False
            changed(g, REVEALING)
    c = g.edit_ctx(ctx)
    c.slots[SHOWN] = c.slots[SHOWN][:keep]
    if not keep:
        del c.slots[SHOWN]
