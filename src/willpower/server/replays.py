"""Replays: finished games, stepped through, taken away, brought, and played on from."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec

import willpower as wp
from willpower.rules.index import clauses

from .bench_jobs import MomentOnBench
from .frames import PIECE, SEATS, Summary, steps_of
from .games import clean, printable
from .hub import Hub, new_game
from .jobs import ReadingOfReplay, ReadReplay
from .messages import deck_title
from .pool import Refused, TookTooLong
from .protocol import Result, Settings
from .protocol_http import LONGEST_NAME, AskMoment, Created, PlayOn, ReplayInfo
from .records import Action, GameRecord, Match, MatchChoices, SeatRecord
from .storage import creation
from .table import Refusal, Table, asked, effective
from .tokens import new_id, new_token
from .writing import Conflict, NotKept

MOST_STEPS: Final = 100
_WAIT: Final = 60.0
_READ: Final = 60.0


def with_names(text: str, names: list[str]) -> str:
    """A replay file with the names of the players in its last line."""
    start = text.rstrip("\n").rfind("\n") + 1
    last = {**msgspec.json.decode(text[start:], type=dict[str, Any]), "names": names}
    return f"{text[:start]}{msgspec.json.encode(last).decode()}\n"


def names_in(text: str) -> list[str]:
    """The names of the players in a replay file that can be read; A and B where it has none."""
    found = msgspec.json.decode(text.rstrip("\n").rpartition("\n")[2], type=dict[str, Any]).get("names")
    if not isinstance(found, list) or len(found) != 2 or not all(isinstance(one, str) for one in found):
        return ["A", "B"]
    return [printable(one)[:LONGEST_NAME] or "Guest" for one in found]


class Replays:
    """What is asked of finished games."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def _finished(self, game: str, seat: str = "open") -> GameRecord:
        record = await self.hub.storage.game(game)
        if record is None:
            raise Refusal("unknown game", "There is no such game.")
        if record.stage not in ("over", "between"):
            raise Refusal("not possible", "This game is not over.")
        if seat != "open" and not record.match.over:
            raise Refusal("not possible", "Until the match is over, only what spectators see is shown.")
        return record

    async def _summary(self, game: str, seat: str) -> Summary:
        data = await self.hub.storage.frame(game, seat, -1)
        if data is None:
            waiting = self.hub.filmed.get(game)
            if waiting is None:
                self.hub.film_later(game)
                waiting = self.hub.filmed[game]
            try:
                async with asyncio.timeout(_WAIT):
                    await waiting.wait()
            except TimeoutError:
                raise Refusal("not possible", "The replay is not ready yet; try again.") from None
            data = await self.hub.storage.frame(game, seat, -1)
        if data is None:
            raise Refusal("not possible", "The replay is not ready yet; try again.")
        return msgspec.json.decode(data, type=Summary)

    async def info(self, game: str) -> ReplayInfo:
        """A finished game: how many steps each seat has, and where turns begin."""
        record = await self._finished(game)
        found = {name: await self._summary(game, name) for name, _ in SEATS}
        names = [name for name, _ in SEATS] if record.match.over else ["open"]
        return ReplayInfo(
            game,
            [seat.name for seat in record.seats],
            [deck_title(seat.deck) if record.match.over else "" for seat in record.seats],
            record.match.choices.edition,
            record.engine,
            record.created,
            {name: found[name].steps for name in names},
            {name: found[name].turns for name in names},
            {name: found[name].passes for name in names},
            {name: found[name].marks for name in names},
            {name: found[name].places for name in names},
            found["open"].life,
            record.result,
            found["open"].whole,
            record.uploaded,
        )

    async def steps(self, game: str, seat: str, first: int, count: int) -> dict[str, Any]:
        """Some steps as a seat saw them; a `ReplaySteps` that is JSON already inside."""
        if seat not in [name for name, _ in SEATS]:
            raise Refusal("malformed", "A seat is 0, 1 or open.")
        await self._finished(game, seat)
        summary = await self._summary(game, seat)
        last = min(summary.steps, max(0, first) + min(count, MOST_STEPS))
        out: list[msgspec.Raw] = []
        for piece in range(max(0, first) // PIECE, (last + PIECE - 1) // PIECE):
            data = await self.hub.storage.frame(game, seat, piece)
            if data is None:
                break
            found = await asyncio.to_thread(steps_of, data)
            for n, step in enumerate(found, piece * PIECE):
                if first <= n < last:
                    out.append(step)
        return {"game": game, "seat": seat, "first": first, "total": summary.steps, "steps": out}

    async def file(self, game: str) -> str:
        """The replay file."""
        record = await self._finished(game, "0")
        actions = await self.hub.storage.actions(game)

        def write() -> str:
            replay = wp.read_replay(record.header)
            replay.picks = tuple([action.option for action in effective(actions)])
            ended = [a.seat for a in actions if a.kind in ("concede", "time", "left")]
            replay.conceded = ended[-1] if ended else -1
            result = record.result
            if result is not None and result.how != "agreed draw":
                replay.winner = "draw" if result.winner is None else str(result.winner)
            return with_names(wp.write_replay(replay), [seat.name for seat in record.seats])

        return await asyncio.to_thread(write)

    async def moment(self, game: str, body: AskMoment) -> MomentOnBench:
        """The job that writes a step as a judge file."""
        record = await self._finished(game, "0")
        summary = await self._summary(game, body.seat if body.seat in ("0", "1") else "open")
        step = summary.steps - 1 if body.step < 0 else body.step
        if step >= summary.steps:
            raise Refusal("not possible", f"There are {summary.steps} steps.")
        kept = effective(await self.hub.storage.actions(game))[: summary.places[step]]
        names = " v. ".join([seat.name for seat in record.seats])
        return MomentOnBench(record.header, [action.option for action in kept], f"{names}, step {step + 1}")

    async def upload(self, text: str) -> ReplayInfo:
        """Keep a replay file that somebody sends, so that it can be watched and shared."""
        try:
            found: ReadingOfReplay = await self.hub.slow.do(ReadReplay(text), ReadingOfReplay, _READ)
        except TookTooLong:
            raise Refusal("not possible", "Reading this replay takes too long.") from None
        except Refused as error:
            raise Refusal("malformed", error.sentence) from None
        choices = MatchChoices("friend", found.edition, None, False, 0.0, 0, found.known)
        match = Match(new_id(), 1, [0, 0], choices, True, self.hub.now())
        names = names_in(text)
        seats = [
            SeatRecord(name, "", deck, Settings()) for name, deck in zip(names, found.decks, strict=True)
        ]
        record = new_game(match, 1, seats, listed=False)
        record.header, record.engine = found.header, ""
        record.stage, record.uploaded = "over", True
        winner: Any = found.winner
        if found.over:
            how: Any = "concession" if found.conceded >= 0 else "rules"
            said = clauses().get(found.outcome)
            record.result = Result(winner, found.outcome, said.summary if said is not None else "", how)
        actions = [
            Action(n, "pick", 0, pick, f"file:{n}", "", 0.0, [0, 0, 0], 0.0)
            for n, pick in enumerate(found.picks)
        ]
        if found.conceded >= 0:
            n = len(actions)
            actions.append(Action(n, "concede", found.conceded, 0, f"file:{n}", "", 0.0, [0, 0, 0], 0.0))
        try:
            await self.hub.storage.change(*creation(record, {}), *_insertions(record.id, actions))
            await self.hub.storage.keep_frames(record.id, found.pieces)
        except (Conflict, NotKept) as error:
            raise Refusal("broken", f"It could not be kept: {error}.") from None
        return await self.info(record.id)

    async def play_on(self, game: str, body: PlayOn, level: str) -> Created:
        """A new game against the computer that begins at a step of a replay."""
        old = await self._finished(game, "0")
        if not old.match.choices.known:
            raise Refusal("not possible", "This replay has cards that this server does not know.")
        summary = await self._summary(game, str(body.seat))
        if body.step >= summary.steps:
            raise Refusal("not possible", f"There are {summary.steps} steps.")
        kept = effective(await self.hub.storage.actions(game))[: summary.places[body.step]]
        choices = MatchChoices("computer", old.match.choices.edition, None, False, 0.0, len(kept))
        match = Match(new_id(), 1, [0, 0], choices, False, self.hub.now())
        seats = [SeatRecord(level.capitalize(), level, seat.deck, Settings()) for seat in old.seats]
        seats[body.seat] = SeatRecord(clean(body.name), "", old.seats[body.seat].deck, Settings())
        record = new_game(match, 1, seats, listed=False)
        record.header, record.engine, record.stage = old.header, old.engine, "playing"
        actions = await asyncio.to_thread(_continued, record, kept)
        token = new_token()
        try:
            await self.hub.storage.change(
                *creation(record, {token: body.seat}), *_insertions(record.id, actions)
            )
        except (Conflict, NotKept) as error:
            raise Refusal("broken", f"It could not be kept: {error}.") from None
        return Created(record.id, body.seat, token, "playing", None)


def _continued(record: GameRecord, kept: list[Action]) -> list[Action]:
    """The actions of a game up to a step, as those of a new one; raises `Refusal` where they do not fit."""
    table = Table(record)
    found: list[Action] = []
    for n, action in enumerate(kept):
        decision = table.game.decision
        if decision is None or not 0 <= action.option < len(decision.options):
            raise Refusal("not possible", "This engine plays the game differently before that step.")
        option = decision.options[action.option]
        found.append(
            Action(
                n,
                "pick",
                decision.player,
                action.option,
                f"kept:{n}",
                asked(decision, option),
                0.0,
                [1, 1, 1],
                time.time(),
            )
        )
        table.game.apply(action.option)
    if table.game.over:
        raise Refusal("not possible", "The game is over at that step.")
    return found


def _insertions(game: str, actions: list[Action]) -> list[Any]:
    from sqlalchemy import insert

    from . import schema
    from .storage import text_of

    return [
        insert(schema.actions).values(
            game=game, **{**msgspec.structs.asdict(action), "seqs": text_of(action.seqs)}
        )
        for action in actions
    ]
