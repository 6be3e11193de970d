"""Index of tables, and how far projections have come."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "projected",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_projected"),
    )
    op.create_table(
        "projections",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_projections"),
    )
    op.create_table(
        "table_index",
        sa.Column("table_id", sa.String(64), nullable=False),
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
