"""The engine's errors, each with its reason and, where a rule forbids it, the clause."""

from __future__ import annotations


class WillpowerError(Exception):
    """The root of all errors of the engine."""


class IllegalAction(WillpowerError):
    """A player tried something that is not allowed now; the game is unchanged."""

    def __init__(self, reason: str, clause: str = "") -> None:
        self.reason = reason
        self.clause = clause
        super().__init__(f"{reason} ({clause})" if clause else reason)


class IllegalDeck(WillpowerError):
    """A deck breaks rules of 402; `violations` lists all of them as (clause, sentence)."""

    def __init__(self, who: str, violations: tuple[tuple[str, str], ...]) -> None:
        self.who = who
        self.violations = violations
        lines = "; ".join(f"{text} ({clause})" for clause, text in violations)
        super().__init__(f"{who}: {lines}")


class NotUnderstood(WillpowerError):
    """A game was to use a card whose text is not wholly understood."""

    def __init__(self, name: str, words: str) -> None:
        self.name = name
        self.words = words
        super().__init__(f"the text of {name} is not understood: {words}")


class BadSave(WillpowerError):
    """A save that is torn, foreign, or from another engine or card text."""


class BoundReached(WillpowerError):
    """A bound on work was reached; `save` holds the state it was reached in and `picks` the way there,
    the last pick included."""

    def __init__(self, what: str, save: bytes = b"", picks: tuple[int, ...] = ()) -> None:
        self.what = what
        self.save = save
        self.picks = picks
        super().__init__(what)


class Diverged(WillpowerError):
    """A replay did not reproduce the game it was made from."""


class StaleValue(WillpowerError):
    """The debug mode found something kept that is out of date: a change was not told (core/stale.py)."""
