"""A hint for a person who plays against the computer: what the search would do in their place."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from .jobs import Advice, Advise
from .peer import Peer
from .pool import Refused, TookTooLong
from .protocol import AskHint, Chance, Error, Hint
from .table import Refusal

if TYPE_CHECKING:
    from .room import Room

LOG: Final = logging.getLogger("willpower.server")
# A search stops by itself after this share of the time that a computer has.
THINKING: Final = 0.6


def begin(room: Room, seat: int, message: AskHint) -> None:
    """Refuses a hint against a person, to a question of the other, to one that is answered, and a second one;
    else notes that one is being thought about."""
    table = room.table
    if table is None or table.decider != seat or room.record.stage != "playing":
        raise Refusal("not possible", "Nothing is asked of you now.")
    if not room.computer(1 - seat):
        raise Refusal("not possible", "There are hints only against the computer.")
    if message.seq != table.seqs[seat]:
        raise Refusal("stale", "This answers an older question.")
    if seat in room.advised:
        raise Refusal("too fast", "A hint is being thought about already.")
    room.advised.add(seat)


async def advise(room: Room, peer: Peer, seat: int, message: AskHint) -> None:
    """Let the search think in a process of its own, and tell who asked."""
    table = room.table
    assert table is not None
    most = room.hub.config.think_seconds
    try:
        job = Advise(table.game.save(), seat, table.actions, most * THINKING)
        found: Advice = await room.hub.thinkers.do(job, Advice, most)
    except (TookTooLong, Refused) as error:
        LOG.warning("a hint in %s gave no answer: %s", room.record.id, error)
        sentence = "There was no time for a hint; ask again."
        peer.send(Error(room.record.id, "not possible", sentence, "", message.id, message.seq))
        return
    finally:
        room.advised.discard(seat)
    chances = [Chance(option, chance) for option, chance in found.chances]
    peer.send(
        Hint(room.record.id, message.id, message.seq, found.pick, chances, found.iterations, found.wins)
    )
