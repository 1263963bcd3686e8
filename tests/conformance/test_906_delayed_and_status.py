"""906.8, 906.9: delayed automatic abilities and status automatic objects."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", race: [Beast], atk: 400, def: 400}
  - {name: Doomed, type: Chant, cost: "{0}", text: ["Destroy target resonator at end of turn."]}
  - {name: Later, type: Chant, cost: "{0}", text: ["At end of turn, you gain 100 life."]}
  - {name: Feast, type: Chant, cost: "{0}",
     text: ["This turn, whenever a resonator attacks, you gain 100 life."]}
  - {name: Fuse, type: Resonator, cost: "{1}", race: [Imp], atk: 300, def: 300,
     text: ["[Enter] => At end of turn, this card deals 300 damage to each player."]}
  - {name: Ruin, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Boost, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator gains [+300/+300] until end of turn."]}
  - {name: Hermit, type: Resonator, cost: "{1}", atk: 300, def: 300,
     text: ["When you control two or more resonators => Draw a card."]}
  - {name: Beggar, type: Regalia, cost: "{1}", text: ["When you have no cards in your hand => Draw a card."]}
  - {name: Drop, type: Chant, cost: "{0}", text: ["Discard a card."]}
  - {name: Lamp, type: Regalia, cost: "{1}", text: ["When your life is 1000 or less => You gain 500 life."]}
  - {name: Jab, type: Chant, cost: "{0}", text: ["This card deals 600 damage to target player."]}
  - {name: Stab, type: Chant, cost: "{0}", text: ["This card deals 800 damage to target player."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("906.8")
def test_it_triggers_later_at_the_time_named() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Doomed]}}
        do:
          - {A: play, card: Doomed, target: A.Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {zone: field}, chase: 0}}
          - {go: "A end"}
          - {expect: {A.Wolf: {zone: field}, chase: 0}}
          - {both: pass}
          - {expect: {A.Wolf: {zone: field}, chase: [Doomed]}}
          - {both: pass}
        expect: {A.Wolf: {zone: graveyard}}
    """)


@clause("906.8a")
def test_it_triggers_once_only() -> None:
    with_cards("""
        start: {A: {hand: [Later]}}
        do:
          - {A: play, card: Later}
          - {both: pass}
          - {finish: turn}
          - {expect: {A.life: 4100, turn: B}}
          - {finish: turn}
          - {finish: turn}
        expect: {A.life: 4100}
    """)


@clause("906.8a")
def test_unless_it_says_otherwise() -> None:
    with_cards("""
        start: {A: {field: [Wolf, Wolf], hand: [Feast]}}
        do:
          - {A: play, card: Feast}
          - {both: pass}
          - {A: attack, card: "A.Wolf#1", object: B}
          - {finish: battle}
          - {expect: {A.life: 4100}}
          - {A: attack, card: "A.Wolf#2", object: B}
          - {finish: battle}
          - {expect: {A.life: 4200}}
          - {go: "B main"}
          - {go: "A main"}
          - {A: attack, card: "A.Wolf#1", object: B}
          - {finish: battle}
        expect: {A.life: 4200}
    """)


@clause("906.8b", "912.1")
def test_its_card_is_the_one_that_made_it() -> None:
    # Whoever asks for the source of the damage is told of Fuse, though it has left.
    holds("""
        cards:
          - {name: Fuse, type: Resonator, cost: "{1}", race: [Imp], atk: 300, def: 300,
             text: ["[Enter] => At end of turn, this card deals 300 damage to each player."]}
          - {name: Ward, type: Regalia, cost: "{1}",
             text: ["Prevent all damage that would be dealt to you by Imps."]}
          - {name: Ruin, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
        start: {A: {hand: [Fuse, Ruin], will: "{1}"}, B: {field: [Ward]}}
        do:
          - {A: play, card: Fuse}
          - {resolve: all}
          - {A: play, card: Ruin, target: A.Fuse}
          - {both: pass}
          - {go: "A end"}
          - {both: pass}
          - {expect: {chase: [Fuse]}}
          - {resolve: all}
        expect: {A.life: 3700, B.life: 4000}
    """)


