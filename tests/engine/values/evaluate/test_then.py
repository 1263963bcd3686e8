"""The cards of this turn's events as they were then, where a text asks for them (911.1)."""

from __future__ import annotations

import pytest

from situations import card, expect, go, situation
from willpower.engine.storage.save import load_state, save_state
from willpower.engine.values.evaluate.then import look_back, look_up
from willpower.judge.running.runner import Run


def feast(text: str) -> Run:
    run = situation(f"""
        cards:
          - {{name: Sprout, type: Resonator, cost: "{{0}}", race: [Elf], atk: 100, def: 100}}
          - {{name: Turn, type: Chant, cost: "{{0}}", text: ["Target resonator becomes a Human."]}}
          - {{name: Feast, type: Chant, cost: "{{0}}", text: ["{text}"]}}
        start: {{A: {{hand: [Sprout, Turn, Feast]}}}}
        """)
    go(
        run,
        "{A: play, card: Sprout}",
        "{both: pass}",
        "{A: play, card: Turn, target: A.Sprout}",
        "{both: pass}",
    )
    return run


@pytest.mark.clause("911.1")
def test_it_is_remembered_where_a_text_asks_and_saved_with_the_game() -> None:
    run = feast("If an Elf entered the field under your control this turn, draw a card.")
    assert run.g.memory.then
    back = load_state(save_state(run.g))
    kept = {place: [then.chars.races for then in cards] for place, cards in back.memory.then.items()}
    assert ("Elf",) in [races for some in kept.values() for races in some]
    assert kept == {place: [then.chars.races for then in cards] for place, cards in run.g.memory.then.items()}


def test_nothing_is_remembered_where_no_text_asks() -> None:
    assert not feast("If you control an Elf, draw a card.").g.memory.then


@pytest.mark.clause("911.1")
def test_after_looking_back_everything_is_as_it_was() -> None:
    run = feast("If an Elf entered the field under your control this turn, draw a card.")
    sprout = card(run, "Sprout")
    before = list(run.g.table.objs)
    for place in range(len(run.g.memory.happened)):
        present = look_back(run.g, place)
        if present:
            assert run.g.table.objs[sprout.id].chars.races == ("Elf",)
        look_up(run.g, present)
    assert all(a is b for a, b in zip(before, run.g.table.objs, strict=True))
    expect(run, "{A.Sprout: {race: [Human]}}")


@pytest.mark.clause("911.1")
def test_a_stone_that_makes_will_at_once_is_remembered_like_any_other() -> None:
    """Nobody waits for it, so it is rested and played in one go (change/will_sources.py)."""
    run = situation("""
        cards:
          - {name: Spark, type: Chant, cost: "{R}", text: ["Draw a card."]}
          - {name: Tea, type: Chant, cost: "{0}", text: ["If you played an ability this turn, draw a card."]}
        start: {A: {hand: [Spark, Tea], stones: [Fire Magic Stone]}}
        """)
    go(run, "{A: play, card: Spark}", "{both: pass}")
    stone = card(run, "Fire Magic Stone")
    assert stone.id in [then.ref for cards in run.g.memory.then.values() for then in cards]
