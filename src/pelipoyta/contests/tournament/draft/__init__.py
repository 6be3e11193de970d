"""Sealed deck and draft: boosters, the draft's state, and its rules."""
