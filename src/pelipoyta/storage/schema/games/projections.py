"""Progress of projections: the length of each table's log that its rows were computed from."""

from sqlalchemy import Column, Float, Index, Integer, String, Table

from pelipoyta.storage.schema.metadata import METADATA

PROJECTED = Table(
    "projected",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("length", Integer, nullable=False),
    Column("stored", Float, nullable=False, server_default="0"),  # when, so that other processes find what is new
    Index("ix_projected_stored", "stored"),
)

# Versions of the projections whose rows are stored; another version has all rows computed again.
PROJECTIONS = Table(
    "projections",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
)
