"""803: the declare attack step."""

from __future__ import annotations

from textwrap import dedent

import pytest

from conformance_kit import clause, holds
from engine.build import add, card
from engine.fighting import B, answer, arena, asked, attack, choices, fight, fighter, moments, zone
from willpower.abilities.ability import Automatic, Continuous
from willpower.abilities.effects import Apply, Banish, ChooseNow, GainLife, LoseLife
from willpower.abilities.nouns import All, Choose, ControlledBy, Filter, OtherThan, This, TypeIs, You
from willpower.abilities.quantities import Num
from willpower.abilities.statics import CanAlso, Duration, Gains, LoseValues, SetTypes, ToDo
from willpower.abilities.symbols import FIELD, REGALIA, RESONATOR
from willpower.abilities.triggers import AtPhase, Attacks

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
  - {name: Lamb, type: Resonator, cost: "{1}", atk: 100, def: 600}
  - {name: Berserker, type: Resonator, cost: "{1}", atk: 500, def: 500,
     text: ["This card must attack if able."]}
  - {name: Turtle, type: Resonator, cost: "{1}", atk: 100, def: 900, text: ["This card cannot attack."]}
  - {name: Ram, type: Resonator, cost: "{1}", atk: 900, def: 900, text: ["[Mobilize] {1}"]}
  - {name: Miser, type: Resonator, cost: "{1}", atk: 700, def: 700, text: ["[Mobilize] Discard a card"]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Recall, type: Chant, cost: "{0}", text: ["[Quickcast]",
     "Return target resonator to its owner's hand."]}
  - {name: Charm, type: Chant, cost: "{0}", text: ["[Quickcast]", "Gain control of target resonator."]}
  - {name: Lull, type: Chant, cost: "{0}", text: ["[Quickcast]", "Rest target resonator."]}
  - {name: Shake, type: Chant, cost: "{0}", text: ["[Quickcast]",
     "Target resonator cannot attack this turn."]}
  - {name: Well, type: Resonator, cost: "{1}", atk: 0, def: 100,
     text: ["Banish this card: You gain 100 life."]}
  - {name: Spring, type: Resonator, cost: "{1}", atk: 0, def: 100, text: ["{Rest}: Produce {R}."]}
  - {name: Charmer, type: Resonator, cost: "{0}", atk: 100, def: 100,
     text: ["When this card enters the field => Gain control of target resonator."]}
  - {name: Golem Stone, type: Regalia, cost: "{1}",
     text: ["{0}: This card becomes a [500/500] Golem resonator until end of turn."]}
  - {name: Old King, type: Ruler, text: ["[Judgment] {W}"],
     back: {name: Young King, type: J-Ruler, atk: 900, def: 900}}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("803.1")
def test_what_waits_for_the_step_triggers_before_the_declaration() -> None:
    g = arena()
    g.every_window = True
    wait = Automatic(trigger=AtPhase("declare attack", "beginning"), effect=GainLife(Num(100)))
    wolf = fighter(g, 0, abilities=(wait,))
    fight(g)
    assert not g.table.chase and g.turn.step == "beginning"
    answer(g, "pass")
    answer(g, "pass")
    assert len(g.table.chase) == 1 and g.turn.step == "declare attack" and asked(g).kind == "priority"
    answer(g, "pass")
    answer(g, "pass")
    assert g.table.players[0].life == 4100 and asked(g).kind == "priority" and g.turn.step == "declare attack"
    answer(g, "pass")
    answer(g, "pass")
    assert ("attack", wolf, B) in choices(g)


