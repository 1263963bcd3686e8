"""The parts of a card's text that have to be seen at work: paragraphs, and each of their modes.

A part is known by its nodes. The engine performs and applies the very nodes of the definition, so what is at
work can be told by identity.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from willpower.abilities.ability import Ability, Activate, Automatic, BreakAbility, Continuous, Keyword, Spell
from willpower.abilities.base import Node, children, walk
from willpower.abilities.effects import (
    Apply,
    ChooseNow,
    Delayed,
    EachPlayerDoes,
    Effect,
    ForEach,
    If,
    May,
    Modes,
    PayFor,
    Produce,
    RepeatUntil,
    Sequence,
    Targeting,
    Unless,
)
from willpower.abilities.nouns import Attacking, Filter, IsOneOf, Ref, SpellIs, StatusIs, Target, This
from willpower.abilities.statics import (
    AddAbilities,
    AddedCost,
    AnyWill,
    CanAlso,
    Cannot,
    CostChange,
    DeckRule,
    EntersWith,
    Gains,
    Must,
    OnlyWhile,
    OtherCost,
    PlayOnlyIf,
    Prevent,
    Redirect,
    Replace,
    StartsGame,
    Static,
    WeatherIsNow,
)
from willpower.abilities.symbols import FIELD
from willpower.abilities.triggers import (
    Attacks,
    Battles,
    Blocks,
    DealsDamage,
    IsAttacked,
    IsBlocked,
    IsDealtDamage,
    IsUnblocked,
    Moves,
    PlayerDoes,
)
from willpower.engine import Definition, expand

# Instructions that only say which others are performed.
STEERING: Final = (
    Sequence,
    May,
    If,
    Modes,
    ChooseNow,
    ForEach,
    EachPlayerDoes,
    Unless,
    PayFor,
    RepeatUntil,
    Targeting,
)
# Keywords that say how a card is played, and are at work once it is played so.
WHEN_PLAYED: Final = frozenset(
    {"quickcast", "incarnation", "awakening", "torrent", "remnant", "trigger", "stealth", "judgment"}
)

IN_BATTLE: Final = frozenset({"attacking", "blocking", "blocked", "unblocked", "battling"})
ONCE_BLOCKED: Final = frozenset({"blocking", "blocked"})  # there is none before somebody blocks (804.3)

BATTLES: Final = (
    Attacks,
    IsAttacked,
    Battles,
    IsUnblocked,
    Blocks,
    IsBlocked,
    DealsDamage,
    IsDealtDamage,
)


class Part:
    """A part of a text: on which side, in which paragraph, in words, and whether it was seen at work.

    One of these is enough: an instruction of `doing` was performed, a continuous effect of `applying`
    applied, the card was played (`playing`), made will (`will`), changed how decks are checked (`building`),
    or was somewhere with the `keyword` (with `playing`: was played by it).
    """

    __slots__ = (
        "applying",
        "beside",
        "building",
        "doing",
        "face",
        "keyword",
        "kind",
        "mode",
        "paragraph",
        "playing",
        "root",
        "seen",
        "will",
    )

    def __init__(self, face: int, paragraph: int, kind: str, mode: int = 0) -> None:
        self.face = face
        self.paragraph = paragraph
        self.kind = kind
        self.mode = mode  # 0: it is all of the paragraph
        self.root: Ability | None = None  # the ability it is a part of
        self.beside: tuple[Effect, ...] = ()  # of a keyword: what the card does when it is played
        self.doing: dict[int, Effect] = {}
        self.applying: dict[int, Node] = {}
        self.playing = False
        self.building = False
        self.will = False
        self.keyword = ""
        self.seen = False

    @property
    def observable(self) -> bool:
        """Whether there is anything to look for."""
        return bool(self.doing or self.applying or self.playing or self.keyword or self.building)

    @property
    def moment(self) -> str:
        """When it can be used at all, if its text tells: "battle", "block", "chase"."""
        for node in (*self.doing.values(), *self.beside):
            for inner in walk(node):
                if isinstance(inner, Attacking):
                    return "battle"
                if isinstance(inner, StatusIs) and inner.status.partition(" ")[0] in IN_BATTLE:
                    return "block" if inner.status in ONCE_BLOCKED else "battle"
                if isinstance(inner, SpellIs):
                    return "chase"
        return ""

    @property
    def breaks(self) -> bool:
        """Whether it is a [Break] ability, which needs lifebreak (1415.1b)."""
        return isinstance(self.root, BreakAbility)

    @property
    def fights(self) -> bool:
        """Whether it waits for something that happens in battle."""
        return self.root is not None and any(
            isinstance(node, BATTLES)
            or (isinstance(node, (Must, CanAlso, Cannot)) and ("attack" in node.act or "block" in node.act))
            for node in walk(self.root)
        )

    @property
    def judges(self) -> bool:
        """Whether it is about what judgment costs."""
        return self.root is not None and any(
            (isinstance(node, CostChange) and "judgment" in node.abilities)
            or (isinstance(node, Keyword) and node.keyword == "judgment")
            for node in walk(self.root)
        )

    @property
    def charges(self) -> bool:
        """Whether it is about what other cards and their abilities cost."""
        return self.root is not None and any(
            isinstance(node, CostChange) and node.play != Filter((IsOneOf(This()),))
            for node in walk(self.root)
        )

    @property
    def guards(self) -> bool:
        """Whether it waits for its card to block."""
        return self.root is not None and any(
            (isinstance(node, (Blocks, Battles)) and isinstance(node.what, This))
            or node == StatusIs("battling this")
            for node in walk(self.root)
        )

    @property
    def lasts(self) -> bool:
        """Whether it is about damage, and for so many times only; or about what cannot change."""
        return self.root is not None and any(
            (isinstance(node, (Prevent, Redirect)) and (node.uses or getattr(node, "shield", False)))
            or (isinstance(node, WeatherIsNow) and node.fixed)
            for node in walk(self.root)
        )

    @property
    def forbids(self) -> bool:
        """Whether it forbids something for a while: what is done before shows nothing of it."""
        return self.root is not None and any(
            isinstance(node, Apply) and any(isinstance(static, Cannot) for static in node.statics)
            for node in walk(self.root)
        )

    @property
    def deals(self) -> bool:
        """Whether it is about damage that one card deals."""
        return self.root is not None and any(
            isinstance(node, DealsDamage) and isinstance(node.what, (Ref, Target, This))
            for node in walk(self.root)
        )

    @property
    def arrives(self) -> bool:
        """Whether it is about the coming of its card."""
        if self.root is None:
            return False
        return any(
            (isinstance(node, Keyword) and node.keyword == "enter")
            or (isinstance(node, Moves) and isinstance(node.what, This) and node.to & FIELD)
            or isinstance(node, EntersWith)
            or (isinstance(node, PlayerDoes) and node.what == "judgment")
            for node in walk(self.root)
        )

    def __str__(self) -> str:
        return f"paragraph {self.paragraph} ({self.kind})"


def parts_of(definition: Definition) -> tuple[Part, ...]:
    """The parts of all sides of a card."""
    found: list[Part] = []
    for face, chars in enumerate(definition.faces):
        for ability in chars.ab.listed:
            if ability.paragraph:  # what the type line gives is no text
                for part in _parts(face, ability):
                    part.root = ability
                    found.append(part)
    for part in found:
        if not part.doing:
            part.beside = definition.faces[part.face].ab.texts
    return tuple(part for part in found if part.observable)


def _parts(face: int, ability: Ability) -> Iterator[Part]:
    kind = type(ability).__name__.lower()
    if isinstance(ability, (Activate, Automatic, Spell, BreakAbility)):
        yield from _instructions(face, ability.paragraph, kind, ability.effect)
    elif isinstance(ability, Continuous):
        yield _standing(face, ability)
    elif isinstance(ability, Keyword):
        yield from _keyword(face, ability)


def _instructions(face: int, paragraph: int, kind: str, effect: Effect | None) -> Iterator[Part]:
    """One part, or one for each mode."""
    if effect is None:
        return
    modes = [node for node in reach(effect) if isinstance(node, Modes)]
    if not modes:
        part = Part(face, paragraph, kind)
        part.doing = instructions(effect)
        part.will = any(isinstance(node, Produce) for node in part.doing.values())
        yield part
        return
    for n, mode in enumerate(modes[0].options, 1):
        part = Part(face, paragraph, f"{kind}, mode {n}", n)
        part.doing = instructions(mode)
        yield part


def _standing(face: int, ability: Continuous) -> Part:
    part = Part(face, ability.paragraph, "continuous")
    for static in statics(ability.effects):
        if isinstance(static, StartsGame):
            part.doing |= instructions(static.effect)
        elif isinstance(static, DeckRule):
            part.building = True
        elif isinstance(static, Gains):
            part.applying |= {id(mod): mod for mod in static.mods}
        else:
            if isinstance(static, (Replace, EntersWith)) and static.effect is not None:
                part.doing |= instructions(static.effect)
            part.playing = part.playing or changes_playing(static)
            part.applying[id(static)] = static
    return part


def _keyword(face: int, k: Keyword) -> Iterator[Part]:
    """What a keyword means, or what it gives; else that the card has it."""
    name = f"[{k.keyword}]"
    inner = {id(ability): ability for ability in (*expand(k), *k.abilities)}.values()
    found: list[Part] = []
    for ability in inner:
        for part in _parts(face, ability):
            part.paragraph = k.paragraph
            part.kind = f"{name} {part.kind}"
            found.append(part)
    if not found and k.effect is not None:
        found += _instructions(face, k.paragraph, name, k.effect)
    if not found:
        part = Part(face, k.paragraph, name)
        part.keyword = k.keyword
        part.playing = k.keyword in WHEN_PLAYED
        part.building = k.keyword == "grimoire"  # 402.5c
        found.append(part)
    yield from found


def changes_playing(static: Static) -> bool:
    """Whether a continuous effect is about playing its own card, so that it works before there is an object
    in play that has it."""
    if isinstance(static, (AddedCost, OtherCost, PlayOnlyIf)):
        return static.what is None
    if isinstance(static, Cannot) and static.act == "chase":
        return True  # on the chase only (902.1)
    return isinstance(static, (CostChange, AnyWill))


def statics(effects: Iterable[Static]) -> Iterator[Static]:
    """Continuous effects, those with a condition of their own opened."""
    for static in effects:
        if isinstance(static, OnlyWhile):
            yield from statics(static.effects)
        else:
            yield static


def instructions(effect: Node) -> dict[int, Effect]:
    """The instructions of an effect that do something themselves, by identity."""
    return {
        id(node): node
        for node in reach(effect)
        if isinstance(node, Effect) and not isinstance(node, STEERING)
    }


def reach(node: Node) -> Iterator[Node]:
    """A node and what is below it, without abilities that are given to others or come later."""
    yield node
    if isinstance(node, (Delayed, Gains, AddAbilities)):
        return
    paid = node.cost if isinstance(node, (PayFor, Unless)) else ()
    for child in children(node):
        if not isinstance(child, Ability) and not any(child is item for item in paid):
            yield from reach(child)
