"""One seat as the agent of a Gymnasium environment, the other played by a level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np

from willpower.cards.deck import Deck
from willpower.players import Player, Seat, make_player
from willpower.rules.edition import DEFAULT

from .asking import Asked, NotOffered
from .dealing import Dealer
from .observing import Observation
from .spaces import action_space, as_dict, observation_space

MOST_STEPS: Final = 20_000  # a longer game is truncated


class Table:
    """A game of a learner against a computer player: deals, lets the other one play, pays out."""

    def __init__(self, dealer: Dealer, opponent: str, seat: int | None, most_steps: int) -> None:
        if seat not in (None, 0, 1):
            raise ValueError(f"there is no seat {seat}; 0, 1, or None to draw one for each game")
        make_player(opponent)  # BadPlayer now rather than in the middle
        self._dealer = dealer
        self._opponent = opponent
        self._fixed = seat
        self._most = most_steps
        self.seat = 0
        self.steps = 0
        self.asked: Asked | None = None
        self._other: Player | None = None
        self._side: Seat | None = None

    def deal(self, random: np.random.Generator) -> None:
        """Begins a new game and plays it to the learner's first decision."""
        drawn = int(random.integers(2))
        self.seat = drawn if self._fixed is None else self._fixed
        self.asked = self._dealer.deal(random)
        self._other = make_player(self._opponent, int(random.integers(1 << 31)))
        self._side = Seat(self.asked.game, 1 - self.seat)
        self.steps = 0
        self._wait()

    def _wait(self) -> None:
        """Lets the other one play until the learner is asked or the game is over."""
        assert self.asked is not None and self._other is not None and self._side is not None
        while self.asked.player == 1 - self.seat:
            self.asked.game.apply(self._other.choose(self._side))

    def answer(self, action: int) -> None:
        """The learner answers; NotOffered if that cannot be."""
        assert self.asked is not None
        self.asked.pick(action)
        self.steps += 1
        self._wait()

    def seen(self) -> Observation:
        """What the learner sees."""
        assert self.asked is not None
        return self.asked.observe(self.seat)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.asked is None or self.asked.player < 0

    @property
    def too_long(self) -> bool:
        """Whether the game is to be broken off."""
        return not self.over and self.steps >= self._most

    @property
    def reward(self) -> float:
        """1 for a game won, -1 for one lost, else 0."""
        return self.asked.game.returns()[self.seat] if self.asked is not None else 0.0


class WillpowerEnv(gymnasium.Env[Any, Any]):
    """A game against a computer player. An answer that the mask does not allow loses the game: the episode
    ends with -1, and `info["illegal"]` says why."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        opponent: str = "normal",
        decks: Sequence[Deck] | None = None,
        seat: int | None = None,
        edition: str = DEFAULT,
        allow_partial: bool = False,
        most_steps: int = MOST_STEPS,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = action_space()
        self._table = Table(Dealer(decks, edition, allow_partial), opponent, seat, most_steps)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deals a new game; with a seed the same ones from then on."""
        super().reset(seed=seed)
        self._table.deal(self.np_random)
        while self._table.over:  # won or lost before the learner was asked anything
            self._table.deal(self.np_random)
        seen = as_dict(self._table.seen())
        return seen, self._info(seen)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answers a decision, and lets the other play until the next one."""
        illegal = ""
        try:
            self._table.answer(int(action))
        except NotOffered as wrong:
            illegal = str(wrong)
        seen = as_dict(self._table.seen())
        info = self._info(seen)
        if illegal:
            info["illegal"] = illegal
            return seen, -1.0, True, False, info
        return seen, self._table.reward, self._table.over, self._table.too_long, info

    def _info(self, seen: dict[str, Any]) -> dict[str, Any]:
        return {"action_mask": seen["action_mask"], "seat": self._table.seat}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The answers that can be given, as masking learners ask for them."""
        return self._table.seen().mask.astype(np.bool_)

    def render(self) -> Any:
        """The game as the learner knows it: its last events in words."""
        asked = self._table.asked
        if asked is None:
            return ""
        return "\n".join([entry.text for entry in asked.game.log_for(self._table.seat)[-10:]])


# gymnasium.make("willpower.learn.single:Willpower-v1", opponent="hard")
gymnasium.register(id="Willpower-v1", entry_point=WillpowerEnv)
