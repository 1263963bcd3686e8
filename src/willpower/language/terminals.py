"""Phrases that no template can say: numbers, will, names, races, values, quoted abilities."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from willpower.abilities import symbols as S
from willpower.abilities.base import Node
from willpower.abilities.nouns import AttributeIs, Filter, Quantity
from willpower.abilities.quantities import Letter, Num, Plus, Times
from willpower.abilities.statics import AddValues, SetValues
from willpower.abilities.symbols import ATTRIBUTE_BY_LETTER, ATTRIBUTE_NAME, ATTRIBUTES
from willpower.abilities.words import LetterWord

from . import lexicon
from .chart import Chart
from .classes import ATTRIBUTE_WORDS, NTH, QUALITIES, ZONE_WORDS
from .printer import Printer, join_list, shown
from .races import known_race, within
from .rows import Value
from .table import Found
from .tokens import ANGLE, BRACKET, NUMBER, QUOTE, WILL, WORD, Token, as_inner, inner_quotes


class TokenTerminal:
    """A phrase of one word, read and written by functions."""

    def __init__(
        self,
        category: str,
        describes: str,
        kinds: tuple[int, ...],
        read: Callable[[Token, int], Value | None],
        write: Callable[[Value], str],
    ) -> None:
        self.category = category
        self.describes = describes
        self.id = 0
        self._kinds = kinds
        self._read = read
        self._write = write

    def starts(self, token: Token) -> bool:
        """Whether it may begin with the word."""
        return token.kind in self._kinds and self._read(token, 0) is not None

    def match(self, chart: Chart, at: int) -> Found:
        """The reading of the word, if it has one."""
        value = self._read(chart.tokens[at], self.id)
        return [] if value is None else [(at + 1, value)]

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The value in one word."""
        return [self._write(value)]


# ---- numbers --------------------


def _read_word_number(token: Token, phrase: int) -> Num | None:
    n = lexicon.NUMBERS.get(token.key)
    return None if n is None else Num(n, phrase=phrase)


def _write_word_number(value: Num) -> str:
    return lexicon.NUMBER_WORD[value.n]


def _read_digits(token: Token, phrase: int) -> Num | None:
    return Num(int(token.key), phrase=phrase) if len(token.key) <= 6 else None


_LETTER: Final = re.compile(r"([xy])(0*)(?:\+(\d{1,4}))?\Z")
_FACTOR: Final = re.compile(r"(\d{1,4})([xy])\Z")


def _letter(word: str) -> LetterWord:
    return "X" if word == "x" else "Y"


def _read_letter(token: Token, phrase: int) -> Quantity | None:
    match = _LETTER.match(token.key)
    if match is None:
        times = _FACTOR.match(token.key)
        if times is None:
            return None
        return Times(Num(int(times.group(1))), Letter(_letter(times.group(2))), phrase=phrase)
    letter = Letter(_letter(match.group(1)), phrase=phrase)
    zeros = match.group(2)
    value: Quantity = Times(letter, Num(10 ** len(zeros)), phrase=phrase) if zeros else letter
    return Plus(value, Num(int(match.group(3))), phrase=phrase) if match.group(3) else value


def write_letter(value: Quantity) -> str:
    """X, X00 (903.3c), 100X, X+2."""
    if isinstance(value, Times) and isinstance(value.left, Num) and isinstance(value.right, Letter):
        return f"{value.left.n}{value.right.letter}"
    if isinstance(value, Plus) and isinstance(value.right, Num):
        return f"{write_letter(value.left)}+{value.right.n}"
    if isinstance(value, Letter):
        return value.letter
    assert isinstance(value, Times) and isinstance(value.left, Letter) and isinstance(value.right, Num)
    return value.left.letter + str(value.right.n)[1:]


# ---- values in brackets --------------------

_VALUES: Final = re.compile(r"\[([+-]?)(\d+|[xy]0*|\d{1,4}[xy])/([+-]?)(\d+|[xy]0*|\d{1,4}[xy])\]\Z")


def _value(sign: str, digits: str) -> Quantity:
    match = _LETTER.match(digits)
    times = _FACTOR.match(digits)
    if times is not None:
        n = int(times.group(1))
        return Times(Num(-n if sign == "-" else n), Letter(_letter(times.group(2))))
    if match is None:
        return Num(-int(digits) if sign == "-" else int(digits))
    letter: Quantity = Letter(_letter(match.group(1)))
    factor = 10 ** len(match.group(2)) * (-1 if sign == "-" else 1)
    return letter if factor == 1 else Times(letter, Num(factor))


