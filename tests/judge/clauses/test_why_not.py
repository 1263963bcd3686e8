"""Why not: the deciding clause for every kind of refusal over every kind of action.

Each row: what is refused, the start, the steps before, who tries what, and the clause that decides. The judge
gives that clause first, and so does `game.why_not` of the option that it would be; rows under HOW are refused
only because of how something is done (targets, X, sides), which an option does not say.
"""

from __future__ import annotations

import pytest

from judge_kit import CARDS, listed
from willpower.engine.game import Game
from willpower.judge.clauses.reasons import meant
from willpower.judge.reading.lookup import Lookup
from willpower.judge.reading.model import Trying
from willpower.judge.reading.reader import read_text
from willpower.judge.running.plan import candidates, origin_zone
from willpower.judge.running.play import NotLegal
from willpower.judge.running.runner import Run, begin

MORE = """
- {name: Rod, type: Regalia, cost: "{1}", text: ["{1}: You gain 100 life."]}
- {name: Staff, type: Regalia, cost: "{1}", text: ["{Rest}: You gain 100 life."]}
- {name: Monk, type: Resonator, cost: "{1}", atk: 200, def: 200,
   text: ["{Rest}: You gain 100 life."]}
- {name: Archer, type: Resonator, cost: "{1}", atk: 200, def: 200,
   text: ["{Rest}: Destroy target resonator with [Flying]."]}
- {name: Once, type: Regalia, cost: "{1}",
   text: ["{0}: You gain 100 life. Play this ability only once per turn."]}
- {name: Day Only, type: Regalia, cost: "{1}",
   text: ["{0}: You gain 100 life. Play this ability only during your turn."]}
- {name: Priest, type: Resonator, cost: "{1}", atk: 100, def: 100,
   text: ["God's Art <Sunrise> {0}: You gain 900 life."]}
- {name: Veil, type: Addition, cost: "{W}", text: ["Resonators you control gain [+100/+0]."]}
- {name: Crown, type: "Addition:Resonator", cost: "{1}",
   text: ["Added resonator gains [+200/+200]."]}
- {name: Stasis, type: Regalia, cost: "{1}", text: ["Players cannot play chants."]}
- {name: Iron Law, type: Regalia, cost: "{1}", text: ["Players cannot play resonators."]}
- {name: Silence, type: Regalia, cost: "{1}", text: ["Players cannot play activate abilities."]}
- {name: Peace, type: Regalia, cost: "{1}", text: ["Resonators cannot attack."]}
- {name: Open Gate, type: Regalia, cost: "{1}", text: ["Resonators cannot block."]}
- {name: No Crown, type: Regalia, cost: "{1}", text: ["Players cannot do judgment."]}
- {name: Drought, type: Regalia, cost: "{1}", text: ["Players cannot call magic stones."]}
- {name: Statue, type: Resonator, cost: "{1}", atk: 300, def: 300,
   text: ["This card cannot attack or block."]}
- {name: Bird, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Flying]"]}
- {name: Berserk, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Bloodlust]"]}
- {name: Ram, type: Resonator, cost: "{1}", atk: 200, def: 900, text: ["[Mobilize] {1}"]}
- {name: Warded, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["[Barrier]"]}
- {name: Final Word, type: Chant, cost: "{R}", text: ["[Quickcast]",
   "Your opponent cannot chase to this card.", "You gain 100 life."]}
- {name: Watcher, type: Chant, cost: "{1}",
   text: ["[Trigger] Pay {1}: This card deals 500 damage to target player."]}
- {name: Ambush, type: Chant, cost: "{R}",
   text: ["[Trigger] Whenever a J/resonator your opponent controls attacks => Destroy it."]}
- {name: Lurker, type: Resonator, cost: "{1}", atk: 300, def: 300,
   text: ["[Stealth] When a resonator enters your opponent's field"]}
- {name: Seer, type: Ruler, text: ["[Divinity] 2"]}
- {name: Sign, type: Rune, cost: "{R}", divinity: 1, text: ["You gain 300 life."]}
- {name: Great Sign, type: Rune, cost: "{R}", divinity: 3, text: ["You gain 300 life."]}
- {name: Swift Sign, type: Rune, cost: "{R}", divinity: 1, text: ["[Quickcast]",
   "You gain 300 life."]}
- name: Moth of Day
  type: Resonator
  cost: "{W}"
  atk: 200
  def: 200
  text: ["[Shift] {1}"]
  back: {name: Moth of Night, type: Resonator, cost: "{B}", attribute: B, atk: 400, def: 100}
- name: Quick Moth
  type: Resonator
  cost: "{W}"
  atk: 200
  def: 200
  text: ["[Quickcast]", "[Shift] {1}"]
  back: {name: Slow Moth, type: Resonator, cost: "{W}", attribute: W, atk: 400, def: 100}
- {name: Ghoul, type: Chant, cost: "{B}", text: ["You gain 200 life.", "[Remnant]"]}
- {name: Flood, type: Chant, cost: "{X}{R}", text: ["This card deals X00 damage to target player."]}
- {name: Either, type: Chant, cost: "{R}",
   text: ["Choose one - You gain 100 life; or you gain 500 life."]}
- {name: Pilgrim, type: Resonator, cost: "{W}", atk: 200, def: 200,
   text: ["[Awakening] {W}: [Enter] => You gain 700 life."]}
- {name: Dim King, type: Ruler, text: ["[Judgment] {W}", "{W}: You gain 100 life."],
   back: {name: Bright King, type: J-Ruler, atk: 700, def: 700}}
- {name: Hard King, type: Ruler,
   text: ["[Judgment] {0}: Play this ability only if you control two or more resonators."],
   back: {name: Lone King, type: J-Ruler, atk: 700, def: 700}}
- {name: Rite, type: Chant, cost: "{R}", text: ["As an additional cost to play this card,
   banish a resonator.", "Draw a card."]}
- {name: Snap, type: Chant, cost: "{R}",
   text: ["Play this card only if you control three or more resonators.", "Draw a card."]}
- {name: Bookman, type: Ruler, text: ["[Grimoire]"]}
"""
VALHALLA = "edition"  # stands for a start by these rules