@clause("803.2")
def test_both_can_act_before_the_declaration() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {hand: [Lull]}}
        do:
          - {A: battle}
          - {both: pass}
          - {expect: {step: declare attack, priority: A}}
          - {A: pass}
          - {B: play, card: Lull, target: A.Wolf}
          - {both: pass}
          - {expect: {step: declare attack, priority: A, A.Wolf: {rested: true, attacking: false}}}
          - {both: pass}
        expect: {step: end of battle, A.Wolf: {attacking: false}}
    """)


@clause("803.3")
def test_the_turn_player_attacks_or_forfeits_and_a_forfeit_leads_to_the_end_of_battle() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [Lamb]}}
        do:
          - {A: battle}
          - {both: pass}
          - {both: pass}
          - {expect: {decision: {player: A, kind: attack}}}
          - {A: can, do: {attack: Wolf, object: B}}
          - {A: can, do: {forfeit: true}}
          - {B: cannot, do: {forfeit: true}, because: "803.3"}
          - {A: forfeit}
          - {expect: {step: end of battle, priority: A, A.Wolf: {rested: false}, log: ["803.3", "807.1"],
             log_not: ["804.1", "805.1"]}}
          - {both: pass}
        expect: {phase: main, B.life: 4000}
    """)


@clause("803.3")
def test_one_attacker_and_one_attacked_object() -> None:
    with_cards("""
        start: {A: {field: [Wolf, Wolf]}, B: {}}
        do:
          - {A: attack, card: "Wolf#1", object: B}
          - {A: cannot, do: {attack: "Wolf#2", object: B}, because: "803.3"}
          - {finish: battle}
        expect: {B.life: 3600, "A.Wolf#2": {rested: false}}
    """)


@clause("803.3", "803.3a")
def test_who_must_attack_leaves_no_choice_to_forfeit_or_to_take_another() -> None:
    with_cards("""
        start: {A: {field: [Wolf, Berserker]}, B: {field: [{card: Lamb, rested: true}]}}
        do:
          - {A: battle}
          - {both: pass}
          - {both: pass}
          - {A: cannot, do: {forfeit: true}, because: "803.3"}
          - {A: cannot, do: {attack: Wolf, object: B}, because: "803.3a"}
          - {A: can, do: {attack: Berserker, object: B}}
          - {A: can, do: {attack: Berserker, object: B.Lamb}}
          - {A: attack, card: Berserker, object: B}
          - {finish: battle}
        expect: {B.life: 3500, A.Wolf: {rested: false}}
    """)


@clause("803.3a")
def test_of_two_that_must_attack_one_is_chosen() -> None:
    with_cards("""
        start: {A: {field: [Berserker, Berserker, Wolf]}, B: {}}
        do:
          - {A: battle}
          - {both: pass}
          - {both: pass}
          - {A: cannot, do: {attack: Wolf, object: B}, because: "803.3a"}
          - {A: can, do: {attack: "Berserker#1", object: B}}
          - {A: attack, card: "Berserker#2", object: B}
        expect: {"A.Berserker#2": {attacking: true}, "A.Berserker#1": {attacking: false}}
    """)


@clause("803.3")
def test_a_rested_card_that_must_attack_forces_nothing() -> None:
    with_cards("""
        start: {A: {field: [Wolf, {card: Berserker, rested: true}]}, B: {}}
        do:
          - {A: battle}
          - {both: pass}
          - {both: pass}
          - {A: can, do: {attack: Wolf, object: B}}
          - {A: forfeit}
        expect: {step: end of battle}
    """)


@clause("803.3a")
@pytest.mark.parametrize(
    "entry", ["{card: Wolf, rested: true}", "{card: Wolf, fresh: true}", "Golem Stone", "Turtle"]
)
def test_what_may_not_attack(entry: str) -> None:
    name = entry.strip("{}").split(",")[0].removeprefix("card: ")
    clause = "104.4" if name == "Turtle" else "803.3a"
    with_cards(f"""
        start: {{A: {{field: [{entry}, Lamb]}}, B: {{}}}}
        do:
          - {{A: battle}}
          - {{both: pass}}
          - {{both: pass}}
          - {{A: cannot, do: {{attack: {name}, object: B}}, because: "{clause}"}}
          - {{A: can, do: {{attack: Lamb, object: B}}}}
          - {{A: forfeit}}
    """)


@clause("803.3a")
def test_control_must_have_been_held_since_the_turn_began() -> None:
    with_cards("""
        start: {A: {hand: [Charm], field: [Lamb]}, B: {field: [Wolf]}}
        do:
          - {A: play, card: Charm, target: B.Wolf}
          - {both: pass}
          - {A: cannot, do: {attack: Wolf, object: B}, because: "803.3a"}
          - {go: "B main"}
          - {go: "A main"}
          - {A: attack, card: Wolf, object: B}
          - {finish: battle}
        expect: {B.life: 3600}
    """)


