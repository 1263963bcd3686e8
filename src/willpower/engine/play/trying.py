"""The cost of a play that costs otherwise on the chase than where the card lies, or by what is chosen
for it (903.2d-g before 903.2i): found by playing it in a copy of the game.

Most plays need none of this. Whether one does is seen by what the effects that have a say in its cost
look at: the zone it comes from or the chase, targets, modes.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Ability, Activate, Continuous
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import ModeChosen, WasPlayed
from willpower.abilities.nouns import Filter, SpellIs, StatIs, StatusIs
from willpower.abilities.statics import (
    AddedCost,
    AnyWill,
    Cannot,
    CostChange,
    OnlyWhile,
    OtherCost,
    PlayOnlyIf,
    Static,
)
from willpower.abilities.symbols import CHASE, STANDBY, Zone

from ..core.bounds import MOST_WAYS, Work
from ..core.decisions import COST, MODE, NUMBER_X, TARGET
from ..core.frames import BottomFrame
from ..core.ids import NOBODY, ObjId, PlayerId, RefId
from ..core.objects import FREE_PLAY, Awakened, Chars, Ctx, Note, Obj
from ..core.state import State
from ..core.will import LETTER_X
from ..pay.card_costs import all_ways, pay_ways, permitted, play_cost_ways
from ..pay.cost_change import matches_card
from ..pay.cost_ways import CostWay
from ..pay.payment import PayWillFrame
from ..pay.spell_text import playing_abilities
from ..pay.supply import Supply, supply
from ..values.characteristics import chars
from ..values.evaluate import players
from ..values.evaluate.core import YOURS, plan_of
from .play_frame import PLAYING, PlayFrame


class Looks:
    """The things that an effect about costs looks at: zones, and whether it asks for what is chosen in
    playing."""

    __slots__ = ("awakened", "chosen", "costs", "of", "others", "own", "targets", "total", "zones")

    def __init__(self, of: Node) -> None:
        self.of = of
        self.zones = 0
        self.own = 0  # zones of "you" alone, and of the opponent alone
        self.others = 0
        self.targets = False
        self.chosen = False
        # the total cost, of which X is a part, and awakening
        self.total = by_total_cost(of)
        self.awakened = by_awakening(of)
        # Of continuous abilities some only say when their card can be played, or give it [Quickcast].
        self.costs = not isinstance(of, Continuous)
        about: list[Filter] = []
        for node in walk(of):
            if isinstance(node, (CostChange, AddedCost, OtherCost, AnyWill)):
                self.costs = True
            if isinstance(node, CostChange):
                self.targets = self.targets or node.targeting is not None or node.targeting_who is not None
                about += [f for f in (node.play, node.of, node.targeting) if f is not None]
            elif isinstance(node, (AddedCost, OtherCost)) and node.what is not None:
                about.append(node.what)
            elif isinstance(node, AnyWill):
                about.append(node.play)
        inside = {id(n) for f in about for n in walk(f)}
        for node in walk(of):
            if isinstance(node, (ModeChosen, WasPlayed)):
                self.chosen = True
            elif isinstance(node, Filter) and not any([node is f for f in about]):
                side = plan_of(node).owner or plan_of(node).side
                if side == YOURS:
                    self.own |= node.zones
                elif side:
                    self.others |= node.zones
                else:
                    self.zones |= node.zones
            elif isinstance(node, SpellIs) and id(node) not in inside:
                self.zones |= CHASE


def by_total_cost(of: Node) -> bool:
    """Whether an effect asks for the total cost of cards."""
    return any([isinstance(node, StatIs) and node.stat == "total cost" for node in walk(of)])


def by_awakening(of: Node) -> bool:
    """Whether an effect asks whether cards are awakened."""
    return any([isinstance(node, StatusIs) and node.status == "awakened" for node in walk(of)])


_looks: Final[dict[int, Looks]] = {}


def looks_of(node: Node) -> Looks:
    """Find out what an effect or ability about costs looks at, once."""
    known = _looks.get(id(node))
    if known is None or known.of is not node:
        known = Looks(node)
        _looks[id(node)] = known
    return known


def differs(node: Node, zone: Zone, yours: bool) -> bool:
    """Whether an effect about costs may say something else of a card from a zone once that is on the
    chase and its choices are made; `yours`: the card is played by whom the effect calls "you"."""
    looks = looks_of(node)
    if not looks.costs:
        return False
    if looks.targets or looks.chosen or looks.zones & (zone | CHASE):
        return True
    return bool((looks.own if yours else looks.others) & (zone | CHASE))


def unsteady(g: State, player: PlayerId, o: Obj, c: Chars) -> bool:
    """Whether playing a card may cost something else than what is seen where it lies."""
    if o.controller != player or o.chars is not o.base:
        return True
    if c.ab.about_playing:
        for own in playing_abilities(g, player, o.id, c.ab):
            if differs(own, o.zone, True):
                return True
    if c is not o.chars and (g.derived.play_watch or supply(g, player, NOBODY, "play", o.id).bound):
        return True  # another side than the one that effects see where it lies (1302.2f)
    if not g.derived.play_watch:
        return False
    if c.need[LETTER_X] and bans_by_cost(g):
        return True
    for kind in (CostChange, AddedCost, AnyWill, OnlyWhile):
        for a in g.derived.active.get(kind, ()):
            if turns_on(looks_of(a.static), c):
                return True
            if differs(a.static, o.zone, player == a.ctx.you) and concerns(g, a.static, player, o.id, a.ctx):
                return True
    return False


def bans_by_cost(g: State) -> bool:
    """Whether an effect forbids to play cards of some total costs, of which X is a part (203.5b)."""
    for kind in (Cannot, PlayOnlyIf):
        for a in g.derived.active.get(kind, ()):
            if looks_of(a.static).total:
                return True
    return False


def turns_on(looks: Looks, c: Chars) -> bool:
    """Whether an effect looks at what is chosen for a card before it is priced: X, which is a part of its
    total cost on the chase (203.5b), or that it is awakened (903.2c)."""
    return (looks.total and c.need[LETTER_X] > 0) or (looks.awakened and bool(c.ab.awakenings))


def concerns(g: State, static: Static, player: PlayerId, ref: ObjId, ctx: Ctx) -> bool:
    """Whether a standing effect is about what a card costs."""
    if isinstance(static, CostChange):
        if static.play is None or player not in players(g, static.who, ctx):
            return False
        return matches_card(g, static.play, ref, ctx)
    return True


def unsteady_ability(g: State, player: PlayerId, a: Activate) -> bool:
    """Whether playing an ability may cost something else once choices are made for it."""
    if a.limits and differs(a, CHASE, True):
        return True
    for active in g.derived.active.get(CostChange, ()):
        static = active.static
        assert isinstance(static, CostChange)
        if static.abilities and looks_of(static).targets and player in players(g, static.who, active.ctx):
            return True
    return False


def payable_ways(
    g: State,
    player: PlayerId,
    ref: RefId,
    face: int,
    awakened: Awakened = (),
    s: Supply | None = None,
    free: bool = False,
) -> tuple[CostWay, ...]:
    """The ways to pay for a card with which playing it can be completed now, as the play itself will see them
    (903.2i-j)."""
    o = g.table.objs[ref]
    c = o.chars if face == o.face else g.definitions[o.definition].faces[face]
    if not unsteady(g, player, o, c):
        return pay_ways(g, player, ref, c, o.zone, awakened, s, free)
    return tried_ways(g, player, ref, face, awakened, free)


def tried_ways(
    g: State, player: PlayerId, ref: RefId, face: int, awakened: Awakened, free: bool, most: int = 0
) -> tuple[CostWay, ...]:
    """The ways to pay for a card with which playing it can be completed, by playing it; `most`: so many are
    enough."""
    o = g.table.objs[ref]
    c = o.chars if face == o.face else g.definitions[o.definition].faces[face]
    trial, f = begun(g, player, ref, face, awakened, free)
    if not comes_to_chase(trial, f):
        return ()
    # What was given to it where it lay stays on it (903.2d-i).
    ways = play_cost_ways(trial, player, f.chase, chars(trial, f.chase), o.zone, awakened, free)
    allowed = None if free else permitted(g, player, ref, c)
    if allowed is not None and allowed.how == "free":
        ways = all_ways(g, player, ref, c, o.zone, awakened, free)
    out: list[CostWay] = []
    for way in ways:
        if completed(with_way(trial, way), by_targets(trial, f)):
            out.append(way)
            if len(out) == most:
                break
    return tuple(out)


def begun(
    g: State, player: PlayerId, ref: RefId, face: int, awakened: Awakened = (), free: bool = False
) -> tuple[State, PlayFrame]:
    """A copy of a game in which a card is about to be put on the chase, to be played (903.2d)."""
    o = g.table.objs[ref]
    trial = copy_of(g)
    f = PlayFrame(player, ref, None, free)
    f.origin = o.zone
    f.face = face
    f.awakened = awakened
    f.goto("903.2d")
    if o.face_down and o.zone == STANDBY:
        trial.edit(ref).face_down = False  # 903.2a
    trial.work.stack.append(f)
    return trial, f


def on_the_chase(g: State, player: PlayerId, ref: RefId, face: int) -> tuple[State, ObjId]:
    """A copy of a game in which a side of a card is on the chase, as it is when it is played."""
    trial, f = begun(g, player, ref, face)
    return trial, f.chase if comes_to_chase(trial, f) else NOBODY


def comes_to_chase(trial: State, f: PlayFrame) -> bool:
    """Perform 903.2d in a copy of a game; whether the card came to the chase. Whatever is asked on the way
    does not change that, so the first answer is taken."""
    end = PLAYING.at["903.2e"]
    while len(trial.work.stack) > 1:
        asked = trial.work.pending
        if asked is not None:
            trial.work.pending = None
            trial.top().answer(trial, asked.options[0])
        elif trial.work.stack[-1] is not f:
            trial.top().step(trial)
        elif f.pc >= end:
            return True
        else:
            pc = f.pc
            f.pc = pc + 1
            PLAYING.deeds[pc](trial, f)
    return False


def with_way(trial: State, way: CostWay) -> State:
    """A copy of a game in which a card is being played, to be paid for in a way."""
    then = trial.clone()
    f = then.top()
    assert isinstance(f, PlayFrame)
    f.way = way.kind
    f.nth = way.nth
    o = then.edit(f.chase)
    if way.kind == "free":
        o.marks |= FREE_PLAY
    if way.kind:
        o.memory = (*o.memory, Note(way.kind))
    return then


def by_targets(g: State, f: PlayFrame) -> bool:
    """Whether some cost depends on targets, so that all of them have to be tried."""
    for kind in (CostChange,):
        for a in g.derived.active.get(kind, ()):
            if looks_of(a.static).targets:
                return True
    own: tuple[Ability, ...] = ()
    if f.ability is None:
        own = playing_abilities(g, f.player, f.chase, g.table.objs[f.chase].chars.ab)
    return any([looks_of(a).targets for a in own]) or (
        isinstance(f.ability, Activate) and looks_of(f.ability).targets
    )


def ability_completes(g: State, player: PlayerId, ref: RefId, ability: Activate) -> bool:
    """Whether playing an activate ability can be completed, by playing it."""
    trial = copy_of(g)
    f = PlayFrame(player, ref, ability)
    f.origin = g.table.objs[ref].zone
    f.goto("903.2d")
    trial.work.stack.append(f)
    return completed(trial, by_targets(trial, f))


def copy_of(g: State) -> State:
    """A copy of a game in which nothing is going on."""
    g.derived.asked_more = True  # in the copy all sorts of things are asked of the supply
    g.derived.tried = True
    depth = g.work.shared_depth
    trial = g.clone()
    g.work.shared_depth = depth  # the copy shares no frame
    trial.work.stack = [BottomFrame()]
    trial.work.shared_depth = 0
    trial.work.pending = None
    return trial


def copy_with(g: State, f: PlayFrame) -> tuple[State, PlayFrame]:
    """A copy of a game in which nothing but a play goes on, as far as it is."""
    trial = copy_of(g)
    play = f.copy()
    assert isinstance(play, PlayFrame)
    trial.work.stack.append(play)
    return trial, play


def goes_on(trial: State) -> bool:
    """Whether the play is still going on; what a will ability does comes after it."""
    return len(trial.work.stack) > 1 and isinstance(trial.work.stack[1], PlayFrame)


def completed(trial: State, targets: bool) -> bool:
    """Whether a play that has begun can be completed by some choices: all sides, modes and X are tried,
    targets where they change the cost. A payment that can be begun can be ended (1003.4)."""
    work = Work(MOST_WAYS, "ways to play something")
    todo = [trial]
    while todo:
        now = todo.pop()
        while now.work.pending is None and goes_on(now):
            frame = now.top()
            if isinstance(frame, PayWillFrame) and len(now.work.stack) == 3:
                if frame.can_be_paid(now):
                    return True
                break
            frame.step(now)
        if not goes_on(now):
            if now.work.stack[0].result.did:
                return True
            continue
        asked = now.work.pending
        if asked is None:
            continue
        wide = asked.kind in (MODE, NUMBER_X, COST) or (asked.kind == TARGET and targets)
        options = asked.options if wide else asked.options[:1]
        for option in reversed(options):
            work.step()
            then = now.clone()
            then.work.pending = None
            then.top().answer(then, option)
            todo.append(then)
    return False
