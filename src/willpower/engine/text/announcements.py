"""The choices that an effect needs while it is played: modes, X, targets, division (903.2e-h)."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Final

from willpower.abilities.ability import Ability
from willpower.abilities.base import Node, children, walk
from willpower.abilities.conditions import Condition, WasPlayed
from willpower.abilities.effects import (
    Damage,
    Delayed,
    Effect,
    If,
    May,
    Modes,
    PutCounters,
    Sequence,
    Targeting,
)
from willpower.abilities.nouns import (
    Choose,
    EventObject,
    EventPlayer,
    EventSubject,
    IsOneOf,
    OtherThan,
    Ref,
    RefPlayer,
    Target,
    You,
)
from willpower.abilities.quantities import EventAmount, Letter, SlotNumber
from willpower.abilities.statics import AddAbilities

from ..core.ids import RefId
from ..core.objects import NO_WRITER, Ctx


class Plan:
    """The choices that an effect asks for while it is played; worked out once per effect."""

    __slots__ = (
        "branches",
        "defined",
        "divided",
        "early",
        "effect",
        "letters",
        "modes",
        "open",
        "singled",
        "targets",
    )

    def __init__(self, effect: Node) -> None:
        self.effect = effect
        self.modes: Modes | None = None
        self.targets: tuple[Target, ...] = ()  # outside modes
        self.branches: tuple[If, ...] = ()  # of which one way and the other have targets of their own
        self.divided: tuple[Damage | PutCounters, ...] = ()
        self.singled: tuple[Choose, ...] = ()  # "destroy one of them": which of the targets
        self.letters = False
        self.defined: Letter | None = None  # X as the text determines it
        self.open = False  # X that the player determines has a say in the targets
        self.early = False  # X so determined has a say in the targets (903.2f-iii)


_plans: Final[dict[int, Plan]] = {}


def plan_of(effect: Effect) -> Plan:
    """The plan of an effect."""
    known = _plans.get(id(effect))
    if known is not None and known.effect is effect:
        return known
    plan = Plan(effect)
    targets: list[Target] = []
    divided: list[Damage | PutCounters] = []
    _scan(effect, plan, targets, divided)
    if len(targets) > 1:
        targets = as_written(effect, targets)
    plan.targets = tuple(targets)
    if len(targets) > 1:
        plan.branches = tuple([n for n in _at_once(effect) if isinstance(n, If) and branch_slots(n)])
    plan.divided = tuple(divided)
    singled: list[Choose] = []
    _single_out(effect, tuple([t.slot for t in targets]), singled)
    plan.singled = tuple(singled)
    _plans[id(effect)] = plan
    return plan


def as_written(effect: Effect, targets: list[Target]) -> list[Target]:
    """Targets in the order of the instructions that speak of them first (903.2g); of one instruction the
    player comes before what that player has."""
    first: dict[int, int] = {}
    _mentioned(effect, 0, [0], first)
    return sorted(targets, key=lambda t: first.get(t.slot, 0))


def _mentioned(node: Node, at: int, count: list[int], first: dict[int, int]) -> None:
    """Note for each slot the instruction in which it is met first."""
    if isinstance(node, Targeting):
        return  # where they are said, not where they stand
    if isinstance(node, Effect):
        count[0] += 1
        at = count[0]
    elif isinstance(node, (Target, Ref, RefPlayer)):
        first.setdefault(node.slot, at)
    for child in children(node):
        _mentioned(child, at, count, first)


def _at_once(node: Node) -> list[Node]:
    """A node and those below it whose targets are chosen with its own."""
    found = [node]
    if not isinstance(node, (Modes, Ability, AddAbilities)) and not _is_later(node):
        for child in children(node):
            found += _at_once(child)
    return found


_branches: Final[dict[int, tuple[If, tuple[frozenset[int], frozenset[int]] | None]]] = {}


def branch_slots(node: If) -> tuple[frozenset[int], frozenset[int]] | None:
    """The slots of what the one way and the other target, where each has targets of its own and it is known
    before they are chosen which way it goes (903.2g); else None."""
    known = _branches.get(id(node))
    if known is None or known[0] is not node:
        made: tuple[frozenset[int], frozenset[int]] | None = None
        if node.otherwise is not None and not any([getattr(n, "slot", 0) for n in walk(node.condition)]):
            one = frozenset([n.slot for n in _at_once(node.then) if isinstance(n, Target)])
            other = frozenset([n.slot for n in _at_once(node.otherwise) if isinstance(n, Target)])
            if one and other and one.isdisjoint(other):
                made = (one, other)
        known = (node, made)
        _branches[id(node)] = known
    return known[1]


def torrent_mode(mode: Effect) -> bool:
    """Whether a mode exists only for a card that is played with [Torrent] (1124.2b)."""
    return isinstance(mode, If) and isinstance(mode.condition, WasPlayed) and mode.condition.how == "torrent"


def has_torrent_mode(effect: Effect) -> bool:
    """Whether one of the modes of an effect is for [Torrent]."""
    modes = plan_of(effect).modes
    return modes is not None and any([torrent_mode(mode) for mode in modes.options])


def _scan(node: Node, plan: Plan, targets: list[Target], divided: list[Damage | PutCounters]) -> None:
    """Note what a node and those below it ask for."""
    if not _note(node, plan, targets, divided):
        return
    # Abilities given to cards and delayed abilities choose their targets when they are played themselves; but
    # what a delayed ability waits for is known when it is made.
    below = (node.trigger,) if isinstance(node, Delayed) and not node.early else children(node)
    for child in below:
        if isinstance(child, (Ability, AddAbilities)):
            continue
        if isinstance(child, Condition) and not _has_target(child):
            continue
        _scan(child, plan, targets, divided)


def _note(node: Node, plan: Plan, targets: list[Target], divided: list[Damage | PutCounters]) -> bool:
    """Note what one node asks for; False for modes, which are asked for themselves once they are chosen."""
    if isinstance(node, Target):
        if not any(t.slot == node.slot for t in targets):
            targets.append(node)
        plan.early = plan.early or _has_defined(node)
        plan.open = plan.open or any([isinstance(n, Letter) and n.value is None for n in walk(node)])
    elif isinstance(node, Letter):
        if node.value is None:
            plan.letters = True
        elif plan.defined is None and not speaks_of_each(node):
            plan.defined = node  # read when it resolves (903.3b-i), unless it is needed to play
    elif isinstance(node, Modes):
        if plan.modes is None:
            plan.modes = node
            return False
    elif isinstance(node, (Damage, PutCounters)) and node.divided:
        if isinstance(node.to if isinstance(node, Damage) else node.on, Target):
            divided.append(node)
    return True


def _single_out(node: Node, slots: tuple[int, ...], singled: list[Choose]) -> None:
    """Find the choices of one among several targets, in instructions that are performed in any case."""
    if isinstance(node, Sequence):
        for part in node.parts:
            _single_out(part, slots, singled)
    elif not isinstance(node, (If, May, Modes, Delayed)):
        who = getattr(node, "who", None)
        if who is not None and not isinstance(who, You):
            return  # another player chooses, when it is done
        for child in children(node):
            if isinstance(child, Choose) and child.chooser is None and one_of(child) in slots:
                singled.append(child)


def one_of(choice: Choose) -> int:
    """The slot of the cards of which a choice takes one, whichever; else 0."""
    if choice.at_random or (choice.least or choice.most) is not None:
        return 0
    preds = [p for p in choice.filter.preds if not isinstance(p, OtherThan)]
    if len(preds) == 1 and isinstance(preds[0], IsOneOf):
        what = preds[0].what
        return what.slot if isinstance(what, Ref) else 0
    return 0


def _is_later(node: Node) -> bool:
    """Whether a delayed ability has targets of its own, chosen when it is played (906.8, 903.2g)."""
    return isinstance(node, Delayed) and not node.early


# Slots in which a delayed ability keeps what the event was about that made it.
EVENT_SUBJECT: Final = -112
EVENT_OBJECT: Final = -113
EVENT_PLAYER: Final = -114
EVENT_AMOUNT: Final = -115
# By what a node about the event is replaced in a delayed ability.
_KEPT_IN: Final[dict[type[Node], Node]] = {
    EventSubject: Ref(EVENT_SUBJECT),
    EventObject: Ref(EVENT_OBJECT),
    EventPlayer: RefPlayer(EVENT_PLAYER),
    EventAmount: SlotNumber(EVENT_AMOUNT),
}
_settled: Final[dict[tuple[int, bool, bool], tuple[Effect, Effect]]] = {}


def settled(effect: Effect, targets: bool, event: bool) -> Effect:
    """An effect about cards that are known now: those chosen as targets (903.2g-iii), those of the event
    that made a delayed ability (906.8)."""
    key = (id(effect), targets, event)
    known = _settled.get(key)
    if known is None or known[0] is not effect:
        made = _settle(effect, targets, event)
        assert isinstance(made, Effect)
        known = (effect, made)
        _settled[key] = known
    return known[1]


_each: Final[dict[int, tuple[Node, bool]]] = {}


def speaks_of_each(node: Node) -> bool:
    """Whether a node speaks of the card looked at, each of several for itself; that is slot 0."""
    known = _each.get(id(node))
    if known is None or known[0] is not node:
        known = (node, any([isinstance(part, Ref) and part.slot == 0 for part in walk(node)]))
        _each[id(node)] = known
    return known[1]


def of_each(ctx: Ctx, ref: RefId) -> Ctx:
    """A context in which a card is the one looked at."""
    alone = ctx.copy(NO_WRITER)
    alone.slots[0] = (ref,)
    return alone


def _settle(node: Node, targets: bool, event: bool) -> Node:
    """A node that points at slots instead of targets and of what the event was about."""
    if targets and isinstance(node, Target):
        return Ref(node.slot)
    if event and type(node) in _KEPT_IN:
        return _KEPT_IN[type(node)]
    if isinstance(node, (Ability, AddAbilities)) or _is_later(node):
        return node
    changed: dict[str, object] = {}
    for f in fields(node):
        old: object = getattr(node, f.name)
        new = old
        if isinstance(old, Node):
            new = _settle(old, targets, event)
        elif isinstance(old, tuple):
            new = tuple([_settle(item, targets, event) if isinstance(item, Node) else item for item in old])
        if new != old:
            changed[f.name] = new
    return replace(node, **changed) if changed else node  # type: ignore[arg-type]


def _has_defined(node: Node) -> bool:
    if isinstance(node, Letter) and node.value is not None:
        return True
    return any([_has_defined(c) for c in children(node)])


def _has_target(node: Node) -> bool:
    return isinstance(node, Target) or any([_has_target(c) for c in children(node)])


def targets_with(effect: Effect, modes: tuple[int, ...]) -> tuple[Target, ...]:
    """The targets an effect needs with these modes chosen (1-based)."""
    plan = plan_of(effect)
    if plan.modes is None:
        return plan.targets
    out = list(plan.targets)
    for m in modes:
        for t in targets_with(plan.modes.options[m - 1], ()):
            if not any(x.slot == t.slot for x in out):
                out.append(t)
    return tuple(out)


def branches_with(effect: Effect, modes: tuple[int, ...]) -> tuple[If, ...]:
    """The instructions that go one way or the other, each with targets of its own."""
    plan = plan_of(effect)
    out = list(plan.branches)
    if plan.modes is not None:
        for m in modes:
            out += plan_of(plan.modes.options[m - 1]).branches
    return tuple(out)


def divided_with(effect: Effect, modes: tuple[int, ...]) -> tuple[Damage | PutCounters, ...]:
    """The instructions whose amount is divided among targets (903.2h)."""
    plan = plan_of(effect)
    out = list(plan.divided)
    if plan.modes is not None:
        for m in modes:
            out += plan_of(plan.modes.options[m - 1]).divided
    return tuple(out)


def singled_with(effect: Effect, modes: tuple[int, ...]) -> tuple[Choose, ...]:
    """The choices of one of the targets for something that is not done to all of them (903.2h)."""
    plan = plan_of(effect)
    out = list(plan.singled)
    if plan.modes is not None:
        for m in modes:
            out += plan_of(plan.modes.options[m - 1]).singled
    return tuple(out)


def defined_letter(effect: Effect, modes: tuple[int, ...]) -> tuple[Letter | None, bool]:
    """X as a text determines it, and whether its targets depend on it (903.2f-iii)."""
    plan = plan_of(effect)
    found, early = plan.defined, plan.early
    if plan.modes is not None:
        for m in modes:
            other, sooner = defined_letter(plan.modes.options[m - 1], ())
            found = found or other
            early = early or sooner
    return found, early


def uses_letter(effect: Effect) -> bool:
    """Whether an effect speaks of X."""
    plan = plan_of(effect)
    if plan.letters:
        return True
    return plan.modes is not None and any([uses_letter(o) for o in plan.modes.options])


_letters: Final[dict[int, tuple[Effect, bool]]] = {}


def cost_letter(cost: tuple[Effect, ...]) -> bool:
    """Whether a cost other than will speaks of X ("Remove X counters")."""
    for item in cost:
        known = _letters.get(id(item))
        if known is None or known[0] is not item:
            known = (item, _has_letter(item))
            _letters[id(item)] = known
        if known[1]:
            return True
    return False


def _has_letter(node: Node) -> bool:
    return isinstance(node, Letter) or any([_has_letter(c) for c in children(node)])


_joined: Final[dict[tuple[int, ...], tuple[tuple[Effect, ...], Effect]]] = {}


def joined(parts: tuple[Effect, ...]) -> Effect | None:
    """Paragraphs of a spell as one effect, the same object each time; they share their slots."""
    if not parts:
        return None
    if len(parts) == 1:
        return parts[0]
    key = tuple([id(p) for p in parts])
    known = _joined.get(key)
    if known is None:
        known = (parts, Sequence(parts))
        _joined[key] = known
    return known[1]