@clause("803.3a")
def test_control_given_away_and_taken_back_in_a_turn_was_not_held() -> None:
    with_cards("""
        start: {A: {hand: [Charm], field: [Wolf, Lamb]}, B: {hand: [Charm]}}
        do:
          - {A: pass}
          - {B: play, card: Charm, target: A.Wolf}
          - {both: pass}
          - {A: play, card: Charm, target: B.Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {controller: A}}}
          - {A: cannot, do: {attack: Wolf, object: B}, because: "803.3a"}
    """)


@clause("803.3a")
def test_a_card_long_there_that_becomes_a_resonator_this_turn_can_attack() -> None:
    with_cards("""
        start: {A: {field: [Golem Stone]}, B: {}}
        do:
          - {A: activate, card: Golem Stone}
          - {both: pass}
          - {A: attack, card: Golem Stone, object: B}
          - {finish: battle}
        expect: {B.life: 3500}
    """)


@clause("803.3a")
def test_a_j_ruler_attacks_but_not_in_the_turn_of_its_judgment() -> None:
    with_cards("""
        start: {A: {ruler: Old King, stones: {Light Magic Stone: 1}}, B: {}}
        do:
          - {A: judgment}
          - {both: pass}
          - {A: cannot, do: {attack: Young King, object: B}, because: "803.3a"}
    """)
    with_cards("""
        start: {A: {ruler: {card: Old King, face: back}}, B: {}}
        do:
          - {A: attack, card: Young King, object: B}
          - {finish: battle}
        expect: {B.life: 3100, A.Young King: {rested: true}}
    """)


@clause("803.3a", "803.3b")
@pytest.mark.parametrize("value", ["atk", "defense"])
def test_attacker_and_attacked_card_need_atk_and_def(value: str) -> None:
    g = arena()
    bare, wolf = fighter(g, 0), fighter(g, 0)
    bare2, tired = fighter(g, 1, rested=True), fighter(g, 1, rested=True)
    for ref in (bare, bare2):
        o = g.edit(ref)
        o.base = o.base.copy()
        if value == "atk":
            o.base.atk = None
        else:
            o.base.defense = None
        o.chars = o.base
    g.derived.values_stale = True
    g.work.rules_due = False
    fight(g)
    assert choices(g) == [("attack", wolf, B), ("attack", wolf, tired), ("forfeit", -9, 0)]


@clause("803.3b")
def test_what_may_be_attacked() -> None:
    with_cards("""
        start:
          A: {field: [Wolf, {card: Lamb, rested: true}]}
          B: {ruler: {card: Old King, face: back}, field: [{card: Lamb, rested: true}, Wolf,
            {card: Golem Stone, rested: true}], stones: [{card: Fire Magic Stone, rested: true}]}
        do:
          - {A: battle}
          - {both: pass}
          - {both: pass}
          - {A: can, do: {attack: A.Wolf, object: B}}
          - {A: can, do: {attack: A.Wolf, object: B.Lamb}}
          - {A: cannot, do: {attack: A.Wolf, object: B.Wolf}, because: "803.3b"}
          - {A: cannot, do: {attack: A.Wolf, object: A.Lamb}, because: "803.3b"}
          - {A: cannot, do: {attack: A.Wolf, object: A}, because: "803.3b"}
          - {A: cannot, do: {attack: A.Wolf, object: B.Young King}, because: "803.3b"}
          - {A: cannot, do: {attack: A.Wolf, object: B.Golem Stone}, because: "803.3b"}
          - {A: cannot, do: {attack: A.Wolf, object: B.Fire Magic Stone}, because: "803.3b"}
          - {A: attack, card: A.Wolf, object: B.Lamb}
    """)


