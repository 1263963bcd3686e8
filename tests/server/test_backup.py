"""Backup and restore: nothing is lost, nothing else is touched, and bad files change nothing."""

import asyncio
import sqlite3
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from postgres_kit import NoPostgres, postgres
from server_kit import against_computer, friends, play, serving
from willpower.server import backup
from willpower.server.backup import BadBackup, back_up, restore
from willpower.server.config import Config
from willpower.server.migrations import newest, upgrade


def url(folder: Path) -> str:
    return Config(database=f"sqlite:///{folder / 'games.db'}").url()


def served(folder: Path, database: str = "") -> str:
    """Plays a little and stops. Returns the hash of the friends' game."""

    async def main() -> str:
        more = {"database": database} if database else {}
        async with serving(folder, **more) as hub:
            await against_computer(hub)
            here, there = await friends(hub)
            await play([here, there], bound=12)
            table = hub.rooms[here.game].table
            assert table is not None
            served.seat = (here.game, here.token)  # type: ignore[attr-defined]
            return table.game.hash()

    return asyncio.run(main())


def goes_on(folder: Path, database: str = "") -> str:
    """The hash of the friends' game, taken up again with the seat's token."""

    async def main() -> str:
        more = {"database": database} if database else {}
        async with serving(folder, **more) as hub:
            game, token = served.seat  # type: ignore[attr-defined]
            assert await hub.storage.seat_of(game, token) is not None
            room = await hub.room(game)
            assert room.table is not None
            return room.table.game.hash()

    return asyncio.run(main())


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A data folder with games, cards, and what is left out."""
    folder = tmp_path / "home"
    (folder / "cache").mkdir(parents=True)
    (folder / "cache" / "trees.bin").write_bytes(b"made again")
    (folder / "decks").mkdir()
    (folder / "decks" / "mine.deck").write_text("a deck", "utf-8")
    (folder / "cards.json").write_text("[]", "utf-8")
    return folder


def test_games_and_files_come_back(home: Path, tmp_path: Path) -> None:
    before = served(home)
    header = back_up(url(home), home, tmp_path / "b.zip")
    assert (header.tables["games"], header.files, header.revision) == (2, 2, newest())
    other = tmp_path / "other"
    assert restore(tmp_path / "b.zip", url(other), other) == header
    assert (other / "decks" / "mine.deck").read_text("utf-8") == "a deck"
    assert not (other / "cache").exists()
    assert goes_on(other) == before
    assert tables(home) == tables(other)


def tables(folder: Path) -> list[str]:
    """All rows of a SQLite file but those that live only as long as a server."""
    with sqlite3.connect(folder / "games.db") as file:
        lines = [line for line in file.iterdump() if line.startswith("INSERT")]
    return sorted(line for line in lines if "owners" not in line and "mail" not in line)


def test_a_backup_can_be_made_while_a_server_runs(home: Path, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(home) as hub:
            here, there = await friends(hub)
            await play([here, there], bound=5)
            header = await asyncio.to_thread(back_up, url(home), home, tmp_path / "b.zip")
            assert header.tables["actions"] >= 5
            await play([here, there], bound=5)

    asyncio.run(main())
    restore(tmp_path / "b.zip", url(tmp_path / "other"), tmp_path / "other")


def test_what_is_there_is_not_overwritten_unasked(home: Path, tmp_path: Path) -> None:
    served(home)
    back_up(url(home), home, tmp_path / "b.zip")
    before = tables(home)
    with pytest.raises(BadBackup, match="is there already"):
        restore(tmp_path / "b.zip", url(home), home)
    with pytest.raises(BadBackup, match="has 2 games"):
        restore(tmp_path / "b.zip", url(home), tmp_path / "elsewhere")
    assert tables(home) == before
    (home / "decks" / "mine.deck").write_text("changed", "utf-8")
    restore(tmp_path / "b.zip", url(home), home, replace=True)
    assert tables(home) == before
    assert (home / "decks" / "mine.deck").read_text("utf-8") == "a deck"


def test_no_database_is_no_trouble(home: Path, tmp_path: Path) -> None:
    header = back_up(url(home), home, tmp_path / "b.zip")
    assert (header.tables, header.files) == ({}, 2)
    assert not (home / "games.db").exists(), "asking must not make one"
    restore(tmp_path / "b.zip", url(tmp_path / "o"), tmp_path / "o")
    assert (tmp_path / "o" / "cards.json").exists()


@pytest.mark.parametrize("harm", ["no zip", "no header", "torn", "rows", "outside", "newer", "database"])
def test_bad_backups_change_nothing(home: Path, tmp_path: Path, harm: str) -> None:
    served(home)
    file = tmp_path / "b.zip"
    back_up(url(home), home, file)
    with zipfile.ZipFile(file) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    if harm == "no header":
        del parts[backup.HEADER]
    elif harm == "rows":
        del parts["tables/actions/000000"]
    elif harm == "outside":
        parts["data/../../evil"] = b"x"
    elif harm == "database":
        parts["data/games.db"] = b"x"
    elif harm == "newer":
        parts[backup.HEADER] = parts[backup.HEADER].replace(b'"format":1', b'"format":2')
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    if harm == "no zip":
        file.write_bytes(b"something else")
    elif harm == "torn":
        whole = bytearray(file.read_bytes())
        whole[200] ^= 255
        file.write_bytes(bytes(whole))
    other = tmp_path / "other"
    with pytest.raises(BadBackup):
        restore(file, url(other), other)
    assert not other.exists() or list(other.iterdir()) == []


def test_a_place_that_cannot_take_the_files_keeps_its_games(home: Path, tmp_path: Path) -> None:
    served(home)
    file = tmp_path / "b.zip"
    back_up(url(home), home, file)
    other = tmp_path / "other"
    before = served(other)
    for blocked in ("cards.json", "cards.json.part"):
        (other / blocked).mkdir()
        with pytest.raises(BadBackup):
            restore(file, url(other), other, replace=True)
        (other / blocked).rmdir()
        assert goes_on(other) == before and not [*other.rglob("*.part")]


def test_a_revision_that_nobody_knows_is_refused(home: Path, tmp_path: Path) -> None:
    served(home)
    file = tmp_path / "b.zip"
    back_up(url(home), home, file)
    with zipfile.ZipFile(file) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    parts[backup.HEADER] = parts[backup.HEADER].replace(newest().encode(), b"9999")
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    with pytest.raises(BadBackup, match="made by another version"):
        restore(file, url(tmp_path / "other"), tmp_path / "other")


def test_a_backup_of_the_first_form_is_brought_to_todays(tmp_path: Path) -> None:
    """A database of the first revision, its rows written by hand."""
    old = tmp_path / "old"
    old.mkdir()
    engine = create_engine(f"sqlite:///{old / 'games.db'}")
    with engine.begin() as connection:
        upgrade(connection, "0001")
        connection.exec_driver_sql("insert into matches values ('m', 1, '[0,0]', '{}', 0, 1.0)")
    engine.dispose()
    header = back_up(url(old), old, tmp_path / "b.zip")
    assert header.revision == "0001"
    restore(tmp_path / "b.zip", url(tmp_path / "new"), tmp_path / "new")
    with sqlite3.connect(tmp_path / "new" / "games.db") as file:
        assert file.execute("select version_num from alembic_version").fetchone() == (newest(),)
        assert file.execute("select id from matches").fetchall() == [("m",)]


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    try:
        with postgres() as found:
            yield found
    except NoPostgres as error:
        pytest.skip(str(error))


def test_from_sqlite_to_postgresql_and_back(postgresql: str, home: Path, tmp_path: Path) -> None:
    before = served(home)
    header = back_up(url(home), home, tmp_path / "b.zip")
    there = Config(database=postgresql).url()
    restore(tmp_path / "b.zip", there, tmp_path / "p", replace=True)
    assert goes_on(tmp_path / "p", postgresql) == before
    again = back_up(there, tmp_path / "p", tmp_path / "c.zip")
    assert again.tables["actions"] == header.tables["actions"]
    restore(tmp_path / "c.zip", url(tmp_path / "o"), tmp_path / "o")
    assert goes_on(tmp_path / "o") == before
