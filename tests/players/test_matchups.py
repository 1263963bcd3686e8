"""Decks against decks: what is counted, and that the same series plays the same games."""

import re
from pathlib import Path

import pytest

from willpower.cards.bundled import bundled_decks, modern_decks
from willpower.engine.game import Game
from willpower.players import matchups
from willpower.players.matchups import (
    Matchups,
    Score,
    game_seed,
    pairings,
    play_pairing,
    score_of,
)

NAMES = ("long-road", "kiln")


def test_every_pairing_once() -> None:
    assert pairings(["a", "b", "c"]) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(pairings(list(modern_decks()))) == 28


def test_games_are_kept_for_all_that_decides_how_computers_play() -> None:
    """A player's module that is not counted would let games of another player count for it."""
    folder = Path(matchups.__file__).parent
    found: set[str] = set()
    due = {"make"}
    while due:
        name = due.pop()
        found.add(name)
        text = (folder / f"{name}.py").read_text()
        due |= set(re.findall(r"^from \.(\w+) import", text, re.MULTILINE)) - found
    assert tuple(sorted(found)) == matchups.PLAYING


def test_seeds_differ_by_series_pairing_and_number() -> None:
    seeds = {game_seed(s, pair, n) for s in (1, 2) for pair in (("a", "b"), ("b", "a")) for n in range(50)}
    assert len(seeds) == 200
    assert game_seed(1, ("a", "b"), 7) == game_seed(1, ("a", "b"), 7)


def test_the_same_series_plays_the_same_games_in_any_grouping() -> None:
    decks = (bundled_decks()[NAMES[0]], bundled_decks()[NAMES[1]])
    whole = play_pairing(NAMES, decks, range(6), series=3, player="random")
    parts = [play_pairing(NAMES, decks, [n], series=3, player="random") for n in range(6)]
    assert whole == "".join(parts)
    assert set(whole) <= set("12d")
    others = [play_pairing(NAMES, decks, range(6), series=s, player="random") for s in range(4, 9)]
    assert set(others) != {whole}


def test_decks_change_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """The player in the second seat gives up at once: so the decks win in turn."""
    decks = (bundled_decks()[NAMES[0]], bundled_decks()[NAMES[1]])

    def give_up(game: Game, players: object, bound: int, watch: object) -> int:
        game.concede(1)
        return 0

    monkeypatch.setattr(matchups, "play_out", give_up)
    assert play_pairing(NAMES, decks, range(4)) == "1212"


def test_a_game_without_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matchups, "MOST_DECISIONS", 5)
    decks = (bundled_decks()[NAMES[0]], bundled_decks()[NAMES[1]])
    assert play_pairing(NAMES, decks, [0], player="random") == "u"


def test_rates() -> None:
    assert score_of("112d..") == Score(2, 1, 1, 0)
    assert score_of("112d..").rate == 2.5 / 4
    assert score_of("112du").rate == 2.5 / 4 and score_of("112du").games == 5
    assert score_of("112d").turned().rate == 1.5 / 4
    assert score_of("....").rate == 0.5


def test_the_field_is_the_mean_over_the_other_decks() -> None:
    found = Matchups(["a", "b", "c"], {("a", "b"): "1112", ("a", "c"): "22", ("b", "c"): "1d"})
    assert found.score("b", "a").rate == 0.25
    assert found.field_rate("a") == (0.75 + 0.0) / 2
    assert found.field("b") == Score(2, 3, 1, 0)
    assert found.field_rate("c") == (1.0 + 0.25) / 2


def test_the_first_seat_is_counted_over_both_ways() -> None:
    found = Matchups(["a", "b"], {("a", "b"): "1212"})
    assert found.first_seat() == Score(4, 0, 0, 0)
    assert Matchups(["a", "b"], {("a", "b"): "1111"}).first_seat() == Score(2, 2, 0, 0)
