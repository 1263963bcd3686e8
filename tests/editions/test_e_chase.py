"""Priority, chase and playing in the editions (switches E)."""

from __future__ import annotations

from textwrap import dedent

from edition_kit import by_edition, comes_to, switch
from situations import asked, go, pick, situation

CARDS = """
    cards:
      - {name: Bolt, type: "Spell:Chant-Instant", cost: "{R}",
         text: ["This card deals 300 damage to target player."]}
      - {name: Snuff, type: "Spell:Chant-Instant", cost: "{B}", text: ["Destroy target resonator."]}
      - {name: Squire, type: Resonator, cost: "{1}", race: [Human], atk: 300, def: 300}
      - {name: Ogre, type: Resonator, cost: "{R}", race: [Ogre], atk: 800, def: 800}
      - {name: Drake, type: Resonator, cost: "{R}", atk: 300, def: 300,
         text: ["[Activate] Pay {R}: You gain 100 life."]}
      - {name: Widow, type: Resonator, cost: "{B}", atk: 100, def: 100,
         text: ["[Continuous] When a resonator is put into a graveyard from the field => You gain 100 life."]}
"""


@switch("priority_after_action")
@by_edition(("2.0", "B"), ("5.12 Bifrost", "A"), ("8.01", "A"))
def test_who_has_priority_after_a_play(edition: str, outcome: str) -> None:
    text = """
        start: {turn: A, A: {hand: [Bolt], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Bolt, target: B}
          - {expect: {priority: OUTCOME}}
          - {resolve: all}
        expect: {B.life: 3700}
    """
    comes_to(edition, CARDS + text.replace("\n    ", "\n"), outcome)


@switch("chase_resolves")
@by_edition(("2.0", "0"), ("5.12 Bifrost", "1"), ("8.01", "1"))
def test_how_much_of_the_chase_resolves(edition: str, outcome: str) -> None:
    two = "{A: play, card: Bolt, target: B}"
    first = "- {B: pass}" if edition == "2.0" else ""
    text = f"""
        start: {{turn: A, A: {{hand: [Bolt, Bolt], stones: {{Fire Magic Stone: 2}}}}}}
        do:
          - {two}
          {first}
          - {two}
          - {{both: pass}}
          - {{expect: {{chase: OUTCOME}}}}
          - {{resolve: all}}
        expect: {{B.life: 3400}}
    """
    comes_to(edition, CARDS + text.replace("\n    ", "\n"), outcome)


@switch("triggers_wait_for")
@by_edition(("2.0", "[Widow]", "0"), ("5.12 Bifrost", "[Widow, Bolt]", "1"), ("8.01", "[Widow, Bolt]", "1"))
def test_what_triggers_while_the_chase_resolves(edition: str, outcome: str, left: str) -> None:
    play = "{A: play, card: Bolt, target: B}"
    kill = "{B: play, card: Snuff, target: B.Squire}"
    between = "" if edition == "2.0" else "- {A: pass}"
    text = f"""
        start:
          turn: A
          A: {{hand: [Bolt], stones: {{Fire Magic Stone: 1}}}}
          B: {{field: [Widow, Squire], hand: [Snuff], stones: {{Darkness Magic Stone: 1}}}}
        do:
          - {play}
          {between}
          - {kill}
          - {{both: pass}}
          - {{expect: {{chase: OUTCOME}}}}
          - {{resolve: all}}
        expect: {{B.life: 3800}}
    """
    comes_to(edition, CARDS + text.replace("\n    ", "\n"), outcome)


@switch("trigger_order")
@by_edition(("2.0", [0, 1, 0, 1]), ("5.12 Bifrost", [0, 0, 1, 1]), ("8.01", [0, 0, 1, 1]))
def test_whose_automatic_abilities_come_first(edition: str, order: list[int]) -> None:
    start = """
        turn: A
        A: {field: [Widow, Widow, Squire], hand: [Snuff], stones: {Darkness Magic Stone: 1}}
        B: {field: [Widow, Widow]}
    """
    run = situation(f'edition: "{edition}"\n{dedent(CARDS)}start:{start}')
    go(run, "{A: play, card: Snuff, target: A.Squire}", "{both: pass}")
    asked_for = []
    while asked(run).kind == "trigger":
        asked_for.append(asked(run).player)
        pick(run, "trigger")
    assert [run.g.table.objs[i].controller for i in run.g.table.chase] == order
    assert asked_for[0] == 0


