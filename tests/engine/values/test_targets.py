"""What may be targeted (903.2g) and what still may (903.3a); [Barrier] (1120)."""

import pytest

from engine.build import add, add_ability, card, context, make_state, move
from willpower.abilities.ability import Activate, Continuous, Keyword
from willpower.abilities.nouns import (
    All,
    AnyOf,
    AttributeIs,
    ControlledBy,
    Filter,
    Not,
    Opponent,
    OtherThan,
    OwnedBy,
    Ref,
    SpellIs,
    Target,
    This,
    Together,
    TypeIs,
    You,
)
from willpower.abilities.statics import Cannot, Must, PlayerGains
from willpower.abilities.symbols import (
    CHANT,
    CHASE,
    FIELD,
    FIRE,
    GRAVEYARD,
    HAND,
    MAGIC_STONE,
    RESONATOR,
    RULER,
    RULER_AREA,
    STANDBY,
)
from willpower.engine.core.ids import PLAYER_REF
from willpower.engine.core.objects import Ctx
from willpower.engine.core.state import State
from willpower.engine.values.evaluate import chase_object
from willpower.engine.values.targets import still_legal, target_candidates, targets_to_choose

RESONATORS = Filter((TypeIs(RESONATOR),))
SPELLS = Filter((AnyOf((SpellIs("spell"), SpellIs("ability"))),))
ONE = Target(1, RESONATORS)


def spell(g: State, player: int = 0, cost: str = "{R}") -> Ctx:
    """A chant on the chase; the context of playing it."""
    ref = add(g, card("Bolt", "Chant", cost=cost), CHASE, player)
    ctx = context(g, ref, player)
    g.edit(ref).ctx = ctx.id
    return ctx


@pytest.mark.clause("903.2g")
def test_cards_and_players() -> None:
    g = make_state()
    a, b = add(g, card(), FIELD), add(g, card(), FIELD, 1)
    add(g, card(), GRAVEYARD)
    ctx = spell(g)
    assert target_candidates(g, ONE, ctx, ()) == (a, b)
    assert target_candidates(g, Target(1, RESONATORS, players=1), ctx, ()) == (a, b, -1, -2)
    assert target_candidates(g, Target(1, None, players=2), ctx, ()) == (PLAYER_REF[1],)
    assert target_candidates(g, Target(1, None, players=3), ctx, ()) == (PLAYER_REF[0],)
    assert target_candidates(g, Target(1, None, players=2), spell(g, 1), ()) == (PLAYER_REF[0],)


def test_targets_are_different() -> None:
    g = make_state()
    a, b, c = (add(g, card(name), FIELD) for name in ("A", "B", "B"))
    ctx = spell(g)
    both = Target(1, RESONATORS, players=1)
    assert target_candidates(g, both, ctx, (a, PLAYER_REF[1])) == (b, c, PLAYER_REF[0])
    assert target_candidates(g, Target(1, RESONATORS, together=Together("different", "name")), ctx, (b,)) == (
        a,
    )
    assert target_candidates(g, Target(1, RESONATORS, together=Together("same", "name")), ctx, (b,)) == (c,)
    ctx.slots[1] = (a,)
    another = Target(2, Filter((TypeIs(RESONATOR), OtherThan(Ref(1)))))
    assert target_candidates(g, another, ctx, ()) == (b, c)


@pytest.mark.clause("903.2g-i")
def test_nothing_targets_itself() -> None:
    g = make_state()
    wolf = add(g, card(), FIELD)
    other = spell(g, 1)
    ability = add_ability(g, wolf, Activate())
    mine = spell(g)
    target = Target(1, SPELLS)
    assert target_candidates(g, target, mine, ()) == (other.source, ability)
    assert chase_object(g, mine) == mine.source
    ctx = g.work.ctxs[g.table.objs[ability].ctx]
    assert chase_object(g, ctx) == ability
    assert target_candidates(g, target, ctx, ()) == (other.source, mine.source)
    assert not still_legal(g, target, ability, ctx) and still_legal(g, target, mine.source, ctx)
    further = context(g, wolf)
    ctx.more = (further.id,)
    assert chase_object(g, further) == ability
    # A card may target itself with its ability; only the ability may not.
    assert target_candidates(g, ONE, ctx, ()) == (wolf,)


