"""Leagues: their log of events, and the tables of their fixtures."""

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, String, Table

from pelipoyta.storage.schema.metadata import METADATA

# Leagues by id; everything that happens to one is in its log.
LEAGUES = Table(
    "leagues",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("organiser", String(64), nullable=False),
    Column("club", String(64), nullable=False),
    Column("terms", JSON, nullable=False),
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Index("ix_leagues_due", "over", "due"),
    Index("ix_leagues_club", "club"),
    Index("ix_leagues_organiser", "organiser"),
)

# Events of leagues; the number of an event is taken once, so that of two writers one starts again.
LEAGUE_LOG = Table(
    "league_log",
    METADATA,
    Column("league", String(64), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("time", Float, nullable=False),
    Column("entry", JSON, nullable=False),
)

# Tables of fixtures: the league is told when their games end.
LEAGUE_TABLES = Table(
    "league_tables",
    METADATA,
    Column("table", String(64), primary_key=True),
    Column("league", String(64), nullable=False),
    Column("fixture", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Index("ix_league_tables_league", "league"),
)
