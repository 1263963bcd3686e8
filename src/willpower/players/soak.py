"""Random play with everything checked that must be true of every game.

At every decision the invariants of `engine.invariants` hold; every option can be done, each on a clone of
its own (of how often a loop is performed, 1301.1b, the first two, the last and the one picked, and all at a
share of the decisions); the clone
that does what the game does comes to the same place, and so does a game that was saved and loaded and
follows it pick by pick; what the player who is asked sees, and what they are asked, stays the same when
everything hidden from them is resampled; and after each step of the engine all that it keeps
(characteristics, standing effects, indexes) is what one gets by working it out anew. The game that follows
is saved and loaded anew whenever the work at hand has a shape not seen in this game before, and now and
then.

At a share of the decisions, drawn at random, the dear ones are tried as well: the other player's view,
answers that are not allowed, the whole state compared after several picks, characteristics and knowledge
computed anew. With a share of one they are tried every time.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from willpower.cards.deck import Deck
from willpower.engine import (
    LOOP,
    PRIORITY,
    Decision,
    Game,
    IllegalAction,
    Option,
    State,
    WillpowerError,
    advance,
    below,
    invariants,
    output,
    recomputing,
    seeded,
)
from willpower.rules.citations import known
from willpower.rules.edition import DEFAULT

MOST_DECISIONS: Final = 20_000  # a game with more counts as unfinished
AHEAD: Final = 4  # how many picks further copies are compared
# One decision in so many is looked at closely, and at one in so many the game that follows is saved and
# loaded anew, whatever its shape; hidden cards are resampled for both seats twice as often.
SHARE: Final = 96
BUSY: Final = 40  # decisions of one turn
WINDOWS: Final = 8  # one game in so many shows every priority window
BOTH: Final = (0, 1)


class Broken(Exception):
    """Something that must be true was not."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A game in which something was wrong: how to find it again, and what it was."""

    number: int
    seed: int
    decks: tuple[str, str]
    decision: int
    what: str
    picks: tuple[int, ...]
    where: str = ""
    every_window: bool = False


