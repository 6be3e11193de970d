"""Bots from outside: the games that a bot account waits for, and those that it plays."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "bot_accepts",
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("wants", sa.JSON(), nullable=False),
        sa.Column("opponents", sa.String(16), nullable=False),
        sa.Column("at_once", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("bot", name="pk_bot_accepts"),
    )
    op.create_table(
        "bot_games",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("pool", sa.JSON(), nullable=False),
        sa.Column("among_bots", sa.Boolean(), nullable=False),
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("made", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_bot_games"),
    )
    op.create_index("ix_bot_games_bot", "bot_games", ["bot", "began"])
