"""Who knows which hidden card (302.2, 303.2, 1005, 1014.2), gathered from what happened.

A player sees public zones and their own hand, standby area, extra deck and rune area. Beyond that they know
a card in a hidden zone if they saw it come there, if it was revealed, or if they looked at it; until its
deck is shuffled, or until some card they cannot see leaves the same zone unseen, because then it may have
been this one. Everything is worked out from events in the order they happened, so what is told of a moment
never changes afterwards.

Seats are 0 and 1 for the players, and 2 for somebody who only watches.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.statics import MayLook
from willpower.abilities.symbols import (
    DECK,
    EXTRA_DECK,
    HAND,
    LIFEBREAK,
    OUTSIDE,
    RULER_AREA,
    RUNES,
    STANDBY,
    STONE_DECK,
    Zone,
)

from ..core.events import ABILITY_PLAYED, CREATED, DID, MOVED, PLAYED, REVEALED, SHUFFLED, TURNED
from ..core.ids import PlayerId, RefId
from ..core.objects import Event, Learned, Obj, still_itself
from ..core.state import State
from . import evaluate
from .characteristics import refresh

SEATS: Final[tuple[int, ...]] = (0, 1, 2)
SPECTATOR: Final = 2
JUDGE: Final = -1  # no seat: knows everything
# Their owner sees them (306.2, 310.2, 314.2, 315.2).
OWN: Final = HAND | STANDBY | EXTRA_DECK | RUNES | OUTSIDE
NOBODYS: Final = DECK | STONE_DECK | LIFEBREAK  # nobody does (304.2, 305.2, 1415.1a-i)
HIDDEN: Final = OWN | NOBODYS


def seat_of(player: int | None) -> int:
    """Return the seat of a player; None is a spectator."""
    if player is None:
        return SPECTATOR
    if player not in (0, 1):
        raise ValueError(f"there is no player {player}")
    return player


def unseen(o: Obj, seat: int) -> bool:
    """Whether a card lies where a seat does not see it, so that all it has of it is what it knows."""
    return bool(o.zone & NOBODYS) or (bool(o.zone & OWN) and o.controller != seat)


class Knowledge:
    """The hidden cards that each seat knows after the events so far."""

    __slots__ = ("before", "down", "ever", "g", "in_piles", "known", "touched")

    def __init__(
        self, g: State, events: list[Event], learned: Learned | None = None, in_place: bool = False
    ) -> None:
        """From the beginning, or from what was learned before, which is changed if it is done in place."""
        self.g = g
        self.before: Event | None = None
        self.touched = False  # what seats know of cards that they do not see is another
        self.in_piles = True  # cards whose place in their pile counts may be among those
        first = 0
        if learned is None:
            self.known: tuple[set[RefId], ...] = (set(), set(), set())
            self.ever: tuple[set[RefId], ...] = (set(), set(), set())  # were known at some time
            self.down: set[RefId] = set()  # lie face down at this moment
        else:
            self.known, self.ever, self.down = learned.known, learned.ever, learned.down
            if not in_place:
                self.known = tuple([known.copy() for known in learned.known])
                self.ever = tuple([ever.copy() for ever in learned.ever])
                self.down = learned.down.copy()
            self.before = learned.before
            self.in_piles = learned.in_piles
            first = learned.objects
        if events or first < len(g.table.objs):
            self.lying(events, first)

    def lying(self, events: list[Event], first: int) -> None:
        """Find the objects, from a number on, that lay face down before these events."""
        turned: set[int] = set()
        for e in events:
            if e.kind == TURNED and e.word in ("face up", "face down") and e.subject not in turned:
                turned.add(e.subject)
                if e.word == "face up":
                    self.down.add(e.subject)
        objs = self.g.table.objs
        while first < len(objs):
            o = objs[first]
            if o.face_down and o.id not in turned:
                self.down.add(o.id)
            first += 1

    def learned(self, events: int) -> Learned:
        """The knowledge after so many events, to go on from another time."""
        return Learned(self.known, self.ever, self.down, self.before, events, len(self.g.table.objs))

    def sees(self, ref: RefId, seat: int) -> bool:
        """Whether a seat knows what an object is."""
        return ref in self.known[seat] or self.by_place(self.g.table.objs[ref], seat)

    def by_place(self, o: Obj, seat: int) -> bool:
        """Whether a seat sees an object because of where it lies: what is no deck and no hand is open to all
        (308.2, 311.2, 313.2)."""
        if o.zone & OWN:
            return o.controller == seat
        if o.zone & NOBODYS:
            return False
        return o.id not in self.down or (o.zone == RULER_AREA and o.owner == seat)  # 303.2, 311.2a

    def learn(self, ref: RefId, seat: int) -> None:
        """Let a seat know a card."""
        if ref >= 0 and ref not in self.known[seat]:
            self.known[seat].add(ref)
            self.ever[seat].add(ref)
            if unseen(self.g.table.objs[ref], seat):
                self.touched = True

    def forget(self, owner: PlayerId, zone: Zone, seat: int) -> None:
        """Forget for a seat which card of a zone is which."""
        objs = self.g.table.objs
        lost = [i for i in self.known[seat] if objs[i].zone == zone and objs[i].controller == owner]
        if lost:
            self.known[seat].difference_update(lost)
            self.touched = True

    def happened(self, e: Event) -> None:
        """Update what the seats know by an event."""
        before = self.before
        self.before = e
        kind = e.kind
        if kind == MOVED:
            self.moved(e)
            if before is not None and before.kind == MOVED:
                self.together(before, e)
        elif kind == SHUFFLED:
            for seat in SEATS:
                self.forget(e.player, e.to, seat)  # 1021.1
        elif kind in (REVEALED, ABILITY_PLAYED, PLAYED):
            for seat in SEATS:
                self.learn(e.subject, seat)  # 1005.1, 905.2a
        elif kind == CREATED and e.object >= 0:
            for seat in SEATS:
                if self.sees(e.object, seat):
                    self.learn(e.subject, seat)  # 1017.1: a copy of what one knows
        elif kind == DID:
            if e.word == "reveal":
                for seat in SEATS:
                    self.learn(e.subject, seat)  # 708.2
            elif e.word == "look" and e.player >= 0:
                self.learn(e.subject, e.player)
            elif e.word == "rearranged":
                self.touched = True
                for seat in SEATS:
                    if seat != e.player:
                        self.known[seat].discard(e.subject)  # 302.4
        elif kind == TURNED and e.word in ("face up", "face down"):
            for seat in SEATS:
                if e.word == "face up" or self.sees(e.subject, seat):
                    self.learn(e.subject, seat)  # 303.2
            if e.word == "face up":
                self.down.discard(e.subject)
            else:
                self.down.add(e.subject)

    def moved(self, e: Event) -> None:
        """Update who can still tell which card it is after it changed zones."""
        old, new = self.g.table.objs[e.old], self.g.table.objs[e.subject]
        if old is new or (self.in_piles and (old.zone | new.zone) & NOBODYS):
            self.touched = True
        for seat in SEATS:
            known = self.known[seat]
            saw = self.sees(e.old, seat)
            sure = self.by_place(old, seat) or e.word == "drawn" or old.zone & STANDBY
            if old is not new and e.old in known:
                known.discard(e.old)
                if unseen(old, seat):
                    self.touched = True
            if not new.zone & HIDDEN and new.id not in self.down:
                continue
            if saw and (sure or old.revealed):
                self.learn(new.id, seat)
            elif not sure and not self.by_place(new, seat):
                self.forget(old.controller, old.zone, seat)

    def together(self, before: Event, e: Event) -> None:
        """Of cards put into a deck at the same time only their owner knows the order (302.4)."""
        owner = self.g.table.objs[e.subject].controller
        if e.to & NOBODYS and before.to == e.to and self.g.table.objs[before.subject].controller == owner:
            self.touched = True
            for seat in SEATS:
                if seat != owner:
                    self.known[seat].difference_update((before.subject, e.subject))


def nothing_told(g: State, first: int) -> bool:
    """Whether nothing after the first so many events tells anybody of a card or moves one."""
    chunk = g.memory.log_chunk
    n = first + len(chunk) - g.event_count()
    if n < 0 or n >= len(chunk):
        return False  # some of it is shared with clones
    while n < len(chunk):
        if chunk[n].kind in (MOVED, SHUFFLED, REVEALED, ABILITY_PLAYED, PLAYED, CREATED, DID, TURNED):
            return False
        n += 1
    return True


def learned_by_now(g: State) -> Learned:
    """What the seats know from all that has happened; worked out from where it was last."""
    learned = g.derived.learned
    upto = g.event_count()
    if learned is not None and learned.objects == len(g.table.objs):
        if learned.events == upto:
            return learned
        if learned.writer is g.writer and nothing_told(g, learned.events):
            learned.before = g.memory.log_chunk[-1]
            learned.events = upto
            return learned
    in_place = learned is not None and learned.writer is g.writer
    events = g.events_from(learned.events if learned is not None else 0)
    found = Knowledge(g, events, learned, in_place)
    for e in events:
        found.happened(e)
    if learned is not None and in_place:
        learned.before = found.before
        learned.events = upto
        learned.objects = len(g.table.objs)
        if found.touched:
            learned.forget_signs()
    else:
        learned = found.learned(upto)
        learned.writer = g.writer
        g.derived.learned = learned
    return learned


def knowledge(g: State) -> Knowledge:
    """Return what the seats know now."""
    found = Knowledge(g, [], learned_by_now(g))  # what follows holds at this moment only
    if g.derived.values_stale:
        refresh(g)
    for o in g.table.objs:
        if still_itself(o) and o.revealed:
            for seat in SEATS:
                found.learn(o.id, seat)
    for a in g.derived.active.get(MayLook, ()):
        s = a.static
        assert isinstance(s, MayLook)
        seats = SEATS if s.all_players else evaluate.players(g, s.who, a.ctx)
        for ref in evaluate.refs(g, s.what, a.ctx):
            for seat in seats:
                found.learn(ref, seat)
    return found


def shown(g: State, ref: RefId) -> bool:
    """Whether a card is revealed: once (1005.1), or as long as an effect shows it to all players."""
    if g.table.objs[ref].revealed:
        return True
    if g.derived.values_stale:
        refresh(g)
    for a in g.derived.active.get(MayLook, ()):
        s = a.static
        assert isinstance(s, MayLook)
        if s.all_players and ref in evaluate.refs(g, s.what, a.ctx):
            return True
    return False
