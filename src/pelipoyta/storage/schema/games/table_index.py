"""Index of tables, computed from their logs."""

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, String, Table

from pelipoyta.storage.schema.metadata import METADATA

TABLE_INDEX = Table(
    "table_index",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("listing", String(8), nullable=False),
    Column("club", String(64), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("watch", JSON, nullable=False),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("time", JSON(none_as_null=True)),
    Column("pace", String(8), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("asked", JSON, nullable=False),
    Column("public_asked", JSON, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("scores", JSON(none_as_null=True)),
    Column("ended_by", String(64), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("teaching", Boolean, nullable=False),
    Column("contest", String(64), nullable=False),
    Column("before", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("changed", Float, nullable=False),
    Index("ix_table_index_phase", "phase", "changed"),
    Index("ix_table_index_listing", "listing", "phase"),
)

# Seats of accounts, by which a person's games are found on every device.
TABLE_SEATS = Table(
    "table_seats",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(64), nullable=False),
    Index("ix_table_seats_person", "person"),
)
