"""Willpower plays the Force of Will trading card game as its Comprehensive Rules say.

    import willpower as wp
    game = wp.Game.new(deck_a, deck_b, edition="8.01", seed=7)

What is listed in `__all__` is the public face; everything else may change. Modules are loaded when they are
first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from .version import __version__

if TYPE_CHECKING:
    from .cards.bundled import bundled_cards, bundled_decks
    from .cards.card import Card
    from .cards.database import CardDatabase, load_cards
    from .cards.deck import Deck
    from .cards.errors import CardError, DeckError
    from .engine import (
        BadSave,
        Belief,
        BoundReached,
        Decision,
        Diverged,
        Game,
        IllegalAction,
        IllegalDeck,
        LogEntry,
        NotUnderstood,
        Option,
        Policy,
        Replay,
        Sight,
        Story,
        WillpowerError,
        check_deck,
        read_replay,
        record,
        write_replay,
    )
    from .players import (
        GreedyPlayer,
        Player,
        RandomPlayer,
        SearchPlayer,
        Seat,
        hint,
        make_player,
        play_out,
    )
    from .rules.edition import EDITIONS, UnknownEdition, edition
    from .rules.reminders import reminder

_WHERE: Final[dict[str, str]] = {
    "Game": "engine",
    "Decision": "engine",
    "Option": "engine",
    "LogEntry": "engine",
    "Story": "engine",
    "Sight": "engine",
    "reminder": "rules.reminders",
    "Card": "cards.card",
    "CardDatabase": "cards.database",
    "load_cards": "cards.database",
    "bundled_cards": "cards.bundled",
    "Deck": "cards.deck",
    "bundled_decks": "cards.bundled",
    "check_deck": "engine",
    "EDITIONS": "rules.edition",
    "edition": "rules.edition",
    "Belief": "engine",
    "Policy": "engine",
    "Replay": "engine",
    "record": "engine",
    "read_replay": "engine",
    "write_replay": "engine",
    "Player": "players",
    "Seat": "players",
    "RandomPlayer": "players",
    "GreedyPlayer": "players",
    "SearchPlayer": "players",
    "hint": "players",
    "make_player": "players",
    "play_out": "players",
    "WillpowerError": "engine",
    "IllegalAction": "engine",
    "IllegalDeck": "engine",
    "NotUnderstood": "engine",
    "BadSave": "engine",
    "BoundReached": "engine",
    "Diverged": "engine",
    "CardError": "cards.errors",
    "DeckError": "cards.errors",
    "UnknownEdition": "rules.edition",
}

__all__ = [
    "__version__",
    "Game",
    "Decision",
    "Option",
    "LogEntry",
    "Story",
    "Sight",
    "reminder",
    "Card",
    "CardDatabase",
    "load_cards",
    "bundled_cards",
    "Deck",
    "bundled_decks",
    "check_deck",
    "EDITIONS",
    "edition",
    "Belief",
    "Policy",
    "Replay",
    "record",
    "read_replay",
    "write_replay",
    "Player",
    "Seat",
    "RandomPlayer",
    "GreedyPlayer",
    "SearchPlayer",
    "hint",
    "make_player",
    "play_out",
    "WillpowerError",
    "IllegalAction",
    "IllegalDeck",
    "NotUnderstood",
    "BadSave",
    "BoundReached",
    "Diverged",
    "CardError",
    "DeckError",
    "UnknownEdition",
]


def __getattr__(name: str) -> object:
    """Loads what is asked for the first time."""
    where = _WHERE.get(name)
    if where is None:
        raise AttributeError(f"module 'willpower' has no attribute {name!r}")
    found: object = getattr(import_module(f".{where}", __name__), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """The public face."""
    return sorted(__all__)
