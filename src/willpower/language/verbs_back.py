"""Which instructions a participle points back at ("destroyed this way"), and which of them have an amount."""

from __future__ import annotations

from typing import Final

from willpower.abilities import symbols as S
from willpower.abilities.effects import (
    Banish,
    Cancel,
    ChooseCards,
    ChooseNumber,
    Damage,
    Destroy,
    Discard,
    Draw,
    Effect,
    Force,
    GainLife,
    LoseLife,
    Move,
    PayAnyLife,
    Piles,
    PutCounters,
    Recover,
    RemoveCounters,
    Rest,
    Reveal,
    RevealUntil,
    Search,
)

from .raw import DoneThisWay
from .rows import Row
from .table import Table

VERBS: Final[dict[str, tuple[type[Effect], ...]]] = {
    "revealed": (Reveal, RevealUntil),
    "discarded": (Discard,),
    "banished": (Banish,),
    "destroyed": (Destroy,),
    "removed": (Move,),
    "shuffled": (Move,),
    "returned": (Move,),
    "put": (Move,),
    "put into the field": (Move,),
    "put into a graveyard": (Move,),
    "put into a hand": (Move,),
    "drawn": (Draw,),
    "cancelled": (Cancel,),
    "searched": (Search,),
    "found": (Search,),
    "rested": (Rest,),
    "recovered": (Recover,),
    "lost": (LoseLife, PayAnyLife),
    "paid": (PayAnyLife, LoseLife),
    "gained": (GainLife,),
    "dealt": (Damage,),
    "roll": (Force,),
    "counters": (RemoveCounters,),
    "chosen": (ChooseCards,),
    "number": (ChooseNumber,),
    "pile": (Piles,),
    "other pile": (Piles,),
}
# Where the cards went that such words mean.
PUT_INTO: Final = {
    "put into the field": S.FIELD,
    "put into a graveyard": S.GRAVEYARD,
    "put into a hand": S.HAND,
}
OF_ONE_CARD: Final = ("produce", "call")  # what players do with one card that the text describes
AMOUNTS: Final = (Damage, GainLife, LoseLife, PayAnyLife, Draw)
COUNTS: Final = (
    Banish,
    Destroy,
    Discard,
    Draw,
    Force,
    ChooseNumber,
    Move,
    PutCounters,
    Recover,
    RemoveCounters,
    Rest,
    Reveal,
)


def of_one(table: Table, node: DoneThisWay) -> bool:
    """Whether words speak of one card: "the revealed card", "revealed resonator's"."""
    row = table.row(node.phrase)
    return isinstance(row, Row) and row.category in ("plain.s", "owning")
