"""Real card texts are not ours: tests that read them are skipped where the file is missing.

$WILLPOWER_REAL_CARDS may say where it is."""

import os
from pathlib import Path

import pytest

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "cards" / "development.json"


@pytest.fixture(scope="session")
def real_cards() -> Path:
    """The card file of the players' community."""
    file = Path(os.environ.get("WILLPOWER_REAL_CARDS") or BESIDE)
    if not file.is_file():
        pytest.skip("no file of real cards")
    return file
