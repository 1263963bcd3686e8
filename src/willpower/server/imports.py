"""Card files on their way in: read in portions beside the games, told about, taken over, undone.

Nothing is taken over before somebody says so. The cards of a file lie in the data folder until then, and what
they replaced lies there afterwards.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import RowMapping, insert, select, update

from willpower.cards.card import Card
from willpower.cards.database import CardDatabase, load_cards, save_cards
from willpower.cards.errors import CardError
from willpower.cards.mapping import card_from_mapping, card_to_mapping
from willpower.cards.store import alone, data_folder, imported_cards, write_whole

from . import card_jobs, catalogue, schema
from .catalogue import key_of
from .hub import Hub
from .pool import Refused, TookTooLong
from .protocol_cards import Grouped, Import, ImportCards, ImportReport, Imports
from .table import Refusal
from .tokens import new_id
from .writing import Conflict, NotKept

LOG: Final = logging.getLogger("willpower.server")
_TOGETHER: Final = 25  # cards read in one portion
_SECONDS: Final = 300.0
_SHOWN: Final = 20
_MOST_AT_ONCE: Final = 2


def folder() -> Path:
    """Where the cards of files on their way in lie."""
    return data_folder() / "imports"


def take_over(key: str) -> None:
    """Add the cards of a file to the imported ones; what they replace is kept aside. Raises `OSError` or
    `CardError`."""
    new = load_cards(folder() / f"{key}.json")
    path = data_folder() / "cards.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    with alone(path):
        old = imported_cards()
        here = {key_of(card): card for card in old}
        before = _replaced(key)  # by a taking over that ended before it was noted
        replaced: list[Card] = []
        for card in new:
            name = key_of(card)
            if name in here:
                again = name in before and here[name].fingerprint == card.fingerprint
                replaced.append(before[name] if again else here[name])
        text = json.dumps([card_to_mapping(card) for card in replaced], ensure_ascii=False)
        write_whole(_before(key), text.encode())
        save_cards(old.merged(new), path)


def undo(key: str) -> None:
    """Take the cards of a file out again and put back what they had replaced. Cards that another import has
    changed since stay as they are. Raises `OSError`, `CardError`."""
    new = {key_of(card): card.fingerprint for card in load_cards(folder() / f"{key}.json")}
    if not _before(key).exists():
        raise FileNotFoundError("what it replaced is not there")
    before = _replaced(key)
    path = data_folder() / "cards.json"
    with alone(path):
        left = []
        for card in imported_cards():
            own = key_of(card)
            if new.get(own) != card.fingerprint:
                left.append(card)
            elif own in before:
                left.append(before[own])
        save_cards(CardDatabase(left), path)


def _before(key: str) -> Path:
    return folder() / f"{key}.before.json"


def _replaced(key: str) -> dict[str, Card]:
    """The cards that a file has replaced, by key; none if it was not taken over."""
    if not _before(key).exists():
        return {}
    raw = json.loads(_before(key).read_text(encoding="utf-8"))
    return {key_of(card): card for card in [card_from_mapping(one) for one in raw]}


class ImportDesk:
    """Takes card files in."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._mine: set[str] = set()
        self._turn = asyncio.Lock()  # under which cards are taken over and undone

    async def listed(self, allowed: bool) -> Imports:
        """The imports of this server, the newest first."""
        if not allowed:
            return Imports(False, [])
        t = schema.imports
        async with self.hub.storage.writer.engine.connect() as c:
            rows = (await c.execute(select(t).order_by(t.c.at.desc()).limit(_SHOWN))).mappings().all()
        return Imports(True, [_shown(row) for row in rows])

    async def begin(self, body: ImportCards) -> Import:
        """Begin to read a card file; raises `Refusal`."""
        if len(self._mine) >= _MOST_AT_ONCE:
            raise Refusal("too fast", "Another file is being read; wait for it.")
        key = new_id()
        self._mine.add(key)  # at once: another file may come while this one is written
        try:
            raw = await self._keep(key, body)
        except BaseException:
            self._mine.discard(key)
            raise
        self.hub.spawn(self._read(key, raw))
        return await self.get(key)

    async def _keep(self, key: str, body: ImportCards) -> Path:
        """Keep a file that is to be read."""
        plain = "".join([c for c in body.name if c.isprintable()])
        name = Path(plain.replace("\\", "/")).name[:200] or "cards.json"
        raw = folder() / f"{key}.raw{'.toml' if name.lower().endswith('.toml') else '.json'}"
        try:
            await asyncio.to_thread(write_whole, raw, body.text.encode())
        except (OSError, UnicodeEncodeError) as error:
            raise Refusal("broken", f"The file could not be kept: {error}.") from None
        await self.hub.cluster.own(_name(key))
        await self._write(
            insert(schema.imports).values(
                id=key,
                name=name,
                stage="reading",
                done=0,
                total=0,
                report="null",
                problems="[]",
                at=time.time(),
            )
        )
        return raw

    async def get(self, key: str) -> Import:
        """How far an import is; raises `Refusal`."""
        mine = key in self._mine  # asked first: one that ends meanwhile has written so before it leaves
        row = await self._row(key)
        if row["stage"] == "reading" and not mine and await self.hub.cluster.own(_name(key)):
            await self._fail(key, "The server was started anew; bring the file again.")
            await self.hub.cluster.release(_name(key))
            row = await self._row(key)
        return _shown(row)

    async def take(self, key: str) -> Import:
        """Take the cards of a file over."""
        await self._change(key, ("ready", "undone"), "taken", take_over)
        return await self.get(key)

    async def undo(self, key: str) -> Import:
        """Undo an import."""
        await self._change(key, ("taken",), "undone", undo)
        _before(key).unlink(missing_ok=True)
        return await self.get(key)

    async def drop(self, key: str) -> Import:
        """Leave a file that was not taken over."""
        async with self._turn:
            row = await self._row(key)
            if row["stage"] not in ("reading", "ready", "refused"):
                raise Refusal("not possible", "It is taken over; undo it instead.")
            await self._note(key, stage="dropped")
            self._leave(key)
        return await self.get(key)

    def _leave(self, key: str) -> None:
        """Nobody needs the cards of a file any more."""
        (folder() / f"{key}.json").unlink(missing_ok=True)

    async def _change(self, key: str, stages: tuple[str, ...], to: str, work: Callable[[str], None]) -> None:
        async with self._turn:  # who asks twice at once is told so the second time
            row = await self._row(key)
            if row["stage"] not in stages:
                raise Refusal("not possible", f"This import is {row['stage']}.")
            try:
                await asyncio.to_thread(work, key)
            except (OSError, CardError, ValueError) as error:
                raise Refusal(
                    "not possible", f"Nothing was changed: {str(error).splitlines()[0][:200]}."
                ) from None
            await self._note(key, stage=to)
            catalogue.forget()

    # ---- reading ----------------------------------------------------------------------------------------

    async def _read(self, key: str, raw: Path) -> None:
        try:
            await self._portions(key, raw)
        except (TookTooLong, Refused) as error:
            await self._fail(key, f"The file could not be read: {error}.")
        except (OSError, CardError, Refusal) as error:
            LOG.warning("import %s: %s", key, error)
            await self._fail(key, "The file could not be read.")
        finally:
            self._mine.discard(key)
            raw.unlink(missing_ok=True)
            await self.hub.cluster.release(_name(key))
        if (await self._row(key))["stage"] == "dropped":
            self._leave(key)

    async def _portions(self, key: str, raw: Path) -> None:
        out = folder() / f"{key}.json"
        job = card_jobs.OpenFile(str(raw), str(out))
        opened: card_jobs.OpenedFile = await self.hub.long.do(job, card_jobs.OpenedFile, _SECONDS)
        if opened.problems:
            refused = json.dumps(opened.problems, ensure_ascii=False)
            await self._note(key, "reading", stage="refused", problems=refused)
            return
        await self._note(key, total=opened.cards)
        whole = partly = 0
        phrases: dict[str, list[str]] = {}
        strange: dict[str, list[str]] = {}
        for first in range(0, opened.cards, _TOGETHER):
            if (await self._row(key))["stage"] != "reading":
                return  # dropped
            portion = card_jobs.ReadPortion(str(out), first, _TOGETHER)
            read: card_jobs.PortionRead = await self.hub.long.do(portion, card_jobs.PortionRead, _SECONDS)
            whole += read.whole
            partly += read.partly
            for into, found in ((phrases, read.phrases), (strange, read.suspects)):
                for reason, name in found:
                    into.setdefault(reason, []).append(name)
            await self._note(key, done=min(first + _TOGETHER, opened.cards))
        report = ImportReport(
            opened.entries,
            opened.cards,
            opened.refused,
            opened.warnings,
            grouped(phrases),
            whole,
            partly,
            grouped(strange),
            opened.replaced,
            opened.corrected,
        )
        await self._note(key, "reading", stage="ready", report=msgspec.json.encode(report).decode())

    async def _fail(self, key: str, why: str) -> None:
        await self._note(key, "reading", stage="refused", problems=json.dumps([why], ensure_ascii=False))

    async def _row(self, key: str) -> RowMapping:
        t = schema.imports
        async with self.hub.storage.writer.engine.connect() as c:
            row = (await c.execute(select(t).where(t.c.id == key))).mappings().first()
        if row is None:
            raise Refusal("unknown game", "There is no such import.")
        return row

    async def _note(self, key: str, before: str = "", **values: object) -> None:
        """Note how far an import is; with a stage `before` only if it is in it."""
        t = schema.imports
        where = (t.c.id == key, t.c.stage == before) if before else (t.c.id == key,)
        await self._write(update(t).where(*where).values(**values))

    async def _write(self, statement: object) -> None:
        try:
            await self.hub.storage.change(statement)  # type: ignore[arg-type]
        except (Conflict, NotKept) as error:
            raise Refusal("broken", f"The import could not be noted: {error}.") from None


def _name(key: str) -> str:
    """Under which name a worker owns the reading of a file."""
    return f"import:{key}"


def grouped(found: dict[str, list[str]], most: int = 100) -> list[Grouped]:
    """Reasons with the entries they hold for, the most frequent first."""
    counts = Counter({reason: len(names) for reason, names in found.items()})
    return [Grouped(reason, n, found[reason][:5]) for reason, n in counts.most_common(most)]


def _shown(row: RowMapping) -> Import:
    return Import(
        row["id"],
        row["name"],
        row["stage"],
        row["done"],
        row["total"],
        msgspec.json.decode(row["report"], type=ImportReport | None),
        msgspec.json.decode(row["problems"], type=list[str]),
        row["at"],
    )
