"""Rows of the phrase table: a node of the tree and an English template with its fields as holes.

A template is words and holes. `{what}` is a hole for the field `what`; its category follows from the
type of the field or is given, `{what:subject}`. A suffix of the category makes it a list:
`*` any number, `+` one or more, `?` one or none, `,` "A, B and C", `/` "A, B or C", `!` "A, B, C",
`;` "A; or B".
`(a|b|)` are alternatives, each a row of its own. `gains~gain` is singular and plural; the holes marked
`#` and the row itself (if its category has a number) agree with it. `\\(` is a parenthesis in the text.

`<zone:area>` is any word of a class, with its value as the field `zone`: a row for each word, one template.
`{*from}` is a place for an adjunct, `{*from?}` for one that may be missing. An adjunct is a row that makes no
node: what it says are fields of the node around it ("from your graveyard": `origin` and `origin_of`). The
number of such a node's phrase holds the row and its adjuncts; `Table.row` writes the whole phrase out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from math import prod
from typing import Any, Final

from willpower.abilities.base import Node
from willpower.abilities.hints import field_words

from .classes import CLASSES
from .holding import default_category, field_names, tuple_names
from .tokens import tokenise
from .ways import PIECE, alternatives

Value = Any  # what fills a hole: a node, a tuple of them, a word or a number
Holes = dict[str, Value]
Build = Callable[[Holes], Node | None]
Split = Callable[[Any], Mapping[str, Value]]

# Categories whose phrases are singular or plural.
NUMBERED: Final = frozenset(
    (
        "noun plain thing bareplural named subject filter onefilter head onehead orpart vp who doer "
        "plainwho targetwho they "
        "act race group each watched onlyself kindof token tokenbody unsized paysor aimedat evwhen evwhenever"
    ).split()
)
LISTS: Final = "*+,/;!?"
WHOLE: Final = frozenset(
    ["clauses", "sentences", "willrun", "incarnations"]
)  # categories whose values are tuples already


@dataclass(frozen=True, slots=True)
class Hole:
    """A place in a template: the name of the field, its category and the kind of list ("" for none)."""

    name: str
    category: str
    style: str = ""


Item = str | Hole
Template = tuple[str, str, str]  # where it stands, the node it makes, its words
ADJUNCT: Final = "*"  # the name of a hole for an adjunct

# The number of a phrase with adjuncts: that of the row, then one more than the number of each adjunct.
ROW_BITS: Final = 16
ADJUNCT_BITS: Final = 12


@dataclass(slots=True)
class Part:
    """What an adjunct says: fields of the node around it. Two that say the same are equal."""

    row: Row = field(compare=False)
    named: Holes


@dataclass(slots=True)
class Row:
    """One phrase: a template that stands for a node."""

    category: str
    node: type[Node]
    template: str
    items: tuple[Item, ...]
    fixed: dict[str, Value]
    build_with: Build | None = None
    split_with: Split | None = None
    zones: int = 0
    id: int = 0
    tuples: frozenset[str] = frozenset()
    check: Callable[[Holes], bool] | None = None
    said: Template | None = None  # the template as it was written, if this row was derived from it
    also: tuple[Template, ...] = ()  # what it took of classes (each)
    adjunct: int = 0  # the number of an adjunct; 0: this row makes a node
    holes: list[Hole] = field(default_factory=list)  # in the order of the text
    places: int = 0  # how many of them are for adjuncts
    given: Holes = field(default_factory=dict)  # what words of classes stand for, for its function
    variant: bool = False  # words of a template that are kept apart from it

    def __post_init__(self) -> None:
        self.holes = [item for item in self.items if type(item) is Hole]
        self.places = [hole.name for hole in self.holes].count(ADJUNCT)

    @property
    def written(self) -> tuple[Template, ...]:
        """The templates that somebody wrote for this row: its own and what it took of classes."""
        if self.variant:
            return ()
        own = self.said or (self.category.partition(".")[0], self.node.__name__, self.template)
        return (own, *self.also)

    def build(self, values: list[Value]) -> Node | Part | None:
        """Make the node from what fills the holes; None if they do not go together."""
        named: Holes = dict(self.given if self.build_with is not None else self.fixed)
        phrase = self.id
        shift = ROW_BITS
        for hole, value in zip(self.holes, values, strict=True):
            if hole.name != ADJUNCT:
                _put(named, hole, value, self.tuples)
                continue
            if value is not None:
                for name, said in value.named.items():
                    if name not in named:
                        named[name] = said
                    elif isinstance(said, tuple) and isinstance(named[name], tuple):
                        named[name] += said
                    else:
                        return None  # it is said already
                phrase |= value.row.adjunct << shift
            shift += ADJUNCT_BITS
        if self.adjunct:
            return self._part(named)
        if self.build_with is not None:
            node = self.build_with(named)
            return None if node is None else replace(node, phrase=phrase)
        if self.check is not None and not self.check(named):
            return None
        named["phrase"] = phrase
        return self.node(**named)

    def _part(self, named: Holes) -> Part | None:
        """What an adjunct says."""
        made: Any = named if self.build_with is None else self.build_with(named)
        if made is None or (self.check is not None and not self.check(made)):
            return None
        return Part(self, made)

    def coded(self, parts: list[Row | None]) -> Row:
        """This row with its adjuncts written out."""
        left = iter(parts)
        items: list[Item] = []
        for item in self.items:
            if not isinstance(item, Hole) or item.name != ADJUNCT:
                items.append(item)
                continue
            part = next(left)
            items += part.items if part is not None else ()
        said = [self, *(part for part in parts if part is not None)]

        def split(node: Any) -> Holes:
            out: Holes = {}
            for row in said:
                if row.split_with is not None:
                    out.update(row.split_with(node))
                    continue
                for hole in row.holes:
                    if hole.name != ADJUNCT and hole.name not in out:
                        out[hole.name] = getattr(node, hole.name)
            return out

        return replace(self, items=tuple(items), split_with=split)

    def split(self, node: Node, belongs: Callable[[Value, str], bool]) -> list[Value]:
        """What fills the holes of a node made by this row, in the order of the text."""
        holes = self.holes
        if self.split_with is not None:
            named = self.split_with(node)
        else:
            named = {hole.name: getattr(node, hole.name) for hole in holes}
        shared: dict[str, int] = {}
        for hole in holes:
            shared[hole.name] = shared.get(hole.name, 0) + 1
        taken: dict[str, int] = {}
        out: list[Value] = []
        for hole in holes:
            value = named[hole.name]
            if not isinstance(value, tuple) or (hole.name not in self.tuples and shared[hole.name] == 1):
                out.append(value)
                continue
            if shared[hole.name] == 1:
                out.append(value if hole.style else value[0])
                continue
            at = taken.get(hole.name, 0)
            if hole.style == "?":
                there = at < len(value) and belongs(value[at], hole.category)
                out.append(value[at] if there else None)
                taken[hole.name] = at + there
                continue
            if not hole.style:
                out.append(value[at])
                taken[hole.name] = at + 1
                continue
            end = at
            while end < len(value) and belongs(value[end], hole.category):
                end += 1
            out.append(value[at:end])
            taken[hole.name] = end
        return out


def _put(named: Holes, hole: Hole, value: Value, tuples: frozenset[str]) -> None:
    if hole.style == "?":
        if value is not None:
            named[hole.name] = (*named.get(hole.name, ()), value) if hole.name in tuples else value
        return
    if hole.name in tuples:
        many = value if hole.style else (value,)
        named[hole.name] = (*named[hole.name], *many) if hole.name in named else many
    else:
        named[hole.name] = value


# ---- reading templates --------------------

# Marks around a part of a template that comes from a class: `each`.
_MARKED: Final = re.compile(r"⟦(\w+)(!?)\|([^⟦⟧]*)⟧")
_WORD: Final = re.compile(r"<(\w+):(\w+)>")


@dataclass(slots=True)
class Family:
    """A template as it was written, with what all its rows have in common. It is spelled out into rows when
    one of them is asked for."""

    category: str
    node: type[Node]
    template: str
    fixed: dict[str, Value]
    build: Build | None = None
    split: Split | None = None
    zones: int = 0
    tuples: str = ""
    check: Callable[[Holes], bool] | None = None
    said: Template | None = None
    given: Holes | None = None
    fold: bool = True
    adjunct: bool = False

    @property
    def written(self) -> tuple[Template, ...]:
        """The templates that somebody wrote for it: its own and what it took of classes."""
        own, also = self._told()
        return (own or (self.category.partition(".")[0], self.node.__name__, self.template), *also)

    def _told(self) -> tuple[Template | None, tuple[Template, ...]]:
        if "⟦" not in self.template:
            return self.said, ()
        base, name = self.category.partition(".")[0], self.node.__name__
        classed, also = _classed(self.template)
        said = self.said
        return (*said[:2], _classed(said[2])[0]) if said else (base, name, classed), also

    def rows(self, known: set[str]) -> list[Row]:
        """A row for each alternative and number. `known`: the variants that have rows already; new ones are
        added to it, and their rows stand behind the others."""
        base, _, number_given = self.category.partition(".")
        node, template = self.node, _unmarked(self.template)
        said, also = self._told()
        names = tuple_names(node)
        if self.tuples:
            names |= frozenset(self.tuples.split())
        rows: list[Row] = []
        told: Holes = {}
        zoned = 0
        before: Holes | None = None
        folded, variants = _folded(template, node, known) if self.fold else (template, [])
        built = self.build is not None
        for one in _spelled(folded, node, built, {**self.fixed, "zones": self.zones}, self.given or {}):
            if one.fixed is not before:
                before = one.fixed
                told = dict(before)
                zoned = told.pop("zones")
                if zoned and "zones" in field_names(node) and not built:
                    told["zones"] = zoned
                _checked(node, told, template)
            whole = "".join(one.pieces)
            agreeing = "~" in whole or "#" in whole
            if base in NUMBERED and not agreeing and not number_given:
                raise ValueError(f"{self.category} needs a number: {template!r}")
            for number in number_given or ("sp" if agreeing else " "):
                parts: list[Item] = []
                for piece in one.pieces:
                    if piece.startswith("{") and not piece.startswith("{{"):
                        parts.append(_hole(piece, node, number, template))
                    else:
                        parts += _words(piece, number)
                named = f"{base}.{number}" if base in NUMBERED else base
                row = Row(named, node, template, tuple(parts), told, self.build, self.split, zoned)
                row.tuples, row.check, row.said, row.also = names, self.check, said, also
                row.given = one.given
                row.adjunct = int(self.adjunct)  # the table numbers them
                rows.append(row)
        return rows + variants


def R(
    category: str,
    node: type[Node],
    template: str,
    *,
    build: Build | None = None,
    split: Split | None = None,
    zones: int = 0,
    tuples: str = "",
    check: Callable[[Holes], bool] | None = None,
    said: Template | None = None,
    given: Holes | None = None,
    fold: bool = True,
    **fixed: Value,
) -> list[Family]:
    """Rows of the phrase table, as one template."""
    return [Family(category, node, template, fixed, build, split, zones, tuples, check, said, given, fold)]


# ---- variants ----------
# A template with many ways through it keeps words that mean nothing by themselves, "(its owner's|their
# owner's)", as adjuncts that say no field, so that the ways need not be multiplied.
MOST_WAYS: Final = 12
MOST_PLACES: Final = 4
_VARIANT: Final = re.compile(r"(?<!\\)\(([\w ,'/-]*(?:\|[\w ,'/-]*)+)\)")


def _folded(template: str, node: type[Node], known: set[str]) -> tuple[str, list[Row]]:
    """The template with variants as places for adjuncts, and the rows of those that are new."""
    new: list[Row] = []
    few = template.count("|") < 4 and "<" not in template  # then there are at most eight ways
    if few or _ways(template) <= MOST_WAYS:
        return template, new
    for group in sorted(dict.fromkeys(_VARIANT.findall(template)), key=lambda words: -words.count("|")):
        words = [one.strip() for one in group.split("|")]
        name = f"={'/'.join(words)}"
        place = f"{{*{name}?}}" if "" in words else f"{{*{name}}}"
        shorter = template.replace(f"({group})", place)
        if any(one.startswith("from ") for one in words) or _places(shorter) > MOST_PLACES:
            continue
        template = shorter
        if name not in known:
            known.add(name)
            for one in filter(None, words):
                items = tuple(item for piece in PIECE.findall(one) for item in _words(piece, " "))
                new.append(Row(name, node, one, items, {}, adjunct=1, variant=True))
        if _ways(template) <= MOST_WAYS:
            break
    return template, new


def _ways(template: str) -> int:
    """How many ways there are through a template."""
    classes = {words for _, words in _WORD.findall(template)}
    return len(alternatives(template)) * prod(len(CLASSES[words]) for words in classes)


def _places(template: str) -> int:
    """How many adjuncts a row of the template may have."""
    return max(sum(piece.startswith("{*") for piece in pieces) for pieces in alternatives(template))


@dataclass(slots=True)
class _Spelled:
    """One way through a template: its pieces, and what the words of classes in it stand for."""

    pieces: list[str]
    fixed: Holes
    given: Holes


def _spelled(template: str, node: type[Node], built: bool, fixed: Holes, given: Holes) -> list[_Spelled]:
    """All ways through a template; a word of a class in one alternative does not multiply the others."""
    out: list[_Spelled] = []
    classed = _WORD.search(template) is not None
    for pieces in alternatives(template):
        wordy = next(filter(None, map(_WORD.search, pieces)), None) if classed else None
        if wordy is None:
            out.append(_Spelled(pieces, fixed, given))
            continue
        name, words = wordy.groups()
        for word, value in CLASSES[words].items():
            way = " ".join(pieces).replace(wordy.group(), word)
            if built:
                out += _spelled(way, node, built, fixed, {**given, name: value})
                continue
            if name != "zones" and name not in field_names(node):
                raise ValueError(f"{node.__name__} has no field {name}")
            out += _spelled(way, node, built, {**fixed, name: value}, given)
    return out


def _checked(node: type[Node], fixed: Holes, template: str) -> None:
    """Raises `ValueError` for a field that the node lacks, or a word that the field cannot have."""
    unknown = fixed.keys() - field_names(node)
    if unknown:
        raise ValueError(f"{node.__name__} has no field {unknown} ({template!r})")
    if not any(isinstance(value, (str, tuple)) for value in fixed.values()):
        return
    for name, words in field_words(node).items():
        given_words = fixed.get(name, ())
        for word in given_words if isinstance(given_words, tuple) else (given_words,):
            if word not in words:
                raise ValueError(f"{word!r} is no word for {node.__name__}.{name} ({template!r})")


def each(name: str, pairs: Iterable[Any], at: int = 0, counted: bool = True) -> list[Any]:
    """The members of a class, one after the other, to be put into a template. The template is written once
    for the class, and a member once for all templates; words of a list of the rules are not counted."""
    if not name.isidentifier():
        raise ValueError(f"{name!r} is no name for a class of words")
    sign = "!" if counted else ""
    out: list[Any] = []
    for pair in pairs:
        if isinstance(pair, str):
            out.append(f"⟦{name}{sign}|{pair}⟧")
        else:
            out.append((*pair[:at], f"⟦{name}{sign}|{pair[at]}⟧", *pair[at + 1 :]))
    return out


def either(*ways: str) -> list[str]:
    """Several ways to say the same as one part of a template."""
    return [f"({'|'.join(ways)})"]


def _unmarked(template: str) -> str:
    while "⟦" in template:
        template = _MARKED.sub(r"\3", template)
    return template


def _classed(template: str) -> tuple[str, tuple[Template, ...]]:
    """A template as it was written, with the names of classes, and the members that it took of them."""
    also: dict[Template, None] = {}
    while "⟦" in template:
        for name, counted, words in _MARKED.findall(template):
            if counted:
                also[(name, "", words)] = None
        template = _MARKED.sub(r"<\1>", template)
    return template, tuple(also)


def A(category: str, node: type[Node], template: str, **more: Any) -> list[Family]:
    """An adjunct: a row that says fields of the node around it."""
    families = R(category, node, template, fold=False, **more)  # it has no adjuncts of its own
    for family in families:
        family.adjunct = True
    return families


def L(category: str, node: type[Node], name: str, words: Mapping[str, Value], **more: Any) -> list[Family]:
    """Words of a list, each a value of one field: a row for each, one template for all."""
    said = (category.partition(".")[0], node.__name__, " | ".join(words))
    return [
        family
        for word, value in words.items()
        for family in R(category, node, word, said=said, **{name: value}, **more)
    ]


def AL(category: str, node: type[Node], name: str, words: Mapping[str, Value], **more: Any) -> list[Family]:
    """Words of a list as adjuncts: each gives one field of the node around it, or the zones it names."""
    families = L(category, node, name, words, fold=False, **more)
    for family in families:
        family.adjunct = True
    return families


@cache
def _words(piece: str, number: str) -> tuple[Item, ...]:
    """A piece of a template that is no hole."""
    if piece.startswith("{{"):
        return (piece[1:-1].lower(),)
    if piece.startswith("\\"):
        return (piece[1:],)
    if "~" in piece:
        one, _, many = piece.partition("~")
        piece = (one if number == "s" else many).replace("_", " ")
    return tuple(token.key for token in tokenise(piece))


_holes: dict[tuple[str, str, str], Hole] = {}


def _hole(piece: str, node: type[Node], number: str, template: str) -> Hole:
    """A piece of a template that is a hole."""
    key = (piece, node.__name__, number)
    known = _holes.get(key)
    if known is None:
        known = _holes[key] = _read_hole(piece, node, number, template)
    return known


def _read_hole(piece: str, node: type[Node], number: str, template: str) -> Hole:
    if piece[1] == ADJUNCT:
        return Hole(ADJUNCT, piece[2:-1].rstrip("?"), "?" if piece.endswith("?}") else "")
    name, _, category = piece[1:-1].partition(":")
    agree = "#" in piece
    name = name.replace("#", "")
    category = category.replace("#", "")
    style = ""
    if category and category[-1] in LISTS:
        category, style = category[:-1], category[-1]
    if not category:
        category = default_category(node, name)
    if category in WHOLE:
        return Hole(name, category, "=")
    if agree:
        if category not in NUMBERED:
            raise ValueError(f"{category} has no number: {template!r}")
        category = f"{category}.{number}"
    return Hole(name, category, style)
