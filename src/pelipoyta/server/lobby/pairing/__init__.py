"""Pairing of stored offers: facts, paces, the pairer, what visitors are told."""
