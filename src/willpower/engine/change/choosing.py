"""Choosing cards while an instruction or cost is performed (1014), and putting cards in order (302.4).

Every choice of several cards is a sequence of picks of one. `gather` is what executors use: it resolves
the choices inside a noun and gives the cards meant.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from willpower.abilities.effects import Effect
from willpower.abilities.nouns import (
    AllButOne,
    AllOf,
    Among,
    AnyOf,
    Attached,
    Both,
    Choose,
    ControlledBy,
    ControllerOf,
    Filter,
    InZone,
    IsOneOf,
    Noun,
    OtherThan,
    OwnedBy,
    OwnerOf,
    Pred,
    Ref,
    StatusIs,
    Together,
    TopCards,
)
from willpower.abilities.symbols import HIDDEN
from willpower.abilities.words import Quality

from ..core.decisions import CARDS, ORDER, Option
from ..core.frames import ask
from ..core.ids import NO_CTX, NOBODY, PLAYER_A, PLAYER_OF, CtxId, ObjId, PlayerId, RefId
from ..core.looks import OFFERS
from ..core.objects import Ctx
from ..core.prng import below, shuffled
from ..core.prompts import Purpose
from ..core.results import Result, of_cards
from ..core.state import Frame, State
from ..text.announcements import singled_with
from ..values import evaluate
from ..values.characteristics import chars, refresh
from ..values.evaluate.values import goes_with, qualities
from ..values.knowledge import NOBODYS, OWN, shown
from .effect_frame import PASSING, ExecFrame, present

NO_BOUND: Final = 1_000_000
# Slots in which a context keeps which of its targets "one of them" is; they are counted downwards from here.
SINGLED: Final = -1_000

T = TypeVar("T")


class ChooseFrame(Frame):
    """A player (or chance) picks cards from a pool, one at a time. Hands them on; done if they are
    enough."""

    __slots__ = (
        "at_random",
        "clause",
        "ctx",
        "forced",
        "groups",
        "kind",
        "least",
        "most",
        "node",
        "picks",
        "player",
        "pool",
        "purpose",
        "slot",
        "source",
        "together",
    )

    def __init__(self) -> None:
        super().__init__()
        self.player = PLAYER_A
        self.pool: tuple[RefId, ...] = ()
        self.least = 1
        self.most = 1
        self.picks: tuple[RefId, ...] = ()
        self.kind = CARDS
        self.clause = "1014.1"
        self.together: Together | None = None
        self.groups: tuple[tuple[RefId, ...], ...] = ()  # "an X and/or a Y": at most one card of each
        self.forced: tuple[RefId, ...] = ()  # everybody sees that they fit: none of them is left out
        self.at_random = False
        self.slot = 0
        self.ctx = NO_CTX
        self.source: RefId = NOBODY
        self.purpose: Purpose = "choose"
        self.node: Effect | None = None  # the instruction it is for

    def step(self, g: State) -> None:
        """Asks for the next card, or ends."""
        left = remaining(g, self.pool, self.picks, self.together)
        if self.groups:
            left = tuple([ref for ref in left if one_of_each(self.groups, (*self.picks, ref))])
        need = self.least - len(self.picks)
        if need > 1 and self.together is not None:
            left = evaluate.completing(g, self.together, left, self.picks, self.least) or left
        if not left or len(self.picks) >= self.most:
            self._end(g)
            return
        if self.at_random:
            g.work.rng, i = below(g.work.rng, len(left))
            self.picks = (*self.picks, left[i])
            return
        if self.together is None and not self.groups and need >= len(left):
            self.picks = self.picks + left[: self.most - len(self.picks)]  # no choice: all of them
            return
        options = card_options(g, left, self.clause)
        if need <= 0 and all([ref in self.picks for ref in self.forced]):
            options.append(Option("done", clause=self.clause))
        chosen = len(self.picks)
        most = min(self.most, chosen + len(left))
        ask(
            g,
            self.player,
            self.kind,
            tuple(options),
            self.clause,
            self.purpose,
            self.source,
            self.node,
            min(self.least, most),
            most,
            chosen,
        )

    def answer(self, g: State, option: Option) -> None:
        """Takes a pick."""
        if option.kind == "done":
            self.most = len(self.picks)
        else:
            self.picks = (*self.picks, option.ref)

    def _end(self, g: State) -> None:
        if self.slot:
            c = g.edit_ctx(self.ctx)
            c.slots[self.slot] = self.picks
            c.numbers[self.slot] = len(self.picks)
            c.did[self.slot] = bool(self.picks)
        g.finish(Result(len(self.picks) >= self.least, len(self.picks), self.picks))


def card_option(g: State, ref: RefId, clause: str, kind: str = "card") -> Option:
    """The option that stands for a card or a player."""
    if ref < 0:
        return Option("player", ref, word=f"player {PLAYER_OF[ref]}", clause=clause)
    names = chars(g, ref).names if g.derived.values_stale else g.table.objs[ref].chars.names
    return Option(kind, ref, name=names[0] if names else "", clause=clause)


def card_options(g: State, refs: Sequence[RefId], clause: str) -> list[Option]:
    """The options that stand for cards and players. Of cards they are kept: who picks many of them is asked
    for each with those that are left."""
    if g.derived.values_stale:
        refresh(g)
    offers = g.derived.offers
    objs = g.table.objs
    out: list[Option] = []
    for ref in refs:
        if ref < 0:
            out.append(card_option(g, ref, clause))
            continue
        c = objs[ref].chars
        known = offers.get(ref * OFFERS + 4)
        if known is None or known[0] is not c or known[1][0].clause != clause:
            known = (c, (Option("card", ref, 0, "", c.names[0] if c.names else "", clause),))
            offers[ref * OFFERS + 4] = known
        out += known[1]
    return out


def remaining(
    g: State, pool: tuple[RefId, ...], picks: tuple[RefId, ...], rule: Together | None
) -> tuple[RefId, ...]:
    """List the cards that can be picked next, beside those picked already."""
    left = [ref for ref in pool if ref not in picks]
    if rule is not None and picks:
        left = [ref for ref in left if goes_with(g, rule, ref, picks)]
    return tuple(left)


def one_of_each(groups: tuple[tuple[int, ...], ...], picks: tuple[int, ...]) -> bool:
    """Whether each pick can stand for a group of its own."""
    if not picks:
        return True
    for i, group in enumerate(groups):
        if picks[0] in group and one_of_each(groups[:i] + groups[i + 1 :], picks[1:]):
            return True
    return False


class OrderFrame(Frame):
    """A player puts cards in order, the topmost first (302.4); hands them on in that order."""

    __slots__ = ("clause", "left", "picks", "player", "purpose", "source")

    def __init__(self) -> None:
        super().__init__()
        self.player = PLAYER_A
        self.left: tuple[RefId, ...] = ()
        self.picks: tuple[RefId, ...] = ()
        self.clause = "302.4"
        self.purpose: Purpose = "top"
        self.source: RefId = NOBODY

    def step(self, g: State) -> None:
        """Asks which card comes next."""
        if not self.left:
            g.finish(of_cards(self.picks))
            return
        options = tuple(card_options(g, self.left, self.clause))
        chosen = len(self.picks)
        n = chosen + len(options)
        ask(g, self.player, ORDER, options, self.clause, self.purpose, self.source, None, n, n, chosen)

    def answer(self, g: State, option: Option) -> None:
        """Takes the next card."""
        self.picks = (*self.picks, option.ref)
        self.left = tuple([ref for ref in self.left if ref != option.ref])


def order(
    g: State,
    player: PlayerId,
    cards: tuple[RefId, ...],
    clause: str,
    source: RefId = NOBODY,
    purpose: Purpose = "top",
) -> None:
    """Lets a player put cards in order, topmost first."""
    frame = OrderFrame()
    frame.player = player
    frame.left = cards
    frame.clause = clause
    frame.purpose = purpose
    frame.source = source
    g.work.stack.append(frame)


def random_order(g: State, cards: tuple[T, ...]) -> tuple[T, ...]:
    """Cards, or numbers of modes, in an order nobody chose."""
    g.work.rng, mixed = shuffled(g.work.rng, cards)
    return mixed


# ---- nouns with choices in them ---------------------------------------------------------------------


def bounds(g: State, noun: Choose, ctx: Ctx) -> tuple[int, int]:
    """The least and the most cards of a choice."""
    least = 1 if noun.least is None else max(0, evaluate.number(g, noun.least, ctx))
    if noun.unbounded:
        return least if noun.least is not None else 0, NO_BOUND
    most = least if noun.most is None else evaluate.number(g, noun.most, ctx)
    return min(least, max(0, most)), max(0, most)


def may_fail(g: State, filter: Filter, pool: tuple[RefId, ...], player: PlayerId) -> bool:
    """Whether a player may say that nothing fits: a specific card in a zone not all can see (1014.2)."""
    if not is_specific(filter.preds):
        return False
    return len(in_sight(g, pool, player)) < len(pool)


def in_sight(g: State, pool: tuple[RefId, ...], player: PlayerId) -> tuple[RefId, ...]:
    """The cards that all players see while a player chooses; they must be taken if they fit (1014.1)."""
    out: list[RefId] = []
    for ref in pool:
        if ref >= 0 and not g.table.objs[ref].revealed:
            if unseen(g.table.objs[ref].zone, g.table.objs[ref].controller, player):
                continue
        out.append(ref)
    return tuple(out)


def unseen(zones: int, owner: PlayerId, player: PlayerId) -> bool:
    """Whether somebody does not see the cards of hidden zones while a player chooses there: whoever chooses
    looks at them, and their owner knows those of a hand and the like (306.2, 1014.2)."""
    return bool(zones & NOBODYS) or bool(zones & OWN and owner == player)


def is_specific(preds: tuple[Pred, ...]) -> bool:
    """Whether properties ask for information on the card, not only for where it lies and whose it is."""
    for pred in preds:
        if isinstance(pred, AllOf):
            if is_specific(pred.preds):
                return True
        elif isinstance(pred, StatusIs):
            if pred.status not in ("face down", "face up", "revealed"):
                return True  # how it lies is no information on the card (1014.2, 314.2)
        elif not isinstance(pred, (OwnedBy, ControlledBy, InZone, IsOneOf, OtherThan)):
            return True
    return False


def pool_of(g: State, filter: Filter, ctx: Ctx, player: PlayerId) -> tuple[RefId, ...]:
    """All cards a choice can be made from. Of hidden zones, the player's own unless the text says whose."""
    if not filter.zones:
        for pred in filter.preds:
            if isinstance(pred, IsOneOf):  # "one of them", wherever they are
                there = present(g, evaluate.refs(g, pred.what, ctx), ctx)
                return tuple([ref for ref in there if fits_there(g, filter, ref, ctx)])
    found = present(g, evaluate.candidates(g, filter, ctx), ctx)
    if filter.zones & HIDDEN and not says_whose(filter.preds):
        objs = g.table.objs
        found = tuple([i for i in found if not objs[i].zone & HIDDEN or objs[i].controller == player])
    return found


