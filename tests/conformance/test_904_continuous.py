"""904: continuous abilities and base abilities."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.ability import Continuous
from willpower.abilities.nouns import All, Filter, OwnedBy, This, You
from willpower.abilities.quantities import Count, Num, Times
from willpower.abilities.statics import Gains, SetValues
from willpower.abilities.symbols import CHASE, DECK, GRAVEYARD, HAND, REMOVED
from willpower.engine.core.ids import NOBODY
from willpower.engine.values.characteristics import chars
from written_kit import played

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
  - {name: Captain, type: Resonator, cost: "{1}", atk: 300, def: 300,
     text: ["Other resonators you control gain [+200/+200]."]}
  - {name: Whelp, type: Resonator, cost: "{1}", race: [Lizard], atk: 200, def: 200,
     text: ["This card gains Dragon."]}
  - {name: Ember, type: Resonator, cost: "{U}", race: [Elemental], atk: 200, def: 200,
     text: ["This card becomes fire."]}
  - {name: Ash, type: Resonator, cost: "{U}", atk: 200, def: 200,
     text: ["As long as your life is 1000 or less, this card becomes fire."]}
  - {name: Hoard, type: Chant, cost: "{0}", text: ["Return target Dragon from your graveyard to your hand."]}
  - {name: Nest, type: Chant, cost: "{0}",
     text: ["Search your deck for a Dragon, reveal it, and put it into your hand."]}
  - {name: Ruin, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Snuff Fire, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target fire spell."]}
  - {name: Hush, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
  - {name: Ruby, type: Regalia, cost: "{1}", text: ["Treat this card as a Fire Magic Stone."]}
  - {name: Anvil, type: Resonator, cost: "{1}", atk: 300, def: 300,
     text: ["As long as you control a Fire Magic Stone, this card gains [+300/+300]."]}
  - {name: Delve, type: Chant, cost: "{0}",
     text: ["Return target Fire Magic Stone from your graveyard to your hand."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("904.1")
def test_it_applies_as_long_as_it_is_active() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Ruin, Captain], will: "{1}"}, B: {field: [Wolf]}}
        do:
          - {expect: {A.Wolf: {atk: 400, def: 400}}}
          - {A: play, card: Captain}
          - {expect: {A.Wolf: {atk: 400, def: 400}}}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 600, def: 600}, A.Captain: {atk: 300, def: 300}, B.Wolf: {atk: 400,
             def: 400}}}
          - {A: play, card: Ruin, target: A.Captain}
          - {both: pass}
        expect: {A.Wolf: {atk: 400, def: 400}, A.Captain: {zone: graveyard}}
    """)


@clause("904.1")
def test_it_ends_when_its_card_loses_the_ability() -> None:
    with_cards("""
        start: {A: {field: [Wolf, Captain], hand: [Hush]}}
        do:
          - {expect: {A.Wolf: {atk: 600}}}
          - {A: play, card: Hush, target: A.Captain}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 400}}}
          - {finish: turn}
        expect: {A.Wolf: {atk: 600}}
    """)


@clause("904.2")
def test_a_base_ability_is_there_in_hand_graveyard_and_deck() -> None:
    with_cards("""
        start: {A: {field: [Whelp], graveyard: [Whelp, Wolf], hand: [Hoard, Nest, Ember], deck: [Wolf,
          Whelp]}}
        do:
          - {expect: {"A.Whelp#1": {race: [Lizard, Dragon]}, A.Ember: {zone: hand, attribute: [R]}}}
          - {A: cannot, do: {play: Hoard, target: A.Wolf}}
          - {A: play, card: Hoard, target: "A.Whelp#2"}
          - {both: pass}
          - {expect: {A.graveyard: [Hoard, Wolf]}}
          - {A: play, card: Nest}
          - {resolve: all, answers: ["A.Whelp#3"]}
        expect: {A.hand: [Whelp, Whelp, Ember]}
    """)


@clause("904.2")
def test_a_base_ability_is_there_on_the_chase() -> None:
    with_cards("""
        start: {A: {hand: [Ember], will: "{U}"}, B: {hand: [Snuff Fire]}}
        do:
          - {A: play, card: Ember}
          - {A: pass}
          - {B: play, card: Snuff Fire, target: chase.Ember}
          - {both: pass}
        expect: {A.Ember: {zone: graveyard, attribute: [R]}}
    """)


