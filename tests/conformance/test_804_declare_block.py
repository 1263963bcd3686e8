"""804: the declare block step."""

from __future__ import annotations

from textwrap import dedent

import pytest

from conformance_kit import clause, holds
from engine.fighting import B, answer, arena, asked, attack, choices, fight, fighter, zone
from willpower.abilities.ability import Automatic, Continuous
from willpower.abilities.effects import Apply, Banish, ChooseNow, GainLife, LoseLife
from willpower.abilities.nouns import All, Choose, ControlledBy, Filter, OtherThan, This, TypeIs, You
from willpower.abilities.quantities import Num
from willpower.abilities.statics import Duration, Gains, LoseValues, SetTypes, ToDo
from willpower.abilities.symbols import FIELD, REGALIA, RESONATOR
from willpower.abilities.triggers import AtPhase, Blocks
from willpower.engine.procedures.battle_legal import block_refusal

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
  - {name: Lamb, type: Resonator, cost: "{1}", atk: 100, def: 600}
  - {name: Sage, type: Resonator, cost: "{1}", atk: 300, def: 900}
  - {name: Ram, type: Resonator, cost: "{1}", atk: 200, def: 900, text: ["[Mobilize] {1}"]}
  - {name: Miser, type: Resonator, cost: "{1}", atk: 200, def: 700, text: ["[Mobilize] Discard a card"]}
  - {name: Coward, type: Resonator, cost: "{1}", atk: 200, def: 700, text: ["This card cannot block."]}
  - {name: Guard, type: Resonator, cost: "{1}", atk: 200, def: 700, text: ["This card must block if able."]}
  - {name: Spark, type: Chant, cost: "{0}", text: ["[Quickcast]", "You gain 100 life."]}
  - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Recall, type: Chant, cost: "{0}", text: ["[Quickcast]",
     "Return target resonator to its owner's hand."]}
  - {name: Charm, type: Chant, cost: "{0}", text: ["[Quickcast]", "Gain control of target resonator."]}
  - {name: Lull, type: Chant, cost: "{0}", text: ["[Quickcast]", "Rest target resonator."]}
  - {name: Rouse, type: Chant, cost: "{0}", text: ["[Quickcast]", "Recover target resonator."]}
  - {name: Cheer, type: Addition, cost: "{0}", text: ["Blocked resonators gain [+200/+200]."]}
  - {name: Golem Stone, type: Regalia, cost: "{1}",
     text: ["{0}: This card becomes a [500/500] Golem resonator until end of turn."]}
  - {name: Old King, type: Ruler, text: ["[Judgment] {W}"],
     back: {name: Young King, type: J-Ruler, atk: 900, def: 900}}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("804.1")
def test_what_waits_for_the_step_triggers_before_the_block() -> None:
    g = arena()
    g.every_window = True
    wait = Automatic(trigger=AtPhase("declare block", "beginning"), effect=GainLife(Num(100)))
    wolf = fighter(g, 0)
    lamb = fighter(g, 1, abilities=(wait,))
    fight(g)
    while asked(g).kind == "priority":
        answer(g, "pass")
    attack(g, wolf, B)
    assert not g.table.chase and g.turn.step == "declare attack"
    answer(g, "pass")
    answer(g, "pass")
    assert len(g.table.chase) == 1 and g.turn.step == "declare block"
    answer(g, "pass")
    answer(g, "pass")
    assert g.table.players[1].life == 4100 and asked(g).kind == "priority"
    answer(g, "pass")
    answer(g, "pass")
    assert ("block", lamb, 0) in choices(g)


@clause("804.2")
def test_both_can_act_before_the_block() -> None:
    # Resting the only blocker in this window leaves nothing to block with.
    with_cards("""
        start: {A: {field: [Wolf], hand: [Lull]}, B: {field: [Lamb], hand: [Spark]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {both: pass}
          - {expect: {step: declare block, priority: A}}
          - {A: play, card: Lull, target: B.Lamb}
          - {both: pass}
          - {A: pass}
          - {expect: {step: declare block, priority: B}}
          - {B: play, card: Spark}
          - {both: pass}
          - {B: cannot, do: {block: Lamb}, because: "804.3"}
          - {finish: battle}
        expect: {B.life: 3700}
    """)


