"""Interfaces of the optional parts of a game: contests, hints, boosters, a fast simulator."""
