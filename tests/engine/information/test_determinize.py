"""Games resampled to what a player may believe: the same view, the same log, other hidden cards."""

from __future__ import annotations

import json

import pytest

from engine.build import add, card, make_state
from willpower.abilities.symbols import (
    CHANT,
    DECK,
    EXTRA_DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    LIFEBREAK,
    LIGHT,
    MAGIC_STONE,
    REMOVED,
    RULER_AREA,
    RUNE,
    RUNES,
    STANDBY,
    STONE_DECK,
)
from willpower.cards.bundled import bundled_decks
from willpower.engine.change.actions import perform_shuffle
from willpower.engine.change.triggers import emit
from willpower.engine.change.zones import MoveItem, perform_moves
from willpower.engine.core.decisions import Decision, Option
from willpower.engine.core.events import DID, REVEALED
from willpower.engine.core.happenings import event_of
from willpower.engine.core.ids import NOBODY
from willpower.engine.core.prng import below, seeded
from willpower.engine.core.state import State, Waiting
from willpower.engine.game import Game
from willpower.engine.information.determinize import determinize
from willpower.engine.information.log import entries_for
from willpower.engine.information.view import view
from willpower.engine.storage.save import load_state, save_state, state_hash

SEEDS = range(20)


def beast(n: int) -> dict[str, object]:
    return card(f"Beast {n}", atk=100 * (n + 1), defense=100)


def hidden_game() -> State:
    """Both players with a hand, a standby area and decks of different cards."""
    g = make_state()
    for player in (0, 1):
        for zone, n in ((HAND, 3), (STANDBY, 2), (DECK, 12), (LIFEBREAK, 2), (EXTRA_DECK, 2), (RUNES, 2)):
            for _ in range(n):
                add(g, beast(len(g.table.objs)), zone, player)
        for _ in range(5):
            add(g, card(f"Stone {len(g.table.objs)}", "Magic Stone"), STONE_DECK, player)
    return g


def names(g: State, player: int, zone: int) -> list[str]:
    return [g.table.objs[i].base.names[0] for i in g.zone(player, zone)]


def looks_the_same(g: State, player: int, made: State) -> None:
    assert view(made, player) == view(g, player)
    assert entries_for(made, player) == entries_for(g, player)


def varied(g: State, of: int, zone: int, player: int = 0) -> bool:
    """Whether resampling for player 0 changes a zone at all."""
    return len({tuple(names(determinize(g, player, seed), of, zone)) for seed in SEEDS}) > 3


def test_what_the_player_cannot_see_is_resampled() -> None:
    g = hidden_game()
    for zone in (HAND, STANDBY, DECK, STONE_DECK, LIFEBREAK):
        assert varied(g, 1, zone)
    for zone in (DECK, STONE_DECK, LIFEBREAK):
        assert varied(g, 0, zone)
    for seed in SEEDS:
        looks_the_same(g, 0, determinize(g, 0, seed))


def test_what_the_player_sees_stays() -> None:
    g = hidden_game()
    for seed in SEEDS:
        made = determinize(g, 0, seed)
        for zone in (HAND, STANDBY, EXTRA_DECK, RUNES):
            assert names(made, 0, zone) == names(g, 0, zone)


@pytest.mark.clause("314.2", "315.2")
def test_hidden_runes_and_stories_are_resampled() -> None:
    """Other cards that could be there take their place; what was shown stays, no name comes twice."""
    g = make_state()
    for player in (0, 1):
        add(g, card("King", "Ruler", attribute="W"), RULER_AREA, player)
        for n in range(3):
            add(g, card(f"Rune {n}", "Rune", attribute="W"), RUNES, player)
            add(g, card(f"Tale {n}", "Chant", race=["Story"]), EXTRA_DECK, player)
    g.edit(g.zone(1, RUNES)[0]).revealed = True
    emit(g, event_of(REVEALED, "1005.1", g.zone(1, RUNES)[0], player=1))
    assert varied(g, 1, RUNES) and varied(g, 1, EXTRA_DECK)
    for seed in SEEDS:
        made = determinize(g, 0, seed)
        looks_the_same(g, 0, made)
        runes = names(made, 1, RUNES)
        assert runes[0] == "Rune 0" and len(set(runes)) == 3
        for i in made.zone(1, RUNES):
            c = made.table.objs[i].chars
            assert c.types & RUNE and (c.types & CHANT or c.attributes & LIGHT)
        assert all(made.table.objs[i].chars.races == ("Story",) for i in made.zone(1, EXTRA_DECK))
        assert names(made, 0, RUNES) == names(g, 0, RUNES)
        assert view(load_state(save_state(made)), 0) == view(g, 0)


def test_every_card_stays_in_the_game_once() -> None:
    g = hidden_game()
    for seed in SEEDS:
        made = determinize(g, 1, seed)
        for player in (0, 1):
            places = (HAND, STANDBY, DECK, LIFEBREAK, STONE_DECK)
            before = [n for zone in places for n in names(g, player, zone)]
            after = [n for zone in places for n in names(made, player, zone)]
            assert sorted(before) == sorted(after) and len(set(after)) == len(after)
            assert sorted(names(made, player, STONE_DECK)) == sorted(names(g, player, STONE_DECK))
        alive = [o.serial for o in made.table.objs if o.became == NOBODY]
        assert len(alive) == len(set(alive))
        assert load_state(save_state(made)) is not None


@pytest.mark.clause("303.2b")
def test_stones_change_places_with_stones_only() -> None:
    g = hidden_game()
    add(g, card("Fire Magic Stone", "Magic Stone"), STANDBY, 1)
    for seed in SEEDS:
        made = determinize(g, 0, seed)
        kinds = [bool(made.table.objs[i].base.types & MAGIC_STONE) for i in made.zone(1, STANDBY)]
        assert kinds == [False, False, True]
    assert varied(g, 1, STANDBY)


