"""Watching the engine at work: which instructions it performs, which continuous effects apply.

Nothing is changed by being watched; what is shown are the nodes of the ability tree themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager

from willpower.abilities.effects import Effect, RestartGame
from willpower.abilities.statics import Mod

from ..change.effect_frame import EXECUTORS, ExecFrame, Executor, Instruction
from ..core.objects import Ctx, Obj
from ..core.starting import Start
from ..core.state import State
from ..values.continuous import Work, affected, applies, gather_object

Wanted = Callable[[State, Effect, Ctx], bool]
Performed = Callable[[Effect], None]


@contextmanager
def observing(wanted: Wanted, performed: Performed) -> Iterator[None]:
    """Tell of every instruction that is wanted when it has been performed and did something."""
    before = dict(EXECUTORS)
    for kind, known in before.items():
        EXECUTORS[kind] = Instruction(
            *[(name, _telling(executor, wanted, performed)) for name, executor in known.rows]
        )
    try:
        yield
    finally:
        EXECUTORS.update(before)


def _telling(executor: Executor, wanted: Wanted, performed: Performed) -> Executor:
    def step(g: State, frame: ExecFrame, node: Effect, ctx: Ctx) -> None:
        if not wanted(g, node, ctx):
            executor(g, frame, node, ctx)
            return
        depth = len(g.work.stack) - 1
        executor(g, frame, node, ctx)
        ended = len(g.work.stack) <= depth or g.work.stack[depth] is not frame
        # A game that restarts forgets what its last instruction did (1033.1).
        restarts = isinstance(node, RestartGame) and isinstance(g.work.stack[-1], Start)
        if g.over or restarts or (ended and g.work.stack[depth - 1].result.did):
            performed(node)

    return step


def mods_at_work(g: State, o: Obj, among: Container[int]) -> Iterator[Mod]:
    """Of changes that a card's continuous effects make (`among`: the ids of their nodes) those that apply now
    to some card with changed values."""
    work = Work()
    gather_object(g, work, o, o.chars.ab, 0)
    for entries in work.entries.values():
        for entry in entries:
            if id(entry.mod) in among and applies(g, work, entry.part):
                touched = affected(g, entry.part)
                if any(ref >= 0 and g.table.objs[ref].chars is not g.table.objs[ref].base for ref in touched):
                    yield entry.mod
