"""Battle (800): its steps, declarations, and who may do what."""

from __future__ import annotations

import pytest

from engine.build import add, card, context
from engine.fighting import (
    B,
    answer,
    arena,
    asked,
    attack,
    choices,
    dead,
    fight,
    fighter,
    moments,
    zone,
)
from engine.gating import standing
from willpower.abilities.ability import Automatic, Continuous, Keyword
from willpower.abilities.effects import Banish, ChooseNow, Destroy, GainLife, LoseLife, PayWill
from willpower.abilities.nouns import (
    All,
    Choose,
    ControlledBy,
    EventSubject,
    Filter,
    KeywordIs,
    Opponent,
    OtherThan,
    This,
    TypeIs,
    You,
)
from willpower.abilities.quantities import Num
from willpower.abilities.statics import AddValues, CanAlso, Cannot, Gains, Must, ToDo
from willpower.abilities.symbols import FIELD, FIRE, HAND, REGALIA, RESONATOR
from willpower.abilities.triggers import AtPhase, Attacks, Blocks
from willpower.engine.change.actions import perform_control
from willpower.engine.change.in_battle import remove_from_battle, still_attacking
from willpower.engine.change.lasting_effects import add_lasting
from willpower.engine.change.zones import MoveItem, perform_moves
from willpower.engine.core.events import ATTACKED, BLOCKED
from willpower.engine.core.objects import Event
from willpower.engine.core.stale import WILL_OF, changed
from willpower.engine.core.state import Battle, State
from willpower.engine.core.will import Will
from willpower.engine.procedures.battle import end_battle
from willpower.engine.procedures.battle_legal import (
    attack_objects,
    attack_refusal,
    block_refusal,
    initiate_refusal,
    must_attack_now,
)
from willpower.engine.procedures.running import run

RESONATORS = All(Filter((TypeIs(RESONATOR),)))


def happened(g: State, kind: int) -> list[Event]:
    return [e for e in g.events() if e.kind == kind]


def in_battle(g: State, attacker: int, attacked: int) -> None:
    """A battle in which something attacks, without the steps."""
    b = Battle()
    b.attacker = attacker
    b.attacked = attacked
    g.table.battle = b


# ---- the steps --------------------------------------------------------------------------------------


@pytest.mark.clause("802.1", "803.1", "804.1", "807.1", "801.1")
def test_the_steps_in_order() -> None:
    g = arena()
    wolf = fighter(g, 0)
    fight(g)
    assert g.turn.step == "declare attack" and g.turn.phase == "main"
    attack(g, wolf, B)
    assert g.over and g.table.battle is None and g.turn.step == ""
    assert moments(g) == [
        "beginning of battle",
        "beginning of declare attack",
        "beginning of declare block",
        "beginning of first strike damage",
        "beginning of normal damage",
        "end of battle",
    ]
    assert g.table.players[1].life == 3600


@pytest.mark.clause("803.5")
def test_the_attacker_rests_and_then_attacks() -> None:
    g = arena()
    wolf = fighter(g, 0)
    fight(g)
    attack(g, wolf, B)
    assert g.table.objs[wolf].rested
    attacks = happened(g, ATTACKED)
    assert [(e.subject, e.object, e.player, e.clause) for e in attacks] == [(wolf, B, 0, "803.5")]


@pytest.mark.clause("803.3", "803.6")
def test_forfeiting_ends_the_battle_and_locks() -> None:
    g = arena()
    fighter(g, 0)
    fight(g)
    answer(g, "forfeit")
    assert g.over and moments(g)[-1] == "end of battle"
    assert "beginning of declare block" not in moments(g)
    assert g.table.players[0].locked and initiate_refusal(g, 0) == "803.6"


@pytest.mark.clause("803.6")
def test_no_lock_if_the_opponent_played_something() -> None:
    g = arena()
    fighter(g, 0)
    gain = Automatic(trigger=AtPhase("battle", "beginning"), effect=GainLife(Num(100)))
    fighter(g, 1, abilities=(gain,))
    fight(g)
    answer(g, "forfeit")
    assert g.table.players[1].life == 4100
    assert not g.table.players[0].locked and initiate_refusal(g, 0) == ""


