"""Which instructions are of one kind: "... instead" is done in the place of the last of its kind."""

from __future__ import annotations

from typing import Final

from .effects import Effect, GainLife, LoseLife

LIFE: Final = (GainLife, LoseLife)  # "you gain that much life instead" of losing it


def of_kind(step: Effect, like: Effect) -> bool:
    """Whether an instruction is of the kind of another one."""
    return type(step) is type(like) or (isinstance(step, LIFE) and isinstance(like, LIFE))
