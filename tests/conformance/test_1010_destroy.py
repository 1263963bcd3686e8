"""1010: destroying."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.ability import Spell
from willpower.abilities.effects import DoJudgment
from willpower.abilities.nouns import RulerOf, You
from willpower.abilities.symbols import RULER
from written_kit import played

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Rock, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["This card cannot be destroyed."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target J/resonator."]}
  - {name: Regicide, type: Chant, cost: "{0}", text: ["Destroy target ruler."]}
  - {name: Coup, type: Chant, cost: "{0}", text: ["Destroy target J/ruler."]}
  - {name: Ruin, type: Chant, cost: "{0}", text: ["Destroy all resonators."]}
  - {name: Zap, type: Chant, cost: "{0}", text: ["[Quickcast]",
      "This card deals 500 damage to target resonator."]}
  - {name: Wither, type: Chant, cost: "{0}", text: ["Target resonator gains [-300/-300] until end of turn."]}
  - {name: Steal, type: Chant, cost: "{0}", text: ["Gain control of target resonator."]}
  - {name: Crown, type: Chant, cost: "{0}"}
  - {name: Sweep, type: Chant, cost: "{0}", text: ["Destroy target card in a standby area."]}
  - {name: Mend, type: Chant, cost: "{0}", text: ["Remove an astral counter from your ruler."]}
  - {name: Mourner, type: Regalia, cost: "{1}",
      text: ["When a J/resonator is destroyed => You gain 100 life."]}
  - {name: Decoy, type: Regalia, cost: "{1}",
     text: ["If a J/resonator you control would be destroyed, banish this card instead."]}
  - name: Old Queen
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Young Queen, type: J-Ruler, atk: 900, def: 900,
        text: ["When this card is destroyed => Draw a card."]}
  - name: Old King
    type: Ruler
    text: ["[Judgment] {0}", "{1}: You gain 100 life."]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900, text: ["[Flying]"]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1010.1")
def test_a_card_goes_to_its_owners_graveyard() -> None:
    with_cards("""
        start: {A: {hand: [Steal, Snuff]}, B: {field: [Wolf]}}
        do:
          - {A: play, card: Steal, target: B.Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {zone: field, controller: A}}}
          - {A: play, card: Snuff, target: Wolf}
          - {both: pass}
        expect: {B.graveyard: [Wolf], A.graveyard: [Snuff, Steal], log: ["1010.1"]}
    """)


@clause("1010.1", "1010.1a", "1010.1a-i")
def test_a_j_ruler_goes_to_the_ruler_area_astral() -> None:
    with_cards("""
        start: {A: {hand: [Snuff], will: "{R}"}, B: {ruler: {card: Old King, face: back,
            counters: {mana: 1}}}}
        do:
          - {expect: {"B.Young King": {zone: field, astral: false}}}
          - {A: play, card: Snuff, target: "B.Young King"}
          - {both: pass}
        expect:
          "B.Old King": {zone: ruler, face: front, astral: true, counters: {mana: 1, astral: 1},
              name: Old King}
          B.graveyard: 0
          B.life: 4000
    """)


@clause("1010.1a")
def test_its_judgment_is_lost_for_the_game() -> None:
    with_cards("""
        start: {turn: B, A: {hand: [Snuff]}, B: {ruler: {card: Old King, face: back}, will: "{R}"}}
        do:
          - {B: pass}
          - {A: play, card: Snuff, target: "B.Young King"}
          - {both: pass}
          - {B: cannot, do: {judgment: true}, because: "705.1"}
          - {B: can, do: {activate: Old King, ability: 2}}
          - {go: "B main"}
          - {B: cannot, do: {judgment: true}, because: "705.1"}
          - {expect: {"B.Old King": {has_not: [Judgment]}}}
    """)


@clause("1010.1a")
def test_without_its_counter_it_is_still_astral() -> None:
    with_cards("""
        start: {A: {ruler: {card: Old King, astral: true, counters: {astral: 1}}, hand: [Mend]}}
        do:
          - {A: play, card: Mend}
          - {both: pass}
          - {expect: {"A.Old King": {counters: {}, astral: true}}}
          - {A: cannot, do: {judgment: true}, because: "705.1"}
    """)


@clause("1010.1b")
def test_a_ruler_without_judgment_does_not_become_a_j_ruler() -> None:
    crown = (Spell(paragraph=1, effect=DoJudgment(RulerOf(You(), RULER))),)
    played(
        CARDS
        + dedent("""
        start: {A: {ruler: {card: Old King, astral: true, counters: {astral: 1}}, hand: [Crown]}}
        do:
          - {A: play, card: Crown}
          - {both: pass}
        expect: {"A.Old King": {zone: ruler, face: front}}
    """),
        {"Crown": crown},
    )
    played(
        CARDS
        + dedent("""
        start: {A: {ruler: Old King, hand: [Crown]}}
        do:
          - {A: play, card: Crown}
          - {both: pass}
        expect: {"A.Young King": {zone: field, face: back}}
    """),
        {"Crown": crown},
    )


@clause("1010.1")
def test_a_destroyed_j_ruler_counts_as_destroyed() -> None:
    """What waits for a J/resonator to be destroyed triggers, its own ability too, though it is a ruler
    now."""
    with_cards("""
        start: {A: {ruler: {card: Old Queen, face: back}, field: [Mourner]}, B: {hand: [Snuff]}}
        do:
          - {A: pass}
          - {B: play, card: Snuff, target: "A.Young Queen"}
          - {both: pass}
          - {expect: {"A.Old Queen": {zone: ruler}, decision: {player: A, kind: trigger}}}
          - {A: answer, with: Mourner}
          - {resolve: all}
        expect: {A.life: 4100, A.hand: 1, log: ["1009.1"]}
    """)


@clause("1010.1")
def test_the_destruction_of_a_j_ruler_can_be_replaced() -> None:
    with_cards("""
        start: {A: {ruler: {card: Old King, face: back}, field: [Decoy]}, B: {hand: [Snuff, Snuff]}}
        do:
          - {A: pass}
          - {B: play, card: Snuff, target: "A.Young King"}
          - {both: pass}
          - {expect: {"A.Young King": {zone: field, astral: false}, A.Decoy: {zone: graveyard}}}
          - {A: pass}
          - {B: play, card: Snuff, target: "A.Young King"}
          - {both: pass}
        expect: {"A.Old King": {zone: ruler, astral: true}}
    """)


@clause("1010.2")
def test_j_ruler_or_ruler_names_rulers_too() -> None:
    """[J/ruler] is short for ruler or J-ruler (201.2b)."""
    with_cards("""
        start: {A: {hand: [Coup]}, B: {ruler: Old King}}
        do:
          - {A: play, card: Coup, target: "B.Old King"}
          - {both: pass}
        expect: {"B.Old King": {zone: graveyard}}
    """)


@clause("1010.2")
def test_a_ruler_is_destroyed_only_by_an_effect_that_names_rulers() -> None:
    with_cards("""
        start: {A: {hand: [Snuff, Regicide]}, B: {ruler: Old King}}
        do:
          - {A: cannot, do: {play: Snuff, target: "B.Old King"}, because: "903.2g"}
          - {A: play, card: Regicide, target: "B.Old King"}
          - {both: pass}
        expect: {"B.Old King": {zone: graveyard}, B.graveyard: [Old King]}
    """)


@clause("1010.3")
def test_what_cannot_be_destroyed_ignores_effects_and_lethal_damage() -> None:
    with_cards("""
        start: {A: {hand: [Snuff, Ruin, Zap, Wither]}, B: {field: [Rock, Wolf]}}
        do:
          - {A: play, card: Snuff, target: B.Rock}
          - {both: pass}
          - {expect: {B.Rock: {zone: field}}}
          - {A: play, card: Zap, target: B.Rock}
          - {both: pass}
          - {expect: {B.Rock: {zone: field, damage: 500}, B.Wolf: {zone: field}}}
          - {A: play, card: Ruin}
          - {both: pass}
          - {expect: {B.Rock: {zone: field}, B.Wolf: {zone: graveyard}}}
          - {A: play, card: Wither, target: B.Rock}
          - {both: pass}
        expect: {B.Rock: {zone: field, def: 0}}
    """)


@clause("1010.1", "104.1")
def test_a_text_that_names_the_standby_area_destroys_there() -> None:
    with_cards("""
        start: {A: {hand: [Sweep]}, B: {standby: [Wolf, Rock], field: [Wolf]}}
        do:
          - {A: play, card: Sweep, target: B.Wolf}
          - {both: pass}
        expect: {B.graveyard: [Wolf], B.standby: 1, B.field: [Wolf], log: ["104.1"]}
    """)