def hidden_of(g: State, cards: tuple[RefId, ...]) -> tuple[RefId, ...]:
    """Keep the cards that could be revealed (1005.2)."""
    return tuple([ref for ref in cards if g.table.objs[ref].zone & HIDDEN and not shown(g, ref)])


def fits_there(g: State, filter: Filter, ref: RefId, ctx: Ctx) -> bool:
    """Whether a card fits where it lies."""
    return ref >= 0 and evaluate.fits(g, Filter(filter.preds, g.table.objs[ref].zone), ref, ctx)


def says_whose(preds: tuple[Pred, ...]) -> bool:
    """Whether properties tell the owner of the cards, or the very cards."""
    for pred in preds:
        if isinstance(pred, (OwnedBy, ControlledBy, IsOneOf)) or (
            isinstance(pred, InZone) and pred.whose is not None
        ):
            return True
        if isinstance(pred, (AllOf, AnyOf)) and says_whose(pred.preds):
            return True
    return False


def choose(
    g: State,
    noun: Choose,
    ctx_id: CtxId,
    player: PlayerId,
    pool: tuple[RefId, ...],
    kind: str = CARDS,
    slot: int = 0,
    all_or_nothing: bool = False,
    optional: bool = False,
    purpose: Purpose = "choose",
    node: Effect | None = None,
) -> None:
    """Let a player (or chance) make a choice from a pool, for an instruction."""
    ctx = g.work.ctxs[ctx_id]
    frame = ChooseFrame()
    frame.purpose = purpose
    frame.node = node
    frame.player = chooser(g, noun, ctx, player)
    frame.least, frame.most = bounds(g, noun, ctx)
    if optional:
        frame.least = 0
    elif not all_or_nothing and not noun.at_random and may_fail(g, noun.filter, pool, frame.player):
        frame.least = min(frame.least, len(in_sight(g, pool, frame.player)))
    if SINGLED - 1 in ctx.slots and ctx.effect is not None:  # decided while it was played (903.2h-ii)
        for n, choice in enumerate(singled_with(ctx.effect, ctx.modes), 1):
            if choice is noun:
                pool = tuple([ref for ref in pool if ref in ctx.slots.get(SINGLED - n, ())])
    frame.pool = pool
    frame.kind = kind
    frame.clause = "1014.2" if any(ref >= 0 and g.table.objs[ref].zone & HIDDEN for ref in pool) else "1014.1"
    if noun.together is not None and noun.together.how == "one of each":
        frame.groups = kinds_in(g, noun.filter, pool, ctx)
    else:
        rule = evaluate.combined(g, noun.filter, ctx) or noun.together
        frame.together = rule or evaluate.together(noun.filter)
    frame.at_random = noun.at_random
    frame.slot = noun.slot or slot
    frame.ctx = ctx_id
    frame.source = ctx.source
    g.work.stack.append(frame)


