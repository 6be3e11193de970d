"""Rows about games: the index of tables, results and ratings, offers, leagues, conditional answers."""
