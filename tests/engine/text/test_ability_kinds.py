"""Which kind an ability is, and which abilities an icon of an older edition means."""

from __future__ import annotations

import pytest

from willpower.abilities.ability import Ability, Automatic, Continuous, Keyword
from willpower.abilities.nouns import This
from willpower.abilities.symbols import FIELD, HAND
from willpower.abilities.triggers import Attacks, Moves
from willpower.abilities.words import AbilityKind
from willpower.engine.text.ability_kinds import is_enter, listed_is
from willpower.rules.edition import Edition
from willpower.rules.editions.cr_2_0 import CR_2_0
from willpower.rules.editions.cr_5_12 import CR_5_12_BIFROST
from willpower.rules.editions.cr_8_01 import CR_8_01

COMES = Automatic(trigger=Moves(This(), to=FIELD))
ATTACKS = Automatic(trigger=Attacks(This()))


def written(rules: Edition) -> Automatic:
    """An [Enter] ability as an older edition has it."""
    how = "summoned or judged" if rules is CR_2_0 else "from hand or judged"
    return Automatic(trigger=Moves(This(), to=FIELD, how=how))  # type: ignore[arg-type]


def test_enter_is_any_entering_today_and_an_icon_before() -> None:
    assert is_enter(CR_8_01, COMES) and not is_enter(CR_8_01, ATTACKS)
    assert not is_enter(CR_8_01, Automatic(trigger=Moves(This(), to=FIELD, origin=HAND)))
    for rules in (CR_2_0, CR_5_12_BIFROST):
        assert is_enter(rules, written(rules)) and not is_enter(rules, COMES)


@pytest.mark.parametrize("rules", [CR_2_0, CR_5_12_BIFROST])
def test_the_icon_of_continuous_stands_on_abilities_that_trigger(rules: Edition) -> None:
    assert listed_is(rules, Continuous(), "continuous") and listed_is(rules, ATTACKS, "continuous")
    assert listed_is(rules, COMES, "continuous") and not listed_is(rules, written(rules), "continuous")
    assert not listed_is(CR_8_01, ATTACKS, "continuous")


@pytest.mark.parametrize(
    ("ability", "kinds"),
    [
        (Keyword(keyword="enter"), {"automatic"}),
        (Keyword(keyword="flying"), {"continuous"}),
        (Keyword(keyword="evolution"), {"activate"}),
        (Keyword(keyword="shift"), {"continuous", "activate"}),
        (Keyword(keyword="divinity"), set()),
    ],
)
def test_a_keyword_is_what_its_section_says(ability: Ability, kinds: set[AbilityKind]) -> None:
    every: tuple[AbilityKind, ...] = ("activate", "automatic", "continuous")
    assert {kind for kind in every if listed_is(CR_8_01, ability, kind)} == kinds


def test_symbol_skills_that_are_no_abilities_are_not_lost_with_them() -> None:
    assert not listed_is(CR_2_0, Keyword(keyword="flying"), "continuous")
