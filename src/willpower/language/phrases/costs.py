"""What is paid for an activate ability, an awakening, a judgment."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.effects import (
    Attach,
    Banish,
    Discard,
    LoseLife,
    Move,
    PayWill,
    PutCounters,
    RemoveCounters,
    Rest,
    Reveal,
)
from willpower.abilities.nouns import This
from willpower.abilities.quantities import Num

from ..rows import R, Row

ROWS: list[Row] = []
ROWS += R("cost", PayWill, "(pay|) {symbols:will}")
ROWS += R("cost", Rest, "{{Rest}}", what=This())
ROWS += R("cost", Rest, "rest {what}")
ROWS += R("cost", Banish, "banish {what}")
ROWS += R("cost", Discard, "discard {what:handcards}")
ROWS += R("cost", Discard, "discard this card", what=This())
ROWS += R("cost", RemoveCounters, "remove a {counter:counter} counter from {on}", count=Num(1))
ROWS += R("cost", RemoveCounters, "remove {count} {counter:counter} counters from {on}")
ROWS += R("cost", PutCounters, "put a {counter:counter} counter on {on}", count=Num(1))
ROWS += R("cost", Move, "remove {what} from the game", to=S.REMOVED)
ROWS += R("cost", Move, "return {what} to (its owner's|your) hand", to=S.HAND)
ROWS += R("cost", LoseLife, "(pay|) {amount:amount} life", pay=True)
ROWS += R("cost", Reveal, "reveal {what}")

ROWS += R("cost", RemoveCounters, "remove {count:amount} {counter:counter} counters from {on}")
ROWS += R(
    "cost", RemoveCounters, "remove a total of {count} {counter:counter} counters from {on}", total=True
)
ROWS += R(
    "cost", Move, "put {what} on the bottom of your deck in any order", to=S.DECK, place="bottom any order"
)
ROWS += R("cost", Move, "put {what} into their owners' graveyards", to=S.GRAVEYARD)
ROWS += R("cost", Attach, "attach {what} to {to}")