@clause("904.2")
def test_with_a_condition_it_is_no_base_ability() -> None:
    with_cards("""
        start: {A: {life: 900, field: [Ash], hand: [Ash, Wolf], will: "{U}"}, B: {hand: [Snuff Fire]}}
        do:
          - {expect: {"A.Ash#1": {zone: field, attribute: [R]}, "A.Ash#2": {zone: hand, attribute: [U]}}}
          - {A: play, card: Ash}
          - {A: pass}
          - {B: cannot, do: {play: Snuff Fire}}
        expect: {chase.Ash: {attribute: [U]}}
    """)


@clause("904.2", "909.1a")
def test_a_base_ability_counts_cards_as_they_are() -> None:
    holds("""
        cards:
          - {name: Deep King, type: Resonator, race: [Spirit], atk: 0, def: 500,
             text: ["This card's ATK is equal to the total ATK of Wolves you control."]}
          - {name: Wolf, type: Resonator, race: [Wolf], atk: 300, def: 300}
          - {name: Fang, type: Regalia, cost: "{1}", text: ["Wolves you control gain [+200/+200]."]}
        start: {A: {field: [Deep King, Wolf, {card: Wolf, counters: {"+100/+100": 1}}, Fang]}}
        expect: {A.Deep King: {atk: 1100}}
    """)


@clause("904.2")
def test_an_effect_on_other_cards_is_no_base_ability() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Captain], graveyard: [Captain], deck: [Captain]}}
        expect: {A.Wolf: {atk: 400, def: 400}}
    """)


@clause("904.2", "909.1a")
def test_a_value_that_counts_is_base_information_in_every_zone() -> None:
    counts = Count(All(Filter((OwnedBy(You()),), HAND)))
    base = Continuous(1, effects=(Gains(This(), (SetValues(Times(counts, Num(100)), None),)),))
    run = played(
        """
        cards:
          - {name: Swarm, type: Resonator, cost: "{1}", atk: 0, def: 500}
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
        start:
          A: {field: [Swarm], hand: [Wolf, Wolf, Swarm], graveyard: [Swarm], deck: [Swarm], removed: [Swarm],
            will: "{1}"}
          B: {graveyard: [Swarm]}
        do:
          - {A: play, card: Swarm}
        """,
        {"Swarm": (base,)},
    )
    g = run.g
    found = {
        (o.zone, o.owner): chars(g, o.id).atk
        for o in g.table.objs
        if o.became == NOBODY and o.chars.names == ("Swarm",)
    }
    assert g.table.objs[g.table.chase[0]].chars.atk == 200
    assert {found[zone, 0] for zone in (DECK, GRAVEYARD, REMOVED, CHASE)} == {200}
    assert found[GRAVEYARD, 1] == 0


@clause("904.2a")
def test_treated_as_a_stone_in_every_zone() -> None:
    with_cards("""
        start: {A: {field: [Anvil, Ruby], graveyard: [Ruby, Wolf], hand: [Delve]}}
        do:
          - {expect: {A.Anvil: {atk: 600, def: 600}}}
          - {A: cannot, do: {play: Delve, target: A.Wolf}}
          - {A: play, card: Delve, target: "A.Ruby#2"}
          - {both: pass}
        expect: {A.hand: [Ruby], "A.Ruby#1": {types: [Regalia]}}
    """)


@clause("904.2", "904.2a")
def test_treating_other_cards_as_something_works_only_in_the_field() -> None:
    holds("""
        cards:
          - {name: Singer, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["Treat other resonators you control as fire magic stones."]}
          - {name: Elder, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["Treat other resonators you control as a Dragon."]}
          - {name: Pup, type: Resonator, cost: "{0}", race: [Beast], atk: 100, def: 100}
          - {name: Hymn, type: Chant, cost: "{0}",
             text: ["Draw a card for each fire magic stone you control."]}
        start: {A: {field: [Pup], hand: [Singer, Elder, Hymn], graveyard: [Singer, Elder], fill: false,
          deck: [Pup, Pup]}}
        do:
          - {expect: {A.Pup: {race: [Beast]}}}
          - {A: play, card: Hymn}
          - {resolve: all}
          - {expect: {A.hand: 2}}
          - {A: play, card: Elder}
          - {resolve: all}
          - {expect: {A.Pup: {race: [Beast, Dragon]}, A.Elder: {race: []}}}
    """)
