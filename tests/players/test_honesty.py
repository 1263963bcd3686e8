"""Nothing that is hidden decides: worlds and choices depend on what a seat knows, a belief and a seed."""

from __future__ import annotations

import gc

from willpower.abilities.symbols import HAND
from willpower.cards.bundled import bundled_cards, bundled_decks, modern_decks
from willpower.engine import Belief, Game
from willpower.players import GreedyPlayer, RandomPlayer, Seat
from willpower.players.honesty import anything, dishonest, examine
from willpower.players.seat import _GAMES

DECKS = list(modern_decks().values())


def test_worlds_and_choices_do_not_depend_on_what_is_hidden() -> None:
    looked, wrong = examine(DECKS, 150, 1)
    assert (looked, wrong) == (150, [])
    looked, wrong = examine(DECKS, 24, 2, (GreedyPlayer, RandomPlayer), every=11)
    assert (looked, wrong) == (24, [])


def test_nor_with_lists_to_believe_in() -> None:
    belief = Belief(DECKS, tuple(bundled_cards()))
    looked, wrong = examine(DECKS, 24, 3, (GreedyPlayer,), every=13, belief=belief)
    assert (looked, wrong) == (24, [])
    few = bundled_decks()["kiln"].cards
    strange = anything(few)
    game = Game.new(DECKS[0], DECKS[1], seed=3)
    names = {name for seed in range(10) for name in hand(game.imagine(0, seed, strange), 1)}
    assert names <= {card.name for card in few}


def test_somebody_who_cheats_is_found() -> None:
    class Cheat:
        """Looks at the other's hand."""

        def __init__(self, seed: int) -> None:
            pass

        def choose(self, seat: Seat) -> int:
            assert seat.decision is not None
            return hash(_GAMES[seat].hash()) % len(seat.decision.options)

    found = []
    for seed in range(6):
        game = Game.new(DECKS[0], DECKS[1], seed=seed)
        found += dishonest(game, 3, DECKS[:2], anything(), (Cheat,))
    assert any("Cheat" in line for line in found)


def hand(game: Game, player: int) -> list[str]:
    g = game.state
    return [g.table.objs[i].chars.names[0] for i in g.table.players[player].zones[HAND]]


def test_the_list_comes_from_the_belief() -> None:
    long_road, tide = bundled_decks()["long-road"], bundled_decks()["lantern-tide"]
    game = Game.new(long_road, tide, seed=3)
    usual = {name for seed in range(20) for name in hand(game.imagine(0, seed), 1)}
    assert usual <= {card.name for card in tide.main}
    strange = {name for seed in range(20) for name in hand(game.imagine(0, seed, anything()), 1)}
    assert strange - {card.name for card in tide.main}
    other = Belief((long_road,), tuple(bundled_cards()))  # of another ruler: it does not fit
    assert hand(game.imagine(0, 5, other), 1) == hand(game.imagine(0, 5, anything()), 1)


def test_worlds_hold_nothing_of_cards_that_were_never_seen() -> None:
    """Not even as definitions that no card is of."""
    tide = bundled_decks()["lantern-tide"]
    game = Game.new(DECKS[0], tide, seed=3)
    strange = game.imagine(0, 4, anything())
    allowed = {card.fingerprint for card in (*DECKS[0].cards, *tide.cards)}
    true = {d.key for d in strange.state.definitions if d.card is not None}
    assert true - allowed, "the other game has other cards"
    for w in strange.imagine_many(0, 3, 1):
        assert {d.key for d in w.state.definitions if d.card is not None} <= allowed


def test_many_worlds_are_those_of_their_seeds() -> None:
    game = Game.new(DECKS[2], DECKS[5], seed=4)
    seat = Seat(game, 0)
    worlds = [w.hash() for w in seat.imagine_many(4, 9)]
    assert worlds == [w.hash() for w in game.imagine_many(0, 4, 9)]
    assert worlds[0] == seat.imagine(9).hash() and len(set(worlds)) == 4


def test_a_seat_has_public_facts_and_no_way_to_the_game() -> None:
    game = Game.new(DECKS[0], DECKS[1], seed=2)
    player = RandomPlayer(1)
    seats = (Seat(game, 0), Seat(game, 1))
    battles = 0
    while not game.over:
        g = game.state
        decision = game.decision
        assert decision is not None
        for seat in seats:
            assert (seat.turn_player, seat.phase, seat.turn) == (g.turn.player, g.turn.phase, g.turn.number)
            assert seat.quiet == (not g.table.chase and g.table.battle is None and not g.turn.step)
            if g.table.battle is None:
                assert seat.battle is None
            else:
                battles += 1
                assert seat.battle is not None and seat.battle.attacker == g.table.battle.attacker
        game.apply(player.choose(seats[decision.player]))
    assert battles
    held = [getattr(seats[0], name) for name in dir(seats[0]) if not name.startswith("__")]
    assert not any(isinstance(x, Game) for x in held)
    assert not any(isinstance(x, Game) for x in gc.get_referents(seats[0]))
