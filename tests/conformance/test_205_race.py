"""205: races and traits."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - name: Count
    type: Ruler
    race: [Vampire]
    text: ["[Judgment] {0}"]
    back: {name: Lord, type: J-Ruler, race: [Vampire], atk: 500, def: 500}
  - {name: Bat, type: Resonator, cost: "{1}", race: [Vampire, Beast], atk: 100, def: 100}
  - {name: Elder, type: Resonator, cost: "{1}", race: ["Fairy Tale"], atk: 100, def: 100}
  - {name: Fang, type: Regalia, cost: "{1}", race: [Vampire]}
  - {name: Mist, type: Chant, cost: "{0}", race: [Vampire], text: ["Draw a card."]}
  - {name: Stake, type: Chant, cost: "{0}", text: ["Destroy target Vampire."]}
  - {name: Stake Beast, type: Chant, cost: "{0}", text: ["Destroy target Beast."]}
  - {name: Stake Fairy, type: Chant, cost: "{0}", text: ["Destroy target Fairy."]}
  - {name: Stake Tale, type: Chant, cost: "{0}", text: ["Destroy target Fairy Tale."]}
  - {name: Blood, type: Chant, cost: "{0}", text: ["Draw a card for each Vampire you control."]}
  - {name: Rise, type: Chant, cost: "{0}",
      text: ["Put target Vampire card from your graveyard into your hand."]}
"""


def raced(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("205.1", "205.1a")
def test_the_race_of_resonators_and_the_trait_of_others_are_one_thing() -> None:
    raced("""
        start: {A: {hand: [Stake, Rise], field: [Bat, Fang, Elder], graveyard: [Mist]}}
        do:
          - {expect: {A.Bat: {race: [Vampire, Beast]}, A.Fang: {race: [Vampire]}}}
          - {A: can, do: {play: Stake, target: Bat}}
          - {A: can, do: {play: Stake, target: Fang}}
          - {A: cannot, do: {play: Stake, target: Elder}, because: "903.2g"}
          - {A: can, do: {play: Rise, target: Mist}}
    """)


@clause("205.3")
def test_a_race_of_two_words_is_one_race() -> None:
    raced("""
        start: {A: {hand: [Stake Beast, Stake, Stake Tale, Stake Fairy], field: [Bat, Elder]}}
        do:
          - {A: can, do: {play: Stake Beast, target: Bat}}
          - {A: can, do: {play: Stake, target: Bat}}
          - {A: can, do: {play: Stake Tale, target: Elder}}
          - {A: cannot, do: {play: Stake Fairy, target: Elder}, because: "903.2g"}
    """)


@clause("205.4")
def test_a_race_without_a_zone_means_field_and_ruler_areas() -> None:
    raced("""
        start: {A: {ruler: Count, hand: [Blood, Bat], field: [Bat], graveyard: [Bat], standby: [Bat]}}
        do:
          - {A: play, card: Blood}
          - {both: pass}
        expect: {A.hand: [Bat, Filler, Filler]}
    """)
    raced("""
        start: {A: {ruler: Count, hand: [Stake], graveyard: [Bat]}}
        do:
          - {A: cannot, do: {play: Stake, target: Bat}}
    """)
