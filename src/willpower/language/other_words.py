"""Rewrites of words that say the same as others; `normalise` puts them among its own."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from .further_words import FURTHER_WORDS
from .more_words import MORE_WORDS
from .more_words import without_comma as without_comma

_DONE: Final = "revealed|discarded|banished|removed|destroyed|returned|drawn|shuffled|put"

_THEIR: Final = {"don't": "their", "doesn't": "its"}
_MANY: Final = {"two": 2, "three": 3, "four": 4, "five": 5}
# From the beginning of the paragraph on, no player but you: then the other player is your opponent.
_NO_PLAYER: Final = r"^((?:(?!\b(?:player|opponent|controller|owner)s?\b)[^\n])*?)"
_WILL: Final = {"Light": "{W}", "Fire": "{R}", "Water": "{U}", "Wind": "{G}", "Darkness": "{B}"}

# (pattern, replacement, why), as in normalise.
OTHER_WORDS: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str], str], ...]] = (
    (
        r"(\btop (?:card|\w{2,5} cards) of your magic stone deck(?:(?!\bdeck\b)[^⇒]){0,120}? on "
        r"(?:the bottom|the top|top))(?=(?: in any order)?[.,])",
        r"\1 of your magic stone deck",
        "words left out: it goes back to the deck that was spoken of",
    ),
    (r"; or, (?=(?:if|as long as) )", "; or ", "one way to write it"),
    (
        r"\b([Ii]t|[Tt]hey) (gains?) ([^.,;]{3,60}?) as well(?=\.)",
        r"\1 also \2 \3",
        "for as long as what it gained",
    ),
    (r"(?<=\w) as well(?=\.)", "", "said of what is done besides"),
    (r"(?<=\. )Also,? (?=[a-z])", "", "said of what is done besides"),
    (r"(?<=\blife) totals?(?= (?:is|are|becomes?)\b)", "", "a player's life is one number"),
    (r"(?<!\bis )(?<!'s )(?<!\bare )(?<!'re )\balready (?=rested\b|recovered\b)", "", "said of what is so"),
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
        r"^(At (?:the )?end of (?:the |each )?battle(?: ⇒|,) [Ii]f (?:this card|it) (?:attacked|blocked)"
        r"(?: or (?:attacked|blocked))?)(?=,)",
        r"\1 this battle",
        "the battle has not ended yet (807.4)",
    ),
    (
        r"\b(attacked|blocked|damage) (?:in|during) (?:this|that|the) battle\b",
        r"\1 this battle",
        "one way to write it",
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
    (r"\b(This card\b[^.]{3,80}? than) its own\b", r"\1 this card's", "said of this card alone"),
    (
        r"(?<=\w) back (?=on top\b|on the bottom\b|into (?:your|their|its)\b)",
        " ",
        "said of what was there before",
    ),
    (r"\bplay (an|one|two) additional magic stone(?=s?\b)", r"call \1 additional magic stone", "710.1"),
    (
        r"(\binto (your|their|your opponent's|its owner's) graveyard\b.{1,80}?) put there (?=this way\b)",
        r"\1 put into \2 graveyard ",
        "other words",
    ),
    (r"\bby one source of your choice\b", "by a source of your choice", "one way to write it"),
    (
        r"((?:^|[.⇒:] ))(Return|Put) (it|that card|this card|them|those cards) ([^.]{5,60}?) "
        r"(at (?:the )?(?:end|beginning) of [^.,]{4,40})(?=\. (?:It|They|That (?:card|resonator)) gains?\b)",
        lambda m: f"{m[1]}{m[5][0].upper()}{m[5][1:]}, {m[2].lower()} {m[3]} {m[4]}",
        "906.8: what is said behind it of the card is of that time",
    ),
    (
        r"(^|[.⇒:] )(It|That (?:card|resonator|J/resonator)) recovers and gains\b",
        lambda m: f"{m[1]}Recover {m[2][0].lower()}{m[2][1:]}. It gains",
        "other words",
    ),
    (
        r"(^|[.⇒:] )Target ([\w /'-]{2,60}?) recovers and gains\b",
        r"\1Recover target \2. It gains",
        "other words",
    ),
    (
        r"(?<=[.⇒:] )(Return|Put) (it|that card|them|those cards) ([^.]{5,60}?) when this card leaves "
        r"(?:the|your) field\.",
        lambda m: f"When this card leaves the field, {m[1].lower()} {m[2]} {m[3]}.",
        "the time stands in front",
    ),
    (
        r"\b((?:controls?|are|have|has) (?:two|three|four|five)(?: or more)? [^.,]{3,40}?s) "
        r"(?:with|of) (?:the )?same (name|race|attribute)(?! as\b)",
        r"\1 that share a \2",
        "other words",
    ),
    (
        r"\b([Ii]f) (?:it's|it is|that spell is) (?=cancelled this way, (?!(?:remove|return|put) it))",
        r"\1 a spell is ",
        "other words",
    ),
    (
        r"^(This card cannot be \w+ by [\w /]{2,40}s with [\w ]{3,40} than) its (?=ATK|DEF|total cost)",
        r"\1 this card's ",
        "those are several, so it is this card",
    ),
    (r"(^|[.⇒:-] )Each time (?=\w)", r"\1Whenever ", "other words"),
    (r"(?<=\w )each time (?=(?:it|this card|you|your|that|they|an?)\b)", "whenever ", "other words"),
    (r"\bfor as long as\b", "as long as", "other words"),
    (r"\bremains in the field\b", "is in the field", "other words"),
    (r"\bentered a field\b", "entered the field", "there is one field (307.1)"),
    (r"\b(enters?) (?:his or her|their) field (?=rested\b)", r"\1 the field ", "there is one field (307.1)"),
    (
        r"\brounded (up|down) to the nearest (?:hundred|100)\b",
        r"rounded \1",
        "life and damage are in hundreds",
    ),
    (r"(?<=\blife) at (?:one|a single|a) time\b", "", "said of one gain or loss"),
    (r"\b([Ii]ts|[Tt]heir) own (?=ATK\b|DEF\b|total cost\b|name\b)", r"\1 ", "said of the card itself"),
    (
        r"\b(ATK|DEF|total cost) (greater|less|higher|lower) than its own\b",
        r"\1 \2 than its \1",
        "words left out",
    ),
    (
        r"(^|\. )You (?:cannot|can't|may not) play this ability unless\b",
        r"\1Play this ability only if",
        "other words",
    ),
    (r"(^|\. )You may not play this ability more\b", r"\1You cannot play this ability more", "other words"),
    (
        r"^(At the (?:end|beginning) of each turn) in which ([\w '/-]{3,80})(?=,| ⇒)",
        r"\1, if \2 this turn",
        "other words",
    ),
    (r"\b([Pp]ut) another (?=(?:\[[^\]]{1,20}\]|\w{2,20}) counters?\b)", r"\1 a ", "one more of them"),
    (r"\b(choose) a new target for (?:the|that) copy\b", r"\1 new targets for the copy", "one of them"),
    (r"\bnew targets for that copy\b", "new targets for the copy", "other words"),
    (r"\bthat resonator spell\b", "that spell", "what was spoken of"),
    (r"\brather than its cost\b", "rather than pay its cost", "words left out"),
    (
        r"(^|- |\. )You may play this card by paying ((?:\{\w+\}){1,9}) rather than pay(?:ing)? its cost\b",
        r"\1You may pay \2 rather than pay this card's cost",
        "other words",
    ),
    (
        r"(^|- |\. )You may pay ((?:\{\w+\}){1,9}) instead of (?:paying )?(this card's|its) cost\b",
        r"\1You may pay \2 rather than pay \3 cost",
        "other words",
    ),
    (
        r"\b([Pp]uts?) (it|them|that card|those cards) back into the field\b",
        r"\1 \2 into the field",
        "other words",
    ),
    (
        r"\bfor each ((?:[\w/-]{2,20} ){0,2})(card|resonator|J/resonator|chant|addition) with a different "
        r"name(?= (?:in|you)\b)",
        r"for each different name among \1\2s",
        "other words",
    ),
    (
        r"(?<=\. )(If [^.\"]{3,120}?, (?:you|your opponent|this card|it|draw|put|target) [^.,\"]{3,80}?)"
        r" instead and ([^.,\"]{3,80})(?=\.)",
        r"\1 and \2 instead",
        "both happen instead",
    ),
    (
        r"((?:^|[.⇒:] )(?!Each|If)[^.\"]{3,60} gains [^.\"]{3,80} until end of turn) and "
        r"(cannot [^.\"]{3,80} (?:until|this) [^.\"]{3,30})(?=\.)",
        r"\1. It \2",
        "each with its own end",
    ),
    (
        r"((?:^|[.⇒:] )(?!Each|If)[^.\"]{3,60} gain [^.\"]{3,80} until end of turn) and "
        r"(cannot [^.\"]{3,80} (?:until|this) [^.\"]{3,30})(?=\.)",
        r"\1. They \2",
        "each with its own end",
    ),
    (r"(^|[.⇒:] )It recovers and (?=gains\b)", r"\1Recover it. It ", "two instructions"),
    (
        r"(^|[.⇒:] )Target ([\w ]{3,40}) recovers and (?=gains\b)",
        r"\1Recover target \2. It ",
        "two instructions",
    ),
    (
        r"(?<= until end of turn) and is returned to (?=its owner's hand at (?:the )?end of turn\.)",
        ". Return it to ",
        "two instructions",
    ),
    (
        r"(\bmay (discard|banish|pay|put|return|rest|destroy|remove|reveal)\b[^.\"]{2,80}\. If (?:you|they|"
        r"that player) (?:don't|doesn't)) \2\b[^,.\"]{2,60}(?=,)",
        r"\1",
        "what was offered is denied",
    ),
    (
        r"\bwith ATK (and|or) DEF (\d{3,4}) or (less|more)\b",
        r"with ATK \2 or \3 \1 DEF \2 or \3",
        "said of both",
    ),
    (r"\bwith exactly (\d{1,4}) (ATK|DEF)\b", r"with \2 \1", "other words"),
    (r"\bwith more than (\d{1,4}) (ATK|DEF)\b", r"with \2 greater than \1", "other words"),
    (r"\bwith less than (\d{1,4}) (ATK|DEF)\b", r"with \2 less than \1", "other words"),
    (
        r"\bwith total cost between (\d{1,2}) and (\d{1,2})\b",
        r"with total cost \1 or more and total cost \2 or less",
        "other words",
    ),
    (r"\bwithout (?:any )?abilities\b", "with no abilities", "other words"),
    (rf"{_NO_PLAYER}\bEach other player\b", r"\1Your opponent", "there is one (102.1)"),
    (rf"{_NO_PLAYER}\beach other player\b", r"\1your opponent", "there is one (102.1)"),
    (
        r"\b(?:cannot|can't) be (blocked|attacked|targeted) this turn (by [^.,\"]{3,60})(?=\.)",
        r"cannot be \1 \2 this turn",
        "the time stands at the end",
    ),
    (
        r"^(If [^.\"]{3,80}? would [^.,\"]{3,80}?, (?:you may )?(?:banish|remove|rest|return|destroy|discard|"
        r"put) [^.,\"]{3,60}?) instead and ([^.,\"]{3,80})(?=\.)",
        r"\1 and \2 instead",
        "both happen instead",
    ),
    (
        r"\bIf (?:it's|(?:it|that spell) (?:is|was)) cancell?ed this way(?=,(?![^.]{3,80} instead\b))",
        "If a spell was cancelled this way",
        "the one that was spoken of",
    ),
    (
        r"^As this card enters (?:the|your) field, put ([^.]{1,60}? counters?) on (?:it|this card)"
        r"(?=\.|, where\b| for each\b)",
        r"This card enters the field with \1 on it",
        "909.5, 1022.6: it is there with them",
    ),
    (
        r"^Your opponent (cannot play more than [\w -]{3,40}?) during (?:each of )?(your|their) turns?(?=\.)",
        r"During \2 turn, your opponent \1 each turn",
        "the time stands in front",
    ),
    (
        r"((?:^|[.⇒:] )Each ([\w/-]{2,20}) you control gains [^.\"]{3,80} until end of turn) and "
        r"(cannot [^.\"]{3,80} (?:until|this) [^.\"]{3,30})(?=\.)",
        r"\1. Each \2 you control \3",
        "each with its own end",
    ),
    (
        r"\b([Pp]uts?) (it|them|that card) back into (?=(?:your|its owner's|their owners') field\b)",
        r"\1 \2 into ",
        "other words",
    ),
    (r"\bthe other back on top(?=\.)", "the other on top", "other words"),
    (r"\b([Bb])oth (?=(?:this|that) card and\b)", "", "said of each of the two"),
    (
        r"\bno player controls (an? [^,.]{3,40})(?=[,.])",
        r"you don't control \1 and your opponent doesn't control \1",
        "there are two players (102.1)",
    ),
    (r"\b([Pp]lay this ability only if [^.]{5,60}?) and only if ", r"\1 and ", "both are asked"),
    (
        r"\bChoose one - ([^\"]{10,300}?)\. If ([^.,]{5,80}), ((?:you may )?choose both)(?: instead)?\.$",
        r"Choose one. If \2, \3 - \1.",
        "903.2e: it is asked before they are chosen",
    ),
    (
        r"^Whenever your opponent plays a (card|chant|resonator), if it's the (second|third|fourth) "
        r"\1 they played this turn, ",
        r"Whenever your opponent plays their \2 \1 each turn, ",
        "other words",
    ),
    (
        r"^(Whenever (?:you|your opponent) discards? an? [^⇒,]{3,40}(?:⇒|,) [^\"]{3,120}?)"
        r"\bthe discarded card's\b",
        r"\1that card's",
        "the card of the event",
    ),
    (r"\b(more to play) cards (?=that target\b)", r"\1 spells ", "what is played is a spell"),
    (
        r"\b([Yy]ou control an? [^.,⇒]{3,30}?) and no (?=[\w/-]+\.?$)",
        r"\1 and you control no ",
        "words left out",
    ),
    (
        r"\b(?:are also|become) resonators with ATK (\d+) and DEF (\d+)(?=\.)",
        r"become [\1/\2] resonators in addition to their other types",
        "other words",
    ),
    (
        r"\bbecomes a resonator with ATK (\d+) and DEF (\d+)(?= until\b|\.)",
        r"becomes a [\1/\2] resonator",
        "other words",
    ),
    (
        r"\byou and your opponent control the same number of ([\w /-]{3,40}?)(?=[,.])",
        r"the number of \1 you control is equal to the number of \1 your opponent controls",
        "other words",
    ),
    (
        r"\bare treated as ((?:[\w-]+ )?magic stones)(?=\.)",
        r"become \1 in addition to their other types",
        "other words",
    ),
    (
        r"((?:^|[.⇒:] )Your opponent [^.]{5,60}? until the end of) their next turn\b",
        r"\1 your opponent's next turn",
        "that player's",
    ),
    (
        r"^Your deck may contain any number of ([^.]{3,60})\.$",
        r"You may have any number of \1 in your deck.",
        "other words",
    ),
    (
        r"\bYou may have only one copy of each card in your deck\b",
        "You may not have more than one copy of any card in your deck",
        "other words",
    ),
    (
        r"\b([Ww]hen(?:ever)?) you put (an? [^.,⇒]{3,40}?) from your hand into your graveyard(?=,| ⇒)",
        r"\1 \2 is put into your graveyard from your hand",
        "other words",
    ),
    (r"\b([Rr]ecover|[Rr]est|[Dd]estroy) each of them(?=\.)", r"\1 them", "other words"),
    (
        r"^(Play this card only [^.]{5,60}?) and only (if|during) ([^.]{5,60})\.$",
        r"\1. Play this card only \2 \3.",
        "two of them",
    ),
    (
        r"^If you control no other (resonators|J/resonators), (?=banish this card\.$)",
        r"When you control no other \1, ",
        "906.9: a status trigger",
    ),
    (
        r"\b(gains? \[[^\]]{3,12}\]) until end of turn and (\[[A-Z][\w ]{3,20}\])(?=\.)",
        r"\1 and \2 until end of turn",
        "the end stands behind both",
    ),
    (
        r"^This card enters (the|your) field rested with ([^.]{1,30}? counters?) on it\.$",
        r"This card enters \1 field rested. This card enters \1 field with \2 on it.",
        "909.5: both are so",
    ),
    (
        r"^([A-Z][\w /-]{2,40}s) you play (cost \{\d+\} less(?: to play)?) and gain \[Quickcast\]\.$",
        r"\1 you play \2. You may play \1 as though they had [Quickcast].",
        "what they cost and when they are played are two things",
    ),
    (r"\b([Aa])n inverted (?=card|resonator)", r"\1n Inverse ", "1302.3: the side with Inverse"),
    (
        r"\binto (your|the) field\. It enters (?:your|the) field rested(?=\.)",
        r"into \1 field rested",
        "909.5: how it enters",
    ),
    (
        r"\[\+(\d+)/\+(\d+)\] ((?:until end of turn )?for each [^.,]{3,60}), up to "
        r"(two|three|four|five)(?=\.)",
        lambda m: f"[+{m[1]}/+{m[2]}] {m[3]}, up to [+{int(m[1]) * _MANY[m[4]]}/+{int(m[2]) * _MANY[m[4]]}]",
        "so much in all",
    ),
    (r"(\bas a copy of [^.,]{3,60}) except (?=it\b)", r"\1, except ", "one way to write it"),
    (
        r"\b([Ii])f it's (?=(?:put into|destroyed|banished|returned|removed)\b)",
        r"\1f it is ",
        "one way to write it",
    ),
    (r"\b(life is (?:lower|higher|less|greater|more) than) yours\b", r"\1 your life", "words left out"),
    (
        r"(\byour opponent controls\b[^.]{0,60}\. )"
        r"(They|It|That (?:card|resonator)|Those (?:cards|resonators)) "
        r"(don't|doesn't) recover during your opponent's next recovery phase",
        lambda m: f"{m[1]}{m[2]} {m[3]} recover during {_THEIR[m[3]]} controller's next recovery phase",
        "said of what that player controls",
    ),
    (
        r"^Each turn, (your opponent|you|players?) (cannot play more than [^.,]{3,60})\.$",
        lambda m: f"{m[1][0].upper()}{m[1][1:]} {m[2]} each turn.",
        "the time stands behind",
    ),
    (
        r"^((?:[\w/-]+ ){0,5}[\w/-]+s) enter (your opponent's|your) field rested\.$",
        lambda m: (
            f"{m[1]} {'you control' if m[2] == 'your' else 'your opponent controls'} enter the field rested."
        ),
        "307.4: it is the field under their control",
    ),
    (r"\b(controls?) no more than (two|three|four|five) (?=[\w/]+s\b)", r"\1 \2 or fewer ", "other words"),
    (r"\b(ATK|DEF) (becomes?) the same as (?=[^.]{3,60}(?:ATK|DEF)\b)", r"\1 \2 equal to ", "other words"),
    (
        r"^\[Barrier\] \((Light|Fire|Water|Wind|Darkness), (Light|Fire|Water|Wind|Darkness)\)$",
        lambda m: f"[Barrier] {_WILL[m[1]]}{_WILL[m[2]]}",
        "1120.3: those attributes",
    ),
    (
        r"\b([Ll])ook at (your opponent's|target opponent's|target player's) hand and choose an? "
        r"([\w/ -]{3,40}?) in it\. (?:They discard|That player discards) it\.",
        r"\1ook at \2 hand and choose a \3 from it. That player discards that card.",
        "other words",
    ),
    (
        r"^(\[Awakening\](?: ?\{\w\})+: )Instead, (\w)([^.]{5,120})\.$",
        lambda m: f"{m[1]}{m[2].upper()}{m[3]} instead.",
        "the word stands behind",
    ),
    (r"\binto (your|the) field recovered(?=[.,])", r"into \1 field", "307.7: so it enters anyway"),
    (
        r"\b([Aa])n (?=(?:resonator|J/resonator|regalia|magic stone) your opponent controls\b)",
        r"\1 ",
        "one way to write it",
    ),
    (
        r"^(This card|Added resonator) (?:doesn't rest (?:when it attacks|to attack)|can attack without "
        r"resting)(?=\.)",
        lambda m: f"Attacking doesn't cause {m[1][0].lower()}{m[1][1:]} to rest",
        "other words",
    ),
    (
        r"^((?:When|Whenever|At) [^.:,⇒{}\"]{5,90}): (?=[a-zA-Z])",
        r"\1 ⇒ ",
        "901.1b: how the oldest cards write it",
    ),
    *MORE_WORDS,
    *FURTHER_WORDS,
)
