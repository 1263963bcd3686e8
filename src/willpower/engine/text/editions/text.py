"""The meaning of a card's text in an edition: skills it does not know mean nothing there, old rules of their
own stay (1413, 1140, 708, 1125, 1415)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from willpower.abilities.ability import Ability, Activate, Automatic, Keyword
from willpower.abilities.base import Node, node_fields, walk
from willpower.abilities.effects import Produce
from willpower.abilities.instruction import Effect
from willpower.abilities.nouns import (
    AnyOf,
    EachPlayer,
    Filter,
    KeywordIs,
    Pred,
    SubtypeIs,
    Target,
    This,
    TypeIs,
    Who,
)
from willpower.abilities.symbols import (
    ADDITION,
    ATTRIBUTE_NAME,
    ATTRIBUTES,
    CHANT,
    FIELD,
    J_RULER,
    MAGIC_STONE,
    RESONATOR,
    RULER,
)
from willpower.abilities.triggers import Moves
from willpower.abilities.words import MoveHow
from willpower.cards.card import Face
from willpower.rules.edition import Edition
from willpower.rules.editions import ALL

from ...core.will import INDEX, Need, bits_of

# Written like skills today; the older editions have rules of their own for them, or card types.
_OLD_RULES: Final = frozenset({"enter", "break", "trigger", "judgment", "quickcast"})
# Other words in brackets are no skills in any edition, and stay (1101.1).
_SKILLS: Final = frozenset([skill.lower() for rules in ALL for skill in rules.skills])
RULE_ABILITY: Final = "rule ability"
_WITH_RULE_TEXT: Final = RULER | J_RULER | RESONATOR | ADDITION  # 7.4.1 of 2.0
# How an [Enter] ability asks for the way a card came (matching.py).
ENTER_WAYS: Final[dict[str, MoveHow]] = {
    "summoned or judgment": "summoned or judged",
    "played from hand or judgment": "from hand or judged",
}
_ARROW: Final = re.compile("⇒|⇨|=>|>>>")
# Texts that name a kind of spells as older editions do, and those that name plain chants so.
_SPELL: Final = re.compile(r"spell: ?chant", re.IGNORECASE)
_SPELL_CHANT: Final = re.compile(r"spell: ?chant(?!-)", re.IGNORECASE)
_BOTH_CHANTS: Final = re.compile(
    r"spell: ?chant(?:\]? (?:and|or|and/or) \[?spell: ?chant-instant|"
    r"-instant\]? (?:and|or|and/or) \[?spell: ?chant(?!-))",
    re.IGNORECASE,
)
_KINDS: Final[dict[str, Pred]] = {
    "quickcast": SubtypeIs("chant-instant"),
    "trigger": SubtypeIs("chant-standby"),
}

_unknown: Final[dict[str, frozenset[str]]] = {}  # by edition


def unknown_skills(rules: Edition) -> frozenset[str]:
    """The skills of other editions that an edition does not know."""
    known = _unknown.get(rules.name)
    if known is None:
        known = _SKILLS - {skill.lower() for skill in rules.skills} - _OLD_RULES
        _unknown[rules.name] = known
    return known


def text_there(abilities: tuple[Ability, ...], face: Face, rules: Edition) -> tuple[Ability, ...]:
    """The abilities that the text of a side means in an edition; the same tuple if all of them."""
    unknown = unknown_skills(rules)
    made: list[Ability] = []
    for ability in abilities:
        if isinstance(ability, Keyword):
            if ability.keyword in unknown and not _worded(ability, face):
                continue
            if not _awakens(ability, face, rules) or not _quick_there(ability, face, rules):
                continue
            ability = _keyword_there(ability, face, rules)
        elif isinstance(ability, Activate) and not _will_there(ability, rules):
            continue
        elif isinstance(ability, Activate) and ability.gods_art:
            if rules.ability_names != "names, god's art once per game":
                ability = replace(ability, gods_art=False)  # 1112.2
        elif isinstance(ability, Automatic) and rules.text_without_icon == "rule ability":
            ability = _at_once(ability, face)
        if type(ability) is Automatic and rules.triggered_targets == "who does what it says":
            ability = _doers_choose(ability)
        if rules.enter in ENTER_WAYS and _has_enter_inside(ability):
            changed = _with_enters(ability, rules, "[enter]" in _written(ability, face).lower())
            assert isinstance(changed, Ability)
            ability = changed
        if rules.card_types.spell_subtypes and _SPELL.search(_written(ability, face)):
            ability = told_apart(ability, _written(ability, face))
        made.append(ability)
    if len(made) == len(abilities) and all([a is b for a, b in zip(made, abilities, strict=True)]):
        return abilities
    return tuple(made)


def told_apart(ability: Ability, written: str) -> Ability:
    """An ability whose text names kinds of spells, each meant by its subtype: chant, chant-instant and
    chant-standby are three (1405.2a, 1405.3a, 1405.4a)."""
    plain: Pred | None = SubtypeIs("chant") if _SPELL_CHANT.search(written) is not None else None
    if _BOTH_CHANTS.search(written) is not None:
        plain = AnyOf((SubtypeIs("chant"), SubtypeIs("chant-instant")))
    changed = _with_subtypes(ability, plain)
    assert isinstance(changed, Ability)
    return changed


def _with_subtypes(node: Node, plain: Pred | None) -> Node:
    """A tree in which filters for kinds of chants ask for the subtype; `plain`: any chant."""
    if isinstance(node, Filter) and TypeIs(CHANT) in node.preds:
        preds = tuple([_KINDS.get(p.keyword, p) if isinstance(p, KeywordIs) else p for p in node.preds])
        if plain is not None and preds == node.preds:
            preds = (*preds, plain)
        node = replace(node, preds=preds)
    parts: dict[str, object] = {}
    for name in node_fields(type(node)):
        value = getattr(node, name)
        if isinstance(value, Node):
            made: object = _with_subtypes(value, plain)
        elif isinstance(value, tuple):
            made = tuple([_with_subtypes(one, plain) if isinstance(one, Node) else one for one in value])
        else:
            continue
        if made != value:
            parts[name] = made
    return replace(node, **parts) if parts else node  # type: ignore[arg-type]


def _doers_choose(ability: Automatic) -> Ability:
    """A triggered ability whose targets are chosen by the players whom it tells what to do to them (7.2.1 of
    2.0, 903.2g)."""
    if ability.effect is None or not any([isinstance(n, Target) for n in walk(ability.effect)]):
        return ability
    effect = _chosen_by(ability.effect, None)
    assert isinstance(effect, Effect)
    return replace(ability, effect=effect)


def _chosen_by(node: Node, doer: Who | None) -> Node:
    """An instruction in which the targets of what a player is told to do are chosen by that player."""
    if isinstance(node, Target):
        return node if doer is None or node.chooser is not None else replace(node, chooser=doer)
    if isinstance(node, Ability):
        return node
    who = getattr(node, "who", None)
    if isinstance(who, Who) and isinstance(node, Effect):
        doer = None if isinstance(who, EachPlayer) else who
    parts: dict[str, object] = {}
    for name in node_fields(type(node)):
        value = getattr(node, name)
        if isinstance(value, Node):
            made: object = _chosen_by(value, doer)
        elif isinstance(value, tuple):
            made = tuple([_chosen_by(one, doer) if isinstance(one, Node) else one for one in value])
        else:
            continue
        if made != value:
            parts[name] = made
    return replace(node, **parts) if parts else node  # type: ignore[arg-type]


def _has_enter_inside(ability: Ability) -> bool:
    """Whether an ability lends or gives one that triggers on entering."""
    return any([isinstance(n, Keyword) and n.keyword == "enter" and n is not ability for n in walk(ability)])


def _with_enters(node: Node, rules: Edition, icon: bool) -> Node:
    """A tree in which what triggers on entering asks how its card came, if it is written with the icon of
    [Enter], and is another automatic ability if not (1140.2, 1411.3)."""
    parts: dict[str, object] = {}
    for name in node_fields(type(node)):
        value = getattr(node, name)
        if isinstance(value, tuple):
            made: object = tuple([_entering(x, rules, icon) if isinstance(x, Node) else x for x in value])
        elif isinstance(value, Node):
            made = _entering(value, rules, icon)
        else:
            continue
        if made != value:
            parts[name] = made
    return replace(node, **parts) if parts else node  # type: ignore[arg-type]


def _entering(node: Node, rules: Edition, icon: bool) -> Node:
    if not isinstance(node, Keyword) or node.keyword != "enter":
        return _with_enters(node, rules, icon)
    if icon:
        return replace(node, trigger=Moves(This(), to=FIELD, how=ENTER_WAYS[rules.enter]))
    came = Moves(This(), to=FIELD)
    return Automatic(paragraph=node.paragraph, name=node.name, trigger=came, effect=node.effect)


def _written(ability: Ability, face: Face) -> str:
    """The paragraph that an ability stands in."""
    return face.text[ability.paragraph - 1] if 0 < ability.paragraph <= len(face.text) else ""


def _worded(keyword: Keyword, face: Face) -> bool:
    """Whether a keyword is there because its meaning is written out (1417.1)."""
    return keyword.keyword == "eternal" and "[eternal]" not in _written(keyword, face).lower()


def _will_there(ability: Activate, rules: Edition) -> bool:
    """Whether the edition knows the kinds of will that an ability makes (907.5, 907.6)."""
    if not isinstance(ability.effect, Produce):
        return True
    for choice in ability.effect.choices:
        for bit in bits_of(choice):
            if bit and ATTRIBUTE_NAME[bit] not in rules.will_kinds:
                return False
    return True


def _awakens(keyword: Keyword, face: Face, rules: Edition) -> bool:
    """Whether a card of that kind can be awakened (1109.2)."""
    if keyword.keyword != "awakening":
        return True
    return rules.awakening != "none" and not (rules.awakening == "permanents" and face.types & CHANT)


def _quick_there(keyword: Keyword, face: Face, rules: Edition) -> bool:
    """Whether [Quickcast] means anything on a card: where it is no skill it stands for the chant-instant, so
    on chants alone (1405.3a, 1111.1)."""
    return keyword.keyword != "quickcast" or "Quickcast" in rules.skills or bool(face.types & CHANT)


def _keyword_there(keyword: Keyword, face: Face, rules: Edition) -> Ability:
    if keyword.keyword == "enter" and rules.enter in ENTER_WAYS:
        if "[enter]" not in _written(keyword, face).lower():
            # "When this card enters the field" is [Enter] in today's words only (1411.3).
            name = RULE_ABILITY if rules.text_without_icon == "rule ability" else keyword.name
            if _written(keyword, face).startswith("["):
                name = keyword.name
            came = Moves(This(), to=FIELD)
            return Automatic(paragraph=keyword.paragraph, name=name, trigger=came, effect=keyword.effect)
        return replace(keyword, trigger=Moves(This(), to=FIELD, how=ENTER_WAYS[rules.enter]))  # 1140.2
    if keyword.keyword == "explode" and rules.explode == "inside damage":
        return replace(keyword, name="inside damage")  # 1105.2: battle sees to it
    return keyword


def _at_once(ability: Automatic, face: Face) -> Ability:
    """Text of a ruler, J/resonator or addition about a moment, without an icon, is done then and not by way
    of the chase (7.4 of 2.0, 901.1). The arrow of today's texts is the sign of an automatic ability; of text
    about entering the words alone decide (7.4.3 of 2.0)."""
    written = _written(ability, face)
    if written.startswith("[") or not face.types & _WITH_RULE_TEXT:
        return ability
    if _ARROW.search(written) is not None and not _enters(ability):
        return ability
    return replace(ability, name=RULE_ABILITY)


def _enters(ability: Automatic) -> bool:
    """Whether an ability triggers when its card enters the field, however it came."""
    moved = ability.trigger
    if not isinstance(moved, Moves) or moved.origin or moved.how:
        return False
    return isinstance(moved.what, This) and moved.to == FIELD


def attributes_there(face: Face, need: Need, rules: Edition) -> int:
    """The attributes of a side: printed, or those of the symbols in its cost (208.2)."""
    if rules.attribute_from != "cost" or face.cost is None or face.types & MAGIC_STONE:
        return face.attributes
    found = 0
    for bit in ATTRIBUTES:
        if need[INDEX[bit]]:
            found |= bit
    return found
