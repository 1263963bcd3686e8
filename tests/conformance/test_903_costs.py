"""903.2i-k: what has to be done to play something, and doing it."""

from __future__ import annotations

from conformance_kit import clause, holds
from situations import asked, choices, expect, pick, situation


@clause("903.2i", "903.2i-iii", "903.2i-iv")
def test_increases_before_decreases() -> None:
    # {1} +{1} -{2} is {0}; the other way round {1} would be left to pay.
    holds("""
        cards:
          - {name: Imp, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["You pay {2} less to play chants."]}
          - {name: Taxer, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["Your opponent pays {1} more to play chants."]}
          - {name: Lesson, type: Chant, cost: "{1}", text: ["Draw a card."]}
        start: {A: {field: [Imp], hand: [Lesson]}, B: {field: [Taxer]}}
        do:
          - {A: play, card: Lesson}
        expect: {chase: [Lesson]}
    """)


@clause("903.2i-iii")
def test_an_increase_has_to_be_paid() -> None:
    holds("""
        cards:
          - {name: Taxer, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["Your opponent pays {1} more to play chants."]}
          - {name: Lesson, type: Chant, cost: "{1}", text: ["Draw a card."]}
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 100, def: 100}
        start: {A: {hand: [Lesson, Wolf], stones: {Light Magic Stone: 1}}, B: {field: [Taxer]}}
        do:
          - {A: cannot, do: {play: Lesson}, because: "903.2j"}
          - {A: can, do: {play: Wolf}}
    """)


@clause("903.2i-i")
def test_what_kind_of_cost_comes_first_then_more_and_less() -> None:
    # Another cost stands in place of {R}{R}; what the opponent adds is paid on top of it.
    holds("""
        cards:
          - {name: Taxer, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["Your opponent pays {1} more to play chants."]}
          - {name: Trade, type: Chant, cost: "{R}{R}",
              text: ["You may discard a card rather than pay this card's cost.", "Draw a card."]}
        start: {A: {hand: [Trade, Filler], stones: {Water Magic Stone: 1}}, B: {field: [Taxer]}}
        do:
          - {A: play, card: Trade}
          - {expect: {A.recovered_stones: 0, A.graveyard: [Filler], chase: [Trade]}}
    """)
    holds("""
        cards:
          - {name: Taxer, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["Your opponent pays {1} more to play chants."]}
          - {name: Trade, type: Chant, cost: "{R}{R}",
              text: ["You may discard a card rather than pay this card's cost.", "Draw a card."]}
        start: {A: {hand: [Trade, Filler]}, B: {field: [Taxer]}}
        do:
          - {A: cannot, do: {play: Trade}, because: "903.2j"}
    """)


@clause("903.2i-i")
def test_will_of_any_attribute_for_the_attribute_cost() -> None:
    holds("""
        cards:
          - {name: Prism, type: Regalia, cost: "{1}",
              text: ["You may pay the attribute cost of resonators with will of any attribute."]}
          - {name: Wolf, type: Resonator, cost: "{R}{R}", atk: 100, def: 100}
          - {name: Lesson, type: Chant, cost: "{R}", text: ["Draw a card."]}
        start: {A: {field: [Prism], hand: [Wolf, Lesson], stones: {Water Magic Stone: 2}}}
        do:
          - {A: cannot, do: {play: Lesson}, because: "903.2j"}
          - {A: can, do: {play: Wolf}}
    """)


@clause("903.2i-ii", "903.2i-iii")
def test_without_paying_its_cost_still_means_paying_what_is_added() -> None:
    holds("""
        cards:
          - {name: Taxer, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["Your opponent pays {1} more to play chants."]}
          - {name: Archive, type: Regalia, cost: "{1}",
              text: ["You may play chants from your graveyard without paying their cost."]}
          - {name: Toll, type: Chant, cost: "{R}{R}{3}",
              text: ["As an additional cost to play this card, discard a card.", "You gain 100 life."]}
        start: {A: {graveyard: [Toll], hand: [Filler], field: [Archive], stones: {Water Magic Stone: 1}},
          B: {field: [Taxer]}}
        do:
          - {A: play, card: Toll, from: graveyard}
          - {expect: {A.recovered_stones: 0, A.hand: 0}}
          - {both: pass}
        expect: {A.life: 4100}
    """)
    holds("""
        cards:
          - {name: Archive, type: Regalia, cost: "{1}",
              text: ["You may play chants from your graveyard without paying their cost."]}
          - {name: Toll, type: Chant, cost: "{R}{R}{3}",
              text: ["As an additional cost to play this card, discard a card.", "You gain 100 life."]}
        start: {A: {graveyard: [Toll], field: [Archive]}}
        do:
          - {A: cannot, do: {play: Toll, from: graveyard}, because: "903.2j"}
    """)


