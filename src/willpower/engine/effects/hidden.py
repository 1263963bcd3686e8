"""Instructions about cards not everybody sees: search, look, reveal, foresee, piles (1005, 1014.2, 1034)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.base import walk
from willpower.abilities.effects import (
    ChooseCards,
    Effect,
    Foresee,
    LookAt,
    Pick,
    Piles,
    Rearrange,
    Reveal,
    RevealUntil,
    Search,
)
from willpower.abilities.nouns import Among, Choose, IsOneOf, Noun
from willpower.abilities.symbols import ALL_ZONES, ANYWHERE, DECK, HIDDEN, LIFEBREAK, STONE_DECK, Zone

from ..change.choosing import (
    NO_BOUND,
    ChooseFrame,
    card_option,
    fits_there,
    gather,
    hidden_of,
    in_sight,
    is_specific,
    kinds_in,
    order,
    pool_of,
    unseen,
)
from ..change.effect_frame import (
    ExecFrame,
    Instruction,
    doer,
    end_with_cards,
    note_shown,
    present,
)
from ..change.gate import attempt_amount
from ..change.triggers import emit
from ..core import happenings
from ..core.decisions import CARDS, MODE, Option
from ..core.frames import ask
from ..core.ids import PLAYER_REF, CtxId, ObjId, PlayerId, RefId
from ..core.objects import Ctx, Event, still_itself
from ..core.stale import PLAY, changed
from ..core.state import State
from ..values import evaluate
from ..values.knowledge import shown
from ..values.prohibition import prohibited_by
from .moves import arrange


def run_search(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A player looks through zones and finds cards that fit (1014.2), unless it is replaced (910.1)."""
    assert isinstance(node, Search)
    player = doer(g, f, node.who, ctx)
    if player < 0 or prohibited_by(g, "search", PLAYER_REF[player], ctx.source):
        f.finish(g, node.slot, did=False)
    else:
        attempt_amount(g, searching(player, 1, ctx.source, node.zones))


