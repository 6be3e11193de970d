"""Messages about series, tournaments, team matches and leagues."""