@clause("903.2i-ii")
def test_awakening_is_paid_for_also_without_paying_the_cost() -> None:
    cards = """
        cards:
          - {name: Cradle, type: Regalia, cost: "{1}",
              text: ["You may play resonators from your graveyard without paying their cost."]}
          - {name: Sleeper, type: Resonator, cost: "{3}", atk: 100, def: 100,
              text: ["[Awakening] {R}: This card gains [Flying]."]}
    """
    holds(
        cards
        + """
        start: {A: {graveyard: [Sleeper], field: [Cradle], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Sleeper, from: graveyard, awaken: true}
          - {expect: {A.recovered_stones: 0}}
          - {both: pass}
        expect: {A.Sleeper: {has: [Flying]}}
    """
    )
    holds(
        cards
        + """
        start: {A: {graveyard: [Sleeper], field: [Cradle]}}
        do:
          - {A: cannot, do: {play: Sleeper, from: graveyard, awaken: true}}
          - {A: play, card: Sleeper, from: graveyard}
          - {both: pass}
        expect: {A.Sleeper: {has_not: [Flying]}}
    """
    )


@clause("903.2i-ii")
def test_from_the_hand_it_may_also_be_paid_for() -> None:
    # Paid for, X is chosen; free, it is 0.
    cards = """
        cards:
          - {name: Patron, type: Regalia, cost: "{1}",
              text: ["You may play chants from your hand without paying their cost."]}
          - {name: Blaze, type: Chant, cost: "{X}", text: ["You gain X00 life."]}
    """
    holds(
        cards
        + """
        start: {A: {hand: [Blaze], field: [Patron], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: play, card: Blaze, x: 2}
          - {both: pass}
        expect: {A.life: 4200, A.recovered_stones: 0}
    """
    )
    holds(
        cards
        + """
        start: {A: {hand: [Blaze], field: [Patron], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: play, card: Blaze, free: true}
          - {both: pass}
        expect: {A.life: 4000, A.recovered_stones: 2}
    """
    )


@clause("903.2i-iv")
def test_the_player_chooses_the_part_that_is_lowered() -> None:
    cards = """
        cards:
          - {name: Imp, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["You pay {1} less to play chants."]}
          - {name: Lesson, type: Chant, cost: "{R}{1}", text: ["Draw a card."]}
    """
    holds(
        cards
        + """
        start: {A: {field: [Imp], hand: [Lesson], stones: {Water Magic Stone: 1}}}
        do:
          - {A: play, card: Lesson, less: "{R}"}
          - {expect: {A.recovered_stones: 0}}
    """
    )
    holds(
        cards
        + """
        start: {A: {field: [Imp], hand: [Lesson], stones: {Water Magic Stone: 1, Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Lesson, less: "{1}"}
          - {expect: {A.Fire Magic Stone: {rested: true}, A.Water Magic Stone: {rested: false}}}
    """
    )


@clause("903.2i-iv")
def test_a_reduction_of_an_attribute_lowers_only_that() -> None:
    holds("""
        cards:
          - {name: Smith, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["You pay {R} less to play resonators."]}
          - {name: Drake, type: Resonator, cost: "{R}{1}", atk: 100, def: 100}
          - {name: Fish, type: Resonator, cost: "{U}{1}", atk: 100, def: 100}
        start: {A: {field: [Smith], hand: [Drake, Fish], stones: {Water Magic Stone: 1}}}
        do:
          - {A: cannot, do: {play: Fish}, because: "903.2j"}
          - {A: can, do: {play: Drake}}
    """)