@clause("804.3")
def test_the_non_turn_player_blocks_with_one_card_or_not() -> None:
    with_cards("""
        start: {A: {field: [Wolf, Sage]}, B: {field: [Lamb, Sage]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {both: pass}
          - {both: pass}
          - {expect: {decision: {player: B, kind: block}}}
          - {B: can, do: {block: B.Lamb}}
          - {B: can, do: {block: B.Sage}}
          - {B: can, do: {no block}}
          - {A: cannot, do: {block: A.Sage}, because: "804.3"}
          - {B: block, card: B.Lamb}
          - {B: cannot, do: {block: B.Sage}, because: "804.3"}
          - {finish: battle}
        expect: {B.life: 4000, B.Lamb: {damage: 400}, B.Sage: {damage: 0, rested: false},
          A.Wolf: {damage: 100}}
    """)


@clause("804.3")
def test_not_blocking_is_always_allowed_unless_something_must_block() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [Lamb]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: no block}
          - {expect: {step: declare block, priority: A}}
          - {finish: battle}
        expect: {B.life: 3600, B.Lamb: {rested: false}}
    """)
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [Lamb, Guard]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: cannot, do: {no block}}
          - {B: cannot, do: {block: Lamb}}
          - {B: block, card: Guard}
    """)


@clause("804.3")
@pytest.mark.parametrize(
    ("entry", "why"),
    [("{card: Lamb, rested: true}", "804.3"), ("Coward", "104.4"), ("Golem Stone", "804.4")],
)
def test_what_may_not_block(entry: str, why: str) -> None:
    name = entry.strip("{}").split(",")[0].removeprefix("card: ")
    with_cards(f"""
        start: {{A: {{field: [Wolf]}}, B: {{field: [{entry}, Sage]}}}}
        do:
          - {{A: attack, card: Wolf, object: B}}
          - {{B: cannot, do: {{block: {name}}}, because: "{why}"}}
          - {{B: block, card: Sage}}
    """)


@clause("804.3")
def test_a_fresh_card_a_j_ruler_and_what_has_become_a_resonator_can_block() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {ruler: {card: Old King, face: back}, field: [{card: Lamb,
          fresh: true}, Golem Stone]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {A: pass}
          - {B: activate, card: Golem Stone}
          - {both: pass}
          - {B: can, do: {block: Lamb}}
          - {B: can, do: {block: Golem Stone}}
          - {B: block, card: Young King}
          - {finish: battle}
        expect: {A.Wolf: {zone: graveyard}, B.life: 4000}
    """)


@clause("804.3")
def test_without_an_attacker_nobody_is_asked() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [Lamb], hand: [Snuff]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {both: pass}
          - {A: pass}
          - {B: play, card: Snuff, target: A.Wolf}
          - {both: pass}
          - {expect: {step: declare block, priority: A}}
          - {both: pass}
          - {expect: {step: declare block, decision: {player: A, kind: priority}}}
          - {B: cannot, do: {block: Lamb}, because: "804.3"}
          - {both: pass}
          - {expect: {step: end of battle}}
    """)


@clause("804.4")
def test_the_blocker_rests_and_blocks_from_then_on() -> None:
    with_cards("""
        start: {A: {field: [Wolf, Cheer]}, B: {field: [Lamb]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {both: pass}
          - {both: pass}
          - {expect: {B.Lamb: {rested: false, blocking: false}, A.Wolf: {atk: 400}}}
          - {B: block, card: Lamb}
          - {expect: {B.Lamb: {rested: true, blocking: true}, A.Wolf: {atk: 600, attacking: true},
             priority: A}}
          - {finish: battle}
        expect: {B.Lamb: {zone: graveyard}, A.Wolf: {atk: 400}}
    """)


@clause("804.4")
def test_recovering_the_blocker_does_not_end_its_block() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [Lamb], hand: [Rouse]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Lamb}
          - {A: pass}
          - {B: play, card: Rouse, target: B.Lamb}
          - {both: pass}
          - {expect: {B.Lamb: {rested: false, blocking: true}}}
          - {finish: battle}
        expect: {B.Lamb: {damage: 400}, B.life: 4000}
    """)


@clause("804.4")
def test_the_attacked_card_may_not_block_even_recovered() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [{card: Lamb, rested: true}, Sage], hand: [Rouse]}}
        do:
          - {A: attack, card: Wolf, object: B.Lamb}
          - {A: pass}
          - {B: play, card: Rouse, target: B.Lamb}
          - {both: pass}
          - {expect: {B.Lamb: {rested: false}}}
          - {B: cannot, do: {block: Lamb}, because: "804.4"}
          - {B: can, do: {block: Sage}}
          - {B: no block}
    """)


