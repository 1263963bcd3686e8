"""1006: summoning."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause
from willpower.abilities.ability import Automatic, Spell
from willpower.abilities.effects import GainLife, Summon
from willpower.abilities.nouns import All, Filter, OwnedBy, Target, TypeIs, You
from willpower.abilities.quantities import Num
from willpower.abilities.symbols import FIELD, GRAVEYARD, RESONATOR
from willpower.abilities.triggers import Moves
from written_kit import played

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{9}", atk: 300, def: 300}
  - {name: Ritual, type: Chant, cost: "{0}"}
  - {name: Exhume, type: Chant, cost: "{0}",
      text: ["Put target resonator from your graveyard into your field."]}
  - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target resonator spell."]}
  - {name: Host, type: Regalia, cost: "{1}"}
  - {name: Scribe, type: Regalia, cost: "{1}", text: ["Whenever you play a resonator => Draw a card."]}
"""

DEAD = Target(1, Filter((TypeIs(RESONATOR), OwnedBy(You())), GRAVEYARD))
RITUAL = (Spell(paragraph=1, effect=Summon(DEAD)),)
SUMMONED = (
    Automatic(
        trigger=Moves(All(Filter((TypeIs(RESONATOR),))), to=FIELD, how="summoned"), effect=GainLife(Num(100))
    ),
)


@clause("1006.1")
def test_it_is_put_on_top_of_the_chase_as_a_spell() -> None:
    played(
        CARDS
        + dedent("""
        start: {A: {hand: [Ritual], graveyard: [Wolf], field: [Scribe]}, B: {hand: [Hush]}}
        do:
          - {A: play, card: Ritual, target: Wolf}
          - {both: pass}
          - {expect: {chase: [Wolf], A.Wolf: {zone: chase, controller: A}, priority: A, A.deck: 30,
              log: ["1006.1"]}}
          - {A: pass}
          - {B: can, do: {play: Hush, target: A.Wolf}}
          - {B: pass}
        expect: {A.Wolf: {zone: field, fresh: true}, chase: 0, A.deck: 30}
    """),
        {"Ritual": RITUAL},
    )


@clause("1006.1")
def test_the_spell_can_be_cancelled() -> None:
    played(
        CARDS
        + dedent("""
        start: {A: {hand: [Ritual], graveyard: [Wolf]}, B: {hand: [Hush]}}
        do:
          - {A: play, card: Ritual, target: Wolf}
          - {both: pass}
          - {A: pass}
          - {B: play, card: Hush, target: A.Wolf}
          - {both: pass}
        expect: {A.Wolf: {zone: graveyard}, chase: 0, A.field: 0}
    """),
        {"Ritual": RITUAL},
    )


@clause("1006.2")
def test_summoned_is_what_resolved_from_the_chase() -> None:
    played(
        CARDS
        + dedent("""
        start: {A: {hand: [Ritual, Exhume, Wolf], graveyard: [Wolf, Wolf], field: [Host],
            will: "{W}{W}{W}{W}{W}{W}{W}{W}{W}"}}
        do:
          - {A: play, card: Exhume, target: "A.Wolf"}
          - {both: pass}
          - {expect: {chase: 0, A.field: [Host, Wolf]}}
          - {A: play, card: Ritual, target: "A.Wolf"}
          - {both: pass}
          - {both: pass}
          - {expect: {chase: [Host], A.field: [Host, Wolf, Wolf]}}
          - {both: pass}
          - {A: play, card: Wolf}
          - {both: pass}
          - {expect: {chase: [Host]}}
          - {both: pass}
        expect: {A.life: 4200}
    """),
        {"Ritual": RITUAL, "Host": SUMMONED},
    )
