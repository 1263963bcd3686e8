"""1003: paying will."""

from __future__ import annotations

from conformance_kit import clause, holds
from situations import asked, card, choices, expect, pick, situation


@clause("1003.1")
def test_paid_will_is_gone_and_no_more_than_that() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{R}{1}", atk: 100, def: 100}
        start: {A: {hand: [Wolf], will: "{R}{U}{U}"}}
        do:
          - {A: play, card: Wolf}
          - {expect: {A.will: "{U}"}}
    """)


@clause("1003.2")
def test_symbols_say_which_will_and_numbers_any() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{R}{2}", atk: 100, def: 100}
        start: {A: {hand: [Wolf], will: "{R}{M}{U}"}}
        do:
          - {A: play, card: Wolf}
        expect: {A.will: "", chase: [Wolf]}
    """)
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{R}{2}", atk: 100, def: 100}
        start: {A: {hand: [Wolf], will: "{W}{M}{U}"}}
        do:
          - {A: cannot, do: {play: Wolf}, because: "1003.4"}
    """)


@clause("1003.2")
def test_x_is_any_will() -> None:
    holds("""
        cards:
          - {name: Blaze, type: Chant, cost: "{X}", text: ["You gain X00 life."]}
        start: {A: {hand: [Blaze], will: "{W}{M}{U}"}}
        do:
          - {A: play, card: Blaze, x: 3}
          - {both: pass}
        expect: {A.will: "", A.life: 4300}
    """)


@clause("1003.3")
def test_the_cost_of_a_card_is_the_will_to_pay() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{G}{G}{1}", atk: 100, def: 100}
        start: {A: {hand: [Wolf], stones: {Wind Magic Stone: 4}}}
        do:
          - {A: play, card: Wolf}
        expect: {A.recovered_stones: 1, A.will: ""}
    """)


@clause("1003.4")
def test_all_or_nothing() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{3}", atk: 100, def: 100}
          - {name: Demand, type: Chant, cost: "{0}",
              text: ["Your opponent may pay {2}. If they don't, draw a card."]}
        start: {A: {hand: [Wolf, Demand], will: "{R}{R}"}, B: {stones: {Light Magic Stone: 1}}}
        do:
          - {A: cannot, do: {play: Wolf}, because: "1003.4"}
          - {expect: {A.will: "{R}{R}"}}
          - {A: play, card: Demand}
          - {both: pass}
        expect: {A.hand: 2, B.recovered_stones: 1}
    """)


@clause("1003.5")
def test_stones_are_rested_while_paying() -> None:
    run = situation("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 100, def: 100}
        start: {A: {hand: [Wolf], stones: {Fire Magic Stone: 1, Water Magic Stone: 1}}}
    """)
    pick(run, "play", "Wolf")
    assert asked(run).kind == "pay" and asked(run).player == 0
    assert {o.name for o in choices(run, "source")} == {"Fire Magic Stone", "Water Magic Stone"}
    pick(run, "source", "Water Magic Stone")
    expect(run, "{chase: [Wolf], A.recovered_stones: 1, A.Fire Magic Stone: {rested: false}}")


@clause("1003.5")
def test_the_will_needed_later_is_not_spent_on_the_free_part() -> None:
    # With {U}{1} to pay, the only water source is not offered for the free part as the last one.
    run = situation("""
        cards:
          - {name: Fish, type: Resonator, cost: "{U}{1}", atk: 100, def: 100}
        start: {A: {hand: [Fish], stones: {Fire Magic Stone: 2, Water Magic Stone: 1}}}
    """)
    pick(run, "play", "Fish")
    while asked(run).kind == "pay":
        pick(run, choices(run)[-1].kind, choices(run)[-1].name)
    expect(run, "{chase: [Fish], A.Water Magic Stone: {rested: true}, A.recovered_stones: 1}")


RESTRICTED = """
        cards:
          - {name: Nest, type: Regalia, cost: "{0}",
              text: ["{Rest}: Produce {R}. Spend this will only to play resonators."]}
          - {name: Drake, type: Resonator, cost: "{R}", atk: 100, def: 100}
          - {name: Bolt, type: Chant, cost: "{R}", text: ["Draw a card."]}
          - {name: Font, type: Regalia, cost: "{0}", text: ["{R}: You gain 100 life."]}
"""


