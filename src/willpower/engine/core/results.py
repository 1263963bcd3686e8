"""The results that a frame which ends hands to the frame below it."""

from __future__ import annotations

from typing import Final

from .ids import RefId


class Result:
    """The result of an instruction, a cost, a choice or an attempted change. Never changed once it is made.

    `did`: whether it was done (played, paid, chosen completely); `amount`: how much or how many; `refs`: the
    cards and players it was done to.
    """

    __slots__ = ("amount", "did", "refs")

    def __init__(self, did: bool = False, amount: int = 0, refs: tuple[RefId, ...] = ()) -> None:
        self.did = did
        self.amount = amount
        self.refs = refs

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Result)
            and self.did == other.did
            and self.amount == other.amount
            and self.refs == other.refs
        )

    def __hash__(self) -> int:
        return hash((self.did, self.amount, self.refs))

    def __repr__(self) -> str:
        return f"Result({self.did}, {self.amount}, {self.refs})"


NOTHING_DONE: Final = Result()
DONE: Final = Result(True, 1)


def of_cards(refs: tuple[RefId, ...]) -> Result:
    """The result of something that was done to these cards; nothing was if there are none."""
    return Result(True, len(refs), refs) if refs else NOTHING_DONE


def of_amount(amount: int) -> Result:
    """The result of something that was done so much or so often; nothing was if that is 0 or less."""
    return Result(True, amount) if amount > 0 else NOTHING_DONE