def test_no_lock_in_the_oldest_edition() -> None:
    g = arena("2.0")
    fighter(g, 0)
    fight(g)
    answer(g, "forfeit")
    assert not g.table.players[0].locked


@pytest.mark.clause("803.4", "803.6")
def test_without_a_legal_attack_it_is_forfeited() -> None:
    g = arena()
    fighter(g, 0, rested=True)
    fight(g)
    assert g.over and g.table.players[0].locked


@pytest.mark.clause("704.1")
def test_only_the_turn_player_initiates_battle() -> None:
    g = arena()
    assert initiate_refusal(g, 0) == "" and initiate_refusal(g, 1) == "704.1"
    g.table.battle = Battle()
    assert initiate_refusal(g, 0) == "704.1"


@pytest.mark.clause("807.3a")
def test_effects_of_this_battle_end_with_it() -> None:
    g = arena()
    wolf = fighter(g, 0)
    for until in ("end of battle", "end of turn"):
        add_lasting(g, Cannot(This(), "block"), context(g, wolf), (wolf,), until)
    fight(g)
    assert len(g.table.lasting) == 2
    answer(g, "forfeit")
    assert [x.until for x in g.table.lasting] == ["end of turn"]


@pytest.mark.clause("807.3b")
def test_what_the_end_of_effects_brings_about_is_seen_to() -> None:
    g = arena()
    wolf = fighter(g, 0, 400, 300)
    ctx = context(g, wolf)
    add_lasting(g, Gains(This(), (AddValues(Num(0), Num(200)),)), ctx, (wolf,), "end of battle")
    g.edit(wolf).damage = 400
    fight(g)
    assert zone(g, wolf) == FIELD
    answer(g, "forfeit")
    assert g.over and dead(g, wolf) and g.turn.step == ""


# ---- who may attack what --------------------------------------------------------------------------------


@pytest.mark.clause("803.3a")
def test_who_may_attack() -> None:
    g = arena()
    ready = fighter(g, 0)
    assert attack_refusal(g, ready) == ""
    assert attack_refusal(g, fighter(g, 0, rested=True)) == "803.3a"
    assert attack_refusal(g, fighter(g, 0, fresh=True)) == "803.3a"
    assert attack_refusal(g, fighter(g, 1)) == "803.3a"
    assert attack_refusal(g, add(g, card("Relic", "Regalia"), FIELD, 0)) == "803.3a"
    assert attack_refusal(g, add(g, card("Wolf", atk=1, defense=1), HAND, 0)) == "803.3a"


@pytest.mark.clause("803.3a")
@pytest.mark.parametrize("value", ["atk", "defense"])
def test_attackers_need_atk_and_def(value: str) -> None:
    for name, clause in (("8.01", "803.3a"), ("5.12 Bifrost", "")):
        g = arena(name)
        wolf = fighter(g, 0)
        o = g.edit(wolf)
        o.base = o.base.copy()
        setattr(o.base, value, None)
        o.chars = o.base
        assert attack_refusal(g, wolf) == clause


@pytest.mark.clause("1107.2")
def test_swiftness_and_effects_let_fresh_cards_attack() -> None:
    g = arena()
    assert attack_refusal(g, fighter(g, 0, 400, 400, "swiftness", fresh=True)) == ""
    slow = fighter(g, 0, fresh=True)
    standing(g, CanAlso(All(Filter((TypeIs(RESONATOR),))), "attack fresh"))
    assert attack_refusal(g, slow) == ""


def test_control_changed_this_turn_is_fresh_except_in_the_oldest_edition() -> None:
    for name, clause in (("8.01", "803.3a"), ("5.12 Bifrost", "803.3a"), ("2.0", "")):
        g = arena(name)
        wolf = fighter(g, 1)
        perform_control(g, wolf, 0, "104.1")
        assert attack_refusal(g, wolf) == clause