@dataclass(slots=True)
class Report:
    """What a series of games came to."""

    games: int = 0
    decisions: int = 0
    close_looks: int = 0
    options_tried: int = 0
    reloads: int = 0
    resamplings: int = 0
    unfinished: int = 0
    turns: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0, 0])  # player 0, player 1, draws
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: Report) -> None:
        """Takes in another series."""
        self.games += other.games
        self.decisions += other.decisions
        self.close_looks += other.close_looks
        self.options_tried += other.options_tried
        self.reloads += other.reloads
        self.resamplings += other.resamplings
        self.unfinished += other.unfinished
        self.turns += other.turns
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.failures += other.failures


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series."""
    return output(advance(seeded(seed) ^ (number * 0x9E3779B97F4A7C15))) >> 16


def pair(decks: Sequence[str], number: int) -> tuple[str, str]:
    """The decks of one game of a series: each deck against the next one, then against the one after that,
    and so on until each met each, itself at last; then again."""
    apart, first = divmod(number, len(decks))
    return (decks[first], decks[(first + apart + 1) % len(decks)])


def soak(
    decks: dict[str, Deck],
    numbers: Sequence[int],
    seed: int = 1,
    edition: str = DEFAULT,
    share: int = SHARE,
    allow_partial: bool = False,
) -> Report:
    """Plays the games with these numbers of a series."""
    report = Report()
    known = list(decks)
    for number in numbers:
        names = pair(known, number)
        couple = (decks[names[0]], decks[names[1]])
        report.add(soak_game(couple, names, number, seed, edition, share, allow_partial))
    return report


def soak_game(
    decks: tuple[Deck, Deck],
    names: tuple[str, str],
    number: int,
    seed: int,
    edition: str,
    share: int,
    allow_partial: bool = False,
) -> Report:
    """Plays one game at random and checks it."""
    own = game_seed(seed, number)
    report = Report(games=1)
    trial: Trial | None = None
    windows = number % WINDOWS == WINDOWS - 1
    try:
        game = Game.new(*decks, edition=edition, seed=own, every_window=windows, allow_partial=allow_partial)
        trial = Trial(game, own, share, report)
        trial.run()
    except Exception as error:  # whatever goes wrong in a game is a finding, not the end of the series
        what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        where = "" if isinstance(error, Broken) else _where(error)
        picks = trial.game.picks if trial is not None else ()
        report.failures.append(Failure(number, own, names, len(picks), what, picks, where, windows))
    return report


def _where(error: Exception) -> str:
    """The last few places of a traceback."""
    places = traceback.extract_tb(error.__traceback__)[-4:]
    return " < ".join(f"{p.filename.rpartition('/')[2]}:{p.lineno} {p.name}" for p in reversed(places))


class Trial:
    """One game and how it is being checked."""

    __slots__ = ("busy", "events", "follower", "game", "lately", "report", "rng", "shapes", "share", "turn")

    def __init__(self, game: Game, seed: int, share: int, report: Report) -> None:
        self.game = game
        self.rng = seeded(seed ^ 0x5EED)
        self.share = share
        self.report = report
        self.turn = -1
        self.lately = -1
        self.busy = 0
        self.events = 0
        self.follower: Game | None = None
        self.shapes: set[tuple[str, ...]] = set()

    def run(self) -> None:
        """Plays to the end."""
        game = self.game
        while not game.over:
            if len(game.picks) >= MOST_DECISIONS:
                self.report.unfinished += 1
                return
            self.report.decisions += 1
            self.glance()
            decision = game.decision
            assert decision is not None
            pick = self.pick(decision)
            clone: Game | None = None
            if self.share:
                if self.below(self.share) == 0:
                    self.look(pick)
                self.reload(self.below(self.share) == 0)
                self.resampling(decision.player)
                if self.below(max(1, self.share // 2)) == 0:
                    self.resampling(1 - decision.player)
                    self.believed(pick)
                clone = self.options(pick)
                self.events = len(game.state.memory.log_chunk)
            if clone is None:
                game.apply(pick, decision.player)
            else:
                with recomputing():
                    game.apply(pick, decision.player)
                self.follow(clone, pick)
        self.glance()
        self.report.turns += game.state.turn.number
        self.report.wins[2 if game.winner is None else game.winner] += 1
        self.finished()

    def pick(self, decision: Decision) -> int:
        """What the players do: anything, but in a turn that has become long they pass every other time, so
        that abilities without a cost do not take up the game."""
        self.busy = 0 if self.game.state.turn.serial != self.lately else self.busy + 1
        self.lately = self.game.state.turn.serial
        if self.busy >= BUSY and decision.kind == PRIORITY and self.below(2):
            for n, option in enumerate(decision.options):
                if option.kind == "pass":
                    return n
        return self.below(len(decision.options))

    def below(self, n: int) -> int:
        """A random number."""
        self.rng, found = below(self.rng, n)
        return found

    # ---- at every decision -------------------------------------------------------------------------

    def glance(self) -> None:
        """What is looked at all the time."""
        g = self.game.state
        demand(invariants.broken(g))
        chunk = g.memory.log_chunk
        demand(invariants.told(chunk[min(self.events, len(chunk)) :]))
        self.events = len(chunk)
        if g.turn.serial != self.turn:
            self.turn = g.turn.serial
            demand(invariants.will_is_gone(g))

    def reload(self, anyway: bool) -> None:
        """Saves and loads the game that follows anew, if the work at hand has a new shape or anyway."""
        game = self.game
        shape = shape_of(game.state)
        if not anyway and self.follower is not None and shape in self.shapes:
            return
        self.shapes.add(shape)
        self.follower = Game.load(game.save())
        self.report.reloads += 1
        wrong = differs(game, self.follower)
        if wrong:
            raise Broken(f"the loaded game is another one: {wrong}")

    def resampling(self, seat: int) -> Game:
        """What a seat sees and is asked stays the same when the rest is resampled; the resampled game."""
        game = self.game
        self.report.resamplings += 1
        other = game.determinize(seat, self.below(1 << 30))
        demand(invariants.broken(other.state))
        if other.view(seat) != game.view(seat):
            raise Broken(f"resampling changed the view of player {seat}")
        if game.state.work.pending is not None and game.state.work.pending.player == seat:
            if not same_question(game, other):
                raise Broken(f"resampling changed what player {seat} is asked")
        return other

    def options(self, pick: int) -> Game:
        """Every option can be done, each on a clone of its own; the clone that did what is to be done."""
        game = self.game
        decision = game.decision
        assert decision is not None
        found: Game | None = None
        last = len(decision.options) - 1
        few = decision.kind == LOOP and not (self.share and self.below(self.share) == 0)
        for n, option in enumerate(decision.options):
            if few and n not in (0, 1, last, pick):
                continue  # how often: each performs what the others do, and all that the loop left waiting
            copy = game.clone()
            try:
                copy.apply(option if n % 2 else n, decision.player)
            except WillpowerError as error:
                raise Broken(f"{option.text!r} is offered and cannot be done: {error}") from error
            self.report.options_tried += 1
            if n == pick:
                found = copy
        assert found is not None
        return found

    def follow(self, clone: Game, pick: int) -> None:
        """The clone and the loaded game are where the game is."""
        assert self.follower is not None
        self.follower.apply(pick)
        for name, copy in (("clone", clone), ("loaded game", self.follower)):
            wrong = differs(self.game, copy)
            if wrong:
                raise Broken(f"the {name} goes on differently: {wrong}")

    # ---- at some of them ---------------------------------------------------------------------------

    def look(self, pick: int) -> None:
        """Everything else, without changing the game."""
        self.report.close_looks += 1
        before = self.game.hash()
        g = self.game.state
        demand(invariants.settled(g))
        demand(invariants.characteristics_hold(g))
        demand(invariants.knowledge_holds(g))
        demand(invariants.told(g.events()))
        self.looking()
        self.refusing()
        self.copying(pick, before)
        for seat in BOTH:
            self.resampling(seat)
        self.believed(pick)
        self.outcomes()
        if self.game.hash() != before:
            raise Broken("the game changed by being looked at or by what copies of it did")

    def looking(self) -> None:
        """Views and logs are ready for JSON."""
        game = self.game
        for seat in (0, 1, None):
            seen = game.view(seat)
            if json.loads(json.dumps(seen)) != seen:
                raise Broken(f"the view of seat {seat} is not ready for JSON")
        if self.below(4) == 0:
            whose = self.below(4)
            for entry in game.log if whose == 3 else game.log_for((0, 1, None)[whose]):
                if not entry.text:
                    raise Broken(f"an entry of the log without text ({entry.clause})")
        decision = game.decision
        assert decision is not None
        for option in decision.options:
            why = game.why_not(decision.player, option)
            if why is not None:
                raise Broken(f"{option.text!r} is offered and refused by {why}")

    def refusing(self) -> None:
        """What is not offered is refused with its clause."""
        game = self.game
        decision = game.decision
        assert decision is not None
        wrong: tuple[tuple[Option | int, int], ...] = (
            (len(decision.options), decision.player),
            (-1, decision.player),
            (Option("no such thing"), decision.player),
            (0, 1 - decision.player),
        )
        for answer, player in wrong:
            try:
                game.apply(answer, player)
            except IllegalAction as error:
                if not known(game.state.edition, error.clause):
                    raise Broken(f"a refusal cites {error.clause!r}") from None
            else:
                raise Broken(f"{answer!r} by player {player} was accepted")

    def copying(self, pick: int, before: str) -> None:
        """A clone and a saved game go on as the game itself does."""
        game = self.game
        copies = {"clone": game.clone(), "saved game": Game.load(game.save())}
        events = len(game.state.events())
        for name, copy in copies.items():
            if copy.hash() != before:
                raise Broken(
                    f"the {name} is another game, or views, logs or refused answers changed the game"
                )
            if not same_question(copy, game):
                raise Broken(f"the {name} asks something else")
            if len(copy.state.events()) != events:
                raise Broken(f"the {name} has another log")
        ahead = game.clone()
        for _ in range(AHEAD):
            ahead.apply(pick)
            for copy in copies.values():
                copy.apply(pick)
            if ahead.over:
                break
            assert ahead.decision is not None
            pick = self.below(len(ahead.decision.options))
        after = ahead.hash()
        for name, copy in copies.items():
            if copy.hash() != after:
                raise Broken(f"the {name} goes on differently")

    def believed(self, pick: int) -> None:
        """A resampled game is one that goes on, and what its seats know is what happened in it."""
        assert self.game.decision is not None
        other = self.resampling(self.game.decision.player)
        demand(invariants.knowledge_holds(other.state))
        other.apply(pick)
        demand(invariants.broken(other.state))
        demand(invariants.knowledge_holds(other.state))

    def outcomes(self) -> None:
        """Whatever is picked, the game after it is in order."""
        decision = self.game.decision
        assert decision is not None
        for n in range(len(decision.options)):
            copy = self.game.clone()
            copy.apply(n, decision.player)
            demand(invariants.broken(copy.state))

    def finished(self) -> None:
        """A finished game takes no more answers and can still be saved."""
        game = self.game
        before = game.hash()
        if not invariants.cited(game.state.outcome):
            raise Broken(f"the game ended by {game.state.outcome!r}")
        try:
            game.apply(0)
        except IllegalAction:
            pass
        else:
            raise Broken("a finished game took an answer")
        if Game.load(game.save()).hash() != before or game.hash() != before:
            raise Broken("a finished game is saved as another one")


def shape_of(g: State) -> tuple[str, ...]:
    """What the work at hand looks like: the frames that wait, where they are, and what is asked."""
    frames = [f"{frame.__class__.__name__} {frame.pc}" for frame in g.work.stack]
    return (*frames, g.work.pending.kind if g.work.pending is not None else "")


def differs(a: Game, b: Game) -> str:
    """What is different between two games that should be alike, by what can be compared at once."""
    x, y = a.state, b.state
    if (x.over, x.winner, x.outcome, x.turn.number, x.turn.phase, x.turn.step) != (
        y.over,
        y.winner,
        y.outcome,
        y.turn.number,
        y.turn.phase,
        y.turn.step,
    ):
        return "the turn or the result"
    if x.work.rng != y.work.rng:
        return "chance"
    if (
        x.table.field != y.table.field
        or x.table.chase != y.table.chase
        or len(x.table.objs) != len(y.table.objs)
    ):
        return "the field or the chase"
    for p, q in zip(x.table.players, y.table.players, strict=True):
        if p.life != q.life or p.zones != q.zones or len(p.will) != len(q.will):
            return f"player {p.number}"
    for i in x.table.field:
        o, u = x.table.objs[i], y.table.objs[i]
        if (o.rested, o.damage, o.controller, o.counters) != (u.rested, u.damage, u.controller, u.counters):
            return f"object {i}"
    return "" if same_question(a, b) else "the question"


def same_question(a: Game, b: Game) -> bool:
    """Whether two games ask the same of the same player."""
    x, y = a.decision, b.decision
    if x is None or y is None:
        return x is y
    return _question(x) == _question(y)


def _question(d: Decision) -> tuple[object, ...]:
    options = tuple([(o.key(), o.text) for o in d.options])
    return (d.player, d.kind, d.clause, d.prompt, d.source, options)


def demand(wrong: list[str]) -> None:
    """Stops at things that are wrong."""
    if wrong:
        raise Broken("; ".join(wrong[:5]))
