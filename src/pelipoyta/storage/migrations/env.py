"""Alembic's environment: migrations run on the connection that `storage.migrate` passes, in its transaction."""

from alembic import context

from pelipoyta.storage.schema.whole import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transaction_per_migration=False,
)
context.run_migrations()
