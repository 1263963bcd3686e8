"""104: the golden rules."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.ability import Spell
from willpower.abilities.effects import ChooseNumber
from written_kit import played

CARDS = """\
cards:
  - {name: Ogre, type: Resonator, cost: "{R}", race: [Ogre], atk: 800, def: 800}
  - {name: Squire, type: Resonator, cost: "{1}", race: [Human], atk: 300, def: 300}
  - {name: Sentry, type: Resonator, cost: "{1}", atk: 300, def: 300,
      text: ["Whenever this card becomes rested => You gain 100 life."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator. Draw a card."]}
  - {name: Lull, type: Chant, cost: "{0}", text: ["[Quickcast]", "Rest target resonator."]}
  - {name: Drain, type: Chant, cost: "{0}", text: ["Target player discards three cards."]}
  - {name: Muster, type: Chant, cost: "{0}", text: ["Draw a card for each resonator you control."]}
  - {name: Learn, type: Chant, cost: "{0}", text: ["Draw three cards."]}
  - {name: Shell, type: Regalia, cost: "{1}", text: ["Resonators cannot be destroyed."]}
  - {name: Dam, type: Regalia, cost: "{1}", text: ["Your opponent cannot draw cards."]}
  - {name: Fixed, type: Chant, cost: "{0}", text: ["Target player's life becomes 2000."]}
  - {name: Chalice, type: Regalia, cost: "{1}", text: ["Whenever you gain life => Draw a card."]}
  - {name: Wound, type: Regalia, cost: "{1}", text: ["Whenever you lose life => Draw a card."]}
"""


def golden(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("104.1")
def test_card_text_goes_before_the_rules() -> None:
    # 402.3b and 503.5 say otherwise.
    holds("""
        cards:
          - {name: Rat, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["You may have any number of copies of this card in your deck."]}
          - {name: Mouse, type: Resonator, cost: "{1}", atk: 100, def: 100}
        start:
          phase: setup
          A: {ruler: Plain Ruler, deck: {Rat: 40}, stone_deck: {Light Magic Stone: 10}}
          B: {ruler: Plain Ruler, deck: {Mouse: 40}, stone_deck: {Light Magic Stone: 10}}
        do:
          - {expect: {A.deck_legal: true, B.deck_legal: false, B.deck_clauses: ["402.3b"]}}
          - {A: answer, with: []}
          - {B: answer, with: []}
    """)
    holds("""
        cards: [{name: Sloth, type: Resonator, cost: "{1}", atk: 100, def: 100,
            text: ["This card doesn't recover during your recovery phase."]}]
        start: {turn: B, A: {field: [{card: Sloth, rested: true}, {card: Filler, rested: true}]}}
        do: [{go: "A main"}]
        expect: {A.Sloth: {rested: true}, A.Filler: {rested: false}}
    """)


@clause("104.2")
def test_what_cannot_be_done_is_left_out_and_the_rest_is_done() -> None:
    golden("""
        start: {A: {hand: [Snuff], field: [Ogre, Shell]}}
        do:
          - {A: play, card: Snuff, target: Ogre}
          - {both: pass}
        expect: {A.Ogre: {zone: field}, A.hand: 1}
    """)


@clause("104.2")
def test_as_often_as_possible() -> None:
    golden("""
        start: {A: {hand: [Drain]}, B: {hand: [Ogre, Squire]}}
        do:
          - {A: play, card: Drain, target: B}
          - {both: pass}
        expect: {B.hand: 0, B.graveyard: 2}
    """)
    golden("""
        start: {A: {hand: [Learn], deck: [Ogre, Squire], fill: false}}
        do:
          - {A: play, card: Learn}
          - {both: pass}
        expect: {A.hand: [Ogre, Squire], over: false}
    """)


@clause("104.2")
def test_zero_times_is_not_at_all() -> None:
    # A draw for each of none is no draw: what waits for draws of cards does not happen.
    golden("""
        start: {A: {hand: [Muster], field: [Chalice]}}
        do:
          - {A: play, card: Muster}
          - {both: pass}
          - {expect: {A.hand: 0, log_not: ["1009.1"]}}
    """)
    holds("""
        cards:
          - {name: Chalice, type: Regalia, cost: "{1}", text: ["Whenever you gain life => Draw a card."]}
          - {name: Frail, type: Resonator, cost: "{1}", atk: 100, def: 500,
              text: ["{0}: You gain life equal to this card's ATK."]}
          - {name: Weaken, type: Chant, cost: "{0}",
              text: ["Target resonator gains [-300/0] until end of turn."]}
        start: {A: {hand: [Weaken], field: [Chalice, Frail]}}
        do:
          - {A: play, card: Weaken, target: Frail}
          - {both: pass}
          - {expect: {A.Frail: {atk: -200}}}
          - {A: activate, card: Frail}
          - {resolve: all}
        expect: {A.life: 4000, A.hand: 0}
    """)


@clause("104.3")
def test_a_rested_card_does_not_become_rested() -> None:
    golden("""
        start: {A: {hand: [Lull, Lull], field: [Sentry]}}
        do:
          - {A: play, card: Lull, target: Sentry}
          - {resolve: all}
          - {expect: {A.life: 4100, A.Sentry: {rested: true}}}
          - {A: play, card: Lull, target: Sentry}
          - {resolve: all}
        expect: {A.life: 4100}
    """)


@clause("104.4")
def test_what_forbids_wins_over_what_demands() -> None:
    golden("""
        start: {A: {hand: [Learn], field: [Ogre]}, B: {field: [Dam]}}
        do:
          - {A: play, card: Learn}
          - {both: pass}
        expect: {A.hand: 0, A.deck: 30}
    """)


@clause("104.4")
def test_the_order_in_which_they_came_does_not_matter() -> None:
    for first, second in (("Freeze", "Rage"), ("Rage", "Freeze")):
        holds(f"""
            cards:
              - {{name: Freeze, type: Chant, cost: "{{0}}", text: ["Resonators cannot attack this turn."]}}
              - {{name: Rage, type: Chant, cost: "{{0}}",
                  text: ["Target resonator gains [Bloodlust] until end of turn."]}}
            start: {{A: {{hand: [Freeze, Rage], field: [Filler]}}}}
            do:
              - {{A: play, card: {first}{", target: Filler" if first == "Rage" else ""}}}
              - {{both: pass}}
              - {{A: play, card: {second}{", target: Filler" if second == "Rage" else ""}}}
              - {{both: pass}}
              - {{A: cannot, do: {{attack: Filler, object: B}}}}
              - {{A: can, do: {{pass: true}}}}
        """)


@clause("104.5")
def test_a_number_that_is_chosen_is_whole_and_not_negative() -> None:
    text = """
        cards: [{name: Guess, type: Chant, cost: "{0}"}]
        start: {A: {hand: [Guess]}}
        do:
          - {A: play, card: Guess}
          - {both: pass}
          - {expect: {decision: {player: A, kind: number}}}
          - {A: can, do: {answer: 0}}
          - {A: can, do: {answer: 7}}
          - {A: cannot, do: {answer: -1}}
          - {A: cannot, do: {answer: 1.5}}
          - {A: answer, with: 3}
    """
    played(text, {"Guess": (Spell(paragraph=1, effect=ChooseNumber(slot=1)),)})


@clause("104.6")
def test_a_life_total_that_is_set_is_gained_or_lost() -> None:
    golden("""
        start: {A: {hand: [Fixed], field: [Chalice, Wound], life: 1000}}
        do:
          - {A: play, card: Fixed, target: A}
          - {both: pass}
          - {expect: {A.life: 2000, chase: [Chalice]}}
    """)
    golden("""
        start: {A: {hand: [Fixed], field: [Chalice, Wound], life: 3000}}
        do:
          - {A: play, card: Fixed, target: A}
          - {both: pass}
          - {expect: {A.life: 2000, chase: [Wound]}}
    """)
    golden("""
        start: {A: {hand: [Fixed], field: [Chalice, Wound], life: 2000}}
        do:
          - {A: play, card: Fixed, target: A}
          - {both: pass}
          - {expect: {A.life: 2000, chase: 0}}
    """)


@clause("104.4")
def test_prohibitions_in_battle_go_before_what_rules_allow() -> None:
    holds("""
        cards:
          - {name: Monk, type: Resonator, cost: "{1}", atk: 300, def: 300,
             text: ["This card cannot attack your opponent."]}
          - {name: Ox, type: Resonator, cost: "{1}", atk: 100, def: 900}
        start: {A: {field: [Monk]}, B: {field: [{card: Ox, rested: true}]}}
        do:
          - {A: cannot, do: {attack: Monk, object: B}}
          - {A: attack, card: Monk, object: B.Ox}
          - {finish: battle}
        expect: {B.Ox: {damage: 300}, B.life: 4000}
    """)
