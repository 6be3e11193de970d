"""People at a page of a process."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "process", name="pk_presence"),
    )
    op.create_index("ix_presence_process", "presence", ["process"])
