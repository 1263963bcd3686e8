"""One seat as the agent of a Gymnasium environment, the other played by a level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np

from willpower.cards.deck import Deck
from willpower.rules.edition import DEFAULT

from .asking import NotOffered
from .dealing import Dealer
from .spaces import action_space, as_dict, observation_space
from .table import MOST_STEPS, Table


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
