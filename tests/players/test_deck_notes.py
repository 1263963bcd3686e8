"""What games tell about the cards of a deck."""

from willpower.cards.bundled import bundled_decks
from willpower.players.deck_notes import DeckNotes, Noted, Side, play_noted, wilson
from willpower.players.matchups import play_pairing

NAMES = ("kiln", "antlerwood")


def noted() -> list[Noted]:
    decks = bundled_decks()
    return play_noted(NAMES, (decks["kiln"], decks["antlerwood"]), [0, 1], player="random")


def test_noted_games_are_those_of_matchups() -> None:
    decks = bundled_decks()
    ends = play_pairing(NAMES, (decks["kiln"], decks["antlerwood"]), [0, 1], player="random")
    assert "".join([game.end for game in noted()]) == ends


def test_each_side_has_cards_of_its_deck() -> None:
    decks = bundled_decks()
    for game in noted():
        for name, side in zip(NAMES, game.sides, strict=True):
            own = {card.faces[0].name for card in decks[name].main}
            assert 1 <= len(side.opening) <= 5
            assert side.opening <= side.drawn
            assert side.opening <= own
            assert side.played & own
            assert game.turn > 0


def test_rates_are_those_of_the_games_with_the_card() -> None:
    notes = DeckNotes()
    with_a = Side(frozenset("A"), frozenset("AB"), frozenset("A"))
    without = Side(frozenset("B"), frozenset("B"), frozenset())
    notes.add(with_a, 1.0, 7)
    notes.add(with_a, 0.0, 9)
    notes.add(without, 0.5, 11)
    told = notes.as_dict(bundled_decks()["kiln"])
    a, b = told["cards"]
    assert (a["name"], a["opening"]["games"], a["opening"]["rate"]) == ("A", 2, 0.5)
    assert (b["drawn"]["games"], b["drawn"]["rate"]) == (3, 0.5)
    assert b["played"] == {"games": 0, "rate": None, "low": 0.0, "high": 1.0}
    assert told["won_in_turn"] == {"7": 1}
    assert sum(told["curve"].values()) == len(bundled_decks()["kiln"].main)


def test_intervals_hold_the_rate_and_narrow() -> None:
    few, many = wilson(6, 10), wilson(600, 1000)
    assert few[0] < many[0] < 0.6 < many[1] < few[1]
    assert wilson(0, 0) == (0.0, 1.0)
