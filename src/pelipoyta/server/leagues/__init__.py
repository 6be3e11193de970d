"""Leagues on the server: rounds open by the calendar, tables are made, results come from finished tables."""
