"""Leaving out some of the cards that a text speaks of, so that a condition of it is seen to fail."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import AllConds, AnyCond, Compare, Condition, Exists, Fits
from willpower.abilities.effects import Banish
from willpower.abilities.nouns import (
    All,
    AllOf,
    AnyOf,
    AttributeIs,
    Choose,
    Filter,
    KeywordIs,
    NameIs,
    Not,
    Pred,
    RaceIs,
    RulerOf,
    StatIs,
    StatusIs,
    StoneTypeIs,
    TypeIs,
)
from willpower.abilities.quantities import Count, Num
from willpower.abilities.symbols import ATTRIBUTE_NAME
from willpower.cards.card import Card

from .chance import Chance


class Thinning:
    """What is missing on a board: often nothing; sometimes all but one of several things that would do, or
    what one of the conditions asks for, or half of what is spoken of, or all of it but one card."""

    __slots__ = ("cards", "gone", "kept", "others", "rival", "whole")

    def __init__(
        self, cards: Sequence[Card], root: Node | None, chance: Chance, wish: Sequence[Node] = ()
    ) -> None:
        self.gone: Filter | None = None
        self.kept: Pred | None = None
        self.others: list[Pred] = []
        self.whole: list[Filter] = []  # a card fits all of these or none
        self.rival = False  # it is the ruler that is asked about
        how = chance.below(8)
        if how in (2, 3, 4, 5) and wish:
            self.aim(wish, chance)
        elif how in (2, 3, 4, 5) and root is not None:
            self.choose(root, chance, how < 4)
        left = [card for card in cards if self.keeps(card)]
        if how == 6:
            left = [card for card in left if chance.one_in(2)]
        self.cards: Sequence[Card] = chance.some(left, 1) if how == 7 else left

    def aim(self, wish: Sequence[Node], chance: Chance) -> None:
        """Leaves out what keeps a part of the text from making a difference: all but that one of several
        things that would do, or what it asks for itself. `wish` are the nodes around it."""
        ways: list[tuple[Filter | None, Pred | None, list[Pred]]] = []
        for node, inner in pairwise(wish):
            if isinstance(node, AnyOf) and isinstance(inner, Pred):
                ways += [(None, inner, [pred for pred in node.preds if pred is not inner])]
            elif isinstance(node, AnyCond):
                others = [one for one in node.conditions if one is not inner]
                ways += [
                    (filter, None, []) for one in others for part in walk(one) for filter in _asked(part)
                ]
            elif isinstance(node, AllConds) and chance.one_in(2):
                self.whole = [f for one in node.conditions if isinstance(one, Exists) for f in _asked(one)]
                if len(self.whole) > 1:
                    return
                self.whole = []
            ways += [(filter, None, []) for filter in _asked(node)]
        if wish and isinstance(wish[-1], Condition):
            self.rival = isinstance(wish[-1], Fits) and isinstance(wish[-1].what, RulerOf)
            ways += [(filter, None, []) for node in walk(wish[-1]) for filter in _asked(node)]
        if ways:
            self.gone, self.kept, self.others = ways[chance.below(len(ways))]

    def choose(self, root: Node, chance: Chance, one_of_several: bool) -> None:
        """Chooses what is missing."""
        several = [node.preds for node in walk(root) if isinstance(node, AnyOf)]
        asked = [filter for node in walk(root) for filter in _asked(node)]
        if several and (one_of_several or not asked):
            preds = several[chance.below(len(several))]
            self.kept = preds[chance.below(len(preds))]
            self.others = [pred for pred in preds if pred is not self.kept]
        elif asked:
            self.gone = asked[chance.below(len(asked))]

    def keeps(self, card: Card) -> bool:
        """Whether a card may be there."""
        if self.whole:
            return len({fits_all(card, filter) for filter in self.whole}) == 1
        if self.gone is not None:
            return not fits_all(card, self.gone)
        if self.kept is None or has(card, self.kept):
            return True
        return not any(has(card, pred) is True for pred in self.others)


def around(wish: Sequence[Node]) -> list[Filter]:
    """The cards that the conditions around a node ask for."""
    found = [filter for node in wish for filter in _asked(node)]
    for node in wish:
        condition = getattr(node, "condition", None)
        if isinstance(condition, Condition):
            found += [filter for part in walk(condition) for filter in _asked(part)]
    return found


def counted(wish: Sequence[Node]) -> list[tuple[Filter, int]]:
    """The cards of which the conditions around a node ask for a number."""
    found: list[tuple[Filter, int]] = []
    for node in wish:
        condition = getattr(node, "condition", None)
        for part in (node, *(walk(condition) if isinstance(condition, Condition) else ())):
            what, least = None, None
            if isinstance(part, Exists):
                what, least = part.what, part.least
            elif isinstance(part, Compare) and isinstance(part.left, Count):
                what, least = part.left.what, part.right
            if isinstance(what, All) and isinstance(least, Num) and least.n > 1:
                found.append((what.filter, least.n))
    return found


def _asked(node: Node) -> tuple[Filter, ...]:
    """The cards of which it is asked whether or how many there are."""
    if isinstance(node, (Exists, Count)) and isinstance(node.what, All):
        return (node.what.filter,)
    if isinstance(node, Banish) and node.slot and isinstance(node.what, Choose):
        return (node.what.filter,)  # "If you do"
    return (node.filter,) if isinstance(node, Fits) else ()


def fits_all(card: Card | None, filter: Filter) -> bool:
    """Whether a printed card has the properties of a filter, as far as they are printed."""
    return card is not None and all(has(card, pred) is not False for pred in filter.preds)


def has(card: Card, pred: Pred) -> bool | None:
    """Whether a property is printed on a card; None if it is none that is printed."""
    face = card.front
    if isinstance(pred, TypeIs):
        return any(bool(side.types & pred.types) for side in card.faces)
    if isinstance(pred, StoneTypeIs):
        words = face.printed_type.lower()
        return any(name in words for bit, name in ATTRIBUTE_NAME.items() if bit & pred.attributes)
    if isinstance(pred, RaceIs):
        return pred.race in face.races
    if isinstance(pred, StatusIs) and pred.status == "true":
        return "True Magic Stone" in face.races
    if isinstance(pred, NameIs):
        return any(pred.name == side.name for side in card.faces)
    if isinstance(pred, AttributeIs):
        return bool(face.attributes & pred.attributes)
    if isinstance(pred, KeywordIs):
        return any(f"[{pred.keyword}" in line.lower() for line in face.text)
    if isinstance(pred, StatIs) and isinstance(pred.value, Num):
        return _compares(card, pred, pred.value.n)
    if isinstance(pred, Not):
        inner = has(card, pred.pred)
        return None if inner is None else not inner
    if isinstance(pred, (AllOf, AnyOf)):
        found = [has(card, one) for one in pred.preds]
        ends = isinstance(pred, AnyOf)  # one that has it is enough, or one that has not
        return ends if ends in found else None if None in found else not ends
    return None


def _compares(card: Card, pred: StatIs, n: int) -> bool | None:
    face = card.front
    value: int | None = None
    if pred.stat == "total cost":
        value = face.cost.total if face.cost is not None else 0
    elif pred.stat in ("atk", "printed atk"):
        value = face.atk
    elif pred.stat in ("def", "printed def"):
        value = face.defense
    if value is None:
        return None
    return {
        "=": value == n,
        "!=": value != n,
        "<": value < n,
        "<=": value <= n,
        ">": value > n,
        ">=": value >= n,
    }.get(pred.op)
