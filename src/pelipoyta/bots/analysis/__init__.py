"""After the game: how likely each was to win, what luck brought, what a choice cost, and what would have been better.

Knows no game: positions are judged by a game's `evaluators`, or, where it has none, by games played on to their end.
Everything is a pure function of the record, done in pieces (`plan.py`) that any process may take.
"""