@clause("1003.1", "907.4")
def test_restricted_will_pays_only_for_what_it_says() -> None:
    holds(
        RESTRICTED
        + """
        start: {A: {hand: [Drake, Bolt], field: [Nest, Font]}}
        do:
          - {A: cannot, do: {play: Bolt}, because: "903.2j"}
          - {A: cannot, do: {activate: Font}, because: "903.2j"}
          - {A: cannot, do: {standby: Bolt}, because: "706.1"}
          - {A: play, card: Drake}
        expect: {chase: [Drake], A.Nest: {rested: true}, A.will: ""}
    """
    )
    # Also when it has been produced before.
    holds(
        RESTRICTED
        + """
        start: {A: {hand: [Drake, Bolt], field: [Nest, Font]}}
        do:
          - {A: activate, card: Nest}
          - {expect: {A.will: "{R}"}}
          - {A: cannot, do: {play: Bolt}, because: "903.2j"}
          - {A: cannot, do: {activate: Font}, because: "903.2j"}
          - {A: play, card: Drake}
        expect: {chase: [Drake], A.will: ""}
    """
    )


@clause("1003.4", "1003.5")
def test_a_payment_that_cannot_be_completed_is_undone_with_its_will_abilities() -> None:
    # Two altars could each banish, but there is one resonator: {R}{R} cannot be paid.
    holds("""
        cards:
          - {name: Altar, type: Regalia, cost: "{0}", text: ["Banish a resonator: Produce {R}."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 100, def: 100}
          - {name: Twin, type: Chant, cost: "{R}{R}", text: ["Draw a card."]}
        start: {A: {hand: [Twin], field: [Altar, Altar, Wolf]}}
        do:
          - {A: cannot, do: {play: Twin}}
        expect: {A.hand: [Twin], A.Wolf: {zone: field}, A.will: "", chase: 0}
    """)


@clause("1003.4", "903.2j")
def test_will_of_a_kind_to_be_chosen_is_of_one_that_pays() -> None:
    # The will is bound to what is paid, and only {U} completes it: nothing is asked, nothing undone.
    holds("""
        cards:
          - {name: Spring, type: Regalia, cost: "{0}",
              text: ["{Rest}: Produce {W}, {R}, {U}, {G}, or {B}.
                Spend that will only to play Fairy resonators."]}
          - {name: Sprite, type: Resonator, cost: "{U}{1}", race: [Fairy], atk: 200, def: 300}
        start: {A: {hand: [Sprite], field: [Spring], will: "{R}"}}
        do:
          - {A: play, card: Sprite}
        expect: {A.will: "", chase: [Sprite], A.Spring: {rested: true}}
    """)


@clause("1003.4", "907.4")
def test_of_two_kinds_to_be_chosen_the_first_leaves_the_second_to_pay() -> None:
    run = situation("""
        cards:
          - {name: Prism, type: Regalia, cost: "{0}",
              text: ["{Rest}: Produce two wills in any combination of attributes.
                Spend that will only to play Fairy resonators."]}
          - {name: Sprite, type: Resonator, cost: "{U}{G}", race: [Fairy], atk: 200, def: 300}
        start: {A: {hand: [Sprite], field: [Prism]}}
    """)
    pick(run, "play", "Sprite")
    assert {option.word for option in choices(run)} == {"{U}", "{G}"}


@clause("1003.4", "1003.5")
def test_will_of_a_later_instruction_counts_for_the_kind_of_an_earlier_one() -> None:
    run = situation("""
        cards:
          - {name: Prism, type: Regalia, cost: "{0}",
              text: ["{Rest}: Produce one will of any attribute. Produce {W} or {G}."]}
          - {name: Sprite, type: Resonator, cost: "{U}{G}", race: [Fairy], atk: 200, def: 300}
        start: {A: {hand: [Sprite], field: [Prism]}}
    """)
    pick(run, "play", "Sprite")
    assert asked(run).kind == "pay"  # {U} and {G} are there: there was nothing else to choose
    assert {option.word for option in choices(run)} == {"water", "wind"}


