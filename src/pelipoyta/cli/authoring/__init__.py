"""Commands for authors of games: laws, new, build."""
