"""How much of a card file would be read if each of its sets had never been seen.

An entry counts if every template that it uses is also used by an entry of another set. Templates that serve
one card only, or none, bought nothing. A template may be a list of words ("destroyed | banished"): then
another set may have used another word of it. The strict count asks for the very word, and so for every
row by itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from willpower.abilities.base import walk
from willpower.cards.card import Face

from .lookup import compile_face
from .rows import Template


@dataclass(slots=True)
class LeftOut:
    """What the other sets say of each: how many entries they would have taught to read, and which templates
    serve one card or none."""

    entries: int = 0
    by_set: dict[str, int] = field(default_factory=dict)
    strict: int = 0  # counted by the words of each row
    strict_by_set: dict[str, int] = field(default_factory=dict)
    templates: int = 0
    used_by_one: list[tuple[Template, str]] = field(default_factory=list)  # with the name of the card
    used_by_none: list[Template] = field(default_factory=list)


def left_out(faces: Iterable[tuple[str, Face]]) -> LeftOut:
    """Measure faces, each given with the code of its set; what is not understood is not read."""
    sets: dict[Template | int, set[str]] = {}
    names: dict[Template | int, set[str]] = {}
    own_sets: dict[Template | int, set[str]] = {}
    entries: list[tuple[str, set[Template | int], set[Template | int]]] = []
    for code, face in faces:
        compiled = compile_face(face)
        if not compiled.word_for_word:
            continue
        phrases = {node.phrase for ability in compiled.abilities for node in walk(ability) if node.phrase}
        used = {one for phrase in phrases for one in written(phrase)}
        own = {one for phrase in phrases for one in own_words(phrase)}
        entries.append((code, used, own))
        for one in used:
            sets.setdefault(one, set()).add(code)
            names.setdefault(one, set()).add(face.name)
        for one in own:
            own_sets.setdefault(one, set()).add(code)
    out = LeftOut()
    for code, used, own in entries:
        fine = all(len(sets[one]) > 1 for one in used)
        out.entries += fine
        out.by_set[code] = out.by_set.get(code, 0) + fine
        strict = all(len(own_sets[one]) > 1 for one in own)
        out.strict += strict
        out.strict_by_set[code] = out.strict_by_set.get(code, 0) + strict
    every = dict.fromkeys(templates())
    out.templates = len(every)
    out.used_by_one = [(one, min(names[one])) for one in every if len(names.get(one, ())) == 1]
    out.used_by_none = [one for one in every if one not in names]
    return out


def written(phrase: int) -> list[Template | int]:
    """The templates of a phrase: its own and those of its adjuncts; of one that code reads, its number."""
    from .grammar import the_table
    from .rows import Row

    found: list[Template | int] = []
    for part in the_table().parts(phrase):
        if part is not None:
            found += part.written if isinstance(part, Row) else (phrase,)
    return found


def own_words(phrase: int) -> list[Template | int]:
    """The rows of a phrase and of its adjuncts, by their own words and not by the list they stand in."""
    from .grammar import the_table
    from .rows import Row

    found: list[Template | int] = []
    for part in the_table().parts(phrase):
        if not isinstance(part, Row):
            found += () if part is None else (phrase,)
        elif not part.variant:
            found.append((part.category.partition(".")[0], part.node.__name__, part.template))
    return found


def templates() -> list[Template]:
    """The templates of the table, as they were written."""
    from .grammar import the_table
    from .rows import Row

    return [one for row in the_table().rows if isinstance(row, Row) for one in row.written]
