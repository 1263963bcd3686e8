"""905: activate abilities."""

from __future__ import annotations

from conformance_kit import clause, holds
from situations import card, choices, go, pick, situation
from willpower.abilities.ability import Activate
from willpower.abilities.effects import GainLife, LoseLife
from willpower.abilities.quantities import Num
from willpower.abilities.symbols import HAND


@clause("905.1", "905.2b")
def test_at_any_time_one_may_and_by_the_usual_steps() -> None:
    holds("""
        cards:
          - {name: Sniper, type: Regalia, cost: "{0}",
              text: ["{X}: This card deals X00 damage to target player."]}
          - {name: Slow, type: Regalia, cost: "{0}",
              text: ["{0}: You gain 100 life. Play this ability only during your turn."]}
        start: {A: {}, B: {field: [Sniper, Slow], stones: {Light Magic Stone: 2}}}
        do:
          - {A: pass}
          - {B: cannot, do: {activate: Slow}}
          - {B: activate, card: Sniper, x: 2, target: A}
          - {expect: {chase: [Sniper], B.recovered_stones: 0}}
          - {resolve: all}
        expect: {A.life: 3800}
    """)


@clause("905.2a")
def test_the_card_in_a_hidden_zone_is_shown_while_the_ability_is_on_the_chase() -> None:
    ability = Activate(zones=HAND, cost=(LoseLife(Num(100), pay=True),), effect=GainLife(Num(300)))
    run = situation(
        """
        cards:
          - {name: Whisper, type: Chant, cost: "{5}"}
        start: {A: {hand: [Whisper]}}
        """,
        {"Whisper": (ability,)},
    )
    assert not card(run, "Whisper").revealed
    pick(run, "activate", "Whisper")
    assert card(run, "Whisper").zone == HAND and card(run, "Whisper").revealed
    go(run, "{both: pass}")
    assert run.g.table.players[0].life == 4200
    assert not card(run, "Whisper").revealed


@clause("905.2a")
def test_a_cancelled_ability_hides_its_card_again() -> None:
    ability = Activate(zones=HAND, cost=(), effect=GainLife(Num(300)))
    run = situation(
        """
        cards:
          - {name: Whisper, type: Chant, cost: "{5}"}
          - {name: Hush, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target ability."]}
        start: {A: {hand: [Whisper, Hush]}}
        """,
        {"Whisper": (ability,)},
    )
    pick(run, "activate", "Whisper")
    pick(run, "play", "Hush")
    go(run, "{both: pass}")
    assert run.g.table.players[0].life == 4000 and not run.g.table.chase
    assert not card(run, "Whisper").revealed


@clause("905.3")
def test_the_rest_symbol_of_a_fresh_j_resonator() -> None:
    holds("""
        cards:
          - {name: Mage, type: Resonator, cost: "{0}", atk: 100, def: 100,
              text: ["{Rest}: You gain 100 life.", "{0}: You gain 200 life."]}
          - {name: Hasty, type: Resonator, cost: "{0}", atk: 100, def: 100, text: ["[Swiftness]",
              "{Rest}: You gain 100 life."]}
          - {name: Font, type: Regalia, cost: "{0}", text: ["{Rest}: You gain 100 life."]}
        start: {A: {hand: [Mage, Hasty, Font]}}
        do:
          - {A: play, card: Mage}
          - {both: pass}
          - {A: play, card: Hasty}
          - {both: pass}
          - {A: play, card: Font}
          - {both: pass}
          - {A: cannot, do: {activate: Mage, ability: 1}, because: "905.3"}
          - {A: can, do: {activate: Mage, ability: 2}}
          - {A: can, do: {activate: Hasty, ability: 2}}
          - {A: can, do: {activate: Font}}
          - {go: "A main"}
          - {A: can, do: {activate: Mage, ability: 1}}
    """)


@clause("905.3")
def test_also_for_will_and_after_a_change_of_control() -> None:
    holds("""
        cards:
          - {name: Elf, type: Resonator, cost: "{0}", atk: 100, def: 100, text: ["{Rest}: Produce {G}."]}
          - {name: Wolf, type: Resonator, cost: "{G}", atk: 100, def: 100}
          - {name: Charm, type: Chant, cost: "{0}",
              text: ["Gain control of target resonator until end of turn."]}
        start: {A: {hand: [Wolf, Charm], field: [{card: Elf, fresh: true}]}, B: {field: [Elf]}}
        do:
          - {A: cannot, do: {play: Wolf}, because: "903.2j"}
          - {A: cannot, do: {activate: A.Elf}, because: "905.3"}
          - {A: play, card: Charm, target: B.Elf}
          - {both: pass}
          - {A: cannot, do: {play: Wolf}, because: "903.2j"}
    """)


@clause("905.3")
def test_resting_another_card_for_a_cost_is_no_rest_symbol() -> None:
    holds("""
        cards:
          - {name: Boss, type: Regalia, cost: "{0}",
              text: ["Rest a recovered resonator you control: You gain 100 life."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 100, def: 100}
        start: {A: {field: [Boss, {card: Wolf, fresh: true}]}}
        do:
          - {A: activate, card: Boss}
          - {expect: {A.Wolf: {rested: true}, chase: [Boss]}}
    """)


@clause("905.3")
def test_a_j_ruler_that_came_this_turn() -> None:
    holds("""
        cards:
          - name: Old King
            type: Ruler
            text: ["[Judgment] {0}", "{Rest}: You gain 100 life."]
            back: {name: Young King, type: J-Ruler, atk: 900, def: 900, text: ["{Rest}: You gain 200 life."]}
        start: {A: {ruler: Old King}}
        do:
          - {A: can, do: {activate: Old King}}
          - {A: judgment}
          - {both: pass}
          - {A: cannot, do: {activate: Young King}, because: "905.3"}
    """)


def test_choices_names_what_is_offered() -> None:
    run = situation("start: {A: {}}")
    assert [o.kind for o in choices(run, "pass")] == ["pass"]
