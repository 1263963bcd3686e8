"""Instructions about cards not everybody sees: search, look, reveal, foresee, piles."""

from __future__ import annotations

from engine.build import add, card
from engine.executing import (
    MINE,
    completely,
    hand_of,
    names,
    new_game,
    number,
    options,
    perform,
    pick,
    resonators,
)
from engine.gating import standing
from willpower.abilities.effects import (
    ChooseCards,
    Discard,
    Foresee,
    LookAt,
    Move,
    Pick,
    Piles,
    Rearrange,
    Reveal,
    RevealUntil,
    Search,
    Sequence,
    Shuffle,
)
from willpower.abilities.nouns import (
    All,
    Choose,
    Filter,
    IsOneOf,
    NameHas,
    Opponent,
    Ref,
    TopCards,
    TypeIs,
    You,
)
from willpower.abilities.quantities import Num
from willpower.abilities.statics import Cannot
from willpower.abilities.symbols import CHANT, DECK, EXTRA_DECK, FIELD, GRAVEYARD, HAND, RESONATOR
from willpower.engine.core.events import DID, REVEALED
from willpower.engine.core.state import State


def looked(g: State) -> list[tuple[int, int]]:
    """Who was shown which card alone."""
    return [(e.player, e.subject) for e in g.memory.happened if e.kind == DID and e.word == "look"]


def test_search_finds_and_nothing_moves_yet() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", "Chant"), DECK, 0)
    add(g, card("Their Wolf", "Chant"), DECK, 1)
    chant = Filter((TypeIs(CHANT),))
    text = Sequence((Search(chant, DECK, slot=1), Reveal(Ref(1)), Move(Ref(1), HAND), Shuffle(You())))
    asked = perform(g, text, ctx)
    assert asked is not None and (asked.player, asked.kind, asked.clause) == (0, "cards", "1014.2")
    assert options(g) == [wolf] and names(g, 0, HAND) == []
    pick(g, ref=wolf)
    assert names(g, 0, HAND) == ["Wolf"]
    assert [e.subject for e in g.memory.happened if e.kind == REVEALED] == [wolf]
    assert [e.player for e in g.memory.happened if e.kind == DID and e.word == "search"] == [0]


def test_a_search_for_something_specific_may_fail_1014_2() -> None:
    g, ctx = new_game()
    add(g, card("Wolf", "Chant"), DECK, 0)
    perform(g, Search(Filter((TypeIs(CHANT),)), DECK, slot=1), ctx)
    pick(g, "done")
    assert g.work.ctxs[ctx.id].slots[1] == () and not g.work.ctxs[ctx.id].did[1]


def test_a_search_for_any_card_finds_one() -> None:
    g, ctx = new_game(decks=2)
    asked = perform(g, Search(Filter(), DECK, slot=1), ctx)
    assert asked is not None and [o.kind for o in asked.options] == ["card", "card"]
    pick(g, ref=options(g)[1])
    assert g.work.ctxs[ctx.id].numbers[1] == 1


def test_searching_is_forbidden_104_4() -> None:
    g, ctx = new_game()
    standing(g, Cannot(You(), "search"))
    completely(g, Search(Filter(), DECK, slot=1), ctx)
    assert not g.work.ctxs[ctx.id].did[1]


def test_looking_tells_one_player_only() -> None:
    g, ctx = new_game()
    top = g.zone(1, DECK)[:2]
    completely(g, LookAt(TopCards(Num(2), Opponent()), slot=1), ctx)
    assert looked(g) == [(0, top[0]), (0, top[1])] and g.work.ctxs[ctx.id].slots[1] == top
    assert not any(g.table.objs[i].revealed for i in top)


def test_a_revealed_card_is_hidden_again_at_the_end_1005_1() -> None:
    g, ctx = new_game()
    hand = [add(g, card(f"Card {n}"), HAND, 1) for n in range(2)]
    choice = Choose(hand_of(Opponent()), slot=2)
    asked = perform(
        g, Sequence((Reveal(All(hand_of(Opponent())), Opponent()), Discard(choice, Opponent()))), ctx
    )
    assert asked is not None and [g.table.objs[i].revealed for i in hand] == [True, True]
    pick(g, ref=hand[1])
    assert [g.table.objs[i].revealed for i in g.zone(1, HAND)] == [False]


