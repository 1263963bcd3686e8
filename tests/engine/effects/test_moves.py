"""Instructions that move cards: draw, discard, destroy, banish, put, return, remove."""

from __future__ import annotations

import pytest

from engine.build import add, card
from engine.executing import (
    MINE,
    THEIRS,
    clauses,
    completely,
    hand_of,
    names,
    new_game,
    options,
    perform,
    pick,
    resonators,
    word,
)
from engine.gating import standing
from willpower.abilities.ability import Activate, Continuous
from willpower.abilities.effects import Banish, Destroy, Discard, Draw, Move, Sequence, Shuffle, Standby
from willpower.abilities.nouns import (
    All,
    AllButOne,
    Attached,
    Both,
    Choose,
    ControllerOf,
    EachPlayer,
    Filter,
    IsOneOf,
    NameIs,
    Opponent,
    OwnedBy,
    OwnerOf,
    Ref,
    RulerOf,
    This,
    Together,
    TopCards,
    TypeIs,
    You,
)
from willpower.abilities.quantities import Num
from willpower.abilities.statics import AddValues, Cannot, Gains
from willpower.abilities.symbols import (
    DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    J_RULER,
    REMOVED,
    RESONATOR,
    RULER,
    RULER_AREA,
    STANDBY,
    STONE_DECK,
)
from willpower.engine.core.events import DISCARDED, MOVED, SHUFFLED
from willpower.engine.core.ids import NOBODY
from willpower.engine.core.objects import ASTRAL


def test_each_player_draws_as_many_as_there_are_1009_2() -> None:
    g, ctx = new_game(decks=2)
    completely(g, Draw(Num(3), EachPlayer(), slot=1), ctx)
    assert names(g, 0, HAND) == ["Deck 00", "Deck 01"]
    assert names(g, 1, HAND) == ["Deck 10", "Deck 11"]
    assert g.work.ctxs[ctx.id].numbers[1] == 4
    completely(g, Draw(Num(1), slot=1), ctx)
    assert not g.work.ctxs[ctx.id].did[1]


def test_zero_or_less_is_not_performed_104_2() -> None:
    g, ctx = new_game()
    completely(g, Draw(Num(-1), slot=1), ctx)
    assert names(g, 0, HAND) == [] and not g.work.ctxs[ctx.id].did[1]


def test_an_opponent_discards_cards_of_their_choice() -> None:
    g, ctx = new_game()
    add(g, card("Mine"), HAND, 0)
    theirs = [add(g, card(f"Theirs {n}"), HAND, 1) for n in range(3)]
    asked = perform(g, Discard(Choose(Filter((), HAND), least=Num(2)), Opponent(), slot=1), ctx)
    assert asked is not None and asked.player == 1 and options(g) == theirs
    pick(g, ref=theirs[2])
    pick(g, ref=theirs[0])
    assert names(g, 1, GRAVEYARD) == ["Theirs 0", "Theirs 2"] and names(g, 0, HAND) == ["Mine"]
    assert len([e for e in g.memory.happened if e.kind == DISCARDED]) == 2


def test_discarding_the_hand_counts_even_if_it_is_empty_1019_2a() -> None:
    g, ctx = new_game()
    completely(g, Discard(None, slot=1), ctx)
    assert g.work.ctxs[ctx.id].did[1]
    add(g, card("A"), HAND, 0)
    add(g, card("B"), HAND, 0)
    completely(g, Discard(None, slot=1), ctx)
    assert names(g, 0, HAND) == [] and g.work.ctxs[ctx.id].numbers[1] == 2


def test_destroying_reaches_the_field_only_1010_1() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=1, defense=1), FIELD, 1)
    hidden = add(g, card("Hidden"), HAND, 1)
    ctx.slots[1] = (wolf, hidden)
    completely(g, Destroy(Ref(1), slot=2), ctx)
    assert names(g, 1, GRAVEYARD) == ["Wolf"] and names(g, 1, HAND) == ["Hidden"]
    assert g.work.ctxs[ctx.id].slots[2] == (g.table.objs[wolf].became,)


