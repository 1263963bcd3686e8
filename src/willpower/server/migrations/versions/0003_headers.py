"""The headers of games in a table of their own: a pick no longer writes them anew."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Move the headers."""
    op.create_table(
        "headers",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("header", sa.Text, nullable=False),
    )
    op.execute("insert into headers (game, header) select id, header from games where header <> ''")
    op.drop_column("games", "header")
