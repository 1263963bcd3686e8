"""Which cards judge files assert."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from willpower.cards.database import CardDatabase
from willpower.judge.reading.errors import JudgeError
from willpower.judge.reading.reader import load_path, read_value
from willpower.judge.telling.report import OK, judge, judge_files


def asserted_cards(paths: Sequence[Path], databases: Sequence[CardDatabase]) -> frozenset[str]:
    """The fingerprints of the cards that stand at the start of a judge file which is met."""
    found: set[str] = set()
    for path in judge_files(paths):
        if judge(path, databases).verdict != OK:
            continue
        try:
            file = read_value(load_path(path), str(path), databases)
        except JudgeError:
            continue
        for player in file.start.players:
            for entries in player.zones.values():
                found.update(e.card.fingerprint for e in entries if e.card is not None and not e.filler)
    return frozenset(found)
