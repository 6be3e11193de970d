"""Contests among bots without any server: the same folds, seats and reckonings, games from the arena."""
