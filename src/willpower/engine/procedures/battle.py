"""Battle (800): the steps from its beginning to its end, one row of the table at the end for each clause.

`BattleFrame` is pushed when the turn player initiates battle (704). What may attack and block stands in
battle_legal.py, battle damage in battle_damage.py.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.effects import Effect
from willpower.abilities.symbols import RESONATOR
from willpower.abilities.words import Fight
from willpower.rules.switches import Moment, Point

from ..change.gate import attempt_destroy, attempt_rest
from ..change.in_battle import check_battle, meet, remove_from_battle, still_attacking, tell_battle
from ..change.rule_processes import perform
from ..change.triggers import check_states, emit, emit_watched
from ..core import happenings
from ..core.decisions import ATTACK, BLOCK, Option
from ..core.events import ATTACKED, DAMAGED
from ..core.frames import ask, tell
from ..core.ids import NO_PLAYER, NOBODY, OPPONENT, PLAYER_OF, PLAYER_REF, CtxId, RefId
from ..core.objects import still_itself
from ..core.procedure import Procedure
from ..core.results import NOTHING_DONE
from ..core.stale import BATTLE, TIME, changed
from ..core.starting import PRIORITY
from ..core.state import Battle, Frame, State
from ..pay.costs import CostFrame
from ..values.battle_state import attacked_object, stopped
from ..values.characteristics import chars, refresh
from ..values.evaluate.memory import dealt_damage
from ..values.evaluate.statuses import in_battle_together
from ..values.lasting import expire
from ..values.prohibition import allowed
from .battle_damage import DamageFrame
from .battle_legal import (
    attacks,
    blocks,
    cost_context,
    cost_of,
    purpose_of,
    things_to_do,
)
from .battle_ways import END, MAIN, ask_for_phase, attacker_lost, count_as_nothing, goes_on_without_attack


class BattleFrame(Frame):
    """A battle. `pc` is the row of the table that comes next."""

    __slots__ = ("chosen", "costs", "ctxs", "object", "purposes", "refused", "todo")

    def __init__(self) -> None:
        super().__init__()
        self.chosen: RefId = NOBODY  # the card that is to attack or block
        self.object: RefId = NOBODY  # what it is to attack or block
        self.costs: tuple[tuple[Effect, ...], ...] = ()  # what must be done to attack or block
        self.ctxs: tuple[CtxId, ...] = ()  # the contexts of those
        self.purposes: tuple[str, ...] = ()  # and what their will is spent on
        self.todo = 0  # how many of the things to be done are done; at the end, the phase that follows
        self.refused: tuple[
            tuple[RefId, RefId], ...
        ] = ()  # declarations undone because those could not be done

    def step(self, g: State) -> None:
        """The rows one after the other, until somebody is asked or something else must happen."""
        deeds = BATTLE_STEPS.deeds
        for _ in deeds:  # and not for ever: the engine's loop counts
            pc = self.pc
            self.pc = pc + 1
            deeds[pc](g, self)
            if g.work.pending is not None or g.work.stack[-1] is not self or g.over:
                return

    def goto(self, clause: str) -> None:
        """Goes on with a clause."""
        self.pc = BATTLE_STEPS.at[clause]

    def has_reached(self, clause: str) -> bool:
        """Whether the battle has come to a clause."""
        return self.pc >= BATTLE_STEPS.at[clause]

    def answer(self, g: State, option: Option) -> None:
        """Takes the declaration of an attack or block."""
        if option.kind == "attack":
            self.chosen = option.ref
            self.object = RefId(option.number)
        elif option.kind == "block":
            self.chosen = option.ref
            assert g.table.battle is not None
            self.object = g.table.battle.attacker
        elif option.kind == "forfeit":
            forfeit(g, self)
        elif option.kind == "mode":
            self.todo = option.number
        else:
            tell(
                g,
                happenings.chose(player=OPPONENT[g.turn.player], word="no block", clause="804.3"),
            )
            self.goto("804.5")
            b = g.table.battle
            assert b is not None
            emit_watched(
                g,
                happenings.unblocked(
                    card=b.attacker, object=b.attacked, player=g.turn.player, clause="804.3"
                ),
            )


def sequence(g: State, f: BattleFrame) -> None:
    """The turn player gains priority and a priority sequence is performed."""
    f.result = NOTHING_DONE  # so that positions that are alike look alike
    PRIORITY[0](g)


def moment(g: State, point: Point, name: Moment, clause: str) -> None:
    """A moment at which abilities trigger, where the edition has it."""
    if g.derived.watched_facets & (TIME | BATTLE):
        changed(g, TIME | BATTLE)  # effects may speak of the step
    if point == "beginning":
        if name in g.rulings.told_beginnings:
            emit(g, happenings.phase_began(period=name, player=g.turn.player, clause=clause))
    elif name in g.rulings.told_ends:
        emit(g, happenings.phase_ended(period=name, player=g.turn.player, clause=clause))


def step_ends(g: State, f: BattleFrame, name: Moment, clause: str) -> None:
    """The end of a step or phase: where the edition has abilities wait for it, those are finished before the
    next begins (5.5 STEP2 and 5.6 of 2.0)."""
    if name in g.rulings.told_ends:
        moment(g, "end", name, clause)
        if g.work.waiting or g.work.reveals:
            sequence(g, f)


def step_begins(g: State, clause: str) -> None:
    """Tells that a step begins at which nothing triggers."""
    me = g.turn.player
    g.memory.log_chunk.append(
        happenings.phase_began(period=f"{g.turn.step} damage", player=me, clause=clause)
    )


# ---- 802: beginning of battle --------------------------------------------------------------------


def end_main(g: State, f: BattleFrame) -> None:
    """Where battle is a phase of its own, the main phase ends before it (801.1)."""
    if "battle" in g.edition.phases:
        g.table.battle = Battle()  # nothing that asks for main timing can be played any more (701.2)
        g.turn.step = "beginning"
        step_ends(g, f, "main", "801.1")


def begin_battle(g: State, f: BattleFrame) -> None:
    """802.1; an old battle phase begins here (1410.1a)."""
    if "battle" in g.edition.phases:
        g.turn.phase = "battle"
    g.table.battle = Battle()
    g.table.battle.began = g.tick()
    g.turn.step = "beginning"
    changed(g, BATTLE)
    moment(g, "beginning", "battle", "802.1")
    moment(g, "beginning", "beginning of battle", "802.1")


def end_beginning(g: State, f: BattleFrame) -> None:
    """802.2"""
    step_ends(g, f, "beginning of battle", "802.2")


# ---- 803: declare attack -------------------------------------------------------------------------


def begin_declare_attack(g: State, f: BattleFrame) -> None:
    """803.1"""
    g.turn.step = "declare attack"
    moment(g, "beginning", "declare attack", "803.1")


def choose_attack(g: State, f: BattleFrame) -> None:
    """803.3: the turn player attacks with something or forfeits; 803.4: without a legal choice it is
    forfeited."""
    pairs, may_forfeit = attacks(g, f.refused)
    names: dict[RefId, str] = {}
    for pair in pairs:
        for one in pair:
            if one not in names:
                names[one] = name_of(g, one)
    options = [Option("attack", ref, object, names[object], names[ref], "803.3") for ref, object in pairs]
    if may_forfeit:
        options.append(Option("forfeit", clause="803.3" if pairs else "803.4"))
    ask(g, g.turn.player, ATTACK, tuple(options), "803.3", "attack")


def name_of(g: State, ref: RefId) -> str:
    """Name a card or player for an option."""
    if ref < 0:
        return f"player {PLAYER_OF[ref]}"
    names = chars(g, ref).names if g.derived.values_stale else g.table.objs[ref].chars.names
    return names[0] if names else ""


def forfeit(g: State, f: BattleFrame) -> None:
    """803.3: to the end of battle; 803.6: no battle again this turn if the opponent played nothing."""
    b = g.table.battle
    assert b is not None
    me = g.turn.player
    tell(g, happenings.chose(player=me, word="forfeit", clause="803.3"))
    if g.edition.forfeit_lockout and not b.opponent_played:
        g.edit_player(me).locked = True
        tell(g, happenings.told(what="may not battle", subject=PLAYER_REF[me], player=me, clause="803.6"))
    f.goto("803.7" if goes_on_without_attack(g) else "807.1")


def remember(g: State, f: BattleFrame) -> None:
    """803.5, 804.4: where something must be done, the game is kept as it was before, to be rewound to."""
    assert g.table.battle is not None
    act: Fight = "block" if g.table.battle.attacker >= 0 else "attack"
    f.todo = 0
    f.costs = f.ctxs = f.purposes = ()
    todo = things_to_do(g, f.chosen, act, f.object)
    if todo:
        g.work.snapshot = g.clone()
        g.work.snapshot.top().goto("804.3" if act == "block" else "803.3")
        f.costs = tuple([cost_of(g, a, f.chosen, act) for a in todo])
        f.ctxs = tuple([cost_context(g, a) for a in todo])
        f.purposes = tuple([purpose_of(a, act) for a in todo])


def rest_attacker(g: State, f: BattleFrame) -> None:
    """803.5: the attacking card rests."""
    if not allowed(g, "attack without resting", f.chosen):
        attempt_rest(g, (f.chosen,), "803.5", f.chosen)


def rest_blocker(g: State, f: BattleFrame) -> None:
    """804.4: the blocking card rests."""
    if not g.table.objs[f.chosen].rested and not allowed(g, "block without resting", f.chosen):
        attempt_rest(g, (f.chosen,), "804.4", f.chosen)


def do_things(g: State, f: BattleFrame) -> None:
    """803.5, 804.4: what must be done is done, one thing after the other, though what asks for it may be gone
    by then; what cannot be done is all undone."""
    assert g.table.battle is not None
    if g.work.snapshot is None:
        return
    if f.todo and not f.result.did:
        rewind(g, f)
        return
    if f.todo >= len(f.costs):
        g.work.snapshot = None
        return
    frame = CostFrame(f.costs[f.todo], f.ctxs[f.todo])
    frame.player = OPPONENT[g.turn.player] if g.table.battle.attacker >= 0 else g.turn.player
    frame.purpose = f.purposes[f.todo]
    f.todo += 1
    f.again()
    g.work.stack.append(frame)


def rewind(g: State, f: BattleFrame) -> None:
    """Back to the choice, which is not offered again."""
    refused = (*f.refused, (f.chosen, f.object))
    assert g.work.snapshot is not None
    g.become(g.work.snapshot)
    g.work.snapshot = None
    top = g.top()
    assert isinstance(top, BattleFrame)
    top.refused = refused


def declare_attack(g: State, f: BattleFrame) -> None:
    """803.5: from now on the chosen card is the attacking J/resonator, if it was not given up for that."""
    assert g.table.battle is not None
    there = not stopped(g, f.chosen, g.turn.player, g.edition.attacker_stops)
    b = g.table.battle.copy()
    if there:
        b.attacker = g.table.objs[f.chosen].id
    b.attacked = f.object
    g.table.battle = b
    f.refused = ()
    changed(g, BATTLE)
    check_battle(g)
    if there:
        emit(g, happenings.attacked(card=f.chosen, object=f.object, player=g.turn.player, clause="803.5"))


def end_declare_attack(g: State, f: BattleFrame) -> None:
    """803.7"""
    if not over_without_attacker(g, f):
        step_ends(g, f, "declare attack", "803.7")


# ---- 804: declare block --------------------------------------------------------------------------


def begin_declare_block(g: State, f: BattleFrame) -> None:
    """804.1"""
    if over_without_attacker(g, f):
        return
    g.turn.step = "declare block"
    moment(g, "beginning", "declare block", "804.1")


def over_without_attacker(g: State, f: BattleFrame) -> bool:
    """Goes on with the end of battle where the edition does so as soon as the attacking card is gone."""
    if not attacker_lost(g):
        return False
    f.goto("807.1")
    return True


def rest_attacked(g: State, f: BattleFrame) -> None:
    """The oldest edition rests a card attacked while recovered as blocks are declared ([Precision], 1103.2):
    it takes part in the battle and declares none itself (6.2 and 8.4.2 of 2.0)."""
    if over_without_attacker(g, f):
        return
    attacked = attacked_object(g)
    if g.edition.precision_rests and attacked >= 0 and not g.table.objs[attacked].rested:
        attempt_rest(g, (attacked,), "1103.2", still_attacking(g))


def choose_block(g: State, f: BattleFrame) -> None:
    """804.3: if something attacks, the non-turn player blocks or does not."""
    attacker = still_attacking(g)
    if attacker < 0:
        f.goto("804.5")
        return
    cards, may_decline = blocks(g, f.refused)
    options = [Option("block", i, name=name_of(g, i), clause="804.3") for i in cards]
    if may_decline:
        options.append(Option("no block", clause="804.3"))
    ask(g, OPPONENT[g.turn.player], BLOCK, tuple(options), "804.3", "block", attacker)


def declare_block(g: State, f: BattleFrame) -> None:
    """804.4: from now on the chosen card is the blocking J/resonator, if it was not given up for that."""
    assert g.table.battle is not None
    if stopped(g, f.chosen, OPPONENT[g.turn.player], g.edition.blocker_stops):
        return
    b = g.table.battle.copy()
    b.blocker = g.table.objs[f.chosen].id
    b.was_blocked = True
    g.table.battle = b
    changed(g, BATTLE)
    check_battle(g)
    emit(
        g,
        happenings.blocked(card=f.chosen, attacker=f.object, player=OPPONENT[g.turn.player], clause="804.4"),
    )


def join(g: State, f: BattleFrame) -> None:
    """804.5: from now on the attacking card battles the blocking or the attacked J/resonator."""
    assert g.table.battle is not None
    b = g.table.battle.copy()
    b.joined = True
    g.table.battle = b
    changed(g, BATTLE)
    check_battle(g)
    meet(g)


def end_declare_block(g: State, f: BattleFrame) -> None:
    """804.6"""
    if not over_without_attacker(g, f):
        step_ends(g, f, "declare block", "804.6")


# ---- 805, 806: battle resolution -----------------------------------------------------------------


def begin_first_strike(g: State, f: BattleFrame) -> None:
    """805.1: without an attacking card the battle ends."""
    if still_attacking(g) < 0 and not goes_on_without_attack(g):
        f.goto("807.1")
    elif g.edition.first_strike == "inside the damage step":
        f.goto("806.1")
    else:
        g.turn.step = "first strike"
        step_begins(g, "805.1")
        moment(g, "beginning", "battle resolution", "805.1")


def strikes_first(g: State) -> bool:
    """Whether the attacking card has [First Strike] (1104.2)."""
    attacker = still_attacking(g)
    return attacker >= 0 and "first strike" in chars(g, attacker).ab.keywords


def deal_first_strike(g: State, f: BattleFrame) -> None:
    """805.2: an attacking card with [First Strike] deals its damage before the others."""
    if strikes_first(g):
        frame = DamageFrame()
        frame.others = False
        g.work.stack.append(frame)


def begin_normal(g: State, f: BattleFrame) -> None:
    """806.1: without an attacking card the battle ends."""
    if still_attacking(g) < 0 and not goes_on_without_attack(g):
        f.goto("807.1")
        return
    g.turn.step = "normal"
    step_begins(g, "806.1")
    if g.edition.first_strike == "inside the damage step":
        moment(g, "beginning", "battle resolution", "806.1")


def enter_processing(g: State, f: BattleFrame) -> None:
    """In the oldest edition cards have battled when they come to the damage (804.5)."""
    if g.edition.battles_with == "battle processing":
        tell_battle(g)


def strike_inside(g: State, f: BattleFrame) -> None:
    """Where [First Strike] has no step of its own it comes just before the rest of the damage (1104.2)."""
    if g.edition.first_strike == "inside the damage step":
        f.object = in_battle_together(g)[1]
        deal_first_strike(g, f)


def fall_inside(g: State, f: BattleFrame) -> None:
    """There, what fell to it does not strike any more, and its ATK and DEF count as 0 (8.5.3 of 2.0)."""
    if g.edition.first_strike != "inside the damage step" or not strikes_first(g):
        return
    if perform(g):
        f.again()
    elif f.object >= 0 and not still_itself(g.table.objs[f.object]):
        count_as_nothing(g, f.object)


def explode_inside(g: State, f: BattleFrame) -> None:
    """In the oldest edition [Explode] is no ability: both cards are destroyed once all damage has been dealt,
    after a blocker that [First Strike] left alive has struck (1105.2)."""
    if g.edition.explode != "inside damage":
        return
    doomed: list[RefId] = []
    for e in reversed(g.memory.happened):
        if e.kind == ATTACKED:
            break
        if e.kind != DAMAGED or e.word != "battle" or e.subject < 0 or e.object < 0 or e.amount < 100:
            continue
        both = (e.subject, e.object)
        if "explode" in chars(g, e.subject).ab.keywords and all(
            [chars(g, i).types & RESONATOR for i in both]
        ):
            doomed += [i for i in both if i not in doomed and still_itself(g.table.objs[i])]
    if doomed:
        attempt_destroy(g, tuple(doomed), "1105.2")


def deal_normal(g: State, f: BattleFrame) -> None:
    """806.2: who has not struck yet does, both sides at the same time."""
    attacker = still_attacking(g)
    if attacker < 0:
        return
    assert g.table.battle is not None
    frame = DamageFrame()
    frame.attackers = not g.table.battle.struck
    if g.table.battle.struck and g.edition.first_striker_again == "if it dealt no damage":
        frame.attackers = not dealt_damage(g, attacker)
    g.work.stack.append(frame)


# ---- 807: end of battle --------------------------------------------------------------------------


def begin_end(g: State, f: BattleFrame) -> None:
    """807.1"""
    if g.turn.step in ("first strike", "normal"):
        moment(g, "end", "battle resolution", "806.3")
    g.turn.step = "end"
    moment(g, "end", "battle", "807.1")


def end_effects(g: State, f: BattleFrame) -> None:
    """807.3, 807.3a: what lasts as long as the battle ends."""
    expire(g, "end of battle", g.turn.player)


def check_again(g: State, f: BattleFrame) -> None:
    """807.3b: if rules or triggered abilities have something to do, a priority sequence and the final step
    again."""
    if g.derived.values_stale:
        refresh(g)
    if g.work.rules_due:
        if perform(g):
            return
        check_states(g)  # 906.9
    if not g.work.waiting and not g.work.reveals:
        f.goto("807.4")


def once_more(g: State, f: BattleFrame) -> None:
    """807.3b: the final step again."""
    f.goto("807.3a")


def choose_phase(g: State, f: BattleFrame) -> None:
    """A phase of battle is followed by a main phase (801.1), or by the end phase if its player says so."""
    f.todo = MAIN
    if g.turn.phase == "battle":
        ask_for_phase(g)


def finish(g: State, f: BattleFrame) -> None:
    """807.4: nothing attacks or blocks any more, and the next phase begins (801.1)."""
    g.table.battle = None
    g.turn.step = ""
    changed(g, TIME | BATTLE)
    g.pop()
    if g.turn.phase != "battle":
        return
    if f.todo == END:
        g.pop()  # the priority sequence of the main phase, which has ended
        g.turn.priority = NO_PLAYER
    else:
        g.turn.phase = "main"
        moment(g, "beginning", "main", "801.1")


def end_battle(g: State) -> None:
    """An effect ends the battle: what is under way is finished, then comes the end of battle step (803.3)."""
    for i, frame in enumerate(g.work.stack):
        if isinstance(frame, BattleFrame):
            changed = frame.copy()
            assert isinstance(changed, BattleFrame)
            if not changed.has_reached("807.1"):
                changed.goto("807.1")
            g.work.stack[i] = changed
            b = g.table.battle
            if b is not None:
                for ref in (b.attacker, b.blocker, b.attacked):
                    remove_from_battle(g, ref)


BATTLE_STEPS: Final[Procedure[BattleFrame]] = Procedure(
    ("801.1", end_main),
    ("802.1", begin_battle),
    ("802.2", sequence),
    ("802.2", end_beginning),
    ("803.1", begin_declare_attack),
    ("803.2", sequence),
    ("803.3", choose_attack),
    ("803.5", remember),
    ("803.5", rest_attacker),
    ("803.5", do_things),
    ("803.5", declare_attack),
    ("803.7", sequence),
    ("803.7", end_declare_attack),
    ("804.1", begin_declare_block),
    ("804.2", sequence),
    ("804.3", rest_attacked),
    ("804.3", choose_block),
    ("804.4", remember),
    ("804.4", rest_blocker),
    ("804.4", do_things),
    ("804.4", declare_block),
    ("804.5", join),
    ("804.6", sequence),
    ("804.6", end_declare_block),
    ("805.1", begin_first_strike),
    ("805.2", deal_first_strike),
    ("805.3", sequence),
    ("806.1", begin_normal),
    ("806.2", enter_processing),
    ("806.2", strike_inside),
    ("806.2", fall_inside),
    ("806.2", deal_normal),
    ("806.2", explode_inside),
    ("806.3", sequence),
    ("807.1", begin_end),
    ("807.2", sequence),
    ("807.3a", end_effects),
    ("807.3b", check_again),
    ("807.3b", sequence),
    ("807.3b", once_more),
    ("807.4", choose_phase),
    ("807.4", finish),
)
