"""317: cards out of the game."""

from __future__ import annotations

from dataclasses import replace

from conformance_kit import clause
from engine.decks import card, deck, fillers, fresh, give, keep, names
from willpower.abilities.symbols import FIELD, HAND, OUTSIDE, REMOVED
from willpower.cards.card import Card
from willpower.cards.deck import Deck
from willpower.engine.game import Game
from willpower.engine.procedures.running import run
from willpower.engine.replay import Replay, read_replay, write_replay

GATE = card(
    "Gate",
    cost="{0}",
    atk=100,
    defense=100,
    text=["[Enter] => You may put a resonator you own from outside the game into the field."],
)
VOID = card("Void", "Chant", cost="{0}", text=["Remove target resonator from the game."])
GIANT = card("Giant", cost="{5}", atk=900, defense=900)
SONG = card("Song", "Chant", cost="{1}", text=["Draw a card."])


def with_side(main: tuple[Card, ...], side: tuple[Card, ...]) -> Deck:
    """A deck whose first cards are in the opening hand, and what its player owns beside it."""
    return replace(deck(main=(*main, *fillers(40)[len(main) :])), sideboard=side)


def begun(mine: Deck, theirs: Deck | None = None) -> Game:
    """A game at the main phase of the first turn of player 0, the decks not shuffled."""
    g = fresh(mine, theirs, first=0, shuffle=False)
    run(g)
    keep(g)
    game = Game(g)
    while g.turn.phase != "main":
        game.apply(next(o for o in game.decision.options if o.kind == "pass"))  # type: ignore[union-attr]
    return game


def choose(game: Game, kind: str, name: str = "") -> None:
    assert game.decision is not None
    found = [o for o in game.decision.options if o.kind == kind and name in ("", o.name)]
    give(game.state, found[0])


def offered(game: Game) -> list[str]:
    """The cards that can be chosen now."""
    assert game.decision is not None
    return [o.name for o in game.decision.options if o.kind == "card"]


def entered(game: Game) -> None:
    """The gate is played, and its ability used."""
    choose(game, "play", "Gate")
    for _ in range(12):
        assert game.decision is not None
        if game.decision.kind != "priority":
            break
        choose(game, "pass")
    if game.decision is not None and game.decision.kind == "may":
        choose(game, "yes")


@clause("317.1a", "317.1b")
def test_what_a_player_brought_beside_the_deck_is_out_of_the_game() -> None:
    game = begun(with_side((GATE, SONG), (GIANT, SONG)))
    g = game.state
    assert names(g, 0, OUTSIDE) == ["Giant", "Song"]
    entered(game)
    if game.decision is not None and offered(game):  # a single card is taken silently
        assert offered(game) == ["Giant"]
        choose(game, "card", "Giant")
    assert [g.table.objs[i].base.names[0] for i in g.table.field] == ["Gate", "Giant"]
    assert names(g, 0, OUTSIDE) == ["Song"]


@clause("317.1a", "317.1b")
def test_removed_cards_are_out_of_the_game_too_but_no_others_are() -> None:
    game = begun(with_side((GATE, VOID, card("Rat", cost="{0}", atk=100, defense=100)), (GIANT,)))
    g = game.state
    choose(game, "play", "Rat")
    while not names_in_field(game):
        choose(game, "pass")
    choose(game, "play", "Void")
    while not names(g, 0, REMOVED):
        targeting = game.decision is not None and game.decision.kind == "target"
        choose(game, "card" if targeting else "pass", "Rat" if targeting else "")
    entered(game)
    assert sorted(offered(game)) == ["Giant", "Rat"]
    assert "Filler 0" in names(g, 0, HAND)


def names_in_field(game: Game) -> list[str]:
    g = game.state
    return [g.table.objs[i].base.names[0] for i in g.table.field if g.table.objs[i].zone == FIELD]


@clause("317.1b")
def test_only_the_owner_knows_and_uses_them() -> None:
    game = begun(with_side((GATE,), (GIANT,)), with_side((GATE,), (SONG,)))
    assert [c["name"] for c in game.view(0)["players"][0]["outside"]] == ["Giant"]
    assert "outside" not in game.view(0)["players"][1]
    assert "outside" not in game.view(None)["players"][0]


def test_a_replay_keeps_what_was_brought_along() -> None:
    mine = with_side((GATE,), (GIANT,))
    game = Game.new(mine, deck(), seed=4)
    told = Replay(mine, deck(), game.edition, 4)
    again = read_replay(write_replay(told))
    assert [c.name for c in again.decks[0].sideboard] == ["Giant"]
