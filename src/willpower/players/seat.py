"""A game as it looks from one seat; all that a computer player is given."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Protocol
from weakref import WeakKeyDictionary

from willpower.engine import Belief, Decision, Game, LogEntry, State


class Fight(NamedTuple):
    """A battle that is going on: objects, or -1 and -2 for the players; -1 where nobody blocks."""

    attacker: int
    attacked: int
    blocker: int


class Seat:
    """One player's side of a game: what they are asked, what they may know, and games they can imagine.

    A seat has no way to the game: what is hidden cannot be reached through it. Its imagined games depend on
    what the player knows, on the belief about the other's list, and on a seed.
    """

    __slots__ = ("__weakref__", "belief", "player")

    def __init__(self, game: Game, player: int, belief: Belief | None = None) -> None:
        self.player: Final = player
        self.belief: Final = belief
        _GAMES[self] = game

    @property
    def decision(self) -> Decision | None:
        """The question to this player; None while it is not their turn to answer."""
        d = _GAMES[self].decision
        return d if d is not None and d.player == self.player else None

    @property
    def turn_player(self) -> int:
        """Whose turn it is."""
        return _state(self).turn.player

    @property
    def turn(self) -> int:
        """Which turn of the game it is."""
        return _state(self).turn.number

    @property
    def phase(self) -> str:
        """The phase: "draw", "recovery", "main", "end"."""
        return _state(self).turn.phase

    @property
    def quiet(self) -> bool:
        """Whether nothing is under way: an empty chase and no battle."""
        g = _state(self)
        return not g.table.chase and g.table.battle is None and not g.turn.step

    @property
    def battle(self) -> Fight | None:
        """The battle going on, if there is one."""
        b = _state(self).table.battle
        return Fight(b.attacker, b.attacked, b.blocker) if b is not None else None

    @property
    def next_is_own(self) -> bool:
        """Whether what resolves next is this player's; the chase is public (312.2)."""
        g = _state(self)
        return bool(g.table.chase) and g.table.objs[g.table.chase[-1]].controller == self.player

    @property
    def main_to_come(self) -> bool:
        """Whether it is this player's turn, before their main phase, and nothing is in the chase."""
        g = _state(self)
        return g.turn.player == self.player and g.turn.phase in ("draw", "recovery") and not g.table.chase

    @property
    def edition(self) -> str:
        """The rules being played."""
        return _GAMES[self].edition

    def view(self) -> dict[str, Any]:
        """What this player may know."""
        return _GAMES[self].view(self.player)

    def log(self) -> list[LogEntry]:
        """What happened, as far as this player may know it."""
        return _GAMES[self].log_for(self.player)

    def uses(self) -> list[dict[str, Any]]:
        """What this player could do with each card in sight, and why not the rest."""
        return _GAMES[self].uses(self.player)

    def automatic_payment(self) -> int | None:
        """The option of a payment that is taken if it is left to the engine; None if there is none."""
        return _GAMES[self].automatic_payment() if self.decision is not None else None

    def imagine(self, seed: int, belief: Belief | None = None) -> Game:
        """A game that could be this one for all this player knows; it may be played on freely."""
        return self.imagine_many(1, seed, belief)[0]

    def imagine_many(self, number: int, seed: int, belief: Belief | None = None) -> list[Game]:
        """So many games that could be this one for all this player knows and believes."""
        return _GAMES[self].imagine_many(self.player, number, seed, belief or self.belief)


# Which game a seat is of. It stands here so that no way leads from a seat to it.
_GAMES: Final[WeakKeyDictionary[Seat, Game]] = WeakKeyDictionary()


def _state(seat: Seat) -> State:
    return _GAMES[seat].state


class Player(Protocol):
    """Somebody who answers decisions."""

    def choose(self, seat: Seat) -> int:
        """The number of the option picked, counted from 0."""
        ...