def test_a_ruler_is_destroyed_only_by_name_1010_2() -> None:
    g, ctx = new_game()
    king = add(g, card("King", "Ruler", back=card("King J", "J-Ruler", atk=1, defense=1)), RULER_AREA, 1)
    ctx.slots[1] = (king,)
    completely(g, Destroy(Ref(1)), ctx)
    assert g.table.objs[king].zone == RULER_AREA and g.table.objs[king].became == NOBODY
    completely(g, Destroy(RulerOf(Opponent(), RULER)), ctx)
    assert names(g, 1, GRAVEYARD) == ["King"]


def test_a_text_may_say_that_it_destroys_rulers_1010_2() -> None:
    g, ctx = new_game()
    king = add(g, card("King", "Ruler", back=card("King J", "J-Ruler", atk=1, defense=1)), RULER_AREA, 1)
    ctx.slots[1] = (king,)
    completely(g, Destroy(Ref(1), rulers=True), ctx)
    assert names(g, 1, GRAVEYARD) == ["King"]


def test_a_destroyed_j_ruler_is_astral_1010_1a() -> None:
    g, ctx = new_game()
    king = add(g, card("King", "Ruler", back=card("King J", "J-Ruler", atk=1, defense=1)), FIELD, 1, face=1)
    completely(g, Destroy(RulerOf(Opponent(), J_RULER)), ctx)
    o = g.table.objs[king]
    assert (o.zone, o.face, o.counters) == (RULER_AREA, 0, {"astral": 1}) and o.marks & ASTRAL


def test_a_player_banishes_only_their_own_1011_2() -> None:
    g, ctx = new_game()
    mine = [add(g, card(f"Mine {n}", atk=1, defense=1), FIELD, 0) for n in range(2)]
    theirs = add(g, card("Theirs", atk=1, defense=1), FIELD, 1)
    perform(g, Banish(Choose(resonators())), ctx)
    assert options(g) == mine
    pick(g, ref=mine[0])
    ctx.slots[1] = (theirs,)
    completely(g, Banish(Ref(1), You(), slot=2), ctx)
    assert g.table.objs[theirs].became == NOBODY and not g.work.ctxs[ctx.id].did[2]
    completely(g, Banish(Ref(1), ControllerOf(Ref(1)), slot=2), ctx)
    assert g.table.objs[theirs].became >= 0


def test_each_player_banishes_one() -> None:
    g, ctx = new_game()
    for player in (0, 1):
        add(g, card(f"Wolf {player}", atk=1, defense=1), FIELD, player)
    completely(g, Banish(Choose(resonators()), EachPlayer(), slot=1), ctx)
    assert len(g.work.ctxs[ctx.id].slots[1]) == 2


def test_put_into_the_field_under_the_effects_controller_307_7() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=1, defense=1), GRAVEYARD, 1)
    ctx.slots[1] = (wolf,)
    counters = (("+100/+100", Num(2)),)
    completely(g, Move(Ref(1), FIELD, rested=True, counters=counters, slot=2), ctx)
    o = g.table.objs[g.work.ctxs[ctx.id].slots[2][0]]
    assert (o.controller, o.owner, o.rested, o.counters) == (0, 1, True, {"+100/+100": 2})


@pytest.mark.parametrize(("as_owner", "under"), [(True, None), (False, Opponent()), (False, OwnerOf(Ref(1)))])
def test_put_into_the_field_under_somebody_named(as_owner: bool, under: Opponent | OwnerOf | None) -> None:
    g, ctx = new_game()
    ctx.slots[1] = (add(g, card("Wolf", atk=1, defense=1), GRAVEYARD, 1),)
    completely(g, Move(Ref(1), FIELD, as_owner=as_owner, under=under, slot=2), ctx)
    assert g.table.objs[g.work.ctxs[ctx.id].slots[2][0]].controller == 1


