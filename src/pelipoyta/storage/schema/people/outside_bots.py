"""Bots from outside: the games that a bot account waits for, and those that it plays."""

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, String, Table

from pelipoyta.storage.schema.metadata import METADATA

# Games that a connected bot takes; the row counts while `until` is not over, which its connection renews.
BOT_ACCEPTS = Table(
    "bot_accepts",
    METADATA,
    Column("bot", String(64), primary_key=True),
    Column("wants", JSON, nullable=False),
    Column("opponents", String(16), nullable=False),  # bots, people or all
    Column("at_once", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
)

# Games of bot accounts, a row a seat; written before the table is made, so that limits hold over all processes.
BOT_GAMES = Table(
    "bot_games",
    METADATA,
    Column("table_id", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bot", String(64), nullable=False),
    Column("key", String(64), nullable=False),  # that the table is made with
    Column("pool", JSON, nullable=False),
    Column("among_bots", Boolean, nullable=False),
    Column("began", Float, nullable=False),
    Column("made", Boolean, nullable=False),  # the table is there, and the bot sits
    Column("ended", Float, nullable=True),
    Index("ix_bot_games_bot", "bot", "began"),
)
