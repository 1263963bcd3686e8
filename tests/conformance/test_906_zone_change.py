"""906.7: what an automatic object that watches cards move refers to."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.ability import Automatic, Continuous
from willpower.abilities.effects import GainLife
from willpower.abilities.nouns import All, AttributeIs, EventSubject, Filter, OwnedBy, TypeIs, You
from willpower.abilities.quantities import Num, Stat
from willpower.abilities.statics import Gains, SetAttributes
from willpower.abilities.symbols import (
    CHASE,
    FIELD,
    FIRE,
    GRAVEYARD,
    HAND,
    REMOVED,
    RESONATOR,
)
from willpower.abilities.triggers import Moves
from written_kit import played

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{U}", race: [Beast], atk: 400, def: 400}
  - {name: Drake, type: Resonator, cost: "{U}", race: [Dragon], atk: 200, def: 200}
  - {name: Lair, type: Regalia, cost: "{1}",
     text: ["Whenever a Dragon leaves the field => You gain 100 life."]}
  - {name: Nest, type: Regalia, cost: "{1}",
     text: ["Whenever a Dragon enters the field => You gain 100 life."]}
  - {name: Scales, type: Regalia, cost: "{1}", text: ["Resonators gain Dragon."]}
  - {name: Moult, type: Chant, cost: "{0}", text: ["Target resonator becomes a Fish until end of turn."]}
  - {name: Ruin, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Recall, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Return target resonator to its owner's hand."]}
  - {name: Boost, type: Chant, cost: "{0}", text: ["Target resonator gains [+300/+300] until end of turn."]}
  - {name: Ghoul, type: Resonator, cost: "{1}", atk: 300, def: 300,
     text: ["When this card is put into a graveyard from the field =>
             You gain life equal to this card's ATK."]}
  - {name: Vulture, type: Resonator, cost: "{1}", atk: 300, def: 300,
     text: ["Whenever a resonator is put into a graveyard from the field => You gain life equal to its ATK."]}
  - {name: Doom, type: Chant, cost: "{0}", text: ["Destroy all resonators."]}
  - {name: Rise, type: Chant, cost: "{0}", text: ["Put target resonator from your graveyard into the field."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


def seen(zone: int, origin: int, to: int, do: str, start: str) -> int:
    """How often "a fire card goes from one zone to another" is seen, if cards in `zone` are fire."""
    watch = Automatic(
        1, trigger=Moves(All(Filter((AttributeIs(FIRE),))), origin=origin, to=to), effect=GainLife(Num(100))
    )
    dyed = Continuous(1, effects=(Gains(All(Filter((), zone)), (SetAttributes(FIRE),)),))
    run = played(CARDS + dedent(start) + dedent(do), {"Lair": (watch,), "Scales": (dyed,)})
    return (run.g.table.players[0].life - 4000) // 100


DISCARD = """
  - {name: Drop, type: Chant, cost: "{0}", text: ["Discard a card."]}
  - {name: Dig, type: Chant, cost: "{0}", text: ["Return target card from your graveyard to your hand."]}
  - {name: Ban, type: Chant, cost: "{0}", text: ["Remove target card in a graveyard from the game."]}
