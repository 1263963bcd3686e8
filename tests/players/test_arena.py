"""Players against players: pairs of one deal, what they come to, and when a test is sure."""

from __future__ import annotations

import math

import pytest

from willpower.cards.bundled import bundled_decks, modern_decks
from willpower.engine import Game
from willpower.players import arena as module
from willpower.players.arena import Arena, Pair, Sequential, elo, expected, play_pair, tally

DECKS = tuple(modern_decks().items())
RING = Arena("random", "random", DECKS[:3], 5, "8.01")


def pairs(*ends: str) -> list[Pair]:
    return [Pair(n, end, (1.0, 0.5), (10, 20)) for n, end in enumerate(ends)]


def test_a_pair_is_decided_by_its_number() -> None:
    first = [play_pair(RING, n) for n in range(3)]
    again = [play_pair(RING, n) for n in (2, 1, 0)][::-1]
    assert [(p.number, p.ends, p.moves) for p in first] == [(p.number, p.ends, p.moves) for p in again]
    assert len({RING.seed(n) for n in range(100)}) == 100


def test_both_games_of_a_pair_are_one_deal_with_the_players_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[object, ...]] = []
    new = Game.new

    def watched(*args: object, **kwargs: object) -> Game:
        made.append((*args, kwargs["seed"]))
        return new(*args, **kwargs)  # type: ignore[arg-type]

    def first_seat_wins(game: Game, players: object, belief: object) -> int:
        return 0

    monkeypatch.setattr(Game, "new", watched)
    monkeypatch.setattr(module, "play_game", first_seat_wins)
    assert play_pair(RING, 1).ends == "wl"  # once the first player sat there, once the second
    assert made[0] == made[1]


def test_every_deck_meets_every_deck() -> None:
    couples = [RING.couple(n) for n in range(9)]
    assert {(a.name, b.name) for a, b in couples} == {
        (a.name, b.name) for _, a in DECKS[:3] for _, b in DECKS[:3]
    }
    assert [RING.couple(n) for n in range(9, 18)] != couples


def test_what_pairs_come_to() -> None:
    found = tally(pairs("ww", "wl", "dd", "ll", "wd"))
    assert (found.won, found.lost, found.drawn, found.games) == (4, 3, 3, 10)
    assert found.pairs == (1, 0, 2, 1, 1)
    assert found.rate == 0.55
    assert found.cpu_ms() == (100.0, 25.0)
    low, high = found.interval()
    assert 0 < low < 0.55 < high < 1
    assert tally([]).interval() == (0.0, 1.0)


def test_the_interval_narrows_and_stays_within_bounds() -> None:
    few, many = tally(pairs(*["ww", "wl"] * 5)).interval(), tally(pairs(*["ww", "wl"] * 50)).interval()
    assert few[0] < many[0] < 0.75 < many[1] < few[1]
    low, high = tally(pairs(*["ww"] * 10)).interval()
    assert 0.8 < low < high <= 1.0
    even = tally(pairs(*["wl"] * 20)).interval()  # every pair comes to the same: less is left to chance
    loose = tally(pairs(*["ww", "ll"] * 10)).interval()
    assert even[1] - even[0] < loose[1] - loose[0]


def test_elo() -> None:
    assert elo(0.5) == 0 and round(elo(0.75)) == 191
    assert elo(1.0) == math.inf and elo(0.0) == -math.inf
    assert math.isclose(expected(elo(0.6)), 0.6)


@pytest.mark.parametrize("counts", [(5, 20, 50, 30, 15), (10, 30, 60, 30, 10)])
def test_the_ratio_is_that_of_the_likelihoods(counts: tuple[int, ...]) -> None:
    """Near the middle it is what a normal distribution with the same mean and variance gives."""
    test = Sequential(0, 35)
    n = sum(counts)
    mean = sum(c * p / 4 for p, c in enumerate(counts)) / n
    variance = sum(c * (p / 4 - mean) ** 2 for p, c in enumerate(counts)) / n
    a, b = expected(0), expected(35)
    normal = n * (b - a) * (2 * mean - a - b) / (2 * variance)
    assert math.isclose(test.ratio(counts), normal, rel_tol=0.15, abs_tol=0.1)
    turned = Sequential(-35, 0).ratio(counts[::-1])
    assert math.isclose(turned, -test.ratio(counts), rel_tol=1e-6)


def test_a_test_ends_when_it_is_sure() -> None:
    test = Sequential(0, 35)
    assert test.verdict((0, 0, 0, 0, 0)) == "" and test.verdict((1, 0, 0, 0, 2)) == ""
    assert test.verdict((10, 20, 60, 80, 60)) == "higher"
    assert test.verdict((60, 80, 60, 20, 10)) == "lower"


def test_a_game_without_end_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_DECISIONS", 5)
    assert play_pair(RING, 0).ends == "dd"


def test_the_belief_knows_the_decks_of_the_arena() -> None:
    lists = RING.belief().lists
    assert {deck.name for _, deck in DECKS[:3]} <= {deck.name for deck in lists}
    assert {deck.name for deck in bundled_decks().values()} <= {deck.name for deck in lists}