@pytest.mark.clause("903.2g-ii", "303.2b")
def test_hidden_cards_are_targets_only_by_what_everybody_knows() -> None:
    g = make_state()
    mine, theirs = add(g, card("Trap", "Chant"), STANDBY, 0), add(g, card("Trap", "Chant"), STANDBY, 1)
    stone = add(g, card("Stone", "Magic Stone"), STANDBY, 1)
    in_hand = add(g, card("Trap", "Chant"), HAND, 0)
    ctx = spell(g)

    def found(*preds: object) -> tuple[int, ...]:
        return target_candidates(g, Target(1, Filter(preds, STANDBY | HAND)), ctx, ())  # type: ignore[arg-type]

    assert found() == (in_hand, mine, theirs, stone)
    assert found(OwnedBy(You())) == (in_hand, mine)
    assert found(TypeIs(CHANT)) == ()  # not even one's own
    assert found(TypeIs(MAGIC_STONE)) == (stone,)
    assert found(Not(TypeIs(MAGIC_STONE))) == (in_hand, mine, theirs)
    g.edit(mine).revealed = True
    assert found(TypeIs(CHANT)) == (mine,)
    assert still_legal(g, Target(1, Filter((TypeIs(CHANT),), STANDBY)), mine, ctx)
    assert not still_legal(g, Target(1, Filter((TypeIs(CHANT),), STANDBY)), theirs, ctx)


# ---- Barrier -------------------------------------------------------------------------------------------


@pytest.mark.clause("1120.2")
def test_barrier_keeps_opponents_away() -> None:
    g = make_state()
    guarded = add(g, card(), FIELD, 0, abilities=(Keyword(keyword="barrier"),))
    assert target_candidates(g, ONE, spell(g, 0), ()) == (guarded,)
    assert target_candidates(g, ONE, spell(g, 1), ()) == ()
    assert not still_legal(g, ONE, guarded, spell(g, 1)) and still_legal(g, ONE, guarded, spell(g, 0))
    stolen = add(g, card(), FIELD, 0, controller=1, abilities=(Keyword(keyword="barrier"),))
    assert target_candidates(g, ONE, spell(g, 0), ()) == (guarded,)
    assert target_candidates(g, ONE, spell(g, 1), ()) == (stolen,)


@pytest.mark.clause("1120.3", "901.1e")
def test_barrier_against_some_spells_and_abilities() -> None:
    g = make_state()
    against_fire = Keyword(keyword="barrier", filter=Filter((AttributeIs(FIRE),)))
    guarded = add(g, card(), FIELD, 0, abilities=(against_fire,))
    fire, water = add(g, card("F", cost="{R}"), FIELD, 1), add(g, card("W", cost="{U}"), FIELD, 1)
    assert guarded not in target_candidates(g, ONE, spell(g, 1, "{R}"), ())
    assert guarded in target_candidates(g, ONE, spell(g, 1, "{U}"), ())
    for source, kept_off in ((fire, True), (water, False)):
        ctx = g.work.ctxs[g.table.objs[add_ability(g, source, Activate(), 1)].ctx]
        assert (guarded not in target_candidates(g, ONE, ctx, ())) == kept_off


@pytest.mark.clause("902.1a", "902.1b")
def test_barrier_works_where_abilities_do() -> None:
    g = make_state()
    barrier = (Keyword(keyword="barrier"),)
    buried = add(g, card(), GRAVEYARD, 0, abilities=barrier)
    ruler = add(g, card("Queen", "Ruler", back=card("Awake", "J-Ruler")), RULER_AREA, 0, abilities=barrier)
    ctx = spell(g, 1)
    assert target_candidates(g, Target(1, Filter((TypeIs(RESONATOR),), GRAVEYARD)), ctx, ()) == (buried,)
    assert target_candidates(g, Target(1, Filter((TypeIs(RULER),))), ctx, ()) == ()
    assert target_candidates(g, Target(1, Filter((TypeIs(RULER),))), spell(g, 0), ()) == (ruler,)


