"""Every bundled card stands in a judge file of judge/cards; those are run with all the others."""

from __future__ import annotations

from pathlib import Path

from willpower.cards.bundled import bundled_cards
from willpower.judge.reading.reader import load_path, read_value
from willpower.judge.telling.report import judge_files

CARDS = Path(__file__).parents[2] / "judge" / "cards"


def test_every_bundled_card_is_asserted() -> None:
    found: set[str] = set()
    for path in judge_files([CARDS]):
        for player in read_value(load_path(path), str(path), []).start.players:
            for entries in player.zones.values():
                found.update(e.card.name for e in entries if e.card is not None and not e.filler)
    # The filler of decks and the ruler without text are what stands in every file.
    missing = {card.name for card in bundled_cards()} - found - {"Filler", "Plain Ruler"}
    assert not missing
