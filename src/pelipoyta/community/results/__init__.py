"""Results of finished games: a pure function of a table's log, and the rows they are kept in."""
