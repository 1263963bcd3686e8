"""1201-1206: rule processes, each by itself and in their order."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from situations import expect, go, situation
from willpower.abilities.ability import Activate, Continuous
from willpower.abilities.effects import AddTo
from willpower.abilities.nouns import This
from willpower.abilities.statics import Gains, LoseValues

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
  - {name: Bear, type: Resonator, cost: "{1}", atk: 300, def: 900}
  - {name: Mourner, type: Resonator, cost: "{1}", atk: 200, def: 200,
     text: ["When this card is put into a graveyard from the field =>
             You gain 100 life for each counter on it."]}
  - {name: Apocalypse, type: Chant, cost: "{0}",
     text: ["This card deals 4000 damage to target player. This card deals 400 damage to each resonator."]}
  - {name: Both, type: Chant, cost: "{0}", text: ["This card deals 4000 damage to each player."]}
  - {name: Nick, type: Chant, cost: "{0}", text: ["This card deals 50 damage to target player."]}
  - {name: Wilt, type: Chant, cost: "{0}", text: ["Put a [-100/-100] counter on target resonator."]}
  - {name: Blight, type: Chant, cost: "{0}",
     text: ["Put a [-100/-100] counter on target resonator. This card deals 200 damage to it."]}
  - {name: Rot, type: Chant, cost: "{0}", text: ["Put three [-100/-100] counters on target resonator."]}
  - {name: Spike, type: Chant, cost: "{0}", text: ["This card deals 300 damage to target resonator."]}
  - {name: Nail, type: Chant, cost: "{0}", text: ["This card deals 400 damage to target resonator."]}
  - {name: Weaken, type: Chant, cost: "{0}", text: ["Target resonator gains [-400/-400] until end of turn."]}
  - {name: Sip, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 1000 life."]}
  - {name: Greed, type: Chant, cost: "{0}", text: ["Draw three cards."]}
  - {name: Rush, type: Regalia, cost: "{1}", text: ["If you would draw a card, draw two cards instead."]}
  - {name: Immortal, type: Regalia, cost: "{1}", text: ["You cannot lose the game."]}
  - {name: Smash, type: Chant, cost: "{0}", text: ["Destroy target regalia."]}
  - {name: Vulture, type: Resonator, cost: "{1}", atk: 300, def: 300,
     text: ["Whenever a resonator is put into a graveyard from the field => You gain 100 life."]}
  - {name: Ruin, type: Chant, cost: "{0}", text: ["Destroy target resonator."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


# ---- the order --------------------------------------------------------------------------------------------


@clause("1201.1", "1202.1")
def test_losing_comes_before_destroying() -> None:
    with_cards("""
        start: {A: {hand: [Apocalypse]}, B: {field: [Wolf]}}
        do:
          - {A: play, card: Apocalypse, target: B}
          - {both: pass}
        expect: {winner: A, log: ["1202.1"], log_not: ["1204.1"], B.Wolf: {zone: field, damage: 400}}
    """)


@clause("1201.1", "1203.1")
def test_counters_cancel_before_cards_are_destroyed() -> None:
    # Mourner is destroyed without counters: what its ability counts is what it last had.
    with_cards("""
        start: {A: {field: [{card: Mourner, counters: {"+100/+100": 1}}], hand: [Blight]}}
        do:
          - {A: play, card: Blight, target: A.Mourner}
          - {resolve: all}
        expect: {A.Mourner: {zone: graveyard}, A.life: 4000}
    """)


@clause("1201.1")
def test_destroying_comes_before_rounding_and_rounding_before_additions() -> None:
    run = situation(
        CARDS
        + dedent("""\
          - {name: Ring, type: Addition, cost: "{1}", text: ["[Bestow] {1}"]}
        start: {A: {field: [Wolf, Ring], hand: [Greed]}}
        """)
    )
    g = run.g
    ring = next(i for i in g.table.field if g.table.objs[i].chars.names == ("Ring",))
    wolf = next(i for i in g.table.field if g.table.objs[i].chars.names == ("Wolf",))
    g.edit(ring).host = ring
    g.edit(wolf).damage = 400
    g.edit_player(0).life = 3950
    g.work.rules_due = True
    start = len(g.events())
    go(run, "{A: play, card: Greed}")
    told = [e.clause for e in run.g.events()[start:] if e.clause.startswith("120")]
    assert told == ["1204.1", "1205.1", "1206.1"]


@clause("1201.1")
def test_rule_processes_begin_anew_until_nothing_is_due() -> None:
    # The Captain dies of damage; without it the Wolf has no DEF left and dies in the next round.
    holds("""
        cards:
          - {name: Captain, type: Resonator, cost: "{1}", atk: 300, def: 300,
             text: ["Other resonators you control gain [+300/+300]."]}
          - {name: Wisp, type: Resonator, cost: "{1}", atk: 0, def: 0}
          - {name: Spike, type: Chant, cost: "{0}", text: ["This card deals 300 damage to target resonator."]}
        start: {A: {field: [Captain, Wisp], hand: [Spike]}}
        do:
          - {A: play, card: Spike, target: A.Captain}
          - {both: pass}
        expect: {A.Captain: {zone: graveyard}, A.Wisp: {zone: graveyard}, priority: A, log: ["1204.1",
          "1204.2"]}
    """)


# ---- 1202 -------------------------------------------------------------------------------------------------


@clause("1202.1")
def test_no_life_loses_before_anybody_can_act() -> None:
    with_cards("""
        start: {A: {hand: [Apocalypse]}, B: {hand: [Sip]}}
        do:
          - {A: play, card: Apocalypse, target: B}
          - {both: pass}
        expect: {winner: A, B.life: 0}
    """)


@clause("1202.1")
def test_one_hundred_life_does_not_lose() -> None:
    with_cards("""
        start: {A: {hand: [Apocalypse]}, B: {life: 4100}}
        do:
          - {A: play, card: Apocalypse, target: B}
          - {both: pass}
        expect: {over: false, B.life: 100}
    """)


@clause("1202.1")
def test_life_is_looked_at_only_by_the_rule_process() -> None:
    # Below zero in the middle of a resolution is no loss yet.
    holds("""
        cards:
          - {name: Swing, type: Chant, cost: "{0}",
             text: ["This card deals 4000 damage to target player. That player gains 500 life."]}
        start: {A: {hand: [Swing]}}
        do:
          - {A: play, card: Swing, target: B}
          - {both: pass}
        expect: {over: false, B.life: 500}
    """)


@clause("1202.1")
def test_both_without_life_is_a_draw() -> None:
    with_cards("""
        start: {A: {hand: [Both]}}
        do:
          - {A: play, card: Both}
          - {both: pass}
        expect: {draw: true}
    """)


@clause("1202.2")
def test_an_empty_deck_in_the_draw_phase_loses() -> None:
    with_cards("""
        start: {turn: B, A: {deck: [], fill: false}}
        do:
          - {go: "A draw"}
          - {expect: {over: false}}
          - {both: pass}
        expect: {winner: B, log: ["1202.2"]}
    """)


@clause("1202.2")
def test_other_draws_do_what_they_can() -> None:
    with_cards("""
        start: {A: {hand: [Greed], deck: [Wolf], fill: false}}
        do:
          - {A: play, card: Greed}
          - {both: pass}
        expect: {over: false, A.hand: [Wolf], A.deck: 0}
    """)


@clause("1202.2")
def test_a_raised_number_of_the_draw_phase_counts() -> None:
    with_cards("""
        start: {turn: B, A: {field: [Rush], deck: [Wolf], fill: false}}
        do:
          - {go: "A draw"}
          - {both: pass}
        expect: {winner: B, A.hand: [Wolf], log: ["1202.2"]}
    """)


@clause("1202.2")
def test_only_the_most_recent_draw_counts() -> None:
    # Immortal keeps A in the game at the check; when it is gone later, the old draw is not held against A.
    with_cards("""
        start: {turn: B, A: {field: [Immortal], hand: [Smash], deck: [], fill: false}}
        do:
          - {go: "A draw"}
          - {both: pass}
          - {expect: {over: false}}
          - {go: "A main"}
          - {A: play, card: Smash, target: A.Immortal}
          - {both: pass}
        expect: {over: false, A.Immortal: {zone: graveyard}}
    """)


# ---- 1203 -------------------------------------------------------------------------------------------------


@clause("1203.1")
def test_opposite_counters_cancel_in_pairs() -> None:
    with_cards("""
        start: {A: {field: [{card: Wolf, counters: {"+100/+100": 2, growth: 1}}], hand: [Rot]}}
        do:
          - {A: play, card: Rot, target: A.Wolf}
          - {both: pass}
        expect: {A.Wolf: {counters: {"-100/-100": 1, growth: 1}, atk: 300, def: 300}, log: ["1203.1"]}
    """)


@clause("1203.2")
def test_equally_many_all_go() -> None:
    with_cards("""
        start: {A: {field: [{card: Wolf, counters: {"+100/+100": 3}}], hand: [Rot]}}
        do:
          - {A: play, card: Rot, target: A.Wolf}
          - {both: pass}
        expect: {A.Wolf: {counters: {}, atk: 400, def: 400}, log: ["1203.2"]}
    """)


@clause("1203.1")
def test_counters_of_a_ruler_cancel_too() -> None:
    run = situation(CARDS + "start: {A: {hand: [Greed]}}\n")
    g = run.g
    ruler = g.table.players[0].zones[16][0]
    g.edit(ruler).counters = {"+100/+100": 2, "-100/-100": 1}
    g.work.rules_due = True
    go(run, "{A: play, card: Greed}")
    assert run.g.table.objs[ruler].counters == {"+100/+100": 1}


# ---- 1204 -------------------------------------------------------------------------------------------------


@clause("1204.1")
def test_damage_as_high_as_the_def_destroys_and_less_does_not() -> None:
    with_cards("""
        start: {A: {field: [Wolf, Wolf], hand: [Spike, Nail]}}
        do:
          - {A: play, card: Spike, target: "A.Wolf#1"}
          - {both: pass}
          - {expect: {"A.Wolf#1": {zone: field, damage: 300}}}
          - {A: play, card: Nail, target: "A.Wolf#2"}
          - {both: pass}
        expect: {"A.Wolf#1": {zone: field}, "A.Wolf#2": {zone: graveyard}, log: ["1204.1"]}
    """)


@clause("1204.1")
def test_damage_counts_when_the_def_sinks_later() -> None:
    with_cards("""
        start: {A: {field: [{card: Bear, damage: 500}], hand: [Weaken]}}
        do:
          - {A: play, card: Weaken, target: A.Bear}
          - {both: pass}
        expect: {A.Bear: {zone: graveyard}, log: ["1204.1"]}
    """)


@clause("1204.2")
def test_no_def_left_destroys_without_damage() -> None:
    with_cards("""
        start: {A: {field: [Wolf, Bear], hand: [Weaken]}}
        do:
          - {A: play, card: Weaken, target: A.Wolf}
          - {both: pass}
        expect: {A.Wolf: {zone: graveyard}, A.Bear: {zone: field}, log: ["1204.2"], log_not: ["1204.1"]}
    """)


@clause("1204.1", "1204.2")
def test_a_card_without_def_is_not_destroyed() -> None:
    ghostly = Continuous(1, effects=(Gains(This(), (LoseValues(False, True),)),))
    run = situation(
        """
        cards:
          - {name: Ghost, type: Resonator, cost: "{1}", atk: 400, def: 0}
          - {name: Mortal, type: Resonator, cost: "{1}", atk: 400, def: 100}
          - {name: Wither, type: Chant, cost: "{0}", text: ["Resonators gain [-400/-400] until end of turn."]}
        start: {A: {field: [Mortal], hand: [Ghost, Wither], will: "{1}"}}
        """,
        {"Ghost": (ghostly,)},
    )
    go(run, "{A: play, card: Ghost}", "{both: pass}", "{A: play, card: Wither}", "{both: pass}")
    expect(run, "{A.Ghost: {zone: field}, A.Mortal: {zone: graveyard}}")


@clause("1204.1")
def test_several_are_destroyed_at_the_same_time() -> None:
    with_cards("""
        start: {A: {hand: [Apocalypse]}, B: {life: 9000, field: [Wolf, Vulture]}}
        do:
          - {A: play, card: Apocalypse, target: B}
          - {resolve: all}
        expect: {B.life: 5200, B.Vulture: {zone: graveyard}}
    """)


# ---- 1205, 1206 -------------------------------------------------------------------------------------------


@clause("1205.1")
def test_life_is_rounded_up() -> None:
    with_cards("""
        start: {A: {hand: [Nick]}}
        do:
          - {A: play, card: Nick, target: B}
          - {both: pass}
        expect: {B.life: 4000, A.life: 4000, log: ["1007.2", "1205.1"]}
    """)


@clause("1205.1", "1201.1")
def test_life_below_zero_is_lost_before_it_could_be_rounded() -> None:
    with_cards("""
        start: {A: {hand: [Apocalypse]}, B: {life: 3900}}
        do:
          - {A: play, card: Apocalypse, target: B}
          - {both: pass}
        expect: {winner: A, B.life: -100}
    """)


@clause("1206.1")
def test_an_addition_is_not_added_to_itself() -> None:
    loop = Activate(1, effect=AddTo(This(), This()))
    run = situation(
        """
        cards:
          - {name: Ring, type: Addition, cost: "{1}"}
        start: {A: {field: [Ring]}}
        """,
        {"Ring": (loop,)},
    )
    go(run, "{A: activate, card: Ring}", "{both: pass}")
    expect(run, "{A.Ring: {zone: field, added_to: none}}")


@clause("1206.1")
def test_an_addition_found_on_itself_is_released() -> None:
    run = situation(
        """
        cards:
          - {name: Ring, type: Addition, cost: "{1}"}
          - {name: Sip, type: Chant, cost: "{0}", text: ["You gain 100 life."]}
        start: {A: {field: [Ring], hand: [Sip]}}
        """
    )
    g = run.g
    g.edit(g.table.field[0]).host = g.table.field[0]
    g.work.rules_due = True
    go(run, "{A: play, card: Sip}", "{both: pass}")
    expect(run, "{A.Ring: {added_to: none}}")