@clause("804.4")
@pytest.mark.parametrize("value", ["atk", "defense"])
def test_a_blocker_needs_atk_and_def(value: str) -> None:
    g = arena()
    wolf, bare, lamb = fighter(g, 0), fighter(g, 1), fighter(g, 1)
    o = g.edit(bare)
    o.base = o.base.copy()
    if value == "atk":
        o.base.atk = None
    else:
        o.base.defense = None
    o.chars = o.base
    g.derived.values_stale = True
    g.work.rules_due = False
    fight(g)
    attack(g, wolf, B)
    assert choices(g) == [("block", lamb, 0), ("no block", -9, 0)]
    assert block_refusal(g, bare) == "804.4"


@clause("804.4")
def test_what_must_be_done_to_block_is_done_with_the_declaration() -> None:
    with_cards("""
        start: {A: {field: [Wolf, Wolf]}, B: {field: [Ram, Miser], hand: [Spark],
          stones: {Fire Magic Stone: 1}}}
        do:
          - {A: attack, card: "Wolf#1", object: B}
          - {B: block, card: Ram}
          - {expect: {B.recovered_stones: 0, B.Ram: {blocking: true, rested: true}, chase: 0}}
          - {finish: battle}
          - {A: attack, card: "Wolf#2", object: B}
          - {B: block, card: Miser}
          - {expect: {B.hand: 0, B.graveyard: [Spark], B.Miser: {blocking: true}}}
    """)
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [Ram, Miser]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: cannot, do: {block: Ram}, because: "804.4"}
          - {B: cannot, do: {block: Miser}, because: "804.4"}
          - {finish: battle}
        expect: {B.life: 3600}
    """)


@clause("804.4")
def test_what_cannot_be_done_to_the_end_is_rewound_to_the_choice() -> None:
    g = arena()
    wolf = fighter(g, 0)
    cat, dog = fighter(g, 1), fighter(g, 1)
    other = Filter((TypeIs(RESONATOR), ControlledBy(You()), OtherThan(This())))
    # In one way or another, so that it is seen only when it comes to it that the two are not enough.
    once = ToDo(This(), "block", (ChooseNow((Banish(Choose(other)), LoseLife(Num(9000)))),))
    lamb = fighter(g, 1, abilities=(Continuous(effects=(once, once, once)),))
    fight(g)
    attack(g, wolf, B)
    answer(g, "block", lamb)
    answer(g, "card", cat)
    assert asked(g).kind == "block" and asked(g).player == 1
    assert zone(g, cat) == zone(g, dog) == FIELD and not g.table.objs[lamb].rested
    assert choices(g) == [("block", cat, 0), ("block", dog, 0), ("no block", -9, 0)]
    answer(g, "no block")
    assert g.table.players[1].life == 3600


@clause("804.4a")
@pytest.mark.parametrize(("how", "who"), [("Snuff", "A"), ("Recall", "B"), ("Charm", "A")])
def test_a_blocker_that_leaves_or_changes_sides_stops_blocking(how: str, who: str) -> None:
    turn = "" if who == "A" else "- {A: pass}"
    with_cards(f"""
        start: {{A: {{field: [Wolf, Cheer], hand: [{how}]}}, B: {{field: [Lamb], hand: [{how}]}}}}
        do:
          - {{A: attack, card: Wolf, object: B}}
          - {{B: block, card: Lamb}}
          - {{expect: {{A.Wolf: {{atk: 600}}}}}}
          {turn}
          - {{{who}: play, card: {how}, target: B.Lamb}}
          - {{both: pass}}
          - {{expect: {{A.Wolf: {{atk: 400, attacking: true}}}}}}
          - {{finish: battle}}
        expect: {{B.life: 3600, A.Wolf: {{damage: 0}}}}
    """)


@clause("804.4a")
def test_a_blocker_that_comes_back_to_its_controller_does_not_block_again() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Charm]}, B: {field: [Lamb], hand: [Charm]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Lamb}
          - {A: play, card: Charm, target: B.Lamb}
          - {both: pass}
          - {expect: {A.Lamb: {controller: A, blocking: false}}}
          - {A: pass}
          - {B: play, card: Charm, target: A.Lamb}
          - {both: pass}
          - {expect: {B.Lamb: {controller: B, blocking: false}}}
          - {finish: battle}
        expect: {B.life: 3600, B.Lamb: {damage: 0}}
    """)


