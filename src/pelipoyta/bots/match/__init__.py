"""Matches between bots: mirrored pairs of games as the unit, with what can be said of them and how surely."""
