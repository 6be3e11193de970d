"""Verifiable randomness: commitments, shared chance, sealed decks, and the checks of finished games."""
