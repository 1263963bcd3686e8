"""The priority sequence (600): rule processes, automatic abilities, one action, its end.

Windows in which a player can only pass are passed by themselves, unless the game was made to show every
window. A window whose only other actions are will abilities counts as such a window (docs/readings.md):
will is made while paying.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Ability, Automatic
from willpower.abilities.statics import Replace
from willpower.abilities.triggers import DealsDamage, Either, Moves, NthTime, Trigger, While

from ..change.gate import attempt_standing_weather
from ..change.rule_processes import perform
from ..change.triggers import check_states, check_weather, emit
from ..change.will_sources import rest_for_will
from ..core import happenings
from ..core.decisions import PRIORITY, REVEAL, TRIGGER, Decision, Option
from ..core.events import STATE, WEATHER
from ..core.frames import ask
from ..core.ids import NO_PLAYER, OPPONENT, PlayerId
from ..core.loop_marks import offered
from ..core.objects import still_itself
from ..core.parts import (
    BATTLE_WINDOW,
    EVERY_WINDOW,
    MAIN_WINDOW,
    OTHER_WINDOW,
    OWN_WINDOW,
    RESPONSE_WINDOW,
)
from ..core.results import NOTHING_DONE
from ..core.stale import REVEALING, changed
from ..core.state import Frame, State, Waiting
from ..play.permission import refusal
from ..play.play_frame import PlayFrame
from ..play.playing import play_automatic, play_rule_ability
from ..values.lasting import expire_conditions
from .actions import PASS, actions, can_act, still_idle
from .battle import BattleFrame
from .calling import CallFrame, StandbyFrame
from .judgment import JudgmentFrame, ruler_for_judgment
from .lifebreak import LifebreakFrame
from .loops import IDLE, loop_check
from .resolving import ChaseFrame, ResolveFrame

# After these, priority passes to the opponent in the oldest edition (605.1a).
PASSING_ON: Final = frozenset({"play", "activate", "judgment", "standby", "lifebreak"})
TRIED: Final = frozenset({"play", "activate", "judgment", "standby"})  # actions that may turn out illegal
ONLY_PASSING: Final = (PASS,)


class PriorityFrame(Frame):
    """One priority sequence, beginning with the turn player (601.1, 602); others follow (605.2)."""

    __slots__ = ("acted", "asked", "begun", "last")

    def __init__(self) -> None:
        self.pc = 0
        self.result = NOTHING_DONE
        self.begun = False
        self.asked: Waiting | None = None
        self.acted = (
            NO_PLAYER  # who did something after which priority passes to the other, in older editions
        )
        self.last = NO_PLAYER  # whose automatic object was played last, where players take turns in that

    def step(self, g: State) -> None:
        """602.1a-d, again and again until both pass on an empty chase."""
        if not self.begun:
            self.begun = True
            g.turn.priority = g.turn.player
            g.turn.passes = 0
        if g.turn.priority < 0:
            g.turn.priority = g.turn.player  # back from a battle: who acted keeps it (605.1a)
        if self.acted >= 0:
            self.give(g)
        self.result = NOTHING_DONE  # so that positions that are alike look alike
        begun = True
        while True:
            # For the second player nothing is due that was not for the first, unless values are others.
            if (begun or g.work.rules_due or g.derived.values_stale or g.work.reveals) and self.processes(g):
                return
            begun = False
            player = g.turn.priority
            if g.work.settling:
                idle = bool(g.table.chase or g.table.battle is not None or g.turn.step)
                if not idle:
                    g.work.pending = Decision(player, PRIORITY, ONLY_PASSING, "602.1c", "act")
                    return
            elif g.work.asks != EVERY_WINDOW and not g.work.asks >> 8 * player & window(g, player):
                idle = True
            elif g.every_window or (
                g.turn.phase == "main"
                and player == g.turn.player
                and g.table.battle is None
                and not g.table.chase
            ):
                idle = False
            else:
                mark = g.derived.idle[player]
                idle = mark is not None and still_idle(g, player, mark)
                if not idle:
                    idle = not can_act(g, player)
            if not idle:
                self.offer(g, player)
                return
            g.turn.passes += 1
            if g.turn.passes >= 2:
                self.ended(g)
                return
            g.turn.priority = OPPONENT[player]

    def processes(self, g: State) -> bool:
        """Do the things that come before a player may act: rule processes and automatic objects (602.1a,
        602.1b). Whether something else must happen first."""
        if g.work.reveals and next_reveal(g):
            self.offer_reveal(g)
            return True
        if g.memory.weathers and attempt_standing_weather(g):
            return True
        if g.work.rules_due or g.derived.values_stale:
            if g.table.chase or g.table.lasting or g.table.delayed:
                expire_conditions(g)
            if perform(g, True) or g.over:  # 602.1a
                return True
        if g.derived.watch_stale or STATE in g.derived.watch:
            check_states(g)  # 906.9, also what rule processes do not look at
        if g.memory.weathers or WEATHER in g.derived.watch or Replace in g.derived.active:
            check_weather(g)
        if g.work.waiting and not (g.turn.step == "normal" and waits_its_turn(g)):
            self.play_waiting(g)  # 602.1b
            return True
        self.last = NO_PLAYER
        if g.turn.passes:
            return False
        marks = g.memory.loop_marks
        if not g.table.chase and marks.idle + 1 < IDLE and not marks.loop:
            marks.idle += 1  # the usual thing, without a look for loops
            return False
        return loop_check(g)

    def offer(self, g: State, player: PlayerId) -> None:
        """A player may act or pass (602.1c)."""
        options = actions(g, player)
        if g.memory.loop_marks.loop:
            options = offered(g, player, PRIORITY, options)  # 1301.1a
        if len(options) == 1 and not g.every_window:
            self.answer(g, options[0])
        else:
            g.work.pending = Decision(player, PRIORITY, options, "602.1c", "act")

    # ---- automatic objects --------------------------------------------------------------------------

    def offer_reveal(self, g: State) -> None:
        """Automatic cards may be revealed when their condition is met (708.2, 906.2)."""
        w = g.work.reveals[0]
        o = g.table.objs[w.source]
        if not still_itself(o) or unplayable(g, w):
            g.work.reveals = g.work.reveals[1:]
            return
        name = o.chars.names[0]
        self.asked = w
        options = (
            Option("reveal", w.source, 0, "", name, "708.2"),
            Option("no", w.source, 0, "", name, "708.2"),
        )
        ask(g, o.controller, REVEAL, options, "708.2", "reveal", w.source)

    def play_waiting(self, g: State) -> None:
        """The turn player's first, then the other's; one at a time (603). In the oldest edition players take
        turns, beginning with who has priority."""
        if g.edition.text_without_icon == "rule ability" and play_rule_ability(g):
            return
        player = g.turn.player
        if g.edition.trigger_order == "alternating from priority":
            player = OPPONENT[self.last] if self.last >= 0 else g.turn.priority
        due = first_group(g) if g.turn.step == "normal" and in_groups(g) else g.work.waiting
        mine = [w for w in due if controller_now(g, w) == player]
        if not mine:
            mine = list(due)
            player = OPPONENT[player]
        # Several waiting triggers of one ability are one option, the oldest first.
        kinds: list[Waiting] = []
        for w in mine:
            if not any([x.source == w.source and x.ability is w.ability for x in kinds]):
                kinds.append(w)
        options = tuple([waiting_option(g, w) for w in kinds])
        ask(g, player, TRIGGER, options, "603.1", "trigger")

    # ---- answers ----------------------------------------------------------------------------------------

    def answer(self, g: State, option: Option) -> None:
        """Performs what was picked."""
        kind = option.kind
        if g.work.refused and kind not in TRIED:
            g.work.refused = ()  # what could not be completed may be tried again now
        if kind in PASSING_ON and g.rulings.opponent_next:
            self.acted = g.turn.priority
        if kind == "pass":
            self.passed(g, g.turn.priority)
        elif kind == "play":
            g.work.stack.append(PlayFrame(g.turn.priority, option.ref))
        elif kind == "activate":
            a = g.table.objs[option.ref].chars.ab.activates[option.number]
            g.work.stack.append(PlayFrame(g.turn.priority, option.ref, a))
        elif kind == "source":
            g.turn.passes = 0
            rest_for_will(g, g.turn.priority, option.ref, option.number)
        elif kind == "trigger":
            self.play_trigger(g, option)
        elif kind == "reveal" or kind == "no":
            self.revealed(g, kind == "reveal")
        elif kind == "call":
            g.work.stack.append(CallFrame(g.turn.priority))
        elif kind == "judgment":
            ref, _ = ruler_for_judgment(g, g.turn.priority)
            g.work.stack.append(JudgmentFrame(g.turn.priority, ref, option.number))
        elif kind == "standby":
            g.work.stack.append(StandbyFrame(g.turn.priority, option.ref))
        elif kind == "battle":  # 704.2: not by way of the chase
            g.turn.passes = 0
            g.work.stack.append(BattleFrame())
        elif kind == "lifebreak":
            g.work.stack.append(LifebreakFrame(g.turn.priority))
        else:
            raise AssertionError(kind)

    def give(self, g: State) -> None:
        """Priority passes to the opponent of who acted, unless nothing came of it (605.1a)."""
        player = self.acted
        self.acted = NO_PLAYER
        if self.result.did:
            g.turn.priority = OPPONENT[player]
            g.turn.passes = 0

    def passed(self, g: State, player: PlayerId) -> None:
        """A pass (605.1b, 605.1c)."""
        g.turn.passes += 1
        g.work.refused = ()
        g.memory.log_chunk.append(happenings.passed(player=player, clause="712.1"))
        if g.turn.passes < 2:
            g.turn.priority = OPPONENT[player]
            return
        self.ended(g)

    def ended(self, g: State) -> None:
        """Both passed: the top of the chase resolves, or the sequence is over (605.1b)."""
        g.turn.passes = 0
        if g.table.chase:
            if g.rulings.whole_chase:
                g.work.stack.append(ChaseFrame())
            else:
                g.work.stack.append(ResolveFrame(g.table.chase[-1]))
            return
        g.turn.priority = NO_PLAYER
        stack = g.work.stack
        stack.pop()
        if len(stack) < g.work.shared_depth:
            g.work.shared_depth = len(stack)

    def revealed(self, g: State, yes: bool) -> None:
        """The card is revealed and triggered, or not."""
        w = g.work.reveals[0]
        g.work.reveals = g.work.reveals[1:]
        self.asked = None
        if yes:
            g.edit(w.source).revealed = True
            changed(g, REVEALING)
            emit(
                g,
                happenings.did(
                    what="reveal", subject=w.source, player=w.controller, source=w.source, clause="708.2"
                ),
            )
            g.work.waiting = (*g.work.waiting, w)

    def play_trigger(self, g: State, option: Option) -> None:
        """One automatic object is played; whether or not it can be, it has been chosen (603.3, 906.6). Then
        the sequence starts over (603.4, 906.5a)."""
        w = next(x for x in g.work.waiting if x.id == option.number)
        g.work.waiting = tuple([x for x in g.work.waiting if x is not w])
        player = controller_now(g, w)
        g.turn.passes = 0
        self.last = player
        if g.rulings.opponent_next:
            self.acted = player
            self.result = NOTHING_DONE
        if w.card and not still_itself(g.table.objs[w.source]):
            return  # 906.10: it changed zones meanwhile
        play_automatic(g, w, player)


def next_reveal(g: State) -> bool:
    """Whether a card may be revealed now (708.2), which is then the first of them. Where a standby card is
    simply played, its player must have priority (2.6.3 and 9 of 2.0)."""
    if g.edition.standby_trigger != "may be played":
        return True
    mine = [w for w in g.work.reveals if g.table.objs[w.source].controller == g.turn.priority]
    if not mine:
        return False
    if mine[0] is not g.work.reveals[0]:
        g.work.reveals = (mine[0], *[w for w in g.work.reveals if w is not mine[0]])
    return True


def unplayable(g: State, w: Waiting) -> bool:
    """Whether a card that could be revealed is known not to be playable, in an edition in which it is simply
    played then (708.2). Its targets may be those of its event: they are asked for when it is played."""
    if g.edition.standby_trigger != "may be played":
        return False
    return refusal(g, g.table.objs[w.source].controller, w.source, None, True) not in ("", "903.2g")


def sequence(g: State, f: object = None) -> None:
    """The turn player gains priority and a priority sequence is performed (601.1). None begins where it would
    come to nothing: nothing is due, it is not the turn player's main phase, and neither player has anything
    to do but pass (605.1b)."""
    work, d, turn = g.work, g.derived, g.turn
    marks = g.memory.loop_marks
    mine, theirs = d.idle[turn.player], d.idle[OPPONENT[turn.player]]
    if (
        mine is None
        or theirs is None
        or work.rules_due
        or work.waiting
        or work.reveals
        or d.values_stale
        or d.watch_stale
        or STATE in d.watch
        or WEATHER in d.watch
        or g.memory.weathers
        or g.table.chase
        or (turn.phase == "main" and g.table.battle is None)
        or marks.loop
        or marks.idle + 1 >= IDLE
        or g.every_window
        or work.settling
        or work.asks != EVERY_WINDOW
    ):
        work.stack.append(PriorityFrame())
        return
    turn.priority = turn.player
    turn.passes = 0
    busy = turn.player
    if still_idle(g, busy, mine):
        busy = OPPONENT[busy] if not still_idle(g, OPPONENT[busy], theirs) else NO_PLAYER
    if busy >= 0:
        d.idle[busy] = None  # whoever looks now need not ask that again
        work.stack.append(PriorityFrame())
        return
    marks.idle += 1
    turn.priority = NO_PLAYER


def window(g: State, player: PlayerId) -> int:
    """Which kind of priority window this is, for a search that lets only some of them ask."""
    if g.table.chase:
        own = g.table.objs[g.table.chase[-1]].controller == player
        return OWN_WINDOW if own else RESPONSE_WINDOW
    if g.table.battle is not None or g.turn.step:
        return BATTLE_WINDOW
    return MAIN_WINDOW if player == g.turn.player and g.turn.phase == "main" else OTHER_WINDOW


def in_groups(g: State) -> bool:
    """Whether abilities triggered in the damage step are processed in groups, each finished before the next,
    as the oldest edition does (806.3)."""
    return g.rulings.in_groups


def group(ability: Ability | None) -> int:
    """The place of a triggered ability in that order."""
    if isinstance(ability, Automatic) and ability.trigger is not None:
        return group_of(ability.trigger)
    return 1


def group_of(trigger: Trigger) -> int:
    """The same for its event: 1 being dealt damage, 2 dealing it, 3 being destroyed, 4 going to the graveyard
    or elsewhere; anything else is not put off."""
    if isinstance(trigger, (While, NthTime)):
        return group_of(trigger.trigger)
    if isinstance(trigger, Either):
        return min([group_of(one) for one in trigger.triggers])
    if isinstance(trigger, DealsDamage):
        return 1 if trigger.what is None else 2
    if isinstance(trigger, Moves):
        return 3 if trigger.how in ("destroyed", "destroyed by battle damage", "destroyed by damage") else 4
    return 1


def first_group(g: State) -> tuple[Waiting, ...]:
    """The waiting objects that come first."""
    first = min([group(w.ability) for w in g.work.waiting])
    return tuple([w for w in g.work.waiting if group(w.ability) == first])


def waits_its_turn(g: State) -> bool:
    """Whether the abilities on the chase belong to an earlier group than all that wait."""
    if not g.table.chase or not in_groups(g):
        return False
    now = group(g.table.objs[g.table.chase[0]].ability)
    return all([group(w.ability) > now for w in g.work.waiting])


def controller_now(g: State, w: Waiting) -> PlayerId:
    """Who plays a triggered ability: the controller of its card now (105.3b); of one that is gone, as it
    last was."""
    if w.ctx is not None:
        return w.controller
    o = g.table.objs[w.source]
    if still_itself(o) and g.edition.trigger_controller != "when triggered":
        return o.controller
    return w.controller


def waiting_option(g: State, w: Waiting) -> Option:
    """An option that plays a triggered automatic object."""
    o = g.table.objs[w.source]
    name = o.chars.names[0] if o.chars.names else ""
    word = str(w.ability.paragraph) if w.ability is not None else ""
    return Option("trigger", w.source, w.id, word, name, "603.1", w.ability)
