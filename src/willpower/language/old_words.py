"""Rewrites of the wording of older rulebooks and cards; `normalise` puts them among its own."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final


def _prevented(match: re.Match[str]) -> str:
    """A sentence about who is dealt no damage, as one about preventing it."""
    who = match.group("who")
    who = who[0].lower() + who[1:]
    return (
        f"Prevent all {match.group('kind')}damage that would be dealt to {who}{match.group('until') or ''}."
    )


# (pattern, replacement, why), as in normalise.
OLD_WORDS: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str] | None, str], ...]] = (
    (r"\b(comes? into|in|into|leaves?|graveyard from) play\b", r"\1 the field", "an old name of the field"),
    (r"\bremoved? from (?:the|this) game zone\b", "removed area", "an old name of the zone"),
    (r"\bcome(s?) into ((?:a|the|your)(?: opponent's)? field)", r"enter\1 \2", "an old wording"),
    (
        r"\b([Ss]ummons? (?:this card|it|that (?:card|resonator)|target [\w '/-]{1,60}?)) "
        r"(?:in|)to (?:the|your|a|its owner's) field\b",
        r"\1",
        "14.9 of 2.0: a resonator is summoned to the field",
    ),
    (r"(?<=\[Trigger\] )Any time:", "Anytime:", "one way to write it"),
    (
        r"\bcannot (?:participate in (?:a )?battles?|declare (?:an attack or a block|attacks or blocks))\b",
        "cannot attack or block",
        "14.15 of 2.0",
    ),
    (
        r"\bcannot (?:participate in (?:an )?attacks?|declare (?:an attack|attacks))\b",
        "cannot attack",
        "14.15 of 2.0",
    ),
    (
        r"\bcannot (?:participate in (?:a )?blocks?|declare (?:a block|blocks)"
        r"|be declared as (?:a )?blockers?)\b",
        "cannot block",
        "14.15 of 2.0",
    ),
    (r"\byour opponent declares an attack\b", "a J/resonator your opponent controls attacks", "5.6.2 of 2.0"),
    (r"\byou declare an attack\b", "a J/resonator you control attacks", "5.6.2 of 2.0"),
    (r"(?<=[\w)]) declares an attack\b", " attacks", "5.6.2 of 2.0"),
    (r"(?<=[\w)]) declares a block\b", " blocks", "5.6.3 of 2.0"),
    (
        r"\b(?:attacks directly|makes a direct attack|declares a direct attack)\b",
        "attacks a player",
        "5.6.2 of 2.0: an attack on a player is direct",
    ),
    (
        r"\bin (?:(?:all|both)(?: players')? fields|each(?: player's)? field)\b",
        "in the field",
        "14.26 of 2.0",
    ),
    (r"\bcannot be the targets? of attacks\b", "cannot be attacked", "6.1 of 2.0"),
    (
        r"\bThe (?:attribute|free) cost of ([\w /-]{1,40}?) you play is reduced by ((?:\{\w\}){1,6})",
        r"You pay \2 less to play \1",
        "1.4.5 of 2.0",
    ),
    (
        r"\b(pays? (?:\{\w\}){1,6} (?:more|less)) to activate abilities\b",
        r"\1 to play activate abilities",
        "901.1a",
    ),
    (r"\bit is removed from the game instead\b", "remove it from the game instead", "other words"),
    (
        r"\b([Ii]f you) have (\w{1,9} or (?:more|less|fewer) (?:resonators|magic stones|additions))(?=[,.])",
        r"\1 control \2",
        "other words",
    ),
    (r"\bThe battle ends\.", "End the battle.", "other words"),
    (r"\bis set in a ((?:chant-)?standby area)\b", r"is put into a \1", "2.6.3 of 2.0"),
    (r"\bX multiplied by 100\b", "X00", "one way to write it"),
    (
        r"\b([Tt])ake(s?) control of\b",
        lambda m: f"{'G' if m.group(1) == 'T' else 'g'}ain{m.group(2)} control of",
        "other words",
    ),
    (r"\ball abilities and symbol skills\b", "all abilities and all symbol skills", "one way to write it"),
    (r"\boriginal (?=ATK\b|DEF\b)", "printed ", "14.12 of 2.0"),
    (
        r"\bHalve (your opponent's|your|target player's) life\b",
        lambda m: f"{m.group(1)[0].upper()}{m.group(1)[1:]} life becomes half",
        "other words",
    ),
    (r"\b(your|their) hand(?: size)? limit\b", r"\1 maximum hand size", "3.3 of 2.0"),
    (r"\bYour hand(?: size)? limit\b", "Your maximum hand size", "3.3 of 2.0"),
    (
        r"(?<=, )pay ((?:\{\w{1,4}\}){1,9})\. If you don't,",
        r"you may pay \1. If you don't,",
        "who does not pay has not",
    ),
    (
        r"\b([Rr]eturns? target [\w/-]{1,20}(?: [\w/-]{1,20}){0,5}?) to hand\b",
        r"\1 to its owner's hand",
        "3.1 of 5.x: it is its owner's",
    ),
    (r"\b(opponent|player|controller)( shows)(?= (?:their|his or her) hand\b)", r"\1 reveals", "other words"),
    (
        r"(\[Judgment\] [^.]{1,80}\. )(?:You (?:can|may) )?(?:[Dd]o|[Pp]erform) judgment only if\b",
        r"\1Play this ability only if",
        "other words",
    ),
    (
        r"\bSkip your opponent's next (\w{1,20}) phase\b",
        r"Your opponent skips their next \1 phase",
        "other words",
    ),
    (
        r"\b(?P<who>This card|Target [\w/-]{1,20}(?: [\w/-]{1,20}){0,5}?) "
        r"(?:isn't dealt|is not dealt|does not receive|doesn't receive) "
        r"(?P<kind>battle |)damage(?P<until> (?:until end of|this) turn)?\.",
        _prevented,
        "8.2 of 2.0",
    ),
    (
        r"\bDamage (?P<kind>)dealt to (?P<who>this card|target [\w/-]{1,20}(?: [\w/-]{1,20}){0,5}?) "
        r"becomes 0(?P<until> (?:until end of|this) turn)?\.",
        _prevented,
        "8.2 of 2.0",
    ),
)
