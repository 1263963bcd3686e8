"""Many games against a level in one process, as one Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from willpower.cards.deck import Deck
from willpower.rules.edition import DEFAULT

from .asking import NotOffered
from .dealing import Dealer
from .observing import ACTIONS, ENTITIES, ENTITY_WIDTH, GLOBAL_WIDTH, OPTION_WIDTH, Observation
from .spaces import action_space, observation_space
from .table import MOST_STEPS, Table


class WillpowerVectorEnv(VectorEnv[Any, Any, Any]):
    """So many games side by side. A game that ended is dealt anew by the next step ("next step" mode)."""

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        num_envs: int,
        opponent: str = "normal",
        decks: Sequence[Deck] | None = None,
        seat: int | None = None,
        edition: str = DEFAULT,
        allow_partial: bool = False,
        most_steps: int = MOST_STEPS,
    ) -> None:
        if num_envs < 1:
            raise ValueError("there must be one game or more")
        super().__init__()
        self.num_envs = num_envs
        self.single_observation_space = observation_space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        dealer = Dealer(decks, edition, allow_partial)
        self._tables = [Table(dealer, opponent, seat, most_steps) for _ in range(num_envs)]
        self._generators = [np.random.default_rng() for _ in range(num_envs)]
        self._ended = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deals all games anew; game n gets the seed plus n."""
        seeds: list[int | None]
        if seed is None:
            seeds = [None] * self.num_envs
        elif isinstance(seed, int):
            seeds = [seed + n for n in range(self.num_envs)]
        else:
            seeds = [*seed]
        if len(seeds) != self.num_envs:
            raise ValueError(f"there are {self.num_envs} games and {len(seeds)} seeds")
        for n, own in enumerate(seeds):
            if own is not None:
                self._generators[n] = np.random.default_rng(own)
            self._deal(n)
        self._ended[:] = False
        return self._stacked(), {}

    def _deal(self, n: int) -> None:
        self._tables[n].deal(self._generators[n])
        while self._tables[n].over:
            self._tables[n].deal(self._generators[n])

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """One answer in every game; those that had ended are dealt anew instead."""
        rewards = np.zeros(self.num_envs, np.float64)
        ended = np.zeros(self.num_envs, np.bool_)
        cut = np.zeros(self.num_envs, np.bool_)
        illegal = np.zeros(self.num_envs, np.bool_)
        for n, table in enumerate(self._tables):
            if self._ended[n]:
                self._deal(n)
                continue
            try:
                table.answer(int(actions[n]))
            except NotOffered:
                illegal[n] = ended[n] = True
                rewards[n] = -1.0
                continue
            rewards[n], ended[n], cut[n] = table.reward, table.over, table.too_long
        self._ended = ended | cut
        info = {"illegal": illegal, "_illegal": illegal.copy()} if illegal.any() else {}
        return self._stacked(), rewards, ended, cut, info

    def _stacked(self) -> dict[str, Any]:
        """The observations of all games, laid upon each other."""
        size = self.num_envs
        out = Observation(
            np.zeros((size, ENTITIES, ENTITY_WIDTH), np.float32),
            np.zeros((size, ENTITIES), np.int32),
            np.zeros((size, GLOBAL_WIDTH), np.float32),
            np.zeros((size, ACTIONS, OPTION_WIDTH), np.float32),
            np.zeros((size, ACTIONS, 2), np.int32),
            np.zeros((size, ACTIONS), np.int8),
        )
        for n, table in enumerate(self._tables):
            seen = table.seen()
            for name in Observation._fields:
                getattr(out, name)[n] = getattr(seen, name)
        observation = {
            "entities": out.entities,
            "identities": out.identities,
            "globals": out.globals,
            "options": out.options,
            "option_entities": out.option_entities,
        }
        return {"observation": observation, "action_mask": out.mask}
