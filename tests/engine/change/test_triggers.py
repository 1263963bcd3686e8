"""Every kind of trigger is known to the index of automatic abilities and to matching; every mod to the
layers."""

from __future__ import annotations

from typing import Literal, get_args, get_origin

import pytest

from willpower.abilities import triggers as nodes
from willpower.abilities.conditions import TurnOf
from willpower.abilities.hints import field_hints
from willpower.abilities.nouns import All, Filter, This, You
from willpower.abilities.quantities import Num
from willpower.abilities.statics import LAYERS, Mod
from willpower.engine.change.matching import MATCHERS
from willpower.engine.change.trigger_kinds import kinds_of
from willpower.engine.values.layers import handled_mods


def all_below(kind: type) -> set[type]:
    """All classes derived from one."""
    found: set[type] = set()
    for sub in kind.__subclasses__():
        found |= {sub} | all_below(sub)
    return found


WRAPPERS = {nodes.Either, nodes.While, nodes.NthTime}


def example(kind: type[nodes.Trigger]) -> nodes.Trigger:
    """A trigger of a kind, with anything in its fields."""
    values: dict[str, object] = {}
    for name, hint in field_hints(kind).items():
        required = "str" if hint is str else str(hint)
        if name == "phrase":
            continue
        if "Noun" in required:
            values[name] = This() if name == "what" else All(Filter())
        elif "Who" in required:
            values[name] = You()
        elif "Quantity" in required:
            values[name] = Num(1)
        elif "Condition" in required:
            values[name] = TurnOf(You())
        elif get_origin(hint) is Literal:
            values[name] = get_args(hint)[-1]
        elif required == "str":
            values[name] = "mana"
    return kind(**values)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", sorted(all_below(nodes.Trigger) - WRAPPERS, key=lambda k: k.__name__))
def test_every_trigger_waits_for_some_event(kind: type[nodes.Trigger]) -> None:
    assert kinds_of(example(kind))


def test_wrapped_triggers_wait_for_what_they_wrap() -> None:
    inner = nodes.Attacks(This())
    assert kinds_of(nodes.While(inner, TurnOf(You()))) == kinds_of(inner)
    assert kinds_of(nodes.NthTime(inner, Num(1))) == kinds_of(inner)
    both = nodes.Either((inner, nodes.Blocks(This())))
    assert set(kinds_of(both)) == set(kinds_of(inner)) | set(kinds_of(nodes.Blocks(This())))


def test_every_trigger_has_a_matcher() -> None:
    assert set(MATCHERS) == all_below(nodes.Trigger)
    assert len(set(MATCHERS.values())) == len(MATCHERS)


def test_every_mod_has_a_layer_and_is_applied() -> None:
    mods = all_below(Mod)
    assert mods == set(LAYERS)
    assert mods == set(handled_mods())
