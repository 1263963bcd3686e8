"""Instructions about spells and abilities: cancel, copy, new targets, play, summon, trigger."""

from __future__ import annotations

from engine.build import add, add_ability, card, context
from engine.executing import MINE, completely, hand_of, names, new_game, options, perform, pick, resonators
from engine.gating import standing
from willpower.abilities.ability import Activate, Automatic, Continuous, Keyword, Spell
from willpower.abilities.effects import (
    Cancel,
    ChangeTargets,
    Copy,
    Damage,
    Destroy,
    Draw,
    Effect,
    GainLife,
    PlayCard,
    Sequence,
    Summon,
    TriggerAbility,
)
from willpower.abilities.nouns import All, Choose, Filter, Opponent, Ref, SpellIs, Target, This, You
from willpower.abilities.quantities import Letter, Num
from willpower.abilities.statics import Cannot
from willpower.abilities.symbols import CHASE, EXTRA_DECK, FIELD, GRAVEYARD, HAND, REMOVED
from willpower.abilities.triggers import Attacks, Moves
from willpower.engine.change.actions import perform_will
from willpower.engine.core.events import CANCELLED, TARGETED
from willpower.engine.core.ids import PLAYER_REF
from willpower.engine.core.objects import ABILITY, COPY, JUDGMENT, REMNANT, Ctx
from willpower.engine.core.state import State

ANYTHING = Target(1, resonators(), players=1)
BOLT = Damage(This(), Num(300), ANYTHING)


def spell(g: State, effect: Effect, player: int = 1, name: str = "Bolt", *targets: int) -> int:
    """A chant on the chase with its context."""
    ref = add(g, card(name, "Chant", cost="{R}"), CHASE, player, abilities=(Spell(effect=effect),))
    made = context(g, ref, player)
    made.effect = effect
    if targets:
        made.slots[1] = targets
        made.targets = (1,)
    g.edit(ref).ctx = made.id
    return ref


def ability(g: State, source: int, effect: Effect, player: int = 1, *targets: int) -> int:
    """An activate ability on the chase."""
    node = Activate(effect=effect)
    ref = add_ability(g, source, node, player)
    made = g.work.ctxs[g.table.objs[ref].ctx]
    made.effect = effect
    if targets:
        made.slots[1] = targets
        made.targets = (1,)
    return ref


def test_cancelled_cards_go_to_the_graveyard_abilities_are_gone_1012_1() -> None:
    g, ctx = new_game()
    bolt = spell(g, BOLT, 1, "Bolt", PLAYER_REF[0])
    source = add(g, card("Wolf", atk=1, defense=1), FIELD, 1)
    other = ability(g, source, Draw(Num(1)))
    ctx.slots[1] = (bolt, other)
    completely(g, Cancel(Ref(1), 2), ctx)
    assert g.table.chase == () and names(g, 1, GRAVEYARD) == ["Bolt"]
    assert g.work.ctxs[ctx.id].did[2] and len([e for e in g.memory.happened if e.kind == CANCELLED]) == 2
    assert list(g.work.ctxs) == [ctx.id]  # what they knew is forgotten


def test_cancelled_into_another_zone() -> None:
    g, ctx = new_game()
    ctx.slots[1] = (spell(g, BOLT),)
    completely(g, Cancel(Ref(1), to=REMOVED), ctx)
    assert names(g, 1, REMOVED) == ["Bolt"]


def test_a_remnant_is_removed_1115_2() -> None:
    g, ctx = new_game()
    bolt = spell(g, BOLT)
    g.edit(bolt).marks |= REMNANT
    ctx.slots[1] = (bolt,)
    completely(g, Cancel(Ref(1)), ctx)
    assert names(g, 1, REMOVED) == ["Bolt"]


def test_a_judgment_is_no_spell_or_ability_705_2d() -> None:
    g, ctx = new_game()
    king = add(g, card("King", "Ruler"), 16, 1)
    judgment = add_ability(g, king, Activate(), 1)
    g.edit(judgment).kind = JUDGMENT
    ctx.slots[1] = (judgment,)
    completely(g, Cancel(Ref(1), 2), ctx)
    assert g.table.chase == (judgment,) and not g.work.ctxs[ctx.id].did[2]
    completely(g, Copy(Ref(1), slot=2), ctx)
    assert g.table.chase == (judgment,)


