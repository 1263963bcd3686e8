"""The game for OpenSpiel: `pyspiel.load_game("willpower")` once this module is imported.

Chance deals the decks and the seed at the beginning; after that the game goes its way by the players' answers
alone, because every shuffle comes of the seed. An information state is all that a player has seen so far.
Searches that resample (`ISMCTSBot`) get worlds imagined from what the player knows.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

from willpower.cards.bundled import bundled_decks
from willpower.engine import Game
from willpower.rules.edition import DEFAULT

from .asking import Asked
from .observing import ACTIONS, ENTITY_WIDTH, GLOBAL_WIDTH, OPTION_WIDTH, Observation
from .observing import ENTITIES as ROWS

SEED_DIGITS: Final = 3  # the seed is dealt as so many numbers below 256
MOST_STEPS: Final = 20_000  # a longer game is a draw

_TYPE: Final = pyspiel.GameType(
    short_name="willpower",
    long_name="Force of Will (Willpower)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"decks": "", "edition": DEFAULT},
)
_INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=256,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=MOST_STEPS,
)


class WillpowerGame(pyspiel.Game):
    """The game with bundled decks: `decks` names them, joined by "+" (all if none is named)."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(_TYPE, _INFO, params or {})
        given = self.get_parameters()
        bundled = bundled_decks()
        names = [name.strip() for name in str(given.get("decks", "")).split("+") if name.strip()]
        unknown = [name for name in names if name not in bundled]
        if unknown:
            raise ValueError(f"there is no deck {unknown[0]!r}; there are {', '.join(bundled)}")
        self.decks = [bundled[name] for name in names or bundled]
        self.edition = str(given.get("edition", DEFAULT))

    def new_initial_state(self) -> WillpowerState:
        """Before the deal."""
        return WillpowerState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Who makes tensors and strings of states."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class WillpowerState(pyspiel.State):
    """A moment of a game: the deal while it is being made, then the game as it is asked."""

    def __init__(self, game: WillpowerGame) -> None:
        super().__init__(game)
        self._decks = tuple(game.decks)
        self._edition = game.edition
        self.dealt: list[int] = []  # the two decks, then the digits of the seed
        self.asked: Asked | None = None
        self.steps = 0
        self.seen = [b"", b""]  # a digest of all that each player has seen

    def current_player(self) -> Any:
        """Who is asked."""
        if self.asked is None:
            return pyspiel.PlayerId.CHANCE
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return self.asked.player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The decks first, then the digits of the seed; all are equally likely."""
        count = len(self._decks) if len(self.dealt) < 2 else 256
        return [(n, 1.0 / count) for n in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.asked is not None
        return list(range(len(self.asked.rows()))) if self.asked.player == player else []

    def _apply_action(self, action: int) -> None:
        if self.asked is None:
            self.dealt.append(action)
            if len(self.dealt) == 2 + SEED_DIGITS:
                self._deal()
            return
        self.asked.pick(action)
        self.steps += 1
        self._note()

    def _deal(self) -> None:
        a, b = [self._decks[n] for n in self.dealt[:2]]
        seed = int.from_bytes(bytes(self.dealt[2:]), "big")
        self.asked = Asked(Game.new(a, b, edition=self._edition, seed=seed))
        self._note()

    def _note(self) -> None:
        """Adds what both players see now to what they have seen."""
        self.seen = [self._digest(player) for player in (0, 1)]

    def _digest(self, player: int) -> bytes:
        assert self.asked is not None
        place = (self.asked.start, self.asked.steps) if self.asked.player == player else ()
        words = repr((self.asked.game.key(player), self.asked.player, place, self.steps))
        return blake2b(self.seen[player] + words.encode(), digest_size=16).digest()

    def information_state_string(self, player: int | None = None) -> str:
        """What tells information states apart."""
        asked = self.current_player() if player is None else player
        if self.asked is None or asked < 0:
            return "before the deal" if self.asked is None else "over"
        return f"{asked}:{self._digest(asked).hex()}"

    def resample_from_infostate(self, player: int, sampler: Any) -> WillpowerState:
        """A state that could be this one for all a player knows; `sampler()` gives numbers from 0 to 1."""
        assert self.asked is not None
        other = self.clone()
        assert isinstance(other, WillpowerState) and other.asked is not None
        other.asked.game = self.asked.game.imagine(player, int(sampler() * (1 << 47)))
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.asked is None:
            what = "deck" if len(self.dealt) < 2 else "seed"
            return f"{what} {action}"
        row = self.asked.rows()[action]
        decision = self.asked.game.decision
        if row.option < 0 or decision is None:
            return f"part {action}"
        return f"{action}: {decision.options[row.option].text}"

    def is_terminal(self) -> bool:
        """Whether the game is over, or has taken too long."""
        return self.asked is not None and (self.asked.player < 0 or self.steps >= MOST_STEPS)

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the loser."""
        return [*self.asked.game.returns()] if self.asked is not None else [0.0, 0.0]

    def __str__(self) -> str:
        if self.asked is None:
            return f"dealing {self.dealt}"
        log = self.asked.game.log
        return f"step {self.steps}: {log[-1].text if log else ''}"


class Observer:
    """Makes tensors of what a player sees, and strings that tell what they have seen."""

    def __init__(self, kind: Any) -> None:
        self._recall = kind.perfect_recall
        sizes = (ROWS * ENTITY_WIDTH, ROWS, GLOBAL_WIDTH, ACTIONS * OPTION_WIDTH, ACTIONS * 2, ACTIONS)
        self.tensor = np.zeros(sum(sizes), np.float32)
        self.dict = {}
        start = 0
        for name, size in zip(Observation._fields, sizes, strict=True):
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: WillpowerState, player: int) -> None:
        """Writes the tensor of a player."""
        self.tensor.fill(0)
        if state.asked is None:
            return
        seen = state.asked.observe(player)
        for name in Observation._fields:
            self.dict[name][:] = getattr(seen, name).reshape(-1)

    def string_from(self, state: WillpowerState, player: int) -> str:
        """What tells apart what a player has seen; without recall: what they see."""
        if self._recall or state.asked is None:
            return state.information_state_string(player)
        words = repr((state.asked.game.key(player), state.asked.player, state.asked.start, state.asked.steps))
        return blake2b(words.encode(), digest_size=16).hexdigest()


pyspiel.register_game(_TYPE, WillpowerGame)
