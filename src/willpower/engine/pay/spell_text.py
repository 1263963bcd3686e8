"""A card's effect when it resolves, by the text it is played with (703.3, 708.6, 1109.2, 1124.2,
1406.2)."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Final

from willpower.abilities.ability import Ability, Continuous, Keyword, Spell
from willpower.abilities.alike import of_kind
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import Did, WasPlayed
from willpower.abilities.effects import AddTo, Effect, If, Move, Sequence
from willpower.abilities.nouns import Filter, Ref, Target, This, TypeIs
from willpower.abilities.symbols import (
    ADDITION,
    ANY_RULER,
    CHANT,
    CHASE,
    FIELD,
    IN_PLAY,
    J_RESONATOR,
    J_RULER,
    RESONATOR,
    RULER,
    RUNE,
)

from ..core.ids import ObjId, PlayerId, RefId
from ..core.objects import AbilitySet, Awakened, Chars
from ..core.state import State
from ..text.keywords import CONDITIONAL, changes_playing
from ..values import conditional_keywords as conditional

_addition_effects: Final[dict[tuple[str, int], Effect]] = {}
_SUBTYPES = {
    "resonator": RESONATOR,
    "j-ruler": J_RULER,
    "ruler": RULER,
    "j/resonator": J_RESONATOR,
    "j/ruler": ANY_RULER,
    "ruler/j-ruler": ANY_RULER,
}


def addition_effect(g: State, subtype: str) -> Effect | None:
    """The target an old addition needs (1406.2a); None for [Addition: Field] and new additions."""
    word = subtype.lower()
    if word not in _SUBTYPES:
        return None
    zones = IN_PLAY if g.edition.addition_on_ruler else FIELD
    made = _addition_effects.get((word, zones))
    if made is None:
        made = AddTo(This(), Target(1, Filter((TypeIs(_SUBTYPES[word]),), zones)))
        _addition_effects[word, zones] = made
    return made


def addition_subtype(c: Chars) -> str:
    """The subtype of an old addition that makes it go on a card, or ""."""
    for subtype in c.subtypes:
        if subtype.lower() in _SUBTYPES:
            return subtype
    return ""


def trigger_keyword(c: Chars) -> Keyword | None:
    """The [Trigger] keyword of a card, if it has one."""
    found = c.ab.named.get("trigger")
    return found[0] if found else None


def spell_parts(g: State, player: PlayerId, ref: RefId, c: Chars, awakened: Awakened) -> tuple[Effect, ...]:
    """List the effects of a card that resolves, paragraph by paragraph, in the text it is played with.

    [Torrent], [Seal], [Legend], [Null] and [Rune] of a chant are looked at as it is played (1124.2,
    1128.2a, 1133.2a, 1134.2a).
    """
    parts: list[Effect] = []
    if not c.types & (CHANT | RUNE):
        subtype = addition_subtype(c) if c.types & ADDITION else ""
        if subtype and "bestow" not in c.ab.keywords:
            effect = addition_effect(g, subtype)
            if effect is not None:
                parts.append(effect)
        return tuple(parts)
    for a in c.ab.listed:
        if isinstance(a, Spell):
            add_spell(parts, a)
        elif isinstance(a, Keyword):
            if a.keyword in ("trigger", "stealth") and a.effect is not None:
                parts.append(a.effect)
            elif (
                (awakened and any([k is a for k in awakened]))
                or (a.keyword == "torrent" and g.table.players[player].played > 0)
                or (a.keyword in CONDITIONAL and as_played(g, player, ref, a))
            ):
                for x in a.abilities:
                    if isinstance(x, Spell):
                        add_spell(parts, x)
                    elif awakened and any([k is x for k in awakened]) and isinstance(x, Keyword):
                        for inner in x.abilities:
                            if isinstance(inner, Spell):
                                add_spell(parts, inner)
    if c.ab.awakenings:
        return tuple([as_awakened(part, bool(awakened)) for part in parts])
    return tuple(parts)


_awakened: Final[dict[tuple[int, bool], tuple[Effect, Effect]]] = {}


def as_awakened(part: Effect, awakened: bool) -> Effect:
    """What a text does, awakened or not, where it targets something else then: that is determined before
    targets are chosen (903.2c, 903.2g)."""
    key = (id(part), awakened)
    known = _awakened.get(key)
    if known is None or known[0] is not part:
        made: Node = part
        for node in walk(part):
            if isinstance(node, If) and node.condition == WasPlayed("awakened"):
                kept, left = (node.then, node.otherwise) if awakened else (node.otherwise, node.then)
                if kept is not None and _targets(kept) and left is not None and _targets(left):
                    made = exchanged(made, node, kept) if _apart(part, left) else made
        assert isinstance(made, Effect)
        known = (part, made)
        _awakened[key] = known
    return known[1]


def add_spell(parts: list[Effect], spell: Spell) -> None:
    """Adds a paragraph, or puts it in the place of the last one before it that does such a thing
    ("instead")."""
    if spell.effect is None:
        return
    if not spell.instead or not parts:
        parts.append(spell.effect)
        return
    done = _done_instead(spell.effect)
    at = len(parts) - 1
    while at > 0 and _of_kind(parts[at], done) is None:
        at -= 1
    if _of_kind(parts[at], done) is None:
        at = len(parts) - 1
    parts[at] = in_place_of(parts[at], spell.effect)


def _targets(effect: Effect) -> list[int]:
    """The slots of what an effect targets."""
    return [n.slot for n in walk(effect) if isinstance(n, Target)]


def _apart(part: Effect, left: Effect) -> bool:
    """Whether nothing else of a text speaks of what some instructions of it target."""
    slots = _targets(left)
    own = [id(n) for n in walk(left)]
    return not any([isinstance(n, Ref) and n.slot in slots and id(n) not in own for n in walk(part)])


_replaced: Final[dict[tuple[int, int], tuple[Effect, Effect, Effect]]] = {}


def in_place_of(old: Effect, new: Effect) -> Effect:
    """An effect with an instruction that is done instead of another. What the other would have targeted and
    this one only speaks of, it targets itself: "This card deals 700 damage instead" (903.2g)."""
    key = (id(old), id(new))
    known = _replaced.get(key)
    if known is None or known[0] is not old or known[1] is not new:
        # "If ..., ... instead" leaves the other where the condition does not hold.
        asked = new if isinstance(new, If) and new.otherwise is None else None
        done = _done_instead(new)
        part = replaced_part(old, done)
        if isinstance(part, Move) and isinstance(done, Move) and part.slot and done.what == Ref(part.slot):
            done = replace(done, what=part.what)  # "put it into the field instead": what would have moved
        targets = {n.slot: n for n in walk(part) if isinstance(n, Target)}
        for n in walk(done):
            if isinstance(n, Target):
                targets.pop(n.slot, None)
        if asked is None:
            made = exchanged(old, part, _with_targets(done, targets))
        else:
            made = exchanged(old, part, If(asked.condition, done, part))
        assert isinstance(made, Effect)
        known = (old, new, made)
        _replaced[key] = known
    return known[2]


def _done_instead(new: Effect) -> Effect:
    """What is done, without the condition on which it is."""
    return new.then if isinstance(new, If) and new.otherwise is None else new


def replaced_part(old: Effect, new: Effect) -> Effect:
    """The part of an effect that another one replaces: the last instruction of its kind, also in "If you do,
    draw two cards"; else the whole."""
    found = _of_kind(old, new)
    return old if found is None else found


