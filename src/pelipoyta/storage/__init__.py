"""Rows that are no log, on SQLite and PostgreSQL alike: schema, migrations, transactions. Knows no game."""