def look_through(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The player looks through the zones and chooses."""
    assert isinstance(node, Search)
    if not f.result.did:
        f.finish(g, node.slot, did=False)
        return
    player = doer(g, f, node.who, ctx)
    owners = evaluate.players(g, node.whose, ctx) if node.whose is not None else (player,)
    pool: list[RefId] = []
    for owner in owners:
        for zone in bits(node.zones):
            pool += [ref for ref in unordered(g, owner, zone) if fits_there(g, node.filter, ref, ctx)]
    emit(g, searching(player, 0, ctx.source, node.zones))
    frame = ChooseFrame()
    frame.player = player
    frame.pool = tuple(pool)
    frame.most = max(0, evaluate.number(g, node.most, ctx, evaluate.number(g, node.least, ctx, 1)))
    frame.least = min(frame.most, max(0, evaluate.number(g, node.least, ctx, 1)))
    hidden = any([unseen(node.zones, owner, player) for owner in owners])
    if g.edition.search_may_fail and hidden and is_specific(node.filter.preds):
        seen = in_sight(g, frame.pool, player)
        if len(pool) <= frame.least:
            frame.forced = seen  # all of them, so none in sight is left
            seen = ()
        frame.least = min(frame.least, len(seen))  # the others they can choose not to find
    frame.clause = "1014.2"
    frame.purpose = "find"
    frame.node = node
    if node.together is not None and node.together.how == "one of each":
        frame.groups = kinds_in(g, node.filter, frame.pool, ctx)
    else:
        frame.together = evaluate.combined(g, node.filter, ctx) or node.together
    frame.ctx = f.ctx
    frame.source = ctx.source
    g.work.stack.append(frame)


def searching(player: PlayerId, n: int, source: RefId, zones: int) -> Event:
    """A player searches zones."""
    return happenings.did(
        what="search",
        subject=PLAYER_REF[player],
        player=player,
        amount=n,
        source=source,
        origin=Zone(zones),  # several at once
        clause="1014.2",
    )


def unordered(g: State, player: PlayerId, zone: Zone) -> tuple[ObjId, ...]:
    """The cards of a zone; of a hidden one by name: looking through it does not tell its order (302.2)."""
    cards = g.zone(player, zone)
    if not zone & HIDDEN:
        return cards
    return tuple([ref for _, ref in sorted([(g.table.objs[ref].base.names, ref) for ref in cards])])


def bits(zones: int) -> tuple[Zone, ...]:
    """The zones of a set one by one."""
    return tuple([zone for zone in ALL_ZONES if zones & zone & ANYWHERE])


# ---- looking and revealing ---------------------------------------------------------------------------------


def look(g: State, player: PlayerId, cards: tuple[RefId, ...], source: RefId, clause: str) -> None:
    """Tells a player, and nobody else, what cards are."""
    for ref in cards:
        emit(g, happenings.did(what="look", subject=ref, player=player, source=source, clause=clause))


def show(
    g: State, ctx_id: CtxId, player: PlayerId, cards: tuple[RefId, ...], source: RefId
) -> tuple[RefId, ...]:
    """Reveals cards in hidden zones to all players (1005.1); those that were not already (1005.2)."""
    new: list[RefId] = []
    for ref in cards:
        o = g.table.objs[ref]
        if ref >= 0 and still_itself(o) and o.zone & HIDDEN and not shown(g, ref):
            g.edit(ref).revealed = True
            changed(g, PLAY)  # stories and runes count once they are revealed (1133.2, 1137.2)
            new.append(ref)
    if new:
        note_shown(g, ctx_id, tuple(new))
    for ref in new:
        emit(
            g,
            happenings.revealed(
                card=ref, player=player, source=source, zone=g.table.objs[ref].zone, clause="1005.1"
            ),
        )
        emit(g, happenings.did(what="reveal", subject=ref, player=player, source=source, clause="1005.1"))
    return tuple(new)


def run_look(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Look at cards; only that player sees them."""
    assert isinstance(node, LookAt)
    player = doer(g, f, node.who, ctx)
    found = gather(g, f, 0, node.what, player)
    if found is None:
        return
    cards = tuple([ref for ref in found if ref >= 0])
    if player < 0 or prohibited_by(g, "look", PLAYER_REF[player], ctx.source):
        f.finish(g, node.slot, did=False)
        return
    look(g, player, cards, ctx.source, "302.2")
    f.finish(g, node.slot, cards, did=bool(cards))


def run_reveal(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Reveal cards (1005.1)."""
    assert isinstance(node, Reveal)
    player = doer(g, f, node.who, ctx)
    pool = hidden_of(g, pool_of(g, node.what.filter, ctx, player)) if isinstance(node.what, Choose) else None
    found = gather(g, f, 0, node.what, player, pool)
    if found is None:
        return
    cards = tuple([ref for ref in found if ref >= 0])
    new = show(g, f.ctx, player, cards, ctx.source)
    f.finish(g, node.slot, cards, did=bool(new))


def run_reveal_until(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Reveal from the top, one by one, until enough fitting cards have shown up."""
    assert isinstance(node, RevealUntil)
    wanted = evaluate.number(g, node.count, ctx, 1)
    seen: list[ObjId] = []
    fitting: list[RefId] = []
    for player in evaluate.players(g, node.whose, ctx):
        hits = 0
        for ref in g.table.players[player].zones[node.zone]:
            if hits >= wanted:
                break
            seen.append(ref)
            show(g, f.ctx, player, (ref,), ctx.source)
            if fits_there(g, node.filter, ref, ctx):
                fitting.append(ref)
                hits += 1
    if node.found:
        c = g.edit_ctx(f.ctx)
        c.slots[node.found] = tuple(fitting)
        c.numbers[node.found] = len(fitting)
        c.did[node.found] = bool(fitting)
    f.finish(g, node.slot, tuple(seen), did=bool(seen))


# ---- choosing among cards ------------------------------------------------------------------------


def run_pick(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Some of several cards go to one slot, the rest to another."""
    assert isinstance(node, Pick)
    player = doer(g, f, node.who, ctx)
    found = gather(g, f, 0, node.choice, player)
    if found is None:
        return
    if node.rest:
        ctx = g.work.ctxs[f.ctx]
        others = tuple([ref for ref in whole(g, node.choice, ctx) if ref not in found])
        c = g.edit_ctx(f.ctx)
        c.slots[node.rest] = others
        c.numbers[node.rest] = len(others)
        c.did[node.rest] = bool(others)
    f.finish(g, node.slot, found, did=bool(found))


def whole(g: State, choice: Noun, ctx: Ctx) -> tuple[RefId, ...]:
    """The cards a choice is made from: those "from among them" points at."""
    if isinstance(choice, Among):
        return present(g, evaluate.refs(g, choice.of, ctx), ctx)
    if isinstance(choice, Choose):
        for pred in choice.filter.preds:
            for part in walk(pred):
                if isinstance(part, IsOneOf):
                    return present(g, evaluate.refs(g, part.what, ctx), ctx)
        return present(g, evaluate.candidates(g, choice.filter, ctx), ctx)
    return present(g, evaluate.refs(g, choice, ctx), ctx)


def run_choose_cards(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Choose cards without doing anything to them yet (1014)."""
    assert isinstance(node, ChooseCards)
    found = gather(g, f, 0, node.choice, doer(g, f, None, ctx))
    if found is None:
        return
    f.finish(g, node.slot, found, did=bool(found))


def run_piles(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A player separates cards into two piles, another chooses one."""
    assert isinstance(node, Piles)
    found = gather(g, f, 0, node.what, doer(g, f, None, ctx))
    if found is None:
        return
    players = evaluate.players(g, node.who, ctx) if node.who is not None else (doer(g, f, None, ctx),)
    choosers = evaluate.players(g, node.chooser, ctx)
    if not players or not choosers:
        f.finish(g, node.slot, did=False)
        return
    f.refs = tuple([ref for ref in found if ref >= 0])
    f.who = choosers[0]
    frame = ChooseFrame()
    frame.player = players[0]
    frame.purpose = "pile"
    frame.node = node
    frame.pool = f.refs
    frame.least = 0
    frame.most = NO_BOUND
    frame.ctx = f.ctx
    frame.source = ctx.source
    g.work.stack.append(frame)


def ask_pile(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The other player chooses one of the piles."""
    f.refs2 = f.result.refs
    options = (
        Option("mode", number=1, word=names(g, f.refs2), clause="903.3b"),
        Option("mode", number=2, word=names(g, minus(f.refs, f.refs2)), clause="903.3b"),
    )
    ask(g, f.who, MODE, options, "903.3b", "split", ctx.source, node)


def take_pile(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The chosen pile is what came of it, the other one the rest."""
    assert isinstance(node, Piles)
    other = minus(f.refs, f.refs2)
    chosen, left = (f.refs2, other) if f.picked_number == 1 else (other, f.refs2)
    if node.rest:
        c = g.edit_ctx(f.ctx)
        c.slots[node.rest] = left
        c.numbers[node.rest] = len(left)
        c.did[node.rest] = bool(left)
    f.finish(g, node.slot, chosen, did=bool(f.refs))


def minus(cards: tuple[RefId, ...], taken: tuple[RefId, ...]) -> tuple[RefId, ...]:
    """The cards that are not among others."""
    return tuple([ref for ref in cards if ref not in taken])


def names(g: State, cards: tuple[RefId, ...]) -> str:
    """The names of cards, for a question."""
    return ", ".join([card_option(g, ref, "").name for ref in cards])


# ---- the top of a deck ---------------------------------------------------------------------------


def run_foresee(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Foresee: any number of the top cards stay on top, the rest goes to the bottom, each in any order
    (1034.1)."""
    assert isinstance(node, Foresee)
    player = doer(g, f, node.who, ctx)
    count = evaluate.number(g, node.count, ctx)
    f.refs = g.table.players[player].zones.deck[: max(0, count)] if player >= 0 else ()
    if not f.refs:
        f.finish(g, did=False)
        return
    look(g, player, f.refs, ctx.source, "1034.1")
    frame = ChooseFrame()
    frame.player = player
    frame.pool = f.refs
    frame.least = 0
    frame.most = NO_BOUND
    frame.kind = CARDS
    frame.clause = "1034.1"
    frame.purpose = "stay on top"
    frame.node = node
    frame.ctx = f.ctx
    frame.source = ctx.source
    g.work.stack.append(frame)


def order_bottom(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The player orders the cards that go to the bottom."""
    assert isinstance(node, Foresee)
    f.refs2 = f.result.refs
    order(g, doer(g, f, node.who, ctx), minus(f.refs, f.refs2), "1034.1", ctx.source, "bottom")


def put_back(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The cards are put back, and what waits for foreseeing is told."""
    assert isinstance(node, Foresee)
    player = doer(g, f, node.who, ctx)
    arrange(g, f.refs2, DECK, "top", 0, player)
    arrange(g, f.result.refs, DECK, "bottom", 0, player)
    emit(
        g,
        happenings.did(
            what="foresee",
            subject=PLAYER_REF[player],
            player=player,
            amount=len(f.refs),
            source=ctx.source,
            clause="1034.1",
        ),
    )
    f.finish(g)


def run_rearrange(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Put cards back on top or on the bottom of the deck they are in, in any order."""
    assert isinstance(node, Rearrange)
    player = doer(g, f, None, ctx)
    found = gather(g, f, 0, node.what, player)
    if found is None:
        return
    order(g, player, tuple([ref for ref in found if ref >= 0]), "302.4", ctx.source)


def put_back_in_order(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The cards are put back in that order."""
    assert isinstance(node, Rearrange)
    player = doer(g, f, None, ctx)
    ordered = f.result.refs
    for zone in (DECK, STONE_DECK, LIFEBREAK):
        arrange(
            g, tuple([ref for ref in ordered if g.table.objs[ref].zone == zone]), zone, node.place, 0, player
        )
    f.finish(g, did=bool(ordered))


TABLE: Final[dict[type[Effect], Instruction]] = {
    Search: Instruction(("910.1", run_search), ("1014.2", look_through), ("end", end_with_cards)),
    LookAt: Instruction(("302.2", run_look)),
    Reveal: Instruction(("1005.1", run_reveal)),
    RevealUntil: Instruction(("1005.1", run_reveal_until)),
    Pick: Instruction(("1014.1", run_pick)),
    ChooseCards: Instruction(("1014.1", run_choose_cards)),
    Piles: Instruction(("cards", run_piles), ("903.3b", ask_pile), ("chosen", take_pile)),
    Foresee: Instruction(("1034.1", run_foresee), ("order", order_bottom), ("put back", put_back)),
    Rearrange: Instruction(("302.4", run_rearrange), ("put back", put_back_in_order)),
}
