"""The debug mode: after each step all that is kept is worked out anew and compared (core/stale.py).

A change that nobody told `changed` of makes kept and new values differ, and `recompute` says so at that very
step. The soak plays with it; a single game does inside `with recomputing():`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from willpower.abilities.symbols import ZONE_NAME

from ..change.rule_processes import perform
from ..change.triggers import rebuild
from ..core.errors import StaleValue
from ..core.ids import BOTH_PLAYERS, UNDETERMINED, ObjId, PlayerId
from ..core.looks import Verdict
from ..core.objects import Chars, Obj, still_itself
from ..core.state import State
from ..pay.reckoning import WillAbility, likeness
from ..pay.supply import Supply, supply
from ..play.ability_permission import activate_refusal
from ..play.looking import KEYS, Window, settled
from ..play.permission import refusal
from ..procedures.actions import can_act, still_idle
from ..procedures.running import CHECKS
from ..values.characteristics import known, refresh


@contextmanager
def recomputing() -> Iterator[None]:
    """Recompute and compare after each step of every game played meanwhile."""
    CHECKS.append(recompute)
    try:
        yield
    finally:
        CHECKS.remove(recompute)


def recompute(g: State) -> None:
    """Raise StaleValue if anything kept differs from what one gets by working it out anew."""
    wrong = differences(g)
    if wrong:
        raise StaleValue("; ".join(wrong))


def differences(g: State) -> list[str]:
    """The kept values that are out of date, in words. Looks at clones; what is marked as stale is not
    kept."""
    if g.derived.values_stale or g.over:
        return []
    wrong = stale_values(g)
    if not g.derived.watch_stale:
        wrong += stale_watch(g)
    for player in BOTH_PLAYERS:
        wrong += stale_supply(g, player)
        wrong += stale_verdicts(g, player)
        wrong += stale_idleness(g, player)
    return wrong


def fresh(g: State) -> State:
    """A clone that knows nothing but what is written."""
    c = g.clone()
    for o in g.table.objs:
        if still_itself(o) and o.chars is not o.base:
            c.edit(o.id).chars = o.base
    c.derived.modified = ()
    c.derived.active = {}
    c.derived.values_stale = True
    c.derived.watch_stale = True
    c.derived.supplies = [None, None]
    c.derived.makers = {}
    refresh(c)
    return c


def stale_values(g: State) -> list[str]:
    """Characteristics and standing effects that are out of date."""
    c = fresh(g)
    wrong: list[str] = []
    for o in g.table.objs:
        if still_itself(o):
            differs = difference(o.chars, c.table.objs[o.id].chars)
            if differs:
                wrong.append(f"the {differs} of {name_of(o)} in {ZONE_NAME[o.zone]} were out of date")
            elif o.controller != c.table.objs[o.id].controller:
                wrong.append(f"the controller of {name_of(o)} was out of date")
    for kind in {*g.derived.active, *c.derived.active}:
        kept = [known(a) for a in g.derived.active.get(kind, ())]
        if kept != [known(a) for a in c.derived.active.get(kind, ())]:
            wrong.append(f"the standing effects {kind.__name__} were out of date")
    if g.derived.forbidden != c.derived.forbidden:
        wrong.append("the acts that are forbidden were out of date")
    d, e = g.derived, c.derived
    if (d.play_watch, d.standing_looks, d.ability_looks) != (e.play_watch, e.standing_looks, e.ability_looks):
        wrong.append("what standing effects have a say in was out of date")
    if d.dear_abilities != e.dear_abilities:
        wrong.append("whether standing effects make abilities dearer was out of date")
    looked, looks = (
        (g.derived.watched_facets, g.derived.refreshed_by),
        (c.derived.watched_facets, c.derived.refreshed_by),
    )
    if looked != looks:
        wrong.append(f"what standing effects look at was out of date: {looked}, now {looks}")
    return wrong


def stale_watch(g: State) -> list[str]:
    """The index of watching abilities, if it is out of date."""
    c = g.clone()
    rebuild(c)
    return [] if c.derived.watch == g.derived.watch else ["the index of watching abilities was out of date"]


def same(a: Supply, b: Supply) -> bool:
    """Whether two supplies are the same will, the same cards and the same will abilities."""
    if a.sources != b.sources or a.units != b.units or a.pool != b.pool or a.masks != b.masks:
        return False
    return [told(one) for one in a.abilities] == [told(one) for one in b.abilities]


def told(a: WillAbility) -> tuple[object, ...]:
    """A will ability by all that the reckoning asks of it."""
    return (a.ref, a.index, a.claim, a.times, a.counters, likeness(a))


def stale_supply(g: State, player: PlayerId) -> list[str]:
    """Tell whether the supply of a player is out of date."""
    before = g.derived.supplies[player]
    c = g.clone()
    kept = supply(c, player)
    if before is None or kept is not before[1]:
        return []
    c.derived.supplies = [None, None]
    c.derived.makers = {}
    if same(kept, supply(c, player)):
        return []
    return [f"what player {player} could pay with was out of date"]


def stale_verdicts(g: State, player: PlayerId) -> list[str]:
    """Tell which cards and abilities could be played otherwise than is remembered."""
    c = g.clone()
    w = Window(c, player)
    plain = g.clone()
    plain.derived.supplies = [None, None]
    plain.derived.makers = {}
    s = supply(plain, player)
    wrong: list[str] = []
    for key, v in list(w.known.items()):
        kept = settled(c, w, v)
        if kept is None:
            continue
        index = key % KEYS % (KEYS // 2) - 1 if key >= 0 else UNDETERMINED
        for ref in (v.ref,) if key >= 0 else alike(c, v, player):
            if index < 0:
                why = refusal(plain, player, ref, s)
            else:
                why = activate_refusal(plain, player, ref, index, s)
            if kept == bool(why):
                what = name_of(g.table.objs[ref])
                what = f"ability {index} of {what}" if index >= 0 else what
                wrong.append(f"whether {what} can be played was out of date ({why})")
    return wrong


def alike(g: State, v: Verdict, player: PlayerId) -> list[ObjId]:
    """The cards in a hand that one verdict is for."""
    hand = [g.table.objs[i] for i in g.table.players[player].zones.hand]
    return [o.id for o in hand if o.chars is v.chars and o.chars is o.base and not o.memory]


def stale_idleness(g: State, player: PlayerId) -> list[str]:
    """Tell whether a mark that a player has nothing to do is out of date."""
    c = g.clone()
    mark = c.derived.idle[player]
    if mark is None or not still_idle(c, player, mark):
        return []
    if g.turn.phase == "main" and g.turn.player == player and g.table.battle is None and not g.table.chase:
        return []  # there one always has something to do, and nobody asks
    c.derived.idle = [None, None]
    return [f"that player {player} has nothing to do was out of date"] if can_act(c, player) else []


def undone_rules(g: State) -> list[str]:
    """Whether a rule process was left undone: none may be when somebody has priority (602.1a)."""
    c = g.clone()
    c.work.pending = None
    c.work.rules_due = True
    return ["a rule process was left undone"] if perform(c) or c.over else []


def difference(a: Chars, b: Chars) -> str:
    """The difference between two sets of characteristics in words; "" if there is none."""
    if a.names != b.names:
        return "names"
    if (a.types, a.general, a.stones, a.subtypes) != (b.types, b.general, b.stones, b.subtypes):
        return "types"
    if (a.races, a.attributes) != (b.races, b.attributes):
        return "races and attributes"
    if (a.cost, a.need, a.total) != (b.cost, b.need, b.total):
        return "costs"
    if (a.atk, a.defense, a.divinity) != (b.atk, b.defense, b.divinity):
        return f"ATK and DEF ({a.atk}/{a.defense}, now {b.atk}/{b.defense})"
    if a.ab.keywords != b.ab.keywords or a.ab.listed != b.ab.listed:
        return "abilities"
    return ""


def name_of(o: Obj) -> str:
    """An object by name and number."""
    names = o.chars.names or o.base.names
    return f"{names[0] if names else 'object'} #{o.id}"