def test_a_card_goes_to_its_owners_zones_302_5() -> None:
    g, ctx = new_game()
    ctx.slots[1] = (add(g, card("Borrowed", atk=1, defense=1), FIELD, 1, controller=0),)
    completely(g, Move(Ref(1), HAND), ctx)
    assert names(g, 1, HAND) == ["Borrowed"] and names(g, 0, HAND) == []


def test_owners_order_what_goes_on_top_302_4() -> None:
    g, ctx = new_game(decks=1)
    cards = [add(g, card(n, atk=1, defense=1), FIELD, 1) for n in "ABC"]
    asked = perform(g, Move(All(resonators(THEIRS)), DECK), ctx)
    assert asked is not None and (asked.player, asked.kind) == (1, "order")
    pick(g, ref=cards[1])
    pick(g, ref=cards[2])
    assert names(g, 1, DECK) == ["B", "C", "A", "Deck 10"]


def test_on_the_bottom_in_any_order() -> None:
    g, ctx = new_game(decks=1)
    cards = [add(g, card(n, atk=1, defense=1), HAND, 0) for n in "AB"]
    perform(g, Move(All(hand_of(You())), DECK, "bottom", order="any order"), ctx)
    pick(g, ref=cards[1])
    assert names(g, 0, DECK) == ["Deck 00", "B", "A"]


def test_third_from_the_top() -> None:
    g, ctx = new_game(decks=3)
    ctx.slots[1] = (add(g, card("A"), HAND, 0),)
    completely(g, Move(Ref(1), DECK, "nth", nth=Num(3)), ctx)
    assert names(g, 0, DECK) == ["Deck 00", "Deck 01", "A", "Deck 02"]


def test_shuffled_into_the_deck() -> None:
    g, ctx = new_game(decks=30)
    ctx.slots[1] = (add(g, card("A"), GRAVEYARD, 0), add(g, card("B"), GRAVEYARD, 0))
    completely(g, Move(Ref(1), DECK, "shuffle"), ctx)
    assert len(names(g, 0, DECK)) == 32 and names(g, 0, GRAVEYARD) == []
    assert [e.player for e in g.memory.happened if e.kind == SHUFFLED] == [0]
    assert names(g, 0, DECK) != ["A", "B", *[f"Deck 0{n}" for n in range(30)]]


def test_random_order_depends_on_the_seed_alone() -> None:
    seen = set()
    for seed in range(6):
        g, ctx = new_game(decks=0)
        g.work.rng = seed
        for n in "ABCD":
            add(g, card(n), HAND, 0)
        completely(g, Move(All(hand_of(You())), DECK, "bottom", order="random"), ctx)
        assert sorted(names(g, 0, DECK)) == list("ABCD")
        seen.add("".join(names(g, 0, DECK)))
    assert len(seen) > 1


def test_milled_cards_come_one_by_one_304_3() -> None:
    g, ctx = new_game()
    completely(g, Move(TopCards(Num(2), Opponent(), slot=1), GRAVEYARD, slot=2), ctx)
    assert names(g, 1, GRAVEYARD) == ["Deck 11", "Deck 10"]
    assert "304.3" in clauses(g) and len(g.work.ctxs[ctx.id].slots[1]) == 2


def test_removed_face_down_311_2a() -> None:
    g, ctx = new_game()
    completely(g, Move(TopCards(Num(1), You()), REMOVED, face_down=True, slot=1), ctx)
    assert g.table.objs[g.work.ctxs[ctx.id].slots[1][0]].face_down


def test_removed_inverted_1030_3() -> None:
    g, ctx = new_game()
    two = card("Hope", atk=1, defense=1, back=card("Despair", race=["Inverse"], atk=2, defense=2))
    ctx.slots[1] = (add(g, two, FIELD, 0),)
    completely(g, Move(Ref(1), REMOVED, side="despair", slot=2), ctx)
    assert g.table.objs[g.work.ctxs[ctx.id].slots[2][0]].face == 1


