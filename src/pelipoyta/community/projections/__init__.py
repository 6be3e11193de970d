"""Projections: rows computed from the logs of tables, kept up to date, and computed again at any time."""
