"""1411.1a and 1416: the two kinds of [Trigger] and [Stealth]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from situations import expect, go, situation
from willpower.abilities.ability import Keyword
from willpower.abilities.conditions import Exists
from willpower.abilities.effects import Draw, GainLife, PayWill
from willpower.abilities.nouns import All, ControlledBy, Filter, TypeIs, You
from willpower.abilities.quantities import Num
from willpower.abilities.symbols import RESONATOR
from willpower.abilities.triggers import Attacks

CARDS = """\
cards:
  - {name: Ogre, type: Resonator, cost: "{0}", atk: 800, def: 800}
  - {name: Gate, type: Chant, cost: "{R}",
     text: ["[Trigger] When a resonator enters your opponent's field: You gain 100 life."]}
  - {name: Dusk, type: Chant, cost: "{R}", text: ["[Trigger] At end of turn: You gain 100 life."]}
  - {name: Last, type: Chant, cost: "{R}",
     text: ["[Trigger] If your life is 1000 or less: You gain 100 life."]}
  - {name: Echo, type: Chant, cost: "{R}",
     text: ["[Trigger] If your opponent played a chant this turn: You gain 100 life."]}
  - {name: Pond, type: Chant, cost: "{R}",
     text: ["[Trigger] You control two or more water magic stones: You gain 100 life."]}
  - {name: Toss, type: Chant, cost: "{R}", text: ["[Trigger] Discard a card: You gain 100 life."]}
  - {name: Toll, type: Chant, cost: "{R}", text: ["[Trigger] Pay {1}: You gain 100 life."]}
  - {name: Song, type: Chant, cost: "{0}", text: ["You gain 10 life."]}
  - {name: Wisp, type: Resonator, cost: "{R}{R}", atk: 100, def: 100,
     text: ["[Stealth] When a resonator your opponent controls attacks."]}
  - {name: Shade, type: Resonator, cost: "{R}{R}", atk: 100, def: 100,
     text: ["[Stealth] Your life is 1000 or less."]}
  - {name: Mourner, type: Resonator, cost: "{R}{R}", atk: 100, def: 100,
     text: ["[Stealth] A resonator was put into a graveyard from your field this turn."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Test, type: Chant, cost: "{R}"}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1411.1a", "1416.2a")
def test_an_event_before_a_colon_makes_it_an_automatic_card() -> None:
    with_cards("""
        start: {A: {hand: [Ogre]}, B: {life: 1000, standby: [Gate]}}
        do:
          - {A: play, card: Ogre}
          - {A: pass}
          - {B: cannot, do: {play: Gate, from: standby}, because: "708.1"}
          - {B: pass}
          - {expect: {decision: {player: B, kind: reveal}}}
          - {B: reveal, card: Gate}
          - {both: pass}
        expect: {B.life: 1100}
    """)


@clause("1416.2a")
def test_a_time_makes_it_an_automatic_card_too() -> None:
    with_cards("""
        start: {A: {life: 1000, standby: [Dusk]}}
        do:
          - {A: cannot, do: {play: Dusk, from: standby}, because: "708.1"}
          - {both: pass}
          - {both: pass}
          - {A: reveal, card: Dusk}
          - {expect: {phase: end, chase: [Dusk]}}
          - {both: pass}
        expect: {A.life: 1100}
    """)


@clause("1416.2b", "1416.4", "1416.4a")
def test_a_standing_condition_makes_it_playable_by_hand_for_nothing_while_it_holds() -> None:
    with_cards("""
        start: {A: {life: 1000, standby: [Last]}, B: {life: 1100, standby: [Last]}}
        do:
          - {A: play, card: Last, from: standby}
          - {expect: {chase: [Last], A.will: ""}}
          - {both: pass}
          - {expect: {A.life: 1100}}
          - {A: pass}
          - {B: cannot, do: {play: Last, from: standby}, because: "1416.4"}
    """)
    with_cards("""
        start:
          A: {standby: [Pond], stones: {Water Magic Stone: 2}}
          B: {standby: [Pond], stones: {Water Magic Stone: 1}}
        do:
          - {A: can, do: {play: Pond, from: standby}}
          - {A: pass}
          - {B: cannot, do: {play: Pond, from: standby}, because: "1416.4"}
    """)


@clause("1416.2b")
def test_a_past_event_makes_it_playable_by_hand_once_it_has_happened() -> None:
    with_cards("""
        start: {A: {hand: [Song], standby: [Echo]}, B: {life: 1000, standby: [Echo]}}
        do:
          - {A: cannot, do: {play: Echo, from: standby}, because: "1416.4"}
          - {A: play, card: Song}
          - {both: pass}
          - {A: cannot, do: {play: Echo, from: standby}, because: "1416.4"}
          - {A: pass}
          - {B: play, card: Echo, from: standby}
          - {both: pass}
        expect: {B.life: 1100}
    """)


@clause("1416.2c")
def test_an_action_makes_it_playable_by_hand_for_that_action() -> None:
    with_cards("""
        start: {A: {life: 1000, standby: [Toss, Toll], hand: [Ogre], stones: {Water Magic Stone: 1}}}
        do:
          - {A: play, card: Toss, from: standby}
          - {expect: {A.hand: 0, chase: [Toss], A.recovered_stones: 1}}
          - {A: play, card: Toll, from: standby}
          - {expect: {chase: [Toll, Toss], A.recovered_stones: 0}}
          - {resolve: all}
        expect: {A.life: 1200}
    """)
    with_cards("""
        start: {A: {standby: [Toss, Toll]}}
        do:
          - {A: cannot, do: {play: Toss, from: standby}}
          - {A: cannot, do: {play: Toll, from: standby}}
    """)


@clause("1416.4a")
def test_from_the_hand_only_the_cost_of_the_card_is_paid() -> None:
    with_cards("""
        start: {A: {life: 1000, hand: [Last], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: play, card: Last}
          - {expect: {A.recovered_stones: 1}}
          - {both: pass}
        expect: {A.life: 1100}
    """)


@clause("1416.1a")
def test_all_of_this_goes_for_stealth() -> None:
    with_cards("""
        start: {A: {field: [Ogre]}, B: {standby: [Wisp]}}
        do:
          - {A: pass}
          - {B: cannot, do: {play: Wisp, from: standby}, because: "708.1"}
          - {B: pass}
    """)
    with_cards("""
        start: {A: {field: [Ogre]}, B: {standby: [Wisp]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {expect: {decision: {player: B, kind: reveal}}}
          - {B: reveal, card: Wisp}
          - {both: pass}
        expect: {B.Wisp: {zone: field}}
    """)
    with_cards("""
        start: {A: {life: 1000, standby: [Shade]}, B: {life: 1100, standby: [Shade]}}
        do:
          - {A: play, card: Shade, from: standby}
          - {both: pass}
          - {expect: {A.Shade: {zone: field}}}
          - {A: pass}
          - {B: cannot, do: {play: Shade, from: standby}, because: "1416.4"}
    """)
    with_cards("""
        start: {A: {field: [Ogre], standby: [Mourner], hand: [Snuff]}}
        do:
          - {A: cannot, do: {play: Mourner, from: standby}, because: "1416.4"}
          - {A: play, card: Snuff, target: A.Ogre}
          - {both: pass}
          - {A: play, card: Mourner, from: standby}
    """)


ATTACK = Attacks(All(Filter((TypeIs(RESONATOR),))))
RESONATORS = Exists(All(Filter((TypeIs(RESONATOR), ControlledBy(You())))))


@clause("1416.3")
def test_an_automatic_card_with_a_cost_or_requirement_is_still_automatic() -> None:
    cost = Keyword(keyword="trigger", trigger=ATTACK, cost=(PayWill("{1}"),), effect=Draw(Num(1)))
    text = CARDS + "start: {A: {field: [Ogre]}, B: {standby: [Test], STONES}}"
    for stones, after in (
        ("stones: {Fire Magic Stone: 2}", "{chase: [Test], B.recovered_stones: 1}"),
        ("life: 4000", "{chase: 0, B.graveyard: [Test]}"),
    ):
        run = situation(text.replace("STONES", stones), {"Test": (cost,)})
        go(run, "{A: pass}", "{B: cannot, do: {play: Test, from: standby}, because: '708.1'}")
        run = situation(text.replace("STONES", stones), {"Test": (cost,)})
        go(run, "{A: attack, card: Ogre, object: B}", "{B: reveal, card: Test}")
        expect(run, after)
    need = Keyword(keyword="trigger", trigger=ATTACK, condition=RESONATORS, effect=Draw(Num(1)))
    for field, after in (
        ("field: [Ogre]", "{chase: [Test]}"),
        ("field: []", "{chase: 0, B.graveyard: [Test]}"),
    ):
        run = situation(text.replace("STONES", field), {"Test": (need,)})
        go(run, "{A: attack, card: A.Ogre, object: B}", "{B: reveal, card: Test}")
        expect(run, after)


@clause("1416.4")
def test_a_card_played_by_hand_asks_for_its_requirement_and_its_cost() -> None:
    both = Keyword(keyword="trigger", condition=RESONATORS, cost=(PayWill("{1}"),), effect=GainLife(Num(100)))
    for mine, why in (
        ("field: [Ogre], stones: {Fire Magic Stone: 1}", ""),
        ("field: [Ogre]", "903.2j"),
        ("stones: {Fire Magic Stone: 1}", "1416.4"),
    ):
        run = situation(CARDS + f"start: {{A: {{standby: [Test], {mine}}}}}", {"Test": (both,)})
        if why:
            go(run, "{A: cannot, do: {play: Test, from: standby}, because: '" + why + "'}")
        else:
            go(run, "{A: play, card: Test, from: standby}")
            expect(run, "{chase: [Test], A.recovered_stones: 0}")
