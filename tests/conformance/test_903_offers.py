"""903.2d-j: what is offered is what can be played; the price is that of the card on the chase, with its
targets."""

from __future__ import annotations

import pytest

from conformance_kit import clause
from situations import choices, expect, go, pick, situation
from willpower.abilities.ability import Activate, Automatic
from willpower.abilities.effects import Produce, Rest
from willpower.abilities.nouns import This, You
from willpower.abilities.quantities import Num
from willpower.abilities.triggers import PlaysAbility


def offered(text: str) -> set[str]:
    """The names of the cards that can be played in a situation."""
    run = situation(text)
    return {o.name for o in choices(run, "play")}


COUNTING = """
    cards:
      - {name: Hoarder, type: Resonator, cost: "{2}", atk: 500, def: 500,
          text: ["This card costs {1} more to play for each card in your hand."]}
      - {name: Miser, type: Resonator, cost: "{4}", atk: 500, def: 500,
          text: ["This card costs {1} less to play for each card in your hand."]}
      - {name: Pebble, type: Chant, cost: "{9}", text: ["Draw a card."]}
    start: {A: {hand: [%s], stones: {Fire Magic Stone: %d}}}
"""


@clause("903.2d", "903.2i")
@pytest.mark.parametrize(
    ("hand", "stones", "can"),
    [
        ("Hoarder", 2, {"Hoarder"}),
        ("Hoarder", 1, set()),
        ("Hoarder, Pebble", 2, set()),
        ("Hoarder, Pebble", 3, {"Hoarder"}),
        ("Miser", 3, set()),  # it does not make itself cheaper
        ("Miser", 4, {"Miser"}),
        ("Miser, Pebble", 3, {"Miser"}),
        ("Miser, Pebble", 2, set()),
    ],
)
def test_the_hand_is_counted_without_the_card_that_is_played(hand: str, stones: int, can: set[str]) -> None:
    assert offered(COUNTING % (hand, stones)) == can


@clause("903.2d", "903.2j")
@pytest.mark.parametrize(("hand", "can"), [("Match", set()), ("Match, Match", {"Match"})])
@pytest.mark.parametrize("stones", ["Fire Magic Stone: 1", "Fire Magic Stone: 1, Water Magic Stone: 1"])
def test_nor_where_will_is_to_be_paid_before_that(hand: str, can: set[str], stones: str) -> None:
    assert (
        offered(f"""
            cards:
              - {{name: Match, type: Chant, cost: "{{R}}",
                  text: ["As an additional cost to play this card, discard a card.", "Draw a card."]}}
            start: {{A: {{hand: [{hand}], stones: {{{stones}}}}}}}
        """)
        == can
    )


@clause("903.2d", "903.2j")
@pytest.mark.parametrize(
    ("hand", "can"), [("Rite", set()), ("Rite, Pebble", {"Rite"}), ("Rite, Rite", {"Rite"})]
)
def test_a_card_is_not_discarded_for_its_own_cost(hand: str, can: set[str]) -> None:
    assert (
        offered(f"""
            cards:
              - {{name: Rite, type: Chant, cost: "{{0}}",
                  text: ["As an additional cost to play this card, discard a card.", "Draw two cards."]}}
              - {{name: Pebble, type: Chant, cost: "{{9}}", text: ["Draw a card."]}}
            start: {{A: {{hand: [{hand}]}}}}
        """)
        == can
    )


@clause("903.2d", "1003.5")
def test_a_card_is_not_discarded_for_the_will_it_is_played_with() -> None:
    text = """
        cards:
          - {name: Sword, type: Regalia, cost: "{W}",
              text: ["Discard another card named \\"Sword\\": Produce {W}."]}
          - {name: Page, type: Resonator, cost: "{W}", atk: 100, def: 100}
        start: {A: {hand: [%s], field: [Sword]}}
    """
    assert offered(text % "Sword, Page") == {"Page"}
    assert offered(text % "Sword, Sword") == {"Sword"}


MERCY = """
    cards:
      - {name: Mercy, type: Chant, cost: "{W}{2}",
          text: ["You may pay {2} less to play this card if it targets a Saint.",
                 "Target resonator gains [+200/+200] until end of turn."]}
      - {name: Friar, type: Resonator, cost: "{9}", race: [Saint], atk: 300, def: 300}
      - {name: Brute, type: Resonator, cost: "{9}", atk: 300, def: 300}
    start: {A: {hand: [Mercy], field: [%s], stones: {Light Magic Stone: %d}}}
"""


@clause("903.2g", "903.2i", "903.2j")
@pytest.mark.parametrize(
    ("field", "stones", "can"),
    [
        ("Friar, Brute", 1, True),
        ("Brute", 1, False),
        ("Brute", 3, True),
        ("Friar", 1, True),
        ("Brute, Friar", 0, False),
    ],
)
def test_a_reduction_for_a_target_is_offered_where_there_is_such_a_target(
    field: str, stones: int, can: bool
) -> None:
    assert offered(MERCY % (field, stones)) == ({"Mercy"} if can else set())


@clause("903.2g", "903.2i")
def test_with_such_a_target_it_is_played_and_paid() -> None:
    run = situation(MERCY % ("Friar, Brute", 1))
    go(run, "{A: play, card: Mercy, target: Friar}", "{both: pass}")
    expect(run, "{A.recovered_stones: 0, A.Friar: {atk: 500}, A.Mercy: {zone: graveyard}}")