def test_what_cannot_be_cancelled_104_4() -> None:
    g, ctx = new_game()
    bolt = spell(g, BOLT)
    standing(g, Cannot(All(Filter((SpellIs("spell"),))), "be cancelled"))
    ctx.slots[1] = (bolt,)
    completely(g, Cancel(Ref(1), 2), ctx)
    assert g.table.chase == (bolt,) and not g.work.ctxs[ctx.id].did[2]


def test_a_copy_has_the_same_choices_1017_1c() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=1, defense=1), FIELD, 1)
    bolt = spell(g, BOLT, 1, "Bolt", wolf)
    made = g.work.ctxs[g.table.objs[bolt].ctx]
    made.x, made.modes, made.shares = 3, (2,), {wolf: 300}
    ctx.slots[1] = (bolt,)
    completely(g, Copy(Ref(1), slot=2), ctx)
    assert g.table.chase == (bolt, *g.work.ctxs[ctx.id].slots[2])  # on top (readings 34)
    copy = g.table.objs[g.table.chase[-1]]
    theirs = g.work.ctxs[copy.ctx]
    assert (copy.kind, copy.controller, copy.base) == (COPY, 0, g.table.objs[bolt].base)
    assert (theirs.x, theirs.modes, theirs.shares, theirs.slots[1]) == (3, (2,), {wolf: 300}, (wolf,))
    assert (theirs.source, theirs.you) == (copy.id, 0) and theirs.id != made.id


def test_copying_an_ability_twice() -> None:
    g, ctx = new_game()
    source = add(g, card("Wolf", atk=1, defense=1), FIELD, 1)
    original = ability(g, source, BOLT, 1, PLAYER_REF[0])
    ctx.slots[1] = (original,)
    completely(g, Copy(Ref(1), times=Num(2), who=Opponent()), ctx)
    assert len(g.table.chase) == 3
    copy = g.table.objs[g.table.chase[-1]]
    assert (copy.kind, copy.source, copy.controller) == (ABILITY, source, 1)
    assert g.work.ctxs[copy.ctx].source == source


def test_what_left_the_chase_is_not_copied_1017_1d() -> None:
    g, ctx = new_game()
    bolt = spell(g, BOLT)
    ctx.slots[1] = (bolt,)
    completely(g, Sequence((Cancel(Ref(1)), Copy(Ref(1), slot=2))), ctx)
    assert g.table.chase == () and not g.work.ctxs[ctx.id].did[2]


def test_new_targets_for_a_copy() -> None:
    g, ctx = new_game()
    wolves = [add(g, card(f"Wolf {n}", atk=1, defense=1), FIELD, 1) for n in range(2)]
    bolt = spell(g, BOLT, 1, "Bolt", wolves[0])
    made = g.work.ctxs[g.table.objs[bolt].ctx]
    made.shares = {wolves[0]: 300}
    ctx.slots[1] = (bolt,)
    asked = perform(g, Copy(Ref(1), new_targets=True, slot=2), ctx)
    assert asked is not None and (asked.player, asked.kind) == (0, "may")
    pick(g, kind="yes")
    assert g.work.pending is not None and (g.work.pending.player, g.work.pending.kind) == (0, "target")
    assert set(options(g)) == {*wolves, PLAYER_REF[0], PLAYER_REF[1]}
    pick(g, ref=wolves[1])
    theirs = g.work.ctxs[g.table.objs[g.table.chase[-1]].ctx]
    assert theirs.slots[1] == (wolves[1],) and theirs.shares == {wolves[1]: 300}
    assert made.slots[1] == (wolves[0],) and made.shares == {wolves[0]: 300}
    assert [e.subject for e in g.memory.happened if e.kind == TARGETED] == [wolves[1]]