@clause("903.2j", "1003.5")
def test_a_play_that_was_undone_may_be_tried_again_when_will_was_made() -> None:
    run = situation("""
        cards:
          - {name: Sprite, type: Resonator, cost: "{U}", race: [Fairy], atk: 200, def: 300}
        start: {A: {hand: [Sprite], stones: {Water Magic Stone: 1, Fire Magic Stone: 1}}}
    """)
    run.g.work.refused = (("play", card(run, "Sprite").id, 0, ""),)
    pick(run, "source", "Fire Magic Stone")
    assert choices(run, "play")


@clause("1003.5")
def test_a_will_ability_that_costs_will_does_not_pay_for_its_own_kind_for_ever() -> None:
    run = situation("""
        cards:
          - {name: Mint, type: Regalia, cost: "{0}", text: ["{1}: Produce one will of any attribute."]}
          - {name: Sprite, type: Resonator, cost: "{1}", race: [Fairy], atk: 200, def: 300}
        start: {A: {hand: [Sprite], field: [Mint], will: "{R}"}}
    """)
    pick(run, "play", "Sprite")
    assert {option.kind for option in choices(run)} == {"will", "activate"}
    pick(run, "activate", "Mint")
    assert asked(run).kind == "attribute"  # its own cost is paid with the will there is


@clause("1003.6")
def test_a_moon_cost_takes_moon_will_even_if_other_will_is_there() -> None:
    holds("""
        cards:
          - {name: Lunar, type: Resonator, cost: "{M}{1}", atk: 100, def: 100}
        start: {A: {hand: [Lunar], will: "{M}{R}"}, B: {hand: [Lunar], will: "{T}{R}"}}
        do:
          - {A: play, card: Lunar}
        expect: {A.will: "", chase: [Lunar]}
    """)
    holds("""
        cards:
          - {name: Lunar, type: Resonator, cost: "{M}", atk: 100, def: 100}
        start: {A: {hand: [Lunar], will: "{T}{R}{W}{B}{U}{G}"}}
        do:
          - {A: cannot, do: {play: Lunar}, because: "1003.4"}
    """)


@clause("1003.7")
def test_a_time_cost_takes_time_will() -> None:
    holds("""
        cards:
          - {name: Clock, type: Resonator, cost: "{T}", atk: 100, def: 100}
        start: {A: {hand: [Clock], will: "{M}{R}{W}{B}{U}{G}"}}
        do:
          - {A: cannot, do: {play: Clock}, because: "1003.4"}
    """)
    holds("""
        cards:
          - {name: Clock, type: Resonator, cost: "{T}", atk: 100, def: 100}
        start: {A: {hand: [Clock], will: "{T}{M}"}}
        do:
          - {A: play, card: Clock}
        expect: {A.will: "{M}"}
    """)


@clause("1003.3")
def test_a_card_in_the_field_knows_which_will_was_paid_for_it() -> None:
    holds("""
        cards:
          - {name: Ogre, type: Resonator, cost: "{2}", atk: 500, def: 500,
             text: ["[Enter] => If you paid {R}{R}, you gain 500 life."]}
          - name: Old King
            type: Ruler
            text: ["[Judgment] {2}"]
            back: {name: Young King, type: J-Ruler, atk: 900, def: 900,
                text: ["[Enter] => If you paid {R}{R} for doing judgment, you gain 300 life."]}
        start: {A: {ruler: Old King, hand: [Ogre, Ogre], stones: {Fire Magic Stone: 5, Water Magic Stone: 1}}}
        do:
          - {A: play, card: Ogre, pay: [Fire Magic Stone, Water Magic Stone]}
          - {resolve: all}
          - {expect: {A.life: 4000}}
          - {A: play, card: "Ogre#2"}
          - {resolve: all}
          - {expect: {A.life: 4500}}
          - {A: judgment}
          - {resolve: all}
        expect: {A.life: 4800}
    """)