@clause("903.2f", "903.2g")
@pytest.mark.parametrize(("stones", "can"), [(1, False), (3, False), (4, True), (6, True)])
def test_x_that_has_a_say_in_the_targets_must_be_paid_as_well(stones: int, can: bool) -> None:
    assert offered(f"""
            cards:
              - {{name: Hook, type: Chant, cost: "{{X}}{{U}}",
                  text: ["Destroy target resonator with total cost X."]}}
              - {{name: Ogre, type: Resonator, cost: "{{3}}", atk: 300, def: 300}}
            start: {{A: {{hand: [Hook], stones: {{Water Magic Stone: {stones}}}}}, B: {{field: [Ogre]}}}}
        """) == ({"Hook"} if can else set())


@clause("903.2j", "907.2")
@pytest.mark.parametrize(("counters", "can"), [(1, {"Spark"}), (2, {"Spark", "Blaze"})])
def test_each_counter_makes_one_will(counters: int, can: set[str]) -> None:
    assert (
        offered(f"""
            cards:
              - {{name: Cart, type: Regalia, cost: "{{0}}",
                  text: ["Remove a mana counter from this card: Produce {{R}}."]}}
              - {{name: Spark, type: Resonator, cost: "{{R}}", atk: 200, def: 200}}
              - {{name: Blaze, type: Resonator, cost: "{{R}}{{R}}", atk: 200, def: 200}}
            start: {{A: {{hand: [Spark, Blaze], field: [{{card: Cart, counters: {{mana: {counters}}}}}]}}}}
        """)
        == can
    )


@clause("907.1", "1003.5")
def test_will_that_other_will_triggers_is_reckoned_with_every_will_ability() -> None:
    echo = Automatic(trigger=PlaysAbility(You(), "will"), effect=Produce(("{R}",)))
    pair = Activate(cost=(Rest(This()),), effect=Produce(("{U}",), Num(2)))
    run = situation(
        """
        cards:
          - {name: Echo, type: Regalia, cost: "{0}"}
          - {name: Pair, type: Regalia, cost: "{0}"}
          - {name: Wolf, type: Resonator, cost: "{U}{U}{R}", atk: 100, def: 100}
          - {name: Bear, type: Resonator, cost: "{U}{R}{R}", atk: 100, def: 100}
        start: {A: {field: [Echo, Pair], hand: [Wolf, Bear]}}
        """,
        {"Echo": (echo,), "Pair": (pair,)},
    )
    assert {o.name for o in choices(run, "play")} == {"Wolf"}
    pick(run, "play", "Wolf")
    expect(run, "{chase: [Wolf], A.will: ''}")


@clause("907.4", "1003.4")
def test_restricted_will_does_not_pay_for_another_will_ability() -> None:
    text = """
        cards:
          - {name: Nest, type: Regalia, cost: "{0}",
              text: ["{Rest}: Produce {R}. Spend this will only to play resonators."]}
          - {name: Sieve, type: Regalia, cost: "{0}", text: ["{1}: Produce {U}."]}
          - {name: Eel, type: Resonator, cost: "{U}", atk: 100, def: 100}
          - {name: Crab, type: Resonator, cost: "{U}{R}", atk: 100, def: 100}
        start: {A: {hand: [Eel, Crab], field: [Nest, Sieve]%s}}
    """
    assert offered(text % "") == set()
    assert offered(text % ", stones: {Wind Magic Stone: 1}") == {"Eel", "Crab"}


@clause("907.4", "910.1", "1003.5")
@pytest.mark.parametrize(
    ("says", "can"),
    [
        ("produce that will plus {G} instead", {"Pup", "Stag"}),
        ("produce twice that much instead", {"Pup", "Pair"}),
    ],
)
def test_will_that_an_effect_adds_is_reckoned(says: str, can: set[str]) -> None:
    assert (
        offered(f"""
            cards:
              - {{name: Spring, type: Regalia, cost: "{{0}}",
                  text: ["If you would produce will with a magic stone, {says}."]}}
              - {{name: Pup, type: Resonator, cost: "{{R}}{{1}}", atk: 100, def: 100}}
              - {{name: Pair, type: Resonator, cost: "{{R}}{{R}}", atk: 100, def: 100}}
              - {{name: Stag, type: Resonator, cost: "{{R}}{{G}}", atk: 100, def: 100}}
              - {{name: Herd, type: Resonator, cost: "{{R}}{{2}}", atk: 100, def: 100}}
            start: {{A: {{hand: [Pup, Pair, Stag, Herd], field: [Spring], stones: {{Fire Magic Stone: 1}}}}}}
        """)
        == can
    )


@clause("907.1", "903.2j")
def test_will_that_is_added_twice_each_turn_is_counted_twice() -> None:
    text = """
        cards:
          - {name: Spring, type: Regalia, cost: "{0}", text: ["Whenever you produce will with a magic stone =>
              Produce {G}. This ability triggers only twice per turn."]}
          - {name: Five, type: Chant, cost: "{5}", text: ["You gain 500 life."]}
          - {name: Six, type: Chant, cost: "{6}", text: ["You gain 600 life."]}
        start: {A: {field: [Spring], hand: [Five, Six], stones: {Fire Magic Stone: 3}}}
    """
    assert offered(text) == {"Five"}
