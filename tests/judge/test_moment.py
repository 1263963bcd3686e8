"""Moments of games as judge files: exact with everything known, without secrets from one seat."""

from __future__ import annotations

import random

import willpower as wp
from willpower.abilities.symbols import DECK
from willpower.judge.bench import OK, open_bench, play_on
from willpower.judge.moment import moment, seat_moment
from willpower.judge.recording import recorded

BATTLE = """format: 1
title: A battle with an answer
start:
  A: {field: [Tuskback], stones: {Fire Magic Stone: 2}, hand: [Kindle Bolt]}
  B: {field: [Gate Warden]}
do: []
"""


def played(one: str, other: str, seed: int, most: int = 700) -> tuple[wp.Game, list[int]]:
    """A game of two computers, and its picks."""
    game = begin(one, other, seed)
    players = [wp.make_player("greedy", n) for n in (1, 2)]
    picks: list[int] = []
    while game.decision is not None and len(picks) < most:
        picks.append(players[game.decision.player].choose(wp.Seat(game, game.decision.player)))
        game.apply(picks[-1])
    return game, picks


def begin(one: str, other: str, seed: int) -> wp.Game:
    decks = wp.bundled_decks()
    return wp.Game.new(decks[one], decks[other], seed=seed, every_window=True)


def cards(game: wp.Game, zone: str) -> list[list[str]]:
    """The cards in the field or the chase of each player, with what is seen of their state."""
    found: list[list[str]] = [[], []]
    for card in game.view(None)[zone]:
        state = [card.get(key) for key in ("name", "kind", "atk", "def", "rested", "damage", "counters")]
        found[card["controller"]].append(repr(state))
    return [sorted(one) for one in found]


def decks_of(game: wp.Game) -> list[list[str]]:
    """The decks as they lie, top first."""
    g = game.state
    names = [g.definitions[o.definition].faces[0].names[0] for o in g.table.objs]
    return [[names[i] for i in p.zones.get(DECK, ())] for p in g.table.players]


def test_a_moment_is_as_it_was_or_says_what_is_not() -> None:
    """In the middle of battles and chases, with tokens: board, chase, life and decks in their order."""
    one, other, seed = "kiln", "antlerwood", 11
    _, picks = played(one, other, seed, 300)
    rng = random.Random(seed)
    exact = 0
    for n in sorted(rng.sample(range(40, len(picks)), 4)):
        found = moment(lambda: begin(one, other, seed), picks[:n], "A moment")
        game = begin(one, other, seed)
        for pick in picks[:n]:
            game.apply(pick)
        if found.notes:
            continue
        exact += 1
        bench = open_bench(found.text)
        assert bench.verdict == OK, bench.detail
        made = play_on(bench.at(len(bench.games) - 1), found.picks, by_hand=True).game
        for zone in ("field", "chase"):
            assert cards(made, zone) == cards(game, zone)
        assert decks_of(made) == decks_of(game)
        assert made.view(None)["turn"] == game.view(None)["turn"]
        assert made.decision is not None and game.decision is not None
        assert (made.decision.player, made.decision.kind) == (game.decision.player, game.decision.kind)
    assert exact >= 3


def test_a_seat_takes_along_only_what_it_knows() -> None:
    """Nothing of the file depends on what the seat cannot know, and the file can be played."""
    _, picks = played("salt-market", "hollow-fen", 3, 400)
    game = begin("salt-market", "hollow-fen", 3)
    for n, pick in enumerate(picks):
        game.apply(pick)
        if n % 60 or game.over:
            continue
        for seat in (0, 1):
            found = seat_moment(game, seat, "A board")
            assert found == seat_moment(game.imagine(seat, n), seat, "A board")
            assert open_bench(found.text).verdict == OK, open_bench(found.text).detail
            view = game.view(seat)
            told = " ".join(found.notes)
            assert bool(view["chase"]) == ("The chase is not in the file" in told)
            assert (view["battle"] is not None) == ("The battle is not in the file" in told)


def test_picks_are_written_as_steps() -> None:
    """An attack that is not blocked, and a chant played before damage, with what it costs."""
    picks: list[int] = []
    game = play_on(open_bench(BATTLE).at(0), picks).game
    wanted = ["battle", "attack", "play", "card"]
    while wanted:
        assert game.decision is not None
        options = {option.kind: n for n, option in reversed([*enumerate(game.decision.options)])}
        picks.append(options[wanted.pop(0)] if wanted[0] in options else options["pass"])
        game = play_on(open_bench(BATTLE).at(0), picks).game
    text, left = recorded(BATTLE, picks)
    assert "{A: attack, card: A.Tuskback, object: B}" in text
    assert "A: play, card: A.Kindle Bolt" in text
    bench = open_bench(text)
    assert bench.verdict == OK and not left
    made = play_on(bench.at(len(bench.games) - 1), left).game
    assert cards(made, "chase") == cards(game, "chase")


def test_tokens_and_weather_begin_a_position() -> None:
    text = """format: 1
title: A token in the rain
cards: [{name: Wolf, type: Resonator, race: [Wolf], atk: 300, def: 300}]
start:
  A: {field: [{card: Wolf, token: true}], weather: rain}
do: []
expect: {A.weather: rain, A.Wolf: {zone: field, atk: 300}}
"""
    bench = open_bench(text)
    assert bench.verdict == OK, bench.detail
    assert wp.Game(bench.games[0]).view(None)["field"][0]["kind"] == "token"
    wrong = open_bench(text.replace("field: [{", "hand: [{"))
    assert "'token' goes with cards in field, stones" in wrong.detail
