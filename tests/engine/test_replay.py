"""Replays: the same game again, or a loud error."""

import json
import re
from dataclasses import replace

import pytest

from willpower.cards.bundled import bundled_decks
from willpower.cards.mapping import card_from_mapping
from willpower.engine.core.errors import BadSave, Diverged, NotUnderstood
from willpower.engine.core.prng import below, seeded
from willpower.engine.game import Game
from willpower.engine.replay import EVERY, Replay, read_replay, record, write_replay

DECKS = list(bundled_decks().values())


def picks_of(seed: int, most: int = 10_000) -> tuple[tuple[int, ...], Game]:
    game = Game.new(DECKS[0], DECKS[1], seed=seed)
    rng = seeded(seed)
    while game.decision is not None and len(game.picks) < most:
        rng, pick = below(rng, len(game.decision.options))
        game.apply(pick)
    return game.picks, game


def test_a_whole_game_comes_out_the_same() -> None:
    picks, game = picks_of(3)
    text = write_replay(record(DECKS[0], DECKS[1], "8.01", 3, picks))
    again = read_replay(text)
    assert again.same_engine
    played = again.play()
    assert played.hash() == game.hash() and played.winner == game.winner
    assert len(again.marks) == len(picks) // EVERY + 1 + (len(picks) % EVERY > 0)
    assert write_replay(again) == text


def test_a_game_that_was_conceded() -> None:
    picks, _ = picks_of(3, 40)
    replay = read_replay(write_replay(record(DECKS[0], DECKS[1], "8.01", 3, picks, conceded=0)))
    assert replay.play().winner == 1


def test_every_window_is_kept() -> None:
    game = Game.new(DECKS[0], DECKS[1], seed=1, every_window=True)
    for _ in range(30):
        game.apply(0)
    replay = read_replay(write_replay(record(DECKS[0], DECKS[1], "8.01", 1, game.picks, every_window=True)))
    assert replay.play().hash() == game.hash()


def lines_of(seed: int = 3, most: int = 100) -> list[dict[str, object]]:
    picks, _ = picks_of(seed, most)
    return [
        json.loads(line)
        for line in write_replay(record(DECKS[0], DECKS[1], "8.01", seed, picks)).splitlines()
    ]


def text_of(lines: list[dict[str, object]]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def test_another_pick_is_noticed() -> None:
    lines = lines_of()
    picks = lines[2]["picks"]
    assert isinstance(picks, list)
    noticed = 0
    for n, pick in enumerate(picks):
        changed = [*picks]
        changed[n] = 0 if pick else 1
        lines[2]["picks"] = changed
        try:
            read_replay(text_of(lines)).play()
        except Diverged as error:
            assert re.search(r"pick \d+ of 100", str(error))
            noticed += 1
    assert noticed > len(picks) / 2  # some picks come to the same: will is spent in another order


def test_another_seed_is_noticed() -> None:
    lines = lines_of()
    lines[0]["seed"] = 4
    with pytest.raises(Diverged, match="after pick 0"):
        read_replay(text_of(lines)).play()


def test_another_result_is_noticed() -> None:
    lines = lines_of()
    lines[-1]["winner"] = "1"
    with pytest.raises(Diverged, match="not with 1"):
        read_replay(text_of(lines)).play()


def test_another_engine_is_told() -> None:
    lines = lines_of()
    lines[0]["engine"] = "another"
    replay = read_replay(text_of(lines))
    assert not replay.same_engine
    assert len(replay.play().picks) == 100


def test_other_cards_are_refused() -> None:
    lines = lines_of()
    cards = lines[0]["cards"]
    assert isinstance(cards, list)
    cards[1]["atk"] = 5000
    with pytest.raises(BadSave, match="not those it was made with"):
        read_replay(text_of(lines))


@pytest.mark.parametrize(
    "harm",
    [
        lambda text: "",
        lambda text: "hello",
        lambda text: "[" * 100_000,
        lambda text: text.replace('"picks":[', '"picks":' + "[" * 100_000, 1),
        lambda text: "[]\n",
        lambda text: "{}\n",
        lambda text: text[: len(text) // 2],
        lambda text: "\n".join(text.splitlines()[:-1]),
        lambda text: text.replace('"picks":[', '"picks":["x",', 1),
        lambda text: text.replace('"decks":[', '"decks":[1,', 1),
        lambda text: text.replace('"willpower replay":1', '"willpower replay":2'),
    ],
)
def test_what_is_no_replay_is_refused(harm) -> None:  # type: ignore[no-untyped-def]
    text = write_replay(Replay(DECKS[0], DECKS[1], "8.01", 1))
    assert read_replay(text).play().decision is not None
    picks, _ = picks_of(3, 40)
    whole = write_replay(record(DECKS[0], DECKS[1], "8.01", 3, picks))
    with pytest.raises(BadSave):
        read_replay(harm(whole))


def test_cards_that_are_not_wholly_understood_are_kept() -> None:
    strange = card_from_mapping(
        {"name": "Riddle", "type": "Chant", "cost": "{1}", "text": ["Mumble the moon."]}
    )
    deck = replace(DECKS[0], main=(*DECKS[0].main[:-1], strange))
    game = Game.new(deck, DECKS[1], seed=2, allow_partial=True)
    for _ in range(20):
        game.apply(0)
    again = read_replay(write_replay(record(deck, DECKS[1], "8.01", 2, game.picks, allow_partial=True)))
    assert again.allow_partial and again.play().hash() == game.hash()
    again.allow_partial = False
    with pytest.raises(NotUnderstood, match="Riddle"):
        again.play()
