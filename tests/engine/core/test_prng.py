"""Chance: fair, and other numbers for every seed."""

from __future__ import annotations

from collections import Counter

from willpower.engine.core.prng import advance, below, output, seeded, shuffled


def stream(seed: int, length: int) -> list[int]:
    """The first numbers of a seed."""
    state = seeded(seed)
    found: list[int] = []
    for _ in range(length):
        state = advance(state)
        found.append(output(state))
    return found


def test_seeds_that_follow_each_other_have_no_numbers_in_common() -> None:
    numbers = [n for seed in range(-3, 200) for n in stream(seed, 50)]
    assert len(set(numbers)) == len(numbers)


def test_seeds_beyond_64_bits_and_below_zero_are_seeds() -> None:
    assert stream(-1, 3) == stream((1 << 64) - 1, 3)
    assert stream(5, 3) != stream(-5, 3)


def test_every_order_is_equally_likely() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        found[shuffled(seeded(seed), (1, 2, 3))[1]] += 1
    assert len(found) == 6
    assert all(880 < n < 1120 for n in found.values()), found  # 1000 each, four deviations


def test_first_draws_of_seeds_in_a_row_are_even() -> None:
    found = Counter(below(seeded(seed), 10)[1] for seed in range(10_000))
    assert all(880 < found[n] < 1120 for n in range(10)), found
