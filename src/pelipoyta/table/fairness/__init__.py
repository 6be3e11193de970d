"""Randomness that players can verify: the seed chain, sealed decks, and entropy."""
