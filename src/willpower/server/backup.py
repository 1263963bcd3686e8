"""Backup and restore: everything that a user or a server keeps, in one file.

A backup is a zip with the rows of every table of the database and the files of the data folder (imported
cards, decks, games of the terminal; no caches). It can be made while a server runs, from SQLite and from
PostgreSQL, and brought back into either. One that an older version made is first brought to today's form.
"""

from __future__ import annotations

import asyncio
import tempfile
import zipfile
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import MetaData, Table, delete, func, insert, make_url, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from willpower.version import __version__

from .migrations import newest, upgrade
from .writing import make_engine

FORMAT: Final = 1
HEADER: Final = "willpower.json"
TABLES: Final = "tables/"
FILES: Final = "data/"
ROWS: Final = 200  # of a table in one piece
LARGEST: Final = 64 << 20  # bytes of one piece or file that is read back
# Of the data folder: what can be made again, or is the database itself.
LEFT_OUT: Final = ("cache", "games.db", "games.db-wal", "games.db-shm")
PASSING: Final = ("owners", "mail")  # tables that live only as long as a server does


class BadBackup(Exception):
    """A file that is no backup, or a place that cannot take it; nothing was changed."""


class Header(msgspec.Struct, frozen=True):
    """What a backup says about itself."""

    format: int
    version: str
    revision: str  # of the database's form
    tables: dict[str, int]  # rows
    files: int


# ---- backup ------------------------------------------------------------------------------------------------


def back_up(url: str, data: Path, file: Path) -> Header:
    """Writes a backup, whole or not at all. Raises BadBackup, and OSError if the file cannot be written."""
    part = file.with_name(file.name + ".part")
    try:
        header = asyncio.run(_write(url, data, part))
        part.replace(file)
    except DBAPIError as error:
        raise BadBackup(f"the database cannot be read: {_first_line(error)}") from None
    finally:
        part.unlink(missing_ok=True)
    return header


async def _write(url: str, data: Path, part: Path) -> Header:
    counts: dict[str, int] = {}
    revision = ""
    with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as out:
        if _is_there(url):
            engine = make_engine(url)
            try:
                async with engine.connect() as connection:
                    await _one_moment(connection)
                    revision, tables = await connection.run_sync(_form)
                    for table in tables:
                        counts[table.name] = await _write_table(out, connection, table)
            finally:
                await engine.dispose()
        files = 0
        for path in _own_files(data):
            out.write(path, FILES + path.relative_to(data).as_posix())
            files += 1
        header = Header(FORMAT, __version__, revision, counts, files)
        out.writestr(HEADER, msgspec.json.encode(header))
    return header


def _is_there(url: str) -> bool:
    """Whether there is a database; asking SQLite would make one."""
    found = make_url(url)
    return found.get_backend_name() != "sqlite" or Path(found.database or "").is_file()


async def _one_moment(connection: AsyncConnection) -> None:
    """All that is read next is of one moment, whatever is written meanwhile."""
    if connection.dialect.name == "postgresql":
        await connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        await connection.exec_driver_sql("BEGIN")


def _form(connection: Any) -> tuple[str, list[Table]]:
    """The revision of a database and its tables, those first that others refer to."""
    found = MetaData()
    found.reflect(connection)
    if "alembic_version" not in found.tables:
        return "", []
    revision = connection.execute(text("select version_num from alembic_version")).scalar() or ""
    kept = [table for table in found.sorted_tables if table.name not in (*PASSING, "alembic_version")]
    return str(revision), kept


async def _write_table(out: zipfile.ZipFile, connection: AsyncConnection, table: Table) -> int:
    """Writes the rows of a table in pieces. Returns how many there are."""
    count = 0
    keys = list(table.primary_key.columns)
    rows = await connection.stream(select(table).order_by(*keys))
    number = 0
    async for piece in _pieces(rows):
        out.writestr(f"{TABLES}{table.name}/{number:06}", msgspec.msgpack.encode(piece))
        count += len(piece)
        number += 1
    return count


async def _pieces(rows: Any) -> AsyncIterator[list[dict[str, Any]]]:
    async for piece in rows.mappings().partitions(ROWS):
        yield [dict(row) for row in piece]


def _own_files(data: Path) -> Iterator[Path]:
    """The user's files, in order."""
    if not data.is_dir():
        return
    for path in sorted(data.rglob("*")):
        inside = path.relative_to(data)
        if path.is_file() and not path.is_symlink() and inside.parts[0] not in LEFT_OUT:
            yield path


# ---- restore -----------------------------------------------------------------------------------------------


def restore(file: Path, url: str, data: Path, replace: bool = False) -> Header:
    """Brings a backup back. Raises BadBackup, and then nothing was changed: it is no backup, it is of a newer
    version, or something is kept there already and `replace` does not say that it may go."""
    try:
        with zipfile.ZipFile(file) as archive:
            header = _header(archive)
            _check(archive, header)
            files = _read_files(archive)
            asyncio.run(_restore(archive, header, url, data, files, replace))
            return header
    except (zipfile.BadZipFile, msgspec.MsgspecError, EOFError) as error:
        raise BadBackup(f"{file}: not a backup: {_first_line(error)}") from None
    except DBAPIError as error:
        raise BadBackup(f"the database does not take it: {_first_line(error)}") from None


def _header(archive: zipfile.ZipFile) -> Header:
    if HEADER not in archive.namelist():
        raise BadBackup("not a backup: it does not say what it is")
    header = msgspec.json.decode(_read(archive, HEADER), type=Header)
    if header.format > FORMAT:
        raise BadBackup(f"made by a newer version, {header.version}")
    return header