@pytest.mark.clause("104.4")
def test_effects_can_forbid_attacking() -> None:
    g = arena()
    wolf = fighter(g, 0)
    standing(g, Cannot(RESONATORS, "attack"))
    assert attack_refusal(g, wolf) == "104.4"
    g = arena()
    wolf = fighter(g, 0)
    standing(g, Cannot(You(), "attack"))
    assert attack_refusal(g, wolf) == "104.4"
    g = arena()
    wolf = fighter(g, 0)
    standing(g, Cannot(RESONATORS, "be rested"))
    assert attack_refusal(g, wolf) == "803.5"


@pytest.mark.clause("803.3b")
def test_what_may_be_attacked() -> None:
    g = arena()
    wolf = fighter(g, 0)
    fighter(g, 0, rested=True)
    fighter(g, 1)
    tired = fighter(g, 1, rested=True)
    relic = add(g, card("Relic", "Regalia"), FIELD, 1)
    g.table.objs[relic].rested = True
    assert attack_objects(g, wolf) == (B, tired)


@pytest.mark.clause("1103.2")
def test_precision_and_effects_widen_what_may_be_attacked() -> None:
    g = arena()
    upright = fighter(g, 1)
    sharp = fighter(g, 0, 400, 400, "precision")
    assert attack_objects(g, sharp) == (B, upright)
    wolf = fighter(g, 0)
    standing(g, CanAlso(All(Filter((TypeIs(RESONATOR), ControlledBy(You())))), "attack recovered"))
    assert attack_objects(g, wolf) == (B, upright)


@pytest.mark.clause("803.3b")
def test_a_card_made_attackable_by_an_effect() -> None:
    g = arena()
    wolf = fighter(g, 0)
    relic = add(g, card("Relic", "Regalia"), FIELD, 1)
    standing(g, CanAlso(RESONATORS, "attack cards", Filter((TypeIs(REGALIA), ControlledBy(Opponent())))))
    assert attack_objects(g, wolf) == (B, relic)


@pytest.mark.clause("803.3b")
def test_effects_can_keep_things_from_being_attacked() -> None:
    g = arena()
    wolf = fighter(g, 0)
    fighter(g, 1, rested=True, abilities=(Continuous(effects=(Cannot(This(), "be attacked"),)),))
    assert attack_objects(g, wolf) == (B,)
    standing(g, Cannot(You(), "be attacked"), player=1)
    assert attack_objects(g, wolf) == ()
    assert attack_refusal(g, wolf) == "803.3b"


def test_the_declaration_lists_every_pair() -> None:
    g = arena()
    wolf, cat = fighter(g, 0), fighter(g, 0)
    tired = fighter(g, 1, rested=True)
    fight(g)
    assert asked(g).kind == "attack" and asked(g).player == 0 and asked(g).clause == "803.3"
    assert choices(g) == [
        ("attack", wolf, B),
        ("attack", wolf, tired),
        ("attack", cat, B),
        ("attack", cat, tired),
        ("forfeit", -9, 0),
    ]
    assert asked(g).options[0].text.endswith(" attacks B")


# ---- who must attack -----------------------------------------------------------------------------


@pytest.mark.clause("803.3", "803.3a", "712.2", "1123.2")
def test_a_card_that_must_attack() -> None:
    g = arena()
    fighter(g, 0)
    angry = fighter(g, 0, 400, 400, "bloodlust")
    assert must_attack_now(g, 0) and not must_attack_now(g, 1)
    fight(g)
    # The only choice is taken silently.
    assert [e.subject for e in happened(g, ATTACKED)] == [angry]
    assert not must_attack_now(g, 0)  # 712.2b: it is rested


@pytest.mark.clause("712.2a", "712.2b", "712.2d", "712.2e")
def test_when_a_required_attacker_does_not_forbid_passing() -> None:
    g = arena()
    fighter(g, 0, 400, 400, "bloodlust", fresh=True)
    assert not must_attack_now(g, 0)
    g = arena()
    fighter(g, 0, 400, 400, "bloodlust", "swiftness", fresh=True)
    assert not must_attack_now(g, 0)  # readings 35
    g = arena()
    fighter(g, 0, 400, 400, "bloodlust", rested=True)
    assert not must_attack_now(g, 0)
    g = arena()
    fighter(g, 0, 400, 400, "bloodlust")
    standing(g, Cannot(RESONATORS, "attack"))
    assert not must_attack_now(g, 0)
    g = arena()
    pays = Keyword(keyword="mobilize", cost=(PayWill("{1}"),))
    fighter(g, 0, 400, 400, "bloodlust", abilities=(pays,))
    g.edit_player(0).will = (Will(FIRE),)
    assert not must_attack_now(g, 0)
    g = arena()
    fighter(g, 0, 400, 400, "bloodlust")
    assert must_attack_now(g, 0)
    g.table.players[0].locked = True
    assert not must_attack_now(g, 0)  # readings 4


