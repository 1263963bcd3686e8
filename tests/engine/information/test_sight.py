"""What is kept from view to view changes nothing in what is seen."""

import msgspec
import pytest

import willpower as wp

DECKS = wp.bundled_decks()
PAIRS = [("kiln", "lantern-tide"), ("drowned-library", "salt-market"), ("antlerwood", "hollow-fen")]


def plain(views: object) -> bytes:
    return msgspec.json.encode(views)


def as_json(card: dict[str, object]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(card))


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("cloned", [False, True])
def test_what_was_seen_before_changes_no_view(pair: tuple[str, str], cloned: bool) -> None:
    game = wp.Game.new(DECKS[pair[0]], DECKS[pair[1]], seed=5)
    player = wp.RandomPlayer(7)
    cards, made = wp.Sight(), wp.Sight(as_json)
    kept = []
    for n in range(400):
        if game.decision is None:
            break
        fresh = plain(game.clone().views())
        assert plain(game.views(cards)) == fresh
        assert plain(game.views(made)) == fresh
        assert plain([game.view(seat) for seat in (0, 1, None)]) == fresh
        if n % 40 == 0:
            kept.append((game.clone(), fresh))
        if cloned:
            game = game.clone()
        game.apply(player.choose(wp.Seat(game, game.decision.player)))
    for earlier, fresh in reversed(kept):  # an undo goes back to what was
        assert plain(earlier.views(made)) == fresh


def test_a_card_that_stays_the_same_is_made_once() -> None:
    game = wp.Game.new(DECKS["kiln"], DECKS["kiln"], seed=5)
    made: list[object] = []

    def count(card: dict[str, object]) -> dict[str, object]:
        made.append(card["id"])
        return card

    sight = wp.Sight(count)
    game.views(sight)
    first = len(made)
    game.clone().views(sight)
    game.views(sight)
    assert first > 0 and len(made) == first
