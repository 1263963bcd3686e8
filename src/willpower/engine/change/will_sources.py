"""Resting a card for one will (907.3): its simple will ability, played at once."""

from __future__ import annotations

from typing import Final

from willpower.abilities.statics import Replace, ReplaceAmount
from willpower.abilities.symbols import IN_PLAY, MAGIC_STONE

from ..core import happenings
from ..core.events import ABILITY_PLAYED, RESTED, WILL, WILL_ABILITY
from ..core.ids import NOBODY, PLAYER_A, PlayerId, RefId
from ..core.procedure import Procedure
from ..core.stale import EVENT_BITS, TURNING, TURNING_OF, WILL_OF, changed
from ..core.state import Frame, State
from ..core.will import Will
from ..values.characteristics import refresh
from .actions import perform_rest, perform_will
from .gate import attempt_produce, attempt_rest
from .gate_stages import FORBIDDING
from .in_battle import note_play
from .triggers import emit

# The acts whose prohibition has a say in it, as replacing effects have (gate_stages.concerned).
_HINDERING: Final = FORBIDDING[RESTED] | FORBIDDING[WILL]
_TOLD: Final = EVENT_BITS[RESTED] | EVENT_BITS[ABILITY_PLAYED] | EVENT_BITS[WILL]
_KEPT: Final = 1 << RESTED | 1 << ABILITY_PLAYED | 1 << WILL  # whose cards are remembered (past.py)


def rest_for_will(g: State, player: PlayerId, ref: RefId, bit: int) -> bool:
    """Play the simple will ability of a card: rested, one will, at once (907.3). Returns whether that will is
    there now; where effects replace it, what there is must be seen afterwards (910.1)."""
    if g.derived.values_stale:
        refresh(g)
    active = g.derived.active
    if active and (
        Replace in active or ReplaceAmount in active or not _HINDERING.isdisjoint(g.derived.forbidden)
    ):
        depth = len(g.work.stack)
        frame = SourceFrame()
        frame.player = player
        frame.ref = ref
        frame.bit = bit
        attempt_rest(g, (ref,), "1013.2", ref)
        if len(g.work.stack) != depth:
            g.work.stack.insert(depth, frame)  # below what asks about the resting
            return False
        produce_at_once(g, frame)
        return len(g.work.stack) == depth and g.work.stack[-1].result.did
    if g.table.battle is not None:
        note_play(g, player)
    o = g.table.objs[ref]
    played = happenings.ability_played(
        card=ref, player=player, ability=ref, kinds=WILL_ABILITY, clause="907.3"
    )
    d = g.derived
    if (
        d.watch_stale
        or g.table.delayed
        or d.watched_facets & _TOLD
        or g.memory.past_kinds & _KEPT
        or RESTED in d.watch
        or ABILITY_PLAYED in d.watch
        or WILL in d.watch
        or o.rested
        or not o.zone & IN_PLAY
    ):
        perform_rest(g, (ref,), "1013.2", ref)
        if is_ability(g, ref):
            emit(g, played)
        perform_will(g, player, (bit,), ref, kinds=WILL_ABILITY)
        return True
    # Nobody waits for any of it: it is done and told at once.
    g.edit(ref).rested = True
    p = g.edit_player(player)
    p.will = (*p.will, Will(bit, ref))
    changed(g, TURNING | TURNING_OF[o.controller] | WILL_OF[player])
    rested = happenings.rested(card=ref, player=o.controller, source=ref, clause="1013.2")
    made = happenings.will_produced(source=ref, player=player, amount=bit, clause="907.4", kinds=WILL_ABILITY)
    for event in (rested, played, made) if is_ability(g, ref) else (rested, made):
        g.memory.log_chunk.append(event)
        g.memory.happened.append(event)
    return True


def is_ability(g: State, ref: RefId) -> bool:
    """Whether making will with a card is to play an ability of it (907.1); resting a magic stone for it is
    not where the rules let that be done only to pay (2.7.2 and 2.7.3 of 2.0)."""
    return not (g.rulings.will_when_paying and g.table.objs[ref].chars.types & MAGIC_STONE)


class SourceFrame(Frame):
    """A card that is rested for will, while effects have a say in that; replaced or not, it counts as rested
    for it (903.2j)."""

    __slots__ = ("bit", "player", "ref")

    def __init__(self) -> None:
        super().__init__()
        self.player = PLAYER_A
        self.ref: RefId = NOBODY
        self.bit = 0

    def step(self, g: State) -> None:
        """Performs the next row."""
        pc = self.pc
        self.pc = pc + 1
        RESTING_FOR_WILL.deeds[pc](g, self)


def produce_at_once(g: State, f: SourceFrame) -> None:
    """The ability is played, and its will produced (907.3, 907.4)."""
    if is_ability(g, f.ref):
        emit(
            g,
            happenings.ability_played(
                card=f.ref, player=f.player, ability=f.ref, kinds=WILL_ABILITY, clause="907.3"
            ),
        )
    note_play(g, f.player)
    attempt_produce(g, f.player, (f.bit,), f.ref, kinds=WILL_ABILITY)


def hand_will(g: State, f: SourceFrame) -> None:
    """How much there was is handed on."""
    g.finish(f.result)


RESTING_FOR_WILL: Final[Procedure[SourceFrame]] = Procedure(
    ("907.3", produce_at_once),
    ("907.4", hand_will),
)
