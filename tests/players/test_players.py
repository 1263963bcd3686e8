"""Computer players: they answer what is asked, play alike with the same seed, and know only their seat."""

from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import pytest

import willpower
from willpower.cards.bundled import bundled_decks
from willpower.engine import Belief
from willpower.engine.core.errors import BoundReached
from willpower.engine.core.state import State
from willpower.engine.game import Game
from willpower.players import GreedyPlayer, Player, RandomPlayer, Seat, make_player, play_out
from willpower.players.greedy import Look
from willpower.players.make import _MADE, ITERATIONS, PLAYERS, check_player

DECKS = list(bundled_decks().values())


def new(seed: int) -> Game:
    return Game.new(DECKS[0], DECKS[1], seed=seed)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [new(4), new(4)]
    for game in games:
        play_out(game, [make_player(name, 1), make_player("random", 2)])
    assert games[0].picks == games[1].picks
    assert games[0].hash() == games[1].hash()


def test_other_seeds_play_other_games() -> None:
    games = [new(4), new(4)]
    for n, game in enumerate(games):
        play_out(game, [RandomPlayer(n), RandomPlayer(n)])
    assert games[0].picks != games[1].picks


def test_random_picks_every_option_about_equally_often() -> None:
    seat = Seat(new(1), new(1).decision.player)  # type: ignore[union-attr]
    number = len(seat.decision.options)  # type: ignore[union-attr]
    player = RandomPlayer(3)
    counts = [0] * number
    for _ in range(600 * number):
        counts[player.choose(seat)] += 1
    assert min(counts) > 500 and max(counts) < 700


