"""Tokens: what they are, how many of them, where they are put, and tokens that are copies (1303, 1017)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.effects import CreateToken, Sequence, TokenSpec
from willpower.abilities.nouns import Opponent, You
from willpower.abilities.quantities import Num, Times
from willpower.abilities.statics import SetValues

from ...rows import A, Family, Holes, R, each, either

ROWS: list[Family] = []

# ---- what it is: size, attributes, races ----------
# The phrase of this part is kept on the ATK of the token, as the token itself has that of its whole phrase.


def _body(h: Holes) -> TokenSpec:
    size = h["size"]
    races, attributes = h.get("races", ()), h["attributes"]
    return TokenSpec(h.get("name", ""), S.RESONATOR, races, attributes, size.atk, size.defense)


def _unbody(node: TokenSpec) -> dict[str, object]:
    return {"size": SetValues(node.atk, node.defense), "races": node.races, "name": node.name}


# Not every text says that it is a resonator (1303.1b), or its race (1303.1d).
ROWS += R(
    "tokenbody",
    TokenSpec,
    "({size:size} <attributes:attributes> ({races:race.s+} (resonator|)|{name:name} (resonator|)|resonator)|"
    "<attributes:someattributes> {size:size} {races:race.s+} resonator) token~tokens",
    build=_body,
    split=_unbody,
    tuples="races",
)
ROWS += R(  # its size stands behind
    "unsized",
    TokenSpec,
    "<attributes:attributes> {races:race.s+} (resonator|) token~tokens",
    types=S.RESONATOR,
    tuples="races",
)

# ---- and what it has ----------
ABILITIES: tuple[str, ...] = (
    "with {abilities:simpleability,}",
    "with {abilities:quoted,}",
    "with {abilities:simpleability!} and {abilities:quoted}",
)
TAILS = (
    "",
    "with no attribute",
    "named {name:name}",
    *ABILITIES,
    *(f"named {{name:name}} {abilities}" for abilities in ABILITIES),
    *(f"{abilities} named {{name:name}}" for abilities in ABILITIES),
)


def _token(h: Holes) -> TokenSpec | None:
    body: TokenSpec = h["body"]
    size = h.get("size") or SetValues(body.atk, body.defense)
    assert size.atk is not None
    if body.name and "name" in h:
        return None
    atk = replace(size.atk, phrase=body.phrase)
    name = h.get("name", body.name)
    return replace(body, name=name, atk=atk, defense=size.defense, abilities=h.get("abilities", ()))


def _untoken(node: TokenSpec) -> dict[str, object]:
    assert node.atk is not None
    return {
        "body": replace(node, phrase=node.atk.phrase),
        "size": SetValues(node.atk, node.defense),
        "name": node.name,
        "abilities": node.abilities,
    }


for tail in each("with", TAILS, counted=False):
    ROWS += R(
        "token", TokenSpec, f"{{body:tokenbody#}} {tail}", build=_token, split=_untoken, tuples="abilities"
    )
SIZED = (
    "with {size:size}",
    "with {size:size} and {abilities:simpleability}",
    "with {size:size} , {abilities:simpleability,}",
    "with {size:size} and {abilities:quoted}",
    "with {size:size} , {abilities:simpleability!} and {abilities:quoted}",
)
for tail in each("with", SIZED, counted=False):
    ROWS += R(
        "token", TokenSpec, f"{{body:unsized#}} {tail}", build=_token, split=_untoken, tuples="abilities"
    )
# 1303.1d: a token of which only the name is said; tokens of other types
for tail in each("with", ("", *ABILITIES), counted=False):
    ROWS += R(
        "token",
        TokenSpec,
        f"({{name:name}} (<types:nocreature>|)|{{races:race.s}} (resonator|)) token~tokens {tail}",
        types=S.RESONATOR,
    )
    ROWS += R(
        "token",
        TokenSpec,
        f"(<attributes:attribute>|) <types:nocreature> token~tokens named {{name:name}} {tail}",
    )
for tail in each("with", ("", "with no attribute", *ABILITIES), counted=False):
    ROWS += R(
        "token",
        TokenSpec,
        f"(<attributes:attribute>|) {{races:race.s}} <types:nocreature> token~tokens {tail}",
    )

# ---- how many, where they are put, with which counters ----------
ONE = "a {token:token.s}"
MANY = "{count} {token:token.p}"
STATE: tuple[tuple[str, dict[str, Any]], ...] = (("", {}), ("rested", {"rested": True}))
for words, fixed in each("state", STATE, counted=False):
    one = f"(a {words} {{token:token.s}}|a {words} {{token:tokencopy}})"
    many = f"({{count}} {words} {{token:token.p}}|{{count}} {words} {{token:tokencopies}})"
    ROWS += A("onetoken", CreateToken, one, **fixed)
    ROWS += A("sometokens", CreateToken, one, count=Num(1), **fixed)
    ROWS += A("sometokens", CreateToken, many, **fixed)
PUT: tuple[tuple[str, dict[str, Any]], ...] = (
    ("(into|in|onto) (the|your|their|his or her) field", {}),
    ("(into|in) (the|your|their|his or her) field rested", {"rested": True}),
    ("into your opponent's field", {"under": Opponent()}),
    ("into {under:whosewho} field", {}),
    ("into (the|your) field attacking", {"attacking": True}),
    ("into (the|your) field rested and attacking", {"rested": True, "attacking": True}),
)
UNDER: tuple[tuple[str, dict[str, Any]], ...] = (
    ("under your opponent's control", {"under": Opponent()}),
    ("under your control", {"under": You()}),
    ("rested under your opponent's control", {"under": Opponent(), "rested": True}),
    ("under {under:whosewho} control", {}),
)
CREATED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("rested", {"rested": True}),
    ("attacking", {"attacking": True}),
    ("rested and attacking", {"rested": True, "attacking": True}),
)
for words, fixed in each("put", PUT, counted=False):
    ROWS += A("tokenput", CreateToken, words, **fixed)
for words, fixed in each("under", UNDER, counted=False):
    ROWS += A("tokenput", CreateToken, f"into the field {words}", **fixed)
    ROWS += A("tokenmade", CreateToken, f"(in the field|) {words}", **fixed)
for words, fixed in each("state", CREATED, counted=False):
    ROWS += A("tokenmade", CreateToken, words, **fixed)
ROWS += A("tokenmade", CreateToken, "in (the|your|their) field")
for words in either("a {counter:counter} counter", "{n} {counter:counter} counters"):
    ROWS += A(
        "countered",
        CreateToken,
        f"with {words} on (it|them|each of them)",
        build=lambda h: {"counters": ((h["counter"], h.get("n") or Num(1)),)},
        split=lambda n: {"counter": n.counters[0][0], "n": n.counters[0][1]},
    )


def _times(h: Holes) -> CreateToken:
    n, every = h.pop("n"), h.pop("each")
    return CreateToken(count=Times(n, every), **h)


def _put(tokens: str) -> str:
    """The words that put such tokens into the field, or create them (1303.1)."""
    return f"(puts~put {tokens} {{*tokenput}}|creates~create {tokens} {{*tokenmade?}})"


MADE = "creates~create {*sometokens} and puts~put (it|them) {*tokenput}"
ROWS += R("act", CreateToken, f"({_put('{*sometokens}')} {{*countered?}}|{MADE})")
NUMBER_OF = "a number of {token:token.p} equal to {count:quantity}"
ROWS += R("act", CreateToken, f"({_put('{*onetoken}')} for each {{count:each.s}}|{_put(NUMBER_OF)})")
ROWS += R(
    "act",
    CreateToken,
    f"{_put('{n} {token:token.p}')} for each {{each:each.s}}",
    build=_times,
    split=lambda n: {"token": n.token, "n": n.count.left, "each": n.count.right, "under": n.under},
)
ROWS += R(
    "act",
    Sequence,
    _put("{parts:tokenkind} and {parts:tokenkind}"),
    build=lambda h: _several(h),
    split=lambda n: {"parts": n.parts, "under": n.parts[0].under},
    tuples="parts",
)
ROWS += R("tokenkind", CreateToken, f"({ONE}|{MANY})", build=lambda h: CreateToken(**{"count": Num(1), **h}))


def _several(h: Holes) -> Sequence | None:
    """Tokens of several kinds, put into the same field in the same way."""
    parts = h.pop("parts")
    return None if "under" in h else Sequence(tuple(replace(part, **h) for part in parts))


# ---- tokens that are copies ----------
COPY = "(resonator|) token (copy of|that is a copy of|that's a copy of) {copy_of}"
COPIES = "(tokens|token) (copies of|that are copies of|that are a copy of) {copy_of}"
ROWS += R("tokencopy", TokenSpec, COPY)
ROWS += R("tokencopies", TokenSpec, COPIES)
ROWS += R(
    "act",
    CreateToken,
    "puts~put a (resonator|) token {*tokenput} (that is|that's|as) a copy of {copied:noun}",
    build=lambda h: _copied(h),
    split=lambda n: {"copied": n.token.copy_of, "under": n.under},
)
EXCEPTIONS = (
    ", except it (has|gains) {abilities:simpleability,}",
    ", except it (has|gains) {abilities:quoted,}",
    ", except (it's|it is|its ATK and DEF are) (a|) {size:size} ({races:race.s}|) "
    "(and (it|) (has|gains) {abilities:simpleability,}|)",
    ", except it's a {races:race.s}",
    ", except its ATK and DEF are {value:amount}",
)
for words in either("puts~put a {token:tokencopy} {*tokenput}", "creates~create a {token:tokencopy}"):
    for exception in either(*EXCEPTIONS):
        ROWS += R(
            "act",
            CreateToken,
            f"{words} {exception}",
            build=lambda h: _excepted(h),
            split=lambda n: {
                "token": replace(n.token, abilities=()),
                "under": n.under,
                "abilities": n.token.abilities,
                "size": SetValues(n.token.atk, n.token.defense),
                "races": n.token.races,
                "value": n.token.atk,
            },
            tuples="abilities races",
        )


def _copied(h: Holes) -> CreateToken:
    """A copy, said behind the place."""
    return CreateToken(TokenSpec(copy_of=h.pop("copied")), Num(1), **h)


def _excepted(h: Holes) -> CreateToken:
    """A copy with exceptions (1017.2)."""
    spec: TokenSpec = h.pop("token")
    atk = defense = h.pop("value", None)
    size = h.pop("size", None)
    if size is not None:
        atk, defense = size.atk, size.defense
    races, abilities = h.pop("races", ()), h.pop("abilities", ())
    spec = replace(spec, races=races, abilities=abilities, atk=atk, defense=defense)
    return CreateToken(spec, Num(1), **h)
