"""Pelipöytä, the game table: five games, played and studied through one small contract."""