Row = tuple[str, str, str, str, str, str]
TIMING: list[Row] = [
    (
        "play resonator",
        "A: {field: [Monk]}, B: {hand: [Ogre], will: '{R}{1}'}",
        "{A: pass}",
        "B",
        "{play: Ogre}",
        "702.1",
    ),
    (
        "play resonator in battle",
        "A: {field: [Ogre], hand: [Squire], will: '{1}'}",
        "{A: battle}",
        "A",
        "{play: Squire}",
        "702.1",
    ),
    (
        "play resonator on chase",
        "A: {hand: [Bolt, Squire], will: '{R}{1}'}",
        "{A: play, card: Bolt, target: B}",
        "A",
        "{play: Squire}",
        "702.1",
    ),
    (
        "play resonator in end",
        "phase: end, A: {hand: [Squire], will: '{1}'}",
        "",
        "A",
        "{play: Squire}",
        "702.1",
    ),
    ("play regalia", "A: {}, B: {hand: [Rod], will: '{1}'}", "{A: pass}", "B", "{play: Rod}", "702.1"),
    ("play addition", "A: {}, B: {hand: [Veil], will: '{W}'}", "{A: pass}", "B", "{play: Veil}", "702.1"),
    ("play chant", "A: {}, B: {hand: [Study], will: '{U}'}", "{A: pass}", "B", "{play: Study}", "703.1"),
    (
        "play chant on chase",
        "A: {hand: [Bolt, Study], will: '{R}{U}'}",
        "{A: play, card: Bolt, target: B}",
        "A",
        "{play: Study}",
        "703.1",
    ),
    (
        "play rune",
        "A: {}, B: {ruler: Seer, runes: [Sign], will: '{R}'}",
        "{A: pass}",
        "B",
        "{play: Sign, from: runes}",
        "711.1",
    ),
    ("play automatic trigger card", "A: {hand: [Ambush], will: '{R}'}", "", "A", "{play: Ambush}", "708.1"),
    ("play stealth card", "A: {standby: [Lurker]}", "", "A", "{play: Lurker, from: standby}", "708.1"),
    ("initiate battle", "A: {}, B: {field: [Ogre]}", "{A: pass}", "B", "{battle}", "704.1"),
    ("initiate battle in battle", "A: {field: [Ogre]}", "{A: battle}", "A", "{battle}", "704.1"),
    (
        "attack as non turn player",
        "A: {}, B: {field: [Ogre]}",
        "{A: pass}",
        "B",
        "{attack: Ogre, object: A}",
        "704.1",
    ),
    (
        "attack after the declaration",
        "A: {field: [Ogre, Squire]}",
        "{A: attack, card: Ogre, object: B}",
        "A",
        "{attack: Squire, object: B}",
        "803.3",
    ),
    ("block without battle", "A: {}, B: {field: [Squire]}", "", "B", "{block: Squire}", "804.3"),
    (
        "block before attack",
        "A: {field: [Ogre]}, B: {field: [Squire]}",
        "{A: battle}",
        "B",
        "{block: Squire}",
        "804.3",
    ),
    ("judgment", "A: {}, B: {ruler: Dim King, will: '{W}'}", "{A: pass}", "B", "{judgment}", "705.1"),
    (
        "judgment on chase",
        "A: {ruler: Dim King, hand: [Bolt], will: '{W}{R}'}",
        "{A: play, card: Bolt, target: B}",
        "A",
        "{judgment}",
        "705.1",
    ),
    ("call", "A: {}", "{A: pass}", "B", "{call}", "710.1"),
    ("standby", "A: {}, B: {hand: [Watcher], will: '{2}'}", "{A: pass}", "B", "{standby: Watcher}", "706.1"),
    (
        "activate only in own turn",
        "A: {}, B: {field: [Day Only]}",
        "{A: pass}",
        "B",
        "{activate: Day Only}",
        "104.1",
    ),
    ("lifebreak without valhalla", "A: {life: 100, lifebreak: [Ogre]}", "", "A", "{lifebreak}", "1415.2"),
    ("reveal now", "A: {hand: [Ambush]}", "", "A", "{reveal: Ambush}", "708.2"),
]
PRIORITY: list[Row] = [
    ("play quickcast", "A: {}, B: {hand: [Bolt], will: '{R}'}", "", "B", "{play: Bolt, target: A}", "602.1c"),
    ("activate", "A: {}, B: {field: [Staff]}", "", "B", "{activate: Staff}", "602.1c"),
    ("pass", "A: {}", "", "B", "{pass}", "602.1c"),
    ("call", "A: {}", "", "B", "{call}", "602.1c"),
    ("judgment", "A: {}, B: {ruler: Dim King, will: '{W}'}", "", "B", "{judgment}", "602.1c"),
    (
        "trigger card",
        "A: {}, B: {hand: [Watcher], will: '{2}'}",
        "",
        "B",
        "{play: Watcher, target: A}",
        "602.1c",
    ),
    ("standby", "A: {}, B: {hand: [Ogre], will: '{2}'}", "", "B", "{standby: Ogre}", "602.1c"),
    ("battle", "A: {}", "", "B", "{battle}", "602.1c"),
]
COST: list[Row] = [
    ("play resonator", "A: {hand: [Ogre], will: '{R}'}", "", "A", "{play: Ogre}", "903.2j"),
    ("play chant wrong will", "A: {hand: [Study], will: '{R}'}", "", "A", "{play: Study}", "903.2j"),
    ("play quickcast", "A: {hand: [Bolt]}", "", "A", "{play: Bolt, target: B}", "903.2j"),
    ("play rune", "A: {ruler: Seer, runes: [Sign]}", "", "A", "{play: Sign, from: runes}", "903.2j"),
    ("activate", "A: {field: [Rod]}", "", "A", "{activate: Rod}", "903.2j"),
    ("activate rested", "A: {field: [{card: Staff, rested: true}]}", "", "A", "{activate: Staff}", "1013.2"),
    ("judgment", "A: {ruler: Dim King}", "", "A", "{judgment}", "705.2a"),
    ("standby", "A: {hand: [Ogre], will: '{R}'}", "", "A", "{standby: Ogre}", "706.1"),
    ("trigger card", "A: {hand: [Watcher], will: '{1}'}", "", "A", "{play: Watcher, target: B}", "903.2j"),
    (
        "trigger card from standby",
        "A: {standby: [Watcher]}",
        "",
        "A",
        "{play: Watcher, from: standby, target: B}",
        "903.2j",
    ),
    ("additional cost", "A: {hand: [Rite], will: '{R}'}", "", "A", "{play: Rite}", "903.2j"),
    ("attack", "A: {field: [Ram]}", "", "A", "{attack: Ram, object: B}", "803.5"),
    (
        "block",
        "A: {field: [Ogre]}, B: {field: [Ram]}",
        "{A: attack, card: Ogre, object: B}",
        "B",
        "{block: Ram}",
        "804.4",
    ),
    ("shift ability", "A: {field: [Moth of Day]}", "", "A", "{activate: Moth of Day}", "903.2j"),
    ("remnant", "A: {graveyard: [Ghoul]}", "", "A", "{play: Ghoul, from: graveyard}", "903.2j"),
    ("call with a rested ruler", "A: {ruler: {card: Dim King, rested: true}}", "", "A", "{call}", "710.1"),
]
TARGET: list[Row] = [
    ("play chant no target", "A: {hand: [Snuff], will: '{B}'}", "", "A", "{play: Snuff}", "903.2g"),
    (
        "barrier only",
        "A: {hand: [Snuff], will: '{B}'}, B: {field: [Warded]}",
        "",
        "A",
        "{play: Snuff, target: Warded}",
        "903.2g",
    ),
    ("activate", "A: {field: [Archer]}, B: {field: [Ogre]}", "", "A", "{activate: Archer}", "903.2g"),
    ("addition", "A: {hand: [Crown], will: '{1}'}", "", "A", "{play: Crown}", "903.2g"),
    (
        "attack a recovered card",
        "A: {field: [Ogre]}, B: {field: [Squire]}",
        "",
        "A",
        "{attack: Ogre, object: B.Squire}",
        "803.3b",
    ),
    ("attack oneself", "A: {field: [Ogre]}", "", "A", "{attack: Ogre, object: A}", "803.3b"),
    (
        "block for itself",
        "A: {field: [Ogre]}, B: {field: [{card: Squire, rested: true}, Bird]}",
        "{A: attack, card: Ogre, object: B.Squire}",
        "B",
        "{block: Squire}",
        "804.3",
    ),
    ("hush nothing", "A: {hand: [Hush], will: '{U}'}", "", "A", "{play: Hush}", "903.2g"),
]
ZONE: list[Row] = [
    (
        "play from the graveyard",
        "A: {graveyard: [Ogre], will: '{R}{1}'}",
        "",
        "A",
        "{play: Ogre, from: graveyard}",
        "702.2",
    ),
    (
        "chant from the graveyard",
        "A: {graveyard: [Bolt], will: '{R}'}",
        "",
        "A",
        "{play: Bolt, from: graveyard, target: B}",
        "703.2",
    ),
    (
        "play from the deck",
        "A: {deck: [Bolt], will: '{R}'}",
        "",
        "A",
        "{play: Bolt, from: deck, target: B}",
        "703.2",
    ),
    (
        "play a plain card from standby",
        "A: {standby: [Bolt], will: '{R}'}",
        "",
        "A",
        "{play: Bolt, from: standby, target: B}",
        "706.3",
    ),
    (
        "play from the extra deck",
        "A: {ruler: Bookman, extra_deck: [Bolt], will: '{R}'}",
        "",
        "A",
        "{play: Bolt, from: extra_deck, target: B}",
        "703.2",
    ),
    (
        "play from removed",
        "A: {removed: [Bolt], will: '{R}'}",
        "",
        "A",
        "{play: Bolt, from: removed, target: B}",
        "703.2",
    ),
    ("opponent's card", "A: {will: '{R}'}, B: {hand: [Bolt]}", "", "A", "{play: B.Bolt, target: B}", "703.2"),
    ("activate in hand", "A: {hand: [Staff]}", "", "A", "{activate: Staff}", "902.1"),
    ("activate in graveyard", "A: {graveyard: [Staff]}", "", "A", "{activate: Staff}", "902.1"),
    ("activate opponent's", "A: {}, B: {field: [Staff]}", "", "A", "{activate: B.Staff}", "707.2"),
    (
        "ruler ability as J-ruler",
        "A: {ruler: {card: Dim King, face: back}, will: '{W}'}",
        "",
        "A",
        "{activate: Dim King}",
        "707.1",
    ),
    ("attack from hand", "A: {hand: [Ogre]}", "", "A", "{attack: Ogre, object: B}", "803.3a"),
    ("attack with opponent's", "A: {}, B: {field: [Ogre]}", "", "A", "{attack: B.Ogre, object: B}", "803.3a"),
    ("attack with a regalia", "A: {field: [Rod]}", "", "A", "{attack: Rod, object: B}", "803.3a"),
    (
        "block from hand",
        "A: {field: [Ogre]}, B: {hand: [Squire], field: [Squire]}",
        "{A: attack, card: Ogre, object: B}",
        "B",
        "{block: 'B.Squire#1'}",
        "804.4",
    ),
    (
        "block with a regalia",
        "A: {field: [Ogre]}, B: {field: [Rod, Squire]}",
        "{A: attack, card: Ogre, object: B}",
        "B",
        "{block: Rod}",
        "804.4",
    ),
    ("standby from graveyard", "A: {graveyard: [Ogre], will: '{2}'}", "", "A", "{standby: Ogre}", "706.1"),
    ("judgment without one", "A: {will: '{W}{W}'}", "", "A", "{judgment}", "705.1"),
    (
        "judgment of a J-ruler",
        "A: {ruler: {card: Dim King, face: back}, will: '{W}'}",
        "",
        "A",
        "{judgment}",
        "705.1",
    ),
    (
        "judgment of an astral ruler",
        "A: {ruler: {card: Dim King, astral: true}, will: '{W}'}",
        "",
        "A",
        "{judgment}",
        "1010.1a",
    ),
    (
        "judgment rested",
        "A: {ruler: {card: Dim King, rested: true}, will: '{W}'}",
        "",
        "A",
        "{judgment}",
        "705.1",
    ),
    ("call empty", "A: {fill: false, stone_deck: []}", "", "A", "{call}", "710.1"),
    ("play a magic stone", "A: {hand: [Fire Magic Stone]}", "", "A", "{play: Fire Magic Stone}", "604.2"),
    (
        "rune from hand",
        "A: {ruler: Seer, runes: [{card: Sign, revealed: true}], will: '{R}'}",
        "",
        "A",
        "{play: Sign, from: runes}",
        "711.2",
    ),
]
ONCE: list[Row] = [
    (
        "ability once per turn",
        "A: {field: [Once]}",
        "{A: activate, card: Once}",
        "A",
        "{activate: Once}",
        "104.1",
    ),
    ("gods art", "A: {field: [Priest]}", "{A: activate, card: Priest}", "A", "{activate: Priest}", "1112.2"),
    ("call twice", "A: {}", "{A: call}", "A", "{call}", "710.1"),
    (
        "judgment twice",
        "A: {ruler: Dim King, will: '{W}{W}'}",
        "{A: judgment}, {both: pass}",
        "A",
        "{judgment}",
        "705.1",
    ),
    (
        "call after judgment",
        "A: {ruler: Dim King, will: '{W}'}",
        "{A: judgment}, {both: pass}",
        "A",
        "{call}",
        "710.1",
    ),
]
FRESH: list[Row] = [
    ("attack", "A: {field: [{card: Ogre, fresh: true}]}", "", "A", "{attack: Ogre, object: B}", "803.3a"),
    ("rest ability", "A: {field: [{card: Monk, fresh: true}]}", "", "A", "{activate: Monk}", "905.3"),
    (
        "trigger set this turn",
        "A: {standby: [{card: Watcher, set_this_turn: true}], will: '{1}'}",
        "",
        "A",
        "{play: Watcher, from: standby, target: B}",
        "708.5",
    ),
]
PROHIBITION: list[Row] = [
    (
        "chants",
        "A: {field: [Stasis], hand: [Bolt], will: '{R}'}",
        "",
        "A",
        "{play: Bolt, target: B}",
        "104.4",
    ),
    ("resonators", "A: {field: [Iron Law], hand: [Squire], will: '{1}'}", "", "A", "{play: Squire}", "104.4"),
    ("activate", "A: {field: [Silence, Staff]}", "", "A", "{activate: Staff}", "104.4"),
    ("attack", "A: {field: [Peace, Ogre]}", "", "A", "{attack: Ogre, object: B}", "104.4"),
    ("attack itself", "A: {field: [Statue]}", "", "A", "{attack: Statue, object: B}", "104.4"),
    (
        "block",
        "A: {field: [Ogre]}, B: {field: [Statue, Squire]}",
        "{A: attack, card: Ogre, object: B}",
        "B",
        "{block: Statue}",
        "104.4",
    ),
    (
        "block all",
        "A: {field: [Ogre, Open Gate]}, B: {field: [Squire]}",
        "{A: attack, card: Ogre, object: B}",
        "B",
        "{block: Squire}",
        "104.4",
    ),
    (
        "block flying",
        "A: {field: [Bird]}, B: {field: [Squire]}",
        "{A: attack, card: Bird, object: B}",
        "B",
        "{block: Squire}",
        "1106.2",
    ),
    ("judgment", "A: {ruler: Dim King, field: [No Crown], will: '{W}'}", "", "A", "{judgment}", "104.4"),
    ("call", "A: {field: [Drought]}", "", "A", "{call}", "104.4"),
    ("pass must attack", "A: {field: [Berserk]}", "", "A", "{pass}", "712.2"),
    ("forfeit must attack", "A: {field: [Berserk]}", "", "A", "{forfeit}", "803.3"),
    (
        "attack another than must",
        "A: {field: [Berserk, Ogre]}",
        "",
        "A",
        "{attack: Ogre, object: B}",
        "803.3a",
    ),
    (
        "cannot chase quickcast",
        "A: {hand: [Final Word], will: '{R}'}, B: {hand: [Bolt], will: '{R}'}",
        "{A: play, card: Final Word}, {A: pass}",
        "B",
        "{play: Bolt, target: A}",
        "1008.2",
    ),
    (
        "cannot chase ability",
        "A: {hand: [Final Word], will: '{R}'}, B: {field: [Staff]}",
        "{A: play, card: Final Word}, {A: pass}",
        "B",
        "{activate: Staff}",
        "1008.2",
    ),
    ("play only if", "A: {hand: [Snap], will: '{R}'}", "", "A", "{play: Snap}", "104.1"),
]
LIMIT: list[Row] = [
    (
        "rune divinity",
        "A: {ruler: Seer, runes: [Great Sign], will: '{R}'}",
        "",
        "A",
        "{play: Great Sign, from: runes}",
        "711.2",
    ),
    ("rune no divinity", "A: {runes: [Sign], will: '{R}'}", "", "A", "{play: Sign, from: runes}", "711.1"),
    (
        "rune used divinity",
        "A: {ruler: Seer, runes: [Sign, {card: Swift Sign, revealed: true}, Great Sign], will: '{R}'}",
        "",
        "A",
        "{play: Great Sign, from: runes}",
        "711.2",
    ),
    ("judgment condition", "A: {ruler: Hard King, will: '{W}'}", "", "A", "{judgment}", "705.2b"),
]
LOCK_OUT: list[Row] = [
    (
        "battle after a forfeit",
        "A: {field: [Ogre]}",
        "{A: forfeit}, {finish: battle}",
        "A",
        "{battle}",
        "803.6",
    ),
    (
        "attack after a forfeit",
        "A: {field: [Ogre]}",
        "{A: forfeit}, {finish: battle}",
        "A",
        "{attack: Ogre, object: B}",
        "803.6",
    ),
    (
        "forfeit after the declaration",
        "A: {field: [Ogre]}",
        "{A: attack, card: Ogre, object: B}",
        "A",
        "{forfeit}",
        "803.3",
    ),
    (
        "second block",
        "A: {field: [Ogre]}, B: {field: [Squire, Bird]}",
        "{A: attack, card: Ogre, object: B}, {B: block, card: Squire}",
        "B",
        "{block: Bird}",
        "804.3",
    ),
    ("after the end", "A: {}", "{B: concede}", "A", "{call}", "103.4"),
    (
        "rested attacker",
        "A: {field: [{card: Ogre, rested: true}]}",
        "",
        "A",
        "{attack: Ogre, object: B}",
        "803.3a",
    ),
    (
        "rested blocker",
        "A: {field: [Ogre]}, B: {field: [{card: Squire, rested: true}, Bird]}",
        "{A: attack, card: Ogre, object: B}",
        "B",
        "{block: Squire}",
        "804.3",
    ),
    ("lifebreak too much life", "edition", "", "A", "{lifebreak}", "1415.1d-i"),
]
HOW: list[Row] = [
    (
        "shift other side quick",
        "A: {}, B: {hand: [Quick Moth], will: '{W}'}",
        "{A: pass}",
        "B",
        "{play: Slow Moth, face: back}",
        "1111.2a",
    ),
    ("answer", "A: {}", "", "B", "{answer: yes}", "601.1"),
    (
        "a decision waits",
        "A: {hand: [Snuff, Bolt], will: '{B}{R}'}, B: {field: [Ogre, Squire]}",
        "{A: play, card: Snuff}",
        "A",
        "{play: Bolt, target: B}",
        "903.2g",
    ),
    (
        "x too large",
        "A: {hand: [Flood], will: '{R}{R}'}",
        "",
        "A",
        "{play: Flood, x: 2, target: B}",
        "903.2f",
    ),
    (
        "shift side",
        "A: {hand: [Moth of Day], will: '{W}'}",
        "",
        "A",
        "{play: Moth of Day, face: back}",
        "903.2j",
    ),
    ("awaken", "A: {hand: [Pilgrim], will: '{W}'}", "", "A", "{play: Pilgrim, awaken: true}", "903.2j"),
    (
        "play chant wrong target",
        "A: {hand: [Snuff], field: [Rod], will: '{B}'}, B: {field: [Ogre]}",
        "",
        "A",
        "{play: Snuff, target: A.Rod}",
        "903.2g",
    ),
    (
        "barrier",
        "A: {hand: [Snuff], will: '{B}'}, B: {field: [Warded, Ogre]}",
        "",
        "A",
        "{play: Snuff, target: Warded}",
        "1120.2",
    ),
    ("mode", "A: {hand: [Either], will: '{R}'}", "", "A", "{play: Either, choose: 3}", "903.2e"),
]
KINDS = {
    "timing": TIMING,
    "priority": PRIORITY,
    "cost": COST,
    "target": TARGET,
    "zone": ZONE,
    "once": ONCE,
    "fresh": FRESH,
    "prohibition": PROHIBITION,
    "limit": LIMIT,
    "lock-out": LOCK_OUT,
    "how": HOW,
}
ROWS = [(kind, *row) for kind, rows in KINDS.items() for row in rows]


