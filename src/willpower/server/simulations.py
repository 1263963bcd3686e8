"""Decks against the field: many games between computers, played beside in small portions."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import msgspec
from sqlalchemy import RowMapping, insert, select, update

import willpower as wp
from willpower.cards.bundled import modern_decks
from willpower.players import PLAYERS
from willpower.players.matchups import OPEN, score_of

from . import card_jobs, decks, drafts, schema
from .card_desk import CardDesk
from .games import Games
from .hub import Hub
from .pool import Refused, TookTooLong
from .protocol_cards import Pairing, Simulate, Simulation
from .protocol_http import DeckChoice
from .table import Refusal
from .tokens import new_id
from .writing import Conflict, NotKept

LOG: Final = logging.getLogger("willpower.server")
_TOGETHER: Final = 2  # games in one portion: one with each deck in the first seat
_SECONDS: Final = 240.0  # for a portion
_MOST_GAMES: Final = 2000
_MOST_WAITING: Final = 8
_MOST_OF_ONE: Final = 2  # that wait or are played for one address
_GOING_ON: Final = ("waiting", "running")
_USUAL: Final = "greedy"
_Z: Final = 1.96  # 95 %


class Plan(msgspec.Struct):
    """What is to be played."""

    title: str
    deck: str  # with the texts of its cards
    against: list[str]
    games: int
    level: str
    edition: str
    series: int = 1


def _name(key: str) -> str:
    """Under which name a worker owns a simulation."""
    return f"simulation:{key}"


def interval(won: float, n: int) -> tuple[float, float]:
    """Between which rates the true one lies with 95 % (Wilson)."""
    if n == 0:
        return 0.0, 1.0
    p, z2 = won / n, _Z * _Z
    middle = (p + z2 / (2 * n)) / (1 + z2 / n)
    half = _Z * ((p * (1 - p) / n + z2 / (4 * n * n)) ** 0.5) / (1 + z2 / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def pairing(name: str, title: str, record: str) -> Pairing:
    """What a record came to."""
    score = score_of(record)
    ended = score.won + score.lost + score.drawn
    low, high = interval(score.won + score.drawn / 2, ended)
    return Pairing(
        name,
        title,
        ended + score.unfinished,
        score.won,
        score.lost,
        score.drawn,
        score.unfinished,
        score_of(record[0::2]).rate,
        score_of(record[1::2]).rate,
        score.rate,
        low,
        high,
        ended > 0 and not low <= 0.5 <= high,
    )


class Simulations:
    """Plays simulations one after the other."""

    def __init__(self, hub: Hub, cards: CardDesk, games: Games) -> None:
        self.hub = hub
        self.cards = cards
        self.games = games
        self._turn = asyncio.Lock()
        self._mine: dict[str, str] = {}  # those that this process plays or will play, and for which address

    async def begin(self, body: Simulate, address: str = "") -> Simulation:
        """Plan a simulation and let it be played; raises `Refusal` or `BadDeck`."""
        if len(self._mine) >= _MOST_WAITING:
            raise Refusal("too fast", "Too many simulations are waiting; try later.")
        if [*self._mine.values()].count(address) >= _MOST_OF_ONE:
            raise Refusal("too fast", f"{_MOST_OF_ONE} simulations of yours are waiting; stop one, or wait.")
        key = new_id()
        self._mine[key] = address  # at once: others may ask while this one is planned
        try:
            plan = await self._plan(body)
            records = [OPEN * plan.games for _ in plan.against]
            await self.hub.cluster.own(_name(key))
            await self._keep(key, plan, records)
        except BaseException:
            del self._mine[key]
            raise
        self._mine[key] = self._mine.pop(key)  # last of those that are ready
        self.hub.spawn(self._play(key, plan, records))
        return await self.get(key)

    async def _plan(self, body: Simulate) -> Plan:
        edition = self.games.edition(body.edition)
        level = body.level or _USUAL
        if level not in PLAYERS:
            raise Refusal("not possible", f"There is no computer {level!r}; there are {', '.join(PLAYERS)}.")
        allowed = {one.name for one in decks.bundled() if edition in one.editions}
        against = list(dict.fromkeys(body.against)) or [name for name in modern_decks() if name in allowed]
        for name in against:
            if name not in allowed:
                raise Refusal("not possible", f"There is no bundled deck {name!r} under {edition}.")
        if not against:
            raise Refusal("not possible", f"No bundled deck may be played under {edition}.")
        if len(against) * body.games > _MOST_GAMES:
            raise Refusal("not possible", f"At most {_MOST_GAMES} games at once.")
        piles = drafts.piles_of(body.draft, await self.cards.catalogue())
        title = drafts.title_of(body.draft) or "A deck"
        choice = DeckChoice(text=drafts.text_of(title, piles))
        text = await self.games.playable(choice, edition)
        games = body.games + body.games % 2  # as many in each seat
        return Plan(title, text, against, games, level, edition)

    async def _keep(self, key: str, plan: Plan, records: list[str]) -> None:
        try:
            await self.hub.storage.change(
                insert(schema.simulations).values(
                    id=key,
                    plan=msgspec.json.encode(plan).decode(),
                    records=msgspec.json.encode(records).decode(),
                    stage="waiting",
                    trouble="",
                    seconds=0.0,
                    created=time.time(),
                )
            )
        except (Conflict, NotKept) as error:
            raise Refusal("broken", f"The simulation could not be kept: {error}.") from None

    async def get(self, key: str) -> Simulation:
        """How far a simulation is; raises `Refusal`."""
        mine = key in self._mine  # asked first: one that ends meanwhile has written so before it leaves
        row = await self._row(key)
        if row["stage"] in _GOING_ON and not mine and await self.hub.cluster.own(_name(key)):
            await self._note(key, stage="stopped", trouble="The server was started anew.")
            await self.hub.cluster.release(_name(key))
            row = await self._row(key)
        stage, trouble = row["stage"], row["trouble"]
        if stage == "waiting" and mine:
            trouble = await self._behind(key)
        plan = msgspec.json.decode(row["plan"], type=Plan)
        records = msgspec.json.decode(row["records"], type=list[str])
        known = wp.bundled_decks()
        found = [
            pairing(n, known[n].name, r) for n, r in zip(plan.against, records, strict=True) if n in known
        ]
        done = sum([len(record) - record.count(OPEN) for record in records])
        total = plan.games * len(plan.against)
        return Simulation(
            key, plan.title, plan.level, plan.edition, stage, done, total, row["seconds"], found, trouble
        )

    async def _behind(self, key: str) -> str:
        """What one that waits is waiting for, as a sentence; "" if nothing."""
        before = [*self._mine]
        before = before[: before.index(key)] if key in before else []
        t = schema.simulations
        async with self.hub.storage.writer.engine.connect() as c:
            asked = select(t).where(t.c.id.in_(before), t.c.stage.in_(_GOING_ON))
            rows = (await c.execute(asked)).mappings().all()  # not those that are being planned
        if not rows:
            return ""
        left, played, seconds = 0, 0, 0.0
        for row in rows:
            records = "".join(msgspec.json.decode(row["records"], type=list[str]))
            left += records.count(OPEN)
            played += len(records) - records.count(OPEN)
            seconds += row["seconds"]
        said = f"{len(rows)} simulation{'s'[: len(rows) - 1]} before this one: {left} games to play"
        if played:
            said += f", about {max(1, round(seconds / played * left / 60))} min"
        return said + "."

    async def stop(self, key: str) -> Simulation:
        """Stop a simulation; what was played stays."""
        await self._row(key)
        try:
            await self._note(key, stage="stopped")
        except (Conflict, NotKept) as error:
            raise Refusal("broken", f"It could not be noted: {error}.") from None
        self._mine.pop(key, None)  # makes room for another
        return await self.get(key)

    async def _row(self, key: str) -> RowMapping:
        t = schema.simulations
        async with self.hub.storage.writer.engine.connect() as c:
            row = (await c.execute(select(t).where(t.c.id == key))).mappings().first()
        if row is None:
            raise Refusal("unknown game", "There is no such simulation.")
        return row

    async def _note(self, key: str, **values: object) -> None:
        """Note how far a simulation is; one that has ended or was stopped stays as it is."""
        t = schema.simulations
        where = (t.c.id == key, t.c.stage.in_(_GOING_ON))
        await self.hub.storage.change(update(t).where(*where).values(**values))

    async def _play(self, key: str, plan: Plan, records: list[str]) -> None:
        try:
            async with self._turn:
                await self._portions(key, plan, records)
        except (TookTooLong, Refused) as error:
            await self._note(key, stage="failed", trouble=f"A game could not be played: {error}.")
        except (Conflict, NotKept) as error:
            LOG.warning("simulation %s: %s", key, error)
        except Exception:
            LOG.exception("simulation %s", key)
            await self._note(key, stage="failed", trouble="Something went wrong here.")
        finally:
            self._mine.pop(key, None)
            await self.hub.cluster.release(_name(key))

    async def _portions(self, key: str, plan: Plan, records: list[str]) -> None:
        began = time.monotonic()
        others = [decks.deck_text(wp.bundled_decks()[name]) for name in plan.against]
        for first in range(0, plan.games, _TOGETHER):
            for n, name in enumerate(plan.against):
                if (await self._row(key))["stage"] not in _GOING_ON:
                    return  # stopped, perhaps at another worker
                numbers = [*range(first, min(first + _TOGETHER, plan.games))]
                job = card_jobs.PlayGames(
                    ["draft", name],
                    [plan.deck, others[n]],
                    numbers,
                    plan.series,
                    plan.edition,
                    plan.level,
                )
                ends: str = await self.hub.long.do(job, str, _SECONDS)
                record = records[n]
                records[n] = record[:first] + ends + record[first + len(ends) :]
                await self._note(
                    key,
                    stage="running",
                    records=msgspec.json.encode(records).decode(),
                    seconds=time.monotonic() - began,
                )
        await self._note(key, stage="done", seconds=time.monotonic() - began)
