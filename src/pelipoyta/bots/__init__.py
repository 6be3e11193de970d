"""Bots: programs that play; each gets a view and its legal actions, and never a state."""
