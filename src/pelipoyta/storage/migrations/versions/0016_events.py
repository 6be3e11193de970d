"""Index of contests, and their followers among guests."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "contest_index",
        sa.Column("contest", sa.String(64), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("title", sa.String(128), nullable=False),
        sa.Column("listing", sa.String(8), nullable=False),
        sa.Column("club", sa.String(64), nullable=False),
        sa.Column("organiser", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("begins", sa.Float()),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("takes", sa.Boolean(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("places", sa.Integer(), nullable=False),
        sa.Column("plain", sa.Boolean(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("entrants", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("contest", name="pk_contest_index"),
    )
    op.create_index("ix_contest_index_listing", "contest_index", ["listing"])
    op.create_table(
        "contest_followers",
        sa.Column("contest", sa.String(64), nullable=False),
        sa.Column("entrant", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("contest", "entrant", name="pk_contest_followers"),
    )
    op.create_index("ix_contest_followers_person", "contest_followers", ["person"])
