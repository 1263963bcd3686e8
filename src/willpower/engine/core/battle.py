"""The battle going on: who attacks what, who blocks (800)."""

from __future__ import annotations

from .ids import NOBODY, RefId


class Battle:
    """The battle going on (800). Never changed, only replaced."""

    __slots__ = (
        "attacked",
        "attacker",
        "began",
        "blocker",
        "faced",
        "joined",
        "opponent_played",
        "removed",
        "struck",
        "was_blocked",
    )

    def __init__(self) -> None:
        self.attacker = NOBODY
        self.attacked: RefId = NOBODY  # a player or an object
        self.blocker = NOBODY
        self.was_blocked = False
        self.faced = False  # the blocking card was there when the attacker performed its process (804.5b)
        self.joined = False  # whether it is blocked is decided, so two cards battle (804.5)
        self.struck = False  # performed its process in the first strike step (806.2a)
        self.removed = False  # the attacked object was removed from battle (1029.1c)
        self.opponent_played = False  # 803.6
        self.began = 0  # when, to tell it from other battles of the turn

    def copy(self) -> Battle:
        """A changeable copy."""
        b = Battle()
        b.attacker = self.attacker
        b.attacked = self.attacked
        b.blocker = self.blocker
        b.was_blocked = self.was_blocked
        b.faced = self.faced
        b.joined = self.joined
        b.struck = self.struck
        b.removed = self.removed
        b.opponent_played = self.opponent_played
        b.began = self.began
        return b
