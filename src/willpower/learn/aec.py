"""Both seats as agents of a PettingZoo environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from willpower.cards.deck import Deck
from willpower.rules.edition import DEFAULT

from .asking import Asked
from .dealing import Dealer
from .spaces import action_space, as_dict, observation_space

AGENTS: Final = ("player_0", "player_1")
MOST_STEPS: Final = 20_000  # a longer game is truncated


def env(**options: Any) -> Any:
    """The environment with PettingZoo's guards: who gives an answer that is not offered loses."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv):  # the name that PettingZoo's tools look for
    """A game for two agents. `decks`: those to draw from (the bundled ones), `edition`: the rules,
    `most_steps`: after how many steps a game is truncated."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "willpower_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        decks: Sequence[Deck] | None = None,
        edition: str = DEFAULT,
        allow_partial: bool = False,
        most_steps: int = MOST_STEPS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.most_steps = most_steps
        self.possible_agents = [*AGENTS]
        self.agents: list[str] = []
        self._dealer = Dealer(decks, edition, allow_partial)
        self._random = np.random.default_rng()
        self._asked: Asked | None = None
        self._steps = 0
        self._space = observation_space()
        self._actions = {agent: action_space() for agent in AGENTS}

    def observation_space(self, agent: str) -> Any:
        """The space of what an agent sees."""
        return self._space

    def action_space(self, agent: str) -> Any:
        """The space of an agent's answers."""
        return self._actions[agent]

    @property
    def game(self) -> Asked:
        """The game being played; an agent that looks into it sees more than its seat may."""
        if self._asked is None:
            raise ValueError("reset() deals the first game")
        return self._asked

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; with a seed the same ones from then on."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._asked = self._dealer.deal(self._random)
        self._steps = 0
        self.agents = [*AGENTS]
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self.game.player]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees."""
        return as_dict(self.game.observe(AGENTS.index(agent)))

    def step(self, action: int | None) -> None:
        """The selected agent answers; NotOffered, and nothing changes, for what is not among the answers."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to answer")
        self.game.pick(int(action))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        if self.game.player < 0:
            for name, reward in zip(AGENTS, self.game.game.returns(), strict=True):
                self.rewards[name] = reward
                self.terminations[name] = True
            self.agent_selection = AGENTS[1 - AGENTS.index(agent)]
        else:
            self._clear_rewards()
            if self._steps >= self.most_steps:
                self.truncations = dict.fromkeys(AGENTS, True)
            self.agent_selection = AGENTS[self.game.player]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The game as a spectator may know it: its last events in words."""
        return "\n".join([entry.text for entry in self.game.game.log_for(None)[-10:]])

    def close(self) -> None:
        """Nothing is held open."""
