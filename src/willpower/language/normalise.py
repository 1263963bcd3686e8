"""Texts as data sources and old cards write them, brought to one form before they are read.

Every rewrite is listed here with its reason. None of them changes what a text means; the words that
remain are the words the printer must give back.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from . import lexicon
from .entries import LONGEST, SECOND_ABILITY, whole
from .old_words import OLD_WORDS
from .other_words import OTHER_WORDS, without_comma
from .tokens import as_inner, inner_quotes, tokenise

_CHARACTERS: Final = str.maketrans(
    {
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "–": "-",
        "—": "-",
        "−": "-",
        "―": "-",
        "•": "-",
        "●": "-",
        "\u00a0": " ",
        "\u2009": " ",
        "\u200b": None,
        "\ufeff": None,
        "＜": "<",
        "＞": ">",
        "《": "<",
        "》": ">",
        "\r": " ",
        "\n": " ",
        "\t": " ",
        "⇨": "⇒",
        "→": "⇒",
        "＋": "+",
        "－": "-",
        "／": "/",
        "：": ":",
        "，": ",",
        "［": "[",
        "］": "]",
    }
)


def _if_it_would(match: re.Match[str]) -> str:
    """A sentence with "if" for "when" where it says what happens instead of something that would happen."""
    sentence = match.group()
    if "instead" not in sentence or "When" not in sentence:
        return sentence
    instead = max((m.start() for m in _INSTEAD.finditer(sentence)), default=0)
    would = max((m.start() for m in _WOULD.finditer(sentence, 0, instead)), default=0)
    return _WHEN.sub("If ", sentence[:would]) + sentence[would:]


def _kind_of_chant(match: re.Match[str]) -> str:
    """A kind of chant as cards once named it; several where no article stands before it."""
    before, kind, other, many, noun = match.groups()
    noun = noun or ("s" if many or before or match.start() == 0 else "")
    skill = {"-instant": " with [Quickcast]", "-standby": " with [Trigger]"}
    return f"{before + ' ' if before else ''}chant{noun}{skill.get((kind or other or '').lower(), '')}"


def _whose_turn_first(match: re.Match[str]) -> str:
    """A sentence that says what happens instead of something during a turn, with the turn in front."""
    sentence = match.group()
    if " during your" not in sentence:
        return sentence
    instead = max((m.start() for m in _INSTEAD.finditer(sentence)), default=0)
    out: list[str] = []
    done = 0
    for turn in _DURING.finditer(sentence):
        start = max(done, sentence.rfind(",", done, turn.start()), sentence.rfind(":", done, turn.start()))
        begins = _IF.search(sentence, start, turn.start())
        if begins is None or turn.end() > instead:
            continue
        event = sentence[begins.end() : turn.start()]
        if " would " in event:
            out += [sentence[done : begins.start()], f"During {turn[1]} turn, if {event}, "]
            done = turn.end()
    return "".join([*out, sentence[done:]])


def _instead_alone(match: re.Match[str]) -> str:
    """A sentence that does not repeat what would happen behind what happens instead."""
    sentence = match.group()
    return _REPEATED.sub("", sentence) if _REPEATED.search(sentence) and _WOULD.search(sentence) else sentence


_INSTEAD: Final = re.compile(r"\binstead\b")
_WOULD: Final = re.compile(r"\bwould\b")
_WHEN: Final = re.compile(r"\bWhen(?:ever)? ")
_IF: Final = re.compile(r"\bIf ")
_REPEATED: Final = re.compile(
    r"(?<= instead) of (?:putting (?:it|them|that card) )?(?:into|in) "
    r"(?:your|a|the|its owner's|their owner's|their owners') graveyards?\b"
)
_DURING: Final = re.compile(r" during (your|your opponent's) turn, ")

_SIMPLE: Final = f"(?i:{'|'.join(lexicon.SIMPLE_KEYWORDS)})"

# (pattern, replacement, why). Every repetition stops at what began it or has a bound, so that the work grows
# like the text. Applied in this order, outside quotation marks too: names are looked up later.
REWRITES: Final[tuple[tuple[str, str | Callable[[re.Match[str]], str] | None, str], ...]] = (
    (r"&rArr;|>>>|=>", "⇒", "other arrows"),
    (r"&quot;", '"', "an entity of the data source"),
    (r"&nbsp;|<br ?/?>", " ", "an entity of the data source"),
    (r"&#39;|&apos;|&[lr]squo;", "'", "an entity of the data source"),
    (r"&lt;", "<", "an entity of the data source"),
    (r"&gt;", ">", "an entity of the data source"),
    (r"\{([wrugbmtvx])\}", None, "will symbols are capital letters"),
    (r"(?<=\d),(?=\d{3}\b)", "", "one way to write numbers"),
    (r"(?<=with different )(\w{1,20}) and (?:with )?(?=total|ATK|DEF|\[)", r"\1 with ", "of all, of each"),
    (r"\[ ?([+-]?\w+) ?/ ?([+-]?\w+) ?\]", r"[\1/\2]", "one way to write it"),
    (r"(?<= )([+-]\d+/[+-]\d+)(?=[ .,])", r"[\1]", "values stand in brackets"),
    (r"&amp;", "&", "an entity of the data source"),
    (r"\bKnight of the Round Tables\b", "Knights of the Round Table", "one way to write the plural"),
    (
        r"\bwhere ([XY]) is equal to (?=(?:the|this|that|its|your|twice|half)\b)",
        r"where \1 is ",
        "the same in fewer words",
    ),
    (r"\b([Nn])on J(?=[-/])", r"\1on-J", "one way to write it"),
    (r"\bmagic-stone\b", "magic stone", "one way to write it"),
    (r"^(?:Each|Every) time (?=(?:an?|you|your|this|another)\b)", "Whenever ", "the same in other words"),
    (
        r"^The (first|second|third) time (?![^,⇒]{0,200}\bwould\b)([^,.⇒]{1,200}) each turn(?=,| ⇒)",
        r"Whenever \2 for the \1 time each turn",
        "the same in other words",
    ),
    (r"\bboth (?:players' )?graveyards\b", "each player's graveyard", "the same in other words"),
    (r"\[(?:Activated?|activated?)\](?= abilit)", "activate", "901.1a: the kind of an ability that is named"),
    (r"\[[Aa]utomatic\](?= abilit)", "automatic", "901.1a"),
    (r"\[[Cc]ontinuous\](?= abilit)", "continuous", "901.1a"),
    (
        r"(^|[.:⇒,] )((?:[\w'-]+ ){0,4}[\w'-]+s) you play (?:have|gain) \[Quickcast\]",
        r"\1You may play \2 as though they had [Quickcast]",
        "1111.2: it says when they are played",
    ),
    (r"\[(?:Continuous|Activate|Activated|Automatic)\]\s*:?\s*", "", "1409.1"),
    (
        r"\[Spell: ?Chant(?:-Instant)?\] (?:and|or|and/or) \[Spell: ?Chant(?:-Instant)?\]",
        "[Spell:Chant]",
        "1405.2a, 1405.3a: chants with and without [Quickcast] are all chants",
    ),
    (r"\[J-?Activate\]:?", "[Judgment]", "1408.1"),
    (r"\[Target Attack\]", "[Precision]", "1414.1"),  # and so what refers to either (1414.2)
    (r"\[Rest\]|\{rest\}|\{REST\}", "{Rest}", "the symbol"),
    (r"(?:(?<=^)|(?<=[\]}>,] )|(?<= and ))Rest(?=\s*:)", "{Rest}", "the symbol, in words"),
    (
        r"(?:\b([Pp]lays?|all|more|two|three) )?(?:\[Spell: ?Chant(-Instant|-Standby)?\]|"
        r"(?<!\w)[Ss]pell: ?[Cc]hant(-[Ii]nstant|-[Ss]tandby|(?!\w)))(s\b)?( cards?\b| spells?\b)?",
        _kind_of_chant,
        "1405.2a, 1405.3a, 1405.4a",
    ),
    (r"\bchant-standby area", "standby area", "1404.2"),
    (r"\bmagic stone area", "field", "1404.1"),
    (r"\bmain deck", "deck", "304.4"),
    (r"\bthe (?:greatest|largest|biggest) (?=ATK|DEF|total cost|cost)", "the highest ", "other words"),
    (r"\bthe (?:least|smallest) (?=ATK|DEF|total cost|cost)", "the lowest ", "other words"),
    (r"(\bmagic stone deck\b(?:(?!\bdeck\b)[^⇒]){1,120}? of) that deck\b", r"\1 your magic stone deck", "it"),
    (r"(?<=bottom of )that deck\b|(?<=top of )that deck\b", "its owner's deck", "302.6"),
    (
        r"\bfrom among (?:the |those )?cards (?:revealed|put into (?:a|your|their) graveyards?) this way\b",
        "from among them",
        "other words",
    ),
    (r"\bfrom (?:anywhere|any zone|a zone) other than the field\b", "from a non-field zone", "other words"),
    (r"(?<=play )([A-Z]\w+ Magic)(?=[.,])", r"\1 cards", "a kind of cards without a plural"),
    (r"\bUse this ability (?=only|once|twice|up to)", "Play this ability ", "other words"),
    (r"\b([Cc])ast(s?)\b(?! into)", lambda m: f"{'P' if m[1] == 'C' else 'p'}lay{m[2]}", "other words"),
    (r"\b([Aa])ctivated (?=abilit)", r"\1ctivate ", "901.1a"),
    (
        r"\b(you|they|opponent|player) "
        r"(?:already (?=\w+ed\b)|also (?=(?:draw|discard|lose|banishe?|put)s? |gains? \d))",
        r"\1 ",
        "other words",
    ),
    (r"\[Barrier ?: ?(\w+)\]", r"[Barrier] (\1)", "1120.3"),
    (r"\[Foresee(?:\] (?=\d)| ?(\d+)\])", lambda m: f"Foresee {m[1] or ''}", "1034"),
    (
        rf"(?:(?<=^)|(?<=\w ))\[({_SIMPLE})\] (J/resonators?|resonators?|entity|entities|tokens?)\b(?! with)",
        r"\2 with [\1]",
        "a property behind the noun",
    ),
    (
        r"\b([Aa]n|[Ee]ach) opponent's (resonator|J/resonator|addition|regalia|entity|magic stone)\b",
        lambda m: f"{m[1]} {m[2]} your opponent controls",
        "other words",
    ),
    (r"\bsummon spell", "resonator spell", "1407.1"),
    (r"\bnormal spell", "non-resonator spell", "1407.2"),
    (r"\bbattle phase", "battle", "1410.1"),
    (r"\bJ-Ruler", "J-ruler", "one way to write it"),
    (r"\bJ/Ruler", "J/ruler", "one way to write it"),
    (r"\bJ/Resonator", "J/resonator", "one way to write it"),
    (r"\bMagic Stone(s?)\b", r"magic stone\1", "one way to write it"),
    (r"(?<!^)(?<![.:⇒] )\b(Ruler|Resonator|Chant|Addition|Regalia)(s?)\b", None, "one way to write it"),
    (r"\b(cancell?ed)\b", "cancelled", "one way to write it"),
    (r"\[keyword\] ... \(what it means.\)", None, "a keyword without a rule is what its reminder text says"),
    (r", or\b", None, "between the options of a choice that has no semicolon: a semicolon and or"),
    (
        r"\b([Cc]hooses? (?:one|two|three|up to \w+|one or more|one or both|both)(?: instead)?)[.:] - ",
        r"\1 - ",
        "one way to write it",
    ),
    (r"\. - ", None, "between the options of a choice that stand in lines: a semicolon and or"),
    (r", (and|or|and/or)\b", without_comma, "the comma before the last of a list"),
    (r"\bthis cards\b", "this card", "a slip seen on many cards"),
    (r"\[\+?0/([+-])", r"[+0/\1", "one way to write it"),
    (r"\[([+-]\w+)/0\]", r"[\1/+0]", "one way to write it"),
    (r"\[-0/", "[+0/", "one way to write it"),
    (r"\[([+-]\w+)/-0\]", r"[\1/+0]", "one way to write it"),
    (r"\bfrom anywhere other than\b", "from a zone other than", "one way to write it"),
    (r"\{(\w+)\}[ ]+(?=\{(?!Rest\})\w+\})", r"{\1}", "one run of will symbols"),
    (r"\[God's Art\]", "God's Art", "the icon"),
    (r"(?<=\}),?\s*(?=\{Rest\})", ", ", "parts of a cost are separated by commas"),
    (r"(\{Rest\}),?\s*(?=\{)", r"\1, ", "parts of a cost are separated by commas"),
    (r"(\[Force\] \w+)\.? (?=[A-Z])", r"\1. ", "the full stop that stood in the reminder text"),
    (r"<<([^<>]*)>>", r"<\1>", "names of sealed items"),
    (
        r"\bdark (?=resonator|magic stone|addition|card|J/resonator)",
        "darkness ",
        "an old name of the attribute",
    ),
    (
        r"\b([Rr]eveal|[Ll]ook at) the top of (your|their|target player's) deck",
        r"\1 the top card of \2 deck",
        "a word left out",
    ),
    (r"(?<![\w\[/+-])([+-][0-9XY]+/[+-][0-9XY]+)(?![\w\]/])", r"[\1]", "values without brackets"),
    (r"(?<![\w\[/+-])(\d+00/\d+00|\d+00/0|0/\d+00)(?![\w\]/])", r"[\1]", "values without brackets"),
    (r"\bget(s?) (?=[\[\"])", r"gain\1 ", "one way to write it"),
    (
        r"\b([Cc]hoose (?:one|two|three|up to \w+|one or more|one or both|both)(?: instead)?): (?=[A-Z])",
        r"\1 - ",
        "one way to write it",
    ),
    (r"\bruler (?:or|and|and/or) J-ruler\b", "J/ruler", "201.2b"),
    (r"\brulers (?:or|and|and/or) J-rulers\b", "J/rulers", "201.2b"),
    (
        r"\b([Tt])his (?:resonator|J/resonator|J-ruler|ruler|J/ruler|addition|regalia|chant|entity|"
        r"magic stone)(?!\w| (?:card|spell|token|deck)\b)",
        r"\1his card",
        "one way to write it",
    ),
    (r"; (then|and)\b", r", \1", "one way to write it"),
    (r"[^.⇒]+", _if_it_would, '"when ... would ... instead" is an "if"'),
    (r"[^.⇒]+", _instead_alone, "what would happen, said twice"),
    (r"[^.⇒]+", _whose_turn_first, '"if ... would ... during your turn" begins with the turn'),
    (r"\bFor as long as\b", "As long as", "one way to write it"),
    (r"\bfor as long as\b", "as long as", "one way to write it"),
    (r"\btimes (?=\d+\b)", "multiplied by ", "one way to write it"),
    (r"\b(pays?) X(?=[.,]|$)", r"\1 {X}", "the symbol"),
    (r"\bspell card(s?)\b", r"chant card\1", "1405.1"),
    (r"\[Bestow\]:", "[Bestow]", "one way to write it"),
    (r"⇒ ⇒", "⇒", "a doubled arrow"),
    (r"^((?:\{\w+\}|, )+) ⇒", r"\1:", "a colon stands behind costs"),
    (r"(?<=[\w\]]) -- ?(?=\w)", " - ", "one way to write it"),
    (r"(?<=Choose one); if\b", ". If", "one way to write it"),
    (r"; (?!or\b|then\b|and\b)(?=[A-Za-z\[{])", "; or ", "a word left out between options"),
    (r"\bhis of her\b", "his or her", "a slip"),
    (r"\.\s*:", ":", "a full stop before a colon"),
    (r"\[?\b[Aa]ddition: ?[Ff]ield\b\]?", "field addition", "1406.1a"),
    (r"\[?\b[Aa]ddition: ?(J/resonator|J/ruler|J-ruler)\b\]?", r"\1 addition", "1406.1a"),
    (r"\[?\b[Aa]ddition: ?[Rr]uler\b\]?", "ruler addition", "1406.1a"),
    (r"\[?\b[Aa]ddition: ?[Rr]esonator\b\]?", "resonator addition", "1406.1a"),
    (r"\[Sealed Item\]", "Sealed Item", "1130.2"),
    (
        r"\b([Ss]huffle your deck,? (?:and |then |and then )put [\w ]{1,80}? on (?:top|the bottom)) of it\b",
        r"\1 of your deck",
        "1021.2a",
    ),
    (r"\[Null\] (?!-)", "[Null] - ", "1134.2"),
    *OLD_WORDS,
    *OTHER_WORDS,
    (r"(^|\. )You have (?=\[[A-Z])", r"\1You gain ", "one way to write it (1120.4)"),
    (
        r"\b(becomes?) an? ((?:[\w-]+ ){0,3}?resonator) with (\[\d+/\d+\])",
        r"\1 a \3 \2",
        "one way to write it",
    ),
    (r"\bgoes (?:in|)to (a|the|your|its owner's) graveyard", r"is put into \1 graveyard", "an old wording"),
    (r"\bgo (?:in|)to (a|the|your|its owner's) graveyard", r"are put into \1 graveyard", "an old wording"),
    (r"\b(is|are|was|were|be) put into the graveyard\b", r"\1 put into a graveyard", "one way to write it"),
    (r"\b(enters|in|on|from|into|leaves) a field\b", r"\1 the field", "the field is one zone (307.2)"),
    (r"\bfrom game\b", "from the game", "one way to write it"),
    (r"\bother subtypes\b", "other traits", "205.1a"),
    (r"\bown races?\b", "other races", "one way to write it"),
    (r"\bin this way\b", "this way", "one way to write it"),
    (r"\bfor every\b", "for each", "one way to write it"),
    (
        r"\bput (it|them|that card) in (your|its owner's|the) (hand|graveyard|field)",
        r"put \1 into \2 \3",
        "one way to write it",
    ),
    (
        r"\b(was|were) put from the field into (a|your) graveyard",
        r"\1 put into \2 graveyard from the field",
        "one way to write it",
    ),
    (r"\bon the field\b", "in the field", "one way to write it"),
    (r"\bput into graveyard\b", "put into a graveyard", "a word left out"),
    (r"(?<=owner's deck) as it resolves\b", "", "said of the spell itself, it is one of its instructions"),
    (r"\b(?:cannot|can't|can not) be the targets? of\b", "cannot be targeted by", "one way to write it"),
    (r"\bas if (it|they) had\b", r"as though \1 had", "one way to write it"),
    (r"\b(?:can't|can not)\b", "cannot", "one way to write it"),
    (
        r"\bcannot play (\w+) (?:or|and) ((?:activate )?abilities(?: of \w+)?)"
        r"(?=[.,]| (?:during|this|until|as long|while|if|unless)\b)",
        r"cannot play \1 and cannot play \2",
        "cards and abilities are forbidden each by itself",
    ),
    (r"\bAn opponent\b(?!')", "Your opponent", "there is one (102.1)"),
    (r"\ban opponent\b(?!')", "your opponent", "there is one (102.1)"),
    (r"\b([Yy]ou)'re\b", r"\1 are", "one way to write it"),
    (r"\b([Yy]ou|[Tt]hey)'ve\b", r"\1 have", "one way to write it"),
    (r"\b([Tt]hey)'re\b", r"\1 are", "one way to write it"),
    (r"\b([Ii])t's not\b", r"\1t isn't", "one way to write it"),
    (r"\b(has|have|was|did|does|do|is|are) not\b", r"\1n't", "one way to write it"),
    (r"\b(?:doesn't|don't) recover(?= as long as\b| until\b|\.)", "cannot recover", "in no phase at all"),
    (r"\bcannot activate abilities\b", "cannot play activate abilities", "901.1a"),
    (r"\bT(his|hat) will can(?: only)? be spent(?: only)? to\b", r"Spend t\1 will only to", "other words"),
    (r"\b[Ii]t is\b(?= (?:a|an|your|light|fire|water|wind|darkness)\b)", "it's", "one way to write it"),
    (r"\bchant or chant(?: card)? with \[Quickcast\](?: card)?", "chant", "1405.2"),
)

_RULES: Final = tuple((re.compile(pattern), new) for pattern, new, _ in REWRITES if new is not None)
_SMALL_SYMBOL: Final = re.compile(r"\{[wrugbmtvx]\}")
_TYPE_WORD: Final = re.compile(r"(?<!^)(?<!\] )\b(Ruler|Resonator|Chant|Addition|Regalia)(s?)\b")
# Parentheses that belong to a keyword are no reminder text, unless they hold a sentence: [Seal] (3),
# [Barrier] (Chant)(Rune), [Grimoire] (5).
_REMINDER: Final = re.compile(
    r"(\[(?:Seal|Legend|Barrier|Crest|Rune)\]\s*\([^().]{1,200}\)(?:\s*\((?:\w+ ){0,2}\w+\))*"
    r"|\[(?:Grimoire|Divinity)\]\s*\(\d+\))|"
    r"((?:\[(?:Limit|Mana|Force|Foresee)\]|\b[Ff]oresee) *)\((\d+)\)|\([^()]*\)"
)
# What a type line has in parentheses is a trait (201): "(Stranger) resonators", "a non-(Stranger) resonator".
_TRAIT: Final = re.compile(
    r"(?<!\]) \(([A-Z]\w{2,20})\)(?= (?:resonator|card|entit|regalia))|(?<=non-)\((\w{2,20})\)"
)
_SPACES: Final = re.compile(r"\s+")
_NAMED_ABILITY: Final = re.compile(
    r"\[?(God's Art)\]?\s+(?:\[\"?([^\[\]\"]{1,80})\"?\]|\"([^\"]{1,80})\"|<([^<>]{1,80})>)"
)
# Keywords that stand in one line, with commas or without, are abilities of their own (204.2).
_KEYWORD_LIST: Final = re.compile(
    r"\[[A-Z][A-Za-z' ]+\](?:(?:,|;|/|\.|,? and)? ?\[[A-Z][A-Za-z' ]+\])+\.?|\[[A-Z][A-Za-z' ]+\]\."
)
_BRACKET: Final = re.compile(r"\[[^\[\]]+\]")
# The name of an ability in front of its cost or of what it waits for (901.1d).
_ABILITY_NAME: Final = re.compile(
    r"^\"([^\"]+)\" "
    r"(?=\{|Pay |When |Whenever |At the |Banish |Discard |Remove )"
)
_QUOTED: Final = re.compile(r'"[^"]*"')
# A race that is a number of them stands on its cards in the plural: "Five Hero resonators" are "Five Heroes".
_ONE_OF_GROUP: Final = re.compile(
    r"(?<=[a-z] )((?:Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve)(?: [A-Z]\w+){1,3})"
    r"(?= (?:resonator|card|J/|ruler|entit|addition|chant|regalia|you|in|from)|[.,])"
)


def normalise(text: str) -> str:
    """A paragraph in the one form in which it is read."""
    text = _SPACES.sub(" ", text.translate(_CHARACTERS)).strip()
    text = _defined(text)
    text = _TRAIT.sub(lambda m: m[2] or f" {m[1]}", text)
    text = _SPACES.sub(" ", _REMINDER.sub(_keep_parameter, text))  # 204.3
    text = _NAMED_ABILITY.sub(_one_name, text)
    text = _ABILITY_NAME.sub(_other_name, text)
    names: list[str] = []

    def hide(match: re.Match[str]) -> str:
        if match.string.startswith(" counter", match.end()):  # 1022: kinds of counters are plain words
            return match.group().strip('"').lower()
        names.append(match.group())
        return f'"{len(names) - 1}"'

    if text.count('"') > 2:
        text = _nested(text)
    if '"' in text:  # names stay as they are; abilities in quotation marks are normalised on their own
        text = _QUOTED.sub(hide, text)
    text = _options(text)
    for pattern, new in _RULES:
        text = pattern.sub(new, text)
    text = _SMALL_SYMBOL.sub(lambda m: m.group().upper(), text)
    text = _TYPE_WORD.sub(lambda m: m.group().lower(), text)
    text = _ONE_OF_GROUP.sub(_group, text)
    if names:
        text = re.sub(r'"(\d+)"', lambda m: _quotation(names[int(m.group(1))]), text)
    text = _SPACES.sub(" ", text).strip()
    text = re.sub(r"\s+([.,;:])", r"\1", text)
    if _KEYWORD_LIST.fullmatch(text):
        text = " ".join(_BRACKET.findall(text))
    if text.startswith("[Incarnation]"):
        for word, symbol in _ATTRIBUTE_WORDS:
            text = re.sub(rf"\b{word}\b", symbol, text)
        text = re.sub(r"\[((?:\{\w\}| or )+)\]", r"\1", text)
        text = re.sub(r"\}\s*\{", "}, {", text)  # 1110.2a: each symbol is another resonator
    text = re.sub(r"\.{2,}", ".", text)
    text = re.sub(r'\."\s+(?=[A-Z])', '.". ', text)
    if text and not text.endswith(".") and _ends_a_sentence(text):
        text += "."
    return text


_ATTRIBUTE_WORDS: Final = (
    ("Light", "{W}"),
    ("Fire", "{R}"),
    ("Water", "{U}"),
    ("Wind", "{G}"),
    ("Darkness", "{B}"),
)


def _nested(text: str) -> str:
    """Other marks for a quotation within a quotation: a mark behind a space opens, any other closes."""
    out: list[str] = []
    depth = 0
    for at, character in enumerate(text):
        if character == '"':
            opens = at == 0 or text[at - 1] in " ([«" or (depth == 0 and at > 0)
            depth += 1 if opens else -1
            inner = depth == 2 if opens else depth == 1
            if inner:
                character = "«" if opens else "»"
        if depth not in (0, 1, 2):
            return text
        out.append(character)
    return "".join(out) if depth == 0 else text


def _ends_a_sentence(text: str) -> bool:
    """Whether a full stop is missing; lines of keywords have none."""
    if text[-1].isalnum():
        return re.fullmatch(r"\[[^\]]+\] \d+", text) is None
    if text[-1] in '">':
        return True
    return text[-1] in "]})" and re.search(r"[:⇒]|\b(?:gains?|has|[Pp]roduce)\b", text) is not None


def _keep_parameter(match: re.Match[str]) -> str:
    if match.group(2):  # written as a number alone
        return f"{match.group(2)}{match.group(3)}"
    return match.group(1) or ""


def seams(text: str) -> frozenset[tuple[str, str]]:
    """The words (as compared) between which reminder text is taken out of a paragraph; "" is its end."""
    text = _SPACES.sub(" ", text[:LONGEST].translate(_CHARACTERS)).strip()
    found: set[tuple[str, str]] = set()
    for match in _REMINDER.finditer(text):
        if match.group(1) or match.group(2):
            continue
        before = tokenise(text[max(0, match.start() - 60) : match.start()])
        after = tokenise(text[match.end() : match.end() + 60])
        found.add((before[-1].key if before else "", after[0].key if after else ""))
    return frozenset(found)


def _one_name(match: re.Match[str]) -> str:
    name = match.group(2) or match.group(3) or match.group(4)
    return f"{match.group(1)} <{name}>"


def _other_name(match: re.Match[str]) -> str:
    return f"<{match.group(1)}> "


_CHOICE: Final = re.compile(
    r"\b[Cc]hooses? (?:one|two|three|up to \w{1,9}|any number)(?: or (?:more|both))?\b[^-;:]{0,99}(?:;? -|:) "
)


def _options(text: str) -> str:
    """A choice whose options are separated by commas, with semicolons."""
    choice = _CHOICE.search(text)
    if choice is None:
        return text
    head, rest = text[: choice.end()], text[choice.end() :]
    if ". - " in rest and "; or" not in rest:  # each option a line that begins with a dash
        return head.replace("; - ", " - ") + rest.replace(". - ", "; or ")
    if ";" in rest:
        return text
    return head.replace("; - ", " - ") + rest.replace(", or ", "; or ")


# Words of rules that came after 8.01 and stand in no brackets.
_LATER_WORDS: Final = re.compile(
    r"\b(Stranger deck|alternative card|under contract|contract this card|Homeland|order card|"
    r"Mage Arts?|revealed (?:from )?outside the game|[Ss]ub-[Rr]ulers?|EX [Dd]eck)\b|<(Bond)>"
)


def without_rule(text: str) -> str:
    """The first word of a paragraph without a rule, "" if there is none: in brackets, or of later
    rules."""
    plain = _NAMED_ABILITY.sub("", _REMINDER.sub("", _SPACES.sub(" ", text[:LONGEST].translate(_CHARACTERS))))
    for word in _BRACKET.findall(plain):
        if not _meant(word):
            return str(word)
    later = _LATER_WORDS.search(plain)
    return "" if later is None else str(later[1] or later[2])


def _meant(word: str) -> bool:
    inner = " ".join(word[1:-1].strip('" ').lower().split())
    return (
        inner in _BRACKETED or inner.startswith(("spell:", "addition:")) or _VALUES.match(inner) is not None
    )


def _defined(text: str) -> str:
    """What reminder text says of a keyword that no rule knows, where it stands behind it and nothing follows;
    else the text."""
    keyword = _KEYWORD_WITH.match(text)
    if keyword is None or _meant(keyword[1]) or not text.endswith(".)"):
        return text
    start = text.rfind("(")
    between = text[keyword.end() : start]
    return text[start + 1 : -1] if start > 0 and not _SENTENCE.search(between) else text


_KEYWORD_WITH: Final = re.compile(r"(\[[A-Z][A-Za-z' -]{0,40}\])")
_SENTENCE: Final = re.compile(r"[.:⇒]| - ")

_VALUES: Final = re.compile(r"[+-]?\w+ ?/ ?[+-]?\w+$")
_BRACKETED: Final = (
    lexicon.KEYWORDS
    | frozenset(
        "activate activated automatic continuous j-activate hand forced rest light fire water wind "
        "darkness foresee".split()
    )
    | {"god's art", "sealed item", "treasury item"}
)


def _group(match: re.Match[str]) -> str:
    race = match[1]
    if race in lexicon.RACES or race.endswith("s"):
        return race
    head, _, last = race.rpartition(" ")
    return f"{head} {lexicon.plural(last)}"


# A name that closes a sentence, with the full stop inside its quotation marks.
_STOPPED_NAME: Final = re.compile(
    r"[A-Z][\w'’-]*(?:,? (?:[A-Z][\w'’-]*|the|of|in|and|a|an|to|for|on|from|with|at|by))*[.]"
)


# An ability in single marks, quoted within a quotation.
_SINGLE: Final = re.compile(r"(?<!\w)'((?:[^']|(?<=\w)'(?=\w)){1,300}?[.\]])'(?!\w)")


def _quotation(quoted: str) -> str:
    inner = quoted[1:-1].strip()
    if " " in inner and _STOPPED_NAME.fullmatch(inner):
        return f'"{inner[:-1]}".'
    inner = _SINGLE.sub(r"«\1»", inner)
    ends = inner.endswith((".", "]", ".»", "]»")) or inner.startswith("[")
    if ends or (":" in inner and "{" in inner) or "⇒" in inner:
        return f'"{as_inner(normalise(inner_quotes(inner)))}"'
    return f'"{inner}"'


def paragraphs(texts: tuple[str, ...]) -> list[tuple[int, str]]:
    """The paragraphs of a card with their numbers from 1, without reminder text (204.2, 204.3)."""
    out: list[tuple[int, str]] = []
    for number, text in whole(texts):
        normal = normalise(text[: LONGEST + 1])
        if normal.startswith(_MAY_PAY):  # what follows it is another ability
            normal = normal.replace(". If you do,", ". If you paid the additional cost,")
        for part in SECOND_ABILITY.split(_HOW_TO_PLAY.sub(r"\1\n", normal)):
            out += [(number, one.strip()) for one in part.split("\n") if one]
    return out


# How a card is played is said by an ability of its own, though its text goes on.
_HOW_TO_PLAY: Final = re.compile(
    r"^((?:Play this card only|You can play this card only|As an additional cost to play this card,)"
    r"(?! you may)[^.\"]*\.) (?!If you d)(?=[A-Z])"
)
_MAY_PAY: Final = "As an additional cost to play this card, you may"
