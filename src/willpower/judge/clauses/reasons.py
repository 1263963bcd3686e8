"""Why something is not legal now, in the engine's own words: the clauses that forbid it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from willpower.cards.card import FACE_NAMES
from willpower.engine import (
    NOBODY,
    OPPONENT,
    PLAYER_REF,
    Option,
    RefId,
    State,
    activate_reasons,
    attack_reasons,
    block_reasons,
    chars,
    choice_reasons,
    judgment_reasons,
    main_timing,
    play_reasons,
    target_reasons,
    why_not,
)

from ..reading.lookup import Lookup, ability_number
from ..reading.model import Action
from .keyword_reasons import keyword_reasons

_WITHOUT_CARD: Final = ("pass", "call", "battle", "judgment", "forfeit", "no block", "lifebreak")
_MAIN_TIMING: Final = ("call", "battle", "judgment", "standby", "attack", "forfeit")
# Clauses that say a cost cannot be paid, and with them the one about will (1003.4).
_UNPAID: Final = ("903.2j", "705.2", "705.2a", "706.1")


def reasons(g: State, action: Action, refs: list[RefId]) -> tuple[str, ...]:
    """All clauses that keep a player from doing this, the deciding one first."""
    found: list[str] = []
    for option in meant(g, action, refs):
        found.append(why_not(g, action.player, option) or "")
    if action.verb == "play":
        for ref in refs:
            if ref >= 0 and g.table.objs[ref].became == NOBODY:
                face = side_meant(g, action, ref)
                found += play_reasons(g, action.player, ref, action.awaken, face)
    if action.verb == "activate":
        for option in meant(g, action, refs):
            found += activate_reasons(g, action.player, option.ref, option.number)
    if action.verb == "attack":
        for option in meant(g, action, refs):
            if option.kind == "attack" and option.ref >= 0 and g.table.objs[option.ref].became == NOBODY:
                found += attack_reasons(g, option.ref, RefId(option.number))
    if action.verb == "block":
        for ref in refs:
            if ref >= 0 and g.table.objs[ref].became == NOBODY:
                found += block_reasons(g, ref)
    if action.verb == "judgment":
        found += judgment_reasons(g, action.player)
    found += named_target_reasons(g, action)
    if action.modes is not None or action.x is not None:
        found += named_choice_reasons(g, action, refs)
    if action.verb in _MAIN_TIMING and not main_timing(g, action.player) and g.table.battle is None:
        found += ["701.2", "604.2"]
    if any(clause in _UNPAID for clause in found):
        found.append("1003.4")
    found += keyword_reasons(g, action, refs, tuple(found))
    return tuple(dict.fromkeys(clause for clause in found if clause))


def side_meant(g: State, action: Action, ref: RefId) -> int:
    """Which side a step plays: the one said, else the one named, else the one that is up."""
    o = g.table.objs[ref]
    faces = g.definitions[o.definition].faces
    if action.face:
        return min(FACE_NAMES.index(action.face), len(faces) - 1)
    named = [n for n, c in enumerate(faces) if action.card is not None and action.card.name in c.names]
    return named[0] if named else o.face


def named_target_reasons(g: State, action: Action) -> Iterator[str]:
    """Why the targets that a step names may not be targeted."""
    lookup = Lookup(g)
    for named in action.targets or ():
        for ref in lookup.candidates(named, action.player)[:1]:
            by = lookup.candidates(action.card, action.player) if action.card is not None else []
            yield from target_reasons(g, action.player, ref, by[0] if by else NOBODY)


def named_choice_reasons(g: State, action: Action, refs: list[RefId]) -> Iterator[str]:
    """Why the modes and the X that a step names may not be chosen."""
    modes, x = action.modes or (), action.x if action.x is not None else 0
    if action.verb == "play":
        for ref in refs:
            if ref >= 0 and g.table.objs[ref].became == NOBODY:
                yield from choice_reasons(g, action.player, ref, -1, modes, x)
    elif action.verb == "activate":
        for option in meant(g, action, refs):
            yield from choice_reasons(g, action.player, option.ref, option.number, modes, x)


def meant(g: State, action: Action, refs: list[RefId]) -> list[Option]:
    """The options that the action would be, were they offered."""
    verb = action.verb
    if verb in _WITHOUT_CARD:
        return [Option(verb)]
    if verb == "activate":
        out: list[Option] = []
        for ref in refs:
            if ref < 0:
                continue
            for n, ability in enumerate(chars(g, ref).ab.activates):
                if action.ability in (None, ability.paragraph, ability_number(g, ref, n)):
                    out.append(Option("activate", ref, n))
        # There is no such ability on the card: one that would be behind the last stands for it (707.1).
        return out or [Option("activate", ref, len(chars(g, ref).ab.activates)) for ref in refs if ref >= 0]
    if verb == "attack":
        objects = Lookup(g).candidates(action.object, action.player) if action.object is not None else []
        if not objects:
            objects = [PLAYER_REF[OPPONENT[action.player]]]
        options = [Option("attack", ref, to) for ref in refs for to in objects]
        return [*options, Option("battle")] if g.table.battle is None else options
    return [Option(verb, ref) for ref in refs]
