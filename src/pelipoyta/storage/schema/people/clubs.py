"""Clubs: members with roles, links and requests to join, tables and contests, and an append-only trail."""

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, String, Table

from pelipoyta.storage.schema.metadata import METADATA

CLUBS = Table(
    "clubs",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("about", String(1000), nullable=False),
    Column("consent", Boolean, nullable=False),  # True: anybody with the link may ask to join
    Column("hook", String(1000), nullable=False),  # address of the web-hook; empty: none
    Column("hook_secret", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Column("closed", Float),
)

CLUB_MEMBERS = Table(
    "club_members",
    METADATA,
    Column("club", String(64), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("role", String(16), nullable=False),  # owner, organiser, member
    Column("since", Float, nullable=False),
    Index("ix_club_members_person", "person"),
)

# Links to join by; only a hash of the token is stored.
CLUB_LINKS = Table(
    "club_links",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("club", String(64), nullable=False),
    Column("token", String(64), nullable=False, unique=True),
    Column("role", String(16), nullable=False),
    Column("made_by", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("uses", Integer, nullable=False),  # that are left
    Index("ix_club_links_club", "club"),
)

# Requests to join that wait for an organiser's consent.
CLUB_REQUESTS = Table(
    "club_requests",
    METADATA,
    Column("club", String(64), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("note", String(300), nullable=False),
    Column("made", Float, nullable=False),
)

# People who were removed: they come back only by an invitation of an organiser.
CLUB_REMOVED = Table(
    "club_removed",
    METADATA,
    Column("club", String(64), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("made", Float, nullable=False),
)

# Contests and leagues that a club holds.
CLUB_EVENTS = Table(
    "club_events",
    METADATA,
    Column("club", String(64), primary_key=True),
    Column("kind", String(16), primary_key=True),  # tournament, team_match, league
    Column("name", String(64), primary_key=True),  # its id
    Column("made", Float, nullable=False),
    Column("made_by", String(64), nullable=False),
)

# Append-only: triggers of the migration refuse changes and deletions.
CLUB_TRAIL = Table(
    "club_trail",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("club", String(64), nullable=False),
    Column("time", Float, nullable=False),
    Column("kind", String(32), nullable=False),
    Column("actor", String(64), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("facts", JSON, nullable=False),
    Index("ix_club_trail_club", "club"),
)
