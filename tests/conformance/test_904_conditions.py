"""904.1, 909.4: an effect applies exactly as long as its condition holds, whatever that asks."""

from __future__ import annotations

from textwrap import dedent

import pytest

from conformance_kit import clause, holds
from willpower.abilities.ability import Continuous
from willpower.abilities.nouns import All, Filter, TypeIs
from willpower.abilities.statics import AddTypes, Gains
from willpower.abilities.symbols import MAGIC_STONE, REGALIA
from written_kit import played

TEXTS = {
    "life": "As long as your life is 3500 or less, this card gains [+200/+200].",
    "hand": "As long as you have no cards in your hand, this card gains [+200/+200].",
    "graveyard": "As long as there are two or more cards in your graveyard, this card gains [+200/+200].",
    "rested": "As long as this card is rested, it gains [+200/+200].",
    "turn": "This card gains [+200/+200] during your turn.",
    "battle": "As long as this card is in battle, it gains [+200/+200].",
    "attacking": "As long as this card is attacking, it gains [+200/+200].",
    "counter": "As long as there is a growth counter on this card, it gains [+200/+200].",
    "race": "As long as you control a Dragon, this card gains [+200/+200].",
    "keyword": "As long as this card has [Flying], it gains [+200/+200].",
    "played": "As long as you played two or more cards this turn, this card gains [+200/+200].",
    "gained": "As long as you gained life this turn, this card gains [+200/+200].",
    "weather": "As long as the weather is rain, this card gains [+200/+200].",
    "attribute": "As long as you control a fire resonator, this card gains [+200/+200].",
    "damaged": "As long as damage was dealt to you this turn, this card gains [+200/+200].",
}

STEPS = {
    "life": """
        - {A: play, card: Sting, target: A}
        - {both: pass}
        - {expect: {A.Wolf: {atk: 600}}}
        - {A: play, card: Sip}
        - {both: pass}
        """,
    "hand": """
        - {A: play, card: Drop}
        - {both: pass}
        - {expect: {A.Wolf: {atk: 600}, A.hand: 0}}
        - {go: "B main"}
        - {go: "A main"}
        """,
    "graveyard": """
        - {A: play, card: Sip}
        - {both: pass}
        - {expect: {A.Wolf: {atk: 400}}}
        - {A: play, card: Sip}
        - {both: pass}
        - {expect: {A.Wolf: {atk: 600}}}
        - {A: play, card: Sweep}
        - {both: pass}
        """,
    "rested": """
        - {A: play, card: Lull, target: A.Wolf}
        - {both: pass}
        - {expect: {A.Wolf: {atk: 600}}}
        - {A: play, card: Lift, target: A.Wolf}
        - {both: pass}
        """,
    "turn": """
        - {expect: {A.Wolf: {atk: 600}}}
        - {go: "B draw"}
        """,
    "battle": """
        - {A: attack, card: Wolf, object: B}
        - {expect: {A.Wolf: {atk: 600}}}
        - {finish: battle}
        """,
    "attacking": """
        - {A: battle}
        - {expect: {A.Wolf: {atk: 400}}}
        - {A: attack, card: Wolf, object: B}
        - {expect: {A.Wolf: {atk: 600}}}
        - {finish: battle}
        """,
    "counter": """
        - {A: play, card: Sow, target: A.Wolf}
        - {both: pass}
        - {expect: {A.Wolf: {atk: 600}}}
        - {A: play, card: Reap, target: A.Wolf}
        - {both: pass}
        """,
    "race": """
        - {A: play, card: Scales, target: A.Hen}
        - {both: pass}
        - {expect: {A.Wolf: {atk: 600}}}
        - {finish: turn}
        """,
    "keyword": """
        - {A: play, card: Wings, target: A.Wolf}
        - {both: pass}
        - {expect: {A.Wolf: {atk: 600}}}
        - {finish: turn}
        """,
    "played": """
        - {A: play, card: Sip}
        - {expect: {A.Wolf: {atk: 400}}}
        - {both: pass}
        - {A: play, card: Sip}
        - {expect: {A.Wolf: {atk: 600}}}
        - {finish: turn}
        """,
    "gained": """
        - {A: play, card: Sip}
        - {expect: {A.Wolf: {atk: 400}}}
        - {both: pass}
        - {expect: {A.Wolf: {atk: 600}}}
        - {finish: turn}
        """,
    "weather": """
        - {A: play, card: Cloud}
        - {both: pass}
        - {expect: {A.Wolf: {atk: 600}, A.weather: Rain}}
        - {A: play, card: Sunshine}
        - {both: pass}
        """,
    "attribute": """
        - {A: play, card: Paint, target: A.Hen}
        - {both: pass}
        - {expect: {A.Wolf: {atk: 600}}}
        - {finish: turn}
        """,
    "damaged": """
        - {A: play, card: Sting, target: A}
        - {both: pass}
        - {expect: {A.Wolf: {atk: 600}}}
        - {finish: turn}
        """,
}

HANDS = {
    "life": "Sting, Sip, Sip",
    "hand": "Drop, Hen",
    "graveyard": "Sip, Sip, Sweep",
    "rested": "Lull, Lift",
    "counter": "Sow, Reap",
    "race": "Scales",
    "keyword": "Wings",
    "played": "Sip, Sip",
    "gained": "Sip",
    "weather": "Cloud, Sunshine",
    "attribute": "Paint",
    "damaged": "Sting",
}

