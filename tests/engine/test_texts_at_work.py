"""Texts that were understood and did nothing, or too much, when they were first tried on boards."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", race: [Beast], atk: 300, def: 300}
  - {name: Owl, type: Resonator, cost: "{2}", race: [Bird], atk: 200, def: 200}
  - {name: Griffin, type: Resonator, cost: "{3}", race: [Beast, Bird], atk: 500, def: 500}
  - {name: Whistle, type: Chant, cost: "{0}", text: ["Search your deck for a Beast resonator and/or a Bird
      resonator, reveal them and put them into your hand. Then shuffle your deck."]}
  - {name: Snare, type: Regalia, cost: "{1}",
      text: ["Banish a card in your standby area: You gain 300 life."]}
  - {name: Hunt, type: Chant, cost: "{0}", text: ["Search your deck for a Beast resonator, reveal it and put
      it into your hand. Then shuffle your deck.", "[Awakening] {1}: Put it into the field instead."]}
  - {name: Chase, type: Chant, cost: "{0}", text: ["Search your deck for a Beast resonator, reveal it and put
      it into your hand.", "Then shuffle your deck.", "[Awakening] {1}: Put it into the field instead."]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["This card deals 200 damage to target player. You gain 100
      life.", "[Awakening] {1}: This card deals 600 damage instead."]}
  - {name: Trade, type: Chant, cost: "{0}", text: ["Banish a resonator you control. If you do, draw a card.",
      "If you banished a Bird this way, draw two cards instead."]}
  - {name: Cutter, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["{Rest}, banish a gem: Produce one
      will of an attribute shared with the gem banished this way."]}
  - {name: Jewel, type: Chant, cost: "{0}", text: ["You gain a fire gem."]}
  - {name: Echo, type: Chant, cost: "{0}", text: ["Play this card only from your removed area.",
      "You gain 500 life."]}
  - {name: Herald, type: Resonator, cost: "{6}", atk: 600, def: 600, text: ["{1}, reveal this card from your
      hand: Put this card from your hand into the field."]}
  - {name: Visitor, type: Resonator, cost: "{6}", atk: 600, def: 600, text: ["{1}, reveal this card from your
      hand: Put this card from your hand into the field. At end of turn => Remove this card from the game."]}
  - {name: Scales, type: Regalia, cost: "{0}", text: ["{X}: Destroy target resonator with total cost X."]}
  - {name: Shadow, type: Resonator, cost: "{4}", atk: 400, def: 400,
      text: ["[Stealth] When you play a resonator spell from your hand."]}
  - {name: Feeder, type: Resonator, cost: "{1}", atk: 900, def: 900, text: ["At end of turn => Put all
      Beasts that were dealt damage by this card this turn from their owners' graveyards into your
      field."]}
  - {name: Nettle, type: Resonator, cost: "{1}", atk: 100, def: 100,
      text: ["When this card is targeted by a spell => Banish it."]}
  - {name: Tickle, type: Chant, cost: "{0}",
      text: ["Target resonator gains [+100/+100] until end of turn."]}
  - {name: Toll, type: Regalia, cost: "{0}", text: ["When this card enters the field => Choose one - Look at
      the top two cards of your deck. Put a card from among them into your hand and the rest in your
      graveyard; or target two resonators your opponent controls. Your opponent banishes one of them."]}
"""


def at_work(rest: str) -> None:
    holds(CARDS + dedent(rest))


def test_what_is_done_instead_of_if_you_do_leaves_what_was_done_for_it() -> None:
    for animal, hand in (("Wolf", "[Griffin]"), ("Owl", "[Griffin, Griffin]")):
        at_work(f"""
            start: {{A: {{hand: [Trade], field: [{animal}], deck: [Griffin, Griffin, Griffin]}}}}
            do: [{{A: play, card: Trade}}, {{both: pass}}]
            expect: {{A.hand: {hand}, A.graveyard: [Trade, {animal}]}}
            """)


def test_instead_is_of_the_last_paragraph_that_does_such_a_thing() -> None:
    at_work("""
        start: {A: {hand: [Chase], deck: [Wolf], will: "{1}"}}
        do:
          - {A: play, card: Chase, awaken: true}
          - {both: pass}
          - {A: answer, with: Wolf}
        expect: {A.field: [Wolf]}
        """)


def test_an_x_and_or_a_y_is_one_of_each() -> None:
    at_work("""
        start: {A: {hand: [Whistle], deck: [Wolf, Wolf, Owl]}}
        do:
          - {A: play, card: Whistle}
          - {both: pass}
          - {A: answer, with: Wolf}
          - {A: cannot, do: {answer: Wolf}}
          - {A: answer, with: Owl}
        expect: {A.hand: [Wolf, Owl]}
    """)