def test_what_an_effect_forbids_is_not_done_104_4() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=1, defense=1), FIELD, 1)
    standing(g, Cannot(All(resonators()), "be removed"))
    completely(g, Move(All(resonators()), REMOVED, slot=1), ctx)
    assert g.table.objs[wolf].became == NOBODY and not g.work.ctxs[ctx.id].did[1]


def test_a_card_remembers_what_it_removed() -> None:
    g, ctx = new_game()
    removed = Attached("removed", This())
    text = (
        Continuous(effects=(Gains(This(), (AddValues(Num(0), Num(0)),)),)),
        Activate(effect=Move(removed, HAND)),
    )
    ctx.source = add(g, card("Keeper", atk=1, defense=1), FIELD, 0, abilities=text)
    ctx.slots[1] = (add(g, card("Wolf", atk=1, defense=1), FIELD, 0),)
    other = add(g, card("Other"), REMOVED, 0)
    completely(g, Sequence((Move(Ref(1), REMOVED), Move(removed, HAND))), ctx)
    assert names(g, 0, HAND) == ["Wolf"] and g.table.objs[other].became == NOBODY


def test_put_into_standby_face_down() -> None:
    g, ctx = new_game()
    ctx.slots[1] = (add(g, card("Trap", "Chant"), HAND, 0),)
    completely(g, Standby(Ref(1), slot=2), ctx)
    o = g.table.objs[g.work.ctxs[ctx.id].slots[2][0]]
    assert o.zone == STANDBY and o.face_down


def test_shuffle_the_named_deck() -> None:
    g, ctx = new_game(decks=20)
    completely(g, Shuffle(Opponent()), ctx)
    assert names(g, 0, DECK) == [f"Deck 0{n}" for n in range(20)]
    assert names(g, 1, DECK) != [f"Deck 1{n}" for n in range(20)]
    add(g, card("Stone", "Magic Stone"), STONE_DECK, 0)
    completely(g, Shuffle(You(), STONE_DECK), ctx)
    assert names(g, 0, STONE_DECK) == ["Stone"]


def test_several_choices_in_one_noun() -> None:
    g, ctx = new_game()
    mine = [add(g, card(f"Mine {n}", atk=1, defense=1), FIELD, 0) for n in range(2)]
    theirs = [add(g, card(f"Theirs {n}", atk=1, defense=1), FIELD, 1) for n in range(2)]
    noun = Both((Choose(resonators(MINE)), Choose(resonators(THEIRS), slot=3)))
    perform(g, Move(noun, HAND, slot=4), ctx)
    assert options(g) == mine
    pick(g, ref=mine[0])
    assert options(g) == theirs
    pick(g, ref=theirs[1])
    assert names(g, 0, HAND) == ["Mine 0"] and names(g, 1, HAND) == ["Theirs 1"]
    assert len(g.work.ctxs[ctx.id].slots[4]) == 2 and g.work.ctxs[ctx.id].slots[3] == (theirs[1],)


def test_a_named_card_in_ones_hand_need_not_be_shown_1014_2() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", atk=1, defense=1), HAND, 0)
    noun = Choose(Filter((OwnedBy(You()), NameIs("Wolf")), HAND))
    asked = perform(g, Move(noun, FIELD), ctx)
    assert asked is not None and [o.kind for o in asked.options] == ["card", "done"]
    pick(g, "done")
    assert g.table.objs[wolf].became == NOBODY
    g.edit(wolf).revealed = True  # everybody sees it: it must be chosen
    completely(g, Move(noun, FIELD), ctx)
    assert g.table.objs[wolf].became >= 0


def test_random_choice_asks_nobody() -> None:
    g, ctx = new_game()
    for n in range(4):
        add(g, card(f"Card {n}"), HAND, 1)
    completely(g, Discard(Choose(hand_of(Opponent()), least=Num(2), at_random=True), Opponent()), ctx)
    assert len(names(g, 1, HAND)) == 2


