"""Brings a database to the form of `schema.py`, with Alembic."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

_LOCK: Final = 7_310_585_001  # two servers that start at once upgrade one after the other


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the database to the newest form, or to an older one, within the connection's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({_LOCK})"))
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def newest() -> str:
    """The revision of today's form."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config
