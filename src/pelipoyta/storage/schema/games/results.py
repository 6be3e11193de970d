"""Results of finished games, and the ratings that follow from them.

All of it but the choices of people and the voids can be computed again from the logs of tables.
"""

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, String, Table

from pelipoyta.storage.schema.metadata import METADATA

# Results of finished tables by table id; `folded` once ratings have been computed from it.
RESULTS = Table(
    "results",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("seats", String(16), nullable=False),
    Column("variant", String(64), nullable=False),
    Column("ended", Float, nullable=False),
    Column("season", Integer, nullable=False),
    Column("sides", JSON, nullable=False),
    Column("ranks", JSON, nullable=False),
    Column("why", String(64), nullable=False),
    Column("flags", JSON, nullable=False),
    Column("vanished", JSON, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("contest", String(64), nullable=False),
    Column("folded", Boolean, nullable=False),
    Index("ix_results_ended", "ended"),
)

# Accounts that played for a result; guests and bots have no row.
RESULT_PLAYERS = Table(
    "result_players",
    METADATA,
    Column("result", String(64), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("side", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Index("ix_result_players_person", "person", "ended"),
)

# Results that an operator took out; no projection touches them.
VOIDS = Table(
    "voids",
    METADATA,
    Column("result", String(64), primary_key=True),
    Column("time", Float, nullable=False),
    Column("reason", String(300), nullable=False),
)

# Ratings as the last result left them.
RATINGS = Table(
    "ratings",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("pace", String(16), primary_key=True),
    Column("seats", String(16), primary_key=True),
    Column("variant", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("against_bots", Integer, nullable=False),
    Column("last", Float, nullable=False),
    Index("ix_ratings_game", "game", "pace", "seats"),
)

# Changes of ratings by result: the history of a player, and the point from which a fold can go on.
RATING_CHANGES = Table(
    "rating_changes",
    METADATA,
    Column("result", String(64), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("seats", String(16), nullable=False),
    Column("variant", String(64), nullable=False),
    Column("ended", Float, nullable=False),
    Column("before_mu", Float, nullable=False),
    Column("before_sigma", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("against_bots", Integer, nullable=False),
    Column("expected", Float, nullable=False),
    Index("ix_rating_changes_person", "person", "ended"),
    Index("ix_rating_changes_ended", "ended"),
)

# Position of the fold: the newest result that ratings were computed from. Its row is locked while they are.
RATING_FOLD = Table(
    "rating_fold",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("ended", Float, nullable=False),
    Column("result", String(64), nullable=False),
)

# People who stay out of leaderboards.
RATING_CHOICES = Table(
    "rating_choices",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("listed", Boolean, nullable=False),
)
