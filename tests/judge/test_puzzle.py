"""Puzzles played against the best answers, and over HTTP."""

from __future__ import annotations

import msgspec
import pytest

from willpower.judge.collection import judge_text_of, puzzles
from willpower.judge.puzzle import MISSED, PLAYING, REACHED, Puzzle
from willpower.judge.reading.errors import JudgeError
from willpower.server.protocol_study import AskPuzzle, BenchUses, PuzzleState
from willpower.server.puzzle_jobs import OnPuzzle, UsesInPuzzle, puzzle_list, puzzle_work

FIRST = "01-wait-for-the-block"
GIANT = "11-the-giant-falls"
ARROWS = "22-behind-the-barrier"


def asked(name: str, picks: list[int], want: str = "") -> PuzzleState:
    job = OnPuzzle(AskPuzzle(name, picks, want))  # type: ignore[arg-type]
    return msgspec.json.decode(puzzle_work(job), type=PuzzleState)


@pytest.mark.parametrize("path", [one.path for one in puzzles()][:3])
def test_the_moves_that_are_shown_reach_the_goal(path: str) -> None:
    puzzle = Puzzle(judge_text_of(path))
    here = puzzle.play([])
    for _ in range(40):
        if here.outcome != PLAYING:
            break
        pick = puzzle.best(here)
        assert pick is not None
        here = puzzle.play([*here.picks, pick])
    assert here.outcome == REACHED and puzzle.solution()[1]


def test_a_wrong_line_is_refuted() -> None:
    state = asked(FIRST, [])
    assert state.decision is not None and state.outcome == "playing" and state.hints
    play = next(o.index for o in state.decision.options if o.kind == "play")
    early = asked(FIRST, [*state.picks, play])
    assert early.decision is not None and early.decision.kind == "target"
    warden = next(o.index for o in early.decision.options if "Warden" in o.text)
    wrong = asked(FIRST, [*early.picks, warden], "check")
    assert wrong.still == "none", "the other warden still blocks"
    passes = wrong
    for _ in range(12):
        if passes.outcome != "playing" or passes.decision is None:
            break
        one = next(
            (o for o in passes.decision.options if o.kind in ("pass", "forfeit")), passes.decision.options[0]
        )
        passes = asked(FIRST, [*passes.picks, one.index])
    assert passes.outcome == "missed"


def test_the_solution_and_what_is_refused() -> None:
    told = asked(FIRST, [], "solution")
    assert told.still == "solved" and told.solution and told.text.startswith("format: 1")
    assert asked("04-nothing-to-be-done", [], "solution").still == "none"
    with pytest.raises(ValueError, match="no such puzzle"):
        asked("nothing", [])
    with pytest.raises(ValueError, match="not there"):
        asked(FIRST, [99])
    with pytest.raises(JudgeError):
        Puzzle(judge_text_of(puzzles()[0].path)).play([0] * 500)


def test_the_list() -> None:
    listed = puzzle_list()
    assert len(listed) == 70 and listed[0].name == FIRST and listed[0].title.startswith("One word")
    assert all(1 <= one.grade <= 5 and one.card is not None for one in listed)
    assert MISSED == "missed"


def test_a_goal_other_than_winning_is_told_as_it_is() -> None:
    by_name = {one.name: one.goal for one in puzzle_list()}
    assert [(part.kind, part.player) for part in by_name[FIRST]] == [("win", 0)]
    giant = [(part.kind, part.player, part.card, part.zone, part.keeps) for part in by_name[GIANT]]
    assert giant == [("zone", 1, "Hill Giant", "graveyard", False), ("zone", 0, "Fox", "field", True)]
    kinds = {part.kind for goal in by_name.values() for part in goal}
    assert kinds == {"win", "zone"}, "the browser has no words for another goal"


def test_a_solution_names_players_and_cards_apart() -> None:
    rows = asked(GIANT, [], "solution").solution
    first, last = rows[0].moves[0], rows[-2].moves[0]
    assert (first.kind, first.about.name, first.clause) == ("play", "Ember Rain", "604.2a")
    assert [(one.asks, one.about.name, one.about.player) for one in first.further] == [
        ("target", "Hill Giant", 1)
    ]
    assert (last.kind, last.about.name, last.on.name, last.on.player) == ("attack", "Fox", "Hill Giant", 1)
    assert rows[-1].moves == [] and rows[-1].clause == "1204.1"
    assert [row.number for row in rows] == [1, 2, 3, 4, 0]


def test_several_of_a_name_have_numbers_and_players_none() -> None:
    state = asked(FIRST, [])
    for kind in ("battle", "attack"):
        while state.decision is not None and all([o.kind != kind for o in state.decision.options]):
            passing = next(o.index for o in state.decision.options if o.kind == "pass")
            state = asked(FIRST, [*state.picks, passing])
        assert state.decision is not None
        pick = next(o.index for o in state.decision.options if o.kind == kind)
        state = asked(FIRST, [*state.picks, pick])
    attack = next(m for m in state.moves if m.kind == "attack")
    assert (attack.about.name, attack.about.number) == ("Boar Rider", 0)
    assert (attack.on.name, attack.on.player) == ("", 1)


def test_the_uses_in_a_puzzle_are_the_players_own() -> None:
    told = msgspec.json.decode(puzzle_work(UsesInPuzzle(AskPuzzle(GIANT))), type=BenchUses)
    state = asked(GIANT, [])
    assert told.player == 0 and state.decision is not None
    hand = {card.id: card.name for card in state.view.players[0].hand}
    uses = {hand[card.object]: card.uses for card in told.cards if card.object in hand}
    assert set(uses) == {"Ember Rain", "Rust"}
    plans = [use.plan for use in uses["Ember Rain"] if use.kind == "play"]
    assert plans and plans[0] is not None and [s.name for s in plans[0].sources] == ["Fire Magic Stone"]
    seen = {card.id for card in state.view.field} | set(hand) | _rulers(state)
    assert {card.object for card in told.cards} <= seen, "only of what the player sees"


def _rulers(state: PuzzleState) -> set[int]:
    return {card.id for player in state.view.players for card in player.ruler}


def test_nothing_is_paid_by_itself_after_a_pick_by_hand() -> None:
    state = asked(ARROWS, [])
    assert state.decision is not None
    play = next(o.index for o in state.decision.options if o.kind == "play" and "Arrows" in o.text)
    usual = asked(ARROWS, [play])
    assert usual.decision is not None and usual.decision.kind == "priority"
    job = OnPuzzle(AskPuzzle(ARROWS, [play], by_hand=[0]))
    by_hand = msgspec.json.decode(puzzle_work(job), type=PuzzleState)
    assert by_hand.decision is not None and by_hand.decision.kind == "pay"
    job = OnPuzzle(AskPuzzle(ARROWS, [play, 0], by_hand=[0]))
    rest = msgspec.json.decode(puzzle_work(job), type=PuzzleState)
    assert rest.decision is not None and rest.decision.kind == "priority", "the rest is paid by itself"
