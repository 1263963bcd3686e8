"""What a search needs: options that are alike, choices of little weight answered, windows that ask, keys."""

from __future__ import annotations

from willpower.cards.bundled import modern_decks
from willpower.engine import Game, Policy, likeness
from willpower.engine.core.decisions import PRIORITY
from willpower.engine.core.parts import EVERY_WINDOW
from willpower.engine.searching import different, windows
from willpower.players import RandomPlayer, Seat

DECKS = list(modern_decks().values())


def games(number: int, every: int = 9) -> list[Game]:
    """States of random games."""
    found: list[Game] = []
    seed = 0
    while len(found) < number:
        game = Game.new(DECKS[seed % 8], DECKS[(seed * 3 + 1) % 8], seed=seed)
        player = RandomPlayer(seed)
        while not game.over:
            assert game.decision is not None
            if len(game.picks) % every == seed % every:
                found.append(game.clone())
            game.apply(player.choose(Seat(game, game.decision.player)))
        seed += 1
    return found[:number]


STATES = games(120)


def test_an_option_is_known_again_in_every_world() -> None:
    for game in STATES:
        assert game.decision is not None
        seat = game.decision.player
        keys = [game.likeness(o) for o in game.decision.options]
        for world in game.imagine_many(seat, 2, 5):
            assert world.decision is not None
            assert [likeness(world.state, o) for o in world.decision.options] == keys


def test_of_options_that_are_alike_one_is_enough() -> None:
    """Whichever is taken, the seat sees the same afterwards."""
    alike = 0
    for game in STATES:
        decision = game.decision
        assert decision is not None
        firsts = different(game.state, decision)
        assert firsts[0] == 0 and len(firsts) <= len(decision.options)
        by_key: dict[object, int] = {}
        for n, option in enumerate(decision.options):
            first = by_key.setdefault(game.likeness(option), n)
            if first != n and decision.kind == PRIORITY:
                one, other = game.clone(), game.clone()
                one.apply(first)
                other.apply(n)
                assert one.key(decision.player) == other.key(decision.player), option
                alike += 1
    assert alike > 20


def test_advancing_stops_where_something_is_to_be_decided() -> None:
    answered = 0
    for game in STATES:
        before = game.hash()
        world = game.clone()
        answered += world.advance()
        assert game.hash() == before
        if world.over:
            continue
        decision = world.decision
        assert decision is not None
        assert decision.kind not in ("pay", "order", "trigger", "replacement")
        kinds = [o.kind for o in decision.options if decision.kind != PRIORITY or o.kind != "source"]
        assert len(kinds) > 1
        assert world.advance() == 0
    assert answered > 20


def test_only_the_windows_asked_for_ask() -> None:
    """The turn player's main phase, and the other's answers to what they do."""
    seen: set[str] = set()
    for game in STATES[:60]:
        world = game.clone()
        mine = world.state.turn.player
        kinds = (("main",), ("response", "battle"))
        policy = Policy(asks=windows(*(kinds if mine == 0 else kinds[::-1])))
        world.state.work.asks = policy.asks
        while world.decision is not None and world.decision.kind != PRIORITY:
            world.apply(0)
        for _ in range(30):
            world.advance(policy)
            decision = world.decision
            g = world.state
            if decision is None or g.turn.player != mine:
                break
            if len(seen) and decision.kind == PRIORITY and len(world.picks) > len(game.picks) + 1:
                if decision.player == mine:
                    assert g.turn.phase == "main" and not g.table.chase and g.table.battle is None
                    seen.add("main")
                else:
                    assert g.table.chase or g.table.battle is not None
                    seen.add("answer")
            seen.add("any")
            world.apply(0)
    assert {"main", "answer"} <= seen


def test_the_choice_of_windows_is_not_part_of_a_game() -> None:
    game = STATES[5].clone()
    before = game.hash()
    game.advance(Policy(plain=frozenset(), asks=windows(("main",), ()), no_will=False))
    game = STATES[5].clone()
    game.state.work.asks = windows(("main",), ())
    assert game.hash() == before
    assert Game.load(game.save()).state.work.asks == EVERY_WINDOW


def test_a_key_is_what_the_seat_sees() -> None:
    for game in STATES[:40]:
        assert game.decision is not None
        seat = game.decision.player
        keys = {world.key(seat) for world in game.imagine_many(seat, 3, 8)}
        assert keys == {game.key(seat)}
        later = game.clone()
        later.state.edit_player(0).life -= 100
        assert later.key(seat) != game.key(seat)
