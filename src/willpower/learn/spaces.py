"""The spaces of observations and actions in Gymnasium's words."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from .observing import (
    ACTIONS,
    ENTITIES,
    ENTITY_WIDTH,
    GLOBAL_WIDTH,
    IDENTITIES,
    NO_ENTITY,
    OPTION_WIDTH,
    Observation,
)

_FAR: Final = np.float32(1e6)  # no number of a game is scaled to more


def action_space() -> Any:
    """Places in the list of answers; the mask says which there are."""
    return spaces.Discrete(ACTIONS)


def observation_space() -> Any:
    """The arrays of an observation, and the mask."""
    return spaces.Dict(
        {
            "observation": spaces.Dict(
                {
                    "entities": _floats(ENTITIES, ENTITY_WIDTH),
                    "identities": spaces.Box(0, IDENTITIES, (ENTITIES,), np.int32),
                    "globals": _floats(GLOBAL_WIDTH),
                    "options": _floats(ACTIONS, OPTION_WIDTH),
                    "option_entities": spaces.Box(0, NO_ENTITY, (ACTIONS, 2), np.int32),
                }
            ),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def _floats(*shape: int) -> Any:
    return spaces.Box(-_FAR, _FAR, shape, np.float32)


def as_dict(seen: Observation) -> dict[str, Any]:
    """An observation as an element of the space."""
    return {
        "observation": {
            "entities": seen.entities,
            "identities": seen.identities,
            "globals": seen.globals,
            "options": seen.options,
            "option_entities": seen.option_entities,
        },
        "action_mask": seen.mask,
    }
