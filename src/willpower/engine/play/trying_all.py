"""Compare the offers with the plays that can be completed: every card and ability is tried in a copy of the
game, with every side, awakening, cost, mode, X and target, whatever the offer says of it."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Activate
from willpower.abilities.symbols import GRAVEYARD, HAND, RUNES, STANDBY

from ..core.frames import BottomFrame
from ..core.ids import UNDETERMINED, ObjId, PlayerId
from ..core.state import State
from ..pay.card_costs import all_ways
from .ability_permission import activate_refusal
from .permission import playable_faces, refusal, side_refusal
from .play_frame import PlayFrame

COMPLETION: Final = ("", "903.2g", "903.2j")  # refusals that are about targets and costs


class TooMany(Exception):
    """There are too many choices to try them all."""


def started(g: State, f: PlayFrame) -> State:
    """A copy of a game in which nothing but a play goes on."""
    trial = g.clone()
    trial.work.stack = [BottomFrame(), f]
    trial.work.shared_depth = 0
    trial.work.pending = None
    return trial


def playing(trial: State) -> bool:
    """Whether the play still goes on; a will ability that was played may do what it does after it."""
    return len(trial.work.stack) > 1 and isinstance(trial.work.stack[1], PlayFrame)


def ends(trial: State, most: int) -> bool:
    """Whether a play can be completed, by trying all that can be picked, but not in more than so many
    copies."""
    todo = [trial]
    tried = 0
    while todo:
        now = todo.pop()
        while now.work.pending is None and playing(now):
            now.top().step(now)
        if not playing(now):
            if now.work.stack[0].result.did:
                return True
            continue
        assert now.work.pending is not None
        for option in now.work.pending.options:
            tried += 1
            if tried > most:
                raise TooMany
            then = now.clone()
            then.work.pending = None
            then.top().answer(then, option)
            todo.append(then)
    return False


def card_can_be_played(g: State, player: PlayerId, ref: ObjId, most: int) -> bool:
    """Whether some way to play a card can be completed."""
    o = g.table.objs[ref]
    for face in playable_faces(g, o):
        if side_refusal(g, player, o, face):
            continue
        side = o.chars if face == o.face else g.definitions[o.definition].faces[face]
        for awakened in ((), *[(k,) for k in side.ab.awakenings]):
            for way in all_ways(g, player, ref, side, o.zone, awakened, False):
                f = PlayFrame(player, ref)
                f.origin, f.face, f.awakened, f.way, f.nth = o.zone, face, awakened, way.kind, way.nth
                f.goto("903.2d")
                trial = started(g, f)
                if o.face_down and o.zone == STANDBY:
                    trial.edit(ref).face_down = False
                if ends(trial, most):
                    return True
    return False


def ability_can_be_played(g: State, player: PlayerId, ref: ObjId, a: Activate, most: int) -> bool:
    """Whether playing an activate ability can be completed."""
    f = PlayFrame(player, ref, a)
    f.origin = g.table.objs[ref].zone
    f.goto("903.2d")
    return ends(started(g, f), most)


def offers_at_odds(
    g: State, player: PlayerId, most: int, definition: int = UNDETERMINED
) -> tuple[list[str], int]:
    """The cards and abilities of which offer and trial say different things, and how many were compared: all
    of those that can be tried in so many copies of the game; with `definition` only cards defined so."""
    wrong: list[str] = []
    compared = 0
    zones = g.table.players[player].zones
    for zone in (HAND, STANDBY, GRAVEYARD, RUNES):
        for ref in zones[zone]:
            if definition >= 0 and g.table.objs[ref].definition != definition:
                continue
            why = refusal(g, player, ref)
            if why not in COMPLETION:
                continue
            try:
                can = card_can_be_played(g, player, ref, most)
            except TooMany:
                continue
            compared += 1
            if can == bool(why):
                name = g.table.objs[ref].chars.names[0]
                wrong.append(f"{name} {ref} {'can' if can else 'cannot'} be played; {why!r}")
    for place in (
        g.table.field,
        zones.ruler_area,
        zones.item_area,
        zones.hand,
        zones.graveyard,
    ):
        for ref in place:
            o = g.table.objs[ref]
            if o.controller != player or (definition >= 0 and o.definition != definition):
                continue
            for n, a in enumerate(o.chars.ab.activates):
                why = activate_refusal(g, player, ref, n)
                if why not in COMPLETION:
                    continue
                try:
                    can = ability_can_be_played(g, player, ref, a, most)
                except TooMany:
                    continue
                compared += 1
                if can == bool(why):
                    name = f"{o.chars.names[0]} {ref} ability {n}"
                    wrong.append(f"{name} {'can' if can else 'cannot'} be played; {why!r}")
    return wrong, compared