def write_value(value: Quantity | None, signed: bool) -> str:
    """A number as it stands in brackets: +200, -X00, +100X, 400."""
    if isinstance(value, Num):
        return f"{value.n:+d}" if signed else str(value.n)
    if isinstance(value, Letter):
        return ("+" if signed else "") + value.letter
    if isinstance(value, Times) and isinstance(value.left, Num) and isinstance(value.right, Letter):
        return (f"{value.left.n:+d}" if signed else str(value.left.n)) + value.right.letter
    assert isinstance(value, Times) and isinstance(value.left, Letter) and isinstance(value.right, Num)
    n = value.right.n
    sign = "-" if n < 0 else "+" if signed else ""
    return sign + value.left.letter + str(abs(n))[1:]


def _read_plus(token: Token, phrase: int) -> AddValues | None:
    match = _VALUES.match(token.key)
    if match is None or not (match.group(1) or match.group(3)):
        return None
    one, two, three, four = match.groups()
    return AddValues(_value(one, two), _value(three, four), phrase=phrase)


def _write_plus(value: AddValues) -> str:
    return f"[{write_value(value.atk, True)}/{write_value(value.defense, True)}]"


def _read_size(token: Token, phrase: int) -> SetValues | None:
    match = _VALUES.match(token.key)
    if match is None or match.group(1) or match.group(3):
        return None
    return SetValues(_value("", match.group(2)), _value("", match.group(4)), phrase=phrase)


def _write_size(value: SetValues) -> str:
    return f"[{write_value(value.atk, False)}/{write_value(value.defense, False)}]"


# ---- symbols and names --------------------


def _read_will(token: Token, phrase: int) -> str:
    return token.text


def _read_one_will(token: Token, phrase: int) -> str | None:
    return token.text if token.text.count("{") == 1 else None


def _same(value: str) -> str:
    return value


def _read_name(token: Token, phrase: int) -> str:
    return inner_quotes(token.text[1:-1])


def _write_quoted(value: str) -> str:
    return f'"{as_inner(value)}"'


def _write_angle(value: str) -> str:
    return f"<{value}>"


def _read_keyword(known: frozenset[str]) -> Callable[[Token, int], str | None]:
    def read(token: Token, phrase: int) -> str | None:
        word = token.key[1:-1]
        if word not in known:
            return None
        return lexicon.KEYWORD_IS.get(word, word)

    return read


def _write_keyword(value: str) -> str:
    return shown(f"[{value}]")


def _read_weather(token: Token, phrase: int) -> str | None:
    return token.key if token.key in lexicon.WEATHERS else None


def _read_phase(token: Token, phrase: int) -> str | None:
    return token.key if token.key in ("draw", "recovery", "main", "end") else None


def _read_small(token: Token, phrase: int) -> int | None:
    return int(token.key) if len(token.key) < 4 else None


def _write_small(value: int) -> str:
    return str(value)


TOKEN_TERMINALS: Final[tuple[TokenTerminal, ...]] = (
    TokenTerminal("amount", "500", (NUMBER,), _read_digits, lambda v: str(v.n)),
    TokenTerminal("letter", "X, X00, 100X", (WORD,), _read_letter, write_letter),
    TokenTerminal("plus", "[+200/+200]", (BRACKET,), _read_plus, _write_plus),
    TokenTerminal("size", "[400/400]", (BRACKET,), _read_size, _write_size),
    TokenTerminal("will", "{R}{1}", (WILL,), _read_will, _same),
    TokenTerminal("onewill", "{R}", (WILL,), _read_one_will, _same),
    TokenTerminal("name", '"a name"', (QUOTE,), _read_name, _write_quoted),
    TokenTerminal("abilityname", "<a name>", (ANGLE,), lambda t, p: t.text[1:-1], _write_angle),
    TokenTerminal(
        "simplekeyword",
        "[Flying]",
        (BRACKET,),
        _read_keyword(frozenset(lexicon.SIMPLE_KEYWORDS)),
        _write_keyword,
    ),
    TokenTerminal("anykeyword", "[Flying]", (BRACKET,), _read_keyword(lexicon.KEYWORDS), _write_keyword),
    TokenTerminal("weather", "rain", (WORD,), _read_weather, _same),
    TokenTerminal("phase", "recovery", (WORD,), _read_phase, _same),
    TokenTerminal("digit", "3", (NUMBER,), _read_small, _write_small),
)


# ---- words of a list --------------------