@clause("906.9", "906.9a")
def test_a_status_object_triggers_when_the_status_is_fulfilled_and_not_before() -> None:
    with_cards("""
        start: {A: {life: 2200, field: [Lamp], hand: [Jab, Jab]}}
        do:
          - {A: play, card: Jab, target: A}
          - {both: pass}
          - {expect: {A.life: 1600, chase: 0}}
          - {A: play, card: Jab, target: A}
          - {both: pass}
          - {expect: {A.life: 1000, chase: [Lamp]}}
          - {both: pass}
        expect: {A.life: 1500, chase: 0}
    """)


@clause("906.9a")
def test_it_does_not_trigger_again_while_it_is_triggered() -> None:
    with_cards("""
        start: {A: {life: 1600, field: [Lamp], hand: [Jab]}, B: {hand: []}}
        do:
          - {A: play, card: Jab, target: A}
          - {both: pass}
          - {expect: {A.life: 1000, chase: [Lamp]}}
          - {A: pass}
          - {B: pass}
          - {expect: {A.life: 1500, chase: 0}}
        expect: {A.life: 1500}
    """)


@clause("906.9a")
def test_it_triggers_again_while_the_status_goes_on() -> None:
    with_cards("""
        start: {A: {life: 1200, field: [Lamp], hand: [Stab]}}
        do:
          - {A: play, card: Stab, target: A}
          - {both: pass}
          - {expect: {A.life: 400, chase: [Lamp]}}
          - {both: pass}
          - {expect: {A.life: 900, chase: [Lamp]}}
          - {both: pass}
        expect: {A.life: 1400, chase: 0}
    """)


@clause("906.9")
def test_a_status_of_hidden_zones_is_watched_too() -> None:
    with_cards("""
        start: {A: {field: [Beggar], hand: [Drop, Wolf], deck: [Wolf, Wolf]}}
        do:
          - {A: play, card: Drop}
          - {both: pass}
          - {expect: {A.hand: 0, chase: [Beggar]}}
          - {both: pass}
        expect: {A.hand: 1, chase: 0}
    """)


@clause("906.9")
def test_a_status_of_cards_coming_is_watched() -> None:
    with_cards("""
        start: {A: {field: [Hermit], hand: [Wolf], will: "{1}"}}
        do:
          - {expect: {chase: 0}}
          - {A: play, card: Wolf}
          - {both: pass}
        expect: {chase: [Hermit]}
    """)


@clause("906.8", "903.2k")
def test_them_are_the_cards_that_were_played_by_the_permission() -> None:
    holds("""
        cards:
          - {name: Call, type: Chant, cost: "{0}", text: ["You may play up to two Zombies from your graveyard
              without paying their cost until end of turn. If you do, at the next end of turn => Their
              controller banishes them."]}
          - {name: Ghoul, type: Resonator, cost: "{9}", race: [Zombie], atk: 500, def: 500}
        start: {A: {hand: [Call], graveyard: [Ghoul, Ghoul], field: [Ghoul]}}
        do:
          - {A: play, card: Call}
          - {both: pass}
          - {A: play, card: Ghoul, from: graveyard}
          - {both: pass}
          - {go: "B main"}
        expect: {A.field: [Ghoul], A.graveyard: [Ghoul, Call, Ghoul]}
    """)


@clause("901.2b", "903.2d")
def test_a_permission_that_was_given_twice_is_used_twice() -> None:
    holds("""
        cards:
          - {name: Door, type: Regalia, cost: "{1}", text: ["{1}: You may play a chant card from your
              graveyard without paying its cost this turn."]}
          - {name: Bolt, type: Chant, cost: "{5}", text: ["This card deals 300 damage to target
              player."]}
        start: {A: {field: [Door], graveyard: [Bolt, Bolt, Bolt], will: "{R}{R}"}}
        do:
          - {A: activate, card: Door}
          - {both: pass}
          - {A: activate, card: Door}
          - {both: pass}
          - {A: play, card: Bolt, from: graveyard, target: B}
          - {both: pass}
          - {A: play, card: Bolt, from: graveyard, target: B}
          - {both: pass}
          - {A: cannot, do: {play: Bolt, from: graveyard, target: B}}
        expect: {B.life: 3400}
    """)