def kinds_in(g: State, filter: Filter, pool: tuple[RefId, ...], ctx: Ctx) -> tuple[tuple[RefId, ...], ...]:
    """The cards of each of several kinds to choose from: "an X and/or a Y"."""
    ways: list[Pred] = []
    for p in filter.preds:
        if isinstance(p, AnyOf):
            ways += p.preds
    return tuple([tuple([ref for ref in pool if fits_there(g, Filter((w,)), ref, ctx)]) for w in ways])


def chooser(g: State, noun: Choose, ctx: Ctx, player: PlayerId) -> PlayerId:
    """Who makes the choice: whom the text names, else who performs the instruction."""
    if noun.chooser is None:
        return player
    found = evaluate.players(g, noun.chooser, ctx)
    return found[0] if found else player


def has_choice(noun: Noun) -> bool:
    """Whether a noun cannot be known before somebody has chosen."""
    if isinstance(noun, (Choose, AllButOne)):
        return True
    if isinstance(noun, Both):
        return any([has_choice(part) for part in noun.parts])
    if isinstance(noun, Among):
        return has_choice(noun.of)
    if isinstance(noun, Attached):
        return has_choice(noun.to)
    if isinstance(noun, (ControllerOf, OwnerOf)):
        return has_choice(noun.what)
    return False