@clause("903.2i-iv")
def test_a_reduction_lowers_x_as_well() -> None:
    holds("""
        cards:
          - {name: Imp, type: Resonator, cost: "{1}", atk: 100, def: 100}
          - {name: Blaze, type: Chant, cost: "{X}{R}",
              text: ["You pay {1} less to play this card for each resonator you control.",
                "You gain X00 life."]}
        start: {A: {field: [Imp, Imp, Imp], hand: [Blaze], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: cannot, do: {play: Blaze, x: 5}}
          - {A: play, card: Blaze, x: 4}
          - {both: pass}
        expect: {A.life: 4400, A.recovered_stones: 0}
    """)


@clause("903.2i-iv")
def test_a_condition_in_front_of_a_cards_own_reduction() -> None:
    cards = """
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 100, def: 100}
          - {name: Howl, type: Chant, cost: "{2}",
              text: ["If you control a resonator, you pay {1} less to play this card.", "You gain 100 life."]}
    """
    holds(
        cards
        + """
        start: {A: {field: [Wolf], hand: [Howl], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: can, do: {play: Howl}}
    """
    )
    holds(
        cards
        + """
        start: {A: {hand: [Howl], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: cannot, do: {play: Howl}, because: "903.2j"}
    """
    )


@clause("903.2i-iv")
def test_cheaper_activate_abilities() -> None:
    holds("""
        cards:
          - {name: Tutor, type: Regalia, cost: "{1}",
              text: ["You pay {1} less to play activate abilities of resonators you control."]}
          - {name: Mage, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["{1}: You gain 100 life."]}
          - {name: Urn, type: Regalia, cost: "{1}", text: ["{1}: You gain 100 life."]}
        start: {A: {field: [Tutor, Mage, Urn], hand: [Filler], stones: {Light Magic Stone: 1}}}
        do:
          - {A: activate, card: Mage}
          - {both: pass}
          - {expect: {A.recovered_stones: 1, A.life: 4100}}
          - {A: cannot, do: {standby: Filler}, because: "706.1"}
          - {A: activate, card: Urn}
          - {expect: {A.recovered_stones: 0}}
    """)


@clause("903.2i-v")
def test_the_cost_is_fixed_before_it_is_paid() -> None:
    # The card that makes it cheaper is banished for it; it stays as cheap.
    holds("""
        cards:
          - {name: Imp, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["You pay {2} less to play chants."]}
          - {name: Rite, type: Chant, cost: "{2}",
              text: ["As an additional cost to play this card, banish a resonator.", "You gain 100 life."]}
        start: {A: {field: [Imp], hand: [Rite]}}
        do:
          - {A: play, card: Rite, cost: [Imp]}
          - {both: pass}
        expect: {A.life: 4100, A.graveyard: [Rite, Imp]}
    """)


@clause("903.2j")
def test_everything_or_not_at_all() -> None:
    # The will could be paid, the discard not: nothing has happened.
    holds("""
        cards:
          - {name: Toll, type: Chant, cost: "{1}",
              text: ["As an additional cost to play this card, discard a card.", "Draw a card."]}
          - {name: Altar, type: Regalia, cost: "{1}", text: ["{1}, Banish a resonator: You gain 100 life."]}
        start: {A: {hand: [Toll], field: [Altar], stones: {Light Magic Stone: 1}}}
        do:
          - {A: cannot, do: {play: Toll}, because: "903.2j"}
          - {A: cannot, do: {activate: Altar}, because: "903.2j"}
        expect: {A.recovered_stones: 1, A.hand: [Toll]}
    """)


@clause("903.2j")
def test_one_card_does_not_rest_for_two_things() -> None:
    # The only stone cannot both make the will and be the stone that is rested.
    cards = """
        cards:
          - {name: Altar, type: Regalia, cost: "{1}",
              text: ["{1}, Rest a magic stone you control: You gain 100 life."]}
    """
    holds(
        cards
        + """
        start: {A: {field: [Altar], stones: {Light Magic Stone: 1}}}
        do:
          - {A: cannot, do: {activate: Altar}, because: "903.2j"}
        expect: {A.recovered_stones: 1}
    """
    )
    holds(
        cards
        + """
        start: {A: {field: [Altar], stones: {Light Magic Stone: 2}}}
        do:
          - {A: activate, card: Altar}
        expect: {A.recovered_stones: 0, chase: [Altar]}
    """
    )


@clause("903.2j")
def test_what_cannot_be_paid_for_is_not_even_offered() -> None:
    run = situation("""
        cards:
          - {name: Altar, type: Regalia, cost: "{1}",
              text: ["{1}, Rest a magic stone you control: You gain 100 life."]}
        start: {A: {field: [Altar], stones: {Light Magic Stone: 1}}}
    """)
    assert not choices(run, "activate")