def test_a_card_that_is_both_stands_for_either() -> None:
    at_work("""
        start: {A: {hand: [Whistle], deck: [Griffin, Wolf]}}
        do:
          - {A: play, card: Whistle}
          - {both: pass}
          - {A: answer, with: [Griffin, Wolf]}
        expect: {A.hand: [Griffin, Wolf]}
    """)


def test_cards_in_standby_are_banished_where_a_text_names_them() -> None:
    at_work("""
        start: {A: {field: [Snare], standby: [Wolf]}, B: {standby: [Owl]}}
        do:
          - {A: activate, card: Snare, cost: Wolf}
          - {both: pass}
          - {A: cannot, do: {activate: Snare}}
        expect: {A.life: 4300, A.graveyard: [Wolf], B.standby: 1}
    """)


def test_what_is_done_instead_takes_the_place_of_one_instruction() -> None:
    at_work("""
        start: {A: {hand: [Hunt], deck: [Wolf], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Hunt, awaken: true}
          - {both: pass}
          - {A: answer, with: Wolf}
        expect: {A.hand: 0, A.Wolf: {zone: field}}
    """)
    at_work("""
        start: {A: {hand: [Spark], stones: {Fire Magic Stone: 1}}}
        do: [{A: play, card: Spark, awaken: true, target: B}, {both: pass}]
        expect: {B.life: 3400, A.life: 4100}
    """)


def test_will_of_an_attribute_of_a_card_that_is_gone() -> None:
    at_work("""
        start: {A: {field: [Cutter], hand: [Jewel]}}
        do: [{A: play, card: Jewel}, {both: pass}, {A: activate, card: Cutter}]
        expect: {A.will: "{R}", A.items: 0}
    """)


def test_a_card_that_is_played_only_from_somewhere_may_be_played_from_there() -> None:
    at_work("""
        start: {A: {hand: [Echo]}}
        do: [{A: cannot, do: {play: Echo}}]
        expect: {A.hand: 1}
    """)
    at_work("""
        start: {A: {removed: [Echo]}}
        do: [{A: play, card: Echo, from: removed}, {both: pass}]
        expect: {A.life: 4500}
    """)


def test_revealing_a_card_as_a_cost_of_its_own_ability() -> None:
    at_work("""
        start: {A: {hand: [Herald], stones: {Fire Magic Stone: 1}}}
        do: [{A: activate, card: Herald}, {both: pass}]
        expect: {A.field: [Herald]}
    """)


def test_this_card_is_where_its_own_effect_put_it() -> None:
    at_work("""
        start: {A: {hand: [Visitor], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: activate, card: Visitor}
          - {both: pass}
          - {expect: {A.field: [Visitor]}}
          - {finish: turn}
        expect: {A.removed: [Visitor]}
    """)


def test_x_is_determined_before_the_targets_that_depend_on_it() -> None:
    at_work("""
        start: {A: {field: [Scales], stones: {Fire Magic Stone: 2}}, B: {field: [Owl]}}
        do:
          - {A: cannot, do: {activate: Scales, x: 1}}
          - {A: activate, card: Scales, x: 2, target: Owl}
          - {both: pass}
        expect: {B.graveyard: [Owl]}
    """)
    at_work("""
        start: {A: {field: [Scales], stones: {Fire Magic Stone: 2}}, B: {field: [Griffin]}}
        do: [{A: cannot, do: {activate: Scales}}]
        expect: {B.field: [Griffin]}
    """)


def test_a_spell_from_the_hand_is_noticed() -> None:
    at_work("""
        start: {A: {hand: [Wolf], standby: [Shadow], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Wolf}
          - {A: reveal, card: Shadow}
          - {resolve: all}
        expect: {A.field: [Wolf, Shadow]}
    """)


def test_cards_in_a_graveyard_were_dealt_damage_in_the_field() -> None:
    at_work("""
        start: {A: {field: [Feeder]}, B: {field: [{card: Wolf, rested: true}]}}
        do:
          - {A: attack, card: Feeder, object: Wolf}
          - {B: no block}
          - {finish: battle}
          - {expect: {B.graveyard: [Wolf]}}
          - {finish: turn}
        expect: {Wolf: {zone: field, controller: A}}
    """)


def test_it_is_the_card_that_a_spell_targets() -> None:
    at_work("""
        start: {A: {field: [Nettle], hand: [Tickle]}}
        do: [{A: play, card: Tickle, target: Nettle}, {resolve: all}]
        expect: {A.graveyard: [Tickle, Nettle]}
    """)


def test_one_of_them_is_of_the_targets_of_its_mode() -> None:
    at_work("""
        start: {A: {hand: [Toll]}, B: {field: [Wolf, Owl, Griffin]}}
        do:
          - {A: play, card: Toll}
          - {both: pass}
          - {A: answer, with: 2}
          - {A: answer, with: [Wolf, Owl]}
          - {both: pass}
          - {B: cannot, do: {answer: Griffin}}
          - {B: answer, with: Owl}
        expect: {B.field: [Wolf, Griffin], A.hand: 0}
    """)