class WordList:
    """A word of a list that stands for a value: "magic stone deck" for a zone, "ATK" for a statistic."""

    def __init__(self, category: str, values: dict[str, Value]) -> None:
        self.category = category
        self.describes = ", ".join(values)
        self.id = 0
        self.values = values
        self._words = {value: words.split() for words, value in values.items()}
        # Longest first: "magic stone deck" is no "magic stone".
        said = sorted(values, key=lambda words: -len(words.split()))
        self._values = [(words.lower().split(), values[words]) for words in said]
        self._first = frozenset(keys[0] for keys, _ in self._values)

    def starts(self, token: Token) -> bool:
        """Whether a word of the list begins so."""
        return token.key in self._first

    def match(self, chart: Chart, at: int) -> Found:
        """The longest word of the list here."""
        for keys, value in self._values:
            if chart.keys[at : at + len(keys)] == keys:
                return [(at + len(keys), value)]
        return []

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The word for a value."""
        return list(self._words[value])


PLAYED_KEYWORDS: Final = ("inheritance", "shift", "evolution", "bestow")
WORD_LISTS: Final = (
    WordList("zone", ZONE_WORDS),
    WordList("area", {words: zone for words, zone in ZONE_WORDS.items() if zone != S.FIELD}),
    WordList("pile", {"deck": S.DECK, "magic stone deck": S.STONE_DECK}),
    WordList("zones", {f"{words}s": zone for words, zone in ZONE_WORDS.items()}),
    WordList("attribute", ATTRIBUTE_WORDS),
    WordList("stat", {"ATK": "atk", "DEF": "def", "total cost": "total cost", "divinity": "divinity"}),
    WordList("quality", {"name": "name", "race": "race", "attribute": "attribute"}),
    WordList("qualities", {f"{word}s": word for word in QUALITIES}),
    WordList(
        "sameness",
        {
            **{words: words.lower() for words in ("name", "race", "attribute", "total cost", "ATK", "DEF")},
            "card type": "type",
        },
    ),
    WordList("extreme", {"highest": "highest", "lowest": "lowest"}),
    WordList("ordinal", {word: Num(n) for n, word in enumerate(NTH, 1)}),
    WordList("playedkeyword", {f"[{word.title()}]": word for word in PLAYED_KEYWORDS}),
)


# ---- counters --------------------


class AttributeList:
    """Attributes by name, in the order of the rulebook: "light, water and darkness"."""

    category = "attributelist"
    describes = "light, water and darkness"

    def __init__(self) -> None:
        self.id = 0

    def starts(self, token: Token) -> bool:
        """It begins with an attribute."""
        return token.key in _ATTRIBUTE_BITS

    def match(self, chart: Chart, at: int) -> Found:
        """One attribute or several."""
        bits = _ATTRIBUTE_BITS[chart.keys[at]]
        out: Found = [(at + 1, bits)]
        end = at + 1
        while end + 1 < chart.n and chart.keys[end] in (",", "and"):
            last = chart.keys[end] == "and"
            more = _ATTRIBUTE_BITS.get(chart.keys[end + 1], 0)
            if more <= bits:
                break
            bits |= more
            end += 2
            if last:
                out.append((end, bits))
                break
        return out

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The names, joined."""
        return join_list([[name] for name, bit in _ATTRIBUTE_BITS.items() if value & bit], ",")


_ATTRIBUTE_BITS: Final = {ATTRIBUTE_NAME[bit]: bit for bit in ATTRIBUTES}


class CounterName:
    """The name of a kind of counter: the words before "counter"."""

    category = "counter"
    describes = "mana (counter)"

    def __init__(self) -> None:
        self.id = 0

    def starts(self, token: Token) -> bool:
        """Counters are named by words or by values in brackets (1022.2)."""
        return token.kind in (WORD, BRACKET)

    def match(self, chart: Chart, at: int) -> Found:
        """One or two words before "counter"."""
        out: Found = []
        for length in (1, 2):
            end = at + length
            if end >= chart.n:
                break
            tokens = chart.tokens[at:end]
            if any(t.kind not in (WORD, BRACKET) or t.key in _NOT_COUNTERS for t in tokens):
                break
            if length == 2 and any(t.kind == BRACKET for t in tokens):
                break
            if chart.keys[end] in ("counter", "counters"):
                text = " ".join(t.key for t in tokens)
                out.append((end, text[1:-1] if text.startswith("[") else text))
        return out

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The name as printed."""
        return [f"[{value}]"] if value[:1] in "+-" else value.split()


_NOT_COUNTERS: Final = frozenset(
    "a of on the with remove put all from no or and that those more any each counter counters x "
    "additional another new first second third fourth fifth next".split()
) | frozenset(lexicon.NUMBERS)


class WordNumber(TokenTerminal):
    """A number in words; "Four Sacred Beasts" is a race."""

    def match(self, chart: Chart, at: int) -> Found:
        """The number, if it does not begin the name of a race."""
        if chart.tokens[at].capital and (known_race(chart, at) is not None or within(chart, at)):
            return []
        return super().match(chart, at)


class WillRun:
    """Will symbols one by one: [Energize] {R}{U} are two kinds of will to choose from (1119.2b)."""

    category = "willrun"
    describes = "{R}{U}"

    def __init__(self) -> None:
        self.id = 0

    def starts(self, token: Token) -> bool:
        """A run of will symbols."""
        return token.kind == WILL

    def match(self, chart: Chart, at: int) -> Found:
        """The symbols of the run."""
        return [(at + 1, tuple(_SYMBOL.findall(chart.tokens[at].text)))]

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The run."""
        return ["".join(value)]


