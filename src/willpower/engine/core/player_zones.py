"""The zones of one player, each a field: they are asked for dozens of times in every decision, and a compiled
field is read at once where a dictionary has to be searched. Field and chase are shared by the players and
belong to the table (State.zone)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from willpower.abilities.symbols import (
    DECK,
    EXTRA_DECK,
    GRAVEYARD,
    HAND,
    ITEMS,
    LIFEBREAK,
    OUTSIDE,
    REMOVED,
    RULER_AREA,
    RUNES,
    STANDBY,
    STONE_DECK,
    Zone,
)

from .ids import ObjId

if TYPE_CHECKING:
    from mypy_extensions import i64

Pile = tuple[ObjId, ...]
# In the order in which they are gone through.
OF_A_PLAYER: Final[tuple[Zone, ...]] = (
    DECK,
    STONE_DECK,
    HAND,
    RULER_AREA,
    GRAVEYARD,
    STANDBY,
    REMOVED,
    ITEMS,
    EXTRA_DECK,
    RUNES,
    LIFEBREAK,
    OUTSIDE,
)


class Zones:
    """The cards in each zone of a player. Where it is known which zone, its field is read; else the zone is
    looked up as in a dictionary, in which an empty zone is none."""

    __slots__ = (
        "deck",
        "extra_deck",
        "graveyard",
        "hand",
        "item_area",
        "lifebreak",
        "outside",
        "removed",
        "ruler_area",
        "runes",
        "standby",
        "stone_deck",
    )

    def __init__(self) -> None:
        self.deck: Pile = ()
        self.stone_deck: Pile = ()
        self.hand: Pile = ()
        self.ruler_area: Pile = ()
        self.graveyard: Pile = ()
        self.standby: Pile = ()
        self.removed: Pile = ()
        self.item_area: Pile = ()
        self.extra_deck: Pile = ()
        self.runes: Pile = ()
        self.lifebreak: Pile = ()
        self.outside: Pile = ()

    def copy(self) -> Zones:
        """A changeable copy."""
        z = Zones()
        z.deck = self.deck
        z.stone_deck = self.stone_deck
        z.hand = self.hand
        z.ruler_area = self.ruler_area
        z.graveyard = self.graveyard
        z.standby = self.standby
        z.removed = self.removed
        z.item_area = self.item_area
        z.extra_deck = self.extra_deck
        z.runes = self.runes
        z.lifebreak = self.lifebreak
        z.outside = self.outside
        return z

    def __getitem__(self, zone: Zone) -> Pile:
        """The cards in a zone; none in one that is no player's own. The commonest are asked first."""
        pile: Pile = ()
        if zone == HAND:
            pile = self.hand
        elif zone == GRAVEYARD:
            pile = self.graveyard
        elif zone == DECK:
            pile = self.deck
        elif zone == STONE_DECK:
            pile = self.stone_deck
        elif zone == RULER_AREA:
            pile = self.ruler_area
        elif zone == STANDBY:
            pile = self.standby
        elif zone == REMOVED:
            pile = self.removed
        elif zone == ITEMS:
            pile = self.item_area
        elif zone == EXTRA_DECK:
            pile = self.extra_deck
        elif zone == RUNES:
            pile = self.runes
        elif zone == LIFEBREAK:
            pile = self.lifebreak
        elif zone == OUTSIDE:
            pile = self.outside
        return pile

    def __setitem__(self, zone: Zone, pile: Pile) -> None:
        if zone == HAND:
            self.hand = pile
        elif zone == GRAVEYARD:
            self.graveyard = pile
        elif zone == DECK:
            self.deck = pile
        elif zone == STONE_DECK:
            self.stone_deck = pile
        elif zone == RULER_AREA:
            self.ruler_area = pile
        elif zone == STANDBY:
            self.standby = pile
        elif zone == REMOVED:
            self.removed = pile
        elif zone == ITEMS:
            self.item_area = pile
        elif zone == EXTRA_DECK:
            self.extra_deck = pile
        elif zone == RUNES:
            self.runes = pile
        elif zone == LIFEBREAK:
            self.lifebreak = pile
        else:
            assert zone == OUTSIDE, f"zone {zone} is no player's own"
            self.outside = pile

    def items(self) -> list[tuple[Zone, Pile]]:
        """The zones with cards in them, and those cards."""
        return [(zone, self[zone]) for zone in OF_A_PLAYER if self[zone]]

    def values(self) -> list[Pile]:
        """The cards of each zone that has some."""
        return [pile for _, pile in self.items()]

    def __iter__(self) -> Iterator[Zone]:
        return iter([zone for zone, _ in self.items()])

    def __contains__(self, zone: Zone) -> bool:
        return bool(self[zone])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Zones) and self.items() == other.items()

    def __hash__(self) -> int:
        return hash(tuple(self.items()))


class PileSums:
    """What the cards that lie still add to keys of positions (engine/keys.py): of each player, as each seat
    sees them. `still` counts how often somebody wrote to a card outside field, ruler area and chase."""

    __slots__ = ("still", "sums")

    def __init__(self, of: PileSums | None = None) -> None:
        """Nothing added up, or a copy for a clone."""
        self.still: i64 = of.still if of is not None else 0
        self.sums: list[PileSum | None] = of.sums.copy() if of is not None else [None] * 4


class PileSum:
    """What the cards of a player that lie still add to a key of a position, for as long as the piles are
    these and nobody writes to a card that lies in one."""

    __slots__ = (
        "extra_deck",
        "graveyard",
        "hand",
        "item_area",
        "outside",
        "removed",
        "runes",
        "standby",
        "still",
        "total",
    )

    def __init__(self, zones: Zones, still: int, total: int) -> None:
        """A sum over the piles as they are."""
        self.still: i64 = still
        self.total: i64 = total
        self.hand = zones.hand
        self.graveyard = zones.graveyard
        self.standby = zones.standby
        self.removed = zones.removed
        self.item_area = zones.item_area
        self.extra_deck = zones.extra_deck
        self.runes = zones.runes
        self.outside = zones.outside

    def holds(self, zones: Zones, still: i64) -> bool:
        """Whether it is still the sum of these piles."""
        return (
            self.still == still
            and self.hand is zones.hand
            and self.graveyard is zones.graveyard
            and self.standby is zones.standby
            and self.removed is zones.removed
            and self.item_area is zones.item_area
            and self.extra_deck is zones.extra_deck
            and self.runes is zones.runes
            and self.outside is zones.outside
        )
