"""Paying without being asked: which source pays next, and what a play would be paid with.

Nothing is decided here that a rule decides: every source is an option that the engine offers. Spent unasked
is only what comes back by itself, in this order: will that was made, magic stones, other cards that rest,
J/resonators. Rulers, coins, gems, counters, life and cards are asked for.
"""

from __future__ import annotations

from typing import Any, Final

from willpower.abilities.ability import Activate
from willpower.abilities.effects import Produce
from willpower.abilities.symbols import (
    ANY_RULER,
    ATTRIBUTE_NAME,
    CHASE,
    FIELD,
    HAND,
    J_RESONATOR,
    MAGIC_STONE,
)

from ..change.effect_frame import ExecFrame
from ..core.bounds import MOST_STEPS, bounded
from ..core.decisions import ATTRIBUTE, COST, MODE, NUMBER_X, PAY, REVEAL, TARGET, Decision, Option
from ..core.events import (
    ABILITY_PLAYED,
    COUNTERS_REMOVED,
    JUDGED,
    LIFE_LOST,
    MOVED,
    PLAYED,
    RESTED,
    WILL,
    WILL_ABILITY,
)
from ..core.ids import NOBODY, PLAYER_OF, UNDETERMINED, PlayerId, RefId, is_player
from ..core.objects import Event, still_itself
from ..core.state import State
from ..core.will import FREE, NOTHING, Need, bits_of, plus, total, write_need
from ..pay.ability_costs import ability_cost
from ..pay.cost_change import target_refs
from ..pay.payment import PayWillFrame
from ..pay.reckoning import NOTHING_KEPT, spend
from ..play.play_frame import PlayFrame
from ..play.trying import payable_ways

PLANNED: Final = frozenset(("play", "activate", "judgment", "standby"))
# What is chosen while something is played, and changes its cost.
_ON_THE_WAY: Final = frozenset((COST, MODE, NUMBER_X))
_MADE, _STONE, _RESTS, _FIGHTS = 0, 1, 2, 3  # the order in which sources are used
_NEVER: Final = 9
_VERBS: Final[dict[str, str]] = {
    "discarded": "discard",
    "banished": "banish",
    "removed": "remove",
    "destroyed": "destroy",
    "returned": "return",
}


def automatic_payment(g: State) -> int | None:
    """Return the option of a payment that is taken if the player leaves it to the engine; None if there is no
    payment, or only sources are left that are never used unasked."""
    d = g.work.pending
    if d is None or d.kind != PAY:
        return None
    best = UNDETERMINED
    least: tuple[int, ...] = ()
    ready = _ready(d, g)
    for n, option in enumerate(d.options):
        rank = _rank(g, d.player, option)
        if rank == _NEVER:
            continue
        worth = (rank, *_worth(g, d.player, option, ready), n)
        if best < 0 or worth < least:
            best, least = n, worth
    return best if best >= 0 else None


def kinds_by_use(g: State) -> list[int] | None:
    """Return the options of a choice of will that is made while somebody pays (907.2), those first with which
    the rest can be paid, of them those that pay most; None if there is no such choice."""
    d = g.work.pending
    frame = g.top()
    payment = _payment_under_way(g)
    if d is None or d.kind != ATTRIBUTE or payment is None or not isinstance(frame, ExecFrame):
        return None
    ranks: list[tuple[int, ...]] = []
    s = payment.supply(g)
    kept = payment.kept(g) or NOTHING_KEPT
    for n, option in enumerate(d.options):
        bits = (*frame.numbers, *bits_of(option.word))
        left = payment.left
        exact = 0
        for bit in bits:
            rest = spend(left, bit)
            if rest is not None:
                exact += 1 if rest[FREE] == left[FREE] else 0
                left = rest
        pays = total(payment.left) - total(left)
        enough = not any(left) or s.pays(g, left, kept, payment.reserved())
        ranks.append((0 if enough else 1, -pays, -exact, n))
    return [rank[-1] for rank in sorted(ranks)]


def _payment_under_way(g: State) -> PayWillFrame | None:
    """The payment for which a will ability is being used."""
    for frame in reversed(g.work.stack):
        if isinstance(frame, PayWillFrame):
            return frame
    return None


