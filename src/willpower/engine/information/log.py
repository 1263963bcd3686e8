"""The log: what happened, in words, each sentence with its clause; whole, or as far as a player may know it.

Events are kept as they were emitted; sentences are made only when somebody asks. An entry tells the same
later as it did when it was new: names and whose card it is are taken from the events before it, not from
how things are now.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from willpower.abilities.symbols import HIDDEN
from willpower.rules.citations import OWN_NUMBERS, cite

from ..core import happenings
from ..core.decisions import (
    ATTRIBUTE,
    CARDS,
    COST,
    DIVIDE,
    MAY,
    MODE,
    NAME,
    NAMES,
    NUMBER,
    NUMBER_X,
    ORDER,
    REPLACEMENT,
    TRIGGER,
    Decision,
    Option,
)
from ..core.events import (
    CANCELLED,
    CHOSE,
    CREATED,
    DID,
    DISCARDED,
    DREW,
    KIND_NAME,
    LIFE_LOST,
    MOVED,
    PASSED,
    PHASE_BEGAN,
    REVEALED,
    TRIGGERED,
    TURN_BEGAN,
)
from ..core.ids import PlayerId, RefId
from ..core.objects import ABILITY, Event
from ..core.state import State
from ..values.knowledge import JUDGE, NOBODYS, Knowledge, seat_of
from .log_names import Teller, sentence
from .log_text import SENTENCES

# Other decisions are told by what comes of them: an action, an attack, a block, a target, a payment, an
# exchange, a number of times. Whether somebody could have revealed a card is nobody's business (708.2).
TOLD_KINDS: Final = frozenset(
    {MAY, MODE, NUMBER_X, COST, DIVIDE, CARDS, NUMBER, ATTRIBUTE, NAME, ORDER, TRIGGER, REPLACEMENT}
)


class LogEntry:
    """One thing that happened: its number, clause, kind as a word, player, objects, and the sentence."""

    __slots__ = ("clause", "kind", "number", "objects", "player", "text")

    def __init__(
        self,
        number: int = 0,
        clause: str = "",
        kind: str = "",
        player: PlayerId | None = None,
        objects: tuple[RefId, ...] = (),
        text: str = "",
    ) -> None:
        self.number = number
        self.clause = clause
        self.kind = kind
        self.player = player
        self.objects = objects
        self.text = text

    def key(self) -> tuple[int, str, str, int | None, tuple[int, ...], str]:
        """The values that make two entries the same."""
        return (self.number, self.clause, self.kind, self.player, self.objects, self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LogEntry) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})" if self.clause else self.text

    def __repr__(self) -> str:
        return f"LogEntry({self.number}, {str(self)!r})"


def entries(g: State, names: tuple[str, str] = NAMES) -> list[LogEntry]:
    """Return the whole log, as a judge sees it."""
    return Telling(JUDGE, names).more(g)


def entries_for(
    g: State, player: PlayerId | None, names: tuple[str, str] = NAMES, after: int = 0
) -> list[LogEntry]:
    """Return the log as far as a player may know it, after the event with this number; None for a
    spectator."""
    return Telling(seat_of(player), names).more(g, after)


def without_passes(told: list[LogEntry]) -> list[LogEntry]:
    """Return a log without its passes of priority."""
    word = KIND_NAME[PASSED]
    return [entry for entry in told if entry.kind != word]


def log_fingerprint(log: list[LogEntry]) -> str:
    """Return a digest of a log: equal for the same game told in the same words."""
    digest = blake2b(digest_size=16)
    for entry in log:
        digest.update(repr(entry.key()).encode())
        digest.update(b"\n")
    return digest.hexdigest()


class Telling:
    """A log that is told as it grows: each time it is asked, what is new since then.

    `seat`: 0 or 1, SPECTATOR, or JUDGE, who knows everything. The games it is asked about have
    to be one game that goes on.
    """

    __slots__ = ("before", "known", "names", "seat", "teller", "told")

    def __init__(self, seat: int, names: tuple[str, str] = NAMES) -> None:
        self.seat = seat
        self.names = names
        self.told = 0  # events looked at so far
        self.known: Knowledge | None = None
        self.teller: Teller | None = None
        self.before: Event | None = None

    def copy(self) -> Telling:
        """The same story, to be told on in another way."""
        other = Telling(self.seat, self.names)
        other.told = self.told
        other.before = self.before
        if self.known is not None and self.teller is not None:
            other.known = self.known  # what it knew stays as it is: `more` goes on with a copy
            other.teller = self.teller.copy()
        return other

    def more(self, g: State, after: int = 0) -> list[LogEntry]:
        """The entries since it was last asked; of these those after the event with that number."""
        events = g.events_from(self.told)
        if self.known is None or self.teller is None:
            self.known = Knowledge(g, events)
            self.teller = Teller(g, self.names)
        else:
            self.known = Knowledge(g, events, self.known.learned(self.told))
            self.teller.g = g
        self.teller.begin(events)
        out: list[LogEntry] = []
        for e in events:
            self.told += 1
            entry = self._entry(self.known, self.teller, e, self.told > after)
            if entry is not None:
                out.append(entry)
        return out

    def _entry(self, known: Knowledge, teller: Teller, e: Event, wanted: bool) -> LogEntry | None:
        """Look at the next event; its entry, if one is wanted and the event before has not told it."""
        seat = self.seat
        g = teller.g
        # A card is named if it was known before or is known afterwards: playing one shows it.
        refs = refs_of(e)
        teller.shown = _shown(known, e, seat, refs)
        known.happened(e)
        teller.shown |= _shown(known, e, seat, refs)
        teller.note(e)
        before = self.before
        if e.kind != TRIGGERED:  # what a move triggers stands between it and what it was done for
            self.before = e
        if not wanted or told_already(before, e):
            return None
        text = sentence(SENTENCES[e.kind](teller, e))
        objects = tuple([i for i in dict.fromkeys(refs) if i in teller.shown])
        if e.kind == MOVED and e.to & NOBODYS and seat >= 0 and g.table.objs[e.subject].controller != seat:
            objects = tuple([i for i in objects if i != e.subject])  # a number could tell its place
        return LogEntry(
            self.told,
            cite(g.edition, e.clause) if g.edition in OWN_NUMBERS else e.clause,
            KIND_NAME[e.kind],
            e.player if e.player >= 0 else None,
            objects,
            text,
        )


def refs_of(e: Event) -> tuple[RefId, ...]:
    """Return the objects that an event refers to."""
    return tuple([i for i in (e.subject, e.object, e.old, e.source) if i >= 0])


def _shown(known: Knowledge, e: Event, seat: int, refs: tuple[RefId, ...]) -> set[RefId]:
    """Return those of the objects of an event whose names a seat may hear; the judge may hear all."""
    shown: set[RefId] = set()
    if e.kind == CHOSE and seat not in (JUDGE, e.player):
        if ORDER in e.kinds and "older" not in e.kinds:
            return shown  # 302.4: how cards lie in a deck is known to who laid them so
    for i in refs:
        o = known.g.table.objs[i]
        if seat < 0 or o.kind == ABILITY or known.by_place(o, seat):
            shown.add(i)
        elif known.sees(i, seat) and not (e.kind == MOVED and i == e.old):
            # Whether a card that leaves a hand unseen is the one that is known there, nobody can tell.
            shown.add(i)
    if e.kind == MOVED and (e.subject in shown or e.old in shown):
        shown.update((e.subject, e.old))
    return shown


def told_already(before: Event | None, e: Event) -> bool:
    """Whether the event before tells the same: a card drawn is told by its move, and so on."""
    if e.kind == LIFE_LOST:
        return e.word == "damage"
    if before is None:
        return False
    if e.kind == PHASE_BEGAN:
        return before.kind == TURN_BEGAN and e.word == "turn"
    if e.kind == DID and e.word in ("create token", "gain gem"):
        return before.kind in (CREATED, MOVED, DID)  # each was told when it was created
    if e.kind == CHOSE:
        return before.kind == CHOSE and bool(before.kinds) and not e.kinds and e.player == before.player
    if e.kind == MOVED:
        return before.kind == CREATED and before.subject == e.subject
    if e.kind == CANCELLED:
        return before.kind == MOVED and before.word == "cancelled" and before.old == e.subject
    if e.kind == DID and e.word == "reveal":
        return before.kind == REVEALED and before.subject == e.subject
    if e.kind == DISCARDED:  # of several at once, all the moves come first
        return before.kind == DISCARDED or (before.kind == MOVED and before.word == "discarded")
    if before.kind != MOVED or before.subject != e.subject:
        return False
    if e.kind == DREW:
        return before.word == "drawn"
    return e.kind == DID and (e.word, before.word) in (("call", "called"), ("standby", "set"))


def tell_choice(g: State, d: Decision, option: Option) -> None:
    """Write a choice into the log: `kinds` is the kind of decision, `word` the word picked, `amount` the
    number, `object` the card or player, `source` the card it is made for."""
    source = d.source
    word = option.kind
    if source >= 0:
        if word == "no" and g.table.objs[source].zone & HIDDEN:
            return  # that there was something to decline is not for the other player to know
        while g.table.objs[source].became >= 0:
            source = g.table.objs[source].became  # what is being played was a card in a hand
    if d.kind == NAME or d.kind == ATTRIBUTE or d.kind == COST or (d.kind == MODE and word == "mode"):
        word = option.word or option.name
        if d.purpose == "mode" or d.purpose == "split":
            word = ""  # told by its number; piles may be of cards that not everybody knows
    g.memory.log_chunk.append(
        happenings.chose(
            player=d.player,
            word=word,
            number=option.number,
            object=option.ref,
            source=source,
            kind=d.kind,
            purpose=d.purpose,
            clause=option.clause or d.clause,
        )
    )