@clause("903.2j")
def test_the_source_that_must_rest_is_kept_for_it() -> None:
    # Fire has to rest for the cost, so the free will comes from water without a question.
    holds("""
        cards:
          - {name: Forge, type: Regalia, cost: "{1}",
              text: ["{1}, Rest a fire magic stone you control: You gain 100 life."]}
        start: {A: {field: [Forge], stones: {Fire Magic Stone: 1, Water Magic Stone: 1}}}
        do:
          - {A: activate, card: Forge}
        expect: {A.recovered_stones: 0, chase: [Forge]}
    """)
    run = situation("""
        cards:
          - {name: Forge, type: Regalia, cost: "{1}",
              text: ["{1}, Rest a fire magic stone you control: You gain 100 life."]}
        start: {A: {field: [Forge], stones: {Fire Magic Stone: 1, Water Magic Stone: 1}}}
    """)
    pick(run, "activate", "Forge")
    expect(run, "{chase: [Forge], decision: {kind: priority}}")


@clause("903.2j")
def test_what_is_replaced_counts_as_done() -> None:
    holds("""
        cards:
          - {name: Phoenix, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["If this card would be put into a graveyard from the field, remove it from the game
                instead."]}
          - {name: Altar, type: Regalia, cost: "{1}", text: ["Banish a resonator: You gain 100 life."]}
        start: {A: {field: [Altar, Phoenix]}}
        do:
          - {A: activate, card: Altar, cost: [Phoenix]}
          - {expect: {chase: [Altar], A.Phoenix: {zone: removed}}}
          - {both: pass}
        expect: {A.life: 4100}
    """)


@clause("903.2j-i")
def test_what_is_written_first_is_done_first() -> None:
    # Will first: the stone makes it and is banished then. Banished first, it makes none any more.
    holds("""
        cards:
          - {name: Kiln, type: Special Magic Stone, text: ["{Rest}: Produce {R}.",
              "{1}, Banish this card: You gain 100 life."]}
          - {name: Furnace, type: Special Magic Stone, text: ["{Rest}: Produce {R}.",
              "Banish this card, {1}: You gain 100 life."]}
        start: {A: {stones: [Kiln]}, B: {stones: [Furnace]}}
        do:
          - {A: activate, card: Kiln, ability: 2}
          - {expect: {A.graveyard: [Kiln], A.will: ""}}
          - {A: pass}
          - {B: cannot, do: {activate: Furnace, ability: 2}, because: "903.2j"}
    """)


@clause("903.2j-i")
def test_the_order_shows_in_what_triggers() -> None:
    # Discarded before the banishing: the resonator still sees the discard.
    holds("""
        cards:
          - {name: Witness, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["Whenever you discard a card => You gain 100 life."]}
          - {name: First, type: Regalia, cost: "{1}",
              text: ["Discard a card, Banish a resonator: Draw a card."]}
          - {name: Last, type: Regalia, cost: "{1}",
              text: ["Banish a resonator, Discard a card: Draw a card."]}
        start: {A: {field: [Witness, First], hand: [Filler]}, B: {field: [Witness, Last], hand: [Filler]}}
        do:
          - {A: activate, card: First}
          - {expect: {chase: [Witness, First]}}
          - {resolve: all}
          - {expect: {A.life: 4100}}
          - {A: pass}
          - {B: activate, card: Last}
          - {expect: {chase: [Last]}}
          - {resolve: all}
        expect: {B.life: 4000}
    """)


@clause("903.2k")
def test_it_counts_as_played_only_when_everything_is_done() -> None:
    # What triggers by playing it comes after what triggers by paying for it was there to trigger; a play that
    # cannot be completed triggers nothing.
    holds("""
        cards:
          - {name: Listener, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["Whenever you play a chant => You gain 100 life."]}
          - {name: Rite, type: Chant, cost: "{0}",
              text: ["As an additional cost to play this card, banish a resonator.", "You gain 10 life."]}
        start: {A: {field: [Listener], hand: [Rite]}}
        do:
          - {A: play, card: Rite}
          - {expect: {chase: [Rite], A.graveyard: [Listener]}}
          - {resolve: all}
        expect: {chase: 0}
    """)
    holds("""
        cards:
          - {name: Listener, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["Whenever you play a chant => You gain 100 life."]}
          - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
        start: {A: {field: [Listener], hand: [Lesson]}}
        do:
          - {A: play, card: Lesson}
          - {expect: {chase: [Listener, Lesson]}}
    """)