def _rank(g: State, player: PlayerId, option: Option) -> int:
    """How readily a source is used unasked."""
    if option.kind == "will":
        return _MADE
    if option.kind not in ("source", "activate"):
        return _NEVER
    o = g.table.objs[option.ref]
    if option.kind == "activate":
        node = o.chars.ab.activates[option.number]
        if not _only_rests(node):
            return _NEVER
    if o.zone != FIELD:
        return _NEVER  # a ruler that rests calls no magic stone
    if o.chars.types & J_RESONATOR:
        return _FIGHTS
    if o.chars.types & ANY_RULER:
        return _NEVER
    return _STONE if o.chars.types & MAGIC_STONE else _RESTS


def _only_rests(a: Activate) -> bool:
    """Whether a will ability costs nothing but resting its card and does nothing but make will."""
    cost = ability_cost(a)
    return cost.rests and len(cost.items) == 1 and not cost.will and isinstance(a.effect, Produce)


def _ready(d: Decision, g: State) -> dict[int, int]:
    """How many different cards among the sources could make will of each kind."""
    cards: dict[int, set[int]] = {}
    for option in d.options:
        if option.kind == "source":
            mask = g.table.objs[option.ref].chars.ab.will_mask
            cards.setdefault(mask, set()).add(option.ref)
    return {mask: len(cards[mask]) for mask in cards}


def _worth(g: State, player: PlayerId, option: Option, ready: dict[int, int]) -> tuple[int, ...]:
    """The order among sources of one rank, the ones to keep back last: what could make other will too, what
    has more to it, what there is little of."""
    if option.kind == "will":
        w = g.table.players[player].will[option.ref]
        return (0 if w.only is not None else 1, 0, 0)  # what may be spent on little is spent first
    ab = g.table.objs[option.ref].chars.ab
    return (ab.will_mask.bit_count(), len(ab.listed), -ready.get(ab.will_mask, 0))


def alike(g: State, d: Decision) -> list[int]:
    """For each option of a payment the first one that is the same to everybody who looks: will of one kind,
    cards alike in all that matters. Options of other decisions are never alike."""
    if d.kind != PAY:
        return [*range(len(d.options))]
    first: dict[tuple[object, ...], int] = {}
    found: list[int] = []
    for n, option in enumerate(d.options):
        found.append(first.setdefault(_likeness(g, d.player, option, n), n))
    return found


def _likeness(g: State, player: PlayerId, option: Option, n: int) -> tuple[object, ...]:
    if option.kind == "will":
        w = g.table.players[player].will[option.ref]
        return ("will", w.bit) if w.only is None else ("will", n)
    o = g.table.objs[option.ref]
    added = [i for i in g.table.field if g.table.objs[i].host == o.id]
    if o.counters or o.host >= 0 or o.damage or o.memory or added or o.chars is not o.base:
        return (option.kind, n)
    return (option.kind, option.number, o.definition, o.face, o.kind, o.zone, o.since == g.turn.serial)


class Plan:
    """The sources that pay for a play if the player leaves it to the engine.

    `need`: the will it costs; `sources`: what pays it, (kind, object if any, attribute); `costs`: the other
    parts of its cost in words; `irreversible`: what would not come back by itself, in words; `asks`: somebody
    has to choose, `why` says what; `others`: it could be paid otherwise; `open`: choices made on the way (X,
    modes, another cost) may change it; `leaves`: what could still be played afterwards; `targets`: what it
    would be played upon without a question, for nothing else can be chosen; `aimed`: targets are asked for;
    `played`: nothing keeps it from being played.
    """

    __slots__ = (
        "aimed",
        "asks",
        "costs",
        "irreversible",
        "leaves",
        "need",
        "open",
        "others",
        "played",
        "sources",
        "targets",
        "why",
    )

    def __init__(self) -> None:
        self.need: Need = NOTHING
        self.sources: list[tuple[str, RefId, int]] = []
        self.costs: list[str] = []
        self.irreversible: list[str] = []
        self.asks = False
        self.why = ""
        self.others = False
        self.open = False
        self.leaves: list[int] = []
        self.targets: list[RefId] = []
        self.aimed = False
        self.played = True

    def told(self, g: State) -> dict[str, Any]:
        """The plan, ready for JSON."""
        return {
            "need": write_need(self.need) if any(self.need) else "",
            "sources": [source_view(g, kind, ref, bit) for kind, ref, bit in self.sources],
            "costs": [*self.costs],
            "irreversible": [*self.irreversible],
            "asks": self.asks,
            "why": self.why,
            "others": self.others,
            "open": self.open,
            "leaves": [*self.leaves],
            "targets": [{"player": PLAYER_OF[r]} if is_player(r) else {"id": r} for r in self.targets],
        }


