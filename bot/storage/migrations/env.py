"""How Alembic gets at the database: through the connection that `open_database` holds."""

from alembic import context

from bot.storage.tables import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
