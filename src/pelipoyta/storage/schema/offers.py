"""Offers to play, and the games that pairing made of them."""

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, String, Table

from pelipoyta.storage.schema.metadata import METADATA

# Offers to play, one a person; the version changes with every edit, so that an edited one is not taken.
OFFERS = Table(
    "offers",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("person", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("wants", JSON, nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
)

# Games that pairing has decided on; written with the deletion of their offers, done once the table is there.
PAIRINGS = Table(
    "pairings",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("pool", JSON, nullable=False),
    Column("people", JSON, nullable=False),
    Column("made", Float, nullable=False),
    Column("done", Boolean, nullable=False),
    Index("ix_pairings_made", "made"),
)
