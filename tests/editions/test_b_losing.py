"""Winning, losing and life in the editions (switches B)."""

from __future__ import annotations

from edition_kit import by_edition, comes_to, switch

BLAST = """
    cards:
      - {name: Blast, type: "Spell:Chant", cost: "{R}",
         text: ["This card deals 1000 damage to each player."]}
    start:
      turn: A
      A: {life: 1000, hand: [Blast], stones: {Fire Magic Stone: 1}, lifebreak: [Filler]}
      B: {life: 1000}
    do:
      - {A: play, card: Blast}
      - {resolve: all}
    expect: {OUTCOME}
"""


@switch("both_lose")
@by_edition(("2.0", "winner: A"), ("5.12 Valhalla", "draw: true"), ("8.01 Valhalla", "draw: true"))
def test_both_lose_at_once(edition: str, outcome: str) -> None:
    comes_to(edition, BLAST, outcome)


PRICE = """
    cards:
      - {name: Price, type: "Spell:Chant", cost: "{R}", text: ["Each player loses 500 life."]}
    start:
      turn: A
      A: {life: 500, hand: [Price], stones: {Fire Magic Stone: 1}, lifebreak: [Filler, Filler]}
      B: {life: 500, lifebreak: [Filler]}
    do:
      - {A: play, card: Price}
      - {resolve: all}
    expect: {OUTCOME}
"""


@switch("both_lose", "zero_life_loses")
@by_edition(("2.0", "winner: A"), ("5.12 Valhalla", "draw: true"), ("8.01 Valhalla", "draw: true"))
def test_what_one_instruction_takes_from_both_it_takes_at_once(edition: str, outcome: str) -> None:
    comes_to(edition, PRICE, outcome)


SALVE = """
    cards:
      - {name: Salve, type: "Spell:Chant", cost: "{R}",
         text: ["This card deals 1000 damage to target player. You gain 1000 life."]}
    start:
      turn: A
      A: {life: 1000, hand: [Salve], stones: {Fire Magic Stone: 1}}
    do:
      - {A: play, card: Salve, target: A}
      - {resolve: all}
    expect: {OUTCOME}
"""


@switch("zero_life_loses")
@by_edition(("2.0", "winner: B"), ("5.12 Bifrost", "A.life: 1000"), ("8.01", "A.life: 1000"))
def test_no_life_for_a_moment(edition: str, outcome: str) -> None:
    comes_to(edition, SALVE, outcome)


REGICIDE = """
    cards:
      - name: Grey King
        type: Ruler
        back: {name: Grey King, type: J-Ruler, atk: 900, def: 900}
      - {name: Regicide, type: "Spell:Chant-Instant", cost: "{B}", text: ["Destroy target J-ruler."]}
    start:
      turn: A
      A: {life: 3500, ruler: {card: Grey King, face: back}, hand: [Regicide],
          stones: {Darkness Magic Stone: 1}}
    do:
      - {A: play, card: Regicide, target: A.Grey King}
      - {resolve: all}
    expect: {A.life: OUTCOME}
"""


@switch("j_ruler_loss_halves_life")
@by_edition(("2.0", "1800"), ("5.12 Bifrost", "3500"), ("8.01", "3500"))
def test_a_j_ruler_is_lost(edition: str, outcome: str) -> None:
    comes_to(edition, REGICIDE, outcome)


TITHE = """
    cards:
      - {name: Tithe, type: "Spell:Chant", cost: "{B}", text: ["You lose 50 life. You lose 50 life."]}
    start:
      turn: A
      A: {life: 1000, hand: [Tithe], stones: {Darkness Magic Stone: 1}}
    do:
      - {A: play, card: Tithe}
      - {resolve: all}
    expect: {A.life: OUTCOME}
"""
ODD = TITHE.replace("You lose 50 life. You lose 50 life.", "You lose 50 life.")


@switch("life_rounding")
@by_edition(("2.0", "900", "950"), ("5.12 Bifrost", "1000", "1000"), ("8.01", "900", "1000"))
def test_life_is_rounded_at_once_later_or_not(edition: str, twice: str, once: str) -> None:
    comes_to(edition, TITHE, twice)
    comes_to(edition, ODD, once)


TRIUMPH = """
    cards:
      - {name: Triumph, type: "Spell:Chant", cost: "{W}", text: ["You win the game."]}
    start:
      turn: A
      A: {hand: [Triumph], stones: {Light Magic Stone: 1}}
    do:
      - {A: play, card: Triumph}
      - {resolve: all}
    expect: {OUTCOME}
"""


@switch("win_effects")
@by_edition(("2.0", "over: false"), ("5.12 Bifrost", "over: false"), ("8.01", "winner: A"))
def test_winning_by_a_text(edition: str, outcome: str) -> None:
    comes_to(edition, TRIUMPH, outcome)


FOUND = """
    cards:
      - {name: Search, type: "Spell:Chant", cost: "{W}",
         text: ["Destroy target card in your opponent's standby area. You gain 100 life."]}
      - {name: Squire, type: Resonator, cost: "{1}", atk: 300, def: 300}
    start:
      A: {hand: [Search], stones: {Light Magic Stone: 1}}
      B: {standby: [Squire]}
    do:
      - {A: play, card: Search, target: B.Squire}
      - {both: pass}
    expect: {OUTCOME}
"""


@switch("wrong_standby_card")
@by_edition(("2.0", "winner: A"), ("5.12 Bifrost", "over: false"), ("8.01", "over: false"))
def test_a_card_in_standby_that_may_not_be_there_is_found(edition: str, outcome: str) -> None:
    comes_to(edition, FOUND, outcome)


SHOWN = """
    cards:
      - {name: Blow, type: "Spell:Chant", cost: "{R}", text: ["This card deals 500 damage to target player."]}
      - {name: Wolf, type: Resonator, cost: "{G}", atk: 400, def: 400}
    start:
      turn: A
      A: {hand: [Blow], stones: {Fire Magic Stone: 1}, standby: [Wolf]}
      B: {life: 500}
    do:
      - {A: play, card: Blow, target: B}
      - {resolve: all}
    expect: {OUTCOME}
"""


@switch("wrong_standby_card")
@by_edition(("2.0", "winner: B"), ("5.12 Bifrost", "winner: A"), ("8.01", "winner: A"))
def test_what_lies_in_standby_is_shown_when_the_game_ends(edition: str, outcome: str) -> None:
    comes_to(edition, SHOWN, outcome)
