"""Brings a database to the form of `schema.py`, with Alembic."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

_LOCK: Final = 7_310_585_001  # two servers that start at once upgrade one after the other


def upgrade(connection: Connection) -> None:
    """Bring the database to the newest form, within the connection's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
