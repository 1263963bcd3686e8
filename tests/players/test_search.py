"""The searching player: the same move for the same seed, within its budget, honest, and it sees a win."""

from __future__ import annotations

import pytest

from situations import situation
from willpower.cards.bundled import modern_decks
from willpower.engine import ATTACK, Game, Likeness
from willpower.players import (
    LEVELS,
    PLAYERS,
    BadPlayer,
    Beginner,
    Budget,
    GreedyPlayer,
    RandomPlayer,
    SearchPlayer,
    Seat,
    budget,
    check_player,
    hint,
    lethal,
    make_player,
    play_out,
)
from willpower.players.beginner import CARELESS
from willpower.players.greedy import Look, candidates
from willpower.players.honesty import examine
from willpower.players.lethal import plausible, winning_option
from willpower.players.playout import AGAIN, Habits, Playout
from willpower.players.tree import KNOWN, Node, Tree

COMPILED = not str(lethal.__file__).endswith(".py")
DECKS = list(modern_decks().values())
FEW = Budget(12)

FIELD = """
    edition: "8.01"
    cards:
      - {{name: Ogre, type: Resonator, cost: "{{R}}", atk: 800, def: 800}}
      - {{name: Squire, type: Resonator, cost: "{{1}}", atk: 300, def: 300}}
    start:
      A: {{field: [Ogre]}}
      B: {{life: {life}, field: {blockers}}}
"""


def field(life: int, blockers: str = "[]") -> Game:
    """Player A has one attacker in the main phase."""
    return Game(situation(FIELD.format(life=life, blockers=blockers)).g)


def states(number: int, every: int = 17) -> list[Game]:
    found: list[Game] = []
    seed = 40
    while len(found) < number:
        game = Game.new(DECKS[seed % 8], DECKS[(seed + 3) % 8], seed=seed)
        player = RandomPlayer(seed)
        while not game.over and len(found) < number:
            assert game.decision is not None
            if len(game.picks) % every == every - 1:
                found.append(game.clone())
            game.apply(player.choose(Seat(game, game.decision.player)))
        seed += 1
    return found


def test_the_same_seed_and_iterations_make_the_same_move() -> None:
    for game in states(8):
        assert game.decision is not None
        seat = Seat(game, game.decision.player)
        before = game.hash()
        players = [SearchPlayer(5, FEW), SearchPlayer(5, FEW)]
        picks = {player.choose(seat) for player in players}
        assert len(picks) == 1 and picks <= set(range(len(game.decision.options)))
        assert players[0].considered == players[1].considered
        assert game.hash() == before


def test_every_level_is_honest() -> None:
    makers = [Beginner, lambda seed: SearchPlayer(seed, FEW)]
    looked, wrong = examine(DECKS, 8, 3, makers, every=23)
    assert (looked, wrong) == (8, [])


def test_a_whole_game_is_played() -> None:
    game = Game.new(DECKS[0], DECKS[1], seed=6)
    play_out(game, [SearchPlayer(1, Budget(4), lethal=20), Beginner(2)])
    assert game.over


def test_what_was_considered_is_said() -> None:
    said = []
    for game in states(10, every=9):
        assert game.decision is not None
        player = SearchPlayer(1, FEW)
        pick = player.choose(Seat(game, game.decision.player))
        if player.considered and player.iterations:
            said.append(player.considered)
            assert game.decision.options[pick].text in player.considered
            assert f"{player.iterations} iterations" in player.considered
            assert player.iterations <= 12
    assert said


def test_a_win_this_turn_is_seen_and_taken() -> None:
    game = field(800)
    assert plausible(game.state, 0)
    pick = winning_option([game], 0, 50)
    assert game.decision is not None and game.decision.options[pick].kind == "battle"
    player = SearchPlayer(1, FEW)
    turn = game.state.turn.serial
    while not game.over and game.state.turn.serial == turn:
        assert game.decision is not None
        seat = game.decision.player
        game.apply(player.choose(Seat(game, seat)) if seat == 0 else len(game.decision.options) - 1)
    assert game.winner == 0