CARDS = """
  - {name: Hen, type: Resonator, cost: "{G}", race: [Bird], atk: 100, def: 100}
  - {name: Sting, type: Chant, cost: "{0}", text: ["This card deals 500 damage to target player."]}
  - {name: Sip, type: Chant, cost: "{0}", text: ["You gain 100 life."]}
  - {name: Drop, type: Chant, cost: "{0}", text: ["Discard a card."]}
  - {name: Sweep, type: Chant, cost: "{0}", text: ["Remove all cards in your graveyard from the game."]}
  - {name: Lull, type: Chant, cost: "{0}", text: ["Rest target resonator."]}
  - {name: Lift, type: Chant, cost: "{0}", text: ["Recover target resonator."]}
  - {name: Sow, type: Chant, cost: "{0}", text: ["Put a growth counter on target resonator."]}
  - {name: Reap, type: Chant, cost: "{0}", text: ["Remove a growth counter from target resonator."]}
  - {name: Scales, type: Chant, cost: "{0}", text: ["Target resonator becomes a Dragon until end of turn."]}
  - {name: Wings, type: Chant, cost: "{0}", text: ["Target resonator gains [Flying] until end of turn."]}
  - {name: Paint, type: Chant, cost: "{0}", text: ["Target resonator becomes fire until end of turn."]}
  - {name: Cloud, type: Chant, cost: "{0}", text: ["The weather is rain."]}
  - {name: Sunshine, type: Chant, cost: "{0}", text: ["The weather is thunderstorm until end of turn."]}
"""


@clause("904.1", "909.4")
@pytest.mark.parametrize("what", list(TEXTS))
def test_an_effect_follows_its_condition(what: str) -> None:
    text = TEXTS[what].replace('"', '\\"')
    wolf = f'  - {{name: Wolf, type: Resonator, cost: "{{1}}", atk: 400, def: 400, text: ["{text}"]}}'
    start = f"start: {{A: {{field: [Wolf, Hen], hand: [{HANDS.get(what, '')}]}}}}"
    steps = dedent(STEPS[what]).rstrip()
    holds(f"cards:\n{wolf}{CARDS}{start}\ndo:\n{steps}\nexpect: {{A.Wolf: {{atk: 400}}}}\n")


@clause("909.4")
def test_a_condition_about_values_asks_for_the_values_that_are_seen() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400,
             text: ["As long as this card's ATK is 700 or more, it gains [Flying]."]}
          - {name: Boost, type: Chant, cost: "{0}",
             text: ["Target resonator gains [+300/+300] until end of turn."]}
        start: {A: {field: [Wolf], hand: [Boost]}}
        do:
          - {expect: {A.Wolf: {has_not: [Flying]}}}
          - {A: play, card: Boost, target: A.Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 700, has: [Flying]}}}
          - {finish: turn}
        expect: {A.Wolf: {has_not: [Flying]}}
    """)


@clause("909.4")
def test_a_seal_counts_cards_that_became_magic_stones() -> None:
    petrified = Gains(All(Filter((TypeIs(REGALIA),))), (AddTypes(MAGIC_STONE),))
    played(
        """
        cards:
          - {name: Golem, type: Resonator, cost: "{1}", atk: 400, def: 400, text: ["[Seal] (2) - [Flying]"]}
          - {name: Gorgon, type: Resonator, cost: "{1}", atk: 400, def: 400}
          - {name: Vase, type: Regalia, cost: "{1}"}
          - {name: Ruin, type: Chant, cost: "{0}", text: ["Destroy target resonator."]}
        start: {A: {field: [Golem, Gorgon, Vase], stones: {Light Magic Stone: 1}, hand: [Ruin]}}
        do:
          - {expect: {A.Golem: {has: [Flying]}, A.Vase: {types: [Regalia, Magic Stone]}}}
          - {A: play, card: Ruin, target: A.Gorgon}
          - {both: pass}
        expect: {A.Golem: {has_not: [Flying]}}
        """,
        {"Gorgon": (Continuous(1, effects=(petrified,)),)},
    )


@clause("904.1", "909.4")
def test_a_condition_about_weather_that_another_effect_makes() -> None:
    holds("""
        cards:
          - {name: Frog, type: Resonator, cost: "{1}", atk: 400, def: 400,
             text: ["As long as the weather is rain, this card gains [+200/+200]."]}
          - {name: Rain Maker, type: Regalia, cost: "{0}", text: ["The weather is rain during your turn."]}
          - {name: Storm, type: Chant, cost: "{0}", text: ["The weather is thunderstorm until end of turn."]}
        start: {A: {field: [Frog], hand: [Rain Maker, Storm]}}
        do:
          - {expect: {A.weather: none, A.Frog: {atk: 400}}}
          - {A: play, card: Rain Maker}
          - {both: pass}
          - {expect: {A.weather: Rain, A.Frog: {atk: 600}}}
          - {A: play, card: Storm}
          - {both: pass}
          - {expect: {A.weather: Thunderstorm, A.Frog: {atk: 400}}}
          - {go: "B draw"}
          - {expect: {A.weather: none, A.Frog: {atk: 400}}}
          - {go: "A recovery"}
        expect: {A.weather: Rain, A.Frog: {atk: 600}}
    """)
