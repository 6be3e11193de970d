"""Ratings on the server: folded as games end, and read for pages."""
