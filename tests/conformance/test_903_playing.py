"""903.2a-h: announcing a card or ability and the choices made while playing it."""

from __future__ import annotations

from conformance_kit import clause, holds
from situations import asked, card, choices, expect, go, pick, situation
from willpower.abilities.ability import Activate, Spell
from willpower.abilities.effects import Destroy, Draw, GainLife, Move, PayWill, Sequence
from willpower.abilities.nouns import All, ControlledBy, Filter, OtherThan, Ref, Target, TypeIs, You
from willpower.abilities.quantities import Count, Letter, Num, Times
from willpower.abilities.symbols import HAND, RESONATOR, STANDBY


@clause("903.2a")
def test_a_standby_card_is_turned_up_before_anything_else() -> None:
    # Its player is still choosing how to pay, and everybody sees which card it is.
    run = situation("""
        cards:
          - name: Mine
            type: "Spell:Chant-Standby"
            cost: "{R}"
            text: ["As an additional cost to play this card, you may discard a card.",
              "[Trigger] Pay {0}: You gain 200 life."]
        start: {A: {standby: [Mine], hand: [Filler]}}
    """)
    assert card(run, "Mine").face_down
    pick(run, "play", "Mine")
    assert asked(run).kind == "cost"
    assert card(run, "Mine").zone == STANDBY and not card(run, "Mine").face_down


@clause("903.2b")
def test_the_side_of_a_shift_card_is_chosen_and_its_cost_paid() -> None:
    cards = """
        cards:
          - name: Past
            type: Resonator
            cost: "{1}"
            atk: 100
            def: 100
            text: ["[Shift] {5}"]
            back: {name: Future, type: Resonator, cost: "{3}", atk: 900, def: 900}
    """
    holds(
        cards
        + """
        start: {A: {hand: [Past], stones: {Light Magic Stone: 3}}}
        do:
          - {A: play, card: Past, face: back}
          - {expect: {chase: [Future], A.recovered_stones: 0}}
          - {both: pass}
        expect: {A.Future: {zone: field, atk: 900, face: back}}
    """
    )
    holds(
        cards
        + """
        start: {A: {hand: [Past], stones: {Light Magic Stone: 2}}}
        do:
          - {A: cannot, do: {play: Past, face: back}}
          - {A: play, card: Past}
          - {expect: {A.recovered_stones: 1}}
          - {both: pass}
        expect: {A.Past: {zone: field, atk: 100, face: front}}
    """
    )


@clause("903.2c")
def test_whether_to_awaken_is_chosen_while_playing() -> None:
    cards = """
        cards:
          - {name: Sleeper, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ["[Awakening] {R}: This card gains [Flying]."]}
    """
    holds(
        cards
        + """
        start: {A: {hand: [Sleeper], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: play, card: Sleeper, awaken: true}
          - {expect: {A.recovered_stones: 0}}
          - {both: pass}
        expect: {A.Sleeper: {has: [Flying]}}
    """
    )
    holds(
        cards
        + """
        start: {A: {hand: [Sleeper], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: play, card: Sleeper}
          - {expect: {A.recovered_stones: 1}}
          - {both: pass}
        expect: {A.Sleeper: {has_not: [Flying]}}
    """
    )
    holds(
        cards
        + """
        start: {A: {hand: [Sleeper], stones: {Water Magic Stone: 2}}}
        do:
          - {A: cannot, do: {play: Sleeper, awaken: true}}
          - {A: can, do: {play: Sleeper}}
    """
    )


@clause("903.2d")
def test_the_card_is_on_the_chase_before_its_targets_and_cost() -> None:
    # It is not in the graveyard or hand any more when its own target and cost are chosen.
    holds("""
        cards:
          - {name: Recall, type: Chant, cost: "{0}", text: ["[Remnant]",
              "Return target card in your graveyard to your hand."]}
          - {name: Toll, type: Chant, cost: "{0}",
              text: ["As an additional cost to play this card, discard a card.", "Draw a card."]}
        start: {A: {graveyard: [Recall], hand: [Toll]}}
        do:
          - {A: cannot, do: {play: Recall, from: graveyard}, because: "903.2g"}
          - {A: cannot, do: {play: Toll}, because: "903.2j"}
        expect: {A.hand: [Toll], A.graveyard: [Recall]}
    """)


@clause("903.2d")
def test_an_ability_is_on_the_chase_as_a_thing_of_its_own() -> None:
    # Its card can leave; the ability stays and resolves.
    holds("""
        cards:
          - {name: Urn, type: Regalia, cost: "{0}", text: ["Banish this card: You gain 100 life."]}
        start: {A: {field: [Urn]}}
        do:
          - {A: activate, card: Urn}
          - {expect: {chase: [Urn], A.field: [], A.graveyard: [Urn]}}
          - {both: pass}
        expect: {A.life: 4100, chase: 0}
    """)


