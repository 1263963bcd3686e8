"""Cards put into the field attacking: they take the place of an attacking card that has left."""

from __future__ import annotations

from conformance_kit import holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400,
     text: ["Banish this card: Put target resonator from your graveyard into the field attacking."]}
  - {name: Ghost, type: Resonator, cost: "{1}", atk: 700, def: 700}
  - {name: Rise, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Put target resonator from your graveyard into the field attacking."]}
"""


def test_it_goes_on_with_the_attack_without_having_been_declared() -> None:
    holds(
        CARDS
        + """\
start: {A: {field: [Wolf], graveyard: [Ghost]}}
do:
  - {A: attack, card: Wolf, object: B}
  - {A: activate, card: Wolf, target: A.Ghost}
  - {both: pass}
  - {expect: {A.Ghost: {zone: field, attacking: true, rested: false, fresh: true}}}
  - {finish: battle}
expect: {B.life: 3300}
"""
    )


def test_while_another_card_attacks_it_does_not() -> None:
    holds(
        CARDS
        + """\
start: {A: {field: [Wolf], graveyard: [Ghost], hand: [Rise]}}
do:
  - {A: attack, card: Wolf, object: B}
  - {A: play, card: Rise, target: A.Ghost}
  - {both: pass}
  - {expect: {A.Ghost: {attacking: false}, A.Wolf: {attacking: true}}}
  - {finish: battle}
expect: {B.life: 3600}
"""
    )


def test_without_a_battle_it_just_enters() -> None:
    holds(
        CARDS
        + """\
start: {A: {graveyard: [Ghost], hand: [Rise]}}
do:
  - {A: play, card: Rise, target: A.Ghost}
  - {both: pass}
expect: {A.Ghost: {zone: field, attacking: false}}
"""
    )
