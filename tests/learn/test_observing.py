"""Observations: pinned by a golden file, made of what a seat knows, complete."""

import json
import random
from hashlib import blake2b
from pathlib import Path

import pytest

from willpower.cards.bundled import bundled_decks
from willpower.engine import Game
from willpower.learn import observing
from willpower.learn.asking import Asked, NotOffered

GOLDEN = Path(__file__).parent / "observations.json"


def played(seed: int, most: int = observing.ACTIONS, steps: int = 120) -> list[tuple[Asked, int]]:
    """Every tenth moment of a random game, with who is asked."""
    decks = bundled_decks()
    asked = Asked(Game.new(decks["long-road"], decks["lantern-tide"], seed=seed), most)
    dice = random.Random(seed)
    found: list[tuple[Asked, int]] = []
    for n in range(steps):
        if asked.player < 0:
            break
        if n % 10 == 0:
            found.append((asked.clone(), asked.player))
        asked.pick(dice.randrange(len(asked.rows())))
    return found


def digest(seen: observing.Observation) -> str:
    whole = blake2b(digest_size=16)
    for part in seen:
        whole.update(part.tobytes())
    return whole.hexdigest()


def golden() -> dict[str, object]:
    """What the golden file holds. After a change of the columns: a new VERSION, and this written anew."""
    moments = [digest(asked.observe(player)) for asked, player in played(5)]
    return {"version": observing.VERSION, "columns": observing.columns(), "moments": moments}


def test_columns_are_those_of_the_version() -> None:
    assert json.loads(GOLDEN.read_text("utf-8"))["columns"] == observing.columns()


def test_observations_are_those_of_the_version() -> None:
    assert json.loads(GOLDEN.read_text("utf-8"))["moments"] == golden()["moments"]


def test_a_seat_observes_nothing_that_it_may_not_know() -> None:
    for asked, player in played(7):
        other = asked.clone()
        other.game = asked.game.determinize(player, 99)
        assert digest(asked.observe(player)) == digest(other.observe(player))


def test_who_is_not_asked_has_no_answers() -> None:
    for asked, player in played(3, steps=40):
        assert asked.observe(1 - player).mask.sum() == 0
        assert asked.observe(player).mask.sum() == len(asked.rows())


def test_a_long_list_is_asked_in_steps_and_nothing_is_cut() -> None:
    for asked, _ in played(11, most=2, steps=60):
        decision = asked.game.decision
        assert decision is not None
        reached: list[int] = []
        waiting = [asked]
        while waiting:
            now = waiting.pop()
            assert 0 < len(now.rows()) <= 2
            for n, row in enumerate(now.rows()):
                if row.option >= 0:
                    reached.append(row.option)
                else:
                    deeper = now.clone()
                    assert not deeper.pick(n)
                    waiting.append(deeper)
        assert sorted(reached) == list(range(asked.start, len(decision.options)))[: len(reached)]


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    asked, player = played(2)[3]
    before = asked.game.hash()
    for wrong in (-1, len(asked.rows()), 255):
        with pytest.raises(NotOffered):
            asked.pick(wrong)
    assert asked.game.hash() == before
    assert asked.player == player


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(golden(), indent=1) + "\n", "utf-8")
