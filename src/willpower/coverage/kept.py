"""What came of trying cards, kept in a file, so that a card is tried once.

A result is found again by all that it depends on: the trees of the text, the card, the cards it names, the
engine, the way cards are tried, the rules and the seed. A file that is torn or foreign is ignored.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from willpower.abilities.base import walk
from willpower.abilities.nouns import NameIs
from willpower.cards.card import Card
from willpower.cards.database import CardDatabase
from willpower.cards.store import alone, data_folder, write_whole
from willpower.engine import engine_fingerprint
from willpower.language import compile_face
from willpower.language.outline import line

from .result import Exercised

_MAGIC: Final = b"willpower trials 1\n"
_LARGEST: Final = 64 * 1024 * 1024


class KeptTrials:
    """Results by what they depend on."""

    __slots__ = ("changed", "entries", "path")

    def __init__(self, path: Path) -> None:
        self.path = path
        self.changed = False
        self.entries: dict[str, Exercised] = _read(path)

    def get(self, key: str) -> Exercised | None:
        """What came of trying a card before; None if that is not known."""
        return self.entries.get(key)

    def put(self, key: str, result: Exercised) -> None:
        """Keep a result."""
        self.entries[key] = result
        self.changed = True

    def save(self) -> None:
        """Write the file if there is anything new; raises `OSError`."""
        if not self.changed:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with alone(self.path):  # what another process has kept meanwhile stays
            self.entries = {**_read(self.path), **self.entries}
            body = msgspec.msgpack.encode(self.entries)
            write_whole(self.path, _MAGIC + blake2b(body, digest_size=32).digest() + body)
        self.changed = False


def kept_trials() -> KeptTrials:
    """The results in the user's data folder."""
    return KeptTrials(data_folder() / "cache" / "trials.bin")


def key_of(card: Card, known: CardDatabase, *how: object) -> str:
    """Everything that the result of a card depends on, as a short text; `how` it is tried."""
    digest = blake2b(repr((engine_fingerprint(), _own_fingerprint(), how)).encode(), digest_size=16)
    digest.update(card.fingerprint.encode())
    for face in card.faces:
        for ability in compile_face(face).abilities:
            digest.update(line(ability).encode())
            for node in walk(ability):
                if isinstance(node, NameIs):
                    named = known.get(node.name)
                    digest.update(b"-" if named is None else named.fingerprint.encode())
    return digest.hexdigest()


@cache
def _own_fingerprint() -> str:
    """A short text that changes with every change of how cards are tried."""
    digest = blake2b(digest_size=16)
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()


def _read(path: Path) -> dict[str, Exercised]:
    start = len(_MAGIC) + 32
    try:
        if path.stat().st_size > _LARGEST:
            return {}
        raw = path.read_bytes()
    except OSError:
        return {}
    body = raw[start:]
    if raw[: len(_MAGIC)] != _MAGIC or blake2b(body, digest_size=32).digest() != raw[len(_MAGIC) : start]:
        return {}
    try:
        return msgspec.msgpack.decode(body, type=dict[str, Exercised])
    except (msgspec.DecodeError, RecursionError):
        return {}
