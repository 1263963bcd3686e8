"""For tests of single clauses that a judge file cannot say: a situation written as one, then moved by hand.

run = situation('''...''', {"Twins": (Spell(effect=...),)})     # cards with abilities built by hand
go(run, "{A: play, card: Bolt, target: B}")                    # steps of judge files
pick(run, "pay", "Fire Magic Stone")                           # or single options
"""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import dedent

from willpower.abilities.ability import Ability
from willpower.engine.core.decisions import Decision, Option
from willpower.engine.core.definition import Definition
from willpower.engine.core.ids import NOBODY
from willpower.engine.core.objects import Obj
from willpower.engine.core.stale import COMING, ELSEWHERE, PLAY, SOURCES, changed
from willpower.engine.game import Game
from willpower.engine.procedures.running import run as run_on
from willpower.engine.text.definition import face_chars
from willpower.judge.reading.loader import load
from willpower.judge.reading.reader import read_value
from willpower.judge.running.expectations import check
from willpower.judge.running.runner import Run, begin

_HEAD = "format: 1\ntitle: a situation\n"


def situation(text: str, abilities: Mapping[str, tuple[Ability, ...]] | None = None) -> Run:
    """The game of a judge file before its steps; `abilities` for cards by name, in place of their text."""
    run = begin(read_value(load(_HEAD + dedent(text).strip() + "\n"), "", ()))
    g = run.g
    for index, definition in enumerate(g.definitions):
        front = definition.card.faces[0]
        if abilities and front.name in abilities:
            faces = (face_chars(front, abilities[front.name]), *definition.faces[1:])
            g.definitions[index] = Definition(definition.card, faces, definition.card.fingerprint)
            g.definitions[index].index = index
            for i, o in enumerate(g.table.objs):
                if o.definition == index and o.face == 0:
                    mine = g.edit(i)
                    mine.base = faces[0]
                    mine.chars = faces[0]
    changed(g, PLAY | COMING | SOURCES | ELSEWHERE)
    g.derived.watch_stale = True
    if abilities and g.work.pending is not None:
        g.work.pending = None
        run_on(g)
    return run


def go(run: Run, *steps: str) -> None:
    """Performs steps of judge files, each given as one line."""
    lines = "".join(f"  - {step}\n" for step in steps)
    names = "".join(
        f'  - {{name: "{d.card.faces[0].name}", type: Chant}}\n'
        for d in run.g.definitions
        if d.card is not None and d.card.faces[0].name not in KNOWN
    )
    more = read_value(load(f"{_HEAD}cards:\n{names}start: {{}}\ndo:\n{lines}"), "", ())
    for n, step in enumerate(more.steps):
        run.step(step, more.steps[n + 1] if n + 1 < len(more.steps) else None)


KNOWN = frozenset(
    {f"{a} Magic Stone" for a in ("Light", "Fire", "Water", "Wind", "Darkness")} | {"Plain Ruler", "Filler"}
)


def expect(run: Run, line: str) -> None:
    """Checks an expectation of judge files, given as one line."""
    go(run, f"{{expect: {line}}}")


def asked(run: Run) -> Decision:
    """The decision that is pending."""
    assert run.g.work.pending is not None
    return run.g.work.pending


def choices(run: Run, kind: str = "") -> list[Option]:
    """The options there are, of one kind or all."""
    return [o for o in asked(run).options if not kind or o.kind == kind]


def pick(run: Run, kind: str, name: str = "", **more: object) -> None:
    """Picks the first option of that kind, name and further values."""
    for option in asked(run).options:
        if option.kind == kind and (not name or option.name == name):
            if all(getattr(option, key) == value for key, value in more.items()):
                Game(run.g).apply(option)
                return
    raise AssertionError(f"no {kind} {name} {more} among {[str(o) for o in asked(run).options]}")


def card(run: Run, name: str, nth: int = 0) -> Obj:
    """A card by its name, as it is now."""
    found = [o for o in run.g.table.objs if o.became == NOBODY and name in o.chars.names]
    return found[nth]


__all__ = ["asked", "card", "check", "choices", "expect", "go", "pick", "situation"]