def test_greedy_beats_random() -> None:
    won = 0
    for n in range(6):
        players: list[Player] = [GreedyPlayer(n), RandomPlayer(n)]
        mine = n % 2
        if mine:
            players.reverse()
        game = Game.new(DECKS[n // 2 % 2], DECKS[n % 2], seed=n)
        play_out(game, players)
        won += game.winner == mine
    assert won >= 5


def test_a_seat_is_asked_only_its_own_questions() -> None:
    game = new(2)
    decision = game.decision
    assert decision is not None
    assert Seat(game, decision.player).decision is decision
    assert Seat(game, 1 - decision.player).decision is None


def test_a_seat_knows_whose_card_resolves_next_and_greedy_lets_its_own_resolve() -> None:
    """312.2. Nothing is imagined for that answer."""
    seen = 0
    for seed in range(8):
        game = new(seed)
        while not game.over and seen < 12:
            decision = game.decision
            assert decision is not None
            seat = Seat(game, decision.player)
            top = game.state.table.chase[-1:]
            own = bool(top) and game.state.table.objs[top[0]].controller == decision.player
            assert seat.next_is_own == own
            assert Seat(game, 1 - decision.player).next_is_own == (bool(top) and not own)
            pick = 0
            if decision.kind == "priority":
                kinds = [option.kind for option in decision.options]
                if own and "pass" in kinds and len(kinds) > 1:
                    seen += 1
                    player = GreedyPlayer(seed)
                    before = player._rng
                    assert kinds[player.choose(seat)] == "pass"
                    assert player._rng == before
                    pick = kinds.index("pass")
            game.apply(pick)
    assert seen == 12


def test_greedy_waits_for_its_main_phase() -> None:
    """Will that is spent before it is missing for the best that could be played then."""
    player = GreedyPlayer(1)
    waited = 0
    for seed in range(8):
        game = new(seed)
        while not game.over and waited < 5:
            decision = game.decision
            assert decision is not None
            g = game.state
            seat = Seat(game, decision.player)
            early = g.turn.phase in ("draw", "recovery") and not g.table.chase
            assert seat.main_to_come == (early and g.turn.player == decision.player)
            kinds = [option.kind for option in decision.options]
            if decision.kind == "priority" and len(kinds) > 1 and seat.main_to_come:
                waited += 1
                before = player._rng
                assert kinds[player.choose(seat)] == "pass"
                assert player._rng == before
            game.apply(RandomPlayer(len(game.picks)).choose(seat))
    assert waited == 5


def test_a_look_without_tries_left_does_not_hope_that_the_opponent_forgoes_an_attack() -> None:
    seen = 0
    for seed in range(8):
        game = new(seed)
        while not game.over and seen < 3:
            decision = game.decision
            assert decision is not None
            if decision.options[0].kind == "attack" and decision.options[-1].kind == "forfeit":
                world = game.clone()
                Look(game, 1 - decision.player, 0).settle(world, 60)
                told = [entry.text for entry in world.log[len(game.log) :]]
                assert any([" attacks " in text for text in told])
                seen += 1
            game.apply(RandomPlayer(len(game.picks)).choose(Seat(game, decision.player)))
    assert seen == 3


def test_choosing_changes_nothing() -> None:
    game = new(5)
    player = GreedyPlayer(1)
    for _ in range(40):
        decision = game.decision
        assert decision is not None
        before = game.hash()
        pick = player.choose(Seat(game, decision.player))
        assert game.hash() == before
        assert 0 <= pick < len(decision.options)
        game.apply(pick)


class Public:
    """Of a game what everybody sees: the chase and who controls what is on it, the turn, the battle."""

    def __init__(self, g: State) -> None:
        self.turn = SimpleNamespace(
            player=g.turn.player, phase=g.turn.phase, step=g.turn.step, number=g.turn.number
        )
        objs = {i: Controlled(g.table.objs[i].controller) for i in g.table.chase}
        self.table = SimpleNamespace(chase=g.table.chase, objs=objs, battle=g.table.battle)


class Controlled(NamedTuple):
    """Somebody's card or ability."""

    controller: int


class Sealed:
    """A game of which only what a seat may know can be reached."""

    def __init__(self, game: Game, player: int) -> None:
        self.decision = game.decision
        self.edition = game.edition
        self.state = Public(game.state)
        self._game = game
        self._player = player

    def view(self, player: int) -> object:
        assert player == self._player
        return self._game.view(player)

    def imagine_many(self, player: int, number: int, seed: int, belief: Belief | None) -> list[Game]:
        assert player == self._player
        return self._game.imagine_many(player, number, seed, belief)


def quick(name: str) -> str:
    """A player by name, with a small budget if it searches."""
    return f"{name}:iterations=2" if check_player(name)[1] is not None else name


def test_every_name_is_made() -> None:
    assert {*_MADE, *ITERATIONS} == set(PLAYERS), "in make.py: a class in _MADE, or ITERATIONS for a search"
    assert not {*_MADE} & {*ITERATIONS}


@pytest.mark.parametrize("level", PLAYERS)
def test_the_client_has_a_word_for_every_name(level: str) -> None:
    client = Path(willpower.__file__).parent / "client/src"
    for name in ("strings/en_around.ts", "strings/ja_around.ts"):
        assert f"'level.{level}':" in (client / name).read_text(encoding="utf-8"), f"write it into {name}"
    known = (client / "model/levels.ts").read_text(encoding="utf-8")
    assert f"'{level}'" in known, "write it into KNOWN of model/levels.ts"


@pytest.mark.parametrize("name", PLAYERS)
def test_players_use_only_what_their_seat_may_know(name: str) -> None:
    game = new(6)
    players = [make_player(quick(name), 1), make_player(quick(name), 2)]
    for _ in range(60):
        decision = game.decision
        if decision is None:
            break
        sealed = Sealed(game, decision.player)
        game.apply(players[decision.player].choose(Seat(sealed, decision.player)))  # type: ignore[arg-type]


def test_an_unknown_player() -> None:
    with pytest.raises(ValueError, match="greedy, random"):
        make_player("clever")


def test_a_bound_that_is_reached_raises() -> None:
    with pytest.raises(BoundReached) as caught:
        play_out(new(1), [RandomPlayer(), RandomPlayer()], bound=10)
    assert Game.load(caught.value.save).decision is not None