@pytest.mark.clause("712.2c")
def test_required_but_nothing_to_attack() -> None:
    g = arena()
    fighter(g, 0, 400, 400, "bloodlust")
    standing(g, Cannot(You(), "be attacked"), player=1)
    assert not must_attack_now(g, 0)


@pytest.mark.clause("803.3")
def test_a_fresh_required_attacker_with_swiftness_must_be_declared() -> None:
    g = arena()
    angry = fighter(g, 0, 400, 400, "bloodlust", "swiftness", fresh=True)
    tired = fighter(g, 1, rested=True)
    fight(g)
    assert choices(g) == [("attack", angry, B), ("attack", angry, tired)]


def test_what_must_be_attacked() -> None:
    for static, player in (
        (Must(This(), "be attacked"), 1),
        (Must(Opponent(), "attack", This()), 1),
        (Must(All(Filter((TypeIs(RESONATOR), ControlledBy(Opponent())))), "attack", This()), 1),
    ):
        g = arena()
        wolf, cat = fighter(g, 0), fighter(g, 0)
        lure = fighter(g, player, rested=True, abilities=(Continuous(effects=(static,)),))
        assert must_attack_now(g, 0)
        fight(g)
        assert choices(g) == [("attack", wolf, lure), ("attack", cat, lure)]
        g = arena()
        wolf = fighter(g, 0)
        fighter(g, player, abilities=(Continuous(effects=(static,)),))
        fight(g)
        assert choices(g) == [("attack", wolf, B), ("forfeit", -9, 0)]  # it is not able to


# ---- things to be done ---------------------------------------------------------------------------


def toll(symbols: str = "{1}") -> ToDo:
    return ToDo(
        All(Filter((TypeIs(RESONATOR), ControlledBy(Opponent())))), "attack", (PayWill(symbols),), You()
    )


@pytest.mark.clause("803.5", "1129.2")
def test_mobilize_is_paid_to_attack() -> None:
    g = arena()
    heavy = fighter(g, 0, abilities=(Keyword(keyword="mobilize", cost=(PayWill("{1}"),)),))
    assert attack_refusal(g, heavy) == "803.5"
    g.edit_player(0).will = (Will(FIRE), Will(FIRE))
    changed(g, WILL_OF[0])
    assert attack_refusal(g, heavy) == ""
    fight(g)
    attack(g, heavy, B)
    assert len(g.table.players[0].will) == 1 and g.table.players[1].life == 3600 and g.work.snapshot is None


@pytest.mark.clause("1129.3")
def test_a_mobilized_card_pays_nothing() -> None:
    g = arena()
    heavy = fighter(g, 0, abilities=(Keyword(keyword="mobilize", cost=(PayWill("{1}"),)),))
    add_lasting(
        g, CanAlso(This(), "attack or block without paying"), context(g, heavy), (heavy,), "end of turn"
    )
    assert attack_refusal(g, heavy) == ""


@pytest.mark.clause("803.5")
def test_a_toll_on_attacking_one_object_only() -> None:
    g = arena()
    wolf = fighter(g, 0)
    tired = fighter(g, 1, rested=True)
    standing(g, toll(), player=1)
    fight(g)
    assert choices(g) == [("attack", wolf, tired), ("forfeit", -9, 0)]


