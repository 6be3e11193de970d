"""Index of tables: game, seats, phase and turn of each as a row, for the lobby and for players' own games."""