def test_the_same_seed_gives_the_same_game_and_the_original_stays() -> None:
    g = hidden_game()
    before = state_hash(g)
    first = state_hash(determinize(g, 0, 5))
    assert first == state_hash(determinize(g, 0, 5))
    assert first not in (before, state_hash(determinize(g, 0, 6)), state_hash(determinize(g, 1, 5)))
    assert state_hash(g) == before


def test_chance_starts_anew() -> None:
    g = hidden_game()
    g.work.rng = 42
    g.work.dice = (6, 6)
    made = determinize(g, 0, 1)
    assert made.work.rng != 42 and made.work.dice == ()
    assert determinize(g, 0, 2).work.rng != made.work.rng


def test_known_cards_stay_where_they_are() -> None:
    g = hidden_game()
    returned = add(g, beast(100), FIELD, 1)
    perform_moves(g, (MoveItem(returned, HAND, "returned", "302.5", player=1),))
    top, second = g.zone(0, DECK)[0], g.zone(1, DECK)[1]
    g.memory.log_chunk.append(event_of(DID, "1034.1", top, player=0, word="look"))
    g.memory.log_chunk.append(event_of(REVEALED, "1005.1", second, player=1, origin=DECK))
    for seed in SEEDS:
        made = determinize(g, 0, seed)
        looks_the_same(g, 0, made)
        assert names(made, 1, HAND)[3] == "Beast 100"
        assert names(made, 0, DECK)[0] == names(g, 0, DECK)[0]
        assert names(made, 1, DECK)[1] == names(g, 1, DECK)[1]
    assert varied(g, 1, HAND) and varied(g, 0, DECK)
    # The other player saw the revealed card only.
    assert len({names(determinize(g, 1, seed), 0, DECK)[0] for seed in SEEDS}) > 1


def test_a_forgotten_card_can_be_elsewhere_and_the_log_stays() -> None:
    g = hidden_game()
    buried = add(g, beast(100), GRAVEYARD, 1)
    perform_moves(g, (MoveItem(buried, DECK, "put", "302.5", player=1),))
    g.memory.log_chunk.append(event_of(DID, "302.2", g.zone(1, DECK)[0], player=0, word="look"))
    perform_shuffle(g, 1, DECK)
    places = set()
    for seed in range(60):
        made = determinize(g, 0, seed)
        looks_the_same(g, 0, made)
        places.add(
            next(zone for zone in (HAND, STANDBY, DECK, LIFEBREAK) if "Beast 100" in names(made, 1, zone))
        )
        gone = made.table.objs[buried]
        assert made.table.objs[gone.became].base.names == (
            "Beast 100",
        )  # 911.1: what became of it is the same card
    assert len(places) >= 3


def test_a_card_removed_face_down_is_resampled() -> None:
    g = hidden_game()
    perform_moves(g, (MoveItem(g.zone(1, HAND)[0], REMOVED, "removed", "311.2a", face_down=True, player=1),))
    assert varied(g, 1, REMOVED)
    assert not varied(g, 1, REMOVED, player=1)


def test_what_suspended_work_names_stays() -> None:
    g = hidden_game()
    chosen, waits = g.zone(1, HAND)[0], g.zone(1, STANDBY)[1]
    options = tuple(
        Option("card", i, name=g.table.objs[i].base.names[0]) for i in (chosen, g.zone(1, HAND)[1])
    )
    g.work.pending = Decision(1, "cards", options, "1019.1")
    waiting = Waiting()
    waiting.source = waits
    g.work.reveals = (waiting,)
    for seed in SEEDS:
        made = determinize(g, 0, seed)
        looks_the_same(g, 0, made)
        assert names(made, 1, HAND)[:2] == names(g, 1, HAND)[:2]
        assert names(made, 1, STANDBY)[1] == names(g, 1, STANDBY)[1]
    assert len({names(determinize(g, 0, seed), 1, HAND)[2] for seed in SEEDS}) > 3


def test_the_game_to_go_back_to_is_resampled_alike() -> None:
    g = hidden_game()
    g.work.snapshot = g.clone()
    for seed in SEEDS:
        made = determinize(g, 0, seed)
        assert made.work.snapshot is not None
        for player in (0, 1):
            for zone in (HAND, STANDBY, DECK, STONE_DECK, LIFEBREAK):
                assert names(made.work.snapshot, player, zone) == names(made, player, zone)
        assert made.work.snapshot.work.rng == made.work.rng
    assert g.work.snapshot.work.rng == 0


def test_random_games_look_the_same_and_go_on() -> None:
    game = Game.new(*list(bundled_decks().values())[:2], seed=31)
    rng = seeded(31)
    n = 0
    different = 0
    while game.decision is not None:
        if n % 30 == 0:
            for seat in (0, 1):
                made = game.determinize(seat, n)
                assert json.dumps(made.view(seat)) == json.dumps(game.view(seat))
                assert made.log_for(seat) == game.log_for(seat)
                assert repr(made.decision) == repr(game.decision)
                different += made.hash() != game.hash()
                for _ in range(15):
                    if made.decision is None:
                        break
                    rng, pick = below(rng, len(made.decision.options))
                    made.apply(pick)
        n += 1
        rng, pick = below(rng, len(game.decision.options))
        game.apply(pick)
    assert different > 20


def test_somebody_must_be_looking() -> None:
    with pytest.raises(ValueError, match="no player 2"):
        determinize(make_state(), 2, 0)
