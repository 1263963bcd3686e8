"""Setting up the game (403)."""

from __future__ import annotations

import pytest

from engine.decks import card, deck, fillers, fresh, give, keep, names, stone, written
from willpower.abilities.ability import Ability, Continuous, Keyword
from willpower.abilities.effects import GainLife
from willpower.abilities.quantities import Num
from willpower.abilities.statics import StartsGame
from willpower.abilities.symbols import (
    DECK,
    FIRE,
    HAND,
    ITEMS,
    LIFEBREAK,
    RULER_AREA,
    RUNES,
    STONE_DECK,
    WATER,
)
from willpower.cards.deck import Deck
from willpower.engine.core.errors import IllegalDeck
from willpower.engine.procedures import setup
from willpower.engine.procedures.running import run
from willpower.rules.edition import EDITIONS


def numbered(n: int, prefix: str = "Card") -> Deck:
    """A deck whose cards can be told apart."""
    return deck(main=tuple([card(f"{prefix} {i}", cost="{9}", atk=1, defense=1) for i in range(n)]))


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[Ability, ...]]:
    """Abilities by the name of the card that has them."""
    found: dict[str, tuple[Ability, ...]] = {}

    def define(printed: object, allow_partial: bool = False, rules: object = None) -> object:
        return written(found, printed)  # type: ignore[arg-type]

    monkeypatch.setattr(setup, "define", define)
    return found


def test_an_illegal_deck_is_refused_with_every_reason() -> None:
    with pytest.raises(IllegalDeck) as caught:
        fresh(deck(main=fillers(39), stones=(stone(),)))
    assert [clause for clause, _ in caught.value.violations] == ["402.3a", "402.4a"]
    fresh(deck(main=fillers(39)), check=False)


@pytest.mark.clause("403.1", "403.2", "403.3")
def test_where_everything_lies() -> None:
    runes = (card("Sign", "Rune", attribute="R"),)
    g = fresh(deck(runes=runes))
    run(g)
    assert names(g, 0, RULER_AREA) == ["Old King"]
    assert names(g, 0, RUNES) == ["Sign"] and g.table.objs[g.table.players[0].zones[RUNES][0]].face_down
    assert [len(g.table.players[n].zones[DECK]) for n in (0, 1)] == [35, 35]
    assert [len(g.table.players[n].zones[STONE_DECK]) for n in (0, 1)] == [10, 10]
    assert [len(g.table.players[n].zones[HAND]) for n in (0, 1)] == [5, 5]
    assert [g.table.players[n].life for n in (0, 1)] == [4000, 4000]
    assert [g.table.players[n].max_hand for n in (0, 1)] == [7, 7]
    order = [e.clause for e in g.events()]
    assert order.index("403.1") < order.index("403.2") < order.index("403.3") < order.index("403.4")
    assert order.index("403.4") < order.index("403.5")


@pytest.mark.clause("403.2")
def test_decks_are_shuffled_by_the_seed() -> None:
    piles = []
    for seed in (1, 1, 2):
        g = fresh(numbered(40), seed=seed)
        run(g)
        piles.append(names(g, 0, HAND) + names(g, 0, DECK))
    assert piles[0] == piles[1] != piles[2]
    assert sorted(piles[0]) == sorted(piles[2])
    assert piles[0] != [f"Card {i}" for i in range(40)]
    g = fresh(numbered(40), shuffle=False)
    run(g)
    assert names(g, 0, HAND) == [f"Card {i}" for i in range(5)]


@pytest.mark.clause("403.4", "403.6")
def test_chance_picks_the_first_player() -> None:
    firsts = set()
    for seed in range(12):
        g = fresh(seed=seed)
        run(g)
        keep(g)
        assert g.turn.player == g.turn.first_player and g.turn.number == 1
        firsts.add(g.turn.first_player)
    assert firsts == {0, 1}
    g = fresh(first=1)
    run(g)
    assert g.turn.first_player == 1


def test_in_older_editions_a_player_drawn_by_lot_chooses() -> None:
    for wanted in (0, 1):
        g = fresh(name="5.12 Bifrost")
        run(g)
        assert g.work.pending is not None and g.work.pending.kind == "first"
        drawn = g.work.pending.player
        assert g.table.players[drawn].zones[HAND] == ()
        give(g, g.work.pending.options[wanted])
        assert g.turn.first_player == (drawn if wanted == 0 else 1 - drawn)
        assert len(g.table.players[drawn].zones[HAND]) == 5


