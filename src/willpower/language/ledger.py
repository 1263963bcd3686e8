"""The ledger of readings: what every paragraph of a card file is read as, sorted, one line each.

Two ledgers tell what a change of the grammar did to cards that nobody was looking at. A line has the number
of the side and the paragraph, a digest of the words, and the tree; a paragraph that is not understood has
where reading stopped.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from hashlib import blake2b
from typing import Final

from willpower.cards.card import Face

from .lookup import compile_face
from .outline import line

HEAD: Final = "# readings 1: side, paragraph, words, tree\n"


def ledger(faces: Iterable[tuple[str, Face]]) -> str:
    """The ledger of faces, each given with its number."""
    rows: list[str] = []
    for number, face in faces:
        compiled = compile_face(face)
        seen: dict[int, int] = {}
        for ability in compiled.abilities:
            if not ability.paragraph:
                continue  # what the type line gives
            n = seen[ability.paragraph] = seen.get(ability.paragraph, 0) + 1
            place = _place(number, face, ability.paragraph, n)
            rows.append(f"{place}\t{line(ability)}")
        for problem in compiled.problems:
            place = _place(number, face, problem.paragraph, 0)
            rows.append(f"{place}\t{problem.kind}: {problem.words}")
    return HEAD + "".join(f"{row}\n" for row in sorted(rows))


def _place(number: str, face: Face, paragraph: int, n: int) -> str:
    text = face.text[paragraph - 1] if 0 < paragraph <= len(face.text) else ""
    digest = blake2b(text.encode("utf-8", "surrogatepass"), digest_size=4).hexdigest()
    return f"{number or face.name}\t{paragraph}.{n}\t{digest}"


def differences(old: str, new: str) -> list[str]:
    """What changed between two ledgers: lines that went with "-", lines that came with "+", sorted."""
    before, after = _lines(old), _lines(new)
    gone = [(row, "-") for row in before if row not in after]
    came = [(row, "+") for row in after if row not in before]
    return [f"{sign} {row}" for row, sign in sorted(gone + came, key=_by_place)]


def parted(text: str, numbers: Collection[str]) -> tuple[str, str]:
    """The lines of a ledger about these sides, and the others."""
    mine = "".join(f"{row}\n" for row in _lines(text) if row.split("\t")[0] in numbers)
    others = "".join(f"{row}\n" for row in _lines(text) if row.split("\t")[0] not in numbers)
    return mine, others


def together(one: str, other: str) -> str:
    """Two ledgers about different sides as one."""
    return HEAD + "".join(f"{row}\n" for row in sorted([*_lines(one), *_lines(other)]))


def _by_place(item: tuple[str, str]) -> tuple[list[str], str]:
    return item[0].split("\t")[:2], "-+".index(item[1]) * "+"


def _lines(text: str) -> dict[str, None]:
    return dict.fromkeys(row for row in text.splitlines() if row and not row.startswith("#"))
