"""Random play with everything checked; `willpower soak` does the same for longer."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from willpower.abilities.symbols import DECK, HAND
from willpower.cards.bundled import bundled_decks
from willpower.cards.deck import Deck
from willpower.engine.core.decisions import Decision, Option
from willpower.engine.core.objects import Learned
from willpower.engine.core.state import State
from willpower.engine.game import Game
from willpower.engine.storage import invariants
from willpower.players import RandomPlayer, Seat
from willpower.players.soak import WINDOWS, Broken, Report, Trial, pair, soak

GAMES = 12


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game_holds_what_must_always_be_true(number: int) -> None:
    report = soak(two_decks(number), [number], seed=2, share=48)
    assert [(f.decision, f.what, f.where) for f in report.failures] == []
    assert report.unfinished == 0
    assert report.games == 1 and report.decisions > 20
    assert report.resamplings >= report.decisions
    assert report.options_tried >= report.decisions


def two_decks(number: int) -> dict[str, Deck]:
    """A deck and the next one of the bundled decks, others for every game."""
    names = list(bundled_decks())
    return {name: bundled_decks()[name] for name in (names + names)[number % len(names) :][:2]}


def test_every_deck_and_every_pair_of_two_is_played() -> None:
    decks = {name: deck for n in range(GAMES) for name, deck in two_decks(n).items()}
    assert decks == bundled_decks()
    assert {pair(["one", "two"], n) for n in range(4)} == {
        (a, b) for a in ("one", "two") for b in ("one", "two")
    }
    assert max(4, WINDOWS) <= GAMES


def test_a_short_series_has_every_deck_on_both_sides() -> None:
    names = [f"deck {n}" for n in range(7)]
    played = [pair(names, n) for n in range(7)]
    assert {a for a, _ in played} == {b for _, b in played} == set(names)
    assert {pair(names, n) for n in range(49)} == {(a, b) for a in names for b in names}
    assert pair(names, 49) == pair(names, 0)


def middle_of_a_game() -> Game:
    """A game in which somebody has priority and resonators are in the field."""
    decks = list(bundled_decks().values())
    game = Game.new(decks[0], decks[1], seed=3)
    player = RandomPlayer(3)
    while True:
        decision = game.decision
        assert decision is not None
        g = game.state
        if decision.kind == "priority" and [
            i for i in g.table.field if g.table.objs[i].chars.atk is not None
        ]:
            return game
        game.apply(player.choose(Seat(game, decision.player)))


# Ways in which a game could go wrong; each must be noticed.


def lose_a_card(g: State) -> None:
    p = g.edit_player(0)
    p.zones[HAND] = p.zones[HAND][1:]


def copy_a_card(g: State) -> None:
    p = g.edit_player(0)
    p.zones[DECK] = (*p.zones[DECK], p.zones[DECK][0])


def give_a_card_away(g: State) -> None:
    a, b = g.edit_player(0), g.edit_player(1)
    b.zones[DECK] = (*b.zones[DECK], a.zones[DECK][0])
    a.zones[DECK] = a.zones[DECK][1:]


def misplace_a_card(g: State) -> None:
    g.edit(g.table.players[0].zones[DECK][0]).zone = HAND


def double_a_card(g: State) -> None:
    zone = g.table.players[0].zones[DECK]
    g.edit(zone[0]).serial = g.table.objs[zone[1]].serial


def take_too_many_counters(g: State) -> None:
    g.edit(g.table.field[0]).counters = {"+100/+100": -1}


def heal_too_much(g: State) -> None:
    g.edit(g.table.field[0]).damage = -100


def rest_in_hand(g: State) -> None:
    g.edit(g.table.players[0].zones[DECK][0]).rested = True


def ask_nobody(g: State) -> None:
    g.work.pending = None


def waiting(g: State) -> Decision:
    assert g.work.pending is not None
    return g.work.pending


def offer_nothing(g: State) -> None:
    d = waiting(g)
    g.work.pending = d.citing(d.clause, d.options[:1])


def offer_twice(g: State) -> None:
    d = waiting(g)
    g.work.pending = d.citing(d.clause, (*d.options, d.options[0]))


def cite_nothing(g: State) -> None:
    d = waiting(g)
    g.work.pending = d.citing("999.9", d.options)


@pytest.mark.parametrize(
    "harm",
    [
        lose_a_card,
        copy_a_card,
        give_a_card_away,
        misplace_a_card,
        double_a_card,
        take_too_many_counters,
        heal_too_much,
        rest_in_hand,
        ask_nobody,
        offer_nothing,
        offer_twice,
        cite_nothing,
    ],
)
def test_what_goes_wrong_is_noticed(harm: Callable[[State], None]) -> None:
    g = middle_of_a_game().clone().state
    assert invariants.broken(g) == []
    harm(g)
    assert invariants.broken(g) != []


def test_a_stale_characteristic_is_noticed() -> None:
    g = middle_of_a_game().clone().state
    assert invariants.characteristics_hold(g) == []
    o = g.edit(next(i for i in g.table.field if g.table.objs[i].chars.atk is not None))
    o.chars = o.chars.copy()
    o.chars.atk = 12_345
    assert invariants.characteristics_hold(g) != []


def test_a_rule_process_left_undone_is_noticed() -> None:
    game = middle_of_a_game()
    g = game.clone().state
    assert invariants.settled(g) == []
    g.edit_player(0).life = 0
    assert invariants.settled(g) != []


def test_an_option_that_cannot_be_done_is_noticed() -> None:
    game = middle_of_a_game()
    d = game.decision
    assert d is not None
    game.state.work.pending = Decision(d.player, d.kind, (*d.options, Option("nonsense")), d.clause)
    trial = Trial(game, 1, 1, Report())
    with pytest.raises(AssertionError, match="nonsense"):
        trial.options(0)


def test_stale_knowledge_is_noticed() -> None:
    game = middle_of_a_game()
    game.view(0)
    g = game.clone().state
    assert invariants.knowledge_holds(g) == []
    kept = g.derived.learned
    assert kept is not None
    hidden = g.table.players[1].zones[HAND][0]
    known = (kept.known[0] | {hidden}, kept.known[1], kept.known[2])
    g.derived.learned = Learned(known, kept.ever, kept.down, kept.before, kept.events, kept.objects)
    assert invariants.knowledge_holds(g) != []


def test_a_view_that_shows_hidden_cards_is_noticed() -> None:
    class Leaky:
        """A game whose views tell the order of a deck."""

        def __init__(self, game: Game) -> None:
            self.game = game
            self.state = game.state

        def determinize(self, player: int, seed: int) -> "Leaky":
            return Leaky(self.game.determinize(player, seed))

        def view(self, seat: int) -> tuple[int, ...]:
            return self.state.table.players[seat].zones[DECK]

    game = middle_of_a_game()
    trial = Trial(game, 1, 1, Report())
    trial.resampling(1)
    trial.game = Leaky(game)  # type: ignore[assignment]
    with pytest.raises(Broken, match="view of player 1"):
        trial.resampling(1)


def test_a_save_that_loses_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = middle_of_a_game()
    trial = Trial(game, 1, 1, Report())
    trial.reload(False)
    assert trial.report.reloads == 1
    trial.reload(False)
    assert trial.report.reloads == 1  # this shape was seen
    load = Game.load

    def forgetful(data: bytes) -> Game:
        found = load(data)
        found.state.edit_player(0).life -= 100
        return found

    monkeypatch.setattr(Game, "load", forgetful)
    with pytest.raises(Broken, match="player 0"):
        trial.reload(True)


def test_a_failure_tells_how_to_find_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def complain(self: Trial) -> None:
        if len(self.game.picks) == 7:
            raise Broken("broken on purpose")

    monkeypatch.setattr(Trial, "glance", complain)
    report = soak(bundled_decks(), [5], seed=9)
    [failure] = report.failures
    assert (failure.number, failure.decision, failure.what) == (5, 7, "broken on purpose")
    decks = bundled_decks()
    again = Game.new(decks[failure.decks[0]], decks[failure.decks[1]], seed=failure.seed)
    for pick in failure.picks:
        again.apply(pick)
    assert again.decision is not None


def test_other_hash_seeds_play_the_same_game() -> None:
    script = (
        "import willpower as wp\n"
        "from hashlib import blake2b\n"
        "a, b = list(wp.bundled_decks().values())[:2]\n"
        "g = wp.Game.new(a, b, seed=11)\n"
        "wp.play_out(g, [wp.RandomPlayer(1), wp.RandomPlayer(2)])\n"
        "told = blake2b('\\n'.join(str(e) for e in g.log).encode()).hexdigest()\n"
        "print(g.hash(), told, len(g.save()), len(g.picks))\n"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(found) == 1


def test_what_the_newest_rules_do_not_have_is_cited_by_its_switch() -> None:
    assert invariants.cited("903.2g") and invariants.cited("B4")
    assert not invariants.cited("999.9") and not invariants.cited("Z9") and not invariants.cited("")
