"""1130: [Sealed Item]."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from situations import card, expect, go, situation
from willpower.abilities.ability import Activate, Keyword
from willpower.abilities.effects import GainLife
from willpower.abilities.quantities import Num

CARDS = """\
cards:
  - {name: Knight, type: Resonator, cost: "{1}", atk: 300, def: 300,
     text: ["Sealed Item 《Winged Boots》 [Flying]", "Sealed Item 《Old Coin》 {0}: You gain 100 life."]}
  - name: Heir
    type: Ruler
    text: ["[Judgment] {0}", "Sealed Item 《Old Coin》 {0}: You gain 100 life.",
           "Sealed Item 《Old Coin》 {0}: You gain 200 life."]
    back: {name: Lord, type: J-Ruler, atk: 500, def: 500,
           text: ["Sealed Item 《Old Coin》 {0}: You gain 300 life.", "Sealed Item 《Old Coin》 [Flying]"]}
  - {name: Page, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Blank, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Target resonator loses all abilities until end of turn."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1130.1", "1130.2")
def test_the_ability_under_the_icon_is_one_of_the_card() -> None:
    with_cards("""
        start: {A: {life: 1000, field: [Knight], hand: [Blank]}}
        do:
          - {expect: {A.Knight: {has: [Flying]}}}
          - {A: activate, card: Knight}
          - {both: pass}
          - {expect: {A.life: 1100}}
          - {A: play, card: Blank, target: A.Knight}
          - {both: pass}
          - {expect: {A.Knight: {has_not: [Flying]}}}
          - {A: cannot, do: {activate: Knight}}
    """)


@clause("1130.3")
def test_a_cipher_is_of_no_use_whatever_is_written_under_it() -> None:
    coin = Activate(paragraph=1, effect=GainLife(Num(100)))
    flying = Keyword(paragraph=2, keyword="flying")
    for name, use in (("Cipher", False), ("Old Coin", True)):
        items = (
            Keyword(paragraph=1, keyword="sealed item", name=name, abilities=(coin,)),
            Keyword(paragraph=2, keyword="sealed item", name=name, abilities=(flying,)),
        )
        run = situation(CARDS + "start: {A: {field: [Page]}}", {"Page": items})
        assert ("flying" in card(run, "Page").chars.ab.keywords) is use
        go(run, "{A: %s, do: {activate: Page}}" % ("can" if use else "cannot"))
        expect(run, "{A.Page: {exists: true}}")


@clause("1130.3a", "1130.3a-i")
def test_every_part_of_an_unsealed_item_is_of_use_on_both_sides() -> None:
    with_cards("""
        start: {A: {life: 1000, ruler: Heir}}
        do:
          - {A: activate, card: Heir, ability: 2}
          - {resolve: all}
          - {A: activate, card: Heir, ability: 3}
          - {resolve: all}
          - {expect: {A.life: 1300}}
          - {A: judgment}
          - {resolve: all}
          - {A: activate, card: Lord, ability: 1}
          - {resolve: all}
        expect: {A.life: 1600, A.Lord: {has: [Flying]}}
    """)
