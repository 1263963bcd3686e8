"""Which questions continuous effects can answer otherwise (909.3a)."""

from __future__ import annotations

import pytest

from willpower.abilities.conditions import Compare, Condition
from willpower.abilities.nouns import All, Filter, HasCounter, KeywordIs, Noun, StatIs, This
from willpower.abilities.quantities import Count, Num, Stat
from willpower.abilities.words import StatWord
from willpower.engine.values.dependency import reads
from willpower.engine.values.steadiness import asks_characteristics


def at_least_one(stat: StatWord, what: Noun) -> Condition:
    return Compare(Stat(stat, what), ">=", Num(1))


@pytest.mark.parametrize(
    ("condition", "changes"),
    [
        (at_least_one("counters", This()), False),
        (at_least_one("damage", This()), False),
        (at_least_one("atk", This()), True),
        # Whose counters they are may change.
        (at_least_one("counters", All(Filter((KeywordIs("flying"),)))), True),
        (Compare(Count(All(Filter((HasCounter("age"),)))), ">=", Num(1)), True),
    ],
)
def test_counters_and_damage_are_what_they_are(condition: Condition, changes: bool) -> None:
    assert asks_characteristics(condition) == changes


@pytest.mark.clause("909.3a")
def test_no_effect_of_the_layer_of_numbers_changes_counters_or_damage() -> None:
    assert not reads(at_least_one("counters", This()), "g")
    assert not reads(All(Filter((StatIs("damage", ">=", Num(100)),))), "g")
    assert reads(at_least_one("atk", This()), "g")
    assert reads(All(Filter((StatIs("def", ">=", Num(100)),))), "g")
