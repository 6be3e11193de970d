"""Columns that name a person, in all tables, and what deletion does with their rows.

A test compares this with the schema: a table with a person's column that is missing here fails it.
"""

from typing import Literal

from sqlalchemy import Column, Table

from pelipoyta.storage.schema.whole import METADATA

Fate = Literal["delete", "keep"]  # a kept row has the id of a deleted account, which names nobody

# Names of columns that hold the id of a person, in whichever table.
PERSONS = frozenset(
    {
        "account",
        "person",
        "owner",
        "bot",
        "guest",
        "blocked",
        "muted",
        "followed",
        "one",
        "other",
        "asked_by",
        "suspect",
        "open_for",
        "reporter",
        "actor",
        "subject",
        "made_by",
        "organiser",
        "operator",
    }
)
# Rows that stay, and why; all other rows with the person's id are deleted.
KEPT = {
    "accounts": "the id alone, without name, password and settings",
    "freed_names": "the name rests for a year",
    "claimed_seats": "names that a guest typed are not shown any more",
    "results": "others' games and ratings stay as they were",
    "result_players": "others' games and ratings stay as they were",
    "ratings": "computed from results",
    "rating_changes": "computed from results",
    "turns": "computed from the logs of tables",
    "cases": "the operators' trail cannot be changed",
    "reports": "the operators' trail cannot be changed",
    "sanctions": "the operators' trail cannot be changed",
    "appeals": "the operators' trail cannot be changed",
    "moderation_trail": "the operators' trail cannot be changed",
    "fairplay_reports": "the operators' trail cannot be changed",
    "club_trail": "the club's trail cannot be changed",
    "club_events": "the club's event goes on",
    "club_links": "the club's link works on",
    "club_removed": "who was removed does not come back under the same id",
    "leagues": "the league goes on",
    "contest_index": "computed from the logs of contests",
    "pairings": "deleted after an hour by itself",
}
# Columns that an export leaves out: secrets, and what only a machine reads.
SECRET = frozenset(
    {
        "hash",
        "password",
        "claim",
        "browser",
        "public_key",
        "auth",
        "p256dh",
        "hook_secret",
        "mail_code",
        "stop",
        "data",
        "token",
        "secret",
        "holder",
    }
)


def person_columns(table: "Table") -> "list[Column[str]]":
    """Columns of a table that hold the id of a person."""
    return [column for column in table.columns if column.name in PERSONS]


def person_tables() -> "list[Table]":
    """All tables that name persons."""
    return [table for table in METADATA.sorted_tables if person_columns(table) or table.name == "accounts"]


def fate(table: "Table") -> Fate:
    """Fate of a table's rows when their person is deleted."""
    return "keep" if table.name in KEPT else "delete"
