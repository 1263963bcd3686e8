"""What a text says though it would be so without it: by a rule, or by other words of the same text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from willpower.abilities.ability import Ability, Continuous, Limit
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import AllConds, Condition, Did, Exists, Fits, NotCond
from willpower.abilities.effects import (
    Banish,
    Damage,
    Discard,
    GainGem,
    GainLife,
    If,
    LookAt,
    LoseLife,
    May,
    Move,
    SpendOnly,
    Turn,
)
from willpower.abilities.nouns import (
    All,
    AllOf,
    Among,
    AnyOf,
    Choose,
    ControlledBy,
    Filter,
    Happened,
    IsOneOf,
    Not,
    Noun,
    Pred,
    Quantity,
    Ref,
    RulerOf,
    Shares,
    StatusIs,
    This,
    TopCards,
    TypeIs,
    You,
)
from willpower.abilities.quantities import Count, Letter, Num, Stat, Times
from willpower.abilities.statics import Cannot, CostChange, OnlyWhile, ReplaceMove
from willpower.abilities.symbols import CHASE, FIELD, HAND, J_RESONATOR, J_RULER, RESONATOR, RULER_AREA
from willpower.abilities.triggers import Moves, NthTime


def said_twice(root: Ability) -> set[int]:
    """The nodes of an ability, by identity, that say nothing new: of an `If` or
    `OnlyWhile` its condition, of a `Move` where it goes, of a price who pays it, of what left that it is
    asked as it was, of several that they are together; of others all of it."""
    found: set[int] = set()
    for node in walk(root):
        if (isinstance(node, If) and _nothing_otherwise(node, root)) or (
            isinstance(node, Move) and _goes_there_anyway(node, root)
        ):
            found.add(id(node))
        elif isinstance(node, NthTime) and node.n == Num(1) and not node.onwards:
            # "One or more ... for the first time each turn": the first of them is the first time anyway.
            found.update(id(one) for one in walk(node.trigger) if isinstance(one, All) and one.together)
        elif isinstance(node, Limit) and node.cost is not None:
            # Nobody else pays for an ability than who plays it (105.3b).
            found.update(id(one) for one in walk(node.cost) if isinstance(one, CostChange))
        elif isinstance(node, (Did, Among)) and node.left:
            if _unchanged(node.slot if isinstance(node, Did) else getattr(node.of, "slot", 0), root):
                found.add(id(node))
        elif isinstance(node, OnlyWhile) and _nothing_like_it(node):
            found.add(id(node))
        if isinstance(node, Continuous):
            found.update(id(one) for one in (*_outdone(node), *_in_hand(node)))
    return found


def _nothing_otherwise(asking: If, root: Ability) -> bool:
    """Whether the amount of what is done is nothing where the condition does not hold: "If you do, it deals
    damage equal to the total cost of the cards removed this way" (104.2)."""
    then = asking.then
    slots = _slots(asking.condition, root)
    if isinstance(then, Turn) and asking.otherwise is None:
        # Only what is astral is healed (1024.1).
        return then.how == "heal" and asking.condition == Fits(then.what, Filter((StatusIs("astral"),)))
    if isinstance(then, GainGem) and asking.otherwise is None:
        like = then.like.of if isinstance(then.like, Among) else then.like
        return isinstance(like, Ref) and like.slot in slots  # like none there are none (104.2)
    if asking.otherwise is not None or not isinstance(then, (Damage, GainLife, LoseLife)):
        return False
    measured = list(_factors(then.amount))
    if isinstance(asking.condition, Fits) and asking.condition.filter == _RESONATOR:
        values = [one for one in walk(then.amount) if isinstance(one, Stat)] if then.amount else []
        # Of cards that are no J-rulers only resonators have ATK and DEF (206.1).
        return asking.condition.what in measured and all(one.stat in ("atk", "def") for one in values)
    if slots:
        return any(isinstance(what, Ref) and what.slot in slots for what in measured)
    return asking.condition == Exists(All(_J_RULER)) and RulerOf(You(), J_RULER) in measured


_RESONATOR: Final = Filter((TypeIs(RESONATOR),))
_J_RULER: Final = Filter((TypeIs(J_RULER), ControlledBy(You())))


def _factors(amount: Quantity | None) -> Iterator[Noun]:
    """The cards of which an amount is a multiple."""
    if isinstance(amount, Times):
        yield from _factors(amount.left)
        yield from _factors(amount.right)
    elif isinstance(amount, Letter):
        yield from _factors(amount.value)
    elif isinstance(amount, (Stat, Count)):
        yield amount.what


def _slots(condition: Condition, root: Ability) -> set[int]:
    """Where the cards are written down with which something was done that "if you do" asks for."""
    if not isinstance(condition, Did) or condition.filter is not None:
        return set()
    found = {condition.slot}
    for node in walk(root):
        done = node.effect if isinstance(node, May) else node
        if isinstance(node, (May, Move, Banish)) and node.slot == condition.slot:
            found.add(getattr(done, "slot", 0))
            found.add(getattr(getattr(done, "what", None), "slot", 0))
    return found - {0}


