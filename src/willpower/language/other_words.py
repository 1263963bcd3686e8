"""Rewrites of words that say the same as others; `normalise` puts them among its own."""

from __future__ import annotations

from typing import Final

_DONE: Final = "revealed|discarded|banished|removed|destroyed|returned|drawn|shuffled|put"

# (pattern, replacement, why), as in normalise.
OTHER_WORDS: Final[tuple[tuple[str, str, str], ...]] = (
    (r"; or, (?=(?:if|as long as) )", "; or ", "one way to write it"),
    (r"(?<=\w) as well(?=\.)", "", "said of what is done besides"),
    (r"(?<=\. )Also,? (?=[a-z])", "", "said of what is done besides"),
    (r"(?<=\blife) totals?(?= (?:is|are|becomes?)\b)", "", "a player's life is one number"),
    (r"\balready (?=rested\b|recovered\b)", "", "said of what is so"),
    (r"\bnon(?=(?:light|fire|water|wind|darkness)\b)", "non-", "one way to write it"),
    (r"\bthe same number of cards\b", "that many cards", "other words"),
    (
        r"\b[Cc]hoose(s?) and (discard|banish)(?=s?\b|es\b)",
        r"\2",
        "1011.2, 1019.1: whoever does it chooses anyway",
    ),
    (
        r"(^|[.⇒:-] )All ((?:battle )?damage that would be dealt (?:to|by) [\w '/-]{2,60}?) is prevented\b",
        r"\1Prevent all \2",
        "other words",
    ),
    (
        r"\ball ((?:battle )?damage that would be dealt (?:to|by) [\w '/-]{2,60}?) is prevented\b",
        r"prevent all \1",
        "other words",
    ),
    (r"(^|[.⇒:-] )Set (your|your opponent's|target player's) life to\b", r"\1\2 life becomes", "other words"),
    (r"\b(gains?) \+(\d{3,4}) ATK\b(?! and)", r"\1 [+\2/+0]", "206.1: written as values"),
    (r"\b(gains?) \+(\d{3,4}) DEF\b(?! and)", r"\1 [+0/+\2]", "206.1: written as values"),
    (
        r"\bwould be dealt (this turn|until end of turn) ((?:by|to) [\w /\[\],-]{2,80})(?=\.)",
        r"would be dealt \2 \1",
        "the time stands at the end",
    ),
    (
        r"(^|\. )You (?:may|can) only play this card (?=during|if|from)",
        r"\1Play this card only ",
        "other words",
    ),
    (
        rf"\bresonator card(s?)(?= (?:that (?:was|were) )?(?:{_DONE})(?: [\w']{{1,12}}){{0,4}} this way\b)",
        r"resonator\1",
        "cards that were moved are no longer in the field",
    ),
    (
        r"\b([Ff])or each (attribute|race|name) among\b",
        r"\1or each different \2 among",
        "one way to write it",
    ),
    (r"\bthat's (?=(?:attacking|blocking|rested|recovered|damaged)\b)", "that is ", "one way to write it"),
    (
        r"^(At (?:the )?end of (?:the |each )?battle(?: ⇒|,) [Ii]f (?:this card|it)) attacked or blocked"
        r"(?: (?:in|during) (?:this|that|the) battle)?(?=,)",
        r"\1 is attacking or blocking",
        "the battle has not ended yet (807.4)",
    ),
    (r"(^|\. )This card can be played only (?=during|if|from)", r"\1Play this card only ", "other words"),
    (r"\b([Rr]emove this card from the game) as it resolves\b", r"\1", "it is one of its instructions"),
    (r"\b([Ww]hen(?:ever)?) your deck is shuffled\b", r"\1 you shuffle your deck", "1021.1"),
    (r"\bremoved with (?=this card\b(?!')|it\b)", "removed by ", "other words"),
    (
        r"(\byour deck\b.{1,120}? (?:[Rr]eveal|[Ll]ook at) the top card)(?=[.,]| and\b)",
        r"\1 of your deck",
        "words left out: it is the deck that was spoken of",
    ),
    (
        r"\bcannot play ((?:activate )?abilities) (?:or|and) (\w+)(?= (?:during|this|until)\b|[.,])",
        r"cannot play \2 and cannot play \1",
        "cards and abilities are forbidden each by itself",
    ),
    (r"(?<!zone )\bother than (an?) (?=[A-Z])", r"that isn't \1 ", "other words"),
    (r"\bcan neither (\w+) nor (\w+)\b", r"cannot \1 or \2", "other words"),
    (r"\bUse (?=(?:this|that) will only to\b)", "Spend ", "other words"),
    (r" as well(?=[.,])", "", "nothing is taken back by it"),
    (r"\bno opponent controls\b", "your opponent doesn't control", "there is one (102.1)"),
    (r"\bby ((?:[\w/-]{2,20} ){0,2}[\w/-]{2,20}s)' abilities\b", r"by abilities of \1", "other words"),
    (
        r"^(This card (?:gains|has|deals|cannot) [^.]{3,80}?) "
        r"(?:while|as long as) (?:it is|it's) (?=battling\b)",
        r"\1 while ",
        "said of this card alone",
    ),
    (r"\b(cannot play) any more (?=\w+s\b)", r"\1 ", "what is played already is not undone"),
    (
        r"\b([Pp]lay) only (?=during (?:your|your opponent's) turn\.$)",
        r"\1 this card only ",
        "words left out",
    ),
)