TWICE_LENT = """
          - {A: activate, card: Squire, ability: 1}
          - {B: pass}
          - {A: activate, card: Squire, ability: 2}
          - {B: pass}
          - {A: cannot, do: {activate: Squire}}"""
TWICE_THE_SAME = """
          - {A: activate, card: "Amulet#1"}
          - {A: activate, card: "Amulet#1"}"""


@switch("activate_once_per_chase")
@by_edition(("2.0", TWICE_LENT), ("8.01", TWICE_THE_SAME))
def test_two_additions_of_one_name_lend_two_abilities_to_a_chase(edition: str, outcome: str) -> None:
    text = """
        start: {A: {field: [Squire, {card: Amulet, added_to: Squire}, {card: Amulet, added_to: Squire}]}}
        do:OUTCOME
          - {resolve: all}
        expect: {A.life: 4200}
    """
    amulet = """
      - {name: Amulet, type: "Addition:Resonator", cost: "{W}", text: ["[Activate] {0}: You gain 100 life."]}
"""
    whole = amulet.lstrip("\n") + text.replace("OUTCOME", outcome).replace("\n    ", "\n")
    comes_to(edition, CARDS + whole, "")


@switch("activate_once_per_chase")
@by_edition(("2.0", "cannot"), ("5.12 Bifrost", "can"), ("8.01", "can"))
def test_an_ability_again_in_the_same_chase(edition: str, outcome: str) -> None:
    passing = "- {B: pass}" if edition == "2.0" else ""
    text = f"""
        start: {{turn: A, A: {{field: [Drake, Drake], stones: {{Fire Magic Stone: 3}}}}}}
        do:
          - {{A: activate, card: "Drake#1"}}
          {passing}
          - {{A: OUTCOME, do: {{activate: "Drake#1"}}}}
          - {{A: can, do: {{activate: "Drake#2"}}}}
          - {{resolve: all}}
          - {{A: can, do: {{activate: "Drake#1"}}}}
        expect: {{A.life: 4100}}
    """
    comes_to(edition, CARDS + text.replace("\n    ", "\n"), outcome)


@switch("freshness")
@by_edition(("2.0", "can"), ("5.12 Bifrost", "cannot"), ("8.01", "cannot"))
def test_a_resonator_that_changed_hands_attacks(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Charm, type: "Spell:Chant", text: ["Gain control of target resonator until end of turn."]}
          - {name: Squire, type: Resonator, cost: "{1}", atk: 300, def: 300}
        start: {turn: A, A: {hand: [Charm]}, B: {field: [Squire]}}
        do:
          - {A: play, card: Charm, target: B.Squire}
          - {resolve: all}
          - {A: OUTCOME, do: {attack: Squire, object: B}}
    """
    comes_to(edition, text, outcome)


@switch("all_targets_illegal")
@by_edition(("2.0", "0"), ("5.12 Bifrost", "1"), ("8.01", "1"))
def test_the_only_target_is_gone(edition: str, outcome: str) -> None:
    passing = "" if edition == "2.0" else "- {A: pass}"
    text = f"""
        cards:
          - {{name: Doom, type: "Spell:Chant", text: ["Destroy target resonator. Draw a card."]}}
          - {{name: Snuff, type: "Spell:Chant-Instant", text: ["Destroy target resonator."]}}
        start: {{turn: A, A: {{hand: [Doom]}}, B: {{field: [Filler], hand: [Snuff]}}}}
        do:
          - {{A: play, card: Doom, target: B.Filler}}
          {passing}
          - {{B: play, card: Snuff, target: B.Filler}}
          - {{resolve: all}}
        expect: {{A.hand: OUTCOME, A.graveyard: [Doom]}}
    """
    comes_to(edition, text, outcome)


@switch("addition_target_illegal")
@by_edition(("5.00 Bifrost", "4100"), ("5.12 Bifrost", "4000"), ("8.01", "4000"))
def test_an_addition_whose_target_is_gone(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Cloak, type: "Addition:Resonator", cost: "{W}",
             text: ["Added resonator gains [+100/+100]."]}
          - {name: Mourner, type: Resonator, atk: 100, def: 100,
             text: ["[Continuous] When an addition is put into your graveyard from the field,
             you gain 100 life."]}
          - {name: Snuff, type: "Spell:Chant-Instant", text: ["Destroy target resonator."]}
        start:
          turn: A
          A: {field: [Filler, Mourner], hand: [Cloak], stones: {Light Magic Stone: 1}}
          B: {hand: [Snuff]}
        do:
          - {A: play, card: Cloak, target: A.Filler}
          - {A: pass}
          - {B: play, card: Snuff, target: A.Filler}
          - {resolve: all}
        expect: {A.Cloak: {zone: graveyard}, A.life: OUTCOME}
    """
    comes_to(edition, text, outcome)


