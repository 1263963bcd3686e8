"""The format page line by line: every key, step and expectation, in the spellings that it allows."""

from __future__ import annotations

import pytest

from judge_kit import passes

CARDS = """
- {name: Volley, type: Chant, cost: "{R}",
   text: ["This card deals 600 damage divided as you choose to up to three target resonators."]}
- {name: Pilgrim, type: Resonator, cost: "{W}", atk: 200, def: 200,
   text: ["[Awakening] {W}: [Enter] => You gain 700 life.",
      "[Awakening] {W}{W}: [Enter] => You gain 900 life."]}
- {name: Flame, type: Resonator, cost: "{R}{R}{R}{R}", attribute: R, atk: 700, def: 700,
   text: ["[Incarnation] {R}"]}
- {name: Tinder, type: Resonator, cost: "{R}", atk: 100, def: 100}
- {name: Flood, type: Chant, cost: "{X}{R}", text: ["This card deals X00 damage to target player."]}
- {name: Altar, type: Regalia, cost: "{1}", text: ["Banish a resonator: Draw a card.",
   "{Rest}: You gain 100 life."]}
- {name: Crown, type: "Addition:Resonator", cost: "{1}", text: ["Added resonator gains [+200/+200]."]}
- {name: Spur, type: Addition, cost: "{1}", text: ["Resonators you control gain [+100/+0]."]}
- {name: Old Bolt, type: "Spell:Chant-Instant", cost: "{R}",
   text: ["This card deals 300 damage to target player."]}
- {name: Rune of Ash, type: Rune, cost: "{R}", divinity: 2, text: ["You gain 300 life."]}
- {name: Both Ways, type: Chant/Rune, cost: "{R}", divinity: 1, text: ["You gain 300 life."]}
- {name: Grand Rune, type: Master Rune, cost: "{R}", divinity: 3, text: ["You gain 500 life."]}
- {name: Seer, type: Ruler, text: ["[Divinity] 3"]}
- {name: Gate, type: Special Magic Stone, text: ["{Rest}: Produce {R} or {U}."]}
- {name: Ford, type: Basic Magic Stone, text: ["{Rest}: Produce {U}."]}
- {name: Dim King, type: Ruler, text: ["[Judgment] {X}{W}"],
   back: {name: Bright King, type: J-Ruler, atk: 700, def: 700}}
- {name: Ambush, type: Chant, cost: "{R}{R}",
   text: ["[Trigger] Whenever a J/resonator your opponent controls attacks => Destroy it."]}
- {name: Curtain, type: Chant, cost: "{U}", text: ["[Trigger] Pay {1}: You gain 100 life."]}
- {name: Toll, type: Resonator, cost: "{1}", atk: 400, def: 400, text: ["[Mobilize] {1}"]}
- {name: Scholar, type: Resonator, cost: "{U}", atk: 100, def: 100,
   text: ["[Enter] => You may draw a card."]}
- {name: Seeker, type: Chant, cost: "{U}",
   text: ["Look at the top two cards of your main deck. Put one of them into your hand and the other on
   the bottom of your main deck."]}
- {name: Twin, type: Resonator, cost: "{1}", atk: 200, def: 200, text: ["[Enter] => You gain 100 life.",
   "[Enter] => You lose 200 life."]}
- {name: Shrink, type: Chant, cost: "{B}", text: ["[Quickcast]",
   "Target resonator gains [-300/-300] until end of turn."]}
- {name: Kennel, type: Regalia, cost: "{1}",
   text: ["{0}: Put a [200/100] water Frog resonator token into your field."]}
- {name: Wide Eyes, type: Chant, cost: "{U}", text: ["Foresee 2."]}
- {name: Pike, type: Resonator, cost: "{R}", atk: 900, def: 500, text: ["[Pierce]"]}
- {name: Either, type: Chant, cost: "{R}",
   text: ["Choose one - You gain 100 life; or you gain 500 life; or draw two cards."]}
- {name: Imp, type: Resonator, cost: "{1}", atk: 100, def: 100,
   text: ["You pay {1} less to play chants."]}
- {name: Blaze, type: Chant, cost: "{R}{1}", text: ["You gain 100 life."]}
- {name: Wish, type: Chant, cost: "{U}",
   text: ["You may play a chant from your hand without paying its cost."]}
- {name: Free Hand, type: Regalia, cost: "{1}",
   text: ["You may play chants from your hand without paying their cost."]}
- {name: Pick, type: Chant, cost: "{U}", text: ["Destroy up to two target resonators."]}
- {name: Name It, type: Chant, cost: "{U}", text: ["Name a card. Destroy each resonator with that name."]}
- {name: Discarder, type: Chant, cost: "{B}", text: ["Your opponent discards two cards."]}
- {name: Tutor, type: Chant, cost: "{U}",
   text: ["Search your main deck for a card and put it into your hand. Then shuffle your main deck."]}
- {name: Recurse, type: Chant, cost: "{B}",
   text: ["Put target resonator from your graveyard into your hand."]}
- {name: Mage, type: Resonator, cost: "{R}", atk: 300, def: 300, text: ["{R},
   {Rest}: This card deals 200 damage to target player.", "{Rest}: Produce {R}."]}
- {name: Sprinter, type: Resonator, cost: "{R}", atk: 300, def: 300, text: ["[Swiftness] [Flying]"]}
- name: Moth of Day
  type: Resonator
  cost: "{W}"
  atk: 200
  def: 200
  text: ["[Shift] {1}"]
  back: {name: Moth of Night, type: Resonator, cost: "{B}", attribute: B, atk: 400, def: 100}
- {name: Watcher, type: Chant, cost: "{1}",
   text: ["[Trigger] Pay {1}: This card deals 500 damage to target player."]}
- {name: Ordeal, type: Chant, cost: "{U}",
   text: ["Put the top three cards of your main deck on the bottom of your main deck in any order."]}
- {name: Thief, type: Chant, cost: "{U}", text: ["Gain control of target resonator."]}
- {name: Bounce, type: Chant, cost: "{U}", text: ["[Quickcast]",
   "Return target resonator to its owner's hand."]}
- {name: Swarm, type: Chant, cost: "{G}",
   text: ["Put two [200/100] water Frog resonator tokens into your field."]}
- {name: Reader, type: Ruler, text: ["[Energize] {W}", "[Grimoire]"]}
- {name: Tome, type: Resonator, cost: "{1}", atk: 100, def: 100}
- {name: Fetcher, type: Chant, cost: "{U}",
   text: ["Search your main deck for a resonator and put it into your hand. Then shuffle your main
   deck."]}
- {name: Rite, type: Regalia, cost: "{1}", text: ["Banish a resonator, discard a card: Draw two cards."]}
- {name: Drill, type: Regalia, cost: "{1}",
   text: ["Rest two recovered resonators you control: Draw a card."]}
- {name: Sprout, type: Resonator, cost: "{G}", atk: 100, def: 100, text: ["{Rest}: Produce {G}."]}
- {name: "Mr. Punch, the Clown's King", type: Resonator, cost: "{1}", atk: 300, def: 300}
- {name: 1001 Nights, type: Chant, cost: "{1}", text: ["You gain 1000 life."]}
- {name: Banner, type: Regalia, cost: "{1}",
   text: ["Whenever a resonator enters your field => You may draw a card."]}
- {name: Coin King, type: Ruler, text: ["[Energize] {R}", "[Judgment] {1}, discard a card"],
   back: {name: Coin Emperor, type: J-Ruler, atk: 500, def: 500}}
- {name: Moonlit, type: Resonator, cost: "{M}", atk: 300, def: 300}
- {name: Exile, type: Regalia, cost: "{1}", text: ["You may play cards removed by this card.",
   "{0}: Remove the top card of your main deck from the game."]}
- {name: Wake, type: Regalia, cost: "{1}",
   text: ["At the beginning of your end phase => Target player loses 100 life."]}
- {name: Two of Three, type: Chant, cost: "{R}",
   text: ["Choose two - You gain 100 life; or you gain 500 life; or draw two cards."]}
- {name: Quick Bear, type: Resonator, cost: "{G}", atk: 300, def: 300, text: ["[Quickcast]"]}
- {name: Splitter, type: Chant, cost: "{U}",
   text: ["Choose target resonator and target player. Destroy that resonator. That player draws a card."]}
- {name: Vow, type: Resonator, cost: "{W}", atk: 300, def: 300,
   text: ["[Enter] => Choose an attribute. This card becomes the chosen attribute."]}
- {name: Pick Name, type: Chant, cost: "{U}",
   text: ["Name a card. Destroy each resonator with that name."]}
- {name: Twain, type: Chant, cost: "{B}", text: ["Destroy two target resonators."]}
- {name: Big, type: Resonator, cost: "{2}", atk: 500, def: 500}
- {name: Wolf, type: Resonator, cost: "{G}", race: [Beast], atk: 400, def: 300}
- {name: Herd, type: Regalia, cost: "{1}",
   text: ["Whenever a resonator enters your field => You gain 100 life."]}
- {name: Twins, type: Chant, cost: "{G}",
   text: ["Put two [200/100] water Frog resonator tokens into your field."]}
- {name: Sage, type: Resonator, cost: "{U}", atk: 200, def: 200, text: ["[Enter] => Draw a card.", "{1},
   {Rest}: Target resonator gains [+200/+0] until end of turn.",
   "{U}: This card gains [+0/+100] until end of turn."]}
- {name: Shield Wall, type: Chant, cost: "{W}", text: ["[Quickcast]",
   "Prevent the next 500 damage that would be dealt to target resonator this turn."]}
- {name: Sting, type: Chant, cost: "{R}", text: ["[Quickcast]",
   "This card deals 400 damage to target J/resonator."]}
- {name: Echo, type: Chant, cost: "{U}", text: ["[Quickcast]", "Copy target chant spell you control."]}
- {name: Lance, type: Resonator, cost: "{W}", atk: 500, def: 300, text: ["[First Strike]"]}
- {name: Elixir, type: Regalia, cost: "{1}", text: ["Banish this card: You gain 500 life."]}
- {name: Rain Dance, type: Chant, cost: "{U}", text: ["The weather is rain."]}
- {name: Gemcutter, type: Chant, cost: "{R}", text: ["Gain a fire gem."]}
- {name: Grow Up, type: Chant, cost: "{G}", text: ["Put two [+100/+100] counters on target resonator."]}
- {name: Dream King, type: Ruler, text: ["[Judgment] {W}", "{Rest}: Draw a card."],
   back: {name: Waking King, type: J-Ruler, atk: 800, def: 600, text: ["[Flying] [First Strike]",
   "{1}: This card gains [+100/+0] until end of turn."]}}
"""

