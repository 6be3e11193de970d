"""Vacations that tables are told of."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("vacations", sa.Column("settled", sa.Float()))
    op.add_column("turns", sa.Column("rests", sa.Float(), nullable=False, server_default="0"))
