"""Before the game: logs of new tables, their checks, seating, private options."""
