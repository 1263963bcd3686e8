"""Everything a step can say about how something is played, and what the files of players rely on."""

from __future__ import annotations

import pytest

from judge_kit import passes

CARDS = """
- {name: Either, type: Chant, cost: "{R}",
   text: ["Choose one - You gain 100 life; or you gain 500 life; or draw two cards."]}
- {name: Both, type: Chant, cost: "{R}",
   text: ["Choose two - You gain 100 life; or you gain 500 life; or draw two cards."]}
- {name: Volley, type: Chant, cost: "{R}",
   text: ["This card deals 600 damage divided as you choose to up to three target resonators."]}
- {name: Pilgrim, type: Resonator, cost: "{W}", atk: 200, def: 200,
   text: ["[Awakening] {W}: [Enter] => You gain 700 life."]}
- {name: Flame, type: Resonator, cost: "{R}{R}{R}{R}", attribute: R, atk: 700, def: 700,
   text: ["[Incarnation] {R}"]}
- {name: Tinder, type: Resonator, cost: "{R}", atk: 100, def: 100}
- {name: Imp, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["You pay {1} less to play chants."]}
- {name: Blaze, type: Chant, cost: "{R}{1}", text: ["You gain 100 life."]}
- name: Moth of Day
  type: Resonator
  cost: "{W}"
  atk: 200
  def: 200
  text: ["[Shift] {1}"]
  back: {name: Moth of Night, type: Resonator, cost: "{B}", attribute: B, atk: 400, def: 100}
- {name: Breeder, type: Chant, cost: "{G}",
   text: ["Put two [200/100] water Frog resonator tokens into your field."]}
- {name: Gambler, type: Chant, cost: "{G}",
   text: ["[Force] 1. You gain X00 life, where X is the result of the roll."]}
- {name: Ghoul, type: Chant, cost: "{B}", text: ["You gain 200 life.", "[Remnant]"]}
- {name: Ambush, type: Chant, cost: "{R}{R}",
   text: ["[Trigger] Whenever a J/resonator your opponent controls attacks => Destroy it."]}
- {name: Gale, type: Chant, cost: "{G}", text: ["The weather is rain."]}
- {name: Shelve, type: Chant, cost: "{U}",
   text: ["Put two cards from your hand on top of your deck in any order."]}
- {name: Jeweler, type: Chant, cost: "{G}", text: ["Gain a fire gem."]}
- {name: Echo, type: Chant, cost: "{U}", text: ["[Quickcast]", "Copy target chant spell you control."]}
- {name: Mirror, type: Resonator, cost: "{U}", atk: 100, def: 100,
   text: ["[Enter] => Put a token copy of target resonator into your field."]}
- {name: Thief, type: Chant, cost: "{U}", text: ["Gain control of target resonator until end of turn."]}
- {name: Insight, type: Chant, cost: "{U}", text: ["Name a card. Destroy each resonator with that name."]}
- {name: Dye, type: Chant, cost: "{U}",
   text: ["Choose an attribute. Target resonator becomes the chosen attribute until end of turn."]}
- {name: Sprite, type: Resonator, cost: "{U}", atk: 100, def: 100,
   text: ["[Enter] => You may return another target resonator to its owner's hand."]}
- {name: Curator, type: Resonator, cost: "{U}", atk: 100, def: 100,
   text: ["{Rest}: Draw a card, then discard a card."]}
- {name: Hermit, type: Resonator, cost: "{U}", atk: 100, def: 100,
   text: ["[Quickcast]", "[Enter] => Draw a card."]}
- {name: Warlock, type: Resonator, cost: "{U}", atk: 100, def: 100,
   text: ["[Enter] => Search your main deck for a resonator and put it into your field. Then shuffle
   your main deck."]}
- {name: Mill, type: Chant, cost: "{U}",
   text: ["Your opponent puts the top two cards of their deck into their graveyard."]}
- {name: Gate, type: Special Magic Stone, text: ["{Rest}: Produce {R} or {U}."]}
"""

