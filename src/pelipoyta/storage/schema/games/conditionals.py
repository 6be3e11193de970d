"""Conditional answers in games over days: what a player will do if the other does this (TABLE-27)."""

from sqlalchemy import JSON, Column, Float, Index, Integer, String, Table

from pelipoyta.storage.schema.metadata import METADATA

CONDITIONALS = Table(
    "conditionals",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(64), nullable=False),  # empty for a guest
    Column("base", Integer, nullable=False),  # lines of the table's log when they were given
    Column("tree", JSON, nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_conditionals_person", "person"),
)
