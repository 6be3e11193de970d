"""Tournaments: many entrants, rounds of tables, standings, drafts."""
