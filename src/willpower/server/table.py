"""A game being played, without sockets and storage: what is accepted, what each seat is shown, how it ends.

Nothing here waits for anything. `prepare` works out what an action would do and leaves the table as it is;
only `commit`, called once the action is stored, changes it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import willpower as wp
from willpower.engine import PAY
from willpower.rules.index import clauses

from .clock import counted
from .decks import engine_name
from .protocol import Result, Undo
from .records import Action, ActionKind, GameRecord, Snapshot
from .told import Told, new_sight, told_to_all
from .undoing import last_decision, nothing_revealed

OPEN: Final = 2  # the place of spectators beside seats 0 and 1


class Refusal(Exception):
    """Something that is not accepted; nothing was changed."""

    def __init__(self, code: str, sentence: str, clause: str = "") -> None:
        self.code = code
        self.sentence = sentence
        self.clause = clause
        super().__init__(sentence)


class Prepared:
    """What an action would do."""

    __slots__ = ("action", "game", "made", "result", "told")

    def __init__(
        self, action: Action, game: wp.Game, made: list[Action], told: list[Told], result: Result | None
    ) -> None:
        self.action = action
        self.game = game
        self.made = made
        self.told = told
        self.result = result


def asked(decision: wp.Decision, option: wp.Option) -> str:
    """What was asked and picked, by its structure: replaying compares it, words may change."""
    return f"{decision.kind}|{option.kind}|{option.ref}|{option.number}"[:40]


class Table:
    """A game, the actions that made it, and what each seat was told."""

    def __init__(self, record: GameRecord) -> None:
        self.record = record
        self.game = wp.read_replay(record.header).start()
        self.start: wp.Game = self.game.clone()
        self.made: list[Action] = []  # the picks that stand
        self.span = (0.0, 0.0)  # when the first and the last action were accepted, whether they stand or not
        self.actions = 0
        self.seqs = [1, 1, 1]
        self.done: dict[tuple[int, str], int] = {}  # ids of clients and what the seat had been told then
        self.diverged = ""  # where this engine plays the game differently
        self.result: Result | None = record.result
        clock = record.match.choices.clock
        self.left = [clock.total, clock.total] if clock is not None else [0.0, 0.0]
        self._told: list[Told] | None = None
        self._sight = new_sight()
        self._points: list[tuple[int, wp.Game] | None] = [None, None]  # where each seat's undo would lead
        self._undos: dict[tuple[int, bool], Undo] = {}  # what was answered for the game as it is

    # ---- bringing a game back ---------------------------------------------------------------------------

    @classmethod
    def restore(cls, record: GameRecord, actions: Sequence[Action], snapshot: Snapshot | None) -> Table:
        """The game as the kept actions made it; up to where this engine plays it differently."""
        table = cls(record)
        first = table._from_snapshot(actions, snapshot)
        for action in actions:
            if action.n >= first and not table.diverged:
                table._again(action)
            table._count(action)
            table.done[(action.seat, action.client)] = action.seqs[action.seat]
            table._charge(action)
        return table

    def _from_snapshot(self, actions: Sequence[Action], snapshot: Snapshot | None) -> int:
        """Start at a snapshot if this engine can read it; returns the first action still to be made."""
        if snapshot is None or snapshot.n > len(actions):
            return 0
        try:
            game = wp.Game.load(snapshot.data)
        except wp.BadSave:
            return 0  # of another engine
        self.made = effective(actions[: snapshot.n])
        if [action.option for action in self.made] != snapshot.picks:
            self.made = []
            return 0
        game.picks = tuple(snapshot.picks)
        self.game = game
        return snapshot.n

    def _again(self, action: Action) -> None:
        """Make a kept action once more."""
        try:
            if action.kind == "pick":
                decision = self.game.decision
                if decision is None or not 0 <= action.option < len(decision.options):
                    raise wp.Diverged("there is nothing to pick")
                if (
                    decision.player != action.seat
                    or asked(decision, decision.options[action.option]) != action.asked
                ):
                    raise wp.Diverged(f"it asks for {decision.kind!r} of player {decision.player}")
                self.game.apply(action.option)
                self.made.append(action)
            elif action.kind == "undo":
                self.made = self.made[: action.option]
                self.game = self._replayed(len(self.made))
            elif action.kind != "draw":
                self.game.concede(action.seat)
        except wp.WillpowerError as error:
            self.diverged = f"action {action.n + 1}: {error}"

    def _replayed(self, picks: int) -> wp.Game:
        """The game after so many of the picks that stand."""
        for point in self._points:
            if point is not None and point[0] == picks:
                return point[1].clone()
        game = self.start.clone()
        for action in self.made[:picks]:
            game.apply(action.option)
        return game

    def as_it_was(self, moment: float) -> Table:
        """The table when only the picks up to a moment were made, at least as it began; what was taken back
        since is not there."""
        picks = len([action for action in self.made if action.at <= moment])
        picks = min(max(picks, self.record.match.choices.start), len(self.made))
        past = Table(self.record)
        past.game = self._replayed(picks)
        past.made = self.made[:picks]
        if picks:
            past.seqs = [*self.made[picks - 1].seqs]
        return past

    # ---- what is asked and shown ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nothing can be picked any more."""
        return self.result is not None or self.game.over or bool(self.diverged)

    @property
    def decider(self) -> int | None:
        """The seat that must decide; None once it is over."""
        decision = self.game.decision
        return None if decision is None or self.over else decision.player

    @property
    def told(self) -> list[Told]:
        """What seat 0, seat 1 and spectators are shown now."""
        if self._told is None:
            self._told = told_to_all(self.game, None, self._sight)
        return self._told

    @property
    def public(self) -> dict[str, Any]:
        """What a spectator sees of turn, chase and battle."""
        return self.told[OPEN].passing

    def snapshot(self) -> Snapshot:
        """The game as it stands, to begin from another time."""
        return Snapshot(self.actions, [action.option for action in self.made], self.game.save())

    # ---- actions ----------------------------------------------------------------------------------------

    def prepare_pick(self, seat: int, option: int, client: str, spent: float) -> Prepared:
        """What a pick would do; raises `Refusal`."""
        self.must_go_on()
        decision = self.game.decision
        assert decision is not None
        game = self.game.clone()
        try:
            game.apply(option, seat)
        except wp.IllegalAction as error:
            raise Refusal("illegal", _sentence(error.reason), error.clause) from None
        action = self._action("pick", seat, option, client, spent)
        action.asked = asked(decision, decision.options[option])
        result = result_of(game, "rules") if game.over else None
        return self._prepared(action, game, [*self.made, action], result)

    def prepare_end(self, kind: ActionKind, seat: int, client: str, spent: float = 0.0) -> Prepared:
        """What conceding, running out of time, leaving or an agreed draw would do; raises `Refusal`."""
        self.must_go_on()
        game = self.game.clone()
        if kind == "draw":
            result = Result(None, "", "Both players agree to a draw.", "agreed draw")
        else:
            game.concede(seat)
            how: Any = {"concede": "concession", "time": "time", "left": "left"}[kind]
            result = result_of(game, how)
        return self._prepared(self._action(kind, seat, 0, client, spent), game, self.made, result)

    def prepare_undo(self, seat: int, client: str) -> Prepared:
        """What taking back the seat's last decision would do; raises `Refusal`."""
        self.must_go_on()
        keep = self._last_decision(seat)
        if keep is None or keep < self.record.match.choices.start:
            raise Refusal("not possible", "You have not decided anything yet.")
        return self._prepared(
            self._action("undo", seat, keep, client, 0.0), self._replayed(keep), self.made[:keep], None
        )

    def stays(self, seat: int) -> int:
        """The last line that everybody knows of before the seat's own last decision; 0 if there is none."""
        keep = self._last_decision(seat)
        events = 0 if keep is None else self._replayed(keep).events
        return max([line.number for line in self.told[OPEN].log if line.number <= events], default=0)

    def _last_decision(self, seat: int) -> int | None:
        decision = self.game.decision
        paying = self.decider == seat and decision is not None and decision.kind == PAY
        return last_decision(self.made, seat, paying)

    def undo(self, seat: int, against_computer: bool) -> Undo:
        """Whether a seat could take back; worked out once for the game as it is."""
        found = self._undos.get((seat, against_computer))
        if found is None:
            found = self._undos[(seat, against_computer)] = self._undo(seat, against_computer)
        return found

    def _undo(self, seat: int, against_computer: bool) -> Undo:
        if self.over:
            return Undo(False, "The game is over.", False)
        keep = self._last_decision(seat)
        if keep is None or keep < self.record.match.choices.start:
            return Undo(False, "You have not decided anything yet.", False)
        if not against_computer:
            return Undo(True, "", not self._only_paying(seat, keep))
        if self.decider != seat:
            return Undo(False, "The computer decides now.", False)
        before = self._replayed(keep)
        self._points[seat] = (keep, before)
        then = before.view(None)["turn"]["number"]
        if then != self.told[OPEN].turn["number"]:
            return Undo(False, "Another turn has begun." if then else "The first turn has begun.", False)
        if nothing_revealed(before, self.made[keep:], seat, self.told[seat]):
            return Undo(True, "", False)
        return Undo(False, "Something hidden was revealed, or the computer has acted since.", False)

    def _only_paying(self, seat: int, keep: int) -> bool:
        """Whether a seat that is asked how to pay has done nothing since its last decision that could have
        told it anything: then it needs nobody's leave to take that back."""
        decision = self.game.decision
        if self.decider != seat or decision is None or decision.kind != PAY:
            return False
        since = self.made[keep:]
        if any([action.seat != seat for action in since]):
            return False
        return nothing_revealed(self._replayed(keep), since, seat, self.told[seat])

    def commit(self, prepared: Prepared) -> None:
        """Make an action that is stored now."""
        action = prepared.action
        if action.kind == "pick" and last_decision([action], action.seat, paying=False) is not None:
            self._points[action.seat] = (len(self.made), self.game)
        elif action.kind == "undo":
            self._points = [None, None]
        self.game = prepared.game
        self.made = prepared.made
        self.result = prepared.result
        self._count(action)
        self.done[(action.seat, action.client)] = action.seqs[action.seat]
        self._told = prepared.told
        self._undos = {}
        self._charge(action)

    def _count(self, action: Action) -> None:
        """Note that an action was accepted."""
        self.span = (self.span[0] if self.actions else action.at, action.at)
        self.actions = action.n + 1
        self.seqs = action.seqs

    def must_go_on(self) -> None:
        """Raise `Refusal` if nothing can be done at this table any more."""
        if self.diverged:
            raise Refusal("not possible", "This game cannot go on: a newer engine plays it differently.")
        if self.over:
            raise Refusal("not possible", "The game is over.", self.game.view(None)["outcome"])

    def _action(self, kind: ActionKind, seat: int, option: int, client: str, spent: float) -> Action:
        return Action(self.actions, kind, seat, option, client, "", spent, [*self.seqs], time.time())

    def _prepared(self, action: Action, game: wp.Game, made: list[Action], result: Result | None) -> Prepared:
        told = told_to_all(game, None if action.kind == "undo" else self.told, self._sight)
        ended = result is not None or action.kind == "undo"
        for n, (old, new) in enumerate(zip(self.told, told, strict=True)):
            if n == action.seat or ended or not new.same(old):
                action.seqs[n] += 1
        return Prepared(action, game, made, told, result)

    def _charge(self, action: Action) -> None:
        clock = self.record.match.choices.clock
        if clock is not None:
            self.left[action.seat] -= counted(clock, action.spent)


def effective(actions: Sequence[Action]) -> list[Action]:
    """The picks that stand, after everything that was taken back."""
    made: list[Action] = []
    for action in actions:
        if action.kind == "pick":
            made.append(action)
        elif action.kind == "undo":
            del made[action.option :]
    return made


def result_of(game: wp.Game, how: Any) -> Result:
    """How a finished game ended, with the deciding clause in our words."""
    clause = str(game.view(None)["outcome"])
    known = clauses().get(clause)
    winner: Any = game.winner
    return Result(winner, clause, known.summary if known is not None else "", how)


def is_current(record: GameRecord) -> bool:
    """Whether a game was last played by this very engine."""
    return record.engine == engine_name()


def _sentence(reason: str) -> str:
    return reason[:1].upper() + reason[1:] + "."
