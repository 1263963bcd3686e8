"""What is kept: durability, conflicts, a disk that fails, migrations."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import create_engine, event, inspect

from server_kit import against_computer, friends, play, serving
from willpower.server.migrations import upgrade
from willpower.server.protocol import Settings
from willpower.server.records import Action, GameRecord, Match, MatchChoices, SeatRecord
from willpower.server.schema import METADATA
from willpower.server.storage import Storage, picked, text_of
from willpower.server.tokens import hashed, matches, new_token
from willpower.server.writing import Conflict, NotKept


def record(name: str = "g1") -> GameRecord:
    match = Match(f"m{name}", 1, [0, 0], MatchChoices("friend", "8.01", None, True, 0.0), False, 1.0)
    seats = [SeatRecord("A", "", "deck", Settings()), SeatRecord("B", "", "deck", Settings())]
    return GameRecord(
        name, match, 1, "playing", "", "", None, None, None, None, 0, False, True, 1.0, 1.0, seats
    )


def action(n: int, client: str = "") -> Action:
    return Action(n, "pick", 0, 0, client or f"c{n}", "", 0.0, [1, 1, 1], 1.0)


def test_tokens() -> None:
    token = new_token()
    assert len(token) == 22 and new_token() != token
    assert matches(token, "g", hashed(token, "g"))
    assert not matches(token, "other", hashed(token, "g"))
    assert not matches(token[:-1] + "_", "g", hashed(token, "g")) or token.endswith("_")
    assert token.encode() not in hashed(token, "g")


def test_places_and_ids_are_taken_once(tmp_path: Path) -> None:
    async def main() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}")
        await storage.writer.start()
        await storage.create(record(), {"token": 1})
        await storage.act("g1", action(0))
        with pytest.raises(Conflict):
            await storage.act("g1", action(0, "another"))
        with pytest.raises(Conflict):
            await storage.act("g1", action(1, "c0"))
        results = await asyncio.gather(
            *[storage.act("g1", action(n, "same" if n in (5, 6) else "")) for n in range(1, 9)],
            return_exceptions=True,
        )
        assert [n for n, r in enumerate(results, 1) if r is not None] == [6], "only the wrong one fails"
        assert len(await storage.actions("g1")) == 8
        assert await storage.seat_of("g1", "token") == 1
        assert await storage.seat_of("g1", "tokem") is None
        await storage.writer.stop()
        file = sqlite3.connect(tmp_path / "a.db")
        assert file.execute("pragma journal_mode").fetchone() == ("wal",)
        kept = file.execute("select hash from tokens").fetchall()
        assert kept == [(hashed("token", "g1"),)]

    asyncio.run(main())


def test_a_pick_does_not_write_the_header_anew(tmp_path: Path) -> None:
    async def main() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}")
        await storage.writer.start()
        made = record()
        made.header = "h" * 400_000
        await storage.create(made, {})
        log = tmp_path / "a.db-wal"
        before = log.stat().st_size
        for n in range(10):
            await storage.act("g1", action(n), picked("g1", n % 2, n + 1))
        assert log.stat().st_size - before < len(made.header)
        kept = await storage.game("g1")
        assert kept is not None and (kept.header, kept.picks) == (made.header, 10)
        assert [one.header for one in await storage.listed(["playing"])] == [""]
        await storage.writer.stop()

    asyncio.run(main())


def test_headers_of_the_second_form_are_moved(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'a.db'}")
    choices = text_of(MatchChoices("friend", "8.01", None, True, 0.0))
    with engine.begin() as connection:
        upgrade(connection, "0002")
        connection.exec_driver_sql(f"insert into matches values ('m', 1, '[0,0]', '{choices}', 0, 1.0)")
        for name, header in (("one", "whole"), ("two", "")):
            connection.exec_driver_sql(
                "insert into games values "
                f"('{name}', 'm', 1, 'playing', '{header}', 'e', null, null, null, 1, 7, 0, 1, 1.0, 2.0)"
            )
    engine.dispose()

    async def main() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}")
        await storage.writer.start()
        one, two = [await storage.game(name) for name in ("one", "two")]
        assert one is not None and two is not None
        assert (one.header, one.engine, one.decider, one.picks, one.changed) == ("whole", "e", 1, 7, 2.0)
        assert two.header == ""
        await storage.writer.stop()

    asyncio.run(main())


def test_commits_are_full_and_synchronous(tmp_path: Path) -> None:
    async def main() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}")
        await storage.writer.start()
        assert storage.writer.sync is not None
        with storage.writer.sync.connect() as c:
            assert c.exec_driver_sql("pragma synchronous").scalar() == 2
        await storage.writer.stop()

    asyncio.run(main())


def test_a_disk_that_fails_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as hub:
            one, two = await friends(hub)
            await play([one, two], bound=5)
            writer = hub.storage.writer
            limits = writer.sync
            assert limits is not None
            with limits.begin() as c:  # no page more than there are: the disk is full
                pages = c.exec_driver_sql("pragma page_count").scalar()

            def full(connection: sqlite3.Connection, _record: object) -> None:
                connection.execute(f"pragma max_page_count={pages}")

            event.listen(limits, "connect", full)
            limits.dispose()
            made = await play([one, two], bound=60, seed=3)
            assert writer.trouble and "full" in writer.trouble
            assert made > 20
            assert one.state["warning"] == writer.trouble
            notices = [m for m in [*one.got, *two.got] if m["type"] == "notice"]
            assert {m["code"] for m in notices} == {"storage"}
            table = hub.rooms[one.game].table
            assert table is not None
            # there is room again: everything that waited is written
            event.remove(limits, "connect", full)
            limits.dispose()
            writer._tried = -100.0
            await play([one, two], bound=2, seed=4)
            assert writer.trouble == "" and writer.engine is writer.file
            made = table.actions  # the room may go on passing by itself while the file is read
            actions = await hub.storage.actions(one.game)
            assert [a.n for a in actions][:made] == list(range(made))

    asyncio.run(main())


def test_what_cannot_be_written_harms_nobody_else(tmp_path: Path) -> None:
    """Writes of several games make one transaction; one that the database does not take fails alone,
    and it is no reason to think that the disk is full."""

    async def main() -> None:
        storage = Storage(f"sqlite+aiosqlite:///{tmp_path / 'a.db'}")
        await storage.writer.start()
        await storage.create(record(), {})
        wrong = [action(2**70, "large"), action(7, "half \ud800"), action(1, "taken")]
        good = [action(n) for n in range(5)]
        together = [storage.act("g1", one) for one in [*good[:3], *wrong, *good[3:]]]
        ended = await asyncio.gather(*together, return_exceptions=True)
        assert [type(one) for one in ended] == [type(None)] * 3 + [NotKept, NotKept, Conflict] + [
            type(None)
        ] * 2
        assert storage.trouble == ""
        assert [one.client for one in await storage.actions("g1")] == [one.client for one in good]
        await storage.writer.stop()

    asyncio.run(main())


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    async def main() -> None:
        blocked = tmp_path / "file"
        blocked.write_text("no folder")
        async with serving(tmp_path, database=f"sqlite:///{blocked / 'games.db'}") as hub:
            assert hub.storage.trouble
            client = await against_computer(hub)
            assert client.state["warning"]
            await play([client], bound=3)

    asyncio.run(main())


def test_migrations_make_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'a.db'}")
    with engine.begin() as connection:
        upgrade(connection)
    found = inspect(engine)
    assert set(found.get_table_names()) == {*METADATA.tables, "alembic_version"}
    for name, table in METADATA.tables.items():
        columns = {c["name"]: c["nullable"] for c in found.get_columns(name)}
        assert columns == {c.name: c.nullable for c in table.columns}, name
        assert set(found.get_pk_constraint(name)["constrained_columns"]) == {
            c.name for c in table.primary_key
        }