CASES = {
    "name": """
        start: {A: {hand: [Insight], will: "{U}", field: [Squire]}, B: {field: [Ogre, Squire, Ogre]}}
        do:
          - {A: play, card: Insight}
          - {both: pass}
          - {expect: {decision: {kind: name, player: A}}}
          - {A: answer, with: Ogre}
        expect: {B.field: [Squire], B.graveyard: [Ogre, Ogre], A.field: [Squire]}
        """,
    "attribute": """
        start: {A: {hand: [Dye], field: [Ogre], will: "{U}"}}
        do:
          - {A: play, card: Dye}
          - {both: pass}
          - {expect: {decision: {kind: attribute}}}
          - {A: answer, with: darkness}
        expect: {A.Ogre: {attribute: [B]}}
        """,
    "sprite may": """
        start: {A: {hand: [Sprite], field: [Squire], will: "{U}"}, B: {field: [Ogre]}}
        do:
          - {A: play, card: Sprite}
          - {both: pass}
          - {A: answer, with: B.Ogre}
          - {both: pass}
          - {A: answer, with: yes}
        expect: {B.hand: [Ogre]}
        """,
    "curator": """
        start: {A: {field: [Curator], hand: [Ogre, Squire], deck: [Bolt]}}
        do:
          - {A: activate, card: Curator}
          - {both: pass}
          - {A: answer, with: Ogre}
        expect: {A.hand: [Squire, Bolt], A.graveyard: [Ogre]}
        """,
    "warlock": """
        start: {A: {hand: [Warlock], deck: [Ogre, Squire, Bolt], will: "{U}"}}
        do:
          - {A: play, card: Warlock}
          - {resolve: all, answers: [Squire]}
        expect: {A.field: [Warlock, Squire]}
        """,
    "mill": """
        start: {A: {hand: [Mill], will: "{U}"}, B: {deck: [Ogre, Squire]}}
        do: [{A: play, card: Mill}, {both: pass}]
        expect: {B.graveyard: [Squire, Ogre]}
        """,
    "gate": """
        start: {A: {stones: [Gate, Gate], hand: [Bolt, Study]}}
        do:
          - {A: activate, card: Gate}
          - {A: answer, with: water}
          - {expect: {A.will: "{U}"}}
          - {A: play, card: Bolt, target: B}
          - {expect: {A.will: "{U}", A.recovered_stones: 0}}
        """,
    "gate pay": """
        start: {A: {stones: [Fire Magic Stone, Gate], hand: [Bolt]}}
        do:
          - {A: play, card: Bolt, target: B, pay: [Gate]}
        expect: {A.recovered_stones: [Fire Magic Stone]}
        """,
    "modes": """
        start: {A: {hand: [Either, Both], will: "{R}{R}"}}
        do:
          - {A: cannot, do: {play: Either, choose: 4}}
          - {A: cannot, do: {play: Either, choose: [1, 2]}}
          - {A: play, card: Either, choose: 2}
          - {both: pass}
          - {expect: {A.life: 4500}}
          - {A: play, card: Both, choose: [1, 3]}
          - {both: pass}
        expect: {A.life: 4600, A.hand: 2}
        """,
    "mode asked": """
        start: {A: {hand: [Either], will: "{R}"}}
        do:
          - {A: play, card: Either}
          - {expect: {decision: {kind: mode}}}
          - {A: answer, with: 1}
          - {both: pass}
        expect: {A.life: 4100}
        """,
    "divide": """
        start: {A: {hand: [Volley], will: "{R}"}, B: {field: [Ogre, Squire, Squire]}}
        do:
          - {A: cannot, do: {play: Volley, target: [B.Ogre, B.Squire], divide: {B.Ogre: 550, B.Squire: 50}}}
          - {A: play, card: Volley, target: [B.Ogre, B.Squire], divide: {B.Ogre: 400, B.Squire: 200}}
          - {both: pass}
        expect: {B.Ogre: {damage: 400}, "B.Squire#1": {damage: 200}, "B.Squire#2": {damage: 0}}
        """,
    "divide only": """
        start: {A: {hand: [Volley], will: "{R}"}, B: {field: [Ogre, Squire, Squire]}}
        do:
          - {A: play, card: Volley, divide: {B.Ogre: 100, "B.Squire#1": 200, "B.Squire#2": 300}}
          - {both: pass}
        expect: {B.Ogre: {damage: 100}, "B.Squire#1": {damage: 200}, "B.Squire#2": {zone: graveyard}}
        """,
    "divide asked": """
        start: {A: {hand: [Volley], will: "{R}"}, B: {field: [Ogre, Squire, Squire]}}
        do:
          - {A: play, card: Volley, target: [B.Ogre, "B.Squire#2"]}
          - {expect: {decision: {kind: divide}}}
          - {A: answer, with: 500}
          - {both: pass}
        expect: {B.Ogre: {damage: 500}, "B.Squire#2": {damage: 100}}
        """,
    "awaken": """
        start: {A: {hand: [Pilgrim, Pilgrim], will: "{W}{W}{W}"}}
        do:
          - {A: play, card: Pilgrim}
          - {expect: {A.will: "{W}{W}"}}
          - {resolve: all}
          - {expect: {A.life: 4000}}
          - {A: play, card: "A.Pilgrim#2", awaken: true}
          - {expect: {A.will: ""}}
          - {resolve: all}
        expect: {A.life: 4700}
        """,
    "awaken cannot": """
        start: {A: {hand: [Pilgrim, Bolt], will: "{W}{R}"}}
        do:
          - {A: cannot, do: {play: Pilgrim, awaken: true}}
          - {A: can, do: {play: Pilgrim}}
        """,
    "incarnate": """
        start: {A: {hand: [Flame], field: [Tinder, Squire]}}
        do:
          - {A: cannot, do: {play: Flame, incarnate: [Squire]}}
          - {A: play, card: Flame, incarnate: [Tinder]}
          - {expect: {A.Tinder: {zone: graveyard}}}
          - {both: pass}
        expect: {A.Flame: {zone: field}}
        """,
    "less": """
        start: {A: {hand: [Blaze, Blaze], field: [Imp], will: "{R}{U}"}}
        do:
          - {A: cannot, do: {play: Blaze, less: "{W}"}}
          - {A: play, card: Blaze, less: "{R}", pay: []}
          - {expect: {chase: [Blaze]}}
          - {A: cannot, do: {play: Blaze}}
        """,
    "shift": """
        start: {A: {hand: [Moth of Day], will: "{B}"}}
        do:
          - {A: cannot, do: {play: Moth of Day, face: front}}
          - {A: play, card: Moth of Day}
          - {both: pass}
        expect: {A.Moth of Night: {zone: field, face: back, atk: 400, name: Moth of Night}}
        """,
    "shift ability": """
        start: {A: {field: [Moth of Day], will: "{1}"}}
        do:
          - {A: activate, card: Moth of Day}
          - {both: pass}
        expect: {A.Moth of Day: {face: back, atk: 400}}
        """,
    "shift start": """
        start: {A: {field: [{card: Moth of Day, face: back}]}}
        expect: {A.Moth of Day: {face: back, atk: 400}}
        """,
    "tokens": """
        start: {A: {hand: [Breeder, Snuff], will: "{G}{B}"}}
        do:
          - {A: play, card: Breeder}
          - {both: pass}
          - {expect: {A.field: [Frog, Frog], "A.Frog#2": {zone: field, atk: 200}}}
          - {A: play, card: Snuff, target: "A.Frog#1"}
          - {both: pass}
        expect: {"A.Frog#1": {exists: false, zone: gone}, "A.Frog#2": {exists: true, zone: field}, A.field: 1}
        """,
    "dice": """
        start: {dice: [4], A: {hand: [Gambler], will: "{G}"}}
        do:
          - {A: play, card: Gambler}
          - {both: pass}
        expect: {A.life: 4400}
        """,
    "remnant": """
        start: {A: {graveyard: [Ghoul], will: "{B}"}}
        do:
          - {A: cannot, do: {play: Ghoul}}
          - {A: play, card: Ghoul, from: graveyard}
          - {both: pass}
        expect: {A.life: 4200, A.removed: [Ghoul]}
        """,
    "reveal": """
        start: {A: {field: [Ogre]}, B: {standby: [Ambush]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {expect: {decision: {player: B, kind: reveal}}}
          - {B: reveal, card: Ambush}
          - {expect: {chase: [Ambush], priority: A}}
          - {both: pass}
        expect: {A.Ogre: {zone: graveyard}}
        """,
    "reveal declined": """
        start: {A: {field: [Ogre]}, B: {standby: [Ambush]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: answer, with: no}
          - {finish: battle}
        expect: {B.life: 3200, B.standby: 1}
        """,
    "weather": """
        start: {A: {hand: [Gale], will: "{G}"}}
        do: [{A: play, card: Gale}, {both: pass}]
        expect: {A.weather: Rain}
        """,
    "picked in an order": """
        start: {A: {hand: [Shelve, Ogre, Squire, Imp], will: "{U}", deck: [Tinder], fill: false}}
        do:
          - {A: play, card: Shelve}
          - {both: pass}
          - {A: answer, with: [Squire, Ogre]}
        expect: {A.deck: [Squire, Ogre, Tinder]}
        """,
    "picked, and then in an order": """
        start: {A: {hand: [Shelve, Ogre, Squire, Imp], will: "{U}", deck: [Tinder], fill: false}}
        do:
          - {A: play, card: Shelve}
          - {both: pass}
          - {A: answer, with: [Squire, Ogre]}
          - {expect: {decision: {kind: order}}}
          - {A: answer, with: [Ogre, Squire]}
        expect: {A.deck: [Ogre, Squire, Tinder]}
        """,
    "divided in an answer": """
        start: {A: {hand: [Volley], will: "{R}"}, B: {field: [Ogre, Squire, Squire]}}
        do:
          - {A: play, card: Volley, target: [B.Ogre, "B.Squire#1", "B.Squire#2"]}
          - {A: cannot, do: {answer: {B.Ogre: 100, "B.Squire#1": 200, "B.Squire#2": 200}}}
          - {A: answer, with: {"B.Squire#2": 300, "B.Squire#1": 200, B.Ogre: 100}}
          - {both: pass}
        expect: {B.Ogre: {damage: 100}, "B.Squire#1": {damage: 200}, "B.Squire#2": {zone: graveyard}}
        """,
    "weather in capitals, and no will": """
        start: {A: {weather: Rain, will: ""}}
        expect: {A.weather: rain, A.will: ""}
        """,
    "gem": """
        start: {A: {hand: [Jeweler], will: "{G}"}}
        do: [{A: play, card: Jeweler}, {both: pass}]
        expect: {A.items: [Fire Gem], A.Fire Gem: {zone: items}}
        """,
    "gem start": """
        start: {A: {items: [Fire Gem, Water Gem]}}
        expect: {A.items: [Water Gem, Fire Gem]}
        """,
    "copy": """
        start: {A: {hand: [Either, Echo], will: "{R}{U}"}}
        do:
          - {A: play, card: Either, choose: 1}
          - {A: play, card: Echo, target: Either}
          - {both: pass}
          - {expect: {chase: [Either, Either], "A.Either#1": {zone: chase}, "A.Either#2": {zone: chase}}}
          - {both: pass}
        expect: {"A.Either#2": {zone: gone, exists: false}, A.Either: {zone: chase}, chase: 1, A.life: 4100}
        """,
    "mirror": """
        start: {A: {hand: [Mirror], field: [Ogre], will: "{U}"}}
        do:
          - {A: play, card: Mirror}
          - {both: pass}
          - {A: answer, with: Ogre}
          - {both: pass}
        expect: {"A.Ogre#2": {zone: field, atk: 800}, A.field: 3}
        """,
    "thief": """
        start: {A: {hand: [Thief], will: "{U}"}, B: {field: [Ogre]}}
        do:
          - {A: play, card: Thief, target: Ogre}
          - {both: pass}
          - {expect: {A.Ogre: {controller: A, fresh: true}}}
          - {finish: turn}
        expect: {B.Ogre: {controller: B}}
        """,
}


@pytest.mark.parametrize("name", CASES)
def test_a_file(name: str) -> None:
    passes(CASES[name], CARDS)