@clause("803.3b")
def test_a_rested_j_ruler_may_be_attacked_a_ruler_in_its_area_may_not() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {ruler: {card: Old King, face: back, rested: true}}}
        do:
          - {A: attack, card: A.Wolf, object: B.Young King}
          - {finish: battle}
        expect: {B.Young King: {damage: 400}, A.Wolf: {zone: graveyard}, B.life: 4000}
    """)
    with_cards("""
        start: {A: {field: [Wolf]}, B: {ruler: {card: Old King, rested: true}}}
        do:
          - {A: cannot, do: {attack: A.Wolf, object: B.Old King}, because: "803.3b"}
    """)


@clause("803.3b")
def test_an_effect_can_make_another_card_legal_to_attack() -> None:
    g = arena()
    regalia = Filter((TypeIs(REGALIA),))
    also = Continuous(effects=(CanAlso(This(), "attack cards", regalia),))
    wolf, cat = fighter(g, 0, abilities=(also,)), fighter(g, 0)
    charm = add(g, card("Charm", "Regalia"), FIELD, 1)
    fight(g)
    assert ("attack", wolf, charm) in choices(g) and ("attack", cat, charm) not in choices(g)


@clause("803.4")
def test_without_anything_to_choose_the_attack_is_forfeited() -> None:
    with_cards("""
        start: {A: {field: [{card: Wolf, rested: true}, Turtle]}, B: {}}
        do:
          - {A: battle}
          - {both: pass}
          - {both: pass}
          - {expect: {step: end of battle, log_not: ["803.5"]}}
          - {both: pass}
          - {A: cannot, do: {battle: true}, because: "803.6"}
    """)


@clause("803.4")
def test_an_attacker_without_anything_to_attack_is_none() -> None:
    # The only one who could attack may attack neither player nor the recovered card.
    holds("""
        cards:
          - {name: Mole, type: Resonator, cost: "{1}", atk: 400, def: 400,
             text: ["This card cannot attack your opponent."]}
          - {name: Lamb, type: Resonator, cost: "{1}", atk: 100, def: 600}
        start: {A: {field: [Mole]}, B: {field: [Lamb]}}
        do:
          - {A: battle}
          - {both: pass}
          - {both: pass}
          - {expect: {step: end of battle}}
    """)


@clause("803.5")
def test_the_attacker_rests_and_attacks_from_then_on() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {}}
        do:
          - {A: battle}
          - {both: pass}
          - {both: pass}
          - {expect: {A.Wolf: {rested: false, attacking: false}}}
          - {A: attack, card: Wolf, object: B}
          - {expect: {A.Wolf: {rested: true, attacking: true}, step: declare attack, priority: A,
             log: ["803.5"]}}
    """)