def tried(start: str, before: str, player: str, action: str) -> tuple[Run, Trying]:
    """The game in which something is tried, and the step that tries it."""
    edition = ""
    if start == VALHALLA:
        start, edition = "A: {life: 4000, lifebreak: [Ogre]}", 'edition: "8.01 Valhalla"\n'
    steps = f"{before}{', ' if before else ''}{{{player}: cannot, do: {action}}}"
    file = read_text(f"{CARDS}{listed(MORE)}{edition}start: {{{start}}}\ndo: [{steps}]\n")
    run = begin(file)
    *earlier, last = file.steps
    for step in earlier:
        run.step(step, None)
    assert isinstance(last, Trying)
    return run, last


@pytest.mark.parametrize(
    ("kind", "what", "start", "before", "player", "action", "clause"),
    ROWS,
    ids=[f"{row[0]}: {row[1]}" for row in ROWS],
)
def test_the_deciding_clause(
    kind: str, what: str, start: str, before: str, player: str, action: str, clause: str
) -> None:
    run, step = tried(start, before, player, action)
    with pytest.raises(NotLegal) as refusal:
        run.attempt(step.action)
    assert refusal.value.clauses[0] == clause
    if kind == "how":
        return
    a = step.action
    refs = candidates(Lookup(run.g), a.card, a.player, origin_zone(a)) if a.card is not None else []
    game = Game(run.g)
    assert clause in [game.why_not(a.player, option) for option in meant(run.g, a, refs)]


def test_what_is_allowed_has_no_clause() -> None:
    run, _ = tried("A: {hand: [Bolt], will: '{R}', field: [Ogre, Staff]}", "", "A", "{call}")
    game = Game(run.g)
    assert game.decision is not None
    assert [game.why_not(0, option) for option in game.decision.options] == [None] * len(
        game.decision.options
    )
