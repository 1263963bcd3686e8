"""How far "if ..., ..." and "for each ..., ..." reach: a sentence that speaks of what is done so stands under
it too (B32 of docs/language.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeGuard

from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import Did, Fits, NotCond
from willpower.abilities.effects import Apply, ChooseWord, Effect, ForEach, If, Sequence, Shuffle
from willpower.abilities.nouns import ChosenIs, EventObject, EventSubject, Ref, RefPlayer, Target, This
from willpower.abilities.quantities import SlotNumber

from .mentions import steps_of
from .raw import Pronoun, TheRest
from .rows import Row
from .table import Table
from .walker import Unbound

Guard = If | ForEach
_READERS = (Did, Ref, RefPlayer, SlotNumber)
_SPEAKING = (Target, ChosenIs, *_READERS)  # what names something, or speaks of what another has named or done
_OWN = (This, EventSubject, EventObject)


def under_guards(said: Effect, table: Table) -> Effect:
    """The sentences of a text, each under the condition it hangs on."""
    assert isinstance(said, Sequence)
    found: list[Effect] = []
    names: list[set[int]] = [set()]  # what is named before each of them, and before the next
    for part in said.parts:
        last = found[-1] if found else None
        speaking = [one for one in walk(part) if isinstance(one, _SPEAKING)]
        named = {one.slot for one in speaking if isinstance(one, (Target, RefPlayer))}
        refers = len(speaking) > sum(isinstance(one, Target) for one in speaking)
        if is_guard(last) and (
            (refers and speaks_of(last, part, names[-2], table)) or goes_on(last, part, found, table)
        ):
            found[-1] = reaching(last, part, said.phrase)
            names[-1] = names[-1] | named
            continue
        for at, earlier in enumerate(found) if refers else ():
            if is_guard(earlier) and speaks_of(earlier, part, names[at], table):
                raise Unbound("what may not have been done")
        found.append(part)
        names.append(names[-1] | named)
    found = [else_of_all(found[:at], one) if type(one) is If else one for at, one in enumerate(found)]
    return found[0] if len(found) == 1 else replace(said, parts=tuple(found))


def else_of_all(before: list[Effect], part: Effect) -> Effect:
    """ "If it's light, .... If it's fire, .... Otherwise, ...": what is done otherwise is done if it is
    neither."""
    asked = part.condition if isinstance(part, If) and part.otherwise is not None else None
    for one in reversed(before if isinstance(asked, Fits) and isinstance(asked.what, Ref) else []):
        assert isinstance(part, If) and isinstance(asked, Fits)
        if not isinstance(one, If) or one.otherwise is not None or not isinstance(one.condition, Fits):
            break
        if one.condition.what != asked.what or part.otherwise is None:
            break
        part = replace(part, otherwise=If(NotCond(one.condition), part.otherwise))
    return part


def is_guard(effect: Effect | None) -> TypeGuard[Guard]:
    """Whether an instruction is done on a condition, or several times."""
    return isinstance(effect, ForEach) or (isinstance(effect, If) and effect.otherwise is None)


def guarded_by(guard: Guard) -> Effect:
    """What is done so."""
    return guard.then if isinstance(guard, If) else guard.effect


def with_guarded(guard: Guard, effect: Effect) -> Guard:
    """The same for something else."""
    return replace(guard, then=effect) if isinstance(guard, If) else replace(guard, effect=effect)


def reaching(guard: Guard, part: Effect, phrase: int) -> Guard:
    """A guard that stands over one sentence more; `phrase`: that of sentences."""
    inner = guarded_by(guard)
    parts = inner.parts if isinstance(inner, Sequence) and inner.phrase == phrase else (inner,)
    return with_guarded(guard, Sequence((*parts, part), phrase=phrase))


def sentences(parts: tuple[Effect, ...], phrase: int) -> Iterator[Effect]:
    """The sentences as they stand one after the other, whatever they hang on."""
    for part in parts:
        inner = guarded_by(part) if is_guard(part) else None
        if is_guard(part) and isinstance(inner, Sequence) and inner.phrase == phrase:
            yield with_guarded(part, inner.parts[0])
            yield from sentences(inner.parts[1:], phrase)
        else:
            yield part


def speaks_of(guard: Guard, part: Effect, names: set[int], table: Table) -> bool:
    """Whether a sentence speaks of a target, a player or a name that only the guarded one names, or asks
    whether what it lets a player do was not done; `names`: what is named before."""
    inner = guarded_by(guard)
    if isinstance(guard, ForEach):
        own = {getattr(one, "slot", 0) for one in walk(inner) if not isinstance(one, _READERS)} - {0}
        used = [one for one in walk(part) if isinstance(one, _READERS) and one.slot in own]
        if any(_several(one, table) for one in used):
            raise Unbound("they, for each")
        return bool(used)
    named = _named(inner) - names - _named(guard.condition)
    if any(isinstance(one, (Ref, RefPlayer)) and one.slot in named for one in walk(part)):
        return True
    words = {one.kind for one in walk(inner) if isinstance(one, ChooseWord)}
    if any(isinstance(one, ChosenIs) and one.kind in words for one in walk(part)):
        return True
    asked = part.condition if isinstance(part, If) else None
    denied = asked.condition if isinstance(asked, NotCond) else None
    return isinstance(denied, Did) and any(
        getattr(one, "slot", 0) == denied.slot for one in walk(inner) if isinstance(one, Effect)
    )


def _named(node: Node) -> set[int]:
    """The targets and the players that a part of a text names."""
    return {one.slot for one in walk(node) if isinstance(one, (Target, RefPlayer))}


def _several(node: Node, table: Table) -> bool:
    row = table.row(node.phrase)
    return isinstance(row, Row) and row.node is Pronoun and row.fixed.get("number") == "p"


def goes_on(guard: Guard, part: Effect, found: list[Effect], table: Table) -> bool:
    """Whether "Then ..." or "It ..." goes on with what is done if something holds, the last that was found:
    nothing else was done before with which it could go on, and it does not speak of that."""
    if not isinstance(guard, If) or not (_then(part, table) or _same_card(guard.then, part, table)):
        return False
    asked = {one.slot for one in walk(guard.condition) if isinstance(one, Did)}
    if not asked and _then(part, table):
        return False  # an "if" governs its own sentence (docs/readings.md); "if you do" what comes of it
    if any(getattr(one, "slot", 0) not in asked for one in found[:-1]):
        return False
    if all(isinstance(step, Shuffle) for step in steps_of(part)):
        return False  # B27
    return not any(_of_the_rest(one, table) for one in walk(part))


def _then(part: Effect, table: Table) -> bool:
    row = table.row(part.phrase)
    return isinstance(part, Sequence) and isinstance(row, Row) and row.items[:1] == ("then",)


def _same_card(before: Effect, part: Effect, table: Table) -> bool:
    """Whether "it" is what the instruction before acted on, this card or that of the event."""
    noun = _acted_on(part)
    row = table.row(noun.phrase) if noun is not None else None
    said = isinstance(row, Row) and row.node is Pronoun
    return said and isinstance(noun, _OWN) and any(_acted_on(step) == noun for step in steps_of(before))


def _acted_on(effect: Effect) -> Node | None:
    if isinstance(effect, Sequence):
        return _acted_on(effect.parts[0])
    if isinstance(effect, Apply):
        return getattr(effect.statics[0], "what", None)
    return getattr(effect, "what", None) or getattr(effect, "on", None)


def _of_the_rest(node: Node, table: Table) -> bool:
    row = table.row(node.phrase)
    return isinstance(row, Row) and row.node is TheRest
