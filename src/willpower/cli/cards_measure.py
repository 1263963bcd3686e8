"""What was measured of a card file, as `willpower cards coverage --json` and `--details` write it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ..cards.card import Card, Face
from ..cards.community import LATER
from ..cards.errors import Refused, grouped
from ..coverage.report import Counts, Report
from ..coverage.result import ALIKE, OFFERED
from ..language.checks import Checked, Suspect
from ..language.compile import NO_RULE
from ..language.left_out import LeftOut, left_out
from ..language.lookup import compile_face, question
from ..language.trees import Trees


@dataclass(slots=True)
class Measured:
    """A report with what was found besides: entries that were not taken, wrong shapes, sets left out."""

    report: Report
    refused: Sequence[Refused] = ()
    suspects: list[tuple[str, str, str, Suspect]] = field(default_factory=list)  # set, number, name, what
    left_out: LeftOut | None = None

    def __post_init__(self) -> None:
        """Count the entries that were not taken among the entries of their sets and of the file."""
        for one in self.refused:
            for counts in (self.report.total, self.report.sets.setdefault(one.set_code, Counts())):
                counts.entries += 1

    def look(self, cards: Iterable[Card], trees: Trees) -> None:
        """Check the meaning of every text that is understood (language/checks.py)."""
        said: list[tuple[Card, str, Face, Checked]] = []
        for card in cards:
            for number, face in zip(card.face_ids, card.faces, strict=True):
                texts, context = question(face)
                said.append((card, number, face, trees.checked(texts, context.chant)))
        put = {name for *_, checks in said for name in checks.put}
        for card, number, face, checks in said:
            found = checks.suspects(put)
            if found and compile_face(face).understood:
                self.suspects += [(card.set_code, number, face.name, one) for one in found]

    def look_at_games(self, cards: Iterable[Card]) -> None:
        """Take over what the checks that take games have found: nodes that made no difference, offers and
        pairs of texts at odds, parts that were never at work."""
        tried = {one.id: one for one in self.report.exercised}
        by_text = {card.fingerprint: tried[card.id] for card in cards if card.id in tried}
        for card in cards:
            result = by_text.get(card.fingerprint)
            for face, suspect in result.suspects() if result is not None else ():
                if compile_face(card.faces[face]).word_for_word:
                    number, name = card.face_ids[face], card.faces[face].name
                    self.suspects.append((card.set_code, number, name, suspect))

    def leave_out(self, cards: Iterable[Card]) -> None:
        """Measure how much other sets say of each set."""
        self.left_out = left_out((card.set_code, face) for card in cards for face in card.faces)

    def counts(self, code: str | None) -> dict[str, int | None]:
        """The numbers of a set, or of the file."""
        counts = self.report.total if code is None else self.report.sets[code]
        wrong = {number for own, number, _, _ in self.suspects if code is None or own == code}
        found: dict[str, int | None] = {
            **counts.as_dict(),
            "refused": sum(code is None or one.set_code == code for one in self.refused),
            "suspect": len(wrong),
        }
        if self.left_out is not None:
            out = self.left_out
            found["left_out"] = out.entries if code is None else out.by_set.get(code, 0)
            found["left_out_strict"] = out.strict if code is None else out.strict_by_set.get(code, 0)
        return found

    def made(self) -> dict[str, int]:
        """How much was looked at by the checks that take games."""
        tried = self.report.exercised
        return {
            "games": sum(one.games for one in tried),
            "nodes": sum(one.nodes for one in tried),
            "replays": sum(one.replays for one in tried),
            "offers": sum(one.compared.get(OFFERED, 0) for one in tried),
            "pairs": sum(one.compared.get(ALIKE, 0) for one in tried),
        }

    def as_dict(self) -> dict[str, object]:
        """The report as one JSON object: numbers of the file and of each set, and what holds entries back."""
        found: dict[str, object] = {
            **self.report.as_dict(),
            "total": self.counts(None),
            "sets": {code: self.counts(code) for code in self.report.sets},
            "later": [{"rule": rule, "entries": n} for rule, n in later_rules(self.report, self.refused)],
            "refused": [{"reason": r, "entries": n} for r, n in grouped(one.reason for one in self.refused)],
            "suspects": [
                {
                    "card": number,
                    "name": name,
                    "paragraph": one.paragraph,
                    "check": one.check,
                    "node": one.node,
                }
                for _, number, name, one in self.suspects
            ],
        }
        if self.report.exercised:
            found["checks"] = self.made()
        if self.left_out is not None:
            found["templates"] = {
                "all": self.left_out.templates,
                "used_by_one": len(self.left_out.used_by_one),
                "used_by_none": len(self.left_out.used_by_none),
            }
        return found


def later_rules(report: Report, refused: Sequence[Refused]) -> list[tuple[str, int]]:
    """The types and keywords that no rule of 8.01 knows, with how many entries have each."""
    found = {
        (one.number, one.reason.removeprefix(f"{LATER}: ")) for one in refused if one.reason.startswith(LATER)
    }
    for number, _, problem in report.problems:
        if problem.words.endswith(NO_RULE):
            found.add((number, problem.words.removesuffix(NO_RULE)))
    return grouped(rule for _, rule in found)


def in_detail(measured: Measured) -> dict[str, object]:
    """Everything that was found, with what `--json` leaves out."""
    report, refused = measured.report, measured.refused
    rows: dict[str, object] = {}
    if measured.left_out is not None:
        rows["used_by_one"] = [[*one, card] for one, card in measured.left_out.used_by_one]
        rows["used_by_none"] = measured.left_out.used_by_none
    return {
        **measured.as_dict(),
        **rows,
        "not_understood": [
            {"id": number, "name": name, "paragraph": p.paragraph, "kind": p.kind, "at": p.words}
            for number, name, p in report.problems
        ],
        "not_taken": [
            {"id": one.number, "set": one.set_code, "reason": one.reason, "problem": str(one.problem)}
            for one in refused
        ],
        "mended": [
            {"id": number, "name": name, "paragraph": paragraph, "read_as": words}
            for number, name, paragraph, words in report.mended
        ],
        "unseen": [
            {"id": one.id, "name": one.name, "side": side, "part": part}
            for one in report.exercised
            for side, part in one.unseen
        ],
        "crashes": [
            {"id": one.id, "name": one.name, "seed": crash.seed, "what": crash.what, "where": crash.where}
            for one in report.exercised
            for crash in one.crashes
        ],
        "games": sum(one.games for one in report.exercised),
        "decisions": sum(one.decisions for one in report.exercised),
    }