@pytest.mark.clause("803.5")
def test_what_cannot_be_done_after_all_is_rewound() -> None:
    g = arena()
    cat, dog = fighter(g, 0), fighter(g, 0)
    other = Filter((TypeIs(RESONATOR), ControlledBy(You()), OtherThan(This())))
    once = ToDo(This(), "attack", (ChooseNow((Banish(Choose(other)), LoseLife(Num(9000)))),))
    # Each of three things could be done in one way or another, but there are only two others to banish.
    wolf = fighter(g, 0, abilities=(Continuous(effects=(once, once, once)),))
    fight(g)
    before = len(g.events())
    attack(g, wolf, B)
    assert asked(g).kind == "cost" and g.table.objs[wolf].rested
    answer(g, "card", cat)
    assert asked(g).kind == "attack" and g.work.snapshot is None
    assert [c for c in choices(g) if c[1] == wolf] == []
    assert zone(g, cat) == zone(g, dog) == FIELD and not g.table.objs[wolf].rested
    assert len(g.events()) == before
    attack(g, cat, B)
    assert g.table.players[1].life == 3600


# ---- stops attacking -----------------------------------------------------------------------------


@pytest.mark.clause("803.5a", "805.1")
def test_an_attacker_that_is_gone_ends_the_battle() -> None:
    g = arena()
    kill = Automatic(trigger=Attacks(RESONATORS), effect=Destroy(EventSubject()))
    wolf = fighter(g, 0)
    trap = fighter(g, 1, abilities=(kill,))
    fight(g)
    attack(g, wolf, B)
    assert g.over and dead(g, wolf) and g.table.players[1].life == 4000
    assert zone(g, trap) == FIELD
    assert moments(g)[-2:] == ["beginning of declare block", "end of battle"]


@pytest.mark.clause("803.5a")
@pytest.mark.parametrize("how", ["left", "type", "atk", "controller"])
def test_how_an_attacker_stops(how: str) -> None:
    for name in ("8.01", "5.12 Bifrost"):
        g = arena(name)
        wolf = fighter(g, 0)
        in_battle(g, wolf, B)
        assert still_attacking(g) == wolf
        if how == "left":
            perform_moves(g, (MoveItem(wolf, HAND, "returned"),))
        elif how == "controller":
            perform_control(g, wolf, 1, "104.1")
        else:
            o = g.edit(wolf)
            o.base = o.base.copy()
            if how == "type":
                o.base.types = REGALIA
            else:
                o.base.atk = None
            o.chars = o.base
        stays = name != "8.01" and how in ("atk", "controller")
        assert (still_attacking(g) == wolf) == stays


@pytest.mark.clause("1029.1", "1029.1a", "1029.1b", "1029.1c")
def test_removing_from_battle() -> None:
    g = arena()
    wolf, wall, tired = fighter(g, 0), fighter(g, 1), fighter(g, 1, rested=True)
    in_battle(g, wolf, tired)
    assert g.table.battle is not None
    b = g.table.battle.copy()
    b.blocker = wall
    g.table.battle = b
    remove_from_battle(g, wall)
    assert g.table.battle.blocker < 0 and g.table.battle.attacker == wolf
    remove_from_battle(g, tired)
    assert g.table.battle.removed
    remove_from_battle(g, wolf)
    assert g.table.battle.attacker < 0


def test_an_effect_can_end_the_battle() -> None:
    g = arena()
    wolf = fighter(g, 0)
    fighter(g, 1)
    fight(g)
    attack(g, wolf, B)
    assert asked(g).kind == "block"
    twin = g.clone()
    end_battle(g)
    answer(g, "no block")
    assert g.over and g.table.players[1].life == 4000
    answer(twin, "no block")
    assert twin.table.players[1].life == 3600


# ---- blocking ------------------------------------------------------------------------------------


@pytest.mark.clause("804.3", "804.4")
def test_blocking() -> None:
    g = arena()
    wolf = fighter(g, 0, 500, 500)
    wall, other = fighter(g, 1, 100, 600), fighter(g, 1)
    fight(g)
    attack(g, wolf, B)
    assert asked(g).player == 1 and asked(g).clause == "804.3"
    assert choices(g) == [("block", wall, 0), ("block", other, 0), ("no block", -9, 0)]
    answer(g, "block", wall)
    assert g.table.objs[wall].rested and g.table.objs[wall].damage == 500 and g.table.objs[wolf].damage == 100
    assert g.table.players[1].life == 4000
    assert [(e.subject, e.object, e.player) for e in happened(g, BLOCKED)] == [(wall, wolf, 1)]


