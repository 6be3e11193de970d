"""Pelipöytä, the game table: five games, played and studied through one small contract."""

__version__ = "0.2.0"
