"""People whose games are not shown on the start page."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "not_featured",
        sa.Column("person", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_not_featured"),
    )


def downgrade() -> None:
    op.drop_table("not_featured")
