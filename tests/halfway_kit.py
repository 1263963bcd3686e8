"""Situations to look into while a question is open: a judge file of which only the steps are performed."""

from __future__ import annotations

from textwrap import dedent

from willpower.judge.reading.loader import load
from willpower.judge.reading.reader import read_value
from willpower.judge.running.runner import Run, begin


def halfway(text: str, edition: str = "8.01") -> Run:
    """Performs the steps of a judge file given as text; a question may be left open."""
    body = f'format: 1\ntitle: a clause\nedition: "{edition}"\n' + dedent(text).strip() + "\n"
    run = begin(read_value(load(body), "a clause", ()))
    steps = run.file.steps
    for n, step in enumerate(steps):
        if run.skip:
            run.skip = False
            continue
        run.step(step, steps[n + 1] if n + 1 < len(steps) else None)
    return run