def bind(noun: Noun, made: list[Choose]) -> Noun:
    """The noun with each choice replaced by a reference to where it is kept; the choices go to `made`."""
    if isinstance(noun, Choose):
        made.append(noun)
        return Ref(noun.slot or PASSING - len(made))
    if isinstance(noun, Both):
        return Both(tuple([bind(part, made) for part in noun.parts]))
    if isinstance(noun, Among):
        return Among(bind(noun.of, made), noun.filter)
    if isinstance(noun, Attached):
        return Attached(noun.how, bind(noun.to, made), noun.filter)
    if isinstance(noun, ControllerOf):
        return ControllerOf(bind(noun.what, made))
    if isinstance(noun, OwnerOf):
        return OwnerOf(bind(noun.what, made))
    return noun


class GatherFrame(Frame):
    """Resolves the choices inside a noun one after the other, then hands on the cards it means."""

    __slots__ = ("ctx", "kind", "made", "node", "noun", "player", "purpose")

    def __init__(self) -> None:
        super().__init__()
        self.made = 0  # how many choices
        self.noun: Noun = Ref(0)
        self.ctx = NO_CTX
        self.player = PLAYER_A
        self.kind = CARDS
        self.purpose: Purpose = "choose"
        self.node: Effect | None = None

    def step(self, g: State) -> None:
        """Asks for the next choice, or ends."""
        made: list[Choose] = []
        bound = bind(self.noun, made)
        ctx = g.work.ctxs[self.ctx]
        if self.made < len(made):
            choice = made[self.made]
            self.made += 1
            pool = pool_of(g, choice.filter, ctx, self.player)
            slot = PASSING - self.made
            node = self.node
            choose(g, choice, self.ctx, self.player, pool, self.kind, slot, purpose=self.purpose, node=node)
            return
        found = present(g, evaluate.refs(g, bound, ctx), ctx)
        g.finish(of_cards(found))


