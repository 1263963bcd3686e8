"""What Alembic runs: the migrations, on the connection that `upgrade` was given."""

from alembic import context

from willpower.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter a table otherwise
)
with context.begin_transaction():
    context.run_migrations()
