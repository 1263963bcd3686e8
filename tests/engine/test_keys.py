"""Keys of positions: kept sums come to what is worked out from nothing, and tell what a seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from willpower.abilities.symbols import DECK, FIELD, GRAVEYARD, HAND
from willpower.cards.bundled import modern_decks
from willpower.engine import Game
from willpower.engine.core.ids import BOTH_PLAYERS
from willpower.engine.core.objects import Obj
from willpower.engine.core.player import Player
from willpower.engine.core.will import Will
from willpower.engine.values.knowledge import knowledge

DECKS = list(modern_decks().values())


def states(seed: int) -> Iterator[Game]:
    """Every decision of a random game."""
    game = Game.new(DECKS[seed % 8], DECKS[(seed * 3 + 1) % 8], seed=seed)
    chance = seed + 1
    while not game.over:
        yield game
        assert game.decision is not None
        chance = chance * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
        game.apply((chance >> 33) % len(game.decision.options))
    yield game


def from_nothing(game: Game, seat: int) -> object:
    """The key of a game of which nothing that was worked out before is kept."""
    other = Game.load(game.save())
    g = other.state
    g.derived.learned = None
    for definition in g.definitions:
        definition.sign = 0
        for face in definition.faces:
            face.sign = face.ab.sign = 0
    for o in g.table.objs:
        o.sign = o.chars.sign = o.base.sign = o.chars.ab.sign = o.base.ab.sign = 0
    return other.key(seat)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_kept_comes_to_the_same_as_working_it_out_anew(seed: int) -> None:
    """Over whole games, asked at each decision and in clones that go on for themselves."""
    for n, game in enumerate(states(seed)):
        keys = [game.key(seat) for seat in BOTH_PLAYERS]
        if n % 29 == 0:
            assert keys == [from_nothing(game, seat) for seat in BOTH_PLAYERS], n
        if n % 37 == 0 and not game.over:
            clone = game.clone()
            clone.apply(0)
            assert [clone.key(seat) for seat in BOTH_PLAYERS] == [
                from_nothing(clone, seat) for seat in BOTH_PLAYERS
            ], n
            assert [game.key(seat) for seat in BOTH_PLAYERS] == keys


def test_a_key_tells_nothing_that_the_seat_does_not_know() -> None:
    """Whoever is asked: in all worlds that a seat can imagine its key is the same."""
    seen = 0
    for seed in range(4):
        for n, game in enumerate(states(seed)):
            if n % 16 == seed and not game.over:
                for seat in BOTH_PLAYERS:
                    keys = {world.key(seat) for world in game.imagine_many(seat, 2, n)}
                    assert keys == {game.key(seat)}
                    seen += 1
    assert seen > 60


def _rest(o: Obj, p: Player) -> None:
    o.rested = not o.rested


def _damage(o: Obj, p: Player) -> None:
    o.damage += 100


def _counters(o: Obj, p: Player) -> None:
    o.counters = {**(o.counters or {}), "some": 1}


def _marks(o: Obj, p: Player) -> None:
    o.marks ^= 16


def _uses(o: Obj, p: Player) -> None:
    o.used = {-7: 1}


def _life(o: Obj, p: Player) -> None:
    p.life -= 100


def _judged(o: Obj, p: Player) -> None:
    p.judged = not p.judged


def _will(o: Obj, p: Player) -> None:
    p.will = (*p.will, Will(1))


Change = Callable[[Obj, Player], None]
CHANGES: list[Change] = [_rest, _damage, _counters, _marks, _uses, _life, _judged, _will]


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_to_be_seen_makes_another_key(change: Change) -> None:
    """For both players, as soon as it has changed."""
    seen = 0
    for n, game in enumerate(states(3)):
        if n % 20 or not game.state.table.field:
            continue
        before = [game.key(seat) for seat in BOTH_PLAYERS]
        other = game.clone()
        g = other.state
        change(g.edit(g.table.field[-1]), g.edit_player(BOTH_PLAYERS[1]))
        for seat in BOTH_PLAYERS:
            assert other.key(seat) != before[seat]
            assert game.key(seat) == before[seat]
        seen += 1
    assert seen > 5


def test_what_is_done_to_a_card_that_lies_still_makes_another_key() -> None:
    """In a graveyard, or in the own hand, where sums are kept from one question to the next."""
    seen = {GRAVEYARD: 0, HAND: 0}
    for n, game in enumerate(states(7)):
        if n % 10:
            continue
        for player in BOTH_PLAYERS:
            for zone in seen:
                for ref in game.state.table.players[player].zones[zone][-1:]:
                    other = game.clone()
                    assert other.key(player) == game.key(player)
                    for number in (1, 2):
                        before = other.key(player)
                        other.state.edit(ref).counters = {"some": number}
                        assert other.key(player) != before
                    assert other.key(player) != game.key(player)
                    seen[zone] += 1
    assert min(seen.values()) > 10


def test_a_revealed_card_counts_while_it_lies_so() -> None:
    seen = 0
    for n, game in enumerate(states(2)):
        if n % 10 == 0:
            for seat in BOTH_PLAYERS:
                for ref in game.state.table.players[1 - seat].zones[HAND][:1]:
                    if knowledge(game.state).sees(ref, seat):
                        continue
                    other = game.clone()
                    before = other.key(seat)
                    other.state.edit(ref).revealed = True
                    assert other.key(seat) != before
                    other.state.edit(ref).revealed = False
                    assert other.key(seat) == before
                    seen += 1
    assert seen > 10


def test_a_hidden_card_counts_for_who_knows_it() -> None:
    """A card in a hand or deck is part of the key of who sees or knows it, and of nobody else's."""
    known = hidden = 0
    for seed in range(6):
        for n, game in enumerate(states(seed)):
            if n % 10:
                continue
            for player in BOTH_PLAYERS:
                for zone in (HAND, DECK):
                    for ref in game.state.table.players[player].zones[zone][:2]:
                        other = game.clone()
                        g = other.state
                        o = g.edit(ref)
                        another = (o.definition + 1) % len(g.definitions)
                        if g.definitions[another].key == g.definitions[o.definition].key:
                            continue
                        before = knowledge(game.state)
                        o.definition = another
                        g.derived.learned = None
                        for seat in BOTH_PLAYERS:
                            sees = before.sees(ref, seat)
                            assert (other.key(seat) != game.key(seat)) == sees
                            known, hidden = known + sees, hidden + (not sees)
    assert known > 50 and hidden > 50


def test_the_order_of_cards_that_lie_side_by_side_does_not_matter() -> None:
    for n, game in enumerate(states(5)):
        if n % 10 == 0 and len(game.state.table.field) > 1:
            other = game.clone()
            field = other.state.table.field
            other.state.table.field = (*field[1:], field[0])
            assert other.state.table.objs[field[0]].zone == FIELD
            for seat in BOTH_PLAYERS:
                assert other.key(seat) == game.key(seat)