def _of_kind(old: Effect, new: Effect) -> Effect | None:
    """The last instruction of an effect that is of the kind of another one."""
    found: Effect | None = None
    for step in _steps(old):
        done = isinstance(step, If) and isinstance(step.condition, Did) and step.otherwise is None
        inner = step.then if done and isinstance(step, If) else step
        if of_kind(inner, new):
            found = inner
    return found


def _steps(effect: Effect) -> tuple[Effect, ...]:
    """The instructions of an effect one after the other."""
    if not isinstance(effect, Sequence):
        return (effect,)
    out: list[Effect] = []
    for part in effect.parts:
        out += _steps(part)
    return tuple(out)


def exchanged(node: Node, old: Node, new: Node) -> Node:
    """A node with another in the place of one below it."""
    if node is old:
        return new
    changed: dict[str, object] = {}
    for f in fields(node):
        value = getattr(node, f.name)
        if isinstance(value, Node):
            made = exchanged(value, old, new)
            if made is not value:
                changed[f.name] = made
        elif isinstance(value, tuple):
            several = tuple([exchanged(x, old, new) if isinstance(x, Node) else x for x in value])
            if any([a is not b for a, b in zip(several, value, strict=True)]):
                changed[f.name] = several
    return replace(node, **changed) if changed else node  # type: ignore[arg-type]


