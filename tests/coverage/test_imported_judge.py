"""Judge files about cards that players import: they name the cards, and the texts stay with the players."""

from functools import cache
from pathlib import Path

import pytest

from willpower.cards.database import CardDatabase, load_cards
from willpower.coverage.asserted import asserted_cards
from willpower.judge.telling.report import OK, judge

FOLDER = Path(__file__).parents[1] / "imported"
FILES = sorted(FOLDER.glob("*.yaml"))


@cache
def known(path: Path) -> CardDatabase:
    return load_cards(path)


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_it_is_met(file: Path, real_cards: Path) -> None:
    verdict = judge(file, [known(real_cards)])
    assert verdict.verdict == OK, verdict.detail


def test_each_asserts_a_card_of_its_own(real_cards: Path) -> None:
    own = [asserted_cards([file], [known(real_cards)]) for file in FILES]
    imported = {card.fingerprint for card in known(real_cards)}
    assert len({print for found in own for print in found & imported}) >= 20