def source_view(g: State, kind: str, ref: RefId, bit: int) -> dict[str, Any]:
    """One source of a plan, ready for JSON."""
    out: dict[str, Any] = {"kind": kind, "attribute": ATTRIBUTE_NAME.get(bit, "")}
    if ref >= 0:
        names = g.table.objs[ref].chars.names
        out["object"] = ref
        out["name"] = names[0] if names else ""
    return out


def payment_plan(g: State, index: int) -> Plan | None:
    """The payment of a play that is offered; None for an option that is no play or costs nothing.

    It is found by playing it in a copy of the game, up to the end of the play. Where something has to be
    chosen on the way, the first choice is taken and the plan is open.
    """
    d = g.work.pending
    if d is None or not 0 <= index < len(d.options) or d.options[index].kind not in PLANNED:
        return None
    trial = g.clone()
    before, depth = trial.event_count(), len(trial.work.stack)
    trial.work.pending = None
    trial.top().answer(trial, d.options[index])
    plan = _planned(trial, before, depth, d.player, g)
    if not plan.sources and not plan.costs and not any(plan.need) and not plan.asks and not plan.targets:
        return None
    if not plan.asks:
        plan.leaves = _leaves(trial, d, index)
    return plan


def choice_plan(g: State, index: int) -> Plan | None:
    """The payment of what is being played if an option is picked that may change its cost: awakening, another
    cost, a mode, X (903.2b-f); None for any other option."""
    d = g.work.pending
    if d is None or d.kind not in _ON_THE_WAY or not isinstance(g.top(), PlayFrame):
        return None
    trial = g.clone()
    before, depth = trial.event_count(), len(trial.work.stack) - 1
    trial.work.pending = None
    trial.top().answer(trial, d.options[index])
    return _planned(trial, before, depth, d.player, g)


def reveal_plan(g: State) -> Plan | None:
    """The payment of the card that may be revealed now (708.2); None if none may. Of one that could not be
    played `played` is false: it would be put into the graveyard (708.3a)."""
    d = g.work.pending
    if d is None or d.kind != REVEAL:
        return None
    waiting = g.work.reveals[0]
    trial = g.clone()
    before, depth = trial.event_count(), len(trial.work.stack)
    trial.work.pending = None
    frame = PlayFrame(d.player, waiting.source)
    frame.auto = True
    frame.event = waiting.event
    trial.work.stack.append(frame)
    plan = _planned(trial, before, depth, d.player, g)
    plan.played = len(trial.table.chase) > len(g.table.chase)
    return plan


def _planned(trial: State, before: int, depth: int, player: PlayerId, g: State) -> Plan:
    """Let what is played in a copy of a game go on to its end, and note what it takes."""
    plan = Plan()
    payments = _pay(trial, plan, depth, player)
    spent: list[tuple[int, RefId]] = []
    for frame in payments:
        spent += frame.spent
    _note_costs(plan, trial, trial.events_from(before), player, spent)
    if not plan.open and not plan.aimed:
        for ref in trial.table.chase[len(g.table.chase) :]:
            _note_targets(plan, trial, ref)
    return plan


def _note_targets(plan: Plan, trial: State, ref: RefId) -> None:
    """Remember the targets of something on the chase."""
    ctx = trial.work.ctxs.get(trial.table.objs[ref].ctx)
    if ctx is None:
        return
    plan.targets += target_refs(trial, ctx)
    for more in ctx.more:
        other = trial.work.ctxs.get(more)
        if other is not None:
            plan.targets += target_refs(trial, other)


