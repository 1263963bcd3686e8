"""Keys of seats: 128 random bits, kept as a hash, compared in constant time."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import blake2b


def new_token() -> str:
    """A key for a seat."""
    return secrets.token_urlsafe(16)


def invitation(token: str, game: str) -> str:
    """The invitation of a game, made from the token of who began it: nobody has to keep it, and it tells
    nothing about the token."""
    key = game.encode()[:64]
    made = blake2b(token.encode(), key=key, digest_size=16, person=b"willpower invite").digest()
    return urlsafe_b64encode(made).rstrip(b"=").decode()


def invite_link(game: str, invite: str) -> str:
    """Where somebody who is invited goes."""
    return f"/join/{game}/{invite}"


def new_id() -> str:
    """The name of a game; not secret, but not to be guessed either."""
    return secrets.token_urlsafe(9)


def hashed(token: str, game: str) -> bytes:
    """What is kept of a token; it holds for one game only."""
    return blake2b(token.encode(), key=game.encode()[:64], digest_size=32, person=b"willpower seat").digest()


def matches(token: str, game: str, kept: bytes) -> bool:
    """Whether a token is the one that was kept."""
    return hmac.compare_digest(hashed(token, game), kept)
