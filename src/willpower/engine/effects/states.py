"""Instructions that change cards where they are: rest and recover, additions, sides (1002,
1013, 1030)."""

from __future__ import annotations

from typing import Final, assert_never

from willpower.abilities.effects import (
    AddTo,
    Attach,
    Effect,
    Recover,
    Remember,
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

from ..change.choosing import gather
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
from ..core.objects import ASTRAL, NOBODY, UNSEALED, Ctx
from ..core.results import NOTHING_DONE, of_cards
from ..core.stale import PLAY, RULES, WATCHERS, changed
from ..core.state import State
from ..pay.cost_items import counters_on
from ..values.characteristics import chars
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
        elif node.how == "ruler" or node.how == "ruler area":
            # If no side is told the J side stays up, in editions that know a lost J-ruler by it (1010.1a).
            stays = node.how == "ruler area" and g.edition.j_ruler_destroyed != "ruler with astral counter"
            face = -1 if stays else 0
            back = [
                MoveItem(ref, RULER_AREA, "put", "308.5", face=face, source=ctx.source, player=player)
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
    AddTo: run_add,
    Attach: run_attach,
    Turn: run_turn,
    RemoveFromBattle: run_remove_from_battle,
    Remember: run_remember,
}