def _unchanged(slot: int, root: Ability) -> bool:
    """Whether the cards of a slot came from where they are as printed, so that they were the same there."""
    for node in walk(root):
        if isinstance(node, (Move, Banish, Discard)) and node.slot == slot and slot:
            zones = node.what.filter.zones if isinstance(node.what, (Choose, All)) else 0
            if isinstance(node.what, Choose) and any(_on_top(pred, root) for pred in node.what.filter.preds):
                return True
            return bool(zones) and not zones & (FIELD | RULER_AREA | CHASE)
    return False


def _on_top(pred: Pred, root: Ability) -> bool:
    """Whether it is asked that a card is one of those that were looked at on top of a deck."""
    return isinstance(pred, IsOneOf) and any(
        isinstance(node, LookAt)
        and isinstance(node.what, TopCards)
        and isinstance(pred.what, Ref)
        and pred.what.slot == node.slot
        for node in walk(root)
    )


def _nothing_like_it(asking: OnlyWhile) -> bool:
    """ "As long as there is a card removed by this card, your opponent cannot play cards that share a name
    with that card": with none that is there nothing shares a name."""
    what = asking.condition.what if isinstance(asking.condition, Exists) else None
    return what is not None and all(
        isinstance(effect, Cannot)
        and effect.to is not None
        and any(isinstance(pred, Shares) and pred.what == what for pred in effect.to.preds)
        for effect in asking.effects
    )


_ATTACKING: Final = StatusIs("attacking")
_ATTACKED: Final = Happened("attacked")


def so_anyway(around: Sequence[Node], pred: Pred) -> bool:
    """Whether a property need not be asked for where it stands. `around` are the nodes around it."""
    first, second, third = (None, None, None, *around)[-1:-4:-1]
    if isinstance(pred, ControlledBy) and isinstance(third, Banish):
        return pred.who == (third.who or You())  # nobody banishes what they do not control (1011.2)
    if isinstance(pred, ControlledBy) and isinstance(second, SpendOnly) and second.activate is first:
        return pred.who == You()  # nobody plays abilities of what another player controls (901.1a)
    if isinstance(pred, Not) and isinstance(first, AllOf) and isinstance(second, AnyOf):
        # "Dragonoids and non-Dragonoid Dragons": those that are Dragonoids are among them anyway.
        return any(pred.pred == one or AllOf((pred.pred,)) == one for one in second.preds)
    if isinstance(pred, AllOf) and isinstance(first, AnyOf):
        # "Attacking J/resonators and J/resonators that attacked this turn": what attacks did so (803.3).
        done = tuple([_ATTACKED if one == _ATTACKING else one for one in pred.preds])
        return done != pred.preds and any(
            isinstance(one, AllOf) and len(one.preds) == len(done) and all(p in one.preds for p in done)
            for one in first.preds  # in any order
        )
    if isinstance(pred, TypeIs) and isinstance(first, AnyOf) and not pred.types & J_RESONATOR:
        # "The addition or resonator with the highest ATK": only J-rulers and resonators have any (206.1).
        highest = [one for one in around if isinstance(one, Stat)][-1:]
        return any(one.extreme and one.stat in ("atk", "def") for one in highest)
    return False


def _in_hand(ability: Continuous) -> Iterator[Condition]:
    """What works in the hand only need not ask whether its card is there."""
    if ability.zones == HAND:
        asked = Fits(This(), Filter((StatusIs("in hand"),)))
        for effect in ability.effects:
            if isinstance(effect, OnlyWhile):
                yield from [one for one in _asked(effect.condition) if one == asked]


def _goes_there_anyway(move: Move, root: Ability) -> bool:
    """Whether a card goes where it is put wherever it leaves the field to, by the same text (910.1)."""
    return any(
        isinstance(node, ReplaceMove)
        and node.to == move.to
        and isinstance(node.event, Moves)
        and node.event.origin == FIELD
        and not node.event.to
        and node.event.what == move.what
        for node in walk(root)
    )


def _outdone(ability: Continuous) -> Iterator[Condition]:
    """ "If your life is 3000 or less, pay A. If it is 2000 or less, pay B instead": that the second does not
    hold need not be asked for the first, of two prices the later one counts."""
    prices = [one for one in ability.effects if isinstance(one, OnlyWhile) and _sets_price(one)]
    for n, one in enumerate(prices):
        later = [asked for other in prices[n + 1 :] for asked in _asked(other.condition)]
        for asked in _asked(one.condition):
            if isinstance(asked, NotCond) and asked.condition in later:
                yield asked


def _sets_price(one: OnlyWhile) -> bool:
    return all(isinstance(effect, CostChange) and effect.set_to for effect in one.effects)


def _asked(condition: Condition) -> tuple[Condition, ...]:
    return condition.conditions if isinstance(condition, AllConds) else (condition,)