@switch("lose_beats_gain")
@by_edition(("2.0", "has_not"), ("5.12 Bifrost", "has"), ("8.01", "has"))
def test_gaining_what_is_lost_all_the_time(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Net, type: "Addition:Field", cost: "{U}",
             text: ["Resonators lose [Flying]."]}
          - {name: Lift, type: "Spell:Chant", text: ["Target resonator gains [Flying] until end of turn."]}
        start: {turn: A, A: {hand: [Lift], field: [Net, Filler]}}
        do:
          - {A: play, card: Lift, target: A.Filler}
          - {resolve: all}
        expect: {A.Filler: {OUTCOME: [Flying]}}
    """
    comes_to(edition, text, outcome)


@switch("cost_changes")
@by_edition(("2.0", "cannot"), ("5.12 Bifrost", "can"), ("8.01", "can"))
def test_free_cost_taken_off_the_attribute_cost(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Fair, type: "Addition:Field", cost: "{U}", text: ["You pay {1} less to play resonators."]}
          - {name: Depot, type: "Addition:Field", cost: "{U}", text: ["You pay {1} less to play resonators."]}
          - {name: Squire, type: Resonator, cost: "{R}{1}", atk: 300, def: 300}
        start: {turn: A, A: {hand: [Squire], field: [Fair, Depot], stones: {Water Magic Stone: 1}}}
        do:
          - {A: OUTCOME, do: {play: Squire}}
    """
    comes_to(edition, text, outcome)


@switch("cost_changes")
@by_edition(("2.0", ""), ("5.12 Bifrost", "{W}"), ("8.01", "{W}"))
def test_what_was_raised_is_lowered_again(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Toll, type: "Addition:Field", cost: "{U}", text: ["Players pay {1} more to play spells."]}
          - {name: Fair, type: "Addition:Field", cost: "{U}", text: ["You pay {2} less to play spells."]}
          - {name: Omen, type: "Spell:Chant", cost: "{W}", text: ["You gain 100 life."]}
        start: {turn: A, A: {hand: [Omen], field: [Toll, Fair], will: "{W}"}}
        do:
          - {A: play, card: Omen}
        expect: {A.will: "OUTCOME"}
    """
    comes_to(edition, text, outcome)


@by_edition(("2.0", "cannot"), ("5.12 Bifrost", "cannot"), ("8.01", "cannot"))
def test_a_cost_is_raised(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Toll, type: "Addition:Field", cost: "{U}",
             text: ["Players pay {1} more to play resonators."]}
          - {name: Squire, type: Resonator, cost: "{R}", atk: 300, def: 300}
        start: {turn: A, A: {hand: [Squire], field: [Toll], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: OUTCOME, do: {play: Squire}}
    """
    comes_to(edition, text, outcome)


