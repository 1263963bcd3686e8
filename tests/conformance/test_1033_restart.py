"""1033: restarting the game."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause
from willpower.abilities.ability import Spell
from willpower.abilities.effects import RestartGame
from willpower.abilities.nouns import Filter, Opponent, RulerOf, Target, TypeIs, You
from willpower.abilities.symbols import J_RULER, RESONATOR
from written_kit import Abilities, played

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Bear, type: Resonator, cost: "{1}", atk: 600, def: 600}
  - {name: Rewind, type: Chant, cost: "{0}"}
  - {name: Tale, type: Chant, cost: "{0}", race: [Story], text: ["Draw a card."]}
  - {name: Gem, type: Chant, cost: "{0}", text: ["Gain a fire gem."]}
  - {name: Grow, type: Chant, cost: "{0}", text: ["Target player loses 1000 life."]}
  - name: Old King
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
  - {name: Rich King, type: Ruler, text: ["[Energize] {R}", "[Mana] 2"]}
"""
PLAIN: Abilities = {"Rewind": (Spell(paragraph=1, effect=RestartGame()),)}


@clause("1033.1")
def test_everything_goes_back_and_the_set_up_begins_again() -> None:
    """Hand, field, graveyard, removed cards and stones are in the decks again; the J-ruler is a ruler."""
    played(
        CARDS
        + dedent("""
        start:
          A: {life: 900, ruler: {card: Old King, face: back, damage: 100}, hand: [Rewind, Gem],
              field: [{card: Wolf, rested: true}],
              graveyard: [Wolf,
                  Wolf], removed: [Wolf], stones: {Fire Magic Stone: 3}, standby: [Wolf], will: "{R}"}
          B: {life: 100, ruler: {card: Old King, astral: true, counters: {astral: 1}}, graveyard: [Wolf],
              stones: {Fire Magic Stone: 1}}
        do:
          - {A: play, card: Gem}
          - {both: pass}
          - {expect: {A.items: [Fire Gem], A.deck: 30, A.stone_deck: 10}}
          - {A: play, card: Rewind}
          - {both: pass}
          - {expect: {decision: {player: A, kind: exchange}, over: false}}
          - {A: answer, with: []}
          - {B: answer, with: []}
        expect:
          A.life: 4000
          B.life: 4000
          A.hand: 5
          B.hand: 5
          A.deck: 32
          B.deck: 26
          A.field: 0
          A.stones: 0
          A.graveyard: 0
          A.removed: 0
          A.standby: 0
          A.items: 0
          A.will: ""
          A.stone_deck: 13
          B.stone_deck: 11
          "A.Old King": {zone: ruler, face: front, damage: 0}
          "B.Old King": {zone: ruler, astral: false, counters: {}}
          over: false
          turn: A
          phase: draw
    """),
        PLAIN,
    )


@clause("1033.1")
def test_extra_deck_rune_area_coins_and_counters_begin_again() -> None:
    played(
        CARDS
        + dedent("""
        start:
          A: {ruler: {card: Rich King, counters: {mana: 7}}, hand: [Rewind], extra_deck: [{card: Tale,
              revealed: true}],
              runes: [{card: Glyph, revealed: true}]}
          B: {ruler: Rich King}
        do:
          - {A: play, card: Rewind}
          - {both: pass, answers: [[], []]}
        expect:
          A.extra_deck: [Tale]
          A.Tale: {revealed: false}
          A.runes: [Glyph]
          A.Glyph: {revealed: false}
          A.items: 0
          B.items: [Will Coin]
          "A.Rich King": {counters: {mana: 2}}
    """).replace("start:", '  - {name: Glyph, type: Rune, divinity: 1, text: ["Draw a card."]}\nstart:', 1),
        PLAIN,
    )


@clause("1033.1")
def test_nobody_has_won_or_lost() -> None:
    """Even a player with no life left goes on: the old game ends before it is looked at."""
    played(
        CARDS
        + dedent("""
        start: {A: {hand: [Rewind], life: 100}, B: {life: 100}}
        do:
          - {A: play, card: Rewind}
          - {both: pass, answers: [[], []]}
        expect: {over: false, A.life: 4000, B.life: 4000}
    """),
        PLAIN,
    )


@clause("1033.2")
def test_who_restarted_it_goes_first() -> None:
    for opener in ("A", "B"):
        other = "B" if opener == "A" else "A"
        played(
            CARDS
            + dedent(f"""
            start: {{turn: {opener}, first: {other}, {opener}: {{hand: [Rewind]}}}}
            do:
              - {{{opener}: play, card: Rewind}}
              - {{both: pass}}
              - {{expect: {{decision: {{player: {opener}, kind: exchange}}}}}}
              - {{{opener}: answer, with: []}}
              - {{{other}: answer, with: []}}
            expect: {{turn: {opener}, phase: draw}}
        """),
            PLAIN,
        )


@clause("1033.2")
def test_unless_the_text_says_otherwise() -> None:
    played(
        CARDS
        + dedent("""
        start: {A: {hand: [Rewind]}}
        do:
          - {A: play, card: Rewind}
          - {both: pass, answers: [[], []]}
        expect: {turn: B, phase: draw}
    """),
        {"Rewind": (Spell(paragraph=1, effect=RestartGame(first=Opponent())),)},
    )


@clause("1033.3")
def test_a_card_told_to_stay_is_left_out_of_it() -> None:
    stays = Spell(paragraph=1, effect=RestartGame(Target(1, Filter((TypeIs(RESONATOR),)))))
    played(
        CARDS
        + dedent("""
        start: {A: {hand: [Rewind], field: [Wolf, {card: Bear, rested: true, counters: {charge: 2}}]}}
        do:
          - {A: play, card: Rewind, target: Bear}
          - {both: pass, answers: [[], []]}
        expect: {A.field: [Bear], A.hand: 5, A.deck: 27, A.Bear: {zone: field, rested: true,
            counters: {charge: 2}}}
    """),
        {"Rewind": (stays,)},
    )


@clause("1033.3")
def test_a_j_ruler_can_begin_the_new_game_in_the_field() -> None:
    """It keeps its side, astral condition and orientation are as told; everything else starts anew."""
    stays = Spell(paragraph=1, effect=RestartGame(RulerOf(You(), J_RULER)))
    played(
        CARDS
        + dedent("""
        start: {A: {hand: [Rewind], ruler: {card: Old King, face: back}, field: [Wolf]},
            B: {ruler: {card: Old King, face: back}}}
        do:
          - {A: play, card: Rewind}
          - {both: pass, answers: [[], []]}
          - {expect: {"A.Young King": {zone: field, face: back, atk: 900}, "B.Old King": {zone: ruler},
              A.field: [Young King]}}
          - {go: "A main"}
          - {A: cannot, do: {judgment: true}}
        expect: {A.field: [Young King], turn: A}
    """),
        {"Rewind": (stays,)},
    )