CASES = {
    "attribute letters": """
        start: {A: {field: [Flame, Ogre, Squire]}}
        expect:
          A.Flame: {attribute: R}
          A.Ogre: {attribute: [fire]}
          A.Squire: {attribute: []}
        """,
    "types": """
        start: {A: {ruler: Seer, field: [Altar, {card: Crown, added_to: Ogre}, Ogre, Spur],
           stones: [Gate, Ford], hand: [Old Bolt], runes: [Rune of Ash, Both Ways, Grand Rune]}}
        expect:
          A.Altar: {types: [Regalia], zone: field}
          A.Crown: {types: [addition], added_to: A.Ogre}
          A.Spur: {added_to: none}
          A.Ogre: {types: [Resonator], atk: 1100, def: 1000, race: [ogre]}
          A.Seer: {types: [RULER], zone: ruler}
          A.Gate: {zone: field, types: [Magic Stone]}
          A.Old Bolt: {types: [Chant], zone: hand, has: [Quickcast]}
          A.runes: 3
          A.stones: {Gate: 1, Ford: 1}
          A.field: [Altar, Crown, Ogre, Spur]
        """,
    "divinity rune": """
        start: {A: {ruler: Seer, runes: [Rune of Ash, Both Ways, Grand Rune], will: "{R}{R}{R}"}}
        do:
          - {A: play, card: Rune of Ash, from: runes}
          - {resolve: all}
          - {A: play, card: Both Ways, from: runes}
          - {resolve: all}
          - {A: cannot, do: {play: Grand Rune, from: runes}, because: "711.2"}
        expect: {A.life: 4600, A.Rune of Ash: {zone: runes, revealed: true}}
        """,
    "yaml booleans": """
        start: {A: {hand: [Scholar, Scholar], will: "{U}{U}", field: [{card: Ogre, rested: on}]}}
        do:
          - {A: play, card: Scholar}
          - {both: pass}
          - {both: pass}
          - {A: answer, with: Yes}
          - {A: play, card: Scholar}
          - {resolve: all}
          - {A: answer, with: off}
        expect: {A.hand: 1, A.Ogre: {rested: yes}}
        """,
    "lists as counts": """
        start:
          A: {hand: {Bolt: 2, Study: 1}, graveyard: {Ogre: 2}, removed: [Squire], field: [Ogre,
             {Squire: 2}], stones: [Fire Magic Stone, Gate]}
          B: {deck: {Bolt: 3}, fill: false, stone_deck: {Water Magic Stone: 2}, lifebreak: [Ogre]}
        expect: {A.hand: [Study, Bolt, Bolt], A.graveyard: [Ogre, Ogre], A.field: 3, A.removed: [Squire],
           B.deck: 3, B.stone_deck: 2, B.lifebreak: 1, A.deck: 30, A.stone_deck: 10}
        """,
    "phases": """
        start: {phase: draw, turn: B, first: B, turn_number: 9, B: {deck: [Bolt]}}
        do:
          - {expect: {turn: B, phase: draw, priority: B, B.hand: 0}}
          - {go: "B main"}
        expect: {B.hand: [Bolt], phase: main, step: none, over: no, draw: false}
        """,
    "end phase": """
        start: {phase: end, A: {hand: {Bolt: 8}}}
        do:
          - {expect: {phase: end, priority: A}}
          - {finish: turn, answers: [Bolt]}
        expect: {turn: B, A.hand: 7}
        """,
    "recovery phase": """
        start: {phase: recovery, A: {field: [{card: Ogre, rested: true}]}}
        do: [{go: "A main"}]
        expect: {A.Ogre: {rested: false}}
        """,
    "go same phase next": """
        start: {}
        do: [{go: "A main"}]
        expect: {turn: A, phase: main, A.hand: 1}
        """,
    "awaken numbers": """
        start: {A: {hand: [Pilgrim, Pilgrim, Pilgrim], will: "{W}{W}{W}{W}{W}{W}"}}
        do:
          - {A: play, card: Pilgrim, awaken: 2}
          - {resolve: all}
          - {expect: {A.life: 4900}}
          - {A: play, card: Pilgrim, awaken: true}
          - {resolve: all}
          - {expect: {A.life: 5600}}
          - {A: play, card: Pilgrim}
          - {resolve: all}
        expect: {A.life: 5600, A.will: ""}
        """,
    "incarnate": """
        start: {A: {hand: [Flame], field: [Tinder], will: "{R}"}}
        do:
          - {A: play, card: Flame, incarnate: Tinder}
          - {both: pass}
        expect: {A.field: [Flame], A.graveyard: [Tinder]}
        """,
    "x and pay": """
        start: {A: {hand: [Flood], stones: {Fire Magic Stone: 2, Light Magic Stone: 2}}}
        do:
          - {A: cannot, do: {play: Flood, x: 4, target: B}}
          - {A: can, do: {play: Flood, x: 3, target: B}}
          - {A: play, card: Flood, x: 1, target: B, pay: [A.Light Magic Stone, "Fire Magic Stone#2"]}
          - {both: pass}
        expect: {B.life: 3900, A.recovered_stones: [Fire Magic Stone, Light Magic Stone]}
        """,
    "judgment x": """
        start: {A: {ruler: Dim King, stones: {Light Magic Stone: 4}}}
        do:
          - {A: cannot, do: {judgment: true, x: 4}}
          - {A: can, do: {judgment, x: 3}}
          - {A: judgment, x: 2}
          - {expect: {chase: [judgment], "A.recovered_stones": 1}}
          - {both: pass}
        expect: {A.Bright King: {zone: field, face: back, fresh: true}, A.Dim King: {name: Bright King}}
        """,
    "cost in order": """
        start: {A: {field: [Altar, Ogre, Squire]}}
        do:
          - {A: activate, card: Altar, ability: 1, cost: A.Squire}
          - {resolve: all}
          - {A: activate, card: Altar, ability: 1, cost: [Ogre]}
          - {resolve: all}
          - {A: activate, card: A.Altar, ability: 2}
          - {resolve: all}
        expect: {A.graveyard: [Ogre, Squire], A.hand: 2, A.life: 4100, A.Altar: {rested: true}}
        """,
    "verbs alone": """
        start: {A: {hand: [Bolt]}, B: {field: [Squire]}}
        do:
          - {A: can, do: {call}}
          - {A: can, do: {battle}}
          - {A: can, do: {pass}}
          - {A: can, do: {forfeit}}
          - {A: cannot, do: {judgment}}
          - {A: cannot, do: {lifebreak}}
          - {B: cannot, do: {pass: true}, because: "602.1c"}
          - {B: cannot, do: {call: true}}
          - {B: cannot, do: {block: Squire}}
          - {B: cannot, do: {no block: true}}
          - {A: cannot, do: {standby: Bolt}, because: "706.1"}
          - {A: cannot, do: {reveal: Bolt}}
          - {A: cannot, do: {answer: yes}}
          - {A: cannot, do: {answer: 400}}
        """,
    "reveal from standby": """
        start: {A: {field: [Ogre]}, B: {standby: [Ambush], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {expect: {decision: {player: B, kind: reveal}}}
          - {B: reveal, card: Ambush, from: standby}
          - {resolve: all}
          - {finish: battle}
        expect: {A.Ogre: {zone: graveyard}, B.life: 4000}
        """,
    "reveal declined": """
        start: {A: {field: [Ogre]}, B: {hand: [Ambush], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: answer, with: no}
          - {finish: battle}
        expect: {B.life: 3200}
        """,
    "standby step": """
        start: {A: {hand: [Curtain], stones: {Fire Magic Stone: 2, Water Magic Stone: 1},
           standby: [Curtain]}}
        do:
          - {A: standby, card: Curtain}
          - {A: cannot, do: {play: Curtain#1, from: standby}, because: "708.5"}
          - {A: play, card: Curtain, from: standby}
          - {both: pass}
        expect: {A.life: 4100, A.standby: 1}
        """,
    "toll": """
        start: {A: {field: [Toll], stones: [Fire Magic Stone, Wind Magic Stone]}, B: {field: [Toll],
           stones: [Fire Magic Stone]}}
        do:
          - {A: attack, card: Toll, object: B, pay: Wind Magic Stone}
          - {B: block, card: Toll}
          - {finish: battle}
        expect: {A.recovered_stones: [Fire Magic Stone], A.field: [], B.field: []}
        """,
    "triggers one option": """
        start: {A: {hand: [Twin], will: "{1}"}}
        do:
          - {A: play, card: Twin}
          - {both: pass}
          - {expect: {decision: {kind: trigger, player: A}}}
          - {A: answer, with: Twin}
          - {expect: {chase: [Twin, Twin], priority: A}}
          - {resolve: all}
        expect: {A.life: 3900}
        """,
    "seeker": """
        start: {A: {hand: [Seeker], deck: [Ogre, Squire], will: "{U}"}}
        do:
          - {A: play, card: Seeker}
          - {both: pass}
          - {A: answer, with: A.Squire}
        expect: {A.hand: [Squire], A.deck: 29}
        """,
    "foresee": """
        start: {A: {hand: [Wide Eyes, Study], deck: [Ogre, Squire, Bolt], will: "{U}{U}"}}
        do:
          - {A: play, card: Wide Eyes}
          - {both: pass}
          - {A: answer, with: [Squire]}
          - {A: play, card: Study}
          - {both: pass}
        expect: {A.hand: [Squire]}
        """,
    "pierce": """
        start: {A: {field: [Pike]}, B: {field: [Squire]}}
        do:
          - {A: attack, card: Pike, object: B}
          - {B: block, card: Squire}
          - {both: pass}
          - {both: pass}
          - {expect: {decision: {kind: divide}}}
          - {A: cannot, do: {answer: 200}}
          - {A: can, do: {answer: 300}}
          - {A: answer, with: 400}
          - {finish: battle}
        expect: {B.life: 3500}
        """,
    "token refs": """
        start: {A: {field: [Kennel], hand: [Shrink], will: "{B}"}}
        do:
          - {A: activate, card: Kennel}
          - {both: pass}
          - {A: activate, card: Kennel}
          - {both: pass}
          - {A: play, card: Shrink, target: Frog#2}
          - {both: pass}
        expect: {A.Frog: {zone: field}, A.Frog#2: {exists: false}, A.field: {Kennel: 1, Frog: 1}}
        """,
    "divide mapping": """
        start: {A: {hand: [Volley], will: "{R}"}, B: {field: [Ogre, Squire]}}
        do:
          - {A: play, card: Volley, target: [B.Ogre, B.Squire], divide: {B.Ogre: 300, B.Squire: 300}}
          - {both: pass}
        expect: {B.Ogre: {damage: 300}, B.Squire: {zone: graveyard}}
        """,
    "chase refs": """
        start: {A: {hand: [Bolt, Bolt], will: "{R}{R}"}, B: {hand: [Hush], will: "{U}"}}
        do:
          - {A: play, card: Bolt, target: B}
          - {A: play, card: Bolt, target: A}
          - {expect: {chase: [Bolt, Bolt]}}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Bolt#2}
          - {expect: {chase: 3}}
          - {resolve: all}
        expect: {A.life: 3500, B.life: 4000}
        """,
    "log": """
        start: {A: {field: [Ogre]}, B: {field: [Squire]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: block, card: B.Squire}
          - {expect: {step: declare block, A.Ogre: {attacking: true, rested: true},
             B.Squire: {blocking: true}, priority: A}}
          - {finish: battle}
        expect: {log: ["1204.1", "806"], log_not: "705"}
        """,
    "concede": """
        start: {}
        do: [{B: concede}]
        expect: {winner: A, over: true, draw: no, priority: none}
        """,
    "exchange": """
        start:
          phase: setup
          first: B
          A: {ruler: Old King, deck: {Ogre: 40}, stone_deck: {Fire Magic Stone: 10}}
          B: {ruler: Old King, deck: [Bolt, Ogre, Ogre, Ogre, Ogre, Squire, {Ogre: 34}],
             stone_deck: {Fire Magic Stone: 10}}
        do:
          - {expect: {decision: {kind: exchange, player: B}, A.deck_legal: false,
             A.deck_clauses: "402.3b"}}
          - {B: answer, with: [Bolt]}
          - {A: answer, with: []}
        expect: {B.hand: 5, A.hand: 5, turn: B, phase: draw}
        """,
    "owner": """
        start: {A: {field: [{card: Ogre, owner: B}], hand: [Snuff], will: "{B}"}}
        do:
          - {expect: {A.Ogre: {controller: A}}}
          - {A: play, card: Snuff, target: A.Ogre}
          - {both: pass}
        expect: {B.Ogre: {zone: graveyard}, B.graveyard: [Ogre]}
        """,
    "counters": """
        start: {A: {field: [{card: Ogre, counters: {"+100/+100": 2}, damage: 100, fresh: true}]}}
        do:
          - {A: cannot, do: {attack: Ogre, object: B}, because: "803.3a"}
        expect: {A.Ogre: {counters: {"+100/+100": 2}, atk: 1000, damage: 100, fresh: true,
           has_not: [Flying], keywords: []}}
        """,
    "both sides of name": """
        start: {A: {ruler: Young King, will: "{W}{W}"}}
        do: [{A: judgment}, {both: pass}]
        expect: {A.Old King: {zone: field, types: [J-Ruler], has: Flying},
           A.Young King: {keywords: [Flying], atk: 900}}
        """,
    "in 2.0": """
        edition: "2.0"
        start: {A: {ruler: Old King}}
        expect: {A.stones: 0}
        """,
    "answer option text": """
        start: {A: {hand: [Scholar], will: "{U}"}}
        do:
          - {A: play, card: Scholar, answers: []}
          - {both: pass}
          - {both: pass, answers: [yes]}
        expect: {A.hand: 1}
        """,
    "finish with answers": """
        start: {A: {field: [Ogre]}, B: {field: [Squire]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {finish: battle, answers: [Squire]}
        expect: {B.Squire: {zone: graveyard}, B.life: 4000}
        """,
    "will colour": """
        start: {A: {stones: [Gate], will: "{W}{1}"}}
        do:
          - {A: activate, card: Gate, answers: ["{U}"]}
        expect: {A.will: "{1}{U}{W}"}
        """,
    "weather none": """
        start: {}
        expect: {A.weather: none, A.items: 0, A.extra_deck: [], B.runes: [], winner: none}
        """,
    "mode asked": """
        start: {A: {hand: [Either], will: "{R}"}}
        do:
          - {A: play, card: Either}
          - {expect: {decision: {kind: mode, player: A}}}
          - {A: cannot, do: {answer: 4}}
          - {A: answer, with: 2}
          - {resolve: all}
        expect: {A.life: 4500}
        """,
    "mode by text": """
        start: {A: {hand: [Either], will: "{R}"}}
        do:
          - {A: play, card: Either, answers: [3]}
          - {resolve: all}
        expect: {A.hand: 2}
        """,
    "less": """
        start: {A: {hand: [Blaze, Blaze], field: [Imp], will: "{R}"}}
        do:
          - {A: can, do: {play: Blaze, less: "{R}"}}
          - {A: play, card: Blaze, less: "{1}"}
          - {both: pass}
        expect: {A.life: 4100, A.will: ""}
        """,
    "free by an effect": """
        start: {A: {hand: [Wish, Blaze], will: "{U}"}}
        do:
          - {A: play, card: Wish}
          - {both: pass}
          - {A: answer, with: Blaze}
          - {resolve: all}
        expect: {A.life: 4100, A.graveyard: [Blaze, Wish]}
        """,
    "free true": """
        start: {A: {field: [Free Hand], hand: [Blaze, Blaze], will: "{R}{R}"}}
        do:
          - {A: play, card: Blaze, free: true}
          - {resolve: all}
          - {expect: {A.will: "{R}{R}"}}
          - {A: play, card: Blaze, free: false}
          - {resolve: all}
        expect: {A.will: "", A.life: 4200}
        """,
    "up to": """
        start: {A: {hand: [Pick, Pick], will: "{U}{U}"}, B: {field: [Ogre, Squire, Squire]}}
        do:
          - {A: play, card: Pick, target: [B.Squire]}
          - {both: pass}
          - {expect: {B.field: [Ogre, Squire]}}
          - {A: play, card: Pick, target: [Ogre, Squire]}
          - {both: pass}
        expect: {B.field: []}
        """,
    "up to none": """
        start: {A: {hand: [Pick], will: "{U}"}, B: {field: [Ogre, Squire, Squire]}}
        do:
          - {A: play, card: Pick, target: []}
          - {both: pass}
        expect: {B.field: 3}
        """,
    "discards": """
        start: {A: {hand: [Discarder], will: "{B}"}, B: {hand: [Ogre, Squire, Bolt]}}
        do:
          - {A: play, card: Discarder}
          - {both: pass}
          - {expect: {decision: {player: B, kind: cards}}}
          - {A: cannot, do: {answer: Ogre}}
          - {B: answer, with: [Bolt, Squire]}
        expect: {B.hand: [Ogre], B.graveyard: 2}
        """,
    "search fail": """
        start: {A: {hand: [Tutor], will: "{U}", deck: [Ogre]}}
        do:
          - {A: play, card: Tutor}
          - {both: pass, answers: [Ogre]}
        expect: {A.hand: [Ogre], A.deck: 29}
        """,
    "graveyard target": """
        start: {A: {hand: [Recurse], graveyard: [Ogre, Squire], will: "{B}"}}
        do:
          - {A: play, card: Recurse, target: A.Squire}
          - {both: pass}
        expect: {A.hand: [Squire], A.graveyard: [Recurse, Ogre]}
        """,
    "ability paragraphs": """
        start: {A: {field: [Mage, Mage], stones: [Fire Magic Stone]}}
        do:
          - {A: activate, card: Mage#2, ability: 2}
          - {expect: {A.will: "{R}", A.Mage#2: {rested: true}}}
          - {A: activate, card: Mage, ability: 1, target: B}
          - {both: pass}
        expect: {B.life: 3800}
        """,
    "two keywords in one line": """
        start: {A: {hand: [Sprinter], will: "{R}"}, B: {field: [Squire]}}
        do:
          - {A: play, card: Sprinter}
          - {both: pass}
          - {A: attack, card: Sprinter, object: B}
          - {B: cannot, do: {block: Squire}, because: "1106.2"}
          - {B: no block}
          - {finish: battle}
        expect: {B.life: 3700, A.Sprinter: {keywords: [Swiftness, Flying]}}
        """,
    "shift back": """
        start: {A: {hand: [Moth of Day, Moth of Day], will: "{W}{B}"}}
        do:
          - {A: play, card: Moth of Day, face: back}
          - {both: pass}
          - {A: play, card: Moth of Day#2}
          - {both: pass}
        expect: {A.Moth of Night: {face: back, atk: 400, name: Moth of Night},
           A.Moth of Day#2: {face: front, atk: 200}}
        """,
    "name by back": """
        start: {A: {hand: [Moth of Night], will: "{B}"}}
        do: [{A: play, card: Moth of Night}, {both: pass}]
        expect: {A.Moth of Day: {face: back}}
        """,
    "trigger manual": """
        start: {A: {hand: [Watcher], standby: [Watcher, {card: Watcher, set_this_turn: true}],
           stones: {Fire Magic Stone: 1}}}
        do:
          - {A: cannot, do: {play: Watcher#3, from: standby, target: B}, because: "708.5"}
          - {A: play, card: Watcher, from: standby, target: B}
          - {both: pass}
        expect: {B.life: 3500}
        """,
    "mobilize": """
        start: {A: {field: [Toll], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: attack, card: Toll, object: B}
          - {finish: battle}
        expect: {B.life: 3600, A.recovered_stones: 1}
        """,
    "order": """
        start: {A: {hand: [Ordeal], deck: [Ogre, Squire, Bolt], fill: false, will: "{U}"}}
        do:
          - {A: play, card: Ordeal}
          - {both: pass}
          - {A: answer, with: [Bolt, Ogre, Squire]}
        expect: {A.deck: 3}
        """,
    "control": """
        start: {A: {hand: [Thief, Bounce], will: "{U}{U}"}, B: {field: [Ogre]}}
        do:
          - {A: play, card: Thief, target: Ogre}
          - {both: pass}
          - {expect: {A.Ogre: {controller: A, fresh: true}, A.field: [Ogre], B.field: 0}}
          - {A: play, card: Bounce, target: A.Ogre}
          - {both: pass}
        expect: {B.hand: [Ogre], B.Ogre: {zone: hand}}
        """,
    "tokens expected": """
        start: {A: {hand: [Swarm], will: "{G}"}}
        do: [{A: play, card: Swarm}, {both: pass}]
        expect: {A.field: [Frog, Frog], "A.Frog#2": {types: [Resonator], race: [Frog], attribute: [U],
           atk: 200, def: 100}}
        """,
    "coin and extra deck": """
        start: {A: {ruler: Reader, items: [Will Coin, Fire Gem], extra_deck: [Tome]}}
        expect: {A.items: [Fire Gem, Will Coin], A.extra_deck: [Tome], A.Tome: {zone: extra_deck},
           A.Fire Gem: {zone: items}}
        """,
    "attack object card": """
        start: {A: {field: [Ogre]}, B: {field: [{card: Squire, rested: true}, {card: Squire,
           rested: true}]}}
        do:
          - {A: attack, card: Ogre, object: "B.Squire#2"}
          - {B: cannot, do: {block: B.Squire#1}}
          - {finish: battle}
        expect: {"B.Squire#2": {zone: graveyard}, B.Squire: {zone: field}, B.Squire#1: {zone: field}}
        """,
    "attack pending verb": """
        start: {A: {field: [Ogre]}, B: {field: [Squire]}}
        do:
          - {A: battle}
          - {expect: {step: beginning of battle, priority: A}}
          - {both: pass}
          - {both: pass}
          - {expect: {decision: {kind: attack, player: A}}}
          - {A: can, do: {forfeit: true}}
          - {A: attack, card: Ogre, object: B}
          - {expect: {step: declare attack}}
          - {both: pass}
          - {both: pass}
          - {expect: {decision: {kind: block, player: B}}}
          - {B: cannot, do: {pass}}
          - {B: no block}
          - {expect: {priority: A, step: declare block}}
          - {finish: battle}
        expect: {B.life: 3200}
        """,
    "two decisions one answers": """
        start: {A: {hand: [Pick], will: "{U}"}, B: {field: [Ogre, Squire, Squire]}}
        do:
          - {A: play, card: Pick, answers: [[B.Ogre, "B.Squire#2"]]}
          - {both: pass}
        expect: {B.field: [Squire], "B.Squire#1": {zone: field}}
        """,
    "unquoted things": """
        edition: 8.01
        start: {turn_number: 7, A: {life: +3000, will: '{R}'}}
        expect: {A.life: 3000, A.will: "{R}"}
        """,
    "clauses below": """
        start: {A: {hand: [Blaze]}}
        do:
          - {A: cannot, do: {play: Blaze}, because: "903"}
          - {A: cannot, do: {play: Blaze}, because: "903.2"}
          - {A: cannot, do: {play: Blaze}, because: "903.2j"}
        """,
    "finish turn with attack offered": """
        start: {A: {field: [Ogre]}}
        do: [{finish: battle}, {finish: turn}]
        expect: {turn: B, B.life: 4000, phase: draw}
        """,
    "go end": """
        start: {}
        do: [{go: "A end"}, {expect: {turn: A, phase: end, priority: A}}, {go: "B recovery"}]
        expect: {turn: B, phase: recovery}
        """,
    "keywords with brackets": """
        start: {A: {field: [Sprinter]}}
        expect: {A.Sprinter: {has: ["[Flying]", swiftness], has_not: [First Strike]}}
        """,
    "search nothing": """
        start: {A: {hand: [Fetcher], deck: [Ogre], will: "{U}"}}
        do:
          - {A: play, card: Fetcher}
          - {both: pass}
          - {A: answer, with: no}
        expect: {A.hand: 0, A.deck: 30}
        """,
    "two costs in order": """
        start: {A: {field: [Rite, Squire, Ogre], hand: [Bolt, Study]}}
        do:
          - {A: activate, card: Rite, cost: [Squire, Study]}
          - {both: pass}
        expect: {A.hand: 3, A.field: [Rite, Ogre], A.graveyard: [Study, Squire]}
        """,
    "rest costs": """
        start: {A: {field: [Drill, Squire, Ogre, Squire]}}
        do:
          - {A: activate, card: Drill, cost: [Squire, Squire]}
          - {both: pass}
        expect: {A.hand: 1, A.Ogre: {rested: false}, A.Squire: {rested: true}, A.Squire#2: {rested: true}}
        """,
    "pay with a resonator": """
        start: {A: {field: [Sprout], stones: [Wind Magic Stone], hand: [Quick Bear]}}
        do:
          - {A: play, card: Quick Bear, pay: [Sprout]}
          - {both: pass}
        expect: {A.recovered_stones: 1, A.Sprout: {rested: true}}
        """,
    "names": """
        start: {A: {field: "Mr. Punch, the Clown's King", hand: 1001 Nights, stones: Fire Magic Stone}}
        do:
          - {A: play, card: 1001 Nights}
          - {both: pass}
          - {A: attack, card: "A.Mr. Punch, the Clown’s King", object: B}
          - {finish: battle}
        expect: {A.life: 5000, B.life: 3700, "A.Mr. Punch, the Clown's King": {rested: true}}
        """,
    "empty places": """
        start:
          A:
          B: {hand: , field: []}
        do:
        expect:
        """,
    "answers on the way": """
        start: {A: {field: [Banner, Wake], hand: [Squire, Squire], will: "{1}{1}"}}
        do:
          - {A: play, card: Squire}
          - {resolve: all, answers: [yes]}
          - {expect: {A.hand: 2}}
          - {A: play, card: Squire}
          - {resolve: all, answers: [no]}
          - {finish: turn, answers: [A]}
        expect: {A.life: 3900, A.hand: 1}
        """,
    "coin": """
        start: {A: {ruler: Coin King, items: [Will Coin], hand: [Bolt]}}
        do:
          - {A: play, card: Bolt, target: B, pay: Will Coin}
          - {both: pass}
        expect: {B.life: 3500, A.items: 0}
        """,
    "judgment with a cost": """
        start: {A: {ruler: Coin King, hand: [Bolt, Study], will: "{1}"}}
        do:
          - {A: judgment, cost: Study}
          - {both: pass}
        expect: {A.hand: [Bolt], A.Coin Emperor: {zone: field}}
        """,
    "moon will": """
        start: {A: {hand: [Moonlit], will: "{M}{1}"}}
        do:
          - {A: play, card: Moonlit}
          - {both: pass}
        expect: {A.will: "{1}", A.field: [Moonlit]}
        """,
    "ruler state": """
        start: {A: {ruler: {card: Coin King, rested: true, counters: {mana: 3}}}}
        expect: {A.Coin King: {rested: true, counters: {mana: 3}, zone: ruler, types: [ruler]}}
        """,
    "not in the game": """
        start: {}
        expect: {A.Ogre: {exists: false}}
        """,
    "decision any": """
        start: {A: {hand: [Snuff], will: "{B}"}, B: {field: [Ogre, Ogre]}}
        do:
          - {A: play, card: Snuff}
          - {expect: {decision: {}}}
          - {expect: {decision: {player: A}}}
          - {expect: {chase: 1}}
          - {B: cannot, do: {answer: B.Ogre}}
          - {A: can, do: {answer: "B.Ogre#2"}}
          - {A: answer, with: ["B.Ogre#2"]}
        expect: {chase: [Snuff]}
        """,
    "two kinds of targets": """
        start: {A: {hand: [Splitter], will: "{U}"}, B: {field: [Ogre]}}
        do:
          - {A: play, card: Splitter, target: [B.Ogre, A]}
          - {both: pass}
        expect: {B.field: 0, A.hand: 1}
        """,
    "attribute answers": """
        start: {A: {hand: [Vow, Vow, Vow], will: "{W}{W}{W}"}}
        do:
          - {A: play, card: Vow}
          - {resolve: all, answers: [R]}
          - {expect: {A.Vow: {attribute: [fire]}}}
          - {A: play, card: Vow}
          - {resolve: all, answers: ["{U}"]}
          - {A: play, card: Vow}
          - {resolve: all, answers: [Darkness]}
        expect: {"A.Vow#2": {attribute: U}, "A.Vow#3": {attribute: [B]}}
        """,
    "numbers as text": """
        start: {turn_number: "6", A: {life: "300"}, B: {stones: {Fire Magic Stone: "2"}}}
        expect: {A.life: "300", B.stones: {Fire Magic Stone: 2}}
        """,
    "name answers": """
        start: {A: {hand: [Pick Name], will: "{U}"}, B: {field: [Ogre, Squire]}}
        do:
          - {A: play, card: Pick Name}
          - {both: pass, answers: [Squire]}
        expect: {B.field: [Ogre]}
        """,
    "choose in any order": """
        start: {A: {hand: [Two of Three], will: "{R}"}}
        do:
          - {A: play, card: Two of Three, choose: [3, 1]}
          - {both: pass}
        expect: {A.life: 4100, A.hand: 2}
        """,
    "quickcast resonator": """
        start: {B: {hand: [Quick Bear], will: "{G}"}}
        do:
          - {A: pass}
          - {B: play, card: Quick Bear}
          - {both: pass}
        expect: {B.field: [Quick Bear], B.Quick Bear: {fresh: true}}
        """,
    "removed": """
        start: {A: {field: [Exile], deck: [Bolt], will: "{R}"}}
        do:
          - {A: activate, card: Exile}
          - {both: pass}
          - {A: play, card: Bolt, from: removed, target: B}
          - {both: pass}
        expect: {B.life: 3500}
        """,
    "hash in a step": """
        start: {A: {hand: [Snuff], will: "{B}"}, B: {field: [Ogre, Ogre]}}
        do:
          - {A: play, card: Snuff, target: B.Ogre#2}
          - {both: pass}
        expect:
          B.Ogre#2: {zone: graveyard}
          B.Ogre#1: {zone: field}
          B.Ogre: {zone: field}
        """,
    "block style": """
        start:
          A:
            field:
              - Ogre
              - card: Squire
                rested: true
          B:
            field: [Squire]
        do:
          - A: attack
            card: Ogre
            object: B
          - B: block
            card: Squire
          - finish: battle
        expect:
          B.Squire:
            zone: graveyard
          A.field:
            - Ogre
            - Squire
        """,
    "the same name twice": """
        start: {A: {hand: [Twain], will: "{B}", stones: {Fire Magic Stone: 3}, field: [Drill, Squire,
           Squire, Squire]}, B: {field: [Ogre, Ogre]}}
        do:
          - {A: play, card: Twain, target: [Ogre, Ogre]}
          - {both: pass}
          - {A: activate, card: Drill, cost: {Squire: 2}}
          - {both: pass}
        expect: {B.field: 0, A.Squire#3: {rested: false}, A.Squire#2: {rested: true}}
        """,
    "the same stone twice": """
        start: {A: {hand: [Big], stones: [Fire Magic Stone, Wind Magic Stone, Fire Magic Stone]}}
        do:
          - {A: play, card: Big, pay: [Fire Magic Stone, Fire Magic Stone]}
          - {both: pass}
        expect: {A.recovered_stones: [Wind Magic Stone]}
        """,
    "triggers of one ability": """
        start: {A: {field: [Herd], hand: [Twins], will: "{G}"}}
        do:
          - {A: play, card: Twins}
          - {both: pass}
          - {expect: {chase: [Herd, Herd], decision: {kind: priority, player: A}}}
          - {resolve: all}
        expect: {A.life: 4200}
        """,
    "ability counts paragraphs": """
        start: {A: {field: [Sage, Wolf], will: "{1}{U}"}}
        do:
          - {A: cannot, do: {activate: Sage, ability: 1}}
          - {A: activate, card: Sage, ability: 2, target: Wolf}
          - {both: pass}
          - {A: activate, card: Sage, ability: 3}
          - {both: pass}
        expect: {A.Wolf: {atk: 600}, A.Sage: {def: 300, rested: true}}
        """,
    "j ruler abilities": """
        start: {A: {ruler: {card: Dream King, face: back}, will: "{1}"}}
        do:
          - {A: cannot, do: {activate: Dream King, ability: 3}}
          - {A: activate, card: Waking King}
          - {both: pass}
          - {A: attack, card: Dream King, object: B}
          - {B: no block}
          - {finish: battle}
        expect: {B.life: 3100, A.Waking King: {keywords: [Flying, First Strike], types: [j-ruler],
           rested: true, zone: field, face: back}}
        """,
    "ruler ability": """
        start: {A: {ruler: Dream King}}
        do:
          - {A: activate, card: Dream King, ability: 2}
          - {both: pass}
          - {A: cannot, do: {call}, because: "710.1"}
        expect: {A.hand: 1, A.Dream King: {rested: true, face: front, zone: ruler}}
        """,
    "prevent": """
        start: {A: {field: [Wolf], hand: [Shield Wall, Sting], will: "{W}{R}"}}
        do:
          - {A: play, card: Sting, target: Wolf}
          - {A: play, card: Shield Wall, target: Wolf}
          - {expect: {chase: [Shield Wall, Sting]}}
          - {resolve: all}
        expect: {A.Wolf: {damage: 0, zone: field}}
        """,
    "copies": """
        start: {A: {hand: [Sting, Echo], will: "{R}{U}"}, B: {field: [Ogre]}}
        do:
          - {A: play, card: Sting, target: B.Ogre}
          - {A: play, card: Echo, target: chase.Sting}
          - {both: pass}
          - {expect: {chase: [Sting, Sting]}}
          - {resolve: all}
        expect: {B.Ogre: {zone: graveyard}}
        """,
    "first strike step": """
        start: {A: {field: [Lance]}, B: {field: [Wolf]}}
        do:
          - {A: attack, card: Lance, object: B}
          - {B: block, card: Wolf}
          - {both: pass}
          - {expect: {step: first strike, B.Wolf: {zone: graveyard}}}
          - {finish: battle}
        expect: {A.Lance: {damage: 0}, step: none}
        """,
    "banish itself": """
        start: {A: {field: [Elixir]}}
        do:
          - {A: activate, card: Elixir}
          - {expect: {A.graveyard: [Elixir], chase: [Elixir], A.Elixir: {zone: graveyard},
             chase.Elixir: {zone: chase, controller: A}}}
          - {both: pass}
        expect: {A.life: 4500}
        """,
    "weather and gems": """
        start: {A: {hand: [Rain Dance, Gemcutter, Grow Up], field: [Wolf], will: "{U}{R}{G}"}}
        do:
          - {A: play, card: Rain Dance}
          - {both: pass}
          - {A: play, card: Gemcutter}
          - {both: pass}
          - {A: play, card: Grow Up, target: A.Wolf}
          - {both: pass}
        expect: {A.weather: Rain, A.items: [Fire Gem], A.Wolf: {counters: {"+100/+100": 2}, atk: 600,
           def: 500, race: Beast}}
        """,
    "block is implied over windows": """
        start: {A: {field: [Ogre]}, B: {field: [Wolf], hand: [Sting], will: "{R}"}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {A: pass}
          - {B: play, card: Sting, target: Ogre}
          - {B: cannot, do: {block: Wolf}}
          - {resolve: all}
          - {B: block, card: Wolf}
          - {expect: {priority: A, B.Wolf: {blocking: true, rested: true}}}
          - {finish: battle}
        expect: {A.Ogre: {zone: graveyard}, B.Wolf: {zone: graveyard}}
        """,
    "expect after the end": """
        start: {A: {field: [Ogre]}, B: {life: 800}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {B: no block}
          - {finish: battle}
        expect: {winner: A, over: true, B.life: 0, log: ["1202.1"]}
        """,
    "turn and priority in the other's turn": """
        start: {turn: B, turn_number: 5, first: A, A: {hand: [Sting], will: "{R}"}, B: {field: [Wolf]}}
        do:
          - {expect: {turn: B, priority: B}}
          - {B: pass}
          - {A: play, card: Sting, target: Wolf}
          - {both: pass}
        expect: {B.Wolf: {zone: graveyard}, priority: B, turn: B}
        """,
    "recovered stones and lists": """
        start: {A: {stones: [Fire Magic Stone, {card: Wind Magic Stone, rested: true}], removed: [Wolf],
           graveyard: [Wolf, Ogre]}}
        expect: {A.recovered_stones: [Fire Magic Stone], A.stones: [Wind Magic Stone, Fire Magic Stone],
           A.removed: 1, A.graveyard: [Wolf, Ogre], A.field: []}
        """,
}


@pytest.mark.parametrize("name", CASES)
def test_a_file(name: str) -> None:
    passes(CASES[name], CARDS)
