"""Tokens: what they are, how many of them, where they are put, and tokens that are copies (1303, 1017)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.effects import CreateToken, Sequence, TokenSpec
from willpower.abilities.nouns import Opponent, You
from willpower.abilities.quantities import Num, Times
from willpower.abilities.statics import SetValues

from ...rows import Holes, R, Row, each

ROWS: list[Row] = []
ATTRIBUTES = ("light", "fire", "water", "wind", "darkness")
PLAIN_KINDS: list[tuple[str, int]] = [("", 0)]
PLAIN_KINDS += [(name, S.ATTRIBUTE_BY_NAME[name]) for name in ATTRIBUTES]
PLAIN_KINDS += [
    (f"{one}{link}{two}", S.ATTRIBUTE_BY_NAME[one] | S.ATTRIBUTE_BY_NAME[two])
    for link in ("/", " and ")
    for one in ATTRIBUTES
    for two in ATTRIBUTES
    if one != two
]

# ---- what it is: size, attributes, races ----------
# The phrase of this part is kept on the ATK of the token, as the token itself has that of its whole phrase.


def _body(bits: int) -> Any:
    def build(h: Holes) -> TokenSpec:
        size = h["size"]
        return TokenSpec(h.get("name", ""), S.RESONATOR, h.get("races", ()), bits, size.atk, size.defense)

    return build


def _unbody(node: TokenSpec) -> dict[str, object]:
    return {"size": SetValues(node.atk, node.defense), "races": node.races, "name": node.name}


FORMS = (
    "{{size:size}} {} {{races:race.s+}} resonator token~tokens",
    "{{size:size}} {} {{races:race.s+}} token~tokens",  # 1303.1b
    "{} {{size:size}} {{races:race.s+}} resonator token~tokens",
    "{{size:size}} {} {{name:name}} (resonator|) token~tokens",  # 1303.1d
    "{{size:size}} {} resonator token~tokens",
)
for plain, bits in PLAIN_KINDS:
    words = each("attributes", [plain], counted=False)[0] if plain else ""
    for form in FORMS:
        if plain or not form.startswith("{}"):
            ROWS += R(
                "tokenbody", TokenSpec, form.format(words), build=_body(bits), split=_unbody, tuples="races"
            )

# ---- and what it has ----------
ABILITIES: tuple[str, ...] = (
    "with {abilities:simpleability,}",
    "with {abilities:quoted,}",
    "with {abilities:simpleability!} and {abilities:quoted}",
)
TAILS = (
    "",
    "named {name:name}",
    *ABILITIES,
    *(f"named {{name:name}} {abilities}" for abilities in ABILITIES),
    *(f"{abilities} named {{name:name}}" for abilities in ABILITIES),
)


def _token(h: Holes) -> TokenSpec | None:
    body: TokenSpec = h["body"]
    assert body.atk is not None
    if body.name and "name" in h:
        return None
    atk = replace(body.atk, phrase=body.phrase)
    return replace(body, name=h.get("name", body.name), atk=atk, abilities=h.get("abilities", ()))


def _untoken(node: TokenSpec) -> dict[str, object]:
    assert node.atk is not None
    return {
        "body": replace(node, phrase=node.atk.phrase),
        "name": node.name,
        "abilities": node.abilities,
    }


for tail in each("with", TAILS):
    ROWS += R(
        "token", TokenSpec, f"{{body:tokenbody#}} {tail}", build=_token, split=_untoken, tuples="abilities"
    )
# 1303.1d: a token of which only the name is said; tokens of other types
OTHER_TYPES = (("", 0), ("regalia", S.REGALIA), ("addition", S.ADDITION), ("magic stone", S.MAGIC_STONE))
for plain, bits in OTHER_TYPES:
    words = each("type", [plain], counted=False)[0] if plain else ""
    for tail in each("with", ("", *ABILITIES)):
        ROWS += R("token", TokenSpec, f"{{name:name}} {words} token~tokens {tail}", types=bits or S.RESONATOR)
    if words:
        for tail in each("with", ("", *ABILITIES)):
            ROWS += R("token", TokenSpec, f"{words} token~tokens named {{name:name}} {tail}", types=bits)

for tail in each("with", ("", *ABILITIES)):
    ROWS += R("token", TokenSpec, f"{{races:race.s}} (resonator|) token~tokens {tail}", types=S.RESONATOR)
    for plain, bits in each("attributes", PLAIN_KINDS[1:6], counted=False):
        for words, types in each("type", OTHER_TYPES[1:], counted=False):
            ROWS += R(
                "token",
                TokenSpec,
                f"{plain} {{races:race.s}} {words} token~tokens {tail}",
                types=types,
                attributes=bits,
            )

# ---- where it is put, and how many ----------
PUT: tuple[tuple[str, dict[str, Any]], ...] = (
    ("(into|in|onto) (the|your|their|his or her) field", {}),
    ("(into|in) (the|your|their|his or her) field rested", {"rested": True}),
    ("into the field under your opponent's control", {"under": Opponent()}),
    ("into your opponent's field", {"under": Opponent()}),
    ("into the field under your control", {"under": You()}),
    ("into the field rested under your opponent's control", {"under": Opponent(), "rested": True}),
    ("into the field under {under:whosewho} control", {}),
    ("into {under:whosewho} field", {}),
    ("into (the|your) field attacking", {"attacking": True}),
    ("into (the|your) field rested and attacking", {"rested": True, "attacking": True}),
)
COUNTERS = (
    "a {counter:counter} counter on (it|them|each of them)",
    "{n} {counter:counter} counters on (it|them|each of them)",
)


def _countered(h: Holes, fixed: dict[str, Any]) -> CreateToken:
    under = {"under": h["under"]} if "under" in h else {}
    counters = ((h["counter"], h.get("n") or Num(1)),)
    return CreateToken(h["token"], h.get("count") or Num(1), counters=counters, **under, **fixed)


def _uncountered(node: CreateToken) -> dict[str, object]:
    counter, n = node.counters[0]
    return {"token": node.token, "count": node.count, "under": node.under, "counter": counter, "n": n}


def _times(h: Holes, fixed: dict[str, Any]) -> CreateToken:
    under = {"under": h["under"]} if "under" in h else {}
    return CreateToken(h["token"], Times(h["n"], h["each"]), **under, **fixed)


ONE = "a {token:token.s}"
MANY = "{count} {token:token.p}"
for words, fixed in each("manner", PUT):
    ROWS += R("act", CreateToken, f"puts~put {ONE} {words}", count=Num(1), **fixed)
    ROWS += R("act", CreateToken, f"puts~put {MANY} {words}", **fixed)
    ROWS += R("act", CreateToken, f"puts~put {ONE} {words} for each {{count:each.s}}", **fixed)
    ROWS += R(
        "act",
        CreateToken,
        f"puts~put {{n}} {{token:token.p}} {words} for each {{each:each.s}}",
        build=lambda h, fixed=fixed: _times(h, fixed),  # type: ignore[misc]
        split=lambda n: {"token": n.token, "n": n.count.left, "each": n.count.right, "under": n.under},
    )
    for token in each("tokens", (ONE, MANY)):
        for counters in each("counters", COUNTERS):
            ROWS += R(
                "act",
                CreateToken,
                f"puts~put {token} {words} with {counters}",
                build=lambda h, fixed=fixed: _countered(h, fixed),  # type: ignore[misc]
                split=_uncountered,
            )
    ROWS += R(
        "act",
        Sequence,
        f"puts~put {{parts:sometokens}} and {{parts:sometokens}} {words}",
        build=lambda h, fixed=fixed: _several(h, fixed),  # type: ignore[misc]
        split=lambda n: {"parts": n.parts, "under": n.parts[0].under},
        tuples="parts",
    )
ROWS += R("act", CreateToken, f"creates~create {ONE}", count=Num(1))  # 1303.1
ROWS += R("act", CreateToken, f"creates~create {MANY}")
ROWS += R("sometokens", CreateToken, ONE, count=Num(1))
ROWS += R("sometokens", CreateToken, MANY)


def _several(h: Holes, fixed: dict[str, Any]) -> Sequence | None:
    """Tokens of several kinds, put into the same field in the same way."""
    if "under" in h:
        return None
    return Sequence(tuple(replace(part, **fixed) for part in h["parts"]))


# ---- tokens that are copies ----------
COPY = "token (copy of|that is a copy of|that's a copy of) {copy_of}"
COPIES = "(tokens|token) (copies of|that are copies of|that are a copy of) {copy_of}"
ROWS += R("tokencopy", TokenSpec, COPY)
ROWS += R("tokencopies", TokenSpec, COPIES)
EXCEPTIONS = (
    ", except it (has|gains) {abilities:simpleability,}",
    ", except it (has|gains) {abilities:quoted,}",
    ", except (it's|it is|its ATK and DEF are) (a|) {size:size}",
    ", except it's a {races:race.s}",
    ", except its ATK and DEF are {value:amount}",
)
for words, fixed in each("manner", PUT):
    ROWS += R("act", CreateToken, f"puts~put a {{token:tokencopy}} {words}", count=Num(1), **fixed)
    ROWS += R("act", CreateToken, f"puts~put {{count}} {{token:tokencopies}} {words}", **fixed)
    ROWS += R(
        "act", CreateToken, f"puts~put a {{token:tokencopy}} {words} for each {{count:each.s}}", **fixed
    )
    for exception in each("except", EXCEPTIONS):
        ROWS += R(
            "act",
            CreateToken,
            f"puts~put a {{token:tokencopy}} {words} {exception}",
            build=lambda h, fixed=fixed: _excepted(h, fixed),  # type: ignore[misc]
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


def _excepted(h: Holes, fixed: dict[str, Any]) -> CreateToken:
    """A copy with exceptions (1017.2)."""
    spec: TokenSpec = h["token"]
    under = {"under": h["under"]} if "under" in h else {}
    atk = defense = h.get("value")
    if "size" in h:
        atk, defense = h["size"].atk, h["size"].defense
    spec = replace(spec, races=h.get("races", ()), abilities=h.get("abilities", ()), atk=atk, defense=defense)
    return CreateToken(spec, Num(1), **under, **fixed)