class KeepFrame(Frame):
    """Of cards that share a name (or other quality) their controller keeps one; hands on the others."""

    __slots__ = ("ctx", "filter", "groups", "listed", "others", "quality")

    def __init__(self) -> None:
        super().__init__()
        self.listed = False
        self.filter = Filter()
        self.quality: Quality = "name"
        self.ctx = NO_CTX
        self.groups: tuple[tuple[RefId, ...], ...] = ()
        self.others: tuple[RefId, ...] = ()

    def step(self, g: State) -> None:
        """Asks about the next group, or ends."""
        if not self.listed:
            self.listed = True
            self.groups = alike(g, evaluate.candidates(g, self.filter, g.work.ctxs[self.ctx]), self.quality)
        else:
            kept = self.result.refs
            gone = [ref for ref in self.groups[0] if ref not in kept and ref not in self.others]
            self.others += tuple(gone)
            self.groups = self.groups[1:]
        if not self.groups:
            g.finish(of_cards(self.others))
            return
        frame = ChooseFrame()
        frame.player = g.table.objs[self.groups[0][0]].controller
        frame.pool = self.groups[0]
        frame.ctx = self.ctx
        frame.source = g.work.ctxs[self.ctx].source
        frame.purpose = "keep"
        g.work.stack.append(frame)


def alike(g: State, cards: tuple[ObjId, ...], quality: Quality) -> tuple[tuple[RefId, ...], ...]:
    """The cards sorted by a quality they share, only where there are several."""
    groups: dict[str, tuple[RefId, ...]] = {}
    for ref in cards:
        for value in qualities(g, quality, g.table.objs[ref]):
            groups[value] = (*groups.get(value, ()), ref)
    return tuple([group for group in groups.values() if len(group) > 1])


def gather(
    g: State,
    frame: ExecFrame,
    index: int,
    noun: Noun,
    player: PlayerId,
    pool: tuple[RefId, ...] | None = None,
    optional: bool = False,
) -> tuple[RefId, ...] | None:
    """The cards and players of the `index`-th noun of an instruction; None while somebody is choosing.

    `player` chooses unless the noun names another; `pool`, if given, is all that can be chosen; `optional`:
    they may choose none. A row calls it first, in the same order each time, and returns on None: it comes
    again when the choice is made.
    """
    if index < len(frame.got):
        return frame.got[index]
    if frame.waiting:
        frame.waiting = False
        frame.got = (*frame.got, frame.result.refs)
        return frame.result.refs
    ctx = g.work.ctxs[frame.ctx]
    purpose: Purpose = "choose" if index == 0 else "choose another"
    if isinstance(noun, Choose):
        if pool is None:
            pool = pool_of(g, noun.filter, ctx, player)
        frame.waiting = True
        frame.again()
        choose(g, noun, frame.ctx, player, pool, optional=optional, purpose=purpose, node=frame.node)
        return None
    if isinstance(noun, AllButOne):
        frame.waiting = True
        frame.again()
        keep = KeepFrame()
        keep.filter = noun.filter
        keep.quality = noun.quality
        keep.ctx = frame.ctx
        g.work.stack.append(keep)
        return None
    if has_choice(noun):
        frame.waiting = True
        frame.again()
        inner = GatherFrame()
        inner.noun = noun
        inner.ctx = frame.ctx
        inner.player = player
        inner.purpose = purpose
        inner.node = frame.node
        g.work.stack.append(inner)
        return None
    found = present(g, evaluate.refs(g, noun, ctx), ctx)
    if isinstance(noun, TopCards) and noun.slot:
        c = g.edit_ctx(frame.ctx)
        c.slots[noun.slot] = found
        c.numbers[noun.slot] = len(found)
        c.did[noun.slot] = bool(found)
    frame.got = (*frame.got, found)
    return found
