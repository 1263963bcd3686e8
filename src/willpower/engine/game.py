"""The public face of the engine: a game as a value with one decision at a time."""

from __future__ import annotations

from typing import Any

from willpower.cards.deck import Deck
from willpower.rules.citations import OWN_NUMBERS, cite
from willpower.rules.edition import DEFAULT
from willpower.rules.edition import edition as find_edition

from .change.ending import concede
from .core.decisions import NAMES, Decision, Option, shown
from .core.errors import BoundReached, IllegalAction
from .core.ids import BOTH_PLAYERS, NOBODY, UNDETERMINED, ObjId, PlayerId, RefId
from .core.loop_marks import note_choice
from .core.state import State
from .information.belief import Belief
from .information.determinize import determinize
from .information.imagining import Imagination, imagined_seed
from .information.learning import learned_since
from .information.log import (
    TOLD_KINDS,
    LogEntry,
    Telling,
    entries,
    entries_for,
    tell_choice,
    without_passes,
)
from .information.paying import automatic_payment, payment_plan
from .information.uses import uses
from .information.view import Sight, view, views
from .information.why import why_not
from .information.why_sentences import reasons
from .keys import Likeness, position_key
from .procedures.running import run
from .procedures.setup import new_state
from .searching import PLAIN_POLICY, Policy, likeness
from .storage.save import load_state, save_state, state_hash
from .values.knowledge import seat_of


class Story:
    """The log of a game that goes on, as far as a player may know it: each time it is asked, what is new.

    `player`: None for a spectator; `names`: what the players are called. The games that it is asked about
    have to be one game at later and later moments; after taking something back a new story has to begin.
    """

    __slots__ = ("_passes", "_telling")

    def __init__(self, player: int | None, names: tuple[str, str] = NAMES, passes: bool = False) -> None:
        self._telling = Telling(seat_of(player), names)
        self._passes = passes

    def more(self, game: Game) -> list[LogEntry]:
        """Return the events since the last call."""
        told = self._telling.more(game.state)
        return told if self._passes else without_passes(told)

    def copy(self) -> Story:
        """The same story, to be told on in another way."""
        other = Story(None, self._telling.names, self._passes)
        other._telling = self._telling.copy()
        return other


