"""Real card texts are not ours: tests that read them are skipped where the file is missing."""

from pathlib import Path

import pytest

REAL_CARDS = Path(__file__).resolve().parents[3] / "shared" / "cards" / "development.json"


@pytest.fixture(scope="session")
def real_cards() -> Path:
    """The card file of the players' community."""
    if not REAL_CARDS.exists():
        pytest.skip("no file of real cards")
    return REAL_CARDS
