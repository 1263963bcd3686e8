"""1032: attaching cards to a J/ruler."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.ability import Spell
from willpower.abilities.effects import Move
from willpower.abilities.nouns import Attached, RulerOf, You
from willpower.abilities.symbols import ANY_RULER, HAND
from written_kit import played

CARDS = """\
cards:
  - {name: Aura, type: Chant, cost: "{1}", text: ["Draw a card."]}
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Bind, type: Chant, cost: "{0}", text: ["Attach target card in your graveyard to your J/ruler."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target J/resonator."]}
  - {name: Unbind, type: Chant, cost: "{0}"}
  - name: Old King
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900,
        text: ["This card gains [+100/+100] for each card attached to it."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1032.1")
def test_the_card_lies_in_the_item_area() -> None:
    with_cards("""
        start: {A: {hand: [Bind], graveyard: [Aura]}}
        do:
          - {A: play, card: Bind, target: Aura}
          - {both: pass}
        expect: {A.items: [Aura], A.Aura: {zone: items, controller: A, added_to: A.Plain Ruler}, A.field: 0,
            log: ["1032.1"]}
    """)


@clause("1032.1", "1032.2", "1032.3")
def test_attached_cards_stay_attached_through_judgment_and_destruction() -> None:
    with_cards("""
        start: {A: {ruler: Old King, hand: [Bind, Bind, Snuff], graveyard: [Aura, Wolf]}}
        do:
          - {A: play, card: Bind, target: Aura}
          - {both: pass}
          - {expect: {"A.Old King": {zone: ruler}, A.items: [Aura]}}
          - {A: judgment}
          - {both: pass}
          - {expect: {"A.Young King": {zone: field, atk: 1000}, A.items: [Aura]}}
          - {A: play, card: Bind, target: Wolf}
          - {both: pass}
          - {expect: {"A.Young King": {atk: 1100}, A.items: [Aura, Wolf]}}
          - {A: play, card: Snuff, target: Young King}
          - {both: pass}
        expect: {"A.Old King": {zone: ruler}, A.items: [Aura, Wolf], A.Aura: {added_to: A.Old King},
            A.Wolf: {added_to: A.Old King}}
    """)


@clause("1032.2")
def test_a_card_attached_is_one_in_the_item_area_attached_to_it() -> None:
    """A gem in the same area is not attached; the attached card can be spoken of and moved."""
    unbind = Spell(paragraph=1, effect=Move(Attached("attached", RulerOf(You(), ANY_RULER)), HAND))
    played(
        CARDS
        + dedent("""
        start: {A: {ruler: {card: Old King, face: back}, hand: [Bind, Unbind, Gem], graveyard: [Aura]}}
        do:
          - {A: play, card: Gem}
          - {both: pass}
          - {expect: {A.items: [Fire Gem], "A.Young King": {atk: 900}}}
          - {A: play, card: Bind, target: Aura}
          - {both: pass}
          - {expect: {"A.Young King": {atk: 1000}}}
          - {A: play, card: Unbind}
          - {both: pass}
        expect: {A.hand: [Aura], A.items: [Fire Gem], "A.Young King": {atk: 900}}
    """).replace(
            "start:", '  - {name: Gem, type: Chant, cost: "{0}", text: ["Gain a fire gem."]}\nstart:', 1
        ),
        {"Unbind": (unbind,)},
    )
