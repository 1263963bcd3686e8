"""Clause numbers in a text, and the functions of a source tree that cite them."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from willpower.rules.index import clauses, parts, sections

# A clause number is three or four digits that are a section of the rulebook, a dot, one or two digits, and
# perhaps a letter and a roman numeral. "903.2a-k" and "403.1-5" are spans: both ends are looked up.
CITATION: Final = re.compile(
    r"(?<![\w.$#-])(?P<section>\d{3,4})\.(?P<clause>\d{1,2})"
    r"(?:(?P<letter>[a-z])(?:-(?P<roman>[ivx]+)(?![\w]))?(?:-(?P<last_letter>[a-z])(?![\w]))?"
    r"|-(?P<last>\d{1,2})(?![\w.]))?"
    r"(?![\w%]|\.\d)"
)
ROOMS: Final = ("rules", "abilities", "cards", "language", "engine")
_NOT_RULES: Final = frozenset({"rules.index"})  # looks clauses up, and has some as examples
_TEXT: Final = (tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING))


def spans(text: str) -> Iterator[tuple[int, str, str]]:
    """Position, first and last number of every citation of a text; a single clause is both."""
    for match in CITATION.finditer(text):
        if match["section"] not in sections():
            continue
        number = f"{match['section']}.{match['clause']}"
        with_letter = number + (match["letter"] or "")
        full = f"{with_letter}-{match['roman']}" if match["roman"] else with_letter
        # "903.2a-i" is a span of letters if there is no such subclause.
        if match["roman"] and full not in clauses() and len(match["roman"]) == 1:
            yield match.start(), with_letter, number + match["roman"]
        elif match["last_letter"]:
            yield match.start(), full, number + match["last_letter"]
        elif match["last"]:
            yield match.start(), full, f"{match['section']}.{match['last']}"
        else:
            yield match.start(), full, full


def cited(text: str) -> Iterator[tuple[int, str]]:
    """Position and number of every clause that a text names; both ends of a span."""
    for position, first, last in spans(text):
        yield position, first
        if last != first:
            yield position, last


def meant(text: str) -> Iterator[tuple[int, str]]:
    """Position and number of every known clause that a text means; of a span also those between its ends."""
    known = clauses()
    for position, first, last in spans(text):
        if first == last:
            if first in known:
                yield position, first
        elif first in known and last in known:
            numbers = list(known)
            depth = len(parts(first))
            for number in numbers[numbers.index(first) : numbers.index(last) + 1]:
                if len(parts(number)) == depth:
                    yield position, number


def comments_and_strings(source: str) -> Iterator[tuple[int, str]]:
    """Every comment and string literal of a module with the line on which it begins."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in _TEXT:
            yield token.start[0], token.string


def owners(source: str) -> list[str]:
    """For each line of a module (the first at index 1) the function, class, field or constant it belongs to.

    Comments right above one belong to it; "" is the module itself.
    """
    lines = source.splitlines()
    found = [""] * (len(lines) + 3)
    _own(ast.parse(source).body, "", found, lines)
    return found


def _own(body: list[ast.stmt], outer: str, found: list[str], lines: list[str]) -> None:
    for node in body:
        name = _name(node, outer)
        if not name:
            continue
        first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", ()))])
        while first > 1 and lines[first - 2].lstrip().startswith("#"):
            first -= 1
        for line in range(first, (node.end_lineno or node.lineno) + 1):
            found[line] = name
        if isinstance(node, ast.ClassDef):
            _own(node.body, name, found, lines)


def _name(node: ast.stmt, outer: str) -> str:
    """The full name of what a statement defines, "" if it defines nothing."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        name = node.name
    else:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if not isinstance(target, ast.Name):
            return ""
        name = target.id
    return f"{outer}.{name}" if outer else name


def functions_citing(package: Path) -> dict[str, dict[str, None]]:
    """The places of a package that cite each clause: "engine.battle:DeclareFrame.step", in order.

    Only of the rooms in which rules are carried out; a module is named by itself if nothing in it cites.
    """
    found: dict[str, dict[str, None]] = {}
    for path in sorted(p for room in ROOMS for p in (package / room).rglob("*.py")):
        module = ".".join(path.relative_to(package).with_suffix("").parts)
        if module in _NOT_RULES:
            continue
        source = path.read_text(encoding="utf-8")
        owner = owners(source)
        here: dict[str, dict[str, None]] = {}
        for line, text in comments_and_strings(source):
            for position, number in meant(text):
                here.setdefault(number, {})[owner[line + text.count("\n", 0, position)]] = None
        for number, names in here.items():
            places = [f"{module}:{name}" for name in names if name] or [module]
            found.setdefault(number, {}).update(dict.fromkeys(places))
    return found
