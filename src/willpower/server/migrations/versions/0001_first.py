"""The first form: matches, games, seats, tokens, actions, snapshots, frames, owners, mail."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("best_of", sa.Integer, nullable=False),
        sa.Column("wins", sa.String(40), nullable=False),
        sa.Column("choices", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("engine", sa.String(80), nullable=False),
        sa.Column("invite", sa.LargeBinary, nullable=True),
        sa.Column("result", sa.Text, nullable=True),
        sa.Column("next", sa.String(32), nullable=True),
        sa.Column("decider", sa.Integer, nullable=True),
        sa.Column("picks", sa.Integer, nullable=False),
        sa.Column("uploaded", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("games_stage", "games", ["stage", "changed"])
    op.create_index("games_match", "games", ["match"])
    op.create_table(
        "seats",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("tokens_game", "tokens", ["game"])
    op.create_table(
        "actions",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.Integer, nullable=False),
        sa.Column("client", sa.String(40), nullable=False),
        sa.Column("asked", sa.String(40), nullable=False),
        sa.Column("spent", sa.Double, nullable=False),
        sa.Column("seqs", sa.String(60), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("game", "seat", "client", name="actions_once"),
    )
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("picks", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "frames",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.String(4), primary_key=True),
        sa.Column("piece", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("worker", sa.String(32), nullable=False),
    )
    op.create_table(
        "mail",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
