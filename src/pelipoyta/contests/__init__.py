"""Contests of several games: series, tournaments and team matches, each folded from an event log."""