def test_a_target_is_changed_to_another_legal_one() -> None:
    g, ctx = new_game()
    wolves = [add(g, card(f"Wolf {n}", atk=1, defense=1), FIELD, 1) for n in range(3)]
    bolt = spell(g, Destroy(Target(1, resonators())), 1, "Bolt", wolves[0])
    ctx.slots[1] = (bolt,)
    perform(g, ChangeTargets(Ref(1)), ctx)
    assert options(g) == wolves[1:]
    pick(g, ref=wolves[2])
    assert g.work.ctxs[g.table.objs[bolt].ctx].slots[1] == (wolves[2],)
    ctx.slots[2] = (wolves[1],)
    completely(g, ChangeTargets(Ref(1), to=Ref(2)), ctx)
    assert g.work.ctxs[g.table.objs[bolt].ctx].slots[1] == (wolves[1],)


def test_a_target_chosen_at_random_may_be_the_old_one() -> None:
    seen = set()
    for seed in range(12):
        g, ctx = new_game()
        g.work.rng = seed
        wolves = [add(g, card(f"Wolf {n}", atk=1, defense=1), FIELD, 1) for n in range(2)]
        bolt = spell(g, Destroy(Target(1, resonators())), 1, "Bolt", wolves[0])
        ctx.slots[1] = (bolt,)
        completely(g, ChangeTargets(Ref(1), at_random=True), ctx)
        seen.add(wolves.index(g.work.ctxs[g.table.objs[bolt].ctx].slots[1][0]))
    assert seen == {0, 1}


def test_the_only_target_stays() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=1, defense=1), FIELD, 1)
    bolt = spell(g, Destroy(Target(1, resonators())), 1, "Bolt", wolf)
    ctx.slots[1] = (bolt,)
    completely(g, ChangeTargets(Ref(1)), ctx)
    assert g.work.ctxs[g.table.objs[bolt].ctx].slots[1] == (wolf,)


# ---- playing -------------------------------------------------------------------------------------------


def test_playing_free_during_a_resolution() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", cost="{R}{R}", atk=1, defense=1), GRAVEYARD, 0)
    ctx.slots[1] = (wolf,)
    asked = perform(g, PlayCard(Ref(1), slot=2), ctx)
    assert asked is not None and asked.kind == "may"
    pick(g, "yes")
    assert [g.table.objs[i].base.names[0] for i in g.table.chase] == ["Wolf"] and g.work.ctxs[ctx.id].did[2]
    assert g.table.players[0].played == 1


def test_declining_to_play() -> None:
    g, ctx = new_game()
    ctx.slots[1] = (add(g, card("Wolf", cost="{R}{R}", atk=1, defense=1), GRAVEYARD, 0),)
    perform(g, PlayCard(Ref(1), slot=2), ctx)
    pick(g, "no")
    assert g.table.chase == () and not g.work.ctxs[ctx.id].did[2]


def test_playing_for_its_cost() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", cost="{R}", atk=1, defense=1), HAND, 0)
    ctx.slots[1] = (wolf,)
    completely(g, PlayCard(Ref(1), free=False, optional=False, slot=2), ctx)
    assert g.table.chase == () and not g.work.ctxs[ctx.id].did[2] and g.zone(0, HAND) == (wolf,)
    perform_will(g, 0, (2,), ctx.source)
    completely(g, PlayCard(Ref(1), free=False, optional=False, slot=2), ctx)
    assert len(g.table.chase) == 1 and g.table.players[0].will == ()


def test_x_is_zero_when_nothing_is_paid_903_2f_i() -> None:
    g, ctx = new_game()
    text = (Spell(effect=GainLife(Letter())),)
    ctx.slots[1] = (add(g, card("Hymn", "Chant", cost="{X}"), HAND, 0, abilities=text),)
    completely(g, PlayCard(Ref(1), optional=False), ctx)
    assert g.work.ctxs[g.table.objs[g.table.chase[0]].ctx].x == 0


def test_an_untriggered_automatic_card_cannot_be_played_906_2a() -> None:
    g, ctx = new_game()
    trap = (Keyword(keyword="trigger", trigger=Attacks(All(resonators())), effect=Draw(Num(1))),)
    ctx.slots[1] = (add(g, card("Trap", "Chant"), HAND, 0, abilities=trap),)
    completely(g, PlayCard(Ref(1), slot=2), ctx)
    assert g.table.chase == () and not g.work.ctxs[ctx.id].did[2]


