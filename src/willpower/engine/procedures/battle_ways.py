"""How a battle goes on in the oldest edition: without an attacking card, and after its end (801.1)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.base import walk
from willpower.abilities.triggers import AtPhase

from ..change.in_battle import still_attacking
from ..change.triggers import rebuild
from ..core.decisions import MODE, Option
from ..core.events import PHASE_BEGAN, PHASE_ENDED
from ..core.frames import ask
from ..core.ids import NOBODY, RefId
from ..core.stale import TIME
from ..core.state import State
from ..values.characteristics import refresh

MAIN: Final = 1  # after a battle: a main phase
END: Final = 2  # or the end phase


def attacker_lost(g: State) -> bool:
    """Whether the battle is over because the card that attacked is gone; later editions go on with the steps
    before damage (6.3 of 2.0)."""
    b = g.table.battle
    if g.edition.attacker_lost != "end of battle" or b is None or b.attacked == NOBODY:
        return False
    return still_attacking(g) < 0


def goes_on_without_attack(g: State) -> bool:
    """Whether the steps of battle are gone through though nothing was declared to attack (5.6.2 STEP2 of
    2.0)."""
    b = g.table.battle
    return g.edition.skipped_attack == "steps go on" and b is not None and b.attacked == NOBODY


def count_as_nothing(g: State, ref: RefId) -> None:
    """What the first blow has destroyed has ATK and DEF 0 for all that looks back at it (8.5.3 of 2.0)."""
    o = g.edit(ref)
    o.chars = o.chars.copy()
    o.chars.atk = 0
    o.chars.defense = 0


def ask_for_phase(g: State) -> None:
    """The turn player says which phase follows a phase of battle (5.6.4 STEP4 of 2.0). It is asked only where
    it could make a difference (docs/readings.md)."""
    if g.edition.after_battle == "main or end phase" and main_phase_matters(g):
        options = (
            Option("mode", number=MAIN, word="main phase", clause="807.4"),
            Option("mode", number=END, word="end phase", clause="807.4"),
        )
        ask(g, g.turn.player, MODE, options, "807.4", "next phase")


def main_phase_matters(g: State) -> bool:
    """Whether something that all see waits for the beginning or end of a main phase or speaks of phases, or a
    card lies in standby, which may."""
    if g.derived.values_stale:
        refresh(g)
    if g.derived.watch_stale:
        rebuild(g)
    if g.derived.watched_facets & TIME or any([p.zones.standby for p in g.table.players]):
        return True
    waiting = [d.ability for d in g.table.delayed]
    for kind in (PHASE_BEGAN, PHASE_ENDED):
        waiting += [a for _, a in g.derived.watch.get(kind, ())]
    return any(
        [
            isinstance(node, AtPhase) and node.phase == "main"
            for a in waiting
            if a is not None and a.trigger is not None
            for node in walk(a.trigger)
        ]
    )
