"""Every value of every switch is read: the engine names it where it asks for the switch, or a reason stands
in `willpower.rules.not_observable` why nothing depends on it.

Of the values of one switch one may go without a name: it is what is left when none of the others is meant.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, get_args, get_origin, get_type_hints

import pytest

from willpower.rules.edition import SWITCHES
from willpower.rules.editions import ALL
from willpower.rules.not_observable import NOT_NAMED, NOT_OBSERVABLE, NOT_TOLD_APART
from willpower.rules.switches import Edition

ENGINE = Path(__file__).parent.parent.parent / "src" / "willpower" / "engine"
FIELDS = tuple(one.field for one in SWITCHES)


def values_of(field: str) -> tuple[str, ...]:
    """The words that a switch can be; () for numbers, yes or no, and lists."""
    hint = get_type_hints(Edition, include_extras=True)[field]
    kind = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    return get_args(kind) if get_origin(kind) is Literal else ()


def asked_field(node: ast.AST) -> str:
    """The switch that an expression asks an edition for, or ""."""
    if isinstance(node, ast.Attribute) and node.attr in FIELDS:
        holder = node.value
        name = holder.attr if isinstance(holder, ast.Attribute) else getattr(holder, "id", "")
        if name in ("edition", "rules"):
            return node.attr
    return ""


def words_in(node: ast.AST, tables: dict[str, frozenset[str]]) -> set[str]:
    """The words an expression holds, those of a table that it names included."""
    found: set[str] = set()
    for one in ast.walk(node):
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            found.add(one.value)
        elif isinstance(one, ast.Name):
            found |= tables.get(one.id, frozenset())
    return found


@cache
def reading() -> tuple[dict[str, set[str]], frozenset[str]]:
    """By switch the words that the engine compares it with; and the switches that it reads at all."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ENGINE.rglob("*.py"))]
    tables: dict[str, frozenset[str]] = {}
    for tree in trees:
        for node in tree.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict):
                keys = [key.value for key in node.value.keys if isinstance(key, ast.Constant)]
                tables[ast.unparse(node.target)] = frozenset(key for key in keys if isinstance(key, str))
    named: dict[str, set[str]] = {field: set() for field in FIELDS}
    read: set[str] = set()
    for tree in trees:
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                read_in(function, tables, named, read)
    return named, frozenset(read)


def read_in(
    function: ast.FunctionDef, tables: dict[str, frozenset[str]], named: dict[str, set[str]], read: set[str]
) -> None:
    """Adds what one function reads; a switch that it keeps under a name is asked for by that name too."""
    kept: dict[str, str] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and asked_field(node.value) and isinstance(node.targets[0], ast.Name):
            kept[node.targets[0].id] = asked_field(node.value)
    for node in ast.walk(function):
        if asked_field(node):
            read.add(asked_field(node))
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            for side in sides:
                field = asked_field(side) or kept.get(getattr(side, "id", ""), "")
                if field:
                    named[field] |= words_in(node, tables)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            field = asked_field(node.func.value)
            if field and node.func.attr == "startswith":
                start = next(iter(words_in(node.args[0], tables)))
                named[field] |= {value for value in values_of(field) if value.startswith(start)}


@pytest.mark.parametrize("field", FIELDS)
def test_the_engine_reads_it_or_there_is_a_reason(field: str) -> None:
    _, read = reading()
    said = field in read or field in NOT_OBSERVABLE
    assert said, f"nothing reads g.edition.{field}, and rules/not_observable.py does not say why"


@pytest.mark.parametrize("field", FIELDS)
def test_every_value_is_told_from_the_others_or_there_is_a_reason(field: str) -> None:
    named, read = reading()
    if field not in read:
        return
    rest = {value for value in values_of(field) if value not in named[field]}
    alike = NOT_TOLD_APART.get(field, ((), ""))[0]
    assert len(rest) < 2 or rest == set(alike), f"nothing tells apart {sorted(rest)}"


def test_no_reason_is_out_of_date() -> None:
    named, _ = reading()
    for field, (alike, reason) in NOT_TOLD_APART.items():
        assert set(alike) <= set(values_of(field)), field
        assert not set(alike) & named[field], field
        assert len(alike) > 1 and len(reason) > 10, field


# ---- switches that are lists ----------------------------------------------------------------------------


def words_of(field: str) -> tuple[str, ...]:
    """The words that a switch can be a list of; () for any other switch."""
    hint = get_type_hints(Edition, include_extras=True)[field]
    kind = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    item = get_args(kind)[0] if get_origin(kind) is tuple else None
    return get_args(item) if get_origin(item) is Literal else ()


LISTS = tuple(field for field in FIELDS if words_of(field))


@cache
def asked_word_by_word() -> frozenset[str]:
    """The lists of which the engine only asks whether they have a word that stands there; the others it goes
    through, or asks for a word that it has from elsewhere, so that it reads all of them."""
    reads: dict[str, int] = dict.fromkeys(LISTS, 0)
    worded: dict[str, int] = dict.fromkeys(LISTS, 0)
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            field = asked_field(node)
            if field in reads:
                reads[field] += 1
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.In, ast.NotIn)):
                field = asked_field(node.comparators[0])
                if field in worded and words_in(node.left, {}):
                    worded[field] += 1
    return frozenset(field for field in LISTS if 0 < reads[field] == worded[field])


@pytest.mark.parametrize("field", LISTS)
def test_every_word_in_which_editions_differ_is_read_or_there_is_a_reason(field: str) -> None:
    named, read = reading()
    differing = [w for w in words_of(field) if len({w in getattr(rules, field) for rules in ALL}) > 1]
    if field not in read:
        assert field in NOT_OBSERVABLE
    elif field in asked_word_by_word():
        unread = {word for word in differing if word not in named[field]}
        assert unread == set(NOT_NAMED.get(field, ((), ""))[0])


def test_no_reason_for_words_is_out_of_date() -> None:
    assert set(NOT_NAMED) <= asked_word_by_word()
    assert all(len(reason) > 10 for _, reason in NOT_NAMED.values())
    assert {"cost_changes", "turn_changes", "card_forms"} <= asked_word_by_word()
