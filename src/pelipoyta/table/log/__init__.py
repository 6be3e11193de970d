"""Event log of tables: the store interface, SQLite, and the database file."""
