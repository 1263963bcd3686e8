"""How far something has come that is going on: a play with its choices, a payment, a battle.

Whoever carries out a play from outside (a judge file, a player that looks ahead) asks here; the frames of the
engine's work are its own business.
"""

from __future__ import annotations

from ..core.decisions import Option
from ..core.ids import RefId
from ..core.objects import Ctx
from ..core.state import Frame, State
from ..core.will import NOTHING, Need, parse_need, with_x
from ..pay.cost_change import Subject, changes, raised
from ..pay.payment import PayWillFrame
from ..play.play_choices import base_way, subject
from ..play.play_frame import PlayFrame
from ..procedures.battle import BattleFrame
from ..procedures.calling import StandbyFrame
from ..procedures.judgment import JudgmentFrame, judgment_keywords, way_of


class PlayGoingOn:
    """A card or ability being played, a judgment, or a card being put into the standby area."""

    __slots__ = ("frame", "g")

    def __init__(self, g: State, frame: Frame) -> None:
        self.g = g
        self.frame = frame

    @property
    def choosing(self) -> bool:
        """Whether it is a card or ability, for which modes and targets are chosen (903.2)."""
        return isinstance(self.frame, PlayFrame)

    @property
    def contexts(self) -> list[Ctx]:
        """Where the choices made so far are kept."""
        return [self.g.work.ctxs[c] for c in self.frame.ctxs] if isinstance(self.frame, PlayFrame) else []

    @property
    def picks(self) -> int:
        """How many modes or targets of the choice being made are picked."""
        return len(self.frame.picks) + len(self.frame.chosen) if isinstance(self.frame, PlayFrame) else 0

    @property
    def modes_chosen(self) -> int:
        """How many modes are chosen so far (903.2e)."""
        return sum(len(ctx.modes) for ctx in self.contexts) + self.picks

    @property
    def targets_chosen(self) -> int:
        """How many targets are chosen so far (903.2g)."""
        return len(targets_of(self.contexts)) + self.picks

    @property
    def need(self) -> Need:
        """The will it costs, as fixed (903.2i), less what was paid for its awakening alone."""
        frame = self.frame
        return frame.need if isinstance(frame, (PlayFrame, JudgmentFrame, StandbyFrame)) else NOTHING

    @property
    def awakenings_chosen(self) -> int:
        """How many [Awakening] abilities are used so far (903.2c)."""
        return len(self.frame.awakened) if isinstance(self.frame, PlayFrame) else 0

    @property
    def awakening_costs_will(self) -> bool:
        """Whether a part of its cost is will for its awakening (1109.2)."""
        return isinstance(self.frame, PlayFrame) and any(self.frame.awakening)

    def need_before_lowering(self) -> Need:
        """The will needed after increases, before anything is lowered (903.2i-iii)."""
        g, frame = self.g, self.frame
        if isinstance(frame, PlayFrame):
            need = with_x(base_way(g, frame).need, max(0, frame.x))
            return raised(g, need, changes(g, frame.player, subject(g, frame)))
        if isinstance(frame, JudgmentFrame):
            way = way_of(judgment_keywords(g, frame.ref)[frame.which])
            need = with_x(way.need, max(0, frame.x))
            return raised(g, need, changes(g, frame.player, Subject("judgment", frame.ref)))
        return parse_need("{2}")  # 706.1


def play_going_on(g: State, depth: int) -> PlayGoingOn | None:
    """The play that began when so much other work was suspended; None once it is over. Automatic objects are
    played by the rules, not by a player's choice."""
    if len(g.work.stack) <= depth:
        return None
    frame = g.work.stack[depth]
    if isinstance(frame, PlayFrame):
        return PlayGoingOn(g, frame) if not frame.auto else None
    return PlayGoingOn(g, frame) if isinstance(frame, (JudgmentFrame, StandbyFrame)) else None


def as_far_as_accepted(g: State, yes: Option) -> State:
    """A copy of a game in which what was asked about is accepted and performed, and nothing that comes after
    it; up to the next decision, if there is one in it."""
    trial = g.clone()
    depth = len(trial.work.stack)
    trial.work.pending = None
    trial.top().answer(trial, yes)
    while not trial.asks() and len(trial.work.stack) >= depth:
        trial.top().step(trial)
    return trial


def paying_within(g: State, depth: int) -> bool:
    """Whether will is being paid for something that began when so much other work was suspended."""
    return any(isinstance(frame, PayWillFrame) for frame in g.work.stack[depth + 1 :])


def targets_of(contexts: list[Ctx]) -> list[RefId]:
    """All targets chosen so far, in the order they were chosen."""
    return [ref for ctx in contexts for slot in ctx.targets for ref in ctx.slots.get(slot, ())]


def battle_reached(g: State, clause: str) -> bool | None:
    """Whether the battle has come to what a clause says, or past it; None where there is no battle."""
    for frame in g.work.stack:
        if isinstance(frame, BattleFrame):
            return frame.has_reached(clause)
    return None