@clause("903.2d-i")
def test_effects_on_a_card_go_with_it_to_the_chase_and_no_further() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Blessing, type: Chant, cost: "{0}",
              text: ["Each resonator card in your hand gains [Quickcast] until end of turn."]}
          - {name: Deny, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
        start: {A: {hand: [Blessing, Wolf, Deny]}}
        do:
          - {A: play, card: Blessing}
          - {both: pass}
          - {expect: {A.Wolf: {has: [Quickcast]}}}
          - {A: play, card: Wolf}
          - {expect: {A.Wolf: {zone: chase, has: [Quickcast]}}}
          - {both: pass}
        expect: {A.Wolf: {zone: field, has_not: [Quickcast]}}
    """)


@clause("903.2e")
def test_options_not_chosen_are_not_there() -> None:
    # The option with a target needs one only if it is chosen.
    holds("""
        cards:
          - {name: Fork, type: Chant, cost: "{0}",
              text: ["Choose one - Destroy target resonator; or you gain 100 life."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
        start: {A: {hand: [Fork]}}
        do:
          - {A: cannot, do: {play: Fork, choose: 1}}
          - {A: play, card: Fork, choose: 2}
          - {both: pass}
        expect: {A.life: 4100}
    """)
    holds("""
        cards:
          - {name: Fork, type: Chant, cost: "{0}",
              text: ["Choose one - Destroy target resonator; or you gain 100 life."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
        start: {A: {hand: [Fork]}, B: {field: [Wolf]}}
        do:
          - {A: play, card: Fork, choose: 1, target: B.Wolf}
          - {both: pass}
        expect: {A.life: 4000, B.Wolf: {zone: graveyard}}
    """)


@clause("903.2e")
def test_exactly_as_many_as_it_says() -> None:
    holds("""
        cards:
          - {name: Trident, type: Chant, cost: "{0}",
              text: ["Choose two - Draw a card; or you gain 100 life; or your opponent loses 200 life."]}
        start: {A: {hand: [Trident]}}
        do:
          - {A: cannot, do: {play: Trident, choose: [1, 2, 3]}}
          - {A: play, card: Trident, choose: [3, 1]}
          - {both: pass}
        expect: {A.hand: 1, A.life: 4000, B.life: 3800}
    """)


@clause("903.2f", "903.3c")
def test_x_is_fixed_while_playing_and_paid() -> None:
    holds("""
        cards:
          - {name: Blaze, type: Chant, cost: "{X}{R}", text: ["This card deals X00 damage to target player."]}
        start: {A: {hand: [Blaze], stones: {Fire Magic Stone: 4}}}
        do:
          - {A: cannot, do: {play: Blaze, x: 4, target: B}}
          - {A: play, card: Blaze, x: 2, target: B}
          - {expect: {A.recovered_stones: 1}}
          - {both: pass}
        expect: {B.life: 3800}
    """)


@clause("903.2f")
def test_x_of_an_ability_is_chosen_each_time() -> None:
    holds("""
        cards:
          - {name: Font, type: Regalia, cost: "{0}", text: ["{X}: You gain X00 life."]}
        start: {A: {field: [Font], stones: {Fire Magic Stone: 4}}}
        do:
          - {A: activate, card: Font, x: 1}
          - {A: activate, card: Font, x: 3}
          - {both: pass}
          - {expect: {A.life: 4300}}
          - {both: pass}
        expect: {A.life: 4400}
    """)


@clause("903.2f-i")
def test_x_is_zero_without_paying_the_cost() -> None:
    holds("""
        cards:
          - {name: Blaze, type: Chant, cost: "{X}{R}", text: ["This card deals X00 damage to target player."]}
          - {name: Gift, type: Chant, cost: "{0}",
              text: ["You may play target chant card in your graveyard without paying its cost."]}
        start: {A: {graveyard: [Blaze], hand: [Gift], stones: {Fire Magic Stone: 4}}}
        do:
          - {A: play, card: Gift, target: A.Blaze}
          - {both: pass, answers: [yes, B]}
          - {expect: {chase: [Blaze], A.recovered_stones: 4}}
          - {both: pass}
        expect: {B.life: 4000}
    """)


@clause("903.2f-i")
def test_x_is_zero_if_something_else_is_paid_instead() -> None:
    holds("""
        cards:
          - {name: Swarm, type: Chant, cost: "{X}{R}",
              text: ["You may pay {1} rather than pay this card's cost.", "You gain X00 life."]}
        start: {A: {hand: [Swarm], stones: {Water Magic Stone: 3}}}
        do:
          - {A: play, card: Swarm}
          - {expect: {A.recovered_stones: 2}}
          - {both: pass}
        expect: {A.life: 4000}
    """)


@clause("903.2f-ii")
def test_the_x_of_the_judgment_is_the_x_of_the_j_ruler() -> None:
    holds("""
        cards:
          - name: Old King
            type: Ruler
            text: ["[Judgment] {X}{R}"]
            back: {name: Young King, type: J-Ruler, atk: 900, def: 900,
              text: ["[Enter] => You gain X00 life.", "{0}: This card deals X00 damage to target player."]}
        start: {A: {ruler: Old King, stones: {Fire Magic Stone: 4}}}
        do:
          - {A: cannot, do: {judgment: true, x: 4}}
          - {A: judgment, x: 3}
          - {expect: {A.recovered_stones: 0}}
          - {both: pass}
          - {both: pass}
          - {expect: {A.life: 4300}}
          - {A: activate, card: Young King, target: B}
          - {both: pass}
        expect: {B.life: 3700}
    """)


MINE = Count(All(Filter((TypeIs(RESONATOR), ControlledBy(You())))))
WOLVES = """
        cards:
          - {name: Muster, type: Chant, cost: "{0}"}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["[Quickcast]"]}
"""


@clause("903.2f-iii")
def test_a_determined_x_that_says_how_many_targets_is_fixed_while_playing() -> None:
    # "Destroy X target resonators. Draw X cards. X is the number of resonators you control."
    x = Letter("X", MINE)
    effect = Sequence((Destroy(Target(1, Filter((TypeIs(RESONATOR),)), x, x)), Draw(x)))
    run = situation(
        WOLVES
        + """
        start: {A: {hand: [Muster, Wolf], field: [Wolf, Wolf]}, B: {field: [Wolf, Wolf]}}
        """,
        {"Muster": (Spell(effect=effect),)},
    )
    pick(run, "play", "Muster")
    picked = 0
    while asked(run).kind == "target":
        pick(run, "card")
        picked += 1
    assert picked == 2
    pick(run, "play", "Wolf")
    go(run, "{both: pass}", "{both: pass}")
    assert len(run.g.table.players[0].zones[HAND]) == 2  # two cards drawn, though three or one are there now


@clause("903.2f-iii")
def test_a_determined_x_of_a_cost_is_not_chosen() -> None:
    ability = Activate(cost=(PayWill("{X}"),), effect=GainLife(Times(Letter("X", MINE), Num(100))))
    text = """
        cards:
          - {name: Font, type: Regalia, cost: "{0}"}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
        start: {A: {field: [Font, Wolf, Wolf], will: "WILL"}}
    """
    run = situation(text.replace("WILL", "{R}{R}{R}"), {"Font": (ability,)})
    pick(run, "activate", "Font")
    assert asked(run).kind == "priority"
    expect(run, '{A.will: "{R}"}')
    go(run, "{both: pass}")
    expect(run, "{A.life: 4200}")
    run = situation(text.replace("WILL", "{R}"), {"Font": (ability,)})
    for option in choices(run, "activate"):
        pick(run, "activate", option.name)
    expect(run, '{A.will: "{R}", chase: 0}')


@clause("903.2g")
def test_without_legal_targets_it_cannot_be_played() -> None:
    holds("""
        cards:
          - {name: Snuff, type: Chant, cost: "{0}", text: ["Destroy target resonator."]}
          - {name: Both, type: Chant, cost: "{0}",
              text: ["Destroy target resonator and another target resonator."]}
          - {name: Sniper, type: Regalia, cost: "{0}", text: ["{0}: Destroy target resonator."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
        start: {A: {hand: [Snuff, Both, Wolf], field: [Sniper]}}
        do:
          - {A: cannot, do: {play: Snuff}, because: "903.2g"}
          - {A: cannot, do: {activate: Sniper}, because: "903.2g"}
          - {A: play, card: Wolf}
          - {both: pass}
          - {A: cannot, do: {play: Both}, because: "903.2g"}
          - {A: can, do: {play: Snuff, target: Wolf}}
    """)


@clause("903.2g")
def test_the_controller_of_the_spell_chooses_its_targets() -> None:
    holds("""
        cards:
          - {name: Snuff, type: Chant, cost: "{0}", text: ["Destroy target resonator."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
        start: {A: {hand: [Snuff]}, B: {field: [Wolf, Wolf]}}
        do:
          - {A: play, card: Snuff, target: "B.Wolf#2"}
          - {both: pass}
        expect: {"B.Wolf#1": {zone: field}, "B.Wolf#2": {zone: graveyard}}
    """)


@clause("903.2g-i")
def test_nothing_targets_itself() -> None:
    holds("""
        cards:
          - {name: Deny, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
          - {name: Hush, type: Regalia, cost: "{0}", text: ["{0}: Cancel target ability."]}
        start: {A: {hand: [Deny], field: [Hush]}}
        do:
          - {A: cannot, do: {play: Deny}, because: "903.2g"}
          - {A: cannot, do: {activate: Hush}}
          - {expect: {A.hand: [Deny], chase: 0}}
    """)


@clause("903.2g-i")
def test_with_another_spell_there_only_that_one_can_be_targeted() -> None:
    run = situation("""
        cards:
          - {name: Deny, type: Chant, cost: "{0}", text: ["[Quickcast]", "Cancel target spell."]}
          - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
        start: {A: {hand: [Deny, Lesson]}}
    """)
    pick(run, "play", "Lesson")
    pick(run, "play", "Deny")
    assert asked(run).kind == "priority"  # there was nothing to choose
    go(run, "{both: pass}")
    expect(run, "{chase: 0, A.graveyard: [Deny, Lesson], A.hand: 0}")


@clause("903.2g-ii")
def test_what_must_be_known_of_a_target_must_be_open() -> None:
    # A face-down card may be targeted as a card in a standby area, but not as a chant there.
    holds("""
        cards:
          - {name: Snare, type: "Spell:Chant-Standby", cost: "{R}",
              text: ["[Trigger] Pay {0}: You gain 100 life."]}
          - {name: Probe, type: Chant, cost: "{0}", text: ["Destroy target chant card in a standby area."]}
          - {name: Sweep, type: Chant, cost: "{0}", text: ["Destroy target card in a standby area."]}
        start: {A: {hand: [Probe, Sweep]}, B: {standby: [Snare]}}
        do:
          - {A: cannot, do: {play: Probe, target: B.Snare}, because: "903.2g"}
          - {A: can, do: {play: Sweep, target: B.Snare}}
    """)


@clause("903.2g-iii")
def test_the_number_of_targets_is_fixed_while_playing() -> None:
    holds("""
        cards:
          - {name: Purge, type: Chant, cost: "{0}", text: ["Destroy up to two target resonators."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300, text: ["[Quickcast]"]}
          - {name: Flee, type: Chant, cost: "{0}", text: ["[Quickcast]",
              "Return target resonator to its owner's hand."]}
        start: {A: {hand: [Purge]}, B: {field: [Wolf], hand: [Wolf, Flee]}}
        do:
          - {A: play, card: Purge, target: ["B.Wolf#1"]}
          - {A: pass}
          - {B: play, card: "B.Wolf#2"}
          - {resolve: all}
        expect: {"B.Wolf#1": {zone: graveyard}, "B.Wolf#2": {zone: field}}
    """)


@clause("903.2h")
def test_which_target_gets_which_treatment_is_decided_while_playing() -> None:
    # "Target two resonators. Destroy one, return one to its owner's hand."
    wolf = Filter((TypeIs(RESONATOR),))
    other = Filter((OtherThan(Ref(1)), TypeIs(RESONATOR)))
    effect = Sequence((Destroy(Target(1, wolf)), Move(Target(2, other), HAND)))
    run = situation(
        """
        cards:
          - {name: Split, type: Chant, cost: "{0}"}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Bear, type: Resonator, cost: "{0}", atk: 300, def: 300}
        start: {A: {hand: [Split]}, B: {field: [Wolf, Bear]}}
        """,
        {"Split": (Spell(effect=effect),)},
    )
    pick(run, "play", "Split")
    pick(run, "card", "Bear")
    assert asked(run).kind == "priority"
    go(run, "{both: pass}")
    expect(run, "{B.graveyard: [Bear], B.hand: [Wolf]}")


@clause("903.2h", "903.2h-i")
def test_damage_is_divided_while_playing_in_hundreds() -> None:
    holds("""
        cards:
          - {name: Volley, type: Chant, cost: "{0}",
              text: ["This card deals 500 damage divided as you choose to any number of target resonators."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 100, def: 900}
          - {name: Bear, type: Resonator, cost: "{0}", atk: 100, def: 900}
        start: {A: {hand: [Volley]}, B: {field: [Wolf, Bear]}}
        do:
          - {A: cannot, do: {play: Volley, target: [Wolf, Bear], divide: {B.Wolf: 500, B.Bear: 0}}}
          - {A: cannot, do: {play: Volley, target: [Wolf, Bear], divide: {B.Wolf: 250, B.Bear: 250}}}
          - {A: cannot, do: {play: Volley, target: [Wolf, Bear], divide: {B.Wolf: 300, B.Bear: 100}}}
          - {A: play, card: Volley, target: [Wolf, Bear], divide: {B.Wolf: 100, B.Bear: 400}}
          - {both: pass}
        expect: {B.Wolf: {damage: 100}, B.Bear: {damage: 400}}
    """)


@clause("903.2h-i")
def test_counters_are_divided_in_ones_while_playing() -> None:
    holds("""
        cards:
          - {name: Training, type: Chant, cost: "{0}",
              text: ["Distribute three [+100/+100] counters on two target resonators."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 100, def: 100}
          - {name: Bear, type: Resonator, cost: "{0}", atk: 100, def: 100}
        start: {A: {hand: [Training], field: [Wolf, Bear]}}
        do:
          - {A: cannot, do: {play: Training, target: [Wolf, Bear], divide: {A.Wolf: 3, A.Bear: 0}}}
          - {A: play, card: Training, target: [Wolf, Bear], divide: {A.Wolf: 2, A.Bear: 1}}
          - {both: pass}
        expect: {A.Wolf: {atk: 300}, A.Bear: {atk: 200}}
    """)


@clause("903.2h-ii")
def test_the_division_stays_if_a_target_is_lost() -> None:
    holds("""
        cards:
          - {name: Volley, type: Chant, cost: "{0}",
              text: ["This card deals 500 damage divided as you choose to any number of target resonators."]}
          - {name: Wolf, type: Resonator, cost: "{0}", atk: 100, def: 900}
          - {name: Bear, type: Resonator, cost: "{0}", atk: 100, def: 900}
          - {name: Flee, type: Chant, cost: "{0}", text: ["[Quickcast]",
              "Return target resonator to its owner's hand."]}
        start: {A: {hand: [Volley]}, B: {field: [Wolf, Bear], hand: [Flee]}}
        do:
          - {A: play, card: Volley, target: [Wolf, Bear], divide: {B.Wolf: 100, B.Bear: 400}}
          - {A: pass}
          - {B: play, card: Flee, target: B.Bear}
          - {resolve: all}
        expect: {B.Wolf: {damage: 100}, B.Bear: {zone: hand}}
    """)


@clause("903.2h", "903.2h-i")
def test_every_target_gets_a_share() -> None:
    cards = """
        cards:
          - {name: Split, type: Chant, cost: "{0}", text: ["This card deals 400 damage divided as you choose
             among any number of target resonators."]}
          - {name: Bear, type: Resonator, cost: "{1}", atk: 500, def: 500}
    """
    holds(
        cards
        + """
        start: {A: {hand: [Split]}, B: {field: [Bear, Bear, Bear]}}
        do:
          - {A: cannot, do: {play: Split, target: [B.Bear#1, B.Bear#2], divide: {B.Bear#1: 400, B.Bear#2: 0}}}
          - {A: cannot, do: {play: Split, target: [B.Bear#1, B.Bear#2], divide: {B.Bear#1: 0, B.Bear#2: 400}}}
          - {A: cannot, do: {play: Split, target: [B.Bear#1, B.Bear#2], divide: {B.Bear: 350, B.Bear#2: 50}}}
          - {A: play, card: Split, target: [B.Bear#1, B.Bear#2], divide: {B.Bear#1: 300, B.Bear#2: 100}}
          - {both: pass}
        expect: {B.Bear#1: {damage: 300}, B.Bear#2: {damage: 100}, B.Bear#3: {damage: 0}}
    """
    )


@clause("903.2g-ii")
def test_what_nobody_can_see_fits_no_description() -> None:
    """In a standby area any card can be a target, but none for being a resonator, not even one's own."""
    holds("""
        cards:
          - {name: Purge, type: Chant, cost: "{0}",
             text: ["Destroy target resonator card in a standby area."]}
          - {name: Sweep, type: Chant, cost: "{0}", text: ["Destroy target card in a standby area."]}
          - {name: Ox, type: Resonator, cost: "{1}", atk: 100, def: 100}
        start: {A: {hand: [Purge, Sweep], standby: [Ox]}, B: {standby: [Ox]}}
        do:
          - {A: cannot, do: {play: Purge, target: B.Ox}, because: "903.2g"}
          - {A: cannot, do: {play: Purge, target: A.Ox}, because: "903.2g"}
          - {A: play, card: Sweep, target: B.Ox}
          - {both: pass}
        expect: {B.graveyard: [Ox]}
    """)
