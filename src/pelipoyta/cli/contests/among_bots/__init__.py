"""Contests among bots without a server: the same states, seatings and standings; games are played in the arena."""
