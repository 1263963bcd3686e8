"""Boards that show what makes a difference: what lies there, what is missing, what is said twice."""

from collections.abc import Mapping

import pytest

from willpower.cards.card import Card
from willpower.cards.database import CardDatabase
from willpower.cards.mapping import card_from_mapping
from willpower.coverage.chance import Chance
from willpower.coverage.exercise import exercise
from willpower.coverage.helpers import fitting
from willpower.coverage.knockout import elements
from willpower.coverage.making import whole
from willpower.coverage.thinning import Thinning
from willpower.coverage.tools import TOOLS, compared, dear, tool, tools
from willpower.engine import define
from willpower.rules.edition import DEFAULT, edition


def card(kind: str, *text: str, **more: object) -> Card:
    data: Mapping[str, object] = {"name": "Tried", "type": kind, "text": list(text), "cost": "{1}", **more}
    one = card_from_mapping(data)
    assert whole(one)
    return one


def resonator(*text: str) -> Card:
    return card("Resonator", *text, atk=500, **{"def": 500})


def names(one: Card) -> set[str]:
    return {made.name for made in tools(define(one).faces[0].ab.listed)}


@pytest.mark.parametrize("name", TOOLS)
def test_tools_are_understood(name: str) -> None:
    assert whole(tool(name))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Elves you control cannot be destroyed.", "Trial tool axe"),
        ("Prevent all damage that would be dealt to this card.", "Trial tool sting"),
        ("If you would draw a card, you gain 100 life instead.", "Trial tool font"),
        ("Whenever your opponent loses life ⇒ Draw a card.", "Trial tool thorn"),
        ("Whenever a resonator enters your field ⇒ Draw a card.", "Trial tool grave"),
        ("As you choose a card to attack, you must choose this card if able.", "Trial Zealot"),
        ("Counters on Elves you control cannot be removed by effects.", "Trial tool +100/+100"),
        ("This card cannot be cancelled.", "Trial spell no"),
        ("Effects of chants you control cannot cause you to lose life.", "Trial spell thorn"),
    ],
    ids=str,
)
def test_a_text_gets_what_brings_it_to_work(text: str, name: str) -> None:
    assert name in names(resonator(text))


def test_cards_for_a_reduction_cost_enough() -> None:
    (ability,) = define(resonator("You pay {W}{W} less to play Elves.")).faces[0].ab.listed
    made = dear([ability])
    assert made and all(one.front.cost is not None and one.front.cost.total == 5 for one in made)


def test_what_is_asked_of_a_target_is_so_of_some_cards_and_not_of_others() -> None:
    text = "Return target resonator to its owner's hand. If its total cost is 3, draw a card."
    (ability,) = define(card("Chant", text)).faces[0].ab.listed
    totals = {one.front.cost.total for one in compared(ability) if one.front.cost is not None}
    assert 3 in totals and len(totals) > 1


def test_one_of_several_things_that_would_do_is_left_alone() -> None:
    one = card("Chant", "Draw a card. If you control an Elf or a Goblin resonator, you gain 500 life.")
    (ability,) = define(one).faces[0].ab.listed
    cards = fitting([ability], CardDatabase())
    races = set()
    for seed in range(60):
        left = Thinning(cards, ability, Chance(seed)).cards
        races.add(frozenset(race for made in left for race in made.front.races))
    assert {frozenset(), frozenset({"Elf"}), frozenset({"Goblin"}), frozenset({"Elf", "Goblin"})} <= races


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (card("Chant", "Your opponent banishes an Elf they control."), "ControlledBy"),
        (
            card("Chant", "You may remove a card in your graveyard from the game. If you do, this card"
                 " deals damage equal to the total cost of the card removed this way to target player."),
            "Did(",
        ),
        (
            resonator("When this card enters your field ⇒ Target resonator gains [+X/+Y] until end of"
                      " turn, where X is this card's ATK and Y is this card's DEF."),
            "Letter.letter",
        ),
    ],
    ids=str,
)  # fmt: skip
def test_what_is_said_twice_is_no_element(one: Card, said: str) -> None:
    found = [e.said for e in elements(define(one, True, edition(DEFAULT)), [True])]
    assert found and [e for e in found if e.startswith(said)] == []


@pytest.mark.parametrize(
    "one",
    [
        resonator("Counters on Elves you control cannot be removed by effects."),
        card("Chant", 'Draw a card. If you control a card named "Salt" or a card named "Pepper", you gain'
             " 500 life."),
        resonator("This card gains [+200/+200] as long as you control a magic stone and control no special"
                  " magic stones."),
    ],
    ids=str,
)  # fmt: skip
def test_what_no_board_showed_is_seen_to_matter(one: Card) -> None:
    assert [what for _, _, what in exercise(one, CardDatabase()).dead] == []
