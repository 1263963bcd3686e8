"""The numbers that base abilities set (904.2): base information (909.1a) that counts cards as they are."""

from __future__ import annotations

from dataclasses import replace

from willpower.abilities.quantities import Num
from willpower.abilities.statics import SetValues

from ..core.state import State
from . import evaluate, layers
from .continuous import Key, Numbers, Part, Work


def in_numbers(g: State, work: Work, part: Part, mod: SetValues) -> SetValues:
    """The ATK and DEF that a base ability sets, as numbers (904.2)."""
    if not counts(mod):
        return mod
    key = (part.source, part.lasting, id(mod))
    numbers = work.given.get(key)
    if numbers is None:
        numbers = numbers_of(g, part, mod)
    work.based[key] = (part, mod, numbers)
    return replace(
        mod,
        atk=Num(numbers[0]) if mod.atk is not None else None,
        defense=Num(numbers[1]) if mod.defense is not None else None,
    )


def counts(mod: SetValues) -> bool:
    """Whether ATK or DEF is set to something else than a number."""
    return any([q is not None and not isinstance(q, Num) for q in (mod.atk, mod.defense)])


def numbers_of(g: State, part: Part, mod: SetValues) -> Numbers:
    """What the numbers of a base ability come to at this moment."""
    ctx = layers.about(part.ctx, part.source)
    atk = evaluate.number(g, mod.atk, ctx) if mod.atk is not None else 0
    return (atk, evaluate.number(g, mod.defense, ctx) if mod.defense is not None else 0)


def base_numbers(g: State, work: Work) -> dict[Key, Numbers]:
    """The numbers of base abilities with everything applied."""
    return {key: numbers_of(g, part, mod) for key, (part, mod, _) in work.based.items()}
