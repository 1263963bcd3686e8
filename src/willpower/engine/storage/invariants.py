"""Facts that hold in a game at every decision, whatever the players do. Random play looks at all of it.

Each function gives the sentences that are not true; an empty list means that all is well.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import CHASE, FIELD, GONE, HAND, ITEMS, RULER_AREA, ZONE_NAME, Zone
from willpower.rules.edition import SWITCHES
from willpower.rules.index import clauses

from ..change.moving import MoveFrame
from ..core.decisions import PRIORITY, Decision
from ..core.events import WILL
from ..core.ids import NO_PLAYER, NOBODY, PlayerId, is_player
from ..core.objects import CARD, COPY, TOKEN, Event, Obj, still_itself
from ..core.state import State
from ..core.will import KINDS
from ..play.play_frame import PlayFrame
from ..values.characteristics import refresh
from ..values.knowledge import HIDDEN, SEATS, knowledge
from .recomputing import name_of, stale_values, undone_rules

_SWITCHES: Final = frozenset([switch.id for switch in SWITCHES])


def broken(g: State) -> list[str]:
    """Everything that is wrong in a game: cards, players, the question that is asked."""
    return [*cards(g), *players(g), *question(g)]


def cards(g: State) -> list[str]:
    """Each card is in exactly one place, which agrees (302.1), exists once, and is in a possible state."""
    wrong: list[str] = []
    found: dict[int, Zone] = {}
    for i in g.table.field:
        _place(g, i, FIELD, NO_PLAYER, found, wrong)
    for i in g.table.chase:
        _place(g, i, CHASE, NO_PLAYER, found, wrong)
    for p in g.table.players:
        for zone, ids in p.zones.items():
            for i in ids:
                _place(g, i, zone, p.number, found, wrong)
    alive: dict[int, int] = {}
    for o in g.table.objs:
        if not still_itself(o) or _entering(g, o):
            continue
        if o.id not in found:
            wrong.append(f"{name_of(o)} is alive and in no zone")
        if o.kind == CARD:
            if o.serial in alive:
                wrong.append(f"card {o.serial} is object {alive[o.serial]} and object {o.id}")
            alive[o.serial] = o.id
        _condition(g, o, wrong)
    # The cards of the decks were the first objects, each its own number.
    for n, o in enumerate(g.table.objs):
        if o.kind != CARD or o.serial != n:
            break
        if n not in alive:
            wrong.append(f"card {n} ({name_of(o)}) is nowhere")
    return wrong


def _entering(g: State, o: Obj) -> bool:
    """Whether an object is a token of which is being settled how it enters (909.5)."""
    if o.kind != TOKEN or o.zone != GONE:
        return False
    moving = [f for f in g.work.stack if isinstance(f, MoveFrame)]
    return any([w.move is not None and w.move.ref == o.id for f in moving for w in f.woulds])


def _being_played(g: State, o: Obj) -> bool:
    """Whether a copy made where its original is (1017.3) is on its way to the chase: its [Awakening] is
    asked for before it is there (903.2c, 903.2d)."""
    return any([isinstance(f, PlayFrame) and f.ref == o.id for f in g.work.stack])


def _place(g: State, i: int, zone: Zone, player: PlayerId, found: dict[int, Zone], wrong: list[str]) -> None:
    if not 0 <= i < len(g.table.objs):
        wrong.append(f"{ZONE_NAME[zone]} holds {i}, which is no object")
        return
    o = g.table.objs[i]
    if o.id != i:
        wrong.append(f"object {i} says that it is {o.id}")
    if i in found:
        wrong.append(f"{name_of(o)} is in {ZONE_NAME[found[i]]} and in {ZONE_NAME[zone]}")
    found[i] = zone
    if not still_itself(o):
        wrong.append(f"{name_of(o)} in {ZONE_NAME[zone]} is gone (it became {o.became})")
    if o.zone != zone:
        wrong.append(f"{name_of(o)} in {ZONE_NAME[zone]} says that it is in {ZONE_NAME.get(o.zone, '?')}")
    if player >= 0 and player != o.controller:
        wrong.append(f"{name_of(o)} in {ZONE_NAME[zone]} of player {player} is player {o.controller}'s")
    if player >= 0 and player != o.owner and not zone & (RULER_AREA | ITEMS):
        if g.edition.others_zones != "owner's unless told":  # 302.6
            wrong.append(f"{name_of(o)} in {ZONE_NAME[zone]} of player {player} belongs to player {o.owner}")


def _condition(g: State, o: Obj, wrong: list[str]) -> None:
    """Whether a living object is in a possible state."""
    if o.damage < 0:
        wrong.append(f"{name_of(o)} has {o.damage} damage")
    if o.counters:
        for name, n in o.counters.items():
            if n < 0:
                wrong.append(f"{name_of(o)} has {n} {name} counters")
    zone = o.zone
    if o.kind != CARD:
        if o.kind == TOKEN:
            right = bool(zone & (FIELD | ITEMS | RULER_AREA))  # 1303.3a
        elif o.kind == COPY:
            right = bool(zone & (CHASE | FIELD | RULER_AREA)) or _being_played(g, o)  # 1017.1a
        else:
            right = zone == CHASE  # 903.2d
        if not right:
            wrong.append(f"{name_of(o)} of kind {o.kind} is in {ZONE_NAME[zone]}")
    if zone == GONE:
        wrong.append(f"{name_of(o)} is alive and gone")
    if o.rested and not zone & (FIELD | RULER_AREA):
        wrong.append(f"{name_of(o)} is rested in {ZONE_NAME[zone]}")  # 303.1b
    if not 0 <= o.definition < len(g.definitions):
        wrong.append(f"object {o.id} has the definition {o.definition}")
    elif o.face and not 0 <= o.face < len(g.definitions[o.definition].faces):
        wrong.append(f"{name_of(o)} has no side {o.face}")


def players(g: State) -> list[str]:
    """Both players have what a player has; at priority nobody is left who has lost (1202)."""
    wrong: list[str] = []
    if len(g.table.players) != 2:
        wrong.append(f"{len(g.table.players)} players")
    at_priority = g.work.pending is not None and g.work.pending.kind == PRIORITY
    for n, p in enumerate(g.table.players):
        if p.number != n:
            wrong.append(f"player {n} says that they are {p.number}")
        if at_priority and p.life <= 0:
            wrong.append(f"player {n} has {p.life} life and goes on")
        for w in p.will:
            if w.bit and w.bit not in KINDS:
                wrong.append(f"player {n} has will of the kind {w.bit}")
        if p.will and g.turn.phase not in ("", "draw", "recovery", "call", "main", "battle", "end"):
            wrong.append(f"player {n} has will in phase {g.turn.phase!r}")
        if min(p.called, p.played, p.turns, p.extra_turns) < 0:
            wrong.append(f"a count of player {n} is negative")
    return wrong


def question(g: State) -> list[str]:
    """Somebody is asked exactly while the game is not over, and can answer in different ways."""
    d = g.work.pending
    if d is None:
        return [] if g.over else ["nobody is asked and the game is not over"]
    if g.over:
        return ["the game is over and somebody is asked"]
    wrong: list[str] = []
    if d.player not in (0, 1):
        wrong.append(f"player {d.player} is asked")
    if len(d.options) < (1 if g.every_window else 2):
        wrong.append(f"{d.kind} with {len(d.options)} options")
    if len(d.prompt.split()) < 2:
        wrong.append(f"{d.kind} ({d.purpose}) asks {d.prompt!r}")
    if len({o.key() for o in d.options}) != len(d.options):
        wrong.append(f"{d.kind} offers the same twice: {[o.text for o in d.options]}")
    if not cited(d.clause):
        wrong.append(f"{d.kind} cites {d.clause!r}")
    for o in d.options:
        if not cited(o.clause or d.clause):
            wrong.append(f"the option {o.text!r} cites {o.clause!r}")
        if o.ref >= len(g.table.objs) or (o.ref < 0 and o.ref != NOBODY and not is_player(o.ref)):
            wrong.append(f"the option {o.text!r} is about {o.ref}")
        elif not o.text:
            wrong.append(f"the option {o.kind!r} has no text")
    if g.work.shared_depth > len(g.work.stack) or not g.work.stack:
        wrong.append(f"{len(g.work.stack)} frames, {g.work.shared_depth} shared")
    return wrong + hidden_options(g, d)


def hidden_options(g: State, d: Decision) -> list[str]:
    """Somebody who plays a card from hand plays it from their own."""
    wrong: list[str] = []
    for o in d.options:
        if o.kind in ("play", "standby") and o.ref >= 0 and d.kind == PRIORITY:
            card = g.table.objs[o.ref]
            if not still_itself(card):
                wrong.append(f"the option {o.text!r} is about a card that is gone")
            elif o.kind == "standby" and (card.zone != HAND or card.controller != d.player):
                wrong.append(f"the option {o.text!r} is about a card elsewhere")
    return wrong


def cited(clause: str) -> bool:
    """Whether a clause is in the index; for what 8.01 does not have, the id of a switch stands."""
    return clause in clauses() or clause in _SWITCHES


def told(events: list[Event]) -> list[str]:
    """Every event of the log cites a clause that exists."""
    return [f"event {e.kind} cites {e.clause!r}" for e in events if not cited(e.clause)]


def will_is_gone(g: State) -> list[str]:
    """At the first decision of a turn no will is left from the turn before (505.5c): there is none but what
    was made in this turn."""
    made = {e.player for e in g.memory.happened if e.kind == WILL}
    return [
        f"player {p.number} keeps {len(p.will)} will from the turn before"
        for p in g.table.players
        if p.will and p.number not in made
    ]


def settled(g: State) -> list[str]:
    """Nothing is left to rule processes when somebody has priority (602.1a); looks at a clone."""
    if g.work.pending is None or g.work.pending.kind != PRIORITY:
        return []
    return undone_rules(g)


def characteristics_hold(g: State) -> list[str]:
    """Characteristics that were kept are those one gets by computing them anew; looks at a clone."""
    if g.derived.values_stale:
        refresh(g)
    return stale_values(g)


def knowledge_holds(g: State) -> list[str]:
    """The knowledge kept from moment to moment must equal that from all events together."""
    kept = knowledge(g)
    c = g.clone()
    c.derived.learned = None
    anew = knowledge(c)
    wrong: list[str] = []
    # In hands, decks and standby areas it does not matter how a card lies.
    turned = [i for i in sorted(kept.down ^ anew.down) if not g.table.objs[i].zone & HIDDEN]
    if turned:
        wrong.append(f"lying face down: {turned} out of date")
    for seat in SEATS:
        for name, a, b in (("known", kept.known, anew.known), ("ever known", kept.ever, anew.ever)):
            if a[seat] != b[seat]:
                wrong.append(f"{name} to seat {seat}: {sorted(a[seat] ^ b[seat])} out of date")
    return wrong
