"""Who and what is meant: players, objects, references to either, contexts; and the one null for all of them.

They are plain integers when the game runs; to the type checker they are different, so that a player is never
taken for a card. A reference (`RefId`) stands for an object or a player: an object's id stands for itself,
players are the numbers below 0 in `PLAYER_REF`. So `ref >= 0` asks whether something is an object,
`is_player` whether it is a player, and `PLAYER_OF` says which one. Nobody and nothing is the same number for
all of them: `NOBODY` as a reference or object, `NO_PLAYER` as a player, `NO_CTX` as a context.
"""

from __future__ import annotations

from typing import Final, NewType

PlayerId = NewType("PlayerId", int)  # the first or the second: where they stand in `Table.players`
RefId = NewType("RefId", int)  # an object or a player
ObjId = NewType("ObjId", RefId)  # where an object stands in `Table.objs`
CtxId = NewType("CtxId", int)  # what an ability or spell knows, in `Work.ctxs`

_NULL: Final = -9
NOBODY: Final = ObjId(RefId(_NULL))
NO_PLAYER: Final = PlayerId(_NULL)
NO_CTX: Final = CtxId(_NULL)
CEASED: Final = ObjId(RefId(-8))  # what an object has become that ceased to exist (1303.3, 1017.1a)

# Numbers are no references; there is nothing below 0 that they could count.
UNDETERMINED: Final = -1  # a number, a side or a place that nothing has determined
UNLIMITED: Final = -1  # nothing says how much or how often

PLAYER_A: Final = PlayerId(0)
PLAYER_B: Final = PlayerId(1)
# Where a tuple is indexed or gone through its length is left open, or the compiled core copies it each time.
BOTH_PLAYERS: Final[tuple[PlayerId, ...]] = (PLAYER_A, PLAYER_B)
OPPONENT: Final[dict[PlayerId, PlayerId]] = {
    PLAYER_A: PLAYER_B,
    PLAYER_B: PLAYER_A,
    NO_PLAYER: NO_PLAYER,
}
PLAYER_REF: Final[dict[PlayerId, RefId]] = {PLAYER_A: RefId(-1), PLAYER_B: RefId(-2), NO_PLAYER: NOBODY}
PLAYER_OF: Final[dict[RefId, PlayerId]] = {RefId(-1): PLAYER_A, RefId(-2): PLAYER_B}


def is_player(ref: RefId) -> bool:
    """Whether a reference stands for a player."""
    return ref in PLAYER_OF
