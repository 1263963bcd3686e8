"""Helpers for the tests of the card language: texts of our own, compiled."""

from typing import TypeVar

from willpower.abilities.ability import Ability
from willpower.abilities.base import Node, walk
from willpower.abilities.symbols import CHANT, RESONATOR
from willpower.cards.card import Face
from willpower.language import Compiled, compile_face

T = TypeVar("T", bound=Node)


def compiled(*text: str, chant: bool = False) -> Compiled:
    """The text of a card of our own."""
    return compile_face(Face("Sample", CHANT if chant else RESONATOR, text=text))


def abilities(*text: str, chant: bool = False) -> tuple[Ability, ...]:
    """The abilities of a text that must be understood."""
    result = compiled(*text, chant=chant)
    assert result.problems == ()
    return result.abilities


def one(text: str, chant: bool = False) -> Ability:
    """The ability of a text that has one."""
    found = abilities(text, chant=chant)
    assert len(found) == 1
    return found[0]


def nodes(ability: Ability, kind: type[T]) -> list[T]:
    """All nodes of a kind below an ability, in order."""
    return [node for node in walk(ability) if isinstance(node, kind)]
