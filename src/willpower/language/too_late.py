"""What a text cannot mean because of when it is known, and what "its" behind a target could be of besides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from willpower.abilities.ability import Ability, Continuous
from willpower.abilities.base import Node, children, walk
from willpower.abilities.conditions import Did
from willpower.abilities.effects import Apply, Banish, ChooseWord, Delayed, Discard, Effect, If, Reveal
from willpower.abilities.nouns import Choose, ChosenIs, PlayedBy, Ref, Target, TopCards
from willpower.abilities.quantities import Letter, SlotNumber, Stat
from willpower.abilities.statics import AddAbilities, EntersWith, MayPlay


def too_late(abilities: tuple[Ability, ...], before: Sequence[Ability]) -> str:
    """Words for what is wrong with a text, "" if nothing is; `before`: abilities that share their slots with
    it, the paragraphs of a chant above it."""
    for ability in abilities:
        known = [part for one in before for part in _at_once(one)]
        words = _by_what_comes(list(_at_once(ability)), known) or _of_which(ability)
        if words:
            return words
    return ""


def forgotten(abilities: tuple[Ability, ...]) -> str:
    """Words for what is wrong with a text that speaks for good of a card chosen as its own card enters the
    field (909.5): only how it enters is told by that. "" if nothing is."""
    for ability in abilities:
        effects = ability.effects if isinstance(ability, Continuous) else ()
        entering = [one for one in effects if isinstance(one, EntersWith)]
        slots = {getattr(node, "slot", 0) for one in entering for node in walk(one)} - {0}
        for one in effects if slots else ():
            if not isinstance(one, EntersWith):
                if any(isinstance(node, Ref) and node.slot in slots for node in walk(one)):
                    return "a card chosen as this card enters"
    return ""


def _by_what_comes(parts: list[Node], before: list[Node]) -> str:
    """Targets are named as a text is played (903.2g), before costs are paid and anything is performed."""
    made = [one for one in (*before, *parts) if isinstance(one, (Effect, Choose, TopCards))]
    slots = {getattr(one, "slot", 0) for one in made} - {0}
    words = {one.kind for one in made if isinstance(one, ChooseWord)}
    for target in parts:
        if isinstance(target, Target) and target.filter is not None:
            if any(isinstance(one, Ref) and one.slot in slots for one in walk(target.filter)):
                return "a target by what is known later"
            if any(isinstance(one, ChosenIs) and one.kind in words for one in walk(target.filter)):
                return f"a target by a {sorted(words)[0]} that is chosen later"
    return ""


def not_yet(abilities: tuple[Ability, ...]) -> str:
    """Words for "you may play it this turn. If you don't, ...", "" if a text has none: at once nobody knows
    whether it will be played. What is done later to the cards that were is right."""
    for ability in abilities:
        nodes = list(walk(ability))
        allowed = {one.slot for one in nodes if isinstance(one, Apply) and _lets_play(one)} - {0}
        if any(_asks(one, slot) for one in nodes if isinstance(one, If) for slot in allowed):
            return "whether it will be played"
    return ""


def _lets_play(node: Apply) -> bool:
    """Whether an instruction permits to play cards for a while."""
    return any(isinstance(one, MayPlay) for static in node.statics for one in walk(static))


def _asks(node: If, slot: int) -> bool:
    if not any(isinstance(one, Did) and one.slot == slot for one in walk(node.condition)):
        return False
    later = isinstance(node.condition, Did) and isinstance(node.then, Delayed)
    return not later or not any(isinstance(one, PlayedBy) and one.slot == slot for one in walk(node.then))


def _at_once(node: Node) -> Iterator[Node]:
    """What is below a node, without what is done later or by others."""
    yield node
    for child in children(node):
        later = isinstance(child, Delayed) and not child.early
        if not later and not isinstance(node, AddAbilities):
            yield from _at_once(child)


def _of_which(ability: Ability) -> str:
    """ "Reveal the top card of your deck. This card deals X00 damage to target Golem, where X is its total
    cost": of the one or of the other."""
    nodes = list(walk(ability))
    aims = {one.slot for one in nodes if isinstance(one, Target)}
    used = {one.slot for one in nodes if isinstance(one, (Ref, Did, SlotNumber))}
    for at, one in enumerate(nodes):
        if isinstance(one, (Reveal, Discard, Banish)) and not {one.slot, getattr(one.what, "slot", 0)} & used:
            for letter in nodes[at:]:
                value = letter.value if isinstance(letter, Letter) else None
                if isinstance(value, Stat) and isinstance(value.what, Ref) and value.what.slot in aims:
                    return "its, of which of two"
    return ""