@pytest.mark.clause("403.5")
def test_both_choose_before_either_changes() -> None:
    g = fresh(numbered(40), numbered(40), first=1, shuffle=False)
    run(g)
    assert g.work.pending is not None and (g.work.pending.kind, g.work.pending.player) == ("exchange", 1)
    hand = g.table.players[1].zones[HAND]
    assert [o.ref for o in g.work.pending.options] == [*hand, -9]
    give(g, g.work.pending.options[3])
    assert [o.ref for o in g.work.pending.options] == [hand[0], hand[1], hand[2], hand[4], -9]
    give(g, g.work.pending.options[1])
    assert g.table.players[1].zones[HAND] == hand
    give(g, g.work.pending.options[-1])
    assert g.work.pending.player == 0 and g.table.players[1].zones[HAND] == hand
    give(g, g.work.pending.options[0])
    give(g, g.work.pending.options[-1])
    assert sorted(names(g, 1, HAND)) == sorted(["Card 0", "Card 2", "Card 4", "Card 5", "Card 6"])
    assert names(g, 1, DECK)[-2:] == ["Card 3", "Card 1"]  # in the order they were picked
    assert names(g, 0, DECK)[-1] == "Card 0" and len(names(g, 0, HAND)) == 5


@pytest.mark.clause("403.5")
def test_all_five_can_be_changed() -> None:
    g = fresh(numbered(40), first=0, shuffle=False)
    run(g)
    for _ in range(5):
        assert g.work.pending is not None
        give(g, g.work.pending.options[0])
    assert g.work.pending is not None and g.work.pending.player == 1
    keep(g)
    assert names(g, 0, DECK)[-5:] == [f"Card {i}" for i in range(5)]
    assert sorted(names(g, 0, HAND)) == [f"Card {i}" for i in range(5, 10)]


def test_in_the_oldest_edition_one_changes_after_the_other() -> None:
    g = fresh(numbered(40), numbered(40), "2.0", first=0, shuffle=False)
    run(g)
    assert g.work.pending is not None and [o.kind for o in g.work.pending.options] == ["yes", "no"]
    give(g, g.work.pending.options[0])
    assert g.work.pending.player == 1
    give(g, g.work.pending.options[1])
    assert g.work.pending.player == 0 and g.work.pending.kind == "exchange"
    assert g.table.objs[g.table.players[0].zones[RULER_AREA][0]].face_down
    give(g, g.work.pending.options[2])
    give(g, g.work.pending.options[-1])
    assert "Card 2" not in names(g, 0, HAND) and names(g, 0, LIFEBREAK) == [
        "Card 9",
        "Card 8",
        "Card 7",
        "Card 6",
    ]
    assert sorted(names(g, 1, HAND)) == [f"Card {i}" for i in range(5)]
    assert not g.table.objs[g.table.players[0].zones[RULER_AREA][0]].face_down


@pytest.mark.clause("1415.1c", "1415.2")
def test_lifebreak_areas_are_filled_after_the_hands_are_final() -> None:
    g = fresh(numbered(40), name="8.01 Valhalla", first=0, shuffle=False)
    run(g)
    assert LIFEBREAK not in g.table.players[0].zones
    keep(g)
    assert names(g, 0, LIFEBREAK) == ["Card 8", "Card 7", "Card 6", "Card 5"]
    assert names(g, 0, DECK)[0] == "Card 9"
    g = fresh(first=0)
    run(g)
    keep(g)
    assert LIFEBREAK not in g.table.players[0].zones


@pytest.mark.clause("1119.2", "1119.2b")
def test_only_the_second_player_gets_the_coin(texts: dict[str, tuple[Ability, ...]]) -> None:
    texts["Old King"] = (Keyword(keyword="energize", symbols=("{R}", "{U}")),)
    g = fresh(first=1)
    run(g)
    assert names(g, 1, ITEMS) == [] and names(g, 0, ITEMS) == ["Will Coin"]
    coin = g.table.objs[g.table.players[0].zones[ITEMS][0]]
    assert coin.chars.types == 0 and coin.controller == 0
    assert len(coin.chars.ab.activates) == 1
    assert coin.chars.ab.activates[0].zones == ITEMS
    ab = coin.chars.ab
    assert ab.will_mask & (FIRE | WATER) == FIRE | WATER or ab.will_others


@pytest.mark.clause("1122.2a")
def test_a_ruler_starts_with_its_mana(texts: dict[str, tuple[Ability, ...]]) -> None:
    texts["Old King"] = (Keyword(keyword="mana", number=Num(3)),)
    g = fresh()
    run(g)
    for n in (0, 1):
        assert g.table.objs[g.table.players[n].zones[RULER_AREA][0]].counters == {"mana": 3}


def test_what_texts_say_about_the_beginning_happens(texts: dict[str, tuple[Ability, ...]]) -> None:
    texts["Old King"] = (Continuous(effects=(StartsGame(GainLife(Num(500))),)),)
    g = fresh(b=deck(ruler=card("Plain King", "Ruler")), first=0)
    run(g)
    assert g.table.players[0].life == 4000
    keep(g)
    assert (g.table.players[0].life, g.table.players[1].life) == (4500, 4000)


@pytest.mark.parametrize("name", EDITIONS)
def test_every_edition_reaches_its_first_turn(name: str) -> None:
    g = fresh(name=name)
    run(g)
    keep(g)
    assert g.turn.number == 1 and g.turn.phase
    for p in g.table.players:
        assert len(p.zones[HAND]) == 5 and len(p.zones[RULER_AREA]) == 1
