"""What an instruction permits for a time: cards that are described, one of them, or the very cards named."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.nouns import Choose, Filter, IsOneOf, Noun, You
from willpower.abilities.quantities import Num
from willpower.abilities.statics import MayPlay
from willpower.abilities.words import PlayWay


def may_play(what: Noun, how: PlayWay = "") -> MayPlay:
    """You may play these cards; of "a card" or "two cards" that fit only so many (903.2d)."""
    limit = 0
    if isinstance(what, Choose):
        limit = what.most.n if isinstance(what.most, Num) else 0 if what.unbounded else 1
    return MayPlay(You(), Filter((IsOneOf(what),), S.ANYWHERE), how, limit=limit)
