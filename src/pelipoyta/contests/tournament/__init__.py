"""Tournaments: many entrants, rounds of tables, standings; pure state folded from a log, as a series is."""
