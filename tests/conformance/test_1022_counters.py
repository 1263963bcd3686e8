"""1022: putting and moving counters."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.ability import Activate
from willpower.abilities.effects import Apply
from willpower.abilities.nouns import This
from willpower.abilities.statics import Duration, Gains, SetTypes
from willpower.abilities.symbols import REGALIA
from written_kit import played

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 300}
  - {name: Bear, type: Resonator, cost: "{1}", atk: 600, def: 600}
  - {name: Rock, type: Regalia, cost: "{1}"}
  - {name: Charge, type: Chant, cost: "{0}", text: ["Put a charge counter on target resonator."]}
  - {name: Battery, type: Regalia, cost: "{1}", text: ["{0}: Put a charge counter on target resonator."]}
  - {name: Feed, type: Chant, cost: "{0}", text: ["Put two [+100/+100] counters on target resonator."]}
  - {name: Polish, type: Chant, cost: "{0}", text: ["Put a [+100/+100] counter on target regalia."]}
  - {name: Shift, type: Chant, cost: "{0}",
      text: ["Move a [+100/+100] counter from target resonator to another target resonator."]}
  - {name: Discharge, type: Chant, cost: "{0}", text: ["Remove two charge counters from target resonator."]}
  - {name: Home, type: Chant, cost: "{0}", text: ["Return target resonator to its owner's hand."]}
  - {name: Bloom, type: Resonator, cost: "{0}", atk: 100, def: 100,
      text: ["This card enters the field with two [+100/+100] counters on it."]}
  - {name: Garden, type: Regalia, cost: "{1}",
      text: ["Resonators you control enter the field with a [+100/+100] counter on them."]}
  - {name: Grave, type: Chant, cost: "{0}",
      text: ["Put target resonator from your graveyard into your field."]}
  - {name: Listener, type: Regalia, cost: "{1}",
      text: ["Whenever a [+100/+100] counter is put on a resonator => You gain 100 life."]}
  - {name: Changer, type: Resonator, cost: "{1}", atk: 100, def: 100}
  - name: Old King
    type: Ruler
    text: ["[Judgment] {0}"]
    back: {name: Young King, type: J-Ruler, atk: 900, def: 900,
        text: ["{0}: Return this card to its ruler side."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("1022.1", "1022.1b")
def test_counters_of_a_name_are_of_one_kind_wherever_they_come_from() -> None:
    with_cards("""
        start: {A: {hand: [Charge, Discharge], field: [Wolf, Battery]}}
        do:
          - {A: play, card: Charge, target: Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {counters: {charge: 1}, atk: 300}, log: ["1022.1"]}}
          - {A: activate, card: Battery, target: Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {counters: {charge: 2}}}}
          - {A: play, card: Discharge, target: Wolf}
          - {both: pass}
        expect: {A.Wolf: {counters: {}}}
    """)


@clause("1022.2")
def test_a_counter_named_by_a_modifier_changes_the_values() -> None:
    with_cards("""
        start: {A: {hand: [Feed], field: [{card: Wolf, counters: {"-100/-100": 0}}, {card: Bear,
            counters: {"-100/0": 2, charge: 3}}]}}
        do:
          - {expect: {A.Bear: {atk: 400, def: 600}}}
          - {A: play, card: Feed, target: Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {atk: 500, def: 500, counters: {"+100/+100": 2}}}}
          - {finish: turn}
        expect: {A.Wolf: {atk: 500, def: 500}}
    """)


@clause("1022.2")
def test_only_as_long_as_the_card_is_a_j_resonator() -> None:
    """On a regalia it lies without effect; a resonator that becomes a regalia has no values for it to
    change."""
    with_cards("""
        start: {A: {hand: [Polish], field: [Rock]}}
        do:
          - {A: play, card: Polish, target: Rock}
          - {both: pass}
        expect: {A.Rock: {counters: {"+100/+100": 1}}}
    """)
    becomes = Apply((Gains(This(), (SetTypes(REGALIA),)),), Duration("end of turn"))
    played(
        CARDS
        + dedent("""
        start: {A: {field: [{card: Changer, counters: {"+100/+100": 4}}]}}
        do:
          - {expect: {A.Changer: {atk: 500, def: 500}}}
          - {A: activate, card: Changer}
          - {both: pass}
          - {expect: {A.Changer: {types: [Regalia], atk: 100, def: 100, counters: {"+100/+100": 4}}}}
          - {finish: turn}
        expect: {A.Changer: {atk: 500}}
    """),
        {"Changer": (Activate(paragraph=1, effect=becomes),)},
    )


@clause("1022.3")
def test_counters_go_when_the_card_leaves_the_field() -> None:
    with_cards("""
        start: {A: {hand: [Home], field: [{card: Wolf, counters: {charge: 2}}], will: "{R}"}}
        do:
          - {A: play, card: Home, target: Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {zone: hand, counters: {}}}}
          - {A: play, card: Wolf}
          - {both: pass}
        expect: {A.Wolf: {zone: field, counters: {}, atk: 300}}
    """)


@clause("1022.3")
def test_between_field_and_ruler_area_they_stay() -> None:
    with_cards("""
        start: {A: {ruler: {card: Old King, face: back, counters: {charge: 2, "+100/+100": 1}}}}
        do:
          - {A: activate, card: Young King}
          - {both: pass}
          - {expect: {"A.Old King": {zone: ruler, counters: {charge: 2, "+100/+100": 1}}}}
          - {A: judgment}
          - {both: pass}
        expect: {"A.Young King": {zone: field, counters: {charge: 2, "+100/+100": 1}, atk: 1000}}
    """)


@clause("1022.4")
def test_moving_is_removing_and_then_putting() -> None:
    """What waits for a counter to be put triggers; without the counter nothing is put."""
    with_cards("""
        start: {A: {hand: [Shift, Shift], field: [{card: Wolf, counters: {"+100/+100": 1}}, Bear, Listener]}}
        do:
          - {A: play, card: Shift, target: [Wolf, Bear]}
          - {both: pass}
          - {expect: {A.Wolf: {counters: {}, atk: 300}, A.Bear: {counters: {"+100/+100": 1}, atk: 700},
              chase: [Listener]}}
          - {both: pass}
          - {A: play, card: Shift, target: [Wolf, Bear]}
          - {both: pass}
        expect: {A.Bear: {counters: {"+100/+100": 1}}, A.Wolf: {counters: {}}, chase: 0, A.life: 4100}
    """)


@clause("1022.4")
def test_it_goes_nowhere_if_the_other_card_is_gone() -> None:
    with_cards(
        """
        start: {A: {hand: [Shift], field: [{card: Wolf, counters: {"+100/+100": 1}}, Bear]},
            B: {hand: [Flash]}}
        do:
          - {A: play, card: Shift, target: [Wolf, Bear]}
          - {A: pass}
          - {B: play, card: Flash, target: A.Bear}
          - {both: pass}
          - {both: pass}
        expect: {A.Wolf: {counters: {"+100/+100": 1}}}
    """.replace(
            "start:",
            """  - {name: Flash, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
        start:""",
            1,
        )
    )


@clause("1022.6")
def test_amounts_to_enter_with_are_added_up() -> None:
    """Three counters in all, there at once: nothing else ever sees the card without them."""
    with_cards("""
        start: {A: {hand: [Bloom], field: [Garden]}}
        do:
          - {A: play, card: Bloom}
          - {both: pass}
        expect: {A.Bloom: {counters: {"+100/+100": 3}, atk: 400, def: 400}}
    """)


@clause("1022.6")
def test_two_rules_from_other_cards_are_added_up_too() -> None:
    with_cards("""
        start: {A: {hand: [Grave], graveyard: [Wolf], field: [Garden, Garden]}}
        do:
          - {A: play, card: Grave, target: Wolf}
          - {both: pass}
        expect: {A.Wolf: {zone: field, counters: {"+100/+100": 2}}}
    """)


@clause("1022.6")
def test_additional_counters_are_of_the_same_name() -> None:
    holds("""
        cards:
          - {name: Beast, type: Resonator, cost: "{0}", atk: 500, def: 500,
             text: ["This card enters the field with two [+100/+100] counters on it."]}
          - {name: Den, type: Regalia, cost: "{0}",
             text: ["Resonators you control enter the field with an additional [+100/+100] counter on them."]}
        start: {A: {hand: [Beast], field: [Den]}}
        do: [{A: play, card: Beast}, {both: pass}]
        expect: {A.Beast: {counters: {"+100/+100": 3}, atk: 800, def: 800}}
    """)


@clause("1022.1", "906.4")
def test_each_counter_put_or_removed_meets_a_trigger_about_a_counter() -> None:
    for words, drawn in (
        ("Whenever a counter is put on this card => Draw a card.", 2),
        ("Whenever one or more counters are put on this card => Draw a card.", 1),
        ("Whenever you put a counter on this card => Draw a card.", 2),
        ("Whenever a counter is removed from this card => Draw a card.", 2),
        ("Whenever the last counter is removed from this card => Draw a card.", 1),
    ):
        holds(f"""
            cards:
              - {{name: Tally, type: Resonator, cost: "{{1}}", atk: 100, def: 100, text: ["{words}"]}}
              - {{name: Feed, type: Chant, cost: "{{0}}",
                 text: ["Put two dew counters on target resonator."]}}
              - {{name: Drain, type: Chant, cost: "{{0}}",
                 text: ["Remove all counters from target resonator."]}}
            start: {{A: {{field: [Tally], hand: [Feed, Drain]}}}}
            do:
              - {{A: play, card: Feed, target: A.Tally}}
              - {{resolve: all}}
              - {{A: play, card: Drain, target: A.Tally}}
              - {{resolve: all}}
            expect: {{A.hand: {drawn}}}
        """)


@clause("104.2", "1022.1")
def test_fewer_counters_than_told_are_removed_but_that_is_not_doing_it() -> None:
    for have, words, done in (
        (2, "Remove three dew counters from target resonator. If you do, draw a card.", False),
        (3, "Remove three dew counters from target resonator. If you do, draw a card.", True),
        (2, "Remove up to three dew counters from target resonator. If you do, draw a card.", True),
        (2, "Remove all dew counters from target resonator. If you do, draw a card.", True),
    ):
        holds(f"""
            cards:
              - {{name: Tally, type: Resonator, cost: "{{1}}", atk: 100, def: 100}}
              - {{name: Sponge, type: Chant, cost: "{{0}}", text: ["{words}"]}}
            start: {{A: {{field: [{{card: Tally, counters: {{dew: {have}}}}}], hand: [Sponge]}}}}
            do:
              - {{A: play, card: Sponge, target: A.Tally}}
              - {{both: pass{", answers: [2]" if "up to" in words else ""}}}
            expect: {{A.hand: {int(done)}, A.Tally: {{counters: {{}}}}}}
        """)


@clause("104.2", "910.1")
def test_nobody_is_asked_to_remove_counters_that_are_not_there() -> None:
    holds("""
        cards:
          - {name: Golem, type: Resonator, cost: "{1}", atk: 100, def: 100,
             text: ["If this card would be destroyed, you may remove two dew counters from it instead."]}
          - {name: Snuff, type: Chant, cost: "{0}", text: ["Destroy target resonator."]}
        start: {A: {field: [{card: Golem, counters: {dew: 3}}], hand: [Snuff, Snuff]}}
        do:
          - {A: play, card: Snuff, target: A.Golem}
          - {both: pass, answers: [yes]}
          - {expect: {A.Golem: {zone: field, counters: {dew: 1}}}}
          - {A: play, card: Snuff, target: A.Golem}
          - {both: pass}
        expect: {A.Golem: {zone: graveyard}}
    """)


@clause("1022.1", "105.3")
def test_who_is_told_to_put_counters_puts_them() -> None:
    for ledgers, life in (("A: {hand: [Blight], field: [Ledger]}, B: {field: [Wolf]}", "A.life: 4000"),
                          ("A: {hand: [Blight]}, B: {field: [Wolf, Ledger]}", "B.life: 4100")):  # fmt: skip
        holds(f"""
            cards:
              - {{name: Wolf, type: Resonator, cost: "{{1}}", atk: 600, def: 600}}
              - {{name: Ledger, type: Regalia, cost: "{{1}}",
                 text: ["Whenever you put a [-100/-100] counter on a resonator => You gain 100 life."]}}
              - {{name: Blight, type: Chant, cost: "{{0}}",
                 text: ["Your opponent puts a [-100/-100] counter on each resonator they control."]}}
            start: {{{ledgers}}}
            do: [{{A: play, card: Blight}}, {{resolve: all}}]
            expect: {{{life}}}
        """)