class Game:
    """A game between two players, 0 and 1.

    At every moment either somebody has to decide (`decision`) or the game is over. Cloning, saving and
    loading are possible at every decision and continue identically. Not guaranteed: that two engine
    versions continue alike.
    """

    __slots__ = ("_before", "_since", "state")

    def __init__(self, state: State, picks: tuple[int, ...] = ()) -> None:
        self.state = state
        self._before = picks  # shared with clones
        self._since: list[int] = []

    @classmethod
    def new(
        cls,
        deck_a: Deck,
        deck_b: Deck,
        edition: str = DEFAULT,
        seed: int = 0,
        *,
        every_window: bool = False,
        allow_partial: bool = False,
    ) -> Game:
        """A new game from two decks; raises IllegalDeck or NotUnderstood.

        `every_window` makes every priority window a decision, also those in which one can only pass.
        """
        g = new_state(
            deck_a,
            deck_b,
            find_edition(edition),
            seed,
            allow_partial=allow_partial,
            every_window=every_window,
        )
        run(g)
        return cls(g)

    @property
    def picks(self) -> tuple[int, ...]:
        """The options that were picked so far, by their numbers."""
        if self._since:
            self._before += tuple(self._since)
            self._since = []
        return self._before

    @picks.setter
    def picks(self, picks: tuple[int, ...]) -> None:
        self._before = picks
        self._since = []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def winner(self) -> PlayerId | None:
        """0 or 1, or None for a draw or a game that is not over."""
        return self.state.winner if self.state.over and self.state.winner >= 0 else None

    @property
    def edition(self) -> str:
        """The rules being played."""
        return self.state.edition.name

    @property
    def decision(self) -> Decision | None:
        """The question that waits for an answer; None once the game is over. Nobody can change it."""
        d = self.state.work.pending
        if d is None:
            return None
        if self.state.edition not in OWN_NUMBERS:
            return shown(d)
        edition = self.state.edition
        options: list[Option] = []
        for o in d.options:
            options.append(o.citing(cite(edition, o.clause)))
        return shown(d.citing(cite(edition, d.clause), tuple(options)))

    def apply(self, option: Option | int, player: int | None = None) -> None:
        """Answers the pending decision with one of its options or its index.

        Raises IllegalAction, and changes nothing, for anything that is not offered, a wrong seat or a
        finished game.
        """
        g = self.state
        d = g.work.pending
        if d is None:
            raise IllegalAction("the game is over", self._cited(g.outcome or "103.1"))
        if player is not None and player != d.player:
            raise IllegalAction(f"player {d.player} decides now", self._cited(d.clause))
        if isinstance(option, int) and not isinstance(option, bool):
            if not 0 <= option < len(d.options):
                raise IllegalAction(
                    f"{option} is not an option; choose 0 to {len(d.options) - 1}",
                    self._cited(d.clause),
                )
            index = option
        elif isinstance(option, Option):
            index = UNDETERMINED
            for n, offered in enumerate(d.options):
                if offered is option or offered == option:
                    index = n
                    break
            if index < 0:
                raise IllegalAction(
                    f"{option.text!r} is not offered",
                    self._cited(why_not(g, d.player, option) or d.clause),
                )
        else:
            raise IllegalAction("an answer must be an option or its index", self._cited(d.clause))
        work = g.work  # below it is read as g.work.pending: the type checker takes this one for None
        work.pending = None
        self._since.append(index)
        marks = g.memory.loop_marks
        if marks.repeating or marks.loop or marks.run or marks.rounds:
            note_choice(g, d, d.options[index])
        if d.kind in TOLD_KINDS:
            tell_choice(g, d, d.options[index])
        try:
            top = len(g.work.stack) - 1
            frame = g.top() if top < g.work.shared_depth else g.work.stack[top]
            frame.answer(g, d.options[index])
            if g.work.pending is None:
                run(g)
        except BoundReached as reached:
            reached.picks = reached.picks or self.picks
            reached.save = reached.save or self.save()
            raise

    def concede(self, player: int) -> None:
        """A player gives up; nothing can prevent or replace it (103.4)."""
        if self.state.over:
            raise IllegalAction("the game is over", self._cited(self.state.outcome or "103.1"))
        if player not in BOTH_PLAYERS:
            raise IllegalAction(f"there is no player {player}", self._cited("102.1"))
        concede(self.state, self._player(player))
        self.state.work.pending = None

    def returns(self) -> tuple[float, float]:
        """1 for the winner, -1 for the loser, 0 for both in a draw or before the end."""
        if self.winner is None:
            return (0.0, 0.0)
        return (1.0, -1.0) if self.winner == 0 else (-1.0, 1.0)

    def clone(self) -> Game:
        """The same game as another value."""
        return Game(self.state.clone(), self.picks)

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return (_restored, (self.save(), self.picks, self.state.work.settling))

    def save(self) -> bytes:
        """The game as bytes, complete in themselves."""
        return save_state(self.state)

    @classmethod
    def load(cls, data: bytes) -> Game:
        """A game from bytes; raises BadSave if they are torn, foreign or from another engine."""
        return cls(load_state(data))

    def hash(self) -> str:
        """A fingerprint of everything that matters for the future, the same in every process."""
        return state_hash(self.state)

    def view(self, player: int | None) -> dict[str, Any]:
        """The position as a player may know it, ready for JSON; None for a spectator."""
        return view(self.state, None if player is None else self._player(player))

    def views(self, sight: Sight | None = None) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
        """The views of player 0, player 1 and a spectator; they share parts, and none may be changed.

        `sight`: what was seen of this game before. Cards that are the same are taken from it.
        """
        return views(self.state, sight)

    @property
    def log(self) -> list[LogEntry]:
        """Everything that happened, with clauses; passes are folded away."""
        return without_passes(entries(self.state))

    @property
    def events(self) -> int:
        """How many things have happened; the numbers of log entries go up to it."""
        return self.state.event_count()

    def log_for(
        self,
        player: int | None,
        passes: bool = False,
        *,
        after: int = 0,
        names: tuple[str, str] = NAMES,
    ) -> list[LogEntry]:
        """The events that a player may know of, as sentences; with the passes if asked for.

        `after`: only the entries after the one with this number; `names`: what the players are called. To
        tell a game as it goes on without looking at all of it each time, use a `Story`.
        """
        told = entries_for(self.state, None if player is None else self._player(player), names, after)
        return told if passes else without_passes(told)

    def full_log(self) -> list[LogEntry]:
        """Everything that happened, with clauses, each pass of priority too."""
        return entries(self.state)

    def determinize(self, player: int, seed: int) -> Game:
        """A game that looks the same to the player, with everything hidden from them resampled."""
        return Game(determinize(self.state, self._player(player), seed), self.picks)

    def learned_since(self, before: Game, player: int) -> bool:
        """Whether a player knows of hidden cards, or of what chance decided, what they did not know at an
        earlier moment of this game."""
        return learned_since(before.state, self.state, self._player(player))

    def imagine(self, player: int, seed: int, belief: Belief | None = None) -> Game:
        """A game that could be this one for all a player knows and believes; it may be played on freely.

        It depends on what the player knows, the belief and the seed, not on what is hidden. Without a belief
        the other's list is one of the bundled ones that fit what was seen, or any legal cards.
        """
        return self.imagine_many(player, 1, seed, belief)[0]

    def imagine_many(self, player: int, number: int, seed: int, belief: Belief | None = None) -> list[Game]:
        """So many games that a player can imagine; what they know is worked out once."""
        mind = Imagination(self.state, self._player(player), belief)
        return [Game(mind.world(imagined_seed(seed, n)), self.picks) for n in range(number)]

    def likeness(self, option: Option) -> Likeness:
        """A key that options share which do the same to cards that are alike, the same in every world."""
        return likeness(self.state, option)

    def key(self, player: int) -> Likeness:
        """A key of the position as a player sees and knows it, far cheaper than the hash, without numbers of
        objects; the same in every process."""
        return position_key(self.state, player)

    def advance(self, policy: Policy = PLAIN_POLICY) -> int:
        """Answers forced choices and those of little weight until one is worth a look. Returns how many.

        For games that are only imagined: windows that the policy does not let ask are passed from now on.
        """
        g = self.state
        g.work.asks = policy.asks
        answered = 0
        while True:
            d = g.work.pending
            if d is None:
                return answered
            pick = policy.answer(g, d)
            if pick < 0:
                return answered
            self.apply(pick)
            answered += 1

    def why_not(self, player: int, action: Option) -> str | None:
        """The clause that forbids an action now, or None if it is allowed."""
        why = why_not(self.state, self._player(player), action)
        return None if why is None else self._cited(why)

    def reasons(self, player: int, action: Option) -> list[tuple[str, str]]:
        """Everything that keeps a player from an action now: clauses, and what they mean here in a sentence.
        Nothing if it is allowed."""
        return reasons(self.state, self._player(player), action)

    def uses(self, player: int, card: int | None = None) -> list[dict[str, Any]]:
        """For every card that a player sees, or for one of them, what it can be used for now with a plan of
        payment, and for the rest all reasons why not, ready for JSON."""
        return uses(self.state, self._player(player), NOBODY if card is None else ObjId(RefId(card)))

    def payment_plan(self, index: int) -> dict[str, Any] | None:
        """The payment that the engine would choose for the option with that index; None if it is
        no play or costs nothing."""
        plan = payment_plan(self.state, index)
        return plan.told(self.state) if plan is not None else None

    def automatic_payment(self) -> int | None:
        """Which option of a payment is taken if it is left to the engine; None if there is no payment, or
        somebody has to choose because what is left does not come back by itself."""
        return automatic_payment(self.state)

    def _player(self, number: int) -> PlayerId:
        """The player with a number, 0 or 1."""
        for player in BOTH_PLAYERS:
            if player == number:
                return player
        raise ValueError(f"there is no player {number}")

    def _cited(self, clause: str) -> str:
        """A clause as the rulebook of this game's edition numbers it."""
        return cite(self.state.edition, clause)


def _restored(data: bytes, picks: tuple[int, ...], settling: bool) -> Game:
    """A game that was pickled."""
    g = load_state(data)
    g.work.settling = settling
    return Game(g, picks)
