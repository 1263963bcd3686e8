"""1028: the weather."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Rainmaker, type: Chant, cost: "{0}", text: ["The weather is rain."]}
  - {name: Thunder, type: Chant, cost: "{0}", text: ["The weather is thunderstorm."]}
  - {name: Curse, type: Chant, cost: "{0}", text: ["Your opponent's weather is rain."]}
  - {name: Shower, type: Chant, cost: "{0}", text: ["The weather is rain until end of turn."]}
  - {name: Cloud, type: Regalia, cost: "{0}", text: ["The weather is rain."]}
  - {name: Frog, type: Resonator, cost: "{1}", atk: 300, def: 300,
      text: ["This card gains [+200/+200] as long as the weather is rain."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1028.1", "1028.1a", "1028.1a-i")
def test_there_is_none_until_an_effect_makes_one() -> None:
    with_cards("""
        start: {A: {hand: [Rainmaker], field: [Frog]}, B: {field: [Frog]}}
        do:
          - {expect: {A.weather: "", B.weather: "", A.Frog: {atk: 300}}}
          - {A: play, card: Rainmaker}
          - {both: pass}
        expect: {A.weather: rain, B.weather: "", A.Frog: {atk: 500}, B.Frog: {atk: 300}, log: ["1028.1"]}
    """)


@clause("1028.1a")
def test_it_ends_with_the_effect_that_gives_it() -> None:
    with_cards("""
        start: {A: {hand: [Shower], field: [Frog]}}
        do:
          - {A: play, card: Shower}
          - {both: pass}
          - {expect: {A.weather: rain, A.Frog: {atk: 500}}}
          - {finish: turn}
        expect: {A.weather: "", A.Frog: {atk: 300}}
    """)


@clause("1028.1", "1028.1b")
def test_the_latest_one_counts() -> None:
    with_cards("""
        start: {A: {hand: [Thunder, Rainmaker, Shower], field: [Frog]}}
        do:
          - {A: play, card: Rainmaker}
          - {both: pass}
          - {A: play, card: Thunder}
          - {both: pass}
          - {expect: {A.weather: thunderstorm, A.Frog: {atk: 300}}}
          - {A: play, card: Shower}
          - {both: pass}
          - {expect: {A.weather: rain}}
          - {finish: turn}
        expect: {A.weather: thunderstorm}
    """)


@clause("1028.1b")
def test_a_standing_effect_is_as_old_as_its_card() -> None:
    with_cards("""
        start: {A: {hand: [Thunder, Cloud], field: [Cloud, Frog]}}
        do:
          - {expect: {A.weather: rain, A.Frog: {atk: 500}}}
          - {A: play, card: Thunder}
          - {both: pass}
          - {expect: {A.weather: thunderstorm}}
          - {A: play, card: Cloud}
          - {both: pass}
        expect: {A.weather: rain}
    """)


@clause("1028.2")
def test_it_is_that_of_the_player_the_effect_speaks_of() -> None:
    """An effect that speaks of nobody means its controller, one that names the opponent the opponent."""
    with_cards("""
        start: {A: {hand: [Curse], field: [Frog]}, B: {field: [Frog]}}
        do:
          - {A: play, card: Curse}
          - {both: pass}
        expect: {A.weather: "", B.weather: rain, A.Frog: {atk: 300}, B.Frog: {atk: 500}}
    """)


@clause("1028.1", "1028.1a")
def test_before_the_first_turn_no_weather_comes_of_whose_turn_it_is() -> None:
    holds("""
        cards:
          - {name: Rain King, type: Ruler, text: ["During your turn, the weather is Rain."]}
          - {name: Sun King, type: Ruler, text: ["During your opponent's turn, the weather is Snow."]}
          - {name: Pup, type: Resonator, cost: "{0}", atk: 100, def: 100}
        start:
          phase: setup
          first: A
          A: {ruler: Rain King, deck: {Pup: 40}, stone_deck: {Fire Magic Stone: 10}}
          B: {ruler: Sun King, deck: {Pup: 40}, stone_deck: {Fire Magic Stone: 10}}
        do:
          - {expect: {A.weather: none, B.weather: none}}
          - {A: answer, with: []}
          - {B: answer, with: []}
          - {expect: {A.weather: Rain, B.weather: Snow}}
    """)


@clause("1028.1", "910.1")
def test_weather_for_a_time_is_replaced_like_any_other() -> None:
    holds("""
        cards:
          - {name: Cloud, type: Resonator, cost: "{U}", atk: 300, def: 300, text: ["If a spell or ability
              you control would change a player's weather, that player's weather changes to snow instead."]}
          - {name: Shower, type: Chant, cost: "{0}", text: ["The weather is rain until end of turn."]}
        start: {A: {field: [Cloud], hand: [Shower]}}
        do:
          - {A: play, card: Shower}
          - {both: pass}
        expect: {A.weather: snow}
    """)


@clause("1028.1", "1028.1b", "910.1")
def test_weather_of_a_standing_ability_is_replaced_when_it_begins() -> None:
    holds("""
        cards:
          - {name: Cloud Wizard, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["If a spell or
              ability you control would change a player's weather, that player's weather changes to
              thunderstorm instead."]}
          - {name: Rain Maid, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["The weather is
              rain.", "This card gains [+200/+200] as long as the weather is rain."]}
          - {name: Frog, type: Resonator, cost: "{0}", atk: 100, def: 100, text: ["Whenever the weather
              becomes thunderstorm => You gain 100 life."]}
        start:
          A: {field: [Cloud Wizard, Frog], hand: [Rain Maid]}
          B: {field: [Rain Maid], hand: [Cloud Wizard]}
          turn: A
        do:
          - {expect: {B.weather: rain, A.weather: none}}
          - {A: play, card: Rain Maid}
          - {both: pass}
          - {expect: {A.weather: thunderstorm, A.Rain Maid: {atk: 300}}}
          - {resolve: all}
          - {expect: {A.life: 4100}}
          - {go: "B main"}
          - {B: play, card: Cloud Wizard}
          - {both: pass}
        expect: {A.weather: thunderstorm, B.weather: rain, B.Rain Maid: {atk: 500}}
    """)
