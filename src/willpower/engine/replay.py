"""Replays: a game as the picks that made it, with a fingerprint of the state now and then.

A replay is text, one JSON object per line. The first says what was played: edition, seed, the decks with
the printed cards whole, and the fingerprints of engine and grammar. Each further line has the next picks and
the state's fingerprint after them; the last says how it ended. Played back by the same engine it gives the
same game, and where it does not, that is an error with the number of the pick.
"""

from __future__ import annotations

from typing import Final

from msgspec import DecodeError
from msgspec.json import decode, encode

from willpower.cards.card import Card
from willpower.cards.deck import Deck
from willpower.cards.errors import CardError
from willpower.cards.mapping import card_from_mapping, card_to_mapping
from willpower.cards.pool import Pool
from willpower.language.lookup import grammar_fingerprint
from willpower.rules.edition import UnknownEdition

from .core.errors import BadSave, Diverged, IllegalAction
from .core.ids import BOTH_PLAYERS, NO_PLAYER
from .game import Game
from .storage.fingerprints import engine_fingerprint

FORMAT: Final = 1
EVERY: Final = 32  # picks between two fingerprints
_KEY: Final = "willpower replay"
_LARGEST: Final = 16 * 1024 * 1024


class Replay:
    """The content of a replay file."""

    __slots__ = (
        "allow_partial",
        "conceded",
        "decks",
        "edition",
        "engine",
        "every_window",
        "grammar",
        "marks",
        "picks",
        "seed",
        "winner",
    )

    def __init__(self, deck_a: Deck, deck_b: Deck, edition: str, seed: int) -> None:
        self.decks = (deck_a, deck_b)
        self.edition = edition
        self.seed = seed
        self.every_window = False
        self.allow_partial = False
        self.engine = engine_fingerprint()
        self.grammar = grammar_fingerprint()
        self.picks: tuple[int, ...] = ()
        self.marks: dict[int, str] = {}  # number of picks -> fingerprint of the state after them
        self.conceded: int = NO_PLAYER
        self.winner = ""  # "0", "1", "draw", "" if it was not over

    @property
    def same_engine(self) -> bool:
        """Whether this engine is the one that the replay was made with."""
        return self.engine == engine_fingerprint() and self.grammar == grammar_fingerprint()

    def start(self) -> Game:
        """The game before the first pick."""
        return Game.new(
            *self.decks,
            edition=self.edition,
            seed=self.seed,
            every_window=self.every_window,
            allow_partial=self.allow_partial,
        )

    def play(self, checked: bool = True) -> Game:
        """Plays it back; `Diverged` where it becomes another game."""
        game = self.start()
        self._compare(game, 0, checked)
        for n, pick in enumerate(self.picks):
            try:
                game.apply(pick)
            except IllegalAction as error:
                raise Diverged(f"pick {n + 1} of {len(self.picks)} cannot be made: {error}") from None
            self._compare(game, n + 1, checked)
        if self.conceded >= 0:
            game.concede(self.conceded)
        if checked and self.winner != result_of(game):
            raise Diverged(
                f"it ends with {result_of(game) or 'no result'}, not with {self.winner or 'no result'}"
            )
        return game

    def _compare(self, game: Game, n: int, checked: bool) -> None:
        wanted = self.marks.get(n)
        if checked and wanted is not None and game.hash() != wanted:
            raise Diverged(f"after pick {n} of {len(self.picks)} the state is {game.hash()}, not {wanted}")


def result_of(game: Game) -> str:
    """How a game ended in a word; "" if it has not."""
    if not game.over:
        return ""
    return "draw" if game.winner is None else str(game.winner)


def record(
    deck_a: Deck,
    deck_b: Deck,
    edition: str,
    seed: int,
    picks: tuple[int, ...],
    *,
    conceded: int = NO_PLAYER,
    every_window: bool = False,
    allow_partial: bool = False,
) -> Replay:
    """The replay of a game that was played with these picks, with its fingerprints."""
    replay = Replay(deck_a, deck_b, edition, seed)
    replay.every_window = every_window
    replay.allow_partial = allow_partial
    replay.picks = picks
    replay.conceded = conceded
    game = replay.start()
    replay.edition = game.edition
    replay.marks[0] = game.hash()
    for n, pick in enumerate(picks):
        game.apply(pick)
        if (n + 1) % EVERY == 0 or n + 1 == len(picks):
            replay.marks[n + 1] = game.hash()
    if conceded >= 0:
        game.concede(conceded)
    replay.winner = result_of(game)
    return replay


# ---- text -----------------------------------------------------------------------------------------------


