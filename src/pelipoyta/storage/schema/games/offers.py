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
    Column("held", String(64), nullable=False, server_default=""),  # the meeting that its person is asked to
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

# Groups that pairing chose, whose people are asked whether they are here before their game is made.
MEETINGS = Table(
    "meetings",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("pool", JSON, nullable=False),
    Column("people", JSON, nullable=False),
    Column("offers", JSON, nullable=False),
    Column("here", JSON, nullable=False),
    Column("until", Float, nullable=False),
)

# Conduct of people in pairing: points for games they did not come to, and until when they pause.
CONDUCT = Table(
    "conduct",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("points", Integer, nullable=False),
    Column("finished", Integer, nullable=False),
    Column("paused", Float, nullable=False),
)

# Past waits of people in each pool, for the wait that is expected.
PAIRING_WAITS = Table(
    "pairing_waits",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("pool", String(128), nullable=False),
    Column("waited", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_pairing_waits_pool", "pool", "at"),
)

# People at a page of a process; each process renews its rows, and a row that is not renewed is void.
PRESENCE = Table(
    "presence",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("process", String(32), primary_key=True),
    Column("until", Float, nullable=False),
    Index("ix_presence_process", "process"),
)