_SYMBOL: Final = re.compile(r"\{[^{}]*\}")


class Incarnations:
    """What is banished for [Incarnation]: an entry for each, its attributes run together (1110.2a-b)."""

    category = "incarnations"
    describes = "{B}, {B} or {R}"

    def __init__(self) -> None:
        self.id = 0

    def starts(self, token: Token) -> bool:
        """A will symbol."""
        return token.kind == WILL

    def match(self, chart: Chart, at: int) -> Found:
        """Every prefix of the list."""
        out: Found = []
        entries: list[str] = []
        while at < chart.n and chart.tokens[at].kind == WILL:
            entry = chart.tokens[at].text
            at += 1
            while at + 1 < chart.n and chart.keys[at] == "or" and chart.tokens[at + 1].kind == WILL:
                entry += chart.tokens[at + 1].text
                at += 2
            entries.append(entry)
            out.append((at, tuple(entries)))
            if at < chart.n and chart.keys[at] == ",":
                at += 1
            else:
                break
        return out

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The list."""
        out: list[str] = []
        for entry in value:
            out += [","] if out else []
            symbols = _SYMBOL.findall(entry)
            out.append(symbols[0])
            for symbol in symbols[1:]:
                out += ["or", symbol]
        return out


class AttributeSymbols:
    """Attributes told by will symbols: [Barrier] {R}{B} (1120.3)."""

    category = "attributesymbols"
    describes = "{R}{B}"

    def __init__(self) -> None:
        self.id = 0

    def starts(self, token: Token) -> bool:
        """A run of will symbols."""
        return token.kind == WILL

    def match(self, chart: Chart, at: int) -> Found:
        """A filter for any of the attributes."""
        bits = 0
        for letter in chart.tokens[at].text.strip("{}").split("}{"):
            if letter not in ATTRIBUTE_BY_LETTER:
                return []
            bits |= ATTRIBUTE_BY_LETTER[letter]
        return [(at + 1, Filter((AttributeIs(bits),), phrase=self.id))]

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The symbols."""
        bits = value.preds[0].attributes
        return ["".join("{" + letter + "}" for letter, bit in ATTRIBUTE_BY_LETTER.items() if bits & bit)]


_SENTENCE: Final = re.compile(r'"(?:When|Whenever|At|This card|If|Prevent|As) ')


class QuotedAbility:
    """An ability in quotation marks, given to a card; read like a paragraph of its own."""

    category = "quoted"
    describes = '"{Rest}: Draw a card."'

    def __init__(self, read: Callable[[str, int], list[Node]], write: Callable[[Node], str]) -> None:
        self.id = 0
        self._read = read
        self._write = write

    def starts(self, token: Token) -> bool:
        """A quotation that is more than a name."""
        if token.kind != QUOTE:
            return False
        text = token.text
        ends = text[-2:-1] in ".]}" or text[1:2] == "["
        return ends or ":" in text or "⇒" in text or _SENTENCE.match(text) is not None

    def match(self, chart: Chart, at: int) -> Found:
        """Every reading of the quoted text."""
        if chart.depth >= 3 or chart.tokens[at].kind != QUOTE:
            return []
        return [(at + 1, node) for node in self._read(chart.tokens[at].text[1:-1], chart.depth + 1)]

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The ability in quotation marks."""
        return [f'"{self._write(value)}"']


NUMBER_TERMINAL: Final = WordNumber("number", "two", (WORD,), _read_word_number, _write_word_number)
