"""Randomness: a small generator whose whole state is one integer inside the game."""

from __future__ import annotations

from typing import Final, TypeVar

_MASK: Final = (1 << 64) - 1


T = TypeVar("T")


def seeded(seed: int) -> int:
    """The generator state for a seed. It is scattered: seeds that follow each other must not lie one step
    of the generator apart, or their games would draw the same numbers, shifted by one."""
    return output((seed * 0xD1B54A32D192ED03 + 0x632BE59BD9B4E019) & _MASK)


def advance(state: int) -> int:
    """The next generator state (splitmix64)."""
    return (state + 0x9E3779B97F4A7C15) & _MASK


def output(state: int) -> int:
    """64 random bits for a generator state."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(state: int, n: int) -> tuple[int, int]:
    """A new state and a number from 0 to n-1, each equally likely."""
    limit = (1 << 64) - (1 << 64) % n
    while True:
        state = advance(state)
        bits = output(state)
        if bits < limit:
            return state, bits % n


def shuffled(state: int, items: tuple[T, ...]) -> tuple[int, tuple[T, ...]]:
    """A new state and the items in random order."""
    pool = list(items)
    for i in range(len(pool) - 1, 0, -1):
        state, j = below(state, i + 1)
        pool[i], pool[j] = pool[j], pool[i]
    return state, tuple(pool)
