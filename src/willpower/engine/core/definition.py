"""A card as the engine uses it; text/definition.py makes them from printed cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from willpower.cards.card import Card
from willpower.rules.edition import Edition

from .ids import UNDETERMINED
from .objects import Chars

if TYPE_CHECKING:
    from mypy_extensions import i64


class Definition:
    """A card as the engine uses it: the characteristics of each side."""

    __slots__ = (
        "card",
        "double_sided",
        "faces",
        "index",
        "inverse",
        "key",
        "partial",
        "past_kinds",
        "rules",
        "shift",
        "sign",
        "token_ref",
    )

    def __init__(self, card: Card | None, faces: tuple[Chars, ...], key: str) -> None:
        self.card = card
        self.faces = faces
        self.key = key
        self.sign: i64 = 0  # for keys of positions (keys.py), 0 before somebody asked
        self.index = UNDETERMINED
        self.partial: tuple[str, ...] = ()
        self.past_kinds: i64 = UNDETERMINED  # the events whose cards its text asks for (change/past.py)
        self.rules: Edition | None = None  # the edition whose reading of the text this is, if it differs
        self.token_ref: tuple[int, int] = (UNDETERMINED, UNDETERMINED)
        # 1302.2, 1302.2a, 1302.3: the two kinds of double-sided cards; rulers are not among them (1302.1a).
        self.shift = len(faces) > 1 and "shift" in faces[0].ab.keywords
        self.inverse = len(faces) > 1 and not self.shift and "Inverse" in faces[1].races
        self.double_sided = self.shift or self.inverse