@clause("903.2j")
def test_an_illegal_play_is_undone_with_everything_done_for_it() -> None:
    # The first altar's will is there before it turns out that the second cannot follow.
    run = situation("""
        cards:
          - {name: Altar, type: Regalia, cost: "{0}", text: ["Banish a resonator: Produce {R}."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 100, def: 100}
          - {name: Forge, type: Regalia, cost: "{0}", text: ["{R}{R}: You gain 100 life."]}
        start: {A: {field: [Altar, Altar, Wolf, Forge]}}
    """)
    before = [o.kind for o in choices(run)]
    for _ in choices(run, "activate"):
        for option in choices(run, "activate"):
            if option.name == "Forge":
                pick(run, "activate", "Forge")
                while asked(run).kind in ("pay", "cost"):
                    pick(run, choices(run)[0].kind)
                break
    expect(run, '{chase: 0, A.field: [Altar, Altar, Wolf, Forge], A.will: "", A.life: 4000}')
    assert "pass" in before and asked(run).kind == "priority"


@clause("903.2i-i")
def test_one_of_several_other_costs() -> None:
    holds("""
        cards:
          - {name: Trade, type: Chant, cost: "{9}",
              text: ["You may discard a card rather than pay this card's cost.",
                "You may pay 300 life rather than pay this card's cost.", "You gain 100 life."]}
        start: {A: {hand: [Trade]}}
        do:
          - {A: play, card: Trade}
          - {expect: {A.life: 3700}}
          - {both: pass}
        expect: {A.life: 3800}
    """)


@clause("903.2i")
def test_an_additional_cost_that_one_may_pay() -> None:
    cards = """
        cards:
          - {name: Offer, type: Chant, cost: "{1}",
              text: ["As an additional cost to play this card, you may discard a card.",
                "You gain 100 life."]}
    """
    holds(
        cards
        + """
        start: {A: {hand: [Offer, Filler], stones: {Light Magic Stone: 1}}}
        do:
          - {A: play, card: Offer, cost: [Filler]}
          - {expect: {A.graveyard: [Filler], A.recovered_stones: 0}}
    """
    )
    holds(
        cards
        + """
        start: {A: {hand: [Offer, Filler], stones: {Light Magic Stone: 1}}}
        do:
          - {A: play, card: Offer, cost: []}
          - {expect: {A.hand: [Filler], A.recovered_stones: 0}}
    """
    )


@clause("903.2i-ii")
def test_a_permission_once_per_turn_is_used_up() -> None:
    holds("""
        cards:
          - {name: Crypt, type: Regalia, cost: "{0}",
              text: ["Once per turn, you may play a resonator from your graveyard."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 100, def: 100}
        start: {A: {field: [Crypt], graveyard: [Wolf, Wolf]}}
        do:
          - {A: play, card: Wolf, from: graveyard}
          - {both: pass}
          - {A: cannot, do: {play: Wolf, from: graveyard}, because: "702.2"}
          - {go: "A main"}
          - {A: can, do: {play: Wolf, from: graveyard}}
    """)


@clause("903.2i-i")
def test_will_of_one_attribute_for_the_attribute_cost() -> None:
    cards = """
        cards:
          - {name: Lens, type: Regalia, cost: "{1}",
              text: ["You may pay the attribute cost of resonators with water will."]}
          - {name: Wolf, type: Resonator, cost: "{R}{G}", atk: 100, def: 100}
    """
    for stones, verb in (
        ("Water Magic Stone: 2", "can"),
        ("Water Magic Stone: 1, Wind Magic Stone: 1", "can"),
        ("Fire Magic Stone: 1, Wind Magic Stone: 1", "can"),
        ("Light Magic Stone: 2", "cannot"),
        ("Fire Magic Stone: 2", "cannot"),
    ):
        holds(
            cards
            + f"""
        start: {{A: {{field: [Lens], hand: [Wolf], stones: {{{stones}}}}}}}
        do:
          - {{A: {verb}, do: {{play: Wolf}}}}
    """
        )
