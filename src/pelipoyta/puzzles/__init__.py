"""Puzzles: positions whose best answer is proved by exact search or by counting, never by a bot's opinion."""