def _pay(trial: State, plan: Plan, depth: int, player: PlayerId) -> list[PayWillFrame]:
    """Let a play in a copy of a game go on to its end, or to where somebody has to choose; its payments."""
    payments: dict[int, PayWillFrame] = {}  # by where they stand
    steps = 0
    while len(trial.work.stack) > depth and not trial.over:
        steps = bounded(steps + 1, MOST_STEPS, "steps of one play")
        frame = trial.top()
        place = len(trial.work.stack)
        if isinstance(frame, PayWillFrame) and all([known >= place for known in payments]):
            if place not in payments:
                plan.need = frame.left
                for _, _, more in frame.then:
                    plan.need = plus(plan.need, more)
            payments[place] = frame
        now = trial.work.pending
        if now is None:
            frame.step(trial)
            continue
        if now.player != player:
            plan.open = True  # what the other player would say, nobody can know
            break
        choice = 0
        if now.kind == PAY:
            plan.others = plan.others or len(set(alike(trial, now))) > 1
            picked = automatic_payment(trial)
            if picked is None:
                _note_asking(plan, now)
                break
            choice = picked
        elif now.kind == ATTRIBUTE:
            choice = (kinds_by_use(trial) or [0])[0]
        elif now.kind in _ON_THE_WAY:
            plan.open = plan.open or len(now.options) > 1
        elif now.kind == TARGET:
            plan.aimed = True
        trial.work.pending = None
        frame.answer(trial, now.options[choice])
    return [*payments.values()]


def _note_asking(plan: Plan, now: Decision) -> None:
    """Say what is left to pay, and with what it could be."""
    plan.asks = True
    names: list[str] = []
    for option in now.options:
        if option.name and option.name not in names:
            names.append(option.name)
    plan.why = f"{write_need(now.need)} of it can only be paid with {' or '.join(names)}."
    plan.irreversible += names


def _note_costs(
    plan: Plan, trial: State, happened: list[Event], player: PlayerId, spent: list[tuple[int, RefId]]
) -> None:
    """Remember what was used up to the end of the play."""
    rested: list[RefId] = []
    used = {source for _, source in spent}
    makers = {e.subject for e in happened if e.kind == WILL and e.subject in used}
    # What is given up for will is given up before it is there; afterwards it is the play that costs it.
    made = {e.subject: n for n, e in enumerate(happened) if e.kind == WILL and e.subject in used}
    for n, e in enumerate(happened):
        if e.kind in (PLAYED, JUDGED) or (e.kind == ABILITY_PLAYED and e.kinds != WILL_ABILITY):
            break
        if e.player != player:
            continue
        lost = ""
        if e.kind == RESTED:
            rested.append(e.subject)
        elif e.kind == LIFE_LOST and e.word == "paid":
            lost = f"pay {e.amount} life"
        elif e.kind == COUNTERS_REMOVED:
            counters = f"{e.amount} {e.word} counter{'' if e.amount == 1 else 's'}"
            lost = f"remove {counters} from {_name(trial, e.subject)}"
        elif e.kind == MOVED and e.to != CHASE and e.old >= 0 and e.word != "set":
            lost = f"{_VERBS.get(e.word, 'move')} {_moved_name(trial, e)}"
        if lost:
            plan.irreversible.append(lost)
            if any([made.get(ref, UNDETERMINED) > n for ref in (e.source, e.subject, e.old)]):
                plan.asks = True  # it is not the play that costs this, but making will for it
                plan.why = f"Part of the will can only be made in a way that does not come back: {lost}."
            else:
                plan.costs.append(lost)
    for bit, source in spent:
        now = source in makers
        plan.sources.append(("source" if now else "will", source if now else NOBODY, bit))
    for ref in rested:
        if all([ref != source for _, source in spent]):
            plan.costs.append(f"rest {_name(trial, ref)}")


def _moved_name(trial: State, e: Event) -> str:
    """A card that a cost takes; of one from a hand it is still open which."""
    return "a card" if e.origin == HAND else _name(trial, e.old)


def _name(g: State, ref: RefId) -> str:
    if is_player(ref) or ref < 0:
        return ""
    names = g.table.objs[ref].chars.names
    return names[0] if names else "a card"


def _leaves(trial: State, d: Decision, index: int) -> list[int]:
    """Of the cards that can be played now those that could still be paid for."""
    out: list[int] = []
    mine = d.options[index]
    for option in d.options:
        if option.kind == "play" and option.ref != mine.ref:
            o = trial.table.objs[option.ref]
            if still_itself(o) and payable_ways(trial, d.player, option.ref, o.face):
                out.append(option.ref)
    return out
