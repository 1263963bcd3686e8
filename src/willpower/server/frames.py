"""What each seat saw of a finished game, step by step, packed for keeping: a replay that no engine
can change."""

from __future__ import annotations

import lzma
from typing import Any, Final, Literal

import msgspec

import willpower as wp

from .protocol_http import EventMark, TurnMark
from .told import Told

# What is told of a step in which nobody did anything that one looks for: a pass, the phase that came of it,
# will on the way of a payment.
_QUIET: Final = {"passed", "phase", "skipped"}
_PAYING: Final = {"rested", "ability played", "will"}
_MARKED: Final[tuple[Literal["played", "attacked", "judged"], ...]] = ("played", "attacked", "judged")
PIECE: Final = 50  # steps in one piece
_AROUND: Final = 60  # picks before the one whose board is asked for, among which the board before it is
SEATS: Final[tuple[tuple[str, int | None], ...]] = (("0", 0), ("1", 1), ("open", None))


class Summary(msgspec.Struct):
    """What is known of a seat's replay before any step is read."""

    steps: int
    turns: list[TurnMark]
    places: list[int]  # for each step how many picks were made before it
    whole: bool
    passes: list[int] = []  # the steps in which nothing happened but passes and will on its way
    marks: list[EventMark] = []  # what one looks for along the way
    life: list[int] = []  # of both at the end


class Film:
    """The steps of one seat, as they are recorded."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.views: list[bytes] = []
        self.events: list[int] = []  # for each step how much had happened
        self.taken: list[tuple[str, int | None]] = []
        self.places: list[int] = []
        self.turns: list[TurnMark] = []
        self.life: list[int] = []
        self.before: Told | None = None

    def look(self, game: wp.Game, picks: int, taken: wp.Option | None, by: int | None) -> None:
        """Record a step if this seat saw something new; it may know the option only if it was its own."""
        told = Told(game, self.seat, self.before)
        own = by is not None and by == self.seat
        if self.before is not None and told.same(self.before) and not own:
            return
        self._turn(msgspec.json.decode(told.view))
        self.views.append(told.view)
        self.events.append(told.events)
        self.taken.append((taken.text if own and taken is not None else "", by))
        self.places.append(picks)
        self.before = told

    def _turn(self, view: dict[str, Any]) -> None:
        turn = view["turn"]
        self.life = [player["life"] for player in view["players"]]
        if not self.turns or self.turns[-1].turn != turn["number"]:
            self.turns.append(TurnMark(turn["number"], turn["player"], len(self.views), self.life, 0))
        else:
            self.turns[-1].decisions += 1

    def steps(self) -> list[bytes]:
        """Each step as JSON. A line of the log reads the same later, so the last log has them all."""
        log = self.before.log if self.before is not None else []
        out: list[bytes] = []
        line = 0
        for n, view in enumerate(self.views):
            first = line
            while line < len(log) and log[line].number <= self.events[n]:
                line += 1
            text, by = self.taken[n]
            step = {"step": n, "view": msgspec.Raw(view), "log": log[first:line], "text": text, "player": by}
            out.append(msgspec.json.encode(step))
        return out

    def kinds(self) -> list[set[str]]:
        """For each step what kinds of things happened."""
        log = self.before.log if self.before is not None else []
        found: list[set[str]] = []
        line = 0
        for events in self.events:
            first = line
            while line < len(log) and log[line].number <= events:
                line += 1
            found.append({one.kind for one in log[first:line]})
        return found

    def passes(self) -> list[int]:
        """The steps in which nobody did more than pass or produce will; not the first and the last step."""
        inner = list(enumerate(self.kinds()))[1:-1]
        return [n for n, kinds in inner if kinds <= _QUIET or (kinds <= _PAYING and "will" in kinds)]

    def marks(self) -> list[EventMark]:
        """The steps in which something was played, attacked or judged."""
        return [
            EventMark(n, kind) for n, kinds in enumerate(self.kinds()) for kind in _MARKED if kind in kinds
        ]

    def pieces(self, name: str, whole: bool) -> list[tuple[str, int, bytes]]:
        """The steps packed, the summary first."""
        steps = self.steps()
        summary = Summary(len(steps), self.turns, self.places, whole, self.passes(), self.marks(), self.life)
        out = [(name, -1, msgspec.json.encode(summary))]
        for n in range(0, len(steps), PIECE):
            body = b"[" + b",".join(steps[n : n + PIECE]) + b"]"
            out.append((name, n // PIECE, lzma.compress(body, preset=1)))
        return out


def film(header: str, picks: list[int], conceded: int) -> list[tuple[str, int, bytes]]:
    """Play a game again and record what each seat saw; up to where this engine plays it differently."""
    game = wp.read_replay(header).start()
    films = [(name, Film(seat)) for name, seat in SEATS]
    for _, one in films:
        one.look(game, 0, None, None)
    whole = True
    for n, pick in enumerate(picks, 1):
        decision = game.decision
        if decision is None or not 0 <= pick < len(decision.options):
            whole = False
            break
        taken = decision.options[pick]
        game.apply(pick)
        for _, one in films:
            one.look(game, n, taken, decision.player)
    if conceded >= 0 and whole and not game.over:
        game.concede(conceded)
        for _, one in films:
            one.look(game, len(picks), None, None)
    return [piece for name, one in films for piece in one.pieces(name, whole)]


def past_board(header: str, picks: list[int], seat: int, line: int, by: int) -> bytes:
    """The board as a seat saw it when a line of its log was the newest one, as a `PastBoard`; with `by`
    the one before or after it. Raises `ValueError` where there is none."""
    start = wp.read_replay(header).start
    game = start()
    events = [game.events]
    for pick in picks:
        _make(game, pick)
        events.append(game.events)
    at = next((n for n, count in enumerate(events) if count >= line), len(events) - 1)
    seen: list[Told] = []
    game, told, found = start(), None, by
    for n in range(len(picks) + 1):
        if n >= at - (_AROUND if by < 0 else 0):
            told = Told(game, seat, told)
            if seen and _newest(seen[-1]) == _newest(told):
                seen.pop()  # the last board of a line is the one that is looked at
            seen.append(told)
            found = next((i for i, one in enumerate(seen) if _newest(one) >= line), len(seen) - 1) + by
            if n >= at and found < len(seen) - 1:
                break  # no later board has its line
        if n < len(picks):
            _make(game, picks[n])
    if not 0 <= found < len(seen):
        raise ValueError("there is no such board")
    return msgspec.json.encode({"line": _newest(seen[found]), "view": msgspec.Raw(seen[found].view)})


def _make(game: wp.Game, pick: int) -> None:
    decision = game.decision
    if decision is None or not 0 <= pick < len(decision.options):
        raise ValueError("this engine plays the game differently")
    game.apply(pick)


def _newest(told: Told) -> int:
    return told.log[-1].number if told.log else 0


def steps_of(piece: bytes) -> list[msgspec.Raw]:
    """The steps in a piece, each as JSON."""
    return msgspec.json.decode(lzma.decompress(piece), type=list[msgspec.Raw])
