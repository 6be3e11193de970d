"""Searches that know no game: whatever has a fast twin can be searched."""
