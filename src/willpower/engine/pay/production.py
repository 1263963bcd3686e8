"""Which will an ability can produce: the kinds to choose from (907.4)."""

from __future__ import annotations

from willpower.abilities.effects import Produce, Sequence
from willpower.abilities.symbols import ATTRIBUTE_BY_NAME, ATTRIBUTES

from ..core.memory import word_for
from ..core.objects import Chars, Ctx
from ..core.state import State
from ..core.will import INDEX, bits_of, write_need
from ..values import evaluate
from ..values.characteristics import chars


def will_choices(g: State, node: Produce, ctx: Ctx) -> tuple[str, ...]:
    """The kinds of will to choose from, as symbols; with none named, any attribute, or one that
    cards share."""
    if node.of_stones is not None:
        return shared_kinds(g, node, ctx)
    if node.chosen:
        word = word_for(g, ctx, "attribute")
        return (symbol(ATTRIBUTE_BY_NAME[word.lower()]),) if word else ()
    if node.choices:
        return node.choices
    return tuple([symbol(bit) for bit in ATTRIBUTES])


def shared_kinds(g: State, node: Produce, ctx: Ctx) -> tuple[str, ...]:
    """The attributes of cards as they last were (911.1), where all will is alike those that all of them have;
    of a card without any, what its will abilities produce."""
    assert node.of_stones is not None
    found = [
        (not node.could and chars(g, ref).attributes) or produced(chars(g, ref))
        for ref in evaluate.refs(g, node.of_stones, ctx)
        if ref >= 0
    ]
    shared = 0
    for mask in found:
        shared |= mask
    if node.same:
        for mask in found:
            shared &= mask
    return tuple([symbol(bit) for bit in ATTRIBUTES if shared & bit])


def produced(c: Chars) -> int:
    """The attributes of the will that a card's will abilities produce."""
    found = 0
    for ability in c.ab.activates:
        effect = ability.effect
        for part in effect.parts if isinstance(effect, Sequence) else (effect,):
            if isinstance(part, Produce) and part.of_stones is None and not part.chosen:
                for choice in part.choices or tuple([symbol(bit) for bit in ATTRIBUTES]):
                    for bit in bits_of(choice):
                        found |= bit
    return found


def symbol(bit: int) -> str:
    """One will as a symbol."""
    if not bit:
        return "{1}"
    need = [0] * 9
    need[INDEX[bit]] = 1
    return write_need(tuple(need))
