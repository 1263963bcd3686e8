"""Will costs (203)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from willpower.cards.cost import SYMBOLS, CostError, WillCost
from willpower.cards.symbols import FIRE, LIGHT

small = st.integers(0, 5)
costs = st.builds(WillCost, st.tuples(*[small] * 8), st.integers(0, 99), small, small)


def test_a_printed_cost_is_taken_apart() -> None:
    cost = WillCost.parse("{X}{R}{2}")
    assert (cost.x, cost.y, cost.free, cost.count("R"), cost.count("W")) == (1, 0, 2, 1, 0)
    assert cost.needed == (("R", 1),)
    assert WillCost.parse("{W} {W}{1}") == WillCost.parse("{w}{1}{w}")
    assert WillCost.parse("0") == WillCost.parse("{0}") == WillCost()
    assert WillCost.parse("{12}").free == 12


@pytest.mark.clause("203.5", "203.5b")
def test_total_counts_symbols_and_free_cost_and_x_as_zero() -> None:
    assert WillCost.parse("{W}{W}{3}").total == 5
    assert WillCost.parse("{X}{R}{2}").total == 3
    assert WillCost.parse("{M}{T}{V}").total == 3


def test_attributes_are_those_of_the_symbols_only() -> None:
    assert WillCost.parse("{W}{R}{R}{M}{T}{V}{3}").attributes == LIGHT | FIRE
    assert WillCost.parse("{3}").attributes == 0


@given(costs)
def test_what_is_written_is_read_back(cost: WillCost) -> None:
    assert WillCost.parse(str(cost)) == cost


@pytest.mark.parametrize(
    "text", ["", "  ", "{}", "{Q}", "R", "{R", "{R}2", "{-1}", "{R}{", "{1000}", "{R/G}", "{٣}"]
)
def test_what_is_no_cost_is_refused(text: str) -> None:
    with pytest.raises(CostError):
        WillCost.parse(text)


def test_a_very_long_cost_is_refused_by_its_length() -> None:
    with pytest.raises(CostError, match="10000 characters"):
        WillCost.parse("{R}{" * 2500)


@given(costs, st.integers(0, 200))
def test_raising_and_lowering_touch_the_free_part_only(cost: WillCost, amount: int) -> None:
    raised = cost.raised(amount)
    assert raised.counts == cost.counts and raised.free == cost.free + amount
    assert raised.lowered(amount) == cost
    assert cost.lowered(amount).free == max(0, cost.free - amount)
    assert cost.lowered(amount).counts == cost.counts


@given(costs, st.sampled_from(SYMBOLS), small)
def test_lowering_a_named_symbol_touches_that_symbol_only(cost: WillCost, symbol: str, amount: int) -> None:
    lowered = cost.lowered_by(symbol, amount)
    assert lowered.count(symbol) == max(0, cost.count(symbol) - amount)
    gone = cost.count(symbol) - lowered.count(symbol)
    assert lowered + WillCost.parse(f"{{{symbol}}}" * gone or "0") == cost


@given(costs, costs)
def test_costs_are_added_and_taken_away_part_by_part(one: WillCost, other: WillCost) -> None:
    assert (one + other).total == one.total + other.total
    assert one + other - other == one
    assert all(n >= 0 for n in (one - other).counts) and (one - other).free >= 0


def test_x_becomes_free_cost_once_it_is_chosen() -> None:
    assert WillCost.parse("{X}{X}{Y}{R}{1}").with_x(3, 2) == WillCost.parse("{R}{9}")


def test_negative_amounts_and_unknown_symbols_are_refused() -> None:
    cost = WillCost.parse("{R}{1}")
    for attempt in (
        lambda: cost.raised(-1),
        lambda: cost.lowered(-1),
        lambda: cost.lowered_by("R", -1),
        lambda: cost.lowered_by("Q"),
        lambda: cost.count("RR"),
        lambda: cost.with_x(-1),
    ):
        with pytest.raises(CostError):
            attempt()
