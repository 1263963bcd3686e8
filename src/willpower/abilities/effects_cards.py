"""Instructions about where cards are: draw, discard, destroy, put, search, look, reveal."""

from __future__ import annotations

from dataclasses import dataclass

from .instruction import Effect
from .nouns import Filter, Noun, Quantity, Ref, Together, Who
from .symbols import DECK, Zone
from .words import Order, Place, Side, TopOrBottom


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards (1009)."""

    count: Quantity
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class Discard(Effect):
    """Discard (1019): the chosen cards, or the whole hand when `what` is None (1019.2)."""

    what: Noun | None
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class Destroy(Effect):
    """Destroy (1010). `rulers`: the text says "destroy ruler" (1010.2)."""

    what: Noun
    slot: int = 0
    rulers: bool = False


@dataclass(frozen=True)
class Banish(Effect):
    """Banish (1011); a player banishes only what they control."""

    what: Noun
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class Move(Effect):
    """Put, return, remove: to a zone (bits, exactly one).

    `nth`: so many from the top. `under`: controller in the field; None the effect's (307.7). `as_owner`:
    under its owner's control.
    """

    what: Noun
    to: Zone
    place: Place = ""
    under: Who | None = None
    rested: bool = False
    face_down: bool = False
    counters: tuple[tuple[str, Quantity], ...] = ()
    side: Side = ""
    attacking: bool = False
    slot: int = 0
    nth: Quantity | None = None
    as_owner: bool = False
    to_host: Noun | None = None
    order: Order = ""


@dataclass(frozen=True)
class Search(Effect):
    """Look through zones of a player and find cards (1014.2); they go to `slot`. Nothing is moved yet."""

    filter: Filter
    zones: int
    whose: Who | None = None
    least: Quantity | None = None
    most: Quantity | None = None
    slot: int = 0
    together: Together | None = None
    who: Who | None = None


@dataclass(frozen=True)
class LookAt(Effect):
    """Look at cards (they go to `slot`): top cards of a deck, a hand, a face-down card."""

    what: Noun
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class Reveal(Effect):
    """Reveal cards (1005) or a whole hand."""

    what: Noun
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class RevealUntil(Effect):
    """Reveal from the top until a fitting card shows up; all revealed go to `slot`, the fitting to
    `found`."""

    filter: Filter
    whose: Who
    zone: Zone = DECK
    slot: int = 0
    found: int = 0
    count: Quantity | None = None


@dataclass(frozen=True)
class Pick(Effect):
    """Choose some of the cards of a noun into `slot` ("a resonator from among them"); the rest stay where
    they are."""

    choice: Noun
    slot: int = 0
    rest: int = 0
    who: Who | None = None


@dataclass(frozen=True)
class Piles(Effect):
    """A player separates cards into two piles, another chooses one: `slot` the chosen, `rest` the other."""

    what: Noun
    chooser: Who
    who: Who | None = None
    slot: int = 0
    rest: int = 0


@dataclass(frozen=True)
class Shuffle(Effect):
    """Shuffle a deck (1021); after searches, only if one of them was made."""

    whose: Who
    zone: Zone = DECK
    after: tuple[Ref, ...] = ()


@dataclass(frozen=True)
class Foresee(Effect):
    """Foresee (1034)."""

    count: Quantity
    who: Who | None = None


@dataclass(frozen=True)
class Rearrange(Effect):
    """Put the cards back on top (or bottom) of the deck they are in, in any order."""

    what: Noun
    place: TopOrBottom = "top"


@dataclass(frozen=True)
class Standby(Effect):
    """Put cards face down into the standby area of their owner; `under`: of the player whom some editions
    let a text name (302.6)."""

    what: Noun
    slot: int = 0
    under: Who | None = None
