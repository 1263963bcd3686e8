"""Rule processes (1200): what the rules do by themselves whenever a priority sequence begins (602.1a).

`perform` looks once over players and cards; where nothing is due that is all it does. What is due is
performed in the order of the table at the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.abilities.statics import Replace
from willpower.abilities.symbols import (
    ADDITION,
    ANY_RULER,
    FIELD,
    GRAVEYARD,
    IN_PLAY,
    J_RESONATOR,
    J_RULER,
    RESONATOR,
    RULER,
    RULER_AREA,
    Zone,
)

from ..core import happenings
from ..core.events import MOVED
from ..core.frames import tell
from ..core.ids import BOTH_PLAYERS, NO_PLAYER, NOBODY, PLAYER_A, PLAYER_B, PLAYER_REF, ObjId, RefId
from ..core.objects import COPY, Note, Obj
from ..core.stale import LIFE, PLAY, RULES, changed
from ..core.state import Player, State
from ..values.characteristics import refresh
from ..values.lasting import expire, expire_conditions
from ..values.prohibition import prohibited_by
from .actions import end_copy, ends_with_its_field
from .ending import LosingFrame, end_game, lose, losing_clause, replaced
from .gate import attempt_counters_of, attempt_destroy, attempt_moves
from .in_battle import check_battle
from .meant import struck_last
from .movement_limits import destination
from .zones import MoveItem

PLUS: Final = "+100/+100"
MINUS: Final = "-100/-100"
# After so many rounds of rule processes in a row without anybody's choice it never ends (1301.1c).
ENDLESS: Final = 200

# What an addition of a subtype can be on (1406.1a, 1406.2a); "ruler/j-ruler" in the oldest edition.
HOSTS: Final[dict[str, int]] = {
    "resonator": RESONATOR,
    "ruler": RULER,
    "j-ruler": J_RULER,
    "j/resonator": J_RESONATOR,
    "j/ruler": ANY_RULER,
    "ruler/j-ruler": ANY_RULER,
}

# What is due (bits).
_LOSING: Final = 1
_COUNTERS: Final = 2
_DESTROYING: Final = 4
_ROUNDING: Final = 8
_SELF_ADDED: Final = 16
_ADDITIONS: Final = 32
_LIFEBREAK: Final = 64
_COPIES: Final = 128


def perform(g: State, expired: bool = False) -> bool:
    """Performs the rule processes that are due once, in order; whether there were any.

    It may have pushed a frame (a replacement effect asks something) or ended the game: the caller returns
    and starts over as long as it says True. `expired`: it has just seen to what lasts as long as something
    is so, which is asked again only where values may be others since.
    """
    if g.derived.values_stale:
        refresh(g)
        expired = False
    g.work.rules_due = False
    if not expired and (g.table.lasting or g.table.delayed):
        expire_conditions(g)
    if g.table.battle is not None:
        check_battle(g)
    due = find_due(g)
    for n in BOTH_PLAYERS:
        if g.table.players[n].deck_out or g.table.players[n].lost:
            due |= _LOSING
    if not due:
        g.memory.loop_marks.rounds = 0
        passing = False  # whether anything lasts only until now (1201.1)
        for lasting in g.table.lasting:
            passing = passing or lasting.until == "rule processes"
        for delayed in g.table.delayed:
            passing = passing or delayed.until == "rule processes"
        if passing:
            expire(g, "rule processes")
        return False
    g.memory.loop_marks.rounds += 1
    if g.memory.loop_marks.rounds > ENDLESS:
        tell(g, happenings.looped(word="nobody can stop it", clause="1301.1c"))
        end_game(g, NO_PLAYER, "1301.1c")
        return True
    depth = len(g.work.stack)
    done = False
    for bit, _, process in PROCESSES:
        if due & bit and process(g):
            done = True
            if g.over or len(g.work.stack) != depth:
                break
    if done:
        changed(g, RULES)
    return done


def find_due(g: State) -> int:
    """Which rule processes have something to do, as a set of bits; 0 if none has."""
    if g.derived.values_stale:
        refresh(g)
    due = 0
    for n in BOTH_PLAYERS:
        p = g.table.players[n]
        if (p.life <= 0 or p.deck_out or p.lost) and losing_clause(g, n):
            due |= _LOSING
        if p.life % 100 and g.edition.life_rounding == "rule process":
            due |= _ROUNDING
        if len(p.zones.lifebreak) > p.max_lifebreak and lifebreak_bounded(g):
            due |= _LIFEBREAK
        for i in p.zones.ruler_area:
            if g.table.objs[i].counters and cancelling(g, i):
                due |= _COUNTERS
    for i in g.table.field:
        o = g.table.objs[i]
        c = o.chars
        if c.types & J_RESONATOR:
            if (c.defense is None or o.damage >= c.defense) and destruction_clause(g, i):
                due |= _DESTROYING
        if c.types & ADDITION:
            if o.host == i:
                due |= _SELF_ADDED
            if (c.subtypes or "" not in g.edition.addition_subtypes) and not has_legal_host(g, i):
                due |= _ADDITIONS
        if o.kind == COPY and o.controller != o.home and ends_with_its_field(g, o):
            due |= _COPIES
        if o.counters and PLUS in o.counters and MINUS in o.counters and cancelling(g, i):
            due |= _COUNTERS
    return due


# ---- 1202: losing -----------------------------------------------------------------------------------------


def losing(g: State) -> bool:
    """1202: players with no life, or who could not draw in their draw phase, lose."""
    clauses = (losing_clause(g, PLAYER_A), losing_clause(g, PLAYER_B))
    for n in BOTH_PLAYERS:
        if g.table.players[n].deck_out or g.table.players[n].lost:
            p = g.edit_player(n)
            p.deck_out = False  # 1202.2 looks back to the most recent rule process only
            p.lost = ""
    if Replace in g.derived.active:
        if (clauses[0] and replaced(g, PLAYER_A)) or (clauses[1] and replaced(g, PLAYER_B)):
            frame = LosingFrame()
            frame.clauses = clauses
            g.work.stack.append(frame)
            return True
    return lose(g, clauses)


# ---- 1203: counters ------------------------------------------------------------------------------


def cancel_counters(g: State) -> bool:
    """1203.1: [+100/+100] and [-100/-100] counters on one card cancel each other out."""
    done = False
    for i in (
        *g.table.field,
        *g.table.players[0].zones.ruler_area,
        *g.table.players[1].zones.ruler_area,
    ):
        n = cancelling(g, i)
        if n:
            counters = g.table.objs[i].counters or {}
            # 1203.2: equally many of both is the same thing, all of them go.
            clause = "1203.2" if counters[PLUS] == counters[MINUS] else "1203.1"
            depth = len(g.work.stack)
            attempt_counters_of(g, i, (PLUS, MINUS), n, False, clause)
            done = True
            if len(g.work.stack) != depth:
                break
    return done


def cancelling(g: State, ref: ObjId) -> int:
    """How many pairs of opposite counters on a card cancel each other out."""
    counters = g.table.objs[ref].counters
    if not counters or not g.edition.counters_cancel:
        return 0
    n = min(counters.get(PLUS, 0), counters.get(MINUS, 0))
    return 0 if n <= 0 or prohibited_by(g, "have counters removed", ref) else n


# ---- 1204: destroying ----------------------------------------------------------------------------


def destroy(g: State) -> bool:
    """1204: J/resonators with too much damage or no DEF left are destroyed, all at the same time (readings
    24)."""
    doomed: list[ObjId] = []
    clause = ""
    for i in g.table.field:
        why = destruction_clause(g, i)
        if not why:
            continue
        doomed.append(i)
        if why != clause and clause:
            tell(
                g,
                happenings.told(what="to be destroyed", subject=i, amount=g.table.objs[i].damage, clause=why),
            )
        else:
            clause = why
    if not doomed:
        return False
    attempt_destroy(g, tuple(doomed), clause, NOBODY, NO_PLAYER)
    return True


def destruction_clause(g: State, ref: ObjId) -> str:
    """The clause that destroys a card in the field (207.2), or ""; not if it cannot be destroyed (1010.3)."""
    o = g.table.objs[ref]
    c = o.chars
    if not c.types & J_RESONATOR:
        return ""
    if c.defense is None:
        # Where every J/resonator has DEF (207.1), only a J-ruler whose own side prints none has none (104.1).
        none = g.edition.zero_def != "destroyed" or (o.base.types & J_RULER and o.base.defense is None)
        clause = "" if none else "1204.2"
    elif c.defense <= 0:
        clause = "1204.2"
    else:
        clause = "1204.1" if o.damage >= c.defense else ""
        if clause and prohibited_by(g, "be destroyed by damage", ref):
            return ""
        if clause and struck_last(g, ref) and prohibited_by(g, "be destroyed by battle damage", ref):
            return ""
    if clause and prohibited_by(g, "be destroyed", ref):
        return ""
    if clause and stays(g, o, RULER_AREA if c.types & J_RULER else GRAVEYARD):
        return ""  # 1010.1: also what only became a J-ruler, or stopped being one
    return clause


def stays(g: State, o: Obj, to: Zone) -> bool:
    """Whether a card does not move when a rule process puts it into a zone (104.4, 316), so that the process
    has nothing to do with it."""
    return bool(
        prohibited_by(g, "leave", o.id) or prohibited_by(g, "be moved", o.id) or not destination(g, o, to)
    )


# ---- 1205: life ----------------------------------------------------------------------------------


def round_life(g: State) -> bool:
    """1205.1: life that is no multiple of a hundred is rounded up."""
    done = False
    for n in BOTH_PLAYERS:
        rest = g.table.players[n].life % 100
        if rest:
            p = g.edit_player(n)
            p.life += 100 - rest
            changed(g, LIFE)
            tell(
                g,
                happenings.told(
                    what="life rounded up", subject=PLAYER_REF[n], player=n, amount=p.life, clause="1205.1"
                ),
            )
            done = True
    return done


# ---- 1206, 1406.4a: additions --------------------------------------------------------------------


def release_self_added(g: State) -> bool:
    """1206.1: an addition is not added to itself."""
    done = False
    for i in g.table.field:
        if g.table.objs[i].host == i:
            g.edit(i).host = NOBODY
            changed(g, PLAY)
            tell(
                g,
                happenings.told(
                    what="not added to itself", subject=i, player=g.table.objs[i].controller, clause="1206.1"
                ),
            )
            done = True
    return done


def illegal_additions(g: State) -> bool:
    """1406.4a: additions with a subtype that are on nothing, or on a card they cannot be on, go to the
    graveyard."""
    wrong = tuple([i for i in g.table.field if not has_legal_host(g, i)])
    if not wrong:
        return False
    items = [MoveItem(i, GRAVEYARD, "rule", "1406.4a") for i in wrong]
    for item in items:
        if g.edition.host_destroyed == "destroyed" and host_was_destroyed(g, item.ref):
            item.cause = "destroyed"
            o = g.edit(item.ref)  # once: what cannot be destroyed, or is not, goes because it is on nothing
            o.memory = (*o.memory, Note("lost host"))
    attempt_moves(g, tuple(items))
    return True


def host_was_destroyed(g: State, ref: RefId) -> bool:
    """Whether the card an addition was on was destroyed; the oldest edition destroys the addition with it."""
    memory = g.table.objs[ref].memory
    if any([note.kind == "lost host" for note in memory]):
        return False
    hosts = [note.ref for note in memory if note.kind == "host"]
    for e in g.memory.happened:
        if e.kind == MOVED and e.word == "destroyed" and (e.old in hosts or e.subject in hosts):
            return True
    return False


def has_legal_host(g: State, ref: ObjId) -> bool:
    """Whether a card in the field is no addition with a subtype, or one that is on a card it can be on."""
    o = g.table.objs[ref]
    c = o.chars
    if not c.types & ADDITION:
        return True
    types = 0
    for subtype in c.subtypes:
        types |= HOSTS.get(subtype, 0)
    if not types and (o.host >= 0 or "field" in c.subtypes or "" in g.edition.addition_subtypes):
        return True  # a card that became an addition has no subtype; older editions know no such addition
    if o.host < 0 and "bestow" in c.ab.keywords:
        return True  # 1121.2, 1121.4: it need not be on any card
    if o.host >= 0 and o.host != ref:
        host = g.table.objs[o.host]
        zones = IN_PLAY if g.edition.addition_on_ruler else FIELD
        if host.became == NOBODY and host.zone & zones and host.chars.types & types:
            return True
    return stays(g, o, GRAVEYARD)


# ---- 1017.1a: copies ------------------------------------------------------------------------------


def end_copies(g: State) -> bool:
    """1017.1a: a copy that a continuous effect took to another player's field has left the zone it was made
    in."""
    gone = [i for i in g.table.field if g.table.objs[i].controller != g.table.objs[i].home]
    gone = [i for i in gone if ends_with_its_field(g, g.table.objs[i])]
    for i in gone:
        end_copy(g, i, NOBODY)
    return bool(gone)


# ---- 1415.1e: lifebreak --------------------------------------------------------------------------


def overfull_lifebreak(g: State) -> bool:
    """1415.1e-i: of too many cards in a lifebreak area those at the bottom stay."""
    if not lifebreak_bounded(g):
        return False
    items: list[MoveItem] = []
    for n in BOTH_PLAYERS:
        p: Player = g.table.players[n]
        pile = p.zones.lifebreak
        # They go from the top down, so that the topmost lies lowest in the graveyard.
        for i in pile[: max(0, len(pile) - p.max_lifebreak)]:
            items.append(MoveItem(i, GRAVEYARD, "rule", "1415.1e-i", player=n))
    if not items:
        return False
    attempt_moves(g, tuple(items))
    return True


def lifebreak_bounded(g: State) -> bool:
    """Whether a rule process sees to lifebreak areas."""
    return g.edition.lifebreak and g.edition.lifebreak_overflow == "rule process keeps the bottom"


PROCESSES: Final[tuple[tuple[int, str, Callable[[State], bool]], ...]] = (
    (_COPIES, "1017.1a", end_copies),
    (_LOSING, "1202", losing),
    (_COUNTERS, "1203", cancel_counters),
    (_DESTROYING, "1204", destroy),
    (_ROUNDING, "1205", round_life),
    (_SELF_ADDED, "1206", release_self_added),
    (_ADDITIONS, "1406.4a", illegal_additions),
    (_LIFEBREAK, "1415.1e", overfull_lifebreak),
)
