"""How each procedure is started that lower rooms ask for (`core.starting`), and what refuses it."""

from __future__ import annotations

from willpower.abilities.ability import Activate

from ..core.ids import NO_PLAYER, PLAYER_OF, is_player
from ..core.starting import PRIORITY, REFUSALS, STARTERS, Start
from ..core.state import State
from ..play.ability_permission import activate_refusal
from ..play.permission import may_play
from ..play.play_frame import PlayFrame
from ..play.playing import play_automatic
from ..values.characteristics import refresh
from .battle import end_battle
from .calling import CallFrame, call_refusal
from .priority import sequence
from .restart import restart
from .turn import go_to_end_phase


def play_card(g: State, s: Start) -> None:
    """A player plays a card by an effect."""
    g.work.stack.append(PlayFrame(s.player, s.ref, None, s.free))


def play_card_refusal(g: State, s: Start) -> str:
    """Why an effect cannot let a player play a card."""
    return "" if may_play(g, s.ref, s.player, s.free) else "903.2"


def play_ability(g: State, s: Start) -> None:
    """A player plays an activate ability (905.2b), perhaps in the middle of a payment (907.2, 1003.5)."""
    frame = PlayFrame(s.player, s.ref, ability_of(g, s))
    frame.reserve = s.reserve
    frame.outer = s.outer
    g.work.stack.append(frame)


def ability_of(g: State, s: Start) -> Activate:
    """The activate ability that is meant."""
    if g.derived.values_stale:
        refresh(g)
    return g.table.objs[s.ref].chars.ab.activates[s.number]


def play_ability_refusal(g: State, s: Start) -> str:
    """Why a player cannot play an activate ability now."""
    return activate_refusal(g, s.player, s.ref, s.number)


def play_waiting(g: State, s: Start) -> None:
    """An automatic object that waits is played (603.3)."""
    for w in g.work.waiting:
        if w.id == s.number:
            g.work.waiting = tuple([x for x in g.work.waiting if x is not w])
            play_automatic(g, w, s.player)
            return
    raise AssertionError(f"nothing waits with the number {s.number}")


def call(g: State, s: Start) -> None:
    """A player calls a magic stone by an effect (1016.1)."""
    g.work.stack.append(CallFrame(s.player))


def call_by_effect_refusal(g: State, s: Start) -> str:
    """Why a player cannot call a magic stone by an effect now."""
    return call_refusal(g, s.player, True)


def priority(g: State, s: Start) -> None:
    """The turn player gains priority and a priority sequence is performed."""
    sequence(g)


def finish_battle(g: State, s: Start) -> None:
    """The end of battle step comes next."""
    end_battle(g)


def end_phase(g: State, s: Start) -> None:
    """The end phase comes next."""
    go_to_end_phase(g)


def restart_game(g: State, s: Start) -> None:
    """The game restarts; `ref` is who begins, if the text says so (1033.2)."""
    restart(g, s.player, s.cards, PLAYER_OF[s.ref] if is_player(s.ref) else NO_PLAYER)


PRIORITY.append(sequence)
STARTERS.update(
    {
        "play card": play_card,
        "play ability": play_ability,
        "play automatic": play_waiting,
        "call": call,
        "priority": priority,
        "end battle": finish_battle,
        "end phase": end_phase,
        "restart": restart_game,
    }
)
REFUSALS.update(
    {
        "play card": play_card_refusal,
        "play ability": play_ability_refusal,
        "call": call_by_effect_refusal,
    }
)
