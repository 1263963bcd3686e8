"""Choices in the log: who chose what, and for which card."""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import HIDDEN

from ..core.decisions import (
    ATTRIBUTE,
    CARDS,
    COST,
    DIVIDE,
    MAY,
    MODE,
    NAME,
    NUMBER,
    NUMBER_X,
    ORDER,
    REPLACEMENT,
    TRIGGER,
    Decision,
    Option,
)
from ..core.events import CHOSE
from ..core.objects import Event
from ..core.state import State

# Other decisions are told by what comes of them: an action, an attack, a block, a target, a payment, an
# exchange, a number of times. Whether somebody could have revealed a card is nobody's business (708.2).
TOLD_KINDS: Final = frozenset(
    {MAY, MODE, NUMBER_X, COST, DIVIDE, CARDS, NUMBER, ATTRIBUTE, NAME, ORDER, TRIGGER, REPLACEMENT}
)


def tell_choice(g: State, d: Decision, option: Option) -> None:
    """Write a choice into the log: `word` is the kind of decision and the word picked, `amount` the number,
    `object` the card or player, `source` the card it is made for."""
    source = d.source
    word = option.kind
    if source >= 0:
        if word == "no" and g.table.objs[source].zone & HIDDEN:
            return  # that there was something to decline is not for the other player to know
        while g.table.objs[source].became >= 0:
            source = g.table.objs[source].became  # what is being played was a card in a hand
    if d.kind == NAME or d.kind == ATTRIBUTE or d.kind == COST or (d.kind == MODE and word == "mode"):
        word = option.word or option.name
        if d.kind == MODE and d.clause in ("903.2e", "903.3b") and word not in ("top", "bottom"):
            word = ""  # told by its number; piles may be of cards that not everybody knows
    g.memory.log_chunk.append(
        Event(
            CHOSE,
            option.clause or d.clause,
            -1 - d.player,
            option.ref,
            option.number,
            d.player,
            source,
            word=f"{d.kind}|{word}",
        )
    )
