"""Targets, costs, X, triggers and orders: the choices of plays and resolutions in whole files."""

from __future__ import annotations

import pytest

from judge_kit import passes

CARDS = """
- {name: Martyr, type: Resonator, cost: "{1}", atk: 100, def: 100,
   text: ["When this card is put into a graveyard from the field ⇒ You gain 100 life."]}
- {name: Mourner, type: Resonator, cost: "{1}", atk: 100, def: 100,
   text: ["When this card is put into a graveyard from the field ⇒ Draw a card."]}
- {name: Quake, type: Chant, cost: "{1}", text: ["Destroy all resonators."]}
- {name: Sash, type: "Addition:Resonator", cost: "{W}", text: ["Added resonator gains [+100/+200]."]}
- {name: Scholar, type: Resonator, cost: "{1}", atk: 100, def: 100,
   text: ["{X}, {Rest}: This card deals X00 damage to target player."]}
- {name: Hoard, type: Regalia, cost: "{1}",
   text: ["Remove X gold counters from this card: You gain X00 life."]}
- {name: Duelist, type: Resonator, cost: "{1}", atk: 500, def: 500, text: ["[First Strike]"]}
- {name: Bomb, type: Regalia, cost: "{R}",
   text: ["Discard a card, banish a resonator: This card deals 1000 damage to target player."]}
- {name: Switch, type: Chant, cost: "{U}",
   text: ["Target resonator you control deals damage equal to its ATK to another target resonator."]}
- {name: Sift, type: Chant, cost: "{U}",
   text: ["Look at the top three cards of your deck. Put one of them into your hand and the rest on the
   bottom of your deck in any order."]}
- {name: Ring, type: Regalia, cost: "{1}",
   text: ["Whenever you play a chant ⇒ You may pay {1}. If you do, draw a card."]}
- {name: Ebb, type: Chant, cost: "{U}",
   text: ["Return up to two target resonators to their owner's hand. Draw a card."]}
"""

CASES = {
    "dying triggers": """
        start: {A: {hand: [Quake], will: "{1}", field: [Martyr, Mourner]}, B: {field: [Martyr]}}
        do:
          - {A: play, card: Quake}
          - {both: pass}
          - {expect: {decision: {player: A, kind: trigger}}}
          - {A: answer, with: Mourner}
          - {expect: {chase: [Martyr, Martyr, Mourner]}}
          - {resolve: all}
        expect: {A.life: 4100, A.hand: 1, B.life: 4100}
        """,
    "addition target": """
        start: {A: {hand: [Sash], will: "{W}", field: [Squire, Ogre]}}
        do:
          - {A: play, card: Sash, target: Ogre}
          - {both: pass}
        expect: {A.Sash: {zone: field, added_to: A.Ogre}, A.Ogre: {atk: 900, def: 1000}}
        """,
    "x ability": """
        start: {A: {field: [Scholar], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: cannot, do: {activate: Scholar, x: 4, target: B}}
          - {A: activate, card: Scholar, x: 2, target: B}
          - {expect: {A.recovered_stones: 1}}
          - {both: pass}
        expect: {B.life: 3800}
        """,
    "x counters": """
        start: {A: {field: [{card: Hoard, counters: {gold: 3}}]}}
        do:
          - {A: cannot, do: {activate: Hoard, x: 4}}
          - {A: activate, card: Hoard, x: 2}
          - {both: pass}
        expect: {A.life: 4200, A.Hoard: {counters: {gold: 1}}}
        """,
    "two costs": """
        start: {A: {hand: [Study, Hush], field: [Bomb, Ogre, Squire]}}
        do:
          - {A: cannot, do: {activate: Bomb, target: B, cost: [Squire, Hush]}}
          - {A: activate, card: Bomb, target: B, cost: [Hush, Squire]}
          - {expect: {A.hand: [Study], A.field: [Bomb, Ogre], A.graveyard: [Squire, Hush]}}
          - {both: pass}
        expect: {B.life: 3000}
        """,
    "first strike": """
        start: {A: {field: [Duelist]}, B: {field: [Squire]}}
        do:
          - {A: attack, card: Duelist, object: B}
          - {B: block, card: Squire}
          - {both: pass}
          - {expect: {step: first strike battle resolution, B.Squire: {zone: graveyard}}}
          - {both: pass}
          - {expect: {step: normal battle resolution}}
          - {finish: battle}
        expect: {A.Duelist: {damage: 0}, B.life: 4000}
        """,
    "two targets": """
        start: {A: {hand: [Switch], will: "{U}", field: [Ogre, Squire]}, B: {field: [Squire]}}
        do:
          - {A: cannot, do: {play: Switch, target: [B.Squire, A.Ogre]}}
          - {A: cannot, do: {play: Switch, target: [A.Ogre, A.Ogre]}}
          - {A: play, card: Switch, target: [A.Ogre, B.Squire]}
          - {both: pass}
        expect: {B.Squire: {zone: graveyard}}
        """,
    "sift": """
        start: {A: {hand: [Sift], will: "{U}", deck: [Ogre, Squire, Bolt, Hush], fill: false}}
        do:
          - {A: play, card: Sift}
          - {both: pass}
          - {A: answer, with: Squire}
          - {expect: {decision: {kind: order}}}
          - {A: answer, with: [Bolt, Ogre]}
        expect: {A.hand: [Squire], A.deck: [Hush, Bolt, Ogre]}
        """,
    "ring": """
        start:
          A: {hand: [Bolt], will: "{R}", field: [Ring], stones: {Fire Magic Stone: 1, Water Magic Stone: 1}}
        do:
          - {A: play, card: Bolt, target: B, pay: [Fire Magic Stone]}
          - {expect: {chase: [Ring, Bolt], A.will: "{R}"}}
          - {both: pass}
          - {A: answer, with: yes}
          - {expect: {A.hand: 1, chase: [Bolt]}}
        """,
    "ebb": """
        start: {A: {hand: [Ebb], will: "{U}"}, B: {field: [Squire, Ogre]}}
        do:
          - {A: play, card: Ebb, target: []}
          - {both: pass}
        expect: {B.field: 2, A.hand: 1}
        """,
    "multi answers": """
        start:
          A: {hand: [Ebb, Sift], will: "{U}{U}", deck: [Ogre, Squire, Bolt, Hush], fill: false}
          B: {field: [Squire, Ogre]}
        do:
          - {A: play, card: Ebb, answers: [[B.Ogre]]}
          - {resolve: all}
          - {A: play, card: Sift}
          - {resolve: all, answers: [Bolt, [Hush, Squire]]}
        expect: {B.hand: [Ogre], A.hand: [Ogre, Bolt], A.deck: [Hush, Squire]}
        """,
}


@pytest.mark.parametrize("name", CASES)
def test_a_file(name: str) -> None:
    passes(CASES[name], CARDS)
