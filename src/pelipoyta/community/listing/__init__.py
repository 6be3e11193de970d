"""Lists of the lobby: rows of open and running tables, filters, and numbered changes of a filtered list."""
