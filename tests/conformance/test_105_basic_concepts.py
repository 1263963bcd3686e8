"""105: turn player, owner, controller, life."""

from __future__ import annotations

from textwrap import dedent

import pytest

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Squire, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Healer, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["{0}: You gain 100 life."]}
  - {name: Herald, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Enter] => You gain 100 life."]}
  - {name: Mourner, type: Resonator, cost: "{1}", atk: 300, def: 300,
      text: ["When this card is put into a graveyard from the field => You gain 100 life."]}
  - {name: Dawn, type: Regalia, cost: "{1}",
      text: ["At the beginning of your main phase => You gain 100 life."]}
  - {name: Steal, type: Chant, cost: "{0}", text: ["[Quickcast]", "Gain control of target resonator."]}
  - {name: Borrow, type: Chant, cost: "{0}", text: ["Gain control of target resonator until end of turn."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Home, type: Chant, cost: "{0}", text: ["Return target resonator to its owner's hand."]}
  - {name: Banner, type: Regalia, cost: "{1}", text: ["Resonators you control gain [+100/+100]."]}
  - {name: Price, type: Chant, cost: "{0}",
      text: ["Pay any amount of life. Draw a card for each 300 life you lost this way."]}
  - {name: Odd, type: Chant, cost: "{0}", text: ["You gain 150 life."]}
  - {name: Oath, type: Chant, cost: "{0}",
      text: ["Until end of turn, resonators you control gain [+200/+200]."]}
"""


def basic(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("105.1")
def test_the_turn_player_is_who_performs_the_turn() -> None:
    basic("""
        start: {turn: A, A: {field: [Dawn]}, B: {field: [Dawn]}}
        do:
          - {expect: {turn: A, priority: A}}
          - {go: "B main"}
          - {expect: {turn: B, A.life: 4000, chase: [Dawn]}}
          - {both: pass}
        expect: {A.life: 4000, B.life: 4100}
    """)


@clause("105.2")
def test_a_card_goes_back_to_who_brought_it() -> None:
    basic("""
        start: {A: {hand: [Steal, Home]}, B: {field: [Squire]}}
        do:
          - {A: play, card: Steal, target: Squire}
          - {both: pass}
          - {expect: {A.Squire: {controller: A}}}
          - {A: play, card: Home, target: Squire}
          - {both: pass}
        expect: {A.hand: 0, B.hand: [Squire]}
    """)


@clause("105.3", "105.3b")
def test_you_is_who_controls_the_card_with_the_ability_now() -> None:
    basic("""
        start: {A: {hand: [Steal]}, B: {field: [Healer]}}
        do:
          - {A: cannot, do: {activate: B.Healer}}
          - {A: play, card: Steal, target: Healer}
          - {both: pass}
          - {A: activate, card: Healer}
          - {both: pass}
          - {expect: {A.life: 4100, B.life: 4000}}
          - {A: pass}
          - {B: cannot, do: {activate: A.Healer}}
    """)


@clause("105.3b")
def test_an_ability_on_the_chase_stays_its_controllers() -> None:
    basic("""
        start: {A: {field: [Healer]}, B: {hand: [Steal]}}
        do:
          - {A: activate, card: Healer}
          - {A: pass}
          - {B: play, card: Steal, target: Healer}
          - {both: pass}
          - {expect: {B.Healer: {controller: B}, chase: [Healer]}}
          - {both: pass}
        expect: {A.life: 4100, B.life: 4000}
    """)


@clause("105.3a")
def test_without_another_effect_the_owner_controls_a_card() -> None:
    basic("""
        start: {A: {hand: [Borrow]}, B: {field: [Squire]}}
        do:
          - {expect: {B.Squire: {controller: B}}}
          - {A: play, card: Borrow, target: Squire}
          - {both: pass}
          - {expect: {A.Squire: {controller: A}}}
          - {finish: turn}
        expect: {B.Squire: {controller: B}}
    """)


@clause("105.3b")
def test_a_stolen_card_dies_for_who_controlled_it() -> None:
    basic("""
        start: {A: {hand: [Steal, Snuff]}, B: {field: [Mourner]}}
        do:
          - {A: play, card: Steal, target: Mourner}
          - {both: pass}
          - {A: play, card: Snuff, target: Mourner}
          - {resolve: all}
        expect: {A.life: 4100, B.life: 4000, B.graveyard: [Mourner]}
    """)


@clause("105.3c")
def test_an_effect_is_its_abilitys_controllers() -> None:
    # The effect goes on meaning A's resonators when its card is long gone.
    basic("""
        start: {A: {hand: [Oath, Steal], field: [Squire]}, B: {field: [Healer]}}
        do:
          - {A: play, card: Oath}
          - {both: pass}
          - {expect: {A.Squire: {atk: 500}, B.Healer: {atk: 300}}}
          - {A: play, card: Steal, target: Healer}
          - {both: pass}
        expect: {A.Healer: {atk: 500}}
    """)


@clause("105.3c")
def test_who_takes_a_card_takes_its_effects() -> None:
    holds("""
        cards:
          - {name: Squire, type: Resonator, cost: "{1}", atk: 300, def: 300}
          - {name: Bannerman, type: Resonator, cost: "{1}", atk: 300, def: 300,
              text: ["Other resonators you control gain [+100/+100]."]}
          - {name: Steal, type: Chant, cost: "{0}", text: ["Gain control of target resonator."]}
        start: {A: {hand: [Steal], field: [Squire]}, B: {field: [Bannerman, Squire]}}
        do:
          - {expect: {A.Squire: {atk: 300}, B.Squire: {atk: 400}}}
          - {A: play, card: Steal, target: Bannerman}
          - {both: pass}
        expect: {A.Squire: {atk: 400}, B.Squire: {atk: 300}}
    """)


@clause("105.4")
def test_no_life_left_loses() -> None:
    for life, over in ((100, "true"), (200, "false")):
        holds(f"""
            cards: [{{name: Prick, type: Chant, cost: "{{0}}", text: ["You lose 100 life."]}}]
            start: {{A: {{hand: [Prick], life: {life}}}}}
            do:
              - {{A: play, card: Prick}}
              - {{both: pass}}
            expect: {{over: {over}}}
        """)


@clause("105.4a")
def test_any_amount_of_life_is_paid_in_hundreds() -> None:
    basic("""
        start: {A: {hand: [Price], life: 700}}
        do:
          - {A: play, card: Price}
          - {both: pass}
          - {A: can, do: {answer: 0}}
          - {A: can, do: {answer: 500}}
          - {A: cannot, do: {answer: 50}}
          - {A: cannot, do: {answer: 550}}
          - {A: cannot, do: {answer: 800}}
          - {A: answer, with: 600}
        expect: {A.life: 100, A.hand: 2}
    """)


@clause("105.4a")
def test_life_is_kept_in_hundreds() -> None:
    basic("""
        start: {A: {hand: [Odd]}}
        do:
          - {A: play, card: Odd}
          - {both: pass}
        expect: {A.life: 4200}
    """)


@clause("105.3b", "906.5")
def test_an_ability_that_waits_is_its_cards_new_controllers() -> None:
    holds("""
        cards:
          - {name: Imp, type: Resonator, cost: "{1}", atk: 100, def: 900,
             text: ["Whenever this card is dealt damage => You gain 500 life."]}
          - {name: Lure, type: Chant, cost: "{0}",
             text: ["This card deals 100 damage to target resonator. Gain control of it."]}
        start: {A: {hand: [Lure]}, B: {field: [Imp]}}
        do:
          - {A: play, card: Lure, target: B.Imp}
          - {both: pass}
          - {resolve: all}
        expect: {A.life: 4500, B.life: 4000, A.Imp: {controller: A}}
    """)


LEASH = """
          - {name: Drake, type: Resonator, cost: "{0}", race: [Dragon], atk: 300, def: 300}
          - {name: Wolf, type: Resonator, cost: "{0}", race: [Beast], atk: 300, def: 300}
          - {name: Guard, type: Resonator, cost: "{0}", atk: 500, def: 500}
          - {name: Taming, type: Chant, cost: "{0}",
             text: ["Target resonator becomes a Dragon until end of turn."]}
          - {name: Slay, type: Chant, cost: "{0}", text: ["Destroy target Dragon."]}
"""


@pytest.mark.parametrize(
    "words",
    [
        "As long as you control a Dragon, you control added resonator.",
        "You control added resonator as long as you control a Dragon.",
    ],
)
@clause("105.3", "904.1")
def test_control_under_a_condition_is_had_while_the_condition_holds(words: str) -> None:
    holds(f"""
        cards: {LEASH}
          - {{name: Leash, type: "Addition:Resonator", cost: "{{0}}", text: ["{words}"]}}
        start: {{A: {{field: [Wolf, {{card: Leash, added_to: B.Guard}}], hand: [Drake, Taming, Slay]}},
          B: {{field: [Guard]}}}}
        do:
          - {{expect: {{B.Guard: {{controller: B}}}}}}
          - {{A: play, card: Drake}}
          - {{resolve: all}}
          - {{expect: {{A.Guard: {{controller: A}}}}}}
          - {{A: play, card: Slay, target: Drake}}
          - {{resolve: all}}
          - {{expect: {{B.Guard: {{controller: B}}}}}}
          - {{A: play, card: Taming, target: A.Wolf}}
          - {{resolve: all}}
          - {{expect: {{A.Guard: {{controller: A}}}}}}
          - {{finish: turn}}
          - {{expect: {{B.Guard: {{controller: B}}}}}}
    """)


@clause("105.3", "904.1")
def test_an_addition_that_lost_its_ability_gives_the_card_back() -> None:
    holds("""
        cards:
          - {name: Leash, type: "Addition:Resonator", cost: "{0}", text: ["You control added resonator."]}
          - {name: Guard, type: Resonator, cost: "{0}", atk: 500, def: 500}
          - {name: Quiet, type: Chant, cost: "{0}",
             text: ["Target addition loses all abilities until end of turn."]}
        start: {A: {field: [{card: Leash, added_to: B.Guard}], hand: [Quiet]}, B: {field: [Guard]}}
        do:
          - {expect: {A.Guard: {controller: A}}}
          - {A: play, card: Quiet, target: Leash}
          - {resolve: all}
          - {expect: {B.Guard: {controller: B}}}
          - {finish: turn}
          - {expect: {A.Guard: {controller: A}}}
    """)


@clause("105.3", "904.1")
def test_control_of_all_cards_of_a_race_is_had_while_they_are_of_it() -> None:
    holds("""
        cards:
          - {name: Necropolis, type: Regalia, cost: "{1}", text: ["You control all Zombies."]}
          - {name: Bite, type: Chant, cost: "{0}",
              text: ["Target resonator becomes a Zombie until end of turn."]}
          - {name: Knight, type: Resonator, cost: "{1}", race: [Knight], atk: 400, def: 400}
        start: {A: {hand: [Bite], field: [Necropolis]}, B: {field: [Knight]}}
        do:
          - {A: play, card: Bite, target: B.Knight}
          - {both: pass}
          - {expect: {A.Knight: {controller: A}}}
          - {go: "B main"}
        expect: {B.Knight: {controller: B}}
    """)


@clause("105.3", "909.3b")
def test_control_that_is_gained_once_more_holds_when_the_first_effect_is_over() -> None:
    holds("""
        cards:
          - {name: Ox, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Lure, type: Chant, cost: "{0}", text: ["Gain control of target resonator until end of
              turn."]}
          - {name: Keep, type: Chant, cost: "{0}", text: ["Gain control of target resonator."]}
        start: {A: {hand: [Lure, Keep]}, B: {field: [Ox]}}
        do:
          - {A: play, card: Lure, target: B.Ox}
          - {both: pass}
          - {A: play, card: Keep, target: A.Ox}
          - {both: pass}
          - {go: "B main"}
        expect: {A.Ox: {controller: A}}
    """)


@clause("105.3", "909.3b", "104.3")
def test_control_for_a_longer_time_is_gained_by_who_has_the_card_already() -> None:
    holds("""
        cards:
          - {name: Ox, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Lure, type: Chant, cost: "{0}", text: ["Gain control of target resonator until end of
              turn."]}
          - {name: Hold, type: Chant, cost: "{0}", text: ["Gain control of target resonator until your
              next turn."]}
          - {name: Jailer, type: Regalia, cost: "{0}", text: ["Whenever you gain control of a resonator
              => You gain 100 life."]}
        start: {A: {hand: [Lure, Hold], field: [Jailer]}, B: {field: [Ox]}}
        do:
          - {A: play, card: Lure, target: B.Ox}
          - {resolve: all}
          - {expect: {A.life: 4100}}
          - {A: play, card: Hold, target: A.Ox}
          - {resolve: all}
          - {expect: {A.life: 4100}}
          - {go: "B main"}
          - {expect: {A.Ox: {controller: A}}}
          - {go: "A main"}
        expect: {B.Ox: {controller: B}}
    """)
