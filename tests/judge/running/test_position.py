"""The start of a file as a position: zones, states, freshness, order."""

from __future__ import annotations

from judge_kit import errs, passes

MORE = """
- {name: Sash, type: "Addition:Resonator", cost: "{W}", text: ["Added resonator gains [+100/+200]."]}
- {name: Banner, type: Addition, cost: "{W}", text: ["Resonators you control become [500/500]."]}
- {name: Pennon, type: Addition, cost: "{W}", text: ["Resonators you control become [200/200]."]}
- {name: Snare, type: Chant, cost: "{R}{R}",
   text: ["[Trigger] Pay {1}: This card deals 500 damage to target player."]}
- {name: Norn, type: Ruler, text: ["[Divinity] 5"]}
- {name: Rune of Three, type: Rune, cost: "{W}", divinity: 3, text: ["You gain 300 life."]}
- {name: Rune of Two, type: Rune, cost: "{W}", divinity: 2, text: ["You gain 200 life."]}
- {name: Bright Queen, type: Ruler, text: ["[Energize] {R}", "[Judgment] {W}"],
   back: {name: Bright Queen, type: J-Ruler, atk: 500, def: 500}}
"""


def test_a_j_ruler_is_in_the_field() -> None:
    passes(
        """
        start: {A: {ruler: {card: Old King, face: back, rested: true, damage: 300, counters: {mana: 2}}}}
        expect:
          A.Old King: {zone: field, face: back, rested: true, damage: 300, counters: {mana: 2}, fresh: false}
          A.field: [Young King]
        """
    )


def test_an_astral_ruler() -> None:
    passes(
        """
        start: {A: {ruler: {card: Old King, astral: true}, will: "{W}{W}"}}
        do: [{A: cannot, do: {judgment: true}, because: "1010.1a"}]
        expect: {A.Old King: {zone: ruler, astral: true, counters: {astral: 1}, has_not: [Judgment]}}
        """
    )
    errs("start: {A: {ruler: {card: Old King, face: back, astral: true}}}", "is not astral", line=1)


def test_an_addition_on_a_card() -> None:
    passes(
        """
        start: {A: {field: [Ogre, Squire, {card: Sash, added_to: Squire}]}}
        expect: {A.Sash: {added_to: A.Squire}, A.Squire: {atk: 400, def: 500}, A.Ogre: {atk: 800}}
        """,
        MORE,
    )
    passes(
        """
        start: {A: {field: [{card: Sash, added_to: B.Ogre}]}, B: {field: [Ogre]}}
        expect: {A.Sash: {added_to: B.Ogre}, B.Ogre: {atk: 900}}
        """,
        MORE,
    )
    errs("start: {A: {field: [{card: Sash, added_to: Squire}]}}", "no Squire", line=1, cards=MORE)
    errs("start: {A: {field: [Ogre, {card: Squire, added_to: Ogre}]}}", "is not an addition", line=1)


def test_damage_only_on_what_can_have_it() -> None:
    errs("start: {A: {field: [{card: Banner, damage: 100}]}}", "has no damage", line=1, cards=MORE)


def test_effects_listed_earlier_are_older() -> None:
    passes("start: {A: {field: [Banner, Pennon, Ogre]}}\nexpect: {A.Ogre: {atk: 200}}", MORE)
    passes("start: {A: {field: [Pennon, Ogre, Banner]}}\nexpect: {A.Ogre: {atk: 500}}", MORE)


def test_owner_and_controller() -> None:
    passes(
        """
        start: {A: {hand: [Snuff], will: "{B}", field: [{card: Ogre, owner: B}]}}
        do: [{A: play, card: Snuff, target: Ogre}, {both: pass}]
        expect: {B.graveyard: [Ogre], A.graveyard: [Snuff], B.Ogre: {zone: graveyard}}
        """
    )


def test_standby_set_this_turn() -> None:
    setup = """
        start: {A: {standby: [%s], will: "{1}"}}
        do: [{A: %s, do: {play: Snare, from: standby, target: B}%s}]
        """
    passes(setup % ("Snare", "can", ""), MORE)
    passes(setup % ("{card: Snare, set_this_turn: true}", "cannot", ", because: '708.5'"), MORE)


def test_revealed_runes_have_used_divinity() -> None:
    passes(
        """
        start:
          A:
            ruler: Norn
            runes: [{card: Rune of Three, revealed: true}, Rune of Two, Rune of Three]
            will: "{W}"
        do:
          - {A: can, do: {play: Rune of Two, from: runes}}
          - {A: cannot, do: {play: "A.Rune of Three#2", from: runes}, because: "711.2"}
        expect: {A.runes: 3, A.Rune of Three: {revealed: true}, A.Rune of Two: {revealed: false}}
        """,
        MORE,
    )


def test_a_coin_makes_the_will_of_the_ruler() -> None:
    passes(
        """
        start: {A: {ruler: Bright Queen, items: [Will Coin], hand: [Bolt]}}
        do: [{A: play, card: Bolt, target: B}]
        expect: {A.items: 0, A.Will Coin: {exists: false}, chase: [Bolt]}
        """,
        MORE,
    )


def test_life_and_whose_turn() -> None:
    passes("start: {turn: B, turn_number: 8, B: {life: 200}}\nexpect: {B.life: 200, A.life: 4000, turn: B}")


def test_a_text_that_is_not_understood() -> None:
    errs(
        "start: {A: {hand: [Riddle]}}",
        "the text of Riddle is not understood",
        line=1,
        cards='- {name: Riddle, type: Chant, cost: "{R}", text: ["Flurble the gronk."]}',
    )


SETUP = """
start:
  phase: setup
  first: B
  A: {ruler: Old King, deck: {Ogre: 4, Squire: 4, Bolt: 4, Snuff: 4, Study: 4, Hush: 4, Filler: 16},
      stone_deck: {Light Magic Stone: 10}}
  B: {ruler: Old King, deck: [Ogre, Squire, Bolt, Snuff, Study, Hush, Ogre],
      stone_deck: {Light Magic Stone: 10}, extra_deck: [Hush]}
"""


def test_set_up_with_the_exchange_of_cards() -> None:
    passes(
        SETUP
        + """
do:
  - {expect: {decision: {player: B, kind: exchange}, A.hand: [Ogre, Ogre, Ogre, Ogre, Squire]}}
  - {B: answer, with: [Bolt, Ogre]}
  - {A: answer, with: []}
  - {expect: {B.hand: [Squire, Snuff, Study, Hush, Ogre], B.deck: [Bolt, Ogre], A.hand: 5}}
  - {expect: {turn: B, phase: draw}}
  - {go: "A main"}
expect: {turn: A, phase: main, A.hand: 6, B.hand: 5, A.life: 4000}
"""
    )


def test_set_up_tells_what_the_deck_check_says() -> None:
    passes(
        SETUP
        + """
do:
  - {B: answer, with: no}
  - {A: answer, with: no}
expect:
  B.deck_legal: false
  B.deck_clauses: ["402.3a", "402.5c"]
  A.deck_legal: false
  A.deck_clauses: ["402.3b"]
"""
    )
