"""How hard puzzles are, by the positions it takes to find their solution; kept in a table beside them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..reading.reader import read_path, turns_of
from .plans import solutions
from .search import SOLVED, Bounds, Search
from .study import Study

FILE: Final = "grades.tsv"
STEPS: Final = (300, 700, 1500, 4000)  # positions up to which a puzzle is of grade 1, 2, 3, 4
_HEAD: Final = "puzzle\tgrade\tactions\tpositions\tsolutions"


@dataclass(frozen=True, slots=True)
class Graded:
    """What it takes to solve a puzzle; without a solution, to see that there is none."""

    name: str
    grade: int
    actions: int
    positions: int
    solutions: int


def grade_of(positions: int) -> int:
    """The grade, 1 to 5, of a puzzle that takes so many positions."""
    return 1 + len([most for most in STEPS if positions > most])


def graded(path: Path) -> Graded:
    """Solve a puzzle and grade it. Raises `JudgeError` if it cannot be read, `Stop` at the bounds."""
    turns = turns_of(path.read_text(encoding="utf-8"))
    search = Search(read_path(path), Bounds(turns))
    result = search.run()
    if result.bound:
        raise search.stop(result.bound)
    ways = solutions(Study(search, result.actions, Bounds(turns))) if result.verdict == SOLVED else 0
    actions = result.actions if ways else 0
    return Graded(path.stem, grade_of(result.nodes), actions, result.nodes, ways)


def table(rows: list[Graded]) -> str:
    """The table as it is kept."""
    lines = [f"{r.name}\t{r.grade}\t{r.actions}\t{r.positions}\t{r.solutions}" for r in rows]
    return "\n".join([_HEAD, *lines]) + "\n"


def kept(folder: Path) -> dict[str, Graded]:
    """The grades that are kept in a folder of puzzles, by name; empty if there is no table."""
    path = folder / FILE
    if not path.is_file():
        return {}
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines()[1:]:
        name, *numbers = line.split("\t")
        grade, actions, positions, ways = map(int, numbers)
        found[name] = Graded(name, grade, actions, positions, ways)
    return found