@clause("803.5")
def test_recovering_the_attacker_does_not_end_its_attack() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
          - {name: Rouse, type: Chant, cost: "{0}", text: ["[Quickcast]", "Recover target resonator."]}
        start: {A: {field: [Wolf], hand: [Rouse]}, B: {}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {A: play, card: Rouse, target: A.Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {rested: false, attacking: true}}}
          - {finish: battle}
          - {expect: {B.life: 3600}}
          - {A: attack, card: Wolf, object: B}
          - {finish: battle}
        expect: {B.life: 3200}
    """)


@clause("803.5")
def test_what_must_be_done_to_attack_is_done_with_the_declaration() -> None:
    with_cards("""
        start: {A: {field: [Ram, Miser], hand: [Spark], stones: {Fire Magic Stone: 1}}, B: {}}
        do:
          - {A: attack, card: Ram, object: B}
          - {expect: {A.recovered_stones: 0, A.Ram: {attacking: true, rested: true}, A.hand: [Spark],
             chase: 0}}
          - {finish: battle}
          - {A: attack, card: Miser, object: B}
          - {expect: {A.hand: 0, A.graveyard: [Spark], A.Miser: {attacking: true}, chase: 0}}
          - {finish: battle}
        expect: {B.life: 2400}
    """)


@clause("803.5")
def test_who_cannot_do_it_may_not_attack() -> None:
    with_cards("""
        start: {A: {field: [Ram, Miser, Wolf]}, B: {}}
        do:
          - {A: battle}
          - {both: pass}
          - {both: pass}
          - {A: cannot, do: {attack: Ram, object: B}, because: "803.5"}
          - {A: cannot, do: {attack: Miser, object: B}, because: "803.5"}
          - {A: attack, card: Wolf, object: B}
    """)


@clause("803.5")
def test_the_attacker_rests_before_the_rest_is_done_so_it_cannot_make_the_will() -> None:
    holds("""
        cards:
          - {name: Mill, type: Resonator, cost: "{1}", atk: 400, def: 400, text: ["[Mobilize] {1}",
             "{Rest}: Produce {R}."]}
        start: {A: {field: [Mill]}, B: {}}
        do:
          - {A: cannot, do: {attack: Mill, object: B}, because: "803.5"}
    """)


@clause("803.5")
def test_what_cannot_be_done_to_the_end_is_rewound_to_the_choice() -> None:
    g = arena()
    cat, dog = fighter(g, 0), fighter(g, 0)
    other = Filter((TypeIs(RESONATOR), ControlledBy(You()), OtherThan(This())))
    # In one way or another, so that it is seen only when it comes to it that the two are not enough.
    once = ToDo(This(), "attack", (ChooseNow((Banish(Choose(other)), LoseLife(Num(9000)))),))
    wolf = fighter(g, 0, abilities=(Continuous(effects=(once, once, once)),))
    fight(g)
    attack(g, wolf, B)
    answer(g, "card", cat)
    assert asked(g).kind == "attack"
    assert zone(g, cat) == zone(g, dog) == FIELD and not g.table.objs[wolf].rested
    assert [c[0] for c in choices(g)] == ["attack", "attack", "forfeit"]
    attack(g, cat, B)
    assert g.table.players[1].life == 3600


@clause("803.5a")
@pytest.mark.parametrize("how", ["Snuff", "Recall", "Charm"])
def test_an_attacker_that_leaves_or_changes_sides_stops_attacking(how: str) -> None:
    with_cards(f"""
        start: {{A: {{field: [Wolf]}}, B: {{hand: [{how}], field: [Lamb]}}}}
        do:
          - {{A: attack, card: Wolf, object: B}}
          - {{A: pass}}
          - {{B: play, card: {how}, target: A.Wolf}}
          - {{both: pass}}
          - {{expect: {{step: declare attack}}}}
          - {{both: pass}}
          - {{expect: {{step: declare block, priority: A}}}}
          - {{both: pass}}
          - {{expect: {{step: declare block, decision: {{player: A, kind: priority}}}}}}
          - {{both: pass}}
          - {{expect: {{step: end of battle}}}}
          - {{finish: battle}}
        expect: {{B.life: 4000, B.Lamb: {{rested: false, damage: 0}}}}
    """)


@clause("803.5a")
def test_an_attacker_that_comes_back_to_its_controller_does_not_attack_again() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Charm]}, B: {hand: [Charm]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {A: pass}
          - {B: play, card: Charm, target: A.Wolf}
          - {both: pass}
          - {expect: {B.Wolf: {controller: B, attacking: false}}}
          - {A: play, card: Charm, target: B.Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {controller: A, attacking: false, rested: true}}}
          - {finish: battle}
        expect: {B.life: 4000}
    """)


@clause("803.5a")
def test_changes_undone_in_one_resolution_end_the_attack_all_the_same() -> None:
    # Both sides gain control in turn while one and the same chase resolves.
    with_cards("""
        start: {A: {field: [Wolf], hand: [Charm]}, B: {hand: [Charm]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {A: play, card: Charm, target: A.Wolf}
          - {A: pass}
          - {B: play, card: Charm, target: A.Wolf}
          - {resolve: all}
          - {expect: {A.Wolf: {controller: A, attacking: false}}}
          - {finish: battle}
        expect: {B.life: 4000}
    """)


@clause("803.5a")
@pytest.mark.parametrize("how", ["type", "atk", "def"])
def test_an_attacker_that_is_no_resonator_or_without_values_stops(how: str) -> None:
    g = arena()
    g.every_window = True
    mods = (SetTypes(REGALIA),) if how == "type" else (LoseValues(how == "atk", how == "def"),)
    all_wolves = Gains(All(Filter((TypeIs(RESONATOR), ControlledBy(You())), FIELD)), mods)
    change = Apply((all_wolves,), Duration("end of battle"))
    wolf = fighter(g, 0, 400, 400, abilities=(Automatic(trigger=Attacks(This()), effect=change),))
    fight(g)
    while asked(g).kind == "priority":
        answer(g, "pass")
    attack(g, wolf, B)
    assert g.table.battle is not None and g.table.battle.attacker == wolf
    while not g.over:
        answer(g, "pass")
    assert g.table.players[1].life == 4000 and zone(g, wolf) == FIELD
    assert "beginning of declare block" in moments(g)


