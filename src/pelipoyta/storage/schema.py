"""Tables of rows; each change of them needs a migration, which a test compares with this schema."""

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, MetaData, String, Table

METADATA = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "pk": "pk_%(table_name)s"},
)

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