@clause("804.4a")
@pytest.mark.parametrize("how", ["type", "atk", "def"])
def test_a_blocker_that_is_no_resonator_or_without_values_stops(how: str) -> None:
    g = arena()
    mods = (SetTypes(REGALIA),) if how == "type" else (LoseValues(how == "atk", how == "def"),)
    mine = Gains(All(Filter((TypeIs(RESONATOR), ControlledBy(You())), FIELD)), mods)
    change = Apply((mine,), Duration("end of battle"))
    wolf = fighter(g, 0)
    lamb = fighter(g, 1, 100, 900, abilities=(Automatic(trigger=Blocks(This()), effect=change),))
    fight(g)
    attack(g, wolf, B)
    answer(g, "block", lamb)
    assert g.over and zone(g, lamb) == FIELD
    assert (
        g.table.players[1].life == 3600 and g.table.objs[lamb].damage == 0 and g.table.objs[wolf].damage == 0
    )


@clause("804.5a")
def test_with_a_blocker_attacker_and_blocker_fight_and_the_attacked_card_does_not() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [{card: Sage, rested: true}, Lamb]}}
        do:
          - {A: attack, card: Wolf, object: B.Sage}
          - {B: block, card: Lamb}
          - {finish: battle}
        expect: {A.Wolf: {damage: 100}, B.Lamb: {damage: 400}, B.Sage: {damage: 0}, B.life: 4000}
    """)


@clause("804.5b")
def test_without_a_blocker_attacker_and_attacked_card_fight() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [{card: Sage, rested: true}, Lamb]}}
        do:
          - {A: attack, card: Wolf, object: B.Sage}
          - {B: no block}
          - {finish: battle}
        expect: {A.Wolf: {damage: 300}, B.Sage: {damage: 400}, B.Lamb: {damage: 0}, B.life: 4000}
    """)