def test_different_names() -> None:
    g, ctx = new_game()
    cards = [add(g, card(n, atk=1, defense=1), FIELD, 0) for n in ("A", "A", "B")]
    perform(
        g,
        Destroy(Choose(Filter((TypeIs(RESONATOR),)), Num(0), Num(2), together=Together("different", "name"))),
        ctx,
    )
    pick(g, ref=cards[0])
    assert options(g) == [cards[2]]
    pick(g, "done")
    assert names(g, 0, GRAVEYARD) == ["A"]


def test_any_number() -> None:
    g, ctx = new_game()
    cards = [add(g, card(n, atk=1, defense=1), FIELD, 0) for n in "ABC"]
    perform(g, Destroy(Choose(resonators(), Num(0), unbounded=True)), ctx)
    pick(g, ref=cards[2])
    pick(g, ref=cards[0])
    pick(g, "done")
    assert sorted(names(g, 0, GRAVEYARD)) == ["A", "C"]


def test_cards_that_change_places_in_their_deck_do_not_move() -> None:
    g, ctx = new_game()
    top = g.zone(0, DECK)[:2]
    perform(g, Move(TopCards(Num(2), You()), DECK, "bottom", order="any order", slot=1), ctx)
    pick(g, ref=top[1])
    assert g.zone(0, DECK)[-2:] == (top[1], top[0]) and g.work.ctxs[ctx.id].slots[1] == (top[1], top[0])
    assert not [e for e in g.memory.happened if e.kind == MOVED]


@pytest.mark.parametrize(("where", "expected"), [("top", ["A", "Deck 00"]), ("bottom", ["Deck 00", "A"])])
def test_on_the_top_or_the_bottom(where: str, expected: list[str]) -> None:
    g, ctx = new_game(decks=1)
    ctx.slots[1] = (add(g, card("A"), GRAVEYARD, 0),)
    perform(g, Move(Ref(1), DECK, "top or bottom"), ctx)
    word(g, where)
    assert names(g, 0, DECK) == expected


def test_a_card_put_into_the_field_is_added_to_nothing() -> None:
    g, ctx = new_game()
    ctx.slots[1] = (add(g, card("Wolf", atk=1, defense=1), GRAVEYARD, 0),)
    completely(g, Move(Ref(1), FIELD, slot=2), ctx)
    assert g.table.objs[g.work.ctxs[ctx.id].slots[2][0]].host == NOBODY


def test_all_but_one_of_each_name() -> None:
    g, ctx = new_game()
    cards = [add(g, card(n, atk=1, defense=1), FIELD, 0) for n in ("A", "A", "A", "B")]
    asked = perform(g, Banish(AllButOne(resonators(MINE))), ctx)
    assert asked is not None and asked.player == 0 and options(g) == cards[:3]
    pick(g, ref=cards[1])
    assert g.table.objs[cards[1]].became == NOBODY and g.table.objs[cards[3]].became == NOBODY
    assert names(g, 0, GRAVEYARD) == ["A", "A"]


def test_one_of_them_wherever_they_are() -> None:
    g, ctx = new_game()
    cards = [add(g, card(n), REMOVED, 0) for n in "AB"]
    ctx.slots[1] = tuple(cards)
    perform(g, Move(Choose(Filter((IsOneOf(Ref(1)),))), HAND), ctx)
    pick(g, ref=cards[1])
    assert names(g, 0, HAND) == ["B"]


def test_a_player_discards_fitting_cards_of_their_own_hand() -> None:
    g, ctx = new_game()
    for player in (0, 1):
        add(g, card(f"Wolf {player}", atk=1, defense=1), HAND, player)
    completely(g, Discard(All(Filter((TypeIs(RESONATOR),), HAND)), Opponent()), ctx)
    assert names(g, 0, HAND) == ["Wolf 0"] and names(g, 1, HAND) == []
