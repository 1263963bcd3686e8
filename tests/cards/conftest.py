"""Cards for the tests of cards, all of our own making; real card data only where a player has it."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# How fast the machine is says nothing about the cards.
settings.register_profile("cards", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("cards")

REAL_CARDS = Path(__file__).resolve().parents[3] / "shared" / "cards" / "development.json"


@pytest.fixture
def real_cards() -> Path:
    """The community's card file; the test is skipped where it is missing."""
    if not REAL_CARDS.exists():
        pytest.skip("needs the community's card file")
    return REAL_CARDS