@clause("804.5b")
def test_the_blocker_stops_before_damage_so_attacker_and_attacked_card_fight() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Snuff]}, B: {field: [{card: Sage, rested: true}, Lamb]}}
        do:
          - {A: attack, card: Wolf, object: B.Sage}
          - {B: block, card: Lamb}
          - {A: play, card: Snuff, target: B.Lamb}
          - {both: pass}
          - {finish: battle}
        expect: {A.Wolf: {damage: 300}, B.Sage: {damage: 400}}
    """)


@clause("804.5b")
def test_once_the_attacker_has_dealt_damage_the_attacked_card_does_not_step_in() -> None:
    holds("""
        cards:
          - {name: Fencer, type: Resonator, cost: "{1}", atk: 600, def: 400, text: ["[First Strike]"]}
          - {name: Lamb, type: Resonator, cost: "{1}", atk: 100, def: 600}
          - {name: Sage, type: Resonator, cost: "{1}", atk: 300, def: 900}
        start: {A: {field: [Fencer]}, B: {field: [{card: Sage, rested: true}, Lamb]}}
        do:
          - {A: attack, card: Fencer, object: B.Sage}
          - {B: block, card: Lamb}
          - {both: pass}
          - {expect: {B.Lamb: {zone: graveyard}}}
          - {finish: battle}
        expect: {A.Fencer: {damage: 0}, B.Sage: {damage: 0}}
    """)


@clause("804.5b")
def test_a_first_strike_whose_damage_was_prevented_has_not_dealt_any() -> None:
    # The blocker leaves before any battle damage was dealt: the attacked card battles the attacker, which has
    # had its turn to strike.
    holds("""
        cards:
          - {name: Fencer, type: Resonator, cost: "{1}", atk: 600, def: 400, text: ["[First Strike]"]}
          - {name: Lamb, type: Resonator, cost: "{1}", atk: 100, def: 600}
          - {name: Sage, type: Resonator, cost: "{1}", atk: 300, def: 900}
          - {name: Shield, type: Chant, cost: "{0}",
             text: ["[Quickcast]", "Prevent all damage that would be dealt to target resonator this turn."]}
          - {name: Recall, type: Chant, cost: "{0}", text: ["[Quickcast]",
             "Return target resonator to its owner's hand."]}
        start: {A: {field: [Fencer], hand: [Recall]}, B: {hand: [Shield], field: [{card: Sage, rested: true},
          Lamb]}}
        do:
          - {A: attack, card: Fencer, object: B.Sage}
          - {B: block, card: Lamb}
          - {A: pass}
          - {B: play, card: Shield, target: B.Lamb}
          - {both: pass}
          - {both: pass}
          - {expect: {step: first strike battle resolution, B.Lamb: {damage: 0}}}
          - {A: play, card: Recall, target: B.Lamb}
          - {both: pass}
          - {finish: battle}
        expect: {A.Fencer: {damage: 300}, B.Sage: {damage: 0}}
    """)


@clause("804.6")
def test_both_can_act_after_the_block_before_any_damage() -> None:
    with_cards("""
        start: {A: {field: [Wolf], hand: [Spark]}, B: {field: [Lamb], hand: [Snuff]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Lamb}
          - {expect: {step: declare block, priority: A}}
          - {A: play, card: Spark}
          - {both: pass}
          - {A: pass}
          - {B: play, card: Snuff, target: A.Wolf}
          - {both: pass}
          - {expect: {step: declare block, priority: A, A.Wolf: {zone: graveyard}}}
          - {finish: battle}
        expect: {B.Lamb: {damage: 0}, A.life: 4100}
    """)


@clause("804.6")
def test_also_after_no_block() -> None:
    with_cards("""
        start: {A: {field: [Wolf]}, B: {field: [Lamb]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: no block}
          - {expect: {step: declare block, priority: A, B.life: 4000}}
          - {A: pass}
          - {expect: {step: declare block, priority: B}}
          - {B: pass}
        expect: {step: first strike battle resolution}
    """)


DUEL = """
          - {name: Duelist, type: Resonator, cost: "{0}", atk: 400, def: 900,
              text: ["[First Strike]", "This card gains [+100/+0] while battling."]}
          - {name: Page, type: Resonator, cost: "{0}", atk: 600, def: 600}
          - {name: Heron, type: Resonator, cost: "{0}", atk: 500, def: 1000,
              text: ["This card gains [+100/+0] while battling."]}
          - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
"""


@clause("804.5b", "806.2b")
def test_the_attacked_card_strikes_back_if_the_blocker_left_before_any_damage() -> None:
    holds(f"""
        cards: {DUEL}
        start: {{A: {{field: [Duelist], hand: [Snuff]}}, B: {{field: [Page, {{card: Heron, rested: true}}]}}}}
        do:
          - {{A: attack, card: Duelist, object: B.Heron}}
          - {{B: block, card: Page}}
          - {{A: play, card: Snuff, target: B.Page}}
          - {{both: pass}}
          - {{expect: {{A.Duelist: {{atk: 500}}, B.Heron: {{atk: 600}}}}}}
          - {{finish: battle}}
        expect: {{A.Duelist: {{damage: 600}}, B.Heron: {{damage: 500}}}}
    """)


@clause("804.5", "804.5b")
def test_nobody_battles_before_the_block_nor_after_the_other_left() -> None:
    holds(f"""
        cards: {DUEL}
        start: {{A: {{field: [Duelist], hand: [Snuff]}}, B: {{field: [{{card: Heron, rested: true}}]}}}}
        do:
          - {{A: attack, card: Duelist, object: B.Heron}}
          - {{expect: {{A.Duelist: {{atk: 400}}, B.Heron: {{atk: 500}}}}}}
          - {{B: no block}}
          - {{expect: {{A.Duelist: {{atk: 500}}, B.Heron: {{atk: 600}}}}}}
          - {{A: play, card: Snuff, target: B.Heron}}
          - {{both: pass}}
          - {{expect: {{A.Duelist: {{atk: 400, attacking: true}}}}}}
    """)


@clause("804.5a", "804.5b")
def test_who_is_attacked_begins_to_battle_when_the_blocker_leaves_and_not_before() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, atk: 400, def: 900}
          - {name: Page, type: Resonator, atk: 100, def: 600}
          - name: Idol
            type: Resonator
            atk: 100
            def: 900
            text: ["Whenever this card battles with a resonator => You gain 500 life."]
          - {name: Snuff, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
        start: {A: {field: [Wolf], hand: [Snuff]}, B: {field: [{card: Idol, rested: true}, Page]}}
        do:
          - {A: attack, card: Wolf, object: B.Idol}
          - {B: block, card: Page}
          - {resolve: all}
          - {expect: {B.life: 4000}}
          - {A: play, card: Snuff, target: B.Page}
          - {both: pass}
          - {resolve: all}
          - {expect: {B.life: 4500}}
          - {finish: battle}
        expect: {B.life: 4500}
    """)
