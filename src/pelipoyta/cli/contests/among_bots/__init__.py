"""Contests among bots without a server: the contest services over a store in memory, games played by the arena."""