"""


@clause("906.7a")
def test_from_hidden_to_public_it_is_the_card_in_the_public_zone() -> None:
    start = DISCARD + "start: {A: {field: [Lair, Scales], hand: [Drop, Wolf]}}\n"
    do = """
        do:
          - {A: play, card: Drop}
          - {resolve: all}
    """
    assert seen(GRAVEYARD, HAND, GRAVEYARD, do, start) == 1
    assert seen(HAND, HAND, GRAVEYARD, do, start) == 0


@clause("906.7a")
def test_from_public_to_hidden_it_is_the_card_in_the_public_zone() -> None:
    start = DISCARD + "start: {A: {field: [Lair, Scales], hand: [Dig], graveyard: [Wolf]}}\n"
    do = """
        do:
          - {A: play, card: Dig, target: A.Wolf}
          - {resolve: all}
    """
    assert seen(GRAVEYARD, GRAVEYARD, HAND, do, start) == 1
    assert seen(HAND, GRAVEYARD, HAND, do, start) == 0


@clause("906.7a", "906.7b")
def test_from_the_field_to_a_hand_it_is_the_card_in_the_field() -> None:
    with_cards("""
        start: {A: {field: [Lair, Wolf, Drake], hand: [Moult, Recall, Recall]}, B: {field: [Scales]}}
        do:
          - {A: play, card: Moult, target: A.Drake}
          - {both: pass}
          - {expect: {A.Drake: {race: [Fish]}, A.Wolf: {race: [Beast, Dragon]}}}
          - {A: play, card: Recall, target: A.Drake}
          - {resolve: all}
          - {expect: {A.life: 4000, A.Drake: {zone: hand, race: [Dragon]}}}
          - {A: play, card: Recall, target: A.Wolf}
          - {resolve: all}
        expect: {A.life: 4100, A.Wolf: {zone: hand, race: [Beast]}}
    """)


@clause("906.7b")
def test_from_the_field_to_a_graveyard_it_is_the_card_in_the_field() -> None:
    with_cards("""
        start: {A: {field: [Lair, Wolf], hand: [Ruin]}, B: {field: [Scales]}}
        do:
          - {A: play, card: Ruin, target: A.Wolf}
          - {resolve: all}
        expect: {A.life: 4100, A.Wolf: {zone: graveyard, race: [Beast]}}
    """)


@clause("906.7b")
def test_into_the_field_it_is_the_card_in_the_field() -> None:
    with_cards("""
        start: {A: {field: [Nest, Scales], hand: [Rise], graveyard: [Wolf]}}
        do:
          - {A: play, card: Rise, target: A.Wolf}
          - {resolve: all}
        expect: {A.life: 4100}
    """)


@clause("906.7b")
def test_into_the_field_it_is_not_the_card_where_it_was() -> None:
    start = "start: {A: {field: [Lair, Scales], hand: [Rise], graveyard: [Wolf]}}\n"
    do = """
        do:
          - {A: play, card: Rise, target: A.Wolf}
          - {resolve: all}
    """
    assert seen(GRAVEYARD, GRAVEYARD, FIELD, do, start) == 0
    assert seen(FIELD, GRAVEYARD, FIELD, do, start) == 1


@clause("906.7b")
def test_values_and_counters_are_those_of_the_field() -> None:
    with_cards("""
        start:
          A: {field: [Vulture, {card: Ghoul, counters: {"+100/+100": 2}}], hand: [Boost, Ruin]}
        do:
          - {A: play, card: Boost, target: A.Ghoul}
          - {both: pass}
          - {A: play, card: Ruin, target: A.Ghoul}
          - {both: pass}
          - {A: answer, with: Ghoul}
          - {resolve: all}
        expect: {A.life: 5600}
    """)


@clause("906.7b")
def test_cards_that_leave_together_see_each_other_leave() -> None:
    with_cards("""
        start: {A: {field: [Vulture, Wolf]}, B: {field: [Drake], hand: [Doom]}, turn: B}
        do:
          - {B: play, card: Doom}
          - {resolve: all}
        expect: {A.life: 4900}
    """)


@clause("906.7c")
def test_between_public_zones_it_is_the_card_where_it_has_come_to() -> None:
    start = DISCARD + "start: {A: {field: [Lair, Scales], hand: [Ban], graveyard: [Wolf]}}\n"
    do = """
        do:
          - {A: play, card: Ban, target: A.Wolf}
          - {resolve: all}
    """
    assert seen(REMOVED, GRAVEYARD, REMOVED, do, start) == 1
    assert seen(GRAVEYARD, GRAVEYARD, REMOVED, do, start) == 0


@clause("906.7c")
def test_a_resolved_chant_is_the_card_in_the_graveyard() -> None:
    start = "start: {A: {field: [Lair, Scales, Wolf], hand: [Boost]}}\n"
    do = """
        do:
          - {A: play, card: Boost, target: A.Wolf}
          - {resolve: all}
    """
    assert seen(GRAVEYARD, CHASE, GRAVEYARD, do, start) == 1
    assert seen(CHASE, CHASE, GRAVEYARD, do, start) == 0


@clause("906.7c")
def test_the_card_meant_by_the_effect_is_the_one_in_the_new_zone() -> None:
    # "gain life equal to its ATK" of a card removed from a graveyard: as it is in the removed area.
    grown = Continuous(
        1, effects=(Gains(All(Filter((TypeIs(RESONATOR), OwnedBy(You())), REMOVED)), (SetAttributes(FIRE),)),)
    )
    watch = Automatic(
        1,
        trigger=Moves(All(Filter((TypeIs(RESONATOR),))), origin=GRAVEYARD, to=REMOVED),
        effect=GainLife(Stat("attributes", EventSubject())),
    )
    run = played(
        CARDS
        + DISCARD
        + dedent("""
        start: {A: {field: [Lair, Scales], hand: [Ban], graveyard: [{card: Pebble}]}}
        do:
          - {A: play, card: Ban, target: A.Pebble}
          - {resolve: all}
        """).replace("start:", '  - {name: Pebble, type: Resonator, cost: "{1}", atk: 0, def: 100}\nstart:'),
        {"Lair": (watch,), "Scales": (grown,)},
    )
    # 1205.1 rounds the one life up.
    assert run.g.table.players[0].life == 4100


BONES = """
  - {name: Bone, type: Resonator, cost: "{1}", atk: 100, def: 100,
     text: ["When this card is put into a graveyard from anywhere => You gain 300 life."]}
  - {name: Mill, type: Chant, cost: "{0}", text: ["Put the top card of your deck into your graveyard."]}
  - {name: Ash, type: Resonator, cost: "{1}", atk: 100, def: 100,
     text: ["When this card is put into your hand from your graveyard => You gain 100 life."]}
  - {name: Smoke, type: Resonator, cost: "{1}", atk: 100, def: 100,
     text: ["When this card leaves your graveyard => You gain 400 life."]}
"""


@clause("902.2", "906.7a", "906.7b")
def test_a_card_that_speaks_of_any_way_to_the_graveyard_triggers_once_for_each() -> None:
    with_cards(
        DISCARD
        + BONES
        + """
start: {A: {field: [Bone], hand: [Drop, Mill, Doom, Bone], deck: [Bone]}}
do:
  - {A: play, card: Mill}
  - {resolve: all}
  - {expect: {A.life: 4300}}
  - {A: play, card: Drop}
  - {both: pass, answers: [Bone]}
  - {resolve: all}
  - {expect: {A.life: 4600}}
  - {A: play, card: Doom}
  - {resolve: all}
expect: {A.life: 4900}
"""
    )


@clause("902.2", "906.7a", "906.7c")
def test_a_card_that_speaks_of_leaving_the_graveyard_is_looked_at_there() -> None:
    with_cards(
        DISCARD
        + BONES
        + """
start: {A: {graveyard: [Ash, Smoke, Smoke], hand: [Dig, Dig, Ban]}}
do:
  - {A: play, card: Dig, target: A.Ash}
  - {resolve: all}
  - {expect: {A.life: 4100}}
  - {A: play, card: Dig, target: A.Smoke}
  - {resolve: all}
  - {expect: {A.life: 4500}}
  - {A: play, card: Ban, target: "A.Smoke"}
  - {resolve: all}
expect: {A.life: 4900}
"""
    )