@switch("will_made")
@by_edition(("2.0", "cannot"), ("5.12 Bifrost", "can"), ("8.01", "can"))
def test_a_stone_makes_will_before_it_is_needed(edition: str, outcome: str) -> None:
    text = """
        start: {turn: A, A: {stones: {Fire Magic Stone: 1}}}
        do:
          - {A: OUTCOME, do: {activate: Fire Magic Stone}}
    """
    comes_to(edition, text, outcome)


@switch("resolves_under")
@by_edition(("2.0", "B"), ("5.12 Bifrost", "A"), ("8.01", "A"))
def test_who_controls_a_resolved_card_of_the_opponent(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Thief, type: "Spell:Chant",
             text: ["Until end of turn, you may play resonators from your opponent's graveyard."]}
          - {name: Squire, type: Resonator, cost: "{R}", atk: 300, def: 300}
        start: {turn: A, A: {hand: [Thief], stones: {Fire Magic Stone: 1}}, B: {graveyard: [Squire]}}
        do:
          - {A: play, card: Thief}
          - {resolve: all}
          - {A: play, card: B.Squire, from: graveyard}
          - {resolve: all}
        expect: {Squire: {zone: field, controller: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("resolves_under")
@by_edition(("5.12 Bifrost", "B"), ("8.01", "A"))
def test_who_controls_an_old_addition_whose_spell_was_taken_over(edition: str, outcome: str) -> None:
    text = """
        cards:
          - name: Helm
            type: "Addition:Resonator"
            cost: "{W}"
            text: ["Added resonator gains [+100/+100]."]
          - {name: Usurp, type: "Spell:Chant-Instant", cost: "{U}",
             text: ["[Quickcast]", "Gain control of target spell."]}
          - {name: Squire, type: Resonator, cost: "{1}", atk: 300, def: 600}
        start:
          turn: A
          A: {field: [Squire], hand: [Helm], stones: {Light Magic Stone: 1}}
          B: {hand: [Usurp], stones: {Water Magic Stone: 1}}
        do:
          - {A: play, card: Helm, target: A.Squire}
          - {A: pass}
          - {B: play, card: Usurp, target: chase.Helm}
          - {resolve: all}
        expect: {Helm: {zone: field, controller: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("text_without_icon")
@by_edition(("2.0", "4300", "0"), ("5.12 Bifrost", "4000", "1"), ("8.01", "4000", "1"))
def test_text_about_entering_without_an_icon(edition: str, life: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Friar, type: Resonator, atk: 100, def: 100,
             text: ["When this card enters the field => You gain 300 life."]}
        start: {turn: A, A: {hand: [Friar]}}
        do:
          - {A: play, card: Friar}
          - {both: pass}
          - {expect: {A.life: LIFE, chase: OUTCOME}}
          - {resolve: all}
        expect: {A.life: 4300}
    """
    comes_to(edition, text.replace("LIFE", life), outcome)


@switch("symbol_skills")
@by_edition(("2.0", "has"), ("5.12 Bifrost", "has_not"), ("8.01", "has_not"))
def test_losing_all_abilities(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Daze, type: "Spell:Chant",
             text: ["Target resonator loses all abilities until end of turn."]}
          - {name: Gull, type: Resonator, cost: "{G}", atk: 100, def: 100, text: ["[Flying]"]}
        start: {turn: A, A: {hand: [Daze], field: [Gull]}}
        do:
          - {A: play, card: Daze, target: A.Gull}
          - {resolve: all}
        expect: {A.Gull: {OUTCOME: [Flying]}}
    """
    comes_to(edition, text, outcome)


@switch("group_effects")
@by_edition(("2.0", "300"), ("5.12 Bifrost", "500"), ("8.01", "500"))
def test_a_resonator_that_comes_after_an_effect_on_all(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Rally, type: "Spell:Chant", text: ["All resonators gain [+200/+200] until end of turn."]}
          - {name: Squire, type: Resonator, cost: "{R}", atk: 300, def: 300}
          - {name: Elder, type: Resonator, cost: "{R}", atk: 300, def: 300}
        start: {turn: A, A: {hand: [Rally, Squire], field: [Elder], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Rally}
          - {resolve: all}
          - {A: play, card: Squire}
          - {resolve: all}
        expect: {A.Elder: {atk: 500}, A.Squire: {atk: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("group_effects")
@by_edition(("2.0", "800"), ("5.12 Bifrost", "1000"), ("8.01", "1000"))
def test_who_becomes_your_j_ruler_after_an_effect_on_it(edition: str, outcome: str) -> None:
    text = """
        cards:
          - name: Dawn Keeper
            type: Ruler
            text: ["[Judgment] {0}"]
            back: {name: Sun Queen, type: J-Ruler, atk: 800, def: 800}
          - name: Hymn
            type: "Spell:Chant"
            text: ['If your J-ruler is "Sun Queen", it gains [+200/+200] until end of turn.']
        start: {turn: A, A: {ruler: Dawn Keeper, hand: [Hymn]}}
        do:
          - {A: play, card: Hymn}
          - {resolve: all}
          - {A: judgment}
          - {resolve: all}
        expect: {A.Sun Queen: {atk: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("search_may_fail")
@by_edition(("2.0", "cannot"), ("5.12 Bifrost", "can"), ("8.01", "can"))
def test_finding_nothing_though_it_is_there(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Scout, type: "Spell:Chant",
             text: ["Search your main deck for a Human and put it into your hand."]}
          - {name: Squire, type: Resonator, cost: "{R}", race: [Human], atk: 300, def: 300}
          - {name: Page, type: Resonator, cost: "{R}", race: [Human], atk: 100, def: 100}
        start: {turn: A, A: {hand: [Scout], deck: [Squire, Page]}}
        do:
          - {A: play, card: Scout}
          - {both: pass}
          - {A: OUTCOME, do: {answer: no}}
          - {A: answer, with: Squire}
        expect: {A.hand: [Squire]}
    """
    comes_to(edition, text, outcome)


@switch("self_target")
@by_edition(("2.0", "cannot"), ("5.12 Bifrost", "can"), ("8.01", "cannot"))
def test_a_spell_that_targets_itself(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Ouroboros, type: "Spell:Chant", text: ["Cancel target spell."]}
        start: {turn: A, A: {hand: [Ouroboros]}}
        do:
          - {A: OUTCOME, do: {play: Ouroboros}}
    """
    comes_to(edition, text, outcome)


@switch("too_few_targets")
@by_edition(("2.0", "can"), ("5.12 Bifrost", "cannot"), ("8.01", "cannot"))
def test_fewer_targets_than_asked_for(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Sweep, type: "Spell:Chant", text: ["Destroy two target resonators."]}
        start: {turn: A, A: {hand: [Sweep]}, B: {field: [Filler]}}
        do:
          - {A: OUTCOME, do: {play: Sweep, target: B.Filler}}
    """
    comes_to(edition, text, outcome)


@switch("effects_on_played_card")
@by_edition(("5.12 Bifrost", "cannot"), ("8.01", "can"))
def test_what_a_card_in_hand_gained_stays_while_it_is_played(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Gift, type: "Spell:Chant",
             text: ["Until end of turn, resonators in your hand gain [Flying]."]}
          - {name: Snare, type: "Spell:Chant-Instant", text: ["Cancel target spell with [Flying]."]}
          - {name: Squire, type: Resonator, atk: 300, def: 300}
        start: {turn: A, A: {hand: [Gift, Squire]}, B: {hand: [Snare]}}
        do:
          - {A: play, card: Gift}
          - {resolve: all}
          - {A: play, card: Squire}
          - {A: pass}
          - {B: OUTCOME, do: {play: Snare, target: A.Squire}}
    """
    comes_to(edition, text, outcome)


@switch("shares_chosen")
@by_edition(("2.0", True), ("5.12 Bifrost", True), ("8.01", False))
def test_when_damage_is_divided(edition: str, late: bool) -> None:
    text = """
        cards:
          - {name: Volley, type: "Spell:Chant",
             text: ["This card deals 500 damage divided as you choose among two target resonators."]}
          - {name: Wall, type: Resonator, cost: "{W}", atk: 0, def: 900}
        start: {turn: A, A: {hand: [Volley]}, B: {field: [Wall, Wall]}}
        do:
          - {A: play, card: Volley, target: ["B.Wall#1", "B.Wall#2"]DIVIDE}
          - {both: passANSWER}
        expect: {"B.Wall#1": {damage: 200}, "B.Wall#2": {damage: 300}}
    """
    divide = "" if late else ', divide: {"B.Wall#1": 200, "B.Wall#2": 300}'
    text = text.replace("DIVIDE", divide).replace("ANSWER", ", answers: [200]" if late else "")
    comes_to(edition, text, "")


@switch("trigger_controller")
@by_edition(("2.0", "4100", "4000"), ("5.12 Bifrost", "4000", "4100"), ("8.01", "4000", "4100"))
def test_an_ability_whose_card_changed_hands_after_it_triggered(edition: str, mine: str, theirs: str) -> None:
    text = """
        cards:
          - {name: Banner, type: Resonator, atk: 100, def: 100,
             text: ["When a resonator is put into a graveyard from the field => You gain 100 life."]}
          - {name: Swap, type: "Spell:Chant",
             text: ["Destroy target resonator. Your opponent gains control of target resonator."]}
        start: {turn: A, A: {hand: [Swap], field: [Banner, Filler]}}
        do:
          - {A: play, card: Swap, target: [A.Filler, A.Banner]}
          - {resolve: all}
        expect: {A.life: MINE, B.life: THEIRS}
    """
    comes_to(edition, text.replace("MINE", mine).replace("THEIRS", theirs), "")


@switch("zone_change_reads")
@by_edition(("5.00 Bifrost", "4000"), ("5.12 Bifrost", "4100"), ("8.01", "4100"))
def test_cards_that_leave_together_see_each_other_go(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Mourner, type: Resonator, atk: 100, def: 100,
             text: ["When another resonator is put into a graveyard from the field => You gain 100 life."]}
          - {name: Ruin, type: "Spell:Chant", text: ["Destroy all resonators."]}
        start: {turn: A, A: {hand: [Ruin], field: [Mourner, Filler]}}
        do:
          - {A: play, card: Ruin}
          - {resolve: all}
        expect: {A.life: OUTCOME}
    """
    comes_to(edition, text, outcome)


@switch("triggered_targets")
@by_edition(("2.0", "B"), ("5.12 Bifrost", "A"), ("8.01", "A"))
def test_who_chooses_the_target_of_what_the_opponent_is_told_to_do(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Curse, type: Resonator, atk: 100, def: 100,
             text: ["[Continuous] When this card is destroyed, your opponent destroys target resonator."]}
          - {name: Snuff, type: "Spell:Chant", text: ["Destroy target resonator."]}
        start: {A: {hand: [Snuff], field: [Curse, Filler]}, B: {field: [Filler]}}
        do:
          - {A: play, card: Snuff, target: A.Curse}
          - {both: pass}
          - {expect: {decision: {player: OUTCOME, kind: target}}}
          - {OUTCOME: answer, with: B.Filler}
          - {resolve: all}
        expect: {A.field: [Filler], B.field: []}
    """
    comes_to(edition, text, outcome)


@switch("cancelled_with_spell")
@by_edition(("2.0", "4000"), ("5.12 Bifrost", "4500"), ("8.01", "4500"))
def test_what_a_cancelled_spell_has_triggered(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Envoy, type: Resonator, cost: "{0}", atk: 100, def: 100,
             text: ["[Continuous] When you play this card, you gain 500 life."]}
          - {name: Nay, type: "Spell:Chant-Instant", cost: "{0}", text: ["Cancel target spell."]}
        start: {A: {hand: [Envoy]}, B: {hand: [Nay]}}
        do:
          - {A: play, card: Envoy}
          PASS
          - {B: play, card: Nay, target: chase.Envoy#2}
          - {resolve: all}
        expect: {A.life: OUTCOME, A.Envoy: {zone: graveyard}}
    """
    comes_to(edition, text.replace("PASS", "" if edition == "2.0" else "- {A: pass}"), outcome)
