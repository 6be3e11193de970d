"""Analysis of finished games: win probabilities, luck, cost of choices, and better alternatives.

Knows no game: positions are valued by a game's `evaluators`, or, where it has none, by random games played to the end.
Everything is a pure function of the record, computed in pieces (`plan.py`) that any process may take.
"""
