"""Mutes, favourite games, and the time at which a table's rows were stored."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("muted", sa.String(64), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "muted", name="pk_mutes"),
    )
    op.create_index("ix_mutes_muted", "mutes", ["muted"])
    op.create_table(
        "favourite_games",
        sa.Column("account", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("account", "game", name="pk_favourite_games"),
    )
    op.add_column("projected", sa.Column("stored", sa.Float(), nullable=False, server_default="0"))
    op.create_index("ix_projected_stored", "projected", ["stored"])