@pytest.mark.clause("804.3", "804.4", "1106.2", "104.4")
def test_who_may_block() -> None:
    g = arena()
    bird = fighter(g, 0, 400, 400, "flying")
    attacked = fighter(g, 1)
    in_battle(g, bird, attacked)
    assert block_refusal(g, fighter(g, 1)) == "1106.2"
    assert block_refusal(g, fighter(g, 1, 400, 400, "flying")) == ""
    assert block_refusal(g, fighter(g, 1, 400, 400, "flying", rested=True)) == "804.3"
    assert block_refusal(g, fighter(g, 0, 400, 400, "flying")) == "804.3"
    climber = fighter(g, 1, abilities=(Continuous(effects=(CanAlso(This(), "block flying"),)),))
    assert block_refusal(g, climber) == ""
    birds = CanAlso(This(), "block cards", Filter((KeywordIs("flying"),)))
    assert block_refusal(g, fighter(g, 1, abilities=(Continuous(effects=(birds,)),))) == ""
    tied = fighter(g, 1, 400, 400, "flying", abilities=(Continuous(effects=(Cannot(This(), "block"),)),))
    assert block_refusal(g, tied) == "104.4"
    g = arena()
    wolf = fighter(g, 0)
    attacked = fighter(g, 1)
    in_battle(g, wolf, attacked)
    assert block_refusal(g, attacked) == "804.4"
    assert block_refusal(g, add(g, card("Relic", "Regalia"), FIELD, 1)) == "804.4"
    lazy = fighter(g, 1, rested=True, abilities=(Continuous(effects=(CanAlso(This(), "block rested"),)),))
    assert block_refusal(g, lazy) == ""
    g.table.battle = None
    assert block_refusal(g, lazy) == "804.3"


def test_the_oldest_edition_lets_the_attacked_card_block() -> None:
    g = arena("2.0")
    wolf = fighter(g, 0, 400, 400, "precision")
    attacked = fighter(g, 1)
    in_battle(g, wolf, attacked)
    assert block_refusal(g, attacked) == ""


@pytest.mark.clause("104.4")
def test_cards_that_cannot_be_blocked_by_some() -> None:
    g = arena()
    small = Filter((TypeIs(RESONATOR),))
    ghost = fighter(g, 0, abilities=(Continuous(effects=(Cannot(This(), "be blocked", small),)),))
    in_battle(g, ghost, B)
    assert block_refusal(g, fighter(g, 1)) == "104.4"


def test_words_that_forbid_more_than_one_thing() -> None:
    g = arena()
    tied = fighter(g, 0, abilities=(Continuous(effects=(Cannot(This(), "attack or block"),)),))
    assert attack_refusal(g, tied) == "104.4"
    wolf = fighter(g, 0)
    tired = fighter(g, 1, rested=True)
    standing(g, Cannot(RESONATORS, "attack players"))
    assert attack_objects(g, wolf) == (tired,)
    hidden = Cannot(This(), "be attacked or targeted", Filter((ControlledBy(Opponent()),)))
    fighter(g, 1, rested=True, abilities=(Continuous(effects=(hidden,)),))
    assert attack_objects(g, wolf) == (tired,)
    g = arena()
    picky = Cannot(This(), "be blocked except", Filter((KeywordIs("precision"),)))
    ghost = fighter(g, 0, abilities=(Continuous(effects=(picky,)),))
    in_battle(g, ghost, B)
    assert block_refusal(g, fighter(g, 1)) == "104.4"
    assert block_refusal(g, fighter(g, 1, 400, 400, "precision")) == ""
    tied = fighter(
        g, 1, 400, 400, "precision", abilities=(Continuous(effects=(Cannot(This(), "attack or block"),)),)
    )
    assert block_refusal(g, tied) == "104.4"


def test_how_often_a_card_attacks() -> None:
    g = arena()
    often = Continuous(
        effects=(CanAlso(This(), "attack without resting"), CanAlso(This(), "attack again", amount=Num(2)))
    )
    snake = fighter(g, 0, abilities=(often,))
    for life in (3600, 3200):
        assert attack_refusal(g, snake) == ""
        fight(g)
        attack(g, snake, B)
        assert g.table.players[1].life == life and not g.table.objs[snake].rested
    assert attack_refusal(g, snake) == "104.1"