def test_no_win_is_seen_where_there_is_none() -> None:
    assert not plausible(field(900).state, 0)
    blocked = field(800, "[Squire]")
    assert plausible(blocked.state, 0)
    assert winning_option([blocked], 0, 200) == -1


def attacking(blockers: str) -> Game:
    """Player A is asked who attacks: an ogre, or a troll as strong as that; each of them would win alone."""
    text = FIELD.format(life=800, blockers=blockers).replace("field: [Ogre]", "field: [Ogre, Troll]")
    troll = '- {name: Troll, type: Resonator, cost: "{R}", atk: 900, def: 900}'
    giant = '- {name: Giant, type: Resonator, cost: "{R}", atk: 1500, def: 1500}'
    text = text.replace("    start:", f"      {troll}\n      {giant}\n    start:")
    game = Game(situation(text).g)
    assert game.decision is not None
    game.apply([option.kind for option in game.decision.options].index("battle"))
    while game.decision.kind != ATTACK:
        game.apply([option.kind for option in game.decision.options].index("pass"))
    return game


@pytest.mark.skipif(COMPILED, reason="a compiled class has no interpreted subclass")
def test_options_share_the_positions_of_a_proof_in_every_world(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    class Counted(lethal._Proof):
        def __init__(self, me: int, serial: int, nodes: int, clock: budget.Clock | None) -> None:
            made.append(nodes)
            super().__init__(me, serial, nodes, clock)

    monkeypatch.setattr(lethal, "_Proof", Counted)
    assert winning_option([attacking("[]"), attacking("[Giant, Giant]")], 0, 30) == -1
    assert made == [30, 30]  # though each of two attacks wins in the first world
    assert winning_option([attacking("[]"), attacking("[]")], 0, 30) >= 0


def test_a_beginner_attacks_without_thinking_of_blockers() -> None:
    game = attacking("[Giant, Giant]")
    seat = Seat(game, 0)
    assert game.decision is not None
    options = game.decision.options
    assert options[GreedyPlayer(1).choose(seat)].kind != "attack"
    picks = [options[Beginner(seed).choose(seat)] for seed in range(40)]
    attacks = [option for option in picks if option.kind == "attack"]
    assert all([option.number < 0 for option in attacks])
    assert 40 // CARELESS // 2 < len(attacks) < 35


def test_a_beginner_calls_a_stone_and_begins_no_battle_without_thinking() -> None:
    game = Game(situation(FIELD.format(life=4000, blockers="[]").replace("field: [Ogre]", "field: []")).g)
    seat = Seat(game, 0)
    decision = game.decision
    assert decision is not None
    assert {"battle", "call", "pass"} <= {option.kind for option in decision.options}
    picks = {decision.options[Beginner(seed).choose(seat)].kind for seed in range(60)}
    assert "call" in picks and not picks & {"battle", "pass", "source"}


class Ticking:
    """A clock that goes on by itself."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def perf_counter(self) -> float:
        self.now += self.step
        return self.now


def test_a_budget_in_seconds_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in states(4):
        clock = Ticking(0.01)
        monkeypatch.setattr(budget, "time", clock)
        assert game.decision is not None
        SearchPlayer(1, Budget(10_000, seconds=0.3)).choose(Seat(game, game.decision.player))
        assert clock.now <= 0.33
        SearchPlayer(1, Budget(10_000, limit=0.3)).choose(Seat(game, game.decision.player))
        assert clock.now <= 0.66


def test_time_may_be_over_in_the_middle_of_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before each answer in an imagined game the clock is looked at; what is found by then decides."""
    said: set[str] = set()
    for game in states(6, every=11):
        assert game.decision is not None
        for ticks in (1, 2, 3, 5, 9, 16, 30, 60, 120):
            clock = Ticking(0.01)
            monkeypatch.setattr(budget, "time", clock)
            player = SearchPlayer(1, Budget(seconds=0.01 * ticks))
            pick = player.choose(Seat(game, game.decision.player))
            assert 0 <= pick < len(game.decision.options)
            assert clock.now <= 0.01 * (ticks + 5)  # begun, proof over, looks over, search over
            said.add(player.considered.rpartition(": ")[2] if not player.iterations else "searched")
    assert {"there was no time", "searched"} <= said


def test_a_win_is_not_proved_without_time(monkeypatch: pytest.MonkeyPatch) -> None:
    game = field(800)
    clock = Ticking(0.01)
    monkeypatch.setattr(budget, "time", clock)
    assert winning_option([game], 0, 50, budget.Clock(Budget(seconds=1.0))) >= 0
    assert winning_option([game], 0, 50, budget.Clock(Budget(seconds=1.0)).part(0.01)) == -1


def test_long_iterations_use_up_a_budget_sooner() -> None:
    clock = budget.Clock(Budget(10))
    done = 0
    while clock.more():
        clock.answered(2 * budget.ANSWERS)
        done += 1
    assert done == 5
    late = budget.Clock(Budget(10))
    for _ in range(3):
        late.prepared(2 * budget.ANSWERS)  # what goes before leaves half of the budget
    done = 0
    while late.more():
        late.answered(budget.ANSWERS)
        done += 1
    assert done == 5
    short = budget.Clock(Budget(10))
    assert [short.more() for _ in range(11)] == [True] * 10 + [False]


def test_an_iteration_says_how_many_answers_it_took() -> None:
    game = next(game for game in states(12, every=5) if game.decision and len(game.decision.options) > 2)
    assert game.decision is not None
    player = game.decision.player
    tree = Tree(player, [game.imagine(player, 1)], game.decision, {})
    tree.expect(candidates(game.state, game.decision, 16))
    assert all([answers >= 1 for answers in [tree.iterate() for _ in range(3)]])


def test_the_answers_of_a_look_are_counted() -> None:
    game = attacking("[Giant]")
    look = Look(game, 0, 10)
    look.option(0, 1)
    once = look.spent
    look.option(0, 1)
    assert once > 1 and look.spent == 2 * once
    assert len(game.picks) == len(attacking("[Giant]").picks)


def test_what_an_earlier_search_found_is_used() -> None:
    """A later decision of the turn is one that the last search has tried: what it liked is likelier."""
    found = 0
    for seed in range(3):
        game = Game.new(DECKS[seed], DECKS[seed + 1], seed=seed)
        player = SearchPlayer(2, Budget(40), lethal=0)
        other = RandomPlayer(1)
        while not game.over and len(game.picks) < 60:
            decision = game.decision
            assert decision is not None
            seat = Seat(game, decision.player)
            if decision.player == 0:
                world = seat.imagine(7)
                earlier = player._known.get(world.key(0))
                if earlier is not None and earlier.visits >= KNOWN and earlier.children:
                    known = {world.key(0): earlier}
                    picks = candidates(world.state, decision, 16)
                    shares = [_likely(world, picks, held) for held in (known, {})]
                    liked = max(earlier.children.values(), key=lambda child: child.visits)
                    for n, pick in enumerate(picks):
                        if earlier.children.get(world.likeness(decision.options[pick])) is liked:
                            found += shares[0][n] > shares[1][n]
                game.apply(player.choose(seat))
            else:
                game.apply(other.choose(seat))
    assert found


def _likely(world: Game, picks: list[int], known: dict[Likeness, Node]) -> list[float]:
    assert world.decision is not None
    tree = Tree(0, [world], world.decision, known)
    tree.expect(picks)
    return [branch.node.likely for branch in tree._branches]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_playing_on_ends_where_a_main_phase_begins(seed: int) -> None:
    """After one turn it is the other's main phase, after two the own again; nothing is under way there."""
    game = Game.new(DECKS[seed], DECKS[seed + 2], seed=seed)
    player = RandomPlayer(seed)
    looked = 0
    while not game.over and looked < 12:
        assert game.decision is not None
        if game.decision.kind == "priority" and len(game.picks) % 5 == 0:
            for turns in (1, 2):
                world = game.clone()
                Playout().until(world, turns)
                if not world.over:
                    assert world.state.turn.number == game.state.turn.number + turns
                    assert world.decision is not None and world.decision.player == world.state.turn.player
                    assert world.state.turn.phase == "main" and not world.state.table.chase
            looked += 1
        game.apply(player.choose(Seat(game, game.decision.player)))
    assert looked > 5


def test_a_search_waits_where_there_is_no_hurry() -> None:
    """While nothing is under way in the other's turn, nothing is searched before its end."""
    phases = set()
    for game in states(60, every=3):
        decision = game.decision
        assert decision is not None
        seat = Seat(game, decision.player)
        if decision.kind == "priority" and seat.quiet and seat.turn_player != seat.player:
            player = SearchPlayer(1, Budget(4))
            pick = player.choose(seat)
            if player.iterations:
                phases.add(seat.phase)
            else:
                assert decision.options[pick].kind == "pass" or len(decision.options) == 1
    assert phases <= {"end"}


def test_answers_that_waste_a_card_are_not_searched() -> None:
    """Asked in a main phase of their own the player looks at everything; asked for an answer, at what the
    greedy player thinks neither a waste nor idle, and at passing."""
    left_out = whole = 0
    for game in states(120, every=2):
        decision = game.decision
        assert decision is not None
        seat = Seat(game, decision.player)
        if decision.kind != "priority":
            continue
        world = seat.imagine(7)
        picks = candidates(world.state, decision, 16)
        tree = Tree(seat.player, [world, world], decision, {})
        kept = tree.expect(picks).picks
        if seat.turn_player == seat.player and seat.quiet:
            assert kept == picks
            whole += len(picks) > 2
            continue
        assert kept[-1] == picks[-1]
        now = Look(world, seat.player, 60).option(picks[-1], 1)
        for pick in {*picks} - {*kept}:
            assert Look(world, seat.player, 60).option(pick, 1) < now + 1
            left_out += 1
    assert left_out and whole


def test_levels_by_name() -> None:
    assert LEVELS == ("easy", "normal", "hard", "expert") and set(LEVELS) < set(PLAYERS)
    hard, expert = check_player("hard")[1], check_player("expert")[1]
    assert hard is not None and expert is not None and hard.iterations < expert.iterations
    assert isinstance(make_player("normal"), GreedyPlayer) and isinstance(make_player("easy"), Beginner)
    assert check_player("hard:iterations=50")[1] == Budget(50)
    found = check_player("expert:seconds=2")[1]
    assert found is not None and found.seconds == 2.0
    assert check_player("hard:seconds=2,processes=4")[1] == Budget(300, 2.0, processes=4)
    for wrong in (
        "clever",
        "hard:processes=0",
        "hard:seconds=1,iterations=5",
        "hard:processes=2,processes=3",
        "hard:processes=2,",
        "hard:iterations=0",
        "hard:seconds=x",
        "hard:time=3",
        "greedy:iterations=5",
        "hard:",
    ):
        with pytest.raises(BadPlayer):
            make_player(wrong)
    for name in PLAYERS:
        assert make_player(name, 1, limit=2.0)


def test_a_hint() -> None:
    game = states(1)[0]
    assert game.decision is not None
    pick, line = hint(Seat(game, game.decision.player), 1, FEW)
    assert 0 <= pick < len(game.decision.options) and line


def test_a_magic_stone_is_called_in_the_first_turn() -> None:
    for seed in (1, 5):
        game = Game.new(DECKS[seed], DECKS[0], seed=seed)
        player = SearchPlayer(seed, Budget(20))
        while game.state.turn.number <= 1 and not game.over:
            decision = game.decision
            assert decision is not None
            kinds = [option.kind for option in decision.options]
            if "call" in kinds and decision.player == game.state.turn.player:
                assert kinds[player.choose(Seat(game, decision.player))] != "pass"
                break
            game.apply(len(kinds) - 1)


def test_a_choice_made_before_is_looked_at_once_in_a_while() -> None:
    habits = Habits()
    assert habits.chosen(("target", "Ogre")) == -1
    habits.choose(("target", "Ogre"), 2)
    assert [habits.chosen(("target", "Ogre")) for _ in range(AGAIN)] == [2] * (AGAIN - 1) + [-1]
    assert habits.chosen(("target", "Squire")) == -1
    habits.choose(("target", "Ogre"), 0)
    assert habits.chosen(("target", "Ogre")) == 0