def write_replay(replay: Replay) -> str:
    """A replay as text."""
    cards: list[Card] = []
    places: dict[str, int] = {}
    decks: list[object] = []
    for deck in replay.decks:
        row: dict[str, object] = {"name": deck.name, "fingerprint": deck.fingerprint}
        for pile, members in _piles(deck):
            numbers: list[int] = []
            for card in members:
                key = f"{card.id} {card.fingerprint}"
                if key not in places:
                    places[key] = len(cards)
                    cards.append(card)
                numbers.append(places[key])
            row[pile] = numbers
        if deck.pool.names:  # what could be named is part of the game (202.1)
            row["pool"] = [[[*pair] for pair in deck.pool.names], [*deck.pool.races]]
        decks.append(row)
    head: dict[str, object] = {
        _KEY: FORMAT,
        "edition": replay.edition,
        "seed": replay.seed,
        "every_window": replay.every_window,
        "allow_partial": replay.allow_partial,
        "engine": replay.engine,
        "grammar": replay.grammar,
        "decks": decks,
        "cards": [card_to_mapping(card) for card in cards],
    }
    lines: list[object] = [head]
    done = 0
    for n in sorted({*replay.marks, len(replay.picks)}):
        row = {"picks": [*replay.picks[done:n]]}
        if n in replay.marks:
            row["state"] = replay.marks[n]
        lines.append(row)
        done = n
    last: dict[str, object] = {"winner": replay.winner}
    if replay.conceded >= 0:
        last["conceded"] = replay.conceded
    lines.append(last)
    return "".join([encode(line).decode() + "\n" for line in lines])


def _piles(deck: Deck) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    return (
        ("ruler", (deck.ruler,)),
        ("main", deck.main),
        ("stones", deck.stones),
        ("extra", deck.extra),
        ("runes", deck.runes),
        ("sideboard", deck.sideboard),
    )


def read_replay(text: str) -> Replay:
    """Read a replay; raises `BadSave` with the reason if the text is not one."""
    if len(text) > _LARGEST:
        raise BadSave(f"the replay has {len(text)} characters, more than {_LARGEST}")
    rows: list[dict[str, object]] = []
    for n, line in enumerate(text.splitlines(), 1):
        try:
            row = decode(line)
        except DecodeError as error:
            raise BadSave(f"line {n} of the replay is damaged: {error}") from None
        except RecursionError:
            raise BadSave(f"line {n} of the replay is nested too deeply") from None
        if not isinstance(row, dict):
            raise BadSave(f"line {n} of the replay is not an object")
        rows.append(row)
    if not rows or rows[0].get(_KEY) != FORMAT:
        raise BadSave(f"not a replay of format {FORMAT}")
    if "winner" not in rows[-1]:
        raise BadSave("torn: the replay has no end")
    try:
        return _read(rows)
    except (KeyError, TypeError, ValueError, IndexError, AssertionError, UnknownEdition, CardError) as error:
        raise BadSave(f"the replay makes no sense: {type(error).__name__}: {error}") from None


def _read(rows: list[dict[str, object]]) -> Replay:
    head = rows[0]
    printed = head["cards"]
    listed = head["decks"]
    assert isinstance(printed, list) and isinstance(listed, list) and len(listed) == 2
    cards = [card_from_mapping(card) for card in printed]
    edition, seed = head["edition"], head["seed"]
    assert isinstance(edition, str) and isinstance(seed, int)
    replay = Replay(_deck(listed[0], cards), _deck(listed[1], cards), edition, seed)
    replay.every_window = head.get("every_window") is True
    replay.allow_partial = head.get("allow_partial") is True
    replay.engine = str(head["engine"])
    replay.grammar = str(head["grammar"])
    picks: list[int] = []
    for row in rows[1:-1]:
        more = row["picks"]
        assert isinstance(more, list)
        for pick in more:
            assert isinstance(pick, int)
            picks.append(pick)
        if "state" in row:
            replay.marks[len(picks)] = str(row["state"])
    replay.picks = tuple(picks)
    if "conceded" in rows[-1]:
        conceded = rows[-1]["conceded"]
        assert isinstance(conceded, int) and conceded in BOTH_PLAYERS
        replay.conceded = conceded
    replay.winner = str(rows[-1]["winner"])
    return replay


def _deck(row: object, cards: list[Card]) -> Deck:
    assert isinstance(row, dict)
    piles: dict[str, tuple[Card, ...]] = {}
    for pile in ("ruler", "main", "stones", "extra", "runes", "sideboard"):
        numbers = row[pile]
        assert isinstance(numbers, list)
        members: list[Card] = []
        for n in numbers:
            assert isinstance(n, int) and n >= 0
            members.append(cards[n])
        piles[pile] = tuple(members)
    deck = Deck(
        str(row["name"]),
        piles["ruler"][0],
        piles["main"],
        piles["stones"],
        piles["extra"],
        piles["runes"],
        piles["sideboard"],
        _pool(row.get("pool", [[], []])),
    )
    assert deck.fingerprint == row["fingerprint"], f"the cards of {deck.name} are not those it was made with"
    return deck


def _pool(row: object) -> Pool:
    assert isinstance(row, list)
    names, races = row
    assert isinstance(names, list) and isinstance(races, list)
    pairs: list[tuple[str, int]] = []
    for name, types in names:
        assert isinstance(types, int)
        pairs.append((str(name), types))
    return Pool(tuple(pairs), tuple([str(race) for race in races]))
