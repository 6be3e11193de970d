"""Matches between bots: mirrored pairs of games as the unit, with ratings and confidence intervals."""