def _with_targets(node: Node, targets: dict[int, Target]) -> Node:
    """A node in which the first mention of each of these slots is the target itself."""
    if isinstance(node, Ref):
        return targets.pop(node.slot, node)
    changed: dict[str, object] = {}
    for f in fields(node):
        value = getattr(node, f.name)
        if not targets:
            break
        if isinstance(value, Node):
            made = _with_targets(value, targets)
            if made is not value:
                changed[f.name] = made
        elif isinstance(value, tuple):
            several = tuple([_with_targets(x, targets) if isinstance(x, Node) else x for x in value])
            if any([a is not b for a, b in zip(several, value, strict=True)]):
                changed[f.name] = several
    return replace(node, **changed) if changed else node  # type: ignore[arg-type]


def as_played(g: State, player: PlayerId, ref: RefId, k: Keyword) -> bool:
    """Whether a conditional keyword of a card is met as it is played by the player."""
    o = g.table.objs[ref]
    if k.keyword == "null":
        hand = g.table.players[player].zones.hand
        return not [i for i in hand if i != ref]
    if o.controller != player or o.zone != CHASE:  # it is on the chase then (903.2d)
        o = o.copy(o.writer)
        o.controller = player
        o.zone = CHASE
    return conditional.met(g, k, o, conditional.releases(g))


def text_as_played(g: State, player: PlayerId, ref: RefId, ab: AbilitySet) -> tuple[Ability, ...]:
    """The abilities that a card has as it is played, by keywords with a condition (1124.2, 1134.2b)."""
    found: list[Ability] = []
    for k in ab.conditional:
        if as_played(g, player, ref, k):
            found += k.abilities
    if g.table.players[player].played > 0:
        for k in ab.named.get("torrent", ()):
            found += k.abilities
    return tuple(found)


def playing_abilities(g: State, player: PlayerId, ref: RefId, ab: AbilitySet) -> tuple[Continuous, ...]:
    """The abilities of a card about playing itself, those with a condition as well (902.2, 1134.2b)."""
    if not ab.play_keywords:
        return ab.play_statics
    more: list[Continuous] = []
    for a in text_as_played(g, player, ref, ab):
        if isinstance(a, Continuous) and any([changes_playing(e) for e in a.effects]):
            more.append(a)
    return (*ab.play_statics, *more)


def has_as_played(g: State, player: PlayerId, ref: RefId, ab: AbilitySet, k: Keyword) -> bool:
    """Whether a card has an [Awakening] or [Incarnation] as it is played, which another keyword may give it
    (902.2, 1128.2b)."""
    for given in ab.conditional:
        if any([x is k for x in given.abilities]):
            return as_played(g, player, ref, given)
    for given in ab.named.get("torrent", ()):
        if any([x is k for x in given.abilities]):
            return g.table.players[player].played > 0  # 1124.2
    return True


def gains_quickcast(g: State, player: PlayerId, ref: ObjId, ab: AbilitySet) -> bool:
    """Whether a keyword with a condition gives a card [Quickcast] as it is announced (1111.2, 1134.2b)."""
    if not ab.play_keywords:
        return False
    return any(
        [isinstance(a, Keyword) and a.keyword == "quickcast" for a in text_as_played(g, player, ref, ab)]
    )
