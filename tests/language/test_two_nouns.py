"""What stands before or behind two nouns, and of which of them it is said."""

import pytest

from language.kit import nodes, one
from willpower.abilities import symbols as S
from willpower.abilities.base import walk
from willpower.abilities.conditions import WasPlayed
from willpower.abilities.effects import RemoveCounters, Rest
from willpower.abilities.nouns import (
    AllOf,
    Among,
    AnyOf,
    AttributeIs,
    Choose,
    ControlledBy,
    EventSubject,
    NameIs,
    RaceIs,
    Ref,
    SpellIs,
    TypeIs,
)
from willpower.abilities.statics import Gains


@pytest.mark.parametrize(
    "text",
    [
        "Destroy target fire resonator or water addition.",
        "Destroy all fire resonators and water additions.",
        "Destroy all fire resonators or water additions with total cost 3 or less.",
    ],
)
def test_each_noun_has_what_stands_before_it(text: str) -> None:
    (either,) = nodes(one(text, chant=True), AnyOf)
    said = [
        [pred.attributes for pred in walk(part) if isinstance(pred, AttributeIs)] for part in either.preds
    ]
    assert said == [[2], [4]]


def test_what_stands_before_two_bare_nouns_is_said_of_both() -> None:
    ability = one("Destroy target fire resonator or addition.", chant=True)
    assert not any(isinstance(part, AllOf) for part in nodes(ability, AnyOf)[0].preds)


def test_two_races_of_many_are_of_either_and_of_one_are_both() -> None:
    many = one("Elf and Human resonators you control gain [+100/+100].")
    single = one("Destroy target Elf and Human resonator.", chant=True)
    assert {pred.race for pred in nodes(many, AnyOf)[0].preds if isinstance(pred, RaceIs)} == {"Elf", "Human"}
    assert len(nodes(single, AllOf)[0].preds) == 2


def test_whose_the_last_of_a_list_is_all_of_it_are() -> None:
    ability = one("Rest a recovered fire resonator and a recovered water resonator you control: Draw a card.")
    assert all(
        any(isinstance(pred, ControlledBy) for pred in choice.filter.preds)
        for choice in nodes(ability, Choose)
    )


def test_a_kind_of_ability_in_brackets_is_asked_for() -> None:
    assert nodes(one("Cancel target [Activate] ability.", chant=True), SpellIs)[0].kind == "activate"


def test_a_full_stop_in_quotation_marks_is_no_part_of_a_name() -> None:
    inside = one('Destroy target resonator named "Roland, the Knight of Dawn."', chant=True)
    outside = one('Destroy target resonator named "Roland, the Knight of Dawn".', chant=True)
    assert [n.name for n in nodes(inside, NameIs)] == [n.name for n in nodes(outside, NameIs)]


@pytest.mark.parametrize(
    "text",
    [
        "Destroy target Nine Hero resonator.",
        "Destroy all Nine Heroes.",
        "Destroy target Nine Heroes resonator.",
    ],
)
def test_a_race_that_is_a_number_of_them_is_in_the_plural(text: str) -> None:
    assert nodes(one(text, chant=True), RaceIs)[0].race == "Nine Heroes"


def test_a_trait_in_parentheses_is_no_reminder() -> None:
    ability = one("Destroy target non-(Wayfarer) resonator.", chant=True)
    assert nodes(ability, RaceIs)[0].race == "Wayfarer"


def test_each_of_two_kinds_is_all_of_both() -> None:
    ability = one("Put a [+100/+100] counter on each resonator and addition you control.", chant=True)
    assert len(nodes(ability, ControlledBy)) == 2 and not nodes(ability, Choose)


def test_an_ability_beside_a_chant_spell_is_of_any_card() -> None:
    ability = one("Cancel target chant spell or ability.", chant=True)
    chant, other = nodes(ability, AnyOf)[0].preds
    assert isinstance(chant, AllOf) and other == SpellIs("ability")


def test_counters_from_any_number_of_cards_are_so_many_in_all() -> None:
    ability = one("Remove three charge counters from any number of resonators you control: Draw a card.")
    assert nodes(ability, RemoveCounters)[0].total


def test_the_second_chant_is_the_one_that_was_played() -> None:
    ability = one(
        "Whenever you play a chant ⇒ If it was the first chant you played this turn, recover this card. "
        "If it was the second chant you played this turn, draw a card."
    )
    assert [asked.what for asked in nodes(ability, WasPlayed)] == [EventSubject(), EventSubject()]


def test_resonators_among_the_cards_that_were_moved_are_counted() -> None:
    every = one(
        "Remove all cards in your graveyard from the game. Draw a card for each card removed this way.",
        chant=True,
    )
    some = one(
        "Remove all cards in your graveyard from the game. Draw a card for each resonator removed this way.",
        chant=True,
    )
    assert not nodes(every, Among) and nodes(some, Among)[0].filter.preds == (TypeIs(S.RESONATOR),)


def test_they_are_all_that_were_told_to_rest() -> None:
    ability = one("Rest all resonators. They gain [+100/+100] until end of turn.", chant=True)
    assert nodes(ability, Gains)[0].what == Ref(nodes(ability, Rest)[0].found)
