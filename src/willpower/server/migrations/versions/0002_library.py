"""Kept decks and their versions, simulations, imports of cards."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "kept_decks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.LargeBinary, nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("kept_decks_owner", "kept_decks", ["owner"])
    op.create_table(
        "deck_versions",
        sa.Column("deck", sa.String(32), sa.ForeignKey("kept_decks.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "simulations",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("records", sa.Text, nullable=False),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("trouble", sa.Text, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "imports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("stage", sa.String(12), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("report", sa.Text, nullable=False),
        sa.Column("problems", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
