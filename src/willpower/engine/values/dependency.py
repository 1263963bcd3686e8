"""Which of several continuous effects of one layer is applied first: dependency, then time (909.3)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Continuous, Keyword
from willpower.abilities.base import Node, walk
from willpower.abilities.nouns import (
    AttributeIs,
    GeneralIs,
    HasAbility,
    KeywordIs,
    ManyAttributes,
    NameHas,
    NameIs,
    NoAttribute,
    RaceIs,
    Shares,
    StatIs,
    StatusIs,
    StoneTypeIs,
    SubtypeIs,
    TypeIs,
)
from willpower.abilities.quantities import Count, DamageCapacity, Stat
from willpower.abilities.statics import (
    AddAbilities,
    AddAbilitiesOf,
    AddDivinity,
    AddValues,
    BecomeCopy,
    CannotGainAbilities,
    LoseAbilities,
    Mod,
    SetValues,
)

from ..core.ids import RefId
from ..core.objects import Chars, still_itself
from ..core.state import State
from ..text.expansions import EXPANSIONS, READ_BY_RULES
from ..text.keywords import CONDITIONAL
from . import evaluate
from .continuous import Entry, Part, Work, affected, applies, gather_object, stamp_of
from .layers import about, apply_mod
from .steadiness import counts_marks

# The nodes that read what the mods of a layer can change.
_TYPES: Final = (TypeIs, GeneralIs, SubtypeIs, RaceIs, StoneTypeIs, Shares, StatusIs)
_ABILITIES: Final = (KeywordIs, HasAbility, StatusIs)
_OTHERS: Final = (AttributeIs, NoAttribute, ManyAttributes, NameIs, NameHas, Shares, StatIs, Stat)
_VALUES: Final = (StatIs, Stat, DamageCapacity, Shares)
_READS: Final[dict[str, tuple[type, ...]]] = {
    "a": (*_TYPES, *_ABILITIES, *_OTHERS, *_VALUES),
    "b": (*_TYPES, *_ABILITIES, *_OTHERS),
    "c": _TYPES,
    "d": _ABILITIES,
    "e": (*_OTHERS, *_TYPES),  # older editions have types and races in it (909.1)
    "f": _VALUES,
    "g": _VALUES,
}


# The keywords that are no abilities of their own and bring none: rules ask for them by name.
_ONLY_READ: Final = frozenset(READ_BY_RULES) - frozenset(EXPANSIONS) - CONDITIONAL

_reading: Final[dict[tuple[int, str], tuple[Node, bool]]] = {}


def reads(root: Node, layer: str) -> bool:
    """Whether something below a node could turn out otherwise when others of the layer are applied."""
    known = _reading.get((id(root), layer))
    if known is not None and known[0] is root:
        return known[1]
    kinds = _READS[layer]
    found = any(
        [(isinstance(node, kinds) and not counts_marks(node)) or _compares(node) for node in walk(root)]
    )
    _reading[(id(root), layer)] = (root, found)
    return found


def _compares(node: Node) -> bool:
    """Whether a count looks at more than which cards fit, whose properties are below it."""
    return isinstance(node, Count) and bool(node.distinct)


def first_to_apply(g: State, work: Work, waiting: list[Entry], layer: str) -> Entry:
    """The oldest effect that depends on no other that waits (909.3a, 909.3b); with a circle of
    dependencies, the oldest of all. `waiting` is in order of time."""
    takes = layer <= "d" and any([takes_abilities(e.mod) for e in waiting])
    for b in waiting:
        if not sensitive(b, layer, takes):
            return b
        rivals = mattering(b, waiting) if layer == "d" else waiting
        if not rivals:
            return b
        if not depends(g, work, b, rivals, layer, takes):
            direct = len(rivals) < 2 or len(waiting) == 2
            if direct and not any([gives_effects(e.mod) for e in rivals]):
                return b
            if not depends_in_the_end(g, work, b, rivals, layer, takes):
                return b
    return waiting[0]


_taking: Final[dict[int, tuple[Mod, bool]]] = {}


def takes_abilities(mod: Mod) -> bool:
    """Whether a change takes abilities away, or gives some that may."""
    known = _taking.get(id(mod))
    if known is None or known[0] is not mod:
        if isinstance(mod, AddAbilities):
            found = gives_effects(mod) and any([isinstance(node, LoseAbilities) for node in walk(mod)])
        elif isinstance(mod, LoseAbilities):
            found = not only_read(mod)
        else:
            found = isinstance(mod, BecomeCopy) or gives_effects(mod)
        known = (mod, found)
        _taking[id(mod)] = known
    return known[1]


def only_read(mod: LoseAbilities | CannotGainAbilities) -> bool:
    """Whether only keywords are lost or barred that bring no abilities with effects of their own (chapter
    1100)."""
    return bool(mod.keywords) and _ONLY_READ.issuperset(mod.keywords)


def gives_effects(mod: Mod) -> bool:
    """Whether a change gives cards abilities that have continuous effects themselves."""
    if isinstance(mod, AddAbilities):
        return any(
            [isinstance(a, Continuous) or (isinstance(a, Keyword) and a.abilities) for a in mod.abilities]
        )
    if isinstance(mod, AddAbilitiesOf):
        return mod.kind == "continuous" or mod.kind == "any"
    return isinstance(mod, BecomeCopy)


def mattering(b: Entry, waiting: list[Entry]) -> list[Entry]:
    """The effects that may matter to one of the layer of abilities, at once or through others of them: what
    only gives, takes or bars keywords that nobody asks for does not."""
    found: list[Entry] = []
    asking = [b]
    while asking:
        asked = asked_keywords(asking.pop())
        for a in waiting:
            if a.part is b.part or a in found:
                continue
            touched = touched_keywords(a.mod)
            if asked is None or touched is None or not touched.isdisjoint(asked):
                found.append(a)
                asking.append(a)
    if len(found) < len(waiting):
        found.sort(key=waiting.index)
    return found


_touched: Final[dict[int, tuple[Mod, frozenset[str] | None]]] = {}


def touched_keywords(mod: Mod) -> frozenset[str] | None:
    """The keywords that a mod gives, takes or bars; None if it does more than that."""
    known = _touched.get(id(mod))
    if known is None or known[0] is not mod:
        names: set[str] | None = None
        if isinstance(mod, AddAbilities):
            plain = [a for a in mod.abilities if isinstance(a, Keyword) and not a.abilities]
            if len(plain) == len(mod.abilities):
                names = {a.keyword for a in plain}
        elif isinstance(mod, (LoseAbilities, CannotGainAbilities)) and only_read(mod):
            names = set(mod.keywords)
        known = (mod, None if names is None else frozenset(names))
        _touched[id(mod)] = known
    return known[1]


def asked_keywords(e: Entry) -> frozenset[str] | None:
    """The keywords that what an effect does or affects depends on; None if it depends on more of what cards
    can do, or on keeping its own ability."""
    part = e.part
    if part.keyword is not None:
        return None
    asked = keywords_below(e.mod)
    if part.begun or asked is None:
        return asked
    roots: tuple[Node, ...] = part.conditions if part.noun is None else (part.noun, *part.conditions)
    for root in roots:
        more = keywords_below(root)
        if more is None:
            return None
        if more:
            asked = asked | more
    return asked


_below: Final[dict[int, tuple[Node, frozenset[str] | None]]] = {}


def keywords_below(root: Node) -> frozenset[str] | None:
    """The keywords that are asked for below a node; None if other abilities are."""
    known = _below.get(id(root))
    if known is None or known[0] is not root:
        names: set[str] | None = set()
        for node in walk(root):
            if names is not None and isinstance(node, KeywordIs):
                names.add(node.keyword)
            elif isinstance(node, _ABILITIES) or _compares(node):
                names = None
        known = (root, None if names is None else frozenset(names))
        _below[id(root)] = known
    return known[1]


def depends_in_the_end(g: State, work: Work, b: Entry, waiting: list[Entry], layer: str, takes: bool) -> bool:
    """Whether an effect depends on one that matters to it only when others are applied before: what is lost
    with [Pierce], after what gives [Pierce] to all with [Flying], after what gives [Flying]; what all with
    500 ATK or less gain, after two losses of ATK; what all with [Flying] gain, after what gives a card an
    ability that gives others [Flying]."""
    others = [e for e in waiting if e.part is not b.part]
    seen = work.seen.copy()
    saved: list[tuple[RefId, Chars]] = []
    found = False
    while others and not found:
        a = next_at_work(g, work, others, layer, takes)
        if a is None:
            break
        others.remove(a)
        found = len(saved) > 0 and changes(g, work, a, b) and not changes(g, work, b, a)
        changed = imagined(g, work, a)
        saved += changed
        if gives_effects(a.mod):
            others += given(g, work, a, changed, seen)
            others.sort(key=stamp_of)
    take_back(g, saved)
    return found


def given(
    g: State, work: Work, a: Entry, changed: list[tuple[RefId, Chars]], seen: dict[tuple[int, int], int]
) -> list[Entry]:
    """The effects that wait in this layer when an effect has given cards abilities. `seen`: the abilities
    whose effects are known already."""
    own = Work()
    own.layer = work.layer
    own.moved = work.moved
    own.seen = seen
    for ref, _ in changed:
        o = g.table.objs[ref]
        gather_object(g, own, o, o.chars.ab, max(o.stamp, a.part.stamp))
    return own.entries.get(work.layer, [])


def next_at_work(g: State, work: Work, waiting: list[Entry], layer: str, takes: bool) -> Entry | None:
    """The oldest effect that does something now and depends on no other that waits, else the oldest that does
    something. What does nothing yet may do so when others are applied."""
    able = [e for e in waiting if reached(g, work, e.part)]
    for e in able:
        if not sensitive(e, layer, takes) or not depends(g, work, e, waiting, layer, takes):
            return e
    return able[0] if able else None


def sensitive(e: Entry, layer: str, takes: bool) -> bool:
    """Whether what an effect does or affects could change when others of the layer are applied; `takes`:
    one of them takes abilities away."""
    if reads(e.mod, layer):
        return True
    part = e.part
    if part.begun:
        return False
    if part.noun is not None and reads(part.noun, layer):
        return True
    if takes and part.lasting == 0 and (part.ability is not None or part.keyword is not None):
        return True
    for condition in part.conditions:  # noqa: SIM110  (a generator costs more)
        if reads(condition, layer):
            return True
    return False


def steady(e: Entry, layer: str) -> bool:
    """Whether nothing else of the layer changes what an effect does or affects, as long as its card keeps
    it."""
    part = e.part
    if reads(e.mod, layer) or (part.noun is not None and reads(part.noun, layer)):
        return False
    for condition in part.conditions:  # noqa: SIM110  (a generator costs more)
        if reads(condition, layer):
            return False
    return True


def depends(g: State, work: Work, b: Entry, waiting: list[Entry], layer: str, takes: bool) -> bool:
    """Whether an effect depends on one that waits too and does not depend on it (909.3a)."""
    for a in waiting:
        if a.part is b.part or not changes(g, work, a, b):
            continue
        if not sensitive(a, layer, takes) or not changes(g, work, b, a):
            return True
    return False


def changes(g: State, work: Work, a: Entry, b: Entry) -> bool:
    """Whether applying A changes what B applies to or how."""
    before = would_do(g, work, b)
    saved = imagined(g, work, a)
    after = would_do(g, work, b)
    take_back(g, saved)
    return before != after


def imagined(g: State, work: Work, a: Entry) -> list[tuple[RefId, Chars]]:
    """Applies an effect for a moment, and says what the cards were before."""
    saved: list[tuple[RefId, Chars]] = []
    for ref in reached(g, work, a.part):
        if ref < 0:
            continue  # a player
        o = g.table.objs[ref]
        if not still_itself(o):
            continue
        saved.append((ref, o.chars))
        c = Chars(o.chars)
        apply_mod(g, c, a.mod, ref, a.part.ctx)
        g.edit(ref).chars = c
    return saved


def take_back(g: State, saved: list[tuple[RefId, Chars]]) -> None:
    """Makes cards what they were before effects were imagined, the last one first."""
    for ref, c in reversed(saved):
        g.edit(ref).chars = c


def reached(g: State, work: Work, part: Part) -> tuple[RefId, ...]:
    """The cards an effect would apply to now; nothing begins by that."""
    work.trial = True
    found = affected(g, part) if applies(g, work, part) else ()
    work.trial = False
    return found


def would_do(g: State, work: Work, b: Entry) -> tuple[tuple[RefId, ...], tuple[int, ...]]:
    """Return the cards an effect would affect and the numbers it would use."""
    hit = reached(g, work, b.part)
    mod = b.mod
    numbers: list[int] = []
    for ref in hit:
        if isinstance(mod, (AddValues, SetValues)):
            for q in (mod.atk, mod.defense):
                if q is not None:
                    numbers.append(evaluate.number(g, q, about(b.part.ctx, ref)))
        elif isinstance(mod, AddDivinity):
            numbers.append(evaluate.number(g, mod.amount, about(b.part.ctx, ref)))
    return hit, tuple(numbers)
