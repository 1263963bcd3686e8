"""A small network in numpy: it scores every answer and values the position. No learning framework is needed.

The score of an answer comes of its row, the rows of the entities it is about, and the numbers of the whole;
the value of a position comes of the numbers of the whole and of sums over the entities by side and place.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from .observing import ENTITY_WIDTH, GLOBAL_WIDTH, NO_ENTITY, OPTION_WIDTH, VERSION, Floats, Observation
from .words import ZONES

ANSWER_WIDTH: Final = OPTION_WIDTH + 2 * ENTITY_WIDTH + GLOBAL_WIDTH
PLACES: Final = ("field", "hand", "ruler", "chase")
VALUE_WIDTH: Final = GLOBAL_WIDTH + 2 * len(PLACES) * ENTITY_WIDTH
HIDDEN: Final = 96
LARGEST: Final = 5_000_000  # bytes of a file

_MINE: Final = 1  # the column "mine" of an entity
_ZONE: Final = 27  # the first column of zones


class BadNetwork(ValueError):
    """A file that holds no network, or one for other observations."""


class Features:
    """An observation as the network takes it: a row for each answer, and one for the position."""

    __slots__ = ("answers", "position")

    def __init__(self, seen: Observation) -> None:
        count = int(seen.mask.sum())
        padded = np.vstack([seen.entities, np.zeros((1, ENTITY_WIDTH), np.float32)])
        first, second = [padded[np.minimum(seen.option_entities[:count, n], NO_ENTITY)] for n in (0, 1)]
        whole = np.broadcast_to(seen.globals, (count, GLOBAL_WIDTH))
        self.answers: Floats = np.hstack([seen.options[:count], first, second, whole])
        parts = [seen.globals]
        for zone in PLACES:
            there = seen.entities[:, _ZONE + ZONES.index(zone)] > 0
            for mine in (1.0, 0.0):
                rows = seen.entities[there & (seen.entities[:, _MINE] == mine)]
                parts.append(rows.sum(axis=0) / 4)
        self.position: Floats = np.concatenate(parts).astype(np.float32)


class Layers:
    """Two layers that end in one number."""

    __slots__ = ("b1", "b2", "w1", "w2")

    def __init__(self, width: int, random: np.random.Generator) -> None:
        self.w1: Floats = (random.standard_normal((width, HIDDEN)) * np.sqrt(2 / width)).astype(np.float32)
        self.b1: Floats = np.zeros(HIDDEN, np.float32)
        self.w2: Floats = (random.standard_normal(HIDDEN) * 0.01).astype(np.float32)
        self.b2: Floats = np.zeros(1, np.float32)

    def parameters(self) -> list[Floats]:
        """All numbers that are learned."""
        return [self.w1, self.b1, self.w2, self.b2]

    def forward(self, rows: Floats) -> tuple[Floats, Floats]:
        """The numbers of rows, and what the hidden layer came to."""
        hidden = np.maximum(rows @ self.w1 + self.b1, 0)
        return hidden @ self.w2 + self.b2[0], hidden

    def backward(self, rows: Floats, hidden: Floats, slope: Floats) -> list[Floats]:
        """The slopes of all parameters, from those of the numbers."""
        inner = np.outer(slope, self.w2) * (hidden > 0)
        return [rows.T @ inner, inner.sum(axis=0), hidden.T @ slope, np.array([slope.sum()], np.float32)]


class Network:
    """Scores answers and values positions."""

    __slots__ = ("policy", "value")

    def __init__(self, seed: int = 0) -> None:
        random = np.random.default_rng(seed)
        self.policy = Layers(ANSWER_WIDTH, random)
        self.value = Layers(VALUE_WIDTH, random)

    def parameters(self) -> list[Floats]:
        """All numbers that are learned."""
        return [*self.policy.parameters(), *self.value.parameters()]

    def chances(self, features: Features) -> Floats:
        """How likely each answer is."""
        scores, _ = self.policy.forward(features.answers)
        return softmax(scores)

    def worth(self, features: Features) -> float:
        """What a position is worth, from -1 for lost to 1 for won."""
        found, _ = self.value.forward(features.position[None])
        return float(np.tanh(found[0]))

    def save(self, path: Path) -> None:
        """Writes the network into one file, rounded to half precision."""
        data = io.BytesIO()
        rounded = {f"p{n}": part.astype(np.float16) for n, part in enumerate(self.parameters())}
        np.savez_compressed(data, version=np.array([VERSION]), **rounded)  # type: ignore[arg-type]
        path.write_bytes(data.getvalue())

    @classmethod
    def load(cls, path: Path) -> Network:
        """A network from a file; BadNetwork if it holds none, or one for other observations."""
        network = cls()
        try:
            if path.stat().st_size > LARGEST:
                raise BadNetwork(f"{path}: larger than {LARGEST} bytes")
            with np.load(path, allow_pickle=False) as data:
                version = int(data["version"][0])
                if version != VERSION:
                    raise BadNetwork(f"{path}: learned from observations of version {version}")
                for n, part in enumerate(network.parameters()):
                    if data[f"p{n}"].shape != part.shape:
                        raise BadNetwork(f"{path}: a network of another size")
                    part[...] = data[f"p{n}"].astype(np.float32)
        except BadNetwork:
            raise
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise BadNetwork(f"{path}: no network: {error}") from None
        return network


class Adam:
    """Steps along slopes that are smoothed."""

    def __init__(self, parameters: list[Floats], rate: float) -> None:
        self._parameters = parameters
        self._rate = rate
        self._mean = [np.zeros_like(part) for part in parameters]
        self._square = [np.zeros_like(part) for part in parameters]
        self._steps = 0

    def step(self, slopes: list[Floats], largest: float = 1.0) -> None:
        """Changes all parameters; slopes that are longer than `largest` together are shortened."""
        self._steps += 1
        length = float(np.sqrt(sum([float((part**2).sum()) for part in slopes])))
        scale = min(1.0, largest / (length + 1e-8))
        for part, slope, mean, square in zip(self._parameters, slopes, self._mean, self._square, strict=True):
            mean += 0.1 * (scale * slope - mean)
            square += 0.001 * ((scale * slope) ** 2 - square)
            up = mean / (1 - 0.9**self._steps)
            down = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            part -= (self._rate * up / down).astype(np.float32)


def softmax(scores: Floats) -> Floats:
    """Chances from scores."""
    raised = np.exp(scores - scores.max())
    found: Floats = raised / raised.sum()
    return found