@pytest.mark.clause("1120.4", "1120.5")
def test_players_with_barrier() -> None:
    g = make_state()
    anybody = Target(1, None, players=1)
    gains = PlayerGains(You(), Keyword(keyword="barrier", filter=Filter((AttributeIs(FIRE),))))
    shield = add(g, card("Shield", "Addition"), FIELD, 0, abilities=(Continuous(effects=(gains,)),))
    assert target_candidates(g, anybody, spell(g, 1, "{R}"), ()) == (PLAYER_REF[1],)
    assert target_candidates(g, anybody, spell(g, 1, "{U}"), ()) == (PLAYER_REF[0], PLAYER_REF[1])
    assert target_candidates(g, anybody, spell(g, 0, "{R}"), ()) == (PLAYER_REF[0], PLAYER_REF[1])
    assert not still_legal(g, anybody, PLAYER_REF[0], spell(g, 1, "{R}"))
    move(g, shield, GRAVEYARD)
    add(g, card("Wall", "Addition"), FIELD, 0,
        abilities=(Continuous(effects=(PlayerGains(You(), Keyword(keyword="barrier")),)),))  # fmt: skip
    assert target_candidates(g, anybody, spell(g, 1, "{U}"), ()) == (PLAYER_REF[1],)


# ---- effects -------------------------------------------------------------------------------------------


@pytest.mark.clause("104.4")
def test_effects_that_forbid_to_target() -> None:
    g = make_state()
    theirs = Filter((ControlledBy(Opponent()),))
    law = Cannot(All(Filter((TypeIs(RESONATOR), ControlledBy(You())))), "be targeted", by=theirs)
    a = add(g, card(), FIELD, 0)
    b = add(g, card(), FIELD, 1)
    add(g, card("Law", "Addition"), FIELD, 0, abilities=(Continuous(effects=(law,)),))
    assert target_candidates(g, ONE, spell(g, 0), ()) == (a, b)
    assert target_candidates(g, ONE, spell(g, 1), ()) == (b,)
    assert not still_legal(g, ONE, a, spell(g, 1))


def test_effects_that_forbid_a_player_to_target() -> None:
    g = make_state()
    law = Cannot(Opponent(), "target", to=Filter((TypeIs(RESONATOR), ControlledBy(You()))))
    a = add(g, card(), FIELD, 0)
    b = add(g, card(), FIELD, 1)
    add(g, card("Law", "Addition"), FIELD, 0, abilities=(Continuous(effects=(law,)),))
    assert target_candidates(g, ONE, spell(g, 0), ()) == (a, b)
    assert target_candidates(g, ONE, spell(g, 1), ()) == (b,)


def test_a_card_that_demands_to_be_targeted() -> None:
    g = make_state()
    taunt = Continuous(effects=(Must(This(), "be targeted"),))
    a = add(g, card(), FIELD, 0)
    hero = add(g, card("Hero"), FIELD, 0, abilities=(taunt,))
    assert targets_to_choose(g, ONE, spell(g, 1), ()) == (hero,)
    assert targets_to_choose(g, ONE, spell(g, 1), (hero,)) == (a,)
    assert targets_to_choose(g, ONE, spell(g, 0), ()) == (a, hero)
    assert targets_to_choose(g, ONE, spell(g, 1), (), least=2) == (a, hero)  # it may be the second
    assert targets_to_choose(g, ONE, spell(g, 1), (a,), least=2) == (hero,)
    assert still_legal(g, ONE, a, spell(g, 1))


# ---- later ---------------------------------------------------------------------------------------------


@pytest.mark.clause("903.3a", "302.3")
def test_a_target_that_changed_or_left_is_not_legal() -> None:
    g = make_state()
    mine = Target(1, Filter((TypeIs(RESONATOR), ControlledBy(You()))))
    a = add(g, card(), FIELD, 0)
    ctx = spell(g)
    assert still_legal(g, mine, a, ctx)
    g.edit(a).controller = 1
    assert not still_legal(g, mine, a, ctx)
    g.edit(a).controller = 0
    buried = move(g, a, GRAVEYARD)
    assert not still_legal(g, mine, a, ctx) and not still_legal(g, mine, buried, ctx)
    assert still_legal(g, Target(1, None, players=1), PLAYER_REF[1], ctx)
    assert not still_legal(g, mine, PLAYER_REF[1], ctx)
    assert not still_legal(g, Target(1, None, players=1), a, ctx)
