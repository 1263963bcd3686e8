"""708: playing cards with [Trigger]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from situations import expect, go, situation
from willpower.abilities.ability import Keyword
from willpower.abilities.conditions import Exists
from willpower.abilities.effects import Draw, PayWill
from willpower.abilities.nouns import All, ControlledBy, Filter, TypeIs, You
from willpower.abilities.quantities import Num
from willpower.abilities.symbols import RESONATOR
from willpower.abilities.triggers import Attacks

CARDS = """\
cards:
  - {name: Ogre, type: Resonator, cost: "{1}", atk: 800, def: 800}
  - {name: Pit, type: "Spell:Chant-Standby", cost: "{R}",
      text: ["[Trigger] When a resonator your opponent controls attacks => Destroy that resonator."]}
  - {name: Snare, type: "Spell:Chant-Standby", cost: "{R}{R}",
      text: ["[Trigger] Pay {1}: Target player loses 500 life."]}
  - {name: Ghost, type: Resonator, cost: "{R}{R}", atk: 100, def: 100,
      text: ["[Stealth] When a resonator your opponent controls attacks."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("708.1", "708.1a", "708.2", "708.3")
def test_an_automatic_card_is_revealed_when_its_condition_occurs_and_then_played() -> None:
    with_cards("""
        start: {A: {field: [Ogre]}, B: {standby: [Pit]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {expect: {decision: {player: B, kind: reveal}, chase: 0}}
          - {B: reveal, card: Pit}
          - {expect: {chase: [Pit], priority: A}}
          - {both: pass}
        expect: {A.Ogre: {zone: graveyard}, B.graveyard: [Pit]}
    """)


@clause("708.1", "708.1a")
def test_an_automatic_card_cannot_be_played_by_hand() -> None:
    with_cards("""
        start: {A: {standby: [Pit], hand: [Pit, Snare], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: cannot, do: {play: Pit, from: standby}, because: "708.1"}
          - {A: cannot, do: {play: Pit, from: hand}, because: "708.1"}
          - {A: can, do: {play: Snare, target: B}}
    """)


@clause("708.2")
def test_revealing_is_a_choice() -> None:
    with_cards("""
        start: {A: {field: [Ogre]}, B: {standby: [Pit]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: answer, with: no}
          - {finish: battle}
        expect: {A.Ogre: {zone: field}, B.standby: [Pit], B.life: 3200}
    """)


@clause("708.2", "708.4")
def test_from_the_hand_as_well_but_then_for_its_cost() -> None:
    with_cards("""
        start: {A: {field: [Ogre]}, B: {hand: [Pit], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: reveal, card: Pit}
          - {expect: {chase: [Pit], B.recovered_stones: 0}}
          - {both: pass}
        expect: {A.Ogre: {zone: graveyard}}
    """)


@clause("708.2")
def test_not_from_the_graveyard() -> None:
    with_cards("""
        start: {A: {field: [Ogre]}, B: {graveyard: [Pit], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {expect: {decision: {player: A, kind: priority}}}
          - {finish: battle}
        expect: {B.life: 3200}
    """)


@clause("708.2a")
def test_a_triggered_card_does_not_trigger_again() -> None:
    # Two resonators enter at once: two moments, one reveal, one play.
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
          - {name: Alarm, type: "Spell:Chant-Standby", cost: "{R}",
              text: ["[Trigger] When a resonator enters your opponent's field => You gain 100 life."]}
          - {name: Pack, type: Chant, cost: "{0}",
              text: ["Put two target resonator cards from your graveyard into the field."]}
        start: {A: {hand: [Pack], graveyard: [Wolf, Wolf]}, B: {standby: [Alarm]}}
        do:
          - {A: play, card: Pack, target: ["A.Wolf#1", "A.Wolf#2"]}
          - {both: pass}
          - {B: reveal, card: Alarm}
          - {expect: {chase: [Alarm], decision: {kind: priority}}}
          - {both: pass}
        expect: {B.life: 4100, B.graveyard: [Alarm], chase: 0}
    """)


@clause("708.3")
def test_a_triggered_card_must_be_played_and_goes_before_any_action() -> None:
    with_cards("""
        start: {A: {field: [Ogre]}, B: {standby: [Pit]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: reveal, card: Pit}
        expect: {chase: [Pit], decision: {player: A, kind: priority}, B.standby: []}
    """)


@clause("708.3a")
def test_if_it_cannot_be_played_it_goes_to_the_graveyard() -> None:
    # Revealed from hand without the will for its cost.
    with_cards("""
        start: {A: {field: [Ogre]}, B: {hand: [Pit]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: reveal, card: Pit}
          - {expect: {chase: 0, B.graveyard: [Pit], B.hand: 0}}
          - {finish: battle}
        expect: {B.life: 3200}
    """)


@clause("708.3a")
def test_without_a_legal_target_it_goes_to_the_graveyard() -> None:
    holds("""
        cards:
          - {name: Ogre, type: Resonator, cost: "{1}", atk: 800, def: 800}
          - {name: Push, type: "Spell:Chant-Standby", cost: "{R}",
              text: ["[Trigger] When a resonator your opponent controls attacks => Destroy target resonator
                you control."]}
        start: {A: {field: [Ogre]}, B: {standby: [Push]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: reveal, card: Push}
        expect: {chase: 0, B.graveyard: [Push], B.standby: []}
    """)


@clause("708.3a")
def test_a_prohibition_sends_it_to_the_graveyard() -> None:
    holds("""
        cards:
          - {name: Ogre, type: Resonator, cost: "{1}", atk: 800, def: 800,
              text: ["Your opponent cannot play chants."]}
          - {name: Pit, type: "Spell:Chant-Standby", cost: "{R}",
              text: ["[Trigger] When a resonator your opponent controls attacks => Destroy that resonator."]}
        start: {A: {field: [Ogre]}, B: {standby: [Pit]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: reveal, card: Pit}
        expect: {chase: 0, B.graveyard: [Pit], A.Ogre: {zone: field}}
    """)


@clause("708.3a", "910.1")
def test_what_happens_instead_of_going_to_a_graveyard_happens_to_it_too() -> None:
    holds("""
        cards:
          - {name: Ogre, type: Resonator, cost: "{1}", atk: 800, def: 800,
              text: ["If a card would be put into your opponent's graveyard, remove it from the game
                instead."]}
          - {name: Push, type: "Spell:Chant-Standby", cost: "{R}",
              text: ["[Trigger] When a resonator your opponent controls attacks => Destroy target resonator
                you control."]}
        start: {A: {field: [Ogre]}, B: {standby: [Push]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: reveal, card: Push}
          - {expect: {chase: 0, B.graveyard: 0, B.removed: [Push], B.standby: []}}
          - {finish: battle}
        expect: {B.life: 3200}
    """)


@clause("708.4")
def test_from_standby_only_what_stands_before_the_colon() -> None:
    with_cards("""
        start: {A: {standby: [Snare], hand: [Snare], stones: {Water Magic Stone: 1}}}
        do:
          - {A: cannot, do: {play: Snare, from: hand, target: B}, because: "903.2j"}
          - {A: play, card: Snare, from: standby, target: B}
          - {expect: {A.recovered_stones: 0}}
          - {both: pass}
        expect: {B.life: 3500, A.graveyard: [Snare]}
    """)


@clause("708.4")
def test_from_hand_the_cost_and_what_stands_before_the_colon() -> None:
    with_cards("""
        start: {A: {hand: [Snare], stones: {Fire Magic Stone: 2, Water Magic Stone: 1}}}
        do:
          - {A: play, card: Snare, target: B}
          - {expect: {A.recovered_stones: 0, chase: [Snare]}}
    """)
    with_cards("""
        start: {A: {hand: [Snare], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: cannot, do: {play: Snare, target: B}, because: "903.2j"}
    """)


@clause("708.4")
def test_what_stands_before_the_colon_must_be_possible() -> None:
    holds("""
        cards:
          - {name: Bargain, type: "Spell:Chant-Standby", cost: "{R}",
              text: ["[Trigger] Discard a card: Target player loses 500 life."]}
        start: {A: {standby: [Bargain]}}
        do:
          - {A: cannot, do: {play: Bargain, from: standby, target: B}, because: "903.2j"}
    """)
    holds("""
        cards:
          - {name: Bargain, type: "Spell:Chant-Standby", cost: "{R}",
              text: ["[Trigger] Discard a card: Target player loses 500 life."]}
        start: {A: {standby: [Bargain], hand: [Filler]}}
        do:
          - {A: play, card: Bargain, from: standby, target: B}
          - {expect: {A.graveyard: [Filler], chase: [Bargain]}}
    """)


@clause("708.4")
def test_a_trigger_card_is_played_from_hand_or_standby_only() -> None:
    with_cards("""
        start: {A: {graveyard: [Snare], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: cannot, do: {play: Snare, from: graveyard, target: B}, because: "708.4"}
    """)


@clause("708.4")
def test_a_trigger_card_is_played_whenever_one_has_priority() -> None:
    with_cards("""
        start: {A: {}, B: {standby: [Snare], stones: {Water Magic Stone: 1}}}
        do:
          - {A: pass}
          - {B: play, card: Snare, from: standby, target: A}
          - {resolve: all}
        expect: {A.life: 3500}
    """)


@clause("708.5")
def test_not_in_the_turn_it_was_set() -> None:
    with_cards("""
        start: {A: {hand: [Snare], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: standby, card: Snare}
          - {A: cannot, do: {play: Snare, from: standby, target: B}, because: "708.5"}
          - {go: "B main"}
          - {B: pass}
          - {A: can, do: {play: Snare, from: standby, target: B}}
    """)


@clause("708.5")
def test_nor_does_it_trigger_that_turn_while_stealth_does() -> None:
    with_cards("""
        start: {A: {field: [Ogre]}, B: {standby: [{card: Pit, set_this_turn: true}]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {expect: {decision: {player: A, kind: priority}}}
    """)
    with_cards("""
        start: {A: {field: [Ogre]}, B: {standby: [{card: Ghost, set_this_turn: true}]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {expect: {decision: {player: B, kind: reveal}}}
          - {B: answer, with: no}
    """)


@clause("708.6")
def test_the_part_after_the_colon_then_the_graveyard() -> None:
    with_cards("""
        start: {A: {standby: [Snare], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Snare, from: standby, target: B}
          - {expect: {B.life: 4000}}
          - {both: pass}
        expect: {B.life: 3500, A.graveyard: [Snare], A.standby: []}
    """)


COSTLY = Keyword(
    keyword="trigger",
    trigger=Attacks(All(Filter((TypeIs(RESONATOR),)))),
    cost=(PayWill("{1}"),),
    effect=Draw(Num(1)),
)
TOLL = """
        cards:
          - {name: Ogre, type: Resonator, cost: "{1}", atk: 800, def: 800}
          - {name: Toll, type: "Spell:Chant-Standby", cost: "{R}"}
"""


@clause("708.3a", "708.4")
def test_an_automatic_card_with_a_cost_is_paid_for_when_it_is_played() -> None:
    run = situation(
        TOLL + "        start: {A: {field: [Ogre]}, B: {standby: [Toll], stones: {Water Magic Stone: 1}}}",
        {"Toll": (COSTLY,)},
    )
    go(run, "{A: attack, card: Ogre, object: B}", "{B: reveal, card: Toll}")
    expect(run, "{chase: [Toll], B.recovered_stones: 0}")
    run = situation(TOLL + "        start: {A: {field: [Ogre]}, B: {standby: [Toll]}}", {"Toll": (COSTLY,)})
    go(run, "{A: attack, card: Ogre, object: B}", "{B: reveal, card: Toll}")
    expect(run, "{chase: 0, B.graveyard: [Toll], B.standby: []}")


@clause("708.3a")
def test_what_it_requires_besides_is_asked_when_it_is_played() -> None:
    keyword = Keyword(
        keyword="trigger",
        trigger=Attacks(All(Filter((TypeIs(RESONATOR),)))),
        condition=Exists(All(Filter((TypeIs(RESONATOR), ControlledBy(You()))))),
        effect=Draw(Num(1)),
    )
    for field, zone in (("[Ogre]", "chase: [Toll]"), ("[]", "B.graveyard: [Toll]")):
        run = situation(
            TOLL + f"        start: {{A: {{field: [Ogre]}}, B: {{standby: [Toll], field: {field}}}}}",
            {"Toll": (keyword,)},
        )
        go(run, "{A: attack, card: A.Ogre, object: B}", "{B: reveal, card: Toll}")
        expect(run, "{" + zone + "}")
