"""Instructions that change cards where they are: rest and recover, additions, sides (1002,
1013, 1030)."""

from __future__ import annotations

from typing import Final

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

from ..change.choosing import gather
from ..change.effect_frame import ExecFrame, Instruction, doer, end_with_cards
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
from ..change.turning import CLAUSES
from ..change.zones import MoveItem
from ..core import happenings
from ..core.ids import NOBODY, UNDETERMINED, PlayerId, RefId
from ..core.objects import Ctx
from ..core.results import NOTHING_DONE
from ..core.stale import RULES, changed
from ..core.state import State
from ..pay.cost_items import counters_on
from ..values.characteristics import chars
from .moves import remember


def run_rest(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Rest cards (1013.1)."""
    assert isinstance(node, Rest)
    found = gather(g, f, 0, node.what, doer(g, f, None, ctx))
    if found is None:
        return
    keep_named(g, f, node.found, found)
    attempt_rest(g, tuple([ref for ref in found if ref >= 0]), "1013.2" if f.paying else "1013.1")


def run_recover(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Recover cards (1013.1)."""
    assert isinstance(node, Recover)
    found = gather(g, f, 0, node.what, doer(g, f, None, ctx))
    if found is None:
        return
    keep_named(g, f, node.found, found)
    attempt_recover(g, tuple([ref for ref in found if ref >= 0]), "1013.1")


def keep_named(g: State, f: ExecFrame, slot: int, found: tuple[RefId, ...]) -> None:
    """Keeps all that an instruction names for the words behind it: "they"."""
    if slot:
        c = g.edit_ctx(f.ctx)
        c.slots[slot] = found
        c.numbers[slot] = len(found)
        c.did[slot] = bool(found)


# ---- additions and attached cards --------------------------------------------------------------------------


def can_be_added(g: State, addition: RefId, host: RefId, player: PlayerId) -> bool:
    """Whether an addition can be added to a card: its subtype, itself, effects (1406.1a, 1206.1, 1002.2)."""
    if host < 0 or not g.table.objs[host].zone & IN_PLAY or not may_be_added(g, addition, host, player):
        return False
    wanted = host_types(chars(g, addition))
    return not wanted or bool(chars(g, host).types & wanted)


def run_add(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Add additions to a card; from another zone they come into the field for it (1002)."""
    assert isinstance(node, AddTo)
    player = doer(g, f, None, ctx)
    what = gather(g, f, 0, node.what, player)
    if what is None:
        return
    to = gather(g, f, 1, node.to, player)
    if to is None:
        return
    host = to[0] if to else NOBODY
    # 1002.2: what cannot be added stays where it is.
    adding = [ref for ref in what if ref >= 0 and can_be_added(g, ref, host, player)]
    for ref in [ref for ref in adding if g.table.objs[ref].zone == FIELD]:
        attempt_add(g, ref, host, "1002.1", ctx.source, player)
        f.refs += f.result.refs
    items = [
        MoveItem(ref, FIELD, "put", "1002.1", controller=player, host=host, source=ctx.source, player=player)
        for ref in adding
        if g.table.objs[ref].zone != FIELD
    ]
    f.result = NOTHING_DONE
    if items:
        attempt_moves(g, tuple(items))


def end_adding(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """All that was added is what came of it, from wherever."""
    assert isinstance(node, AddTo)
    done = f.refs + f.result.refs
    f.finish(g, node.slot, done, did=bool(done))


def run_attach(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Attach cards to a J/ruler: they lie in the item area (1032.1)."""
    assert isinstance(node, Attach)
    player = doer(g, f, None, ctx)
    what = gather(g, f, 0, node.what, player)
    if what is None:
        return
    to = gather(g, f, 1, node.to, player)
    if to is None:
        return
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
    f.result = NOTHING_DONE
    if items:
        attempt_moves(g, tuple(items))


# ---- sides ------------------------------------------------------------------------------------------------


def run_turn(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """Turn cards over, heal, unseal, bring a J-ruler back to its ruler area."""
    assert isinstance(node, Turn)
    player = doer(g, f, None, ctx)
    found = gather(g, f, 0, node.what, player)
    if found is None:
        return
    cards = tuple([ref for ref in found if ref >= 0])
    if node.how != "ruler" and node.how != "ruler area":
        f.refs = cards
        f.goto("turn")
        return
    # If no side is told the J side stays up, in editions that know a lost J-ruler by it (1010.1a).
    stays = node.how == "ruler area" and g.edition.j_ruler_destroyed != "ruler with astral counter"
    face = UNDETERMINED if stays else 0
    back = [
        MoveItem(ref, RULER_AREA, "put", "308.5", face=face, source=ctx.source, player=player)
        for ref in cards
        if g.table.objs[ref].zone == FIELD
    ]
    f.result = NOTHING_DONE
    if back:
        attempt_moves(g, tuple(back))


def turn_next(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """The next card would be turned, healed or unsealed."""
    assert isinstance(node, Turn)
    if f.nth >= len(f.refs):
        f.finish(g, node.slot, f.refs2, did=bool(f.refs2))
        return
    assert node.how != "ruler" and node.how != "ruler area"
    attempt_turn_over(g, f.refs[f.nth], node.how, CLAUSES[node.how], ctx.source)


def note_turned(g: State, f: ExecFrame, node: Effect, ctx: Ctx) -> None:
    """A card that was turned counts; a ruler that is healed loses its astral counters as well, and nothing
    else (1024.1, 1024.2, readings 11)."""
    assert isinstance(node, Turn)
    ref = f.refs[f.nth]
    f.refs2 += f.result.refs
    f.nth += 1
    f.goto("turn")
    if node.how == "heal":
        n = counters_on(g, ref, "astral")
        if n:
            attempt_counters(g, ref, "astral", n, False, "1024.1", ctx.source)


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


TABLE: Final[dict[type[Effect], Instruction]] = {
    Rest: Instruction(("1013.1", run_rest), ("end", end_with_cards)),
    Recover: Instruction(("1013.1", run_recover), ("end", end_with_cards)),
    AddTo: Instruction(("1002.1", run_add), ("end", end_adding)),
    Attach: Instruction(("1032.1", run_attach), ("end", end_with_cards)),
    Turn: Instruction(
        ("cards", run_turn),
        ("end", end_with_cards),
        ("turn", turn_next),
        ("turned", note_turned),
    ),
    RemoveFromBattle: Instruction(("1029.1", run_remove_from_battle)),
    Remember: Instruction(("remember", run_remember)),
}
