"""Notices to people, their deliveries by channel, and the settings that say which channel tells what."""

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, String, Table, Text, UniqueConstraint

from pelipoyta.storage.schema.metadata import METADATA

# Notices, one for each person and key; `ended` when it no longer holds, or another has told it too.
NOTICES = Table(
    "notices",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("key", String(160), nullable=False),
    Column("facts", JSON, nullable=False),
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("shown", Float),  # when it came into the person's list
    Column("seen", Float),
    Column("ended", Float),
    UniqueConstraint("person", "key", name="uq_notices_person"),
    Index("ix_notices_due", "due"),
)

# Deliveries: a notice by one channel to one target; claimed by lease, so that one process sends it.
DELIVERIES = Table(
    "deliveries",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("notice", String(32), nullable=False),
    Column("person", String(64), nullable=False),
    Column("channel", String(8), nullable=False),
    Column("target", String(64), nullable=False),
    Column("due", Float, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, sent, dropped, failed
    Column("tries", Integer, nullable=False),
    Column("leased", Float, nullable=False),  # until when a process has claimed it
    Column("holder", String(32), nullable=False),
    Column("note", String(64), nullable=False),  # outcome, in a word
    UniqueConstraint("notice", "channel", "target", name="uq_deliveries_notice"),
    Index("ix_deliveries_state", "state", "due"),
    Index("ix_deliveries_person", "person"),
)

# Push subscriptions: an address that a browser gave, with the keys that only it can read by.
SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),  # hash of the address
    Column("person", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("ix_subscriptions_person", "person"),
)

# Settings of a person; the stop token is in links that work without signing in.
NOTICE_SETTINGS = Table(
    "notice_settings",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("channels", JSON, nullable=False),  # by kind
    Column("quiet", JSON),  # hours and time zone; null: none
    Column("bundle", Integer, nullable=False),  # minutes
    Column("digest", Boolean, nullable=False),
    Column("language", String(8), nullable=False),
    Column("stop", String(64), nullable=False, unique=True),
    Column("mail", String(254), nullable=False),
    Column("mail_confirmed", Float),
    Column("mail_code", String(64), nullable=False),
    Column("mail_asked", Float, nullable=False),
    Column("hook", Text, nullable=False),
    Column("hook_secret", String(64), nullable=False),
    Column("hook_failures", Integer, nullable=False),
    Column("hook_off", Float),
)

# Seats whose turns a person is told of; a signed-in player's seats are known from the table's log.
NOTICE_SEATS = Table(
    "notice_seats",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_notice_seats_person", "person"),
)

# Vacations of people in games over days; the days are counted from these rows.
VACATIONS = Table(
    "vacations",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
    Column("days", Integer, nullable=False),
    Column("settled", Float),  # when every table had been told of its end
    Index("ix_vacations_person", "person"),
)

# Seats that are asked in games over days; a projection of the tables' logs.
TURNS = Table(
    "turns",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("version", Integer, nullable=False),  # of the seat's view since which it is asked
    Column("game", String(64), nullable=False),
    Column("account", String(64), nullable=False),  # empty for a guest
    Column("asked", Float, nullable=False),
    Column("flag", Float, nullable=False),  # when the clock runs out, as reckoned at the log's last line
    Column("bank", Float, nullable=False),
    Column("rests", Float, nullable=False, server_default="0"),  # until when the player is on vacation
)
