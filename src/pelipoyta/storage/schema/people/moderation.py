"""Reports, cases, sanctions, appeals, removed chat lines, and the operator's append-only trail."""

from sqlalchemy import JSON, Column, Float, Index, Integer, String, Table

from pelipoyta.storage.schema.metadata import METADATA

# Cases: reports about one suspect; `open_for` is the suspect while the case is open, so that there is one at most.
CASES = Table(
    "cases",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("suspect", String(64), nullable=False),
    Column("open_for", String(64), unique=True),
    Column("opened", Float, nullable=False),
    Column("closed", Float),
    Column("outcome", String(32), nullable=False),  # empty while open; acted, dismissed
    Index("ix_cases_suspect", "suspect"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("case_id", String(64), nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("reason", String(32), nullable=False),
    Column("note", String(1000), nullable=False),
    Column("table_id", String(64), nullable=False),  # empty: reported from a profile
    Column("seat", Integer),
    Column("lines", JSON, nullable=False),  # numbers of the log lines that the reporter heard
    Column("made", Float, nullable=False),
    Index("ix_reports_case_id", "case_id"),
    Index("ix_reports_reporter", "reporter"),
)

SANCTIONS = Table(
    "sanctions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("kind", String(32), nullable=False),  # of the ladder of sanctions
    Column("reason", String(32), nullable=False),
    Column("words", String(1000), nullable=False),  # what the person reads
    Column("evidence", JSON, nullable=False),  # ids of reports, tables and lines
    Column("operator", String(64), nullable=False),
    Column("case_id", String(64), nullable=False),  # empty: without a case
    Column("made", Float, nullable=False),
    Column("until", Float),  # None: until it is lifted
    Column("read", Float),
    Column("lifted", Float),
    Index("ix_sanctions_person", "person"),
)

APPEALS = Table(
    "appeals",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("sanction", String(64), nullable=False, unique=True),
    Column("person", String(64), nullable=False),
    Column("note", String(2000), nullable=False),
    Column("made", Float, nullable=False),
    Column("answered", Float),
    Column("answer", String(1000), nullable=False),
    Column("granted", Integer, nullable=False),  # 1: the sanction was lifted
)

# Chat lines that are no longer shown. The log keeps its lines; readers look here first.
REDACTIONS = Table(
    "redactions",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("line", Integer, primary_key=True),  # number in the table's log
    Column("reason", String(32), nullable=False),
    Column("made", Float, nullable=False),
)

# Append-only: triggers of the migration refuse changes and deletions.
MODERATION_TRAIL = Table(
    "moderation_trail",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("time", Float, nullable=False),
    Column("operator", String(64), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("person", String(64), nullable=False),
    Column("facts", JSON, nullable=False),
    Index("ix_moderation_trail_person", "person"),
)

# Signals that two accounts share a device or a network, as HMACs; forgotten after 180 days.
SIGNALS = Table(
    "signals",
    METADATA,
    Column("kind", String(16), primary_key=True),  # device, network
    Column("value", String(64), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("seen", Float, nullable=False),
    Index("ix_signals_person", "person"),
)

# Reports of fair play, for the operator to read; they cause nothing by themselves.
FAIRPLAY_REPORTS = Table(
    "fairplay_reports",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Column("games", Integer, nullable=False),  # that it is about; a dismissed one comes back only with more
    Column("report", JSON, nullable=False),
    Column("dismissed", Float),
    Index("ix_fairplay_reports_person", "person"),
)