def _read(archive: zipfile.ZipFile, name: str) -> bytes:
    if archive.getinfo(name).file_size > LARGEST:
        raise BadBackup(f"{name} is larger than {LARGEST >> 20} MB")
    return archive.read(name)


def _check(archive: zipfile.ZipFile, header: Header) -> None:
    """Refuses a backup that is torn or has places outside of the data folder."""
    torn = archive.testzip()
    if torn is not None:
        raise BadBackup(f"torn: {torn}")
    for name in archive.namelist():
        if name.startswith(FILES):
            inside = Path(name[len(FILES) :])
            if inside.is_absolute() or ".." in inside.parts or not inside.parts or "\\" in name:
                raise BadBackup(f"a file that lies elsewhere: {name}")
            if inside.parts[0] in LEFT_OUT:
                raise BadBackup(f"a file that no backup has: {name}")
    for table, count in header.tables.items():
        if sum([len(piece) for piece in _rows(archive, table)]) != count:
            raise BadBackup(f"rows of {table} are missing")


def _rows(archive: zipfile.ZipFile, table: str) -> Iterator[list[dict[str, Any]]]:
    """The rows of a table, piece by piece."""
    start = f"{TABLES}{table}/"
    for name in sorted([name for name in archive.namelist() if name.startswith(start)]):
        yield msgspec.msgpack.decode(_read(archive, name), type=list[dict[str, Any]])


def _read_files(archive: zipfile.ZipFile) -> dict[str, bytes]:
    names = [name for name in archive.namelist() if name.startswith(FILES) and not name.endswith("/")]
    return {name[len(FILES) :]: _read(archive, name) for name in names}


async def _restore(
    archive: zipfile.ZipFile, header: Header, url: str, data: Path, files: dict[str, bytes], replace: bool
) -> None:
    present = [name for name in files if (data / name).exists()]
    if present and not replace:
        raise BadBackup(f"{data / present[0]} is there already; --replace puts the backup in its place")
    parts: dict[Path, Path] = {}
    try:
        for name, content in files.items():  # all of them before anything is replaced
            path = data / name
            path.parent.mkdir(parents=True, exist_ok=True)
            parts[path] = path.with_name(path.name + ".part")
            parts[path].write_bytes(content)
            if path.is_dir():
                raise BadBackup(f"{path} is a folder; in the backup it is a file")
        if header.revision:
            await _restore_tables(archive, header, url, replace)
        for path, part in parts.items():
            part.replace(path)
    except OSError as error:
        raise BadBackup(f"it cannot be written there: {error}") from None
    finally:
        for part in parts.values():
            with suppress(OSError):
                part.unlink()


async def _restore_tables(archive: zipfile.ZipFile, header: Header, url: str, replace: bool) -> None:
    """Fills the database in one transaction; an older form is brought to today's beside it first."""
    with tempfile.TemporaryDirectory() as folder:
        old = None
        if header.revision != newest():
            old = make_engine(f"sqlite+aiosqlite:///{Path(folder) / 'old.db'}")
            await _fill_old(old, archive, header)
        place = make_url(url).database
        if make_url(url).get_backend_name() == "sqlite" and place:
            Path(place).parent.mkdir(parents=True, exist_ok=True)
        engine = make_engine(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
                tables = (await connection.run_sync(_form))[1]
                await _make_room(connection, tables, replace)
                for table in tables:
                    if old is None:
                        for piece in _rows(archive, table.name):
                            await _insert(connection, table, piece)
                    else:
                        await _copy(old, connection, table)
        finally:
            await engine.dispose()
            if old is not None:
                await old.dispose()


async def _fill_old(old: AsyncEngine, archive: zipfile.ZipFile, header: Header) -> None:
    """Makes a database of the backup's own form, fills it, and brings it to today's."""
    async with old.begin() as connection:
        try:
            await connection.run_sync(upgrade, header.revision)
        except Exception as error:  # Alembic does not know the revision
            raise BadBackup(f"made by another version, {header.version}: {_first_line(error)}") from None
        for table in (await connection.run_sync(_form))[1]:
            for piece in _rows(archive, table.name):
                await _insert(connection, table, piece)
        await connection.run_sync(upgrade)


async def _make_room(connection: AsyncConnection, tables: list[Table], replace: bool) -> None:
    """Empties the tables, if that is allowed or there is nothing in them."""
    games = [table for table in tables if table.name == "games"]
    if games and not replace:
        count = (await connection.execute(select(func.count()).select_from(games[0]))).scalar()
        if count:
            raise BadBackup(f"the database has {count} games; --replace puts the backup in their place")
    for table in reversed(tables):
        await connection.execute(delete(table))


async def _insert(connection: AsyncConnection, table: Table, rows: Iterable[dict[str, Any]]) -> None:
    known = {column.name for column in table.columns}
    given = list(rows)
    for row in given:
        if set(row) - known:
            raise BadBackup(f"{table.name}: a column that is not known: {sorted(set(row) - known)[0]}")
    if given:
        await connection.execute(insert(table), given)


async def _copy(old: AsyncEngine, connection: AsyncConnection, table: Table) -> None:
    async with old.connect() as source:
        rows = await source.stream(select(table))
        async for piece in _pieces(rows):
            await _insert(connection, table, piece)


def _first_line(error: BaseException) -> str:
    words = str(error).strip()
    return words.splitlines()[0] if words else type(error).__name__


def size_of(file: Path) -> str:
    """How large a file is, for people."""
    size = file.stat().st_size
    return f"{size / 1e6:.1f} MB" if size >= 100_000 else f"{size / 1000:.1f} KB"
