"""Being in battle: who still attacks and blocks, and cards that come to it or are removed (803.5a, 1029)."""

from __future__ import annotations

from ..core import happenings
from ..core.ids import NOBODY, OPPONENT, ObjId, PlayerId, RefId
from ..core.stale import BATTLE, PLAY, changed
from ..core.state import State
from ..values.battle_state import stopped
from ..values.characteristics import refresh
from ..values.evaluate.statuses import in_battle_together
from .triggers import emit_watched


def still_attacking(g: State) -> ObjId:
    """The attacking J/resonator, or nobody if there is none any more (803.5a)."""
    check_battle(g)
    return g.table.battle.attacker if g.table.battle is not None else NOBODY


def attack_instead(g: State, ref: RefId) -> None:
    """A card was put into the field attacking: it takes the place of an attacking card that is gone, without
    being declared (104.1). A battle has one attacking card."""
    if g.table.battle is None or ref < 0 or still_attacking(g) >= 0:
        return
    if stopped(g, ref, g.turn.player, g.edition.attacker_stops):
        return
    b = g.table.battle.copy()
    b.attacker = g.table.objs[ref].id
    g.table.battle = b
    changed(g, PLAY)
    meet(g)


def still_blocking(g: State) -> ObjId:
    """The blocking J/resonator, or nobody if there is none any more (804.4a)."""
    check_battle(g)
    return g.table.battle.blocker if g.table.battle is not None else NOBODY


def check_battle(g: State) -> None:
    """Lets cards stop attacking or blocking that left, changed controllers or are not what they were."""
    b = g.table.battle
    if b is None:
        return
    if b.attacker >= 0 and stopped(g, b.attacker, g.turn.player, g.edition.attacker_stops):
        remove_from_battle(g, b.attacker)
    if b.blocker >= 0 and stopped(g, b.blocker, OPPONENT[g.turn.player], g.edition.blocker_stops):
        remove_from_battle(g, b.blocker)


def remove_from_battle(g: State, ref: RefId) -> None:
    """A card is no longer in battle: it neither attacks, blocks nor is attacked (1029.1)."""
    b = g.table.battle
    if b is None or ref not in (b.attacker, b.blocker, b.attacked):
        return
    b = b.copy()
    blocked = b.blocker == ref
    if b.attacker == ref:
        b.attacker = NOBODY  # 1029.1a
    if blocked:
        b.blocker = NOBODY  # 1029.1b
    if b.attacked == ref:
        b.removed = True  # 1029.1c
    g.table.battle = b
    changed(g, BATTLE)
    if blocked:
        meet(g)


def meet(g: State) -> None:
    """The attacking card and another begin to battle each other: the blocking card (804.5a), else the
    attacked card, at once or when the blocking card is gone (804.5b)."""
    if g.edition.battles_with == "block":
        tell_battle(g)


def tell_battle(g: State) -> None:
    """Tells which two cards battle each other, if two do."""
    if g.derived.values_stale:
        refresh(g)
    attacker, other = in_battle_together(g)
    if other >= 0:
        emit_watched(g, happenings.battled(card=other, attacker=attacker, clause="804.5"))


def note_play(g: State, player: PlayerId) -> None:
    """The non-turn player played something in this battle (803.6, readings 5)."""
    if g.table.battle is not None and player != g.turn.player and not g.table.battle.opponent_played:
        b = g.table.battle.copy()
        b.opponent_played = True
        g.table.battle = b
