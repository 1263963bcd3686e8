"""Boards that show what makes a difference: what lies there, what is missing, what is said twice."""

from collections.abc import Mapping

import pytest

from willpower.abilities.nouns import ControlledBy, RaceIs, You
from willpower.abilities.symbols import LIGHT, WATER
from willpower.cards.card import Card
from willpower.cards.database import CardDatabase
from willpower.cards.mapping import card_from_mapping
from willpower.coverage.chance import Chance
from willpower.coverage.exercise import exercise
from willpower.coverage.helpers import fitting
from willpower.coverage.knockout import elements, way_to
from willpower.coverage.making import whole
from willpower.coverage.thinning import Thinning, around, counted
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
        ("Whenever this card deals damage to a resonator ⇒ Destroy that resonator.", "Trial tool goad"),
        ("When this card enters the field from your deck ⇒ Draw a card.", "Trial tool well"),
        ("Whenever this card attacks ⇒ Banish this card. If you do, draw a card.", "Trial tool chain"),
        ("When this card enters your field ⇒ Cancel target spell. If you do, draw a card.", "Trial tool wax"),
        ("Damage cannot be prevented.", "Trial tool guard"),
        ("When this card inverts ⇒ Draw a card.", "Trial tool mirror"),
        ("Your opponent cannot play cards from their chant-standby area during your turn.", "Trial Snare"),
        ("You may pay {1} less to play this card for each gem you banished this turn.", "Trial tool hammer"),
        ("This card gains [+100/+100] as long as you control another Elf.", "Trial Tutor"),
        ("Other resonators you control gain [Flying].", "Trial Miser"),
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


def test_what_keeps_a_part_from_mattering_is_left_out() -> None:
    one = card("Chant", "Draw a card. If you control an Elf or a Goblin resonator, you gain 500 life.")
    definition = define(one, True, edition(DEFAULT))
    (ability,) = definition.faces[0].ab.listed
    cards = fitting([ability], CardDatabase())
    elf = next(e for e in elements(definition, [True]) if e.said == "RaceIs.race = 'Elf'")
    wish = way_to(definition, elf)
    assert wish[0] is ability and isinstance(wish[-1], RaceIs)
    kept = [Thinning(cards, ability, Chance(seed), wish).kept for seed in range(60)]
    said = {str(pred) for pred in kept if pred is not None}
    assert len(said) == 1 and "Elf" in said.pop()
    assert {one.preds[-1] for one in around(wish)} == {ControlledBy(You())}


def test_one_card_is_all_that_is_asked_for() -> None:
    one = card("Chant", "Choose one, if you control a light J/resonator and another water J/resonator, you"
               " may choose both - Draw a card; or you gain 500 life.")  # fmt: skip
    definition = define(one, True, edition(DEFAULT))
    (ability,) = definition.faces[0].ab.listed
    both = [made for made in tools([ability]) if made.front.attributes == LIGHT | WATER]
    assert both
    asked = next(e for e in elements(definition, [True]) if e.said.startswith("Exists("))
    cards = (*fitting([ability], CardDatabase()), *both)
    wish = way_to(definition, asked)
    left = [Thinning(cards, ability, Chance(seed), wish).cards for seed in range(60)]
    assert any({made.front.attributes for made in some} == {LIGHT | WATER} for some in left)


def test_as_many_as_are_asked_for() -> None:
    one = resonator("This card gains [+100/+100] as long as you control four or more Elves.")
    definition = define(one, True, edition(DEFAULT))
    asked = next(e for e in elements(definition, [True]) if e.said == "Num.n = 4")
    assert {number for _, number in counted(way_to(definition, asked))} == {4}


def test_only_what_has_atk_has_the_highest() -> None:
    one = card("Chant", "Destroy target addition or resonator that has or shares the highest ATK.")
    found = [e for e in elements(define(one, True, edition(DEFAULT)), [True]) if "Addition" in e.said]
    assert [len(e.path) for e in found if e.said.startswith("TypeIs(")] == [5]  # what is targeted


def test_a_game_that_restarts_is_seen() -> None:
    one = card("Chant", "Restart the game.", cost="{0}")
    assert exercise(one, CardDatabase(), knocked=0).unseen == []


def test_how_many_stories_a_deck_may_have_is_knocked_out() -> None:
    back = {"name": "Teller, Awake", "type": "J-Ruler", "atk": 500, "def": 500}
    text = ["[Judgment] {1}", "[Grimoire] (5)"]
    one = card_from_mapping({"name": "Teller", "type": "Ruler", "text": text, "back": back})
    assert [what for _, _, what in exercise(one, CardDatabase()).dead] == []


def test_a_lost_keyword_is_knocked_out_by_another() -> None:
    one = card("Chant", "Target resonator loses [Flying] until end of turn.")
    definition = define(one, True, edition(DEFAULT))
    lost = next(e for e in elements(definition, [True]) if e.said == "LoseAbilities.keywords = 'flying'")
    assert lost.others == ("precision",)  # none would be all of them


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
        (
            resonator("When this card enters your field ⇒ Draw a card for each Elf and non-Elf Beast you"
                      " control."),
            "Not(",
        ),
        (card("Chant", "Draw a card. If your ruler is astral, heal it."), "Fits("),
        (
            card("Chant", "Reveal the top card of your deck. If it's a resonator, this card deals damage"
                 " equal to that resonator's ATK to target player."),
            "Fits(",
        ),
        (card("Chant", "This card gains [Quickcast] as long as it's in your hand and the weather is rain.",
              "Draw a card."), "Fits("),
        (
            card("Special Magic Stone", "{Rest}: Produce {R}. Spend this will only to play activate abilities"
                 " of J-Rulers you control."),
            "ControlledBy(",
        ),
        (
            card("Addition", "As long as there is a card in any removed area that was removed by this card,"
                 " your opponent cannot play cards that share a name with that card.",
                 "When this card enters the field ⇒ Remove target resonator from the game."),
            "Exists(",
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
        card("Special Magic Stone", 'If your J/ruler isn\'t "Salt" or "Pepper", this card enters your field'
             " rested.", cost=None),
    ],
    ids=str,
)  # fmt: skip
def test_what_no_board_showed_is_seen_to_matter(one: Card) -> None:
    assert [what for _, _, what in exercise(one, CardDatabase()).dead] == []
