"""Why something is not legal now, in the engine's own words: the clauses that forbid it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from willpower.abilities.ability import Activate
from willpower.abilities.symbols import HIDDEN, J_RULER, RUNES
from willpower.cards.card import FACE_NAMES
from willpower.engine.core.decisions import Option
from willpower.engine.core.objects import NOBODY, Chars, player_ref
from willpower.engine.core.state import State
from willpower.engine.information.why import why_not
from willpower.engine.pay.ability_costs import ability_cost, active_here
from willpower.engine.pay.card_costs import pay_ways
from willpower.engine.pay.cost_items import asking, fresh_for_rest
from willpower.engine.pay.spell_text import spell_parts
from willpower.engine.play.ability_permission import cost_payable
from willpower.engine.play.permission import (
    condition_refusal,
    divinity_refusal,
    origin_refusal,
    parts_refusal,
    playable_faces,
    side_refusal,
    timing_refusal,
)
from willpower.engine.procedures.judgment import ruler_for_judgment
from willpower.engine.text.keywords import expand
from willpower.engine.values.characteristics import chars
from willpower.engine.values.limits import broken_limit, main_timing
from willpower.engine.values.prohibition import cannot
from willpower.engine.values.targets import barrier

from .keyword_reasons import keyword_reasons
from .model import Action
from .table import Table

_WITHOUT_CARD: Final = ("pass", "call", "battle", "judgment", "forfeit", "no block", "lifebreak")
_MAIN_TIMING: Final = ("call", "battle", "judgment", "standby", "attack", "forfeit")
# Clauses that say a cost cannot be paid, and with them the one about will (1003.4).
_UNPAID: Final = ("903.2j", "705.2", "705.2a", "706.1")


def reasons(g: State, action: Action, refs: list[int]) -> tuple[str, ...]:
    """All clauses that keep a player from doing this, the deciding one first."""
    found: list[str] = []
    for option in meant(g, action, refs):
        found.append(why_not(g, action.player, option) or "")
    if action.verb == "play":
        for ref in refs:
            if ref >= 0 and g.table.objs[ref].became == -1:
                face = side_meant(g, action, ref)
                found += play_reasons(g, action.player, ref, action.awaken or 0, face)
    if action.verb == "activate":
        for option in meant(g, action, refs):
            found += activate_reasons(g, action.player, option)
    if action.verb == "judgment":
        found += judgment_reasons(g, action.player)
    found += target_reasons(g, action)
    if action.verb in _MAIN_TIMING and not main_timing(g, action.player) and g.table.battle is None:
        found += ["701.2", "604.2"]
    if any(clause in _UNPAID for clause in found):
        found.append("1003.4")
    found += keyword_reasons(g, action, refs, tuple(found))
    return tuple(dict.fromkeys(clause for clause in found if clause))


def side_meant(g: State, action: Action, ref: int) -> int:
    """Which side a step plays: the one said, else the one named, else the one that is up."""
    o = g.table.objs[ref]
    faces = g.definitions[o.definition].faces
    if action.face:
        return min(FACE_NAMES.index(action.face), len(faces) - 1)
    named = [n for n, c in enumerate(faces) if action.card is not None and action.card.name in c.names]
    return named[0] if named else o.face


def play_reasons(g: State, player: int, ref: int, awaken: int = 0, face: int = -1) -> Iterator[str]:
    """Each thing that is in the way of playing a card, also behind the first; `awaken`: which awakening,
    `face`: which side, the one that is up unless said otherwise."""
    o = g.table.objs[ref]
    c = chars(g, ref)
    if face not in (-1, o.face):
        yield side_refusal(g, player, o, face)
        if face not in playable_faces(g, o):
            yield "903.2b"
            return
        c = g.definitions[o.definition].faces[face]
    timing = timing_refusal(g, player, o, c)
    yield timing
    if timing and not main_timing(g, player):
        yield from ("701.2", "604.2")
    yield origin_refusal(g, player, o, c)
    if o.zone == RUNES:
        yield divinity_refusal(g, player, o, c)
    yield condition_refusal(g, player, ref, c)
    if awaken > len(c.ab.named.get("awakening", ())):
        yield "903.2c"
        return
    yield parts_refusal(g, player, ref, spell_parts(g, player, ref, c, awaken))
    if not pay_ways(g, player, ref, c, o.zone, awaken):
        yield "903.2j"


def activate_reasons(g: State, player: int, option: Option) -> Iterator[str]:
    """Each thing that is in the way of an activate ability, also behind the first."""
    o = g.table.objs[option.ref]
    if option.number >= len(chars(g, option.ref).ab.activates):
        yield "902.1b" if o.chars.types & J_RULER else ""  # what the ruler side says is not active any more
        return
    a = chars(g, option.ref).ab.activates[option.number]
    if o.controller != player:
        yield "707.2"
    if o.became != -1 or not active_here(o, a):
        yield "902.1"
        return
    if a.limits:
        broken = broken_limit(g, option.ref, a)
        yield broken
        if broken:
            yield meaning(o.chars, a)
    cost = ability_cost(a)
    if cost.rests and o.rested:
        yield from ("1013.2", "903.2j")
    if cost.rests and fresh_for_rest(g, o):
        yield "905.3"
    if a.effect is not None:
        yield parts_refusal(g, player, option.ref, (a.effect,))
    if not cost_payable(g, player, o, a, cost, None):
        yield "903.2j"


def meaning(c: Chars, ability: Activate) -> str:
    """The clause of the keyword that means an ability, where its text sets the limits of that ability."""
    for word, clause in (("shift", "1117.2"), ("bestow", "1121.2")):
        for k in c.ab.named.get(word, ()):
            if any([a is ability for a in expand(k)]):
                return clause
    return ""


def target_reasons(g: State, action: Action) -> Iterator[str]:
    """Why the targets that a step names may not be targeted, as far as they themselves are the reason."""
    table = Table(g)
    for named in action.targets or ():
        for ref in table.candidates(named, action.player)[:1]:
            by = table.candidates(action.card, action.player) if action.card is not None else []
            yield barrier(g, ref, asking(by[0] if by else NOBODY, action.player))
            if ref >= 0 and g.table.objs[ref].zone & HIDDEN and not g.table.objs[ref].revealed:
                yield "903.2g-ii"
            yield cannot(g, "be targeted", ref, by[0] if by else NOBODY)


def judgment_reasons(g: State, player: int) -> Iterator[str]:
    """What is in the way of a judgment beside its cost (705.1)."""
    ref, why = ruler_for_judgment(g, player)
    if ref < 0 or g.table.players[player].judged or not main_timing(g, player):
        yield "705.1"
    if ref < 0:
        yield why


def meant(g: State, action: Action, refs: list[int]) -> list[Option]:
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
                if action.ability in (None, ability.paragraph):
                    out.append(Option("activate", ref, n))
        # There is no such ability on the card: one that would be behind the last stands for it (707.1).
        return out or [Option("activate", ref, len(chars(g, ref).ab.activates)) for ref in refs if ref >= 0]
    if verb == "attack":
        objects = Table(g).candidates(action.object, action.player) if action.object is not None else []
        if not objects:
            objects = [player_ref(1 - action.player)]
        options = [Option("attack", ref, to) for ref in refs for to in objects]
        return [*options, Option("battle")] if g.table.battle is None else options
    return [Option(verb, ref) for ref in refs]
