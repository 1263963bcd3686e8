"""References: how a file calls cards, things on the chase and players."""

from __future__ import annotations

import re
from typing import Final

from willpower.engine import BOTH_PLAYERS, NO_PLAYER

from .errors import JudgeError
from .fields import PLAYERS, text
from .loader import Value
from .model import Reference

_NUMBERED: Final = re.compile(r"(.*?)\s*#\s*(\d{1,4})")


def parse_reference(value: Value, what: str) -> Reference:
    """A reference: `A`, `Ogre`, `A.Ogre`, `A.Ogre#2`, `chase.Ogre`."""
    return reference(text(value, what), value.line, what)


def reference(written: str, line: int, what: str = "reference") -> Reference:
    """A reference out of its text."""
    said = written.strip()
    if said in PLAYERS:
        return Reference(line, said, "", player=BOTH_PLAYERS[PLAYERS.index(said)])
    owner = NO_PLAYER
    chase = False
    rest = said
    head, dot, tail = said.partition(".")
    if dot and head in PLAYERS:
        owner = BOTH_PLAYERS[PLAYERS.index(head)]
        rest = tail.strip()
    elif dot and head == "chase":
        chase = True
        rest = tail.strip()
    number = 0
    match = _NUMBERED.fullmatch(rest)
    if match is not None:
        rest = match[1]
        number = int(match[2])
        if number < 1:
            raise JudgeError(line, f"{what}: {said!r}: the numbers after # begin with 1")
    if not rest:
        raise JudgeError(line, f"{what}: {said!r} does not name a card")
    return Reference(line, said, rest, owner=owner, number=number, chase=chase)
