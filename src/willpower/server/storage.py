"""Storage of games: what the server asks of its database, one function for each question."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, RowMapping, bindparam, delete, func, insert, literal, select, update

from . import schema
from .protocol import Result, Settings, Stage
from .records import Action, GameRecord, Match, MatchChoices, SeatRecord, Snapshot
from .tokens import hashed, matches
from .writing import Row, Writer

_LISTED: Final = 200
_TOKENS: Final = 50  # of one seat
# Made at every pick: building these anew costs more than executing them.
_ACTION: Final = insert(schema.actions)
_PICKED: Final = (
    update(schema.games)
    .where(schema.games.c.id == bindparam("of"))
    .values(changed=bindparam("at"), decider=bindparam("by"), picks=bindparam("made"))
)


def text_of(value: object) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


class Storage:
    """The database, as the rest of the server sees it."""

    def __init__(self, url: str) -> None:
        self.writer = Writer(url)

    @property
    def trouble(self) -> str:
        """Why games are not being kept, or ""."""
        return self.writer.trouble

    # ---- writing ----------------------------------------------------------------------------------------

    async def create(self, record: GameRecord, tokens: dict[str, int]) -> None:
        """Keep a new game, its match if it is the first of it, and the tokens of its seats."""
        await self.writer.write(*creation(record, tokens))

    async def act(self, game: str, action: Action, *more: Executable | Row) -> None:
        """Keep an action, with what changes because of it; raises `Conflict` if its place is taken."""
        row = {
            "game": game,
            "n": action.n,
            "kind": action.kind,
            "seat": action.seat,
            "option": action.option,
            "client": action.client,
            "asked": action.asked,
            "spent": action.spent,
            "seqs": text_of(action.seqs),
            "at": action.at,
        }
        await self.writer.write(Row(_ACTION, row), *more)

    async def keep_snapshot(self, game: str, snapshot: Snapshot) -> None:
        """Keep a snapshot; older ones go."""
        t = schema.snapshots
        await self.writer.write(
            delete(t).where(t.c.game == game),
            insert(t).values(game=game, n=snapshot.n, picks=text_of(snapshot.picks), data=snapshot.data),
        )

    async def keep_settings(self, game: str, seat: int, settings: Settings) -> None:
        """Keep how a seat wants to be asked."""
        t = schema.seats
        await self.writer.write(
            update(t).where(t.c.game == game, t.c.seat == seat).values(settings=text_of(settings))
        )

    async def add_token(self, game: str, seat: int, token: str) -> None:
        """Give a seat one more token; the oldest goes when there are too many."""
        t = schema.tokens
        async with self.writer.engine.connect() as c:
            rows = (
                await c.execute(
                    select(t.c.hash).where(t.c.game == game, t.c.seat == seat).order_by(t.c.created)
                )
            ).all()
        surplus = [row[0] for row in rows[: max(0, len(rows) + 1 - _TOKENS)]]
        await self.writer.write(
            delete(t).where(t.c.hash.in_(surplus)),
            insert(t).values(hash=hashed(token, game), game=game, seat=seat, created=time.time()),
        )

    async def join(self, begun: GameRecord, seat: int, token: str) -> None:
        """Seat the second player of a game that has begun; raises `Conflict` if somebody was faster."""
        game, record = begun.id, begun.seats[seat]
        t = schema.seats
        await self.writer.write(
            insert(t).values(game=game, seat=seat, **seat_values(record)),
            insert(schema.tokens).values(hash=hashed(token, game), game=game, seat=seat, created=time.time()),
            change_game(game, stage="playing", engine=begun.engine, decider=begun.decider, invite=None),
            insert(schema.headers).values(game=game, header=begun.header),
        )

    async def withdraw(self, game: str) -> bool:
        """Take away a game that still waits for somebody; False if somebody has joined."""
        g = schema.games
        waits = select(g.c.id).where(g.c.id == game, g.c.stage == "waiting").scalar_subquery()
        await self.writer.write(
            *[delete(t).where(t.c.game == waits) for t in (schema.tokens, schema.seats)],
            delete(g).where(g.c.id == game, g.c.stage == "waiting"),
        )
        return await self.game(game) is None

    async def change(self, *statements: Executable | Row) -> None:
        """Commit other changes together."""
        await self.writer.write(*statements)

    async def keep_frames(self, game: str, pieces: Iterable[tuple[str, int, bytes]]) -> None:
        """Keep what each seat saw of a finished game."""
        t = schema.frames
        await self.writer.write(
            delete(t).where(t.c.game == game),
            *[insert(t).values(game=game, seat=seat, piece=n, data=data) for seat, n, data in pieces],
        )

    # ---- reading ----------------------------------------------------------------------------------------

    async def game(self, game: str) -> GameRecord | None:
        """A game but for its actions."""
        found = await self._games(schema.games.c.id == game)
        return found[0] if found else None

    async def first_game(self, match: str) -> GameRecord | None:
        """The game with which a match began, but for its actions."""
        found = await self._games(schema.games.c.match == match, schema.games.c.number == 1)
        return found[0] if found else None

    async def seat_of(self, game: str, token: str) -> int | None:
        """The seat that a token of a game holds."""
        return (await self.seats_of([(game, token)]))[0]

    async def seats_of(self, held: Sequence[tuple[str, str]]) -> list[int | None]:
        """For each game and token the seat that it holds."""
        t = schema.tokens
        query = select(t.c.game, t.c.hash, t.c.seat).where(t.c.game.in_({game for game, _ in held}))
        async with self.writer.engine.connect() as c:
            rows = (await c.execute(query)).all()
        by_game: dict[str, list[tuple[bytes, int]]] = {}
        for game, kept, seat in rows:
            by_game.setdefault(game, []).append((kept, seat))
        found: list[int | None] = []
        for game, token in held:  # all are looked at, so that the time tells nothing
            seats = [seat for kept, seat in by_game.get(game, []) if matches(token, game, kept)]
            found.append(seats[0] if seats else None)
        return found

    async def actions(self, game: str) -> list[Action]:
        """Everything accepted in a game, in order."""
        t = schema.actions
        async with self.writer.engine.connect() as c:
            rows = (await c.execute(select(t).where(t.c.game == game).order_by(t.c.n))).mappings().all()
        return [
            Action(
                r["n"],
                r["kind"],
                r["seat"],
                r["option"],
                r["client"],
                r["asked"],
                r["spent"],
                msgspec.json.decode(r["seqs"]),
                r["at"],
            )
            for r in rows
        ]

    async def snapshot(self, game: str) -> Snapshot | None:
        """The newest snapshot of a game."""
        t = schema.snapshots
        query = select(t).where(t.c.game == game).order_by(t.c.n.desc()).limit(1)
        async with self.writer.engine.connect() as c:
            row = (await c.execute(query)).mappings().first()
        if row is None:
            return None
        return Snapshot(row["n"], msgspec.json.decode(row["picks"]), row["data"])

    async def listed(self, stages: Iterable[Stage], *, decks: bool = False) -> list[GameRecord]:
        """Games in these stages that may be listed, the newest first, without their headers; with their decks
        only if that is asked for."""
        t = schema.games
        where = [t.c.stage.in_(list(stages)), t.c.listed.is_(True)]
        return await self._games(*where, without=("header",) if decks else ("header", "deck"))

    async def waiting(self) -> list[GameRecord]:
        """Games that wait for anybody, the newest first, as `listed` has them."""
        t = schema.games
        where = [t.c.stage == "waiting", t.c.listed.is_(True), t.c.invite.is_(None)]
        return await self._games(*where, without=("header", "deck"))

    async def several(self, ids: Iterable[str]) -> list[GameRecord]:
        """Games by their ids."""
        return await self._games(schema.games.c.id.in_(list(ids)))

    async def without_frames(self) -> list[str]:
        """Finished games of which is not kept yet what was seen."""
        g, f = schema.games, schema.frames
        query = select(g.c.id).where(
            g.c.stage.in_(["over", "between"]), ~select(f.c.game).where(f.c.game == g.c.id).exists()
        )
        async with self.writer.engine.connect() as c:
            return [row[0] for row in (await c.execute(query)).all()]

    async def frame(self, game: str, seat: str, piece: int) -> bytes | None:
        """A piece of what a seat saw."""
        t = schema.frames
        query = select(t.c.data).where(t.c.game == game, t.c.seat == seat, t.c.piece == piece)
        async with self.writer.engine.connect() as c:
            row = (await c.execute(query)).first()
        return None if row is None else bytes(row[0])

    async def _games(self, *where: Any, without: tuple[str, ...] = ()) -> list[GameRecord]:
        """Games, the newest first. `without`: columns that are long and not needed; they are empty then."""
        g, h, m, s = schema.games, schema.headers, schema.matches, schema.seats
        sat = [literal("").label(c.name) if c.name in without else c for c in s.c]
        long = literal("") if "header" in without else func.coalesce(h.c.header, "")
        match = [m.c.best_of, m.c.wins, m.c.choices, m.c.over, m.c.created.label("match_created")]
        query = select(*g.c, long.label("header"), *match).join(m, m.c.id == g.c.match)
        if "header" not in without:
            query = query.outerjoin(h, h.c.game == g.c.id)
        query = query.where(*where).order_by(g.c.changed.desc()).limit(_LISTED)
        async with self.writer.engine.connect() as c:
            rows = (await c.execute(query)).mappings().all()
            ids = [row["id"] for row in rows]
            sitting = (await c.execute(select(*sat).where(s.c.game.in_(ids)))).mappings().all() if ids else []
        by_game: dict[str, dict[int, SeatRecord]] = {}
        for row in sitting:
            by_game.setdefault(row["game"], {})[row["seat"]] = SeatRecord(
                row["name"],
                row["level"],
                row["deck"],
                msgspec.json.decode(row["settings"], type=Settings),
            )
        return [_record(row, by_game.get(row["id"], {})) for row in rows]


def _record(row: RowMapping, sitting: dict[int, SeatRecord]) -> GameRecord:
    free = SeatRecord("", "", "", Settings())
    return GameRecord(
        row["id"],
        Match(
            row["match"],
            row["best_of"],
            msgspec.json.decode(row["wins"]),
            msgspec.json.decode(row["choices"], type=MatchChoices),
            row["over"],
            row["match_created"],
        ),
        row["number"],
        row["stage"],
        row["header"],
        row["engine"],
        row["invite"],
        msgspec.json.decode(row["result"], type=Result) if row["result"] else None,
        row["next"],
        row["decider"],
        row["picks"],
        row["uploaded"],
        row["listed"],
        row["created"],
        row["changed"],
        [sitting.get(0, free), sitting.get(1, free)],
    )


def seat_values(record: SeatRecord) -> dict[str, Any]:
    """The columns of a seat."""
    return {
        "name": record.name,
        "level": record.level,
        "deck": record.deck,
        "settings": text_of(record.settings),
    }


def creation(record: GameRecord, tokens: dict[str, int]) -> list[Executable]:
    """The statements that keep a new game."""
    match = record.match
    made: list[Executable] = []
    if record.number == 1:
        made.append(
            insert(schema.matches).values(
                id=match.id,
                best_of=match.best_of,
                wins=text_of(match.wins),
                choices=text_of(match.choices),
                over=match.over,
                created=match.created,
            )
        )
    made.append(
        insert(schema.games).values(
            id=record.id,
            match=match.id,
            number=record.number,
            stage=record.stage,
            engine=record.engine,
            invite=record.invite,
            result=text_of(record.result) if record.result is not None else None,
            next=record.next,
            decider=record.decider,
            picks=record.picks,
            uploaded=record.uploaded,
            listed=record.listed,
            created=record.created,
            changed=record.changed,
        )
    )
    if record.header:
        made.append(insert(schema.headers).values(game=record.id, header=record.header))
    for n, seat in enumerate(record.seats):
        if seat.deck:
            made.append(insert(schema.seats).values(game=record.id, seat=n, **seat_values(seat)))
    for token, n in tokens.items():
        made.append(
            insert(schema.tokens).values(
                hash=hashed(token, record.id), game=record.id, seat=n, created=record.created
            )
        )
    return made


def change_game(game: str, **values: object) -> Executable:
    """The statement that changes columns of a game."""
    return update(schema.games).where(schema.games.c.id == game).values(changed=time.time(), **values)


def picked(game: str, decider: int | None, picks: int) -> Row:
    """The change of a game that every action makes: who decides now, and how many picks stand."""
    return Row(_PICKED, {"of": game, "at": time.time(), "by": decider, "made": picks})


def change_match(match: Match) -> Executable:
    """The statement that keeps where a match stands."""
    t = schema.matches
    return update(t).where(t.c.id == match.id).values(wins=text_of(match.wins), over=match.over)
