"""Cards and abilities in the editions (switches I)."""

from __future__ import annotations

from edition_kit import by_edition, comes_to, switch
from engine.decks import card, deck, fillers
from situations import asked, pick, situation
from situations import card as found
from willpower.abilities.ability import Continuous, Keyword
from willpower.abilities.effects import GainLife
from willpower.abilities.nouns import This
from willpower.abilities.quantities import Num
from willpower.abilities.statics import Gains, SetValues
from willpower.abilities.symbols import CHASE, GRAVEYARD
from willpower.abilities.triggers import AtPhase
from willpower.engine.procedures.deck_check import check_deck
from willpower.rules.edition import edition as find_edition
from written_kit import played


@switch("attribute_from")
@by_edition(("2.0", "[water]"), ("5.12 Bifrost", "[water]"), ("8.01", "[fire]"))
def test_where_the_attribute_comes_from(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Salamander, type: Resonator, cost: "{U}", attribute: R, atk: 100, def: 100}
        start: {turn: A, A: {field: [Salamander]}}
        expect: {A.Salamander: {attribute: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("card_types")
@by_edition(("5.00 Bifrost", False), ("5.12 Bifrost", True), ("8.01", True))
def test_a_type_that_an_edition_does_not_know(edition: str, legal: bool) -> None:
    crown = card("Crown", "Regalia", cost="{1}")
    assert (check_deck(deck(main=(*fillers(40), crown)), find_edition(edition)) == ()) is legal


ENTER = """
    cards:
      - {name: Herald, type: Resonator, cost: "{W}", atk: 100, def: 100,
         text: ["[Enter] => You gain 300 life."]}
      - {name: Raise, type: "Spell:Chant",
         text: ["Put target resonator card in your graveyard into the field."]}
      - {name: Evoke, type: "Spell:Chant", text: ["Summon target resonator card in your graveyard."]}
    start: {turn: A, A: {hand: [HAND], graveyard: [GRAVE], stones: {Light Magic Stone: 1}}}
    do:
      - {A: play, card: PLAY}
      - {resolve: all}
    expect: {A.life: OUTCOME, A.Herald: {zone: field}}
"""


@switch("enter", "summon_effect")
@by_edition(
    ("2.0", "4300", "4000", "4000"),
    ("5.12 Bifrost", "4300", "4000", "4000"),
    ("7.x", "4300", "4000", "4000"),
    ("8.01", "4300", "4300", "4300"),
)
def test_ways_to_enter(edition: str, played: str, put: str, summoned: str) -> None:
    text = ENTER.replace("HAND", "Herald").replace("[GRAVE]", "[]")
    comes_to(edition, text.replace("PLAY", "Herald"), played)
    for spell, outcome in (("Raise", put), ("Evoke", summoned)):
        text = ENTER.replace("HAND", spell).replace("GRAVE", "Herald")
        comes_to(edition, text.replace("PLAY", f"{spell}, target: A.Herald"), outcome)


@switch("summon_effect")
@by_edition(("2.0", "0"), ("5.12 Bifrost", "1"), ("8.01", "1"))
def test_summon_as_an_effect(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Evoke, type: "Spell:Chant", text: ["Summon target resonator card in your graveyard."]}
        start: {turn: A, A: {hand: [Evoke], graveyard: [Filler]}}
        do:
          - {A: play, card: Evoke, target: A.Filler}
          - {both: pass}
          - {expect: {chase: OUTCOME}}
          - {resolve: all}
        expect: {A.field: [Filler]}
    """
    comes_to(edition, text, outcome)


MINE = """
    cards:
      - {name: Mine, type: "Spell:Chant-Standby", cost: "{R}{R}",
         text: ["[Trigger] Anytime: This card deals 500 damage to target player."]}
      - {name: Trap, type: "Spell:Chant-Standby", cost: "{R}",
         text: ["[Trigger] When a resonator you control is put into a graveyard from the field:
                You gain 500 life."]}
      - {name: Snuff, type: "Spell:Chant-Instant", text: ["Destroy target resonator."]}
      - {name: Burn, type: "Spell:Chant-Instant", text: ["Destroy target card in a standby area."]}
"""


@switch("standby_accepts")
@by_edition(("2.0", "cannot"), ("5.00 Bifrost", "cannot"), ("5.12 Bifrost", "can"), ("8.01", "can"))
def test_any_card_in_the_standby_area(edition: str, outcome: str) -> None:
    text = """
        start: {turn: A, A: {hand: [Filler, Mine], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: OUTCOME, do: {standby: Filler}}
          - {A: can, do: {standby: Mine}}
    """
    comes_to(edition, MINE + text.replace("\n    ", "\n"), outcome)


@switch("standby_from_hand")
@by_edition(("2.0", "cannot"), ("5.00 Bifrost", "cannot"), ("5.12 Bifrost", "can"), ("8.01", "can"))
def test_a_standby_card_from_the_hand(edition: str, outcome: str) -> None:
    text = """
        start: {turn: A, A: {hand: [Mine], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: OUTCOME, do: {play: Mine, target: B}}
    """
    comes_to(edition, MINE + text.replace("\n    ", "\n"), outcome)


@switch("standby_stones")
@by_edition(("2.0", "cannot"), ("5.00 Bifrost", "cannot"), ("5.12 Bifrost", "can"), ("8.01", "can"))
def test_a_standby_card_without_stones(edition: str, outcome: str) -> None:
    text = """
        start: {turn: A, A: {standby: [Mine], stones: [{card: Fire Magic Stone, rested: true}]},
                B: {standby: [Mine], stones: [{card: Fire Magic Stone, rested: true}, Fire Magic Stone]}}
        do:
          - {A: OUTCOME, do: {play: Mine, from: standby, target: B}}
          - {A: pass}
          - {B: can, do: {play: Mine, from: standby, target: A}}
    """
    comes_to(edition, MINE + text.replace("\n    ", "\n"), outcome)


@switch("standby_resolves_in")
@by_edition(("2.0", "1"), ("5.00 Bifrost", "0"), ("8.01", "0"))
def test_where_a_standby_card_is_while_it_resolves(edition: str, outcome: str) -> None:
    text = """
        start: {turn: A, A: {standby: [Mine], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: play, card: Mine, from: standby, target: B}
          - {expect: {A.standby: OUTCOME, chase: [Mine]}}
          - {resolve: all}
        expect: {B.life: 3500, A.standby: 0, A.graveyard: [Mine]}
    """
    comes_to(edition, MINE + text.replace("\n    ", "\n"), outcome)


@switch("standby_resolves_in")
@by_edition(("2.0", "1"), ("5.12 Bifrost", "0"))
def test_a_standby_card_whose_spell_is_on_the_chase_is_not_played_again(edition: str, outcome: str) -> None:
    text = """
        start: {A: {standby: [Mine], stones: {Fire Magic Stone: 4}}, B: {hand: [Snuff], field: [Filler]}}
        do:
          - {A: play, card: Mine, from: standby, target: B}
          - {expect: {A.standby: OUTCOME}}
          PASS
          - {B: play, card: Snuff, target: B.Filler}
          BACK
          - {expect: {priority: A}}
          - {A: cannot, do: {play: Mine, from: standby, target: B}}
    """
    oldest = edition == "2.0"
    text = text.replace("PASS", "" if oldest else "- {A: pass}").replace(
        "BACK", "" if oldest else "- {B: pass}"
    )
    comes_to(edition, MINE + text.replace("\n    ", "\n"), outcome)


@switch("standby_trigger")
@by_edition(("2.0", False), ("5.00 Bifrost", True), ("5.12 Bifrost", False), ("8.01", False))
def test_a_standby_card_whose_moment_has_come(edition: str, at_once: bool) -> None:
    text = """
        start: {turn: A, A: {field: [Filler], hand: [Snuff], standby: [Trap], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Snuff, target: A.Filler}
          - {both: pass}
          - STEP
          - {resolve: all}
        expect: {A.life: 4500}
    """
    step = "{expect: {chase: [Trap]}}" if at_once else "{A: reveal, card: Trap}"
    comes_to(edition, MINE + text.replace("STEP", step).replace("\n    ", "\n"), "")


@switch("unplayable_triggered_card")
@by_edition(("5.00 Bifrost", "standby"), ("5.12 Bifrost", "standby"), ("8.01", "graveyard"))
def test_a_triggered_card_that_cannot_be_played(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Snuff, type: "Spell:Chant-Instant", text: ["Destroy target resonator."]}
          - {name: Spite, type: "Spell:Chant-Standby", cost: "{R}",
             text: ["[Trigger] When a resonator you control is put into a graveyard from the field:
                    Destroy target resonator."]}
        start: {turn: A, A: {field: [Filler], hand: [Snuff], standby: [Spite], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Snuff, target: A.Filler}
          - {both: pass}
          STEP
        expect: {A.Spite: {zone: OUTCOME}}
    """
    step = "" if edition == "5.00 Bifrost" else "- {A: reveal, card: Spite}"
    comes_to(edition, text.replace("STEP", step), outcome)


@switch("standby_same_turn")
@by_edition(("5.12 Bifrost", False), ("8.01", True))
def test_stealth_in_the_turn_it_was_set(edition: str, there: bool) -> None:
    text = f"""
        edition: "{edition}"
        cards:
          - {{name: Adder, type: Chant, cost: "{{G}}"}}
        start:
          turn: A
          phase: draw
          A: {{standby: [{{card: Adder, set_this_turn: true}}]}}
    """
    hiss = Keyword(
        paragraph=1, keyword="stealth", trigger=AtPhase("recovery", "beginning"), effect=GainLife(Num(100))
    )
    run = situation(text, {"Adder": (hiss,)})
    while asked(run).kind == "priority" and run.g.turn.phase == "draw":
        pick(run, "pass")
    assert (asked(run).kind == "reveal") is there


@switch("one_field_addition_per_name")
@by_edition(("2.0", "cannot"), ("5.12 Bifrost", "can"), ("8.01", "can"))
def test_a_second_field_of_a_name(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Meadow, type: "Addition:Field", cost: "{G}", text: ["Resonators gain [+100/+100]."]}
        start: {turn: A, A: {field: [Meadow], hand: [Meadow], stones: {Wind Magic Stone: 1}}}
        do:
          - {A: OUTCOME, do: {play: Meadow}}
    """
    comes_to(edition, text, outcome)


@switch("host_has_abilities")
@by_edition(("2.0", "has"), ("5.12 Bifrost", "has_not"), ("8.01", "has_not"))
def test_an_addition_with_a_skill(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Wings, type: "Addition:Resonator", cost: "{G}",
             text: ["[Flying]", "Added resonator gains [+100/+100]."]}
          - {name: Squire, type: Resonator, cost: "{W}", atk: 300, def: 300}
        start: {turn: A, A: {field: [Squire, {card: Wings, added_to: Squire}]}}
        expect: {A.Squire: {OUTCOME: [Flying], atk: 400}}
    """
    comes_to(edition, text, outcome)


@switch("host_destroyed")
@by_edition(("2.0", "4100"), ("5.12 Bifrost", "4000"), ("8.01", "4000"))
def test_what_becomes_of_an_addition_whose_host_is_destroyed(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Cloak, type: "Addition:Resonator", cost: "{W}",
             text: ["Added resonator gains [+100/+100]."]}
          - {name: Vulture, type: Resonator, cost: "{B}", atk: 100, def: 100,
             text: ["When an addition is destroyed => You gain 100 life."]}
          - {name: Snuff, type: "Spell:Chant", text: ["Destroy target resonator."]}
          - {name: Squire, type: Resonator, cost: "{W}", atk: 300, def: 300}
        start: {turn: A, A: {hand: [Snuff], field: [Vulture, Squire, {card: Cloak, added_to: Squire}]}}
        do:
          - {A: play, card: Snuff, target: A.Squire}
          - {resolve: all}
        expect: {A.life: OUTCOME, A.Cloak: {zone: graveyard}}
    """
    comes_to(edition, text, outcome)


@switch("layers")
@by_edition(("5.12 Bifrost", "has_not"), ("8.01", "has"))
def test_a_race_given_before_or_after_abilities(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Sky Law, type: "Addition:Field", cost: "{G}", text: ["Humans gain [Flying]."]}
          - {name: Adopt, type: "Spell:Chant",
             text: ["Target resonator gains Human until end of turn."]}
        start: {turn: A, A: {field: [Sky Law, Filler], hand: [Adopt]}}
        do:
          - {A: play, card: Adopt, target: A.Filler}
          - {resolve: all}
        expect: {A.Filler: {OUTCOME: [Flying]}}
    """
    comes_to(edition, text, outcome)


@switch("damage_replacement")
@by_edition(("5.12 Bifrost", True), ("8.01", False))
def test_who_says_whether_damage_is_prevented_before_it_is_doubled(edition: str, asked: bool) -> None:
    text = """
        cards:
          - {name: Amplifier, type: Regalia, cost: "{1}",
             text: ["If a card you control would deal damage, it deals double that much instead."]}
          - {name: Bolt, type: "Spell:Chant", text: ["This card deals 300 damage to target player."]}
          - {name: Ward, type: "Spell:Chant-Instant",
             text: ["Prevent the next 300 damage that would be dealt to you this turn."]}
        start: {turn: A, A: {hand: [Bolt], field: [Amplifier]}, B: {hand: [Ward]}}
        do:
          - {A: play, card: Bolt, target: B}
          - {A: pass}
          - {B: play, card: Ward}
          - {both: pass}
          - {both: pass}
          STEPS
        expect: {B.life: OUTCOME}
    """
    steps = "- {expect: {decision: {player: A, kind: replacement}}}\n          - {A: answer, with: Amplifier}"
    comes_to(edition, text.replace("STEPS", steps if asked else ""), "3700")


@switch("counters_cancel")
@by_edition(("5.12 Bifrost", '{"+100/+100": 1, "-100/-100": 1}'), ("7.x", "{}"), ("8.01", "{}"))
def test_opposite_counters(edition: str, outcome: str) -> None:
    text = """
        start:
          turn: A
          A: {field: [{card: Filler, counters: {"+100/+100": 1, "-100/-100": 1}}]}
        do:
          - {both: pass}
        expect: {A.Filler: {counters: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("awakening")
@by_edition(("2.0", "cannot"), ("5.00 Bifrost", "cannot"), ("5.12 Bifrost", "can"), ("8.01", "can"))
def test_awakening_a_chant(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Omen, type: "Spell:Chant", cost: "{U}",
             text: ["Draw a card.", "[Awakening] {1}: Draw two cards instead."]}
        start: {turn: A, A: {hand: [Omen], stones: {Water Magic Stone: 2}}}
        do:
          - {A: OUTCOME, do: {play: Omen, awaken: true}}
    """
    comes_to(edition, text, outcome)


@switch("star_values")
@by_edition(("2.0", "cannot"), ("5.12 Bifrost", "can"), ("8.01", "can"))
def test_a_star_value_in_the_graveyard(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Swarm, type: Resonator, cost: "{G}"}
          - {name: Recall, type: "Spell:Chant",
             text: ["Put target resonator with ATK 200 or more in your graveyard into your hand."]}
        start: {turn: A, A: {hand: [Recall], graveyard: [Swarm]}}
        do:
          - {A: OUTCOME, do: {play: Recall, target: A.Swarm}}
    """
    star = Continuous(paragraph=1, effects=(Gains(This(), (SetValues(Num(500), Num(500)),)),))
    played(text.replace("OUTCOME", outcome), {"Swarm": (star,)}, edition)


@switch("will_kinds")
@by_edition(("5.00 Bifrost", "cannot"), ("5.12 Bifrost", "can"), ("8.01", "can"))
def test_moon_will(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Moon Stone, type: Special Magic Stone, text: ["[Activate] {Rest}: Produce {M}."]}
        start: {turn: A, A: {stones: [Moon Stone]}}
        do:
          - {A: OUTCOME, do: {activate: Moon Stone}}
    """
    comes_to(edition, text, outcome)


@switch("copies")
@by_edition(("2.0", "3700"), ("5.12 Bifrost", "3400"), ("8.01", "3400"))
def test_a_copy(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Bolt, type: "Spell:Chant", text: ["This card deals 300 damage to target player."]}
          - {name: Echo, type: "Spell:Chant-Instant", text: ["Copy target spell."]}
        start: {turn: A, A: {hand: [Bolt]}, B: {hand: [Echo]}}
        do:
          - {A: play, card: Bolt, target: B}
          PASS
          - {B: play, card: Echo, target: A.Bolt}
          - {resolve: all}
        expect: {B.life: OUTCOME}
    """
    comes_to(edition, text.replace("PASS", "" if edition == "2.0" else "- {A: pass}"), outcome)


@switch("copies")
@by_edition(("5.00 Bifrost", "1"), ("5.12 Bifrost", "1"), ("8.01", "2"))
def test_a_copied_summon_spell(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Mirror, type: "Spell:Chant-Instant", cost: "{0}", text: ["Copy target spell."]}
          - {name: Ox, type: Resonator, cost: "{0}", atk: 300, def: 300}
        start: {turn: A, A: {hand: [Ox, Mirror]}}
        do:
          - {A: play, card: Ox}
          - {A: play, card: Mirror, target: chase.Ox}
          - {resolve: all}
        expect: {A.field: OUTCOME}
    """
    comes_to(edition, text, outcome)


@switch("quoted_name")
@by_edition(("5.00 Bifrost", "500"), ("5.12 Bifrost", "300"), ("8.01", "300"))
def test_a_quoted_name(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Banner, type: "Addition:Field", cost: "{W}",
             text: ['Resonators named "Hansa" gain [+200/+200].']}
          - {name: Hansa and Grit, type: Resonator, cost: "{W}", atk: 300, def: 300}
        start: {turn: A, A: {field: [Banner, Hansa and Grit]}}
        expect: {A.Hansa and Grit: {atk: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("bare_words")
@by_edition(("2.0", "can"), ("5.12 Bifrost", "cannot"), ("8.01", "cannot"))
def test_a_card_without_a_zone(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Topple, type: "Spell:Chant", text: ["Rest target card."]}
        start: {turn: A, A: {hand: [Topple]}}
        do:
          - {A: OUTCOME, do: {play: Topple, target: B.Plain Ruler}}
    """
    comes_to(edition, text, outcome)


@switch("addition_by_effect")
@by_edition(("5.00 Bifrost", "graveyard"), ("5.12 Bifrost", "hand"), ("8.01", "hand"))
def test_an_addition_is_put_into_the_field_without_a_host(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Cloak, type: "Addition:Resonator", cost: "{W}",
             text: ["Added resonator gains [+100/+100]."]}
          - {name: Drape, type: "Spell:Chant", text: ["Put an addition from your hand into the field."]}
        start: {turn: A, A: {hand: [Drape, Cloak]}}
        do:
          - {A: play, card: Drape}
          - {both: pass, answers: [Cloak]}
        expect: {A.Cloak: {zone: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("ability_names")
@by_edition(("5.12 Bifrost", "can"), ("8.01", "cannot"))
def test_a_gods_art_twice(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Saint, type: Resonator, cost: "{W}", atk: 100, def: 100,
             text: ["[God's Art] <<Dawn>> Pay {W}: You gain 100 life."]}
        start: {turn: A, A: {field: [Saint], stones: {Light Magic Stone: 2}}}
        do:
          - {A: activate, card: Saint}
          - {resolve: all}
          - {A: OUTCOME, do: {activate: Saint}}
    """
    comes_to(edition, text, outcome)


@switch("last_known_information")
@by_edition(("2.0", "4000"), ("5.12 Bifrost", "4000"), ("8.01", "4900"))
def test_what_a_destroyed_j_ruler_was(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: King, type: Ruler, back: {name: King at War, type: J-Ruler, atk: 900, def: 900}}
          - {name: Snuff, type: "Spell:Chant",
             text: ["Destroy target J-ruler. You gain life equal to its ATK."]}
        start: {turn: A, A: {hand: [Snuff]}, B: {ruler: {card: King, face: back}}}
        do:
          - {A: play, card: Snuff}
          - {both: pass}
        expect: {A.life: OUTCOME, B.King: {zone: ruler}}
    """
    comes_to(edition, text, outcome)


@switch("race_and_trait")
@by_edition(("2.0", "4100", "4000"), ("5.12 Bifrost", "4100", "4200"), ("8.01", "4300", "4300"))
def test_cards_with_a_race_and_cards_with_a_trait(edition: str, race: str, trait: str) -> None:
    text = """
        cards:
          - {name: Golem, type: Resonator, cost: "{1}", race: [Relic], atk: 100, def: 100}
          - {name: Banner, type: "Addition:Field", cost: "{1}", race: [Relic]}
          - {name: Standard, type: "Addition:Field", cost: "{1}", race: [Relic]}
          - {name: Count, type: "Spell:Chant",
             text: ["You gain 100 life for each card you control with the WORD Relic."]}
        start: {turn: A, A: {hand: [Count], field: [Golem, Banner, Standard]}}
        do:
          - {A: play, card: Count}
          - {both: pass}
        expect: {A.life: OUTCOME}
    """
    comes_to(edition, text.replace("WORD", "race"), race)
    comes_to(edition, text.replace("WORD", "trait"), trait)


@switch("rule_actions")
@by_edition(("5.12 Bifrost", False), ("7.x", False), ("8.01", True))
def test_foresee(edition: str, there: bool) -> None:
    text = f"""
        edition: "{edition}"
        cards:
          - {{name: Gaze, type: "Spell:Chant", text: ["Foresee 2."]}}
        start: {{turn: A, A: {{hand: [Gaze]}}}}
        do:
          - {{A: play, card: Gaze}}
          - {{both: pass}}
    """
    run = situation(text)
    for step in run.file.steps:
        run.step(step, None)
    assert (asked(run).kind != "priority") is there
    assert found(run, "Gaze").zone == (CHASE if there else GRAVEYARD)


@switch("card_forms")
@by_edition(("2.0", "0"), ("5.12 Bifrost", "0"), ("8.01", "1"))
def test_tokens(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Muster, type: "Spell:Chant",
             text: ["Put a [100/100] Soldier resonator token into the field."]}
        start: {turn: A, A: {hand: [Muster]}}
        do:
          - {A: play, card: Muster}
          - {resolve: all}
        expect: {A.field: OUTCOME}
    """
    comes_to(edition, text, outcome)


@switch("addition_on_ruler")
@by_edition(("2.0", "can"), ("5.12 Bifrost", "cannot"), ("8.01", "cannot"))
def test_an_addition_on_a_ruler(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Sceptre, type: "Addition:Ruler/J-Ruler", cost: "{W}"}
        start: {turn: A, A: {hand: [Sceptre], stones: {Light Magic Stone: 1}}}
        do:
          - {A: OUTCOME, do: {play: Sceptre, target: A.Plain Ruler}}
    """
    comes_to(edition, text, outcome)


@switch("addition_subtypes")
@by_edition(("5.00 Bifrost", False), ("5.12 Bifrost", True), ("8.01", True))
def test_a_subtype_that_an_edition_does_not_know(edition: str, legal: bool) -> None:
    cloak = card("Cloak", "Addition:J/Resonator", cost="{1}", text=["Added J/resonator gains [+100/+100]."])
    assert (check_deck(deck(main=(*fillers(40), cloak)), find_edition(edition)) == ()) is legal


@switch("rule_processes")
@by_edition(("2.0", "graveyard"), ("5.12 Bifrost", "hand"), ("8.01", "hand"))
def test_rule_processes_inside_a_text(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Scorch, type: "Spell:Chant",
             text: ["This card deals 500 damage to all resonators.
                    Return all resonators to their owners' hands."]}
          - {name: Squire, type: Resonator, cost: "{W}", atk: 300, def: 300}
        start: {turn: A, A: {hand: [Scorch]}, B: {field: [Squire]}}
        do:
          - {A: play, card: Scorch}
          - {resolve: all}
        expect: {B.Squire: {zone: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("defined_terms")
@by_edition(("5.00 Bifrost", "[Swipe]"), ("5.12 Bifrost", "[Ogre, Swipe]"))
def test_a_card_of_the_opponents_that_is_discarded(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Ogre, type: Resonator, cost: "{R}", atk: 800, def: 800}
          - {name: Swipe, type: "Spell:Chant",
             text: ["Put target resonator card from your opponent's graveyard into your hand."]}
          - {name: Forge, type: "Addition:Field", text: ["[Activate] Discard a card: You gain 100 life."]}
        start: {A: {hand: [Swipe], field: [Forge]}, B: {graveyard: [Ogre]}}
        do:
          - {A: play, card: Swipe, target: B.Ogre}
          - {resolve: all}
          - {A: activate, card: Forge}
        expect: {A.graveyard: OUTCOME}
    """
    comes_to(edition, text, outcome)


@switch("runes")
@by_edition(("7.x", "cannot"), ("8.01", "can"))
def test_playing_a_rune(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Oracle, type: Ruler}
          - {name: Ember Rune, type: Rune, attribute: R, divinity: 1, text: ["Draw a card."]}
        start: {turn: A, A: {ruler: Oracle, runes: [Ember Rune]}}
        do:
          - {A: OUTCOME, do: {play: Ember Rune, from: runes}}
    """
    divine = Keyword(paragraph=1, keyword="divinity", number=Num(5))
    played(text.replace("OUTCOME", outcome), {"Oracle": (divine,)}, edition)


@switch("this_card")
@by_edition(("2.0", "hand"), ("5.12 Bifrost", "graveyard"), ("8.01", "graveyard"))
def test_this_card_that_has_moved(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Ghost, type: Resonator, atk: 300, def: 300,
             text: ["[Activate] Pay {0}: Return this card to its owner's hand."]}
          - {name: Snuff, type: "Spell:Chant-Instant", text: ["Destroy target resonator."]}
        start: {A: {field: [Ghost], hand: [Snuff]}}
        do:
          - {A: activate, card: Ghost}
          - {PASS: pass}
          - {A: play, card: Snuff, target: A.Ghost}
          - {resolve: all}
        expect: {A.Ghost: {zone: OUTCOME}}
    """
    if edition != "2.0":  # there priority has passed to the opponent
        text = text.replace("          - {PASS: pass}\n", "")
    comes_to(edition, text.replace("PASS", "B"), outcome)
