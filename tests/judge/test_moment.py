"""Moments of games as judge files: exact with everything known, without secrets from one seat."""

from __future__ import annotations

import random
from typing import Any

import willpower as wp
from willpower.abilities.symbols import DECK
from willpower.judge.bench import OK, open_bench, play_on
from willpower.judge.moment import Moment, moment, seat_moment
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
    return [[names[i] for i in p.zones[DECK]] for p in g.table.players]


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
        last = [len(found.picks) - 1]
        made = play_on(bench.at(len(bench.games) - 1), found.picks, by_hand=last).game
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
            assert_goes_on(found, game, seat)


def assert_goes_on(found: Moment, game: wp.Game, seat: int) -> list[str]:
    """The file leads to the battle and the chase that the seat sees, or says that it does not. Returns which
    of the two it leads to."""
    view = game.view(seat)
    bench = open_bench(found.text)
    made = wp.Game(bench.at(len(bench.games) - 1)).view(seat)
    led: list[str] = []
    for part in ("chase", "battle"):
        if f"The {part} is not in the file" in " ".join(found.notes):
            assert view[part]
        else:
            assert without_numbers(view[part]) == without_numbers(made[part])
            led += [part] if view[part] else []
    return led


def without_numbers(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_numbers(item) for key, item in value.items() if key not in ("id", "number")}
    return [without_numbers(item) for item in value] if isinstance(value, list) else value


def test_a_seat_takes_battle_and_chase_along() -> None:
    """An attack with a chant on the chase, answered; of a seat that does not know the other hand."""
    text = """format: 1
title: An answer in a battle
start:
  A: {field: [{card: Tuskback, damage: 100}], stones: {Fire Magic Stone: 2}, hand: [Kindle Bolt, Road Scout]}
  B: {field: [Gate Warden, Lamp Novice], stones: {Light Magic Stone: 2}, hand: [Vigil, Matins]}
do:
  - {A: attack, card: Tuskback, object: B}
  - {B: block, card: Gate Warden}
  - {A: play, card: Kindle Bolt, target: B.Gate Warden}
  - {A: pass}
  - {B: play, card: Vigil, target: B.Gate Warden}
"""
    bench = open_bench(text)
    assert bench.verdict == OK, bench.detail
    for step in range(1, len(bench.games)):
        game = wp.Game(bench.at(step))
        for seat in (0, 1):
            found = seat_moment(game, seat, "A battle")
            assert [note for note in found.notes if "is not in the file" in note] == []
            led = assert_goes_on(found, game, seat)
            assert led == (["battle"] if step < 3 else ["chase", "battle"])
            assert ("Vigil" in found.text) == (seat == 1 or step == 5)
            assert ("Matins" in found.text) == (seat == 1)


def test_what_triggered_by_itself_is_told_in_words() -> None:
    text = """format: 1
title: An ability that nobody played
start:
  A: {stones: {Light Magic Stone: 1}, hand: [Lamp Novice]}
do:
  - {A: play, card: Lamp Novice}
  - {both: pass}
"""
    bench = open_bench(text)
    game = wp.Game(bench.at(len(bench.games) - 1))
    assert [item["kind"] for item in game.view(0)["chase"]] == ["ability"]
    found = seat_moment(game, 0, "An ability")
    assert "The chase is not in the file: a position begins with an empty one." in found.notes


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
