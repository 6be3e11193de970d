"""Commands for players: serve, games, play, rules, lessons, deck."""