def test_a_revealed_story_stays_revealed() -> None:
    g, ctx = new_game()
    story = add(g, card("Story", "Chant"), EXTRA_DECK, 0)
    ctx.slots[1] = (story,)
    completely(g, Reveal(Ref(1)), ctx)
    assert g.table.objs[story].revealed
    before = len(g.memory.happened)
    completely(g, Reveal(Ref(1)), ctx)  # 1005.2
    assert len(g.memory.happened) == before


def test_reveal_until_a_fitting_card() -> None:
    g, ctx = new_game(decks=2)
    add(g, card("Wolf", "Chant"), DECK, 0)
    add(g, card("Below"), DECK, 0)
    text = RevealUntil(Filter((TypeIs(CHANT),)), You(), slot=1, found=2)
    completely(g, Sequence((text, Move(Ref(2), HAND), Move(Ref(1), GRAVEYARD))), ctx)
    assert names(g, 0, HAND) == ["Wolf"]
    assert sorted(names(g, 0, GRAVEYARD)) == ["Deck 00", "Deck 01"] and names(g, 0, DECK) == ["Below"]


def test_pick_from_among_and_the_rest() -> None:
    g, ctx = new_game(decks=1)
    cards = [add(g, card(n, "Chant" if n == "B" else "Resonator"), DECK, 0) for n in "ABC"]
    among = Filter((IsOneOf(Ref(1)), TypeIs(RESONATOR)), DECK)
    text = Sequence(
        (
            LookAt(TopCards(Num(3), You()), slot=1),
            Pick(Choose(among, Num(0), Num(1)), slot=2, rest=3),
            Move(Ref(2), HAND),
            Move(Ref(3), DECK, "bottom", order="any order"),
        )
    )
    perform(g, text, ctx)
    top = g.work.ctxs[ctx.id].slots[1]
    assert [g.table.objs[i].base.names[0] for i in top] == ["Deck 00", "A", "B"]
    assert options(g) == [top[0], top[1]]
    pick(g, ref=cards[0])
    asked = g.work.pending
    assert asked is not None and asked.kind == "order"
    pick(g, ref=cards[1])
    assert names(g, 0, HAND) == ["A"] and names(g, 0, DECK) == ["C", "B", "Deck 00"]


def test_two_piles() -> None:
    g, ctx = new_game()
    wolves = [add(g, card(f"Wolf {n}", atk=1, defense=1), FIELD, 1) for n in range(3)]
    text = Sequence((Piles(All(resonators()), You(), Opponent(), 1, 2), Move(Ref(1), HAND)))
    asked = perform(g, text, ctx)
    assert asked is not None and asked.player == 1
    pick(g, ref=wolves[1])
    asked = pick(g, "done")
    assert asked is not None and (asked.player, asked.kind) == (0, "mode")
    number(g, 2)
    assert sorted(names(g, 1, HAND)) == ["Wolf 0", "Wolf 2"] and g.work.ctxs[ctx.id].slots[2] == (wolves[1],)


def test_foresee_1034_1() -> None:
    g, ctx = new_game()
    top = g.zone(0, DECK)[:3]
    asked = perform(g, Foresee(Num(3)), ctx)
    assert asked is not None and asked.kind == "cards" and [who for who, _ in looked(g)] == [0, 0, 0]
    pick(g, ref=top[2])
    asked = pick(g, "done")
    assert asked is not None and asked.kind == "order"
    pick(g, ref=top[1])
    assert names(g, 0, DECK) == ["Deck 02", "Deck 03", "Deck 04", "Deck 01", "Deck 00"]


def test_rearranging_the_top() -> None:
    g, ctx = new_game()
    top = g.zone(1, DECK)[:3]
    perform(g, Rearrange(TopCards(Num(3), Opponent())), ctx)
    assert g.work.pending is not None and g.work.pending.player == 0
    pick(g, ref=top[2])
    pick(g, ref=top[0])
    assert names(g, 1, DECK)[:4] == ["Deck 12", "Deck 10", "Deck 11", "Deck 13"]


def test_choosing_cards_for_later() -> None:
    g, ctx = new_game()
    wolves = [add(g, card(f"Wolf {n}", atk=1, defense=1), FIELD, 0) for n in range(2)]
    perform(g, ChooseCards(Choose(resonators(MINE, NameHas("Wolf"))), slot=1), ctx)
    pick(g, ref=wolves[1])
    assert g.work.ctxs[ctx.id].slots[1] == (wolves[1],)
