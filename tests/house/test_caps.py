"""No silent cap (design: a bound that is hit raises with the state attached): nothing in the engine cuts
a list or a loop short by a number of our own. What looks like it stands here with its reason."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ENGINE = Path(__file__).resolve().parents[2] / "src" / "willpower" / "engine"
CAP_WORDS = re.compile(r"MOST|BOUND|LIMIT|HIGHEST|PASSES|MAX|TOP")

# What cuts nothing: the module and the expression, and why.
ALLOWED = {
    "text/definition.py: c.need[:8]": "a need has nine numbers, X the last",
    "pay/cost_change.py: base[:8]": "a need has nine numbers, X the last",
    "pay/cost_change.py: option[:8]": "a need has nine numbers, X the last",
    "pay/cost_change.py: need[:5]": "the five attributes of a need",
    "pay/supply.py: need[:8]": "a need has nine numbers, X the last",
    "core/will.py: NOTHING[:FREE]": "the kinds of will, before the free",
    "pay/cost_change.py: NOTHING[:5]": "the five attributes of a need",
    "pay/payment.py: left[:FREE]": "the kinds of will, before the free",
    "core/will.py: range(FREE)": "the kinds of will",
    "pay/reckoning.py: range(FREE)": "the kinds of will",
    "pay/reckoning.py: x[:2]": "a card and a counter's name",
    "pay/reckoning.py: y[:2]": "a card and a counter's name",
    "effects/tokens.py: sha256(repr(abilities).encode()).hexdigest()[:16]": "a digest",
    "storage/save.py: data[len(MAGIC) + 2:_FIXED]": "the head of a save",
    "values/evaluate/numbers.py: NO_MAXIMUM": "stands for no maximum",
    "core/bounds.py: MOST_STEPS": "raises",
    "core/bounds.py: MOST_WAYS": "raises",
    "change/replacement_order.py: MOST_COMPARED": "more than that are put to the player without comparing",
    "change/timestamps.py: MOST_COMPARED": "more than that are put to the player without comparing",
    "change/choosing.py: NO_BOUND": "stands for no bound",
    "text/definition.py: _MOST": "a cache that is emptied",
    "core/printed.py: _MOST_KNOWN": "a cache that is emptied",
    "change/effect_frame.py: _MOST_SETTLED": "a cache that is emptied",
    "values/evaluate/core.py: _MOST_PLANS": "a cache that is emptied",
    "pay/supply.py: _MOST_ANSWERS": "a cache that is emptied",
    "change/triggers.py: _MOST_WATCHING": "a cache that is emptied",
    "storage/node_refs.py: _MOST_MAPS": "a cache that is emptied",
    "storage/save.py: _MOST_KNOWN": "a cache that is emptied",
    "storage/encoding.py: _MOST_CONTENTS": "a cache that is emptied",
    "keys.py: _MOST_NODES": "a cache that is emptied",
}


def is_number(node: ast.expr, least: int) -> bool:
    """Whether an expression is a number of our own: written out, or a constant."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, int) and not isinstance(node.value, bool) and node.value >= least
    return isinstance(node, ast.Name) and node.id.isupper() and len(node.id) > 1


def caps(tree: ast.Module) -> list[str]:
    """The expressions of a module that may cut something short."""
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
            if node.slice.upper is not None and is_number(node.slice.upper, 2):
                found.append(ast.unparse(node))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "islice":
                found.append(ast.unparse(node))
            if node.func.id == "range" and any(is_number(a, 10) for a in node.args[:2]):
                found.append(ast.unparse(node))
            if node.func.id == "min" and any(is_number(a, 10) for a in node.args):
                found.append(ast.unparse(node))
    for line in tree.body:
        target = line.target if isinstance(line, ast.AnnAssign) else None
        if isinstance(line, ast.Assign) and len(line.targets) == 1:
            target = line.targets[0]
        if isinstance(target, ast.Name) and CAP_WORDS.search(target.id) and target.id.isupper():
            if isinstance(line, (ast.Assign, ast.AnnAssign)) and isinstance(line.value, ast.Constant):
                found.append(target.id)
    return found


def test_nothing_is_cut_off_silently() -> None:
    found = {
        f"{path.relative_to(ENGINE)}: {cap}"
        for path in sorted(ENGINE.rglob("*.py"))
        for cap in caps(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert sorted(found - set(ALLOWED)) == []
    assert sorted(set(ALLOWED) - found) == [], "allowed, but not there any more"


def test_caps_are_seen() -> None:
    seen = caps(
        ast.parse("MOST_OUTS = 40\nfound = ways[:40]\nmore = ways[:MOST_OUTS]\nfor x in range(60): pass\n")
    )
    assert sorted(seen) == ["MOST_OUTS", "range(60)", "ways[:40]", "ways[:MOST_OUTS]"]
    assert caps(ast.parse("n = min(top, 60)\nfirst = islice(ways, 3)\n")) == [
        "min(top, 60)",
        "islice(ways, 3)",
    ]
    assert caps(ast.parse("rest = refs[1:]\nfor i in range(len(refs)): pass\nzero = min(0, n)\n")) == []
