"""The frame of a play in progress (903.2); its steps stand in playing.py, play_choices.py and
play_costs.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.abilities.ability import Ability
from willpower.abilities.effects import Effect
from willpower.abilities.symbols import NO_ZONE, Zone

from ..change.lasting_effects import Kept
from ..core.decisions import Option
from ..core.ids import NOBODY, PLAYER_A, UNDETERMINED, CtxId, PlayerId, RefId
from ..core.objects import Awakened, Ctx, Event, WayKind
from ..core.procedure import Procedure
from ..core.results import NOTHING_DONE
from ..core.starting import Claim, Items
from ..core.state import Frame, State
from ..core.will import NOTHING, Need


class PlayFrame(Frame):
    """Plays a card (`ability` None) or an ability of the card `ref`, in the same steps (905.2b).

    `free`: without paying its cost. `event`, `given`: what a triggered ability saw, and the context of a
    delayed one. `auto`: a triggered automatic object. `undo`: whether this frame took the snapshot to go
    back to.
    """

    __slots__ = (
        "ability",
        "ahead",
        "auto",
        "awakened",
        "awakening",
        "by",
        "chase",
        "chosen",
        "ctxs",
        "effect",
        "event",
        "face",
        "free",
        "given",
        "i",
        "items",
        "j",
        "kept",
        "marks",
        "need",
        "nth",
        "origin",
        "outer",
        "permission",
        "picks",
        "player",
        "ref",
        "reserve",
        "shares",
        "undo",
        "way",
        "x",
    )

    def __init__(
        self,
        player: PlayerId = PLAYER_A,
        ref: RefId = NOBODY,
        ability: Ability | None = None,
        free: bool = False,
    ) -> None:
        self.pc = 0
        self.result = NOTHING_DONE
        self.player = player
        self.ref = ref
        self.ability = ability
        self.free = free
        self.auto = False
        self.event: Event | None = None
        self.given: Ctx | None = None
        self.origin: Zone = NO_ZONE
        self.face = UNDETERMINED
        self.awakened: Awakened = ()  # which [Awakening] abilities it is awakened by
        self.awakening: Need = NOTHING  # the will its awakening costs
        self.way: WayKind = ""  # how it is paid for, and which way of that kind
        self.nth = 0
        self.by: RefId = NOBODY  # the card whose effect allows it
        self.permission = 0  # that effect, if it is one that lasts
        self.reserve: tuple[Claim, ...] = ()  # will that is needed after it, for the payment it is played in
        self.outer: tuple[Items, ...] = ()  # what else has to be done for that
        self.effect: Effect | None = None  # what its text is to do
        self.marks = 0  # how it is played: awakened, by [Torrent] ...
        self.kept: tuple[Kept, ...] = ()  # effects on it that stay on it on the chase (903.2d-i)
        self.chase = NOBODY
        self.ctxs: tuple[CtxId, ...] = ()
        self.i = 0
        self.j = 0
        self.picks: tuple[int, ...] = ()  # modes, or shares of what is divided
        self.chosen: tuple[RefId, ...] = ()  # targets
        self.need: Need = NOTHING
        self.items: tuple[Effect, ...] = ()
        self.ahead = 0  # how many of them are done before will is paid
        self.shares: tuple[Need, ...] = ()  # of each cost to choose between what is for awakening
        self.x = UNDETERMINED
        self.undo = False

    def step(self, g: State) -> None:
        """The clauses of 903.2, one after the other until somebody is asked or something else must happen."""
        deeds = PLAYING.deeds
        for _ in deeds:  # and not for ever: the engine's loop counts
            pc = self.pc
            self.pc = pc + 1
            deeds[pc](g, self)
            if g.work.pending is not None or g.work.stack[-1] is not self:
                return

    def goto(self, clause: str) -> None:
        """Goes on with a clause."""
        self.pc = PLAYING.at[clause]

    def answer(self, g: State, option: Option) -> None:
        """Takes a choice of the player for the clause that asked."""
        ANSWERS[PLAYING.rows[self.pc - 1][0]](g, self, option)


Answer = Callable[[State, PlayFrame, Option], None]
PLAYING: Final[Procedure[PlayFrame]] = Procedure()  # filled by playing.py, a row for each clause of 903.2
ANSWERS: Final[dict[str, Answer]] = {}
