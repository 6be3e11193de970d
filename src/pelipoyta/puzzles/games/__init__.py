"""Themes of each game, a module after its game."""
