"""The trace of a run: what each step did, told with the clauses that made it so."""

from __future__ import annotations

from collections.abc import Iterator

from ..running.runner import Run
from .story import scenes


def tell(run: Run, passes: bool = False) -> Iterator[str]:
    """The story of a run, step by step; passes and other small things are folded away unless asked for."""
    for scene in scenes(run, passes):
        if scene.line == 0:
            if scene.lines:
                yield "start"
        elif scene.answer:
            yield f"line {scene.line}: {scene.step} - {scene.answer}"
        else:
            yield f"line {scene.line}: {scene.step}"
        for line in scene.lines:
            yield f"  {line}"
