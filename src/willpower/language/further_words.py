"""Further rewrites of words that say the same as others, as in more_words.py."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from .more_words import DO, FROM, GERUND

_DOING: Final = {doing: do for do, doing in GERUND.items()}
_THING: Final = "magic stone|resonator|J/resonator|addition|regalia|chant"
_DONE: Final = "revealed|discarded|banished|removed|destroyed|returned|drawn"
_COUNT: Final = r"a card|two cards|three cards"
_ATTACKER: Final = r"attacking (?:J/)?resonator|(?:J/)?resonator (?:attacking|that attacks)(?: you)?|attacker"

# (pattern, replacement, why), as in normalise.
FURTHER_WORDS: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str], str], ...]] = (
    (
        r"(\bcannot attack\b[^.]{0,60} unless (?:your opponent|that player|(?:its|their) controllers?|they) "
        rf"pays? [^., ]+(?: life)?) for each (?:{_ATTACKER})(?=\.)",
        r"\1 for each of them",
        "803.5: asked of each that is to attack",
    ),
    (
        rf"\b([Yy]our opponent) discards ({_COUNT})\. If ([^.,]{{5,80}}), look at (?:your opponent's|their) "
        r"hand and choose (?:those cards|that card|the cards|the card|them|it) instead(?=\.)",
        lambda m: (
            f"If {m[3]}, look at your opponent's hand, choose {m[2]} from it and your opponent discards "
            f"{'it' if m[2] == 'a card' else 'them'}. Otherwise, your opponent discards {m[2]}"
        ),
        "1019.1: who chooses what is discarded",
    ),
    (
        r"^(?:During e|E)ach turn, ([^.,]{3,60} (?:can|may) (?:attack|block) (?:up to )?"
        r"(?:\w+ times|twice))\.$",
        lambda m: f"{m[1][0].upper()}{m[1][1:]} each turn.",
        "the time stands behind",
    ),
    (r"\bthe named type\b", "the chosen type", "other words"),
    (
        r"\bwith a name different (from|than) ",
        r"with a different name \1 ",
        "one way to write it",
    ),
    (
        rf"\bwith a different name (?:from|than) (?:(?:each|any|a) ({_THING})|"
        rf"(?:all |the |any )?({_THING})s) you control(?=[, .])",
        lambda m: f"that doesn't share a name with a {m[1] or m[2]} you control",
        "other words",
    ),
    (
        r"^((?:When|Whenever) this card (?:(?! or another )[^⇒.]){3,60} ⇒ (?:You may )?[Ss]earch your "
        r"deck for an? [\w -]{3,40}) with a different name(?=,| and\b)",
        r"\1 with a different name than this card",
        "there is no other",
    ),
    (
        rf"\bthat (?:was|were) (?=(?:(?:{_DONE})|put into (?:your|a|their|the) (?:graveyard|hand|field)) "
        r"this way\b)",
        "",
        "words left out",
    ),
    (
        r"\ba source other than a (resonator|J/resonator)\b",
        r"a non-\1 source",
        "other words",
    ),
    (
        r"\bsources other than (resonator|J/resonator)s\b",
        r"non-\1 sources",
        "other words",
    ),
    (
        r"\b([Ww]hen|[Ww]henever) (this card|a card) becomes (bestowed|added) to (?=a\b)",
        r"\1 \2 is \3 to ",
        "other words",
    ),
    (
        r"\b(Choose (?:one|two)) - ([^⇒]{10,300}?)\. Each mode may be chosen only once (?:per|each|a) "
        r"turn(?=\.)",
        r"\1 that hasn't been chosen this turn - \2",
        "other words",
    ),
    (
        r"\b(each (?:other )?(?:J/)?resonator(?: you control)?) attacking this turn\b",
        r"\1 that attacked this turn",
        "other words",
    ),
    (
        r"(\b[Tt]his card deals \d+ damage to target [^.]{3,50}\. If [^.,]{3,60}, )(?:it|this card) deals "
        r"(\d+) damage and ([^.]{5,70}) instead(?=\.)",
        r"\1this card deals \2 damage to it and \3 instead",
        "one way to write it",
    ),
    (
        r"\brest your recovered (ruler|J-ruler|J/ruler)\b",
        r"rest your \1",
        "1004.1: what is rested was recovered",
    ),
    (
        r"\b(resonators?|J/resonators?|cards?) (?:with no|without(?: the| a)?) "
        r"(light|fire|water|wind|darkness) attribute\b",
        r"non-\2 \1",
        "one way to write it",
    ),
    (
        r"\b(target|a|an) (automatic|activate) or (automatic|activate) ability\b",
        r"\1 \2 ability or \3 ability",
        "words left out",
    ),
    (r"\b([Cc]ards?) (with|of) the same type\b", r"\1 \2 the same card type", "one way to write it"),
    (r"\b([Cc]ards?) that (shares?) a type with\b", r"\1 that \2 a card type with", "one way to write it"),
    (
        r"\benter (?:the|a) field rested\b(?=\.)",
        "enter the field rested",
        "one way to write it",
    ),
    (
        r"^W(?:hen|hile) you control ([^.,]{3,60}), ((?:this card costs|you (?:may )?pay|pay) [^.]{3,60})\.$",
        r"If you control \1, \2.",
        "902.1: it is asked all the time",
    ),
    (
        r"(?<=\. )Use (?:it|that will|this will) only (to|for) ",
        r"Spend this will only \1 ",
        "one way to write it",
    ),
    (
        r"(?<=\. )(?:This|That) will can only be (?:used|spent) (to|for) ",
        r"Spend this will only \1 ",
        "one way to write it",
    ),
    (
        r"\b(were put into|are put into) graveyards(?= this (?:turn|game)\b)",
        r"\1 a graveyard",
        "one way to write it",
    ),
    (
        rf"\b({FROM})\. If you do, ({DO}) ([^.,]{{3,80}}?) as an additional cost to play "
        r"(?:it|this card)(?=\.)",
        lambda m: f"{m[1]} by {GERUND[m[2]]} {m[3]} as an additional cost",
        "other words",
    ),
    (
        r"(\b[Yy]ou may play [^.,]{3,50} from your (?:graveyard|removed area))\. (?:They|Those cards|Cards "
        r"played this way) cost (\{\d\}) more(?: to play(?: this way)?)?(?=\.)",
        r"\1 by paying \2 more",
        "other words",
    ),
    (
        r"\b([Ww]hen|[Ww]henever) ([^⇒.,:]{3,60}) becomes the (?:target|object) of an attack(?= ?⇒|[,:])",
        r"\1 \2 is attacked",
        "803.5: so an attack is called",
    ),
    (
        r"(^|\[Trigger\] )When (?:your opponent|a J/resonator your opponent controls) attacks(?: you)? with "
        r"(two|three) or more ([\w/]+s) (?:this|in a|in the same|in one) turn:",
        r"\1Your opponent attacked with \2 or more \3 this turn:",
        "1113.2b: a condition, which asks what was done",
    ),
    (
        r"^([A-Z][^.⇒:]{5,70})\. If ([^.]{5,90}), repeat this process once\.$",
        lambda m: f"{m[1]}. If {m[2]}, {m[1][0].lower()}{m[1][1:]}.",
        "what the process was is said",
    ),
    (
        r"\b(for each [\w/-]+) and ([\w/ -]{3,25} that (?:entered|was put into|were put into)\b)",
        r"\1 or \2",
        "one of either",
    ),
    (
        r"\bthat many cards from (that player's|their|your|your opponent's) deck into "
        r"(?=(?:their|your|a|his or her) graveyard\b)",
        r"that many cards from the top of \1 deck into ",
        "304.3: from the top",
    ),
    (
        r"(^|[.⇒:] )[Cc]hoose (target [^.]{3,60}? and )(target [^.]{3,60}?)\. "
        r"(?:They|Those (?:J/)?resonators) (deal damage equal to their ATK to each other)(?=\.)",
        lambda m: f"{m[1]}T{m[2][1:]}{m[3]} {m[4]}",
        "what is chosen is named",
    ),
    (
        r"^(All|Each) ([^.,]{3,60}?) (gains?) (\[[^\]]+\]) until end of turn\. If ([^.]{5,140}), "
        r"(?:instead )?only ([^.,]{3,60}?) gain (\[[^\]]+\])(?: until end of turn)?(?: instead)?\.$",
        lambda m: (
            f"If {m[5]}, {m[6]} gain {m[7]} until end of turn. Otherwise, {m[1].lower()} {m[2]} "
            f"{m[3]} {m[4]} until end of turn."
        ),
        "of two that happens or not one is done",
    ),
    (
        r"^(\[Stealth\] )([A-Z])(?=[a-z]+ or more\b)",
        lambda m: m[1] + m[2].lower(),
        "a condition begins so",
    ),
    (
        r"^When(?:ever)? ((?:(?! ⇒)[^.])+ would [^.⇒]+) ⇒ ([A-Z])([^⇒]+ instead\.)$",
        lambda m: f"If {m[1]}, {m[2].lower()}{m[3]}",
        '"when ... would ... instead" is an "if"',
    ),
    (
        r"\b(will symbols?) (?:in|on) its attribute(?: cost)?(?=[.,])",
        r"\1 in its attribute cost",
        "one way to write it",
    ),
    (
        r"\b(will symbols?) (?:in|on) the (\w+) card(?:'s)? attribute cost\b",
        r"\1 in the \2 card's attribute cost",
        "one way to write it",
    ),
    (r"\bif you still control (it|that (?:J/)?resonator)\b", r"if you control \1", "then, not before"),
    (
        r"(\bwould be destroyed[^.,⇒]{0,60}), (?:it|this card) isn't destroyed\. ([A-Z])([^.]+ instead\.)",
        lambda m: f"{m[1]}, {m[2].lower()}{m[3]}",
        "what happens instead is said",
    ),
    (
        r"(\b[Pp]ut an? (\[[^\]]+\]|\w+) counter on [^.]{3,60}\. (?:Then, )?[Ii]f it has \w+ or more)"
        r"(?: of them)?,",
        r"\1 \2 counters on it,",
        "words left out",
    ),
    (
        r"(\. If you do, this card deals \d+ damage to target (?:[\w-]+ ){0,2}?((?:J/)?resonator)[^.]{0,40}"
        r"\. If you don't, (?:it|this card) deals \d+ damage) instead(?=\.)",
        r"\1 to that \2",
        "it was one target",
    ),
    (
        r"^(As an additional cost to play this card, you may (banish|discard|reveal) an? ([\w/-]+)(?: from "
        r"your hand)?\.) ([A-Z][^⇒]{5,120}?\.) If you \2(?:e?d) an? \3(?: this way)?, ",
        "\\1\n\\4\nIf you paid the additional cost, ",
        "each an ability of its own",
    ),
    (
        r"^As an additional cost to (attack|block|attack or block) with this card, (?:you )?"
        r"([a-z][^.]{5,90})\.$",
        r"This card cannot \1 unless you \2.",
        "803.5, 804.4: it is done for the attack",
    ),
    (
        r"\b([Ll])ook at your opponent's ((?:magic stone )?deck) and put a (?:card|magic stone) from "
        r"(?:it|among them) into their graveyard\. Then (?:they|your opponent) shuffles? "
        r"(?:it|that deck|their \2)(?=\.)",
        r"\1ook at all cards in your opponent's \2 and put one of them into their graveyard. Then "
        r"your opponent shuffles their \2",
        "other words",
    ),
    (
        rf"^You may play this card(?: from your hand)? without paying its cost by ({'|'.join(_DOING)}) "
        r"([^.,]{3,60})\.$",
        lambda m: f"You may {_DOING[m[1]]} {m[2]} rather than pay this card's cost.",
        "903.2i-ii: it is another cost",
    ),
    (
        r"\bIf an? token would be put into (the|your) field( under your control)?, twice that many are put "
        r"into \1 field( under your control)? instead(?=\.)",
        r"If one or more tokens would be put into \1 field\2, put twice that many into \1 field instead",
        "other words",
    ),
    (
        r"\b([Ss]earch your deck for an? [^.,]{3,60}), put it on top of your deck, then shuffle the "
        r"rest(?: of your deck)?(?=\.)",
        r"\1, then shuffle your deck and put that card on top of your deck",
        "1021.2a: in whichever order it is said",
    ),
    (
        r"^([A-Z][^.⇒]{5,80}?) (?:during )?the turn (?:in which )?this card entered (?:the|your) field\.$",
        lambda m: f"As long as this card entered the field this turn, {m[1][0].lower()}{m[1][1:]}.",
        "other words",
    ),
    (
        r"(\bwith an? (\[[^\]]+\]|\w+) counter on (?:it|them)[^.]{3,60}) without one(?=[.,])",
        r"\1 without a \2 counter on them",
        "words left out",
    ),
    (
        r"(\binto (?:the|your) field[^.]{0,40}\. It (?:gains|loses) [^.]{3,60}?) (?:for )?as long as "
        r"it(?: is|'s) (?:still )?in the field(?=\.)",
        r"\1",
        "302.3: elsewhere it is another object",
    ),
    (r"\battacking alone\b", "attacking", "803.3: each attack is one card's"),
    (
        r"^(Whenever you gain life ⇒ [^.⇒]{3,40} gains?) that much (ATK|DEF)( until end of turn)?\.$",
        lambda m: (
            f"{m[1]} [{'+X/+0' if m[2] == 'ATK' else '+0/+X'}]{m[3] or ''}, where X is the life gained."
        ),
        "206.1: written as values",
    ),
)
