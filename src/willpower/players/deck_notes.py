"""What games tell about the cards of a deck: which were in the opening hand, drawn, played; who won when."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from willpower.cards.deck import Deck
from willpower.engine import Game, State
from willpower.rules.edition import DEFAULT

from .matchups import play_number, seat_of_first

_CONFIDENT: Final = 1.959964  # 95 %
KINDS: Final = ("opening", "drawn", "played")


def wilson(won: float, games: int) -> tuple[float, float]:
    """Between which rates the true one lies, nineteen times out of twenty."""
    if not games:
        return (0.0, 1.0)
    mean, z = won / games, _CONFIDENT**2 / games
    middle = (mean + z / 2) / (1 + z)
    half = math.sqrt(mean * (1 - mean) * z + z * z / 4) / (1 + z)
    return (max(0.0, middle - half), min(1.0, middle + half))


@dataclass(frozen=True, slots=True)
class Side:
    """One deck in one game: the names of its cards in the opening hand, drawn and played."""

    opening: frozenset[str]
    drawn: frozenset[str]
    played: frozenset[str]


@dataclass(frozen=True, slots=True)
class Noted:
    """A game of a pairing: how it ended, in which turn, and both decks' cards."""

    end: str
    turn: int
    sides: tuple[Side, Side]


class _Watcher:
    """Looks at the hands at every decision of a game."""

    def __init__(self) -> None:
        self.opening: list[set[str]] = [set(), set()]
        self.drawn: list[set[str]] = [set(), set()]

    def look(self, g: State) -> None:
        """Notes which cards are held; before the first turn they may still be exchanged."""
        for player in (0, 1):
            held = {_name(g, ref) for ref in g.table.players[player].zones.hand}
            if g.turn.number == 0:
                self.opening[player] = held
            self.drawn[player] |= held


def _name(g: State, ref: int) -> str:
    return g.definitions[g.table.objs[ref].definition].faces[0].names[0]


def play_noted(
    names: tuple[str, str],
    decks: tuple[Deck, Deck],
    numbers: Sequence[int],
    series: int = 1,
    edition: str = DEFAULT,
    player: str = "greedy",
    allow_partial: bool = False,
) -> list[Noted]:
    """Plays games of a pairing as `play_pairing` does, and notes their cards."""
    found: list[Noted] = []
    for number in numbers:
        watcher = _Watcher()
        game, end = play_number(names, decks, number, series, edition, player, allow_partial, watcher.look)
        found.append(_noted(game, end, seat_of_first(number), watcher))
    return found


def _noted(game: Game, end: str, seat: int, watcher: _Watcher) -> Noted:
    """What a game that was watched came to; `seat`: where the first deck sat."""
    played: list[set[str]] = [set(), set()]
    for entry in game.log:
        if entry.kind == "played" and entry.player is not None and entry.objects:
            played[entry.player].add(_name(game.state, entry.objects[0]))
    both = [
        Side(frozenset(watcher.opening[n]), frozenset(watcher.drawn[n]), frozenset(played[n]))
        for n in (seat, 1 - seat)
    ]
    return Noted(end, game.state.turn.number, (both[0], both[1]))


@dataclass(slots=True)
class CardNotes:
    """In how many games a card was in the opening hand, drawn, played, and how many of those were won."""

    games: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    won: dict[str, float] = field(default_factory=lambda: dict.fromkeys(KINDS, 0.0))


@dataclass(slots=True)
class DeckNotes:
    """What games tell about one deck."""

    games: int = 0
    won: float = 0.0
    turns: list[int] = field(default_factory=list)  # of the games won
    cards: dict[str, CardNotes] = field(default_factory=dict)

    def add(self, side: Side, points: float, turn: int) -> None:
        """Adds a game that ended."""
        self.games += 1
        self.won += points
        if points == 1:
            self.turns.append(turn)
        for kind, names in zip(KINDS, (side.opening, side.drawn, side.played), strict=True):
            for name in names:
                notes = self.cards.setdefault(name, CardNotes())
                notes.games[kind] += 1
                notes.won[kind] += points

    def as_dict(self, deck: Deck) -> dict[str, Any]:
        """The notes as plain data, cards by name, with intervals."""
        costs = _costs(deck)
        return {
            "games": self.games,
            "rate": round(self.won / self.games, 4) if self.games else 0.5,
            "curve": _curve(deck),
            "won_in_turn": {str(turn): self.turns.count(turn) for turn in sorted(set(self.turns))},
            "cards": [
                {
                    "name": name,
                    "cost": costs.get(name, 0),
                    **{kind: _told(notes.won[kind], notes.games[kind]) for kind in KINDS},
                }
                for name, notes in sorted(self.cards.items())
            ],
        }


def _told(won: float, games: int) -> dict[str, Any]:
    low, high = wilson(won, games)
    rate = round(won / games, 4) if games else None
    return {"games": games, "rate": rate, "low": round(low, 4), "high": round(high, 4)}


def _costs(deck: Deck) -> dict[str, int]:
    return {card.faces[0].name: card.faces[0].total_cost for card in deck.main}


def _curve(deck: Deck) -> dict[str, int]:
    """How many cards of the main deck cost how much."""
    costs = [card.faces[0].total_cost for card in deck.main]
    return {str(cost): costs.count(cost) for cost in sorted(set(costs))}