def test_playing_a_copy_1017_3() -> None:
    g, ctx = new_game()
    story = add(g, card("Story", "Chant"), EXTRA_DECK, 0, abilities=(Spell(effect=Draw(Num(1))),))
    ctx.slots[1] = (story,)
    perform(g, PlayCard(Ref(1), copy=True, slot=2), ctx)
    pick(g, "yes")
    assert g.zone(0, EXTRA_DECK) == (story,)
    assert [g.table.objs[i].kind for i in g.table.chase] == [COPY]


def test_a_copy_that_is_not_played_ceases_1017_3b() -> None:
    g, ctx = new_game()
    text = (Spell(effect=Destroy(Target(1, resonators()))),)
    story = add(g, card("Story", "Chant"), EXTRA_DECK, 0, abilities=text)
    ctx.slots[1] = (story,)
    completely(g, PlayCard(Ref(1), copy=True, optional=False, slot=2), ctx)
    assert g.zone(0, EXTRA_DECK) == (story,) and g.table.chase == () and not g.work.ctxs[ctx.id].did[2]


def test_summoning_puts_a_resonator_spell_on_top_1006_1() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=1, defense=1), GRAVEYARD, 0)
    chant = add(g, card("Chant", "Chant"), GRAVEYARD, 0)
    ctx.slots[1] = (wolf, chant)
    completely(g, Summon(Ref(1), 2), ctx)
    assert [g.table.objs[i].base.names[0] for i in g.table.chase] == ["Wolf"]
    assert g.table.players[0].played == 0 and isinstance(g.work.ctxs[g.table.objs[g.table.chase[0]].ctx], Ctx)


def test_choosing_a_card_to_play_is_saying_yes() -> None:
    g, ctx = new_game()
    cheap = add(g, card("Cheap", cost="{R}", atk=1, defense=1), HAND, 0)
    add(g, card("Dear", cost="{R}{R}{R}", atk=1, defense=1), HAND, 0)
    text = (Spell(effect=Destroy(Target(1, resonators()))),)
    add(g, card("Aimless", "Chant", cost="{0}"), HAND, 0, abilities=text)
    perform_will(g, 0, (2,), ctx.source)
    asked = perform(g, PlayCard(Choose(hand_of(You())), free=False, slot=1), ctx)
    assert asked is not None and asked.kind == "cards" and options(g) == [cheap]  # what can be paid and aimed
    pick(g, "done")
    assert g.table.chase == () and not g.work.ctxs[ctx.id].did[1]
    perform(g, PlayCard(Choose(hand_of(You())), free=False, slot=1), ctx)
    pick(g, ref=cheap)
    assert [g.table.objs[i].base.names[0] for i in g.table.chase] == ["Cheap"] and g.work.ctxs[ctx.id].did[1]


# ---- triggering -------------------------------------------------------------------------------------------


def test_an_enter_ability_triggers_again_1015_1() -> None:
    g, ctx = new_game()
    enter = Automatic(trigger=Moves(This(), to=FIELD), effect=Draw(Num(1)))
    leave = Automatic(trigger=Moves(This(), origin=FIELD), effect=GainLife(Num(1)))
    wolf = add(g, card("Wolf", atk=1, defense=1), FIELD, 1, abilities=(enter, leave, Continuous()))
    ctx.slots[1] = (wolf,)
    completely(g, TriggerAbility(Ref(1)), ctx)
    assert [(w.source, w.ability, w.controller) for w in g.work.waiting] == [(wolf, enter, 1)]


def test_a_named_activate_ability_is_played_1015_2() -> None:
    g, ctx = new_game()
    howl = Activate(name="Howl", effect=GainLife(Num(100)))
    wolf = add(g, card("Wolf", atk=1, defense=1), FIELD, 0, abilities=(howl, Activate(effect=Draw(Num(1)))))
    ctx.slots[1] = (wolf,)
    completely(g, TriggerAbility(Ref(1), "Howl"), ctx)
    assert [g.table.objs[i].ability for i in g.table.chase] == [howl]


def test_the_noun_of_a_cancel_can_be_a_description() -> None:
    g, ctx = new_game()
    spell(g, BOLT)
    spell(g, BOLT, 0, "Mine")
    completely(g, Cancel(All(Filter((SpellIs("spell"), MINE)))), ctx)
    assert [g.table.objs[i].base.names[0] for i in g.table.chase] == ["Bolt"]
