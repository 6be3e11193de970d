"""Leagues: divisions, fixtures over weeks, promotion and relegation; a log of events and its fold."""
