"""Writing down what is picked: a judge file that grows by steps while a game is played on from its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from willpower.cards.database import CardDatabase
from willpower.engine import PRIORITY, Game, State, play_going_on

from .bench import pay, pay_usually
from .reading.errors import JudgeError, Unmet
from .reading.reader import read_text
from .running.runner import Run, begin
from .writing import PLAYS, Picked, alike, candidates, step_texts, with_steps


class Recorder:
    """A file and the game after its steps; what is picked there becomes steps, once it is complete."""

    def __init__(self, text: str, databases: Sequence[CardDatabase] = (), by_hand: bool = True) -> None:
        """`by_hand`: payments are picked too; otherwise they are made where nothing is lost."""
        self.head = text
        self.databases = databases
        self.by_hand = by_hand
        self.steps = step_texts(text)
        self.left: list[int] = []  # picks that are no complete step yet
        self.made: list[Picked] = []
        self.run = _run(text, databases)
        self.game = self._game()

    def text(self) -> str:
        """The file as it is now."""
        return with_steps(self.head, self.steps)

    def pick(self, index: int) -> None:
        """Pick an option of the pending decision."""
        self.left.append(index)
        self._apply(index)
        if not self.by_hand:
            while (paid := self.game.automatic_payment()) is not None:
                self._apply(paid)
        self._write()

    def chosen(self) -> list[int]:
        """The picks that are no complete step, without the payments that the bench makes by itself."""
        game = Game(self.run.g.clone())
        found: list[int] = []
        for index in self.left:
            if not found or game.automatic_payment() != index:
                found.append(index)
            game.apply(index)
        return found

    def _apply(self, index: int) -> None:
        d = self.game.decision
        if d is None or not 0 <= index < len(d.options):
            raise JudgeError(0, "this choice is not there")
        self.made.append(Picked(self.game.state.clone(), d, d.options[index]))
        self.game.apply(index)

    def _game(self) -> Game:
        g = self.run.g.clone()
        pay(g)
        return Game(g)

    def _write(self) -> None:
        """Write what was picked as a step, if it is one that leads to the very same position."""
        first = self.made[0]
        if first.decision.kind == PRIORITY and first.option.kind in PLAYS:
            if play_going_on(self.game.state, len(first.before.work.stack)) is not None:
                return
        for step in candidates(self.made):
            run = self._after(step)
            if run is not None:
                self.run = run
                self.steps = [*self.steps, step]
                self.left, self.made = [], []
                self.game = self._game()
                return

    def _after(self, step: str) -> Run | None:
        """The run after one more step; None where it does not lead to where the picks do."""
        old = self.run
        try:
            file = read_text(with_steps(self.head, [step]), "", self.databases)
            run = replace(old, g=old.g.clone(), divides=[*old.divides], exchanges={**old.exchanges}, told=[])
            run.step(file.steps[0], None)
        except (JudgeError, Unmet):
            return None
        g: State = run.g.clone()
        pay(g)
        return run if alike(g, self.game) else None


def _run(text: str, databases: Sequence[CardDatabase]) -> Run:
    """A file that was run to its end, without its expectations."""
    file = read_text(text, "", databases)
    file.partly = True
    run = begin(file)
    for n, step in enumerate(file.steps):
        if run.skip:
            run.skip = False
        else:
            run.step(step, file.steps[n + 1] if n + 1 < len(file.steps) else None)
    return run


def recorded(
    text: str, picks: Sequence[int], databases: Sequence[CardDatabase] = ()
) -> tuple[str, tuple[int, ...]]:
    """A file with picks after its last step written as steps, as far as they can be; and the other picks."""
    recorder = Recorder(text, databases, by_hand=False)
    pay_usually(recorder.game)
    for pick in picks:
        recorder.pick(pick)
    return recorder.text(), tuple(recorder.left)
