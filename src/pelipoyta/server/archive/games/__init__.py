"""Answers about a game itself, of no table: lessons, rules pages, cards, positions in its notation."""
