"""Index of contests, computed from their logs, and their followers among guests."""

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, String, Table

from pelipoyta.storage.schema.metadata import METADATA

CONTEST_INDEX = Table(
    "contest_index",
    METADATA,
    Column("contest", String(64), primary_key=True),
    Column("length", Integer, nullable=False),  # of the log that the row was computed from
    Column("kind", String(16), nullable=False),
    Column("game", String(64), nullable=False),
    Column("title", String(128), nullable=False),
    Column("listing", String(8), nullable=False),
    Column("club", String(64), nullable=False),
    Column("organiser", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Column("begins", Float),
    Column("state", String(8), nullable=False),
    Column("takes", Boolean, nullable=False),
    Column("count", Integer, nullable=False),
    Column("places", Integer, nullable=False),
    Column("plain", Boolean, nullable=False),
    Column("round", Integer, nullable=False),
    Column("entrants", JSON, nullable=False),
    Index("ix_contest_index_listing", "listing"),
)

# Entrants without an account whose browser wants to be told.
CONTEST_FOLLOWERS = Table(
    "contest_followers",
    METADATA,
    Column("contest", String(64), primary_key=True),
    Column("entrant", Integer, primary_key=True),
    Column("person", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_contest_followers_person", "person"),
)
