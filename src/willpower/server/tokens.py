"""Keys of seats: 128 random bits, kept as a hash, compared in constant time."""

from __future__ import annotations

import hmac
import secrets
from hashlib import blake2b


def new_token() -> str:
    """A key for a seat."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """The name of a game; not secret, but not to be guessed either."""
    return secrets.token_urlsafe(9)


def hashed(token: str, game: str) -> bytes:
    """What is kept of a token; it holds for one game only."""
    return blake2b(token.encode(), key=game.encode()[:64], digest_size=32, person=b"willpower seat").digest()


def matches(token: str, game: str, kept: bytes) -> bool:
    """Whether a token is the one that was kept."""
    return hmac.compare_digest(hashed(token, game), kept)
