"""A game as it looks from one seat; all that a computer player is given."""

from __future__ import annotations

from typing import Any, Protocol

from willpower.engine import Decision, Game, LogEntry


class Seat:
    """One player's side of a game: what they are asked, what they may know, and games they can imagine."""

    __slots__ = ("_game", "player")

    def __init__(self, game: Game, player: int) -> None:
        self._game = game
        self.player = player

    @property
    def decision(self) -> Decision | None:
        """The question to this player; None while it is not their turn to answer."""
        d = self._game.decision
        return d if d is not None and d.player == self.player else None

    @property
    def next_is_own(self) -> bool:
        """Whether what resolves next is this player's; the chase is public (312.2)."""
        g = self._game.state
        return bool(g.table.chase) and g.table.objs[g.table.chase[-1]].controller == self.player

    @property
    def main_to_come(self) -> bool:
        """Whether it is this player's turn, before their main phase, and nothing is in the chase."""
        g = self._game.state
        return g.turn.player == self.player and g.turn.phase in ("draw", "recovery") and not g.table.chase

    @property
    def edition(self) -> str:
        """The rules being played."""
        return self._game.edition

    def view(self) -> dict[str, Any]:
        """What this player may know."""
        return self._game.view(self.player)

    def log(self) -> list[LogEntry]:
        """What happened, as far as this player may know it."""
        return self._game.log_for(self.player)

    def uses(self) -> list[dict[str, Any]]:
        """What this player could do with each card in sight, and why not the rest."""
        return self._game.uses(self.player)

    def automatic_payment(self) -> int | None:
        """The option of a payment that is taken if it is left to the engine; None if there is none."""
        return self._game.automatic_payment() if self.decision is not None else None

    def imagine(self, seed: int) -> Game:
        """A game that could be this one for all this player knows; it may be played on freely."""
        return self._game.determinize(self.player, seed)


class Player(Protocol):
    """Somebody who answers decisions."""

    def choose(self, seat: Seat) -> int:
        """The number of the option picked, counted from 0."""
        ...