def test_a_card_that_must_be_chosen_does_not_force_an_attack() -> None:
    g = arena()
    fighter(g, 0)
    bold = fighter(g, 0, abilities=(Continuous(effects=(Must(This(), "attack first"),)),))
    assert not must_attack_now(g, 0)
    fight(g)
    assert choices(g) == [("attack", bold, B), ("forfeit", -9, 0)]


def test_blocking_without_resting() -> None:
    g = arena()
    wolf = fighter(g, 0)
    still = Continuous(effects=(CanAlso(This(), "block without resting"),))
    wall = fighter(g, 1, 100, 900, abilities=(still,))
    fight(g)
    attack(g, wolf, B)
    answer(g, "block", wall)
    assert not g.table.objs[wall].rested and g.table.objs[wall].damage == 400


def test_who_must_block() -> None:
    for where in ("blocker", "attacker"):
        g = arena()
        block = (Continuous(effects=(Must(This(), "block"),)),) if where == "blocker" else ()
        lure = (Continuous(effects=(Must(This(), "be blocked"),)),) if where == "attacker" else ()
        wolf = fighter(g, 0, abilities=lure)
        brave = fighter(g, 1, abilities=block)
        other = fighter(g, 1)
        fight(g)
        attack(g, wolf, B)
        if where == "blocker":
            assert [(e.subject) for e in happened(g, BLOCKED)] == [brave]
        else:
            assert choices(g) == [("block", brave, 0), ("block", other, 0)]


@pytest.mark.clause("804.4", "1129.2")
def test_mobilize_is_paid_to_block() -> None:
    g = arena()
    wolf = fighter(g, 0)
    heavy = fighter(g, 1, abilities=(Keyword(keyword="mobilize", cost=(PayWill("{1}"),)),))
    fight(g)
    attack(g, wolf, B)
    assert g.over  # it could not be paid, so there was nothing to choose
    g = arena()
    wolf = fighter(g, 0)
    heavy = fighter(g, 1, abilities=(Keyword(keyword="mobilize", cost=(PayWill("{1}"),)),))
    g.edit_player(1).will = (Will(FIRE),)
    fight(g)
    attack(g, wolf, B)
    answer(g, "block", heavy)
    assert g.table.players[1].will == () and g.table.players[1].life == 4000 and dead(g, heavy)


@pytest.mark.clause("1118.2", "1118.2b")
def test_limit_counters_come_off_by_attacking_and_blocking() -> None:
    g = arena()
    wolf = fighter(g, 0, 400, 900, abilities=(Keyword(keyword="limit", number=Num(1)),))
    g.edit(wolf).counters = {"limit": 1}
    fight(g)
    attack(g, wolf, B)
    assert g.table.objs[wolf].counters is None
    g.edit(wolf).rested = False
    assert attack_refusal(g, wolf) == ""


@pytest.mark.clause("804.3")
def test_triggers_on_blocking_see_attacker_and_blocker() -> None:
    g = arena()
    wolf = fighter(g, 0)
    revenge = Automatic(trigger=Blocks(This(), RESONATORS), effect=GainLife(Num(700)))
    wall = fighter(g, 1, abilities=(revenge,))
    fight(g)
    attack(g, wolf, B)
    answer(g, "block", wall)
    assert g.table.players[1].life == 4700


def test_a_battle_is_a_value_at_every_decision() -> None:
    g = arena()
    wolf = fighter(g, 0)
    wall = fighter(g, 1)
    fight(g)
    copies: list[State] = []
    copies.append(g.clone())
    attack(g, wolf, B)
    copies.append(g.clone())
    answer(g, "block", wall)
    run(g)
    assert dead(g, wolf) and dead(g, wall)
    answer(copies[0], "forfeit")
    assert copies[0].table.players[1].life == 4000 and zone(copies[0], wolf) == FIELD
    answer(copies[1], "no block")
    assert copies[1].table.players[1].life == 3600 and zone(copies[1], wall) == FIELD
