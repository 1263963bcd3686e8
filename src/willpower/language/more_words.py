"""More rewrites of words that say the same as others; `normalise` puts them among its own."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

GERUND: Final = {
    "pay": "paying",
    "discard": "discarding",
    "banish": "banishing",
    "rest": "resting",
    "remove": "removing",
    "return": "returning",
}
DO: Final = "pay|discard|banish|rest|remove|return"
_PUT_IT: Final = (
    r"\b(?:[Pp]uts?|[Rr]eturns?) [^.:;⇒]{1,160}? (?:in|on)?to "
    r"(?:your|the|its owner's|their owners?'s?|that player's) "
    r"(?:field|magic stone area)(?: under (?:your|its owner's|their owners?'s?) control)?"
)
_ENTERS: Final = (
    r"(?:enters?|comes? into) (?:(?:your|the|its owner's|their owners?'s?|that player's) field )?"
)
_TYPE: Final = "resonator|addition|regalia|magic stone|gem"
FROM: Final = r"You may play this card from your (?:graveyard|removed area)"


def _by_doing(match: re.Match[str]) -> str:
    return f"{match[1]} by {GERUND[match[2]]} {match[3]} as an additional cost"


def _with_counters(match: re.Match[str]) -> str:
    first = "a" if match[2] == "an" else match[2]
    on = "them" if match[0].split(". ")[-1].startswith(("They", "Those")) else "it"
    return f"{match[1]} with {first} {match[3]} on {on}"


_WILL: Final = r"(?:\{\w{1,2}\}){1,6}"
# what a judgment costs: there is one ruler to do it with
_JUDGING: Final = (
    r"(?:(?:[Tt]his card's|[Yy]our(?: rulers?'s?|)) \[Judgment\] costs?|"
    r"(?:[Tt]he )?\[Judgment\] costs? (?:of this card|you pay))"
)


def _pay_less(match: re.Match[str]) -> str:
    pay = "Pay" if match[1][:1].isupper() or (match[1][:1] == "[" and not match.start()) else "pay"
    return f"{pay} {match[2]} less to do judgment"


_COUNTING: Final = (
    r"(\b[Rr]eveal the top card of your deck) and count the number of "
    r"((?:light |fire |water |wind |darkness )?)will symbols in its attr?i?bute(?: cost)?\. "
)


def _once_more(match: re.Match[str]) -> str:
    text = match.string
    begins = max(text.rfind(mark, 0, match.start()) for mark in ".:⇒")
    ends = text.find(".", match.end())
    if " would " in text[begins + 1 : match.start()] or " instead" in text[match.end() : ends]:
        return match[0]  # beside what would be produced
    return f"{match[1]} one will" if match[2] else f"{match[1]} "


_VERB: Final = (
    r"(?:draw|destroy|gain|discard|banish|remove|return|put|rest|recover|cancel|search|reveal|lose|shuffle|"
    r"look|choose|produce|pay|play)s?\b"
)
_AND: Final = re.compile(rf"\band {_VERB}")
_OR: Final = re.compile(rf"\bor {_VERB}")
_DOING: Final = re.compile(_VERB)


def without_comma(match: re.Match[str]) -> str:
    """The last word of a list without the comma before it. The comma says nothing but where instructions are
    joined by "and" as well as by "or": then it tells which of them belong together."""
    text, word = match.string, match[1]
    others = {"or": _AND, "and": _OR}.get(word)
    if others is None or _DOING.match(text, match.end() + 1) is None:
        return f" {word}"
    begins = max(text.rfind(mark, 0, match.start()) for mark in ".;:⇒")
    begins += 4 * text.startswith(" or ", begins + 1)  # of an option
    ends = min((at for mark in ".;" if (at := text.find(mark, match.end())) >= 0), default=len(text))
    joined = others.search(text, begins + 1, match.start()) or others.search(text, match.end(), ends)
    return match[0] if joined else f" {word}"


# (pattern, replacement, why), as in normalise.
MORE_WORDS: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str], str], ...]] = (
    (
        r"^(As this card enters [^.]{3,30}?, (?:you may )?(?:choose|remove|reveal) [^.]{3,120}\. "
        r"(?:If you do, t|T)his card) becomes (?=a copy of )",
        r"\1 enters the field as ",
        "909.5: how it enters",
    ),
    (
        rf"({_PUT_IT})\. (?:It|They|That card|Th(?:at|ose) (?:J/)?resonators?) {_ENTERS}recovered(?=\.)",
        r"\1",
        "303.1b: as cards enter anyway",
    ),
    (
        rf"({_PUT_IT})\. (?:It|They|That card|Th(?:at|ose) (?:J/)?resonators?) {_ENTERS}(rested)(?=\.)",
        r"\1 \2",
        "909.5: how it enters",
    ),
    (
        rf"({_PUT_IT})\. (?:It|They each|They|That card|Th(?:at|ose) (?:J/)?resonators?) (?:each )?{_ENTERS}"
        r"with (an|\w+) (?:additional )?((?:\[[^\]]*\]|\w+) counters?)(?: on (?:it|them))?(?=\.)",
        _with_counters,
        "909.5, 1022.6: how it enters",
    ),
    (
        rf"^(\[Judgment\] [^.:]{{1,60}}?)\.? (You may pay {_WILL} less) (?=if |for each |as long as )",
        r"\1. \2 to do judgment ",
        "other words",
    ),
    (rf"(?<!\w)({_JUDGING}) (?:is|are) reduced by ({_WILL})", _pay_less, "other words"),
    (rf"\b([Rr]educe) (?:{_JUDGING}) by ({_WILL})", _pay_less, "other words"),
    (
        r"\b([Tt]his card's|[Yy]our) judgment costs " rf"({_WILL}) less(?: to do)?\b",
        _pay_less,
        "other words",
    ),
    (
        rf"\b(pay {_WILL} less) (?:for|to pay) (?:{_JUDGING}|\[Judgment\] costs?)",
        r"\1 to do judgment",
        "other words",
    ),
    (
        rf"\bReduce the cost of this ability by ({_WILL}) (?=if |for each )",
        r"This ability costs \1 less ",
        "other words",
    ),
    (
        r"\b([Pp]lay (?:cards|spells|resonators|chants)) not from (your|their) hands?\b",
        r"\1 from zones other than \2 hand",
        "other words",
    ),
    (
        r"(?<=\. )This will (?:can|may) (?:only be (?:spent|used)|be (?:spent|used) only) (?=to |on |for )",
        "Spend this will only ",
        "other words",
    ),
    (
        r"(\b[Ss]pend (?:this|that) will only) (?:on|for) (?:doing )?judgments?(?=\.)",
        r"\1 to do judgment",
        "other words",
    ),
    (
        r"(\b[Ss]pend (?:this|that) will only) on (?=(?:[\w/-]+ ){0,3}[\w/-]+s\.)",
        r"\1 to play ",
        "other words",
    ),
    (r"\b(deals? that much) ?\+ ?(?=\d)", r"\1 plus ", "one way to write it"),
    (r"\bwould die\b", "would be put into a graveyard from the field", "other words"),
    (r"\b(?<!that )dies\b", "is put into a graveyard from the field", "other words"),
    (r"\b(?<!that )died (?=this turn\b)", "was put into a graveyard from the field ", "other words"),
    (
        r"\bdeal damage to each other equal to their (ATK|DEF)\b",
        r"deal damage equal to their \1 to each other",
        "one way to write it",
    ),
    (
        r"\b(will symbol) on (the revealed card|its)(?:'s)? attribute cost\b",
        lambda m: f"{m[1]} in {m[2] + chr(39) + 's' if m[2] != 'its' else m[2]} attribute cost",
        "one way to write it",
    ),
    (
        rf"{_COUNTING}([^⇒]{{1,300}}?)(the number of|each) will (symbols?) you counted this way\b",
        r"\1. \3\4 \2will \5 in the revealed card's attribute cost",
        "203.3: counted where it is used",
    ),
    (
        r"(\b[Pp]roduces?) (?:an|one) (?:additional|extra) (?:(?=\{)|((?:one )?will\b(?! of that )))",
        _once_more,
        "907.4: what is produced once more is produced",
    ),
    (
        r"\b([Ww]hen|[Ww]henever) (you|your opponent|a player) (?:uses?|activates?) (?:a |an )?"
        r"\[(Inheritance|Evolution|Bestow|Shift)\](?: ability)?(?= ?[⇒,])",
        lambda m: f"{m[1]} {m[2]} play{'s' if m[2] != 'you' else ''} a [{m[3]}] ability",
        "other words",
    ),
    (r"\b[Kk]eyword skill(s?)\b", lambda m: "keyword abilities" if m[1] else "keyword ability", "1101.1a"),
    (r"\b([Yy]ou (?:can|may)(?: only)?) use this ability\b", r"\1 play this ability", "other words"),
    (
        r"\bThis ability (?:can|may) (?:only be (?:used|activated|played)|be (?:used|activated|played) only) "
        r"(?=once|twice|up to|during|if|any ?time)",
        "This ability can be played only ",
        "other words",
    ),
    (
        r"(?<=\. )(?:Use|Activate|Play) only (?=once per|once each|twice|during|if)",
        "Play this ability only ",
        "other words",
    ),
    (
        r"(?<=\. )This (?:ability )?(can trigger|triggers) (?:only )?once (per|each) turn(?=\.)",
        r"This ability \1 only once \2 turn",
        "other words",
    ),
    (
        r"\b([Ii]f you would draw a card(?: during [^,.]{5,30})?, )(?:you )?draw (two|three)"
        r"(?: cards instead of one| instead)(?=\.)",
        r"\1draw \2 cards instead",
        "other words",
    ),
    (
        rf"\b({FROM}) by (paying) an additional ([^.,]{{3,40}}?)(?=\.)",
        r"\1 by \2 \3 as an additional cost",
        "other words",
    ),
    (
        rf"\b({FROM})(?:\. If you do,| if you) ({DO}) ([^.,]{{3,80}}?) as an additional cost(?=\.)",
        _by_doing,
        "other words",
    ),
    (
        rf"\b({FROM})\. As an additional cost to play (?:it|this card) from (?:there|your graveyard|your "
        rf"removed area), ({DO}) ([^.,]{{3,80}}?)(?=\.)",
        _by_doing,
        "other words",
    ),
    (
        rf"^You may ({DO}) ([^.,]{{3,80}}?) as an additional cost to play this card from your "
        r"(graveyard|removed area)(?=\.$)",
        lambda m: f"You may play this card from your {m[3]} by {GERUND[m[1]]} {m[2]} as an additional cost",
        "other words",
    ),
    (
        r"\b([Ii]f|[Aa]s long as) you control (exactly|only) one ((?:[\w/-]+ ){0,2})(J/resonator|resonator), "
        r"(?:that \4|it) gains\b",
        r"\1 you control \2 one \3\4, \3\4s you control gain",
        "there is no other",
    ),
    (
        r"(^|\[Trigger\] )When your opponent attacks(?: you)? with (two|three) or more ([\w/]+s) in a turn:",
        r"\1Your opponent attacked with \2 or more \3 this turn:",
        "1113.2b: a condition, which asks what was done",
    ),
    (
        r"(\bdeals? (?:\d+ damage to|damage equal to its ATK to) target (?:\w+ )?(?:J/)?resonator\. )"
        r"[Ii]f (it|that (?:J/)?resonator) ?(?:is|was|'s) destroyed (?:this way|by it)(?=,)",
        r"\1If \2 is destroyed by damage dealt this way",
        "1204.1: once the text is done",
    ),
    (
        r"\b(deals?) damage to (itself|themselves) equal to (its|their) (ATK|DEF|total cost)\b",
        r"\1 damage equal to \3 \4 to \2",
        "other words",
    ),
    (
        r"\b([Ii]t|[Tt]hey) (gains?) ([^.,;]{3,60}?),? (?:also|too)(?=\.)",
        r"\1 also \2 \3",
        "for as long as what it gained",
    ),
    (
        r"\b[Aa]s (?:an additional cost to play|you play) this card, you may "
        r"(reveal|discard|banish|remove|rest) ([^.]{3,60}?)\. If you don't, "
        r"(?:this card costs (\{\d\}) more(?: to play)?|pay (\{\d\}) more(?: to play this card)?)(?=\.)",
        lambda m: f"As an additional cost to play this card, {m[1]} {m[2]} or pay {m[3] or m[4]}",
        "who does not do it pays",
    ),
    (
        r"\bThis card costs (\{\d\}) more to play unless you (reveal|discard|banish|remove|rest) "
        r"([^.]{3,60}?)(?=\.)",
        r"As an additional cost to play this card, \2 \3 or pay \1",
        "who does not do it pays",
    ),
    (
        r"\bone will of (?:an|any) attribute (?:of|shared with|that) "
        r"an? (resonator|J/resonator|magic stone|gem)( you control)?(?: has)?(?=\.)",
        r"one will of any attribute among \1s\2",
        "one way to write it",
    ),
    (
        r"\b(cannot play) other (?=(?:cards|spells|chants|resonators)(?: or abilities)? "
        r"(?:this turn|for the rest of (?:this|the) turn)\.)",
        r"\1 ",
        "what is played already is not undone",
    ),
    (
        r"\bTheir controllers? (draw|lose|gain|discard)s? ([^.,]{3,30}?) for each ([\w/ -]{3,30}?) "
        r"(destroyed|banished|returned|removed) this way(?=\.)",
        r"For each \3 \4 this way, its controller \1s \2",
        "each for their own",
    ),
    (
        rf"\b(returns?|destroys?|banish(?:es)?|removes?) an? ({_TYPE}), (?:an? )?({_TYPE}),? and "
        rf"(?:an? )?({_TYPE}) "
        r"(?=(?:they|you|your opponent|he or she) controls?\b)",
        r"\1 a \2, a \3 and a \4 ",
        "one of each",
    ),
    (
        r"(^|[.,] )((?:[\w/-]+ )?[Cc]ards|[Ss]pells) cannot be played from (?=graveyards\b|removed areas\b)",
        lambda m: f"{m[1]}{_players(m[1])} cannot play {m[2][0].lower()}{m[2][1:]} from ",
        "other words",
    ),
    (
        r"\b([Pp]layers|[Yy]our opponent|[Yy]ou) can (?:only play (\w+) from|play (\w+) only from) "
        r"(their|your) hands?(?=\.)",
        lambda m: f"{m[1]} cannot play {m[2] or m[3]} from zones other than {m[4]} hand",
        "other words",
    ),
    (
        r"\bfrom anywhere other than (?=(?:their|your|a player's) hands?\b)",
        "from zones other than ",
        "one way to write it",
    ),
    (
        r"(\bdeals? (?:\w{1,6} )?damage (?:equal to )?[^.]{3,70}\. "
        r"(?:(?:If|When) (?:it|a resonator|that (?:resonator|J/resonator)) (?:is|was)|For each resonator)) "
        r"destroyed this way(?=,)",
        r"\1 destroyed by damage dealt this way",
        "1204.1: the rules destroy it",
    ),
    (
        r"\bIf (?:that|this) damage destroys (it|that (?:resonator|J/resonator))(?=,)",
        r"If \1 is destroyed by that damage",
        "other words",
    ),
    (
        r"\b([Nn])ame(s?) (a number|an attribute|a race)\b",
        lambda m: f"{_choose(m[1])}{m[2]} {m[3]}",
        "other words",
    ),
    (
        r"^(Players|You|Each player) (pays?) ([^.,]{3,40}?) as an additional cost to play (?=[\w/-]+s\.$)",
        lambda m: f"{m[1]} must pay {m[3]} as an additional cost to play ",
        "other words",
    ),
    (r"\bthe named (number|attribute|race)\b", r"the chosen \1", "other words"),
    (
        r"(\b[Cc]hoose a number\b[^⇒]{1,120}?) with (?:that total cost|total cost equal to that number)\b",
        r"\1 with total cost equal to the chosen number",
        "other words",
    ),
    (r"\bcan (attack|block) only with\b", r"can \1 with only", "other words"),
    (
        r"\b([Ww]hen|[Ww]henever) an? ((?:[\w/'-]+ ){0,3}[\w/]+) enters (the|your) field rested (?=⇒)",
        r"\1 a rested \2 enters \3 field ",
        "907.1: so it is when it has entered",
    ),
    (
        r"^(\[(?:Flying|Swiftness|First Strike|Pierce|Precision|Barrier|Eternal|Drain|Imperishable|"
        r"Target Attack)\]) (?:as long as|while|if) ([^.⇒]{5,80})\.?$",
        r"This card gains \1 as long as \2.",
        "said of this card",
    ),
    (
        r"^(\[(?:Flying|Swiftness|First Strike|Pierce|Precision|Barrier|Eternal|Drain|Imperishable|"
        r"Target Attack)\]) during (your turn|your opponent's turn)\.?$",
        r"During \2, this card gains \1.",
        "said of this card",
    ),
    (
        r"\battack (?:the same|during the) turn (?=(?:it|they) enters? (?:the|your|a) field\b)",
        "attack the turn ",
        "one way to write it",
    ),
    (
        r"\bfor each (resonator|magic stone|J/resonator|addition) with a different name"
        r"(?= you control| in your graveyard)",
        r"for each different name among \1s",
        "one way to write it",
    ),
    (
        r"\b([Ww]hen|[Ww]henever) your opponent attacks you with an? ([\w/-]+)(?= ?⇒|[,:])",
        r"\1 a \2 your opponent controls attacks you",
        "other words",
    ),
)


def _players(before: str) -> str:
    return "players" if before == ", " else "Players"


def _choose(letter: str) -> str:
    return "Choose" if letter == "N" else "choose"
