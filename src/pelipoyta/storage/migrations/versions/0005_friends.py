"""Friends, follows, blocks, and who sees a person here."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "friendships",
        sa.Column("one", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("asked_by", sa.String(64), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("one", "other", name="pk_friendships"),
    )
    op.create_index("ix_friendships_other", "friendships", ["other"])
    op.create_table(
        "follows",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("followed", sa.String(64), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "followed", name="pk_follows"),
    )
    op.create_index("ix_follows_followed", "follows", ["followed"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("blocked", sa.String(64), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "visibility",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("seen_by", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_visibility"),
    )