@clause("803.6")
def test_after_a_forfeit_no_battle_unless_the_opponent_played_something() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Spark]}, B: {hand: [Spark]}}
        do:
          - {A: battle}
          - {A: play, card: Spark}
          - {both: pass}
          - {A: forfeit}
          - {finish: battle}
          - {A: cannot, do: {battle: true}, because: "803.6"}
          - {go: "B main"}
          - {go: "A main"}
          - {A: can, do: {battle: true}}
    """)


@clause("803.6")
@pytest.mark.parametrize(
    "step", ["{B: play, card: Spark}", "{B: activate, card: Well}", "{B: activate, card: Spring}"]
)
def test_a_spell_an_ability_or_a_will_ability_of_the_opponent_unlocks(step: str) -> None:
    with_cards(f"""
        start: {{A: {{field: [Wolf]}}, B: {{hand: [Spark], field: [Well, Spring]}}}}
        do:
          - {{A: battle}}
          - {{A: pass}}
          - {step}
          - {{resolve: all}}
          - {{A: forfeit}}
          - {{finish: battle}}
          - {{A: can, do: {{battle: true}}}}
    """)


@clause("803.6")
def test_an_automatic_ability_of_the_opponent_unlocks() -> None:
    g = arena()
    fighter(g, 0)
    wait = Automatic(trigger=AtPhase("battle", "beginning"), effect=GainLife(Num(100)))
    fighter(g, 1, abilities=(wait,))
    fight(g)
    answer(g, "forfeit")
    assert g.table.players[1].life == 4100 and not g.table.players[0].locked


@clause("803.6")
def test_what_was_played_before_the_battle_or_in_an_earlier_one_does_not_count() -> None:
    with_cards("""
        start: {A: {field: [Wolf, Wolf], hand: [Spark]}, B: {hand: [Spark, Spark]}}
        do:
          - {A: play, card: Spark}
          - {A: pass}
          - {B: play, card: Spark}
          - {resolve: all}
          - {A: battle}
          - {A: pass}
          - {B: play, card: Spark}
          - {resolve: all}
          - {A: forfeit}
          - {finish: battle}
          - {A: forfeit}
          - {finish: battle}
          - {A: cannot, do: {battle: true}, because: "803.6"}
    """)


@clause("803.6")
def test_after_an_attack_the_turn_player_may_battle_again() -> None:
    with_cards("""
        start: {A: {field: [Wolf, Wolf]}, B: {}}
        do:
          - {A: attack, card: "Wolf#1", object: B}
          - {finish: battle}
          - {A: can, do: {battle: true}}
    """)


@clause("803.7")
def test_both_can_act_after_the_declaration_before_the_block_step() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Spark]}, B: {field: [Lamb], hand: [Spark]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {expect: {priority: A, step: declare attack, A.Wolf: {attacking: true}}}
          - {A: play, card: Spark}
          - {both: pass}
          - {A: pass}
          - {B: play, card: Spark}
          - {both: pass}
          - {expect: {priority: A, step: declare attack, A.life: 4100, B.life: 4100}}
          - {both: pass}
        expect: {step: declare block, priority: A}
    """)


@clause("803.7")
def test_what_triggers_by_attacking_is_played_in_this_step() -> None:
    holds("""
        cards:
          - {name: Drummer, type: Resonator, cost: "{1}", atk: 400, def: 400,
             text: ["Whenever this card attacks => You gain 100 life."]}
        start: {A: {field: [Drummer]}, B: {}}
        do:
          - {A: attack, card: Drummer, object: B}
          - {expect: {chase: [Drummer], step: declare attack, priority: A}}
          - {both: pass}
          - {expect: {A.life: 4100, step: declare attack}}
    """)
