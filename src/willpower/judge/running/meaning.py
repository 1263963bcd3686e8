"""Which card a name meant: told in the trace where it fits cards in several zones."""

from __future__ import annotations

from collections.abc import Sequence

from willpower.abilities.symbols import NO_ZONE, ZONE_NAME, Zone
from willpower.engine import Event, RefId, State

from ..reading.lookup import DECKS, Lookup
from ..reading.model import Action, Reference
from .plan import origin_zone

Fits = tuple[Reference, tuple[RefId, ...]]


def fits_several_zones(g: State, action: Action) -> tuple[Fits, ...]:
    """The references of a step that fit cards in more than one zone, with those cards in the order in which
    they are tried; cards in decks are hardly meant and do not count."""
    lookup = Lookup(g)
    objs = g.table.objs
    found: list[Fits] = []
    for ref, zone in _references(action):
        if ref.player >= 0 or ref.number or ref.chase:
            continue
        cards = tuple(i for i in lookup.candidates(ref, action.player, zone) if not objs[i].zone & DECKS)
        if len({objs[i].zone for i in cards}) > 1:
            found.append((ref, cards))
    return tuple(found)


def meanings(g: State, several: tuple[Fits, ...], events: Sequence[Event]) -> tuple[str, ...]:
    """For each of these references the card that the events of the step are about, as it was before it."""
    lookup = Lookup(g)
    touched = {lookup.root(r) for e in events for r in (e.subject, e.object) if r >= 0}
    out: list[str] = []
    for ref, cards in several:
        meant = [i for i in cards if lookup.root(i) in touched]
        if not meant:
            continue
        where = ZONE_NAME[g.table.objs[meant[0]].zone]
        others = sorted({ZONE_NAME[g.table.objs[i].zone] for i in cards} - {where})
        called = lookup.called(lookup.now(meant[0]))
        out.append(f"{ref.text} means {called} in the zone {where} (also in: {', '.join(others)})")
    return tuple(dict.fromkeys(out))


def _references(action: Action) -> list[tuple[Reference, Zone]]:
    found: list[tuple[Reference, Zone]] = []
    if action.card is not None:
        found.append((action.card, origin_zone(action)))
    if action.object is not None:
        found.append((action.object, NO_ZONE))
    for some in (action.targets, action.incarnate, action.cost, action.pay):
        found += [(ref, NO_ZONE) for ref in some or ()]
    found += [(ref, NO_ZONE) for ref, _ in action.divide or ()]
    return found
