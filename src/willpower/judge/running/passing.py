"""Steps in which everybody passes: up to the end of the chase, of a battle or turn, or to a phase."""

from __future__ import annotations

from typing import Final

from willpower.engine import PHASE_BEGAN, PRIORITY, State, battle_reached

from ..reading.errors import JudgeError
from ..reading.fields import PLAYERS
from ..reading.model import Answer, BothPass, Going
from .answers import about_the_order, choices, default, orders_graveyard
from .play import NotLegal, at_priority, find, pick
from .steps import Done, answer_ahead

# Decisions one step may go through; the longest honest turn has far fewer.
BOUND: Final = 20_000


def both_pass(g: State, step: BothPass) -> Done:
    """Each passes once, beginning with whoever has priority."""
    g = g.clone()
    answers = list(step.answers)
    if not at_priority(g):
        raise NotLegal(step.line, f"nobody has priority; {choices(g)}", ("601.1",))
    assert g.work.pending is not None
    first = g.work.pending.player
    for player in (first, 1 - first):
        if g.work.pending is None or not at_priority(g) or g.work.pending.player != player:
            break
        option = find(g, "pass")
        if option is None:
            raise NotLegal(step.line, f"{PLAYERS[player]} cannot pass; {choices(g)}", ("712.2",))
        pick(g, option)
        while g.work.pending is not None and g.work.pending.kind != PRIORITY and answer_ahead(g, answers):
            pass
    return Done(g, answers=tuple(answers))


def go_on(g: State, step: Going, following: Answer | None = None) -> Done:
    """All pass until the step is over; what is asked meanwhile is answered, declined or taken as it comes."""
    g = g.clone()
    answers = list(step.answers)
    mark = len(g.events())
    start = (g.turn.serial, g.turn.phase)
    fighting = in_battle(g)
    for _ in range(BOUND):
        if g.over or reached(g, step, mark, start, fighting):
            return Done(g, answers=tuple(answers))
        assert g.work.pending is not None
        if at_priority(g):
            # 712.2: who must attack may not pass.
            option = find(g, "pass") or find(g, "battle") or g.work.pending.options[0]
            pick(g, option)
        elif orders_graveyard(g) and not about_the_order(g, answers[0] if answers else following):
            pick(g, default(g))
        elif not answer_ahead(g, answers):
            if step.until == "resolved":
                return Done(g, answers=tuple(answers))
            pick(g, default(g))
    raise JudgeError(step.line, f"more than {BOUND} decisions in one step")


def reached(g: State, step: Going, mark: int, start: tuple[int, str], fighting: bool) -> bool:
    """Whether what the step waits for has come about."""
    if step.until == "resolved":
        return at_priority(g) and not g.table.chase and not g.work.waiting
    if step.until == "battle":
        return not fighting or not in_battle(g)
    if step.until == "turn":
        return g.turn.serial != start[0]
    if g.turn.player != step.player or g.turn.phase != step.phase:
        return False
    return (g.turn.serial, g.turn.phase) != start or any(
        e.kind == PHASE_BEGAN and e.word == step.phase and e.player == step.player for e in g.events()[mark:]
    )


def unused(answers: tuple[Answer, ...], g: State) -> JudgeError:
    """What to say about answers given ahead that nothing asked for."""
    item = answers[0]
    said = ", ".join(getattr(part, "text", "?") for part in item.items) or "[]"
    return JudgeError(item.line, f"the answer {said} was not used; {choices(g)}")


def in_battle(g: State) -> bool:
    """Whether a battle is going on."""
    return battle_reached(g, "802.1") is not None
