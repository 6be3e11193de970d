"""Listing of tables, seats of accounts, meetings of people before their game, and conduct."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.drop_table("table_index")  # its rows are computed from the logs
    op.create_table(
        "table_index",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("listing", sa.String(8), nullable=False),
        sa.Column("club", sa.String(64), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("watch", sa.JSON(), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("time", sa.JSON(none_as_null=True)),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("asked", sa.JSON(), nullable=False),
        sa.Column("public_asked", sa.JSON(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("scores", sa.JSON(none_as_null=True)),
        sa.Column("ended_by", sa.String(64), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("teaching", sa.Boolean(), nullable=False),
        sa.Column("contest", sa.String(64), nullable=False),
        sa.Column("before", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("started", sa.Float()),
        sa.Column("ended", sa.Float()),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_table_index"),
    )
    op.create_index("ix_table_index_phase", "table_index", ["phase", "changed"])
    op.create_index("ix_table_index_listing", "table_index", ["listing", "phase"])
    op.create_table(
        "table_seats",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_table_seats"),
    )
    op.create_index("ix_table_seats_person", "table_seats", ["person"])
    with op.batch_alter_table("offers") as offers:
        offers.add_column(sa.Column("held", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "meetings",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("pool", sa.JSON(), nullable=False),
        sa.Column("people", sa.JSON(), nullable=False),
        sa.Column("offers", sa.JSON(), nullable=False),
        sa.Column("here", sa.JSON(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_meetings"),
    )
    op.create_table(
        "conduct",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("finished", sa.Integer(), nullable=False),
        sa.Column("paused", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_conduct"),
    )
    op.create_table(
        "pairing_waits",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("pool", sa.String(128), nullable=False),
        sa.Column("waited", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_pairing_waits"),
    )
    op.create_index("ix_pairing_waits_pool", "pairing_waits", ["pool", "at"])
