"""How much of a card file the language understands: `python -m willpower.language.coverage FILE`."""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from willpower.cards.card import Face
from willpower.cards.database import load_cards

from .compile import NO_RULE
from .lookup import Problem, compile_face
from .tokens import tokenise


@dataclass
class Coverage:
    """Counts over the entries of a file; `blocking` how many entries each missing phrase alone holds back."""

    entries: int = 0
    understood: int = 0
    mended: int = 0  # with a slip of the pen: not as it stands
    ambiguous: int = 0
    mismatched: int = 0
    blocking: Counter[str] = field(default_factory=Counter)
    problems: list[tuple[str, Problem]] = field(default_factory=list)


def measure(faces: Iterable[tuple[str, Face]]) -> Coverage:
    """Compile faces, each given with its number, and count."""
    out = Coverage()
    for number, face in faces:
        out.entries += 1
        compiled = compile_face(face)
        if compiled.understood:
            out.understood += compiled.word_for_word
            out.mended += not compiled.word_for_word
            continue
        kinds = {problem.kind for problem in compiled.problems}
        out.ambiguous += "ambiguous" in kinds
        out.mismatched += "mismatched" in kinds
        out.problems += [(number, problem) for problem in compiled.problems]
        phrases = {missing_phrase(problem) for problem in compiled.problems}
        if len(phrases) == 1:
            out.blocking[phrases.pop()] += 1
    return out


_NAMES = re.compile(r'"[^"]*"|<[^>]*>')


def missing_phrase(problem: Problem) -> str:
    """The words at which reading stopped, without names and numbers, so that like gaps count together."""
    if problem.kind != "not understood":
        return problem.kind
    if problem.words.endswith(NO_RULE):
        return problem.words
    words = _NAMES.sub('"..."', problem.words)
    return " ".join("N" if token.key.isdigit() else token.key for token in tokenise(words))


def faces_of_file(path: Path) -> list[tuple[str, Face]]:
    """The faces of a card file in the form that the community publishes."""
    cards = list(load_cards(path).cards)
    return [(number, face) for card in cards for number, face in zip(card.face_ids, card.faces, strict=True)]


def main(arguments: list[str] | None = None) -> int:
    """Print the counts and the missing phrases."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--problems", type=int, default=0, help="also list that many problems")
    parser.add_argument("--top", type=int, default=40, help="how many missing phrases to list")
    parser.add_argument("--kind", default="", help="only problems of this kind")
    options = parser.parse_args(arguments)
    began = time.perf_counter()
    result = measure(faces_of_file(options.file))
    print(f"entries {result.entries}  understood {result.understood}", end="")
    print(
        f" ({100 * result.understood / max(1, result.entries):.1f} %)  ambiguous {result.ambiguous}", end=""
    )
    print(f"  mismatched {result.mismatched}  mended {result.mended}", end="")
    print(f"  seconds {time.perf_counter() - began:.1f}")
    for phrase, count in result.blocking.most_common(options.top):
        print(f"{count:5d}  {phrase}")
    listed = [entry for entry in result.problems if not options.kind or entry[1].kind == options.kind]
    for number, problem in listed[: options.problems]:
        print(f"{number}: {problem}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
