"""Progress of long commands: a bar with an estimate on a terminal, now and then a line elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

LINES: Final = 10  # how often progress is told where there is no terminal


@contextmanager
def bar(title: str, total: int, quiet: bool = False, note: str = "") -> Iterator[Callable[[int], None]]:
    """Shows progress on the error output; gives what is called when so many more are done.

    `quiet`: a bar where there is a terminal, nothing else; `note`: what stands behind the title.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _Lines(title, total, quiet)
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left:"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(f"{title} {note}".strip(), total=total)

        def advance(n: int) -> None:
            progress.advance(task, n)

        yield advance


class _Lines:
    """Tells progress in lines: some for the whole, with the time that the rest will take."""

    def __init__(self, title: str, total: int, quiet: bool) -> None:
        self._title = title
        self._total = total
        self._quiet = quiet
        self._done = 0
        self._told = 0
        self._started = time.perf_counter()

    def __call__(self, n: int) -> None:
        self._done += n
        part = LINES * self._done // max(1, self._total)
        if self._quiet or part == self._told or self._done >= self._total:
            return
        self._told = part
        left = (time.perf_counter() - self._started) / self._done * (self._total - self._done)
        words = f"  {self._title}: {self._done} of {self._total}, about {left / 60:.0f} minutes left"
        typer.echo(words, err=True)
